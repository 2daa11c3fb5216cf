"""Setup of The Long Night. [LN-SETUP-1..29]"""

from typing import Any

import pytest

import lastfire
from lastfire import Match
from lastfire.games.dead_of_winter.rules.board.hand import search_deck
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES
from lastfire.games.dead_of_winter.rules.long_night.everywhere.random_place import random_place
from lastfire.games.dead_of_winter.rules.long_night.modules import MODULES
from lastfire.games.dead_of_winter.rules.names import HOSPITAL
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import look, night
from tests.games.dead_of_winter.table import new
from tests.rule import rule

MARKED = ("improvements", "bandits", "raxxon")


def table_of(match: Match) -> ColonyTable:
    """The table itself, to be looked at."""
    table = match._table
    assert isinstance(table, ColonyTable)
    return table


def ids(table: ColonyTable) -> set[str]:
    """The ids of all cards in the box of a match."""
    box = table.box
    kinds = (box.survivors, box.items, box.crises, box.main, box.secrets, box.exiled, box.crossroads)
    return {f"{type(card).__name__} {card.id}" for cards in kinds for card in cards}


@rule("LN-SETUP-1")
@pytest.mark.parametrize("module", ["improvements", "bandits", "raxxon"])
def test_a_module_is_refused_without_the_long_night(module: str) -> None:
    with pytest.raises(lastfire.SetupError, match="The Long Night") as refused:
        lastfire.new("dead_of_winter", seats=4, seed=1, **{module: True})
    assert refused.value.field == module


@rule("LN-SETUP-1", "LN-SETUP-2")
def test_each_module_is_in_or_out_on_its_own() -> None:
    game = lastfire.registered_games()["dead_of_winter"]
    setup = game.agree(4, {"long_night": "mixed", "bandits": True})
    assert game.additions(setup) == ("long_night", "bandits")


@rule("LN-SETUP-2")
@pytest.mark.parametrize("module", [None, *MARKED])
def test_what_is_used_everywhere_is_there_whatever_the_modules(module: str | None) -> None:
    match = new(long_night="mixed", **({} if module is None else {module: True}))
    shown = match.view(None)["modules"]["long_night"]
    assert [number["id"] for number in shown["numbers"]] == ["unruly", "despair", "traps", "graveyard"]
    assert set(shown["look"]) == {"despair", "unruly", "traps", "graveyard", "kept"}
    assert "long_night" not in new().view(None)["modules"]


@rule("LN-SETUP-3", "LN-SETUP-4")
@pytest.mark.parametrize("way", ["mixed", "alone"])
def test_marked_cards_are_there_with_their_module_alone(way: str) -> None:
    sets = {module.id: module.cards for module in MODULES if module.cards is not None}
    for used in ((), *[(module,) for module in MARKED], MARKED):
        table = table_of(new(long_night=way, **dict.fromkeys(used, True)))
        for id_, cards in sets.items():
            if id_ not in MARKED:
                continue
            marked: tuple[Any, ...] = (
                *cards.survivors, *cards.items, *cards.crises, *cards.main, *cards.secrets, *cards.exiled,
                *cards.crossroads,
            )  # fmt: skip
            there = {f"{type(card).__name__} {card.id}" for card in marked} & ids(table)
            assert len(there) == (len(marked) if id_ in used else 0), (id_, used)


@rule("LN-SETUP-7")
@pytest.mark.parametrize(
    ("options", "further"),
    [
        ({}, []),
        ({"improvements": True}, []),
        ({"raxxon": True}, ["raxxon"]),
        ({"bandits": True}, ["hideout"]),
        ({"raxxon": True, "bandits": True}, ["raxxon", "hideout"]),
    ],
)
def test_raxxon_and_the_hideout_lie_there_with_their_modules(options: Any, further: list[str]) -> None:
    match = new(long_night="mixed", **options)
    places = [place["place"] for place in match.view(None)["places"]]
    assert places == [*[place.noun.id for place in BASE_PLACES], *further]
    assert match.view(None)["modules"]["long_night"]["look"]["graveyard"] == []


@rule("LN-SETUP-8", "LN-SETUP-9")
def test_twenty_cards_of_both_sets_form_each_deck_and_nobody_sees_the_rest() -> None:
    match = new(long_night="mixed")
    table = table_of(match)
    for place in range(1, 7):
        there = len(table.box.with_back[place])
        assert len(table.deck(place)) == min(20, there)
    aside = set(table.boxed)
    assert all(table.knows[card] == 0 for card in aside)
    later = table_of(new(seed=2, long_night="mixed"))
    assert set(later.boxed) != aside


