"""Hit Z Road in a browser: what the table says, and what it gives back."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Lay, Open
from tests.browser.screen import Screen, by_pressing
from tests.browser.test_reach import FADED_IN, check
from tests.games.hit_z_road.table import BONUS_KILL, CASUALTY, FATAL, KILL, OPPORTUNITY, Game, drive_all, seat

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit(screen: Screen, lay_out: Lay, table: Game, others: str = "b") -> int:
    """Sit down at seat 0 of a table that has been laid out; the number of the open question.

    The others are bots, or people ("l") who do not answer.
    """
    lay_out(screen, table.match, "h" + others * (table.match.seats - 1))
    return screen.wait_for_turn()


def button(screen: Screen, words: str) -> Locator:
    """A verb, by the words on it."""
    return screen.page.locator(".bar .btn", has_text=words)


# Every question comes back whole when an answer is taken back.


def bid() -> Game:
    return seat(2, [("farm", "hospital")], order=[0, 1])


def pay_bid() -> Game:
    table = seat(2, order=[1, 0])
    table.passes(1)
    table.bids(0, 3)
    table.passes(1, 0)
    return table


def choose_path() -> Game:
    table = seat(3, [("church", "hospital")], order=[0, 1, 2])
    table.nobody_bids()
    return table


def pay_key() -> Game:
    table = seat(2, order=[0, 1])
    table.nobody_bids()
    table.drives(0, 3)
    return table


def swap_cards() -> Game:
    table = seat(2, [("church", "hospital")], order=[0, 1], journey=True)
    table.bids(0, 1)
    table.passes(1, 0)
    table.pays(0, ammo=1)
    table.drives(0, 1)
    return table


def detour() -> Game:
    table = seat(2, [("church", "hospital")], order=[0, 1], from_round=3, tiles=(3, 6), journey=True)
    table.nobody_bids()
    table.drives(0, 1)
    return table


def met(card: str, seats: int = 2, **prepared: Any) -> Game:
    """Seat 0 meets a card, and then one with many zombies."""
    table = seat(seats, [(card, "large_crowd")], order=list(range(seats)), **prepared)
    table.nobody_bids()
    table.drives(0, 1)
    return table


def pay_or_lose() -> Game:
    return met("river_crossing")


def pay_part() -> Game:
    return met("desert_highway")


def discard() -> Game:
    return met("rabid_dogs")


def keep_token() -> Game:
    return met("hungry_boy", tokens={0: ["timmy"]})


def use_token() -> Game:
    return met("fuel_depot", 4, tokens={0: ["molotov"]})


def before_melee() -> Game:
    return met("church")


def after_volley() -> Game:
    table = met("town_alarm")
    table.falls(KILL, CASUALTY)
    table.shoots(0, 1)
    return table


QUESTIONS: list[tuple[Callable[[], Game], str]] = [
    (bid, "Bid 3"),
    (pay_bid, "Pay 3"),
    (choose_path, "Take path 1"),
    (pay_key, "Pay 2"),
    (swap_cards, "Right card first"),
    (detour, "Pay 2"),
    (pay_or_lose, "Pay 1 gas"),
    (pay_part, "Pay 2"),
    (discard, "Discard 1 gas"),
    (keep_token, "Pay 3 ammo"),
    (use_token, "Keep Molotov Cocktail"),
    (before_melee, "Flee"),
    (after_volley, "Flee"),
]
"""Each question after which an answer can be taken back, and the verb that answers it."""


def answer(screen: Screen, words: str) -> None:
    """Press a verb; a space or a path is chosen before."""
    if words.startswith("Bid "):
        screen.page.get_by_role("button", name=f"Space {words[4:]}.").click()
    if words.startswith("Take path "):
        screen.page.locator(f".lanes button[data-path='{words[10:]}']").click()
    button(screen, words).click()


@pytest.mark.parametrize(("begin", "words"), QUESTIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_an_answer_taken_back_can_be_given_anew(
    page_kept: Open, lay_out: Lay, begin: Callable[[], Game], words: str
) -> None:
    ann = page_kept({"pace": "quick"})
    table = begin()
    assert table.asked == (begin.__name__, 0)
    number = sit(ann, lay_out, table, others="l")
    ann.wait_for_light()
    offered = ann.page.locator(".bar .btn .verb").all_inner_texts()
    answer(ann, words)
    number = ann.wait_past(number)
    ann.undo()
    number = ann.wait_for_turn(number)
    expect(ann.page.locator(".bar .btn .verb")).to_have_text(offered)
    answer(ann, words)
    ann.wait_past(number)


# What is to be read.


def test_how_one_wins_stands_on_every_table(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    sit(ann, lay_out, bid())
    expect(ann.page.locator(".mat .goal")).to_contain_text("How to win: have a survivor left after round 8")
    bob = page_kept(locale="ja-JP", **PHONE)
    sit(bob, lay_out, bid())
    expect(bob.page.locator(".mat .goal")).to_contain_text("最多得点")
    eve = page_kept()
    sit(eve, lay_out, seat(1))
    expect(eve.page.locator(".mat .goal")).to_contain_text("bring a survivor through all 8 rounds")


def test_the_turn_line_says_who_what_and_what_to_touch(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    sit(ann, lay_out, bid())
    expect(ann.page.locator("#ask-line")).to_have_text(
        "Seat 1: raise your bid or pass. Touch a highlighted space."
    )


def test_the_hint_says_what_enter_does(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    number = sit(ann, lay_out, before_melee())
    ann.page.locator(".shots .stepper button").last.click()
    expect(button(ann, "Ranged attack: 1 ammo")).to_be_visible()
    expect(ann.page.locator(".help")).to_contain_text("Enter: Ranged attack: 1 ammo.")
    ann.page.locator("#ask-line").focus()
    ann.page.keyboard.press("Enter")
    ann.wait_past(number)
    assert ann.page.evaluate("told.question") in ("after_volley", "before_melee")
    told = ann.page.locator(".log").inner_text()
    assert "with 1 ammo" in told


def test_a_path_says_what_it_costs_and_brings(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    paths = [("rabid_dogs", "motel_rest"), ("lone_survivor", "hunters_house"), ("river_crossing", "farm")]
    sit(ann, lay_out, seat(3, paths, order=[0, 1, 2]))
    items = [lane.locator(".item") for lane in ann.page.locator(".lanes .hold").all()]
    said = [[item.get_attribute("aria-label") for item in lane.all()] for lane in items]
    assert said == [
        ["+1 adrenaline", "−1 resource of any kind"],
        ["+5 ammo", "+1 survivor", "Scope"],
        ["+3 ammo", "+1 gas", "−1 gas or a survivor"],
    ]
    first = ann.page.locator(".lanes button").first.get_attribute("aria-label")
    assert first is not None
    assert "−1 resource of any kind" in first


def test_the_track_gives_its_room_to_the_drive(page_kept: Open, lay_out: Lay) -> None:
    heights = []
    for begin in (bid, choose_path):
        ann = page_kept()
        sit(ann, lay_out, begin())
        box = ann.page.locator(".lanes").bounding_box()
        assert box is not None
        heights.append(box["height"])
        expect(ann.page.locator(".track")).to_have_count(int(begin is bid))
    assert heights[1] > heights[0] + 100


def test_where_nothing_moves_it_is_told_how_the_others_drove(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept(reduced_motion="reduce")
    table = seat(2, order=[0, 1])
    table.nobody_bids()
    lay_out(ann, table.match, "hb")
    number = ann.wait_for_turn()
    expect(ann.page.locator(".news")).to_have_count(0)
    answer(ann, "Take path 1")
    number = ann.wait_for_turn(number)
    expect(ann.page.locator(".news li")).to_have_count(1)
    expect(ann.page.locator(".news li")).to_contain_text("path 2, 2 cards")
    by_pressing(ann, number)
    number = ann.wait_for_turn(number)
    expect(ann.page.locator(".news")).to_have_count(0)


# Every size.

SIZES = ((1366, 768), (1440, 900), (1920, 1080), (1024, 768), (390, 844), (320, 640))
LAID_OUT = """
width => {
  const { classList } = document.querySelector('.board');
  return classList.contains('narrow') === width < 700 && classList.contains('wide') === width >= 1200;
}
"""
BURIED = """
() => [...document.querySelectorAll(
  '.bar .btn, .own .stepper button, .space.lit, .cards.lit, .stage .die.lit, .mat:not(:has(.stage)) .goal'
)].filter((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const inside = box.left >= 0 && box.right <= innerWidth + 0.5
      && box.top >= 0 && box.bottom <= innerHeight + 0.5;
    return !inside || top === null || !(each.contains(top) || top.contains(each));
  })
  .map((each) => `${innerWidth}x${innerHeight}: ${each.textContent || each.ariaLabel}`)
