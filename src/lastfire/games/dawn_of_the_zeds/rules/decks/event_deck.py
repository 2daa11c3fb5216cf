"""The Event deck: it has no order before a card is revealed. [DOZ-DECK]

The Regular and Special cards of an Act are shuffled together, so the next card is of a kind with the chance
of how many of that kind are left in its Act, and then any card of that kind that nobody has seen.
"""

from typing import Final

from lastfire.engine.chance import EVERYONE
from lastfire.games.dawn_of_the_zeds.rules.box import packet
from lastfire.games.dawn_of_the_zeds.rules.card import DOCTOR, END, GUARD, REGULAR, SPECIAL
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import ACTS, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.events import EVENT_SEEN

BELOW_GUARD: Final = 9  # cards, the End card among them [DOZ-DECK-8]
DOCTORS_ACT: Final = 2  # [DOZ-VERSUS-72]

_REGULAR: Final = [packet(act, REGULAR) for act in range(ACTS + 1)]
_SPECIAL: Final = [packet(act, SPECIAL) for act in range(ACTS + 1)]
"""The packets of each Act; there is no Act 0."""


def build_event_deck(t: DawnTable) -> None:
    """The deck of this level and length; it has no order before a card is revealed.

    Cards are those of the level's colours; an Act that has too few of a kind uses all there are.
    [DOZ-DECK-1..12, DOZ-DECK-14, DOZ-VERSUS-72, DOZ-VERSUS-116]
    """
    deck = t.box.level.deck(t.house.length)
    packets = t.box.packets
    t.events_left = t.box.events_in_use[:]
    for act in range(1, ACTS + 1):
        regular, special = _REGULAR[act], _SPECIAL[act]
        t.to_come[regular] = min(deck.regular[act - 1], len(packets[regular]))
        t.to_come[special] = min(deck.special[act - 1], len(packets[special]))
    t.doctor_to_come = t.house.versus and t.box.uses & INFECTION_RULES != 0


def _cards(t: DawnTable, wanted: int) -> list[int]:
    """The cards of a packet that nobody has seen."""
    return sorted(t.box.packets[wanted].intersection(t.events_left))


def _of_kind(t: DawnTable, kind: int) -> list[int]:
    """The cards of a kind, of whatever Act, that nobody has seen."""
    left = t.events_left
    return [number for number in t.box.events_of[kind] if number in left]


def is_revealed(t: DawnTable) -> bool:
    """Whether the turn under way has its Event card already: each has one, beside Doctor at Large.

    [DOZ-EVENT-1, DOZ-VERSUS-73]
    """
    doctor_was_dealt = t.house.versus and t.box.uses & INFECTION_RULES != 0
    doctor_is_here = any(
        number != NONE and t.box.events[number].kind == DOCTOR for number in (t.top_event, t.event)
    )
    doctor_is_past = doctor_was_dealt and not t.doctor_to_come and not doctor_is_here
    return t.revealed >= t.turn + doctor_is_past


def next_event(t: DawnTable) -> int:
    """Reveal the top card; it never comes back. [DOZ-DECK-13]"""
    if t.top_event == NONE:
        t.event = draw_event(t)
    else:
        t.event = t.top_event
        t.top_event = NONE
        t.saw_event = 0
        t.chance.reveal()
    t.revealed += 1
    return t.event


def look_at_event(t: DawnTable, audience: int) -> int:
    """The top card, seen by these seats alone, who are told; it stays where it is. [DOZ-EVENT-5]"""
    if t.top_event == NONE:
        t.top_event = draw_event(t, audience)
    elif t.saw_event & audience != audience:
        t.chance.reveal()
    t.saw_event |= audience
    t.tell_only(audience, EVENT_SEEN, t.top_event)
    return t.top_event


def draw_event(t: DawnTable, seen_by: int = EVERYONE) -> int:
    """Take the top card, whatever it turns out to be.

    The End card is last, and the National Guard has 9 cards below it. [DOZ-DECK-6, DOZ-DECK-8]
    """
    left = sum(t.to_come)
    if left + 1 == BELOW_GUARD:
        guards = _of_kind(t, GUARD)
        if guards:
            t.events_left.remove(guards[0])
            return guards[0]
    if left == 0 and not t.doctor_to_come:
        card = t.chance.take(_of_kind(t, END), seen_by)
        t.events_left.remove(card)
        return card
    return _draw_of_act(t, _act_on_top(t), seen_by)


