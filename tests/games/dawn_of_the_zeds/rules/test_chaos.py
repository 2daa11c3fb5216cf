"""Chaos markers."""

import pytest

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import remove_chaos
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, CHAOS_WINS, STILL_ON, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import restore_order
from tests.games.dawn_of_the_zeds.steps import activating, advancing, new_in
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule


def actors(game: Game) -> set[str]:
    """Who is offered an Action at the beginning of the Action Phase."""
    game.has(event_actions=1).begin(ACTION)
    return {option.removeprefix("unit unit=") for option in game.options}


@rule("DOZ-CHAOS-1")
@pytest.mark.parametrize(
    ("start", "space"),
    [("st_thomas", "farm"), ("forest_5", "st_thomas"), ("forest_1", "commercial_district")],
)
def test_zeds_that_remain_in_a_named_space_put_a_marker_there(start: str, space: str) -> None:
    game = lay("apocalypse").put("zeds_5", start).carries_out(advancing("zeds_5"))
    assert game.chaos_in(space) == 1
    assert game.now.chaos_left == 9


@rule("DOZ-CHAOS-1")
def test_zeds_put_no_marker_in_a_clear_space() -> None:
    game = lay("apocalypse").put("zeds_5", "farm").carries_out(advancing("zeds_5"))
    assert game.now.chaos_left == 10


@rule("DOZ-CHAOS-1")
def test_zeds_add_no_marker_where_one_lies() -> None:
    game = lay("apocalypse").put("zeds_5", "st_thomas").chaos("farm").carries_out(advancing("zeds_5"))
    assert game.chaos_in("farm") == 1


@rule("DOZ-CHAOS-1", "DOZ-RETREAT-10")
def test_zeds_that_lose_their_fight_put_no_marker_where_they_were_nor_where_they_end() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "farm").put("zeds_15", "st_thomas")
    game.falls(6, 6).carries_out(advancing("zeds_15"))
    assert game.where("zeds_15") == "st_thomas"
    assert game.now.chaos_left == 10


@rule("DOZ-CHAOS-1")
def test_below_level_ii_there_is_no_chaos() -> None:
    game = lay("outbreak").put("zeds_5", "st_thomas").carries_out(advancing("zeds_5"))
    assert game.chaos_in("farm") == 0


@rule("DOZ-CHAOS-1", "DOZ-INFECT-20")
def test_zeds_placed_in_a_named_space_hold_it_as_if_they_had_moved_there() -> None:
    game = lay("apocalypse").draws("zeds_5").carries_out(new_in("farm"))
    assert game.chaos_in("farm") == 1


@rule("DOZ-CHAOS-2")
@pytest.mark.parametrize(
    ("start", "space"), [("marteuse_office", "inner_catacombs"), ("tunnel_6", "outer_catacombs")]
)
def test_zeds_put_no_marker_in_catacombs(start: str, space: str) -> None:
    game = lay("walking_zeds").put("zeds_5", start).carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == space
    assert game.chaos_in(space) == 0


@rule("DOZ-CHAOS-2")
def test_zeds_put_no_marker_on_a_start() -> None:
    game = lay("apocalypse").draws("zeds_5").carries_out(new_in("forest_start"))
    assert game.chaos_in("forest_start") == 0


@rule("DOZ-CHAOS-3", "DOZ-END-2")
def test_a_marker_that_is_needed_and_missing_loses_the_game() -> None:
    game = lay("apocalypse").chaos("beauxville", 10).put("zeds_5", "st_thomas")
    game.carries_out(advancing("zeds_5"))
    assert game.now.ending == CHAOS_WINS
    assert game.match.over


@rule("DOZ-CHAOS-3", "DOZ-END-2")
def test_an_empty_supply_alone_loses_nothing() -> None:
    game = lay("apocalypse").chaos("beauxville", 9).put("zeds_5", "st_thomas")
    game.carries_out(advancing("zeds_5"))
    assert game.now.chaos_left == 0
    assert game.now.ending == STILL_ON
    other = lay("apocalypse").chaos("farm", 10).put("zeds_5", "st_thomas")
    other.carries_out(advancing("zeds_5"))
    assert other.now.ending == STILL_ON


@rule("DOZ-CHAOS-3", "DOZ-FATE-6")
def test_a_card_may_free_the_marker_that_is_needed() -> None:
    game = lay("walking_zeds").chaos("beauxville", 12).put("zeds_5", "st_thomas").holds("mr_clean")
    game.carries_out(advancing("zeds_5"))
    game.answers("play", "mr_clean")
    assert game.now.ending == STILL_ON
    assert game.chaos_in("farm") == 1
    assert game.chaos_in("beauxville") == 10


