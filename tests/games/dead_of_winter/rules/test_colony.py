"""The colony phase."""

import itertools

import pytest

from tests.games.dead_of_winter.table import EXILED, Game, seat
from tests.rule import rule

EXILE_CARD = next(iter(EXILED))


def colony_of(count: int, **what: object) -> Game:
    """Three players with so many heads at the colony and nobody anywhere else."""
    what.setdefault("helpless", count - 3)
    return seat(["thomas_heart"], ["ashley_ross"], ["rod_miller"], **what)  # type: ignore[arg-type]


@rule("DOW-COLONY-1", "DOW-COLONY-2", "DOW-COLONY-3", "DOW-TIES-6", "DOW-SURV-4")
@pytest.mark.parametrize(("heads", "eaten"), [(3, 2), (6, 3), (7, 4)])
def test_one_food_for_every_two_at_the_colony_rounded_up(heads: int, eaten: int) -> None:
    table = colony_of(heads, food=10)
    table.night_falls()
    assert table.last("fed") == {"mouths": heads, "count": eaten, "food": 10 - eaten}
    assert table.food == 10 - eaten


@rule("DOW-COLONY-3")
def test_survivors_elsewhere_feed_themselves() -> None:
    table = seat(
        ["thomas_heart", "brian_lee"],
        ["ashley_ross"],
        ["rod_miller"],
        at={"ashley_ross": "school", "rod_miller": "library"},
        food=3,
    )
    table.night_falls()
    assert table.food == 2


@rule("DOW-COLONY-4", "DOW-COLONY-5", "DOW-COLONY-6")
def test_too_little_food_pays_nothing_and_brings_starvation() -> None:
    table = colony_of(7, food=3)
    table.night_falls()
    assert table.food == 3
    assert table.view()["starvation"] == 1
    assert table.morale == 5


@rule("DOW-COLONY-6", "DOW-COLONY-8")
def test_the_second_shortage_costs_two() -> None:
    table = colony_of(7, food=3, starvation=1)
    table.night_falls()
    assert table.view()["starvation"] == 2
    assert table.morale == 4


@rule("DOW-COLONY-7")
def test_starvation_costs_nothing_in_a_round_with_enough_food() -> None:
    table = colony_of(7, food=4, starvation=3)
    table.night_falls()
    assert table.morale == 6
    assert table.view()["starvation"] == 3


@rule("DOW-COLONY-9", "DOW-COLONY-10", "DOW-TIES-6", "DOW-END-11")
@pytest.mark.parametrize(("cards", "lost"), [(9, 0), (10, 1), (25, 2)])
def test_every_full_ten_cards_of_waste_cost_one(cards: int, lost: int) -> None:
    waste = (["food_1"] * 10 + ["junk"] * 5 + ["fuel"] * 5 + ["medicine"] * 5)[:cards]
    table = colony_of(4, waste=waste)
    table.night_falls()
    assert table.morale == 6 - lost
    assert len(table.view()["waste"]) == cards


@rule("DOW-COLONY-11", "DOW-COLONY-12", "DOW-COLONY-13", "DOW-COLONY-14")
def test_cards_given_are_shown_one_at_a_time_in_no_order_of_giving() -> None:
    table = colony_of(
        4,
        crisis="fuel_shortage",
        given={0: ["fuel", "junk"], 1: ["fuel"], 2: ["fuel"]},
    )
    table.night_falls()
    shown = table.all_of("crisis_card")
    assert sorted(record["item"] for record in shown) == ["fuel", "fuel", "fuel", "junk"]
    assert shown[-1]["points"] == 2
    assert [abs(b["points"] - a["points"]) for a, b in itertools.pairwise(shown)] == [1, 1, 1]


@rule("DOW-COLONY-16", "DOW-COLONY-17", "DOW-COLONY-21")
def test_worked_case_three_fuel_and_a_weapon_do_not_prevent_a_fuel_shortage_for_three() -> None:
    table = colony_of(4, crisis="fuel_shortage", given={0: ["fuel", "pistol"], 1: ["fuel"], 2: ["fuel"]})
    table.night_falls()
    assert table.last("crisis_strikes") == {"crisis": "fuel_shortage", "points": 2, "needed": 3}
    assert table.morale == 4


@rule("DOW-COLONY-18")
def test_enough_points_prevent_the_crisis_and_no_more() -> None:
    table = colony_of(4, crisis="fuel_shortage", given={0: ["fuel", "fuel"], 1: ["fuel"]})
    table.night_falls()
    assert table.last("crisis_prevented") == {"crisis": "fuel_shortage", "points": 3, "needed": 3}
    assert table.morale == 6


@rule("DOW-COLONY-18", "DOW-COLONY-16")
def test_with_everybody_in_exile_no_crisis_strikes_whatever_was_given_before() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"ashley_ross": "school", "olivia_brown": "library", "rod_miller": "hospital"},
        secrets={0: "gluttony", 1: "cult_leader", 2: "hope"},
        exiled={0: "handy", 1: "vengeance", 2: "new_friends"},
        betrayal_pool="two_per_player",
        crisis="fuel_shortage",
        given={0: ["junk"]},
    )
    table.night_falls()
    assert table.last("crisis_prevented") == {"crisis": "fuel_shortage", "points": -1, "needed": 0}
    assert table.morale == 6


