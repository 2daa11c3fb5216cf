"""Paying the bids."""

from tests.games.hit_z_road.table import seat
from tests.rule import rule


@rule("HZR-PAY-1..2")
def test_everybody_pays_exactly_the_own_bid_winner_or_not() -> None:
    table = seat(4)
    table.bids(0, 3)
    table.bids(1, 2)
    table.bids(2, 5)
    table.passes(3, 0, 1, 2)
    assert table.about == {"price": 5}
    assert {sum(mix) for mix in table.mixes} == {5}
    table.pays(2, ammo=4, gas=1)
    assert table.about == {"price": 3}
    table.pays(0, ammo=3)
    assert table.about == {"price": 2}
    table.pays(1, adrenaline=2)
    assert [table.group(number).resources for number in range(4)] == [9, 10, 7, 12]


@rule("HZR-PAY-3", "HZR-ADREN-10")
def test_any_mix_pays_a_bid() -> None:
    table = seat(2, ammo={0: 1}, gas={0: 2}, adrenaline={0: 1})
    table.bids(0, 3)
    table.passes(1, 0)
    assert table.mixes == {(1, 2, 0), (1, 1, 1), (0, 2, 1)}
    table.pays(0, ammo=1, gas=1, adrenaline=1)
    assert table.group(0).goods == (0, 1, 0)
    assert table.group(0).people == 5
    assert table.group(1).goods == (4, 4, 4)


@rule("HZR-PAY-4")
def test_payments_are_made_openly_in_the_new_order() -> None:
    table = seat(3)
    table.bids(0, 1)
    table.bids(1, 2)
    table.bids(2, 3)
    table.passes(0, 1, 2)
    assert table.order == [2, 1, 0]
    assert table.asked == ("pay_bid", 2)
    table.pays(2, gas=3)
    assert table.asked == ("pay_bid", 1)
    for watcher in (0, 1, 2, None):
        assert table.group(2, watcher).goods == (4, 1, 4)
        assert [table.group(number, watcher).paid for number in range(3)] == [False, False, True]
    assert table.told("paid") == [
        {"seat": 2, "ammo": 0, "gas": 3, "adrenaline": 0, "for": "bid", "card": None}
    ]
    table.pays(1, ammo=2)
    assert table.asked == ("pay_bid", 0)


@rule("HZR-PAY-5")
def test_no_player_receives_what_is_paid() -> None:
    table = seat(3)
    table.bids(0, 6)
    table.passes(1, 2, 0)
    before = [table.group(1).goods, table.group(2).goods]
    table.pays(0, ammo=4, gas=2)
    assert table.group(0).goods == (0, 2, 4)
    assert [table.group(1).goods, table.group(2).goods] == before


@rule("HZR-PAY-6")
def test_a_single_way_to_pay_is_not_asked() -> None:
    table = seat(2, ammo={0: 0}, gas={0: 0}, adrenaline={0: 4})
    table.bids(0, 3)
    table.passes(1, 0)
    assert table.told("paid") == [
        {"seat": 0, "ammo": 0, "gas": 0, "adrenaline": 3, "for": "bid", "card": None}
    ]
    assert table.asked == ("choose_path", 0)
    assert table.group(0).goods == (0, 0, 1)


@rule("HZR-PAY-6")
def test_paying_everything_is_not_asked() -> None:
    table = seat(2, ammo={0: 1}, gas={0: 1}, adrenaline={0: 1})
    table.bids(0, 3)
    table.passes(1)
    assert table.group(0).goods == (0, 0, 0)
    assert table.asked == ("choose_path", 0)


@rule("HZR-PAY-7")
def test_all_markers_go_home_once_all_have_paid() -> None:
    table = seat(3)
    table.bids(0, 1)
    table.bids(1, 2)
    table.passes(2, 0, 1)
    table.pays(1, ammo=2)
    assert table.bids_made == [1, 2, 0]
    table.pays(0, ammo=1)
    assert table.bids_made == [0, 0, 0]
    assert [table.group(number).passed for number in range(3)] == [False, False, False]
