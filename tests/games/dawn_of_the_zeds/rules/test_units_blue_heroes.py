"""Heroes of the Basic Game and level I, claim by claim."""

import pytest

from tests.games.dawn_of_the_zeds.deeds import (
    attacking,
    does,
    entering,
    gun_column,
    hitting,
    in_actions,
    moved_by,
    offers,
    uses,
)
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def shots(game: Game, unit: str) -> list[str]:
    """Whom a unit can shoot at."""
    return [option.split("=")[1] for option in offers(game, unit) if option.startswith("shoot")]


# Captain Piazza.


@rule("DOZ-UNIT-52")
def test_a_piazza_shoots_up_to_three_spaces_along_her_track() -> None:
    game = lay().put("piazza", "forest_2").has(ammo=1)
    game.put("zeds_5", "farm").put("zeds_6", "forest_5").put("zeds_7", "forest_6")
    game.put("zeds_8", "commercial_district")
    assert shots(in_actions(game), "piazza") == ["zeds_8", "zeds_5", "zeds_6"]


@rule("DOZ-UNIT-52")
def test_a_piazza_never_shoots_past_town_center() -> None:
    game = lay().put("piazza", "commercial_district").has(ammo=1)
    game.put("zeds_5", "east_side").put("zeds_6", "farm")
    assert shots(in_actions(game), "piazza") == ["zeds_6"]


@rule("DOZ-UNIT-52", "DOZ-GUN-6")
def test_a_piazza_has_range_1_in_the_tunnel() -> None:
    game = lay("walking_zeds").put("piazza", "town_basement").has(ammo=1)
    game.put("zeds_5", "tunnel_1").put("zeds_6", "guard_post")
    assert shots(in_actions(game), "piazza") == ["zeds_5"]


@rule("DOZ-UNIT-52")
@pytest.mark.parametrize("side", [(), ("reduced",)])
@pytest.mark.parametrize(("space", "column"), [("farm", 2), ("st_thomas", 4), ("forest_5", 3)])
def test_b_piazza_has_strength_2_4_or_3_by_distance_on_both_sides(
    space: str, column: int, side: tuple[str, ...]
) -> None:
    game = lay().put("piazza", "forest_2", *side).put("zeds_5", space).has(ammo=1).falls(1, 1)
    does(in_actions(game), "piazza", "shoot")
    assert gun_column(game) == column


def beside_piazza(level: str = "apocalypse") -> Game:
    """Piazza has shot from St. Thomas, where others stand, and may step back."""
    game = lay(level).put("piazza", "st_thomas").put("zeds_5", "forest_5").has(ammo=1, event_actions=2)
    game.put("regular_civilians_1", "st_thomas", "defiant").put("villagers_1", "st_thomas")
    return game.falls(1, 1)


def says(game: Game, verb: str) -> tuple[str, str]:
    """What the one option with a verb says."""
    ask = game.match.ask
    assert ask is not None
    (option,) = [option for option in ask.options if option.verb == verb]
    return option.text("en"), option.text("ja")


@rule("DOZ-UNIT-52", "DOZ-UNIT-17")
def test_c_after_shooting_piazza_may_step_back_with_any_units_of_her_space() -> None:
    game = beside_piazza()
    does(in_actions(game), "piazza", "shoot")
    assert says(game, "no") == ("Stay", "とどまる")
    game.answers("step_back", seat=0)
    assert says(game, "no") == ("Nobody", "誰も連れて行かない")
    assert game.options == ["unit unit=regular_civilians_1", "unit unit=villagers_1", "no"]
    game.answers("unit", "regular_civilians_1").answers("unit", "villagers_1")
    assert [game.where(unit) for unit in ("piazza", "regular_civilians_1", "villagers_1")] == ["farm"] * 3
    assert not game.is_marked("regular_civilians_1", "defiant")
    assert game.is_marked("villagers_1", "refugees")


@rule("DOZ-UNIT-52")
def test_c_piazza_may_stay_or_step_back_alone() -> None:
    game = does(in_actions(beside_piazza()), "piazza", "shoot").answers("no")
    assert game.where("piazza") == "st_thomas"
    game = does(in_actions(beside_piazza()), "piazza", "shoot").answers("step_back").answers("no")
    assert game.where("piazza") == "farm"
    assert game.where("regular_civilians_1") == "st_thomas"
    assert game.is_marked("regular_civilians_1", "defiant")


