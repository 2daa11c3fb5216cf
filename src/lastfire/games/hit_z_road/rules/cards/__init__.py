"""The content: every adventure card, declared. Only ``setup`` and the catalogue read this package."""

from typing import Final

from lastfire.engine.declared import check_card
from lastfire.engine.pack import CardRefused, Pack
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
for _card in ADVENTURE_CARDS:
    check_card(_card, _card.id)

BY_ID: Final = {card.id: card for card in ADVENTURE_CARDS}
"""Every card by its id; those of packs come in with their packs."""


def cards_with(packs: tuple[Pack, ...]) -> tuple[AdventureCard, ...]:
    """The cards of a match with these packs: theirs after the game's own, pack by pack."""
    cards: tuple[AdventureCard, ...] = ADVENTURE_CARDS
    for pack in packs:
        cards = (*cards, *cards_of(pack))
    return cards


def cards_of(pack: Pack) -> tuple[AdventureCard, ...]:
    """The cards of a pack; raises CardRefused for anything else in it, and for wrong types."""
    found: list[AdventureCard] = []
    for card in pack.cards:
        if not isinstance(card, AdventureCard):
            raise CardRefused(f"a {type(card).__name__} is no adventure card")
        found.append(card)
    return tuple(found)


def check_pack(pack: Pack) -> None:
    """Raise CardRefused, naming the card, unless all cards of a pack can be played."""
    own = {card.id for card in ADVENTURE_CARDS}
    for card in cards_of(pack):
        check_card(card, card.id)
        if card.id in own or (card.id in BY_ID and BY_ID[card.id] is not card):
            raise CardRefused(f"card {card.id}: there is another card of this id")
        if card.level not in (1, 2, 3):
            raise CardRefused(f"card {card.id}: there is no level {card.level}")
        own.add(card.id)
