"""Hands of cards: what comes, goes, is shown, is taken, and who knows of it.

[DOW-SECRET-4, DOW-SECRET-5, DOW-SECRET-9]
"""

from lastfire.engine.chance import EVERYONE, audience
from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import NO_CARD, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, DONE, NO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_CARD, ASK_PLEDGE
from lastfire.games.dead_of_winter.rules.words.records import (
    CARD_DRAWN,
    CARD_LOOKED_AT,
    CARD_SEEN,
    CARD_TAKEN,
    DECK_SEARCHED,
    ITEMS_REMOVED,
    PLEDGED,
    TOOK,
    WASTED,
)


def put_in_waste(t: ColonyTable, seat: int, card: int) -> None:
    """A card from the hand goes on top of the waste pile; an exile's card leaves the game.

    [DOW-CARD-5, DOW-WASTE-1, DOW-WASTE-4, DOW-EXILE-18]
    """
    t.hands[seat].remove(card)
    t.knows[card] = EVERYONE
    t.chance.reveal()
    if t.is_exiled(seat):
        t.removed.append(card)
    else:
        t.waste.append(card)


def remove_card(t: ColonyTable, seat: int, card: int) -> None:
    """A card from the hand leaves the game, open to all."""
    t.hands[seat].remove(card)
    t.knows[card] = EVERYONE
    t.chance.reveal()
    t.removed.append(card)
    t.tell(ITEMS_REMOVED, t.box.kind[card])


def add_to_hand(t: ColonyTable, seat: int, card: int, known_by: int) -> None:
    """A card joins a hand; ``known_by`` are the seats that saw it, the holder among them."""
    t.knows[card] = known_by if known_by == EVERYONE else known_by | 1 << seat
    t.hands[seat] = sorted([*t.hands[seat], card])


def forget_hand(t: ColonyTable, seat: int) -> None:
    """A card left face down: nobody else can be sure of the rest of the hand any more."""
    for card in t.hands[seat]:
        t.knows[card] = 1 << seat


def draw_card(t: ColonyTable, seat: int, place: int) -> int:
    """The top card of an item deck, seen by ``seat`` alone; -1 when there is none. [DOW-SEARCH-14]"""
    if place == COLONY or len(t.deck(place)) == 0:
        return NO_CARD
    card = t.pile(t.board.deck[place]).draw(t.chance, audience(seat))
    t.knows[card] = 1 << seat
    return card


def draw_item(t: ColonyTable, seat: int, place: int) -> int:
    """Draw the top card of an item deck into the hand; -1 when there is none."""
    card = draw_card(t, seat, place)
    if card >= 0:
        add_to_hand(t, seat, card, 1 << seat)
        t.tell(CARD_DRAWN, seat, place)
        t.tell_only(audience(seat), TOOK, seat, t.box.kind[card])
    return card


def take_random(t: ColonyTable, seat: int, from_seat: int) -> int:
    """A random card changes hands; giver and taker know it. -1 from an empty hand. [DOW-ATTACK-8]"""
    if not t.hands[from_seat]:
        return NO_CARD
    two = audience(seat, from_seat)
    card = t.chance.take(t.hands[from_seat], two)
    forget_hand(t, from_seat)
    add_to_hand(t, seat, card, two)
    t.tell(CARD_TAKEN, seat, from_seat)
    t.tell_only(two, TOOK, seat, t.box.kind[card])
    return card


def see_random(t: ColonyTable, seat: int, of_seat: int) -> int:
    """A random card of a hand is looked at, in sight of all. -1 from an empty hand. [DOW-SECRET-9]"""
    if not t.hands[of_seat]:
        return NO_CARD
    two = audience(seat, of_seat)
    card = t.chance.take(t.hands[of_seat][:], two)
    t.knows[card] |= 1 << seat
    t.tell(CARD_LOOKED_AT, seat, of_seat)
    t.tell_only(two, CARD_SEEN, seat, of_seat, t.box.kind[card])
    return card


