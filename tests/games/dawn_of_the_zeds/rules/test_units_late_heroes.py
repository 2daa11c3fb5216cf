"""Heroes of levels III to V, claim by claim."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.actions.research import research
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import free_beds
from lastfire.games.dawn_of_the_zeds.rules.decks.names import COMPONENT, RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import REST, housekeeping, restore_order
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.deeds import (
    attacked,
    attacking,
    column,
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

LEVEL = "brains"
LATER = "walking_zeds"


# Alyssa Darling.


def darling_met(*dice: int) -> Game:
    """Zeds come to Darling in the Farm."""
    game = lay(LEVEL).put("darling", "farm").put("zeds_5", "st_thomas").falls(*dice)
    return game.carries_out(advancing("zeds_5"))


@rule("DOZ-UNIT-61")
def test_a_on_a_1_darling_fights_as_others_do() -> None:
    game = darling_met(1, 6, 6)
    assert moved_by(game) == 1
    assert game.now.infection == 1


@rule("DOZ-UNIT-61")
def test_a_on_a_2_darling_may_step_back_or_fight() -> None:
    game = darling_met(2).answers("step_back")
    assert game.where("darling") == "forest_2"
    assert game.told("column_found") == []
    game = darling_met(2).falls(6, 6).answers("fight")
    assert moved_by(game) == 1
    game = lay(LEVEL).put("darling", "farm").put("zeds_5", "farm").falls(2)
    game.carries_out(attacking("darling", "farm", "st_thomas")).answers("step_back")
    assert game.where("darling") == "st_thomas"


@rule("DOZ-UNIT-61", "DOZ-INFECT-4")
@pytest.mark.parametrize("die", [3, 6])
def test_a_on_3_to_6_darling_fights_with_2_shifts_right_unharmed_and_without_infection(die: int) -> None:
    game = darling_met(die, 1, 1)
    assert moved_by(game) == 3
    assert game.now.infection == 0
    assert not game.is_marked("darling", "reduced")
    assert game.where("darling") == "forest_2"


@rule("DOZ-UNIT-61")
def test_a_it_is_so_when_she_attacks_but_not_against_raiders() -> None:
    game = lay(LEVEL).put("darling", "farm").put("zeds_5", "farm").falls(3, 6, 6)
    assert moved_by(game.carries_out(attacking("darling", "farm"))) == 2
    game = lay(LEVEL).put("darling", "farm").put("raiders", "farm").falls(6, 6, 6)
    assert moved_by(game.carries_out(attacking("darling", "farm"))) == 0


@rule("DOZ-UNIT-61", "DOZ-ACTION-4")
def test_b_once_a_turn_a_hold_card_gives_darling_an_action() -> None:
    game = lay(LEVEL).put("darling", "farm").put("hunt", "uptown").put("furies", "uptown")
    game.holds("adrenaline", "bonfire").has(infection=9).has(event_actions=0, player_actions=0)
    in_actions(game)
    assert "unit unit=darling" not in game.options
    game.answers("play", "adrenaline")
    assert game.now.free_actions == [UNIT["darling"]]
    game.answers("play", "bonfire")
    assert game.now.free_actions == [UNIT["darling"]]


@rule("DOZ-UNIT-61", "DOZ-ACTION-4")
def test_b_she_keeps_no_action_for_another_turn() -> None:
    game = lay(LEVEL).put("darling", "farm").has(moment=REST)
    game.t.free_actions = [UNIT["darling"]]
    assert game.carries_out(housekeeping).now.free_actions == []


@rule("DOZ-UNIT-61", "DOZ-UNIT-8")
@pytest.mark.parametrize(("die", "ignored"), [(4, False), (5, True)])
def test_c_darling_is_hardened(die: int, ignored: bool) -> None:
    game = lay(LEVEL).put("darling", "farm").falls(die).carries_out(hitting("darling", 1))
    assert game.is_marked("darling", "reduced") is not ignored


# Doc Seaver.


@rule("DOZ-UNIT-62", "DOZ-ACTION-3")
def test_a_in_a_staff_office_seaver_heals_a_hospital_unit_as_a_character_action() -> None:
    game = lay(LEVEL).put("seaver", "staff_office").put("hunt", "hospital", "reduced", "comatose")
    game.put("schmidt", "hospital", "reduced").has(event_actions=1, infection=5)
    uses(in_actions(game), "seaver").answers("unit", "hunt")
    assert not game.is_marked("hunt", "comatose")
    assert (game.now.infection, game.now.event_actions, game.now.player_actions) == (4, 1, 1)
    assert [record.text("en") for record in game.told("treats")] == ["Doc Seaver treats Sheriff Hunt."]
    assert "use unit=seaver" not in offers(game, "seaver")
    for space in ("town_center", "lab"):
        away = lay(LEVEL).put("seaver", space).put("schmidt", "hospital", "reduced").has(event_actions=1)
        assert "use unit=seaver" not in offers(in_actions(away), "seaver")


@rule("DOZ-UNIT-62", "DOZ-HEAL-7")
def test_b_once_a_phase_seaver_heals_a_unit_near_by_for_1_supply_himself_included() -> None:
    game = lay(LEVEL).put("seaver", "farm", "reduced").put("hunt", "st_thomas", "reduced")
    game.put("schmidt", "forest_1", "reduced").has(supplies=3, event_actions=1)
    uses(in_actions(game), "seaver", "use_second")
    assert game.options == ["unit unit=hunt", "unit unit=seaver"]
    game.answers("unit", "seaver")
    assert not game.is_marked("seaver", "reduced")
    assert (game.now.supplies, game.now.event_actions, game.now.player_actions) == (2, 1, 1)
    assert "use_second unit=seaver" not in offers(game, "seaver")


@rule("DOZ-UNIT-62")
@pytest.mark.parametrize(
    ("space", "reaches"), [("staff_office", True), ("town_center", True), ("uptown", False)]
)
def test_b_from_an_office_or_town_center_seaver_reaches_beds(space: str, reaches: bool) -> None:
    game = lay(LEVEL).put("seaver", space).put("schmidt", "hospital", "reduced").has(supplies=1)
    offered = offers(in_actions(game.has(event_actions=1)), "seaver")
    assert ("use_second unit=seaver" in offered) is reaches


@rule("DOZ-UNIT-62", "DOZ-BOARD-17")
@pytest.mark.parametrize(("space", "beds"), [("staff_office", 4), ("lab", 3), ("town_center", 3)])
def test_c_seaver_opens_a_fourth_bed_while_he_is_in_a_staff_office(space: str, beds: int) -> None:
    assert free_beds(lay(LEVEL).put("seaver", space).t) == beds


# Professor Agee.


@rule("DOZ-UNIT-63", "DOZ-INFECT-7")
@pytest.mark.parametrize(("space", "infection"), [("staff_office", 3), ("lab", 4), ("town_center", 4)])
def test_a_with_agee_in_a_staff_office_each_heal_lowers_infection_by_2(space: str, infection: int) -> None:
    game = lay(LEVEL).put("agee", space).put("schmidt", "hospital", "reduced")
    does(in_actions(game.has(infection=5, event_actions=1)), "schmidt", "heal")
    assert game.now.infection == infection


def researching(unit: str, die: int) -> Game:
    """A Scientist in the Lab rolls for a card that needs 6."""
    game = lay(LEVEL).put(unit, "lab").falls(die)
    game.t.research = RESEARCH_CARD["antidote"]

    def step(t: DawnTable) -> Flow:
        yield from research(t, UNIT[unit])

    return game.carries_out(step)


@rule("DOZ-UNIT-63", "DOZ-RESEARCH-3")
def test_b_agee_adds_1_to_research_up_to_6() -> None:
    assert researching("agee", 4).told("research_rolled")[0].args["roll"] == 5
    assert researching("agee", 6).told("research_rolled")[0].args["roll"] == 6
    assert researching("wright", 4).told("research_rolled")[0].args["roll"] == 4


@rule("DOZ-UNIT-63", "DOZ-CHAOS-8")
@pytest.mark.parametrize("component", ["zeds_knuckles", "gas_grenade", "double_phosphor"])
def test_c_with_a_component_agee_lowers_infection_by_2_by_restoring_order(component: str) -> None:
    game = lay(LEVEL).put("agee", "farm").chaos("farm").has(infection=5)
    game.force(COMPONENT_SOURCE + COMPONENT[component]).carries_out(restore_order)
    assert (game.now.infection, game.chaos_in("farm")) == (3, 0)


@rule("DOZ-UNIT-63", "DOZ-CHAOS-8")
def test_c_without_a_component_infection_rises() -> None:
    game = lay(LEVEL).put("agee", "farm").chaos("farm").has(infection=5).carries_out(restore_order)
    assert game.now.infection == 6


@rule("DOZ-UNIT-63")
def test_d_once_a_turn_agee_raises_infection_by_3_for_1_event_action() -> None:
    game = lay(LEVEL).put("agee", "farm").has(infection=5, event_actions=2)
    uses(in_actions(game), "agee")
    assert (game.now.infection, game.now.event_actions, game.now.player_actions) == (8, 3, 1)
    assert "use unit=agee" not in offers(game, "agee")


# Special Agent Wright.


@rule("DOZ-UNIT-64")
def test_a_wright_has_1_shift_right_in_hand_to_hand_and_in_gunfire() -> None:
    game = lay(LEVEL).put("wright", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert moved_by(game.carries_out(attacking("wright", "forest_2"))) == 1
    game = lay(LEVEL).put("wright", "forest_2").put("zeds_5", "farm").falls(1, 1)
    does(in_actions(game.has(ammo=1, event_actions=1)), "wright", "shoot")
    assert gun_column(game) == 5


@rule("DOZ-UNIT-64", "DOZ-EVENT-5")
def test_b_for_1_action_wright_looks_at_the_top_event_card() -> None:
    game = lay(LEVEL).put("wright", "farm").has(event_actions=1)
    game.t.events_left = [0, 1]
    game.t.to_come[0] = 2
    uses(in_actions(game).any_luck(), "wright")
    assert game.now.top_event >= 0
    assert (game.now.player_actions, game.now.event_actions) == (0, 1)
    assert "use unit=wright" not in offers(game, "wright")


@rule("DOZ-UNIT-64", "DOZ-SAVE-3")
@pytest.mark.parametrize(("space", "where"), [("staff_office", "hospital"), ("town_center", "cemetery")])
def test_c_wright_in_a_staff_office_adds_1_to_saving_rolls(space: str, where: str) -> None:
    game = lay(LEVEL).put("wright", space).put("kingman", "farm", "reduced")
    game.carries_out(hitting("kingman", 1)).falls(3).answers("roll")
    assert game.where("kingman") == where


@rule("DOZ-UNIT-64", "DOZ-UNIT-8")
@pytest.mark.parametrize(("die", "ignored"), [(4, False), (5, True)])
def test_d_wright_is_hardened(die: int, ignored: bool) -> None:
    game = lay(LEVEL).put("wright", "farm").falls(die).carries_out(hitting("wright", 1))
    assert game.is_marked("wright", "reduced") is not ignored


# Otto 'Sarge' Hauser.


@rule("DOZ-UNIT-65", "DOZ-UNIT-17")
def test_a_for_1_action_hauser_trains_regular_civilians_near_by() -> None:
    game = lay(LATER).put("hauser", "farm").put("regular_civilians_5", "st_thomas", "defiant")
    game.put("furies", "farm").put("regular_civilians_1", "forest_1").has(event_actions=1)
    uses(in_actions(game), "hauser")
    assert game.is_marked("regular_civilians_5", "trained")
    assert not game.is_marked("regular_civilians_5", "defiant")
    assert (game.now.player_actions, game.now.event_actions) == (0, 1)
    assert "use unit=hauser" not in offers(game, "hauser")


@rule("DOZ-UNIT-65")
def test_a_trained_civilians_have_2_more_strength_on_both_sides_until_eliminated() -> None:
    for side in ((), ("reduced",)):
        game = lay(LATER).put("regular_civilians_1", "farm", "trained", *side).put("zeds_12", "farm")
        game.falls(6, 6).carries_out(attacking("regular_civilians_1", "farm"))
        assert column(game)[0] == (3 if side else 4)
    game = lay(LATER).put("regular_civilians_1", "farm", "trained", "reduced", hits=1)
    game.carries_out(hitting("regular_civilians_1", 1)).answers("let_go")
    assert not game.is_marked("regular_civilians_1", "trained")


@rule("DOZ-UNIT-65", "DOZ-UNIT-4")
def test_b_in_town_center_hauser_takes_a_hit_off_civilians_outside_the_hospital() -> None:
    game = lay(LATER).put("hauser", "town_center").put("regular_civilians_1", "farm", "reduced", hits=1)
    game.put("regular_civilians_2", "hospital", hits=1).put("regular_civilians_3", "farm", "reduced")
    uses(in_actions(game.has(ammo=2, event_actions=2)), "hauser", "use_second")
    assert game.hits("regular_civilians_1") == 0
    assert game.is_marked("regular_civilians_1", "reduced")
    assert game.hits("regular_civilians_2") == 1
    assert (game.now.ammo, game.now.player_actions, game.now.event_actions) == (1, 0, 2)
    assert "use_second unit=hauser" not in offers(game, "hauser")


@rule("DOZ-UNIT-65")
def test_b_elsewhere_or_without_ammo_hauser_cannot() -> None:
    for space, ammo in (("farm", 2), ("town_center", 0)):
        game = lay(LATER).put("hauser", space).put("regular_civilians_1", "farm", hits=1)
        offered = offers(in_actions(game.has(ammo=ammo, event_actions=1)), "hauser")
        assert "use_second unit=hauser" not in offered


@rule("DOZ-UNIT-65")
def test_c_hauser_adds_1_to_his_own_forage_alone() -> None:
    game = lay(LATER).put("hauser", "farm").put("hunt", "farm").has(event_actions=3).falls(3, 3)
    assert does(in_actions(game), "hauser", "forage").now.supplies == 1
    assert does(game, "hunt", "forage").now.supplies == 1


@rule("DOZ-UNIT-65", "DOZ-UNIT-7")
@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True)])
def test_d_hauser_is_tough(die: int, ignored: bool) -> None:
    game = lay(LATER).put("hauser", "farm").falls(die).carries_out(hitting("hauser", 1))
    assert game.is_marked("hauser", "reduced") is not ignored


# Horatius.


@rule("DOZ-UNIT-66", "DOZ-UNIT-13")
def test_a_horatius_brings_3_supplies() -> None:
    game = lay(LATER).has(supplies=1, ammo=1).carries_out(entering("horatius", "town_center"))
    assert (game.now.supplies, game.now.ammo) == (4, 1)


@rule("DOZ-UNIT-66", "DOZ-INFECT-4")
def test_b_fights_of_horatius_never_raise_infection() -> None:
    game = lay(LATER).put("horatius", "farm").put("festering", "farm").falls(6, 6)
    assert game.carries_out(attacking("horatius", "farm")).now.infection == 0


@rule("DOZ-UNIT-66", "DOZ-COMBAT-20")
def test_c_horatius_may_roll_again_once_in_each_hand_to_hand() -> None:
    game = lay(LATER).put("horatius", "farm").put("zeds_5", "farm").falls(1, 1)
    game.carries_out(attacking("horatius", "farm", "forest_2")).falls(6, 6).answers("roll_again")
    assert game.told("dice_rolled")[-1].args["dice"] == [6, 6]


@rule("DOZ-UNIT-66", "DOZ-UNIT-2")
def test_d_horatius_takes_2_hits_a_side() -> None:
    game = lay(LATER).put("horatius", "farm").falls(1, 1, 1).carries_out(hitting("horatius", 3))
    assert game.is_marked("horatius", "reduced")
    assert game.hits("horatius") == 1
    assert game.where("horatius") == "farm"


@rule("DOZ-UNIT-66", "DOZ-UNIT-10", "DOZ-BUILD-4", "DOZ-MOVE-11")
def test_e_horatius_neither_shoots_nor_builds_nor_drives() -> None:
    game = lay(LATER).put("horatius", "forest_2").put("zeds_5", "farm").has(ammo=5, supplies=5)
    offered = offers(in_actions(game.holds("vehicles").has(event_actions=2)), "horatius")
    assert {option.split()[0] for option in offered} == {"move"}


@rule("DOZ-UNIT-66", "DOZ-CHAOS-7")
def test_e_horatius_restores_no_order() -> None:
    game = lay(LATER).put("horatius", "farm").chaos("farm").carries_out(restore_order)
    assert game.chaos_in("farm") == 1


@rule("DOZ-UNIT-66", "DOZ-VERSUS-79")
def test_e_horatius_arrests_nobody() -> None:
    game = lay(LATER, 2, mode="versus").put("horatius", "farm").put("hunt", "farm").put("looters_1", "farm")
    in_actions(game.has(event_actions=2))
    assert "arrest unit=looters_1" in offers(game, "hunt")
    assert "arrest unit=looters_1" not in offers(game, "horatius")


@rule("DOZ-UNIT-66", "DOZ-UNIT-7", "DOZ-CHAOS-4")
@pytest.mark.parametrize(("die", "ignored"), [(3, False), (4, True)])
def test_f_horatius_is_tough_and_ignores_chaos(die: int, ignored: bool) -> None:
    game = lay(LATER).put("horatius", "farm").falls(die).carries_out(hitting("horatius", 1))
    assert game.hits("horatius") == (0 if ignored else 1)
    game = lay(LATER).put("horatius", "farm").chaos("farm").chaos("st_thomas").has(event_actions=1)
    assert "move space=forest_5" in offers(in_actions(game), "horatius")


# Alan 'Xeno' Jones.


@rule("DOZ-UNIT-67", "DOZ-ACTION-3")
def test_a_jones_has_a_character_action_of_his_own() -> None:
    game = lay(LATER).put("jones", "farm").put("hunt", "uptown").put("furies", "uptown").falls(1)
    in_actions(game.has(event_actions=0, player_actions=0))
    does(game, "jones", "forage")
    assert game.options == ["unit unit=hunt", "pass"]


@rule("DOZ-UNIT-67", "DOZ-GUN-1")
def test_b_gunfire_of_jones_costs_1_supply_instead_of_ammo() -> None:
    game = lay(LATER).put("jones", "forest_2").put("zeds_5", "farm").has(ammo=2, supplies=1).falls(1, 1)
    does(in_actions(game.has(event_actions=2)), "jones", "shoot")
    assert (game.now.ammo, game.now.supplies) == (2, 0)
    assert "shoot unit=zeds_5" not in offers(game, "jones")


def jones_at_work(space: str = "staff_office") -> Game:
    """Jones, a patient, and a Research deck of three Early cards."""
    game = lay(LATER).put("jones", space).put("schmidt", "hospital", "reduced").put("hunt", "uptown")
    game.put("furies", "uptown").has(event_actions=0, player_actions=0)
    game.t.research = RESEARCH_CARD["dpc_commission"]
    game.t.early_left = [RESEARCH_CARD["short_materials"]]
    game.t.early_to_come = 1
    return game


@rule("DOZ-UNIT-67")
def test_c_in_a_staff_office_jones_gives_a_patient_and_his_own_action_for_the_next_research_card() -> None:
    game = in_actions(jones_at_work()).any_luck()
    uses(game, "jones")
    assert game.where("schmidt") == "cemetery"
    assert game.now.research == RESEARCH_CARD["short_materials"]
    assert "unit unit=jones" not in game.options


@rule("DOZ-UNIT-67")
def test_c_not_elsewhere_and_not_once_his_own_action_is_spent() -> None:
    assert "use unit=jones" not in offers(in_actions(jones_at_work("lab")), "jones")
    game = in_actions(jones_at_work())
    does(game, "jones", "move", "town_center")
    assert "unit unit=jones" not in game.options


# Wilson the Hermit.


@rule("DOZ-UNIT-68")
def test_a_the_hero_players_see_the_top_fate_card_while_wilson_is_in_play() -> None:
    game = lay(LATER, 2, mode="versus").put("wilson", "farm").has(event_actions=1)
    game.t.fates.shuffle_in([3, 5])
    in_actions(game).any_luck()
    assert game.now.fates.top != ()
    assert game.now.saw_fate == 1
    away = lay(LATER).put("wilson", "hospital", "reduced", "comatose").put("hunt", "farm")
    away.t.fates.shuffle_in([3, 5])
    assert in_actions(away.has(event_actions=1)).now.fates.top == ()


@rule("DOZ-UNIT-68", "DOZ-COMBAT-21")
def test_b_who_fights_beside_wilson_outside_town_center_keeps_the_best_two_of_three_dice() -> None:
    game = lay(LATER).put("wilson", "farm").put("kingman", "farm").put("zeds_5", "farm").falls(1, 6, 6)
    game.carries_out(attacked("farm", "zeds_5")).answers("unit", "kingman")
    assert game.told("zeds_beaten") != []
    game = lay(LATER).put("wilson", "farm").put("kingman", "farm").put("zeds_5", "farm").falls(6, 6)
    game.carries_out(attacked("farm", "zeds_5")).answers("unit", "wilson")
    assert game.told("dice_rolled")[0].args["dice"] == [6, 6]


@rule("DOZ-UNIT-68")
def test_b_in_town_center_wilson_adds_no_die() -> None:
    game = lay(LATER).put("wilson", "town_center").put("kingman", "town_center").put("zeds_5", "town_center")
    game.falls(6, 6).carries_out(attacked("town_center", "zeds_5", came_from="uptown"))
    game.answers("unit", "kingman")
    assert game.told("dice_rolled")[0].args["dice"] == [6, 6]


@rule("DOZ-UNIT-68", "DOZ-BOARD-12")
def test_c_wilson_jumps_to_the_same_space_of_a_neighbouring_track() -> None:
    game = lay(LATER).put("wilson", "forest_6").has(event_actions=1)
    offered = offers(in_actions(game), "wilson")
    assert "move space=mountain_6" in offered
    assert "move space=suburbs_6" in offered
    assert "move space=tunnel_6" not in offered
    assert not [option for option in offered if option.endswith("_start")]


@rule("DOZ-UNIT-68")
def test_c_so_does_a_unit_that_starts_in_his_space() -> None:
    game = lay(LATER).put("wilson", "forest_6").put("kingman", "forest_6").put("hunt", "st_thomas")
    in_actions(game.has(event_actions=1))
    assert "move space=mountain_6" in offers(game, "kingman")
    assert "move space=mountain_6" not in offers(game, "hunt")


@rule("DOZ-UNIT-68", "DOZ-UNIT-20")
def test_c_refugees_who_start_in_his_space_jump_instead_of_walking() -> None:
    game = (
        lay(LATER)
        .put("wilson", "forest_5")
        .put("villagers_1", "forest_5", "refugees")
        .put("zeds_5", "leftys_pass")
    )
    in_actions(game.has(event_actions=1))
    assert offers(game, "villagers_1") == [
        "move space=st_thomas",
        "move space=forest_6",
        "move space=east_irek",
    ]


@rule("DOZ-UNIT-68", "DOZ-FORAGE-6")
def test_d_wilson_forages_with_two_dice() -> None:
    game = lay(LATER).put("wilson", "farm").has(event_actions=2).falls(5, 5)
    assert does(in_actions(game), "wilson", "forage").now.supplies == 2
