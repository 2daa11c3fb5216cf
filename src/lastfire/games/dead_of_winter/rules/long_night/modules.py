"""The modules of The Long Night.

[LN-SETUP-1, LN-SETUP-2]
"""

from typing import Final

from lastfire.games.dead_of_winter.rules.long_night.bandits.module import Bandits
from lastfire.games.dead_of_winter.rules.long_night.everywhere.module import Alone, LongNight
from lastfire.games.dead_of_winter.rules.long_night.improvements.module import Improvements
from lastfire.games.dead_of_winter.rules.long_night.raxxon.module import Raxxon
from lastfire.games.dead_of_winter.rules.long_night.scenarios.module import Scenarios
from lastfire.games.dead_of_winter.rules.module import Module

MODULES: Final[tuple[Module, ...]] = (LongNight(), Alone(), Raxxon(), Bandits(), Improvements(), Scenarios())
"""In the order in which matches have them."""
