"""Catacombs. [DOZ-TUNNEL]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import STEPS, TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.acting import CATACOMBS_ROLLED, IS_LOST

# How an attempt to leave Catacombs ends.
LEAVES: Final = 0
STAYS: Final = 1
LOST: Final = 2

LEAVING_FACES: Final = 3
"""So many faces of the die let a unit move."""


def leave_catacombs(t: DawnTable, unit: int) -> int:
    """A unit of whatever side is about to leave Catacombs: LEAVES, STAYS or LOST.

    1-3 it moves, 4-5 it stays, 6 it is Lost. Who knows the way does not roll. [DOZ-TUNNEL-1, DOZ-TUNNEL-2,
    DOZ-TUNNEL-9]
    """
    if leaves_surely(t, unit):
        return LEAVES
    die = 1 + t.chance.roll(6)
    t.tell(CATACOMBS_ROLLED, unit, die)
    if die == 6:
        return LOST
    return LEAVES if die <= LEAVING_FACES else STAYS


def leaves_surely(t: DawnTable, unit: int) -> bool:
    """Whether a unit leaves Catacombs without a roll. [DOZ-TUNNEL-9]"""
    return any(holding.leaves_catacombs() for _, _, holding in held_by(t, unit, questions.LEAVES_CATACOMBS))


def lost_space(t: DawnTable, unit: int) -> int:
    """The Tunnel space whose number a Lost unit rolls. [DOZ-TUNNEL-4]

    If that is where it was, it is eliminated without a Saving Roll; without room it stays where it was.
    [DOZ-TUNNEL-5, DOZ-TUNNEL-6]
    """
    space = TUNNEL * STEPS + 1 + t.chance.roll(6)
    t.tell(IS_LOST, unit, space)
    return space
