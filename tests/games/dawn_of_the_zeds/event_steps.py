"""Steps that tests of Event cards have carried out."""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ACTION_START, ZEDS_END, ZEDS_START
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT
from lastfire.games.dawn_of_the_zeds.rules.round import next_step
from lastfire.games.dawn_of_the_zeds.rules.state import ACTION, ZEDS, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.state import EVENT as EVENT_PHASE
from lastfire.games.dawn_of_the_zeds.rules.turn.event import event_effects, event_phase
from tests.games.dawn_of_the_zeds.table import Carried

PHASE_OF = {ZEDS_START: ZEDS, ZEDS_END: ZEDS, ACTION_START: ACTION, ACTION_END: ACTION}


def laid(card: str, *what: "int | Carried") -> Carried:
    """A card lies on top and is revealed; then come its effects at these times, and these steps, in order."""

    def step(t: DawnTable) -> Flow:
        t.top_event = EVENT[card]
        t.phase = EVENT_PHASE
        yield from event_phase(t)
        for each in what:
            if isinstance(each, int):
                t.phase = PHASE_OF[each]
                yield from event_effects(t, each)
            else:
                yield from each(t)

    return step


def through(*phases: int) -> Carried:
    """These phases are carried out from beginning to end."""

    def step(t: DawnTable) -> Flow:
        for phase in phases:
            t.phase = phase
            t.moment = 0
            while t.phase == phase:
                flow = next_step(t)
                assert flow is not None
                yield from flow

    return step
