"""The orange Event cards, that level IV adds. [DOZ-DECK-1, DOZ-EVENT-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, HIGHWAY, MOUNTAIN, SUBURBS, TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ACTION_START,
    ALL_TRACKS,
    CHECK,
    EAT_ROLL,
    END,
    SPECIAL,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import ORANGE
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import HeroicCiviliansArrive
from lastfire.games.dawn_of_the_zeds.rules.effects.attack_verbs import (
    HitDeepest,
    ReplaceByZeds,
    SurpriseAttack,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import (
    EarlyOnTop,
    NewZedsOnStart,
    RevealResearch,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_holdings import NoSurfaceMoves, PickedZedsShift
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import PlayerUnitIn, Survive, WithFate
from lastfire.games.dawn_of_the_zeds.rules.effects.loss_verbs import (
    DiscardHeldFate,
    ElwoodComes,
    ElwoodLeaves,
    OnDie,
    RaiseInfectionByDie,
    RaiseInfectionForPatients,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import Bombs, CalmVillages, SurfaceZeds
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import ActivateSuperZeds, HealZedsNearTown

SEWERS: Final = (
    (7, "university"),
    (6, "nuclear_plant"),
    (5, "farm"),
    (4, "lucky_strike_mine"),
    (3, "farm"),
)
"""Where Zeds come up, by the number of their Tunnel space. [DOZ-EVENT-34]"""


SUPER_FRENZY: Final = EventCard(
    id="super_frenzy",
    colour=ORANGE,
    act=4,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=2,
    at_end=(ActivateSuperZeds(),),
    holds=(PickedZedsShift(2),),
)
RESEARCH_MATERIALS: Final = EventCard(
    id="research_materials",
    colour=ORANGE,
    act=3,
    refugees=1,
    outbreak=CHECK,
    tracks=(FOREST, TUNNEL, MOUNTAIN),
    actions=2,
    after_actions=(PlayerUnitIn("nuclear_plant", (RevealResearch(),)),),
)
DRONE_MISSILES: Final = EventCard(
    id="drone_missiles",
    colour=ORANGE,
    act=4,
    refugees=2,
    outbreak=CHECK,
    eat=1,
    tracks=(FOREST, TUNNEL, TUNNEL),
    actions=1,
    at_start=(Bombs(1, 2, 4, True),),
)
FIRE_BRIGADES: Final = EventCard(
    id="fire_brigades",
    colour=ORANGE,
    act=3,
    refugees=2,
    outbreak=CHECK,
    eat=2,
    tracks=(TUNNEL, TUNNEL, MOUNTAIN),
    actions=3,
    after_actions=(CalmVillages(),),
    pressure=True,
)
CONTAMINATION: Final = EventCard(
    id="contamination",
    colour=ORANGE,
    act=4,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, SUBURBS, TUNNEL, TUNNEL),
    actions=3,
    at_start=(RaiseInfectionForPatients(), ElwoodLeaves()),
    pressure=True,
)
LIMPING: Final = EventCard(
    id="limping",
    colour=ORANGE,
    act=3,
    refugees=2,
    outbreak=CHECK,
    tracks=(FOREST, HIGHWAY, HIGHWAY, TUNNEL),
    actions=2,
    at_start=(WithFate((SurpriseAttack(),)),),
)
LAB_ACCIDENT: Final = EventCard(
    id="lab_accident",
    colour=ORANGE,
    act=2,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, TUNNEL, TUNNEL),
    actions=2,
    at_start=(OnDie(1, 5, (EarlyOnTop(),)),),
)
ELWOOD: Final = EventCard(
    id="elwood",
    colour=ORANGE,
    act=3,
    refugees=2,
    outbreak=CHECK,
    tracks=(FOREST, TUNNEL),
    actions=2,
    at_start=(ElwoodComes(),),
)
AIRBORNE_RUMORS: Final = EventCard(
    id="airborne_rumors",
    colour=ORANGE,
    act=2,
    kind=SPECIAL,
    refugees=1,
    eat=2,
    tracks=(ALL_TRACKS,),
    actions=1,
    holds=(NoSurfaceMoves(),),
    holds_from=ACTION_START,
)
TAKES_A_VILLAGE: Final = EventCard(
    id="takes_a_village",
    colour=ORANGE,
    act=2,
    refugees=2,
    outbreak=CHECK,
    eat=1,
    tracks=(TUNNEL, MOUNTAIN),
    actions=2,
    at_start=(ReplaceByZeds(),),
)
DO_NOT_FEED: Final = EventCard(
    id="do_not_feed",
    colour=ORANGE,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(TUNNEL, TUNNEL, HIGHWAY),
    actions=2,
    at_start=(HealZedsNearTown(True),),
)
# He himself stays away. [DOZ-EVENT-36]
MYSTERIOUS_DOCTOR: Final = EventCard(
    id="mysterious_doctor",
    colour=ORANGE,
    act=3,
    tracks=(TUNNEL, HIGHWAY, SUBURBS),
    actions=4,
    at_start=(DiscardHeldFate(), RaiseInfectionByDie(), NewZedsOnStart(ALL_TRACKS)),
    pressure=True,
)
"""Not Doctor at Large: nobody comes into play with him. [DOZ-EVENT-36]"""
SEWER_ZEDS: Final = EventCard(
    id="sewer_zeds",
    colour=ORANGE,
    act=2,
    outbreak=CHECK,
    eat=1,
    tracks=(TUNNEL, TUNNEL),
    actions=1,
    at_end=(SurfaceZeds(SEWERS),),
)
HEROIC_ARRIVE: Final = EventCard(
    id="heroic_arrive",
    colour=ORANGE,
    act=1,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(TUNNEL, HIGHWAY),
    actions=2,
    at_start=(HeroicCiviliansArrive(),),
)
BATS: Final = EventCard(
    id="bats",
    colour=ORANGE,
    act=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(FOREST, TUNNEL, TUNNEL),
    actions=3,
    at_start=(HitDeepest(1, 1),),
    pressure=True,
)
END_O: Final = EventCard(
    id="end_o",
    colour=ORANGE,
    act=5,
    kind=END,
    outbreak=CHECK,
    eat=2,
    tracks=(ALL_TRACKS,),
    before_actions=(Survive(),),
)

ORANGE_EVENTS: Final = (
    SUPER_FRENZY,
    RESEARCH_MATERIALS,
    DRONE_MISSILES,
    FIRE_BRIGADES,
    CONTAMINATION,
    LIMPING,
    LAB_ACCIDENT,
    ELWOOD,
    AIRBORNE_RUMORS,
    TAKES_A_VILLAGE,
    DO_NOT_FEED,
    MYSTERIOUS_DOCTOR,
    SEWER_ZEDS,
    HEROIC_ARRIVE,
    BATS,
    END_O,
)
