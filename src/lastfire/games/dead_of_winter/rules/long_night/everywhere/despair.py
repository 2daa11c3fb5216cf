"""Despair: a wound that nothing heals but what names it. [LN-DESPAIR-1..10]"""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.harm.death import is_done_for, lose_together
from lastfire.games.dead_of_winter.rules.harm.exposure import dies_of_wounds
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import DESPAIR_LIFTED, DESPAIRED
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_WOUNDS


def despair_of(t: ColonyTable, survivor: int) -> int:
    """How many despair tokens lie on a survivor."""
    return night_of(t).despair.count(survivor)


def add_despair(t: ColonyTable, survivor: int, count: int = 1) -> Flow:
    """Despair tokens for a survivor in play, who dies at the limit of wounds. [LN-DESPAIR-2, LN-DESPAIR-6]"""
    _place(t, survivor, count)
    return dies_of_wounds(t, survivor)


def add_despair_each(t: ColonyTable, survivors: list[int], count: int = 1) -> Flow:
    """Several despair at the same moment; then those who have too many wounds die. [DOW-TIES-2]"""
    for survivor in survivors:
        _place(t, survivor, count)
    return lose_together(t, [s for s in survivors if is_done_for(t, s)], BY_WOUNDS)


def _place(t: ColonyTable, survivor: int, count: int) -> None:
    """There are always enough tokens. [LN-DESPAIR-10]"""
    if count > 0 and t.in_play(survivor):
        night_of(t).despair += [survivor] * count
        t.tell(DESPAIRED, survivor, count)


def remove_despair(t: ColonyTable, survivor: int, count: int = 1) -> int:
    """Remove so many despair tokens, or as many as there are; returns how many went. [LN-DESPAIR-4]"""
    state = night_of(t)
    gone = min(count, state.despair.count(survivor))
    for _ in range(gone):
        state.despair.remove(survivor)
    if gone > 0:
        t.tell(DESPAIR_LIFTED, survivor, gone)
    return gone


def forget_despair(t: ColonyTable, survivor: int) -> None:
    """A survivor leaves the board, and the tokens with them. [DOW-DEATH-3]"""
    state = night_of(t)
    if survivor in state.despair:
        state.despair = [other for other in state.despair if other != survivor]
