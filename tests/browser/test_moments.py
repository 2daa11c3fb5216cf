"""What lies over the table of Dead of Winter for a while: who decides, who votes, and how it went."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.colony import MOMENT, by_pressing, glowing, settle
from tests.browser.conftest import Lay, Open
from tests.browser.laid import Laid
from tests.browser.screen import Screen
from tests.games.dead_of_winter.table import Game, seat

pytestmark = pytest.mark.browser


def choose(screen: Screen, words: str) -> None:
    """One of the ways of a moment, by keyboard: asked once more, it is chosen."""
    way = screen.page.locator(MOMENT).filter(has_text=words)
    way.press("Enter")
    way.press("Enter")


def slips(screen: Screen) -> list[str]:
    """What lies before each player, in the order of the seats."""
    return screen.page.locator(".slips .slip").all_inner_texts()


def log(screen: Screen) -> Locator:
    """The log in the notebook."""
    return screen.page.locator(".log")


def put_to_the_vote() -> Game:
    """Ann and Bea are at the colony and vote; Cleo is not and does not."""
    return seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        crossroads=["christmas"],
        turn_begins=True,
        at={"rod_miller": "school"},
        first=1,
        turn=0,
    )


def test_a_vote_shows_who_has_no_ballot_and_who_broke_the_tie(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, put_to_the_vote())
    slips_lie = ann.page.locator(".slips")
    expect(slips_lie).to_have_attribute("aria-label", "0 of 2 votes in")
    assert slips(ann) == ["thinking", "thinking", "no vote"]
    laid.others_answer("down")
    laid.wait_past(1)
    expect(slips_lie).to_have_attribute("aria-label", "1 of 2 votes in")
    assert slips(ann) == ["yours", "voted", "no vote"]
    choose(ann, "Celebrate")
    laid.wait_past(2)
    # Bea settles it, and the ballots lie open meanwhile.
    assert slips(ann) == ["Celebrate", "Save the food", "no vote"]
    rule = ann.page.locator("dialog .rule")
    expect(rule).to_contain_text("The vote ends with 1 vote for “Celebrate” and 1 vote for “Save the food”.")
    expect(rule).to_contain_text("The first player, Bea, breaks a tie.")
    laid.others_answer("down")
    laid.wait_past(3)
    expect(log(ann)).to_contain_text("The vote is tied. Bea breaks the tie: “Save the food”.")
    assert not re.search(r"option \d|votes (up|down)|\d up", log(ann).inner_text())


def test_a_crossroads_card_is_announced_as_its_record_says(page_kept: Open) -> None:
    # On Bea's turn, drawn by Ann, who looks on; it is a vote, and nobody decides alone.
    bea = page_kept({"pace": "calm"})
    table = seat(
        ["ashley_ross"],
        ["olivia_brown", "mike_cho"],
        ["rod_miller"],
        crossroads=["supply_drop", "christmas"],
        turn_begins=True,
        turn=0,
        at={"rod_miller": "school"},
        dice={0: [5, 5]},
    )
    laid = Laid(bea, table, seat=2)
    slip = bea.page.locator("dialog")
    expect(slip).to_contain_text("drawn by Cleo")
    expect(slip).to_contain_text("Ann decides.")
    laid.others_answer("choose", option=2)
    laid.wait_past(1)
    expect(slip).to_have_count(0)
    laid.others_answer("end_turn")
    expect(slip).to_contain_text("drawn by Ann")
    expect(slip).not_to_contain_text("decides")
    expect(slip).to_contain_text("All players vote.")
    laid.wait_past(2)
    expect(slip).to_contain_text("Christmas")


@pytest.mark.parametrize("pace", ["quick", "normal"])
def test_after_a_moment_of_ones_own_the_next_question_is_shown_at_any_pace(
    page_kept: Open, pace: str
) -> None:
    ann = page_kept({"pace": pace})
    laid = Laid(ann, seat(crossroads=["supply_drop"], dice={0: [5, 5, 3]}, turn_begins=True))
    assert settle(ann, laid.told) == "moment"
    before = laid.told
    by_pressing(ann, before)
    laid.wait_past(before)
    assert settle(ann, laid.told) in ("table", "panel")
    expect(ann.page.locator("dialog.modal")).to_have_count(0)


def test_what_may_be_taken_back_is_not_called_final(page_kept: Open) -> None:
    for locale, words in (("en-US", "You can undo this until"), ("ja-JP", "取り消せます")):
        ann = page_kept(locale=locale)
        Laid(ann, seat(crossroads=["supply_drop"], dice={0: [5, 5, 3]}, turn_begins=True))
        expect(ann.page.locator("dialog.modal .who")).to_contain_text(words)


def test_while_a_bot_stands_in_nothing_glows_for_me(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, seat(["ashley_ross"], ["olivia_brown"], dice={0: [5, 3]}))
    laid.wait_past(0)
    lit = glowing(ann).or_(ann.page.locator(".corner .btn.lit, .tray .die.lit"))
    expect(lit.first).to_be_visible()
    laid.stand_in("heuristic")
    expect(ann.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(lit).to_have_count(0)
    laid.stand_in(None)
    expect(lit.first).to_be_visible()


def test_what_the_night_may_bring_is_not_said_once_it_has_come(page_kept: Open) -> None:
    ann = page_kept({"pace": "calm"})
    laid = Laid(ann, seat(["ashley_ross"], ["olivia_brown"], turn=1, first=0, turn_begins=True))
    chips = ann.page.locator(".mat .forecast")
    expect(chips.first).to_be_visible()
    laid.others_answer("end_turn")
    expect(ann.page.locator("section.night")).to_be_visible()
    expect(chips).to_have_count(0)
    ann.page.keyboard.press(".")
    expect(chips.first).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_undo_lies_near_the_tray_and_says_what_keeps_an_answer(
    screen: Open, lay_out: Lay, size: tuple[int, int]
) -> None:
    phone = size[0] < 700
    ann = screen(viewport={"width": size[0], "height": size[1]})
    table = seat(["ashley_ross"], ["olivia_brown"], dice={0: [6, 6]}, hands={0: ["food_2", "fuel"]})
    lay_out(ann, table.match, "hl")
    number = ann.wait_for_turn()
    ann.page.get_by_role("button", name="Food 2").first.click()
    ann.page.locator(".bar").get_by_role("button", name="Play").click()
    number = ann.wait_for_turn(number)
    undo = ann.page.locator(".own-side .undo button")
    expect(undo).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")
    why = "Seat 1 plays Food 2. This cannot be undone."
    if phone:
        undo.click(force=True)
        expect(ann.page.locator(".toasts")).to_contain_text(why)
    else:
        expect(ann.page.locator(".own-side .undo")).to_contain_text(why)


def test_escape_steps_back_from_where_somebody_goes(screen: Open, lay_out: Lay) -> None:
    ann = screen()
    table = seat(["ashley_ross"], ["olivia_brown"], dice={0: [6, 6]}, hands={0: ["fuel"], 1: ["fuel"]})
    lay_out(ann, table.match, "hl")
    number = ann.wait_for_turn()
    ann.page.locator(".bar").get_by_role("button", name="Move").click()
    number = ann.wait_for_turn(number)
    assert ann.page.evaluate("told.question") == "destination"
    ann.page.keyboard.press("Escape")
    ann.wait_for_turn(number)
    assert ann.page.evaluate("told.question") == "turn"
    # And from a menu, and from a verb that is armed.
    trade = ann.page.locator(".bar").get_by_role("button", name="Trade")
    trade.click()
    expect(ann.page.locator("#ask-line")).to_contain_text("Choose a player.")
    ann.page.keyboard.press("Escape")
    expect(trade).to_be_visible()


def test_how_one_wins_is_on_the_table(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, seat(["ashley_ross"], ["olivia_brown"], secrets={0: "hoarder"}, hands={0: ["fuel"]}))
    laid.wait_past(0)
    expect(ann.page.locator("#ask-line")).to_have_text(
        "Ashley Ross at the colony: choose an action, or another survivor."
    )
    expect(ann.page.locator(".side")).to_contain_text("Main objective")
    seal = ann.page.locator(".seal")
    expect(seal).to_contain_text("hold to look")
    seal.focus()
    ann.page.keyboard.down("Space")
    card = ann.page.locator(".wrap .card")
    expect(card).to_contain_text("You win if, at the end of the game:")
    expect(card.get_by_role("listitem")).not_to_have_count(0)
    expect(card.get_by_role("listitem").first).to_contain_text("The main objective is completed.")
    ann.page.keyboard.up("Space")
    expect(card).to_have_count(0)


def test_where_nothing_moves_what_came_of_it_is_said(page_kept: Open) -> None:
    ann = page_kept({"pace": "normal"}, reduced_motion="reduce")
    table = seat(
        ["ashley_ross"], ["olivia_brown", "mike_cho"], turn=1, first=1, dice={1: [6, 6]}, turn_begins=True
    )
    laid = Laid(ann, table)
    laid.wait_past(0)
    said = ann.page.locator(".meanwhile")
    table.falls("wound")
    laid.others_answer("move", survivor="mike_cho")
    laid.others_answer("to", place="school")
    laid.wait_past(2)
    expect(said).to_contain_text("Mike Cho moves from the colony to the School.")
    expect(said).to_contain_text("Mike Cho rolls for exposure: wound.")
    laid.others_answer("end_turn")
    laid.wait_past(3)
    # On one's own turn it stays until one begins to act.
    expect(said).to_contain_text("Mike Cho rolls for exposure: wound.")
    ann.page.locator(".tray").click()
    expect(said).to_be_empty()
