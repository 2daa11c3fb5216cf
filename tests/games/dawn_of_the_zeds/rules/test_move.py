"""The Move Action."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import BRIDGE_DOWN, FERRY, NO_ENTRY
from tests.games.dawn_of_the_zeds.phase import act, acting, can_do, goes_to
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Furies 6/3 (Move 4) beat Zeds 1 (2/1) in a clear space with two sixes and take no Hit.


def moves(game: Game, unit: str, space: str) -> Game:
    """The unit takes a Move Action to a space."""
    return act(game).answers("unit", unit).answers("move", space)


@rule("DOZ-MOVE-1")
def test_a_unit_moves_up_to_its_move_in_spaces() -> None:
    game = act(lay().put("regular_civilians_1", "farm"))
    assert sorted(goes_to(game, "regular_civilians_1")) == [
        "forest_1",
        "forest_2",
        "forest_5",
        "st_thomas",
    ]


@rule("DOZ-MOVE-1", "DOZ-UNIT-5")
@pytest.mark.parametrize(
    ("unit", "farthest"),
    [
        ("regular_civilians_1", 2),
        ("salvation", 3),
        ("hunt", 4),
        ("piazza", 5),
        ("santana", 3),
        ("pickles", 6),
    ],
)
def test_each_unit_has_its_move(unit: str, farthest: int) -> None:
    game = act(lay("apocalypse").put(unit, "uptown"))
    on_highway = [space for space in goes_to(game, unit) if space in HIGHWAY]
    assert len(on_highway) == farthest


HIGHWAY = ("highway_1", "highway_2", "nuclear_plant", "highway_4", "ingeburg", "highway_6", "highway_start")


@rule("DOZ-MOVE-1")
def test_a_unit_that_has_moved_is_there_and_not_where_it_was() -> None:
    game = moves(lay().put("hunt", "uptown"), "hunt", "highway_2")
    assert game.where("hunt") == "highway_2"


@rule("DOZ-MOVE-2")
def test_a_player_unit_never_moves_onto_a_start_space() -> None:
    game = act(lay().put("hunt", "highway_6"))
    assert sorted(goes_to(game, "hunt")) == ["highway_2", "highway_4", "ingeburg", "nuclear_plant"]


@rule("DOZ-MOVE-2")
def test_a_unit_on_a_start_space_may_leave_it() -> None:
    game = act(lay().put("regular_civilians_1", "highway_start"))
    assert goes_to(game, "regular_civilians_1") == ["highway_6", "ingeburg"]


@rule("DOZ-MOVE-3")
def test_a_unit_stops_where_it_enters_chaos() -> None:
    game = act(lay("apocalypse").put("hunt", "uptown").chaos("nuclear_plant"))
    assert [space for space in goes_to(game, "hunt") if space in HIGHWAY] == [
        "highway_1",
        "highway_2",
        "nuclear_plant",
    ]


@rule("DOZ-MOVE-3")
@pytest.mark.parametrize("unit", ["pickles", "horatius"])
def test_chaos_does_not_stop_animals(unit: str) -> None:
    game = act(lay("walking_zeds").put(unit, "uptown").chaos("nuclear_plant"))
    assert "highway_4" in goes_to(game, unit)


@rule("DOZ-MOVE-3")
@pytest.mark.parametrize("other", ["zeds_1", "raiders"])
def test_a_unit_stops_where_it_meets_zeds_or_raiders(other: str) -> None:
    game = act(lay("apocalypse").put("furies", "uptown").put(other, "highway_2"))
    assert [space for space in goes_to(game, "furies") if space in HIGHWAY] == ["highway_1", "highway_2"]


@rule("DOZ-MOVE-4")
@pytest.mark.parametrize("other", ["zeds_1", "raiders"])
def test_entering_a_space_with_zeds_or_raiders_is_an_attack_at_once(other: str) -> None:
    game = lay("apocalypse").put("furies", "uptown").put(other, "highway_2").falls(6, 6)
    moves(game, "furies", "highway_2")
    assert game.where("furies") == "highway_2"
    assert game.where(other) == "nuclear_plant"


@rule("DOZ-MOVE-4", "DOZ-RETREAT-4")
def test_an_attacker_that_loses_goes_back_to_the_last_space_of_its_way() -> None:
    game = lay().put("salvation", "uptown").put("zeds_34", "highway_2").falls(6, 5)
    moves(game, "salvation", "highway_2")
    assert game.where("salvation") == "highway_1"


@rule("DOZ-MOVE-5")
def test_town_center_is_passed_through_to_another_track() -> None:
    game = act(lay().put("regular_civilians_1", "uptown"))
    assert sorted(goes_to(game, "regular_civilians_1")) == [
        "commercial_district",
        "east_side",
        "highway_1",
        "highway_2",
        "suburbs_town",
        "town_center",
    ]


@rule("DOZ-MOVE-5")
def test_the_tunnel_is_reached_through_town_center() -> None:
    game = act(lay("walking_zeds").put("regular_civilians_1", "uptown"))
    assert "town_basement" in goes_to(game, "regular_civilians_1")


@rule("DOZ-MOVE-6")
def test_offices_and_lab_are_one_step_from_town_center_for_scientists() -> None:
    game = act(lay("brains").put("agee", "suspension_bridge"))
    there = goes_to(game, "agee")
    assert "staff_office" in there
    assert "lab" in there


@rule("DOZ-MOVE-6")
def test_offices_are_too_far_for_who_has_spent_its_move() -> None:
    game = act(lay("brains").put("agee", "beauxville"))
    there = goes_to(game, "agee")
    assert "town_center" in there
    assert "lab" not in there


@rule("DOZ-MOVE-6", "DOZ-BOARD-18", "DOZ-BOARD-19")
def test_only_scientists_enter_offices_and_lab() -> None:
    game = act(lay("brains").put("hunt", "town_center"))
    assert not {"staff_office", "lab"} & set(goes_to(game, "hunt"))


@rule("DOZ-BOARD-18", "DOZ-BOARD-19")
def test_a_full_office_or_lab_is_closed() -> None:
    game = lay("walking_zeds").put("agee", "town_center").put("wright", "lab")
    game.put("seaver", "staff_office").put("jones", "staff_office")
    assert not {"staff_office", "lab"} & set(goes_to(act(game), "agee"))


@rule("DOZ-MOVE-6")
def test_a_scientist_leaves_the_lab_through_town_center() -> None:
    game = moves(lay("brains").put("agee", "lab"), "agee", "highway_2")
    assert game.where("agee") == "highway_2"


@rule("DOZ-MOVE-7")
def test_nobody_moves_out_of_a_bed_or_into_one() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced").put("hunt", "town_center")
    act(game)
    assert "hospital" not in goes_to(game, "hunt")


@rule("DOZ-MOVE-7")
def test_a_unit_in_a_bed_has_no_move() -> None:
    game = lay("outbreak").put("furies", "hospital", "reduced")
    assert can_do(act(game), "furies") == ["heal", "discharge"]


@rule("DOZ-MOVE-8", "DOZ-UNIT-20")
def test_refugees_do_not_move_into_a_space_with_zeds() -> None:
    game = lay("apocalypse").put("villagers_1", "farm", "refugees").put("zeds_1", "forest_2")
    assert goes_to(act(game), "villagers_1") == ["st_thomas"]


@rule("DOZ-MOVE-8", "DOZ-STACK-6", "DOZ-UNIT-20")
def test_refugees_move_one_space_and_need_no_room() -> None:
    game = lay("apocalypse").put("villagers_1", "farm", "refugees")
    game.put("furies", "forest_2").put("hunt", "forest_2").has(player_actions=0, event_actions=1)
    assert sorted(goes_to(act(game), "villagers_1")) == ["forest_2", "st_thomas"]


@rule("DOZ-4R-13")
def test_refugees_that_walk_to_town_center_go_to_the_camp() -> None:
    game = lay("apocalypse").put("villagers_1", "uptown", "refugees")
    moves(game, "villagers_1", "town_center")
    assert game.where("villagers_1") == "refugee_camp"
    assert game.now.infection == 1


@rule("DOZ-MOVE-9", "DOZ-UNIT-25")
def test_the_national_guard_never_enters_town_center() -> None:
    game = act(lay("walking_zeds").put("national_guard", "uptown"))
    assert goes_to(game, "national_guard") == ["highway_1"]


@rule("DOZ-MOVE-9", "DOZ-UNIT-26")
def test_petras_angels_never_enter_the_tunnel() -> None:
    game = act(lay("walking_zeds").put("petras_angels", "uptown"))
    there = goes_to(game, "petras_angels")
    assert "east_side" in there
    assert "town_basement" not in there


@rule("DOZ-MOVE-10")
def test_a_unit_that_shares_a_space_with_zeds_leaves_it_without_a_fight() -> None:
    game = lay("apocalypse").put("pickles", "farm").put("zeds_1", "farm")
    moves(game, "pickles", "forest_2")
    assert game.where("pickles") == "forest_2"


@rule("DOZ-MOVE-11")
def test_vehicles_add_three_to_the_move_of_one_hero() -> None:
    game = lay("apocalypse").put("hunt", "highway_6").holds("vehicles")
    act(game).answers("unit", "hunt").answers("play", "vehicles")
    assert "space space=town_center" in game.options
    assert "space space=east_side" not in game.options
    game.answers("space", "town_center")
    assert game.where("hunt") == "town_center"
    assert game.asked == ""


@rule("DOZ-MOVE-11")
def test_vehicles_stay_on_the_surface() -> None:
    game = lay("walking_zeds").put("hunt", "uptown").holds("vehicles")
    act(game).answers("unit", "hunt").answers("play", "vehicles")
    assert "space space=town_basement" not in game.options


@rule("DOZ-MOVE-11")
@pytest.mark.parametrize("unit", ["pickles", "horatius", "furies"])
def test_vehicles_are_not_for_animals_or_civilians(unit: str) -> None:
    game = lay("walking_zeds").put(unit, "uptown").holds("vehicles")
    assert "play fate=vehicles" not in can_do(act(game), unit)


@rule("DOZ-MOVE-11")
def test_the_news_chopper_takes_a_hero_anywhere_on_the_surface() -> None:
    game = lay("directors_cut").put("hunt", "highway_6").holds("news_chopper")
    act(game).answers("unit", "hunt").answers("play", "news_chopper")
    assert "space space=tunnel_1" not in game.options
    assert "space space=forest_start" not in game.options
    game.answers("space", "forest_6")
    assert game.where("hunt") == "forest_6"


@rule("DOZ-STACK-8")
def test_units_pass_through_full_friendly_spaces_and_do_not_end_there() -> None:
    game = lay("apocalypse").put("hunt", "uptown").put("furies", "highway_1").put("staub", "highway_1")
    there = goes_to(act(game), "hunt")
    assert "highway_1" not in there
    assert "highway_2" in there


@rule("DOZ-EVENT-23")
def test_nobody_moves_into_a_no_entry_space_or_past_it() -> None:
    game = act(lay().put("hunt", "uptown").ground("highway_2", NO_ENTRY))
    assert [space for space in goes_to(game, "hunt") if space in HIGHWAY] == ["highway_1"]


@rule("DOZ-FATE-17")
def test_a_collapsed_bridge_keeps_player_units_out() -> None:
    game = act(lay("apocalypse").put("hunt", "suburbs_town").ground("suspension_bridge", BRIDGE_DOWN))
    there = goes_to(game, "hunt")
    assert "suspension_bridge" not in there
    assert "suburbs_2" not in there


@rule("DOZ-FATE-17")
def test_a_ferry_stops_who_enters() -> None:
    game = act(lay("apocalypse").put("hunt", "suburbs_town").ground("suspension_bridge", FERRY))
    there = goes_to(game, "hunt")
    assert "suspension_bridge" in there
    assert "suburbs_2" not in there


@rule("DOZ-FATE-17")
@pytest.mark.parametrize("space", ["suburbs_town", "suspension_bridge", "suburbs_2"])
def test_an_action_in_or_next_to_it_turns_a_collapsed_bridge_to_ferry(space: str) -> None:
    game = lay("apocalypse").put("hunt", space).ground("suspension_bridge", BRIDGE_DOWN)
    act(game).answers("unit", "hunt").answers("open_ferry")
    assert game.now.ground[3 * 9 + 1] == FERRY
    assert game.asked == ""


@rule("DOZ-FATE-17")
def test_farther_away_nobody_opens_a_ferry() -> None:
    game = lay("apocalypse").put("hunt", "beauxville").ground("suspension_bridge", BRIDGE_DOWN)
    assert "open_ferry" not in can_do(act(game), "hunt")


@rule("DOZ-UNIT-15")
def test_defiant_civilians_do_not_move() -> None:
    game = lay().put("regular_civilians_1", "st_thomas", "defiant")
    assert can_do(act(game), "regular_civilians_1") == ["forage"]


@rule("DOZ-UNIT-53")
def test_with_the_mayor_town_center_costs_no_movement() -> None:
    game = lay().put("hernandez", "east_side").put("regular_civilians_1", "highway_1")
    there = goes_to(act(game), "regular_civilians_1")
    assert "commercial_district" in there
    assert "forest_1" not in there


@rule("DOZ-UNIT-68")
def test_the_hermit_jumps_to_a_neighbouring_track_for_one_movement() -> None:
    game = lay("walking_zeds").put("wilson", "farm")
    there = goes_to(act(game), "wilson")
    assert "mountain_3" in there  # one jump
    assert "beauxville" in there  # the other way
    assert "nuclear_plant" in there  # two jumps
    assert "ingeburg" in there  # two jumps and two steps
    assert "highway_6" not in there  # two jumps and three steps


@rule("DOZ-UNIT-68")
def test_a_unit_that_starts_in_the_hermits_space_may_jump_too() -> None:
    game = lay("walking_zeds").put("wilson", "farm").put("regular_civilians_1", "farm")
    game.put("regular_civilians_2", "forest_2").has(event_actions=1)
    act(game)
    assert "mountain_3" in goes_to(game, "regular_civilians_1")
    game.answers("move", "mountain_3")
    assert "campground" not in goes_to(game, "regular_civilians_2")


@rule("DOZ-UNIT-68")
def test_the_hermit_never_jumps_onto_a_start_or_from_the_tunnel() -> None:
    game = lay("walking_zeds").put("wilson", "forest_start")
    assert "mountain_start" not in goes_to(act(game), "wilson")


@rule("DOZ-UNIT-68", "DOZ-RETREAT-4")
def test_who_can_attack_from_several_sides_chooses_one() -> None:
    game = lay("walking_zeds").put("wilson", "forest_2").put("zeds_1", "farm").any_luck()
    act(game).answers("unit", "wilson").answers("move", "farm")
    assert game.asked == "came_from"
    assert game.options == ["space space=forest_2", "space space=mountain_3", "space space=beauxville"]


@rule("DOZ-BOARD-25")
def test_there_is_no_way_between_tunnel_and_surface_but_through_town() -> None:
    game = act(lay("walking_zeds").put("hunt", "university"))
    assert "chromotechnics_lab" not in goes_to(game, "hunt")


@rule("DOZ-BOARD-25")
def test_an_option_opens_entrances_to_the_tunnel() -> None:
    game = act(lay("walking_zeds", tunnel_entrances=True).put("hunt", "university"))
    there = goes_to(game, "hunt")
    assert "chromotechnics_lab" in there
    assert "tunnel_6" in there


@rule("DOZ-TUNNEL-10")
def test_entering_catacombs_needs_no_roll_and_does_not_end_a_move() -> None:
    game = moves(lay("walking_zeds").put("furies", "guard_post"), "furies", "inner_catacombs")
    assert game.where("furies") == "inner_catacombs"


@rule("DOZ-TUNNEL-10", "DOZ-TUNNEL-2")
def test_a_move_through_catacombs_rolls_on_the_way_out() -> None:
    game = lay("walking_zeds").put("furies", "guard_post").falls(3)
    moves(game, "furies", "marteuse_office")
    assert game.where("furies") == "marteuse_office"


@rule("DOZ-TUNNEL-1", "DOZ-TUNNEL-3")
@pytest.mark.parametrize("die", [4, 5])
def test_a_unit_that_stays_in_catacombs_has_used_its_action(die: int) -> None:
    game = lay("walking_zeds").put("furies", "inner_catacombs").falls(die)
    moves(game, "furies", "guard_post")
    assert game.where("furies") == "inner_catacombs"
    assert game.asked == ""


@rule("DOZ-TUNNEL-1")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_on_three_or_less_a_unit_leaves_catacombs(die: int) -> None:
    game = lay("walking_zeds").put("furies", "inner_catacombs").falls(die)
    moves(game, "furies", "tunnel_1")
    assert game.where("furies") == "tunnel_1"


@rule("DOZ-TUNNEL-9", "DOZ-UNIT-9")
def test_red_diamond_units_skip_the_roll() -> None:
    game = lay("walking_zeds").put("hunt", "inner_catacombs")
    moves(game, "hunt", "guard_post")
    assert game.where("hunt") == "guard_post"


@rule("DOZ-TUNNEL-4")
def test_a_lost_unit_turns_up_where_its_next_die_says() -> None:
    game = lay("walking_zeds").put("furies", "inner_catacombs").falls(6, 6)
    moves(game, "furies", "guard_post")
    assert game.where("furies") == "tunnel_6"


@rule("DOZ-TUNNEL-5")
def test_a_lost_unit_that_finds_its_own_space_is_eliminated_without_a_saving_roll() -> None:
    game = lay("walking_zeds").put("furies", "inner_catacombs").falls(6, 3)
    moves(game, "furies", "guard_post")
    assert game.where("furies") == "cemetery"


@rule("DOZ-TUNNEL-6")
def test_a_lost_unit_attacks_whom_it_meets() -> None:
    game = lay("walking_zeds").put("furies", "inner_catacombs").put("zeds_1", "tunnel_6")
    moves(game.falls(6, 6, 6, 6), "furies", "guard_post")
    assert game.where("furies") == "tunnel_6"
    assert game.where("zeds_1") == "chromotechnics_lab"


@rule("DOZ-TUNNEL-6")
def test_a_lost_unit_without_room_stays_where_it_was() -> None:
    game = lay("walking_zeds").put("furies", "inner_catacombs").put("hunt", "tunnel_6").falls(6, 6)
    moves(game, "furies", "guard_post")
    assert game.where("furies") == "inner_catacombs"
    assert game.told("no_room_there")[0].args == {"unit": "furies", "space": "tunnel_6"}


@rule("DOZ-CHAOS-6")
def test_a_unit_in_chaos_does_not_move_out() -> None:
    game = lay("apocalypse").put("hunt", "farm").chaos("farm")
    assert acting(act(game)) == []


@rule("DOZ-UNIT-58", "DOZ-MOVE-3")
def test_pickles_who_comes_to_zeds_may_stay_unseen() -> None:
    game = lay("apocalypse").put("pickles", "forest_2").put("zeds_1", "farm").falls(2)
    moves(game, "pickles", "farm")
    assert (game.where("pickles"), game.where("zeds_1")) == ("farm", "farm")
