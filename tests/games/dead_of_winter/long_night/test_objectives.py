"""Objectives of The Long Night: how many there are, and its main objectives in play.

[LN-SCENARIO-17, LN-SCENARIO-18, LN-SCENARIO-31]
"""

from typing import Any, Final

import pytest

import lastfire
from lastfire.games.dead_of_winter.rules.board.zombies import kill_zombies
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, PUBLISHED
from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    ControlAtLeast,
    ControlExactly,
    InHand,
    LargestGroup,
    MainObjectiveDone,
    MoraleGone,
)
from lastfire.games.dead_of_winter.rules.long_night.cards import NIGHT
from lastfire.games.dead_of_winter.rules.long_night.effects.crises import Scattered
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import unruly
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.names import GAS_STATION, SCHOOL
from lastfire.games.dead_of_winter.rules.state import ColonyTable, of_objective
from tests.games.dead_of_winter.long_night.bandits_table import with_bandits
from tests.games.dead_of_winter.long_night.night import by_card, night, nobody_calls_a_vote
from tests.games.dead_of_winter.table import BLANK, Game, new
from tests.rule import rule

ASHLEY: Final = "ashley_ross"
MIKE: Final = "mike_cho"
OLIVIA: Final = "olivia_brown"
ROD: Final = "rod_miller"
GROUPS: Final = ([ASHLEY, MIKE], [OLIVIA], [ROD])
TOWN: Final = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")

MAIN: Final = tuple([card for cards in NIGHT for card in cards.main])
SECRETS: Final = tuple([card for cards in NIGHT for card in cards.secrets])
EXILED: Final = tuple([card for cards in NIGHT for card in cards.exiled])


def test_there_are_as_many_as_were_printed() -> None:
    drawn = [card for card in MAIN if card.drawn]
    goals = [card for card in MAIN if not card.drawn]
    # Eight cards with two sides; each goal of a scenario is one side.
    assert 2 * len(drawn) + len(goals) == 2 * 8
    assert len([card for card in SECRETS if not card.betrayal]) == 24
    assert len([card for card in SECRETS if card.betrayal]) == 11
    assert len(EXILED) == 5


def test_none_has_the_name_of_another() -> None:
    for cards, base in ((MAIN, BASE.main), (SECRETS, BASE.secrets), (EXILED, BASE.exiled)):
        together: list[Any] = [*cards, *base]
        for said in ([card.id for card in together], [card.name.en for card in together]):
            assert len(set(said)) == len(said)
    words = [card.words().en for card in (*SECRETS, *BASE.secrets)]
    assert len(set(words)) == len(words)


@rule("DOW-GOAL-3", "DOW-GOAL-5", "DOW-GOAL-7")
def test_regular_objectives_want_the_colony_to_succeed_and_betrayals_want_it_to_fall() -> None:
    for card in SECRETS:
        assert isinstance(card.goals[0], MoraleGone if card.betrayal else MainObjectiveDone)
        assert len(card.goals) >= 2


@rule("DOW-EXILE-3")
def test_no_exiled_objective_asks_a_lone_betrayer_for_a_group() -> None:
    for card in SECRETS:
        assert not any(isinstance(goal, ControlExactly) for goal in card.goals)
    for exiled in EXILED:
        assert not any(isinstance(goal, ControlAtLeast | LargestGroup) for goal in exiled.betrayer)


@rule("LN-SCENARIO-31")
def test_what_is_not_known_to_be_printed_says_that_it_is_ours() -> None:
    published = [(card.id, "normal") for card in MAIN if card.normal.origin == PUBLISHED]
    published += [(card.id, "hard") for card in MAIN if card.hard.origin == PUBLISHED]
    assert published == [("the_coldest_night", "normal")]
    assert {card.origin for card in SECRETS} == {exiled.origin for exiled in EXILED} == {ORIGINAL}
    assert {crisis.origin for cards in NIGHT for crisis in cards.crises} == {ORIGINAL}
    kinds = [item for cards in NIGHT for item in cards.items]
    people = [card for cards in NIGHT for card in cards.survivors]
    known = {"food_1_or_trade", "junk_or_advance", "fuel_or_fire"}
    assert {item.id for item in kinds if item.origin == PUBLISHED} == known
    assert all(person.origin == ORIGINAL for person in people)


