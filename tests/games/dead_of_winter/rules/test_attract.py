"""Attract."""

import pytest

from tests.games.dead_of_winter.table import seat
from tests.rule import rule


@rule("DOW-ATTRACT-1", "DOW-ATTRACT-3")
@pytest.mark.parametrize("die", [1, 6])
def test_any_die_draws_zombies_to_a_place_of_ones_own_survivor(die: int) -> None:
    table = seat(
        ["olivia_brown", "mike_cho"],
        ["brian_lee"],
        at={"olivia_brown": "school", "mike_cho": "school", "brian_lee": "hospital"},
        dice={0: [die], 1: [2]},
        zombies={"library": 1, "gas_station": 2},
    )
    assert table.options("attract") == [{"place": "school"}]
    table.does("attract", place="school")
    # From one place anywhere on the board, nobody need be there.
    assert table.options("to") == [{"place": "library"}, {"place": "gas_station"}]
    table.chooses("to", place="gas_station").chooses("count", count=2)
    assert table.zombies("school") == [2]
    assert table.zombies("gas_station") == [0]
    assert table.zombies("library") == [1]
    assert table.dice(0) == []
    assert table.dice(1) == [2]


@rule("DOW-ATTRACT-2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_none_one_or_two_zombies_move(count: int) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [1]},
        zombies={"library": 3, "school": 1},
    )
    table.does("attract", place="school")
    assert table.options("count") == [{"count": 0}, {"count": 1}, {"count": 2}]
    table.chooses("count", count=count)
    assert table.zombies("school") == [1 + count]
    assert table.zombies("library") == [3 - count]
    assert table.dice(0) == []


@rule("DOW-ATTRACT-3")
def test_no_more_come_than_that_one_place_has() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [1]},
        zombies={"library": 1, "hospital": 1},
    )
    table.does("attract", place="school").chooses("to", place="library")
    assert table.options("count") == [{"count": 0}, {"count": 1}]
    table.chooses("count", count=1)
    assert table.zombies("hospital") == [1]


@rule("DOW-ATTRACT-4", "DOW-ATTRACT-5")
def test_they_go_to_free_spaces_only_and_break_nothing() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "library"},
        dice={0: [1, 1]},
        zombies={"school": 3, "library": 1},
        barricades={"library": 1},
    )
    # Three spaces: one zombie, one barricade, one free.
    table.does("attract", place="library")
    assert table.options("count") == [{"count": 0}, {"count": 1}]
    table.chooses("count", count=1)
    assert table.zombies("library") == [2]
    assert table.barricades("library") == [1]
    assert table.is_in_play("ashley_ross")
    assert not table.offers("attract", place="library")
    assert table.offers("attract", place="colony")


@rule("DOW-ATTRACT-6")
def test_out_of_the_colony_they_leave_any_gates() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [1]},
        zombies={"colony": [1, 0, 2, 0, 0, 1]},
    )
    table.does("attract", place="school").chooses("count", count=2)
    assert [option["gate"] for option in table.options("gate")] == [1, 3, 6]
    table.chooses("gate", gate=3).chooses("gate", gate=6)
    assert table.zombies("colony") == [1, 0, 1, 0, 0, 0]
    assert table.zombies("school") == [2]


@rule("DOW-ATTRACT-7")
def test_into_the_colony_they_come_to_any_gates() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"mike_cho": "hospital"},
        dice={0: [1]},
        zombies={"colony": [3, 0, 0, 0, 0, 0], "school": 2},
        barricades={"colony": [0, 3, 0, 0, 0, 0]},
    )
    table.does("attract", place="colony").chooses("count", count=2)
    assert [option["gate"] for option in table.options("gate")] == [3, 4, 5, 6]
    table.chooses("gate", gate=6).chooses("gate", gate=4)
    assert table.zombies("colony") == [3, 0, 0, 1, 0, 1]
    assert table.zombies("school") == [0]


@rule("DOW-ATTRACT-8")
def test_never_from_the_colony_to_the_colony() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"mike_cho": "hospital"},
        dice={0: [1]},
        zombies={"colony": [1, 0, 0, 0, 0, 0]},
    )
    assert table.options("attract") == [{"place": "hospital"}]


@rule("DOW-ATTRACT-9")
def test_the_megaphone_draws_up_to_four_under_the_same_limits() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school", "mike_cho": "school"},
        hands={0: ["megaphone", "fuel"]},
        zombies={"colony": [3, 3, 0, 0, 0, 0], "school": 1},
        dice={1: [6]},
    )
    table.does("play", item="megaphone")
    # Four spaces, one of them taken.
    assert [option["count"] for option in table.options("count")] == [0, 1, 2, 3]
    table.chooses("count", count=3)
    table.chooses("gate", gate=1).chooses("gate", gate=1).chooses("gate", gate=1)
    assert table.zombies("colony") == [0, 3, 0, 0, 0, 0]
    assert table.zombies("school") == [4]
    assert table.view()["waste"] == ["megaphone"]
    assert table.hand(0) == ["fuel"]


@rule("DOW-ATTRACT-9")
def test_a_megaphone_can_draw_four() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school", "mike_cho": "hospital"},
        hands={0: ["megaphone"]},
        zombies={"police_station": 4},
    )
    table.does("play", item="megaphone").chooses("to", place="hospital").chooses("count", count=4)
    assert table.zombies("hospital") == [4]
    assert table.zombies("school") == [0]


@rule("DOW-ATTRACT-10")
def test_drawing_is_not_killing() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [1]},
        zombies={"library": 2},
        objective="we_need_more_samples",
    )
    table.does("attract", place="school").chooses("count", count=2)
    told = table.told()
    assert "attracted" in told
    assert not {"exposed", "sample_rolled", "zombies_killed"} & set(told)
    assert table.zombies("school") == [2]
