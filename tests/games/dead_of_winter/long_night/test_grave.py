"""The graveyard. [LN-GRAVE-1..7]"""

import lastfire
from lastfire.games.dead_of_winter.rules.effects.conditions import Lost
from lastfire.games.dead_of_winter.rules.harm.death import kill, remove_survivor
from lastfire.games.dead_of_winter.rules.long_night.everywhere.graveyard import graveyard, is_in_graveyard
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_CARD
from tests.games.dead_of_winter.long_night.night import by_card, look, night
from tests.games.dead_of_winter.table import PERSON
from tests.rule import rule


@rule("LN-GRAVE-1", "LN-GRAVE-5")
def test_the_dead_lie_in_the_graveyard_for_all_to_see() -> None:
    table = night(["ashley_ross", "mike_cho"])
    assert look(table)["graveyard"] == []
    by_card(table, kill(table.table, PERSON["mike_cho"], BY_CARD))
    assert not table.is_in_play("mike_cho")
    assert [look(table, watcher=watcher)["graveyard"] for watcher in (None, 0, 1, 2)] == [["mike_cho"]] * 4
    assert graveyard(table.table) == [PERSON["mike_cho"]]


@rule("LN-GRAVE-2", "LN-GRAVE-3")
def test_the_graveyard_is_no_location() -> None:
    table = night(["ashley_ross", "mike_cho"], gone=["buddy_davis"], dice={0: [6]})
    places = [place["place"] for place in table.view()["places"]]
    assert not any("grave" in place for place in places)
    table.does("move", survivor="mike_cho")
    assert {option["place"] for option in table.options("to")} <= set(places)
    assert table.table.place[PERSON["buddy_davis"]] not in table.table.board.all


@rule("LN-GRAVE-4")
def test_objectives_count_the_dead_as_removed_from_the_game() -> None:
    table = night(["ashley_ross", "mike_cho"])
    goal = Lost(1)
    assert goal.now(table.table, 0) == 0
    by_card(table, kill(table.table, PERSON["mike_cho"], BY_CARD))
    assert goal.now(table.table, 0) == 1
    assert is_in_graveyard(table.table, PERSON["mike_cho"])


@rule("LN-GRAVE-6")
def test_nobody_comes_back_by_themselves() -> None:
    for seed in range(3):
        match = lastfire.new("dead_of_winter", seats=4, seed=seed, long_night="mixed")
        buried: list[str] = []
        while match.ask is not None:
            match.answer((seed + 7 * match.ask.number) % len(match.ask.ids))
            now = match.view(None)["modules"]["long_night"]["look"]["graveyard"]
            assert now[: len(buried)] == buried
            assert not set(now) & set(match.view(None)["survivors"])
            buried = now


@rule("LN-GRAVE-7")
def test_who_leaves_without_being_killed_lies_there_too_and_costs_no_morale() -> None:
    table = night(["ashley_ross", "mike_cho"])
    by_card(table, remove_survivor(table.table, PERSON["mike_cho"]))
    assert look(table)["graveyard"] == ["mike_cho"]
    assert table.morale == 6
