"""What a seat can expect of the next card of an item deck, counted exactly.

A seat knows which cards each deck began with, and where those are that it has seen. All other cards with
the same back are as likely in one unseen place as in another: in the deck, in a hand, under the crisis.
[DOW-SECRET-1..9, DOW-SETUP-12] It is what a deal assumes as well, see ``deal.py``.
"""

from lastfire.engine.chance import may_see
from lastfire.games.dead_of_winter.rules.names import SYMBOLS
from lastfire.games.dead_of_winter.rules.state import ColonyTable


def finds(t: ColonyTable, seat: int, place: int) -> dict[str, float]:
    """By symbol, how likely the next card of a deck shows it; likeliest first, the impossible left out."""
    pile = t.deck(place)
    # The card that lies on top is the next one; of a middle without order any card may be.
    cards = pile.top[:1] or tuple(pile.middle) or pile.bottom[:1]
    if not cards:
        return {}
    known = [0] * len(SYMBOLS)
    hidden: dict[int, int] = {}  # by back, how many cards the seat has not seen
    for card in cards:
        if may_see(t.knows[card], seat):
            known[t.box.symbol[t.box.kind[card]]] += 1
        else:
            hidden[t.box.origin[card]] = hidden.get(t.box.origin[card], 0) + 1
    # Counted first and divided last: the same to the last digit in whatever order cards lie.
    chances = [count / len(cards) for count in known]
    for back, count in sorted(hidden.items()):
        unseen = _unseen(t, seat, back)
        for symbol in range(len(SYMBOLS)):
            chances[symbol] += count * unseen.count(symbol) / len(unseen) / len(cards)
    found = [(noun.id, chance) for noun, chance in zip(SYMBOLS, chances, strict=True) if chance > 0.0]
    return dict(sorted(found, key=lambda each: -each[1]))


def _unseen(t: ColonyTable, seat: int, back: int) -> list[int]:
    """The symbols of all cards with this back that the seat has not seen, wherever they lie."""
    return [
        t.box.symbol[t.box.kind[card]]
        for card in range(t.box.item_cards)
        if t.box.origin[card] == back and not may_see(t.knows[card], seat)
    ]
