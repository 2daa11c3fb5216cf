"""Retreats."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import BRIDGE_DOWN, NO_ENTRY
from tests.games.dawn_of_the_zeds.fights import (
    attack_of,
    attacked_by,
    raid_of,
    retreat_of,
    retreat_of_zeds,
)
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

# 1 and 1 lose for humans in every column but the outer one, 6 and 6 win in all. Zeds 5 are 4/3, 15 to 20 are
# 5/3, 34 are 9/4; Civilians 7 are 4/2.


@rule("DOZ-RETREAT-1", "DOZ-RETREAT-3")
def test_all_defending_player_units_retreat_1_space_toward_town() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("piazza", "forest_2").put("zeds_5", "forest_2")
    game.falls(3, 3).carries_out(attacked_by("zeds_5", space="forest_2")).answers(
        "unit", "regular_civilians_7"
    )
    assert game.where("regular_civilians_7") == game.where("piazza") == "forest_1"


@rule("DOZ-RETREAT-1", "DOZ-RETREAT-2")
def test_all_zeds_of_the_space_retreat_1_space_away_from_town() -> None:
    game = lay().put("furies", "forest_2").put("zeds_5", "forest_2").put("zeds_15", "forest_2").falls(6, 6)
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.where("zeds_5") == game.where("zeds_15") == "farm"


@rule("DOZ-RETREAT-2")
def test_zeds_retreat_outward_whoever_attacked() -> None:
    game = lay().put("furies", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    game.carries_out(attack_of("furies", "forest_2", "farm"))
    assert game.where("zeds_5") == "farm"


@rule("DOZ-RETREAT-4")
def test_a_losing_attacker_goes_back_where_it_came_from() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").falls(3, 3)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "farm"))
    assert game.where("regular_civilians_7") == "farm"


@rule("DOZ-RETREAT-5")
def test_the_strongest_zeds_stay_nearest_town_where_there_is_no_room() -> None:
    game = lay().put("zeds_5", "forest_2").put("zeds_34", "forest_2").put("zeds_1", "farm")
    game.carries_out(retreat_of_zeds("zeds_5", "zeds_34"))
    assert game.where("zeds_34") == "farm"
    assert game.where("zeds_5") == "st_thomas"
    assert game.where("zeds_1") == "farm"


@rule("DOZ-RETREAT-5")
def test_current_strength_counts() -> None:
    game = lay().put("zeds_15", "forest_2", "reduced").put("zeds_5", "forest_2").put("zeds_1", "farm")
    game.carries_out(retreat_of_zeds("zeds_5", "zeds_15"))
    assert game.where("zeds_5") == "farm"
    assert game.where("zeds_15") == "st_thomas"


@rule("DOZ-RETREAT-5", "DOZ-GOAL-9")
def test_ties_for_the_strongest_are_the_players_choice() -> None:
    game = lay(seats=2).put("zeds_15", "forest_2", hits=1).put("zeds_16", "forest_2").put("zeds_1", "farm")
    game.has(lead=1).carries_out(retreat_of_zeds("zeds_15", "zeds_16"))
    assert (game.asked, game.asked_seat) == ("strongest_stays", 1)
    game.answers("unit", "zeds_16")
    assert game.where("zeds_16") == "farm"
    assert game.where("zeds_15") == "st_thomas"


@rule("DOZ-RETREAT-5")
def test_beyond_a_full_start_zeds_go_to_another_start() -> None:
    game = lay().put("zeds_5", "forest_6").put("zeds_1", "forest_start").put("zeds_2", "forest_start")
    game.put("zeds_3", "highway_start").put("zeds_4", "highway_start").carries_out(retreat_of_zeds("zeds_5"))
    assert game.options == ["space space=mountain_start", "space space=suburbs_start"]
    game.answers("space", "suburbs_start")
    assert game.where("zeds_5") == "suburbs_start"


@rule("DOZ-RETREAT-5")
@pytest.mark.parametrize(("unit", "cup"), [("zeds_5", "cup"), ("giant", "super_cup")])
def test_with_all_starts_full_they_go_back_to_their_cup(unit: str, cup: str) -> None:
    game = lay("outbreak").put(unit, "forest_6", "reduced", hits=1)
    for number, start in enumerate(("forest_start", "mountain_start", "highway_start", "suburbs_start")):
        game.put(f"zeds_{10 + number}", start).put(f"zeds_{20 + number}", start)
    game.carries_out(retreat_of_zeds(unit))
    assert game.where(unit) == cup
    assert not game.is_marked(unit, "reduced")


@rule("DOZ-RETREAT-5")
def test_spreaders_need_no_room() -> None:
    game = lay("outbreak").put("noelle", "forest_2").put("zeds_5", "farm").put("zeds_1", "farm")
    game.carries_out(retreat_of_zeds("noelle"))
    assert game.where("noelle") == "farm"


@rule("DOZ-RETREAT-6")
def test_players_choose_which_units_stay_where_there_is_no_room() -> None:
    game = (
        lay(seats=2).put("piazza", "forest_2").put("hunt", "forest_2").put("furies", "forest_1").has(lead=1)
    )
    game.carries_out(retreat_of("piazza", "hunt")).answers("unit", "hunt", seat=1)
    assert game.where("hunt") == "forest_1"
    assert game.where("piazza") == "commercial_district"
    assert game.where("furies") == "forest_1"


@rule("DOZ-RETREAT-6", "DOZ-STACK-2")
def test_town_center_has_room_for_all_who_find_none_before() -> None:
    game = lay().put("piazza", "forest_1").put("hunt", "forest_1")
    game.put("furies", "commercial_district").put("regular_civilians_7", "commercial_district")
    game.carries_out(retreat_of("piazza", "hunt"))
    assert game.where("piazza") == game.where("hunt") == "town_center"


@rule("DOZ-RETREAT-7")
def test_zeds_that_retreat_into_player_units_attack_them() -> None:
    game = lay().put("furies", "forest_2").put("zeds_5", "forest_2").put("regular_civilians_1", "farm")
    game.falls(6, 6, 1, 2).carries_out(attack_of("furies", "forest_2", "forest_1"))
    assert game.told("defended")[0].args["unit"] == "regular_civilians_1"
    assert game.where("zeds_5") == "farm"
    # Who loses retreats toward town, into the Furies' space.
    assert game.where("regular_civilians_1") == "forest_2"


@rule("DOZ-RETREAT-7", "DOZ-RETREAT-10")
def test_retreating_zeds_that_lose_again_go_on_outward() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_2").put("furies", "farm").falls(6, 5)
    game.carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("zeds_5") == "st_thomas"
    assert game.chaos_in("st_thomas") == 0


@rule("DOZ-RETREAT-7")
def test_a_player_unit_that_retreats_into_zeds_attacks_them() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_1", "forest_1").falls(6, 5)
    game.carries_out(retreat_of("regular_civilians_7"))
    assert game.told("attacked")[0].args["unit"] == "regular_civilians_7"
    assert game.where("regular_civilians_7") == "forest_1"
    assert game.where("zeds_1") == "forest_2"


@rule("DOZ-RETREAT-7")
def test_of_several_one_is_picked_and_if_it_loses_all_go_on_toward_town() -> None:
    game = (
        lay()
        .put("furies", "forest_2")
        .put("piazza", "forest_2")
        .put("zeds_34", "forest_1")
        .falls(2, 2, 6, 6, 6)
    )
    game.carries_out(retreat_of("furies", "piazza"))
    assert game.asked == "retreat_attack"
    game.answers("unit", "furies")
    assert game.where("furies") == game.where("piazza") == "commercial_district"


@rule("DOZ-RETREAT-8")
@pytest.mark.parametrize("space", ["hospital", "staff_office", "lab", "town_center"])
def test_units_beside_the_tracks_and_in_town_center_never_retreat(space: str) -> None:
    game = lay("brains").put("agee", space).carries_out(retreat_of("agee"))
    assert game.where("agee") == space
    assert not game.told("retreated")


@rule("DOZ-RETREAT-9", "DOZ-UNIT-20")
def test_refugees_do_not_retreat() -> None:
    game = lay("apocalypse").put("villagers_1", "forest_2", "refugees").put("furies", "forest_2")
    game.carries_out(retreat_of("villagers_1", "furies"))
    assert game.where("villagers_1") == "forest_2"
    assert game.where("furies") == "forest_1"


@rule("DOZ-RETREAT-9")
def test_refugees_and_villagers_where_zeds_retreat_to_are_devoured_or_flee() -> None:
    game = lay("apocalypse").put("zeds_5", "farm").put("villagers_1", "st_thomas")
    game.put("villagers_2", "st_thomas", "refugees").carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("villagers_2") == "cemetery"
    assert game.where("villagers_1") == "farm"
    assert game.is_marked("villagers_1", "refugees")


@rule("DOZ-RETREAT-10")
def test_retreating_zeds_put_no_chaos_where_they_end() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_2").carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("zeds_5") == "farm"
    assert game.chaos_in("farm") == 0


@rule("DOZ-RETREAT-11")
def test_zeds_pass_over_a_no_entry_space() -> None:
    game = lay().put("zeds_5", "forest_2").ground("farm", NO_ENTRY).carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("zeds_5") == "st_thomas"


@rule("DOZ-RETREAT-11")
@pytest.mark.parametrize(("ground", "space"), [(BRIDGE_DOWN, "suburbs_town"), (NO_ENTRY, "suburbs_town")])
def test_players_pass_over_a_collapsed_bridge_and_no_entry(ground: int, space: str) -> None:
    game = lay("apocalypse").put("furies", "suburbs_2").ground("suspension_bridge", ground)
    game.carries_out(retreat_of("furies"))
    assert game.where("furies") == space


@rule("DOZ-RETREAT-11")
def test_zeds_do_not_pass_over_a_collapsed_bridge() -> None:
    game = lay("apocalypse").put("zeds_5", "suburbs_town").ground("suspension_bridge", BRIDGE_DOWN)
    game.carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("zeds_5") == "suspension_bridge"


@rule("DOZ-RETREAT-11", "DOZ-UNIT-25")
def test_the_guard_passes_over_town_center_to_another_town_space() -> None:
    game = lay("apocalypse", seats=2).put("national_guard", "uptown").put("zeds_5", "east_side").has(lead=1)
    game.carries_out(retreat_of("national_guard"))
    assert game.asked_seat == 1
    assert game.options == ["space space=commercial_district", "space space=suburbs_town"]
    game.answers("space", "suburbs_town")
    assert game.where("national_guard") == "suburbs_town"


@rule("DOZ-RETREAT-12", "DOZ-CHAOS-5")
def test_a_unit_in_chaos_defends_and_retreats() -> None:
    game = (
        lay("apocalypse").put("regular_civilians_7", "farm").chaos("farm").put("zeds_34", "farm").falls(3, 3)
    )
    game.carries_out(attacked_by("zeds_34", space="farm"))
    assert game.told("defended")
    assert game.where("regular_civilians_7") == "forest_2"


@rule("DOZ-RETREAT-13", "DOZ-UNIT-75")
def test_zeds_that_lose_in_town_center_go_back_where_they_came_from() -> None:
    game = (
        lay("brains").put("courier", "town_center").put("furies", "town_center").put("zeds_5", "town_center")
    )
    game.falls(6, 6).carries_out(attacked_by("zeds_5", space="town_center", came_from="uptown"))
    game.answers("unit", "furies")
    assert game.where("zeds_5") == "uptown"


@rule("DOZ-TUNNEL-11")
def test_nobody_rolls_to_retreat_out_of_catacombs() -> None:
    game = lay("walking_zeds").put("zeds_5", "inner_catacombs").carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("zeds_5") == "marteuse_office"
    other = lay("walking_zeds").put("furies", "inner_catacombs").carries_out(retreat_of("furies"))
    assert other.where("furies") == "guard_post"


@rule("DOZ-STACK-4", "DOZ-RETREAT-6")
def test_a_retreat_passes_a_narrow_tunnel_space_where_a_friend_stands() -> None:
    game = lay("walking_zeds").put("furies", "guard_post").put("piazza", "tunnel_1")
    game.carries_out(retreat_of("furies"))
    assert game.where("furies") == "town_basement"


@rule("DOZ-4R-4", "DOZ-RETREAT-7")
def test_raiders_that_retreat_into_zeds_attack_them() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("furies", "forest_2").put("zeds_1", "farm")
    game.falls(6, 6, 6, 6).carries_out(raid_of("raiders", "forest_2", "forest_1"))
    assert game.where("raiders") == "farm"
    assert game.where("zeds_1") == "st_thomas"


@rule("DOZ-STACK-14", "DOZ-RETREAT-5")
def test_zeds_that_retreat_to_a_start_fight_nobody_there() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6").put("rangers", "forest_start")
    game.carries_out(retreat_of_zeds("zeds_5"))
    assert game.where("zeds_5") == "forest_start"
    assert not game.told("defended")


@rule("DOZ-UNIT-15", "DOZ-RETREAT-3")
def test_who_must_retreat_is_no_longer_defiant() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "st_thomas", "defiant").put("raiders", "st_thomas")
    game.falls(1, 2).carries_out(raid_of("raiders", "st_thomas", "forest_5"))
    assert game.where("regular_civilians_7") == "farm"
    assert not game.is_marked("regular_civilians_7", "defiant")


@rule("DOZ-RETREAT-4", "DOZ-STACK-8")
def test_who_finds_no_room_where_it_came_from_goes_on_the_way_it_came() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.put("piazza", "farm").put("hunt", "farm").falls(3, 3)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "farm"))
    assert game.where("regular_civilians_7") == "st_thomas"
    inward = lay().put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    inward.put("piazza", "forest_1").put("hunt", "forest_1").falls(3, 3)
    inward.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert inward.where("regular_civilians_7") == "commercial_district"


@rule("DOZ-VERSUS-50", "DOZ-RETREAT-3")
def test_who_attacks_un_zeds_in_its_own_space_and_loses_retreats_toward_town() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("regular_civilians_7", "forest_2")
    game.put("looters_1", "forest_2").falls(2, 3)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_2"))
    assert game.where("regular_civilians_7") == "forest_1"
    assert game.where("looters_1") == "forest_2"
