"""The board: its tracks, its spaces, and what lies beside them."""

from typing import Any

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    KIND,
    ON_MAP,
    SPACES,
    STARTS,
    STEPS,
    TOWN_CENTER,
    neighbours,
    step_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.catalogue import SPACE_KINDS
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, DawnTable
from tests.games.dawn_of_the_zeds.fights import hits_on
from tests.games.dawn_of_the_zeds.phase import goes_to
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.games.dawn_of_the_zeds.versus import versus
from tests.rule import rule

SIDE_A = ("basic", "outbreak", "apocalypse", "brains")
SIDE_B = ("walking_zeds", "directors_cut")
SURFACE = ["forest", "mountain", "highway", "suburbs"]


def tracks(level: str) -> list[str]:
    """The tracks that everybody sees at a level."""
    return [str(track) for track in seen(level)["tracks"]]


def seen(level: str) -> dict[str, Any]:
    return lay(level).put("furies", "town_center").begin(ACTION).match.view(None)


def printed(track: int) -> list[tuple[str, str]]:
    """The spaces of a track from the town outward: their names and what they are."""
    last = step_of(STARTS[track])
    return [
        (SPACES[track * STEPS + step].name.en, SPACE_KINDS[KIND[track * STEPS + step]])
        for step in range(last + 1)
    ]


def beside(space: str, level: str) -> list[str]:
    """The spaces on the map adjacent to one."""
    return [SPACES[number].id for number in neighbours(SPACE[space], lay(level).t.tracks)]


@rule("DOZ-BOARD-1", "DOZ-BOARD-3", "DOZ-SETUP-17")
@pytest.mark.parametrize("level", SIDE_A)
def test_up_to_level_iii_there_are_the_four_tracks_of_side_a(level: str) -> None:
    assert tracks(level) == SURFACE


@rule("DOZ-BOARD-1", "DOZ-BOARD-3", "DOZ-BOARD-4", "DOZ-SETUP-17")
@pytest.mark.parametrize("level", SIDE_B)
def test_levels_iv_and_v_have_the_tunnel_of_side_b_as_a_fifth_track(level: str) -> None:
    assert tracks(level) == [*SURFACE, "tunnel"]


@rule("DOZ-BOARD-2")
@pytest.mark.parametrize("level", SIDE_B)
def test_the_game_mat_adds_no_space(level: str) -> None:
    """Beside what the Tunnel brings, the board of levels IV and V is that of level III."""
    tunnel = set(beside("town_center", level)) - set(beside("town_center", "brains"))
    assert tunnel == {"town_basement"}
    beside_the_tracks = [space.id for space in SPACES[TOWN_CENTER:]]
    assert beside_the_tracks == [
        *("town_center", "hospital", "staff_office", "lab", "refugee_camp", "cemetery"),
        *("aside", "cup", "super_cup", "gone"),
    ]


@rule("DOZ-BOARD-5")
def test_the_number_of_a_space_is_its_distance_from_the_town_space_of_its_track() -> None:
    for track, (town, start) in enumerate(
        [
            ("commercial_district", "forest_start"),
            ("east_side", "mountain_start"),
            ("uptown", "highway_start"),
            ("suburbs_town", "suburbs_start"),
            ("town_basement", "tunnel_start"),
        ]
    ):
        way = [SPACE[start]]
        while way[-1] != SPACE[town]:
            way.append(next(space for space in neighbours(way[-1], 5) if space < way[-1]))
        assert [step_of(space) for space in way] == list(range(8 if track == 4 else 7, -1, -1))


@rule("DOZ-BOARD-6", "DOZ-BOARD-14")
def test_the_forest_track() -> None:
    assert printed(0) == [
        ("Commercial District", "town"),
        ("Forest 1", "clear"),
        ("Forest 2", "clear"),
        ("Farm", "named"),
        ("St. Thomas", "village"),
        ("Forest 5", "clear"),
        ("Forest 6", "clear"),
        ("Forest Start", "start"),
    ]


@rule("DOZ-BOARD-7", "DOZ-BOARD-14")
def test_the_mountain_track() -> None:
    assert printed(1) == [
        ("East Side", "town"),
        ("Mountain 1", "clear"),
        ("Campground", "named"),
        ("Mountain 3", "clear"),
        ("Lucky Strike Mine", "named"),
        ("Lefty's Pass", "village"),
        ("Mountain 6", "clear"),
        ("Mountain Start", "start"),
    ]


