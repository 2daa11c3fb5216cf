"""The content: every adventure card, declared. Only ``setup`` and the catalogue read this package.

There are 76: 20, 28 and 28, of which 4, 6 and 6 are poker cards. [HZR-BOX-2, HZR-BOX-3]
"""

from typing import Final

from lastfire.hit_z_road.cards.level_1 import LEVEL_1
from lastfire.hit_z_road.cards.level_2 import LEVEL_2
from lastfire.hit_z_road.cards.level_3 import LEVEL_3
from lastfire.hit_z_road.cards.poker import POKER

ADVENTURE_CARDS: Final = (*LEVEL_1, *LEVEL_2, *LEVEL_3, *POKER)
"""A card's place in this list is its number in saves: new cards go to the end."""
