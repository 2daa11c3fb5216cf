"""What a seat can expect of the next cards of an item deck, counted exactly.

A seat knows which cards each deck began with, and where those are that it has seen. All other cards with
the same back are as likely in one unseen place as in another: in the deck, in a hand, under the crisis.
[DOW-SECRET-1..9, DOW-SETUP-12] It is what a deal assumes as well, see ``deal.py``.
"""

from math import comb

from lastfire.dead_of_winter.counts import ITEM_CARDS
from lastfire.dead_of_winter.names import SYMBOLS
from lastfire.dead_of_winter.state import ColonyTable
from lastfire.engine.chance import may_see


def finds(t: ColonyTable, seat: int, place: int, count: int) -> dict[str, float]:
    """By symbol, how likely it is among the next ``count`` cards of a deck; likeliest first.

    Symbols that cannot be among them are left out.
    """
    symbol = [t.box.symbol[t.box.kind[card]] for card in range(ITEM_CARDS)]
    knows = [may_see(t.knows[card], seat) for card in range(ITEM_CARDS)]
    pile = t.piles[place]
    drawn = min(max(0, count - len(pile.top)), len(pile.middle))
    in_order = (*pile.top[:count], *pile.bottom[: max(0, count - len(pile.top) - drawn)])
    shown = [symbol[card] for card in in_order if knows[card]]
    unseen_in_order = len(in_order) - len(shown)
    seen_in_middle = [symbol[card] for card in pile.middle if knows[card]]
    unseen_in_middle = len(pile.middle) - len(seen_in_middle)
    # A deck may hold cards of other backs, which everybody sees.
    backs = {place, *[t.box.origin[card] for card in (*pile.top, *pile.middle, *pile.bottom)]}
    unseen = [symbol[card] for card in range(ITEM_CARDS) if t.box.origin[card] in backs and not knows[card]]
    ways = comb(len(pile.middle), drawn)
    found: dict[str, float] = {}
    for number, noun in enumerate(SYMBOLS):
        if number in shown:
            found[noun.id] = 1.0
            continue
        others = len(unseen) - unseen.count(number)
        others_seen = len(seen_in_middle) - seen_in_middle.count(number)
        without = 0.0
        # So many of the cards drawn from the middle have not been seen before.
        for new in range(min(drawn, unseen_in_middle) + 1):
            cards = unseen_in_order + new
            missed = comb(others, cards) / comb(len(unseen), cards)
            without += comb(unseen_in_middle, new) * comb(others_seen, drawn - new) / ways * missed
        if without < 1.0:
            found[noun.id] = 1.0 - without
    return dict(sorted(found.items(), key=lambda each: -each[1]))
