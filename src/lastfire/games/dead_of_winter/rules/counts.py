"""How many cards of each kind are in the box. A card more raises its number here, and nowhere else.

[DOW-SPACE-12, DOW-SPACE-13]
"""

from typing import Final

from lastfire.games.dead_of_winter.rules.names import SURVIVORS

MAIN_OBJECTIVES: Final = 10
SECRET_OBJECTIVES: Final = 24  # the regular ones
BETRAYAL_OBJECTIVES: Final = 10
EXILED_OBJECTIVES: Final = 10
CRISIS_CARDS: Final = 20
CROSSROADS_CARDS: Final = 80
SURVIVOR_CARDS: Final = len(SURVIVORS)
ITEMS_BY_DECK: Final = (25, 20, 20, 20, 20, 20, 20)  # starters, then each location in order of its number
ITEM_CARDS: Final = sum(ITEMS_BY_DECK)
