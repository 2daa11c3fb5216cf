"""Initiative."""

from tests.games.hit_z_road.table import FATAL, meet, seat
from tests.rule import rule


@rule("HZR-ORDER-1")
def test_the_highest_bid_leads() -> None:
    table = seat(4)
    table.bids(0, 2)
    table.bids(1, 4)
    table.bids(2, 1)
    table.bids(3, 3)
    table.passes(0, 1, 2, 3)
    assert table.order == [1, 3, 0, 2]
    assert [table.group(number).initiative for number in range(4)] == [3, 1, 4, 2]
    assert table.told("initiative") == [
        {"seat": 1, "place": 1, "bid": 4},
        {"seat": 3, "place": 2, "bid": 3},
        {"seat": 0, "place": 3, "bid": 2},
        {"seat": 2, "place": 4, "bid": 1},
    ]


@rule("HZR-ORDER-2", "HZR-TIES-2")
def test_who_bid_nothing_lines_up_behind_in_the_earlier_order() -> None:
    table = seat(4, order=[3, 1, 0, 2])
    table.passes(3, 1)
    table.bids(0, 1)
    table.passes(2, 3, 1, 0)
    assert table.order == [0, 3, 1, 2]


@rule("HZR-ORDER-3", "HZR-PATH-3")
def test_a_bid_of_nothing_still_earns_a_path() -> None:
    table = seat(3)
    table.bids(0, 1)
    table.passes(1, 2, 0)
    table.pays(0, ammo=1)
    table.drives(0, 2)
    assert table.asked == ("choose_path", 1)
    assert table.open_paths == [1, 3]
    before = table.group(1).cards
    table.drives(1, 1)
    assert table.group(1).cards == before + 2


@rule("HZR-ORDER-4")
def test_without_bids_the_order_stays() -> None:
    table = seat(4, order=[2, 3, 0, 1])
    table.nobody_bids()
    assert table.order == [2, 3, 0, 1]


@rule("HZR-ORDER-5")
def test_the_new_order_holds_for_the_paths_and_for_the_next_auction() -> None:
    table = seat(3)
    table.passes(0, 1)
    table.bids(2, 1)
    table.passes(0, 1, 2)
    table.pays(2, ammo=1)
    assert table.asked == ("choose_path", 2)
    table.drives(2, 1)
    assert table.asked == ("choose_path", 0)
    table.drives(0, 2)
    # The last path is no choice any more: seat 1 takes it, and round 2 begins.
    assert table.told("path_chosen") == [{"seat": 0, "path": 2}, {"seat": 1, "path": 3}]
    assert table.round == 2
    assert table.order == [2, 0, 1]
    assert table.asked == ("bid", 2)


@rule("HZR-ORDER-6")
def test_after_an_elimination_the_others_close_up() -> None:
    table = meet("airport", seats=4, people={0: 1}, adrenaline={0: 0})
    table.falls(FATAL)
    table.fights(0)
    assert table.order == [1, 2, 3]
    assert [table.group(number).initiative for number in range(4)] == [None, 1, 2, 3]
    assert table.asked == ("choose_path", 1)
