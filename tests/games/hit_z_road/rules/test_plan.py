"""Planning."""

import pytest

import lastfire
from tests.games.hit_z_road.table import CARD, play_on, seat
from tests.rule import rule


@rule("HZR-PLAN-1")
def test_planning_auction_encounter() -> None:
    table = seat(2)
    assert [record.kind for record in table.records()][:1] == ["round_begins"]
    assert table.view()["phase"] == "auction"
    table.bids(0, 1)
    table.passes(1, 0)
    assert table.view()["phase"] == "payment"
    table.pays(0, ammo=1)
    assert table.view()["phase"] == "encounter"
    table.drives(0, 1)
    table.drives(1, 2)
    assert table.round == 2
    assert table.view()["phase"] == "auction"
    kinds = [record.kind for record in table.records()]
    assert kinds.index("card_dealt") < kinds.index("auction_ends") < kinds.index("path_chosen")


@rule("HZR-PLAN-2")
def test_never_more_than_eight_rounds() -> None:
    for seed in range(20):
        match = play_on(lastfire.new("hit_z_road", seats=2, seed=seed), seed)
        rounds = [record.args["round"] for record in match.records(None) if record.kind == "round_begins"]
        assert rounds == list(range(1, len(rounds) + 1))
        assert len(rounds) <= 8
        assert match.view(None)["rounds"] == 8


@rule("HZR-PLAN-3..4")
@pytest.mark.parametrize(("seats", "count"), [(1, 6), (2, 6), (3, 6), (4, 8)])
def test_cards_of_a_round(seats: int, count: int) -> None:
    assert len(seat(seats).all_told("card_dealt")) == count


@rule("HZR-PLAN-5", "HZR-SETUP-13")
@pytest.mark.parametrize(("seats", "out", "count"), [(4, [1], 8), (4, [1, 2], 8), (3, [0], 6)])
def test_eliminations_do_not_shrink_the_deal(seats: int, out: list[int], count: int) -> None:
    assert len(seat(seats, out=out, from_round=3).all_told("card_dealt")) == count


@rule("HZR-PLAN-6..7")
def test_the_deal_fills_the_paths_in_order_and_asks_nobody() -> None:
    cards = ["farm", "cellar", "school_bus", "hospital", "beach", "airport", "fuel_stop", "captors"]
    pairs = [cards[number : number + 2] for number in range(0, 8, 2)]
    table = seat(4, pairs)
    assert [(told["path"], told["slot"], told["card"]) for told in table.all_told("card_dealt")] == [
        (number // 2 + 1, number % 2, card) for number, card in enumerate(cards)
    ]
    assert table.cards == [tuple(pair) for pair in pairs]
    # The first thing that anybody is asked is a bid.
    assert table.asked == ("bid", 0)


@rule("HZR-PLAN-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_open_before_the_first_bid(seats: int) -> None:
    table = seat(seats)
    assert table.asked == ("bid", 0)
    for watcher in (*range(seats), None):
        for path in table.view(watcher)["paths"]:
            assert all(card in CARD for card in path["cards"])
            assert path["face_down"] == [False, False]


@rule("HZR-PLAN-9")
def test_planning_lays_the_keys() -> None:
    table = seat(4, out=[3], from_round=2)
    assert table.all_told("key_laid") == [{"path": 4, "size": 2}]
    assert table.keys == [0, 0, 0, 2]


@rule("HZR-PLAN-10", "HZR-PATH-12")
def test_no_card_of_the_round_before_is_left() -> None:
    table = seat(
        2,
        [("farm", "fuel_stop"), ("cellar", "school_bus"), ("hidden_room", "police_armoury")],
        then=[("motel_rest", "safe_zone"), ("gunsmith_town", "beach"), ("hospital", "church")],
    )
    table.nobody_bids()
    table.drives(0, 1)
    table.drives(1, 2)
    assert table.round == 2
    assert table.told("path_unused") == [{"path": 3}]
    assert table.cards == [("motel_rest", "safe_zone"), ("gunsmith_town", "beach"), ("hospital", "church")]
    assert [path["gone"] for path in table.view()["paths"]] == [[False, False]] * 3
    assert [path["taken_by"] for path in table.view()["paths"]] == [None] * 3
