"""The twenty survivors. Eleven names are published, hardly more; occupations, values and abilities are ours.

No influence is that of a survivor of the base game, or that of two. [LN-SCENARIO-31, DOW-TIES-5]
"""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, ORIGINAL, Survivor
from lastfire.games.dead_of_winter.rules.effects.action_powers import HealHere, KillZombies
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.effects.action_powers import (
    Appear,
    BuildHere,
    DrawHere,
    DrawZombies,
    FromWaste,
    HelpWithDie,
    Hush,
    SwapCards,
    TurnDie,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.joined import EitherOf, ForACard
from lastfire.games.dead_of_winter.rules.long_night.effects.night_powers import (
    Advance,
    ArmBarricades,
    CalmHelpless,
    DriveOff,
    LayTraps,
    LiftDespair,
    TakeBack,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.powers import (
    EatsNothing,
    SturdyBarricades,
    Unnoticed,
)
from lastfire.games.dead_of_winter.rules.names import COLONY, EDUCATION, FUEL


def _survivor(
    survivor: int,
    occupation: Name,
    values: tuple[int, int, int],
    power: Power,
    place: int = ANYWHERE,
    die: int = 0,
    once: bool = True,
    male: bool = True,
    human: bool = True,
) -> Survivor:
    """A card, with influence, attack value and search value."""
    influence, attack, search = values
    return Survivor(
        survivor, occupation, influence, attack, search, power, place, die, once, male, human, ORIGINAL
    )


SURVIVORS: Final[tuple[Survivor, ...]] = (
    _survivor(names.NADIA_RIVERS, Name("Politician", "政治家"), (67, 3, 3), HelpWithDie(2), male=False),
    _survivor(
        names.LILY_MAE,
        Name("Quarry Blaster", "採石場の発破技士"),
        (35, 1, 5),
        LayTraps(1, True),
        die=6,
        male=False,
    ),
    _survivor(names.COLE_WINTERS, Name("Comedian", "コメディアン"), (43, 3, 4), LiftDespair(1), die=1),
    _survivor(
        names.MELISSA_GUPTA,
        Name("Social Worker", "ソーシャルワーカー"),
        (55, 4, 3),
        CalmHelpless(1),
        COLONY,
        1,
        male=False,
    ),
    _survivor(names.JAMIE_GILMOUR, Name("Bicycle Courier", "自転車便の配達員"), (15, 3, 2), Appear(), die=2),
    _survivor(names.FATIMA_RHODES, Name("Athlete", "陸上選手"), (47, 3, 2), Hush(2), male=False),
    _survivor(names.ALFONSO_ORTEGA, Name("Card Sharp", "いかさま師"), (23, 3, 3), SwapCards(), die=3),
    _survivor(
        names.MARCUS_BELL, Name("Survivalist", "サバイバルの達人"), (21, 2, 3), EatsNothing(), once=False
    ),
    _survivor(names.PRIYA_NAIR, Name("Radio Operator", "無線技士"), (45, 4, 2), TurnDie(), male=False),
    _survivor(
        names.WANDA_KOWALSKI,
        Name("Bricklayer", "れんが職人"),
        (41, 2, 4),
        SturdyBarricades(5),
        once=False,
        male=False,
    ),
    _survivor(
        names.YUKI_TANABE, Name("Stage Magician", "手品師"), (19, 3, 3), Unnoticed(), once=False, male=False
    ),
    _survivor(
        names.GRACE_OKAFOR,
        Name("Preacher", "牧師"),
        (61, 5, 3),
        LiftDespair(1, True),
        COLONY,
        5,
        male=False,
    ),
    _survivor(
        names.DESMOND_PIKE,
        Name("Locksmith", "錠前師"),
        (27, 3, 2),
        EitherOf(DrawHere(1), TakeBack(True)),
        die=4,
    ),
    _survivor(
        names.GIA_NAJJAR, Name("Physical Therapist", "理学療法士"), (53, 3, 3), HealHere(2), die=3, male=False
    ),
    _survivor(
        names.ROSA_RODRIGUEZ,
        Name("Bounty Hunter", "賞金稼ぎ"),
        (57, 2, 4),
        EitherOf(KillZombies(1, 0), DriveOff(1, True)),
        die=3,
        male=False,
    ),
    _survivor(
        names.CHLOE_LAROUSSE, Name("Opera Singer", "オペラ歌手"), (29, 4, 3), DrawZombies(2, True), male=False
    ),
    _survivor(
        names.BLUE, Name("Chimpanzee", "チンパンジー"), (11, 3, 2), FromWaste(1), COLONY, 3, human=False
    ),
    _survivor(
        names.EMMA_HAN,
        Name("Virologist", "ウイルス学者"),
        (63, 4, 2),
        ForACard(EDUCATION, HealHere(2)),
        male=False,
    ),
    _survivor(
        names.OTTO_LINDQVIST,
        Name("Demolition Worker", "解体作業員"),
        (33, 2, 5),
        ForACard(FUEL, ArmBarricades(True)),
    ),
    _survivor(
        names.ILSE_BRANDT,
        Name("Carpenter", "大工"),
        (49, 3, 4),
        EitherOf(BuildHere(1), Advance(1)),
        COLONY,
        5,
        male=False,
    ),
)
"""In the order of ``names``."""
