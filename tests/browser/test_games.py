"""Whole games in a browser, by hand and by keyboard, in both languages and at several sizes."""

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import by_keys, by_pressing

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_whole_game_by_pressing_what_glows(screen: Open) -> None:
    ann = screen()
    ann.set_up("hbb")
    assert ann.play(by_pressing) > 5
    ann.wait_for_end()


def test_a_game_is_played_by_keyboard_in_japanese(screen: Open) -> None:
    ann = screen(locale="ja-JP")
    ann.set_up("hbb")
    assert ann.page.locator("html").get_attribute("lang") == "ja"
    assert ann.play(by_keys, most=14) == 14


def test_a_game_is_played_on_a_phone(screen: Open) -> None:
    ann = screen(**PHONE)
    ann.set_up("hb")
    assert ann.play(by_pressing, most=8) == 8
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
