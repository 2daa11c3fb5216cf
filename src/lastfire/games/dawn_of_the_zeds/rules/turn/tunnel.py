"""Catacombs: the roll to leave them, and who is Lost! [DOZ-TUNNEL]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    fighters_at,
    has_zeds,
    put,
    raiders_at,
    take_away,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CATACOMBS, CEMETERY, KIND, STEPS, TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack, raiders_attack
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by, in_force
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import enter_and_hold
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    is_player_unit,
    is_raiders,
    is_refugees,
    is_un_zeds,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import (
    CATACOMBS_LEFT,
    CATACOMBS_STAYED,
    LOST_FOR_GOOD,
    NO_ROOM_THERE,
    UNIT_LOST,
)

# What becomes of a unit that would leave Catacombs.
LEAVES: Final = 0
STAYS: Final = 1
LOST: Final = 2

LAST_THAT_LEAVES: Final = 3  # on the die [DOZ-TUNNEL-1]
LAST_THAT_STAYS: Final = 5


def leave_catacombs(t: DawnTable, unit: int) -> Flow:
    """A unit in Catacombs rolls to leave them; ``t.reply`` is LEAVES, STAYS or LOST.

    Whoever LEAVES is still there, and moved by the caller. Of who is LOST all is done: it has been placed and
    has fought, or is eliminated; only Un-Zeds still choose whether to attack. A retreat needs no roll.
    [DOZ-TUNNEL-1..6, DOZ-TUNNEL-9, DOZ-TUNNEL-11, DOZ-VERSUS-58]
    """
    t.reply = LEAVES
    if KIND[t.at[unit]] != CATACOMBS or leaves_freely(t, unit):
        return
    die = 1 + t.chance.roll(6)
    if die <= LAST_THAT_LEAVES:
        t.tell(CATACOMBS_LEFT, unit, die)
        return
    if die <= LAST_THAT_STAYS:
        t.tell(CATACOMBS_STAYED, unit, die)
        t.reply = STAYS
        return
    yield from _get_lost(t, unit)


def leaves_freely(t: DawnTable, unit: int) -> bool:
    """Whether a unit bears the red diamond. [DOZ-TUNNEL-9, DOZ-UNIT-9]"""
    return any(holding.leaves_catacombs() for _, _, holding in held_by(t, unit, "leaves_catacombs"))


def _get_lost(t: DawnTable, unit: int) -> Flow:
    """The second die is the number of the Tunnel space where a Lost unit comes out. [DOZ-TUNNEL-4..6]"""
    came_from = t.at[unit]
    die = 1 + t.chance.roll(6)
    space = TUNNEL * STEPS + die
    t.tell(UNIT_LOST, unit, die, space)
    if space == came_from:
        yield from _eliminate(t, unit, came_from)
        t.reply = LOST
        return
    if not has_room_for(t, unit, space) or (is_refugees(unit) and has_zeds(t, space)):
        t.tell(NO_ROOM_THERE, unit, space)
        t.reply = STAYS
        return
    put(t, unit, space)
    t.tell(UNIT_PLACED, unit, space)
    if is_zeds(unit):
        yield from enter_and_hold(t, [unit], space, came_from)
    elif is_raiders(unit):
        if has_zeds(t, space) or fighters_at(t, space):
            yield from raiders_attack(t, unit, space, came_from)
    elif is_player_unit(unit) and not is_refugees(unit) and (has_zeds(t, space) or raiders_at(t, space)):
        yield from player_attack(t, unit, space, came_from)
    t.reply = LOST


def _eliminate(t: DawnTable, unit: int, space: int) -> Flow:
    """A Lost unit is back where it was and is gone, without Saving Roll. [DOZ-TUNNEL-5, DOZ-VERSUS-58]"""
    t.tell(LOST_FOR_GOOD, unit)
    take_away(t, unit)
    if is_un_zeds(unit):
        put(t, unit, CEMETERY)
    if is_player_unit(unit):
        for _, _, holding in in_force(t, "leaves_space"):
            yield from holding.leaves_space(t, unit, space)
