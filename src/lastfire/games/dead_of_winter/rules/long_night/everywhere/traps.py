"""Explosive traps: how they get to an entrance, and what happens when a zombie sets one off.

[LN-TRAP-1..17]
"""

from lastfire.games.dead_of_winter.rules.board.places import entrances_of, place_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import (
    BARRICADE_TURNED,
    TRAP_LAID,
    TRAP_WORKED,
    TRAPS_REMOVED,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.records import ZOMBIES_REMOVED


def traps_at(t: ColonyTable, entrance: int) -> int:
    """How many explosive traps lie at an entrance. They are no barricades. [LN-TRAP-13]"""
    return night_of(t).traps.count(entrance)


def traps_of(t: ColonyTable, place: int) -> int:
    """How many explosive traps lie at the entrances of a place."""
    return sum([traps_at(t, entrance) for entrance in entrances_of(place)])


def lay_trap(t: ColonyTable, entrance: int) -> bool:
    """An explosive trap on a free entrance space; whether there was one. [LN-TRAP-1, LN-TRAP-11]"""
    if t.free_space(entrance) <= 0:
        return False
    night_of(t).traps.append(entrance)
    t.tell(TRAP_LAID, place_of(entrance), _gate(entrance))
    return True


def turn_into_trap(t: ColonyTable, entrance: int) -> bool:
    """A barricade of an entrance becomes a trap, in its space; whether there was one. [LN-TRAP-12]"""
    if t.barricades[entrance] == 0:
        return False
    t.barricades[entrance] -= 1
    night_of(t).traps.append(entrance)
    t.tell(BARRICADE_TURNED, place_of(entrance), _gate(entrance))
    return True


def turn_into_traps(t: ColonyTable, place: int) -> int:
    """Every barricade of a place becomes a trap, in its space; returns how many. [LN-TRAP-12]"""
    count = 0
    for entrance in entrances_of(place):
        while turn_into_trap(t, entrance):
            count += 1
    return count


def remove_traps(t: ColonyTable, place: int) -> int:
    """All explosive traps of a place go without working; returns how many."""
    state = night_of(t)
    gone = traps_of(t, place)
    if gone > 0:
        state.traps = [entrance for entrance in state.traps if place_of(entrance) != place]
        t.tell(TRAPS_REMOVED, place, gone)
    return gone


def sets_off_trap(t: ColonyTable, entrance: int) -> bool:
    """A zombie finds no space at an entrance: whether it sets off a trap there.

    The trap goes, and all zombies at that entrance but those that only an attack reaches; they are not
    killed. [LN-TRAP-2..9, LN-TRAP-14, LN-TRAP-15]
    """
    state = night_of(t)
    if entrance not in state.traps:
        return False
    if t.barricades[entrance] > 0 and not state.traps_first:
        return False
    state.traps.remove(entrance)
    place = place_of(entrance)
    t.tell(TRAP_WORKED, place, _gate(entrance))
    gone = t.loose(entrance)
    if gone > 0:
        t.zombies[entrance] -= gone
        t.tell(ZOMBIES_REMOVED, place, gone)
    return True


def _gate(entrance: int) -> int:
    """The number of an entrance at its place, as people count."""
    return entrance + 1 if place_of(entrance) == COLONY else 1
