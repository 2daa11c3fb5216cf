"""What may become of a fight: before its dice, and for those who attacked."""

from typing import Final, final

from lastfire.games.dawn_of_the_zeds.rules.state import Fight

# How a fight has ended for those who attacked; UNFOUGHT where no dice were rolled.
LOST: Final = 0
WON: Final = 1
UNFOUGHT: Final = -1


@final
class Course:
    """One way a fight may go before its dice: how likely it is, and what comes of it.

    ``fight`` is the fight as it is fought then, None if there is none. The Zeds side takes ``zeds_hits``
    before it or instead of it. Without one, ``drives_off`` says whether the Zeds side has to retreat,
    ``gives_way`` whether player units have to.
    """

    def __init__(
        self,
        chance: float,
        fight: Fight | None,
        zeds_hits: int = 0,
        drives_off: bool = False,
        gives_way: bool = False,
    ) -> None:
        self.chance = chance
        self.fight = fight
        self.zeds_hits = zeds_hits
        self.drives_off = drives_off
        self.gives_way = gives_way
