"""The red Event cards, that level V adds. [DOZ-DECK-1, DOZ-EVENT-4]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import FOREST, HIGHWAY, MOUNTAIN, SUBURBS, TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ACTION_START,
    ALL_TRACKS,
    CHECK,
    EAT_ROLL,
    END,
    FATED_TRACK,
    ON_REVEAL,
    EventCard,
)
from lastfire.games.dawn_of_the_zeds.rules.cards.events_orange import SEWERS
from lastfire.games.dawn_of_the_zeds.rules.colours import RED
from lastfire.games.dawn_of_the_zeds.rules.effects.attack_verbs import Burst
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import EarlyOnTop, RevealResearch
from lastfire.games.dawn_of_the_zeds.rules.effects.event_abilities import RecklessResearch
from lastfire.games.dawn_of_the_zeds.rules.effects.event_holdings import (
    BreaksBarricades,
    DeadRise,
    MoreChaos,
    NoEscape,
    NoTerrain,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import Survive, WithFate
from lastfire.games.dawn_of_the_zeds.rules.effects.loss_verbs import (
    ElwoodLeaves,
    OnDie,
    RaiseInfectionByDie,
    RaiseInfectionForPatients,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.new_zeds_verbs import (
    NewSuperZedsUnlessThere,
    NewZedsInCatacombs,
    NewZedsOnRolledStep,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.place_verbs import SteamPipes, SurfaceZeds
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import ReturnUpgrade

LOCAL_OUTBREAK: Final = EventCard(
    id="local_outbreak",
    colour=RED,
    act=1,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(SUBURBS, MOUNTAIN, TUNNEL),
    actions=2,
    holds=(DeadRise(True),),
    pressure=True,
)
EXPLOSIVE_EXPERIMENTS: Final = EventCard(
    id="explosive_experiments",
    colour=RED,
    act=2,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(FOREST, FOREST, SUBURBS, SUBURBS),
    actions=2,
    at_start=(OnDie(1, 5, (EarlyOnTop(),)), RaiseInfectionByDie()),
)
ALIEN_ARTIFACT: Final = EventCard(
    id="alien_artifact",
    colour=RED,
    act=2,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, HIGHWAY, TUNNEL),
    actions=3,
    at_start=(WithFate((NewZedsOnRolledStep(FATED_TRACK, True), RevealResearch())),),
    pressure=True,
)
DARK_FAIR: Final = EventCard(
    id="dark_fair",
    colour=RED,
    act=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(ALL_TRACKS,),
    actions=3,
    at_end=(NewZedsInCatacombs(1, 6),),
    pressure=True,
)
NOT_AGAIN: Final = EventCard(
    id="not_again",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, HIGHWAY, FOREST),
    actions=2,
    at_start=(ReturnUpgrade(),),
)
DOC_PROBLEM: Final = EventCard(
    id="doc_problem",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(FOREST, SUBURBS, TUNNEL),
    actions=3,
    at_start=(RaiseInfectionForPatients(), ElwoodLeaves()),
    pressure=True,
)
ERUPTION: Final = EventCard(
    id="eruption",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(TUNNEL, TUNNEL),
    actions=3,
    at_end=(SurfaceZeds(SEWERS),),
    pressure=True,
)
STOP_AT_NOTHING: Final = EventCard(
    id="stop_at_nothing",
    colour=RED,
    act=3,
    refugees=2,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(MOUNTAIN, MOUNTAIN, TUNNEL, TUNNEL),
    actions=2,
    holds=(NoTerrain(), BreaksBarricades()),
    holds_from=ON_REVEAL,
)
FROM_THE_LAB: Final = EventCard(
    id="from_the_lab",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, FOREST, TUNNEL),
    actions=2,
    at_start=(NewSuperZedsUnlessThere("marteuse_office"),),
)
BLOATED: Final = EventCard(
    id="bloated",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(SUBURBS, HIGHWAY, MOUNTAIN),
    actions=2,
    at_start=(WithFate((Burst(4),)),),
)
SHORTCUTS: Final = EventCard(
    id="shortcuts",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    eat=1,
    tracks=(MOUNTAIN, HIGHWAY, TUNNEL),
    actions=3,
    holds=(RecklessResearch(2),),
    holds_from=ACTION_START,
    pressure=True,
)
NO_ESCAPE: Final = EventCard(
    id="no_escape",
    colour=RED,
    act=3,
    outbreak=CHECK,
    eat=EAT_ROLL,
    tracks=(HIGHWAY, SUBURBS, TUNNEL, TUNNEL),
    actions=2,
    holds=(NoEscape(),),
)
STEAM_PIPES: Final = EventCard(
    id="steam_pipes",
    colour=RED,
    act=3,
    refugees=1,
    outbreak=CHECK,
    tracks=(HIGHWAY, HIGHWAY, FOREST, FOREST),
    actions=3,
    at_end=(SteamPipes("nuclear_plant", "farm", 2, 5),),
    pressure=True,
)
CHAOS_UNCHECKED: Final = EventCard(
    id="chaos_unchecked",
    colour=RED,
    act=3,
    refugees=1,
    tracks=(MOUNTAIN, TUNNEL, HIGHWAY),
    actions=2,
    holds=(MoreChaos(2),),
    holds_from=ON_REVEAL,
)
END_R: Final = EventCard(
    id="end_r",
    colour=RED,
    act=5,
    kind=END,
    outbreak=CHECK,
    eat=2,
    tracks=(ALL_TRACKS, ALL_TRACKS),
    before_actions=(Survive(),),
)

RED_EVENTS: Final = (
    LOCAL_OUTBREAK,
    EXPLOSIVE_EXPERIMENTS,
    ALIEN_ARTIFACT,
    DARK_FAIR,
    NOT_AGAIN,
    DOC_PROBLEM,
    ERUPTION,
    STOP_AT_NOTHING,
    FROM_THE_LAB,
    BLOATED,
    SHORTCUTS,
    NO_ESCAPE,
    STEAM_PIPES,
    CHAOS_UNCHECKED,
    END_R,
)