@rule("DOZ-BOARD-8", "DOZ-BOARD-14")
def test_the_highway_track() -> None:
    assert printed(2) == [
        ("Uptown", "town"),
        ("Highway 1", "clear"),
        ("Highway 2", "clear"),
        ("Nuclear Plant", "named"),
        ("Highway 4", "clear"),
        ("Ingeburg", "village"),
        ("Highway 6", "clear"),
        ("Highway Start", "start"),
    ]


@rule("DOZ-BOARD-9", "DOZ-BOARD-14")
def test_the_suburbs_track() -> None:
    assert printed(3) == [
        ("Southgate", "town"),
        ("Suspension Bridge", "named"),
        ("Suburbs 2", "clear"),
        ("Beauxville", "village"),
        ("Farmingdale University", "named"),
        ("East Irek", "village"),
        ("Suburbs 6", "clear"),
        ("Suburbs Start", "start"),
    ]


@rule("DOZ-BOARD-10", "DOZ-BOARD-14")
def test_the_tunnel_track() -> None:
    assert printed(4) == [
        ("Town Basement", "town"),
        ("Tunnel 1", "clear"),
        ("Guard Post", "named"),
        ("inner Catacombs", "catacombs"),
        ("Dr. Marteuse's Office", "named"),
        ("outer Catacombs", "catacombs"),
        ("Tunnel 6", "clear"),
        ("Chromotechnics Lab", "named"),
        ("Tunnel Start", "start"),
    ]


@rule("DOZ-BOARD-11")
def test_neighbouring_spaces_of_a_track_are_adjacent() -> None:
    assert beside("farm", "basic") == ["forest_2", "st_thomas"]
    assert beside("forest_start", "basic") == ["forest_6"]
    assert beside("tunnel_start", "walking_zeds") == ["chromotechnics_lab"]


@rule("DOZ-BOARD-11")
@pytest.mark.parametrize("level", ["brains", "walking_zeds"])
def test_space_0_of_every_track_in_play_is_adjacent_to_town_center(level: str) -> None:
    towns = ["commercial_district", "east_side", "uptown", "suburbs_town"]
    if level in SIDE_B:
        towns.append("town_basement")
    assert beside("town_center", level) == towns
    for town in towns:
        assert "town_center" in beside(town, level)


@rule("DOZ-BOARD-11", "DOZ-SETUP-17")
@pytest.mark.parametrize(("level", "open_"), [("brains", False), ("walking_zeds", True)])
def test_units_go_down_to_town_basement_where_it_is_in_play_alone(level: str, open_: bool) -> None:
    game = lay(level).put("furies", "town_center").has(event_actions=1).begin(ACTION)
    assert ("town_basement" in goes_to(game, "furies")) is open_


@rule("DOZ-BOARD-21")
def test_eliminated_player_units_lie_in_the_cemetery_and_zeds_do_not() -> None:
    game = lay("outbreak").put("regular_civilians_1", "farm")
    game.carries_out(hits_on("regular_civilians_1", 4)).answers("let_go")
    assert game.where("regular_civilians_1") == "cemetery"
    game = lay().put("zeds_1", "uptown")
    game.carries_out(hits_on("zeds_1", 9))
    assert game.where("zeds_1") == "cup"


@rule("DOZ-BOARD-21")
def test_eliminated_un_zeds_lie_in_the_cemetery() -> None:
    game = versus().put("lawyers", "uptown").falls(6)
    assert game.carries_out(hits_on("lawyers", 2)).where("lawyers") == "cemetery"


def gaining(game: Game, supplies: int, ammo: int) -> tuple[int, int]:
    """Supplies and Ammo after a change of both."""

    def step(t: DawnTable) -> Flow:
        change_supplies(t, supplies)
        change_ammo(t, ammo)
        yield from ()

    t = game.carries_out(step).now
    return t.supplies, t.ammo


@rule("DOZ-BOARD-22")
def test_supplies_and_ammo_range_from_0_to_20() -> None:
    assert gaining(lay("outbreak").has(supplies=18, ammo=19), 2, 1) == (20, 20)
    assert gaining(lay("outbreak").has(supplies=18, ammo=19), 5, 4) == (20, 20)
    assert gaining(lay("outbreak").has(supplies=3, ammo=2), -3, -2) == (0, 0)
    assert gaining(lay("outbreak").has(supplies=3, ammo=2), -5, -5) == (0, 0)


def test_what_lies_beyond_a_start_is_no_space() -> None:
    spaces = [number for number in range(ON_MAP) if SPACES[number].id.startswith("beyond_")]
    assert [step_of(number) for number in spaces] == [8, 8, 8, 8]
