"""What the orange Event cards do, one after the other."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import FATE
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, HOUSEKEEPING
from tests.games.dawn_of_the_zeds.event_steps import laid, through
from tests.games.dawn_of_the_zeds.rules.test_event_yellow import studying
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

# Civilians 7 are 4/2 and have 2 Hits a side, Zeds 15 are 5/3.


@rule("DOZ-EVENT-4")
@pytest.mark.parametrize(("die", "hits"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_drone_missiles_strike_a_surface_space_a_start_among_them(die: int, hits: int) -> None:
    game = lay("walking_zeds").put("zeds_34", "forest_start").put("zeds_1", "guard_post")
    game.put("zeds_2", "uptown")
    game.falls(die).carries_out(laid("drone_missiles", ZEDS_START))
    assert game.options == ["space space=forest_start", "space space=uptown"]
    game.answers("space", "forest_start")
    assert game.hits("zeds_34") == hits % 3
    assert game.is_marked("zeds_34", "reduced") == (hits == 3)


@rule("DOZ-EVENT-4", "DOZ-CHAOS-12")
def test_village_fire_brigades_clear_chaos_from_villages_for_infection() -> None:
    game = lay("walking_zeds").chaos("st_thomas", 2).chaos("ingeburg").chaos("farm").has(infection=2)
    game.carries_out(laid("fire_brigades", ACTION_END))
    assert game.options == ["space space=st_thomas", "space space=ingeburg", "no"]
    game.answers("space", "st_thomas").answers("space", "ingeburg").answers("no")
    assert [game.chaos_in(space) for space in ("st_thomas", "ingeburg", "farm")] == [1, 0, 1]
    assert game.now.infection == 4


@rule("DOZ-EVENT-4", "DOZ-HOUSE-5")
@pytest.mark.parametrize("card", ["contamination", "doc_problem"])
def test_contamination_raises_infection_for_patients_and_offices_and_drives_elwood_out(card: str) -> None:
    game = lay("directors_cut").put("piazza", "hospital", "reduced").put("hunt", "hospital", "comatose")
    game.put("seaver", "staff_office").put("agee", "lab").put("villagers_1", "refugee_camp", "refugees")
    game.has(elwood=True, infection=1).carries_out(laid(card, ZEDS_START))
    assert game.now.infection == 4
    assert not game.now.elwood


@rule("DOZ-EVENT-4", "DOZ-RESEARCH-17")
@pytest.mark.parametrize(("die", "more"), [(1, 1), (5, 1), (6, 0)])
def test_a_lab_accident_puts_an_early_card_back_on_top(die: int, more: int) -> None:
    game = studying(lay("walking_zeds")).has(early_to_come=0).falls(die)
    game.carries_out(laid("lab_accident", ZEDS_START))
    assert game.now.early_to_come == more


@rule("DOZ-EVENT-4", "DOZ-HOUSE-5")
def test_elwood_lowers_infection_in_each_housekeeping() -> None:
    game = lay("walking_zeds").has(infection=3)
    game.carries_out(laid("elwood", ZEDS_START, through(HOUSEKEEPING), through(HOUSEKEEPING)))
    assert game.now.elwood
    assert game.now.infection == 1


@rule("DOZ-EVENT-4", "DOZ-ACTION-11")
def test_airborne_rumours_forbid_move_actions_that_begin_or_end_on_the_surface() -> None:
    game = lay("walking_zeds").put("piazza", "guard_post").put("hunt", "uptown")
    game.carries_out(laid("airborne_rumors", through(ACTION))).answers("unit", "piazza")
    moves = [option for option in game.options if option.startswith("move")]
    assert "move space=tunnel_1" in moves
    assert "move space=town_basement" in moves
    assert "move space=town_center" not in moves
    game.answers("move", "tunnel_1").answers("unit", "hunt")
    assert not [option for option in game.options if option.startswith("move")]


@rule("DOZ-EVENT-4", "DOZ-EVENT-33")
@pytest.mark.parametrize("unit", ["regular_civilians_7", "furies", "rangers", "villagers_1"])
def test_it_takes_a_village_puts_somebody_into_a_bed_and_zeds_in_their_place(unit: str) -> None:
    game = lay("walking_zeds").put(unit, "farm").put("piazza", "uptown")
    game.put("villagers_2", "refugee_camp", "refugees")
    game.draws("zeds_5").carries_out(laid("takes_a_village", ZEDS_START))
    assert game.where(unit) == "hospital"
    assert game.is_marked(unit, "comatose")
    assert game.where("zeds_5") == "farm"
    assert game.where("piazza") == "uptown"


@rule("DOZ-EVENT-33", "DOZ-FATE-12")
def test_it_takes_a_village_leaves_vips_alone() -> None:
    game = lay("walking_zeds").put("vip", "farm").carries_out(laid("takes_a_village", ZEDS_START))
    assert game.where("vip") == "farm"


@rule("DOZ-EVENT-33", "DOZ-SAVE-7")
def test_without_a_free_bed_a_patient_leaves_or_the_unit_goes_to_the_cemetery() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "farm").draws("zeds_5")
    for number in (1, 2, 3):
        game.put(f"regular_civilians_{number}", "hospital", "reduced")
    game.carries_out(laid("takes_a_village", ZEDS_START))
    assert game.asked
    game.answers("unit", "regular_civilians_2")
    assert game.where("regular_civilians_2") == "town_center"
    assert game.where("regular_civilians_7") == "hospital"


@rule("DOZ-EVENT-4", "DOZ-EVENT-36")
def test_the_mysterious_doctor_costs_a_card_and_infection_and_brings_zeds_but_not_himself() -> None:
    game = lay("walking_zeds").holds("adrenaline", "bonfire").falls(4)
    game.draws("zeds_5", "zeds_6", "zeds_7", "zeds_8", "zeds_9")
    game.carries_out(laid("mysterious_doctor", ZEDS_START)).answers("discard_fate", "bonfire")
    assert game.now.fate_hand == [FATE["adrenaline"]]
    assert game.now.fate_discards == [FATE["bonfire"]]
    assert game.now.infection == 4
    assert game.where("zeds_9") == "tunnel_start"
    assert game.where("dr_marteuse") == "aside"


@rule("DOZ-EVENT-4", "DOZ-EVENT-34")
@pytest.mark.parametrize(("card", "level"), [("sewer_zeds", "walking_zeds"), ("eruption", "directors_cut")])
def test_zeds_of_the_tunnel_come_up_each_at_its_place(card: str, level: str) -> None:
    exits = [
        ("chromotechnics_lab", "university"),
        ("tunnel_6", "nuclear_plant"),
        ("outer_catacombs", "farm"),
        ("marteuse_office", "lucky_strike_mine"),
        ("inner_catacombs", "farm"),
    ]
    game = lay(level).put("zeds_9", "guard_post")
    for number, (below, _) in enumerate(exits, 1):
        game.put(f"zeds_{number}", below)
    # Out of Catacombs they roll first.
    game.falls(1, 3).carries_out(laid(card, ZEDS_END))
    assert [game.where(f"zeds_{number}") for number in (1, 2, 3, 4, 5)] == [above for _, above in exits]
    assert game.where("zeds_9") == "guard_post"
    assert game.chaos_in("farm") == 1


@rule("DOZ-EVENT-34")
def test_in_catacombs_they_may_stay_or_get_lost_instead() -> None:
    game = lay("walking_zeds").put("zeds_34", "outer_catacombs").put("zeds_1", "outer_catacombs")
    # The stronger first: it stays. The other is Lost and comes out in space 1.
    game.falls(4, 6, 1).carries_out(laid("sewer_zeds", ZEDS_END))
    assert game.where("zeds_34") == "outer_catacombs"
    assert game.where("zeds_1") == "tunnel_1"


@rule("DOZ-EVENT-35")
def test_zeds_that_surface_attack_player_units_there() -> None:
    game = lay("walking_zeds").put("zeds_15", "tunnel_6").put("regular_civilians_7", "nuclear_plant")
    game.falls(6, 6)
    game.carries_out(laid("sewer_zeds", ZEDS_END))
    # They are beaten and retreat along the track they came up to.
    assert game.where("zeds_15") == "highway_4"
    assert game.is_marked("zeds_15", "reduced") or game.hits("zeds_15") > 0


@rule("DOZ-EVENT-35")
def test_without_room_above_they_stay_below() -> None:
    game = lay("walking_zeds").put("zeds_15", "tunnel_6").put("zeds_1", "nuclear_plant")
    game.put("zeds_2", "nuclear_plant")
    game.carries_out(laid("sewer_zeds", ZEDS_END))
    assert game.where("zeds_15") == "tunnel_6"


@rule("DOZ-EVENT-4")
def test_random_heroic_civilians_arrive_in_town() -> None:
    game = lay("walking_zeds").put("furies", "cemetery").draws("veterans")
    game.carries_out(laid("heroic_arrive", ZEDS_START))
    assert game.where("veterans") == "town_center"


@rule("DOZ-EVENT-4")
def test_bats_attack_the_unit_deepest_in_the_tunnel() -> None:
    game = lay("walking_zeds").put("regular_civilians_7", "guard_post").put("hunt", "town_basement")
    game.put("piazza", "uptown").carries_out(laid("bats", ZEDS_START))
    assert game.now.infection == 1
    assert (game.hits("regular_civilians_7"), game.where("regular_civilians_7")) == (1, "tunnel_1")
    assert game.where("hunt") == "town_basement"


@rule("DOZ-EVENT-4")
def test_without_a_unit_in_the_tunnel_bats_do_nothing() -> None:
    game = lay("walking_zeds").put("piazza", "uptown").carries_out(laid("bats", ZEDS_START))
    assert game.now.infection == 0
