"""Advancement tokens: where they are placed, and what is finished. [LN-IMPROVE-3..11]"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.holdings import keep_of_module
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import (
    ImprovementState,
    improvements_of,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import (
    ADVANCED,
    ASK_IMPROVEMENT,
    FINISHED,
    IMPROVEMENT,
    TURNED_UP,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT

ID: Final = "improvements"
"""Of the module."""


def finished(t: ColonyTable) -> list[str]:
    """The ids of the improvements that are finished, in the order in which they were."""
    return [TEN[number].id for number in improvements_of(t).done]


def is_finished(t: ColonyTable, id_: str) -> bool:
    """Whether an improvement is finished."""
    return id_ in finished(t)


def can_place_token(t: ColonyTable) -> bool:
    """Whether there is a token and an improvement to place it on: none in a match without the module."""
    state = improvements_of(t)
    return state.supply > 0 and len(state.row) > 0


def place_tokens(t: ColonyTable, seat: int, count: int) -> Flow:
    """Place advancement tokens, one by one, each on an improvement of the player's choice.

    What one does not need goes to another; without one, or without tokens, no more are placed.
    [LN-IMPROVE-3, LN-IMPROVE-8, LN-IMPROVE-11, LN-IMPROVE-12]
    """
    for left in range(count, 0, -1):
        if not can_place_token(t):
            return
        state = improvements_of(t)
        yield from choose(t, seat, ASK_IMPROVEMENT, [IMPROVEMENT[number] for number in state.row], left)
        number = ABOUT[t.reply]
        state.supply -= 1
        state.tokens[number] += 1
        t.tell(ADVANCED, seat, number, state.tokens[number])
        if state.tokens[number] >= TEN[number].needed:
            finish(t, number)


def finish(t: ColonyTable, number: int) -> None:
    """An improvement is finished: it works at once, and another takes its place in the row.

    [LN-IMPROVE-4..7, LN-IMPROVE-9]
    """
    state = improvements_of(t)
    t.tell(FINISHED, number)
    if state.tokens_return:
        state.supply += state.tokens[number]
    state.tokens[number] = 0
    at = state.row.index(number)
    state.row.remove(number)
    state.done.append(number)
    keep_of_module(t, ID, TEN[number])
    if state.refills:
        turn_up(t, state, at)
    TEN[number].when_finished(t)


def turn_up(t: ColonyTable, state: ImprovementState, at: int) -> None:
    """The next improvement of the deck joins the row, if there is one. [LN-IMPROVE-9, LN-IMPROVE-10]"""
    if len(state.deck) == 0:
        return
    state.deck = state.deck.copy()
    number = state.deck.draw(t.chance)
    state.row.insert(at, number)
    t.tell(TURNED_UP, number)
