"""What lies over the table with The Long Night: what is told, asked and voted on; how a match is set up."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import lastfire
from tests.browser.colony import MOMENT, by_pressing, settle
from tests.browser.conftest import Open
from tests.browser.laid import Laid
from tests.browser.screen import PATIENCE_MS, Screen, play_together
from tests.browser.test_dead_of_winter import wait_for_end
from tests.browser.test_moments import choose, log, slips
from tests.browser.test_reach import PHONE, check
from tests.games.dead_of_winter.long_night.bandits_table import with_bandits
from tests.games.dead_of_winter.long_night.crossroads_table import with_card
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.long_night.raxxon_table import with_raxxon
from tests.games.dead_of_winter.long_night.test_improve import building
from tests.games.dead_of_winter.table import Game

pytestmark = pytest.mark.browser

ASHLEY = "ashley_ross"
MIKE = "mike_cho"
ALONE = ([ASHLEY], ["olivia_brown"], ["rod_miller"])
THREE = ([ASHLEY, MIKE], ["olivia_brown"], ["rod_miller"])


def modal(screen: Screen) -> Locator:
    """What darkens the room."""
    return screen.page.locator("dialog.modal")


def slip(screen: Screen) -> Locator:
    """What lies on the table and takes no answer."""
    return screen.page.locator("dialog:not(.modal)")


# Votes on what is neither a player nor a crossroads card.


def code_is_met(**what: Any) -> Game:
    """Two dice that lie at Raxxon meet the code, and the night has come."""
    table = with_raxxon(*THREE, laid={0: [1, 6], 1: [4]}, at={"rod_miller": "school"}, **what)
    for _ in range(3):
        table.ends_turn()
    assert table.asked == ("contain", 0)
    return table


@pytest.mark.parametrize(("locale", "contain"), [("en-US", "Contain it"), ("ja-JP", "封じ込める")])
def test_the_vote_on_an_experiment_says_both_ways_and_shows_the_dice(
    page_kept: Open, locale: str, contain: str
) -> None:
    ann = page_kept(locale=locale)
    laid = Laid(ann, code_is_met())
    ways = ann.page.locator(MOMENT)
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text(contain)
    expect(modal(ann).locator(".strip .die.fits")).to_have_count(2)
    expect(modal(ann).locator(".strip .die")).to_have_count(3)
    check(ann, "contain")
    choose(ann, contain)
    laid.wait_past(1)
    laid.others_answer("up")
    laid.wait_past(2)
    expect(ann.page.locator(".slips .slip.in")).to_have_count(2)
    laid.others_answer("up")
    laid.wait_past(3)
    expect(log(ann)).to_contain_text("封じ込め" if locale == "ja-JP" else "contained")


def test_letting_out_names_what_comes_and_each_place_says_what_it_would_be_spared(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, code_is_met())
    expect(ann.page.locator(MOMENT).nth(1)).to_contain_text("2 Claws come, each to a random location.")
    expect(ann.page.locator(MOMENT).nth(1)).to_contain_text("Ann names a location")
    choose(ann, "Let it out")
    laid.wait_past(1)
    laid.others_answer("down")
    laid.wait_past(2)
    laid.others_answer("down")
    laid.wait_past(3)
    expect(ann.page.locator("section.mat")).to_contain_text("0 instead of 1")


def test_the_vote_on_the_first_player_token_names_who_keeps_it(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, night(*THREE, first=0).night_falls())
    sheet = ann.page.locator("section.slip")
    expect(sheet).to_contain_text("Keep it with Ann?")
    check(ann, "call_token_vote")
    sheet.get_by_role("button", name="Call a vote").click()
    laid.wait_past(1)
    expect(modal(ann)).to_contain_text("Keep the first player token with Ann?")
    assert slips(ann) == ["yours", "thinking", "thinking"]
    choose(ann, "It stays with Ann")
    laid.wait_past(2)
    laid.others_answer("up")
    laid.wait_past(3)
    laid.others_answer("down")
    laid.wait_past(4)
    expect(log(ann)).to_contain_text("keeps the first player token")


# What is told in full before it is done.


def before_a_claw(**what: Any) -> Game:
    """Ashley stands before a Claw at the police station."""
    what.setdefault("dice", {0: [3, 3]})
    return with_raxxon(*ALONE, at={ASHLEY: "police_station"}, specials={"police_station": ["claw"]}, **what)


def test_the_odds_of_an_encounter_are_told_before_the_attack(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, before_a_claw(despair={ASHLEY: 1}))
    laid.page.locator(".bar").get_by_role("button", name="Attack").click()
    told = modal(ann)
    expect(told).to_contain_text("Ashley Ross attacks the Claw")
    expect(told.locator(".bar li")).to_have_count(4)
    expect(told.locator(".faces li")).to_have_count(2)
    expect(told.locator(".faces li").first).to_contain_text("1 wound on the attacker")
    expect(told.locator(".chips")).to_contain_text("dies")
    expect(told.locator(".chips")).to_contain_text("1 wound already")
    check(ann, "before an attack")
    told.get_by_role("button", name="Not now").click()
    expect(told).to_have_count(0)
    assert laid.told == 1
    laid.page.locator(".bar").get_by_role("button", name="Attack").click()
    modal(ann).get_by_role("button", name="Attack").click()
    laid.wait_past(1)
    expect(log(ann)).to_contain_text("encounter with the Claw")


def test_quick_hands_are_held_back_where_somebody_is_likely_to_die(page_kept: Open) -> None:
    ann = page_kept({"quickHands": True})
    laid = Laid(ann, before_a_claw(wounds={ASHLEY: 1}, despair={ASHLEY: 1}))
    laid.page.locator(".bar").get_by_role("button", name="Attack").click()
    expect(modal(ann)).to_contain_text("dies")
    ann.page.keyboard.press("Escape")
    expect(modal(ann)).to_have_count(0)
    assert laid.told == 1


def test_a_search_of_the_hideout_shows_its_table_before_and_its_row_after(page_kept: Open) -> None:
    ann = page_kept({"pace": "calm"})
    table = with_bandits(
        *ALONE,
        at={ASHLEY: "hideout"},
        dice={0: [6, 6]},
        stockpile=["fuel", "medicine", "junk"],
        bandits={"school": 1},
    )
    table.falls(6)
    laid = Laid(ann, table)
    laid.page.locator(".bar").get_by_role("button", name="Search").first.click()
    expect(modal(ann).locator(".faces li")).to_have_count(5)
    modal(ann).get_by_role("button", name="Search").click()
    laid.wait_past(1)
    sheet = ann.page.locator("section.slip")
    expect(sheet).to_contain_text("Take 2 cards from the stockpile")
    expect(sheet.locator(".cards .card")).to_have_count(3)
    expect(sheet.locator(".faces .now")).to_contain_text("2 cards")
    check(ann, "stockpile")
    sheet.locator(".cards .card").first.click()
    laid.wait_past(2)
    expect(sheet).to_contain_text("Take a card from the stockpile")


def test_whoever_is_chosen_acts_at_the_hideout_with_the_die_that_is_shown(page_kept: Open) -> None:
    ann = page_kept(reduced_motion="reduce")
    both = {ASHLEY: "hideout", MIKE: "hideout"}
    table = with_bandits(*THREE, at=both, dice={0: [6, 5, 5]}, stockpile=["fuel", "junk"])
    laid = Laid(ann, table)
    ann.page.keyboard.press("]")
    button = laid.page.locator(".bar").get_by_role("button", name="Search").first
    expect(button.locator(".cost")).to_have_text("5")
    button.click()
    told = modal(ann)
    expect(told.locator(".faces li").nth(2)).to_contain_text("33%")
    table.falls(2)
    told.get_by_role("button", name="Search").click()
    laid.wait_past(3)
    assert [each["survivor"] for each in table.all_of("hideout_searched")] == [MIKE]
    assert table.dice(0) == [6, 5]


def test_two_who_are_asked_for_trust_read_what_it_is_about(page_kept: Open) -> None:
    ann = page_kept()
    laid = Laid(ann, with_card("oh_what_a_feeling", at={ASHLEY: "school", "olivia_brown": "school"}))
    expect(modal(ann)).to_have_count(0)
    sheet = ann.page.locator("section.slip")
    expect(sheet).to_contain_text("If both votes are thumbs up")
    check(ann, "trust")
    sheet.get_by_role("button", name="Thumb up").click()
    laid.wait_past(1)
    expect(modal(ann)).to_have_count(0)
    expect(ann.page.locator("#ask-line")).to_contain_text("Bea votes")


def test_a_pill_says_all_it_may_do_before_and_who_may_take_it(page_kept: Open) -> None:
    ann = page_kept({"pace": "calm"})
    table = with_raxxon(*THREE, hands={0: ["red_pill"]}, wounds={MIKE: 1})
    table.falls(2)
    laid = Laid(ann, table)
    ann.page.locator(".fan .card").first.click()
    laid.page.locator(".bar").get_by_role("button", name="Play").click()
    expect(modal(ann)).to_contain_text("Take the Red Pill?")
    expect(modal(ann).locator(".faces li")).to_have_count(5)
    expect(modal(ann)).to_contain_text("Rank Smell")
    modal(ann).get_by_role("button", name="Take it").click()
    laid.wait_past(1)
    sheet = ann.page.locator("section.slip")
    expect(sheet).to_contain_text("Who takes the pill?")
    check(ann, "taker")
    sheet.get_by_role("button", name="Mike Cho").click()
    expect(slip(ann)).to_contain_text("Mike Cho takes the Red Pill")
    expect(slip(ann).locator(".faces .now")).to_contain_text("Rank Smell")


# What has happened.


def test_what_is_released_is_told_place_by_place(page_kept: Open) -> None:
    ann = page_kept({"pace": "calm"})
    table = with_raxxon(*THREE, laid={0: [1]})
    table.ends_turn()
    table.ends_turn()
    laid = Laid(ann, table, seat=0)
    laid.others_answer("end_turn")
    expect(slip(ann)).to_contain_text("Code not met")
    expect(slip(ann)).to_contain_text("2 Claws are released")
    expect(slip(ann).locator(".stops li")).to_have_count(2, timeout=PATIENCE_MS)
    expect(slip(ann).locator(".faces li")).to_have_count(2)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_token_is_placed_on_a_plan_that_says_what_it_does(page_kept: Open, device: dict[str, Any]) -> None:
    ann = page_kept({"pace": "calm"}, **device)
    game = building("greenhouse", "latrine", tokens=[2, 0], dice={0: [3]}, hands={0: ["junk_or_advance"]})
    laid = Laid(ann, game)
    ann.page.locator(".fan .card").first.click()
    laid.page.locator(".bar").get_by_role("button", name="Play").click()
    laid.wait_past(1)
    sheet = ann.page.locator("section.slip")
    expect(sheet.get_by_role("button").last).to_contain_text("Place 1 advancement token on an improvement")
    sheet.get_by_role("button", name="The second effect").click()
    laid.wait_past(2)
    expect(sheet.locator(".plan.lit")).to_have_count(2)
    expect(sheet).to_contain_text("2 of 3 tokens")
    expect(sheet).to_contain_text("This token finishes it.")
    check(ann, "improvement")
    sheet.locator(".plan.lit").first.click()
    expect(slip(ann)).to_contain_text("Greenhouse is finished")


# Whole matches.


def with_all(ann: Screen, chairs: str, **more: Any) -> str:
    """A table with every module, set up by the page."""
    ann.set_up(chairs, game="dead_of_winter", submit=False, **more)
    ann.page.locator("label:has(input[name=long_night])").nth(1).click()
    ann.page.locator(".presets button").last.click()
    return ann.submit()


def hands_seen(screen: Screen) -> list[tuple[int | None, list[bool]]]:
    """Of each position that was told before the end: who was told, and whose hand and goal was open."""
    views = [said["view"] for said in map(json.loads, screen.heard) if said["type"] == "state"]
    assert len(views) > 20
    return [
        (
            view["seat"],
            [
                (each["secret"] is not None and not each["exiled"])
                or len(each["hand"]["known"]) == each["hand"]["count"] > 3
                for each in view["seats"]
            ],
        )
        for view in views
        if view["phase"] != "over" and view["hand"] is not None
    ]


def test_a_whole_game_with_all_modules_by_pressing_what_glows_in_two_browsers(screen: Open) -> None:
    people = [screen(), screen(locale="ja-JP", **PHONE)]
    address = with_all(people[0], "hlb", open_chairs=True)
    people[1].open(address)
    people[1].page.locator("li.free button").first.click()
    people[1].wait_for_table()
    asked: set[tuple[int, str]] = set()

    def answer(who: Screen, number: int) -> None:
        asked.add((people.index(who), str(who.page.evaluate("told.question"))))
        by_pressing(who, number)

    play_together(people, answer, 1_000)
    ends = []
    for seat, person in enumerate(people):
        assert (seat, "turn") in asked
        wait_for_end(person)
        assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        last = next(said for said in map(json.loads, reversed(person.heard)) if said["type"] == "state")
        assert last["view"]["phase"] == "over"
        assert {"raxxon", "bandits", "improvements", "long_night"} <= set(last["view"]["modules"])
        ends.append(person.page.locator("section.end li, section.end article").count())
        for seen, own in hands_seen(person):
            assert seen == seat
            # Until somebody is exiled or the game is over, nobody's secret objective but one's own.
            assert [at for at, known in enumerate(own) if known] in ([], [seat])
    assert ends[0] == ends[1] > 0


# Setting up.


def start(ann: Screen, chairs: int = 4, mode: int = 1) -> None:
    ann.open("/")
    page = ann.page
    page.locator("label:has(input[name=game])").nth(1).click()
    page.locator("label:has(input[name=seats])").get_by_text(str(chairs), exact=True).click()
    page.locator("label:has(input[name=long_night])").nth(mode).click()


def test_a_base_game_shows_nothing_of_the_expansion_but_its_switch(screen: Open) -> None:
    ann = screen()
    start(ann, mode=0)
    ann.page.locator("details summary").click()
    expect(ann.page.locator(".night")).to_contain_text("Dead of Winter as it is.")
    for gone in (".presets", ".modules", ".goals", "#option-noise", "#option-pill_anyone"):
        expect(ann.page.locator(gone)).to_have_count(0)
    expect(ann.page.locator("#option-main_objective option[value=tribute]")).to_have_count(0)


@pytest.mark.parametrize(("locale", "size"), [("en-US", {}), ("ja-JP", PHONE)])
def test_the_page_for_a_new_table_breaks_no_rule_of_axe(
    screen: Open, locale: str, size: dict[str, Any]
) -> None:
    ann = screen(locale=locale, reduced_motion="reduce", **size)
    start(ann)
    ann.page.locator("details summary").click()
    check(ann, "new table with The Long Night")
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_a_preset_chooses_modules_and_they_bring_their_options(screen: Open) -> None:
    ann = screen()
    start(ann)
    page = ann.page
    page.locator("details summary").click()
    presets = page.locator(".presets button")
    expect(presets).to_have_count(4)
    expect(presets.first).to_contain_text("recommended")
    presets.first.click()
    expect(presets.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#option-improvements")).to_be_checked()
    expect(page.locator("#option-bandits")).not_to_be_checked()
    expect(page.locator("#option-tokens_return")).to_be_visible()
    expect(page.locator("#option-pill_anyone")).to_have_count(0)
    page.locator("#option-raxxon").focus()
    page.keyboard.press("Space")
    expect(page.locator("#option-pill_anyone")).to_be_visible()
    expect(presets.first).to_have_attribute("aria-pressed", "false")


def test_a_scenario_turns_its_module_on_and_says_what_it_excludes(screen: Open) -> None:
    ann = screen()
    start(ann)
    page = ann.page
    page.locator("details summary").click()
    page.get_by_role("radio", name="Bandit Blitz").check()
    switch = page.locator("#option-bandits")
    expect(switch).to_be_checked()
    expect(switch).to_be_disabled()
    expect(page.locator(".module.on")).to_contain_text("Bandit Blitz is played with it.")
    expect(page.locator("#option-main_objective")).to_be_disabled()
    expect(page.locator("#option-main_objective-why")).to_have_text("A scenario has goals of its own.")
    expect(page.locator("#option-betrayal_pool option")).to_have_count(2)
    ann.submit()
    ann.wait_for_turn()
    seen = ann.page.evaluate("told.question")
    assert seen == "leader"


def test_two_chairs_lock_the_co_operative_variant_and_say_why(screen: Open) -> None:
    ann = screen()
    start(ann, chairs=2, mode=2)
    page = ann.page
    page.locator("details summary").click()
    expect(page.locator("#option-coop")).to_be_checked()
    expect(page.locator("#option-coop")).to_be_disabled()
    expect(page.locator("#option-coop-why")).to_contain_text("Two players always play together")
    expect(page.locator("#option-betrayer-why")).to_be_visible()
    page.locator("#option-prisoners_dilemma").check()
    expect(page.locator("#option-coop")).not_to_be_checked()
    expect(page.locator("#option-coop-why")).to_contain_text("takes the place")
    page.locator("label:has(input[name=who1])").nth(2).click()
    ann.submit()
    ann.wait_for_turn()


def test_each_main_objective_that_is_offered_can_be_played(screen: Open) -> None:
    """The page knows by itself which cards belong to what; the catalogue says whether it is right."""
    catalogue = lastfire.games.registered_games()["dead_of_winter"].catalogue()
    sets = {id_: card["set"] for id_, card in catalogue["objectives"].items()}
    ann = screen()
    wanted = {1: {"base", "long_night"}, 2: {"long_night"}}
    for mode, allowed in wanted.items():
        for modules in (False, True):
            start(ann, mode=mode)
            ann.page.locator("#option-improvements").set_checked(modules)
            ann.page.get_by_role("radio", name="Choose a goal").check()
            options = ann.page.locator(".goals select option")
            offered = {str(each.get_attribute("value")) for each in options.all()}
            there = allowed | ({"long_night_improvements"} if modules else set())
            choices = lastfire.games.registered_games()["dead_of_winter"].options["main_objective"].choices
            assert offered == {id_ for id_ in choices if id_ != "random" and sets[id_] in there}


def test_what_is_sat_down_to_is_what_was_chosen(screen: Open) -> None:
    ann = screen({"quickHands": True}, viewport={"width": 844, "height": 390})
    with_all(ann, "hb")
    number = ann.wait_for_turn()
    assert settle(ann, number) in ("panel", "table")
    looked = ann.heard[-1]
    for module in ("raxxon", "bandits", "improvements"):
        assert f'"{module}"' in looked
