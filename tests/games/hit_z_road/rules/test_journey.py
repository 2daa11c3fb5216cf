"""The journey variant."""

from typing import Any

import pytest

import lastfire
from tests.games.hit_z_road.table import (
    BLANK,
    CASUALTY,
    KILL,
    OPPORTUNITY,
    Game,
    last_round,
    plain,
    play_on,
    seat,
)
from tests.rule import rule


@rule("HZR-JOURNEY-1", "HZR-BOX-11")
def test_the_journey_is_played_only_by_those_who_ask_for_it() -> None:
    assert lastfire.registered_games()["hit_z_road"].options["journey"].default is False
    for seed in range(10):
        match = lastfire.new("hit_z_road", seats=2, seed=seed)
        assert match.view(None)["journey"] is None
        play_on(match, seed)
        kinds = {record.kind for record in match.records(None)}
        assert not kinds & {"tile_laid", "crossing_rolled", "crossed", "cards_swapped", "leg_ends"}
    assert lastfire.new("hit_z_road", seats=2, journey=True).view(None)["journey"] is not None


@rule("HZR-JOURNEY-2")
@pytest.mark.parametrize("round_", [1, 3, 8])
def test_round_r_is_stage_r(round_: int) -> None:
    table = seat(3, journey=True, tiles=(3, 6), from_round=round_)
    assert table.view()["journey"]["stage"] == round_
    assert table.view()["rounds"] == 8


@rule("HZR-JOURNEY-3")
def test_chance_lays_both_tiles_before_the_first_round_and_all_see_them() -> None:
    laid = set()
    for seed in range(150):
        match = lastfire.new("hit_z_road", seats=2, seed=seed, journey=True)
        tiles = match.view(None)["journey"]["tiles"]
        assert tiles == match.view(1)["journey"]["tiles"]
        assert [tile["size"] for tile in tiles] == [2, 4]
        laid.add((tiles[0]["stage"], tiles[1]["stage"]))
    assert laid == {(small, large) for small in (3, 4, 5) for large in (6, 7, 8)}


def contaminated(size: int = 2, **prepared: Any) -> Game:
    """Seat 0 chooses a path on a contaminated stage, and the others wait."""
    table = seat(
        3,
        [("large_crowd",)],
        journey=True,
        tiles=(3, 6),
        from_round=3 if size == 2 else 6,
        **prepared,
    )
    table.nobody_bids()
    table.drives(0, 1)
    return table


@rule("HZR-JOURNEY-4")
@pytest.mark.parametrize("size", [2, 4])
def test_the_detour_costs_the_number_of_the_tile(size: int) -> None:
    table = contaminated(size)
    assert table.asked == ("detour", 0)
    assert table.about == {"price": size}
    assert table.verbs == {"pay", "cross"}
    assert {sum(mix) for mix in table.mixes} == {size}
    before = table.group(1)
    table.pays(0, gas=1, adrenaline=size - 1)
    assert table.told("paid")[0]["for"] == "detour"
    assert table.group(0).goods == (4, 3, 5 - size)
    assert table.group(0).journey_vp == 0
    assert table.asked == ("before_melee", 0)
    assert table.group(1) == before


@rule("HZR-JOURNEY-4")
def test_everyone_on_the_stage_decides_and_only_there() -> None:
    table = contaminated()
    table.pays(0, ammo=2)
    table.flees(0)
    table.drives(1, 2)
    assert table.asked == ("detour", 1)
    table = seat(3, [("large_crowd",)], journey=True, tiles=(3, 6), from_round=4)
    table.nobody_bids()
    table.drives(0, 1)
    assert table.asked == ("before_melee", 0)


@rule("HZR-JOURNEY-4")
def test_who_cannot_pay_crosses_unasked() -> None:
    table = seat(
        3,
        [("large_crowd",)],
        journey=True,
        tiles=(3, 6),
        from_round=3,
        ammo={0: 1},
        gas={0: 0},
        adrenaline={0: 0},
    )
    table.nobody_bids()
    table.falls(BLANK, CASUALTY)
    table.drives(0, 1)
    assert table.told()[:3] == ["path_chosen", "crossing_rolled", "survivors_lost"]
    assert table.group(0).people == 4
    assert table.group(0).ammo == 1


