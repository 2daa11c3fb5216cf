"""The components of the Super Weapon."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire_of_card
from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.deeds import (
    attacked,
    attacking,
    does,
    gun_column,
    in_actions,
    moved_by,
    offers,
    raiding,
)
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def armed(component: str) -> Game:
    """A game of level III in which the players have a component."""
    return lay("brains").force(COMPONENT_SOURCE + COMPONENT[component]).has(event_actions=2, ammo=5)


@rule("DOZ-RESEARCH-12")
def test_zeds_knuckles_give_1_shift_right_when_player_units_attack_hand_to_hand() -> None:
    game = armed("zeds_knuckles").put("bauer", "forest_2").put("zeds_5", "forest_2").any_luck()
    assert moved_by(game.carries_out(attacking("bauer", "forest_2"))) == 1
    game = armed("zeds_knuckles").put("bauer", "forest_2").put("zeds_5", "forest_2").any_luck()
    assert moved_by(game.carries_out(attacked("forest_2", "zeds_5"))) == 0
    game = armed("zeds_knuckles").put("raiders", "forest_2").put("zeds_5", "forest_2").any_luck()
    assert moved_by(game.carries_out(raiding("raiders", "forest_2"))) == 0


@rule("DOZ-RESEARCH-13")
def test_the_hypo_z_gun_gives_1_shift_right_on_all_gunfire_of_the_players() -> None:
    game = armed("hypo_z_gun").put("bauer", "forest_2").put("zeds_5", "farm").falls(1, 1)
    assert gun_column(does(in_actions(game), "bauer", "shoot")) == 4

    def free(t: DawnTable) -> Flow:
        yield from fire_of_card(t, 4, UNIT["zeds_5"])

    assert gun_column(armed("hypo_z_gun").put("zeds_5", "farm").falls(1, 1).carries_out(free)) == 5


@rule("DOZ-RESEARCH-14")
@pytest.mark.parametrize(("dice", "where"), [((3, 2), "farm"), ((4, 4), "st_thomas")])
def test_with_double_phosphor_rounds_gunfire_of_2_or_more_hits_makes_all_zeds_there_retreat(
    dice: tuple[int, int], where: str
) -> None:
    game = armed("double_phosphor").put("bauer", "forest_2").put("zeds_5", "farm").put("zeds_6", "farm")
    does(in_actions(game.falls(*dice)), "bauer", "shoot", "zeds_5")
    assert game.where("zeds_5") == game.where("zeds_6") == where


@rule("DOZ-RESEARCH-15")
def test_the_gas_grenade_deals_4_hits_among_zeds_next_door_and_adds_1_chaos_marker() -> None:
    game = armed("gas_grenade").put("bauer", "forest_2").put("zeds_5", "farm").put("zeds_6", "farm")
    game.put("zeds_7", "st_thomas").chaos("farm")
    does(in_actions(game), "bauer", "use_component")
    for unit in ("zeds_5", "zeds_5", "zeds_5", "zeds_6"):
        game.answers("unit", unit)
    assert game.is_marked("zeds_5", "reduced")
    assert (game.hits("zeds_5"), game.hits("zeds_6")) == (0, 1)
    assert game.chaos_in("farm") == 2
    assert (game.now.player_actions, game.now.event_actions) == (0, 2)
    assert "use_component component=gas_grenade" in offers(game, "bauer")


@rule("DOZ-RESEARCH-15", "DOZ-STACK-14")
def test_the_gas_grenade_needs_a_chaos_marker_and_zeds_next_door_but_not_on_a_start() -> None:
    use = "use_component component=gas_grenade"
    near = armed("gas_grenade").put("bauer", "forest_2").put("zeds_5", "farm").has(chaos_left=0)
    assert use not in offers(in_actions(near), "bauer")
    far = armed("gas_grenade").put("bauer", "forest_1").put("zeds_5", "farm")
    assert use not in offers(in_actions(far), "bauer")
    start = armed("gas_grenade").put("bauer", "forest_6").put("zeds_5", "forest_start")
    assert use not in offers(in_actions(start), "bauer")


@rule("DOZ-RESEARCH-16")
def test_with_zeds_treats_zeds_take_1_hit_more_after_each_defence_against_them() -> None:
    game = armed("zeds_treats").put("bauer", "forest_2").put("zeds_5", "forest_2").falls(3, 4)
    assert game.carries_out(attacked("forest_2", "zeds_5")).hits("zeds_5") == 2
    game = armed("zeds_treats").put("bauer", "forest_2").put("zeds_5", "forest_2").falls(3, 4)
    assert game.carries_out(attacking("bauer", "forest_2")).hits("zeds_5") == 1
    game = armed("zeds_treats").put("bauer", "forest_2").put("raiders", "forest_2").falls(3, 4)
    assert game.carries_out(raiding("raiders", "forest_2")).hits("raiders") == 0
