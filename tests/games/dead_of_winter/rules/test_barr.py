"""Barricade."""

import pytest

from tests.games.dead_of_winter.table import seat
from tests.rule import rule


@rule("DOW-BARR-1", "DOW-BARR-2")
@pytest.mark.parametrize("die", [1, 6])
def test_any_die_builds_one_barricade_where_a_survivor_is(die: int) -> None:
    table = seat(
        ["olivia_brown", "mike_cho"],
        ["brian_lee"],
        at={"olivia_brown": "school", "brian_lee": "library"},
        dice={0: [die], 1: [5]},
    )
    # The school and the colony; the library is Brian's.
    assert table.options("barricade") == [{"place": "school"}, {"place": "colony"}]
    table.does("barricade", place="school")
    assert table.barricades("school") == [1]
    assert table.barricades("colony") == [0] * 6
    assert table.dice(0) == []
    assert table.dice(1) == [5]


@rule("DOW-BARR-2")
def test_a_barricade_takes_up_a_space_like_a_zombie() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "library", "mike_cho": "school"},
        dice={0: [1, 1, 1]},
        zombies={"library": 1},
        barricades={"school": 1},
    )
    # The library has three spaces.
    table.does("barricade", place="library").does("barricade", place="library")
    assert table.barricades("library") == [2]
    assert not table.offers("barricade", place="library")
    assert table.offers("barricade", place="school")


@rule("DOW-BARR-3")
def test_without_a_free_space_nothing_can_be_built() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"mike_cho": "gas_station"},
        dice={0: [6]},
        zombies={"colony": [3, 3, 3, 3, 3, 2], "gas_station": 3},
        barricades={"colony": [0, 0, 0, 0, 0, 1]},
    )
    assert not table.options("barricade")
    table = seat(
        ["ashley_ross", "mike_cho"], ["brian_lee"], dice={0: [6]}, zombies={"colony": [3, 3, 3, 3, 3, 2]}
    )
    assert table.options("barricade") == [{"place": "colony"}]


@rule("DOW-BARR-4")
def test_at_the_colony_the_player_picks_any_gate_with_a_space() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [6]},
        zombies={"colony": [0, 3, 0, 0, 0, 0]},
        barricades={"colony": [0, 0, 3, 0, 0, 0]},
    )
    table.does("barricade", place="colony")
    assert [option["gate"] for option in table.options("gate")] == [1, 4, 5, 6]
    table.chooses("gate", gate=5)
    assert table.barricades("colony") == [0, 0, 3, 0, 1, 0]
    assert table.zombies("colony") == [0, 3, 0, 0, 0, 0]


@rule("DOW-BARR-1")
def test_a_hammer_builds_two_once_a_round() -> None:
    table = seat(
        ["mike_cho", "ashley_ross"],
        at={"mike_cho": "school", "ashley_ross": "library"},
        dice={0: [1, 1]},
        gear={"mike_cho": ["hammer"]},
    )
    table.does("barricade", place="library")
    assert table.barricades("library") == [1]  # the hammer is at the school
    table.does("barricade", place="school").chooses("use_it")
    assert table.barricades("school") == [2]
    assert table.person("mike_cho")["gear"] == [{"item": "hammer", "used": True}]


@rule("DOW-BARR-1", "DOW-BARR-3")
def test_a_hammer_is_kept_where_there_is_space_for_one() -> None:
    table = seat(
        ["mike_cho", "ashley_ross"],
        at={"mike_cho": "school", "ashley_ross": "library"},
        dice={0: [1]},
        zombies={"school": 3},
        gear={"mike_cho": ["hammer"]},
    )
    table.does("barricade", place="school")
    assert table.barricades("school") == [1]
    assert table.person("mike_cho")["gear"] == [{"item": "hammer", "used": False}]


@rule("DOW-BARR-1", "DOW-ABILITY-6", "DOW-ABILITY-8")
def test_ashleys_barricade_takes_no_die_and_her_hammer_helps() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [3]},
        gear={"ashley_ross": ["hammer"]},
    )
    table.does("ability", survivor="ashley_ross").chooses("use_it")
    assert table.barricades("school") == [2]
    assert table.dice(0) == [3]
    assert not table.offers("ability", survivor="ashley_ross")


@rule("DOW-BARR-4")
def test_two_barricades_may_go_to_two_gates() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"mike_cho": "school"},
        hands={0: ["pad_lock"], 1: ["junk"]},
    )
    table.does("play", item="pad_lock").chooses("to", place="colony")
    table.chooses("gate", gate=2).chooses("gate", gate=6)
    assert table.barricades("colony") == [0, 1, 0, 0, 0, 1]
    assert table.barricades("school") == [0]
    assert table.view()["waste"] == ["pad_lock"]
