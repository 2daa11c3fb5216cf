"""What lies on units: markers of cards and abilities, and upgrades of Zeds. [DOZ-UNIT-45..50, DOZ-FATE-14]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.cards.common import THICK_SKIN
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    ATTACKING,
    AddsStrength,
    RaisesInfection,
    ShiftForMob,
    ShiftInHandToHand,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import ShiftInGunfire
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_powers import MovesAgain, StrikesAhead
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding

MARKERS: Final[tuple[tuple[Holding, ...], ...]] = (
    (ShiftInHandToHand(1), ShiftInGunfire(1)),  # Well-Armed
    (ShiftInHandToHand(1), ShiftInGunfire(1)),  # Civilians Leader
    (AddsStrength(2),),  # trained [DOZ-UNIT-65]
    (THICK_SKIN,),  # Tough
    (RaisesInfection(3),),  # Toxic
    (MovesAgain(),),  # Fast
    (ShiftForMob(-1, ATTACKING),),  # Smart
    (ShiftForMob(-1),),  # Leader
    (StrikesAhead(),),  # Stench
)
"""In the order of ``sources.MARKERS``."""
