"""The content: every adventure card, declared. Only ``setup`` and the catalogue read this package."""

from typing import Final

from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.cards.level_1 import LEVEL_1
from lastfire.games.hit_z_road.rules.cards.level_2 import LEVEL_2
from lastfire.games.hit_z_road.rules.cards.level_3 import LEVEL_3
from lastfire.games.hit_z_road.rules.cards.poker import POKER

CARDS_BY_LEVEL: Final = (20, 28, 28)  # [HZR-BOX-2]
POKER_CARDS_BY_LEVEL: Final = (4, 6, 6)  # among them [HZR-BOX-3]

ADVENTURE_CARDS: Final = (*LEVEL_1, *LEVEL_2, *LEVEL_3, *POKER)
"""A card's place in this list is its number in saves: new cards go to the end."""


def check_counts(cards: tuple[AdventureCard, ...]) -> None:
    """Raise ValueError, naming the number, unless a level has as many cards as are said above."""
    for i in range(3):
        level = [card for card in cards if card.level == i + 1]
        poker = [card for card in level if card.poker]
        for name, number, there in (
            (f"CARDS_BY_LEVEL[{i}]", CARDS_BY_LEVEL[i], len(level)),
            (f"POKER_CARDS_BY_LEVEL[{i}]", POKER_CARDS_BY_LEVEL[i], len(poker)),
        ):
            if number != there:
                raise ValueError(f"{name} says {number}, and {there} are declared")


check_counts(ADVENTURE_CARDS)