def _act_on_top(t: DawnTable) -> int:
    """The Act of the top card. [DOZ-DECK-6]"""
    for act in range(1, ACTS):
        if t.to_come[_REGULAR[act]] or t.to_come[_SPECIAL[act]]:
            return act
        if act == DOCTORS_ACT and t.doctor_to_come:
            return act
    return ACTS


def _draw_of_act(t: DawnTable, act: int, seen_by: int) -> int:
    """A card of the packet that lies on top: first its kind, then which. [DOZ-DECK-5]"""
    regular = t.to_come[_REGULAR[act]]
    special = t.to_come[_SPECIAL[act]]
    doctor = int(t.doctor_to_come and act == DOCTORS_ACT)
    together = regular + special + doctor
    place = 0
    if together not in (regular, special, doctor):
        place = t.chance.roll(together, seen_by)
    elif special:
        place = regular
    elif doctor:
        place = regular + special
    if place >= regular + special:
        t.doctor_to_come = False
        return next(card.number for card in t.box.events if card.kind == DOCTOR)
    drawn = _REGULAR[act] if place < regular else _SPECIAL[act]
    t.to_come[drawn] -= 1
    card = t.chance.take(_cards(t, drawn), seen_by)
    t.events_left.remove(card)
    return card


def chances_of_next(t: DawnTable) -> list[tuple[int, float]]:
    """Every card that ``draw_event`` may take, with its chance; none where the deck is empty."""
    left = sum(t.to_come)
    guards = _of_kind(t, GUARD)
    if left + 1 == BELOW_GUARD and guards:
        return [(guards[0], 1.0)]
    if left == 0 and not t.doctor_to_come:
        ends = _of_kind(t, END) if cards_to_come(t) else []
        return [(card, 1 / len(ends)) for card in ends]
    act = _act_on_top(t)
    regular = t.to_come[_REGULAR[act]]
    special = t.to_come[_SPECIAL[act]]
    doctor = int(t.doctor_to_come and act == DOCTORS_ACT)
    together = regular + special + doctor
    found: list[tuple[int, float]] = []
    for kind, count in ((REGULAR, regular), (SPECIAL, special)):
        cards = _cards(t, packet(act, kind)) if count else []
        found += [(card, count / together / len(cards)) for card in cards]
    if doctor:
        found += [(card.number, 1 / together) for card in t.box.events if card.kind == DOCTOR]
    return found


def packets_to_come(t: DawnTable) -> list[tuple[list[int], int]]:
    """The unseen cards of each packet with how many of them are in the deck; the End card last.

    The National Guard and Doctor at Large are left out: another card follows either.
    [DOZ-EVENT-13, DOZ-VERSUS-73]
    """
    found = [(_cards(t, number), count) for number, count in enumerate(t.to_come) if count]
    ends = _of_kind(t, END) if cards_to_come(t) else []
    return [*found, (ends, 1)] if ends else found


def put_back_event(t: DawnTable, number: int) -> None:
    """A card that was drawn has not been drawn: back to where nobody knows it."""
    card = t.box.events[number]
    if card.kind == DOCTOR:
        t.doctor_to_come = True
        return
    if card.kind in (REGULAR, SPECIAL):
        t.to_come[packet(card.act, card.kind)] += 1
    t.events_left.append(number)
    t.events_left.sort()


def is_empty(t: DawnTable) -> bool:
    """Whether no card is in the deck any more. [DOZ-DECK-9]"""
    return not any(t.to_come) and cards_to_come(t) == 0


def cards_to_come(t: DawnTable) -> int:
    """How many cards are still in the deck, the End card included. [DOZ-DECK-9]"""
    drawn = t.event if t.top_event == NONE else t.top_event
    is_end_drawn = drawn != NONE and t.box.events[drawn].kind == END
    return (
        sum(t.to_come)
        + int(t.doctor_to_come)
        + len(_of_kind(t, GUARD))
        + int(not is_end_drawn)
        + int(t.top_event != NONE)
    )
