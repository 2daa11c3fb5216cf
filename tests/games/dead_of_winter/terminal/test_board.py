"""The board on the screen has room for however many places a match has."""

import copy
from typing import Any

import pytest

import lastfire
from lastfire.cli.screen.canvas import Line
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.marks import PALETTES
from lastfire.games.dead_of_winter.terminal.screen.board import Board
from lastfire.games.dead_of_winter.terminal.screen.playback import ColonyShow
from lastfire.games.dead_of_winter.terminal.screen.table import ColonyDrawing
from lastfire.games.dead_of_winter.terminal.typed import view_of

NAMES = ("Old Harbour", "Mine", "Church", "Radio Station", "Zoo", "Airfield", "Dam", "Farm", "Hut", "Ford")
USUAL = ("Police Station", "Grocery Store", "School", "Library", "Hospital", "Gas Station")


def scene(further: int, spot: str | None = None, lang: str = "en") -> Scene:
    """The first question of a match whose board has so many places more."""
    match = lastfire.new("dead_of_winter", seats=3, seed=4)
    view: dict[str, Any] = match.view(0)
    catalogue = copy.deepcopy(lastfire.registered_games()["dead_of_winter"].catalogue())
    for number, name in enumerate(NAMES[:further]):
        gate = {"zombies": 1, "barricades": 1, "spaces": 3}
        tile = {"survivors": [], "room": 2, "heads": 0, "noise": 0, "deck": None, "gates": [gate]}
        view["places"].append({"place": f"further_{number}", **tile})
        catalogue["places"][f"further_{number}"] = {"name": {"en": f"the {name}", "ja": name}, "symbols": []}
    show = ColonyShow(view_of(view), spot=spot)
    return Scene(show, {}, None, "", ["Anna", "Bert", "Cleo"], catalogue, lang, PALETTES["night"], [])


def texts(block: list[Line]) -> str:
    return "\n".join(line.text.plain for line in block)


@pytest.mark.parametrize("further", [0, 1, 2, 3, 4, 7, 10])
@pytest.mark.parametrize(("width", "height"), [(80, 9), (80, 12), (80, 15), (88, 20), (130, 34)])
def test_every_place_is_drawn_where_there_is_a_line_for_it(further: int, width: int, height: int) -> None:
    block = Board(scene(further)).draw_board(width, height)
    assert len(block) == height
    assert all(line.text.cell_len == width for line in block)
    drawn = texts(block)
    for name in ("Colony", *USUAL, *NAMES[:further]):
        assert name in drawn
    assert drawn.count("Z#·") == further
    assert "▾" not in drawn


def test_the_board_of_the_base_game_is_drawn_as_tiles_from_fifteen_lines_on() -> None:
    assert Board(scene(0)).roomy == 15
    assert "┌ School" in texts(Board(scene(0)).draw_board(88, 15))
    assert "┌ Old Harbour" in texts(Board(scene(1)).draw_board(88, 16))


@pytest.mark.parametrize("further", range(len(NAMES)))
def test_where_lines_are_too_few_the_place_where_something_happens_is_in_sight(further: int) -> None:
    drawn = texts(Board(scene(len(NAMES), spot=f"further_{further}")).draw_board(80, 6))
    assert f"▸{NAMES[further]}" in drawn
    assert "▾2" in drawn


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_a_whole_screen_fits_with_ten_places_more(lang: str, width: int, height: int) -> None:
    block = ColonyDrawing(scene(len(NAMES), lang=lang)).draw(width, height)
    assert len(block) == height
    assert all(line.text.cell_len == width for line in block)
