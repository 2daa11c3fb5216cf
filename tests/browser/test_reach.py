"""Everybody can play: reading aids, little motion, small screens."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Open
from tests.browser.screen import Screen, by_pressing

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
# Light may fade; nothing may travel, turn or grow.
MOVING = """
document.getAnimations().filter(
  (each) => each.playState === 'running' && each.effect.getComputedTiming().activeDuration > 20
).flatMap((each) => each.effect.getKeyframes().flatMap(Object.keys).filter(
  (key) => ['translate', 'transform', 'rotate', 'scale', 'left', 'top', 'offsetDistance'].includes(key)
).map((key) => `${key} of ${each.effect.target.getAttribute('class')}`))
"""

FADED_IN = """
() => document.getAnimations().every(
  (each) => each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity
)
"""


def check(screen: Screen, where: str) -> None:
    """No rule of axe is broken on this page, once what fades in is there."""
    screen.page.wait_for_function(FADED_IN)
    if not screen.page.evaluate("'axe' in window"):
        screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    # All that axe passes is left in the page: to send it here would take a sixth of the time.
    found = screen.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)"
    )
    told = [
        f"{where}: {each['id']}: {node['target']}: {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]
    assert told == []


@pytest.mark.parametrize(("locale", "size"), [("en-US", "desktop"), ("ja-JP", "phone")])
def test_the_main_screens_break_no_rule_of_axe(screen: Open, size: str, locale: str) -> None:
    ann = screen(locale=locale, reduced_motion="reduce", **SIZES[size])
    ann.set_up("hlb", submit=False)
    check(ann, "setting up")
    address = ann.submit()
    ann.wait_for_table()
    (link,) = ann.links()
    ann.page.locator("dialog button[aria-pressed]").first.click()
    ann.page.locator("dialog svg.qr").wait_for()
    check(ann, "sharing the links")

    bob = screen(locale=locale, reduced_motion="reduce", **SIZES[size])
    bob.open(address)
    bob.page.locator("main.door ol").wait_for()
    check(bob, "at the door without a link")
    bob.open(link)
    bob.page.locator("main.door button.lit").wait_for()
    check(bob, "sitting down")
    bob.sit(link)
    bob.open_facts().locator("li button").last.click()
    bob.page.locator("dialog button.lit").click()
    bob.page.locator("dialog svg.qr").wait_for()
    check(bob, "on another device")
    bob.page.keyboard.press("Escape")
    bob.open("/")
    bob.page.locator("li.tablecard").wait_for()
    check(bob, "the lobby")


@pytest.mark.parametrize(("locale", "size"), [("en-US", "desktop"), ("ja-JP", "phone")])
def test_a_game_and_its_end_break_no_rule_of_axe(screen: Open, size: str, locale: str) -> None:
    """The questions on a desktop are each laid out in ``test_hit_z_road.py``, and looked at there."""
    solo = screen(locale=locale, reduced_motion="reduce", **SIZES[size])
    solo.set_up("hb")
    seen: set[str] = set()

    def look_and_answer(who: Screen, number: int) -> None:
        who.wait_for_light()
        question = str(who.page.evaluate("told.question"))
        if question not in seen:
            seen.add(question)
            check(who, question)
        by_pressing(who, number)

    if size == "phone":
        solo.play(look_and_answer)
        assert {"bid", "choose_path"} <= seen
        solo.wait_for_end()
    else:
        solo.let_a_bot_finish()
    check(solo, "the end")


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_where_little_motion_is_asked_for(screen: Open, size: str) -> None:
    ann = screen({"pace": "normal"}, reduced_motion="reduce", **SIZES[size])
    ann.set_up("hbb")

    def answer(who: Screen, number: int) -> None:
        who.wait_for_light()
        assert who.page.evaluate(MOVING) == []
        by_pressing(who, number)

    assert ann.play(answer, most=12) > 3


def test_what_happens_is_shown_step_by_step(screen: Open) -> None:
    ann = screen({"pace": "quick"})
    ann.set_up("hbb")
    assert ann.play(by_pressing, most=6) == 6


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_the_table_never_scrolls(screen: Open, width: int) -> None:
    ann = screen(viewport={"width": width, "height": 700})
    ann.set_up("hbbb")
    for _ in range(3):
        ann.play(by_pressing, most=1)
        size = ann.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert size == [0, 0]
