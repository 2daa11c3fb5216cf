"""The stockpile: item cards that lie open at the Hideout. [LN-BANDIT-24, LN-HIDEOUT-10, LN-HIDEOUT-25]"""

from lastfire.engine.chance import EVERYONE
from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.board.hand import add_to_hand
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import (
    ASK_STOCKPILE,
    STOCKED,
    TAKEN_FROM_STOCKPILE,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import note_taken
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD


def stockpile(t: ColonyTable) -> list[int]:
    """The item cards of the stockpile, in the order in which they came there."""
    return bandits_of(t).stockpile


def put_down(t: ColonyTable, card: int) -> None:
    """A card that lies nowhere any more is laid face up into the stockpile; the caller tells of it."""
    t.knows[card] = EVERYONE
    t.chance.reveal()
    bandits_of(t).stockpile.append(card)


def add_to_stockpile(t: ColonyTable, card: int) -> None:
    """An effect puts a card face up into the stockpile, once it has left where it was. [LN-HIDEOUT-25]"""
    put_down(t, card)
    t.tell(STOCKED, t.box.kind[card])


def give_to_stockpile(t: ColonyTable, seat: int, card: int) -> None:
    """An effect puts a hand card face up into the stockpile. [LN-HIDEOUT-26]"""
    t.hands[seat].remove(card)
    add_to_stockpile(t, card)


def take_from_stockpile(t: ColonyTable, seat: int, card: int) -> None:
    """A card of the stockpile goes to a player's hand, as everybody sees; an outsider like any other.

    [LN-HIDEOUT-10, LN-HIDEOUT-11]
    """
    bandits_of(t).stockpile.remove(card)
    add_to_hand(t, seat, card, EVERYONE)
    t.tell(TAKEN_FROM_STOCKPILE, seat, t.box.kind[card])
    note_taken(t)


def take_at_random(t: ColonyTable, seat: int, count: int) -> None:
    """Random cards of the stockpile, as many as there are. [LN-HIDEOUT-15, LN-HIDEOUT-22, LN-HIDEOUT-23]"""
    for _ in range(min(count, len(stockpile(t)))):
        take_from_stockpile(t, seat, t.chance.take(stockpile(t)[:]))


def take_of_choice(t: ColonyTable, seat: int, count: int) -> Flow:
    """Cards of the player's choice, as many as there are.

    [LN-HIDEOUT-16, LN-HIDEOUT-17, LN-HIDEOUT-23, LN-HIDEOUT-24]
    """
    for left in range(min(count, len(stockpile(t))), 0, -1):
        kinds = sorted({t.box.kind[card] for card in stockpile(t)})
        yield from choose(t, seat, ASK_STOCKPILE, [CARD[kind] for kind in kinds], left)
        kind = ABOUT[t.reply]
        # Copies are alike: the one that came first.
        card = next(card for card in stockpile(t) if t.box.kind[card] == kind)
        take_from_stockpile(t, seat, card)
