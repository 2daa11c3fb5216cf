"""The item cards by kind, with the decks they are in; those with a module's mark by themselves.

Six names are published (Pulse Cannon, Sports Pads, Red Pill, White Pill, and of the starter items); of their
effects too little to call the cards anything but ours. [LN-SCENARIO-31]
"""

from typing import Final

from lastfire.games.dead_of_winter.rules.card import EQUIP, EVENT, ORIGINAL, WASTE, Item
from lastfire.games.dead_of_winter.rules.effects.action_powers import (
    BringStranger,
    BuildFree,
    FeedColony,
    HealAnyone,
    HealHere,
    KillZombies,
    LookAtCrises,
    RerollDice,
    SetDie,
)
from lastfire.games.dead_of_winter.rules.effects.powers import (
    AnyDieAttack,
    BittenIsWound,
    KillsInstead,
    QuietAttack,
    SafeMove,
    SeesMore,
)
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.effects.action_powers import (
    Blast,
    DrawZombies,
    Hurl,
    Hush,
    KillThere,
    MoveSafely,
    RegainDice,
    SwapCards,
    ThawHere,
    TurnDie,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.joined import EitherOf, ForACard
from lastfire.games.dead_of_winter.rules.long_night.effects.night_powers import (
    Advance,
    ArmBarricades,
    BringCrowd,
    CalmHelpless,
    Comfort,
    DriveOff,
    LayTraps,
    LiftDespair,
    TakeBack,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.powers import (
    Padded,
    Skilled,
    SparedByCold,
    SturdyBarricades,
    Unnoticed,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.pills import RED_PILL, WHITE_PILL
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.names import (
    EDUCATION,
    FOOD,
    FUEL,
    GAS_STATION,
    GROCERY_STORE,
    HOSPITAL,
    LIBRARY,
    MEDICINE,
    OUTSIDER,
    POLICE_STATION,
    SCHOOL,
    TOOL,
    WEAPON,
)

POLICE, GROCERY, GAS = POLICE_STATION, GROCERY_STORE, GAS_STATION


def _item(
    kind: int, symbol: int, mode: int, power: Power, *decks: tuple[int, int], once: bool = False
) -> Item:
    return Item(kind, symbol, mode, power, decks, once, ORIGINAL)


TOWN: Final[tuple[Item, ...]] = (
    _item(
        names.CANNED_SOUP, FOOD, WASTE, FeedColony(2),
        (POLICE, 1), (GROCERY, 4), (SCHOOL, 2), (LIBRARY, 1), (HOSPITAL, 3), (GAS, 1),
    ),
    _item(
        names.TIN_OF_CRACKERS, FOOD, WASTE, FeedColony(1),
        (POLICE, 2), (GROCERY, 2), (SCHOOL, 2), (LIBRARY, 3), (GAS, 1),
    ),
    _item(names.SACK_OF_RICE, FOOD, WASTE, FeedColony(3), (GROCERY, 2)),
    _item(
        names.HOT_CHOCOLATE, FOOD, WASTE, EitherOf(FeedColony(1), Comfort(1)),
        (GROCERY, 1), (SCHOOL, 1), (LIBRARY, 1),
    ),
    _item(names.CRATE_OF_LIQUOR, FOOD, WASTE, EitherOf(FeedColony(1), DriveOff(2, False)), (GROCERY, 1)),
    _item(
        names.JERRY_CAN, FUEL, WASTE, MoveSafely(),
        (POLICE, 3), (LIBRARY, 3), (HOSPITAL, 2), (GAS, 4),
    ),
    _item(
        names.ROAD_FLARE, FUEL, WASTE, EitherOf(MoveSafely(), DrawZombies(3, False)), (POLICE, 1), (GAS, 1)
    ),
    _item(
        names.GAS_CANISTER, FUEL, WASTE, EitherOf(MoveSafely(), LayTraps(1, False)), (HOSPITAL, 1), (GAS, 2)
    ),
    _item(
        names.BANDAGES, MEDICINE, WASTE, HealAnyone(1), (GROCERY, 4), (SCHOOL, 2), (HOSPITAL, 4), (GAS, 2)
    ),
    _item(
        names.SEDATIVES, MEDICINE, WASTE, EitherOf(HealAnyone(1), CalmHelpless(2)),
        (GROCERY, 1), (SCHOOL, 1), (HOSPITAL, 1),
    ),
    _item(names.ANTIDEPRESSANTS, MEDICINE, WASTE, Comfort(2), (HOSPITAL, 2)),
    _item(names.SMELLING_SALTS, MEDICINE, WASTE, RegainDice(1), (HOSPITAL, 1), (GAS, 1)),
    _item(names.CROSSBOW, WEAPON, EQUIP, QuietAttack(), (POLICE, 1), once=True),
    _item(names.ASSAULT_RIFLE, WEAPON, EQUIP, KillsInstead(4, False, noise=3), (POLICE, 1), once=True),
    _item(names.MACHETE, WEAPON, EQUIP, Skilled(2, 0), (POLICE, 1)),
    _item(names.FLARE_GUN, WEAPON, WASTE, KillThere(2), (POLICE, 1), (GAS, 1)),
    _item(names.GRENADE, WEAPON, WASTE, Blast(4), (POLICE, 1)),
    _item(
        names.STUN_GUN, WEAPON, EQUIP, EitherOf(KillZombies(1, 0), DriveOff(1, True)), (POLICE, 1), once=True
    ),
    _item(names.CHAINSAW, WEAPON, EQUIP, KillsInstead(3, False, noise=2), (GAS, 1), once=True),
    _item(names.FIRE_AXE, TOOL, EQUIP, AnyDieAttack(), (SCHOOL, 1), (HOSPITAL, 1), once=True),
    _item(names.TORCH, WEAPON, EQUIP, KillsInstead(3, False, uses=FUEL), (LIBRARY, 1), once=True),
    # [LN-IMPROVE-15]
    _item(
        names.TOOLBOX, TOOL, WASTE, EitherOf(BuildFree(1), Advance(2)),
        (POLICE, 1), (GROCERY, 1), (HOSPITAL, 1), (GAS, 1),
    ),
    _item(names.TRIPWIRE, TOOL, WASTE, LayTraps(1, False), (POLICE, 1), (SCHOOL, 1)),
    _item(names.DETONATOR, TOOL, WASTE, ArmBarricades(False), (POLICE, 1)),
    _item(names.SANDBAGS, TOOL, WASTE, BuildFree(2), (SCHOOL, 1)),
    _item(names.SNOW_CAMOUFLAGE, TOOL, EQUIP, Unnoticed(), (POLICE, 1)),
    _item(names.SLED, TOOL, EQUIP, SafeMove(), (GROCERY, 1)),
    _item(names.THERMAL_BLANKET, TOOL, EQUIP, SparedByCold(), (GROCERY, 1)),
    _item(names.CAMPING_STOVE, TOOL, EQUIP, ThawHere(), (HOSPITAL, 1), once=True),
    _item(names.HOCKEY_STICK, TOOL, EQUIP, Skilled(1, 0), (SCHOOL, 1)),
    _item(names.WHISTLE, TOOL, EQUIP, DrawZombies(2, True), (SCHOOL, 1), once=True),
    _item(names.FELT_SLIPPERS, TOOL, EQUIP, Hush(1), (LIBRARY, 1), once=True),
    _item(names.HEADLAMP, TOOL, EQUIP, Skilled(0, 1), (GAS, 1)),
    _item(names.BARBED_WIRE, TOOL, EQUIP, SturdyBarricades(4), (GAS, 1)),
    _item(names.DECK_OF_CARDS, TOOL, EQUIP, SwapCards(), (GAS, 1), once=True),
    _item(names.SEVEN_STEPS_TO_HOPE, EDUCATION, EQUIP, LiftDespair(1), (LIBRARY, 2), once=True),
    _item(names.BEDTIME_STORIES, EDUCATION, EQUIP, CalmHelpless(1), (SCHOOL, 1), once=True),
    _item(names.CHESS_PROBLEMS, EDUCATION, EQUIP, TurnDie(), (SCHOOL, 1), (LIBRARY, 1), once=True),
    _item(names.STAR_CHART, EDUCATION, EQUIP, LookAtCrises(), (LIBRARY, 1), once=True),
    _item(
        names.TRAPPERS_ALMANAC, EDUCATION, EQUIP, ForACard(FUEL, LayTraps(1, True)), (LIBRARY, 1), once=True
    ),
    _item(
        names.FIRST_AID_COURSE, EDUCATION, EQUIP, ForACard(MEDICINE, HealHere(2)),
        (LIBRARY, 1), (HOSPITAL, 1), once=True,
    ),
    _item(
        names.LONE_HIKER, OUTSIDER, EVENT, BringStranger(0),
        (POLICE, 1), (GROCERY, 1), (SCHOOL, 1), (LIBRARY, 1), (GAS, 1),
    ),
    _item(
        names.STRAY_FAMILY, OUTSIDER, EVENT, BringStranger(1),
        (POLICE, 1), (GROCERY, 1), (SCHOOL, 1), (LIBRARY, 1), (HOSPITAL, 1),
    ),
    _item(names.FRIGHTENED_CROWD, OUTSIDER, EVENT, BringCrowd(2, 1), (SCHOOL, 1), (HOSPITAL, 1)),
)  # fmt: skip
"""Without a module's mark, in the order of ``names``."""

OF_BANDITS: Final[tuple[Item, ...]] = (
    _item(names.POLICE_BADGE, TOOL, WASTE, DriveOff(2, False), (POLICE, 1)),
    _item(names.LOCKPICKS, TOOL, EQUIP, TakeBack(False), (GAS, 1), once=True),
    _item(names.NEGOTIATION, EDUCATION, EQUIP, ForACard(FOOD, DriveOff(1, True)), (SCHOOL, 1), once=True),
)

OF_IMPROVEMENTS: Final[tuple[Item, ...]] = (
    _item(
        names.HANDYMANS_MANUAL, EDUCATION, EQUIP, ForACard(TOOL, Advance(1)),
        (SCHOOL, 1), (LIBRARY, 1), once=True,
    ),
)  # fmt: skip

OF_RAXXON: Final[tuple[Item, ...]] = (
    _item(names.VISITORS_MAP, EDUCATION, EQUIP, SeesMore(1, 1, RAXXON), (LIBRARY, 1), once=True),
    # [LN-PILL-11, LN-PILL-12]
    _item(names.RED_PILL, MEDICINE, WASTE, RED_PILL, (RAXXON, 2)),
    _item(names.WHITE_PILL, MEDICINE, WASTE, WHITE_PILL, (RAXXON, 2)),
    _item(names.PULSE_CANNON, WEAPON, EQUIP, Hurl(2), (RAXXON, 1)),
    _item(names.SPORTS_PADS, TOOL, EQUIP, Padded(), (RAXXON, 1), once=True),
    _item(names.HAZARD_SUIT, TOOL, EQUIP, BittenIsWound(), (RAXXON, 1)),
    _item(names.LABORATORY_RATIONS, FOOD, WASTE, FeedColony(2), (RAXXON, 2)),
    _item(names.COOLANT_TANK, FUEL, WASTE, EitherOf(MoveSafely(), LayTraps(1, False)), (RAXXON, 2)),
    _item(names.TEST_SERUM, MEDICINE, WASTE, HealAnyone(2), (RAXXON, 2)),
    _item(names.STIMULANT, MEDICINE, WASTE, SetDie(), (RAXXON, 1)),
    _item(names.SPARE_PARTS, TOOL, WASTE, EitherOf(RerollDice(1), Advance(2)), (RAXXON, 2)),
    _item(names.ACCESS_CARD, TOOL, EQUIP, TurnDie(), (RAXXON, 1), once=True),
    _item(names.RESEARCH_NOTES, EDUCATION, EQUIP, SeesMore(1, 0), (RAXXON, 1), once=True),
    _item(names.SONIC_RIFLE, WEAPON, EQUIP, KillsInstead(3, False, noise=1), (RAXXON, 1), once=True),
    _item(names.LOST_TECHNICIAN, OUTSIDER, EVENT, BringStranger(0), (RAXXON, 1)),
)
