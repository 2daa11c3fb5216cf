"""The experiments: a log with a code on one side, an encounter on the other. [LN-RAXXON-8..20]

Their codes and numbers are our own: nothing is known of those that were printed.
"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.engine.words import Noun
from lastfire.games.dead_of_winter.rules.long_night.everywhere.random_place import random_place
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import place_special
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import NO_LOG, raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import (
    CODES,
    CONTAINED,
    EXPERIMENT_OVER,
    LOG_ON_TOP,
    LOGS,
    RELEASED,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable


@dataclass(frozen=True)
class Experiment:
    """An experiment: the type of special zombie, its code, and how many of them its release brings."""

    noun: Noun
    kind: int
    code: tuple[int, int]
    count: int


_COUNTS: Final = (2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1)
EXPERIMENTS: Final = tuple(
    [Experiment(LOGS[i], kind, (low, high), _COUNTS[i]) for i, (kind, low, high) in enumerate(CODES)]
)  # [LN-RAXXON-17, LN-RAXXON-18]


def lay_out_experiments(t: ColonyTable) -> None:
    """All twelve are shuffled and stacked log side up. [LN-SETUP-18]"""
    state = raxxon_of(t)
    state.stack = Pile(list(range(len(EXPERIMENTS))))
    state.top = state.stack.draw(t.chance)


def _turn_next(t: ColonyTable) -> None:
    """The next log is on top; below it nobody knows the order. [LN-RAXXON-9, LN-RAXXON-15]"""
    state = raxxon_of(t)
    state.top = NO_LOG
    if len(state.stack) > 0:
        state.stack = state.stack.copy()
        state.top = state.stack.draw(t.chance)
        t.tell(LOG_ON_TOP, state.top)


def contain(t: ColonyTable) -> None:
    """The top experiment leaves the game and brings nothing. [LN-CODE-15]"""
    state = raxxon_of(t)
    if state.top != NO_LOG:
        t.tell(CONTAINED, state.top)
        state.over.append(state.top)
        _turn_next(t)


def release(t: ColonyTable) -> Flow:
    """The top experiment is released: each of its zombies comes to a random location of its own.

    If none of them is on the board then, the card leaves the game; without an experiment nothing happens.
    [LN-RAXXON-10, LN-RAXXON-11, LN-RAXXON-14..16]
    """
    state = raxxon_of(t)
    if state.top == NO_LOG:
        return
    number = state.top
    experiment = EXPERIMENTS[number]
    t.tell(RELEASED, number)
    state.released.append(number)
    _turn_next(t)
    before = len(state.figures)
    for _ in range(experiment.count):
        yield from place_special(t, experiment.kind, random_place(t))
    if len(state.figures) == before:
        _discard(t, number)


def _discard(t: ColonyTable, number: int) -> None:
    state = raxxon_of(t)
    state.released.remove(number)
    state.over.append(number)
    t.tell(EXPERIMENT_OVER, number)


def discard_spent(t: ColonyTable, kind: int) -> None:
    """With the last one of a type, all released cards of that type go.

    [LN-SPECIAL-15, LN-SPECIAL-16, LN-SPECIAL-17]
    """
    state = raxxon_of(t)
    if state.count(kind) == 0:
        for number in [each for each in state.released if EXPERIMENTS[each].kind == kind]:
            _discard(t, number)
