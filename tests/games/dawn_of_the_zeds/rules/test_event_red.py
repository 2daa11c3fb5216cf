"""What the red Event cards do, one after the other."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.board.counters import renew
from lastfire.games.dawn_of_the_zeds.rules.card import ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import lay_marker
from lastfire.games.dawn_of_the_zeds.rules.sources import FAST, STENCH_MARKER
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.rules.test_event_yellow import studying
from tests.games.dawn_of_the_zeds.steps import activating, advancing
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

# Civilians 7 are 4/2 and have 2 Hits a side, Zeds 15 are 5/3, Zeds 34 are 9/4.


@rule("DOZ-EVENT-4", "DOZ-EVENT-19")
def test_zeds_of_a_local_outbreak_do_not_move_this_turn() -> None:
    game = lay("directors_cut").put("zeds_34", "mountain_3")
    game.put("regular_civilians_7", "campground", "reduced", hits=1).falls(3, 4, 1).draws("zeds_5")
    game.carries_out(laid("local_outbreak", ZEDS_START, advancing("zeds_34"), activating("mountain")))
    game.answers("roll")
    assert game.where("regular_civilians_7") == "cemetery"
    # The victors go on, the dead who have risen stay.
    assert game.where("zeds_34") == "mountain_1"
    assert game.where("zeds_5") == "campground"


@rule("DOZ-EVENT-19")
def test_zeds_of_the_spreading_disease_do_move() -> None:
    game = lay("directors_cut").put("zeds_34", "mountain_3").draws("zeds_1")
    game.put("regular_civilians_7", "campground", "reduced", hits=1).falls(3, 4, 1).draws("zeds_5")
    game.carries_out(laid("spread", ZEDS_START, advancing("zeds_34"), activating("mountain")))
    game.answers("track", "forest").answers("roll")
    assert game.where("zeds_34") == "mountain_1"
    assert game.where("zeds_5") == "mountain_1"


@rule("DOZ-EVENT-4")
def test_explosive_experiments_are_a_lab_accident_and_a_die_of_infection() -> None:
    game = studying(lay("directors_cut")).has(early_to_come=0).falls(5, 3)
    game.carries_out(laid("explosive_experiments", ZEDS_START))
    assert game.now.early_to_come == 1
    assert game.now.infection == 3


@rule("DOZ-EVENT-4", "DOZ-EVENT-38")
def test_an_alien_artifact_brings_super_zeds_to_the_rolled_space_and_research() -> None:
    game = studying(lay("directors_cut")).falls(6).draws("iron", "sasha")
    game.carries_out(laid("alien_artifact", ZEDS_START)).answers("track", "highway")
    assert game.where("iron") == "highway_6"
    assert game.now.research == RESEARCH_CARD["sasha"]


@rule("DOZ-EVENT-4")
def test_the_dark_fair_brings_zeds_to_catacombs_by_a_die_each() -> None:
    game = lay("directors_cut").falls(1).draws("zeds_5", "zeds_6").falls(6)
    game.carries_out(laid("dark_fair", ZEDS_END))
    assert (game.where("zeds_5"), game.where("zeds_6")) == ("inner_catacombs", "inner_catacombs")
    game = lay("directors_cut").falls(2).draws("zeds_5").falls(5).draws("zeds_6")
    game.carries_out(laid("dark_fair", ZEDS_END))
    assert (game.where("zeds_5"), game.where("zeds_6")) == ("inner_catacombs", "outer_catacombs")


@rule("DOZ-EVENT-4", "DOZ-EVENT-41", "DOZ-UNIT-51")
def test_not_again_brings_back_a_marker_that_has_left_play() -> None:
    game = lay("directors_cut").put("zeds_15", "farm").put("zeds_34", "forest_6")
    # Both markers have been in play; one lies on Zeds there, the other has gone with its bearer.
    lay_marker(game.t, UNIT["zeds_15"], STENCH_MARKER)
    renew(game.t, UNIT["zeds_15"])
    lay_marker(game.t, UNIT["zeds_15"], FAST)
    game.carries_out(laid("not_again", ZEDS_START))
    assert game.is_marked("zeds_34", "stench")
    assert game.is_marked("zeds_15", "fast")
    assert not game.is_marked("zeds_34", "fast")


@rule("DOZ-EVENT-41")
def test_not_again_does_nothing_if_no_marker_has_left_play() -> None:
    game = lay("directors_cut").put("zeds_34", "forest_6", "tough")
    game.carries_out(laid("not_again", ZEDS_START))
    assert game.asked == ""
    assert game.told("marker_placed") == []


@rule("DOZ-EVENT-4", "DOZ-EVENT-37")
def test_the_office_lets_super_zeds_out_if_there_are_none_else_regular_ones() -> None:
    game = lay("directors_cut").draws("iron").carries_out(laid("from_the_lab", ZEDS_START))
    assert game.where("iron") == "marteuse_office"
    game = lay("directors_cut").put("giant", "farm").draws("zeds_5")
    game.carries_out(laid("from_the_lab", ZEDS_START))
    assert game.where("zeds_5") == "marteuse_office"


@rule("DOZ-EVENT-37")
def test_who_is_in_the_office_is_attacked_and_zeds_there_push_the_new_ones_outward() -> None:
    game = lay("directors_cut").put("giant", "farm").put("zeds_1", "marteuse_office").draws("zeds_5")
    game.carries_out(laid("from_the_lab", ZEDS_START))
    assert game.where("zeds_5") == "outer_catacombs"
    game = lay("directors_cut").put("giant", "farm").put("regular_civilians_7", "marteuse_office")
    game.draws("zeds_15")
    game.falls(6, 6).carries_out(laid("from_the_lab", ZEDS_START))
    assert game.where("regular_civilians_7") == "marteuse_office"
    assert game.where("zeds_15") == "outer_catacombs"


@rule("DOZ-EVENT-4", "DOZ-EVENT-39")
def test_bloated_zeds_burst_over_the_adjacent_spaces_that_are_no_starts() -> None:
    game = lay("directors_cut").put("zeds_15", "forest_1").put("zeds_16", "forest_2")
    game.put("zeds_17", "forest_6")
    game.put("regular_civilians_7", "commercial_district").put("piazza", "town_center")
    # On Strength 4 a 7 is 2 Hits, a 2 none.
    game.falls(3, 4, 1, 1).carries_out(laid("bloated", ZEDS_START)).answers("track", "forest")
    assert game.where("zeds_15") == "cup"
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.hits("zeds_16") == 0
    assert game.where("zeds_16") == "forest_2"
    assert not game.is_marked("piazza", "reduced")


@rule("DOZ-EVENT-39")
def test_a_burst_beside_a_start_spares_the_start() -> None:
    game = lay("directors_cut").put("zeds_15", "forest_6").put("zeds_16", "forest_start")
    game.carries_out(laid("bloated", ZEDS_START)).answers("track", "forest")
    assert game.where("zeds_15") == "cup"
    assert game.hits("zeds_16") == 0


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(("die", "card"), [(1, "dpc_commission"), (2, "sasha")])
def test_experimental_shortcuts_cost_a_hero_a_hit_for_a_chance_of_research(die: int, card: str) -> None:
    game = studying(lay("directors_cut")).put("agee", "lab").falls(die)
    if card == "sasha":
        game.draws("sasha")
    game.carries_out(laid("shortcuts", through(ACTION))).answers("use_event", "shortcuts")
    assert game.is_marked("agee", "reduced")
    assert game.now.research == RESEARCH_CARD[card]


@rule("DOZ-EVENT-4")
def test_experimental_shortcuts_may_be_taken_any_number_of_times() -> None:
    game = studying(lay("directors_cut")).put("horatius", "town_center").put("agee", "lab").falls(1)
    game.carries_out(laid("shortcuts", through(ACTION))).answers("use_event", "shortcuts")
    assert "use_event event=shortcuts" in game.options


@rule("DOZ-EVENT-4", "DOZ-EVENT-40")
def test_there_is_no_escape_from_a_second_attack_at_once() -> None:
    # 5 against 4 in a clear space: 3 and 4 are 1 and 2 Hits. Nobody retreats; then 5 against 2 is the second
    # column, where 6 and 6 beat the Zeds.
    game = lay("directors_cut").put("zeds_15", "campground").put("regular_civilians_7", "mountain_1")
    game.falls(3, 4, 6, 6).carries_out(laid("no_escape", ZEDS_START, advancing("zeds_15")))
    assert game.where("regular_civilians_7") == "mountain_1"
    assert game.is_marked("regular_civilians_7", "reduced")
    assert game.where("zeds_15") == "campground"
    assert len(game.told("defended")) == 2


@rule("DOZ-EVENT-40")
@pytest.mark.parametrize("unit", ["johnson", "pickles"])
def test_nobody_evades_where_there_is_no_escape(unit: str) -> None:
    game = lay("directors_cut").put("zeds_15", "campground").put(unit, "mountain_1")
    # No die for traps or stealth: the first dice are those of the fight.
    game.falls(6, 6, 6, 6).carries_out(laid("no_escape", ZEDS_START, advancing("zeds_15")))
    assert len(game.told("defended")) >= 1
    assert game.told("defended")[0].args["unit"] == unit


@rule("DOZ-EVENT-4", "DOZ-EVENT-34")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "nuclear_plant"), (2, "nuclear_plant"), (3, "farm"), (5, "farm")]
)
def test_steam_pipes_lead_out_of_catacombs_by_a_die(die: int, space: str) -> None:
    game = lay("directors_cut").put("zeds_15", "inner_catacombs").put("zeds_1", "guard_post").falls(die, 1)
    game.carries_out(laid("steam_pipes", ZEDS_END))
    assert game.where("zeds_15") == space
    assert game.where("zeds_1") == "guard_post"


@rule("DOZ-EVENT-34")
def test_on_a_6_steam_pipes_lead_nowhere_and_catacombs_may_keep_who_tries() -> None:
    game = lay("directors_cut").put("zeds_15", "inner_catacombs").put("zeds_1", "outer_catacombs")
    game.falls(6, 3, 4)
    game.carries_out(laid("steam_pipes", ZEDS_END))
    assert (game.where("zeds_15"), game.where("zeds_1")) == ("inner_catacombs", "outer_catacombs")


@rule("DOZ-EVENT-11")
def test_the_red_end_activates_each_track_twice() -> None:
    game = lay("directors_cut")
    tracks = ("forest", "mountain", "highway", "suburbs", "tunnel")
    for number, track in enumerate(tracks, 1):
        game.put(f"zeds_{number}", f"{track}_start")
    game.carries_out(laid("end_r", through(ZEDS)))
    for _ in range(2):
        for track in tracks[:-1]:
            game.answers("track", track)
    assert [game.where(f"zeds_{number}") for number in (1, 2, 3, 4, 5)] == [
        "forest_5",
        "leftys_pass",
        "ingeburg",
        "east_irek",
        "tunnel_6",
    ]