@rule("HZR-JOURNEY-4")
def test_a_key_is_paid_in_addition_and_first() -> None:
    table = seat(2, journey=True, tiles=(3, 6), from_round=6)
    assert table.keys == [0, 0, 2]
    table.nobody_bids()
    table.drives(0, 3)
    assert table.asked == ("pay_key", 0)
    table.pays(0, ammo=2)
    assert table.asked == ("detour", 0)
    table.pays(0, gas=4)
    assert table.told("paid")[0]["for"] == "detour"


@rule("HZR-JOURNEY-5")
@pytest.mark.parametrize(("saves", "people", "adrenaline"), [(0, 3, 4), (1, 4, 3), (2, 5, 2)])
def test_every_skull_of_a_crossing_costs_a_life_or_one_adrenaline(
    saves: int, people: int, adrenaline: int
) -> None:
    table = contaminated(4)
    table.falls(CASUALTY, KILL, CASUALTY, OPPORTUNITY)
    before = table.group(1)
    table.crosses(0)
    assert table.told("crossing_rolled")[0]["faces"] == [CASUALTY, KILL, CASUALTY, OPPORTUNITY]
    assert table.asked == ("cross", 0)
    assert table.about == {"skulls": 2}
    assert table.spendings == {(2, 0), (1, 0), (0, 0)}
    table.spends(0, saves=saves)
    assert table.told("adrenaline_spent") == [{"seat": 0, "saves": saves, "kills": 0}] * (saves > 0)
    assert table.group(0).people == people
    assert table.group(0).adrenaline == adrenaline
    assert table.group(1) == before


@rule("HZR-JOURNEY-5")
def test_a_crossing_may_eliminate() -> None:
    table = contaminated(people={0: 1}, adrenaline={0: 0})
    table.falls(CASUALTY, BLANK)
    table.crosses(0)
    assert not table.group(0).alive
    assert table.asked == ("choose_path", 1)
    assert table.view()["paths"][0]["gone"] == [True, True]


@rule("HZR-JOURNEY-6")
def test_coming_through_without_a_loss_earns_a_point_at_the_coast() -> None:
    table = contaminated()
    table.falls(BLANK, KILL)
    table.crosses(0)
    assert table.asked == ("before_melee", 0)
    assert table.group(0).journey_vp == 1
    assert table.group(1).journey_vp == 0
    table = contaminated()
    table.falls(BLANK, CASUALTY)
    table.crosses(0)
    table.spends(0)
    assert table.group(0).journey_vp == 0


@rule("HZR-JOURNEY-6")
def test_the_point_is_scored_at_the_end() -> None:
    table = last_round(2, journey=True, tiles=(3, 6), journey_vp={1: 2})
    assert table.score(1)["journey"] == 2
    assert table.score(1)["total"] == 2
    assert table.result["winners"] == [1]


@rule("HZR-JOURNEY-7", "HZR-KEY-12")
@pytest.mark.parametrize(
    ("seats", "out", "round_", "keys"),
    [
        (4, [2, 3], 3, [0, 0, 0, 4]),
        (4, [2, 3], 6, [0, 0, 2, 0]),
        (4, [2, 3], 7, [0, 0, 2, 4]),
        (4, [3], 3, [0, 0, 0, 0]),
        (4, [3], 6, [0, 0, 0, 2]),
        (3, [2], 3, [0, 0, 0]),
        (2, [], 3, [0, 0, 0]),
        (2, [], 6, [0, 0, 2]),
        (1, [], 3, [0, 0, 0]),
    ],
)
def test_a_tile_on_the_stage_is_no_key(seats: int, out: list[int], round_: int, keys: list[int]) -> None:
    assert seat(seats, out=out, journey=True, tiles=(3, 6), from_round=round_).keys == keys


@rule("HZR-JOURNEY-8")
def test_the_car_keys_go_to_the_winner_of_the_auction_who_may_swap() -> None:
    table = seat(3, [("church", "hospital"), ("airport", "beach")], journey=True, tiles=(3, 6))
    table.passes(0)
    table.bids(1, 1)
    table.passes(2, 0, 1)
    assert table.view()["journey"]["car_keys"] == 1
    table.pays(1, ammo=1)
    table.drives(1, 1)
    assert table.asked == ("swap_cards", 1)
    assert table.verbs == {"in_order", "swap"}
    table.swaps(1)
    assert table.told("cards_swapped") == [{"seat": 1, "path": 1}]
    assert table.cards[0] == ("hospital", "church")
    assert table.view()["driving"]["card"] == "hospital"
    assert table.cards[1] == ("airport", "beach")
    table.flees(1)
    assert table.view()["driving"]["card"] == "church"
    table.flees(1)
    # The others have no keys.
    table.drives(0, 2)
    assert table.asked == ("before_melee", 0)
    assert table.view()["driving"]["card"] == "airport"


