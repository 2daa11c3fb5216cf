"""What Python's own means do with our values: print them, copy them, pickle them, run the package."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import lastfire
from last_can import GAME as LAST_CAN
from lastfire.engine.match import new_match

GAMES = list(lastfire.registered_games())
COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
]
each_game = pytest.mark.parametrize("game", GAMES)
each_copy = pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])


def under_way(game: str, answers: int = 6) -> lastfire.Match:
    match = lastfire.new(game, seats=3, seed=7)
    for _ in range(answers):
        match.answer(0)
    return match


def test_values_say_what_they_are() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=7)
    ask = match.ask
    assert ask is not None
    assert repr(match) == f"<Match of hit_z_road, 3 seats: seat {ask.seat} is asked>"
    assert repr(ask) == f"<Ask of seat {ask.seat}: bid ends=0, 11 options>"
    assert repr(ask.options[3]) == "<Option 3: bid space=3>"
    assert repr(lastfire.registered_games()["hit_z_road"].vocabulary.actions[3]) == "<Action 3: bid space=3>"
    match.answer(3)
    record = match.records(None)[-1]
    assert repr(record) == f"<Record {record.number}: bid_made seat={ask.seat} space=3>"
    match.playout(lambda ask: 0)
    assert repr(match) == "<Match of hit_z_road, 3 seats: over>"


@each_game
@each_copy
def test_a_copy_of_a_match_is_a_match_of_its_own(game: str, copied: Callable[[Any], Any]) -> None:
    match = under_way(game)
    other = copied(match)
    assert other is not match
    assert other.digest() == match.digest()
    before = match.digest()
    for twin in (match, other):
        assert [record.text("en") for record in twin.records(0)] == [
            record.text("en") for record in match.records(0)
        ]
    other.answer(0)
    assert match.digest() == before
    match.answer(0)
    assert match.digest() == other.digest()


@each_copy
def test_a_match_inside_other_values_is_copied_with_them(copied: Callable[[Any], Any]) -> None:
    match = under_way("hit_z_road")
    (other,) = copied([match])
    assert other.digest() == match.digest()


def test_a_playout_leaves_nothing_to_pickle() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=7)
    match.playout(lambda ask: 0, 1)
    with pytest.raises(lastfire.NoPast):
        pickle.dumps(match)
    with pytest.raises(lastfire.NoPast):
        copy.copy(match)


def test_a_game_that_load_does_not_know_can_be_copied_but_not_pickled() -> None:
    match = new_match(LAST_CAN, LAST_CAN.agree(2, {}), 1)
    assert copy.deepcopy(match).digest() == match.digest()
    with pytest.raises(lastfire.SaveError, match="not registered"):
        pickle.dumps(match)


def test_the_package_itself_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lastfire", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"lastfire {lastfire.__version__}\n"
