"""Heroes of level II, claim by claim."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    MINEFIELD_7,
    STRONGPOINT,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.four_r import move_raiders
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import restore_order
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.deeds import (
    attacked,
    attacking,
    column,
    does,
    gun_column,
    hitting,
    in_actions,
    moved_by,
    offers,
    raiding,
    uses,
)
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

LEVEL = "apocalypse"


# Colonel Kingman.


def kingman(space: str = "forest_2", *marks: str) -> Game:
    game = lay(LEVEL).put("kingman", space, *marks)
    return game.has(supplies=9, ammo=9, event_actions=3)


@rule("DOZ-UNIT-57", "DOZ-BUILD-5")
def test_a_once_a_game_kingman_builds_a_strongpoint_for_1_action_and_3_supplies() -> None:
    game = uses(in_actions(kingman()), "kingman")
    assert game.now.ground[SPACE["forest_2"]] == STRONGPOINT
    assert (game.now.supplies, game.now.ammo, game.now.player_actions) == (6, 9, 0)
    assert game.told("strongpoint_built")[0].args == {"unit": "kingman", "space": "forest_2"}
    game = does(game, "kingman", "move", "uptown")
    assert "use unit=kingman" not in offers(game, "kingman")


@rule("DOZ-UNIT-57", "DOZ-BUILD-2", "DOZ-BUILD-3")
@pytest.mark.parametrize("space", ["town_center", "forest_start"])
def test_a_no_strongpoint_is_built_where_no_barricade_can_be(space: str) -> None:
    assert "use unit=kingman" not in offers(in_actions(kingman(space)), "kingman")
    other = kingman().ground("farm", BARRICADE)
    assert "use unit=kingman" not in offers(in_actions(other), "kingman")
    poor = kingman().has(supplies=2)
    assert "use unit=kingman" not in offers(in_actions(poor), "kingman")


@rule("DOZ-UNIT-57")
def test_b_once_a_game_kingman_lays_a_minefield_for_1_action_2_supplies_and_1_ammo() -> None:
    game = uses(in_actions(kingman()), "kingman", "use_second")
    assert game.now.ground[SPACE["forest_2"]] == MINEFIELD_7
    assert (game.now.supplies, game.now.ammo, game.now.player_actions) == (7, 8, 0)
    assert game.told("minefield_laid")[0].args == {"unit": "kingman", "space": "forest_2"}
    game = does(game, "kingman", "move", "uptown")
    assert "use_second unit=kingman" not in offers(game, "kingman")


@rule("DOZ-UNIT-57")
def test_b_a_hurt_kingman_lays_none() -> None:
    offered = offers(in_actions(kingman("forest_2", "reduced")), "kingman")
    assert "use_second unit=kingman" not in offered
    assert "use unit=kingman" in offered


@rule("DOZ-UNIT-57")
def test_c_kingman_has_1_shift_right_when_defending_alone() -> None:
    game = lay(LEVEL).put("kingman", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert moved_by(game.carries_out(attacked("forest_2", "zeds_5"))) == 1
    game = lay(LEVEL).put("kingman", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert moved_by(game.carries_out(attacking("kingman", "forest_2"))) == 0


@rule("DOZ-UNIT-57", "DOZ-ZEDS-9")
@pytest.mark.parametrize(("die", "where"), [(4, "farm"), (5, "st_thomas"), (6, "st_thomas")])
@pytest.mark.parametrize("space", ["forest_2", "st_thomas"])
def test_d_each_zeds_move_next_to_kingman_is_cancelled_on_5_or_6(die: int, where: str, space: str) -> None:
    game = lay(LEVEL).put("kingman", space).put("zeds_5", "st_thomas").falls(die)
    assert game.carries_out(advancing("zeds_5")).where("zeds_5") == where


@rule("DOZ-UNIT-57")
def test_d_a_move_into_his_own_space_is_one_of_them_and_a_group_rolls_one_die() -> None:
    game = lay(LEVEL).put("kingman", "farm").put("zeds_5", "st_thomas").put("zeds_6", "st_thomas").falls(5)
    game.carries_out(advancing("zeds_5", "zeds_6"))
    assert game.where("zeds_5") == game.where("zeds_6") == "st_thomas"


@rule("DOZ-UNIT-57")
def test_d_farther_away_nothing_is_rolled_nor_for_raiders() -> None:
    game = lay(LEVEL).put("kingman", "forest_1").put("zeds_5", "st_thomas")
    assert game.carries_out(advancing("zeds_5")).where("zeds_5") == "farm"
    game = lay(LEVEL).put("kingman", "forest_2").put("raiders", "st_thomas")
    game.carries_out(lambda t: move_raiders(t, UNIT["raiders"]))
    assert game.where("raiders") == "farm"


# Pickles.


@rule("DOZ-UNIT-58", "DOZ-ZEDS-14")
@pytest.mark.parametrize("die", [2, 6])
def test_a_pickles_stays_unseen_when_zeds_enter_unless_a_1_falls(die: int) -> None:
    game = lay(LEVEL).put("pickles", "farm").put("zeds_5", "st_thomas").falls(die)
    game.carries_out(advancing("zeds_5"))
    assert game.told("column_found") == []
    assert game.where("pickles") == game.where("zeds_5") == "farm"


@rule("DOZ-UNIT-58")
def test_a_on_a_1_pickles_fights() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("zeds_5", "st_thomas").falls(1, 6, 6)
    game.carries_out(advancing("zeds_5"))
    assert len(game.told("column_found")) == 1


@rule("DOZ-UNIT-58")
def test_a_so_it_is_with_raiders_and_when_pickles_comes_to_them() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("raiders", "farm").falls(2)
    assert game.carries_out(raiding("raiders", "farm")).told("column_found") == []
    game = lay(LEVEL).put("pickles", "farm").put("zeds_5", "farm").falls(2)
    assert game.carries_out(attacking("pickles", "farm")).told("column_found") == []


@rule("DOZ-UNIT-58", "DOZ-COMBAT-5")
def test_a_beside_pickles_somebody_else_must_fight() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("schmidt", "farm").put("zeds_5", "farm").falls(2)
    game.carries_out(attacked("farm", "zeds_5")).falls(6, 6).answers("unit", "pickles")
    assert game.told("defended")[0].args["unit"] == "schmidt"


@rule("DOZ-UNIT-58", "DOZ-ZEDS-9")
@pytest.mark.parametrize(("die", "where"), [(3, "forest_2"), (4, "farm"), (6, "farm")])
def test_b_zeds_who_leave_pickles_are_stopped_on_4_to_6(die: int, where: str) -> None:
    game = lay(LEVEL).put("pickles", "farm").put("zeds_5", "farm").falls(die)
    assert game.carries_out(advancing("zeds_5")).where("zeds_5") == where


@rule("DOZ-UNIT-58")
def test_b_raiders_are_stopped_as_well_but_nobody_in_another_space() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("raiders", "farm").falls(4)
    game.carries_out(lambda t: move_raiders(t, UNIT["raiders"]))
    assert game.where("raiders") == "farm"
    game = lay(LEVEL).put("pickles", "forest_1").put("zeds_5", "farm")
    assert game.carries_out(advancing("zeds_5")).where("zeds_5") == "forest_2"


@rule("DOZ-UNIT-58", "DOZ-FORAGE-2", "DOZ-FORAGE-6")
def test_c_pickles_forages_with_one_die_among_zeds_and_with_two_elsewhere() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("zeds_5", "farm").has(event_actions=2).falls(4)
    assert does(in_actions(game), "pickles", "forage").now.supplies == 1
    game = lay(LEVEL).put("pickles", "farm").chaos("farm").has(event_actions=2).falls(4)
    assert does(in_actions(game), "pickles", "forage").now.supplies == 1
    game = lay(LEVEL).put("pickles", "farm").has(event_actions=2).falls(4, 4)
    assert does(in_actions(game), "pickles", "forage").now.supplies == 2


@rule("DOZ-UNIT-58", "DOZ-CHAOS-4", "DOZ-MOVE-3")
def test_d_pickles_ignores_chaos() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("schmidt", "farm").chaos("farm").chaos("st_thomas")
    in_actions(game.has(event_actions=2))
    assert "unit unit=schmidt" not in game.options
    assert "move space=forest_5" in offers(game, "pickles")


@rule("DOZ-UNIT-58", "DOZ-UNIT-10", "DOZ-BUILD-4")
def test_e_pickles_neither_shoots_nor_builds() -> None:
    game = lay(LEVEL).put("pickles", "forest_2").put("zeds_5", "farm").has(ammo=5, supplies=5)
    offered = offers(in_actions(game.has(event_actions=2)), "pickles")
    assert {option.split()[0] for option in offered} == {"move"}


@rule("DOZ-UNIT-58", "DOZ-CHAOS-7")
def test_e_pickles_restores_no_order() -> None:
    game = lay(LEVEL).put("pickles", "farm").chaos("farm").put("hunt", "campground").chaos("campground")
    game.carries_out(restore_order)
    assert (game.chaos_in("farm"), game.chaos_in("campground")) == (1, 0)


@rule("DOZ-UNIT-58", "DOZ-VERSUS-79")
def test_e_pickles_arrests_nobody() -> None:
    game = lay(LEVEL, 2, mode="versus").put("pickles", "farm").put("hunt", "farm").put("looters_1", "farm")
    in_actions(game.has(event_actions=2))
    assert "arrest unit=looters_1" in offers(game, "hunt")
    assert "arrest unit=looters_1" not in offers(game, "pickles")


@rule("DOZ-UNIT-58", "DOZ-MOVE-11")
def test_e_pickles_uses_no_vehicle() -> None:
    game = lay(LEVEL).put("pickles", "farm").put("hunt", "farm").holds("vehicles").has(event_actions=2)
    in_actions(game)
    assert "play fate=vehicles" in offers(game, "hunt")
    assert "play fate=vehicles" not in offers(game, "pickles")


# Miguel Santana.


@rule("DOZ-UNIT-59")
@pytest.mark.parametrize("die", [4, 6])
def test_a_on_4_to_6_regular_zeds_run_from_santana_without_a_fight(die: int) -> None:
    game = lay(LEVEL).put("santana", "farm").put("zeds_5", "farm").put("zeds_6", "farm").falls(die)
    game.carries_out(attacking("santana", "farm"))
    game.answers("unit", "zeds_5")
    assert game.told("column_found") == []
    assert (game.hits("zeds_5"), game.hits("zeds_6")) == (1, 0)
    assert game.where("zeds_5") == game.where("zeds_6") == "st_thomas"
    assert game.where("santana") == "farm"
    assert game.now.infection == 0


@rule("DOZ-UNIT-59")
def test_a_on_1_to_3_santana_fights_as_others_do() -> None:
    game = lay(LEVEL).put("santana", "farm").put("zeds_5", "farm").falls(3, 6, 6)
    game.carries_out(attacking("santana", "farm"))
    assert len(game.told("column_found")) == 1
    assert game.now.infection == 1


@rule("DOZ-UNIT-59")
def test_a_with_super_zeds_or_spreaders_among_them_or_in_defence_nothing_is_rolled() -> None:
    for other in ("giant", "infected_vermin"):
        game = lay(LEVEL).put("santana", "farm").put("zeds_5", "farm").put(other, "farm").falls(1, 1)
        game.any_luck().carries_out(attacking("santana", "farm", "forest_2"))
        assert game.told("ability_rolled") == []
    game = lay(LEVEL).put("santana", "farm").put("zeds_5", "farm").falls(6, 6)
    assert game.carries_out(attacked("farm", "zeds_5")).told("ability_rolled") == []


@rule("DOZ-UNIT-59")
@pytest.mark.parametrize(("side", "strength"), [((), 3), (("reduced",), 2)])
def test_b_santana_has_strength_3_or_2_in_gunfire(side: tuple[str, ...], strength: int) -> None:
    game = lay(LEVEL).put("santana", "forest_2", *side).put("zeds_5", "farm").falls(1, 1)
    does(in_actions(game.has(ammo=1, event_actions=1)), "santana", "shoot")
    assert gun_column(game) == strength


# Rusty Staub.


@rule("DOZ-UNIT-60")
@pytest.mark.parametrize(("die", "found"), [(1, 1), (4, 2)])
def test_a_staub_gains_1_supply_more_with_each_forage(die: int, found: int) -> None:
    game = lay(LEVEL).put("staub", "farm").has(event_actions=2).falls(die)
    assert does(in_actions(game), "staub", "forage").now.supplies == found


@rule("DOZ-UNIT-60", "DOZ-GUN-1")
def test_b_staubs_first_gunfire_of_a_turn_costs_no_ammo() -> None:
    game = lay(LEVEL).put("staub", "forest_2").put("zeds_5", "farm").falls(1, 1, 1, 1)
    in_actions(game.has(ammo=1, event_actions=3))
    assert does(game, "staub", "shoot").now.ammo == 1
    assert does(game, "staub", "shoot").now.ammo == 0
    assert "shoot unit=zeds_5" not in offers(game, "staub")


@rule("DOZ-UNIT-60", "DOZ-SAVE-2")
def test_c_staub_saves_himself_with_the_better_of_two_dice() -> None:
    game = lay(LEVEL).put("staub", "farm", "reduced").falls(1).carries_out(hitting("staub", 1))
    game.falls(2, 4).answers("roll")
    assert game.where("staub") == "hospital"


@rule("DOZ-UNIT-60", "DOZ-UNIT-1")
@pytest.mark.parametrize(("side", "strength"), [((), 4), (("reduced",), 2)])
def test_d_reduced_staub_has_strength_5_in_hand_to_hand_and_2_in_gunfire(
    side: tuple[str, ...], strength: int
) -> None:
    game = lay(LEVEL).put("staub", "forest_2", *side).put("zeds_5", "farm").falls(1, 1)
    does(in_actions(game.has(event_actions=1)), "staub", "shoot")
    assert gun_column(game) == strength
    game = lay(LEVEL).put("staub", "forest_2", *side).put("zeds_12", "forest_2").falls(6, 6)
    assert column(game.carries_out(attacking("staub", "forest_2")))[0] == (4 if side else 3)


@rule("DOZ-UNIT-60", "DOZ-UNIT-8")
@pytest.mark.parametrize(("die", "ignored"), [(4, False), (5, True)])
def test_e_staub_is_hardened(die: int, ignored: bool) -> None:
    game = lay(LEVEL).put("staub", "farm").falls(die).carries_out(hitting("staub", 1))
    assert game.is_marked("staub", "reduced") is not ignored