@rule("DOZ-UNIT-52", "DOZ-STACK-1")
def test_c_piazza_steps_back_only_where_there_is_room_and_nobody_to_fight() -> None:
    full = beside_piazza().put("furies", "farm").put("salvation", "farm")
    assert does(in_actions(full), "piazza", "shoot").asked == "who_acts"
    met = beside_piazza().put("zeds_6", "farm")
    assert does(in_actions(met), "piazza", "shoot", "zeds_5").asked == "who_acts"


@rule("DOZ-UNIT-52", "DOZ-4R-13")
def test_c_refugees_whom_piazza_takes_to_town_center_go_to_the_camp() -> None:
    game = lay("apocalypse").put("piazza", "uptown").put("zeds_5", "highway_1").has(ammo=1, event_actions=2)
    game.put("villagers_1", "uptown", "refugees").falls(1, 1)
    does(in_actions(game), "piazza", "shoot").answers("step_back").answers("unit", "villagers_1")
    assert game.where("villagers_1") == "refugee_camp"
    assert game.now.infection == 1


@rule("DOZ-UNIT-52")
def test_d_piazza_shoots_without_ammo_for_two_actions() -> None:
    game = lay().put("piazza", "forest_2").put("zeds_5", "farm").has(event_actions=3, ammo=0)
    in_actions(game)
    assert shots(game, "piazza") == []
    uses(game.falls(1, 1), "piazza").answers("no")
    assert gun_column(game) == 2
    assert (game.now.player_actions, game.now.event_actions) == (0, 2)


@rule("DOZ-UNIT-52")
def test_d_one_action_is_not_enough_for_it() -> None:
    game = lay().put("piazza", "forest_2").put("zeds_5", "farm").has(event_actions=0, ammo=0)
    assert "use unit=piazza" not in offers(in_actions(game), "piazza")


# Mayor Hernandez.


def forages(unit: str, space: str, die: int) -> Game:
    """A unit forages while Hernandez is in Town Center."""
    game = lay("outbreak").put("hernandez", "town_center").put(unit, space).falls(die)
    return does(in_actions(game.has(event_actions=2)), unit, "forage")


@rule("DOZ-UNIT-53")
def test_a_hernandez_adds_1_to_forage_rolls_of_others_in_town() -> None:
    assert forages("schmidt", "uptown", 3).now.supplies == 1
    assert forages("schmidt", "town_center", 3).now.supplies == 1
    assert forages("schmidt", "farm", 3).now.supplies == 0
    assert forages("hernandez", "town_center", 3).now.supplies == 0


@rule("DOZ-UNIT-53")
def test_b_town_center_costs_player_units_no_movement_while_hernandez_is_in_play() -> None:
    game = lay().put("schmidt", "forest_2").put("hernandez", "uptown").has(event_actions=1)
    assert "move space=mountain_1" in offers(in_actions(game), "schmidt")
    game = lay().put("schmidt", "forest_2").has(event_actions=1)
    assert "move space=east_side" in offers(in_actions(game), "schmidt")
    assert "move space=mountain_1" not in offers(game, "schmidt")


def commanded(level: str = "basic") -> Game:
    """Schmidt stands in Town Center, next to Zeds in Uptown; Hernandez commands."""
    game = lay(level).put("hernandez", "east_side").put("schmidt", "town_center").put("zeds_5", "uptown")
    return game.has(ammo=2, event_actions=0, player_actions=0)


@rule("DOZ-UNIT-53")
def test_c_hernandez_has_another_unit_in_town_center_shoot_with_1_shift_right_for_1_ammo() -> None:
    game = in_actions(commanded().falls(1, 1).put("hunt", "town_center"))
    uses(game, "hernandez").answers("unit", "schmidt")
    assert gun_column(game) == 5
    assert game.now.ammo == 1
    assert game.now.player_actions == 0
    assert "use unit=hernandez" not in offers(game, "hernandez")


@rule("DOZ-UNIT-53")
def test_c_hernandez_commands_nobody_elsewhere_and_nobody_without_ammo() -> None:
    away = lay().put("hernandez", "town_center").put("schmidt", "highway_1").put("zeds_5", "highway_2")
    away.put("zeds_6", "uptown")
    assert "use unit=hernandez" not in offers(in_actions(away.has(ammo=2, event_actions=1)), "hernandez")
    assert "use unit=hernandez" not in offers(in_actions(commanded().has(ammo=0)), "hernandez")


