"""Un-Zeds: what they are, where they go, how they fight and fall."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.board.stacking import room_for_players, room_for_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import targets_of
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    BRIDGE_DOWN,
    HOUSEKEEPING,
    MINEFIELD_7,
    NO_ENTRY,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import ORDER
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_player_unit, is_raiders, is_un_zeds, is_zeds
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.used import CAME, IDLE, mark_used
from tests.games.dawn_of_the_zeds.fights import (
    attack_of,
    attacked_by,
    column,
    hits_on,
    raid_of,
    start_column,
)
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Game
from tests.games.dawn_of_the_zeds.versus import acts, can, can_at_all, opens, versus
from tests.rule import rule

# Looters are 4/2, Protesters 2/1, both with Move 2 and 2 Hits a side; Civilians 7 are 4/2, Civilians 1 3/1.
EVEN = 4
"""The column of equal Strength, as it is told."""

ALL = ("dr_marteuse", "protesters_1", "looters_1", "lawyers", "arsonists", "deserters", "risen_congregation")


@rule("DOZ-VERSUS-41", "DOZ-GOAL-10")
@pytest.mark.parametrize("unit", ALL)
def test_un_zeds_are_no_zeds_no_player_units_and_no_raiders(unit: str) -> None:
    number = UNIT[unit]
    assert is_un_zeds(number)
    assert [is_zeds(number), is_player_unit(number), is_raiders(number)] == [False, False, False]


@rule("DOZ-VERSUS-42", "DOZ-UNIT-56")
def test_traps_for_zeds_do_not_catch_them() -> None:
    game = versus(actions=1).put("looters_1", "forest_2").put("johnson", "forest_1").falls(3, 4, 3)
    opens(game).answers("sneak").answers("space", "forest_1").answers("fight").answers("roll")
    assert game.told("dice_rolled")
    assert not game.told("trapped")


@rule("DOZ-VERSUS-42", "DOZ-UNIT-71")
def test_who_always_wins_against_zeds_may_lose_against_them() -> None:
    game = versus().put("looters_1", "forest_2").put("veterans", "forest_2").falls(1, 1)
    game.carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    while game.asked == "save":
        game.answers("let_go")
    assert game.told("unit_beaten")


@rule("DOZ-VERSUS-42", "DOZ-VERSUS-29")
def test_they_do_not_count_where_zeds_are_counted() -> None:
    game = (
        versus(actions=3).put("looters_1", "forest_2").put("zeds_5", "mountain_6").put("zeds_6", "highway_6")
    )
    assert can_at_all(game.put("zeds_7", "suburbs_6"), "rise", "forest")


@rule("DOZ-VERSUS-43", "DOZ-STACK-7")
def test_they_never_count_for_the_stacking_of_others() -> None:
    game = versus("walking_zeds").put("looters_1", "forest_2").put("lawyers", "tunnel_6")
    for space in ("forest_2", "tunnel_6"):
        room = 2 if space == "forest_2" else 1
        assert room_for_players(game.t, SPACE[space]) == room
        assert room_for_zeds(game.t, SPACE[space]) == room
    assert opens(game).asked == ""


@rule("DOZ-VERSUS-43")
def test_at_most_one_is_in_a_space_but_they_pass_one_another() -> None:
    game = versus(actions=1).put("looters_1", "forest_6").put("lawyers", "forest_5")
    opens(game).answers("sneak", "looters_1")
    # There is one space left to go to.
    assert game.where("looters_1") == "st_thomas"


def reached(game: Game, unit: str) -> list[str]:
    """Where an Un-Zeds unit can sneak to."""
    opens(game)
    if not can(game, "sneak", unit):
        return []
    game.answers("sneak", unit)
    if game.asked != "sneak_to":
        return [game.where(unit)]
    return [option.removeprefix("space space=") for option in game.options]


@rule("DOZ-VERSUS-44")
def test_they_never_sneak_into_town_center_or_a_start() -> None:
    assert reached(versus(actions=1).put("lawyers", "uptown"), "lawyers") == [
        "highway_1",
        "highway_2",
        "nuclear_plant",
    ]
    assert reached(versus(actions=1).put("lawyers", "forest_6"), "lawyers") == [
        "farm",
        "st_thomas",
        "forest_5",
    ]
    assert reached(versus(actions=1).put("looters_1", "forest_start"), "looters_1") == [
        "forest_5",
        "forest_6",
    ]


@rule("DOZ-VERSUS-45", "DOZ-EVENT-23")
@pytest.mark.parametrize(
    ("ground", "spaces"),
    [
        (NO_ENTRY, ["forest_6"]),
        (BRIDGE_DOWN, ["forest_6"]),
        (BARRICADE, ["farm", "st_thomas", "forest_6"]),
        (MINEFIELD_7, ["farm", "st_thomas", "forest_6"]),
    ],
)
def test_no_entry_and_a_collapsed_bridge_stop_them_barricades_and_minefields_do_not(
    ground: int, spaces: list[str]
) -> None:
    game = versus(actions=1).put("looters_1", "forest_5").ground("st_thomas", ground)
    assert reached(game, "looters_1") == spaces


@rule("DOZ-VERSUS-45")
def test_chaos_does_not_stop_them() -> None:
    game = versus(actions=1).put("looters_1", "forest_5").chaos("st_thomas")
    assert "farm" in reached(game, "looters_1")
    game = versus(actions=1).put("looters_1", "st_thomas").chaos("st_thomas")
    assert can_at_all(game, "sneak", "looters_1")


@rule("DOZ-VERSUS-46")
def test_un_zeds_and_zeds_share_a_space_without_a_mob_or_common_hits_or_retreat() -> None:
    game = versus().put("looters_1", "forest_2").put("zeds_5", "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(6, 6)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    # 4 against 4: the Looters do not count.
    assert start_column(game) == EVEN
    assert game.hits("looters_1") == 0
    assert game.where("zeds_5") == "farm"
    assert game.where("looters_1") == "forest_2"


@rule("DOZ-VERSUS-46")
def test_zeds_pass_un_zeds_without_a_fight() -> None:
    game = versus().put("looters_1", "forest_2").put("zeds_5", "farm").carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == "forest_2"
    assert not game.told("dice_rolled")


@rule("DOZ-VERSUS-47")
def test_un_zeds_and_raiders_ignore_one_another() -> None:
    game = versus().put("looters_1", "forest_2").put("raiders", "forest_2")
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert not game.told("dice_rolled")
    game = versus(actions=1).put("looters_1", "farm").put("raiders", "forest_2")
    opens(game).answers("sneak").answers("space", "forest_1")
    assert game.asked == ""
    assert game.where("looters_1") == "forest_1"
    game = versus().put("looters_1", "forest_2").put("raiders", "forest_2")
    assert game.carries_out(attacked_by("looters_1", space="forest_2")).asked == ""
    assert not game.told("dice_rolled")


@rule("DOZ-VERSUS-48")
def test_a_unit_that_sneaks_to_player_units_stops_there_and_attacks_or_shares() -> None:
    game = versus(actions=1).put("lawyers", "forest_2").put("schmidt", "forest_1")
    assert reached(game, "lawyers") == ["forest_1", "farm", "st_thomas", "forest_5"]
    game.answers("space", "forest_1")
    assert (game.asked, game.asked_seat) == ("attack_or_share", 1)
    game.answers("share")
    assert (game.where("lawyers"), game.where("schmidt")) == ("forest_1", "forest_1")
    assert not game.told("dice_rolled")


@rule("DOZ-VERSUS-48")
def test_it_may_attack() -> None:
    game = versus(actions=1).put("looters_1", "forest_2").put("regular_civilians_1", "forest_1").falls(1, 1)
    opens(game).answers("sneak").answers("space", "forest_1").answers("fight")
    assert game.told("dice_rolled")


@rule("DOZ-VERSUS-48", "DOZ-VERSUS-57")
def test_refugees_stop_it_and_nobody_fights() -> None:
    game = versus(actions=1).put("looters_1", "farm").put("villagers_1", "forest_2", "refugees")
    assert reached(game, "looters_1") == ["forest_2", "st_thomas", "forest_5"]
    game.answers("space", "forest_2")
    assert game.asked == ""
    assert game.where("villagers_1") == "forest_2"


@rule("DOZ-VERSUS-49", "DOZ-MOVE-3")
def test_a_player_unit_that_enters_must_stop_and_attacks_or_shares() -> None:
    game = acts(versus().put("looters_1", "forest_2").put("schmidt", "forest_1")).answers("unit", "schmidt")
    assert can(game, "move", "space=forest_2")
    assert not can(game, "move", "space=farm")
    game.answers("move", "forest_2")
    assert (game.asked, game.asked_seat) == ("attack_un_zeds", 0)
    game.answers("no")
    assert (game.where("schmidt"), game.where("looters_1")) == ("forest_2", "forest_2")
    assert not game.told("dice_rolled")


@rule("DOZ-VERSUS-49")
def test_zeds_there_are_fought_first_and_the_un_zeds_unit_stays_out() -> None:
    game = versus().put("looters_1", "forest_2").put("zeds_1", "forest_2").put("furies", "forest_1")
    acts(game.falls(6, 6)).answers("unit", "furies").answers("move", "forest_2")
    assert game.where("zeds_1") != "forest_2"
    assert game.hits("looters_1") == 0
    assert game.asked == "attack_un_zeds"


@rule("DOZ-VERSUS-50")
def test_who_shares_a_space_may_attack_by_a_move_of_no_spaces() -> None:
    game = versus().put("looters_1", "forest_2").put("regular_civilians_7", "forest_2").falls(3, 4)
    acts(game).answers("unit", "regular_civilians_7")
    assert can(game, "move", "space=forest_2")
    game.answers("move", "forest_2")
    assert game.told("dice_rolled")
    assert game.where("looters_1") == "farm"


@rule("DOZ-VERSUS-51", "DOZ-COMBAT-8")
def test_such_a_fight_uses_the_table_with_the_un_zeds_unit_alone() -> None:
    game = (
        versus().put("looters_1", "forest_2").put("zeds_5", "forest_2").put("regular_civilians_7", "forest_2")
    )
    game.falls(3, 4).carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    assert start_column(game) == EVEN
    assert game.told("dice_rolled")
    # In the middle row and the even column both sides take 2 Hits.
    assert game.is_marked("looters_1", "reduced")
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("zeds_5") == 0


@rule("DOZ-VERSUS-52", "DOZ-COMBAT-10")
def test_the_players_pick_the_defender_who_gets_terrain() -> None:
    game = versus(seats=3).put("looters_1", "farm").put("regular_civilians_7", "farm").put("wzed", "farm")
    game.has(lead=1).carries_out(attacked_by("looters_1", space="farm", came_from="forest_2"))
    assert (game.asked, game.asked_seat) == ("defender", 1)
    game.falls(1, 1).answers("unit", "regular_civilians_7")
    assert (start_column(game), column(game)) == (EVEN, EVEN + 1)


@rule("DOZ-VERSUS-52", "DOZ-COMBAT-11")
def test_un_zeds_never_get_terrain() -> None:
    game = versus().put("looters_1", "farm").put("regular_civilians_7", "farm").falls(3, 4)
    game.carries_out(attack_of("regular_civilians_7", "farm", "forest_2"))
    assert (start_column(game), column(game)) == (EVEN, EVEN)


@rule("DOZ-VERSUS-53", "DOZ-INFECT-4")
def test_fights_with_un_zeds_do_not_raise_infection() -> None:
    game = versus().put("looters_1", "forest_2").put("regular_civilians_7", "forest_2").falls(3, 4)
    game.carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    assert game.now.infection == 0


@rule("DOZ-VERSUS-54", "DOZ-RETREAT-2")
def test_a_defender_that_loses_retreats_outward_past_other_un_zeds_even_to_a_start() -> None:
    game = (
        versus()
        .put("looters_1", "forest_5")
        .put("lawyers", "forest_6")
        .put("regular_civilians_7", "forest_5")
    )
    game.falls(3, 4).carries_out(attack_of("regular_civilians_7", "forest_5", "st_thomas"))
    assert game.where("looters_1") == "forest_start"
    assert game.where("lawyers") == "forest_6"


@rule("DOZ-VERSUS-54")
def test_an_attacker_that_loses_goes_back_the_way_it_came() -> None:
    game = versus(actions=1).put("protesters_1", "forest_1").put("looters_1", "forest_2")
    game.put("regular_civilians_7", "farm").falls(1, 2)
    opens(game).answers("sneak", "protesters_1").answers("space", "farm").answers("fight")
    # It came past the Looters, and goes back past them.
    assert game.where("protesters_1") == "forest_1"
    assert game.where("regular_civilians_7") == "farm"


@rule("DOZ-VERSUS-54", "DOZ-RETREAT-4")
def test_from_which_side_it_came_decides() -> None:
    for space in ("forest_1", "farm"):
        game = versus(actions=1).put("looters_1", space).put("regular_civilians_7", "forest_2").falls(3, 4)
        opens(game).answers("sneak").answers("space", "forest_2").answers("fight")
        assert game.where("looters_1") == space


@rule("DOZ-VERSUS-54", "DOZ-RETREAT-1")
def test_player_units_that_lose_to_it_retreat() -> None:
    game = (
        versus().put("looters_1", "forest_2").put("regular_civilians_1", "forest_2").put("wzed", "forest_2")
    )
    game.carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    game.falls(2, 2).answers("unit", "wzed")
    while game.asked == "save":
        game.answers("let_go")
    assert game.where("regular_civilians_1") == "forest_1"
    assert game.where("looters_1") == "forest_2"


@rule("DOZ-VERSUS-55")
def test_they_cause_no_chaos_and_control_nothing() -> None:
    game = versus(actions=1).put("looters_1", "forest_5").put("furies", "farm").has(supplies=1)
    opens(game).answers("sneak").answers("space", "st_thomas")
    assert game.chaos_in("st_thomas") == 0
    game = acts(versus().put("looters_1", "farm").put("hunt", "farm")).answers("unit", "hunt")
    assert can(game, "forage")


@rule("DOZ-VERSUS-56", "DOZ-CHAOS-7", "DOZ-CHAOS-8", "DOZ-CHAOS-9")
def test_they_restore_order_like_raiders() -> None:
    game = versus(hand="panic").put("looters_1", "farm").put("lawyers", "uptown").put("zeds_5", "uptown")
    game.chaos("farm", 2).chaos("uptown").has(infection=3).event("end_b1").any_luck()
    game.put("dr_marteuse", "forest_start").begin(HOUSEKEEPING, ORDER)
    assert game.chaos_in("farm") == 1
    assert game.chaos_in("uptown") == 1
    assert game.now.infection == 4


@rule("DOZ-VERSUS-57")
def test_they_neither_devour_refugees_nor_scare_villagers_nor_block_them() -> None:
    game = versus(actions=2).put("looters_1", "farm").put("villagers_1", "st_thomas")
    opens(game).answers("sneak").answers("space", "st_thomas")
    assert game.where("villagers_1") == "st_thomas"
    assert not game.is_marked("villagers_1", "refugees")
    game = acts(versus().put("looters_1", "forest_2").put("villagers_1", "farm", "refugees"))
    game.answers("unit", "villagers_1")
    assert can(game, "move", "space=forest_2")


# Catacombs.


def sneaks_out(game: Game, unit: str = "looters_1") -> Game:
    return opens(game).answers("sneak", unit).answers("space", "marteuse_office")


@rule("DOZ-VERSUS-58", "DOZ-TUNNEL-1")
@pytest.mark.parametrize(("die", "space"), [(3, "marteuse_office"), (4, "outer_catacombs")])
def test_in_catacombs_they_roll_to_leave(die: int, space: str) -> None:
    game = sneaks_out(versus("walking_zeds", actions=1).put("looters_1", "outer_catacombs").falls(die))
    assert game.where("looters_1") == space


@rule("DOZ-VERSUS-58", "DOZ-TUNNEL-10")
def test_they_roll_as_well_when_they_pass_through() -> None:
    game = versus("walking_zeds", actions=1).put("looters_1", "tunnel_6").falls(5)
    sneaks_out(game)
    assert game.where("looters_1") == "outer_catacombs"


@rule("DOZ-VERSUS-58", "DOZ-TUNNEL-4", "DOZ-TUNNEL-6")
def test_a_lost_one_comes_out_elsewhere_and_may_attack() -> None:
    game = versus("walking_zeds", actions=1).put("looters_1", "outer_catacombs").falls(6, 1)
    sneaks_out(game.put("red_diamond_guards_1", "tunnel_1"))
    assert game.where("looters_1") == "tunnel_1"
    assert game.asked == "attack_or_share"


@rule("DOZ-VERSUS-58", "DOZ-TUNNEL-5")
def test_a_lost_one_that_is_eliminated_goes_to_the_cemetery() -> None:
    game = sneaks_out(versus("walking_zeds", actions=1).put("looters_1", "outer_catacombs").falls(6, 5))
    assert game.where("looters_1") == "cemetery"


@rule("DOZ-VERSUS-59", "DOZ-GUN-2", "DOZ-GUN-14")
def test_gunfire_reaches_an_un_zeds_unit_next_door_but_not_in_the_same_space() -> None:
    game = versus().put("looters_1", "forest_2").put("lawyers", "forest_1").put("dr_marteuse", "st_thomas")
    game.put("courier", "forest_1").has(ammo=1)
    assert targets_of(game.t, UNIT["courier"]) == [UNIT["looters_1"]]
    game.any_luck()
    acts(game).answers("unit", "courier").answers("shoot", "looters_1")
    assert game.told("gunfire_rolled")


# How they fall.


@rule("DOZ-VERSUS-60", "DOZ-SAVE-9")
@pytest.mark.parametrize(("die", "survives"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_last_hit_makes_it_roll_which_saves_it_up_to_3(die: int, survives: bool) -> None:
    game = versus(seats=3).put("lawyers", "forest_2", "reduced").falls(die).carries_out(hits_on("lawyers", 1))
    if survives:
        assert game.asked_seat == 2
        game.answers("space", "suburbs_start")
    assert game.where("lawyers") == ("suburbs_start" if survives else "cemetery")


@rule("DOZ-VERSUS-61")
def test_who_is_saved_returns_reduced_without_hits_to_a_start_without_un_zeds_and_is_idle() -> None:
    game = versus(actions=6).put("deserters", "forest_2", "reduced", hits=1).put("lawyers", "forest_start")
    game.put("schmidt", "highway_6").falls(2).carries_out(hits_on("deserters", 1), phase=None)
    assert game.options == [f"space space={track}_start" for track in ("mountain", "highway", "suburbs")]
    game.answers("space", "highway_start")
    assert game.is_marked("deserters", "reduced")
    assert game.hits("deserters") == 0


@rule("DOZ-VERSUS-61")
def test_an_idle_unit_neither_sneaks_nor_sabotages_nor_shoots() -> None:
    game = (
        versus(actions=6)
        .put("deserters", "forest_6")
        .put("schmidt", "forest_5")
        .ground("forest_6", BARRICADE)
    )
    mark_used(game.t, CAME, UNIT["deserters"], IDLE)
    opens(game)
    assert [verb for verb in ("sneak", "sabotage", "snipe") if can(game, verb)] == []


@rule("DOZ-VERSUS-62", "DOZ-SAVE-3")
def test_nothing_is_added_to_their_saving_roll() -> None:
    game = versus("brains").put("lawyers", "forest_2", "reduced").put("wright", "staff_office").falls(3)
    game.carries_out(hits_on("lawyers", 1)).answers("space", "forest_start")
    assert game.where("lawyers") == "forest_start"
