"""The order of the phases. [DOZ-TURN-1..4]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import lift_ground
from lastfire.games.dawn_of_the_zeds.rules.holdings import go_out_of_force
from lastfire.games.dawn_of_the_zeds.rules.sources import EVENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import EVENT, HOUSEKEEPING, NO_ENTRY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.records import PHASE_BEGINS


def next_phase(t: DawnTable) -> None:
    """On to the next phase that the level knows; after Housekeeping the next turn begins. [DOZ-TURN-5]"""
    t.moment = 0
    phase = t.phase = t.box.next_phases[t.phase]
    if t.told is not None and phase != EVENT and phase != HOUSEKEEPING:
        t.tell(PHASE_BEGINS, phase)


def last_of_phase(t: DawnTable, effects: Flow) -> Flow:
    """What happens last in a phase; then the next one."""
    yield from effects
    next_phase(t)


def end_effects(t: DawnTable) -> None:
    """What lasts a turn is over: No Entry, Memory markers, what cards say, Actions that were not used.

    [DOZ-HOUSE-6, DOZ-HOUSE-8, DOZ-ACTION-4]
    """
    if t.closed:
        t.closed = False
        for space, ground in enumerate(t.ground):
            if ground & NO_ENTRY:
                lift_ground(t, space, NO_ENTRY)
    t.used = []
    t.free_actions = []
    for source in t.in_force[:]:
        if source >= EVENT_SOURCE:
            go_out_of_force(t, source)