@rule("DOZ-CHAOS-4", "DOZ-CHAOS-6")
def test_a_player_unit_in_chaos_cannot_act_so_it_cannot_leave_either() -> None:
    game = (
        lay("apocalypse")
        .put("hunt", "farm")
        .put("regular_civilians_7", "east_irek")
        .put("schmidt", "campground")
    )
    assert actors(game.chaos("farm").chaos("east_irek").has(ammo=3)) == {"pass", "schmidt"}


@rule("DOZ-CHAOS-4")
def test_pickles_horatius_and_refugees_act_in_chaos() -> None:
    game = (
        lay("walking_zeds")
        .put("pickles", "farm")
        .put("horatius", "farm")
        .put("villagers_1", "farm", "refugees")
    )
    assert actors(game.chaos("farm")) == {"pass", "pickles", "horatius", "villagers_1"}


@rule("DOZ-CHAOS-5", "DOZ-CHAOS-6", "DOZ-RETREAT-12")
def test_a_player_unit_in_chaos_defends_and_retreats() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "farm").put("zeds_15", "st_thomas").chaos("farm")
    game.falls(1, 3).carries_out(activating("forest"))
    assert game.where("regular_civilians_7") == "forest_2"
    assert game.is_marked("regular_civilians_7", "reduced")


@rule("DOZ-CHAOS-7", "DOZ-CHAOS-11", "DOZ-HOUSE-3")
@pytest.mark.parametrize(
    "unit", ["piazza", "furies", "regular_civilians_1", "raiders", "rangers", "national_guard", "deserters"]
)
def test_whoever_keeps_order_removes_a_marker_in_housekeeping(unit: str) -> None:
    game = lay("apocalypse").put(unit, "farm").chaos("farm", 2).carries_out(restore_order)
    assert game.chaos_in("farm") == 1
    assert game.now.chaos_left == 9


@rule("DOZ-CHAOS-7")
@pytest.mark.parametrize(
    ("unit", "marks"),
    [
        ("pickles", ()),
        ("horatius", ()),
        ("villagers_1", ()),
        ("villagers_1", ("refugees",)),
        ("vip", ()),
        ("piazza", ("comatose",)),
    ],
)
def test_others_do_not_restore_order(unit: str, marks: tuple[str, ...]) -> None:
    game = lay("walking_zeds").put(unit, "st_thomas", *marks).chaos("st_thomas").carries_out(restore_order)
    assert game.chaos_in("st_thomas") == 1


@rule("DOZ-CHAOS-8")
def test_each_marker_removed_raises_infection_by_1_but_not_by_the_riot_squad() -> None:
    game = lay("apocalypse").put("piazza", "farm").put("furies", "campground").put("riot_squad", "university")
    game.chaos("farm").chaos("campground").chaos("university").has(infection=3).carries_out(restore_order)
    assert game.now.chaos_left == 10
    assert game.now.infection == 5


@rule("DOZ-CHAOS-9")
def test_order_is_not_restored_beside_zeds() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("deserters", "farm").put("zeds_5", "farm")
    game.chaos("farm").carries_out(restore_order)
    assert game.chaos_in("farm") == 1


@rule("DOZ-CHAOS-10")
def test_several_units_remove_one_marker() -> None:
    game = lay("apocalypse").put("piazza", "farm").put("hunt", "farm").chaos("farm", 3).has(infection=3)
    game.carries_out(restore_order)
    assert game.chaos_in("farm") == 2
    assert game.now.infection == 4


@rule("DOZ-CHAOS-11", "DOZ-CHAOS-12")
def test_a_removed_marker_returns_to_the_supply_and_leaves_infection_alone() -> None:
    def removing(t: DawnTable) -> Flow:
        remove_chaos(t, SPACE["farm"])
        return NOTHING

    game = lay("apocalypse").chaos("farm", 2).has(infection=5).carries_out(removing)
    assert game.chaos_in("farm") == 1
    assert game.now.chaos_left == 9
    assert game.now.infection == 5


@rule("DOZ-CHAOS-12")
def test_a_card_that_removes_chaos_raises_infection_only_if_it_says_so() -> None:
    game = lay("walking_zeds").chaos("farm", 2).has(infection=5).holds("mr_clean").has(event_actions=1)
    game.put("piazza", "town_center").begin(ACTION).answers("play", "mr_clean")
    assert game.chaos_in("farm") == 0
    assert game.now.infection == 5


@rule("DOZ-EVENT-26")
def test_two_markers_may_be_laid_at_once_and_both_are_needed() -> None:
    game = (
        lay("apocalypse").event("absolute_chaos").put("zeds_5", "st_thomas").carries_out(advancing("zeds_5"))
    )
    assert game.chaos_in("farm") == 2
    other = lay("apocalypse").event("absolute_chaos").chaos("beauxville", 9).put("zeds_5", "st_thomas")
    other.carries_out(advancing("zeds_5"))
    assert other.now.ending == CHAOS_WINS
