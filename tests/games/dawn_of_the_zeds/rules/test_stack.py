"""Stacking, and placing new Zeds."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.board.stacking import MANY, room_for_players, room_for_zeds
from lastfire.games.dawn_of_the_zeds.rules.decks.names import RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, NO_ENTRY
from tests.games.dawn_of_the_zeds.decks import twisted
from tests.games.dawn_of_the_zeds.steps import advancing, new_in
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule

STARTS = ("forest_start", "mountain_start", "highway_start", "suburbs_start")


def players(game: Game, space: str) -> int:
    return room_for_players(game.t, SPACE[space])


def zeds(game: Game, space: str) -> int:
    return room_for_zeds(game.t, SPACE[space])


@rule("DOZ-STACK-1")
def test_a_surface_space_has_room_for_two_player_units() -> None:
    game = lay().put("piazza", "farm")
    assert players(game, "farm") == 1
    game.put("hunt", "farm")
    assert players(game, "farm") == 0
    assert players(game, "forest_2") == 2


@rule("DOZ-STACK-2")
@pytest.mark.parametrize("space", ["town_center", "inner_catacombs", "outer_catacombs"])
def test_town_center_and_catacombs_hold_any_number(space: str) -> None:
    game = lay("walking_zeds")
    for unit in ("piazza", "hunt", "schmidt", "zeds_1", "zeds_2", "zeds_3"):
        game.put(unit, space)
    assert players(game, space) == MANY
    assert zeds(game, space) == MANY


@rule("DOZ-STACK-3")
@pytest.mark.parametrize("space", ["forest_2", "farm", "commercial_district", "forest_start"])
def test_a_surface_space_has_room_for_two_zeds_whatever_it_is(space: str) -> None:
    game = lay("outbreak").put("zeds_1", space)
    assert zeds(game, space) == 1
    game.put("doom", space)
    assert zeds(game, space) == 0


@rule("DOZ-STACK-3")
def test_player_units_take_no_room_from_zeds_on_the_surface() -> None:
    game = lay().put("piazza", "farm").put("hunt", "farm").put("zeds_1", "farm")
    assert zeds(game, "farm") == 1


@rule("DOZ-STACK-4")
@pytest.mark.parametrize("space", ["tunnel_1", "guard_post", "marteuse_office", "chromotechnics_lab"])
def test_an_ordinary_tunnel_space_is_full_with_one_unit(space: str) -> None:
    game = lay("walking_zeds").put("piazza", space)
    assert players(game, space) == 0
    other = lay("walking_zeds").put("zeds_1", space)
    assert zeds(other, space) == 0


@rule("DOZ-STACK-4")
def test_by_the_option_a_tunnel_space_holds_two_of_each_side() -> None:
    game = lay("walking_zeds", tunnel_stacking="two_per_side").put("piazza", "guard_post")
    game.put("zeds_1", "guard_post")
    assert players(game, "guard_post") == 1
    assert zeds(game, "guard_post") == 1


@rule("DOZ-STACK-5")
def test_the_town_basement_holds_two_of_each_side_and_the_tunnel_start_two_zeds() -> None:
    game = lay("walking_zeds").put("piazza", "town_basement").put("zeds_1", "town_basement")
    game.put("zeds_2", "tunnel_start")
    assert players(game, "town_basement") == 1
    assert zeds(game, "town_basement") == 1
    assert zeds(game, "tunnel_start") == 1
    assert zeds(game.put("zeds_3", "tunnel_start"), "tunnel_start") == 0


@rule("DOZ-STACK-6")
def test_refugees_villagers_vips_and_spreaders_take_no_room() -> None:
    game = lay("brains").put("villagers_1", "st_thomas").put("villagers_2", "st_thomas", "refugees")
    game.put("vip", "st_thomas").put("noelle", "st_thomas").chaos("st_thomas")
    assert players(game, "st_thomas") == 2
    assert zeds(game, "st_thomas") == 2


@rule("DOZ-STACK-6")
def test_a_spreader_moves_on_where_its_companions_find_no_room() -> None:
    game = lay("outbreak").put("zeds_1", "forest_5").put("zeds_2", "forest_5")
    game.put("zeds_3", "forest_6").put("infected_vermin", "forest_6")
    game.carries_out(advancing("zeds_3", "infected_vermin"))
    assert game.where("infected_vermin") == "forest_5"
    assert game.where("zeds_3") == "forest_6"


@rule("DOZ-STACK-7")
@pytest.mark.parametrize("unit", ["raiders", "rangers", "national_guard"])
def test_raiders_rangers_and_the_guard_take_the_room_of_player_units(unit: str) -> None:
    game = lay("apocalypse").put(unit, "farm").put("piazza", "farm")
    assert players(game, "farm") == 0


@rule("DOZ-STACK-8")
def test_a_move_passes_through_a_full_space_but_does_not_end_there() -> None:
    game = lay().put("piazza", "forest_5").put("hunt", "st_thomas").put("schmidt", "st_thomas")
    game.begin(ACTION).answers("unit", "piazza")
    assert "move space=farm" in game.options
    assert "move space=st_thomas" not in game.options


@rule("DOZ-STACK-9")
def test_zeds_enter_a_player_units_tunnel_space_and_who_loses_leaves_it() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "tunnel_1").put("zeds_15", "guard_post")
    game.put("piazza", "town_basement").put("hunt", "town_center")
    game.falls(3, 4).carries_out(advancing("zeds_15"))
    assert game.where("zeds_15") == "tunnel_1"
    assert game.where("regular_civilians_7") == "town_basement"


@rule("DOZ-STACK-10")
def test_of_a_group_the_strongest_moves_into_the_room_there_is() -> None:
    game = lay().put("zeds_1", "forest_5").put("zeds_2", "forest_6").put("zeds_34", "forest_6")
    game.carries_out(advancing("zeds_2", "zeds_34"))
    assert game.where("zeds_34") == "forest_5"
    assert game.where("zeds_2") == "forest_6"


@rule("DOZ-STACK-10")
def test_the_strongest_is_so_by_its_current_strength() -> None:
    game = lay().put("zeds_1", "forest_5").put("zeds_34", "forest_6", "reduced").put("zeds_15", "forest_6")
    game.carries_out(advancing("zeds_15", "zeds_34"))
    assert game.where("zeds_15") == "forest_5"
    assert game.where("zeds_34") == "forest_6"


@rule("DOZ-STACK-10", "DOZ-GOAL-9")
def test_among_equally_strong_zeds_the_players_choose_who_moves() -> None:
    game = lay(seats=2).put("zeds_1", "forest_5").put("zeds_10", "forest_6").put("zeds_12", "forest_6")
    game.has(lead=1).carries_out(advancing("zeds_10", "zeds_12"))
    assert game.asked == "who_moves"
    game.answers("unit", "zeds_12", seat=1)
    assert game.where("zeds_12") == "forest_5"
    assert game.where("zeds_10") == "forest_6"


@rule("DOZ-STACK-10")
def test_nobody_is_asked_which_of_two_zeds_moves_that_are_the_same() -> None:
    game = lay().put("zeds_1", "forest_5").put("zeds_10", "forest_6").put("zeds_11", "forest_6")
    game.carries_out(advancing("zeds_10", "zeds_11"))
    assert sorted([game.where("zeds_10"), game.where("zeds_11")]) == ["forest_5", "forest_6"]


@rule("DOZ-STACK-10")
def test_a_group_before_a_full_space_stays_where_it_is() -> None:
    game = lay().put("zeds_1", "forest_5").put("zeds_2", "forest_5").put("zeds_34", "forest_6")
    game.carries_out(advancing("zeds_34"))
    assert game.where("zeds_34") == "forest_6"


@rule("DOZ-STACK-11")
def test_new_zeds_of_a_full_space_go_to_the_next_one_with_room_away_from_town() -> None:
    game = (
        lay().put("zeds_1", "farm").put("zeds_2", "farm").put("zeds_3", "st_thomas").put("zeds_4", "forest_2")
    )
    game.put("zeds_6", "st_thomas").draws("zeds_5").carries_out(new_in("farm"))
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-STACK-11", "DOZ-EVENT-23")
def test_new_zeds_pass_over_a_space_that_nobody_may_enter() -> None:
    game = lay().ground("farm", NO_ENTRY).draws("zeds_5").carries_out(new_in("farm"))
    assert game.where("zeds_5") == "st_thomas"


@rule("DOZ-STACK-11", "DOZ-STACK-12")
def test_new_zeds_without_room_on_their_track_go_to_a_start_that_the_players_choose() -> None:
    game = lay(seats=2).has(lead=1)
    for number, space in enumerate(("forest_6", "forest_start", "mountain_start")):
        game.put(f"zeds_{2 * number + 10}", space).put(f"zeds_{2 * number + 11}", space)
    game.draws("zeds_5").carries_out(new_in("forest_6"))
    assert game.options == ["space space=highway_start", "space space=suburbs_start"]
    game.answers("space", "suburbs_start", seat=1)
    assert game.where("zeds_5") == "suburbs_start"


@rule("DOZ-STACK-12")
def test_where_all_starts_are_full_no_new_zeds_are_placed() -> None:
    game = lay()
    for number, space in enumerate(STARTS):
        game.put(f"zeds_{2 * number + 10}", space).put(f"zeds_{2 * number + 11}", space)
    game.carries_out(new_in("forest_start"))
    assert [unit for unit in range(1, 10) if game.where(f"zeds_{unit}") != "cup"] == []


@rule("DOZ-STACK-11", "DOZ-STACK-12")
def test_full_starts_do_not_keep_new_zeds_out_of_a_space_with_room() -> None:
    game = lay()
    for number, space in enumerate(STARTS):
        game.put(f"zeds_{2 * number + 10}", space).put(f"zeds_{2 * number + 11}", space)
    game.draws("zeds_5").carries_out(new_in("farm"))
    assert game.where("zeds_5") == "farm"


@rule("DOZ-STACK-12", "DOZ-VERSUS-13")
def test_in_versus_the_zeds_player_chooses_the_other_start() -> None:
    game = lay(seats=2, mode="versus").put("zeds_10", "forest_start").put("zeds_11", "forest_start")
    game.draws("zeds_5").carries_out(new_in("forest_start"))
    assert game.options == [
        "space space=mountain_start",
        "space space=highway_start",
        "space space=suburbs_start",
    ]
    game.answers("space", "highway_start", seat=1)
    assert game.where("zeds_5") == "highway_start"


@rule("DOZ-STACK-13")
def test_new_zeds_placed_among_player_units_attack_them() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("piazza", "town_center")
    game.draws("zeds_15").falls(3, 4).carries_out(new_in("forest_2"))
    assert game.where("zeds_15") == "forest_2"
    assert game.where("regular_civilians_7") == "forest_1"


@rule("DOZ-STACK-13")
def test_of_two_new_zeds_each_attacks_before_the_next_is_placed() -> None:
    game = lay().put("regular_civilians_7", "st_thomas")
    twisted(game.draws("zeds_15").falls(6, 5).draws("zeds_19").falls(6, 5), "living_dead")
    assert [record.args["other"] for record in game.told("defended")] == [["zeds_15"], ["zeds_19"]]


@rule("DOZ-STACK-13")
def test_new_zeds_placed_among_raiders_attack_them() -> None:
    game = lay("apocalypse").put("raiders", "forest_2", "reduced")
    game.draws("zeds_34").falls(1, 1).carries_out(new_in("forest_2"))
    assert game.where("zeds_34") == "forest_2"
    assert game.where("raiders") == "gone"


@rule("DOZ-STACK-14", "DOZ-STACK-13")
def test_new_zeds_on_a_start_leave_the_units_there_alone() -> None:
    game = lay("apocalypse").put("piazza", "forest_start").put("vip", "forest_start")
    game.draws("zeds_15").carries_out(new_in("forest_start"))
    assert game.where("zeds_15") == "forest_start"
    assert game.where("piazza") == "forest_start"
    assert game.where("vip") == "forest_start"


@rule("DOZ-UNIT-32", "DOZ-UNIT-33")
def test_an_empty_cup_places_no_zeds() -> None:
    game = lay()
    for number in range(1, 35):
        game.put(f"zeds_{number}", "gone")
    game.carries_out(new_in("forest_start"))
    assert game.t.here[SPACE["forest_start"]] == ()


@rule("DOZ-UNIT-34")
def test_super_zeds_come_from_their_own_cup() -> None:
    game = lay("outbreak").draws("doom").carries_out(new_in("forest_start", is_super=True))
    assert game.where("doom") == "forest_start"


@rule("DOZ-UNIT-35")
def test_without_super_zeds_a_regular_unit_comes_instead() -> None:
    game = lay("outbreak")
    for unit in (
        "were",
        "festering",
        "berserker",
        "ravager",
        "reanimator",
        "doom",
        "iron",
        "giant",
        "leaper",
    ):
        game.put(unit, "gone")
    game.draws("zeds_3").carries_out(new_in("forest_start", is_super=True))
    assert game.where("zeds_3") == "forest_start"


@rule("DOZ-UNIT-35", "DOZ-LEVEL-2")
def test_a_level_without_super_zeds_places_a_regular_unit() -> None:
    game = lay().draws("zeds_3").carries_out(new_in("forest_start", is_super=True))
    assert game.where("zeds_3") == "forest_start"


@rule("DOZ-ZEDS-20")
def test_the_last_unit_of_the_cup_is_placed_without_a_choice() -> None:
    game = lay("brains").force(RESEARCH_SOURCE + RESEARCH_CARD["unnatural"])
    for number in range(1, 34):
        game.put(f"zeds_{number}", "gone")
    game.draws("zeds_34").carries_out(new_in("forest_start"))
    assert game.where("zeds_34") == "forest_start"
