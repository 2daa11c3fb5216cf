"""The auction: raising, passing, and how it ends."""

import pytest

from lastfire import UndoRefused
from tests.games.hit_z_road.table import seat
from tests.rule import rule


@rule("HZR-AUCTION-1..2")
def test_the_lowest_initiative_begins_and_the_turn_wraps_around() -> None:
    table = seat(3, order=[2, 0, 1])
    assert table.asked == ("bid", 2)
    table.bids(2, 1)
    assert table.asked == ("bid", 0)
    table.bids(0, 2)
    assert table.asked == ("bid", 1)
    table.bids(1, 3)
    assert table.asked == ("bid", 2)


@rule("HZR-AUCTION-1")
def test_an_eliminated_player_is_passed_over() -> None:
    table = seat(4, order=[1, 3, 0], out=[2])
    assert table.asked == ("bid", 1)
    table.passes(1, 3, 0)
    assert table.told("auction_ends") == [{}]


@rule("HZR-AUCTION-3")
def test_one_raises_or_passes_and_nothing_else() -> None:
    table = seat(3)
    assert table.verbs == {"bid", "pass"}
    table.bids(0, 2)
    table.passes(1)
    assert table.verbs == {"bid", "pass"}


@rule("HZR-AUCTION-4", "HZR-AUCTION-7")
def test_a_marker_only_moves_up() -> None:
    table = seat(2)
    table.bids(0, 4)
    table.bids(1, 5)
    assert table.spaces == [6, 7, 8, 9, 10]
    table.bids(0, 6)
    assert table.spaces == [7, 8, 9, 10]
    assert table.bids_made == [6, 5]
    table.passes(1)
    assert table.bids_made == [6, 5]


@rule("HZR-AUCTION-5")
def test_a_raise_may_jump_any_number_of_spaces() -> None:
    table = seat(3)
    assert table.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    table.bids(0, 9)
    assert table.bids_made == [9, 0, 0]


@rule("HZR-AUCTION-6", "HZR-AUCTION-8")
def test_a_raise_may_stop_below_the_leader_but_not_on_a_taken_space() -> None:
    table = seat(3)
    table.bids(0, 5)
    assert table.spaces == [1, 2, 3, 4, 6, 7, 8, 9, 10]
    table.bids(1, 2)
    assert table.bids_made == [5, 2, 0]
    assert table.spaces == [1, 3, 4, 6, 7, 8, 9, 10]
    table.bids(2, 1)
    table.passes(0)
    assert table.spaces == [3, 4, 6, 7, 8, 9, 10]
    table.bids(1, 3)
    assert table.bids_made == [5, 3, 1]
    # The space that was left is free again.
    assert table.spaces == [2, 4, 6, 7, 8, 9, 10]


@rule("HZR-AUCTION-9")
def test_all_markers_may_stand_on_0() -> None:
    table = seat(4)
    assert table.bids_made == [0, 0, 0, 0]
    table.bids(0, 1)
    table.passes(1, 2, 3)
    assert table.bids_made == [1, 0, 0, 0]


@rule("HZR-AUCTION-10", "HZR-BOX-9")
def test_nobody_bids_more_than_10() -> None:
    table = seat(2, ammo={0: 20})
    assert table.spaces == list(range(1, 11))
    table.bids(0, 10)
    assert table.bids_made == [10, 0]


@rule("HZR-AUCTION-11", "HZR-BOX-5")
def test_nobody_bids_more_than_they_own_and_people_do_not_count() -> None:
    table = seat(2, ammo={0: 1}, gas={0: 0}, adrenaline={0: 2}, people={0: 7})
    assert table.group(0).people == 7
    assert table.spaces == [1, 2, 3]
    table.bids(0, 3)
    assert table.spaces == [1, 2, 4, 5, 6, 7, 8, 9, 10]


@rule("HZR-AUCTION-12", "HZR-KEY-9")
def test_a_bid_may_take_what_a_key_would_cost() -> None:
    table = seat(2, ammo={0: 3}, gas={0: 0}, adrenaline={0: 0})
    assert table.keys == [0, 0, 2]
    table.bids(0, 3)
    table.passes(1)
    assert table.group(0).resources == 0
    assert table.asked == ("choose_path", 0)
    assert table.open_paths == [1, 2]


@rule("HZR-AUCTION-13", "HZR-AUCTION-15")
def test_who_passed_may_raise_again_and_the_count_starts_afresh() -> None:
    table = seat(3)
    table.passes(0, 1)
    table.bids(2, 1)
    assert table.view()["auction"]["passes_in_a_row"] == 0
    assert [table.group(number).passed for number in range(3)] == [False, False, False]
    table.bids(0, 2)
    table.passes(1, 2)
    assert table.asked == ("bid", 0)
    table.passes(0)
    assert table.told("auction_ends") == [{}]


