"""Dawn of the Zeds in a browser: turns played by what glows, at every size, and what the table gives back."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.screen import PATIENCE_MS, Screen
from tests.browser.test_reach import check

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
FEW = 24
"""Answers that are enough to meet a few turns."""


def glowing(screen: Screen) -> Locator:
    """What answers when it is touched: cards to choose among, the map, the hand, the bar."""
    page = screen.page
    tracks = page.locator(".spokes button.plate.lit")
    if not page.locator(".row button.lit").count() and tracks.count():
        # Where there is little room, a track is opened first.
        tracks.first.press("Enter")
    for where in (
        ".board .choices .lit",
        ".board .stage button[data-key].lit, .board .row button[data-key].lit",
        ".board .hand .lit",
        ".board .bar .btn.lit, .board .bar .btn.possible",
        ".board .end .btn",
    ):
        found = page.locator(where)
        if found.count():
            return found
    raise AssertionError("nothing glows")


def by_light(screen: Screen, number: int) -> None:
    """Press what glows on the map, or else in the bar; twice where that is asked for."""
    page = screen.page
    expect(page.locator(".board[data-ask]")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator("#ask-line")).to_be_visible()
    ends = page.locator(".board .end .btn.possible, .board .end .btn.lit")
    if number % 4 == 0 and ends.count():
        ends.first.press("Enter")
        return
    found = glowing(screen)
    found.nth(number % found.count()).press("Enter")
    if page.locator(".board[data-armed]").count():
        page.locator("#ask-line").focus()
        page.keyboard.press("Enter")


def sit(ann: Screen, chairs: str = "h", **options: str) -> int:
    """Sit down at a new table of a level; the number of the open question."""
    ann.set_up(chairs, game="dawn_of_the_zeds", submit=False)
    for name, value in options.items():
        ann.page.locator(f"label:has(input[name=doz-{name}][value={value}])").click()
    ann.submit()
    return ann.wait_for_turn()


@pytest.mark.parametrize("level", ["basic", "directors_cut"])
def test_turns_are_played_by_what_glows(screen: Open, level: str) -> None:
    ann = screen()
    sit(ann, level=level, length="short")
    assert ann.play(by_light, FEW) > 5


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET], ids=["phone", "sideways", "tablet"])
def test_every_size_has_something_to_press(screen: Open, size: dict[str, Any]) -> None:
    ann = screen(**size)
    sit(ann, level="walking_zeds")
    ann.play(by_light, 12)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_touching_another_unit_takes_the_choice_back(screen: Open) -> None:
    ann = screen()
    number = sit(ann, level="basic")
    page = ann.page
    while page.evaluate("told.question") != "who_acts":
        by_light(ann, number)
        number = ann.wait_for_turn(number)
    heroes = page.locator(".people .he")
    heroes.nth(0).click()
    number = ann.wait_for_turn(number)
    expect(heroes.nth(0)).to_have_attribute("aria-pressed", "true")
    heroes.nth(1).click()
    expect(heroes.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(heroes.nth(0)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("size", "theme"),
    [({}, "night"), (PHONE, "day"), (TABLET, "day")],
    ids=["desktop", "phone", "tablet"],
)
def test_the_table_is_within_reach(screen: Open, size: dict[str, Any], theme: str) -> None:
    ann = screen({"theme": theme}, **size)
    sit(ann, level="directors_cut")
    ann.play(by_light, 6)
    check(ann, theme)


def test_a_bot_plays_to_the_chronicle(screen: Open) -> None:
    ann = screen()
    sit(ann, level="basic", length="short")
    ann.let_a_bot_finish()
