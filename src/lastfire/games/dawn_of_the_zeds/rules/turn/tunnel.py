"""Zeds that leave Catacombs, and where they come out if they are Lost! [DOZ-TUNNEL]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, take_away
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import LOST, STAYS, leave_catacombs, lost_space
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import enter_and_hold
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED, UNIT_REMOVED
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import NO_ROOM_THERE


def zeds_leave(t: DawnTable, unit: int) -> Flow:
    """A Zeds unit would advance out of Catacombs; ``t.reply`` is LEAVES, STAYS or LOST.

    One that LEAVES is still there, and moved by the caller. Of one that is LOST all is done: it has come out
    somewhere and fought there, or is eliminated. [DOZ-TUNNEL-1, DOZ-TUNNEL-2, DOZ-TUNNEL-4..6]
    """
    outcome = leave_catacombs(t, unit)
    if outcome == LOST:
        came_from = t.at[unit]
        space = lost_space(t, unit)
        if space == came_from:
            take_away(t, unit)
            t.tell(UNIT_REMOVED, unit, came_from)
        elif has_room_for(t, unit, space):
            put(t, unit, space)
            t.tell(UNIT_PLACED, unit, space)
            yield from enter_and_hold(t, [unit], space, came_from)
        else:
            t.tell(NO_ROOM_THERE, unit, space)
            outcome = STAYS
    t.reply = outcome
