"""What is secret is decided by the sights alone: no view looks at a table."""

import ast
from pathlib import Path

import pytest

import lastfire
from lastfire.engine.step import Table
from lastfire.games.dawn_of_the_zeds.rules.view import PHASE_IDS
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import PHASES
from lastfire.games.hit_z_road.rules.view import FACE_IDS
from lastfire.games.hit_z_road.rules.words.vocabulary import FACES


@pytest.mark.parametrize("game", list(lastfire.registered_games()))
def test_a_view_cannot_see_the_table(game: str) -> None:
    # A game is imported when it is asked for, and all of them have to be.
    assert all(lastfire.registered_games().values())
    # Not even the name of a table: what a view is given is a sight.
    tables = {kind.__name__ for kind in _kinds_of(Table)}
    assert tables >= {"RoadTable", "ColonyTable"}
    source = Path(__file__).parents[2] / "src" / "lastfire" / "games" / game / "rules" / "view.py"
    names = {node.id for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.Name)}
    assert not names & tables


def _kinds_of(kind: type[Table]) -> set[type[Table]]:
    found = {kind}
    for below in kind.__subclasses__():
        found |= _kinds_of(below)
    return found


def test_the_faces_of_a_view_are_those_of_the_dice() -> None:
    assert [noun.id for noun in FACES] == list(FACE_IDS)


def test_the_phases_of_a_view_are_those_of_the_table() -> None:
    assert [noun.id for noun in PHASES] == list(PHASE_IDS)
