"""Hits, and what becomes of who has taken the last one."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.board.counters import hits_left
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.fights import hits_among, hits_on
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule


@rule("DOZ-UNIT-2")
@pytest.mark.parametrize(
    ("unit", "hits"),
    [
        *(("piazza", 1), ("horatius", 2), ("furies", 2), ("regular_civilians_7", 2), ("rangers", 2)),
        *(("petras_angels", 2), ("red_diamond_guards_1", 2), ("national_guard", 3), ("raiders", 3)),
        *(("bubba_gang", 3), ("zeds_5", 3), ("giant", 3), ("infected_vermin", 2), ("noelle", 2)),
    ],
)
def test_a_unit_takes_so_many_hits_on_each_side(unit: str, hits: int) -> None:
    game = lay("directors_cut").put(unit, "forest_2")
    assert hits_left(game.t, UNIT[unit]) == 2 * hits
    game.put(unit, "forest_2", "reduced", hits=hits - 1)
    assert hits_left(game.t, UNIT[unit]) == 1


@rule("DOZ-UNIT-3")
def test_the_last_hit_of_the_full_side_turns_a_unit_and_leaves_no_hits_on_it() -> None:
    game = lay().put("zeds_5", "forest_2", hits=1).carries_out(hits_on("zeds_5", 2))
    assert game.is_marked("zeds_5", "reduced")
    assert game.hits("zeds_5") == 0
    assert game.where("zeds_5") == "forest_2"


@rule("DOZ-UNIT-3", "DOZ-UNIT-32")
def test_the_last_hit_of_the_reduced_side_sends_regular_zeds_to_their_cup() -> None:
    game = lay().put("zeds_5", "forest_2").carries_out(hits_on("zeds_5", 6))
    assert game.where("zeds_5") == "cup"
    assert not game.is_marked("zeds_5", "reduced")


@rule("DOZ-UNIT-34")
def test_eliminated_super_zeds_leave_the_game() -> None:
    game = lay("outbreak").put("giant", "forest_2", "reduced", hits=2).carries_out(hits_on("giant", 1))
    assert game.where("giant") == "gone"


@rule("DOZ-SAVE-9")
def test_raiders_make_no_saving_roll() -> None:
    game = lay("apocalypse").put("raiders", "forest_2", "reduced", hits=2).carries_out(hits_on("raiders", 1))
    assert game.where("raiders") == "gone"
    assert not game.told("saving_rolled")


@rule("DOZ-UNIT-7")
@pytest.mark.parametrize(("die", "taken"), [(3, 1), (4, 0), (6, 0)])
def test_tough_units_ignore_a_hit_on_4_to_6(die: int, taken: int) -> None:
    game = lay().put("furies", "forest_2").falls(die).carries_out(hits_on("furies", 1))
    assert game.hits("furies") == taken


@rule("DOZ-UNIT-8")
@pytest.mark.parametrize(("die", "is_hurt"), [(4, True), (5, False), (6, False)])
def test_hardened_units_ignore_a_hit_on_5_and_6(die: int, is_hurt: bool) -> None:
    game = lay("apocalypse").put("staub", "forest_2").falls(die).carries_out(hits_on("staub", 1))
    assert game.is_marked("staub", "reduced") == is_hurt


@rule("DOZ-UNIT-7")
def test_each_hit_is_rolled_for() -> None:
    game = lay().put("furies", "forest_2").falls(6, 1, 5).carries_out(hits_on("furies", 3))
    assert game.hits("furies") == 1


@rule("DOZ-UNIT-42")
@pytest.mark.parametrize(("die", "taken"), [(3, 0), (4, 1)])
def test_iron_zeds_cancel_a_hit_on_1_to_3(die: int, taken: int) -> None:
    game = lay("outbreak").put("iron", "forest_2").falls(die).carries_out(hits_on("iron", 1))
    assert game.hits("iron") == taken


@rule("DOZ-UNIT-45")
@pytest.mark.parametrize(("die", "taken"), [(3, 0), (4, 1)])
def test_a_tough_marker_cancels_a_hit_on_1_to_3(die: int, taken: int) -> None:
    game = lay().put("zeds_5", "forest_2", "tough").falls(die).carries_out(hits_on("zeds_5", 1))
    assert game.hits("zeds_5") == taken


@rule("DOZ-UNIT-51")
def test_a_marker_leaves_with_its_unit() -> None:
    game = (
        lay().put("zeds_5", "forest_2", "tough", "reduced", hits=2).falls(6).carries_out(hits_on("zeds_5", 1))
    )
    assert not game.is_marked("zeds_5", "tough")


@rule("DOZ-UNIT-21")
@pytest.mark.parametrize(("unit", "mark"), [("villagers_1", "refugees"), ("vip", "refugees")])
def test_a_single_hit_eliminates_refugees_who_then_make_a_saving_roll(unit: str, mark: str) -> None:
    game = lay("apocalypse").put(unit, "forest_2", mark).falls(4).carries_out(hits_on(unit, 1))
    game.answers("roll")
    assert game.where(unit) == "hospital"
    assert game.is_marked(unit, "comatose")
    assert not game.is_marked(unit, "reduced")


@rule("DOZ-UNIT-21")
def test_a_single_hit_eliminates_villagers_without_a_saving_roll() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas").carries_out(hits_on("villagers_1", 1))
    assert game.asked == ""
    assert game.where("villagers_1") == "cemetery"


@rule("DOZ-UNIT-31")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "forest_start"), (3, "forest_start"), (4, "gone"), (6, "gone")]
)
def test_a_spreader_comes_back_on_1_to_3(die: int, space: str) -> None:
    game = lay("outbreak").put("infected_vermin", "forest_2", "reduced", hits=1).falls(die)
    game.carries_out(hits_on("infected_vermin", 1))
    assert game.where("infected_vermin") == space
    assert game.hits("infected_vermin") == 0
    assert not game.is_marked("infected_vermin", "reduced")


@rule("DOZ-EVENT-16", "DOZ-EAT-4")
def test_hits_go_one_by_one_on_units_of_the_players_choice() -> None:
    game = lay("apocalypse").put("furies", "forest_2").put("regular_civilians_7", "farm")
    game.put("villagers_1", "refugee_camp", "refugees").put(
        "piazza", "hospital", "reduced", "comatose"
    ).falls(1)
    game.carries_out(hits_among("furies", "regular_civilians_7", "villagers_1", "piazza", count=3))
    assert game.options == ["unit unit=furies", "unit unit=regular_civilians_7"]
    game.answers("unit", "regular_civilians_7").answers("unit", "furies").answers(
        "unit", "regular_civilians_7"
    )
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("furies") == 1


@rule("DOZ-VERSUS-60", "DOZ-VERSUS-62")
@pytest.mark.parametrize(("die", "is_saved"), [(3, True), (4, False)])
def test_an_un_zeds_unit_that_loses_its_last_hit_comes_back_on_1_to_3(die: int, is_saved: bool) -> None:
    game = lay("brains", seats=2, mode="versus").put("looters_1", "forest_2", "reduced", hits=1)
    game.put("wright", "staff_office").falls(die).carries_out(hits_on("looters_1", 1))
    assert (game.asked == "other_start") == is_saved
    if not is_saved:
        assert game.where("looters_1") == "cemetery"


@rule("DOZ-VERSUS-61")
def test_it_comes_to_a_start_without_un_zeds_of_the_zeds_players_choice() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_2", "reduced", hits=1)
    game.put("looters_2", "highway_start").falls(1).carries_out(hits_on("looters_1", 1))
    assert game.asked_seat == 1
    assert game.options == [
        "space space=forest_start",
        "space space=mountain_start",
        "space space=suburbs_start",
    ]
    game.answers("space", "mountain_start")
    assert game.where("looters_1") == "mountain_start"
    assert game.is_marked("looters_1", "reduced")
    assert game.hits("looters_1") == 0
