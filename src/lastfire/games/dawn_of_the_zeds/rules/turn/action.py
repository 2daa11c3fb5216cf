"""The Action Phase. [DOZ-ACTION]

The seats are asked in order from the lead player. Who is asked says which unit acts, or plays a card, or
passes; then what that unit does. After an Action it is the next seat's turn. [DOZ-COOP-9]
"""

from typing import Final

from lastfire.engine.step import NOTHING, Ask, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import (
    action_of_source,
    is_usable,
    source_of_action,
    wear,
)
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import deed_of, deed_options, unit_actions
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Means, pay
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.card import ACTION_END, ACTION_START
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, in_force
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.event import event_effects
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import next_phase
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import ACTIONS_BEGIN, offer_scheme
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hides_held_cards
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    IN_ACTIONS,
    PHASE_BEGINS,
    offer,
    play_card,
    playable,
)
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ASK_DEED, ASK_WHO_ACTS, NO_ACTIONS
from lastfire.games.dawn_of_the_zeds.rules.words.actions import PASS, PLAY, UNIT, USE_EVENT

# Where in the phase.
BEGINS: Final = 0
WHO: Final = 1
WHAT: Final = 2
ENDS: Final = 3


def action_phase(t: DawnTable) -> Flow:
    """The next step of the Action Phase, by ``t.moment``. [DOZ-ACTION-1..9, DOZ-COOP-9]"""
    if t.moment == WHO:
        return ask_who_acts(t)
    if t.moment == WHAT:
        return act(t)
    return begin(t) if t.moment == BEGINS else end(t)


def begin(t: DawnTable) -> Flow:
    """What the Event card does first: an End card ends the game. Then whatever else happens now.

    [DOZ-END-3, DOZ-END-4, DOZ-EVENT-6, DOZ-ACTION-9, DOZ-VERSUS-101]
    """
    for _, _, holding in in_force(t, questions.SKIPS_ACTIONS):
        if holding.skips_actions():
            t.tell(NO_ACTIONS)
            next_phase(t)
            return NOTHING
    effects = event_effects(t, ACTION_START)
    if effects is NOTHING and not t.fate_hand and t.versus is None and not t.heard[questions.AT_ACTIONS]:
        _ask_all_in_turn(t)
        return NOTHING
    return _begin_with_effects(t, effects)


def _begin_with_effects(t: DawnTable, effects: Flow) -> Flow:
    yield from effects
    yield from offer(t, PHASE_BEGINS)
    yield from offer_scheme(t, ACTIONS_BEGIN)
    for source, unit, holding in all_held(t, questions.AT_ACTIONS):
        yield from asked_for(source, holding.at_actions(t, unit))
    _ask_all_in_turn(t)


def _ask_all_in_turn(t: DawnTable) -> None:
    """The lead player begins. [DOZ-ACTION-5, DOZ-COOP-9]"""
    t.asked = t.lead
    t.passes = 0
    t.moment = WHO


def menu(t: DawnTable, seat: int) -> list[int]:
    """What a seat can begin with: a unit that acts, a held card, what a card in force allows.

    [DOZ-ACTION-2, DOZ-ACTION-9, DOZ-COOP-10]
    """
    ids = unit_actions(t, seat)
    if t.fate_hand:
        for card in playable(t, IN_ACTIONS):
            ids.append(PLAY + card)
    for source in t.in_force:
        for ability, price in t.box.abilities[source]:
            if not ability.is_of_units() and is_usable(t, Means(t, seat, NONE), ability, price, source, 0):
                action = action_of_source(source)
                if action not in ids:
                    ids.append(action)
    return ids


def ask_who_acts(t: DawnTable) -> Flow:
    """The seat whose turn it is says who acts, or passes; the phase ends when all pass in a row.

    A seat that cannot do anything passes without being asked. Cards cost no Action, so that the same seat
    goes on. [DOZ-ACTION-5, DOZ-COOP-9, DOZ-COOP-10, DOZ-COOP-12, DOZ-COOP-14]
    """
    seat = t.asked
    ask = question_to(t, seat)
    if ask is not None:
        yield ask
    if ask is None or t.reply == PASS:
        t.passes += 1
        _next_seat(t)
        if t.passes == t.heroes:
            t.moment = ENDS
        return
    t.passes = 0
    answer = t.reply
    if answer >= USE_EVENT:
        yield from _use(t, seat, answer)
    elif answer >= PLAY and answer - PLAY in t.fate_hand:
        yield from play_card(t, seat, answer - PLAY, IN_ACTIONS)
    elif answer >= PLAY:
        yield from _use(t, seat, answer)
    else:
        t.acting = answer - UNIT
        t.moment = WHAT


def question_to(t: DawnTable, seat: int) -> Ask | None:
    """The question who acts, if there is anybody: as it was before, if it has been laid out before.

    Where the Zeds player does not see what is held, that nothing can be done would tell. [DOZ-VERSUS-111]
    """
    ask = t.prepared
    t.prepared = None
    if ask is not None and ask.kind is ASK_WHO_ACTS:
        return ask
    ids = menu(t, seat)
    if not ids and not (t.fate_hand and hides_held_cards(t)):
        return None
    ids.append(PASS)
    return Ask(seat, ASK_WHO_ACTS, tuple(ids), (t.event_actions,))


def _next_seat(t: DawnTable) -> None:
    t.asked = (t.asked + 1) % t.heroes


def _use(t: DawnTable, seat: int, action: int) -> Flow:
    """Use what a card in force lets the players do."""
    source = source_of_action(action)
    ability, price = t.box.abilities[source][0]
    pay(t, seat, NONE, price)
    wear(t, price.limit, source, 0)
    if price.actions:
        _next_seat(t)
    yield from ability.use(t, seat, NONE)


def act(t: DawnTable) -> Flow:
    """The unit that was chosen does something; it is paid for first. [DOZ-ACTION-5, DOZ-ACTION-6]"""
    seat = t.asked
    unit = t.acting
    ask = t.prepared
    t.prepared = None
    if ask is None or ask.kind is not ASK_DEED:
        ask = Ask(seat, ASK_DEED, tuple(deed_options(t, seat, unit)), (unit,))
    yield ask
    action = t.reply
    deed = deed_of(action)
    price = deed.price(t, unit, action)
    if deed.takes_turn(price):
        _next_seat(t)
    pay(t, seat, unit, price)
    yield from deed.do(t, seat, unit, action)
    t.acting = NONE
    t.moment = WHO


def end(t: DawnTable) -> Flow:
    """What is left is lost; then come the effects of the end of the phase.

    [DOZ-ACTION-4, DOZ-ACTION-7, DOZ-ACTION-9]
    """
    t.event_actions = 0
    t.player_actions = 0
    t.free_actions = []
    t.asked = NOBODY
    t.passes = 0
    effects = event_effects(t, ACTION_END)
    if effects is not NOTHING or t.heard[questions.AFTER_ACTIONS]:
        return _end_with_effects(t, effects)
    next_phase(t)
    return NOTHING


def _end_with_effects(t: DawnTable, effects: Flow) -> Flow:
    yield from effects
    for _, unit, holding in all_held(t, questions.AFTER_ACTIONS):
        yield from holding.after_actions(t, unit)
    next_phase(t)
