"""What the blue Event cards do, one after the other."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.cards import EVENTS
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, NO_ENTRY, SURVIVED, ZEDS
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.rules.test_zeds import attacking
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.rule import rule

# Civilians 7 are 4/2 and have 2 Hits a side, Zeds 15 are 5/3, Zeds 34 are 9/4.


@rule("DOZ-EVENT-4", "DOZ-EVENT-25")
def test_cardio_brings_zeds_to_an_empty_start_of_choice() -> None:
    game = lay().put("zeds_1", "forest_start").put("zeds_2", "mountain_start").draws("zeds_5")
    game.carries_out(laid("cardio", ZEDS_START))
    assert game.options == ["space space=highway_start", "space space=suburbs_start"]
    game.answers("space", "suburbs_start")
    assert game.where("zeds_5") == "suburbs_start"


@rule("DOZ-EVENT-25")
def test_without_an_empty_start_cardio_brings_them_to_the_weakest_zeds() -> None:
    game = lay().put("zeds_34", "forest_start").put("zeds_33", "mountain_start")
    game.put("zeds_3", "highway_start").put("zeds_4", "highway_start", "reduced").put(
        "zeds_8", "suburbs_start"
    )
    game.put("zeds_9", "suburbs_start", "reduced").draws("zeds_5")
    # The Highway Start is full: 3 and 1 are less than 4 and 2. Its unit goes elsewhere by choice.
    game.carries_out(laid("cardio", ZEDS_START)).answers("space", "mountain_start")
    assert game.where("zeds_5") == "mountain_start"


@rule("DOZ-EVENT-4", "DOZ-EVENT-24")
def test_in_the_turn_of_cardio_a_defender_may_retreat_with_all_units_of_the_space() -> None:
    game = lay().put("zeds_15", "mountain_3").put("furies", "campground").put("piazza", "campground")
    for track in ("forest_start", "highway_start"):
        game.put("zeds_1" if track == "forest_start" else "zeds_2", track)
    game.draws("zeds_5").carries_out(laid("cardio", ZEDS_START, advancing("zeds_15")))
    game.answers("space", "mountain_start").answers("retreat")
    assert (game.where("furies"), game.where("piazza")) == ("mountain_1", "mountain_1")
    assert game.where("zeds_15") == "campground"


@rule("DOZ-EVENT-24")
def test_who_fights_in_the_turn_of_cardio_fights_as_always() -> None:
    game = (
        lay()
        .put("zeds_15", "mountain_3")
        .put("regular_civilians_7", "campground")
        .draws("zeds_5")
        .falls(6, 6)
    )
    game.carries_out(laid("cardio", ZEDS_START, advancing("zeds_15"))).answers("space", "mountain_start")
    game.answers("fight")
    assert game.where("regular_civilians_7") == "campground"
    assert game.where("zeds_15") == "mountain_3"


@rule("DOZ-EVENT-4", "DOZ-EVENT-42")
def test_the_hunting_cabin_holds_ammo_for_a_player_unit_at_the_campground() -> None:
    game = lay().put("piazza", "campground").has(ammo=3).carries_out(laid("hunting_cabin", ACTION_END))
    assert game.now.ammo == 5


@rule("DOZ-EVENT-42")
@pytest.mark.parametrize("case", ["nobody", "elsewhere", "comatose", "refugees", "chaos"])
def test_a_reward_needs_a_unit_there_that_can_act(case: str) -> None:
    game = lay("apocalypse").has(ammo=3)
    if case == "elsewhere":
        game.put("piazza", "mountain_3")
    if case == "comatose":
        game.put("piazza", "campground", "reduced", "comatose")
    if case == "refugees":
        game.put("villagers_1", "campground", "refugees")
    if case == "chaos":
        game.put("piazza", "campground").chaos("campground")
    game.carries_out(laid("hunting_cabin", ACTION_END))
    assert game.now.ammo == 3


@rule("DOZ-EVENT-42")
@pytest.mark.parametrize("unit", ["piazza", "furies", "regular_civilians_1", "rangers", "national_guard"])
def test_heroes_civilians_of_any_kind_and_the_guard_are_rewarded(unit: str) -> None:
    game = lay("apocalypse").put(unit, "campground").carries_out(laid("hunting_cabin", ACTION_END))
    assert game.now.ammo == 2


@rule("DOZ-EVENT-4")
def test_regular_civilians_of_choice_become_well_armed() -> None:
    game = lay().put("regular_civilians_1", "farm").put("regular_civilians_2", "town_center")
    game.put("regular_civilians_3", "cemetery").put("furies", "town_center")
    game.carries_out(laid("well_armed", ZEDS_START))
    assert game.options == ["unit unit=regular_civilians_1", "unit unit=regular_civilians_2"]
    game.answers("unit", "regular_civilians_2")
    assert game.is_marked("regular_civilians_2", "well_armed")
    assert not game.is_marked("regular_civilians_1", "well_armed")


ASSAULTS = [
    ("night_mountain", "mountain"),
    ("night_suburbs", "suburbs"),
    ("night_forest", "forest"),
    ("night_highway", "highway"),
    ("nightfall", "highway"),
]


@rule("DOZ-EVENT-4", "DOZ-EVENT-18")
@pytest.mark.parametrize(("card", "track"), ASSAULTS)
def test_a_night_assault_raises_infection_for_all_zeds_of_its_track_before_new_ones_come(
    card: str, track: str
) -> None:
    game = lay("outbreak").put("zeds_1", f"{track}_6").put("noelle", f"{track}_6").put("iron", f"{track}_6")
    other = "forest_6" if track != "forest" else "mountain_6"
    game.put("zeds_2", other).draws("zeds_5").has(infection=1).carries_out(laid(card, ZEDS_START))
    assert game.now.infection == 4
    assert game.where("zeds_5") == f"{track}_start"


@rule("DOZ-EVENT-18")
def test_in_the_zeds_phase_of_a_night_assault_no_terrain_counts() -> None:
    # 4 against 5 is the third column; in a named space it would be the fourth, where 3 and 4 win.
    game = lay().put("zeds_15", "mountain_3").put("regular_civilians_7", "campground").draws("zeds_5")
    game.falls(3, 4).carries_out(laid("night_highway", ZEDS_START, advancing("zeds_15")))
    assert game.where("zeds_15") == "campground"
    game = lay().put("zeds_15", "mountain_3").put("regular_civilians_7", "campground").event("hunting_cabin")
    game.falls(3, 4).carries_out(advancing("zeds_15"))
    assert game.where("regular_civilians_7") == "campground"


@rule("DOZ-GOAL-7", "DOZ-EVENT-18")
def test_in_the_basic_game_a_night_assault_brings_zeds_all_the_same() -> None:
    game = lay().put("zeds_1", "forest_6").draws("zeds_5").carries_out(laid("night_forest", ZEDS_START))
    assert game.now.infection == 0
    assert game.where("zeds_5") == "forest_start"


@rule("DOZ-EVENT-4", "DOZ-EVENT-17")
@pytest.mark.parametrize("card", ["under_feet", "wandering", "limping"])
def test_a_surprise_attack_rolls_on_the_even_column_moved_by_terrain(card: str) -> None:
    # 3 and 4 in the Even column are 2 Hits; with 1 shift for the Campground it is 1.
    game = lay("outbreak").put("furies", "farm").put("regular_civilians_7", "campground").falls(3, 4)
    game.carries_out(laid(card, ZEDS_START)).answers("track", "mountain")
    assert game.hits("regular_civilians_7") == 1
    assert game.where("regular_civilians_7") == "campground"
    assert game.now.infection == 0


@rule("DOZ-EVENT-17")
def test_a_surprise_attack_in_a_clear_space_stays_in_the_even_column() -> None:
    game = lay().put("regular_civilians_7", "mountain_3").falls(3, 4)
    game.carries_out(laid("under_feet", ZEDS_START)).answers("track", "mountain")
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("regular_civilians_7") == 0


@rule("DOZ-EVENT-17", "DOZ-UNIT-17")
def test_a_surprise_attack_releases_defiant_civilians() -> None:
    game = lay().put("regular_civilians_7", "leftys_pass", "defiant").falls(6, 6)
    game.carries_out(laid("under_feet", ZEDS_START)).answers("track", "mountain")
    assert not game.is_marked("regular_civilians_7", "defiant")
    assert game.where("regular_civilians_7") == "leftys_pass"


@rule("DOZ-EVENT-17")
def test_tough_units_ignore_hits_of_a_surprise_attack() -> None:
    game = lay().put("furies", "mountain_3").falls(3, 4, 4, 3)
    game.carries_out(laid("under_feet", ZEDS_START)).answers("track", "mountain")
    assert game.hits("furies") == 1


@rule("DOZ-EVENT-17")
def test_nobody_in_town_center_on_a_start_or_asleep_is_attacked_by_surprise() -> None:
    game = lay("apocalypse").put("piazza", "town_center").put("rangers", "mountain_start")
    game.put("villagers_1", "leftys_pass").put("hunt", "campground", "comatose", "reduced")
    game.carries_out(laid("under_feet", ZEDS_START)).answers("track", "mountain")
    assert not game.told("surprise_roll")


@rule("DOZ-EVENT-4", "DOZ-EVENT-19")
def test_when_the_disease_spreads_dying_civilians_leave_zeds_in_their_space() -> None:
    game = lay().put("zeds_34", "mountain_3").put("regular_civilians_7", "campground", "reduced", hits=1)
    # New Zeds on the Fated Start; then 9 against 2 is the first column, a named space the second.
    game.draws("zeds_1").falls(3, 4, 1).draws("zeds_5")
    game.carries_out(laid("spread", ZEDS_START, advancing("zeds_34"))).answers("track", "forest").answers(
        "roll"
    )
    assert game.where("zeds_1") == "forest_start"
    assert game.where("regular_civilians_7") == "cemetery"
    assert game.where("zeds_5") == "campground"


@rule("DOZ-EVENT-19")
def test_heroes_leave_no_zeds_when_the_disease_spreads() -> None:
    game = lay().put("zeds_34", "mountain_3").put("piazza", "campground", "reduced").draws("zeds_1")
    game.falls(3, 4, 1).carries_out(laid("spread", ZEDS_START, advancing("zeds_34"))).answers(
        "track", "forest"
    )
    game.answers("roll")
    assert game.where("piazza") == "cemetery"
    assert game.where("zeds_5") == "cup"


@rule("DOZ-EVENT-4", "DOZ-EVENT-9", "DOZ-EVENT-10")
def test_you_must_be_kidding_fills_every_start_heals_all_zeds_and_then_activates_all_tracks() -> None:
    game = lay().put("zeds_1", "forest_start", hits=2).put("zeds_2", "forest_start", "reduced", hits=1)
    game.put("zeds_3", "mountain_6", hits=1).draws("zeds_5", "zeds_6", "zeds_7", "zeds_8")
    game.carries_out(laid("kidding_me", ZEDS_START))
    # The Forest Start is full: its unit goes where there is room.
    game.answers("space", "mountain_start")
    assert [game.hits(unit) for unit in ("zeds_1", "zeds_2", "zeds_3")] == [0, 0, 0]
    assert game.is_marked("zeds_2", "reduced")
    assert game.where("zeds_5") == "mountain_start"


@rule("DOZ-EVENT-8", "DOZ-EVENT-9")
def test_an_all_tracks_symbol_activates_every_track_once_in_an_order_of_choice() -> None:
    game = lay().put("zeds_1", "forest_6").put("zeds_2", "mountain_6").put("zeds_3", "highway_6")
    game.put("zeds_4", "suburbs_6").draws("zeds_5", "zeds_6", "zeds_7", "zeds_8")
    game.carries_out(laid("kidding_me", through(ZEDS)))
    assert len(game.options) == 4
    game.answers("track", "suburbs").answers("track", "forest").answers("track", "highway")
    assert [game.where(f"zeds_{unit}") for unit in (1, 2, 3, 4)] == [
        "forest_5",
        "leftys_pass",
        "ingeburg",
        "east_irek",
    ]
    assert [record.args["track"] for record in game.told("track_activated")] == [
        "suburbs",
        "forest",
        "highway",
        "mountain",
    ]


@rule("DOZ-EVENT-4", "DOZ-EVENT-20")
def test_weak_zeds_give_way_in_place_nearest_first_and_their_markers_are_lost() -> None:
    game = lay().put("zeds_15", "forest_2", "reduced", "tough").put("zeds_1", "forest_5")
    game.put("zeds_13", "forest_1", "reduced").put("iron", "forest_6").draws("zeds_30", "zeds_31")
    game.carries_out(laid("hate_that", ZEDS_START))
    assert game.where("zeds_30") == "forest_2"
    assert game.where("zeds_31") == "forest_5"
    assert game.where("zeds_13") == "forest_1"
    assert game.where("zeds_15") == "cup"
    assert not game.is_marked("zeds_30", "tough")
    assert not game.is_marked("zeds_15", "tough")


@rule("DOZ-EVENT-4", "DOZ-EVENT-21", "DOZ-UNIT-12")
@pytest.mark.parametrize("card", ["hero_arrives_b", "hero_arrives_g"])
def test_a_random_available_hero_arrives_in_town_or_on_any_start(card: str) -> None:
    game = lay("apocalypse").put("piazza", "cemetery").draws("johnson")
    game.carries_out(laid(card, ZEDS_START))
    assert sorted(game.options) == [
        "space space=forest_start",
        "space space=highway_start",
        "space space=mountain_start",
        "space space=suburbs_start",
        "space space=town_center",
    ]
    game.answers("space", "highway_start")
    assert game.where("johnson") == "highway_start"
    # He brings what he brings.
    assert (game.now.supplies, game.now.ammo) == (2, 3)
    assert game.told("supplies_brought")[0].args == {"unit": "johnson", "supplies": 2}
    assert game.told("ammo_brought")[0].args == {"unit": "johnson", "ammo": 3}


@rule("DOZ-EVENT-21")
def test_in_the_basic_game_only_the_fifth_blue_hero_is_left() -> None:
    game = lay()
    for hero in ("piazza", "hernandez", "schmidt", "hunt"):
        game.put(hero, "town_center")
    game.draws("johnson").carries_out(laid("hero_arrives_b", ZEDS_START)).answers("space", "town_center")
    assert game.where("johnson") == "town_center"


@rule("DOZ-EVENT-4")
def test_a_hero_who_keeps_calm_attacks_with_two_shifts_right() -> None:
    game = lay().put("hunt", "mountain_3").put("piazza", "town_center")
    game.put("zeds_15", "campground").falls(1, 1)
    game.carries_out(laid("keep_calm", ZEDS_START, attacking("hunt", "campground", "mountain_3")))
    game.answers("unit", "hunt")
    assert [record.text("en") for record in game.told("hero_picked")] == [
        "Sheriff Hunt is chosen for “Keep Calm”."
    ]
    shifts = [record.args for record in game.told("shifted_right")]
    assert any(shift["source"] == "keep_calm" for shift in shifts)
    chosen = [unit["unit"] for unit in game.match.view(0)["units"] if "chosen" in unit["used"]]
    assert chosen == ["hunt"]


@rule("DOZ-EVENT-4", "DOZ-EVENT-22")
def test_a_mine_explosion_hits_all_sides_drives_them_off_and_bars_the_mine() -> None:
    game = (
        lay("apocalypse").put("regular_civilians_7", "lucky_strike_mine").put("zeds_15", "lucky_strike_mine")
    )
    game.carries_out(laid("mine_explosion", ZEDS_START))
    assert (game.hits("regular_civilians_7"), game.where("regular_civilians_7")) == (1, "mountain_3")
    assert game.hits("zeds_15") == 1
    assert game.where("zeds_15") == "leftys_pass"
    assert game.now.ground[SPACE["lucky_strike_mine"]] & NO_ENTRY


@rule("DOZ-EVENT-22")
def test_raiders_and_refugees_do_not_survive_an_explosion_unharmed_either() -> None:
    game = (
        lay("apocalypse")
        .put("raiders", "lucky_strike_mine")
        .put("villagers_1", "lucky_strike_mine", "refugees")
    )
    game.falls(1).carries_out(laid("mine_explosion", ZEDS_START)).answers("roll")
    assert (game.hits("raiders"), game.where("raiders")) == (1, "leftys_pass")
    assert game.where("villagers_1") == "cemetery"


@rule("DOZ-EVENT-23")
def test_nobody_enters_a_no_entry_space() -> None:
    game = lay().put("zeds_15", "leftys_pass")
    game.carries_out(laid("mine_explosion", ZEDS_START, advancing("zeds_15")))
    assert game.where("zeds_15") == "leftys_pass"


@rule("DOZ-EVENT-4", "DOZ-UNIT-45")
def test_tough_zeds_come_to_the_mountain_and_the_strongest_are_tough() -> None:
    game = lay().put("zeds_15", "forest_2").put("giant", "forest_5").draws("zeds_10")
    game.carries_out(laid("tough_zeds", ZEDS_START))
    assert game.where("zeds_10") == "mountain_start"
    assert game.options == ["unit unit=zeds_10", "unit unit=zeds_15"]
    game.answers("unit", "zeds_15")
    assert game.is_marked("zeds_15", "tough")


@rule("DOZ-EVENT-4")
def test_zeds_that_smell_attack_the_chosen_unit_and_turn_over_if_they_win() -> None:
    game = lay("apocalypse").put("regular_civilians_1", "campground").put("regular_civilians_7", "campground")
    # 3 against 3 in a named space: the fifth column. A 2 is a defeat there.
    game.put("hernandez", "town_center").draws("zeds_15").falls(1, 1)
    game.carries_out(laid("whats_that_smell", ZEDS_END)).answers("unit", "regular_civilians_1")
    assert not game.is_marked("zeds_15", "reduced")
    assert game.where("zeds_15") == "campground"
    assert game.where("regular_civilians_7") == "mountain_1"
    assert game.hits("regular_civilians_7") == 0
    assert game.chaos_in("campground") == 1


@rule("DOZ-EVENT-4")
def test_zeds_that_smell_retreat_if_they_lose_and_stay_reduced() -> None:
    game = lay().put("regular_civilians_7", "campground").draws("zeds_15").falls(1, 2)
    game.carries_out(laid("whats_that_smell", ZEDS_END))
    assert (game.where("zeds_15"), game.hits("zeds_15")) == ("mountain_3", 2)
    assert game.is_marked("zeds_15", "reduced")
    assert game.where("regular_civilians_7") == "campground"
    assert game.is_marked("regular_civilians_7", "reduced")


BRAINS = [("brains_b1", 1), ("brains_b2", 2), ("brains_g", 3), ("brains_y1", 2), ("brains_y2", 4)]


@rule("DOZ-EVENT-4", "DOZ-EVENT-6", "DOZ-EVENT-7")
@pytest.mark.parametrize(("card", "count"), BRAINS)
def test_brains_raises_infection_activates_every_track_once_and_skips_the_action_phase(
    card: str, count: int
) -> None:
    game = lay("outbreak").put("zeds_1", "forest_6").put("zeds_2", "mountain_6").put("zeds_3", "highway_6")
    game.put("zeds_4", "suburbs_6").put("piazza", "town_center").has(ammo=1)
    game.carries_out(laid(card, through(ZEDS, ACTION)))
    for track in ("forest", "mountain", "highway"):
        game.answers("track", track)
    assert game.now.infection == count
    assert [game.where(f"zeds_{unit}") for unit in (1, 2, 3, 4)] == [
        "forest_5",
        "leftys_pass",
        "ingeburg",
        "east_irek",
    ]
    assert game.asked == ""


@rule("DOZ-EVENT-6")
def test_under_brains_zeds_that_win_a_fight_advance_again() -> None:
    game = lay("outbreak").put("zeds_15", "mountain_3").put("regular_civilians_7", "campground")
    # They win in the Campground, follow the Civilians, and are beaten there.
    game.falls(2, 3, 6, 6).carries_out(laid("brains_b1", ZEDS_START, advancing("zeds_15")))
    assert len(game.told("defended")) == 2
    assert (game.where("regular_civilians_7"), game.hits("regular_civilians_7")) == ("mountain_1", 1)
    assert game.where("zeds_15") == "campground"
    assert game.is_marked("zeds_15", "reduced")


@rule("DOZ-EVENT-7")
def test_brains_shows_no_refugees_no_outbreak_and_nothing_eaten() -> None:
    for card in [card for card in EVENTS if card.brains]:
        assert (card.refugees, card.outbreak, card.eat, card.actions) == (0, 0, 0, 0)
        assert not card.on_reveal


@rule("DOZ-EVENT-4", "DOZ-END-3")
@pytest.mark.parametrize("card", ["end_b1", "end_g", "end_y", "end_o", "end_r"])
def test_the_end_is_a_win_at_the_start_of_the_action_phase(card: str) -> None:
    game = lay("directors_cut").carries_out(laid(card, through(ACTION)))
    assert game.now.ending == SURVIVED


@rule("DOZ-EVENT-4", "DOZ-EVENT-12", "DOZ-END-4")
def test_the_blue_end_with_fate_activates_the_fated_track_twice() -> None:
    game = lay().put("zeds_1", "forest_6").put("zeds_2", "mountain_6")
    game.carries_out(laid("end_b2", through(ZEDS, ACTION))).answers("track", "forest")
    assert game.where("zeds_1") == "st_thomas"
    assert game.where("zeds_2") == "mountain_6"
    assert game.now.ending == SURVIVED
