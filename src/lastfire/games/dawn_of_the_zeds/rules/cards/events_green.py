"""The green Event cards, that level II adds. [DOZ-DECK-1, DOZ-EVENT-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, HIGHWAY, MOUNTAIN, SUBURBS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ACTION_START,
    ALL_TRACKS,
    CHECK,
    EAT_ROLL,
    END,
    FATED_TRACK,
    GUARD,
    ON_REVEAL,
    SPECIAL,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import GREEN
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import ArriveOnFatedStart, RaidersArrive
from lastfire.games.dawn_of_the_zeds.rules.effects.attack_verbs import SurpriseAttack
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import (
    GainStores,
    HeroArrives,
    NewZedsOnStart,
    RaiseInfection,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_abilities import EfficientHospital
from lastfire.games.dawn_of_the_zeds.rules.effects.event_holdings import (
    BreaksBarricades,
    Hunger,
    MoreChaos,
    NoTerrain,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import (
    ByInfection,
    PlayerUnitIn,
    Survive,
    WithFate,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.loss_verbs import LoseByDie, OutbreakAtOnce
from lastfire.games.dawn_of_the_zeds.rules.effects.new_zeds_verbs import NewZedsInVillages, NewZedsOnStep
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import Bombs
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import HealZeds, UpgradeStrongest
from lastfire.games.dawn_of_the_zeds.rules.sources import FAST, TOXIC

WANDERING: Final = EventCard(
    id="wandering",
    colour=GREEN,
    act=1,
    refugees=1,
    outbreak=CHECK,
    tracks=(HIGHWAY, SUBURBS, FOREST),
    actions=1,
    at_start=(WithFate((SurpriseAttack(),)),),
)
PANTRY: Final = EventCard(
    id="pantry",
    colour=GREEN,
    act=1,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, MOUNTAIN),
    actions=2,
    after_actions=(PlayerUnitIn("commercial_district", (GainStores(4),)),),
)
WATER: Final = EventCard(
    id="water",
    colour=GREEN,
    act=1,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, FOREST),
    actions=2,
    at_start=(LoseByDie(),),
)
BRAINS_G: Final = EventCard(
    id="brains_g",
    colour=GREEN,
    act=2,
    kind=SPECIAL,
    tracks=(ALL_TRACKS,),
    at_start=(RaiseInfection(3),),
    holds=(Hunger(),),
    brains=3,
)
HERO_ARRIVES_G: Final = EventCard(
    id="hero_arrives_g",
    colour=GREEN,
    act=2,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(FOREST, SUBURBS, HIGHWAY),
    actions=2,
    at_start=(HeroArrives(),),
)
RANGERS_DEPLOY: Final = EventCard(
    id="rangers_deploy",
    colour=GREEN,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(MOUNTAIN, HIGHWAY),
    actions=2,
    at_start=(WithFate((ArriveOnFatedStart("rangers"),)),),
)
ABSOLUTE_CHAOS: Final = EventCard(
    id="absolute_chaos",
    colour=GREEN,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(FOREST, SUBURBS, MOUNTAIN),
    actions=3,
    holds=(MoreChaos(2),),
    holds_from=ON_REVEAL,
    pressure=True,
)
TOXIC_ZEDS: Final = EventCard(
    id="toxic_zeds",
    colour=GREEN,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(HIGHWAY, HIGHWAY),
    actions=2,
    at_start=(NewZedsOnStart(HIGHWAY), UpgradeStrongest(TOXIC)),
)
FAST_ZEDS: Final = EventCard(
    id="fast_zeds",
    colour=GREEN,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(FOREST, FOREST),
    actions=2,
    at_start=(NewZedsOnStart(FOREST), UpgradeStrongest(FAST)),
)
UNKNOWN_MOB: Final = EventCard(
    id="unknown_mob",
    colour=GREEN,
    act=3,
    refugees=2,
    outbreak=CHECK,
    tracks=(MOUNTAIN, HIGHWAY),
    actions=3,
    at_start=(
        WithFate((ByInfection(8, (NewZedsOnStart(FATED_TRACK, True),), (ArriveOnFatedStart("vip", True),)),)),
    ),
    pressure=True,
)
RAIDERS_APPEAR: Final = EventCard(
    id="raiders_appear",
    colour=GREEN,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, FOREST),
    actions=1,
    at_start=(RaidersArrive("raiders"),),
)
GUARD_HELICOPTER: Final = EventCard(
    id="guard_helicopter",
    colour=GREEN,
    act=3,
    refugees=1,
    outbreak=CHECK,
    tracks=(SUBURBS, HIGHWAY),
    actions=3,
    at_start=(Bombs(2, 5, 9),),
    pressure=True,
)
THICK_SKULLS: Final = EventCard(
    id="thick_skulls",
    colour=GREEN,
    act=4,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, SUBURBS),
    actions=1,
    holds=(NoTerrain(), BreaksBarricades()),
    holds_from=ON_REVEAL,
)
HOSPITAL_EFFICIENCY: Final = EventCard(
    id="hospital_efficiency",
    colour=GREEN,
    act=4,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, MOUNTAIN, HIGHWAY),
    actions=2,
    holds=(EfficientHospital(),),
    holds_from=ACTION_START,
)
THIS_IS_BAD: Final = EventCard(
    id="this_is_bad",
    colour=GREEN,
    act=4,
    kind=SPECIAL,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=3,
    at_start=(WithFate((NewZedsOnStep(FATED_TRACK, 1),)), HealZeds()),
)
WHAT_IS_THAT: Final = EventCard(
    id="what_is_that",
    colour=GREEN,
    act=4,
    kind=SPECIAL,
    refugees=1,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=2,
    at_start=(OutbreakAtOnce(), HealZeds()),
)
WHERE_FROM: Final = EventCard(
    id="where_from",
    colour=GREEN,
    act=3,
    kind=SPECIAL,
    refugees=1,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=1,
    at_start=(NewZedsInVillages(), HealZeds()),
)
NATIONAL_GUARD: Final = EventCard(
    id="national_guard",
    colour=GREEN,
    act=3,
    kind=GUARD,
    on_reveal=(WithFate((ArriveOnFatedStart("national_guard", True),)),),
)
END_G: Final = EventCard(
    id="end_g",
    colour=GREEN,
    act=5,
    kind=END,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, MOUNTAIN, FOREST, SUBURBS),
    before_actions=(Survive(),),
)

GREEN_EVENTS: Final = (
    WANDERING,
    PANTRY,
    WATER,
    BRAINS_G,
    HERO_ARRIVES_G,
    RANGERS_DEPLOY,
    ABSOLUTE_CHAOS,
    TOXIC_ZEDS,
    FAST_ZEDS,
    UNKNOWN_MOB,
    RAIDERS_APPEAR,
    GUARD_HELICOPTER,
    THICK_SKULLS,
    HOSPITAL_EFFICIENCY,
    THIS_IS_BAD,
    WHAT_IS_THAT,
    WHERE_FROM,
    NATIONAL_GUARD,
    END_G,
)
