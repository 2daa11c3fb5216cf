"""The 4R Phase: Raiders, Rangers, Refugees, Rescuers."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.town import reach_town
from lastfire.games.dawn_of_the_zeds.rules.state import BRIDGE_DOWN, FOUR_R, NO_ENTRY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.phase import play_phase
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Raiders are 6/3 with 3 Hits a side. The Event cards here: ``well_armed`` moves no Refugees, ``wandering`` 1,
# ``hospital_efficiency`` 2.


def four_r(game: Game) -> Game:
    """The 4R Phase alone."""
    return play_phase(game, FOUR_R)


def level_2() -> Game:
    return lay("apocalypse")


@rule("DOZ-4R-1")
def test_raiders_rangers_refugees_and_the_guard_act_in_this_order() -> None:
    game = level_2().put("raiders", "farm").put("rangers", "ingeburg").put("national_guard", "campground")
    game.put("villagers_1", "university", "refugees").event("wandering")
    four_r(game).answers("space", "highway_4").answers("space", "mountain_1")
    assert [record.args["unit"] for record in game.told("unit_moved")] == [
        "raiders",
        "rangers",
        "villagers_1",
        "national_guard",
    ]


@rule("DOZ-4R-2", "DOZ-UNIT-28")
def test_each_raiders_unit_moves_one_space_toward_town_center() -> None:
    game = four_r(lay("brains").put("raiders", "forest_start").put("bubba_gang", "highway_2"))
    assert game.where("raiders") == "forest_6"
    assert game.where("bubba_gang") == "highway_1"


@rule("DOZ-4R-3")
def test_raiders_attack_player_units_whose_players_choose_the_defender() -> None:
    game = level_2().put("raiders", "highway_2").put("furies", "highway_1").put("staub", "highway_1")
    four_r(game)
    assert game.asked == "defender"
    game.falls(6, 6).answers("unit", "furies")
    assert game.where("raiders") == "highway_2"


@rule("DOZ-4R-3")
def test_raiders_attack_zeds() -> None:
    game = level_2().put("raiders", "highway_2").put("zeds_1", "highway_1").falls(6, 6)
    assert four_r(game).where("zeds_1") == "highway_2" or game.where("raiders") == "highway_1"


@rule("DOZ-4R-3")
@pytest.mark.parametrize("marks", [(), ("refugees",)])
def test_raiders_leave_villagers_and_refugees_alone(marks: tuple[str, ...]) -> None:
    game = four_r(level_2().put("raiders", "farm").put("villagers_1", "forest_2", *marks))
    assert game.where("raiders") == "forest_2"
    assert game.where("villagers_1") == "forest_2"


@rule("DOZ-4R-4")
def test_raiders_that_lose_retreat_away_from_town_center() -> None:
    game = level_2().put("raiders", "highway_2").put("furies", "highway_1").falls(6, 6)
    assert four_r(game).where("raiders") == "highway_2"


@rule("DOZ-4R-5")
def test_fights_with_raiders_do_not_raise_infection() -> None:
    game = level_2().put("raiders", "highway_2").put("furies", "highway_1").falls(6, 6)
    assert four_r(game).now.infection == 0


@rule("DOZ-4R-6")
def test_raiders_that_reach_town_center_take_as_much_as_they_are_strong() -> None:
    game = four_r(level_2().put("raiders", "uptown").has(supplies=5, ammo=5))
    for answer in ("supply", "ammo", "supply", "supply", "ammo", "supply"):
        game.answers(answer)
    assert (game.now.supplies, game.now.ammo) == (1, 3)
    assert game.where("raiders") == "gone"


@rule("DOZ-4R-6")
def test_reduced_raiders_take_less() -> None:
    game = four_r(level_2().put("raiders", "uptown", "reduced").has(supplies=4))
    assert game.now.supplies == 1


@rule("DOZ-4R-6", "DOZ-GOAL-8")
def test_raiders_take_no_more_than_there_is() -> None:
    game = four_r(level_2().put("raiders", "uptown").put("hunt", "town_center").has(supplies=1, ammo=1))
    game.answers("supply")
    assert (game.now.supplies, game.now.ammo) == (0, 0)
    assert game.where("hunt") == "town_center"


@rule("DOZ-4R-7")
def test_bubbas_gang_also_hits_everybody_in_town() -> None:
    game = lay("brains").put("bubba_gang", "uptown").put("furies", "town_center").put("staub", "east_side")
    game.put("fire_company", "highway_1").falls(1, 1)
    four_r(game)
    assert game.hits("furies") == 1
    assert game.is_marked("staub", "reduced")
    assert game.hits("fire_company") == 0
    assert game.where("bubba_gang") == "gone"


@rule("DOZ-4R-7")
def test_other_raiders_hit_nobody_in_town() -> None:
    game = four_r(level_2().put("raiders", "uptown").put("furies", "town_center"))
    assert game.hits("furies") == 0


@rule("DOZ-4R-8")
def test_raiders_enter_a_full_space_to_fight() -> None:
    game = level_2().put("raiders", "highway_2").put("fire_company", "highway_1").put("staub", "highway_1")
    four_r(game).falls(1, 1, 6).answers("unit", "fire_company")
    while game.asked:
        game.answers("roll")
    assert game.where("raiders") == "highway_1"
    assert game.where("staub") == "uptown"


@rule("DOZ-EVENT-23", "DOZ-FATE-17")
@pytest.mark.parametrize("there", [NO_ENTRY, BRIDGE_DOWN])
def test_raiders_stay_before_a_space_they_may_not_enter(there: int) -> None:
    game = four_r(level_2().put("raiders", "suburbs_2").ground("suspension_bridge", there))
    assert game.where("raiders") == "suburbs_2"


@rule("DOZ-4R-9", "DOZ-4R-17")
def test_rangers_may_step_either_way_and_pay_nothing() -> None:
    game = four_r(level_2().put("rangers", "ingeburg"))
    assert game.options == ["space space=highway_4", "space space=highway_6", "no"]
    game.answers("space", "highway_4")
    assert game.where("rangers") == "highway_4"
    assert game.now.player_actions == 1


@rule("DOZ-4R-9")
def test_rangers_may_stay() -> None:
    assert four_r(level_2().put("rangers", "ingeburg")).answers("no").where("rangers") == "ingeburg"


@rule("DOZ-4R-9")
def test_rangers_do_not_step_onto_a_start() -> None:
    game = four_r(level_2().put("rangers", "highway_6"))
    assert game.options == ["space space=ingeburg", "no"]


@rule("DOZ-4R-9")
def test_rangers_that_step_into_zeds_attack_them() -> None:
    game = level_2().put("rangers", "uptown").put("zeds_1", "highway_1").falls(6, 6)
    four_r(game).answers("space", "highway_1")
    assert game.where("rangers") == "highway_1"
    assert game.where("zeds_1") == "highway_2"


@rule("DOZ-4R-9")
def test_other_special_civilians_do_not_step() -> None:
    game = lay("walking_zeds").put("petras_angels", "uptown").put("red_diamond_guards_1", "guard_post")
    assert four_r(game).asked == ""


@rule("DOZ-CHAOS-6")
@pytest.mark.parametrize("unit", ["rangers", "national_guard"])
def test_rangers_and_guard_do_not_step_out_of_chaos(unit: str) -> None:
    assert four_r(level_2().put(unit, "farm").chaos("farm")).asked == ""


@rule("DOZ-4R-10")
def test_as_many_refugees_as_the_card_shows_move_one_toward_town_center() -> None:
    game = level_2().put("villagers_1", "farm", "refugees").put("villagers_2", "ingeburg", "refugees")
    game.put("vip", "campground").event("hospital_efficiency")
    four_r(game)
    assert game.asked == "refugees"
    game.answers("unit", "villagers_1").answers("unit", "vip")
    assert game.where("villagers_1") == "forest_2"
    assert game.where("vip") == "mountain_1"
    assert game.where("villagers_2") == "ingeburg"


@rule("DOZ-4R-10")
def test_the_refugees_that_move_are_different_ones() -> None:
    game = level_2().put("villagers_1", "farm", "refugees").event("hospital_efficiency")
    assert four_r(game).where("villagers_1") == "forest_2"


@rule("DOZ-4R-10")
def test_no_refugees_move_where_the_card_shows_none() -> None:
    game = level_2().put("villagers_1", "farm", "refugees").event("well_armed")
    assert four_r(game).where("villagers_1") == "farm"


@rule("DOZ-4R-10", "DOZ-UNIT-19")
def test_villagers_stay() -> None:
    game = level_2().put("villagers_1", "st_thomas").event("wandering")
    assert four_r(game).where("villagers_1") == "st_thomas"


@rule("DOZ-4R-11", "DOZ-4R-12")
def test_refugees_before_zeds_do_not_move_and_waste_no_move() -> None:
    game = level_2().put("villagers_1", "farm", "refugees").put("zeds_1", "forest_2")
    game.put("villagers_2", "ingeburg", "refugees").event("wandering")
    four_r(game)
    assert game.where("villagers_1") == "farm"
    assert game.where("villagers_2") == "highway_4"


@rule("DOZ-4R-12", "DOZ-COOP-7")
def test_the_lead_player_chooses_which_refugees_move() -> None:
    game = lay("apocalypse", seats=2).put("villagers_1", "farm", "refugees").has(lead=1)
    game.put("villagers_2", "ingeburg", "refugees").event("wandering")
    assert four_r(game).asked_seat == 1
    assert game.options == ["unit unit=villagers_1", "unit unit=villagers_2"]


@rule("DOZ-4R-13")
def test_refugees_that_reach_town_center_raise_infection_and_go_to_the_camp() -> None:
    game = four_r(level_2().put("villagers_1", "uptown", "refugees").event("wandering"))
    assert game.where("villagers_1") == "refugee_camp"
    assert game.now.infection == 1


@rule("DOZ-4R-14", "DOZ-UNIT-22")
def test_vips_raise_infection_before_their_benefit_is_chosen() -> None:
    game = four_r(level_2().put("vip", "uptown").event("wandering").has(infection=5))
    assert game.asked == "vip_benefit"
    assert game.now.infection == 6
    game.answers("no_infection")
    assert game.now.infection == 0
    assert game.where("vip") == "refugee_camp"


@rule("DOZ-UNIT-22")
def test_vips_may_bring_stores() -> None:
    game = four_r(level_2().put("vip", "uptown").event("wandering")).answers("stores")
    assert (game.now.supplies, game.now.ammo) == (4, 2)


@rule("DOZ-UNIT-22")
def test_vips_may_heal_every_player_unit_fully() -> None:
    game = level_2().put("vip", "uptown").event("wandering").put("furies", "hospital", "reduced", "comatose")
    game.put("hunt", "farm", "reduced").put("zeds_1", "highway_start", "reduced", hits=2)
    four_r(game).answers("heal_all")
    assert not game.is_marked("furies", "reduced")
    assert not game.is_marked("furies", "comatose")
    assert not game.is_marked("hunt", "reduced")
    assert game.hits("zeds_1") == 2


@rule("DOZ-4R-15")
@pytest.mark.parametrize(("option", "infection"), [(False, 0), (True, 1)])
def test_refugees_that_enter_chaos_raise_infection_only_by_option(option: bool, infection: int) -> None:
    game = lay("apocalypse", refugees_chaos_infection=option).chaos("farm")
    game.put("villagers_1", "st_thomas", "refugees").event("wandering")
    four_r(game)
    assert game.where("villagers_1") == "farm"
    assert game.now.infection == infection


@rule("DOZ-4R-16")
def test_the_guard_may_step_either_way_but_not_onto_a_start_or_into_town_center() -> None:
    assert four_r(level_2().put("national_guard", "uptown")).options == ["space space=highway_1", "no"]
    assert four_r(level_2().put("national_guard", "highway_6")).options == ["space space=ingeburg", "no"]
    game = four_r(level_2().put("national_guard", "ingeburg"))
    assert game.options == ["space space=highway_4", "space space=highway_6", "no"]


@rule("DOZ-4R-16")
def test_the_guard_leaves_a_start() -> None:
    game = four_r(level_2().put("national_guard", "highway_start")).answers("space", "highway_6")
    assert game.where("national_guard") == "highway_6"


@rule("DOZ-INFECT-11", "DOZ-4R-13")
def test_refugees_in_town_can_cause_an_unchecked_outbreak() -> None:
    def step(t: DawnTable) -> Flow:
        yield from reach_town(t, UNIT["villagers_1"])

    game = level_2().put("villagers_1", "uptown", "refugees").has(infection=12).any_luck()
    game.t.fates.middle = list(range(9))
    game.carries_out(step)
    while game.asked:
        game.match.answer(0)
    assert game.where("villagers_1") == "refugee_camp"