@rule("DOW-COLONY-19", "DOW-CRISIS-3")
@pytest.mark.parametrize(("given", "gained"), [(4, 0), (5, 1)])
def test_two_points_more_than_needed_raise_morale(given: int, gained: int) -> None:
    table = colony_of(4, crisis="fuel_shortage", given={0: ["fuel"] * given})
    table.night_falls()
    assert table.morale == 6 + gained


@rule("DOW-COLONY-15")
def test_with_two_symbols_cards_of_either_count() -> None:
    table = colony_of(4, crisis="eyes_on_us", given={0: ["medicine"], 1: ["junk"], 2: ["medicine"]})
    table.night_falls()
    assert table.last("crisis_prevented")["points"] == 3


@rule("DOW-COLONY-16")
def test_exiles_do_not_count_for_the_points_needed() -> None:
    table = seat(
        ["thomas_heart"],
        ["ashley_ross"],
        ["rod_miller"],
        at={"rod_miller": "school"},
        crisis="fuel_shortage",
        given={0: ["fuel", "fuel"]},
        exiled={2: EXILE_CARD},
    )
    table.night_falls()
    assert table.last("crisis_prevented")["needed"] == 2


@rule("DOW-COLONY-20")
@pytest.mark.parametrize("given", [["fuel"], ["fuel", "fuel", "fuel"]])
def test_all_given_cards_leave_the_game(given: list[str]) -> None:
    table = colony_of(4, crisis="fuel_shortage", given={0: given}, waste=["junk"])
    table.night_falls()
    assert table.view()["removed"] == given
    assert table.view()["waste"] == ["junk"]
    assert table.view()["crisis"]["given"] == 0  # the next crisis has none yet


@rule("DOW-COLONY-22", "DOW-TIES-6")
def test_worked_case_seven_at_the_colony_bring_four_zombies() -> None:
    table = colony_of(7)
    table.night_falls()
    assert sum(table.zombies("colony")) == 4


@rule("DOW-COLONY-23")
def test_each_other_place_gets_a_zombie_per_survivor() -> None:
    table = seat(
        ["thomas_heart", "brian_lee"],
        ["ashley_ross"],
        ["rod_miller"],
        at={"ashley_ross": "school", "rod_miller": "school"},
    )
    table.night_falls()
    assert table.zombies("school") == [2]
    assert table.zombies("library") == [0]


@rule("DOW-COLONY-24", "DOW-COLONY-25", "DOW-SEARCH-11")
def test_a_die_of_three_or_less_for_each_noise_token_brings_a_zombie() -> None:
    table = colony_of(4, noise={"school": 3, "library": 1})
    table.falls(3, 4, 1, 6)
    table.night_falls()
    assert table.zombies("school") == [2]
    assert table.zombies("library") == [0]
    assert table.noise("school") == 0
    assert table.noise("library") == 0


@rule("DOW-COLONY-26", "DOW-SPACE-1")
def test_the_order_is_colony_places_by_number_then_noise_by_number() -> None:
    table = seat(
        ["thomas_heart"],
        ["ashley_ross"],
        ["rod_miller"],
        at={"ashley_ross": "hospital", "rod_miller": "police_station"},
        noise={"gas_station": 1, "grocery_store": 1},
    )
    table.falls(1, 1)
    table.night_falls()
    came = [record["place"] for record in table.all_of("zombie_came")]
    assert came == ["colony", "police_station", "hospital", "grocery_store", "gas_station"]


@rule("DOW-COLONY-27")
def test_while_zombies_are_added_the_game_ends_only_between_batches() -> None:
    table = seat(
        ["thomas_heart", "brian_lee", "loretta_clay"],
        ["ashley_ross", "mike_cho"],
        ["rod_miller"],
        at={"rod_miller": "school"},
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
        morale=1,
    )
    table.night_falls()
    told = [record.kind for record in table.match.records(None)]
    # Morale is gone with the first gate, but the colony's batch is finished; no other follows.
    last = len(told) - 1 - told[::-1].index("morale_changed")
    after = told[last + 1 :]
    assert after.count("zombie_came") == 2
    assert table.match.over
    assert table.zombies("school") == [0]
    assert table.view()["result"]["ending"] == "morale"


@rule("DOW-COLONY-28", "DOW-OBJ-6")
def test_the_main_objective_is_looked_at_after_the_zombies_and_before_the_round_marker() -> None:
    table = colony_of(4, objective="we_need_more_samples")
    table.night_falls()
    told = [record.kind for record in table.match.records(None)]
    checked = told.index("objective_checked")
    assert checked > told.index("zombie_came")
    assert checked < told.index("round_begins")


@rule("DOW-COLONY-29")
def test_the_round_marker_moves_down_one() -> None:
    table = colony_of(4, round=5)
    table.night_falls()
    assert table.view()["round"] == 4


@rule("DOW-COLONY-30", "DOW-ROUND-3")
def test_the_first_player_token_goes_to_the_right() -> None:
    table = colony_of(4, first=1, turn=1, crises=["illness", "worn_out"])
    table.night_falls()
    assert table.view()["first"] == 0
    assert table.asked == ("turn", 0)
    table.night_falls()
    assert table.view()["first"] == 2
