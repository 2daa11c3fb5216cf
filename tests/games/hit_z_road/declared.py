"""All cards of Hit Z Road, for the reference."""

from typing import Final

from lastfire.games.hit_z_road.rules.cards import ADVENTURE_CARDS

CARDS: Final = ADVENTURE_CARDS
