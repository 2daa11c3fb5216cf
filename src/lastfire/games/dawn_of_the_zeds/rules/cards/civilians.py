"""Regular Civilians, Villagers and Refugees, VIP Survivors, special Civilians, and the National Guard."""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.cards.common import RED_DIAMOND
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, ORANGE, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import ShiftInHandToHand
from lastfire.games.dawn_of_the_zeds.rules.effects.everyday_powers import (
    EntersWith,
    StaysOnSurface,
    StepsInFourR,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import GunRange, ShotCosts, SupplyForShot
from lastfire.games.dawn_of_the_zeds.rules.units.names import REGULAR_CIVILIANS_SIDES
from lastfire.games.dawn_of_the_zeds.rules.units.unit import CIVILIANS, MILITARY, POLICE, Unit

REGULAR: Final = tuple(
    [
        Unit(f"regular_civilians_{number}", strength=sides, move=2, hits=2, unit_class=CIVILIANS, colour=BLUE)
        for number, sides in enumerate(REGULAR_CIVILIANS_SIDES, 1)
    ]
)
"""[DOZ-UNIT-2, DOZ-UNIT-5]"""

VILLAGERS: Final = tuple(
    [Unit(f"villagers_{number}", strength=(1, 1), move=1, hits=1, colour=GREEN) for number in range(1, 6)]
)
"""The faces of their counter are Villagers and Refugees; one Hit removes them. [DOZ-UNIT-20, DOZ-UNIT-21]"""

VIP: Final = Unit("vip", strength=(0, 0), move=1, hits=1, colour=GREEN)
"""They have no Strength, and act as Refugees. [DOZ-UNIT-21, DOZ-UNIT-22]"""

SPECIAL: Final = (
    # [DOZ-UNIT-24]
    Unit(
        "rangers",
        strength=(5, 3),
        move=3,
        hits=2,
        unit_class=MILITARY,
        colour=GREEN,
        abilities=(ShiftInHandToHand(1), GunRange(2, -1), EntersWith(ammo=4), StepsInFourR()),
    ),
    # [DOZ-UNIT-26]
    Unit(
        "petras_angels",
        strength=(4, 3),
        move=4,
        hits=2,
        unit_class=CIVILIANS,
        colour=YELLOW,
        abilities=(StaysOnSurface(), SupplyForShot()),
    ),
    # [DOZ-UNIT-27]
    *[
        Unit(
            f"red_diamond_guards_{number}",
            strength=(4, 3),
            move=3,
            hits=2,
            unit_class=POLICE,
            colour=ORANGE,
            abilities=(RED_DIAMOND,),
        )
        for number in (1, 2)
    ],
)

GUARD: Final = Unit(
    "national_guard",
    strength=(10, 6),
    move=1,
    hits=3,
    unit_class=MILITARY,
    colour=GREEN,
    abilities=(StaysOnSurface(shuns_center=True), ShotCosts(2), StepsInFourR()),
)
"""[DOZ-UNIT-2, DOZ-UNIT-25]"""
