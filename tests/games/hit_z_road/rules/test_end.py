"""The end of the game."""

import pytest

from tests.games.hit_z_road.table import FATAL, Game, drive_all, last_round, meet, plain, seat
from tests.rule import rule


def dies(table: Game, seat_: int, path: int) -> None:
    """The seat, one survivor strong, drives to the snake."""
    table.drives(seat_, path)
    assert not table.group(seat_).alive


@rule("HZR-END-1")
def test_only_a_finished_encounter_phase_ends_the_game() -> None:
    table = seat(3, [("snake",), ("river_crossing",), ("farm", "cellar")], people={0: 1, 1: 1}, gas={1: 0})
    table.nobody_bids()
    dies(table, 0, 1)
    assert table.asked == ("choose_path", 1)
    # Seat 1 dies too, and seat 2 drives the last path before it has won.
    table.drives(1, 2)
    assert table.told().index("eliminated") < table.told().index("card_won") < table.told().index("game_over")
    assert table.result["winners"] == [2]
    assert table.group(2).won == ("farm", "cellar")


@rule("HZR-END-2")
def test_a_single_living_player_wins_points_or_no_points() -> None:
    table = seat(2, [("snake",)], people={0: 1}, won={0: ["farm", "police_armoury"]})
    table.nobody_bids()
    dies(table, 0, 1)
    table.drives(1, 2)
    assert table.match.over
    assert table.round == 1
    assert table.result["reason"] == "survivor"
    assert table.result["winners"] == [1]
    assert table.match.returns == [0, 1]


@rule("HZR-END-3", "HZR-END-1")
def test_when_everybody_is_dead_nobody_has_won() -> None:
    table = seat(2, [("snake",), ("river_crossing",)], people={0: 1, 1: 1}, gas={1: 0})
    table.nobody_bids()
    dies(table, 0, 1)
    assert table.asked == ("choose_path", 1)
    table.drives(1, 2)
    assert table.match.over
    assert table.result["reason"] == "nobody"
    assert table.result["winners"] == []
    assert table.match.returns == [0, 0]


@rule("HZR-END-4")
def test_several_alive_after_round_8_compare_points() -> None:
    table = last_round(3, won={1: ["farm"]}, out=[])
    assert table.match.over
    assert table.result["reason"] == "points"
    assert table.result["winners"] == [1]
    assert table.match.returns == [0, 1, 0]


@rule("HZR-END-4", "HZR-PLAN-2")
def test_before_round_8_several_groups_play_on() -> None:
    table = seat(2, from_round=7)
    drive_all(table)
    assert not table.match.over
    assert table.round == 8
    assert table.view()["result"] is None


@rule("HZR-END-5")
def test_alone_being_the_only_survivor_ends_nothing() -> None:
    table = seat(1, draws=["farm", "fuel_stop", "cellar", "hidden_room"])
    table.drives(0, 2)
    assert not table.match.over
    assert table.round == 2


@rule("HZR-END-6", "HZR-END-2")
@pytest.mark.parametrize("points", [0, 12])
def test_left_alone_by_round_8_one_wins_for_surviving(points: int) -> None:
    table = seat(
        2,
        [("snake",), ("airport",)],
        from_round=8,
        people={0: 1},
        map_vp={1: points},
        won={1: ["farm"]},
        written=[plain("airport")],
    )
    table.nobody_bids()
    dies(table, 0, 1)
    drive_all(table)
    assert table.result["reason"] == "survivor"
    assert table.result["winners"] == [1]
    # The score is shown, and nothing hangs on it.
    assert table.score(1)["cards"] == 1
    assert table.score(1)["maps"] == points
    assert table.score(1)["total"] == points + 1


@rule("HZR-END-1", "HZR-ELIM-5")
def test_nothing_is_asked_when_the_game_is_over() -> None:
    table = meet("airport", seats=2, people={0: 1}, adrenaline={0: 0})
    table.falls(FATAL)
    table.fights(0)
    drive_all(table)
    assert table.asked is None
    assert table.view()["phase"] == "over"
    assert table.view()["turn"] is None
