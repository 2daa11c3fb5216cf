"""The table of The Long Night: its modules lie there, can be read, and are touched where they lie."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.browser.conftest import Open
from tests.browser.laid import Laid
from tests.browser.night_table import crowded
from tests.browser.test_layout import DESKTOPS, LANGUAGES, LOOK, PHONES, TOUCH, shape
from tests.browser.test_reach import check
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.long_night.raxxon_table import stand
from tests.games.dead_of_winter.table import PLACE, Game

pytestmark = pytest.mark.browser

SHOTS = "LASTFIRE_SHOTS"
"""Names the folder where pictures of the table are left."""
PHONE = {"width": 390, "height": 844}
INSIDE = """
() => {
  const card = document.querySelector('section.night-card, .read').getBoundingClientRect();
  const mat = document.querySelector('section.mat').getBoundingClientRect();
  return card.top >= mat.top && card.bottom <= mat.bottom && card.left >= mat.left && card.right <= mat.right;
}
"""
WHOLE = ".side .card, .bar .verb, .tape, .stock, .plan b, .tabs button, .tabs small, .plate .nr, .dead"
TOUCHED = (
    ".bar .btn, .corner .btn, .seal, .tray, .plate, header .tool, header .phase,"
    " .mat .place:not(.colony), .mat .panel, .mat .plank .pile, .tabs button, .side .note"
)


@pytest.fixture(scope="module")
def pixels() -> bool:
    return SHOTS in os.environ


@pytest.mark.parametrize("locale", LANGUAGES)
def test_all_modules_fit_at_every_size(page_kept: Open, locale: str) -> None:
    said: list[str] = []
    shots = os.environ.get(SHOTS)
    for sizes, kind in ((DESKTOPS, {}), (PHONES, TOUCH)):
        width, height = sizes[0]
        ann = page_kept(
            locale=locale, reduced_motion="reduce", viewport={"width": width, "height": height}, **kind
        )
        it = Laid(ann, crowded())
        it.page.evaluate("document.fonts.ready.then(() => true)")
        for size in sizes:
            shape(ann, size)
            if shots:
                it.page.screenshot(path=Path(shots) / f"{locale}-{size[0]}x{size[1]}.png")
            said += it.page.evaluate(LOOK, [WHOLE, TOUCHED])
    assert said == []


def lit(it: Laid[Game], key: str) -> bool:
    """Whether this thing on the mat glows."""
    return "lit" in (it.page.locator(f'.mat [data-key="{key}"]').get_attribute("class") or "").split()


def test_a_die_is_laid_on_the_code_from_the_log(page_kept: Open) -> None:
    it = Laid(page_kept(reduced_motion="reduce"), crowded())
    assert lit(it, "board:tape")
    expect(it.page.locator('[data-key="board:tape"]')).to_have_accessible_name(
        "Audio log, Claw, code 4 · 6, needs 6, Cleo: 2, Available"
    )
    it.page.keyboard.press("7")
    card = it.page.locator("section.night-card")
    expect(card).to_contain_text("Otherwise a Claw comes in the colony phase.")
    card.get_by_role("button", name="Place a 6 here").click()
    it.wait_past(1)
    assert it.game.view(0)["modules"]["raxxon"]["look"]["dice"][0] == [6]
    expect(it.page.locator('[data-key="board:tape"]')).to_have_accessible_name(re.compile("code met: a vote"))


def test_the_bar_lays_the_die_that_is_wished(page_kept: Open) -> None:
    it = Laid(page_kept(reduced_motion="reduce"), crowded())
    it.page.keyboard.press("]")
    button = it.page.locator(".bar").get_by_role("button", name="Lay on code")
    expect(button).to_have_accessible_name(re.compile("6"))
    it.page.locator(".tray .die").nth(1).click()
    button.click()
    it.wait_past(1)
    assert it.game.view(0)["modules"]["raxxon"]["look"]["dice"][0] == [5]


AT_SCHOOL = {"harman_brooks": "school", "talia_jones": "gas_station", "ashley_ross": "raxxon"}


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_what_is_attacked_is_touched_where_it_stands_and_told_in_full_first(
    page_kept: Open, way: str
) -> None:
    table = crowded(at=AT_SCHOOL, dice={0: [6, 5, 4, 3]}, bandits={"library": 1})
    it = Laid(page_kept(reduced_motion="reduce", has_touch=way == "touch"), table)
    hydra = it.page.locator('.mat [data-key="special:hydra:school"]')
    assert lit(it, "special:hydra:school")
    assert not lit(it, "special:claw:police_station")
    told = it.page.locator("dialog.modal")
    attack = told.get_by_role("button", name="Attack")

    def press(what: Locator) -> None:
        what.focus() if way == "keys" else None
        {"mouse": what.click, "touch": what.tap, "keys": lambda: it.page.keyboard.press("Enter")}[way]()

    press(hydra)
    expect(told).to_contain_text("Harman Brooks attacks the Hydra")
    expect(told.locator(".chips")).to_contain_text("dies")
    press(told.get_by_role("button", name="Not now"))
    expect(told).to_have_count(0)
    assert it.told == 1
    press(hydra)
    press(attack)
    it.wait_past(1)
    assert it.game.all_of("special_fell") == [{"special": "hydra", "place": "school"}]


def test_of_two_types_the_one_that_is_touched_is_told_with_its_own_odds(page_kept: Open) -> None:
    def plant(t: ColonyTable) -> None:
        for kind in ("hydra", "reaper"):
            stand(t, raxxon_of(t), entrance_of(PLACE["school"]), kind)

    table = night(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        raxxon=True,
        plant=plant,
        at={"ashley_ross": "school"},
        dice={0: [5, 5]},
    )
    it = Laid(page_kept(reduced_motion="reduce"), table)
    told = it.page.locator("dialog.modal")
    it.page.locator('.mat [data-key="special:reaper:school"]').click()
    expect(told).to_contain_text("Ashley Ross attacks the Reaper")
    before = it.told
    told.get_by_role("button", name="Attack").click()
    it.wait_past(before)
    assert [each["special"] for each in table.all_of("special_fell")] == ["reaper"]


def test_a_bandit_is_attacked_where_it_stands(page_kept: Open) -> None:
    at = {"harman_brooks": "library", "nadia_rivers": "colony"}
    it = Laid(
        page_kept(reduced_motion="reduce"),
        crowded(at=at, specials={}, bandits={"library": 2}, zombies={"library": 1}),
    )
    bandit = it.page.locator('.mat [data-key="bandit:library"]').first
    bandit.click()
    bandit.click()
    it.wait_past(1)
    assert [each["place"] for each in it.game.all_of("attacked_bandit")] == ["library"]


def test_a_token_is_placed_on_a_plan(page_kept: Open) -> None:
    table = crowded(hands={0: ["junk_or_advance"]})
    table.chooses("play", item="junk_or_advance")
    if table.asked == ("effect", 0):
        table.chooses("second_effect")
    assert table.asked == ("improvement", 0)
    it = Laid(page_kept(reduced_motion="reduce"), table)
    assert lit(it, "plan:greenhouse")
    # A sheet may lie over it.
    it.page.locator('.mat [data-key="plan:greenhouse"]').dispatch_event("click")
    it.wait_past(1)
    row = table.view(0)["modules"]["improvements"]["look"]["row"]
    assert {each["id"]: each["tokens"] for each in row}["greenhouse"] == 2


def test_every_piece_can_be_read(page_kept: Open) -> None:
    it = Laid(page_kept(reduced_motion="reduce"), crowded())
    card = it.page.locator("section.night-card")
    for key, words in (
        ("special:reaper:library", "Kill the attacker."),
        ("bandit:grocery_store", "2 bandits at the Grocery Store."),
        ("board:stockpile", "Take 2 cards of your choice from the stockpile."),
        ("board:graveyard", "Janet Taylor"),
        ("board:tape", "Talia Jones: Dull Nerves."),
    ):
        it.page.locator(f'.mat [data-key="{key}"]').first.click()
        expect(card).to_contain_text(words)
        it.page.keyboard.press("Escape")
        expect(card).to_have_count(0)
    for name, words in (
        ("Grocery Store", "2 bandits, no free space"),
        ("Library", "1 explosive trap"),
        ("Colony", "2 of them unruly"),
        ("Olivia Brown", "2 despair tokens"),
    ):
        expect(it.page.get_by_role("button", name=re.compile(f"^{name}, .*{words}")).first).to_be_attached()


@pytest.mark.parametrize(("locale", "kind"), [("en-US", {}), ("ja-JP", {**TOUCH, "viewport": PHONE})])
def test_the_table_breaks_no_rule_of_axe(page_kept: Open, locale: str, kind: dict[str, Any]) -> None:
    ann = page_kept(locale=locale, reduced_motion="reduce", **kind)
    it = Laid(ann, crowded())
    check(ann, "every module")
    for at in range(4):
        if kind:
            it.page.locator(".tabs button").nth(at).click()
        else:
            it.page.keyboard.press("7890"[at])
        check(ann, f"board {at}")
        # Whatever does not fit scrolls within the card; the card itself is whole.
        assert it.page.evaluate(INSIDE) is True