@rule("HZR-JOURNEY-8")
def test_the_cards_may_stay_as_they_lie_and_the_keys_last_one_round() -> None:
    table = seat(2, [("church", "hospital")], journey=True, tiles=(3, 6))
    table.bids(0, 1)
    table.passes(1, 0)
    table.pays(0, ammo=1)
    table.drives(0, 1)
    table.keeps_the_order(0)
    assert table.view()["driving"]["card"] == "church"
    table.flees(0)
    table.flees(0)
    table.drives(1, 2)
    assert table.round == 2
    assert table.view()["journey"]["car_keys"] is None


@rule("HZR-JOURNEY-8")
def test_without_a_bid_nobody_gets_the_car_keys() -> None:
    table = seat(2, [("church", "hospital")], journey=True, tiles=(3, 6))
    table.nobody_bids()
    assert table.view()["journey"]["car_keys"] is None
    table.drives(0, 1)
    assert table.asked == ("before_melee", 0)


@rule("HZR-JOURNEY-8", "HZR-JOURNEY-1")
def test_without_the_journey_a_winning_bid_brings_no_keys() -> None:
    table = seat(2, [("church", "hospital")])
    table.bids(0, 1)
    table.passes(1, 0)
    table.pays(0, ammo=1)
    table.drives(0, 1)
    assert table.asked == ("before_melee", 0)


@rule("HZR-JOURNEY-4", "HZR-JOURNEY-8")
def test_the_car_keys_come_before_the_detour() -> None:
    table = seat(2, [("church", "hospital")], journey=True, tiles=(3, 6), from_round=3)
    table.bids(0, 1)
    table.passes(1, 0)
    table.pays(0, ammo=1)
    table.drives(0, 1)
    assert table.asked == ("swap_cards", 0)
    table.keeps_the_order(0)
    assert table.asked == ("detour", 0)


def last_leg_round(seats: int, leg: int, legs: int = 2, **prepared: Any) -> Game:
    """The last round of a leg, which costs and yields nothing."""
    return last_round(seats, journey=True, journey_legs=legs, leg=leg, tiles=(3, 6), **prepared)


@rule("HZR-JOURNEY-9")
def test_a_journey_of_several_legs_needs_the_journey() -> None:
    for legs in (0, 4):
        with pytest.raises(lastfire.SetupError) as refused:
            lastfire.new("hit_z_road", seats=2, journey=True, journey_legs=legs)
        assert refused.value.field == "journey_legs"
    with pytest.raises(lastfire.SetupError) as refused:
        lastfire.new("hit_z_road", seats=2, journey_legs=2)
    assert refused.value.field == "journey_legs"
    assert lastfire.registered_games()["hit_z_road"].options["journey_legs"].default == 1


@rule("HZR-JOURNEY-9")
def test_points_accumulate_over_the_legs() -> None:
    table = last_leg_round(2, leg=1, won={0: ["farm"]}, map_vp={1: 6}, ammo={1: 5})
    assert table.told("leg_ends") == [{"leg": 1}]
    assert not table.match.over
    assert table.view()["leg"] == 2
    assert table.view()["legs"] == 2
    assert table.round == 1
    assert [table.group(number).leg_vp for number in range(2)] == [1, 9]
    # The new leg begins with nothing won.
    assert [table.group(number).won for number in range(2)] == [(), ()]
    assert [table.group(number).map_vp for number in range(2)] == [0, 0]


@rule("HZR-JOURNEY-9")
def test_the_last_leg_decides_by_total() -> None:
    table = last_leg_round(2, leg=2, leg_vp={0: 5, 1: 2}, won={1: ["farm"]})
    assert table.match.over
    assert [table.score(number)["legs"] for number in range(2)] == [5, 2]
    assert [table.score(number)["total"] for number in range(2)] == [5, 3]
    assert table.result["winners"] == [0]


