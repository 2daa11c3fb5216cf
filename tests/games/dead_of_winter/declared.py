"""All cards of Dead of Winter, for the reference."""

from typing import Any, Final

from lastfire.games.dead_of_winter.rules.cards import BASE
from lastfire.games.dead_of_winter.rules.long_night.cards import NIGHT

CARDS: Final[tuple[Any, ...]] = tuple(
    card
    for cards in (BASE, *NIGHT)
    for kind in (
        cards.crises,
        cards.crossroads,
        cards.exiled,
        cards.items,
        cards.main,
        cards.secrets,
        cards.survivors,
    )
    for card in kind
)