@rule("DOZ-UNIT-53")
def test_d_once_a_game_hernandez_gives_every_other_player_unit_in_town_a_free_action() -> None:
    game = lay().put("hernandez", "uptown").put("schmidt", "town_center").put("hunt", "east_side")
    game.put("furies", "farm").has(event_actions=1)
    uses(in_actions(game), "hernandez", "use_second")
    assert [record.args["unit"] for record in game.told("free_action_gained")] == ["schmidt", "hunt"]
    assert "use_second unit=hernandez" not in offers(game, "hernandez")
    assert game.now.event_actions == 1


@rule("DOZ-UNIT-53", "DOZ-HOUSE-8")
def test_d_the_speech_stays_used_in_later_turns() -> None:
    game = lay().put("hernandez", "town_center").put("schmidt", "town_center").has(event_actions=1)
    uses(in_actions(game), "hernandez", "use_second")
    assert game.now.used_up != []
    (mayor,) = [unit for unit in game.match.view(0)["units"] if unit["unit"] == "hernandez"]
    assert "used_up" in mayor["used"]


# Deputy Schmidt.


@rule("DOZ-UNIT-54", "DOZ-ACTION-3")
def test_a_schmidt_has_a_character_action_of_his_own() -> None:
    game = lay().put("schmidt", "farm").put("hunt", "uptown").put("furies", "uptown")
    in_actions(game.has(event_actions=0, player_actions=0))
    does(game.falls(1), "schmidt", "forage")
    assert game.options == ["unit unit=hunt", "pass"]
    assert offers(game, "hunt") == ["use unit=hunt"]


@rule("DOZ-UNIT-54")
def test_b_schmidt_has_1_shift_right_in_hand_to_hand() -> None:
    game = lay().put("schmidt", "farm").put("zeds_6", "farm").falls(6, 6)
    game.carries_out(attacking("schmidt", "farm"))
    assert moved_by(game) == 1


@rule("DOZ-UNIT-54", "DOZ-COMBAT-20")
def test_c_schmidt_may_roll_again_once_in_each_hand_to_hand() -> None:
    game = lay().put("schmidt", "farm").put("zeds_6", "farm").falls(1, 1)
    game.carries_out(attacking("schmidt", "farm", "forest_2"))
    game.falls(1, 2, 6, 6, 6).answers("roll_again")
    assert game.asked == ""
    assert [record.args["dice"] for record in game.told("dice_rolled")] == [[1, 1], [1, 2]]


@rule("DOZ-UNIT-54", "DOZ-UNIT-7")
@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True)])
def test_d_schmidt_is_tough(die: int, ignored: bool) -> None:
    game = lay().put("schmidt", "farm").falls(die).carries_out(hitting("schmidt", 1))
    assert game.is_marked("schmidt", "reduced") is not ignored
    assert len(game.told("hit_ignored" if ignored else "hit_not_ignored")) == 1


# Sheriff Hunt.


@rule("DOZ-UNIT-55")
def test_a_hunt_gives_a_free_action_to_civilians_or_refugees_near_by() -> None:
    game = lay("apocalypse").put("hunt", "farm").put("furies", "forest_2")
    game.put("regular_civilians_1", "st_thomas", "defiant").put("villagers_1", "farm", "refugees")
    game.put("schmidt", "farm").put("rangers", "st_thomas").put("salvation", "forest_1")
    game.put("villagers_2", "st_thomas").has(event_actions=0, player_actions=0)
    uses(in_actions(game), "hunt")
    assert game.options == [f"unit unit={unit}" for unit in ("furies", "regular_civilians_1", "villagers_1")]
    game.answers("unit", "villagers_1")
    assert offers(game, "villagers_1") == ["move space=st_thomas", "move space=forest_2"]
    assert "unit unit=furies" not in game.options


@rule("DOZ-UNIT-55", "DOZ-ACTION-3")
def test_a_hunt_does_so_once_each_action_phase() -> None:
    game = lay().put("hunt", "farm").put("furies", "farm").has(event_actions=1)
    uses(in_actions(game), "hunt")
    assert "use unit=hunt" not in offers(game, "hunt")


@rule("DOZ-UNIT-55")
@pytest.mark.parametrize(("space", "column"), [("farm", 5), ("st_thomas", 4)])
def test_b_hunt_shoots_2_spaces_far_with_1_shift_left_at_2(space: str, column: int) -> None:
    game = lay().put("hunt", "forest_2").put("zeds_5", space).put("zeds_6", "forest_5").has(ammo=1)
    in_actions(game.has(event_actions=1).falls(1, 1))
    assert shots(game, "hunt") == ["zeds_5"]
    does(game, "hunt", "shoot")
    assert gun_column(game) == column


