"""The yellow Event cards, that level III adds. [DOZ-DECK-1, DOZ-EVENT-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, HIGHWAY, MOUNTAIN, SUBURBS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ACTION_START,
    ALL_TRACKS,
    CHECK,
    EAT_ROLL,
    END,
    SPECIAL,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import YELLOW
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import ArriveInTown, ArriveOnFatedStart
from lastfire.games.dawn_of_the_zeds.rules.effects.attack_verbs import HitHeroByDie
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import (
    LoseStores,
    NewZedsOnStart,
    RaiseInfection,
    RevealResearch,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_abilities import PatientsForResearch, ShiftWork
from lastfire.games.dawn_of_the_zeds.rules.effects.event_holdings import (
    Flames,
    FreeGunfire,
    Hunger,
    PickedZedsShift,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import (
    GainSuppliesByDie,
    PlayerUnitIn,
    Survive,
    WithFate,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import ShiftInAllGunfire
from lastfire.games.dawn_of_the_zeds.rules.effects.loss_verbs import LoseByDie, LoseForZedsNearTown
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import Explosion
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import (
    ActivateSuperZeds,
    FlipZedsOnNamedSpaces,
    HealZeds,
    HealZedsNearTown,
    UpgradeStrongest,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import SMART

NOELLE: Final = EventCard(
    id="noelle",
    colour=YELLOW,
    act=1,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, FOREST),
    actions=1,
    at_start=(WithFate((ArriveOnFatedStart("noelle"),)),),
)
FULL_BARN: Final = EventCard(
    id="full_barn",
    colour=YELLOW,
    act=1,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, FOREST),
    actions=3,
    after_actions=(PlayerUnitIn("farm", (GainSuppliesByDie(),)),),
    pressure=True,
)
TSUNAMI: Final = EventCard(
    id="tsunami",
    colour=YELLOW,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(ALL_TRACKS,),
    actions=3,
    at_start=(NewZedsOnStart(ALL_TRACKS),),
    pressure=True,
)
RESEARCH_DISCOVERY: Final = EventCard(
    id="research_discovery",
    colour=YELLOW,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(HIGHWAY,),
    actions=2,
    after_actions=(PlayerUnitIn("university", (RevealResearch(),)),),
)
DOUBLE_SHIFT: Final = EventCard(
    id="double_shift",
    colour=YELLOW,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(MOUNTAIN, HIGHWAY),
    actions=3,
    holds=(ShiftWork(3, 1),),
    holds_from=ACTION_START,
    pressure=True,
)
NUCLEAR: Final = EventCard(
    id="nuclear",
    colour=YELLOW,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, FOREST, SUBURBS),
    actions=3,
    at_start=(Explosion("nuclear_plant", 2, 1),),
    pressure=True,
)
FLAMBE: Final = EventCard(
    id="flambe",
    colour=YELLOW,
    act=2,
    refugees=1,
    tracks=(MOUNTAIN, SUBURBS),
    actions=2,
    holds=(Flames(2, 1),),
)
SUPER_MAD: Final = EventCard(
    id="super_mad",
    colour=YELLOW,
    act=3,
    outbreak=CHECK,
    eat=2,
    tracks=(ALL_TRACKS,),
    actions=4,
    at_end=(ActivateSuperZeds(),),
    holds=(PickedZedsShift(2),),
    pressure=True,
)
DESPERATION: Final = EventCard(
    id="desperation",
    colour=YELLOW,
    act=3,
    refugees=2,
    outbreak=CHECK,
    eat=2,
    tracks=(HIGHWAY, SUBURBS, FOREST),
    actions=2,
    at_start=(LoseForZedsNearTown(2),),
)
BIKERS: Final = EventCard(
    id="bikers",
    colour=YELLOW,
    act=3,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, HIGHWAY),
    actions=3,
    at_start=(ArriveInTown("petras_angels"), LoseStores(1)),
    pressure=True,
)
SMART_ZEDS: Final = EventCard(
    id="smart_zeds",
    colour=YELLOW,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, SUBURBS),
    actions=3,
    at_end=(NewZedsOnStart(SUBURBS), UpgradeStrongest(SMART)),
    pressure=True,
)
REAL_MONSTER: Final = EventCard(
    id="real_monster",
    colour=YELLOW,
    act=3,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, HIGHWAY),
    holds=(PatientsForResearch(2),),
    holds_from=ACTION_START,
)
MERCENARIES: Final = EventCard(
    id="mercenaries",
    colour=YELLOW,
    act=3,
    refugees=1,
    outbreak=CHECK,
    tracks=(MOUNTAIN, FOREST),
    actions=4,
    after_actions=(LoseByDie(),),
    holds=(ShiftInAllGunfire(1), FreeGunfire()),
    holds_from=ACTION_START,
    pressure=True,
)
MORE_OF_THEM: Final = EventCard(
    id="more_of_them",
    colour=YELLOW,
    act=3,
    kind=SPECIAL,
    refugees=2,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=2,
    at_start=(FlipZedsOnNamedSpaces(), HealZeds()),
)
BRAINS_Y1: Final = EventCard(
    id="brains_y1",
    colour=YELLOW,
    act=3,
    kind=SPECIAL,
    tracks=(ALL_TRACKS,),
    at_start=(RaiseInfection(2),),
    holds=(Hunger(),),
    brains=2,
)
BREAKDOWN: Final = EventCard(
    id="breakdown",
    colour=YELLOW,
    act=4,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, HIGHWAY),
    actions=1,
    at_start=(HitHeroByDie(1, 6),),
)
BELLS: Final = EventCard(
    id="bells",
    colour=YELLOW,
    act=4,
    refugees=2,
    outbreak=CHECK,
    tracks=(MOUNTAIN, FOREST),
    actions=2,
    at_start=(HealZedsNearTown(),),
)
BRAINS_Y2: Final = EventCard(
    id="brains_y2",
    colour=YELLOW,
    act=2,
    kind=SPECIAL,
    tracks=(ALL_TRACKS,),
    at_start=(RaiseInfection(4),),
    holds=(Hunger(),),
    brains=4,
)
END_Y: Final = EventCard(
    id="end_y",
    colour=YELLOW,
    act=5,
    kind=END,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(ALL_TRACKS,),
    before_actions=(Survive(),),
)

YELLOW_EVENTS: Final = (
    NOELLE,
    FULL_BARN,
    TSUNAMI,
    RESEARCH_DISCOVERY,
    DOUBLE_SHIFT,
    NUCLEAR,
    FLAMBE,
    SUPER_MAD,
    DESPERATION,
    BIKERS,
    SMART_ZEDS,
    REAL_MONSTER,
    MERCENARIES,
    MORE_OF_THEM,
    BRAINS_Y1,
    BREAKDOWN,
    BELLS,
    BRAINS_Y2,
    END_Y,
)
