"""What several counters have in common."""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import IgnoresHits
from lastfire.games.dawn_of_the_zeds.rules.effects.everyday_powers import Cannot, LeavesCatacombs
from lastfire.games.dawn_of_the_zeds.rules.holding import ARREST, BUILDING, DRIVING, GUNFIRE, RESTORING

TOUGH: Final = IgnoresHits(4)  # [DOZ-UNIT-7]
HARDENED: Final = IgnoresHits(5)  # [DOZ-UNIT-8]
THICK_SKIN: Final = IgnoresHits(1, 3)  # of Zeds [DOZ-UNIT-42, DOZ-UNIT-45]
RED_DIAMOND: Final = LeavesCatacombs()  # [DOZ-UNIT-9]
NO_GUNFIRE: Final = Cannot((GUNFIRE,))  # [DOZ-UNIT-10]
ANIMAL: Final = Cannot((GUNFIRE, BUILDING, ARREST, RESTORING, DRIVING))  # [DOZ-UNIT-58, DOZ-UNIT-66]
CHARACTER: Final = Price(character=True)
