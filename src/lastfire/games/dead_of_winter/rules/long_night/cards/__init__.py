"""The cards of The Long Night, one set for each of its modules: a card with a mark stands in its module's.

[LN-SETUP-3, LN-SETUP-4]
"""

from typing import Final

from lastfire.games.dead_of_winter.rules.card import CardSet
from lastfire.games.dead_of_winter.rules.long_night.cards.items import (
    OF_BANDITS,
    OF_IMPROVEMENTS,
    OF_RAXXON,
    TOWN,
)
from lastfire.games.dead_of_winter.rules.long_night.cards.starters import STARTERS
from lastfire.games.dead_of_winter.rules.long_night.cards.survivors import SURVIVORS

COMMON: Final = CardSet("long_night", survivors=SURVIVORS, items=(*STARTERS, *TOWN))
RAXXON: Final = CardSet("long_night_raxxon", items=OF_RAXXON)
BANDITS: Final = CardSet("long_night_bandits", items=OF_BANDITS)
IMPROVEMENTS: Final = CardSet("long_night_improvements", items=OF_IMPROVEMENTS)

NIGHT: Final = (COMMON, RAXXON, BANDITS, IMPROVEMENTS)
"""In the order of their modules."""
