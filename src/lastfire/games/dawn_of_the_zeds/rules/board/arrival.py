"""Counters that come into play. [DOZ-UNIT-13]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, renew
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED


def enter_play(t: DawnTable, unit: int, space: int) -> Flow:
    """A unit that was not in play comes to a space, and takes what it brings. [DOZ-UNIT-13]"""
    renew(t, unit)
    put(t, unit, space)
    t.tell(UNIT_PLACED, unit, space)
    for _, bearer, holding in held_by(t, unit, "enters"):
        yield from holding.enters(t, bearer)
