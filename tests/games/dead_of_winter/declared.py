"""All cards of Dead of Winter, for the reference."""

from typing import Any, Final

from lastfire.games.dead_of_winter.rules.cards import BOX

CARDS: Final[tuple[Any, ...]] = (
    *BOX.crises,
    *BOX.crossroads,
    *BOX.exiled,
    *BOX.items,
    *BOX.main,
    *BOX.secrets,
    *BOX.survivors,
)
