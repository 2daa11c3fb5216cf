"""Explosive traps. [LN-TRAP-1..17]"""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies, remove_barricades
from lastfire.games.dead_of_winter.rules.effects.conditions import BarricadesOutside
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at, place_bandit
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import (
    lay_trap,
    remove_traps,
    traps_at,
    turn_into_trap,
    turn_into_traps,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, LIBRARY, SCHOOL
from lastfire.games.dead_of_winter.rules.sight import sight_of
from tests.games.dead_of_winter.long_night.night import by_card, night, traps
from tests.games.dead_of_winter.table import Game
from tests.rule import rule

AWAY = {"olivia_brown": "hospital", "rod_miller": "library"}
THREE = (["ashley_ross", "mike_cho"], ["olivia_brown"], ["rod_miller"])


def town(**what: Any) -> Game:
    """Two at the colony, one at the Hospital, one at the Library."""
    return night(*THREE, at=AWAY, **what)


def come(table: Game, place: int, count: int) -> None:
    """So many zombies come; nobody has to choose anything."""
    by_card(table, add_zombies(table.table, place, count))


@rule("LN-TRAP-1")
def test_a_trap_fills_an_entrance_space() -> None:
    table = town(zombies={"school": 2}, barricades={"school": 1})
    entrance = entrance_of(SCHOOL)
    assert table.table.free_space(entrance) == 1
    assert lay_trap(table.table, entrance)
    assert traps(table, "school") == [1]
    assert table.table.free_space(entrance) == 0
    assert not lay_trap(table.table, entrance)
    assert traps_at(table.table, entrance) == 1
    assert table.last("trap_laid") == {"place": "school", "gate": 1}


@rule("LN-TRAP-2")
def test_a_trap_waits_for_a_zombie_that_finds_no_space() -> None:
    table = town(zombies={"school": 1}, traps={"school": 1})
    come(table, SCHOOL, 2)
    assert (table.zombies("school"), traps(table, "school")) == ([3], [1])
    come(table, SCHOOL, 1)
    assert (table.zombies("school"), traps(table, "school")) == ([0], [0])


@rule("LN-TRAP-3", "LN-TRAP-4", "LN-TRAP-5", "LN-TRAP-7")
def test_a_trap_clears_its_entrance_and_is_gone_with_the_newcomer() -> None:
    table = town(zombies={"school": 3}, traps={"school": 1})
    come(table, SCHOOL, 1)
    assert table.zombies("school") == [0]
    assert traps(table, "school") == [0]
    told = table.told()
    assert told[-2:] == ["trap_worked", "zombies_removed"]
    assert "zombie_came" not in told
    assert "zombies_killed" not in told


@rule("LN-TRAP-5", "LN-TRAP-15")
def test_at_the_colony_other_entrances_keep_their_zombies_and_the_next_comes_to_the_next() -> None:
    table = town(zombies={"colony": [2, 2, 0, 1, 0, 0]}, traps={"colony": [1, 0, 0, 0, 0, 0]})
    come(table, COLONY, 3)
    assert table.zombies("colony") == [0, 3, 1, 1, 0, 0]
    assert traps(table, "colony") == [0] * 6


@rule("LN-TRAP-7")
def test_a_trap_yields_no_samples_and_nobody_rolls_for_exposure() -> None:
    table = town(zombies={"library": 2}, traps={"library": 1}, objective="we_need_more_samples")
    come(table, LIBRARY, 1)
    assert table.zombies("library") == [0]
    assert table.all_of("sample_rolled") == table.all_of("exposed") == []
    assert table.wounds("rod_miller") == (0, 0)


@rule("LN-TRAP-8", "LN-TRAP-16")
@pytest.mark.parametrize(("trap_first", "after"), [(True, ([0], [0], [1])), (False, ([2], [1], [0]))])
def test_the_trap_works_before_the_barricade(trap_first: bool, after: Any) -> None:
    table = town(
        zombies={"school": 2}, traps={"school": 1}, barricades={"school": 1}, trap_before_barricade=trap_first
    )
    come(table, SCHOOL, 1)
    assert (table.zombies("school"), traps(table, "school"), table.barricades("school")) == after


@rule("LN-TRAP-8", "LN-TRAP-16")
def test_then_the_barricade_breaks_and_then_the_entrance_is_overrun() -> None:
    table = night(["ashley_ross"], ["olivia_brown"], ["rod_miller", "mike_cho"],
                  at={"mike_cho": "school"}, traps={"school": 1}, barricades={"school": 1})  # fmt: skip
    come(table, SCHOOL, 2)
    come(table, SCHOOL, 1)  # the trap
    come(table, SCHOOL, 3)
    assert (table.zombies("school"), traps(table, "school"), table.barricades("school")) == ([3], [0], [1])
    come(table, SCHOOL, 1)  # the barricade
    assert (table.zombies("school"), table.barricades("school")) == ([3], [0])
    come(table, SCHOOL, 1)
    assert table.is_in_play("mike_cho")
    come(table, SCHOOL, 1)  # overrun
    assert not table.is_in_play("mike_cho")


@rule("LN-TRAP-9")
def test_one_zombie_sets_off_one_trap() -> None:
    table = town(zombies={"school": 2}, traps={"school": 2})
    come(table, SCHOOL, 1)
    assert (table.zombies("school"), traps(table, "school")) == ([0], [1])


@rule("LN-TRAP-10", "LN-ROUND-10")
def test_nobody_attracts_a_zombie_onto_a_trap() -> None:
    table = town(zombies={"library": 2, "school": 2}, traps={"library": 1}, dice={2: [1]}, turn=2, first=2)
    assert not table.offers("attract", place="library")
    open_ = town(zombies={"library": 1, "school": 2}, traps={"library": 1}, dice={2: [1]}, turn=2, first=2)
    open_.does("attract", place="library")
    while open_.asked != ("turn", 2):
        open_.match.answer(len(open_.match.ask.ids) - 1)  # type: ignore[union-attr]
    assert (open_.zombies("library"), traps(open_, "library")) == ([2], [1])


@rule("LN-TRAP-11")
def test_the_barricade_action_places_no_trap() -> None:
    table = town(dice={2: [1, 1]}, turn=2, first=2)
    table.does("barricade", place="library")
    assert (table.barricades("library"), traps(table, "library")) == ([1], [0])


@rule("LN-TRAP-12")
def test_barricades_become_traps_in_their_spaces() -> None:
    table = town(
        barricades={"colony": [2, 0, 1, 0, 0, 0], "school": 1}, zombies={"colony": [1, 0, 0, 0, 0, 0]}
    )
    assert turn_into_traps(table.table, COLONY) == 3
    assert traps(table, "colony") == [2, 0, 1, 0, 0, 0]
    assert table.barricades("colony") == [0] * 6
    assert table.barricades("school") == [1]
    assert table.table.free_space(0) == 0
    assert turn_into_trap(table.table, entrance_of(SCHOOL))
    assert not turn_into_trap(table.table, entrance_of(SCHOOL))
    assert traps(table, "school") == [1]


@rule("LN-TRAP-13")
def test_traps_are_no_barricades() -> None:
    table = town(traps={"school": 1}, barricades={"school": 1})
    t = table.table
    assert t.barricades_at(SCHOOL) == 1
    assert BarricadesOutside(1).now(t, 0) == 1
    remove_barricades(t, SCHOOL)
    assert (table.barricades("school"), traps(table, "school")) == ([0], [1])
    assert remove_traps(t, SCHOOL) == 1
    assert traps(table, "school") == [0]


@rule("LN-TRAP-14")
def test_a_trap_harms_no_survivor_and_no_bandit() -> None:
    table = town(zombies={"library": 2}, traps={"library": 1}, bandits=True)
    assert place_bandit(table.table, LIBRARY)
    come(table, LIBRARY, 1)
    assert table.wounds("rod_miller") == (0, 0)
    assert table.morale == 6
    assert bandits_at(table.table, LIBRARY) == 1


@rule("LN-TRAP-17")
def test_a_full_entrance_without_trap_and_barricade_is_overrun() -> None:
    table = night(["ashley_ross"], ["olivia_brown"], ["rod_miller", "mike_cho"],
                  at={"mike_cho": "library"}, zombies={"library": 3}, traps={"school": 1})  # fmt: skip
    come(table, LIBRARY, 1)
    assert not table.is_in_play("mike_cho")
    assert table.zombies("library") == [3]


AT_THE_SCHOOL = [
    (lying, zombies, barricades)
    for lying in (1, 2)
    for zombies in (0, 1, 2)
    for barricades in (0, 1)
    if lying + zombies + barricades <= 4
]


@pytest.mark.parametrize(("lying", "zombies", "barricades"), AT_THE_SCHOOL)
def test_everybody_can_count_how_many_a_trap_keeps_from_overrunning(
    lying: int, zombies: int, barricades: int
) -> None:
    table = town(zombies={"school": zombies}, traps={"school": lying}, barricades={"school": barricades})
    entrance = entrance_of(SCHOOL)
    stopped = table.table.takes(entrance)
    assert sight_of(table.table, table.match.ask, 0).takes(entrance) == stopped
    come(table, SCHOOL, stopped)
    assert table.all_of("overrun") == []
    come(table, SCHOOL, 1)
    assert len(table.all_of("overrun")) == 1