@rule("LN-SETUP-10")
def test_a_played_event_leaves_the_game() -> None:
    table = night(["ashley_ross", "mike_cho"], hands={0: ["outsider_1"]}, strangers=["buddy_davis"])
    table.does("play", item="outsider_1")
    assert table.view()["waste"] == []
    assert table.view()["removed"] == ["outsider_1"]


@rule("LN-SETUP-11")
def test_two_regular_objectives_for_each_player_and_one_betrayal() -> None:
    for seed in range(4):
        table = table_of(new(seed=seed, long_night="mixed"))
        prepared = [table.box.secrets[card].betrayal for card in (*table.secret, *table.mix)]
        assert (prepared.count(False), prepared.count(True)) == (8, 1)


@rule("LN-SETUP-11")
def test_with_a_betrayer_there_is_one_regular_objective_for_each_player_and_one_betrayal() -> None:
    """One source mixes two betrayals for each player with one regular objective. [C26]"""
    for seats in (3, 4, 5):
        table = table_of(new(seats, long_night="mixed", betrayer=True))
        dealt = [table.box.secrets[card].betrayal for card in (*table.secret, *table.mix)]
        assert (dealt.count(False), dealt.count(True)) == (seats, 1)


@rule("LN-SETUP-12")
def test_five_starter_items_and_two_of_four_survivors() -> None:
    match = new(long_night="mixed")
    table = table_of(match)
    assert [len(hand) for hand in table.hands] == [5] * 4
    assert all(table.box.origin[card] == 0 for hand in table.hands for card in hand)
    assert [len(draft) for draft in table.drafts] == [4] * 4
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    assert [len(group) for group in table_of(match).groups] == [2] * 4


@rule("LN-SETUP-21")
def test_two_players_play_together() -> None:
    match = new(2, long_night="mixed")
    table = table_of(match)
    assert table.house.coop
    assert table.house.hardcore
    assert table.secret == [-1, -1]
    assert [len(hand) for hand in table.hands] == [7, 7]
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    assert [len(group) for group in table_of(match).groups] == [3, 3]
    assert not any(option.verb == "call_vote" for option in match.ask.options)  # type: ignore[union-attr]


@rule("LN-SETUP-21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_play_together_only_if_they_like(seats: int) -> None:
    assert not table_of(new(seats, long_night="mixed")).house.coop
    assert table_of(new(seats, long_night="mixed", coop=True)).house.coop


@rule("LN-SETUP-21")
def test_two_players_may_choose_the_prisoners_dilemma() -> None:
    table = table_of(new(2, long_night="mixed", prisoners_dilemma=True))
    assert not table.house.coop
    assert min(table.secret) >= 0


@rule("LN-SETUP-22")
def test_there_is_no_limit_for_starvation_tokens() -> None:
    table = night(food=0, starvation=9, morale=10)
    table.night_falls()
    assert table.view()["starvation"] == 10


@rule("LN-SETUP-26")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    table = night(decks={"hospital": ["medicine", "medicine"]})
    t = table.table
    flow = search_deck(t, 0, HOSPITAL, (), 0)
    assert list(flow) == []
    assert t.deck(HOSPITAL).top == ()
    assert all(t.knows[card] == 0 for card in t.deck(HOSPITAL).middle)


@rule("LN-SETUP-27")
def test_the_town_is_as_in_the_base_game() -> None:
    base = {place["place"]: place for place in new().view(None)["places"]}
    match = new(long_night="mixed", raxxon=True, bandits=True)
    for place in match.view(None)["places"]:
        if place["place"] in base:
            assert (place["room"], place["gates"], place["noise"]) == (
                base[place["place"]]["room"], base[place["place"]]["gates"], base[place["place"]]["noise"],
            )  # fmt: skip
    table, plain = table_of(match), table_of(new())
    assert table.board.noise[:7] == plain.board.noise
    assert look(night())["traps"].keys() == base.keys()


@rule("LN-SETUP-23", "LN-SETUP-24", "LN-SETUP-25")
def test_a_die_of_six_sides_finds_the_random_location() -> None:
    table = night(raxxon=True, bandits=True)
    table.falls(1, 2, 3, 4, 5, 6)
    assert [random_place(table.table) for _ in range(6)] == [1, 2, 3, 4, 5, 6]
    assert {random_place(table.table) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
