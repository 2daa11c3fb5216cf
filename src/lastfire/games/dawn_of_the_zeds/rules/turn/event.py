"""The Event Phase, and what the Event card does later in its turn. [DOZ-EVENT]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.board.stores import add_event_actions
from lastfire.games.dawn_of_the_zeds.rules.card import DOCTOR, GUARD, ON_REVEAL
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import is_empty, next_event
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.holdings import come_into_force
from lastfire.games.dawn_of_the_zeds.rules.sources import EVENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, SURVIVED, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import end_effects, next_phase
from lastfire.games.dawn_of_the_zeds.rules.windows import PHASE_BEGINS, offer
from lastfire.games.dawn_of_the_zeds.rules.words.events import EVENT_DONE, EVENT_REVEALED
from lastfire.games.dawn_of_the_zeds.rules.words.records import TURN_BEGINS

# Which card is revealed: that of a new turn, that of a turn after a short one, another one of this turn.
NEW_TURN: Final = 0
AFTER_SHORT_TURN: Final = 1
SAME_TURN: Final = 2


def event_phase(t: DawnTable) -> Flow:
    """Reveal the top Event card; it governs the turn, and says how many Event Actions there are.

    The National Guard ends its turn at once: no Housekeeping, the same lead player, and the next card. After
    Doctor at Large the next card is revealed for the same turn. An empty deck means that the town has stood.
    [DOZ-EVENT-1, DOZ-EVENT-2, DOZ-EVENT-13, DOZ-END-7, DOZ-VERSUS-73, DOZ-COOP-7]
    """
    if is_empty(t):
        end_game(t, SURVIVED)
    if t.moment != SAME_TURN:
        t.turn += 1
    if t.moment == NEW_TURN:
        t.lead = (t.lead + 1) % t.heroes
    if t.moment != SAME_TURN:
        yield from offer(t, PHASE_BEGINS)
    card = t.box.events[next_event(t)]
    if t.moment == SAME_TURN:
        t.tell(EVENT_REVEALED, t.event)
    else:
        t.tell(TURN_BEGINS, t.turn, t.event)
    t.event_actions = 0
    add_event_actions(t, card.actions)
    yield from event_effects(t, ON_REVEAL)
    if card.kind == GUARD:
        end_effects(t)
        t.moment = AFTER_SHORT_TURN
    elif card.kind == DOCTOR:
        t.moment = SAME_TURN
    else:
        next_phase(t)


def event_effects(t: DawnTable, when: int) -> Flow:
    """What the Event card does now: ``card.ZEDS_START`` and so on. [DOZ-EVENT-3]

    What it says for longer is in force from its own time on.
    """
    if t.event == NONE:
        return NOTHING
    card = t.box.events[t.event]
    if card.holds and card.holds_from == when:
        come_into_force(t, EVENT_SOURCE + t.event)
    verbs = card.effects(when)
    if not verbs:
        return NOTHING
    if t.told is not None:
        t.tell(EVENT_DONE, t.event)
    doing = _one_after_another(t, verbs) if len(verbs) > 1 else verbs[0].do(t)
    return asked_for(EVENT_SOURCE + t.event, doing)


def _one_after_another(t: DawnTable, verbs: tuple[Verb, ...]) -> Flow:
    for verb in verbs:
        yield from verb.do(t)
