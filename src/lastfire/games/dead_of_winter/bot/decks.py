"""What the decks hold, and other facts printed on cards, by number."""

from typing import Final

from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.names import ITEMS, SURVIVORS

SURVIVOR_OF: Final = {noun.id: number for number, noun in enumerate(SURVIVORS)}
ITEM_OF: Final = {noun.id: number for number, noun in enumerate(ITEMS)}
CROSSROADS_OF: Final = {card.id: number for number, card in enumerate(BOX.crossroads)}

GATES: Final = 6
KINDS: Final = len(ITEMS)
COPIES: Final = [[0] * KINDS for _ in range(7)]
"""How many cards of every kind each deck began with; starters are deck 0."""
for _item in BOX.items:
    for _deck, _count in _item.decks:
        COPIES[_deck][_item.kind] += _count
DECK_SIZE: Final = [sum(copies) for copies in COPIES]
SYMBOL: Final = [item.symbol for item in sorted(BOX.items, key=lambda item: item.kind)]
MODE: Final = [item.mode for item in sorted(BOX.items, key=lambda item: item.kind)]
ATTACK_OF: Final = list(BOX.attack)
SEARCH_OF: Final = list(BOX.search)
INFLUENCE_OF: Final = list(BOX.influence)

SHARE: Final = [
    [
        sum(COPIES[deck][kind] for kind in range(KINDS) if SYMBOL[kind] == symbol) / DECK_SIZE[deck]
        for symbol in range(7)
    ]
    for deck in range(7)
]
"""How likely a card with this back shows that symbol."""

BUDDY: Final = SURVIVOR_OF["buddy_davis"]


def wound_limit(survivor: int) -> int:
    """How many wounds kill a survivor."""
    return 4 if survivor == BUDDY else 3


def count_symbol(hand: list[int], symbol: int) -> int:
    """How many cards of a hand show a symbol."""
    return sum([1 for kind in hand if SYMBOL[kind] == symbol])
