"""What the green Event cards do, one after the other, and the National Guard's short turn."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT as CARD
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    BARRICADE,
    EVENT,
    FOUR_R,
    HOUSEKEEPING,
    INFECTION,
    NO_ENTRY,
    STRONGPOINT,
    SURVIVED,
    ZEDS,
    DawnTable,
)
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.rule import rule

# Civilians 7 are 4/2 and have 2 Hits a side, Zeds 15 are 5/3.


@rule("DOZ-EVENT-4", "DOZ-EVENT-42")
def test_a_full_pantry_feeds_who_is_in_the_commercial_district() -> None:
    game = lay("apocalypse").put("piazza", "commercial_district").has(supplies=1)
    game.carries_out(laid("pantry", ACTION_END))
    assert game.now.supplies == 5


@rule("DOZ-EVENT-4", "DOZ-EVENT-15", "DOZ-EVENT-16")
def test_fouled_water_costs_a_die_of_supplies_and_hits_in_a_mix_of_choice() -> None:
    game = lay("apocalypse").put("regular_civilians_7", "town_center")
    game.put("villagers_1", "refugee_camp", "refugees")
    game.put("hunt", "hospital", "reduced", "comatose").has(supplies=2, ammo=5).falls(3)
    game.carries_out(laid("water", ZEDS_START))
    assert game.options == ["supply", "unit unit=regular_civilians_7"]
    game.answers("unit", "regular_civilians_7").answers("supply").answers("supply")
    assert (game.now.supplies, game.now.ammo, game.hits("regular_civilians_7")) == (0, 5, 1)


@rule("DOZ-EVENT-15", "DOZ-GOAL-8")
def test_what_cannot_be_lost_is_not_lost() -> None:
    game = lay("apocalypse").has(supplies=2).falls(6).carries_out(laid("water", ZEDS_START))
    assert game.now.supplies == 0


@rule("DOZ-EVENT-4", "DOZ-UNIT-24")
def test_the_rangers_deploy_on_the_fated_start_with_ammo() -> None:
    game = lay("apocalypse").carries_out(laid("rangers_deploy", ZEDS_START)).answers("track", "highway")
    assert game.where("rangers") == "highway_start"
    assert game.now.ammo == 4


@rule("DOZ-EVENT-4", "DOZ-EVENT-26")
@pytest.mark.parametrize("card", ["absolute_chaos", "chaos_unchecked"])
def test_in_absolute_chaos_a_space_that_falls_gets_two_markers(card: str) -> None:
    game = lay("apocalypse").put("zeds_15", "mountain_3")
    game.carries_out(laid(card, ZEDS_START, advancing("zeds_15")))
    assert game.chaos_in("campground") == 2


@rule("DOZ-EVENT-26")
def test_without_absolute_chaos_it_gets_one() -> None:
    game = lay("apocalypse").put("zeds_15", "mountain_3")
    game.carries_out(laid("hunting_cabin", ZEDS_START, advancing("zeds_15")))
    assert game.chaos_in("campground") == 1


@rule("DOZ-EVENT-26")
def test_of_two_markers_one_still_leaves_in_each_housekeeping() -> None:
    game = lay("apocalypse").put("piazza", "campground").chaos("campground", 2).event("absolute_chaos")
    game.carries_out(through(HOUSEKEEPING))
    assert game.chaos_in("campground") == 1


@rule("DOZ-EVENT-3", "DOZ-HOUSE-6")
def test_what_a_card_says_for_the_turn_is_over_after_housekeeping() -> None:
    game = lay("apocalypse").put("zeds_15", "mountain_3")
    game.carries_out(laid("absolute_chaos", ZEDS_START, through(HOUSEKEEPING), advancing("zeds_15")))
    assert game.chaos_in("campground") == 1


@rule("DOZ-EVENT-4", "DOZ-UNIT-46")
def test_toxic_zeds_come_by_the_highway_and_the_strongest_are_toxic() -> None:
    game = lay("apocalypse").put("zeds_34", "forest_2").draws("zeds_10")
    game.carries_out(laid("toxic_zeds", ZEDS_START))
    assert game.where("zeds_10") == "highway_start"
    assert game.is_marked("zeds_34", "toxic")


@rule("DOZ-EVENT-4", "DOZ-UNIT-47")
def test_fast_zeds_come_through_the_forest_and_the_strongest_are_fast() -> None:
    game = lay("apocalypse").put("zeds_34", "forest_2", "reduced").draws("zeds_10")
    game.carries_out(laid("fast_zeds", ZEDS_START))
    assert game.where("zeds_10") == "forest_start"
    # 5 is more than the 4 of a reduced side.
    assert game.is_marked("zeds_10", "fast")


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(("infection", "unit"), [(8, "iron"), (7, "vip")])
def test_an_unidentified_crowd_is_super_zeds_where_infection_is_high_else_survivors(
    infection: int, unit: str
) -> None:
    game = lay("apocalypse").has(infection=infection)
    if unit == "iron":
        game.draws("iron")
    game.carries_out(laid("unknown_mob", ZEDS_START)).answers("track", "suburbs")
    assert game.where(unit) == "suburbs_start"
    assert game.where("vip" if unit == "iron" else "iron") in ("aside", "super_cup")


@rule("DOZ-EVENT-14")
def test_survivors_due_in_the_tunnel_come_to_a_surface_start_of_choice() -> None:
    game = lay("walking_zeds").carries_out(laid("unknown_mob", ZEDS_START)).answers("track", "tunnel")
    assert game.options == [f"track track={track}" for track in ("forest", "mountain", "highway", "suburbs")]
    game.answers("track", "forest")
    assert game.where("vip") == "forest_start"


@rule("DOZ-EVENT-4", "DOZ-EVENT-32")
def test_raiders_come_where_chaos_is_most_and_move_at_once() -> None:
    game = lay("apocalypse").chaos("farm", 1).chaos("ingeburg", 2)
    game.carries_out(laid("raiders_appear", ZEDS_START))
    assert game.where("raiders") == "highway_6"


@rule("DOZ-EVENT-32")
def test_the_tunnel_is_no_way_for_raiders_and_among_equals_the_players_choose() -> None:
    game = lay("walking_zeds").chaos("guard_post", 3).chaos("farm", 1).chaos("ingeburg", 1)
    game.carries_out(laid("raiders_appear", ZEDS_START))
    assert game.options == ["track track=forest", "track track=highway"]
    game.answers("track", "forest")
    assert game.where("raiders") == "forest_6"


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(
    ("dice", "hits"), [((1, 1), 1), ((2, 3), 1), ((3, 3), 2), ((4, 5), 2), ((5, 5), 3), ((6, 6), 3)]
)
def test_the_guard_helicopter_strikes_one_surface_space_off_the_starts(
    dice: tuple[int, int], hits: int
) -> None:
    game = lay("walking_zeds").put("iron", "forest_start").put("zeds_1", "guard_post").put("zeds_34", "farm")
    game.put("zeds_33", "uptown").falls(*dice).carries_out(laid("guard_helicopter", ZEDS_START))
    assert game.options == ["space space=farm", "space space=uptown"]
    game.answers("space", "farm")
    assert game.hits("zeds_34") == hits % 3
    assert game.is_marked("zeds_34", "reduced") == (hits == 3)
    assert game.hits("zeds_33") == 0


@rule("DOZ-EVENT-4", "DOZ-EVENT-27")
@pytest.mark.parametrize("card", ["thick_skulls", "stop_at_nothing"])
def test_thick_skulled_zeds_break_a_barricade_as_they_enter_and_no_terrain_counts(card: str) -> None:
    # 5 against 4 in the third column: 3 and 4 beat the defender. With a Barricade it would be the fifth.
    game = lay("apocalypse").put("zeds_15", "mountain_3").put("regular_civilians_7", "campground")
    game.ground("campground", BARRICADE).falls(3, 4)
    game.carries_out(laid(card, ZEDS_START, advancing("zeds_15")))
    assert game.where("zeds_15") == "campground"
    assert not game.now.ground[SPACE["campground"]] & BARRICADE


@rule("DOZ-EVENT-27")
def test_a_strongpoint_stays_before_thick_skulled_zeds_but_gives_nothing() -> None:
    game = lay("apocalypse").put("zeds_15", "mountain_3").put("regular_civilians_7", "campground")
    game.ground("campground", STRONGPOINT).falls(3, 4)
    game.carries_out(laid("thick_skulls", ZEDS_START, advancing("zeds_15")))
    assert game.where("zeds_15") == "campground"
    assert game.now.ground[SPACE["campground"]] & STRONGPOINT


@rule("DOZ-EVENT-4", "DOZ-ACTION-9")
def test_hospital_efficiency_can_be_two_free_heals_that_do_not_lower_infection() -> None:
    game = lay("apocalypse").put("regular_civilians_1", "hospital", "reduced", hits=1).has(infection=5)
    game.put("regular_civilians_2", "hospital", "reduced", "comatose")
    game.carries_out(laid("hospital_efficiency", through(ACTION))).answers("use_event", "hospital_efficiency")
    assert game.options == ["two_heals", "less_infection", "heal_and_less"]
    game.answers("two_heals").answers("unit", "regular_civilians_1")
    assert game.hits("regular_civilians_1") == 0
    assert not game.is_marked("regular_civilians_2", "comatose")
    assert game.now.infection == 5
    assert "use_event event=hospital_efficiency" not in game.options


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(("choice", "infection", "hits"), [("less_infection", 3, 1), ("heal_and_less", 4, 0)])
def test_hospital_efficiency_can_be_less_infection_or_some_of_both(
    choice: str, infection: int, hits: int
) -> None:
    game = lay("apocalypse").put("regular_civilians_1", "hospital", "reduced", hits=1).has(infection=5)
    game.carries_out(laid("hospital_efficiency", through(ACTION))).answers("use_event", "hospital_efficiency")
    game.answers(choice)
    assert (game.now.infection, game.hits("regular_civilians_1")) == (infection, hits)


@rule("DOZ-EVENT-4", "DOZ-EVENT-31")
def test_this_is_bad_puts_zeds_on_space_1_of_the_fated_track_and_heals_all() -> None:
    game = lay("apocalypse").put("zeds_1", "farm", hits=2).draws("zeds_5")
    game.carries_out(laid("this_is_bad", ZEDS_START)).answers("track", "highway")
    assert game.where("zeds_5") == "highway_1"
    assert game.hits("zeds_1") == 0


@rule("DOZ-EVENT-4", "DOZ-EVENT-30")
@pytest.mark.parametrize("infection", [2, 12, 13])
def test_what_the_hell_is_that_is_one_unchecked_outbreak_with_its_reduction(infection: int) -> None:
    game = lay("apocalypse").put("zeds_1", "farm", hits=2).has(infection=infection).falls(3, 4).draws("iron")
    game.carries_out(laid("what_is_that", ZEDS_START)).answers("track", "highway")
    assert game.now.infection == 6
    assert game.where("iron") == "ingeburg"
    assert game.hits("zeds_1") == 0


@rule("DOZ-EVENT-4", "DOZ-BOARD-15")
def test_where_do_they_come_from_brings_zeds_to_villages_under_zeds_control() -> None:
    game = lay("apocalypse").put("zeds_1", "st_thomas", hits=1).chaos("ingeburg").put("zeds_2", "farm")
    game.chaos("farm").draws("zeds_5", "zeds_6").carries_out(laid("where_from", ZEDS_START))
    assert (game.where("zeds_5"), game.where("zeds_6")) == ("st_thomas", "ingeburg")
    assert game.hits("zeds_1") == 0


@rule("DOZ-EVENT-4", "DOZ-EVENT-13")
def test_the_national_guard_comes_to_the_fated_start_and_the_next_card_is_revealed() -> None:
    game = lay("apocalypse", seats=2).has(turn=4, lead=1)
    game.carries_out(laid("national_guard", laid("hunting_cabin"))).answers("track", "suburbs")
    assert game.where("national_guard") == "suburbs_start"
    # Its turn counts, but the lead player stays for the next one, of which this is the card.
    assert game.now.turn == 6
    assert game.now.lead == 0
    assert game.now.event_actions == 3


@rule("DOZ-EVENT-13")
def test_the_turn_of_the_guard_is_over_at_once_without_housekeeping() -> None:
    game = lay("apocalypse").chaos("farm").put("piazza", "farm").put("zeds_15", "mountain_3")
    game.carries_out(laid("national_guard", laid("absolute_chaos", ZEDS_START))).answers("track", "suburbs")
    assert game.chaos_in("farm") == 1
    assert game.where("zeds_15") == "mountain_3"


@rule("DOZ-EVENT-13", "DOZ-HOUSE-6")
def test_what_lasts_a_turn_ends_with_the_turn_of_the_guard() -> None:
    game = lay("apocalypse").ground("farm", NO_ENTRY)
    game.carries_out(laid("national_guard")).answers("track", "suburbs")
    assert not game.now.ground[SPACE["farm"]] & NO_ENTRY


@rule("DOZ-EVENT-13")
def test_fated_to_the_tunnel_the_guard_comes_to_a_surface_start_of_choice() -> None:
    game = lay("walking_zeds").carries_out(laid("national_guard")).answers("track", "tunnel")
    assert "track track=tunnel" not in game.options
    game.answers("track", "mountain")
    assert game.where("national_guard") == "mountain_start"


@rule("DOZ-EVENT-1", "DOZ-EVENT-2", "DOZ-BOARD-24")
def test_the_top_card_governs_the_turn_and_sets_the_event_actions() -> None:
    game = lay("apocalypse", seats=3).has(event_actions=4).carries_out(laid("pantry"))
    assert game.now.event_actions == 2
    assert game.told("turn_begins")[0].args["event"] == "pantry"
    assert (game.now.turn, game.now.lead, game.now.phase) == (2, 1, 7)


@rule("DOZ-EVENT-1", "DOZ-TURN-1")
def test_after_the_event_phase_comes_the_next_phase_of_the_level() -> None:
    found: list[int] = []

    def note(t: DawnTable) -> Flow:
        found.append(t.phase)
        yield from ()

    for level in ("apocalypse", "outbreak", "basic"):
        lay(level).carries_out(laid("pantry", note))
    assert found == [FOUR_R, INFECTION, ZEDS]


@rule("DOZ-VERSUS-73", "DOZ-EVENT-36")
def test_the_doctor_comes_to_a_start_of_the_zeds_players_choice_and_another_card_is_revealed() -> None:
    game = lay("outbreak", seats=2, mode="versus").put("looters_1", "forest_start")
    game.carries_out(laid("doctor_at_large", laid("hunting_cabin")))
    assert game.asked_seat == 1
    assert game.options == [f"space space={track}_start" for track in ("mountain", "highway", "suburbs")]
    game.answers("space", "highway_start")
    assert game.where("dr_marteuse") == "highway_start"
    assert game.now.turn == 2
    assert game.now.event_actions == 3


@rule("DOZ-END-7")
def test_an_empty_deck_is_a_win() -> None:
    game = lay().has(event=CARD["end_b1"]).begin(EVENT)
    assert game.now.ending == SURVIVED
