"""The blue Event cards, of the Basic Game and level I. [DOZ-DECK-1, DOZ-EVENT-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, HIGHWAY, MOUNTAIN, SUBURBS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ALL_TRACKS,
    CHECK,
    EAT_ROLL,
    END,
    FATED_TRACK,
    SPECIAL,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import MarkCivilians, PickHero
from lastfire.games.dawn_of_the_zeds.rules.effects.attack_verbs import Ambush, SurpriseAttack
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import (
    GainStores,
    HeroArrives,
    NewZedsOnStart,
    RaiseInfection,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_holdings import (
    DeadRise,
    Hunger,
    MayRetreat,
    NoTerrain,
    PickedHeroShift,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import (
    PlayerUnitIn,
    Survive,
    WithFate,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.loss_verbs import RaiseInfectionForZeds
from lastfire.games.dawn_of_the_zeds.rules.effects.new_zeds_verbs import NewZedsOnEmptyStart
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import Explosion
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import (
    HealZeds,
    ReplaceWeakZeds,
    UpgradeStrongest,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import TOUGH, WELL_ARMED_MARKER

CARDIO: Final = EventCard(
    id="cardio",
    colour=BLUE,
    act=1,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(SUBURBS, SUBURBS),
    actions=1,
    at_start=(NewZedsOnEmptyStart(),),
    holds=(MayRetreat(),),
)
HUNTING_CABIN: Final = EventCard(
    id="hunting_cabin",
    colour=BLUE,
    act=1,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, SUBURBS),
    actions=3,
    after_actions=(PlayerUnitIn("campground", (GainStores(0, 2),)),),
    pressure=True,
)
WELL_ARMED_CIVILIANS: Final = EventCard(
    id="well_armed",
    colour=BLUE,
    act=1,
    eat=1,
    tracks=(FOREST, MOUNTAIN),
    actions=2,
    at_start=(MarkCivilians(WELL_ARMED_MARKER),),
)
NIGHT_MOUNTAIN: Final = EventCard(
    id="night_mountain",
    colour=BLUE,
    act=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN,),
    actions=1,
    at_start=(RaiseInfectionForZeds(MOUNTAIN), NewZedsOnStart(MOUNTAIN)),
    holds=(NoTerrain(zeds_phase=True),),
)
NIGHT_SUBURBS: Final = EventCard(
    id="night_suburbs",
    colour=BLUE,
    act=2,
    outbreak=CHECK,
    eat=1,
    tracks=(SUBURBS,),
    actions=2,
    at_start=(RaiseInfectionForZeds(SUBURBS), NewZedsOnStart(SUBURBS)),
    holds=(NoTerrain(zeds_phase=True),),
)
NIGHT_FOREST: Final = EventCard(
    id="night_forest",
    colour=BLUE,
    act=2,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(FOREST,),
    actions=2,
    at_start=(RaiseInfectionForZeds(FOREST), NewZedsOnStart(FOREST)),
    holds=(NoTerrain(zeds_phase=True),),
)
NIGHT_HIGHWAY: Final = EventCard(
    id="night_highway",
    colour=BLUE,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(HIGHWAY, HIGHWAY),
    actions=1,
    at_start=(RaiseInfectionForZeds(HIGHWAY), NewZedsOnStart(HIGHWAY)),
    holds=(NoTerrain(zeds_phase=True),),
)
UNDER_FEET: Final = EventCard(
    id="under_feet",
    colour=BLUE,
    act=2,
    outbreak=CHECK,
    tracks=(HIGHWAY, SUBURBS, MOUNTAIN),
    actions=2,
    at_start=(WithFate((SurpriseAttack(),)),),
)
SPREAD: Final = EventCard(
    id="spread",
    colour=BLUE,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, FOREST, FOREST),
    actions=3,
    at_start=(WithFate((NewZedsOnStart(FATED_TRACK),)),),
    holds=(DeadRise(),),
    pressure=True,
)
KIDDING_ME: Final = EventCard(
    id="kidding_me",
    colour=BLUE,
    act=2,
    kind=SPECIAL,
    refugees=2,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=1,
    at_start=(NewZedsOnStart(ALL_TRACKS), HealZeds()),
)
HATE_THAT: Final = EventCard(
    id="hate_that",
    colour=BLUE,
    act=4,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, SUBURBS, SUBURBS),
    actions=3,
    at_start=(ReplaceWeakZeds(3),),
    pressure=True,
)
HERO_ARRIVES_B: Final = EventCard(
    id="hero_arrives_b",
    colour=BLUE,
    act=3,
    refugees=1,
    outbreak=CHECK,
    tracks=(HIGHWAY, SUBURBS, FOREST),
    actions=2,
    at_start=(HeroArrives(),),
)
KEEP_CALM: Final = EventCard(
    id="keep_calm",
    colour=BLUE,
    act=4,
    refugees=1,
    outbreak=CHECK,
    tracks=(MOUNTAIN, HIGHWAY),
    actions=2,
    at_start=(PickHero(),),
    holds=(PickedHeroShift(2),),
)
MINE_EXPLOSION: Final = EventCard(
    id="mine_explosion",
    colour=BLUE,
    act=3,
    refugees=1,
    tracks=(MOUNTAIN, SUBURBS, HIGHWAY),
    actions=2,
    at_start=(Explosion("lucky_strike_mine", 1),),
)
NIGHTFALL: Final = EventCard(
    id="nightfall",
    colour=BLUE,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, FOREST),
    actions=4,
    at_start=(RaiseInfectionForZeds(HIGHWAY), NewZedsOnStart(HIGHWAY)),
    holds=(NoTerrain(zeds_phase=True),),
    pressure=True,
)
TOUGH_ZEDS: Final = EventCard(
    id="tough_zeds",
    colour=BLUE,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(MOUNTAIN, MOUNTAIN),
    actions=3,
    at_start=(NewZedsOnStart(MOUNTAIN), UpgradeStrongest(TOUGH)),
    pressure=True,
)
WHATS_THAT_SMELL: Final = EventCard(
    id="whats_that_smell",
    colour=BLUE,
    act=4,
    outbreak=CHECK,
    eat=2,
    tracks=(HIGHWAY, MOUNTAIN, FOREST),
    actions=2,
    at_end=(Ambush(),),
)
BRAINS_B1: Final = EventCard(
    id="brains_b1",
    colour=BLUE,
    act=3,
    kind=SPECIAL,
    tracks=(ALL_TRACKS,),
    at_start=(RaiseInfection(1),),
    holds=(Hunger(),),
    brains=1,
)
BRAINS_B2: Final = EventCard(
    id="brains_b2",
    colour=BLUE,
    act=4,
    kind=SPECIAL,
    tracks=(ALL_TRACKS,),
    at_start=(RaiseInfection(2),),
    holds=(Hunger(),),
    brains=2,
)
END_B1: Final = EventCard(
    id="end_b1",
    colour=BLUE,
    act=5,
    kind=END,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, MOUNTAIN, HIGHWAY, HIGHWAY),
    before_actions=(Survive(),),
)
END_B2: Final = EventCard(
    id="end_b2",
    colour=BLUE,
    act=5,
    kind=END,
    refugees=2,
    outbreak=CHECK,
    eat=1,
    tracks=(FATED_TRACK, FATED_TRACK),
    before_actions=(Survive(),),
)

BLUE_EVENTS: Final = (
    CARDIO,
    HUNTING_CABIN,
    WELL_ARMED_CIVILIANS,
    NIGHT_MOUNTAIN,
    NIGHT_SUBURBS,
    NIGHT_FOREST,
    NIGHT_HIGHWAY,
    UNDER_FEET,
    SPREAD,
    KIDDING_ME,
    HATE_THAT,
    HERO_ARRIVES_B,
    KEEP_CALM,
    MINE_EXPLOSION,
    NIGHTFALL,
    TOUGH_ZEDS,
    WHATS_THAT_SMELL,
    BRAINS_B1,
    BRAINS_B2,
    END_B1,
    END_B2,
)