@rule("LN-SCENARIO-31")
def test_the_catalogue_shows_no_card_of_ours_as_published() -> None:
    told = lastfire.registered_games()["dead_of_winter"].catalogue()
    for card in SECRETS:
        assert told["secrets"][card.id]["origin"] == ORIGINAL
    assert told["objectives"]["the_coldest_night"]["normal"]["origin"] == PUBLISHED
    assert told["objectives"]["the_coldest_night"]["hard"]["origin"] == ORIGINAL


@rule("DOW-OBJ-1", "DOW-OBJ-3")
def test_a_main_objective_has_two_sides_the_hard_one_harder() -> None:
    for card in MAIN:
        assert card.length in ("short", "medium", "long")
        for side in (card.normal, card.hard):
            assert side.goals
            assert 0 < side.morale <= 10
            assert 0 < side.rounds <= 10
        assert card.hard.zombies >= card.normal.zombies
        assert card.hard.morale <= card.normal.morale


def test_who_destroys_the_evidence_has_two_cards_of_a_symbol_and_one_of_another_in_hand() -> None:
    """That much of it is published."""
    (card,) = [card for card in SECRETS if card.id == "destroy_the_evidence"]
    done, first, second = card.goals
    assert isinstance(done, MainObjectiveDone)
    assert isinstance(first, InHand)
    assert isinstance(second, InHand)
    assert (first.count, second.count) == (2, 1)
    assert first.symbol != second.symbol


# The Coldest Night.


def begun(objective: str, seats: int = 4, **options: Any) -> dict[str, Any]:
    """What everybody sees once the colony is laid out."""
    match = new(seats, 1, long_night="mixed", main_objective=objective, **options)
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    return match.view(None)


def zombies(view: dict[str, Any], place: str) -> int:
    found = next(each for each in view["places"] if each["place"] == place)
    return sum([gate["zombies"] for gate in found["gates"]])


@rule("LN-SCENARIO-17")
def test_the_coldest_night_begins_with_eight_and_eight_and_zombies_everywhere() -> None:
    view = begun("the_coldest_night", raxxon=True, bandits=True)
    assert (view["morale"], view["round"]) == (8, 8)
    assert (view["objective"]["goals"][0]["now"], view["objective"]["goals"][0]["need"]) == (1, 8)
    assert zombies(view, "colony") == 6
    assert [zombies(view, place) for place in TOWN] == [1] * 6
    # Other locations than the six of the town get none.
    assert (zombies(view, "raxxon"), zombies(view, "hideout")) == (0, 0)


@rule("LN-SCENARIO-17")
@pytest.mark.parametrize(("round_", "over"), [(2, False), (1, True)])
def test_it_is_completed_by_surviving_eight_rounds(round_: int, over: bool) -> None:
    table = nobody_calls_a_vote(
        night(*GROUPS, objective="the_coldest_night", round=round_, food=20).night_falls()
    )
    assert table.match.over is over
    if over:
        assert table.view()["result"]["ending"] == "objective"


@rule("LN-SCENARIO-18")
@pytest.mark.parametrize(("objective", "frozen"), [("the_coldest_night", 1), ("eight_weeks_of_darkness", 0)])
def test_an_attack_on_a_zombie_brings_frostbite_after_exposure(objective: str, frozen: int) -> None:
    table = night(*GROUPS, objective=objective, at={ASHLEY: "school"}, zombies={"school": 1}, dice={0: [6]})
    table.falls(BLANK)
    table.does("attack", survivor=ASHLEY)
    assert table.wounds(ASHLEY) == (0, frozen)
    assert table.wounds(MIKE) == (0, 0)
    if frozen:
        told = table.told()
        assert told.index("exposed") < told.index("frostbitten")


@rule("LN-SCENARIO-18")
def test_nothing_but_an_attack_on_a_zombie_brings_it() -> None:
    # A bandit is no zombie, and a card that kills one is no attack.
    table = with_bandits(
        *GROUPS, objective="the_coldest_night", at={ASHLEY: "school"}, bandits={"school": 1}, dice={0: [6]},
        zombies={"school": 1},
    )  # fmt: skip
    table.falls(1)
    table.does("attack", survivor=ASHLEY).chooses("bandit")
    by_card(table, kill_zombies(table.table, 0, SCHOOL, 1, -1))
    assert table.wounds(ASHLEY) == (0, 0)


@rule("LN-SCENARIO-18")
def test_the_third_wound_by_that_frostbite_kills() -> None:
    table = night(
        *GROUPS, objective="the_coldest_night", at={ASHLEY: "school"}, zombies={"school": 1}, dice={0: [6]},
        wounds={ASHLEY: 2},
    )  # fmt: skip
    table.falls(BLANK)
    table.does("attack", survivor=ASHLEY)
    assert not table.is_in_play(ASHLEY)


