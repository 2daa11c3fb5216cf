"""The quick ways to find out who can act and where units can go say what the slow ones do."""

from random import Random

import pytest

from lastfire.engine.match import new_match
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import deed_options, unit_actions
from lastfire.games.dawn_of_the_zeds.rules.actions.way import can_end, destinations, entry, new_mover, search
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import HOSPITAL, IN_PLAY, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS
from lastfire.games.dawn_of_the_zeds.rules.words.actions import UNIT

GAMES = 4


def tables(level: str, seats: int, mode: str) -> list[tuple[DawnTable, int]]:
    """Tables at which a seat says who acts, on the way through a few games."""
    found = []
    game = DawnOfTheZeds()
    for seed in range(GAMES):
        match = new_match(game, game.agree(seats, {"level": level, "mode": mode}), seed)
        luck = Random(seed)
        while match.ask is not None:
            if match.ask.question == "who_acts":
                table = match._table.copy()
                assert isinstance(table, DawnTable)
                found.append((table, match.ask.seat))
            match.answer(luck.randrange(len(match.ask.options)))
    return found


@pytest.mark.parametrize(
    ("level", "seats", "mode"),
    [("basic", 1, "defence"), ("apocalypse", 2, "versus"), ("directors_cut", 3, "defence")],
)
def test_the_units_offered_are_those_with_something_to_do(level: str, seats: int, mode: str) -> None:
    for t, seat in tables(level, seats, mode):
        in_play = [unit for unit in range(FIRST_RAIDERS) if t.at[unit] < IN_PLAY]
        assert list(t.team) == in_play
        assert unit_actions(t, seat) == [UNIT + unit for unit in in_play if deed_options(t, seat, unit)]


@pytest.mark.parametrize(("level", "seats", "mode"), [("directors_cut", 2, "versus")])
def test_a_walk_along_the_tracks_finds_what_a_search_of_all_spaces_finds(
    level: str, seats: int, mode: str
) -> None:
    for t, _ in tables(level, seats, mode):
        for unit in [unit for unit in range(FIRST_RAIDERS) if t.at[unit] < IN_PLAY]:
            mover = new_mover(t, unit)
            if not mover.has_one_way or t.at[unit] == HOSPITAL:
                continue
            left = search(t, mover)
            reached = [space for space in range(TOWN_CENTER + 1) if left[space] >= 0 and space != t.at[unit]]
            found = [space for space in reached if can_end(t, mover, space, entry(t, mover, space))]
            walked = [space for space in destinations(t, mover) if space <= TOWN_CENTER]
            assert sorted(walked) == found