def see_hand(t: ColonyTable, seat: int, of_seat: int) -> None:
    """A whole hand is looked at."""
    t.chance.reveal()
    for card in t.hands[of_seat]:
        t.knows[card] |= 1 << seat
        t.tell_only(audience(seat, of_seat), CARD_SEEN, seat, of_seat, t.box.kind[card])


def kinds_in_hand(t: ColonyTable, seat: int, symbol: int = -1) -> list[int]:
    """The kinds of cards in a hand, of one symbol or (-1) of all."""
    kinds: list[int] = []
    for card in t.hands[seat]:
        kind = t.box.kind[card]
        if kind not in kinds and (symbol < 0 or t.box.symbol[kind] == symbol):
            kinds.append(kind)
    return kinds


def shuffle_deck(t: ColonyTable, place: int, cards: list[int]) -> None:
    """These cards go back into an item deck, which is shuffled: nobody knows its order now."""
    pile = t.pile(t.board.deck[place])
    for card in (*pile.top, *pile.middle, *pile.bottom, *cards):
        t.knows[card] = 0
    pile.shuffle_in(cards)


def pledge_cards(
    t: ColonyTable,
    seats: list[int],
    symbol: int,
    count: int,
    card: int,
    pledged: list[int],
    givers: list[int],
) -> Flow:
    """``count`` cards of a symbol are added to those pledged, if players promise so many.

    They are asked in order, one card at a time, and everybody is asked, since nobody knows who has
    any.
    """
    wanted = len(pledged) + count
    for seat in seats:
        while len(pledged) < wanted:
            ids: list[int] = [NO]
            for other in t.hands[seat]:
                kind = t.box.kind[other]
                if t.box.symbol[kind] == symbol and other not in pledged and CARD[kind] not in ids:
                    ids.append(CARD[kind])
            yield t.ask(seat, ASK_PLEDGE, ids, card, symbol, wanted - len(pledged))
            if t.reply == NO:
                break
            kind = ABOUT[t.reply]
            other = t.in_hand(seat, kind, pledged)
            # It lies on the table now, and is taken back if too few come together.
            t.knows[other] = EVERYONE
            t.chance.reveal()
            t.tell(PLEDGED, seat, kind)
            pledged.append(other)
            givers.append(seat)
    t.lay_open()


def give_pledged(t: ColonyTable, pledged: list[int], givers: list[int], to_waste: bool) -> None:
    """The cards pledged go to the waste pile, or leave the game."""
    for i, given in enumerate(pledged):
        if to_waste:
            put_in_waste(t, givers[i], given)
            t.tell(WASTED, givers[i], t.box.kind[given])
        else:
            remove_card(t, givers[i], given)


def search_deck(t: ColonyTable, seat: int, place: int, symbols: tuple[int, ...], count: int) -> Flow:
    """Look through an item deck and take cards of choice; it is shuffled after.

    ``symbols`` narrows the choice; empty: any card. [DOW-XROAD-18, DOW-SECRET-9]
    """
    t.chance.reveal()
    t.tell(DECK_SEARCHED, seat, place)
    for _ in range(count):
        pile = t.deck(place)
        ids: list[int] = []
        t.chance.reveal()
        for card in (*pile.top, *pile.middle, *pile.bottom):
            t.knows[card] |= 1 << seat  # until it is shuffled
            kind = t.box.kind[card]
            if (not symbols or t.box.symbol[kind] in symbols) and CARD[kind] not in ids:
                ids.append(CARD[kind])
        # Also with nothing to take: others do not learn what is in the deck.
        yield t.ask(seat, ASK_CARD, [*sorted(ids), DONE])
        if t.reply == DONE:
            break
        kind = ABOUT[t.reply]
        shuffle_deck(t, place, [])
        middle = t.deck(place).middle
        # Copies of a kind are alike: which of them it is, luck decides.
        copies = [card for card in middle if t.box.kind[card] == kind]
        card = t.chance.take(copies, audience(seat))
        middle.remove(card)
        add_to_hand(t, seat, card, 1 << seat)
        t.tell(CARD_DRAWN, seat, place)
        t.tell_only(audience(seat), TOOK, seat, kind)
    shuffle_deck(t, place, [])
