"""The five components of the Super Weapon. [DOZ-RESEARCH-12..16]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.actions.price import ONE_ACTION
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    ATTACKING,
    HurtsAttackers,
    ShiftForPlayers,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.field_powers import ThrowsGas
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import ScattersZeds, ShiftInAllGunfire
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding

COMPONENTS: Final[tuple[tuple[Holding, ...], ...]] = (
    (ShiftForPlayers(1, ATTACKING),),  # Zeds Knuckles
    (ShiftInAllGunfire(1),),  # Hypo "Z" Gun
    (ScattersZeds(2),),  # Double Phosphor Rounds
    (ThrowsGas(ONE_ACTION, 4, 1),),  # Gas Grenade
    (HurtsAttackers(1),),  # Zeds Treats
)
"""In the order of ``decks.names.WEAPON_COMPONENTS``."""
