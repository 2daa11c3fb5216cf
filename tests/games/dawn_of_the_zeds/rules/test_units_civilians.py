"""Heroic Civilians, claim by claim."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    BRIDGE_DOWN,
    FERRY,
    TOWN_FALLS,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.eat import eat_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import restore_order
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.deeds import (
    attacked,
    attacking,
    column,
    does,
    entering,
    hitting,
    in_actions,
    moved_by,
    offers,
    uses,
)
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

LEVEL = "apocalypse"


# Farmingdale Furies.


@rule("DOZ-UNIT-69", "DOZ-UNIT-5")
def test_the_furies_have_move_4() -> None:
    game = lay().put("furies", "town_center").put("salvation", "town_center").has(event_actions=1)
    in_actions(game)
    assert "move space=farm" in offers(game, "furies")
    assert "move space=farm" not in offers(game, "salvation")
    assert "move space=forest_2" in offers(game, "salvation")


@rule("DOZ-UNIT-69", "DOZ-UNIT-7")
@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True)])
def test_the_furies_are_tough(die: int, ignored: bool) -> None:
    game = lay().put("furies", "farm").falls(die).carries_out(hitting("furies", 1))
    assert game.hits("furies") == (0 if ignored else 1)


@rule("DOZ-UNIT-69", "DOZ-UNIT-10")
def test_the_furies_cannot_use_gunfire() -> None:
    game = lay().put("furies", "forest_2").put("zeds_5", "farm").has(ammo=5, event_actions=1)
    assert "shoot unit=zeds_5" not in offers(in_actions(game), "furies")


# Salvation Troops.


@rule("DOZ-UNIT-70", "DOZ-UNIT-13")
def test_a_the_salvation_troops_bring_2_supplies() -> None:
    game = lay("outbreak").has(supplies=1).carries_out(entering("salvation", "town_center"))
    assert (game.now.supplies, game.now.ammo) == (3, 0)


@rule("DOZ-UNIT-70", "DOZ-HEAL-7")
def test_b_the_salvation_troops_heal_near_by_as_a_character_action_for_1_supply() -> None:
    game = lay("outbreak").put("salvation", "farm", hits=1).put("hunt", "st_thomas", "reduced")
    game.put("schmidt", "forest_1", "reduced").has(supplies=3, event_actions=1)
    uses(in_actions(game), "salvation")
    assert not game.is_marked("hunt", "reduced")
    assert game.hits("salvation") == 1
    assert (game.now.supplies, game.now.event_actions, game.now.player_actions) == (2, 1, 1)
    assert "use unit=salvation" not in offers(game, "salvation")


@rule("DOZ-UNIT-70", "DOZ-EAT-5")
@pytest.mark.parametrize(("unit", "eaten"), [("salvation", 0), ("furies", 1)])
def test_c_the_salvation_troops_add_1_to_the_eat_die(unit: str, eaten: int) -> None:
    game = lay("outbreak").put(unit, "farm").put("hunt", "hospital", "reduced").has(supplies=3)
    game.event("hunting_cabin").falls(1).carries_out(eat_phase)
    assert game.now.supplies == 3 - eaten


# 12th Veterans Division.


@rule("DOZ-UNIT-71", "DOZ-GUN-1")
def test_a_the_first_gunfire_of_the_veterans_in_a_turn_costs_no_ammo() -> None:
    game = lay().put("veterans", "forest_2").put("zeds_5", "farm").has(ammo=1).falls(1, 1, 1, 1)
    in_actions(game.has(event_actions=3))
    assert does(game, "veterans", "shoot").now.ammo == 1
    assert does(game, "veterans", "shoot").now.ammo == 0


@rule("DOZ-UNIT-71", "DOZ-UNIT-41")
@pytest.mark.parametrize("zeds", ["zeds_5", "doom"])
def test_b_the_veterans_beat_all_zeds_and_take_hits_as_rolled(zeds: str) -> None:
    game = lay(LEVEL).put("veterans", "farm").put(zeds, "farm").falls(3, 4)
    game.carries_out(attacking("veterans", "farm"))
    assert game.told("zeds_beaten")[0].args["unit_hits"] > 0
    assert game.where(zeds) == "st_thomas"
    game = lay(LEVEL).put("veterans", "farm").put(zeds, "farm").falls(3, 4)
    assert game.carries_out(attacked("farm", zeds)).where(zeds) == "st_thomas"


@rule("DOZ-UNIT-71")
def test_b_raiders_are_not_beaten_by_the_veterans_as_a_rule() -> None:
    game = lay(LEVEL).put("veterans", "forest_2").put("raiders", "forest_2").falls(1, 2)
    game.any_luck().carries_out(attacking("veterans", "forest_2"))
    assert game.told("unit_beaten") != []


# Fire Company 129 Volunteers.


@rule("DOZ-UNIT-72")
def test_a_the_fire_company_has_1_shift_right_in_hand_to_hand() -> None:
    game = lay(LEVEL).put("fire_company", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert moved_by(game.carries_out(attacking("fire_company", "forest_2"))) == 1


@rule("DOZ-UNIT-72", "DOZ-UNIT-17", "DOZ-UNIT-19")
def test_b_the_fire_company_empties_a_village_near_by_as_a_character_action() -> None:
    game = lay(LEVEL).put("fire_company", "farm").put("regular_civilians_1", "st_thomas", "defiant")
    game.put("villagers_1", "st_thomas").put("villagers_2", "leftys_pass").has(event_actions=1)
    uses(in_actions(game), "fire_company")
    assert game.options == ["unit unit=regular_civilians_1", "unit unit=villagers_1"]
    fork = game.match.fork()
    game.answers("unit", "villagers_1")
    assert game.is_marked("villagers_1", "refugees")
    assert game.is_marked("regular_civilians_1", "defiant")
    assert (game.now.event_actions, game.now.player_actions) == (1, 1)
    assert "use unit=fire_company" not in offers(game, "fire_company")
    game.match = fork
    game.answers("unit", "regular_civilians_1")
    assert not game.is_marked("regular_civilians_1", "defiant")


@rule("DOZ-UNIT-72")
@pytest.mark.parametrize(("dice", "where"), [((1, 2), "farm"), ((1, 3), "st_thomas")])
def test_c_for_1_action_the_fire_company_hoses_an_adjacent_zeds_unit_away(
    dice: tuple[int, int], where: str
) -> None:
    game = lay(LEVEL).put("fire_company", "forest_2").put("zeds_5", "farm").put("zeds_6", "st_thomas")
    uses(in_actions(game.has(event_actions=1).falls(*dice)), "fire_company", "use_second")
    assert game.where("zeds_5") == where
    assert (game.now.event_actions, game.now.player_actions) == (1, 0)


@rule("DOZ-UNIT-72", "DOZ-STACK-14")
def test_c_zeds_on_a_start_are_not_hosed() -> None:
    game = lay(LEVEL).put("fire_company", "forest_6").put("zeds_5", "forest_start").has(event_actions=1)
    assert "use_second unit=fire_company" not in offers(in_actions(game), "fire_company")


# Bob Bauer's Crew.


@rule("DOZ-UNIT-73", "DOZ-ACTION-3")
def test_a_bauers_crew_turns_2_supplies_into_1_ammo_as_a_character_action() -> None:
    game = lay(LEVEL).put("bauer", "farm").has(supplies=5, ammo=1, event_actions=1)
    uses(in_actions(game), "bauer")
    assert (game.now.supplies, game.now.ammo) == (3, 2)
    assert (game.now.event_actions, game.now.player_actions) == (1, 1)
    assert "use unit=bauer" not in offers(game, "bauer")


@rule("DOZ-UNIT-73", "DOZ-BUILD-1")
@pytest.mark.parametrize("space", ["forest_2", "farm", "forest_1"])
def test_b_bauers_crew_builds_for_1_supply_in_its_own_or_an_adjacent_space(space: str) -> None:
    game = lay(LEVEL).put("bauer", "forest_2").put("hunt", "highway_2").has(supplies=1, event_actions=1)
    in_actions(game)
    assert "build space=highway_2" not in offers(game, "hunt")
    assert "build space=st_thomas" not in offers(game, "bauer")
    does(game, "bauer", "build", space)
    assert game.now.ground[SPACE[space]] == BARRICADE
    assert game.now.supplies == 0


@rule("DOZ-UNIT-73", "DOZ-FATE-17")
@pytest.mark.parametrize("ground", [BRIDGE_DOWN, FERRY])
def test_c_for_1_action_bauers_crew_removes_the_collapsed_bridge_in_its_own_space(ground: int) -> None:
    game = lay(LEVEL).put("bauer", "suspension_bridge").ground("suspension_bridge", ground)
    uses(in_actions(game.has(event_actions=1)), "bauer", "use_second")
    assert game.now.ground[SPACE["suspension_bridge"]] == 0
    assert (game.now.event_actions, game.now.player_actions) == (1, 0)
    game = lay(LEVEL).put("bauer", "suburbs_2").ground("suspension_bridge", ground).has(event_actions=1)
    assert "use_second unit=bauer" not in offers(in_actions(game), "bauer")


# F.D.P.D. Riot Squad.


@rule("DOZ-UNIT-74", "DOZ-UNIT-10")
def test_a_the_riot_squad_cannot_use_gunfire() -> None:
    game = lay(LEVEL).put("riot_squad", "forest_2").put("zeds_5", "farm").has(ammo=5, event_actions=1)
    assert "shoot unit=zeds_5" not in offers(in_actions(game), "riot_squad")


@rule("DOZ-UNIT-74", "DOZ-INFECT-4")
def test_b_fights_of_the_riot_squad_do_not_raise_infection() -> None:
    game = lay(LEVEL).put("riot_squad", "farm").put("zeds_5", "farm").falls(6, 6)
    assert game.carries_out(attacking("riot_squad", "farm")).now.infection == 0


@rule("DOZ-UNIT-74", "DOZ-CHAOS-8")
@pytest.mark.parametrize(("unit", "infection"), [("riot_squad", 0), ("furies", 1)])
def test_c_nor_does_their_restoring_order(unit: str, infection: int) -> None:
    game = lay(LEVEL).put(unit, "farm").chaos("farm").carries_out(restore_order)
    assert (game.chaos_in("farm"), game.now.infection) == (0, infection)


# Clarion Courier.


@rule("DOZ-UNIT-75", "DOZ-UNIT-13")
def test_a_another_heroic_civilians_unit_joins_the_courier_in_town_center_with_what_it_brings() -> None:
    game = lay("brains").draws("salvation").carries_out(entering("courier", "uptown"))
    assert game.where("salvation") == "town_center"
    assert game.now.supplies == 2


def at_the_gates(*units: str) -> Game:
    """Zeds are in Uptown, and these units in Town Center."""
    game = lay("brains").put("zeds_5", "uptown").put("courier", "farm")
    for unit in units:
        game.put(unit, "town_center")
    return game


@rule("DOZ-UNIT-75", "DOZ-ZEDS-15", "DOZ-END-1")
def test_b_zeds_must_first_win_a_fight_in_town_center() -> None:
    game = at_the_gates("hunt").falls(6, 6).carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == "uptown"
    assert game.now.ending != TOWN_FALLS
    game = at_the_gates("hunt").put("zeds_34", "uptown").falls(1, 1).any_luck()
    game.carries_out(advancing("zeds_34")).answers("stand")
    assert game.now.ending == TOWN_FALLS


@rule("DOZ-UNIT-75", "DOZ-END-1")
def test_b_with_no_player_units_there_the_town_falls_at_once() -> None:
    assert at_the_gates().carries_out(advancing("zeds_5")).now.ending == TOWN_FALLS


@rule("DOZ-UNIT-75", "DOZ-COMBAT-10")
def test_b_the_fight_there_has_the_terrain_of_town_center() -> None:
    game = at_the_gates("hunt").falls(6, 6).carries_out(advancing("zeds_5"))
    start, then = column(game)
    assert then - start == 2


@rule("DOZ-UNIT-75")
def test_c_the_second_supply_spent_in_a_phase_is_free() -> None:
    game = lay("brains").put("courier", "farm").put("hunt", "forest_2").has(supplies=5, event_actions=2)
    does(in_actions(game), "hunt", "build", "forest_2")
    assert game.now.supplies == 4
    game = lay("brains").put("hunt", "forest_2").has(supplies=5, event_actions=2)
    assert does(in_actions(game), "hunt", "build", "forest_2").now.supplies == 3


# WZED Farmingdale.


@rule("DOZ-UNIT-76")
def test_a_wzed_gives_a_free_action_to_civilians_or_refugees_on_the_surface() -> None:
    game = lay("walking_zeds").put("wzed", "farm").put("regular_civilians_1", "mountain_6")
    game.put("regular_civilians_2", "tunnel_1").put("villagers_1", "highway_2", "refugees")
    game.put("furies", "farm").put("hunt", "farm").has(event_actions=0, player_actions=0)
    uses(in_actions(game), "wzed")
    assert game.options == ["unit unit=regular_civilians_1", "unit unit=villagers_1"]
    game.answers("unit", "regular_civilians_1")
    assert game.now.free_actions == [UNIT["regular_civilians_1"]]
    assert "unit unit=wzed" not in game.options


@rule("DOZ-UNIT-76", "DOZ-COMBAT-21")
@pytest.mark.parametrize(("space", "count"), [("uptown", 3), ("highway_1", 2)])
def test_b_player_units_defending_in_town_keep_the_best_two_of_three_dice(space: str, count: int) -> None:
    game = lay("brains").put("wzed", "farm").put("kingman", space).put("zeds_5", space)
    game.falls(*[6] * count).carries_out(attacked(space, "zeds_5"))
    assert len(game.told("dice_rolled")[0].args["dice"]) == count
    game = lay("brains").put("wzed", "farm").put("kingman", space).put("zeds_5", space).falls(6, 6)
    game.carries_out(attacking("kingman", space, "highway_2"))
    assert len(game.told("dice_rolled")[0].args["dice"]) == 2


@rule("DOZ-UNIT-76", "DOZ-UNIT-53")
def test_c_the_speech_of_hernandez_reaches_every_unit_on_the_surface() -> None:
    game = lay("walking_zeds").put("wzed", "farm").put("hernandez", "uptown").put("hunt", "mountain_6")
    game.put("schmidt", "tunnel_1").put("seaver", "lab").put("villagers_1", "st_thomas")
    uses(in_actions(game.has(event_actions=1)), "hernandez", "use_second")
    heard = [record.args["unit"] for record in game.told("free_action_gained")]
    assert heard == ["hunt", "seaver", "wzed"]