@rule("HZR-JOURNEY-9")
def test_three_legs_are_three_games() -> None:
    assert not last_leg_round(2, leg=2, legs=3).match.over
    assert last_leg_round(2, leg=3, legs=3).match.over


@rule("HZR-JOURNEY-11")
def test_the_only_survivor_of_a_leg_gets_6_points_instead_of_the_win() -> None:
    table = seat(
        2,
        [("snake",), ("farm", "fuel_stop")],
        journey=True,
        journey_legs=2,
        tiles=(3, 6),
        people={0: 1},
        won={0: ["police_armoury"]},
    )
    table.nobody_bids()
    table.drives(0, 1)
    table.drives(1, 2)
    assert table.told("leg_ends") == [{"leg": 1}]
    # The farm's point and six; the eliminated group gets nothing.
    assert [table.group(number).leg_vp for number in range(2)] == [0, 7]
    assert table.view()["leg"] == 2


@rule("HZR-JOURNEY-9", "HZR-JOURNEY-11")
def test_in_the_last_leg_the_only_survivor_may_still_lose() -> None:
    table = seat(
        2,
        [("snake",), ("airport", "beach")],
        journey=True,
        journey_legs=2,
        leg=2,
        tiles=(3, 6),
        from_round=2,
        people={0: 1},
        leg_vp={0: 10, 1: 3},
        written=[plain("airport"), plain("beach")],
    )
    table.nobody_bids()
    table.drives(0, 1)
    table.drives(1, 2)
    assert table.match.over
    assert [table.score(number)["total"] for number in range(2)] == [10, 9]
    assert table.result["winners"] == [0]


@rule("HZR-JOURNEY-9")
def test_in_a_single_leg_the_only_survivor_wins() -> None:
    table = seat(2, [("snake",)], journey=True, tiles=(3, 6), people={0: 1})
    table.nobody_bids()
    table.drives(0, 1)
    table.drives(1, 2)
    assert table.result["reason"] == "survivor"
    assert table.result["winners"] == [1]


@rule("HZR-JOURNEY-10")
@pytest.mark.parametrize(("had", "keeps"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (7, 5)])
def test_the_living_keep_three_to_five_survivors(had: int, keeps: int) -> None:
    table = last_leg_round(2, leg=1, people={0: had})
    assert table.group(0).people == keeps
    assert table.group(1).people == 5


@rule("HZR-JOURNEY-12")
def test_the_living_keep_half_their_stock_and_get_two_of_each() -> None:
    table = last_leg_round(
        3, leg=1, ammo={0: 7}, gas={0: 0}, adrenaline={0: 1}, tokens={0: ["map", "wheel"]}, armed=[0]
    )
    assert table.group(0).goods == (5, 2, 2)
    assert table.group(1).goods == (4, 4, 4)
    assert table.group(0).tokens == ()
    assert not table.group(0).wheel_armed


@rule("HZR-JOURNEY-13", "HZR-ELIM-8")
def test_the_eliminated_come_back() -> None:
    table = last_leg_round(3, leg=1, out=[2], leg_vp={2: 4})
    group = table.group(2)
    assert group.alive
    assert group.people == 3
    assert group.goods == (2, 2, 2)
    # No points for this leg; those of earlier legs stay.
    assert group.leg_vp == 4
    assert sorted(table.order) == [0, 1, 2]
    assert table.keys == [0, 0, 0]


@rule("HZR-JOURNEY-10", "HZR-DECK-7")
def test_a_new_leg_has_a_fresh_deck_and_fresh_tiles() -> None:
    stages = set()
    for seed in range(30):
        table = last_leg_round(2, leg=1, seed=seed)
        assert table.view()["deck"] == [6, 18, 18]
        stages.add(tuple(tile["stage"] for tile in table.view()["journey"]["tiles"]))
    assert len(stages) > 4


@rule("HZR-JOURNEY-9..13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_long_journeys_come_to_an_end(seats: int) -> None:
    for seed in range(4):
        match = lastfire.new("hit_z_road", seats=seats, seed=seed, journey=True, journey_legs=3)
        play_on(match, seed)
        assert [record.args["leg"] for record in match.records(None) if record.kind == "leg_ends"] == [1, 2]
        result = match.view(None)["result"]
        assert all(score["total"] >= score["legs"] for score in result["scores"])
