"""Raiders, who belong to nobody. [DOZ-UNIT-2, DOZ-UNIT-28, DOZ-UNIT-29]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.colours import GREEN, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import ShiftInItsFavour
from lastfire.games.dawn_of_the_zeds.rules.effects.town_powers import HitsTown
from lastfire.games.dawn_of_the_zeds.rules.units.unit import Unit

RAIDERS: Final = (
    Unit("raiders", strength=(6, 3), move=1, hits=3, colour=GREEN),
    # [DOZ-4R-7]
    Unit(
        "bubba_gang",
        strength=(6, 3),
        move=1,
        hits=3,
        colour=YELLOW,
        abilities=(ShiftInItsFavour(1), HitsTown(1)),
    ),
)