@rule("HZR-AUCTION-14")
def test_as_many_passes_as_living_players_close_the_auction() -> None:
    table = seat(4, out=[3], order=[0, 1, 2])
    table.bids(0, 2)
    table.passes(1, 2)
    assert table.view()["phase"] == "auction"
    assert table.view()["auction"] == {"passes_in_a_row": 2, "needed": 3}
    assert table.about == {"ends": 1}
    table.passes(0)
    assert table.view()["auction"] is None
    assert table.asked == ("pay_bid", 0)


@rule("HZR-AUCTION-16")
def test_the_last_raiser_is_asked_once_more() -> None:
    table = seat(3)
    table.bids(0, 1)
    table.passes(1, 2)
    assert table.asked == ("bid", 0)
    assert table.spaces == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    table.bids(0, 2)
    assert table.asked == ("bid", 1)
    assert table.bids_made == [2, 0, 0]


@rule("HZR-AUCTION-16")
def test_by_option_the_last_raiser_is_not_asked_again() -> None:
    table = seat(3, ask_last_raiser=False)
    table.bids(0, 1)
    table.passes(1)
    assert table.about == {"ends": 1}
    table.passes(2)
    assert table.told("passed") == [{"seat": 2}]
    assert table.asked == ("pay_bid", 0)


@rule("HZR-AUCTION-14", "HZR-AUCTION-16")
@pytest.mark.parametrize(("ask_last_raiser", "needed"), [(True, 3), (False, 2)])
def test_everybody_sees_how_many_passes_are_still_needed(ask_last_raiser: bool, needed: int) -> None:
    table = seat(3, ask_last_raiser=ask_last_raiser)
    assert table.view()["auction"] == {"passes_in_a_row": 0, "needed": 3}
    table.bids(0, 1)
    assert table.view()["auction"] == {"passes_in_a_row": 0, "needed": needed}


@rule("HZR-AUCTION-16")
def test_by_option_a_raise_after_passes_still_asks_all_others() -> None:
    table = seat(3, ask_last_raiser=False)
    table.passes(0, 1)
    table.bids(2, 1)
    table.passes(0)
    assert table.asked == ("bid", 1)
    table.bids(1, 2)
    table.passes(2)
    assert table.asked == ("bid", 0)
    table.passes(0)
    assert table.asked == ("pay_bid", 1)


@rule("HZR-AUCTION-17", "HZR-ORDER-4")
@pytest.mark.parametrize("ask_last_raiser", [True, False])
def test_a_first_lap_of_passes_closes_the_auction(ask_last_raiser: bool) -> None:
    table = seat(3, order=[1, 2, 0], ask_last_raiser=ask_last_raiser)
    table.passes(1, 2)
    assert table.asked == ("bid", 0)
    table.passes(0)
    assert table.bids_made == [0, 0, 0]
    assert table.order == [1, 2, 0]
    assert table.asked == ("choose_path", 1)
    assert table.all_told("paid") == []


@rule("HZR-AUCTION-18")
def test_who_cannot_raise_passes_without_being_asked() -> None:
    table = seat(3, ammo={1: 0}, gas={1: 0}, adrenaline={1: 0})
    table.bids(0, 1)
    assert table.told() == ["bid_made", "passed"]
    assert table.told("passed") == [{"seat": 1}]
    assert table.asked == ("bid", 2)
    assert table.group(1).passed
    table.passes(2)
    assert table.asked == ("bid", 0)


@rule("HZR-AUCTION-18")
def test_who_bid_all_they_own_passes_without_being_asked() -> None:
    table = seat(2, ammo={0: 0}, gas={0: 0}, adrenaline={0: 1})
    table.bids(0, 1)
    table.passes(1)
    # Seat 0 cannot raise, passes, pays its only resource and is asked for a path.
    assert table.told("passed") == [{"seat": 1}, {"seat": 0}]
    assert table.asked == ("choose_path", 0)


@rule("HZR-AUCTION-19")
def test_nobody_gets_past_a_marker_on_10() -> None:
    table = seat(3)
    table.bids(0, 10)
    assert table.spaces == list(range(1, 10))
    table.bids(1, 9)
    assert table.spaces == list(range(1, 9))
    table.passes(2)
    # Neither of the others has a space left: both pass, and the auction is over.
    assert table.order == [0, 1, 2]
    assert table.asked == ("pay_bid", 0)


@rule("HZR-AUCTION-20")
def test_bids_are_open_and_stand() -> None:
    table = seat(3)
    table.bids(0, 3)
    for watcher in (0, 1, 2, None):
        assert table.group(0, watcher).bid == 3
        assert table.view(watcher)["seats"][1]["bid"] == 0
    table.passes(1)
    assert not table.match.can_undo(0)
    with pytest.raises(UndoRefused):
        table.match.undo(0)
    assert table.bids_made == [3, 0, 0]