@rule("DOZ-UNIT-55", "DOZ-COMBAT-20")
def test_c_hunt_may_roll_again_once_in_each_hand_to_hand() -> None:
    game = lay().put("hunt", "farm").put("zeds_6", "farm").falls(1, 1)
    game.carries_out(attacking("hunt", "farm", "forest_2"))
    game.falls(6, 6).answers("roll_again")
    assert game.told("dice_rolled")[-1].args["dice"] == [6, 6]


@rule("DOZ-UNIT-55", "DOZ-UNIT-7")
@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True)])
def test_d_hunt_is_tough(die: int, ignored: bool) -> None:
    game = lay().put("hunt", "farm").falls(die).carries_out(hitting("hunt", 1))
    assert game.is_marked("hunt", "reduced") is not ignored
    assert len(game.told("hit_ignored" if ignored else "hit_not_ignored")) == 1


# Mr. Johnson.


@rule("DOZ-UNIT-56", "DOZ-UNIT-13")
def test_a_johnson_brings_2_supplies_and_3_ammo() -> None:
    game = lay("outbreak").has(supplies=1, ammo=1).carries_out(entering("johnson", "town_center"))
    assert (game.now.supplies, game.now.ammo) == (3, 4)


@rule("DOZ-UNIT-56", "DOZ-GOAL-7")
def test_a_in_the_basic_game_johnson_brings_ammo_alone() -> None:
    game = lay().has(ammo=1).carries_out(entering("johnson", "town_center"))
    assert (game.now.supplies, game.now.ammo) == (0, 4)


@rule("DOZ-UNIT-56")
def test_b_johnson_has_2_shifts_right_in_gunfire() -> None:
    game = lay().put("johnson", "forest_2").put("zeds_5", "farm").has(ammo=1, event_actions=1).falls(1, 1)
    does(in_actions(game), "johnson", "shoot")
    assert gun_column(game) == 5


def meeting_traps(die: int) -> Game:
    """Zeds come to Johnson and Schmidt in the Farm, and his die falls."""
    game = lay().put("johnson", "farm").put("schmidt", "farm").put("zeds_5", "st_thomas")
    return game.falls(die).carries_out(advancing("zeds_5"))


@rule("DOZ-UNIT-56", "DOZ-ZEDS-13")
@pytest.mark.parametrize("die", [4, 6])
def test_c_on_4_to_6_zeds_who_enter_take_1_hit_and_johnsons_stack_retreats(die: int) -> None:
    game = meeting_traps(die)
    assert game.told("column_found") == []
    assert game.hits("zeds_5") == 1
    assert (game.where("zeds_5"), game.where("johnson"), game.where("schmidt")) == (
        "farm",
        "forest_2",
        "forest_2",
    )


@rule("DOZ-UNIT-56")
def test_c_on_1_to_3_they_fight() -> None:
    game = meeting_traps(3)
    assert game.asked == "defender"
    assert game.hits("zeds_5") == 0


@rule("DOZ-UNIT-56", "DOZ-HEAL-7")
def test_d_johnson_heals_a_unit_near_by_for_1_action_and_1_supply() -> None:
    game = lay("outbreak").put("johnson", "farm", "reduced").put("hunt", "st_thomas", "reduced")
    game.put("schmidt", "forest_1", "reduced").has(supplies=2, event_actions=1, infection=5)
    uses(in_actions(game), "johnson")
    assert not game.is_marked("hunt", "reduced")
    assert game.is_marked("johnson", "reduced")
    assert (game.now.supplies, game.now.player_actions, game.now.event_actions) == (1, 0, 1)
    assert game.now.infection == 4


@rule("DOZ-UNIT-56", "DOZ-GOAL-7")
def test_d_in_the_basic_game_johnson_heals_nobody() -> None:
    game = lay().put("johnson", "farm").put("hunt", "farm", "reduced").has(event_actions=1)
    assert "use unit=johnson" not in offers(in_actions(game), "johnson")


@rule("DOZ-UNIT-56", "DOZ-FORAGE-6")
def test_e_johnson_forages_with_two_dice() -> None:
    game = lay("outbreak").put("johnson", "farm").has(event_actions=1).falls(4, 4)
    does(in_actions(game), "johnson", "forage")
    assert game.now.supplies == 2
