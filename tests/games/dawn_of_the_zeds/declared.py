"""All counters, cards, markers and components of Dawn of the Zeds, for the reference."""

from dataclasses import dataclass
from typing import Any, Final

from lastfire.engine.effect import Effect
from lastfire.games.dawn_of_the_zeds.rules.cards import (
    COMPONENTS,
    EVENTS,
    FATES,
    MARKERS,
    RESEARCH,
    SCHEMES,
    UNITS,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.names import WEAPON_COMPONENTS
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS as MARKER_NAMES


@dataclass(frozen=True)
class Laid:
    """What lies on a unit, or on a space of its own: it has a name and holds something, and that is all."""

    id: str
    holds: tuple[Effect, ...]


CARDS: Final[tuple[Any, ...]] = (
    *UNITS,
    *EVENTS,
    *FATES,
    *RESEARCH,
    *SCHEMES,
    *[Laid(noun.id, holds) for noun, holds in zip(MARKER_NAMES, MARKERS, strict=True)],
    *[Laid(noun.id, holds) for noun, holds in zip(WEAPON_COMPONENTS, COMPONENTS, strict=True)],
)
