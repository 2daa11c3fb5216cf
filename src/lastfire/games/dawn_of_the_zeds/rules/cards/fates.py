"""The 44 Fate cards, in the order of ``decks.names.FATES``. [DOZ-FATE-12]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    BY_ID,
    FOREST,
    HIGHWAY,
    MOUNTAIN,
    SUBURBS,
    TUNNEL,
)
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ALL_TRACKS,
    FATED_TRACK,
    FEWEST_CHAOS,
    FEWEST_ZEDS,
    MOST_CHAOS,
    MOST_ZEDS,
    PLAYERS_CHOICE,
    FateCard,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, ORANGE, RED, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.effects.arrival_verbs import MarkCivilians
from lastfire.games.dawn_of_the_zeds.rules.effects.common_verbs import (
    AddEventActions,
    ChosenHeroArrives,
    EarlyOnTop,
    GainStores,
    HeroArrives,
    LoseStores,
    LowerInfection,
    NewZeds,
    NewZedsOnStart,
    PayAmmo,
    RemoveChaos,
    RevealResearch,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.event_verbs import PlayerUnitIn
from lastfire.games.dawn_of_the_zeds.rules.effects.fate_holdings import (
    HurtsAfterFight,
    MakesAmmoThisTurn,
    ShiftInThisFight,
    StillTrack,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.fate_verbs import (
    ActivateTrack,
    BridgeFalls,
    FallsIll,
    Flood,
    LoseAnythingByDie,
    LoseStoresByDice,
    MarkFarthest,
    MarkStrongest,
    OutbreakWithoutRelief,
    RefugeesTurnBack,
    ReplaceWeakest,
    RollForCamp,
    RoofFalls,
    UnitOnStart,
    ZedsCall,
    ZedsInChaosOfFate,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.hold_verbs import (
    CalmTrack,
    CiviliansArrive,
    FireAtAttackers,
    FireFromTown,
    Fly,
    Keep,
    OutOfBed,
    RefugeesStepIn,
    Ride,
    StopGroup,
    TurnDefeat,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.research_verbs import (
    EarlyOnTopByDie,
    EarlyOnTopOr,
    LoseComponentOr,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import HealZeds
from lastfire.games.dawn_of_the_zeds.rules.sources import CIVILIANS_LEADER, LEADER, STENCH_MARKER
from lastfire.games.dawn_of_the_zeds.rules.state import FOUR_R, INFECTION, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    AT_PHASE,
    BEFORE_GROUP,
    BEFORE_TRACK,
    CARD_LOST,
    CHAOS_NEEDED,
    CHAOS_READ,
    DEFENCE_LOST,
    IN_ACTIONS,
    INFECTION_READ,
    INFECTION_RISES,
    ON_HERO_MOVE,
    PHASE_BEGINS,
    PLAYERS_ATTACK,
    SUPPLIES_NEEDED,
    TOWN_STANDS,
    ZEDS_ATTACK,
)

KILLDOZER: Final = FateCard(
    id="killdozer",
    colour=BLUE,
    track=PLAYERS_CHOICE,
    moments=(PLAYERS_ATTACK,),
    holds=(ShiftInThisFight(2),),
)
LAKE: Final = FateCard(id="lake", colour=BLUE, track=MOST_ZEDS, twist=(NewZeds(1, "campground"),))
ORGANIZE: Final = FateCard(
    id="organize",
    colour=BLUE,
    track=FEWEST_ZEDS,
    moments=(PHASE_BEGINS, PLAYERS_ATTACK, ZEDS_ATTACK),
    effects=(MarkCivilians(CIVILIANS_LEADER),),
)
# [DOZ-FATE-13]
VERMIN: Final = FateCard(
    id="vermin",
    colour=BLUE,
    track=HIGHWAY,
    twist=(UnitOnStart("infected_vermin", MOST_ZEDS),),
    needs_infection=True,
)
ADRENALINE: Final = FateCard(
    id="adrenaline", colour=BLUE, track=SUBURBS, moments=(IN_ACTIONS,), effects=(AddEventActions(2),)
)
COORDINATOR: Final = FateCard(
    id="coordinator", colour=BLUE, track=MOUNTAIN, moments=(IN_ACTIONS,), effects=(CiviliansArrive(),)
)
LIVING_DEAD: Final = FateCard(id="living_dead", colour=BLUE, track=MOUNTAIN, twist=(NewZeds(2, "st_thomas"),))
LAST_STAND: Final = FateCard(
    id="last_stand", colour=BLUE, track=HIGHWAY, moments=(DEFENCE_LOST,), effects=(TurnDefeat(1),)
)
BAD_AMMO: Final = FateCard(id="bad_ammo", colour=BLUE, track=FOREST, twist=(LoseStores(2, 1),))
RIGGED_BOOKS: Final = FateCard(
    id="rigged_books", colour=GREEN, track=PLAYERS_CHOICE, twist=(LoseStoresByDice(two=2, one=5),)
)
MAN_NO_NAME: Final = FateCard(
    id="man_no_name",
    colour=GREEN,
    track=MOST_CHAOS,
    moments=(PLAYERS_ATTACK, ZEDS_ATTACK),
    holds=(ShiftInThisFight(3),),
)
SEE_SOMEONE: Final = FateCard(
    id="see_someone", colour=GREEN, track=HIGHWAY, moments=(IN_ACTIONS,), effects=(ChosenHeroArrives(),)
)
ZEDS_CALL: Final = FateCard(id="zeds_call", colour=GREEN, track=SUBURBS, twist=(ZedsCall(),))
BRIDGE: Final = FateCard(id="bridge", colour=GREEN, track=SUBURBS, twist=(BridgeFalls("suspension_bridge"),))
DOWNPOUR: Final = FateCard(
    id="downpour",
    colour=GREEN,
    track=FEWEST_CHAOS,
    twist=(Flood(MOUNTAIN, inward=2, outward=6),),
    holds=(StillTrack(MOUNTAIN),),
)
FORGOT_WHAT: Final = FateCard(id="forgot_what", colour=GREEN, track=MOUNTAIN, twist=(RefugeesTurnBack(),))
FELL_FOR_IT: Final = FateCard(
    id="fell_for_it",
    colour=GREEN,
    track=FOREST,
    moments=(BEFORE_GROUP,),
    effects=(StopGroup(1), Keep("fell_for_it", 4)),
)
VEHICLES: Final = FateCard(
    id="vehicles", colour=GREEN, track=HIGHWAY, moments=(ON_HERO_MOVE,), effects=(Ride(3),)
)
SCOUTS: Final = FateCard(
    id="scouts",
    colour=YELLOW,
    track=FEWEST_CHAOS,
    moments=(AT_PHASE + FOUR_R, AT_PHASE + ZEDS, BEFORE_TRACK, IN_ACTIONS, CHAOS_READ, CARD_LOST),
    effects=(RefugeesStepIn(),),
    any_time=True,
)
STENCH_CARD: Final = FateCard(id="stench", colour=YELLOW, track=FOREST, twist=(MarkFarthest(STENCH_MARKER),))
BONFIRE: Final = FateCard(
    id="bonfire",
    colour=YELLOW,
    track=FEWEST_ZEDS,
    moments=(AT_PHASE + INFECTION, INFECTION_RISES, INFECTION_READ, IN_ACTIONS, TOWN_STANDS, CARD_LOST),
    effects=(LowerInfection(2),),
    any_time=True,
)
ANOTHER_WAY: Final = FateCard(
    id="another_way", colour=YELLOW, track=MOST_ZEDS, twist=(RollForCamp(leaves=1, helps=6),)
)
A_DRINK: Final = FateCard(
    id="a_drink",
    colour=YELLOW,
    track=SUBURBS,
    moments=(PLAYERS_ATTACK, ZEDS_ATTACK),
    holds=(ShiftInThisFight(2), HurtsAfterFight(1)),
)
BUBBA: Final = FateCard(
    id="bubba", colour=YELLOW, track=PLAYERS_CHOICE, twist=(UnitOnStart("bubba_gang", FEWEST_ZEDS),)
)
SQUARE_ONE: Final = FateCard(
    id="square_one", colour=YELLOW, track=HIGHWAY, twist=(EarlyOnTopByDie(two=2, one=5),)
)
ROOF: Final = FateCard(
    id="roof",
    colour=ORANGE,
    track=TUNNEL,
    twist=(
        RoofFalls(
            1,
            (
                (6, BY_ID["nuclear_plant"]),
                (5, BY_ID["university"]),
                (4, BY_ID["lucky_strike_mine"]),
                (3, BY_ID["farm"]),
            ),
        ),
    ),
)
HERO_FATE: Final = FateCard(
    id="hero_fate", colour=ORANGE, track=MOST_ZEDS, moments=(IN_ACTIONS,), effects=(HeroArrives(),)
)
EVIL_PLANS: Final = FateCard(
    id="evil_plans",
    colour=ORANGE,
    track=TUNNEL,
    twist=(ZedsInChaosOfFate(3, (NewZedsOnStart(ALL_TRACKS),)),),
)
PROTESTS: Final = FateCard(id="protests", colour=ORANGE, track=PLAYERS_CHOICE, twist=(LoseAnythingByDie(),))
PADLOCK: Final = FateCard(
    id="padlock",
    colour=ORANGE,
    track=MOUNTAIN,
    twist=(LoseComponentOr(False, (EarlyOnTop(),)), NewZedsOnStart(FEWEST_ZEDS)),
)
OUT_OF_BED: Final = FateCard(
    id="out_of_bed", colour=ORANGE, track=TUNNEL, moments=(IN_ACTIONS,), effects=(OutOfBed(1),)
)
PROJECT_FILE: Final = FateCard(
    id="project_file",
    colour=ORANGE,
    track=TUNNEL,
    moments=(IN_ACTIONS,),
    effects=(PlayerUnitIn("marteuse_office", (RevealResearch(),)),),
)
DESPERATE: Final = FateCard(
    id="desperate",
    colour=ORANGE,
    track=FEWEST_ZEDS,
    moments=(AT_PHASE + INFECTION, INFECTION_RISES, INFECTION_READ, IN_ACTIONS, TOWN_STANDS, CARD_LOST),
    effects=(PayAmmo(1), LowerInfection(5)),
    any_time=True,
)
MR_CLEAN: Final = FateCard(
    id="mr_clean",
    colour=ORANGE,
    track=FEWEST_ZEDS,
    moments=(CHAOS_NEEDED, IN_ACTIONS, TOWN_STANDS, CHAOS_READ, CARD_LOST),
    effects=(RemoveChaos(2),),
    any_time=True,
)
THROW_SOMETHING: Final = FateCard(
    id="throw_something", colour=ORANGE, track=HIGHWAY, moments=(ZEDS_ATTACK,), effects=(FireAtAttackers(2),)
)
ALPHA: Final = FateCard(
    id="alpha",
    colour=RED,
    track=SUBURBS,
    twist=(MarkStrongest(LEADER), ActivateTrack(FATED_TRACK)),
)
# [DOZ-FATE-19]
CONTAGION: Final = FateCard(
    id="contagion", colour=RED, track=PLAYERS_CHOICE, twist=(OutbreakWithoutRelief(), FallsIll())
)
NEWS_CHOPPER: Final = FateCard(
    id="news_chopper", colour=RED, track=MOST_CHAOS, moments=(ON_HERO_MOVE,), effects=(Fly(),)
)
RESCUE_SIGNAL: Final = FateCard(
    id="rescue_signal",
    colour=RED,
    track=FOREST,
    moments=(SUPPLIES_NEEDED, INFECTION_RISES, IN_ACTIONS, TOWN_STANDS, CARD_LOST),
    effects=(GainStores(2, 2),),
    any_time=True,
)
HYPNOTIZED: Final = FateCard(
    id="hypnotized", colour=RED, track=TUNNEL, moments=(BEFORE_TRACK,), effects=(CalmTrack(),)
)
NECESSITY: Final = FateCard(
    id="necessity",
    colour=RED,
    track=SUBURBS,
    moments=(IN_ACTIONS,),
    holds=(MakesAmmoThisTurn(2, 1),),
)
FLOWERING: Final = FateCard(
    id="flowering", colour=RED, track=FEWEST_CHAOS, twist=(ReplaceWeakest(), HealZeds())
)
BREAKDOWN_FATE: Final = FateCard(
    id="breakdown_fate",
    colour=RED,
    track=FOREST,
    twist=(LoseComponentOr(False, (EarlyOnTopOr(ActivateTrack(FEWEST_ZEDS)),)),),
)
CANNON: Final = FateCard(
    id="cannon",
    colour=RED,
    track=TUNNEL,
    moments=(IN_ACTIONS,),
    effects=(FireFromTown(5, 1), Keep("cannon", 6)),
)

FATES: Final[tuple[FateCard, ...]] = (
    *(KILLDOZER, LAKE, ORGANIZE, VERMIN, ADRENALINE, COORDINATOR, LIVING_DEAD, LAST_STAND, BAD_AMMO),
    *(
        RIGGED_BOOKS,
        MAN_NO_NAME,
        SEE_SOMEONE,
        ZEDS_CALL,
        BRIDGE,
        DOWNPOUR,
        FORGOT_WHAT,
        FELL_FOR_IT,
        VEHICLES,
    ),
    *(SCOUTS, STENCH_CARD, BONFIRE, ANOTHER_WAY, A_DRINK, BUBBA, SQUARE_ONE),
    *(ROOF, HERO_FATE, EVIL_PLANS, PROTESTS, PADLOCK, OUT_OF_BED, PROJECT_FILE, DESPERATE, MR_CLEAN),
    THROW_SOMETHING,
    *(
        ALPHA,
        CONTAGION,
        NEWS_CHOPPER,
        RESCUE_SIGNAL,
        HYPNOTIZED,
        NECESSITY,
        FLOWERING,
        BREAKDOWN_FATE,
        CANNON,
    ),
)
"""A card's place here is its number."""
