"""Disease Spreaders and Regular Zeds. [DOZ-UNIT-2, DOZ-UNIT-30, DOZ-UNIT-32]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.units.names import REGULAR_ZEDS_SIDES
from lastfire.games.dawn_of_the_zeds.rules.units.unit import Unit

SPREADERS: Final = (
    Unit("infected_vermin", strength=(2, 1), move=1, hits=2, colour=BLUE),
    Unit("noelle", strength=(3, 2), move=1, hits=2, colour=YELLOW),
)
REGULAR_ZEDS: Final = tuple(
    [
        Unit(f"zeds_{number}", strength=sides, move=1, hits=3, colour=BLUE)
        for number, sides in enumerate(REGULAR_ZEDS_SIDES, 1)
    ]
)
