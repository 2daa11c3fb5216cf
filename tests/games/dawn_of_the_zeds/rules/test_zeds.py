"""The Zeds Phase."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_zeds
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE, RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sight import sight_of
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    BARRICADE,
    EAT,
    HOUSEKEEPING,
    MINEFIELD_4,
    MINEFIELD_7,
    NO_ENTRY,
    NONE,
    STILL_ON,
    STRONGPOINT,
    TOWN_FALLS,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import ANY_ORDER, FINISH_FATE, next_group
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import housekeeping
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import START_EFFECTS, WINDOW
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from lastfire.games.dawn_of_the_zeds.rules.view import EventView, view
from tests.games.dawn_of_the_zeds.steps import (
    activating,
    advancing,
    begins_with_tracks,
    begins_zeds_phase,
    new_in,
)
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, Game, lay
from tests.rule import rule

# Civilians 7 are 4/2 and have 2 Hits a side, Zeds 15 are 5/3. In a clear space 3 and 4 beat these Civilians,
# who take 2 Hits, and 6 and 6 beat the Zeds, who take 2.


def attacking(unit: str, space: str, came_from: str) -> Carried:
    def step(t: DawnTable) -> Flow:
        yield from player_attack(t, UNIT[unit], SPACE[space], SPACE[came_from])

    return step


def activated(game: Game) -> list[str]:
    return [record.args["track"] for record in game.told("track_activated")]


@rule("DOZ-ZEDS-1")
def test_what_a_card_does_at_the_start_comes_before_its_tracks() -> None:
    game = begins_zeds_phase(lay().event("tough_zeds").draws("zeds_5"), START_EFFECTS)
    assert game.where("zeds_5") == "leftys_pass"


@rule("DOZ-ZEDS-1")
def test_what_a_card_does_at_the_end_comes_after_its_tracks() -> None:
    game = lay("brains").put("zeds_1", "suburbs_start").event("smart_zeds").draws("zeds_5")
    begins_zeds_phase(game, START_EFFECTS)
    assert game.where("zeds_1") == "east_irek"
    assert game.where("zeds_5") == "suburbs_start"


@rule("DOZ-ZEDS-1")
def test_tracks_are_activated_from_left_to_right() -> None:
    game = begins_zeds_phase(lay().event("hunting_cabin").draws("zeds_5", "zeds_6"), START_EFFECTS)
    assert activated(game) == ["mountain", "suburbs"]


@rule("DOZ-ZEDS-2")
def test_a_track_listed_twice_is_activated_twice() -> None:
    game = begins_with_tracks(lay().put("zeds_5", "forest_start"), "forest", "forest")
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-ZEDS-3")
def test_a_listed_track_that_is_not_in_play_is_skipped() -> None:
    game = lay("brains").event("research_materials").draws("zeds_5", "zeds_6")
    begins_zeds_phase(game, START_EFFECTS)
    assert activated(game) == ["forest", "mountain"]


@rule("DOZ-ZEDS-4")
def test_an_empty_track_gets_a_new_unit_that_does_not_move() -> None:
    game = lay().put("zeds_1", "mountain_start").draws("zeds_5").carries_out(activating("forest"))
    assert game.where("zeds_5") == "forest_start"


@rule("DOZ-ZEDS-4")
def test_a_track_with_no_more_than_a_spreader_is_not_empty() -> None:
    game = lay("outbreak").put("infected_vermin", "forest_6").carries_out(activating("forest"))
    assert game.where("infected_vermin") == "forest_5"


@rule("DOZ-ZEDS-5", "DOZ-ZEDS-13", "DOZ-COMBAT-2")
def test_all_zeds_of_a_space_move_and_attack_as_one_group() -> None:
    game = lay().put("zeds_5", "farm").put("zeds_12", "farm").put("regular_civilians_7", "forest_2")
    game.falls(3, 4).carries_out(activating("forest"))
    assert game.where("zeds_5") == game.where("zeds_12") == "forest_2"
    assert game.where("regular_civilians_7") == "forest_1"
    assert game.hits("regular_civilians_7") == 1
    assert len(game.told("zeds_advance")) == 1


@rule("DOZ-ZEDS-6")
def test_the_nearest_group_moves_first_and_each_by_one_space() -> None:
    game = lay().put("zeds_5", "forest_start").put("zeds_12", "forest_6").put("zeds_13", "forest_6")
    game.put("zeds_14", "forest_1").carries_out(activating("forest"))
    assert [record.args["from"] for record in game.told("zeds_advance")] == [
        "forest_1",
        "forest_6",
        "forest_start",
    ]
    assert game.where("zeds_5") == "forest_6"
    assert game.where("zeds_12") == game.where("zeds_13") == "forest_5"
    assert game.where("zeds_14") == "commercial_district"


@rule("DOZ-ZEDS-7")
def test_all_of_one_group_is_done_before_the_next_one_moves() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "farm").put("zeds_15", "st_thomas")
    game.put("zeds_5", "forest_6").falls(1, 3).carries_out(activating("forest"))
    kinds = [record.kind for record in game.match.records(None)]
    assert kinds.index("chaos_laid") < len(kinds) - 1 - kinds[::-1].index("zeds_advance")


@rule("DOZ-ZEDS-8")
def test_a_group_that_is_beaten_back_does_not_move_again_with_the_next() -> None:
    game = (
        lay().put("regular_civilians_7", "forest_5").put("zeds_15", "forest_6").put("zeds_5", "forest_start")
    )
    game.falls(6, 6).carries_out(activating("forest"))
    assert game.where("zeds_15") == "forest_6"
    assert game.where("zeds_5") == "forest_6"


@rule("DOZ-ZEDS-9", "DOZ-FATE-18")
def test_a_card_may_cancel_a_group_before_it_moves() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_5", hits=2).put("zeds_12", "forest_2").holds("fell_for_it")
    game.falls(1).carries_out(activating("forest"))
    game.answers("no")
    assert game.where("zeds_12") == "forest_1"
    game.answers("play", "fell_for_it")
    assert game.where("zeds_5") == "forest_5"
    assert game.hits("zeds_5") == 1


@rule("DOZ-ZEDS-9")
def test_no_card_is_offered_for_a_group_that_cannot_move() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_5").ground("st_thomas", NO_ENTRY).holds("fell_for_it")
    game.carries_out(activating("forest"))
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-ZEDS-9")
def test_a_card_may_cancel_a_whole_track_and_its_second_activation() -> None:
    game = lay("directors_cut").put("zeds_5", "forest_5").put("zeds_12", "mountain_6").holds("hypnotized")
    begins_with_tracks(game, "forest", "mountain", "forest")
    game.answers("play", "hypnotized")
    assert activated(game) == ["mountain"]
    assert game.where("zeds_5") == "forest_5"


@rule("DOZ-ZEDS-9", "DOZ-UNIT-57")
@pytest.mark.parametrize(("die", "space"), [(4, "forest_5"), (5, "forest_6"), (6, "forest_6")])
def test_kingman_stops_zeds_that_would_come_next_to_him(die: int, space: str) -> None:
    game = lay("apocalypse").put("kingman", "st_thomas").put("zeds_5", "forest_6").put("zeds_12", "forest_6")
    game.falls(die).carries_out(activating("forest"))
    assert game.where("zeds_5") == game.where("zeds_12") == space


@rule("DOZ-ZEDS-9", "DOZ-UNIT-58")
@pytest.mark.parametrize(("die", "space"), [(3, "forest_5"), (4, "forest_6")])
def test_pickles_stops_zeds_that_would_leave_his_space(die: int, space: str) -> None:
    game = lay("apocalypse").put("pickles", "forest_6").put("zeds_5", "forest_6")
    game.falls(die).carries_out(activating("forest"))
    assert game.where("zeds_5") == space


@rule("DOZ-ZEDS-9")
def test_civilians_may_distract_zeds_before_anybody_rolls_to_stop_them() -> None:
    game = lay("brains").force(RESEARCH_SOURCE + RESEARCH_CARD["distraction"]).put("zeds_5", "forest_6")
    game.put("kingman", "st_thomas").put("regular_civilians_3", "forest_5").carries_out(advancing("zeds_5"))
    game.answers("unit", "regular_civilians_3")
    assert game.where("zeds_5") == "forest_6"
    assert game.where("regular_civilians_3") == "st_thomas"
    assert game.hits("regular_civilians_3") == 1


@rule("DOZ-ZEDS-10")
def test_zeds_that_advance_out_of_a_barricade_space_destroy_it() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_5").ground("forest_5", BARRICADE)
    game.carries_out(advancing("zeds_5"))
    assert game.now.ground[SPACE["forest_5"]] == 0


@rule("DOZ-ZEDS-10")
def test_zeds_that_come_to_a_barricade_leave_it_standing() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6").ground("forest_5", BARRICADE)
    game.carries_out(advancing("zeds_5"))
    assert game.now.ground[SPACE["forest_5"]] == BARRICADE


@rule("DOZ-ZEDS-10")
def test_zeds_that_retreat_out_of_a_barricade_space_leave_it_standing() -> None:
    game = lay("apocalypse").put("zeds_15", "forest_5").ground("forest_5", BARRICADE)
    game.put("regular_civilians_7", "forest_5").falls(6, 6)
    game.carries_out(attacking("regular_civilians_7", "forest_5", "st_thomas"))
    assert game.where("zeds_15") == "forest_6"
    assert game.now.ground[SPACE["forest_5"]] == BARRICADE


@rule("DOZ-ZEDS-11")
def test_zeds_never_destroy_a_strongpoint() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_5").ground("forest_5", STRONGPOINT)
    game.carries_out(advancing("zeds_5"))
    assert game.now.ground[SPACE["forest_5"]] == STRONGPOINT


@rule("DOZ-ZEDS-11", "DOZ-EVENT-27")
def test_not_even_zeds_that_break_barricades_on_entering_destroy_a_strongpoint() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6").ground("forest_5", STRONGPOINT).event("thick_skulls")
    game.carries_out(advancing("zeds_5"))
    assert game.now.ground[SPACE["forest_5"]] == STRONGPOINT
    other = lay("apocalypse").put("zeds_5", "forest_6").ground("forest_5", BARRICADE).event("thick_skulls")
    other.carries_out(advancing("zeds_5"))
    assert other.now.ground[SPACE["forest_5"]] == 0


@rule("DOZ-ZEDS-12")
def test_a_minefield_goes_off_twice_with_7_and_with_4() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6").ground("forest_5", MINEFIELD_7)
    game.falls(3, 4).carries_out(advancing("zeds_5"))
    assert game.is_marked("zeds_5", "reduced")
    assert game.now.ground[SPACE["forest_5"]] == MINEFIELD_4
    again = lay("apocalypse").put("zeds_5", "forest_6").ground("forest_5", MINEFIELD_4)
    again.falls(3, 4).carries_out(advancing("zeds_5"))
    assert again.hits("zeds_5") == 2
    assert again.now.ground[SPACE["forest_5"]] == 0


@rule("DOZ-ZEDS-12", "DOZ-ZEDS-13")
def test_who_dies_in_a_minefield_attacks_nobody() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "forest_5").put("zeds_5", "forest_6", "reduced")
    game.ground("forest_5", MINEFIELD_7).falls(3, 4).carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == "cup"
    assert game.where("regular_civilians_7") == "forest_5"


@rule("DOZ-ZEDS-12", "DOZ-COMBAT-15")
def test_hits_of_a_minefield_on_a_mob_are_assigned_as_in_combat() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6").put("zeds_12", "forest_6")
    game.ground("forest_5", MINEFIELD_4).falls(3, 4).carries_out(advancing("zeds_5", "zeds_12"))
    game.answers("unit", "zeds_12").answers("unit", "zeds_5")
    assert (game.hits("zeds_5"), game.hits("zeds_12")) == (1, 1)


@rule("DOZ-ZEDS-13", "DOZ-ZEDS-14")
def test_zeds_attack_the_player_unit_whose_space_they_enter() -> None:
    game = lay().put("regular_civilians_7", "forest_5").put("zeds_15", "forest_6")
    game.falls(3, 4).carries_out(activating("forest"))
    assert game.where("zeds_15") == "forest_5"
    assert game.where("regular_civilians_7") == "st_thomas"
    assert game.is_marked("regular_civilians_7", "reduced")


@rule("DOZ-ZEDS-13")
def test_zeds_attack_raiders_whose_space_they_enter() -> None:
    game = lay("apocalypse").put("raiders", "forest_5", "reduced").put("zeds_34", "forest_6")
    game.falls(1, 1).carries_out(activating("forest"))
    assert game.where("raiders") == "gone"


@rule("DOZ-ZEDS-14", "DOZ-UNIT-58", "DOZ-COMBAT-4")
def test_zeds_pass_pickles_without_a_fight_by_his_stealth() -> None:
    game = lay("apocalypse").put("pickles", "forest_5").put("zeds_5", "forest_6").falls(2, 1)
    game.carries_out(activating("forest", "forest"))
    assert game.where("zeds_5") == "st_thomas"
    assert game.where("pickles") == "forest_5"


@rule("DOZ-ZEDS-15", "DOZ-END-1")
def test_zeds_that_enter_town_center_end_the_game_before_any_fight() -> None:
    game = lay().put("furies", "town_center").put("zeds_1", "commercial_district")
    game.carries_out(activating("forest"))
    assert game.now.ending == TOWN_FALLS
    assert game.match.over


@rule("DOZ-ZEDS-15", "DOZ-UNIT-75")
def test_while_the_courier_plays_zeds_must_win_a_fight_in_town_center() -> None:
    game = lay("brains").put("courier", "mountain_3").put("regular_civilians_7", "town_center")
    game.put("zeds_5", "commercial_district").falls(6, 6).carries_out(activating("forest"))
    assert game.where("zeds_5") == "commercial_district"
    assert game.now.ending == STILL_ON


@rule("DOZ-UNIT-31", "DOZ-UNIT-75")
def test_a_spreader_that_falls_in_town_center_returns_to_the_start_it_came_from() -> None:
    game = lay("brains").put("courier", "mountain_3").put("national_guard", "town_center")
    game.put("infected_vermin", "commercial_district", "reduced", hits=1).falls(6, 6, 2)
    game.carries_out(advancing("infected_vermin"))
    assert game.where("infected_vermin") == "forest_start"


@rule("DOZ-ZEDS-15", "DOZ-UNIT-75")
def test_the_courier_does_not_save_an_empty_town() -> None:
    game = lay("brains").put("courier", "mountain_3").put("zeds_5", "commercial_district")
    game.carries_out(activating("forest"))
    assert game.now.ending == TOWN_FALLS


@rule("DOZ-ZEDS-16", "DOZ-UNIT-19")
def test_villagers_flee_from_zeds_as_refugees() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas").put("zeds_5", "forest_5")
    game.carries_out(activating("forest"))
    assert game.where("villagers_1") == "farm"
    assert game.is_marked("villagers_1", "refugees")


@rule("DOZ-ZEDS-16")
def test_villagers_with_zeds_ahead_are_devoured() -> None:
    game = lay("apocalypse").put("villagers_1", "st_thomas").put("zeds_5", "forest_5").put("zeds_12", "farm")
    game.chaos("farm").has(infection=1).carries_out(advancing("zeds_5"))
    assert game.where("villagers_1") == "cemetery"
    assert game.now.infection == 3


@rule("DOZ-ZEDS-16", "DOZ-VERSUS-66")
@pytest.mark.parametrize("space", ["st_thomas", "farm"])
def test_villagers_who_cannot_get_past_protesters_are_devoured(space: str) -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("villagers_1", "st_thomas").put("zeds_5", "forest_5")
    game.put("protesters_1", space).carries_out(advancing("zeds_5"))
    assert game.where("villagers_1") == "cemetery"


@rule("DOZ-ZEDS-16")
def test_villagers_stay_where_a_player_unit_beats_the_zeds() -> None:
    game = (
        lay("apocalypse").put("villagers_1", "st_thomas").put("regular_civilians_7", "st_thomas", "defiant")
    )
    game.put("zeds_15", "forest_5").falls(6, 6).carries_out(activating("forest"))
    assert game.where("villagers_1") == "st_thomas"
    assert not game.is_marked("villagers_1", "refugees")


@rule("DOZ-ZEDS-17", "DOZ-INFECT-6", "DOZ-RETREAT-9")
def test_refugees_and_vips_left_with_zeds_are_devoured() -> None:
    game = lay("apocalypse").put("villagers_1", "forest_5", "refugees").put("vip", "forest_5")
    game.put("zeds_15", "forest_6").has(infection=1).carries_out(activating("forest"))
    assert game.where("villagers_1") == game.where("vip") == "cemetery"
    assert game.now.infection == 5


@rule("DOZ-ZEDS-17", "DOZ-UNIT-58")
def test_pickles_among_zeds_does_not_protect_refugees() -> None:
    game = lay("apocalypse").put("villagers_1", "forest_5", "refugees").put("pickles", "forest_5")
    game.put("zeds_15", "forest_6").falls(2).carries_out(advancing("zeds_15"))
    assert game.where("pickles") == "forest_5"
    assert game.where("villagers_1") == "cemetery"


@rule("DOZ-ZEDS-18", "DOZ-UNIT-47")
def test_fast_zeds_move_once_more_alone_when_their_track_is_done() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_start", "fast").put("zeds_12", "forest_start")
    game.put("zeds_13", "forest_2", "fast").carries_out(activating("forest"))
    assert game.where("zeds_12") == "forest_6"
    assert game.where("zeds_5") == "forest_5"
    assert game.where("zeds_13") == "commercial_district"
    assert [record.args["from"] for record in game.told("zeds_advance")] == [
        "forest_2",
        "forest_start",
        "forest_1",
        "forest_6",
    ]


@rule("DOZ-ZEDS-18")
def test_fast_zeds_that_fall_on_their_first_move_make_no_second_one() -> None:
    game = lay("apocalypse").put("zeds_5", "forest_6", "fast", "reduced", hits=2)
    game.put("regular_civilians_7", "forest_5").falls(6, 6).carries_out(activating("forest"))
    assert game.where("zeds_5") == "cup"
    assert game.where("regular_civilians_7") == "forest_5"


@rule("DOZ-ZEDS-6", "DOZ-ZEDS-8")
def test_units_of_a_group_that_has_been_torn_apart_each_move_once() -> None:
    game = lay().put("zeds_5", "forest_6").put("zeds_12", "farm").has(track=FOREST)
    game.t.groups = [(UNIT["zeds_5"], UNIT["zeds_12"], UNIT["zeds_13"])]

    def step(t: DawnTable) -> Flow:
        while t.groups:
            yield from next_group(t)

    game.carries_out(step)
    assert game.where("zeds_5") == "forest_5"
    assert game.where("zeds_12") == "forest_2"
    assert game.where("zeds_13") == "cup"


@rule("DOZ-UNIT-39", "DOZ-PRESS-13")
def test_reanimators_heal_when_their_track_is_activated() -> None:
    game = lay("outbreak").put("reanimator", "forest_6", hits=1).carries_out(activating("forest"))
    assert game.hits("reanimator") == 0
    other = lay("outbreak").put("reanimator", "forest_6", hits=1).carries_out(advancing("reanimator"))
    assert other.hits("reanimator") == 1


@rule("DOZ-ZEDS-18", "DOZ-UNIT-36")
def test_were_zeds_move_once_more_on_a_brains_turn_too() -> None:
    game = lay("outbreak").put("were", "forest_start").event("brains_b1")
    game.carries_out(activating("forest"))
    assert game.where("were") == "forest_5"


@rule("DOZ-ZEDS-19")
def test_zeds_keep_their_hits_between_turns() -> None:
    def step(t: DawnTable) -> Flow:
        t.phase = HOUSEKEEPING
        while t.phase == HOUSEKEEPING:
            yield from housekeeping(t)

    game = lay().put("zeds_5", "forest_5", hits=2).carries_out(step)
    assert game.hits("zeds_5") == 2


@rule("DOZ-ZEDS-20")
def test_under_unnatural_selection_the_players_choose_one_of_two_drawn() -> None:
    game = lay("brains").force(RESEARCH_SOURCE + RESEARCH_CARD["unnatural"]).draws("zeds_34", "zeds_1")
    game.carries_out(new_in("forest_start"))
    game.answers("unit", "zeds_1")
    assert game.where("zeds_1") == "forest_start"
    assert game.where("zeds_34") == "cup"


@rule("DOZ-ZEDS-21", "DOZ-EVENT-19")
def test_zeds_placed_during_an_activation_do_not_move_in_it() -> None:
    game = lay().put("regular_civilians_3", "forest_1", "reduced", hits=1).put("zeds_34", "forest_2")
    game.put("zeds_15", "forest_5").event("spread").falls(1, 1, 1).draws("zeds_5")
    game.carries_out(activating("forest")).answers("roll")
    assert game.where("zeds_5") == "forest_1"
    assert game.where("zeds_15") == "st_thomas"


@rule("DOZ-EVENT-8", "DOZ-EVENT-9", "DOZ-COOP-7")
def test_of_all_tracks_the_lead_player_chooses_the_order() -> None:
    game = lay("brains", seats=2).event("end_y").has(lead=1)
    for number, track in enumerate(("forest", "mountain", "highway", "suburbs"), 1):
        game.put(f"zeds_{number}", f"{track}_start")
    begins_zeds_phase(game, START_EFFECTS)
    game.answers("track", "suburbs", seat=1).answers("track", "forest").answers("track", "highway")
    assert activated(game) == ["suburbs", "forest", "highway", "mountain"]


@rule("DOZ-VERSUS-12")
def test_in_versus_the_zeds_player_orders_all_tracks() -> None:
    game = lay("brains", seats=2, mode="versus").event("end_y")
    for number, track in enumerate(("forest", "mountain", "highway", "suburbs"), 1):
        game.put(f"zeds_{number}", f"{track}_start")
    begins_zeds_phase(game, START_EFFECTS)
    while game.asked != "activate_track":
        game.answers("pass")
    assert game.asked_seat == 1


@rule("DOZ-EVENT-6", "DOZ-UNIT-38")
def test_on_a_brains_turn_who_wins_a_fight_advances_again_together() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_5", "reduced", hits=1)
    game.put("zeds_15", "forest_6").put("zeds_5", "forest_6").event("brains_b1").falls(3, 4, 1)
    game.carries_out(advancing("zeds_5", "zeds_15")).answers("roll")
    assert game.where("zeds_15") == game.where("zeds_5") == "st_thomas"


@rule("DOZ-TUNNEL-7", "DOZ-EVENT-6")
def test_zeds_that_win_together_in_catacombs_leave_them_singly() -> None:
    game = lay("walking_zeds").put("zeds_5", "outer_catacombs").put("zeds_34", "outer_catacombs").falls(1)
    game.carries_out(advancing("zeds_5", "zeds_34"))
    assert game.where("zeds_34") == "marteuse_office"
    assert game.where("zeds_5") == "outer_catacombs"


@rule("DOZ-UNIT-50")
@pytest.mark.parametrize(("start", "hits"), [("forest_6", 2), ("forest_5", 0)])
def test_stench_strikes_ahead_only_after_a_move_without_a_fight(start: str, hits: int) -> None:
    game = lay("brains").put("zeds_5", start, "stench").put("national_guard", "st_thomas").falls(3, 4)
    game.carries_out(advancing("zeds_5"))
    assert game.hits("national_guard") == hits


@rule("DOZ-UNIT-38")
def test_berserkers_that_win_an_attack_advance_again_alone() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_5", "reduced", hits=1)
    game.put("berserker", "forest_6").put("zeds_5", "forest_6").falls(3, 4, 1)
    game.carries_out(advancing("zeds_5", "berserker")).answers("roll")
    assert game.where("zeds_5") == "forest_5"
    assert game.where("berserker") == "st_thomas"


@rule("DOZ-UNIT-38", "DOZ-STACK-13")
def test_new_berserkers_that_win_their_attack_advance_too() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_5", "reduced", hits=1)
    game.draws("berserker").falls(3, 4, 1).carries_out(new_in("forest_5", is_super=True)).answers("roll")
    assert game.where("berserker") == "st_thomas"


@rule("DOZ-UNIT-38", "DOZ-RETREAT-7")
def test_berserkers_that_win_an_attack_on_their_retreat_advance_too() -> None:
    game = lay("outbreak").put("regular_civilians_7", "forest_6", "reduced", hits=1)
    game.put("national_guard", "st_thomas").put("berserker", "forest_5").falls(3, 4, 1)

    def retreating(t: DawnTable) -> Flow:
        yield from retreat_zeds(t, [UNIT["berserker"]])

    game.carries_out(retreating).answers("roll")
    assert game.where("berserker") == "forest_5"


@rule("DOZ-UNIT-16")
def test_zeds_that_enter_a_village_release_defiant_civilians_before_the_fight() -> None:
    game = lay().put("regular_civilians_7", "st_thomas", "defiant").put("zeds_15", "forest_5")
    game.falls(1, 3).carries_out(activating("forest"))
    assert not game.is_marked("regular_civilians_7", "defiant")
    assert game.where("regular_civilians_7") == "farm"


@rule("DOZ-UNIT-16", "DOZ-ZEDS-12")
def test_zeds_that_die_in_a_minefield_have_released_the_defiant_civilians_all_the_same() -> None:
    game = (
        lay("apocalypse").put("regular_civilians_7", "st_thomas", "defiant").ground("st_thomas", MINEFIELD_7)
    )
    game.put("zeds_5", "forest_5", "reduced").falls(3, 4).carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == "cup"
    assert not game.is_marked("regular_civilians_7", "defiant")


@rule("DOZ-EVENT-23")
def test_zeds_do_not_enter_a_space_with_no_entry() -> None:
    game = lay().put("zeds_15", "forest_5").ground("st_thomas", NO_ENTRY).carries_out(activating("forest"))
    assert game.where("zeds_15") == "forest_5"


@rule("DOZ-EVENT-11")
def test_the_red_end_card_activates_every_track_twice_in_two_rounds() -> None:
    game = lay("directors_cut").event("end_r").any_luck()
    begins_zeds_phase(game, START_EFFECTS)
    for track in ("suburbs", "forest", "highway", "mountain"):
        game.answers("track", track)
    assert activated(game) == ["suburbs", "forest", "highway", "mountain", "tunnel"]
    assert game.options == [f"track track={noun.id}" for noun in TRACKS]


@rule("DOZ-EVENT-12", "DOZ-FATE-3")
def test_the_fated_track_of_an_end_card_is_activated_twice_before_its_fate_card_acts() -> None:
    game = lay().event("end_b2").put("zeds_5", "forest_start")
    game.t.fates.put_on_top(FATE["bad_ammo"])
    begins_zeds_phase(game.has(ammo=5), START_EFFECTS)
    kinds = [record.kind for record in game.match.records(None)]
    assert activated(game) == ["forest", "forest"]
    assert kinds.index("fate_drawn") < kinds.index("track_activated")
    assert kinds.index("ammo_changed") > len(kinds) - 1 - kinds[::-1].index("track_activated")
    assert game.where("zeds_5") == "forest_5"


def event_shown(game: Game) -> EventView:
    """What the first seat sees of the Event card."""
    shown = view(sight_of(game.t, None, 0))["event"]
    assert shown is not None
    return shown


@rule("DOZ-EVENT-8")
def test_once_an_order_is_begun_the_tracks_that_are_left_are_shown_one_by_one() -> None:
    game = lay().event("kidding_me")
    game.t.phase, game.t.moment, game.t.activations = ZEDS, WINDOW, [ANY_ORDER + 0b1111]
    assert event_shown(game)["tracks_left"] == ["all"]
    game.t.activations = [ANY_ORDER + 0b0110]
    assert event_shown(game)["tracks_left"] == ["mountain", "highway"]


@rule("DOZ-EVENT-12")
def test_the_fate_card_that_is_still_to_be_carried_out_is_not_shown_as_a_track() -> None:
    game = lay().event("end_b2")
    game.t.phase, game.t.moment, game.t.activations = ZEDS, WINDOW, [2, FINISH_FATE]
    assert event_shown(game)["tracks_left"] == ["highway"]


@rule("DOZ-EVENT-12")
def test_the_fated_track_of_an_earlier_turn_is_not_shown() -> None:
    game = lay().event("end_b2").has(fated_track=1)
    game.t.phase = EAT
    assert event_shown(game)["fated_track"] is None
    game.t.phase, game.t.open_fates = ZEDS, [FATE["bad_ammo"], NONE]
    assert event_shown(game)["fated_track"] is None
    game.t.open_fates = [FATE["bad_ammo"], 2]
    assert event_shown(game)["fated_track"] == "highway"
    game.t.phase, game.t.open_fates = ACTION, []
    assert event_shown(game)["fated_track"] == "mountain"
    assert event_shown(game.event("hunting_cabin"))["fated_track"] is None


@rule("DOZ-VERSUS-22")
def test_the_zeds_player_acts_before_the_first_track_and_after_each() -> None:
    game = lay("outbreak", seats=2, mode="versus").event("hunting_cabin").put("zeds_5", "mountain_6")
    begins_zeds_phase(game.put("zeds_6", "suburbs_6"))
    seen: list[int] = []
    while game.asked_seat == 1:
        seen.append(len(activated(game)))
        game.answers("pass")
    assert seen == [0, 1, 2]
