"""Whole games of Dead of Winter in a browser, by pressing what glows."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.colony import by_pressing, glowing, settle
from tests.browser.conftest import Open
from tests.browser.screen import PATIENCE_MS, Screen, play_together
from tests.browser.test_reach import MOVING, PHONE, SIZES, check

pytestmark = pytest.mark.browser

GAME = "dead_of_winter"


def wait_for_end(screen: Screen) -> None:
    """Wait until everything is laid open."""
    expect(screen.page.locator("section.end")).to_be_visible(timeout=PATIENCE_MS)


def test_a_whole_game_by_pressing_what_glows(screen: Open) -> None:
    ann = screen()
    ann.set_up("hbb", game=GAME)
    assert ann.play(by_pressing) > 8
    wait_for_end(ann)


def test_a_whole_game_on_a_phone_in_japanese(screen: Open) -> None:
    ann = screen({"quickHands": True}, locale="ja-JP", **PHONE)
    ann.set_up("hb", game=GAME, coop=True)
    assert ann.play(by_pressing) > 8
    wait_for_end(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_three_browsers_play_at_one_table_and_each_is_told_its_own_secret(screen: Open) -> None:
    people = [screen(), screen(locale="ja-JP", **PHONE), screen(viewport={"width": 1024, "height": 768})]
    address = people[0].set_up("hll", game=GAME, open_chairs=True)
    for guest in people[1:]:
        guest.open(address)
        guest.page.locator("li.free button").first.click()
        guest.wait_for_table()
    # Links to share are shown while a chair is free.
    for person in people:
        expect(person.page.locator("dialog")).to_have_count(0)

    play_together(people, by_pressing, 12)

    for seat, person in enumerate(people):
        views = [said["view"] for said in map(json.loads, person.heard) if said["type"] == "state"]
        assert len(views) > 10
        assert views[-1]["seats"][seat]["secret"] is not None
        for view in views:
            assert view["seat"] in (None, seat)  # Before anybody sits down, they watch.
            known = {each["seat"] for each in view["seats"] if each["secret"] is not None}
            assert known <= {view["seat"]} or view["step"] == "over"


def test_two_people_share_a_screen_and_see_no_hand_but_their_own(screen: Open) -> None:
    ann = screen()
    ann.set_up("hh", game=GAME)
    cover = ann.page.locator(".cover")
    shown: set[int] = set()
    for _ in range(9):
        ann.page.wait_for_function("() => told.mine || document.querySelector('.cover')")
        if cover.count():
            expect(ann.page.locator(".board")).to_have_count(0)
            expect(ann.page.locator(".card")).to_have_count(0)
            ann.page.keyboard.press("Enter")
            ann.page.keyboard.press("Enter")
            expect(cover).to_have_count(0)
        number = ann.wait_for_turn()
        shown.add(ann.page.evaluate("told.seat"))
        by_pressing(ann, number)
        ann.page.wait_for_function("n => told.asked > n", arg=number)
    assert shown == {0, 1}


def test_a_verb_by_its_letter_a_die_by_its_face(screen: Open) -> None:
    ann = screen()
    ann.set_up("hb", game=GAME)
    number = ann.wait_for_turn()
    while ann.page.evaluate("told.question") != "turn":
        by_pressing(ann, number)
        number = ann.wait_for_turn(number)
    glowing(ann, ".bar .btn.lit").wait_for()
    line = ann.page.locator("#ask-line")
    line.focus()
    first = line.inner_text()
    ann.page.keyboard.press("]")
    expect(line).not_to_have_text(first)
    ann.page.keyboard.press("[")
    expect(line).to_have_text(first)
    ann.page.keyboard.press("c")
    expect(ann.page.locator(".bar .cell.back")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(line).to_have_text(first)
    ann.page.keyboard.press("ArrowDown")
    assert ann.page.evaluate("document.activeElement.closest('.mat') !== null")
    line.focus()
    ann.page.keyboard.press("b")
    ann.page.wait_for_function("n => told.asked > n", arg=number)


@pytest.mark.parametrize(("locale", "size"), [("en-US", "desktop"), ("ja-JP", "phone")])
def test_no_question_breaks_a_rule_of_axe(screen: Open, size: str, locale: str) -> None:
    ann = screen(locale=locale, reduced_motion="reduce", **SIZES[size])
    ann.set_up("hbb", game=GAME)
    seen: set[str] = set()

    def look_and_answer(who: Screen, number: int) -> None:
        question = str(who.page.evaluate("told.question"))
        if question not in seen and settle(who, number) != "gone":
            seen.add(question)
            check(who, question)
            assert who.page.evaluate(MOVING) == []
        by_pressing(who, number)

    ann.play(look_and_answer, most=16)
    assert {"leader", "turn"} <= seen


@pytest.mark.parametrize("width", [390, 1024])
def test_the_table_never_scrolls(screen: Open, width: int) -> None:
    ann = screen(viewport={"width": width, "height": 760})
    ann.set_up("hbbb", game=GAME)
    for _ in range(4):
        ann.play(by_pressing, most=1)
        size = ann.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert size == [0, 0]
