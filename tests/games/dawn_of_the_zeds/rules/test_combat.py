"""Hand-to-hand combat."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.table import (
    HITS_ON_UNIT,
    HITS_ON_ZEDS,
    ROW,
    column_of,
    zeds_lose,
)
from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, STRONGPOINT, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.fights import (
    attack_of,
    attacked_by,
    column,
    hits_on_mob,
    raid_of,
    start_column,
)
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.rule import rule

# Civilians 7 are 4/2 with 2 Hits a side. Zeds 5 are 4/3, 6 to 9 are 4/2, 15 to 20 are 5/3, 34 are 9/4; all
# have 3 Hits a side. 3 and 4 lie in the middle row: in the even column 2 Hits on each side, the Zeds lose.


@rule("DOZ-COMBAT-1", "DOZ-COMBAT-13")
def test_units_that_come_together_fight_with_two_dice_on_the_table() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").falls(3, 4)
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.told("dice_rolled")[0].args["dice"] == [3, 4]
    assert game.hits("zeds_5") == 2
    assert game.is_marked("regular_civilians_7", "reduced")


@rule("DOZ-COMBAT-2")
def test_a_mob_adds_its_strength() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").put("zeds_6", "forest_2")
    game.falls(1, 1).carries_out(attacked_by("zeds_5", "zeds_6", space="forest_2"))
    assert start_column(game) == 2


@rule("DOZ-COMBAT-3")
def test_super_zeds_join_a_mob() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2")
    game.put("giant", "forest_2").falls(1, 2).carries_out(attacked_by("zeds_5", "giant", space="forest_2"))
    assert start_column(game) == 1


@rule("DOZ-COMBAT-4")
def test_zeds_that_were_there_before_stay_out_of_it() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("zeds_5", "forest_2").put("zeds_34", "forest_2")
    game.falls(6, 6).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert start_column(game) == 4
    assert game.hits("zeds_5") == 0
    assert game.is_marked("zeds_5", "reduced")
    assert game.hits("zeds_34") == 0
    assert game.where("zeds_34") == "farm"


@rule("DOZ-COMBAT-5")
def test_the_players_pick_one_defender_who_takes_all_hits() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("regular_civilians_1", "forest_2")
    game.put("zeds_5", "forest_2").falls(1, 2).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.options == ["unit unit=regular_civilians_1", "unit unit=regular_civilians_7"]
    game.answers("unit", "regular_civilians_7")
    assert game.hits("regular_civilians_1") == 0
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("regular_civilians_7") == 1


@rule("DOZ-COMBAT-5", "DOZ-COOP-7")
def test_the_lead_player_picks_the_defender() -> None:
    game = lay(seats=2).put("piazza", "forest_2", owner=0).put("hunt", "forest_2", owner=1).has(lead=1)
    game.put("zeds_5", "forest_2").carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.asked == "defender"
    assert game.asked_seat == 1


@rule("DOZ-COMBAT-6")
def test_a_player_unit_attacks_alone_and_fights_all_zeds_of_the_space() -> None:
    game = lay().put("regular_civilians_7", "forest_2").put("regular_civilians_1", "forest_2")
    game.put("zeds_5", "forest_2").put("zeds_6", "forest_2").falls(1, 2)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert start_column(game) == 2
    assert game.hits("regular_civilians_1") == 0
    assert game.is_marked("regular_civilians_7", "reduced")


@rule("DOZ-COMBAT-7")
def test_refugees_are_never_picked() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas").put("vip", "st_thomas")
    game.put("regular_civilians_7", "st_thomas").put("zeds_5", "st_thomas").falls(6, 6)
    game.carries_out(attacked_by("zeds_5", space="st_thomas"))
    assert game.told("defended")[0].args["unit"] == "regular_civilians_7"


@rule("DOZ-COMBAT-7")
def test_where_only_refugees_are_there_is_no_fight() -> None:
    game = lay("apocalypse").put("villagers_1", "forest_2", "refugees").put("zeds_5", "forest_2")
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    assert not game.told("defended")


@rule("DOZ-COMBAT-8")
@pytest.mark.parametrize(
    ("zeds", "unit", "found"),
    [
        *((9, 3, 0), (12, 3, 0), (8, 3, 1), (6, 3, 1), (5, 3, 2), (4, 3, 2), (3, 3, 3)),
        *((3, 4, 4), (3, 5, 4), (3, 6, 5), (3, 8, 5), (3, 9, 6), (1, 10, 6)),
    ],
)
def test_the_column_follows_the_ratio_of_strength(zeds: int, unit: int, found: int) -> None:
    assert column_of(zeds, unit) == found


@rule("DOZ-COMBAT-9")
def test_all_shifts_are_added_up() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "farm", "well_armed", "civilians_leader")
    game.put("zeds_34", "farm", "leader").falls(1, 1).carries_out(attacked_by("zeds_34", space="farm"))
    assert start_column(game) == 2
    assert column(game) == 4


@rule("DOZ-COMBAT-9")
def test_no_shift_leads_beyond_the_outer_columns() -> None:
    game = (
        lay("apocalypse")
        .put("national_guard", "uptown")
        .put("zeds_1", "uptown")
        .ground("uptown", STRONGPOINT)
    )
    game.falls(6, 6).carries_out(attacked_by("zeds_1", space="uptown"))
    assert start_column(game) == column(game) == 7


@rule("DOZ-COMBAT-10")
@pytest.mark.parametrize(
    ("space", "ground", "shifts"),
    [
        ("forest_2", 0, 0),
        ("farm", 0, 1),
        ("st_thomas", 0, 1),
        ("uptown", 0, 2),
        ("town_center", 0, 2),
        ("forest_2", BARRICADE, 2),
        ("farm", BARRICADE, 2),
        ("forest_2", STRONGPOINT, 3),
        ("uptown", STRONGPOINT, 3),
        ("uptown", BARRICADE, 2),
    ],
)
def test_a_defender_has_the_best_terrain_of_its_space(space: str, ground: int, shifts: int) -> None:
    game = lay("apocalypse").put("regular_civilians_7", space).put("zeds_5", space).ground(space, ground)
    game.falls(6, 6).carries_out(attacked_by("zeds_5", space=space, came_from="forest_5"))
    assert column(game) - start_column(game) == shifts


@rule("DOZ-COMBAT-10")
def test_with_the_option_town_spaces_give_one_shift() -> None:
    game = lay(town_terrain=1).put("regular_civilians_7", "uptown").put("zeds_5", "uptown").falls(6, 6)
    game.carries_out(attacked_by("zeds_5", space="uptown"))
    assert column(game) == start_column(game) + 1


@rule("DOZ-COMBAT-11")
def test_an_attacker_gets_no_terrain_and_zeds_get_none() -> None:
    game = lay().put("regular_civilians_7", "farm").put("zeds_5", "farm").falls(6, 6)
    game.carries_out(attack_of("regular_civilians_7", "farm", "forest_2"))
    assert column(game) == start_column(game) == 4


@rule("DOZ-COMBAT-11")
def test_catacombs_give_no_terrain() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "inner_catacombs").put("zeds_5", "inner_catacombs")
    game.falls(6, 6).carries_out(attacked_by("zeds_5", space="inner_catacombs"))
    assert column(game) == start_column(game)


@rule("DOZ-COMBAT-12")
def test_raiders_have_terrain_against_zeds() -> None:
    game = lay("apocalypse").put("raiders", "farm").put("zeds_22", "farm").falls(6, 6)
    game.carries_out(attacked_by("zeds_22", space="farm"))
    assert (start_column(game), column(game)) == (4, 5)


@rule("DOZ-COMBAT-12")
def test_raiders_have_no_terrain_against_player_units() -> None:
    game = lay("apocalypse").put("raiders", "farm").put("furies", "farm").falls(6, 6)
    game.carries_out(attack_of("furies", "farm", "forest_2"))
    assert column(game) == start_column(game) == 4


@rule("DOZ-COMBAT-14")
def test_zeds_lose_from_the_diagonal_on() -> None:
    for row in range(7):
        for place in range(7):
            assert zeds_lose(row, place) == (row + place >= 6)
            if row + place == 6:
                assert (HITS_ON_ZEDS[row][place], HITS_ON_UNIT[row][place]) == (2, 2)


@rule("DOZ-COMBAT-13", "DOZ-COMBAT-14")
def test_the_table_favours_the_humans_more_and_more() -> None:
    assert [ROW[dice] for dice in range(2, 13)] == [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6]
    for row in range(7):
        for place in range(6):
            assert HITS_ON_ZEDS[row][place] <= HITS_ON_ZEDS[row][place + 1]
            assert HITS_ON_UNIT[row][place] >= HITS_ON_UNIT[row][place + 1]
            assert HITS_ON_ZEDS[place][row] <= HITS_ON_ZEDS[place + 1][row]
            assert HITS_ON_UNIT[place][row] >= HITS_ON_UNIT[place + 1][row]
    assert HITS_ON_UNIT[0] == (5, 5, 4, 4, 3, 3, 2)
    assert HITS_ON_UNIT[3] == (3, 3, 2, 2, 1, 1, 0)
    assert HITS_ON_ZEDS[6] == (2, 2, 2, 3, 4, 4, 5)


@rule("DOZ-COMBAT-15")
def test_the_players_assign_hits_on_a_mob_one_at_a_time() -> None:
    game = lay(seats=2).put("zeds_5", "forest_2").put("zeds_34", "forest_2").has(lead=1)
    game.carries_out(hits_on_mob("zeds_5", "zeds_34", count=2))
    assert game.asked_seat == 1
    game.answers("unit", "zeds_34").answers("unit", "zeds_5")
    assert (game.hits("zeds_5"), game.hits("zeds_34")) == (1, 1)


@rule("DOZ-COMBAT-15")
def test_spreaders_take_hits_last() -> None:
    game = lay("outbreak").put("zeds_5", "forest_2", "reduced", hits=2).put("noelle", "forest_2")
    game.carries_out(hits_on_mob("zeds_5", "noelle", count=2))
    assert game.where("zeds_5") == "cup"
    assert game.hits("noelle") == 1


@rule("DOZ-COMBAT-15")
def test_nobody_is_asked_while_zeds_are_alike() -> None:
    game = lay().put("zeds_6", "forest_2").put("zeds_7", "forest_2")
    game.carries_out(hits_on_mob("zeds_6", "zeds_7", count=1))
    assert game.asked == ""
    assert game.hits("zeds_6") + game.hits("zeds_7") == 1


@rule("DOZ-VERSUS-14")
def test_in_versus_the_zeds_player_assigns_hits_on_a_mob() -> None:
    game = lay(seats=2, mode="versus").put("zeds_5", "forest_2").put("zeds_34", "forest_2")
    game.carries_out(hits_on_mob("zeds_5", "zeds_34", count=1))
    assert game.asked_seat == 1


@rule("DOZ-COMBAT-16")
def test_hits_beyond_one_unit_pass_to_the_rest_of_its_mob() -> None:
    game = lay().put("zeds_5", "forest_2", "reduced", hits=2).put("zeds_34", "forest_2")
    game.carries_out(hits_on_mob("zeds_5", "zeds_34", count=3))
    game.answers("unit", "zeds_5")
    assert game.where("zeds_5") == "cup"
    assert game.hits("zeds_34") == 2


@rule("DOZ-COMBAT-16")
def test_hits_never_pass_to_another_player_unit() -> None:
    game = lay().put("piazza", "forest_2", "reduced").put("regular_civilians_7", "forest_2")
    game.put("zeds_34", "forest_2").falls(1, 1).carries_out(attacked_by("zeds_34", space="forest_2"))
    game.answers("unit", "piazza").answers("let_go")
    assert game.where("piazza") == "cemetery"
    assert game.hits("regular_civilians_7") == 0
    assert game.where("regular_civilians_7") == "forest_1"


@rule("DOZ-COMBAT-17", "DOZ-INFECT-3")
def test_a_fight_goes_from_the_column_over_dice_infection_and_hits_to_the_retreat() -> None:
    game = lay("outbreak").put("schmidt", "forest_2").put("zeds_5", "forest_2").falls(1, 1, 2, 1, 1, 1, 6)
    game.carries_out(attacked_by("zeds_5", space="forest_2")).answers("roll_again").answers("roll")
    order = ["column_found", "dice_rolled", "dice_rolled", "unit_beaten", "infection_changed"]
    order += ["hit_taken", "hit_taken", "hit_taken", "saving_rolled", "infection_changed"]
    kinds = [record.kind for record in game.match.records(None)]
    assert [kind for kind in kinds if kind in order] == order


@rule("DOZ-COMBAT-18")
def test_where_the_loser_is_wholly_eliminated_the_winner_stays() -> None:
    game = lay().put("regular_civilians_7", "forest_2", "reduced", hits=1).put("zeds_5", "forest_2")
    game.falls(1, 1).carries_out(attacked_by("zeds_5", space="forest_2")).answers("let_go")
    assert game.where("zeds_5") == "forest_2"
    assert not game.told("retreated")


@rule("DOZ-COMBAT-19")
def test_raiders_fight_players_on_the_zeds_side() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("regular_civilians_7", "forest_2").falls(1, 1)
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert start_column(game) == 3
    assert game.told("unit_beaten")[0].args["unit"] == "regular_civilians_7"


@rule("DOZ-COMBAT-19", "DOZ-4R-3")
def test_raiders_fight_zeds_on_the_human_side() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert start_column(game) == 5
    assert game.told("zeds_beaten")[0].args["unit"] == "raiders"
    assert game.where("raiders") == "forest_2"
    assert game.where("zeds_5") == "farm"


@rule("DOZ-4R-3")
def test_raiders_leave_refugees_alone() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("villagers_1", "forest_2", "refugees")
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert game.where("villagers_1") == "forest_2"
    assert not game.told("column_found")


@rule("DOZ-4R-3", "DOZ-COMBAT-5")
def test_the_players_choose_who_defends_against_raiders() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("piazza", "forest_2").put("hunt", "forest_2")
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert game.options == ["unit unit=piazza", "unit unit=hunt"]


@rule("DOZ-4R-4")
def test_raiders_that_lose_retreat_away_from_town() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("furies", "forest_2").falls(6, 6)
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert game.where("raiders") == "farm"
    assert game.where("furies") == "forest_2"


@rule("DOZ-4R-5", "DOZ-INFECT-4")
def test_fights_with_raiders_leave_infection_alone() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("regular_civilians_7", "forest_2").falls(6, 6)
    game.carries_out(raid_of("raiders", "forest_2", "farm"))
    assert game.now.infection == 0


@rule("DOZ-COMBAT-20")
def test_both_dice_are_rolled_again_and_the_second_roll_stands() -> None:
    game = lay().put("hunt", "forest_2").put("zeds_15", "forest_2").falls(6, 5, 1, 2, 6, 6, 6)
    game.carries_out(attacked_by("zeds_15", space="forest_2")).answers("roll_again")
    assert [record.args["dice"] for record in game.told("dice_rolled")] == [[6, 5], [1, 2]]
    assert game.told("unit_beaten")


@rule("DOZ-COMBAT-20")
def test_dice_may_be_kept_and_are_rolled_again_once_at_most() -> None:
    game = lay().put("hunt", "forest_2").put("zeds_15", "forest_2").falls(1, 2, 1, 2, 6, 6, 6)
    game.carries_out(attacked_by("zeds_15", space="forest_2"))
    assert game.options == ["stand", "roll_again"]
    game.answers("roll_again")
    assert game.asked == ""
    kept = lay().put("hunt", "forest_2").put("zeds_15", "forest_2").falls(4, 5, 6)
    kept.carries_out(attacked_by("zeds_15", space="forest_2")).answers("stand")
    assert kept.told("zeds_beaten")


@rule("DOZ-COMBAT-20", "DOZ-COOP-8")
def test_the_owner_of_a_hero_says_whether_it_rolls_again() -> None:
    game = lay(seats=2).put("hunt", "forest_2", owner=1).put("zeds_15", "forest_2").falls(1, 2)
    game.carries_out(attacked_by("zeds_15", space="forest_2"))
    assert (game.asked, game.asked_seat) == ("roll_again", 1)


@rule("DOZ-COMBAT-21")
def test_of_three_dice_the_best_two_count() -> None:
    game = (
        lay("brains").put("wzed", "town_center").put("regular_civilians_7", "uptown").put("zeds_5", "uptown")
    )
    game.falls(6, 1, 6).carries_out(attacked_by("zeds_5", space="uptown"))
    assert game.told("zeds_beaten")[0].args["zeds_hits"] == 4


@rule("DOZ-STACK-14")
def test_nobody_fights_on_a_start() -> None:
    game = lay().put("regular_civilians_7", "forest_start").put("zeds_5", "forest_start")
    game.carries_out(attacked_by("zeds_5", space="forest_start"))
    assert not game.told("column_found")

    def step(t: DawnTable) -> Flow:
        yield from player_attack(t, UNIT["regular_civilians_7"], SPACE["forest_start"], SPACE["forest_6"])

    other = lay().put("regular_civilians_7", "forest_start").put("zeds_5", "forest_start")
    other.carries_out(step)
    assert not other.told("column_found")


@rule("DOZ-STACK-14")
def test_raiders_fight_nobody_on_a_start() -> None:
    game = lay("apocalypse").put("raiders", "forest_start").put("zeds_5", "forest_start")
    game.carries_out(raid_of("raiders", "forest_start", "forest_start"))
    assert not game.told("column_found")


@rule("DOZ-TUNNEL-8")
def test_in_catacombs_an_attacker_picks_one_of_the_zeds_and_only_that_one_retreats() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "inner_catacombs").put("zeds_5", "inner_catacombs")
    game.put("zeds_34", "inner_catacombs").falls(6, 6)
    game.carries_out(attack_of("regular_civilians_7", "inner_catacombs", "guard_post"))
    game.answers("unit", "zeds_5")
    assert start_column(game) == 4
    assert game.where("zeds_5") == "marteuse_office"
    assert game.where("zeds_34") == "inner_catacombs"


@rule("DOZ-COMBAT-14", "DOZ-UNIT-40")
def test_who_fights_doom_zeds_loses_and_takes_hits_as_rolled() -> None:
    game = lay("outbreak").put("furies", "forest_2").put("doom", "forest_2").falls(6, 6)
    game.carries_out(attacked_by("doom", space="forest_2"))
    assert game.hits("doom") == 2
    assert game.hits("furies") == 0
    assert game.where("furies") == "forest_1"


@rule("DOZ-UNIT-41", "DOZ-UNIT-71")
def test_the_veterans_win_even_against_doom_zeds() -> None:
    game = lay("outbreak").put("veterans", "forest_2").put("doom", "forest_2").falls(3, 3)
    game.carries_out(attacked_by("doom", space="forest_2"))
    assert game.is_marked("veterans", "reduced")
    assert game.where("doom") == "farm"


@rule("DOZ-UNIT-71")
def test_the_veterans_win_against_zeds_alone() -> None:
    game = lay("apocalypse").put("veterans", "forest_2").put("raiders", "forest_2").falls(2, 3)
    game.carries_out(attack_of("veterans", "forest_2", "forest_1"))
    assert game.told("unit_beaten")
    assert game.where("raiders") == "forest_2"


@rule("DOZ-VERSUS-51", "DOZ-VERSUS-53")
def test_an_un_zeds_unit_fights_alone_and_leaves_infection_alone() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_2").put("zeds_34", "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(1, 2)
    game.carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    assert start_column(game) == 4
    assert game.now.infection == 0


@rule("DOZ-VERSUS-52")
def test_against_an_un_zeds_unit_the_defender_has_terrain() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "uptown")
    game.put("piazza", "uptown").put("regular_civilians_7", "uptown").falls(1, 2)
    game.carries_out(attacked_by("looters_1", space="uptown", came_from="highway_1"))
    game.answers("unit", "regular_civilians_7", seat=0)
    assert column(game) == start_column(game) + 2


@rule("DOZ-VERSUS-52")
def test_un_zeds_never_get_terrain() -> None:
    game = (
        lay("outbreak", seats=2, mode="versus")
        .put("looters_1", "uptown")
        .put("regular_civilians_7", "uptown")
    )
    game.falls(6, 6).carries_out(attack_of("regular_civilians_7", "uptown", "highway_1"))
    assert column(game) == start_column(game) == 4


@rule("DOZ-VERSUS-49")
def test_zeds_are_fought_first_and_the_un_zeds_unit_stays_out_of_it() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_2").put("zeds_5", "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(6, 6)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert game.told("attacked")[0].args["other"] == ["zeds_5"]
    assert game.where("looters_1") == "forest_2"
    assert len(game.told("column_found")) == 1


@rule("DOZ-VERSUS-47")
def test_un_zeds_ignore_raiders() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("looters_1", "forest_2").put("raiders", "forest_2")
    game.carries_out(attacked_by("looters_1", space="forest_2", came_from="farm"))
    assert not game.told("column_found")


@rule("DOZ-VERSUS-54")
def test_an_un_zeds_unit_that_attacked_and_lost_goes_back_the_way_it_came() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_2").put("furies", "forest_2")
    game.falls(6, 5).carries_out(attacked_by("looters_1", space="forest_2", came_from="forest_1"))
    assert game.where("looters_1") == "forest_1"


@rule("DOZ-VERSUS-54", "DOZ-VERSUS-43")
def test_an_un_zeds_unit_that_defended_and_lost_retreats_past_others_even_to_a_start() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_5").put("looters_2", "forest_6")
    game.put("furies", "forest_5").falls(6, 5).carries_out(attack_of("furies", "forest_5", "st_thomas"))
    assert game.where("looters_1") == "forest_start"
    assert game.where("looters_2") == "forest_6"


@rule("DOZ-VERSUS-46")
def test_zeds_and_un_zeds_do_not_retreat_together() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_2").put("zeds_5", "forest_2")
    game.put("furies", "forest_2").falls(6, 6).carries_out(attacked_by("zeds_5", space="forest_2"))
    assert game.where("zeds_5") == "farm"
    assert game.where("looters_1") == "forest_2"


@rule("DOZ-INFECT-1", "DOZ-4R-5")
def test_a_fight_of_raiders_with_zeds_leaves_infection_alone() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("zeds_5", "forest_2").falls(6, 6)
    assert game.carries_out(raid_of("raiders", "forest_2", "farm")).now.infection == 0


@rule("DOZ-4R-3")
def test_raiders_that_beat_zeds_go_on_to_who_stayed_with_them_unseen() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("zeds_5", "forest_2").put("pickles", "forest_2")
    game.falls(6, 6, 1, 6, 6).carries_out(raid_of("raiders", "forest_2", "farm"))
    assert len(game.told("column_found")) == 2
    lost = lay("apocalypse").put("raiders", "forest_2").put("zeds_34", "forest_2").put("pickles", "forest_2")
    lost.falls(1, 2).carries_out(raid_of("raiders", "forest_2", "farm"))
    assert lost.where("raiders") == "farm"


@rule("DOZ-COMBAT-1", "DOZ-COMBAT-12")
def test_zeds_that_find_only_raiders_fight_them() -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("zeds_34", "forest_2").falls(1, 2)
    game.carries_out(attacked_by("zeds_34", space="forest_2"))
    assert game.told("defended")[0].args["unit"] == "raiders"
    assert game.where("raiders") == "farm"


@rule("DOZ-COMBAT-6", "DOZ-RETREAT-1")
@pytest.mark.parametrize(("dice", "space"), [((6, 6), "farm"), ((1, 2), "forest_2")])
def test_of_two_raiders_one_is_fought_at_a_time_and_both_retreat(dice: tuple[int, int], space: str) -> None:
    game = lay("brains").put("raiders", "forest_2").put("bubba_gang", "forest_2")
    game.put("regular_civilians_7", "forest_2").falls(*dice)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_1"))
    assert len(game.told("column_found")) == 1
    assert game.where("raiders") == game.where("bubba_gang") == space


@rule("DOZ-TUNNEL-7", "DOZ-4R-3")
def test_in_catacombs_the_lead_player_picks_whom_raiders_attack() -> None:
    game = lay("walking_zeds", seats=2).put("raiders", "inner_catacombs").put("zeds_5", "inner_catacombs")
    game.put("zeds_34", "inner_catacombs").has(lead=1).falls(6, 6)
    game.carries_out(raid_of("raiders", "inner_catacombs", "marteuse_office")).answers(
        "unit", "zeds_5", seat=1
    )
    assert game.where("zeds_5") == "marteuse_office"
    assert game.where("zeds_34") == "inner_catacombs"


@rule("DOZ-VERSUS-54", "DOZ-VERSUS-43")
def test_an_un_zeds_unit_that_came_from_town_goes_back_that_way_past_others() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_2").put("looters_2", "forest_1")
    game.put("furies", "forest_2").falls(6, 5)
    game.carries_out(attacked_by("looters_1", space="forest_2", came_from="forest_1"))
    assert game.where("looters_1") == "commercial_district"
