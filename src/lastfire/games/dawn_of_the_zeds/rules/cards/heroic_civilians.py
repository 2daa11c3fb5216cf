"""The eight Heroic Civilians. [DOZ-UNIT-5, DOZ-UNIT-6, DOZ-UNIT-69..76]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.actions.price import ONE_ACTION, Price
from lastfire.games.dawn_of_the_zeds.rules.cards.common import CHARACTER, NO_GUNFIRE, TOUGH
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.effects.action_powers import GrantsAction, HealsNear, MakesAmmo
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    AddsDieInTown,
    BeatsZeds,
    ShiftInHandToHand,
    SparesInfection,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.everyday_powers import (
    BringsHeroicCivilians,
    BuildsFor,
    EatBonus,
    EntersWith,
    SecondSupplyFree,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.field_powers import ClearsVillage, Hoses, RestoresBridge
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import FreeFirstShot
from lastfire.games.dawn_of_the_zeds.rules.effects.town_powers import (
    HoldsTown,
    OrderSparesInfection,
    WidensSpeech,
)
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.units.unit import CIVILIANS, Unit


def _heroic(
    key: str, strength: tuple[int, int], colour: int, abilities: tuple[Holding, ...], move: int = 3
) -> Unit:
    """Heroic Civilians have Move 3 and 2 Hits a side where nothing else is said. [DOZ-UNIT-2, DOZ-UNIT-5]"""
    return Unit(
        key, strength=strength, move=move, hits=2, unit_class=CIVILIANS, colour=colour, abilities=abilities
    )


HEROIC: Final = (
    # [DOZ-UNIT-69]
    _heroic("furies", (6, 3), BLUE, (TOUGH, NO_GUNFIRE), move=4),
    # [DOZ-UNIT-70]
    _heroic(
        "salvation",
        (2, 1),
        BLUE,
        (EntersWith(supplies=2), HealsNear(Price(character=True, supplies=1)), EatBonus(1)),
    ),
    # [DOZ-UNIT-71]
    _heroic("veterans", (3, 2), BLUE, (FreeFirstShot(), BeatsZeds())),
    # [DOZ-UNIT-72]
    _heroic(
        "fire_company",
        (3, 2),
        GREEN,
        (ShiftInHandToHand(1), ClearsVillage(CHARACTER), Hoses(ONE_ACTION, 2)),
    ),
    # [DOZ-UNIT-73]
    _heroic(
        "bauer",
        (3, 2),
        GREEN,
        (MakesAmmo(Price(character=True, supplies=2), 1), BuildsFor(1), RestoresBridge(ONE_ACTION)),
    ),
    # [DOZ-UNIT-74]
    _heroic("riot_squad", (5, 3), GREEN, (NO_GUNFIRE, SparesInfection(), OrderSparesInfection())),
    # [DOZ-UNIT-75]
    _heroic("courier", (1, 1), YELLOW, (BringsHeroicCivilians(), HoldsTown(), SecondSupplyFree())),
    # [DOZ-UNIT-76]
    _heroic(
        "wzed",
        (1, 1),
        YELLOW,
        (GrantsAction(CHARACTER, heroic=False, near=False), AddsDieInTown(), WidensSpeech()),
    ),
)
