"""The Gunfire Action, and what it costs; the roll is in ``test_gun``."""

import pytest

from tests.games.dawn_of_the_zeds.phase import act, can_do
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def targets(game: Game, unit: str) -> list[str]:
    """At whom a unit can shoot."""
    return [option.removeprefix("shoot unit=") for option in can_do(act(game), unit) if "shoot" in option]


@rule("DOZ-GUN-1")
def test_a_gunfire_action_costs_an_action_and_one_ammo() -> None:
    game = lay().put("furies", "farm").put("regular_civilians_1", "uptown").put("zeds_1", "highway_1")
    game.has(ammo=2).falls(1, 1)
    act(game).answers("unit", "regular_civilians_1").answers("shoot", "zeds_1")
    assert game.now.ammo == 1
    assert game.asked == ""


@rule("DOZ-GUN-1")
def test_without_ammo_nobody_shoots() -> None:
    assert targets(lay().put("hunt", "uptown").put("zeds_1", "highway_1"), "hunt") == []


@rule("DOZ-GUN-1")
def test_without_an_action_nobody_shoots() -> None:
    game = lay().put("schmidt", "uptown").put("zeds_1", "highway_1").has(ammo=3, player_actions=0)
    game.falls(1, 1)
    act(game).answers("unit", "schmidt").answers("shoot", "zeds_1")
    assert game.asked == ""


@rule("DOZ-GUN-1", "DOZ-UNIT-25")
@pytest.mark.parametrize(("ammo", "found"), [(1, []), (2, ["zeds_1"])])
def test_the_guard_pays_two_ammo(ammo: int, found: list[str]) -> None:
    game = lay("apocalypse").put("national_guard", "uptown").put("zeds_1", "highway_1").has(ammo=ammo)
    assert targets(game, "national_guard") == found


@rule("DOZ-GUN-1", "DOZ-UNIT-26")
def test_petras_angels_pay_a_supply() -> None:
    game = lay("brains").put("petras_angels", "uptown").put("zeds_1", "highway_1").falls(1, 1)
    act(game.has(supplies=1)).answers("unit", "petras_angels").answers("shoot", "zeds_1")
    assert game.now.supplies == 0


@rule("DOZ-GUN-1", "DOZ-UNIT-71")
def test_the_first_shot_of_the_veterans_in_a_turn_is_free_of_ammo() -> None:
    game = lay().put("veterans", "uptown").put("zeds_1", "highway_1").falls(1, 1, 1, 1)
    act(game.has(ammo=1, event_actions=1))
    game.answers("unit", "veterans").answers("shoot", "zeds_1")
    assert game.now.ammo == 1
    game.answers("unit", "veterans").answers("shoot", "zeds_1")
    assert game.now.ammo == 0


@rule("DOZ-GUN-2")
def test_a_target_is_one_unit_in_an_adjacent_space() -> None:
    game = lay("apocalypse").put("staub", "highway_1").has(ammo=1)
    game.put("zeds_1", "highway_2").put("zeds_2", "highway_2").put("raiders", "uptown")
    game.put("zeds_3", "nuclear_plant")
    assert sorted(targets(game, "staub")) == ["raiders", "zeds_1", "zeds_2"]


@rule("DOZ-UNIT-10")
@pytest.mark.parametrize("unit", ["furies", "pickles", "horatius", "riot_squad"])
def test_some_units_never_shoot(unit: str) -> None:
    game = lay("walking_zeds").put(unit, "uptown").put("zeds_1", "highway_1").has(ammo=3)
    assert targets(game, unit) == []


@rule("DOZ-UNIT-18")
def test_defiant_civilians_shoot() -> None:
    game = lay().put("regular_civilians_1", "ingeburg", "defiant").put("zeds_1", "highway_4").has(ammo=1)
    assert targets(game, "regular_civilians_1") == ["zeds_1"]


@rule("DOZ-CHAOS-4")
def test_nobody_shoots_out_of_chaos() -> None:
    game = lay("apocalypse").put("staub", "ingeburg").put("zeds_1", "highway_4").has(ammo=1)
    assert act(game.chaos("ingeburg")).asked == ""
