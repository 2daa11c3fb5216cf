"""The nine Super Zeds. [DOZ-UNIT-2, DOZ-UNIT-34, DOZ-UNIT-36..44]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.cards.common import THICK_SKIN
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    BeatsAll,
    NoTerrainAgainst,
    RaisesInfection,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_powers import AdvancesAfterWin, MovesAgain, Recovers
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.units.unit import Unit


def _super(key: str, strength: tuple[int, int], *abilities: Holding) -> Unit:
    """Super Zeds take 3 Hits a side and move 1 space."""
    return Unit(key, strength=strength, move=1, hits=3, abilities=abilities)


SUPER_ZEDS: Final = (
    _super("were", (5, 3), RaisesInfection(2), MovesAgain()),
    _super("festering", (5, 3), RaisesInfection(3)),
    _super("berserker", (7, 4), AdvancesAfterWin()),
    _super("ravager", (1, 8)),
    _super("reanimator", (4, 3), Recovers(1)),
    _super("doom", (7, 5), BeatsAll()),
    _super("iron", (10, 5), THICK_SKIN),
    _super("giant", (12, 6)),
    _super("leaper", (4, 2), NoTerrainAgainst()),
)
