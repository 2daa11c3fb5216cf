"""The random location of cards and rules. [LN-SETUP-24, LN-SETUP-25]"""

from typing import Final

from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import PLACE_ROLLED
from lastfire.games.dead_of_winter.rules.state import ColonyTable

SIDES: Final = 6  # [LN-SETUP-23]


def random_place(t: ColonyTable) -> int:
    """The town location with the number that a die shows: never the colony, and none from 7 on.

    [LN-SETUP-23, LN-SETUP-24, LN-SETUP-25]
    """
    place = 1 + t.chance.roll(SIDES)
    t.tell(PLACE_ROLLED, place)
    return place
