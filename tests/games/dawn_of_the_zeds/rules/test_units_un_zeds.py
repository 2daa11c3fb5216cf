"""Abilities of Un-Zeds, one by one."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.choosing import tie_seat
from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, MINEFIELD_4, MINEFIELD_7, STRONGPOINT
from lastfire.games.dawn_of_the_zeds.rules.turn.four_r import refugees_able_to_move
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.versus.zeds_actions import set_zeds_actions
from tests.games.dawn_of_the_zeds.deeds import does, offers
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.games.dawn_of_the_zeds.versus import acts, can, can_at_all, left, opens, versus
from tests.rule import rule


@rule("DOZ-VERSUS-66", "DOZ-VERSUS-57")
@pytest.mark.parametrize(
    ("unit", "space", "moves"),
    [
        ("protesters_1", "farm", False),
        ("protesters_2", "forest_2", False),
        ("protesters_1", "forest_1", True),
        ("looters_1", "farm", True),
        ("looters_1", "forest_2", True),
    ],
)
def test_refugees_and_vips_neither_enter_nor_leave_the_space_of_protesters(
    unit: str, space: str, moves: bool
) -> None:
    for refugees in ("villagers_1", "vip"):
        game = versus().put(unit, space).put(refugees, "farm", "refugees")
        assert (refugees_able_to_move(game.t) == [UNIT[refugees]]) is moves
        assert ("move space=forest_2" in offers(acts(game), refugees)) is moves


@rule("DOZ-VERSUS-67", "DOZ-VERSUS-34")
@pytest.mark.parametrize(("unit", "cost"), [("looters_1", 0), ("looters_2", 0), ("arsonists", 1)])
def test_a_theft_by_looters_costs_no_zeds_action(unit: str, cost: int) -> None:
    game = opens(versus(actions=2).put(unit, "farm").has(supplies=3))
    game.answers("sabotage", unit)
    assert game.now.supplies == 2
    assert left(game) == 2 - cost
    assert can_at_all(versus().put(unit, "farm").has(supplies=3), "sabotage") is (cost == 0)


@rule("DOZ-VERSUS-67")
def test_other_sabotage_by_looters_costs_one() -> None:
    game = versus(actions=2).put("looters_1", "forest_2").ground("forest_2", BARRICADE)
    assert left(opens(game).answers("sabotage", "looters_1")) == 1


@rule("DOZ-VERSUS-68")
def test_player_units_in_the_space_of_lawyers_neither_forage_nor_build_nor_arrest() -> None:
    game = versus().put("lawyers", "farm").put("hunt", "farm").put("schmidt", "st_thomas").has(supplies=5)
    acts(game)
    assert {option.split()[0] for option in offers(game, "hunt")} == {"move"}
    assert {option.split()[0] for option in offers(game, "schmidt")} >= {"move", "forage", "build", "arrest"}


@rule("DOZ-VERSUS-69")
@pytest.mark.parametrize("ground", [STRONGPOINT, MINEFIELD_7, MINEFIELD_4])
def test_sabotage_by_arsonists_also_removes_a_strongpoint_or_minefield_in_their_own_space(
    ground: int,
) -> None:
    game = versus(actions=2).put("arsonists", "forest_2").ground("forest_2", ground)
    opens(game).answers("sabotage", "arsonists")
    assert game.now.ground[SPACE["forest_2"]] == 0
    assert not can_at_all(
        versus(actions=2).put("arsonists", "forest_2").ground("forest_1", ground), "sabotage"
    )
    assert not can_at_all(
        versus(actions=2).put("deserters", "forest_2").ground("forest_2", ground), "sabotage"
    )


@rule("DOZ-VERSUS-70", "DOZ-UNIT-7")
def test_deserters_shoot_at_a_player_unit_next_door_for_1_once_a_turn() -> None:
    game = versus(actions=3).put("deserters", "forest_2").put("hunt", "farm").put("schmidt", "st_thomas")
    opens(game)
    assert not can(game, "snipe", "schmidt")
    # Strength 3 and an 8 are 2 Hits, of which the tough Sheriff ignores one.
    game.falls(4, 4, 5, 1).answers("snipe", "hunt")
    assert game.told("gunfire_rolled")[0].args["column"] == 3
    assert game.is_marked("hunt", "reduced")
    assert left(game) == 2
    assert not can(game, "snipe")


@rule("DOZ-VERSUS-70")
def test_deserters_neither_shoot_from_nor_into_a_start_and_nobody_else_shoots() -> None:
    assert not can_at_all(versus(actions=3).put("deserters", "forest_start").put("hunt", "forest_6"), "snipe")
    assert not can_at_all(versus(actions=3).put("deserters", "forest_6").put("hunt", "forest_start"), "snipe")
    assert not can_at_all(versus(actions=3).put("looters_1", "forest_2").put("hunt", "farm"), "snipe")


@rule("DOZ-VERSUS-71", "DOZ-VERSUS-24")
@pytest.mark.parametrize(("space", "cost"), [
    ("forest_5", 1), ("st_thomas", 1), ("forest_6", 2), ("farm", 2),
])  # fmt: skip
def test_zeds_in_the_space_of_the_risen_congregation_or_the_next_one_outward_shamble_for_1(
    space: str, cost: int
) -> None:
    game = versus(actions=3).put("risen_congregation", space).put("zeds_5", "forest_5")
    assert left(opens(game).answers("shamble", "zeds_5")) == 3 - cost


@rule("DOZ-VERSUS-18", "DOZ-VERSUS-74")
@pytest.mark.parametrize(("space", "income"), [("farm", 2), ("forest_start", 1)])
def test_dr_marteuse_adds_a_zeds_action_off_the_starts(space: str, income: int) -> None:
    game = versus().put("dr_marteuse", space)
    set_zeds_actions(game.t)
    assert game.t.versus is not None
    assert game.t.versus.actions == income


@rule("DOZ-VERSUS-10", "DOZ-VERSUS-75", "DOZ-VERSUS-77")
@pytest.mark.parametrize(("space", "seat"), [("farm", 1), ("forest_start", 1), ("cemetery", 0), ("aside", 0)])
def test_ties_are_the_zeds_players_while_dr_marteuse_is_in_play(space: str, seat: int) -> None:
    assert tie_seat(versus().put("dr_marteuse", space).t) == seat
    assert tie_seat(versus().put("looters_1", "farm").t) == 0


@rule("DOZ-VERSUS-76")
def test_the_experiment_heals_a_regular_zeds_unit_near_dr_marteuse_for_2_once_a_turn() -> None:
    game = versus(actions=5).put("dr_marteuse", "farm").put("zeds_5", "st_thomas", "reduced", hits=2)
    game.put("zeds_6", "forest_1", "reduced").put("zeds_7", "farm", "reduced").put("giant", "farm", "reduced")
    opens(game)
    assert not can(game, "experiment", "zeds_6")
    assert not can(game, "experiment", "giant")
    game.answers("experiment", "zeds_5")
    assert not game.is_marked("zeds_5", "reduced")
    assert game.hits("zeds_5") == 0
    assert left(game) == 3
    assert not can(game, "experiment")


@rule("DOZ-VERSUS-81")
@pytest.mark.parametrize(
    ("unit", "die", "where"),
    [
        ("dr_marteuse", 4, "farm"),
        ("dr_marteuse", 5, "gone"),
        ("looters_1", 3, "farm"),
        ("looters_1", 4, "gone"),
    ],
)
def test_an_arrest_takes_a_4_and_of_dr_marteuse_a_5(unit: str, die: int, where: str) -> None:
    game = versus().put(unit, "farm").put("kingman", "forest_2").falls(die)
    does(acts(game), "kingman", "arrest", unit)
    assert game.where(unit) == where


@rule("DOZ-VERSUS-74", "DOZ-UNIT-9", "DOZ-VERSUS-58")
def test_dr_marteuse_leaves_catacombs_without_a_roll() -> None:
    game = versus("walking_zeds", actions=2).put("dr_marteuse", "inner_catacombs")
    opens(game).answers("sneak", "dr_marteuse").answers("space", "guard_post")
    assert game.where("dr_marteuse") == "guard_post"
    assert lay("walking_zeds").t.box.units[UNIT["dr_marteuse"]].move == 3
