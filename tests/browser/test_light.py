"""What is lit on the page of Dead of Winter, what it says of chances, and why something cannot be done."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.laid import Laid
from tests.games.dead_of_winter.table import BLANK, WOUND, seat

pytestmark = pytest.mark.browser


def test_with_all_dice_used_the_end_of_the_turn_is_lit(page_kept: Open) -> None:
    game = seat(["thomas_heart", "mike_cho"], at={"thomas_heart": "school"})
    it = Laid(page_kept(), game)
    expect(it.page.get_by_role("button", name="Move")).to_be_visible()
    expect(it.page.locator(".btn.lit")).to_have_text([re.compile("End the turn")])
    it.page.keyboard.press("Enter")
    it.wait_past(1)
    assert game.asked == ("turn", 1)


def test_a_search_says_what_may_be_found(page_kept: Open) -> None:
    it = Laid(page_kept(), seat(["mike_cho"], at={"mike_cho": "school"}, dice={0: [6]}))
    search = it.page.locator(".bar").get_by_role("button", name="Search")
    # Six of the twenty cards of the School are food, three are medicine.
    expect(search).to_contain_text("food 30% · ")
    search.click()
    expect(it.page.locator(".mat .chip")).to_contain_text("food 30% · ")


def test_a_card_says_before_it_is_given_whether_it_helps_in_the_crisis(page_kept: Open) -> None:
    game = seat(
        ["mike_cho"], ["rod_miller"], ["ashley_ross"], crisis="despair",
        hands={0: ["medicine", "junk"]}, given={1: ["fuel"]},
    )  # fmt: skip
    it = Laid(page_kept(), game)
    expect(it.page.locator("aside.side .card").first).to_contain_text("at least 2 points missing")
    it.page.locator(".bar").get_by_role("button", name="Crisis").click()
    expect(it.page.locator(".bar").get_by_role("button", name="Medicine")).to_contain_text("+1 point")
    expect(it.page.locator(".bar").get_by_role("button", name="Junk")).to_contain_text("−1 point")


def test_a_choice_with_several_rolls_says_how_likely_one_dies_of_them(page_kept: Open) -> None:
    game = seat(["mike_cho"], dice={0: [1]}, watched="horde")
    game.falls(BLANK)
    game.does("move", survivor="mike_cho").chooses("to", place="school")
    it = Laid(page_kept(), game)
    way = it.page.locator("dialog.modal .opt").filter(has_text="Break through")
    expect(way).to_contain_text("3 rolls · killed 30%")


def test_zombies_are_attacked_by_touching_them_twice(page_kept: Open) -> None:
    game = seat(
        ["thomas_heart"],
        ["rod_miller"],
        ["ashley_ross"],
        zombies={"colony": [0, 2, 0, 0, 0, 0]},
        dice={0: [2, 3]},
    )
    game.falls(BLANK)
    it = Laid(page_kept(), game)
    zombies = it.page.locator(".mat button.gate.lit")
    expect(zombies).to_have_count(1)
    expect(it.page.locator(".mat button.person.lit")).to_have_count(1)
    zombies.click()
    expect(it.page.locator(".mat button.gate.chosen")).to_have_count(1)
    assert sum(game.zombies("colony")) == 2
    it.page.locator(".mat button.gate.chosen").click()
    expect(it.page.locator(".tray button.die")).to_have_count(1)
    assert sum(game.zombies("colony")) == 1
    assert game.asked == ("turn", 0)


def test_a_fellow_survivor_is_attacked_only_if_that_is_said(page_kept: Open) -> None:
    game = seat(["thomas_heart"], ["rod_miller"], ["ashley_ross"], zombies={"colony": 1}, dice={0: [3]})
    it = Laid(page_kept(), game)
    it.page.locator(".bar").get_by_role("button", name="Attack").click()
    it.press("A survivor instead")
    assert game.asked == ("target", 0)
    expect(it.page.locator(".mat button.person.rival")).to_have_count(2)
    expect(it.page.locator(".mat button.place.lit")).to_have_count(1)


def test_a_sunken_verb_says_why(page_kept: Open) -> None:
    game = seat(["thomas_heart"], dice={0: [6]}, crisis="despair")
    it = Laid(page_kept(), game)
    for verb, reason, rule in (
        ("Search", "You cannot search the colony.", "DOW-SEARCH-1"),
        ("Attract", "No other location has zombies.", "DOW-ATTRACT-3"),
        ("Crisis", "You have no card to add.", "DOW-CRISIS-5"),
    ):
        button = it.page.locator(".bar .btn.off").filter(has_text=verb)
        expect(button).to_contain_text(reason)
        button.click(force=True)
        expect(it.page.locator(".own-side > .say")).to_contain_text(f"{reason} ({rule})")
    assert it.told == 1


def test_a_place_where_nothing_can_be_done_is_read(page_kept: Open) -> None:
    game = seat(
        ["thomas_heart"],
        ["rod_miller"],
        ["ashley_ross"],
        zombies={"library": 2},
        at={"ashley_ross": "library"},
    )
    it = Laid(page_kept(), game)
    library = it.page.locator(".mat button.place[data-key='place:library']")
    library.click()
    sheet = it.page.get_by_role("region", name="Library")
    expect(sheet).to_contain_text("20 cards · ")
    expect(sheet).to_contain_text("Ashley Ross Cleo")
    expect(sheet).to_contain_text("2 zombies of 3")
    expect(sheet).to_contain_text("1 more in the colony phase")
    expect(sheet).to_contain_text("None of your survivors is here. Move one here first. DOW-MOVE-1")
    it.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    library.click()
    expect(sheet).to_have_count(1)
    library.click()
    expect(sheet).to_have_count(0)


def test_what_still_holds_stands_under_the_crisis(page_kept: Open) -> None:
    game = seat(["mike_cho"], watched="hunted", crisis="despair")
    game.falls(WOUND)
    game.does("move", survivor="mike_cho").chooses("to", place="school").chooses("choose", option=2)
    it = Laid(page_kept(), game)
    tag = it.page.locator(".lasting").get_by_role("button", name="Hunted")
    tag.click()
    expect(it.page.locator(".lasting p")).not_to_be_empty()
