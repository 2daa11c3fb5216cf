"""The seventeen Heroes. [DOZ-UNIT-5, DOZ-UNIT-6, DOZ-UNIT-52..68]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.actions.price import ONCE_A_GAME, ONCE_A_TURN, ONE_ACTION, Price
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import OFFICES, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.cards.common import (
    ANIMAL,
    CHARACTER,
    HARDENED,
    RED_DIAMOND,
    TOUGH,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import GREEN, ORANGE, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.effects.action_powers import (
    TRAINED_MARKER,
    CommandsShot,
    GrantsAction,
    HealsInHospital,
    HealsNear,
    RestoresCivilians,
    ShootsWithoutAmmo,
    Speaks,
    Trains,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.combat_powers import (
    DEFENDING,
    AddsDieBeside,
    DrivesOff,
    LaysTraps,
    RollsAgain,
    ShiftInHandToHand,
    SparesInfection,
    StaysUnseen,
    StrikesUnharmed,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.everyday_powers import (
    ActsAfterHoldCard,
    ActsForItself,
    EntersWith,
    FindsMore,
    ForageBonus,
    ForageBonusInTown,
    ForagesWithTwo,
    FreeTownCenter,
    IgnoresChaos,
    JumpsTracks,
    SeesFate,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.field_powers import (
    BuildsStrongpoint,
    DissectsPatient,
    LaysMinefield,
    LooksAtEvent,
    TradesInfection,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import (
    FreeFirstShot,
    GunRange,
    GunStrength,
    GunStrengthByDistance,
    ShiftInGunfire,
    StepsBackAfterShot,
    SupplyForShot,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.town_powers import (
    CompletesWeapon,
    HealLowers,
    OpensBed,
    OrderLowersInfection,
    ResearchBonus,
    SavesWithTwo,
    SavingBonus,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_powers import HoldsBack, KeepsAway
from lastfire.games.dawn_of_the_zeds.rules.units.unit import (
    CITIZEN,
    FIGHTER,
    MILITARY,
    POLICE,
    PRIMATE,
    SCAVENGER,
    SCIENTIST,
    Unit,
)

HEROES: Final = (
    # [DOZ-UNIT-52]
    Unit(
        "piazza",
        strength=(3, 2),
        move=5,
        hits=1,
        unit_class=MILITARY,
        abilities=(
            GunRange(3),
            GunStrengthByDistance((2, 4, 3)),
            StepsBackAfterShot(),
            ShootsWithoutAmmo(Price(actions=2)),
        ),
    ),
    # [DOZ-UNIT-53]
    Unit(
        "hernandez",
        strength=(2, 1),
        move=4,
        hits=1,
        unit_class=CITIZEN,
        abilities=(
            ForageBonusInTown(1),
            FreeTownCenter(),
            CommandsShot(1, Price(character=True)),
            Speaks(Price(limit=ONCE_A_GAME)),
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-54]
    Unit(
        "schmidt",
        strength=(4, 2),
        move=4,
        hits=1,
        unit_class=POLICE,
        abilities=(ActsForItself(), ShiftInHandToHand(1), RollsAgain(), TOUGH),
    ),
    # [DOZ-UNIT-55]
    Unit(
        "hunt",
        strength=(5, 3),
        move=4,
        hits=1,
        unit_class=POLICE,
        abilities=(
            GrantsAction(CHARACTER, heroic=True, near=True),
            GunRange(2, -1),
            RollsAgain(),
            TOUGH,
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-56]
    Unit(
        "johnson",
        strength=(3, 2),
        move=4,
        hits=1,
        unit_class=SCAVENGER,
        abilities=(
            EntersWith(supplies=2, ammo=3),
            ShiftInGunfire(2),
            LaysTraps(4, 1),
            HealsNear(Price(actions=1, supplies=1)),
            ForagesWithTwo(),
        ),
    ),
    # [DOZ-UNIT-57]
    Unit(
        "kingman",
        strength=(3, 2),
        move=4,
        hits=1,
        unit_class=MILITARY,
        colour=GREEN,
        abilities=(
            BuildsStrongpoint(Price(actions=1, supplies=3, limit=ONCE_A_GAME)),
            LaysMinefield(Price(actions=1, supplies=2, ammo=1, limit=ONCE_A_GAME)),
            ShiftInHandToHand(1, DEFENDING),
            KeepsAway(5),
        ),
    ),
    # [DOZ-UNIT-58]
    Unit(
        "pickles",
        strength=(2, 1),
        move=6,
        hits=1,
        unit_class=SCAVENGER,
        colour=GREEN,
        abilities=(
            StaysUnseen(1),
            HoldsBack(4),
            ForagesWithTwo(among_zeds=True),
            IgnoresChaos(),
            ANIMAL,
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-59]
    Unit(
        "santana",
        strength=(6, 4),
        move=3,
        hits=1,
        unit_class=FIGHTER,
        colour=GREEN,
        abilities=(DrivesOff(4, 1), GunStrength(3, 2)),
    ),
    # [DOZ-UNIT-60]
    Unit(
        "staub",
        strength=(4, 5),
        move=4,
        hits=1,
        unit_class=CITIZEN,
        colour=GREEN,
        abilities=(FindsMore(1), FreeFirstShot(), SavesWithTwo(), GunStrength(4, 2), HARDENED),
    ),
    # [DOZ-UNIT-61]
    Unit(
        "darling",
        strength=(3, 2),
        move=5,
        hits=1,
        unit_class=CITIZEN,
        colour=YELLOW,
        abilities=(StrikesUnharmed(3, 2), ActsAfterHoldCard(), HARDENED),
    ),
    # [DOZ-UNIT-62]
    Unit(
        "seaver",
        strength=(3, 1),
        move=4,
        hits=1,
        unit_class=SCIENTIST,
        colour=YELLOW,
        abilities=(
            HealsInHospital(CHARACTER, OFFICES),
            HealsNear(Price(supplies=1, limit=ONCE_A_TURN), itself=True, beds=True),
            OpensBed(),
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-63, DOZ-RESEARCH-11]
    Unit(
        "agee",
        strength=(2, 1),
        move=4,
        hits=1,
        unit_class=SCIENTIST,
        colour=YELLOW,
        abilities=(
            HealLowers(2, OFFICES),
            ResearchBonus(1),
            OrderLowersInfection(2),
            TradesInfection(Price(limit=ONCE_A_TURN), 3, 1),
            CompletesWeapon(),
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-64]
    Unit(
        "wright",
        strength=(4, 2),
        move=4,
        hits=1,
        unit_class=SCIENTIST,
        colour=YELLOW,
        abilities=(
            ShiftInHandToHand(1),
            ShiftInGunfire(1),
            LooksAtEvent(ONE_ACTION),
            SavingBonus(1, OFFICES),
            HARDENED,
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-65]
    Unit(
        "hauser",
        strength=(3, 2),
        move=4,
        hits=1,
        unit_class=MILITARY,
        colour=ORANGE,
        abilities=(
            Trains(ONE_ACTION, TRAINED_MARKER),
            RestoresCivilians(Price(actions=1, ammo=1), TOWN_CENTER),
            ForageBonus(1),
            TOUGH,
        ),
    ),
    # [DOZ-UNIT-66]
    Unit(
        "horatius",
        strength=(4, 3),
        move=4,
        hits=2,
        unit_class=PRIMATE,
        colour=ORANGE,
        abilities=(
            EntersWith(supplies=3),
            SparesInfection(),
            RollsAgain(),
            ANIMAL,
            TOUGH,
            IgnoresChaos(),
            RED_DIAMOND,
        ),
    ),
    # [DOZ-UNIT-67]
    Unit(
        "jones",
        strength=(4, 3),
        move=4,
        hits=1,
        unit_class=SCIENTIST,
        colour=ORANGE,
        abilities=(ActsForItself(), SupplyForShot(), DissectsPatient(CHARACTER, OFFICES)),
    ),
    # [DOZ-UNIT-68]
    Unit(
        "wilson",
        strength=(2, 1),
        move=4,
        hits=1,
        unit_class=SCAVENGER,
        colour=ORANGE,
        abilities=(SeesFate(), AddsDieBeside(), JumpsTracks(), ForagesWithTwo(), RED_DIAMOND),
    ),
)
