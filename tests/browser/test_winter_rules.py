"""What the page of Dead of Winter offers at positions that were laid out: helps, requests, two objectives."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.laid import Laid
from tests.browser.test_reach import PHONE
from tests.games.dead_of_winter.table import BLANK, Game, seat
from tests.server.house import House

pytestmark = pytest.mark.browser


def cleaner() -> Game:
    """A die, much waste, and somebody who is good at cleaning it up."""
    return seat(["brandon_kane", "mike_cho"], dice={0: [2, 2, 2]}, waste=["food_1"] * 12, hands={0: ["fuel"]})


# Helps that are free once a round.


def test_a_help_asks_first_and_once_for_all(page_kept: Open) -> None:
    it = Laid(page_kept(), cleaner())
    card = it.page.locator(".people li").filter(has_text="Brandon")
    others = it.page.locator(".people li").filter(has_text="Mike")
    expect(card.locator(".help")).to_have_text("asks first")
    expect(others.locator(".help")).to_have_count(0)

    it.press("Clean waste")
    # What the help does is to be read beside the question.
    expect(it.page.locator(".own-side > .say")).to_contain_text("use Brandon Kane's ability now?")
    expect(it.page.locator(".reading")).to_contain_text("remove 5 cards from the waste pile instead of 3")
    it.press("Use it from now on")
    assert len(it.game.view()["waste"]) == 7
    expect(card.locator(".help")).to_have_text("whenever possible")

    # Where it can be taken back, the card itself takes it back.
    card.get_by_role("button", name="Ask me again before using Brandon Kane's ability").click()
    expect(card.locator(".help")).to_have_text("asks first")
    assert it.game.seat(0)["standing"] == []


def test_being_asked_again_is_a_button_on_a_phone(page_kept: Open) -> None:
    it = Laid(page_kept(locale="ja-JP", **PHONE), cleaner().does("clean_waste").chooses("always"))
    face = it.page.locator(".people .sv").first
    expect(face).to_have_accessible_name(re.compile("ブランドン・ケイン：使えるときは必ず使います"))
    it.press("使う前に確認")
    assert it.game.seat(0)["standing"] == []
    expect(it.page.locator(".bar").get_by_role("button", name="使う前に確認")).to_have_count(0)


def test_what_a_help_would_spare_is_shown_beside_saving_it(page_kept: Open) -> None:
    game = seat(["ashley_ross"], zombies={"school": 4}, dice={0: [6]}, watched="welcome_home")
    game.falls(BLANK, BLANK)
    game.does("move", survivor="ashley_ross").chooses("to", place="school").chooses("choose", option=1)
    it = Laid(page_kept(), game.does("attack", survivor="ashley_ross"))
    button = it.page.locator(".bar").get_by_role("button", name="Not this time")
    expect(button).to_contain_text("killed 8%")
    expect(it.page.locator(".bar").get_by_role("button", name="Use it now")).not_to_contain_text("%")


# Requests and gifts.


def test_everybody_is_asked_for_several_cards_at_once(screen: Open, house: House) -> None:
    game = seat(
        ["mike_cho"],
        ["rod_miller"],
        ["ashley_ross"],
        hands={1: ["medicine"], 2: ["medicine"]},
        wounds={"mike_cho": 2},
    )
    it = Laid(screen(), game)
    it.page.locator(".bar").get_by_role("button", name="Trade").click()
    it.press("Request from all")
    it.press("medicine card")
    it.press("2")
    assert game.asked == ("offer", 1)
    other = Laid(screen(), game, 1)
    slip = other.page.locator("section.slip")
    expect(slip).to_contain_text("Ann requests 2 medicine cards")
    before = other.told
    slip.get_by_role("button", name="Give Medicine").click()
    other.wait_past(before)
    assert game.asked == ("offer", 2)
    game.chooses("card", item="medicine")
    assert game.asked == ("turn", 0)
    assert game.wounds("mike_cho") == (0, 0)


def test_who_is_handed_something_may_leave_it(page_kept: Open) -> None:
    game = seat(["mike_cho"], ["rod_miller"], ["ashley_ross"], gear={"mike_cho": ["flashlight"]})
    game.does("hand_off", survivor="mike_cho").chooses("survivor", survivor="rod_miller")
    it = Laid(page_kept(), game, 1)
    expect(it.page.locator(".own-side > .say")).to_contain_text(
        "Ann hands off Flashlight to Rod Miller. Do you accept the item?"
    )
    expect(it.page.locator(".reading")).to_contain_text("Once per round")
    it.press("No")
    assert game.asked == ("turn", 0)
    assert game.person("rod_miller")["gear"] == []


# Two who hold two objectives each.


def test_two_objectives_are_read_behind_one_seal(page_kept: Open) -> None:
    game = seat(
        ["mike_cho"],
        ["rod_miller"],
        secrets={0: "hoarder", 1: "junkie"},
        betrayals={0: "gluttony", 1: "runaway"},
        hands={0: ["food_1"]},
    )
    it = Laid(page_kept(), game)
    # Nobody is exiled at such a table.
    expect(it.page.locator(".bar").get_by_role("button", name="Vote")).to_have_count(0)
    seal = it.page.locator("button.seal")
    seal.focus()
    it.page.keyboard.down(" ")
    card = it.page.locator(".wrap .card")
    for said in ("Hoarder", "Your betrayal objective", "Gluttony", "Or you alone win if"):
        expect(card).to_contain_text(said)
    it.page.keyboard.up(" ")
    expect(card).to_have_count(0)
    everything = it.page.content()
    assert "Junkie" not in everything
    assert "Runaway" not in everything


def test_the_end_shows_both_objectives_and_who_betrayed(page_kept: Open) -> None:
    game = seat(
        ["mike_cho"],
        ["rod_miller"],
        secrets={0: "hoarder", 1: "junkie"},
        betrayals={0: "gluttony", 1: "runaway"},
        hands={0: ["food_1"] * 6},
        starvation=1,
        food=0,
        morale=1,
    )
    game.night_falls()
    assert game.match.over
    it = Laid(page_kept(), game)
    seats = it.page.locator("section.end .seat")
    expect(it.page.locator("section.end h2")).to_have_text("Ann wins")
    expect(seats.nth(0)).to_contain_text("Hoarder")
    expect(seats.nth(0)).to_contain_text("Betrayal objectiveBetrayer")
    expect(seats.nth(0)).to_contain_text("Gluttony")
    expect(seats.nth(1)).to_contain_text("Runaway")
    expect(seats.nth(1)).not_to_contain_text("Betrayer")


# What happens at once.


def test_who_is_lost_first_is_touched_on_the_table(page_kept: Open) -> None:
    game = seat(
        ["ashley_ross", "mike_cho", "brian_lee"],
        ["olivia_brown"],
        ["rod_miller"],
        wounds={"ashley_ross": 1, "mike_cho": 1},
        frostbite={"ashley_ross": 1, "mike_cho": 1},
        morale=2,
        first=1,
        turn_begins=True,
    )
    it = Laid(page_kept(), game, 1)
    expect(it.page.locator(".own-side > .say")).to_contain_text("Choose which one is lost first.")
    people = it.page.locator(".mat button.person.lit")
    expect(people).to_have_count(2)
    it.page.locator(".mat button.person[data-key='survivor:ashley_ross']").click()
    expect(it.page.locator("section.end")).to_be_visible()
    assert [record["survivor"] for record in game.all_of("killed")] == ["ashley_ross", "mike_cho"]


# Faces of cards, and the way of the turns.


def test_a_survivor_card_says_where_and_with_which_die(page_kept: Open) -> None:
    it = Laid(page_kept(), seat(["forest_plum", "brandon_kane"], ["rod_miller"], ["mike_cho"]))
    face = it.page.locator(".people .sv").filter(has_text="Brandon")
    expect(face).to_have_attribute(
        "title",
        "Once per round, when this survivor cleans waste at the colony, you may remove 5 cards from the "
        "waste pile instead of 3.",
    )


def test_the_page_says_which_way_the_turns_go(page_kept: Open) -> None:
    it = Laid(page_kept(), seat(["mike_cho"]))
    way = "Turns pass clockwise."
    expect(it.page.locator(f"header [title^='{way}']")).to_be_visible()
    it.page.get_by_role("tab", name="Rules").click()
    rule = it.page.get_by_text("In each round, turns pass clockwise until every player has taken one turn.")
    expect(rule.first).to_be_attached()
