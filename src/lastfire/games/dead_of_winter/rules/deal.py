"""A deal: the table with everything redrawn that one seat cannot know.

What a seat knows: its own cards and objective, all that lies open, every card it has seen go
somewhere, and the deck on the back of every card. [DOW-SECRET-1..9, DOW-SETUP-12]
"""

from typing import Final

from lastfire.engine.chance import EVERYONE, may_see
from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.crossroads import would_open
from lastfire.games.dead_of_winter.rules.state import (
    CRISES,
    CROSSROADS,
    DRAFT,
    EXILED_OBJECTIVES,
    OVER,
    STRANGERS,
    TURN,
    TURN_START,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.exile import is_betrayer

LOOKS: Final = 20  # so many crossroads cards are tried before one is taken that might already be open


def deal(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    """Redraw in place what ``seat`` (-1: a spectator) knows neither here nor ``now``."""
    _deal_items(t, seat, now)
    _deal_crossroads(t, seat, now)
    _deal_crises(t, seat, now)
    _deal_objectives(t, seat, now)
    if now.phase != OVER:
        _deal_exiled_objectives(t, seat, now)
    if t.phase == DRAFT:
        _deal_drafts(t, seat, now)
    for module in t.edition.modules:
        module.deal(t, seat, now)


def backs(t: ColonyTable) -> list[list[int]]:
    """The backs of the cards in every hand and every item deck, which everybody can see."""
    origin = t.box.origin
    found = [sorted([origin[card] for card in hand]) for hand in t.hands]
    for place in t.board.with_deck:
        pile = t.deck(place)
        # Each part by itself: what the next card may be is counted from those in the middle alone.
        found.append([origin[card] for card in pile.top])
        found.append(sorted([origin[card] for card in pile.middle]))
        found.append([origin[card] for card in pile.bottom])
    return found


def _shuffle(t: ColonyTable, cards: list[int]) -> None:
    """In place, all orders equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = t.chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _deal_items(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    """Unknown item cards change places with others of the same back."""
    hidden: list[list[int]] = [[] for _ in t.board.places]
    origin = t.box.origin
    unknown = [
        not may_see(t.knows[card], seat) and not may_see(now.knows[card], seat)
        for card in range(t.box.item_cards)
    ]
    for card in range(t.box.item_cards):
        if now.knows[card] == EVERYONE:
            # It was shown since: of several copies, it is the one that leaves its hand again.
            t.knows[card] = EVERYONE
    piles = t.board.with_deck
    for cards in (*t.hands, t.boxed, t.given, t.seen):
        for card in cards:
            if unknown[card]:
                hidden[origin[card]].append(card)
    for place in piles:
        pile = t.deck(place)
        for card in (*pile.top, *pile.middle, *pile.bottom):
            if unknown[card]:
                hidden[origin[card]].append(card)
    before = [cards[:] for cards in hidden]
    for cards in hidden:
        _shuffle(t, cards)
    # Who knows a card moves with the place it lies in.
    known = [[t.knows[card] for card in cards] for cards in before]
    for deck in t.board.all:
        for i, card in enumerate(hidden[deck]):
            t.knows[card] = known[deck][i]
    taken = [0] * len(t.board.places)
    swapped = list(range(t.box.item_cards))

    def instead(card: int) -> int:
        if not unknown[card]:
            return card
        deck = origin[card]
        taken[deck] += 1
        swapped[card] = hidden[deck][taken[deck] - 1]
        return swapped[card]

    t.hands = [sorted([instead(card) for card in hand]) for hand in t.hands]
    t.boxed = sorted([instead(card) for card in t.boxed])
    t.given = [instead(card) for card in t.given]
    t.seen = [instead(card) for card in t.seen]
    for place in piles:
        pile = t.deck(place)
        top = tuple([instead(card) for card in pile.top])
        middle = sorted([instead(card) for card in pile.middle])
        t.piles[t.board.deck[place]] = Pile(middle, top, tuple([instead(card) for card in pile.bottom]))
    for held in t.lasting:
        if held.item >= 0:
            # A card that may not be played yet changes places with the others.
            held.item = swapped[held.item]


def _knows(t: ColonyTable, now: ColonyTable, card: int, seat: int) -> bool:
    return may_see(t.knows[card], seat) or may_see(now.knows[card], seat)


def _deal_crossroads(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    """The watched card is one that has not been set off by what everybody has seen this turn."""
    pile = t.piles[CROSSROADS]
    first = t.box.first_crossroads
    hidden = [card for card in (*pile.middle, *pile.bottom) if not _knows(t, now, first + card, seat)]
    watched_hidden = t.watched >= 0 and not _knows(t, now, first + t.watched, seat)
    known_by = 0
    if watched_hidden:
        known_by = t.knows[first + t.watched]
        hidden.append(t.watched)
        t.knows[first + t.watched] = 0
    masks = [t.knows[first + card] for card in pile.bottom]
    hidden.sort()
    _shuffle(t, hidden)
    if watched_hidden:
        at = len(hidden) - 1
        if t.phase in (TURN_START, TURN):
            acts = t.acts
            t.acts = now.turn_acts
            for look in range(min(LOOKS, len(hidden))):
                if not would_open(t, hidden[look]):
                    at = look
                    break
            t.acts = acts
        t.watched = hidden.pop(at)
    bottom: list[int] = []
    for card in pile.bottom:
        bottom.append(card if _knows(t, now, first + card, seat) else hidden.pop())
    kept = [card for card in pile.middle if _knows(t, now, first + card, seat)]
    t.piles[CROSSROADS] = Pile(sorted([*kept, *hidden]), (), tuple(bottom))
    for card in hidden:
        t.knows[first + card] = 0
    for i, card in enumerate(bottom):
        t.knows[first + card] = masks[i]
    if watched_hidden:
        t.knows[first + t.watched] = known_by


def _deal_crises(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    first = t.box.first_crisis
    pile = t.piles[CRISES]
    if not pile.top:
        return
    masks = [t.knows[first + card] for card in pile.top]
    hidden = [card for card in (*pile.top, *pile.middle) if not _knows(t, now, first + card, seat)]
    _shuffle(t, hidden)
    top = [card if _knows(t, now, first + card, seat) else hidden.pop() for card in pile.top]
    kept = [card for card in pile.middle if _knows(t, now, first + card, seat)]
    for card in hidden:
        t.knows[first + card] = 0
    for i, card in enumerate(top):
        t.knows[first + card] = masks[i]
    t.piles[CRISES] = Pile(sorted([*kept, *hidden]), tuple(top), pile.bottom)


def _deal_objectives(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    """Other seats' objectives are dealt anew from the mix, and the mix from all cards.

    A regular objective takes the place of a regular one, a betrayal that of a betrayal. Who is
    exiled and has revealed nothing is a betrayer, and stays one. [DOW-EXILE-4]
    """
    seats = [
        s
        for s in range(t.seats)
        if t.secret[s] >= 0 and not may_see(t.secret_known[s] | now.secret_known[s], seat)
    ]
    pool = [[card for card in t.spare if t.box.secrets[card].betrayal == bool(side)] for side in (0, 1)]
    unknown = [t.secret[s] for s in seats] + t.mix
    unknown += [t.betrayal[s] for s in seats if t.betrayal[s] >= 0]
    for card in unknown:
        pool[int(t.box.secrets[card].betrayal)].append(card)
    for cards in pool:
        cards.sort()
        _shuffle(t, cards)

    def instead(card: int) -> int:
        return pool[int(t.box.secrets[card].betrayal)].pop()

    for s in seats:
        t.secret[s] = instead(t.secret[s])
        if t.betrayal[s] >= 0:
            t.betrayal[s] = instead(t.betrayal[s])
    t.mix = [instead(card) for card in t.mix]
    t.spare = sorted(pool[0] + pool[1])
    unsure = [s for s in seats if not (now.is_exiled(s) and is_betrayer(t, s))]
    if not t.house.mistrust:
        cards = [t.secret[s] for s in unsure] + t.mix
        _shuffle(t, cards)
        for s in unsure:
            t.secret[s] = cards.pop()
        t.mix = cards
    t.mix.sort()


def _deal_exiled_objectives(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    """Only its holder knows an exiled objective; it may have been drawn just now. [DOW-EXILE-2]"""
    others = [s for s in range(t.seats) if t.exile_card[s] >= 0 and s != seat]
    if not others:
        return
    own = now.exile_card[seat] if seat >= 0 else -1
    pile = t.piles[EXILED_OBJECTIVES]
    kept = [card for card in pile.middle if card == own]
    cards = sorted([*[t.exile_card[s] for s in others], *[card for card in pile.middle if card != own]])
    _shuffle(t, cards)
    for s in others:
        t.exile_card[s] = cards.pop()
    t.piles[EXILED_OBJECTIVES] = Pile(sorted([*kept, *cards]), pile.top, pile.bottom)


def _deal_drafts(t: ColonyTable, seat: int, now: ColonyTable) -> None:
    """Survivors dealt to others, and those they chose, are not seen before all have chosen."""
    if now.phase != DRAFT:
        return  # everybody has chosen since, so all is known
    pile = t.piles[STRANGERS]
    others = [s for s in range(t.seats) if s != seat]
    cards = [*pile.middle]
    for s in others:
        cards += [*t.drafts[s], *t.groups[s]]
    cards.sort()
    _shuffle(t, cards)
    for s in others:
        t.drafts[s] = sorted([cards.pop() for _ in t.drafts[s]])
        t.groups[s] = [cards.pop() for _ in t.groups[s]]
    t.piles[STRANGERS] = Pile(sorted(cards), pile.top, pile.bottom)