"""
"""What may be touched or has to be read, and lies outside the screen or under something else."""


def horde() -> Game:
    return met("airport", people={0: 7}, ammo={0: 9})


def spend() -> Game:
    table = met("airport", people={0: 7})
    table.falls(CASUALTY, OPPORTUNITY, BONUS_KILL, CASUALTY, KILL, FATAL, CASUALTY)
    table.fights(0)
    return table


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
@pytest.mark.parametrize("begin", [bid, pay_bid, choose_path, pay_or_lose, discard, horde, spend])
def test_nothing_that_is_asked_lies_under_something_else(
    page_kept: Open, lay_out: Lay, begin: Callable[[], Game], locale: str
) -> None:
    ann = page_kept(locale=locale, reduced_motion="reduce")
    sit(ann, lay_out, begin())
    ann.wait_for_light()
    buried = []
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(LAID_OUT, arg=width)
        ann.page.wait_for_function(FADED_IN)
        buried += ann.page.evaluate(BURIED)
    assert buried == []
    if locale == "en-US":
        check(ann, begin.__name__)


# Touches.


def test_a_touch_of_what_is_not_lit_says_why(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    table = seat(3, [("church", "hospital")], order=[1, 2, 0], ammo={0: 2}, gas={0: 1}, adrenaline={0: 1})
    table.bids(1, 2)
    table.passes(2)
    sit(ann, lay_out, table)
    hint = ann.page.locator(".track [role=status]")
    ann.page.locator(".track .space").nth(2).click(force=True)
    expect(hint).to_have_text("Seat 2 stands on this space.")
    ann.page.locator(".track .space").nth(9).click(force=True)
    expect(hint).to_have_text("You have 4 resources and cannot bid more.")
    ann.page.locator(".track .space").nth(3).click()
    expect(hint).to_contain_text("At 3 you lead")
    ann.page.locator(".lanes button").first.click()
    expect(ann.page.locator("dialog .why")).to_have_text(
        "Paths are chosen after the auction and its payments."
    )


def test_a_taken_path_and_a_dear_key_say_why(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    table = seat(3, order=[1, 0, 2])
    table.nobody_bids()
    table.drives(1, 1)
    sit(ann, lay_out, table)
    ann.page.locator(".lanes button").first.click()
    expect(ann.page.locator("dialog .why")).to_have_text("Seat 2 has taken this path.")
    bob = page_kept()
    table = seat(2, order=[0, 1], ammo={0: 1}, gas={0: 0}, adrenaline={0: 0})
    table.nobody_bids()
    sit(bob, lay_out, table)
    bob.page.locator(".lanes button").last.click()
    expect(bob.page.locator("dialog .why")).to_have_text("Its key costs 2, and you have 1.")


def test_the_zoom_of_a_path_closes_by_a_click_beside_it(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    sit(ann, lay_out, bid())
    zoom = ann.page.locator("dialog .two")
    for close in ("click", "Escape", "z", "cross"):
        ann.page.locator(".lanes button").first.click()
        expect(zoom).to_be_visible()
        if close == "click":
            ann.page.mouse.click(5, 450)
        elif close == "cross":
            ann.page.locator("dialog .x").click()
        else:
            ann.page.keyboard.press(close)
        expect(zoom).to_have_count(0)


def test_escape_steps_back(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    number = sit(ann, lay_out, bid())
    ann.page.keyboard.press("4")
    expect(button(ann, "Bid 4")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(button(ann, "Bid 4")).to_have_count(0)
    bob = page_kept()
    sit(bob, lay_out, before_melee())
    bob.page.locator("#ask-line").focus()
    bob.page.keyboard.press("+")
    expect(button(bob, "Ranged attack: 1 ammo")).to_be_visible()
    bob.page.keyboard.press("Escape")
    expect(button(bob, "Ranged attack: 1 ammo")).to_have_count(0)
    eve = page_kept()
    sit(eve, lay_out, pay_bid())
    paid = eve.page.locator(".bar .btn .small")
    laid_out = paid.inner_text()
    eve.page.locator(".carry .stepper button:not([disabled])").last.click()
    expect(paid).not_to_have_text(laid_out)
    eve.page.locator("#ask-line").focus()
    eve.page.keyboard.press("Escape")
    expect(paid).to_have_text(laid_out)
    assert number >= 0


# The end.


def test_nothing_of_the_table_shows_through_the_end(page_kept: Open, lay_out: Lay) -> None:
    ann = page_kept()
    table = seat(3, from_round=8, order=[0, 1, 2], ammo={1: 6}, won={0: ["hospital"]})
    drive_all(table)
    lay_out(ann, table.match, "hll")
    ann.wait_for_end()
    expect(ann.page.locator(".lanes")).to_be_hidden()
    expect(ann.page.locator(".track")).to_have_count(0)
    expect(ann.page.locator(".sky")).to_be_hidden()
    solid = "getComputedStyle(document.querySelector('.end')).backgroundColor"
    assert ann.page.evaluate(solid).startswith("rgb(")
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".lanes")).to_be_visible()
