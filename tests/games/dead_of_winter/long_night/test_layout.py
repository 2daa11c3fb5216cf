"""What learners are told of The Long Night: all of it within bounds, nothing hidden, nobody mixed up."""

from itertools import count
from typing import Any

import numpy as np
import pytest

import lastfire
from lastfire import bots, envs
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import TYPES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.options import HOUSE_RULES
from tests.games.dead_of_winter.table import PERSON, PLACE, Game

PLAYED = [(seats, options) for seats, options in HOUSE_RULES if "long_night" in options]


def shown(table: Game, seat: int, field: str) -> dict[str, float]:
    """The numbers of a field that are not 0, by what they stand for."""
    layout = envs.layout_of(table.match)
    numbers = layout.observe(table.match.sight(seat), table.match.ask)[layout[field]].tolist()
    labels = next(told.labels for told in layout.fields if told.name == field)
    return {label: number for label, number in zip(labels, numbers, strict=True) if number}


@pytest.mark.parametrize("bot", ["random", "heuristic"])
@pytest.mark.parametrize(("seats", "options"), PLAYED, ids=str)
def test_every_number_of_whole_games_lies_within_its_bounds(
    bot: str, seats: int, options: dict[str, Any]
) -> None:
    match = lastfire.new("dead_of_winter", seats, 1, **options)
    layout = envs.layout_of(match)
    players = [bots.make(bot, seed=seat) for seat in range(seats)]
    for step in count():
        asked = match.ask.seat if match.ask is not None else 0
        for seat in {asked, step % seats}:
            numbers = layout.numbers(match.sight(seat), match.ask)
            beyond = (numbers < layout.low) | (numbers > layout.high)
            if beyond.any():
                assert [field.name for field in layout.fields if beyond[layout[field.name]].any()] == []
        if match.over:
            break
        bots.move(match, players[asked])


@pytest.mark.parametrize(("seats", "options"), PLAYED, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_it_observes(seats: int, options: dict[str, Any]) -> None:
    match = lastfire.new("dead_of_winter", seats, 5, **options)
    layout = envs.layout_of(match)
    player = bots.make("random", seed=2)
    for _ in range(60):
        if match.ask is None:
            break
        bots.move(match, player)
    for seat in range(seats):
        seen = layout.observe(match.sight(seat), match.ask)
        for seed in (1, 2):
            assert np.array_equal(layout.observe(match.deal(seat, seed).sight(seat), match.ask), seen)


def test_a_match_without_the_expansion_has_none_of_its_fields() -> None:
    base = {field.name for field in envs.layout("dead_of_winter", 3).fields}
    assert not [name for name in base if "raxxon" in name or "bandits" in name or "improvement" in name]
    alone = {field.name for field in envs.layout("dead_of_winter", 3, "long_night").fields}
    assert "long_night.despair" in alone
    assert "raxxon.log" not in alone


def test_tokens_are_told_by_survivor_and_entrance() -> None:
    first, second = list(PERSON)[:2]
    table = night([first], [second], despair={second: 2}, unruly=1, traps={"colony": [0, 0, 1]})
    assert shown(table, 0, "long_night.despair") == {second: 2}
    assert shown(table, 0, "long_night.unruly") == {"": 1}
    assert shown(table, 0, "colony.traps") == {"entrance 3": 1}
    assert shown(table, 0, "school.traps") == {}


def test_what_lies_at_raxxon_is_told_player_by_player() -> None:
    people = list(PERSON)

    def plant(t: ColonyTable) -> None:
        state = raxxon_of(t)
        state.dice[6 * 1 + 4 - 1] = 2
        state.figures = [6 * TYPES + 5]
        t.zombies[6] = 1
        state.helped, state.withheld, state.let_out = [3, 0], [0, 4], [0, 5]
        night_of(t).kept = [6, 7]

    table = night([people[0]], [people[1]], raxxon=True, plant=plant)
    # What everybody remembers, the observer's own first.
    assert [shown(table, 1, f"player_1.{name}") for name in ("laid", "withheld", "let_out", "kept")] == [
        {"": 3}, {}, {}, {"": 6},
    ]  # fmt: skip
    assert [shown(table, 1, f"player_0.{name}") for name in ("laid", "withheld", "let_out", "kept")] == [
        {}, {"": 4}, {"": 5}, {"": 7},
    ]  # fmt: skip
    assert shown(table, 0, "player_1.raxxon_dice") == {"face 4": 2}
    assert shown(table, 1, "player_0.raxxon_dice") == {"face 4": 2}
    assert shown(table, 1, "player_1.raxxon_dice") == {}
    assert shown(table, 0, "police_station.specials") == {"entrance 1, siren": 1}
    assert shown(table, 0, "colony.specials") == {}
    log = table.view(0)["modules"]["raxxon"]["look"]["log"]
    code = log.split("_")[1:]
    assert shown(table, 0, "raxxon.log") == {log: 1}
    assert shown(table, 0, "raxxon.code") == {f"face {face}": code.count(face) for face in code}
    assert shown(table, 0, "raxxon.left") == {"": 11}


def test_bandits_stockpile_and_improvements_are_told_by_kind() -> None:
    people = list(PERSON)

    def plant(t: ColonyTable) -> None:
        bandits_of(t).bandits[PLACE["school"]] = 2
        state = improvements_of(t)
        state.tokens[state.row[0]] = 1
        state.supply -= 1

    table = night([people[0]], [people[1]], bandits=True, improvements=True, plant=plant)
    look = table.view(0)["modules"]
    assert shown(table, 0, "bandits.at") == {
        place: there for place, there in look["bandits"]["look"]["bandits"].items() if there
    }
    assert shown(table, 0, "bandits.at")["school"] >= 2
    row = look["improvements"]["look"]["row"]
    assert shown(table, 0, "improvements.row") == {each["id"]: 1 for each in row}
    assert shown(table, 0, "improvements.tokens") == {row[0]["id"]: 1}
    assert shown(table, 0, "improvements.missing") == {
        each["id"]: each["needed"] - each["tokens"] for each in row
    }
    assert shown(table, 0, "improvements.supply") == {"": 11}