# The others.


def met(table: Game) -> list[bool]:
    """Which of the goals are met."""
    return [goal["met"] for goal in table.view()["objective"]["goals"]]


@pytest.mark.parametrize(
    ("stock", "all_met"), [(["food_1", "fuel", "medicine"] * 3, True), (["food_1"] * 9, False)]
)
def test_tribute_takes_a_card_of_three_kinds_for_each_player(stock: list[str], all_met: bool) -> None:
    table = night(*GROUPS, objective="tribute", stock=stock, plant=from_the_station, hands={0: ["junk"]})
    assert all(met(table)) is all_met
    assert not table.offers("contribute", item="junk")
    assert table.offers("contribute", item="fuel") is not all_met


def from_the_station(t: ColonyTable) -> None:
    """Fuel that is no starter item."""
    pile = t.piles[GAS_STATION]
    card = next(card for card in pile.middle if t.box.items[t.box.kind[card]].id == "fuel")
    pile.middle.remove(card)
    t.hands[0].append(card)
    t.knows[card] |= 1


@pytest.mark.parametrize("hard", [False, True])
def test_tribute_takes_no_starters(hard: bool) -> None:
    table = night(*GROUPS, objective="tribute", hardcore=hard, hands={0: ["fuel"]})
    assert not table.offers("contribute")


def test_the_colony_to_be_taken_back_is_full_of_zombies_and_its_people_are_elsewhere() -> None:
    for seats in (2, 5):
        view = begun("take_back_the_colony", seats, coop=seats == 2, coop_side="normal")
        assert zombies(view, "colony") == 18
        places = [person["place"] for person in view["survivors"].values()]
        assert "colony" not in places
        assert set(places) <= set(TOWN)


def test_a_die_says_where_each_of_them_is_and_a_full_location_gives_way_to_the_next() -> None:
    table = night([ASHLEY, MIKE], [OLIVIA, "brian_lee"], [ROD], objective="take_back_the_colony")
    table.falls(6, 6, 6, 3, 4)
    by_card(table, Scattered().at_start(table.table, of_objective(0)))
    people = (ASHLEY, MIKE, OLIVIA, "brian_lee", ROD)
    # The Gas Station has two spaces.
    assert [table.where(name) for name in people] == [
        "gas_station", "gas_station", "police_station", "school", "library",
    ]  # fmt: skip


@pytest.mark.parametrize(("there", "done"), [(8, True), (9, False)])
def test_it_is_taken_back_with_few_zombies_left(there: int, done: bool) -> None:
    table = night(*GROUPS, objective="take_back_the_colony", zombies={"colony": there})
    assert met(table) == [done]


@pytest.mark.parametrize(("helpless", "wild", "done"), [(3, 0, True), (2, 0, False), (3, 1, False)])
def test_nobody_is_left_behind_while_enough_are_there_and_calm(helpless: int, wild: int, done: bool) -> None:
    table = night(*GROUPS, objective="nobody_left_behind", round=1, helpless=helpless, unruly=wild)
    assert all(met(table)) is done


def test_there_a_helpless_survivor_becomes_unruly_each_round() -> None:
    crises = ["fuel_shortage", "despair"]
    table = night(*GROUPS, objective="nobody_left_behind", helpless=3, food=20, morale=9, crises=crises)
    nobody_calls_a_vote(table.night_falls())
    assert unruly(table.table) == 1
    nobody_calls_a_vote(table.night_falls())
    assert unruly(table.table) == 2


@pytest.mark.parametrize(("done", "food", "over"), [(2, 5, True), (1, 5, False), (2, 3, False)])
def test_built_to_last_counts_finished_improvements_and_food(done: int, food: int, over: bool) -> None:
    def plant(t: ColonyTable) -> None:
        improvements_of(t).done = list(range(1, 1 + done))

    away = {ASHLEY: "school", MIKE: "school", OLIVIA: "library", ROD: "library"}
    table = night(*GROUPS, objective="built_to_last", improvements=True, plant=plant, food=food, at=away)
    assert all(met(table)) is over
    nobody_calls_a_vote(table.night_falls())
    assert table.match.over is over


def test_an_objective_with_the_mark_of_a_module_is_played_with_it_only() -> None:
    seen = set()
    for seed in range(60):
        seen.add(new(2, seed, long_night="mixed").view(None)["objective"]["id"])
    assert "built_to_last" not in seen
    assert "tribute" in seen
