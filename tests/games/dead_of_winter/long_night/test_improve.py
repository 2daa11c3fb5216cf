"""Improvements. [LN-IMPROVE-1..27, LN-SETUP-13, LN-SETUP-14]"""

from collections.abc import Sequence
from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.holdings import keep_of_module
from lastfire.games.dead_of_winter.rules.long_night.cards import BANDITS, COMMON, IMPROVEMENTS, RAXXON
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import despair_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import (
    ID,
    can_place_token,
    finished,
    is_finished,
    place_tokens,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import IMPROVEMENT
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.night.colony import crisis_needs
from lastfire.games.dead_of_winter.rules.state import ColonyTable, unpack_table
from tests.games.dead_of_winter.long_night.bandits_table import to_next_round
from tests.games.dead_of_winter.table import Game, new, seat
from tests.rule import rule

NUMBER = {card.id: number for number, card in enumerate(TEN)}
GROUPS = (["ashley_ross", "mike_cho"], ["brian_lee", "olivia_brown"], ["rod_miller", "alexis_grey"])


def building(
    *row: str,
    tokens: Sequence[int] = (),
    done: Sequence[str] = (),
    deck: Sequence[str] = (),
    supply: int = 12,
    unruly: int = 0,
    despair: Sequence[str] = (),
    **what: Any,
) -> Game:
    """A table with these improvements in the row, with these tokens, these finished, these still to come."""

    def plant(t: ColonyTable) -> None:
        state = improvements_of(t)
        state.row = [NUMBER[id_] for id_ in row]
        state.done = []
        for number, count in zip(state.row, tokens, strict=False):
            state.tokens[number] = count
        state.supply = supply - sum(state.tokens)
        state.deck = state.deck.copy()
        state.deck.middle, state.deck.top = [], tuple(NUMBER[id_] for id_ in deck)
        for id_ in done:
            state.done.append(NUMBER[id_])
            keep_of_module(t, ID, TEN[NUMBER[id_]])
        night_of(t).unruly = unruly
        night_of(t).despair = sorted(
            number for name in despair for number, card in enumerate(t.box.survivors) if card.id == name
        )

    groups = what.pop("groups", GROUPS)
    what.setdefault("crises", ["fuel_shortage"])  # nothing happens when it is revealed
    return seat(*groups, plant=plant, long_night="mixed", improvements=True, **what)


def works(game: Game) -> dict[str, Any]:
    """What everybody sees of the improvements."""
    found: dict[str, Any] = game.view()["modules"]["improvements"]["look"]
    return found


def row(game: Game) -> dict[str, int]:
    """The improvements in the row and their tokens."""
    return {card["id"]: card["tokens"] for card in works(game)["row"]}


def advance(game: Game, count: int, *onto: str, by: int = 0) -> None:
    """An effect places tokens; the player chooses these, where there is a choice."""
    t = game.table
    left = list(onto)
    for ask in place_tokens(t, by, count):
        assert ask.seat == by
        t.reply = IMPROVEMENT[NUMBER[left.pop(0)]]
        assert t.reply in ask.ids
    assert left == []


# Setup.


@rule("LN-SETUP-13")
def test_four_of_ten_improvements_are_laid_out() -> None:
    look = new(long_night="mixed", improvements=True).view(None)["modules"]["improvements"]["look"]
    assert len(look["row"]) == 4
    assert (look["deck"], look["supply"], look["finished"]) == (6, 12, [])
    assert {card["tokens"] for card in look["row"]} == {0}


@rule("LN-SETUP-14")
def test_nobody_knows_which_improvement_comes_next() -> None:
    match = new(long_night="mixed", improvements=True)
    coming = set()
    for seed in range(40):
        dealt = match.deal(1, seed=seed)
        assert dealt.view(1)["modules"] == match.view(1)["modules"]
        t = dealt._table
        assert isinstance(t, ColonyTable)
        state = improvements_of(t)
        assert (state.deck.top, state.deck.bottom) == ((), ())
        coming.add(state.deck.copy().draw(t.chance))
    assert len(coming) == 6


def test_the_state_is_packed_and_copied_whole() -> None:
    game = building("latrine", "greenhouse", tokens=[2, 1], done=["workshop"], deck=["radio_mast"])
    state = improvements_of(game.table)
    assert state.copy().pack() == state.pack()
    again = unpack_table(game.table.pack(), game.table.edition)
    assert again.pack() == game.table.pack()
    assert finished(again) == ["workshop"]
    copied = game.table.copy()
    advance(game, 1, "latrine")
    assert improvements_of(copied).tokens[NUMBER["latrine"]] == 2
    assert len(improvements_of(copied).deck) == 1


# Tokens.


@rule("LN-IMPROVE-1", "LN-IMPROVE-2")
def test_no_action_of_every_player_places_a_token() -> None:
    # N9: without the module there are no tokens either.
    game = building("latrine", dice={0: [6, 6]}, hands={0: ["fuel"]}, waste=["fuel"] * 3)
    assert game.match.ask is not None
    verbs = {option.verb for option in game.match.ask.options}
    assert not [verb for verb in verbs if "improve" in verb or "advance" in verb]
    without = seat(*GROUPS, long_night="mixed")
    assert not can_place_token(without.table)
    assert list(place_tokens(without.table, 0, 3)) == []
    assert "improvements" not in without.view()["modules"]


@rule("LN-IMPROVE-3")
def test_whoever_places_a_token_chooses_the_improvement() -> None:
    game = building("latrine", "greenhouse", "wood_stove")
    advance(game, 2, "greenhouse", "wood_stove", by=2)
    assert row(game) == {"latrine": 0, "greenhouse": 1, "wood_stove": 1}
    assert works(game)["supply"] == 10


@rule("LN-IMPROVE-4", "LN-IMPROVE-5", "LN-IMPROVE-6")
def test_enough_tokens_finish_an_improvement_which_then_works_and_is_shown() -> None:
    game = building("latrine", "greenhouse", tokens=[1, 0])
    advance(game, 1, "latrine")
    assert not is_finished(game.table, "latrine")
    advance(game, 1, "latrine")
    assert is_finished(game.table, "latrine")
    assert [card["id"] for card in works(game)["finished"]] == ["latrine"]
    assert row(game) == {"greenhouse": 0}
    assert "12 cards" in str(game.view()["modules"]["improvements"]["kept"])


@rule("LN-IMPROVE-7")
@pytest.mark.parametrize("option", [True, False])
def test_the_tokens_of_a_finished_improvement_return_to_the_supply(option: bool) -> None:
    game = building("latrine", "greenhouse", tokens=[2, 1], tokens_return=option)
    advance(game, 1, "latrine")
    assert works(game)["supply"] == (11 if option else 8)


@rule("LN-IMPROVE-8")
def test_with_an_empty_supply_no_token_is_placed() -> None:
    game = building("radio_mast", "greenhouse", tokens=[3, 1], supply=5)
    advance(game, 3, "greenhouse")
    assert row(game) == {"radio_mast": 3, "greenhouse": 2}
    assert works(game)["supply"] == 0
    assert not can_place_token(game.table)


@rule("LN-IMPROVE-9", "LN-IMPROVE-10")
@pytest.mark.parametrize("option", [True, False])
def test_the_next_of_the_deck_takes_the_place_of_a_finished_one(option: bool) -> None:
    game = building("latrine", "greenhouse", tokens=[2, 0], deck=["workshop"], refill_improvements=option)
    advance(game, 1, "latrine")
    assert list(row(game)) == (["workshop", "greenhouse"] if option else ["greenhouse"])
    assert works(game)["deck"] == (0 if option else 1)


@rule("LN-IMPROVE-10")
def test_with_an_empty_deck_the_row_is_not_refilled() -> None:
    game = building("latrine", "greenhouse", tokens=[2, 0])
    advance(game, 1, "latrine")
    assert list(row(game)) == ["greenhouse"]


@rule("LN-IMPROVE-11")
def test_what_an_improvement_does_not_need_goes_to_another() -> None:
    game = building("wood_stove", "greenhouse", tokens=[1, 0])
    advance(game, 3, "wood_stove")  # the other two have one place to go
    assert is_finished(game.table, "wood_stove")
    assert row(game) == {"greenhouse": 2}


@rule("LN-IMPROVE-11")
def test_without_another_improvement_they_are_not_placed() -> None:
    game = building("wood_stove", tokens=[1])
    advance(game, 3)
    assert is_finished(game.table, "wood_stove")
    assert works(game)["supply"] == 12


@rule("LN-IMPROVE-12")
def test_an_exile_places_tokens_but_uses_nothing_that_asks_for_somebody_at_the_colony() -> None:
    game = building(
        "latrine",
        "greenhouse",
        done=["workshop", "film_night"],
        at={"ashley_ross": "library", "mike_cho": "library"},
        exiled={0: "handy"},
        dice={0: [6]},
        despair=["brian_lee"],
    )
    assert not game.offers("workshop")
    assert not game.offers("film_night")
    advance(game, 1, "latrine")
    assert row(game)["latrine"] == 1


# Cards.


@rule("LN-IMPROVE-13")
def test_junk_or_advance_rerolls_a_die_or_places_a_token() -> None:
    what: dict[str, Any] = {"hands": {0: ["junk_or_advance"]}, "dice": {0: [1, 1]}}
    game = building("latrine", "greenhouse", **what)
    game.does("play", item="junk_or_advance").chooses("second_effect")
    game.chooses("improvement", improvement="latrine")
    assert (row(game)["latrine"], game.dice(0)) == (1, [1, 1])
    game = building("latrine", "greenhouse", **what)
    game.falls(6)
    game.does("play", item="junk_or_advance").chooses("first_effect")
    assert (row(game)["latrine"], game.dice(0)) == (0, [6, 1])


@rule("LN-IMPROVE-14")
def test_without_the_module_junk_or_advance_only_rerolls() -> None:
    game = seat(*GROUPS, long_night="mixed", hands={0: ["junk_or_advance"]}, dice={0: [1]})
    game.falls(6)
    game.does("play", item="junk_or_advance")
    assert game.dice(0) == [6]


@rule("LN-IMPROVE-15")
def test_every_deck_has_a_card_of_the_long_night_that_places_a_token() -> None:
    decks = {
        deck
        for item in (*COMMON.items, *RAXXON.items, *BANDITS.items, *IMPROVEMENTS.items)
        if "advancement token" in item.words().en
        for deck, _ in item.decks
    }
    assert decks >= {1, 2, 3, 4, 5, 6, 7}


# The ten.


@rule("LN-IMPROVE-16", "LN-IMPROVE-27")
def test_there_are_ten_that_ask_for_two_to_four_tokens_27_in_all() -> None:
    assert len({card.id for card in TEN}) == 10
    assert {card.needed for card in TEN} == {2, 3, 4}
    assert sum(card.needed for card in TEN) == 27
    needed = {card.id: card.needed for card in TEN}
    assert (needed["greenhouse"], needed["wood_stove"], needed["radio_mast"]) == (3, 2, 4)
    assert all(card.words().en.endswith(".") and card.words().ja.endswith("。") for card in TEN)


@rule("LN-IMPROVE-17")
@pytest.mark.parametrize("done", [True, False])
def test_the_greenhouse_adds_two_food_before_food_is_paid(done: bool) -> None:
    # Six at the colony eat three.
    game = building(done=["greenhouse"] if done else [], food=1)
    to_next_round(game)
    assert game.food == (0 if done else 1)
    assert game.view()["starvation"] == (0 if done else 1)


@rule("LN-IMPROVE-18")
def test_the_bunk_room_heals_one_at_the_colony_whom_the_first_player_chooses() -> None:
    game = building(
        done=["bunk_room"],
        wounds={"ashley_ross": 1, "rod_miller": 1, "brian_lee": 1},
        at={"brian_lee": "school"},
        first=1,
        turn=1,
    )
    while game.asked is not None and game.asked[0] == "turn":
        game.ends_turn()
    assert game.asked == ("patient", 1)
    assert not game.offers("survivor", survivor="brian_lee")
    game.chooses("survivor", survivor="rod_miller")
    to_next_round(game)
    assert game.wounds("rod_miller") == (0, 0)
    assert game.wounds("ashley_ross") == (1, 0)


@rule("LN-IMPROVE-19")
def test_the_latrine_brings_morale_once_and_then_twelve_cards_a_morale() -> None:
    game = building("latrine", "greenhouse", tokens=[2, 0], waste=["fuel"] * 11)
    before = game.morale
    advance(game, 1, "latrine")
    assert game.morale == before + 1
    game.ends_turn()
    assert game.last("morale_changed")["reason"] == "improvement"
    to_next_round(game)
    assert game.morale == before + 1


@rule("LN-IMPROVE-19")
def test_twelve_cards_in_the_waste_cost_a_morale_with_the_latrine() -> None:
    game = building(done=["latrine"], waste=["fuel"] * 12)
    before = game.morale
    to_next_round(game)
    assert game.morale == before - 1


@rule("LN-IMPROVE-20")
def test_film_night_takes_any_die_and_one_despair_once_a_round() -> None:
    game = building(
        done=["film_night"],
        dice={0: [1, 1], 1: [1]},
        despair=["brian_lee", "brian_lee", "rod_miller", "alexis_grey"],
        at={"alexis_grey": "school"},
    )
    game.does("film_night")
    assert not game.offers("survivor", survivor="alexis_grey")
    game.chooses("survivor", survivor="brian_lee")
    brian = next(n for n, card in enumerate(game.table.box.survivors) if card.id == "brian_lee")
    assert despair_of(game.table, brian) == 1
    assert game.dice(0) == [1]
    assert not game.offers("film_night")
    game.ends_turn()
    assert not game.offers("film_night")


@rule("LN-IMPROVE-20")
def test_film_night_needs_a_die_somebody_there_and_despair() -> None:
    at = {"ashley_ross": "school", "mike_cho": "school"}
    assert not building(done=["film_night"], despair=["brian_lee"]).offers("film_night")
    assert not building(done=["film_night"], despair=["brian_lee"], dice={0: [6]}, at=at).offers("film_night")
    assert not building(done=["film_night"], dice={0: [6]}).offers("film_night")
    assert building(done=["film_night"], despair=["brian_lee"], dice={0: [6]}).offers("film_night")


@rule("LN-IMPROVE-21")
def test_the_watchtower_removes_two_zombies_from_the_colony_once_all_have_come() -> None:
    game = building(done=["watchtower"], first=2, turn=2)
    while game.asked is not None and game.asked[0] == "turn":
        game.ends_turn()
    # Six at the colony bring three, to entrances 1 to 3.
    assert game.asked == ("gate", 2)
    game.chooses("gate", gate=1).chooses("gate", gate=3)
    to_next_round(game)
    assert game.zombies("colony") == [0, 1, 0, 0, 0, 0]
    assert game.all_of("exposed") == game.all_of("zombies_killed") == []


@rule("LN-IMPROVE-22")
def test_the_workshop_builds_a_barricade_without_a_die_once_a_round() -> None:
    game = building(done=["workshop"])
    game.does("workshop").chooses("gate", gate=4)
    assert game.barricades("colony") == [0, 0, 0, 1, 0, 0]
    assert not game.offers("workshop")
    game.ends_turn()
    assert not game.offers("workshop")
    to_next_round(game)
    assert game.offers("workshop")


@rule("LN-IMPROVE-22")
def test_the_workshop_asks_for_somebody_at_the_colony() -> None:
    at = {"ashley_ross": "school", "mike_cho": "school"}
    assert not building(done=["workshop"], at=at).offers("workshop")


@rule("LN-IMPROVE-23")
@pytest.mark.parametrize("done", [True, False])
def test_the_wood_stove_spares_those_at_the_colony_the_wounds_of_frostbite(done: bool) -> None:
    game = building(
        done=["wood_stove"] if done else [],
        frostbite={"ashley_ross": 1, "mike_cho": 1},
        at={"mike_cho": "school"},
        turn_begins=True,
    )
    assert game.wounds("ashley_ross") == (0 if done else 1, 1)
    assert game.wounds("mike_cho") == (1, 1)


@rule("LN-IMPROVE-24")
@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_iron_shutters_keep_a_barricade_at_the_colony_on_4_or_more(die: int) -> None:
    game = building(done=["iron_shutters"], zombies={"colony": [2, 3, 3, 3, 3, 3]}, barricades={"colony": 1})
    game.falls(die)
    game.table.chance.noting = False
    for _ in add_zombies(game.table, COLONY, 1):
        raise AssertionError("nobody is asked")
    assert game.barricades("colony")[0] == (1 if die >= 4 else 0)
    assert game.zombies("colony")[0] == 2


@rule("LN-IMPROVE-24")
def test_iron_shutters_do_nothing_elsewhere() -> None:
    game = building(done=["iron_shutters"], zombies={"school": 3}, barricades={"school": 1})
    for _ in add_zombies(game.table, 3, 1):
        raise AssertionError("nobody is asked")
    assert game.barricades("school") == [0]
    assert game.all_of("shutters_rolled") == []


@rule("LN-IMPROVE-25")
def test_the_schoolroom_calms_one_of_the_unruly_each_night() -> None:
    # Six and three helpless, of whom two still count twice: eleven, six food.
    game = building(done=["schoolroom"], helpless=3, unruly=3, food=6)
    to_next_round(game)
    assert night_of(game.table).unruly == 2
    assert game.food == 0
    assert game.helpless == 3


@rule("LN-IMPROVE-26")
def test_the_radio_mast_takes_one_point_but_leaves_one() -> None:
    game = building(done=["radio_mast"], crisis="despair", given={0: ["medicine", "medicine"]})
    assert crisis_needs(game.table) == 2
    before = game.morale
    to_next_round(game)
    assert game.morale == before
    two = building(done=["radio_mast"], groups=(["ashley_ross"], ["brian_lee"]), coop=True)
    assert crisis_needs(two.table) == 1
    # Of three only one is not exiled.
    game.table.exiled = 0b101
    assert crisis_needs(game.table) == 1


@rule("LN-IMPROVE-26")
def test_the_bonus_takes_two_points_more_than_that() -> None:
    game = building(done=["radio_mast"], crisis="despair", given={0: ["medicine"] * 4})
    before = game.morale
    to_next_round(game)
    assert game.morale == before + 1


def test_learners_see_the_numbers() -> None:
    game = building("latrine", "greenhouse", tokens=[2, 0], done=["workshop"])
    numbers = {each["id"]: each["number"] for each in game.view()["modules"]["improvements"]["numbers"]}
    assert (numbers["latrine"], numbers["greenhouse"], numbers["workshop"]) == (2, 0, 2)
    assert (numbers["radio_mast"], numbers["advancement_tokens"]) == (-1, 10)
