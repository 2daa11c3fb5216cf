"""Fights and moves in which one thing leads to another: who is gone by then, who has come again."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, SUBURBS
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_raiders
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVELS
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    BRIDGE_DOWN,
    FOUR_R,
    NO_ENTRY,
    STRONGPOINT,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import activate, next_again, next_group
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.used import PICKED, PRESSED, is_used, mark_used
from tests.games.dawn_of_the_zeds.decks import fate_deck
from tests.games.dawn_of_the_zeds.fights import (
    attack_of,
    attacked_by,
    column,
    raid_of,
    retreat_of,
    retreat_of_zeds,
    start_column,
)
from tests.games.dawn_of_the_zeds.phase import play_phase
from tests.games.dawn_of_the_zeds.steps import activating, advancing
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

# Zeds 5 are 4/3; Civilians 7 are 4/2.


@rule("DOZ-RETREAT-4", "DOZ-RETREAT-6", "DOZ-UNIT-68")
def test_who_jumped_from_a_full_space_and_loses_goes_on_from_there_toward_town() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "nuclear_plant").put("zeds_5", "nuclear_plant")
    game.put("schmidt", "beauxville").put("hunt", "beauxville").falls(3, 3)
    game.carries_out(attack_of("regular_civilians_7", "nuclear_plant", "beauxville"))
    assert game.where("regular_civilians_7") == "suburbs_2"


@rule("DOZ-ZEDS-21", "DOZ-UNIT-47", "DOZ-UNIT-51")
def test_zeds_that_fall_and_are_drawn_again_in_an_activation_do_not_move_in_it() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6", "fast", "reduced", hits=2).event("spread")
    game.put("regular_civilians_7", "forest_5", "reduced", hits=1).falls(3, 4).draws("zeds_5")
    game.carries_out(activating("forest")).answers("let_go")
    assert game.where("zeds_5") == "forest_5"
    assert not game.is_marked("zeds_5", "reduced")


@rule("DOZ-ZEDS-21", "DOZ-ZEDS-4")
@pytest.mark.parametrize("again", [False, True])
def test_zeds_that_fall_in_an_activation_within_another_do_not_move_in_the_outer_one(again: bool) -> None:
    game = lay("apocalypse").put("zeds_1", "suburbs_2", "fast", "reduced", hits=2).event("spread")
    game.put("regular_civilians_3", "suspension_bridge", "reduced", hits=1).falls(1, 2).draws("zeds_1")
    game.has(track=SUBURBS)
    if again:
        game.t.again = [UNIT["zeds_1"]]
    else:
        game.t.groups = [(UNIT["zeds_1"],)]

    def step(t: DawnTable) -> Flow:
        yield from activate(t, SUBURBS)
        while t.groups:
            yield from next_group(t)
        while t.again:
            yield from next_again(t)
        assert t.used == []

    game.carries_out(step).answers("let_go")
    assert game.where("zeds_1") == "suspension_bridge"


@rule("DOZ-ZEDS-21")
def test_zeds_that_fall_before_their_group_moves_are_no_more_of_it() -> None:
    game = lay().put("zeds_5", "forest_6", "reduced", hits=2).put("zeds_12", "forest_6").has(track=FOREST)
    game.t.groups = [(UNIT["zeds_5"], UNIT["zeds_12"])]

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT["zeds_5"], 1)
        assert t.groups == [(UNIT["zeds_12"],)]
        t.groups = []

    game.carries_out(step)
    assert game.where("zeds_5") == "cup"


@rule("DOZ-ZEDS-21", "DOZ-TUNNEL-7")
def test_a_unit_in_catacombs_that_is_gone_is_no_rival_of_the_next_one() -> None:
    game = lay("walking_zeds").put("zeds_5", "outer_catacombs").put("zeds_6", "outer_catacombs").falls(1)
    game.put("zeds_12", "outer_catacombs", "reduced", hits=2).has(track=4)
    game.t.groups = [(UNIT["zeds_5"],), (UNIT["zeds_12"],)]

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT["zeds_12"], 1)
        while t.groups:
            yield from next_group(t)

    game.carries_out(step)
    assert game.where("zeds_5") == "marteuse_office"
    assert game.where("zeds_6") == "outer_catacombs"


@rule("DOZ-ZEDS-21", "DOZ-PRESS-7", "DOZ-EVENT-29")
def test_what_was_noted_of_zeds_that_fall_is_not_noted_of_those_drawn_later() -> None:
    game = lay("brains").put("zeds_5", "forest_6", "reduced", hits=2)

    def step(t: DawnTable) -> Flow:
        mark_used(t, PRESSED, UNIT["zeds_5"])
        mark_used(t, PRESSED, UNIT["zeds_6"])
        for which in range(3):
            mark_used(t, PICKED, UNIT["zeds_5"], which)
        yield from take_hits(t, UNIT["zeds_5"], 1)
        assert not is_used(t, PRESSED, UNIT["zeds_5"])
        assert not any(is_used(t, PICKED, UNIT["zeds_5"], which) for which in range(3))
        assert is_used(t, PRESSED, UNIT["zeds_6"])

    game.carries_out(step)


@rule("DOZ-ZEDS-18", "DOZ-UNIT-36")
def test_zeds_that_were_driven_to_another_track_do_not_move_with_the_one_they_came_from() -> None:
    game = lay("brains").put("were", "highway_6").put("zeds_5", "highway_start").has(track=FOREST)
    game.t.again = [UNIT["were"]]
    game.t.groups = [(UNIT["zeds_5"],)]

    def step(t: DawnTable) -> Flow:
        yield from next_group(t)
        yield from next_again(t)

    game.carries_out(step)
    assert game.where("were") == "highway_6"
    assert game.where("zeds_5") == "highway_start"


@rule("DOZ-UNIT-31", "DOZ-ZEDS-21")
def test_a_spreader_that_is_back_on_its_start_does_not_move_in_that_activation() -> None:
    game = lay("outbreak").put("infected_vermin", "forest_2", "reduced", hits=1).falls(1).has(track=FOREST)
    game.t.groups = [(UNIT["infected_vermin"],)]

    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT["infected_vermin"], 1)
        while t.groups:
            yield from next_group(t)

    game.carries_out(step)
    assert game.where("infected_vermin") == "forest_start"


@rule("DOZ-ZEDS-16", "DOZ-ZEDS-17", "DOZ-INFECT-11")
def test_refugees_devoured_in_an_outbreak_that_others_caused_stay_devoured() -> None:
    game = lay("brains").put("villagers_1", "st_thomas", "refugees")
    game.put("villagers_2", "st_thomas", "refugees").put("zeds_5", "forest_5").has(infection=11)
    fate_deck(game, "lake")
    game.chaos("st_thomas").falls(6, 5).draws("lake", "giant").any_luck().carries_out(advancing("zeds_5"))
    assert game.where("giant") == "st_thomas"
    assert game.where("villagers_1") == game.where("villagers_2") == "cemetery"
    assert len(game.told("devoured")) == 2


@rule("DOZ-4R-4")
def test_of_raiders_only_those_in_the_space_retreat_from_it() -> None:
    game = lay("brains").put("raiders", "forest_2").put("bubba_gang", "gone")

    def step(t: DawnTable) -> Flow:
        yield from retreat_raiders(t, [UNIT["raiders"], UNIT["bubba_gang"]])

    game.carries_out(step)
    assert game.where("raiders") == "farm"
    assert game.where("bubba_gang") == "gone"


@rule("DOZ-INFECT-11", "DOZ-COMBAT-16", "DOZ-RETREAT-1")
def test_who_was_driven_off_by_an_outbreak_within_a_fight_takes_none_of_its_hits() -> None:
    game = lay("brains").put("regular_civilians_7", "st_thomas").put("zeds_5", "st_thomas").has(infection=12)
    fate_deck(game, "lake")
    # The fight: 4 against 4 in a Village. Infection 13: the Giant Zeds come there, and win.
    game.falls(3, 3).falls(1, 1).draws("lake", "giant").falls(3, 3).draws("zeds_1")
    game.carries_out(attacked_by("zeds_5", space="st_thomas"))
    assert game.where("regular_civilians_7") == "farm"
    assert (game.is_marked("regular_civilians_7", "reduced"), game.hits("regular_civilians_7")) == (True, 1)
    assert game.hits("zeds_5") == 2
    assert game.where("zeds_5") == game.where("giant") == "forest_5"


@rule("DOZ-UNIT-16")
def test_whoever_of_the_zeds_attacks_in_a_village_first_releases_defiant_civilians() -> None:
    game = lay().put("regular_civilians_7", "st_thomas", "defiant").put("zeds_5", "st_thomas").falls(6, 6)
    game.carries_out(attacked_by("zeds_5", space="st_thomas"))
    assert game.where("regular_civilians_7") == "st_thomas"
    assert not game.is_marked("regular_civilians_7", "defiant")


@rule("DOZ-UNIT-16", "DOZ-VERSUS-51")
def test_un_zeds_release_nobody() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("regular_civilians_7", "st_thomas", "defiant")
    game.put("lawyers", "st_thomas").falls(6, 6, 6)
    game.carries_out(attacked_by("lawyers", space="st_thomas", came_from="forest_5"))
    assert game.is_marked("regular_civilians_7", "defiant")


@rule("DOZ-COMBAT-18", "DOZ-ZEDS-13")
def test_zeds_that_fall_as_they_win_fight_no_raiders() -> None:
    game = lay("brains").put("regular_civilians_7", "forest_2").put("raiders", "forest_2").falls(3, 3)
    game.put("zeds_13", "forest_2", "reduced", hits=2).carries_out(attacked_by("zeds_13", space="forest_2"))
    assert game.where("zeds_13") == "cup"
    assert game.where("regular_civilians_7") == "forest_1"
    assert game.where("raiders") == "forest_2"


@rule("DOZ-4R-3", "DOZ-COMBAT-2")
def test_raiders_attack_a_whole_mob() -> None:
    game = lay("brains").put("zeds_5", "forest_2").put("zeds_6", "forest_2").put("raiders", "forest_2")
    game.falls(6, 6).carries_out(raid_of("raiders", "forest_2", "farm"))
    assert start_column(game) == 3
    game.answers("unit", "zeds_5").answers("unit", "zeds_5")
    assert game.where("zeds_5") == game.where("zeds_6") == "farm"


@rule("DOZ-4R-3", "DOZ-4R-4", "DOZ-UNIT-58")
def test_raiders_that_lose_to_zeds_do_not_meet_who_hides_among_them() -> None:
    game = lay("brains").put("zeds_5", "forest_2").put("pickles", "forest_2").put("raiders", "forest_2")
    game.falls(1, 1).carries_out(raid_of("raiders", "forest_2", "farm"))
    assert game.where("raiders") == "farm"
    assert game.where("pickles") == game.where("zeds_5") == "forest_2"


@rule("DOZ-4R-3", "DOZ-UNIT-58")
def test_raiders_that_beat_zeds_meet_who_hides_among_them() -> None:
    game = lay("brains").put("zeds_5", "forest_2").put("pickles", "forest_2").put("raiders", "forest_2")
    game.falls(6, 6, 4).carries_out(raid_of("raiders", "forest_2", "farm"))
    assert game.where("zeds_5") == "farm"
    assert game.where("raiders") == game.where("pickles") == "forest_2"


@rule("DOZ-COMBAT-6", "DOZ-VERSUS-50")
def test_who_attacks_raiders_leaves_un_zeds_beside_them_alone() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("hunt", "forest_2").put("raiders", "forest_2")
    game.put("lawyers", "forest_2").falls(6, 6).carries_out(attack_of("hunt", "forest_2", "forest_1"))
    assert game.where("raiders") == "farm"
    assert game.where("lawyers") == "forest_2"
    assert len(game.told("attacked")) == 1


@rule("DOZ-RETREAT-2", "DOZ-RETREAT-5")
def test_zeds_on_a_start_have_nowhere_to_retreat_to_and_stay() -> None:
    game = lay().put("zeds_5", "forest_start").put("zeds_6", "forest_start")
    game.carries_out(retreat_of_zeds("zeds_5", "zeds_6"))
    assert game.where("zeds_5") == game.where("zeds_6") == "forest_start"


@rule("DOZ-RETREAT-11", "DOZ-STACK-6")
def test_spreaders_pass_over_a_no_entry_space_as_well() -> None:
    game = lay("outbreak").put("infected_vermin", "forest_2").put("zeds_5", "forest_2")
    game.ground("farm", NO_ENTRY).carries_out(retreat_of_zeds("infected_vermin", "zeds_5"))
    assert game.where("infected_vermin") == game.where("zeds_5") == "st_thomas"


@rule("DOZ-RETREAT-9", "DOZ-ZEDS-17")
def test_retreating_zeds_that_fall_where_they_attack_devour_nobody() -> None:
    game = lay("brains").put("villagers_1", "farm", "refugees").falls(3, 4)
    # 4 against 2 in a named space: a Hit and two Hits, and both are gone.
    game.put("zeds_13", "forest_2", "reduced", hits=2).put("regular_civilians_7", "farm", "reduced", hits=1)
    game.carries_out(retreat_of_zeds("zeds_13")).answers("let_go")
    assert game.where("zeds_13") == "cup"
    assert game.where("regular_civilians_7") == "cemetery"
    assert game.where("villagers_1") == "farm"


@rule("DOZ-RETREAT-3", "DOZ-RETREAT-4", "DOZ-VERSUS-50")
def test_who_attacks_in_its_own_space_and_loses_retreats_toward_town() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("regular_civilians_7", "forest_2")
    game.put("looters_1", "forest_2").falls(3, 3)
    game.carries_out(attack_of("regular_civilians_7", "forest_2", "forest_2"))
    assert game.where("regular_civilians_7") == "forest_1"


@rule("DOZ-TUNNEL-2", "DOZ-4R-2", "DOZ-4R-9")
def test_rangers_that_step_out_of_catacombs_roll_and_raiders_do_not() -> None:
    game = lay("walking_zeds").put("rangers", "inner_catacombs").put("bubba_gang", "outer_catacombs").falls(4)
    play_phase(game, FOUR_R).answers("space", "guard_post")
    assert game.where("rangers") == "inner_catacombs"
    assert game.where("bubba_gang") == "marteuse_office"


@rule("DOZ-TUNNEL-8", "DOZ-ZEDS-14")
def test_the_zeds_that_were_not_picked_in_catacombs_stay_beside_the_winner_and_go_their_way() -> None:
    game = lay("walking_zeds").put("zeds_5", "inner_catacombs").put("zeds_15", "inner_catacombs")
    game.put("hunt", "inner_catacombs").falls(6, 6)
    game.carries_out(attack_of("hunt", "inner_catacombs", "guard_post")).answers("unit", "zeds_5")
    assert game.where("zeds_5") == "marteuse_office"
    assert game.where("zeds_15") == game.where("hunt") == "inner_catacombs"


@rule("DOZ-RETREAT-5", "DOZ-GOAL-9")
def test_nobody_is_asked_which_of_two_equal_zeds_stays_nearer_to_town() -> None:
    game = lay().put("zeds_15", "forest_2").put("zeds_16", "forest_2").put("zeds_1", "farm")
    game.carries_out(retreat_of_zeds("zeds_15", "zeds_16"))
    assert game.asked == ""
    assert {game.where("zeds_15"), game.where("zeds_16")} == {"farm", "st_thomas"}


@rule("DOZ-RETREAT-11", "DOZ-UNIT-25")
def test_the_guard_retreats_past_town_center_only_to_a_town_space_with_room_and_without_zeds() -> None:
    game = lay("apocalypse").put("national_guard", "uptown").put("zeds_5", "east_side")
    game.put("hunt", "commercial_district").put("schmidt", "commercial_district")
    game.carries_out(retreat_of("national_guard"))
    assert game.where("national_guard") == "suburbs_town"


@rule("DOZ-RETREAT-11", "DOZ-UNIT-25")
def test_the_guard_stays_where_no_town_space_takes_it() -> None:
    game = lay("apocalypse").put("national_guard", "uptown").put("zeds_5", "east_side")
    game.put("hunt", "commercial_district").put("schmidt", "commercial_district")
    game.put("zeds_6", "suburbs_town").carries_out(retreat_of("national_guard"))
    assert game.where("national_guard") == "uptown"


@rule("DOZ-RETREAT-4", "DOZ-MOVE-2")
def test_who_set_out_from_a_start_past_a_full_space_and_loses_goes_back_to_the_start() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "forest_5").put("zeds_5", "forest_5").falls(3, 3)
    game.put("hunt", "forest_6").put("schmidt", "forest_6")
    game.carries_out(attack_of("regular_civilians_7", "forest_5", "forest_6"))
    assert game.where("regular_civilians_7") == "forest_start"


@rule("DOZ-RETREAT-7")
def test_player_units_that_retreat_into_raiders_attack_them() -> None:
    game = lay("apocalypse").put("hunt", "forest_2").put("raiders", "forest_1").falls(6, 6)
    game.carries_out(retreat_of("hunt"))
    assert game.where("hunt") == "forest_1"
    assert game.where("raiders") == "forest_2"


def retreat_of_raiders(t: DawnTable) -> Flow:
    yield from retreat_raiders(t, [UNIT["raiders"]])


@rule("DOZ-4R-4")
def test_raiders_on_a_start_stay() -> None:
    game = lay("apocalypse").put("raiders", "forest_start").carries_out(retreat_of_raiders)
    assert game.where("raiders") == "forest_start"


@rule("DOZ-4R-8", "DOZ-RETREAT-7")
def test_raiders_that_retreat_into_a_space_full_of_player_units_attack_there() -> None:
    game = (
        lay("apocalypse").put("raiders", "forest_2").put("regular_civilians_7", "farm").put("piazza", "farm")
    )
    game.falls(3, 3).carries_out(retreat_of_raiders).answers("unit", "regular_civilians_7")
    assert game.where("raiders") == "farm"
    assert game.where("regular_civilians_7") == game.where("piazza") == "forest_2"


@rule("DOZ-RETREAT-11", "DOZ-FATE-17")
@pytest.mark.parametrize("ground", [NO_ENTRY, BRIDGE_DOWN])
def test_raiders_retreat_past_a_space_that_is_closed_to_them(ground: int) -> None:
    game = lay("apocalypse").put("raiders", "forest_2").put("hunt", "farm").ground("farm", ground)
    game.carries_out(retreat_of_raiders)
    assert game.where("raiders") == "st_thomas"


@rule("DOZ-VERSUS-43", "DOZ-VERSUS-54")
@pytest.mark.parametrize(
    ("came_from", "taken", "where"),
    [
        ("forest_1", "", "forest_1"),
        ("forest_1", "forest_1", "commercial_district"),
        ("farm", "farm", "st_thomas"),
    ],
)
def test_un_zeds_that_lose_an_attack_go_back_and_on_past_others(
    came_from: str, taken: str, where: str
) -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("furies", "forest_2").put("looters_1", "forest_2")
    if taken:
        game.put("looters_2", taken)
    game.falls(4, 4, 4).carries_out(attacked_by("looters_1", space="forest_2", came_from=came_from))
    assert game.where("looters_1") == where


@rule("DOZ-VERSUS-43", "DOZ-VERSUS-54")
def test_un_zeds_that_find_no_room_toward_town_go_outward() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("furies", "forest_1").put("looters_1", "forest_1")
    game.put("looters_2", "commercial_district").falls(4, 4, 4)
    game.carries_out(attacked_by("looters_1", space="forest_1", came_from="commercial_district"))
    assert game.where("looters_1") == "forest_2"


@rule("DOZ-COMBAT-10", "DOZ-BUILD-5")
@pytest.mark.parametrize(("ground", "shifts"), [(0, 0), (BARRICADE, 2), (STRONGPOINT, 3)])
def test_a_barricade_shifts_two_columns_and_a_strongpoint_three(ground: int, shifts: int) -> None:
    # 4 against 2 is the second column: no shift is lost at the end of the table.
    game = lay("brains").put("regular_civilians_7", "forest_2", "reduced").put("zeds_5", "forest_2")
    game.ground("forest_2", ground).falls(6, 6).any_luck()
    game.carries_out(attacked_by("zeds_5", space="forest_2"))
    assert (start_column(game), column(game)) == (2, 2 + shifts)


@rule("DOZ-DECK-4", "DOZ-DECK-9")
def test_each_deck_of_the_table_adds_up_to_its_size() -> None:
    for number, level in enumerate(LEVELS):
        for deck in level.decks:
            assert sum(deck.special) + sum(deck.regular) + 1 + (number > 1) == deck.size
