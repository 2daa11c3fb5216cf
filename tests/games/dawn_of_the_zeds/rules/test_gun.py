"""Gunfire."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import (
    fire_of_card,
    gun_column,
    pay_for_shot,
    targets_of,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import SHOT
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.used import ABILITY, is_used
from tests.games.dawn_of_the_zeds.fights import fired_at, shot_of
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Civilians 7 are 4/2: 3 and 4 bring 2 Hits in column 4.


def targets(game: Game, shooter: str) -> list[str]:
    return [UNIT_NAMES[unit].id for unit in targets_of(game.t, UNIT[shooter])]


def gun_column_told(game: Game) -> int:
    found: int = game.told("gunfire_rolled")[-1].args["column"]
    return found


@rule("DOZ-GUN-1")
def test_gunfire_costs_1_ammo_and_is_not_possible_without() -> None:
    game = lay().put("regular_civilians_7", "forest_1").put("zeds_5", "forest_2").has(ammo=1)
    assert targets(game, "regular_civilians_7") == ["zeds_5"]
    game.falls(1, 1).carries_out(shot_of("regular_civilians_7", "zeds_5"))
    assert game.now.ammo == 0
    game.has(ammo=0)
    assert targets(game, "regular_civilians_7") == []


@rule("DOZ-GUN-1", "DOZ-UNIT-25")
def test_the_guard_pays_2_ammo() -> None:
    game = lay("apocalypse").put("national_guard", "forest_1").put("zeds_5", "forest_2").has(ammo=1)
    assert targets(game, "national_guard") == []
    game.has(ammo=3)
    pay_for_shot(game.t, UNIT["national_guard"])
    assert game.t.ammo == 1


@rule("DOZ-GUN-1", "DOZ-UNIT-26")
def test_petras_angels_pay_1_supply_instead() -> None:
    game = lay("brains").put("petras_angels", "forest_1").put("zeds_5", "forest_2").has(ammo=5, supplies=0)
    assert targets(game, "petras_angels") == []
    game.has(ammo=0, supplies=2)
    assert targets(game, "petras_angels") == ["zeds_5"]
    pay_for_shot(game.t, UNIT["petras_angels"])
    assert (game.t.ammo, game.t.supplies) == (0, 1)


@rule("DOZ-GUN-2")
def test_targets_are_zeds_and_raiders_in_adjacent_spaces() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "farm").has(ammo=1)
    game.put("zeds_5", "forest_2").put("raiders", "st_thomas").put("zeds_6", "forest_1")
    game.put("zeds_7", "campground").put("furies", "forest_2")
    assert targets(game, "regular_civilians_7") == ["zeds_5", "raiders"]


@rule("DOZ-GUN-2", "DOZ-VERSUS-59", "DOZ-GUN-14")
def test_un_zeds_next_door_are_targets_and_never_anybody_in_the_own_space() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("regular_civilians_7", "farm").has(ammo=1)
    game.put("looters_1", "forest_2").put("looters_2", "farm").put("zeds_5", "farm")
    assert targets(game, "regular_civilians_7") == ["looters_1"]


@rule("DOZ-GUN-3", "DOZ-UNIT-52")
def test_a_longer_range_goes_along_the_track() -> None:
    game = lay().put("piazza", "farm").has(ammo=1)
    game.put("zeds_5", "commercial_district").put("zeds_6", "forest_6").put("zeds_7", "forest_1")
    assert targets(game, "piazza") == ["zeds_7", "zeds_5", "zeds_6"]
    game.put("piazza", "forest_5")
    assert targets(game, "piazza") == ["zeds_6"]


@rule("DOZ-GUN-4")
def test_gunfire_never_goes_into_or_out_of_a_start() -> None:
    game = lay("apocalypse").put("rangers", "forest_5").put("zeds_5", "forest_start").has(ammo=1)
    assert targets(game, "rangers") == []
    game.put("rangers", "forest_start").put("zeds_5", "forest_6")
    assert targets(game, "rangers") == []


@rule("DOZ-GUN-5")
def test_gunfire_goes_out_of_town_center_into_town_spaces_alone() -> None:
    game = lay().put("piazza", "town_center").put("zeds_5", "uptown").put("zeds_6", "forest_1").has(ammo=1)
    assert targets(game, "piazza") == ["zeds_5"]


@rule("DOZ-GUN-5")
def test_gunfire_never_goes_through_town_center() -> None:
    game = lay().put("piazza", "uptown").put("zeds_5", "east_side").has(ammo=1)
    assert targets(game, "piazza") == []
    game.put("zeds_5", "commercial_district")
    assert targets(game, "piazza") == []


@rule("DOZ-GUN-6")
def test_in_the_tunnel_every_range_is_1() -> None:
    game = lay("walking_zeds").put("piazza", "town_basement").put("zeds_5", "guard_post").has(ammo=1)
    assert targets(game, "piazza") == []
    game.put("zeds_5", "tunnel_1")
    assert targets(game, "piazza") == ["zeds_5"]


@rule("DOZ-GUN-7")
@pytest.mark.parametrize(
    ("shooter", "target"), [("guard_post", "inner_catacombs"), ("inner_catacombs", "guard_post")]
)
def test_gunfire_goes_neither_into_nor_out_of_catacombs(shooter: str, target: str) -> None:
    game = lay("walking_zeds").put("furies", "forest_2").put("regular_civilians_7", shooter)
    game.put("zeds_5", target).has(ammo=1)
    assert targets(game, "regular_civilians_7") == []


@rule("DOZ-GUN-8")
@pytest.mark.parametrize(
    ("strength", "shift", "column"), [(1, 0, 1), (4, 0, 4), (4, 2, 6), (10, 0, 7), (10, -1, 6), (1, -2, 1)]
)
def test_the_column_is_the_strength_at_most_7_moved_by_shifts(strength: int, shift: int, column: int) -> None:
    assert gun_column(strength, shift) + 1 == column


@rule("DOZ-GUN-8", "DOZ-RESEARCH-13")
def test_shifts_of_the_shooter_and_of_what_is_in_force_are_added() -> None:
    game = lay("brains").put("johnson", "forest_1").put("zeds_5", "forest_2").has(ammo=1)
    game.force(COMPONENT_SOURCE + COMPONENT["hypo_z_gun"]).falls(1, 1).carries_out(
        shot_of("johnson", "zeds_5")
    )
    assert gun_column_told(game) == 3 + 2 + 1


@rule("DOZ-GUN-8", "DOZ-UNIT-55")
def test_hunt_shoots_at_distance_2_one_column_to_the_left() -> None:
    game = lay().put("hunt", "forest_1").put("zeds_5", "farm").has(ammo=2).falls(1, 1)
    game.carries_out(shot_of("hunt", "zeds_5"))
    assert gun_column_told(game) == 4


@rule("DOZ-GUN-9")
@pytest.mark.parametrize(
    ("dice", "strength", "hits"), [((3, 4), 4, 2), ((1, 1), 5, 0), ((6, 6), 1, 2), ((5, 5), 3, 2)]
)
def test_two_dice_on_the_table_give_the_hits(dice: tuple[int, int], strength: int, hits: int) -> None:
    game = lay().put("zeds_5", "forest_2").falls(*dice).carries_out(fired_at("zeds_5", strength))
    assert game.hits("zeds_5") == hits


@rule("DOZ-GUN-10")
@pytest.mark.parametrize(
    ("dice", "hits"),
    [
        ((1, 1), (0, 0, 0, 0, 0, 1, 2)),
        ((1, 2), (0, 0, 0, 0, 1, 2, 2)),
        ((2, 3), (0, 0, 1, 1, 2, 2, 3)),
        ((3, 4), (0, 0, 1, 2, 2, 3, 3)),
        ((4, 4), (0, 1, 2, 2, 3, 3, 3)),
        ((5, 5), (1, 2, 2, 3, 3, 3, 4)),
        ((6, 6), (2, 2, 2, 3, 4, 4, 5)),
    ],
)
def test_the_gunfire_table_is_the_zeds_half_of_the_other(
    dice: tuple[int, int], hits: tuple[int, ...]
) -> None:
    found: list[int] = []
    for strength in range(1, 8):
        game = lay().put("giant", "forest_2").falls(*dice).carries_out(fired_at("giant", strength))
        found.append(game.hits("giant") + 3 * game.is_marked("giant", "reduced"))
    assert tuple(found) == hits


@rule("DOZ-GUN-11")
def test_surplus_hits_are_lost() -> None:
    game = lay().put("zeds_5", "forest_2", "reduced", hits=2).put("zeds_6", "forest_2").falls(6, 6)
    game.carries_out(fired_at("zeds_5", 7))
    assert game.where("zeds_5") == "cup"
    assert game.hits("zeds_6") == 0


@rule("DOZ-GUN-12")
def test_gunfire_causes_no_retreat_and_no_infection_and_knows_no_terrain() -> None:
    game = (
        lay("outbreak").put("regular_civilians_7", "forest_2").put("zeds_5", "farm").has(ammo=1).falls(3, 4)
    )
    game.carries_out(shot_of("regular_civilians_7", "zeds_5"))
    assert gun_column_told(game) == 4
    assert game.where("zeds_5") == "farm"
    assert game.now.infection == 0


@rule("DOZ-RESEARCH-14")
@pytest.mark.parametrize(("dice", "space"), [((3, 4), "farm"), ((2, 3), "forest_2")])
def test_with_double_phosphor_2_hits_make_all_zeds_of_the_space_retreat(
    dice: tuple[int, int], space: str
) -> None:
    game = (
        lay("brains")
        .put("regular_civilians_7", "forest_1")
        .put("zeds_5", "forest_2")
        .put("zeds_6", "forest_2")
    )
    game.force(COMPONENT_SOURCE + COMPONENT["double_phosphor"]).has(ammo=1).falls(*dice)
    game.carries_out(shot_of("regular_civilians_7", "zeds_5"))
    assert game.where("zeds_5") == game.where("zeds_6") == space


@rule("DOZ-UNIT-14")
@pytest.mark.parametrize(("answer", "dice", "lives"), [("let_go", (), False), ("roll", (6, 6), True)])
def test_who_is_eliminated_by_what_its_shot_led_to_does_nothing_more(
    answer: str, dice: tuple[int, ...], lives: bool
) -> None:
    """Zeds that a shot drives off attack the shooter behind them: it is gone before this shot is noted."""
    game = lay("brains").put("staub", "farm", "reduced").put("zeds_5", "forest_2").has(ammo=1)
    # Somebody else has something to do after a shot.
    game.put("piazza", "town_center")
    game.force(COMPONENT_SOURCE + COMPONENT["double_phosphor"]).falls(6, 6, 1, 1, 1, *dice)
    game.carries_out(shot_of("staub", "zeds_5")).answers(answer)
    assert game.where("staub") == ("hospital" if lives else "cemetery")
    assert not is_used(game.now, ABILITY, UNIT["staub"], SHOT)


@rule("DOZ-GUN-13")
def test_units_in_between_do_not_matter() -> None:
    game = lay().put("piazza", "forest_1").put("zeds_5", "st_thomas").put("zeds_6", "forest_2").has(ammo=1)
    game.put("furies", "farm")
    assert targets(game, "piazza") == ["zeds_6", "zeds_5"]


@rule("DOZ-GUN-15")
def test_free_gunfire_of_a_card_needs_no_shooter() -> None:
    def step(t: DawnTable) -> Flow:
        yield from fire_of_card(t, 2, UNIT["zeds_5"])

    game = (
        lay("brains").put("zeds_5", "forest_2").force(COMPONENT_SOURCE + COMPONENT["hypo_z_gun"]).falls(3, 4)
    )
    game.carries_out(step)
    assert gun_column_told(game) == 3
    assert game.hits("zeds_5") == 1


@rule("DOZ-UNIT-10")
def test_who_is_barred_from_gunfire_has_no_targets() -> None:
    game = lay().put("furies", "forest_1").put("zeds_5", "forest_2").has(ammo=5)
    assert targets(game, "furies") == []


@rule("DOZ-UNIT-7", "DOZ-VERSUS-70")
def test_a_tough_target_may_ignore_hits_of_gunfire() -> None:
    game = lay().put("furies", "forest_2").falls(3, 4, 6, 1).carries_out(fired_at("furies", 4))
    assert game.hits("furies") == 1


@rule("DOZ-UNIT-71", "DOZ-UNIT-60")
@pytest.mark.parametrize("unit", ["veterans", "staub"])
def test_the_first_gunfire_of_the_turn_may_be_free(unit: str) -> None:
    game = lay("apocalypse").put(unit, "forest_1").put("zeds_34", "forest_2").has(ammo=0)
    assert targets(game, unit) == ["zeds_34"]
    game.has(ammo=2).falls(1, 1).carries_out(shot_of(unit, "zeds_34"))
    assert game.now.ammo == 2
    pay_for_shot(game.now, UNIT[unit])
    assert game.now.ammo == 1
