"""Level II: rounds 3 to 5."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.effects import (
    ArmWheel,
    ConfirmMaps,
    DiscardResources,
    DiscardTokenOrLose,
    GainSurvivors,
    LosePerToken,
    LoseSurvivors,
    PayGasOrLoseEach,
    PayOrLose,
    RollForEachSurvivor,
    ShotsDrawZombies,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import GAS, SCOPE, WOUNDED

GUNSMITH_TOWN: Final = AdventureCard(
    id="gunsmith_town",
    number="II-1",
    name=Name("Gunsmith's Town", "銃職人の町"),
    level=2,
    ammo=2,
)

MOTEL_REST: Final = AdventureCard(
    id="motel_rest",
    number="II-2",
    name=Name("Motel Rest", "モーテルの一夜"),
    level=2,
    adrenaline=1,
)

FUEL_TANKER: Final = AdventureCard(
    id="fuel_tanker",
    number="II-3",
    name=Name("Fuel Tanker", "タンクローリー"),
    level=2,
    gas=4,
    vp=1,
)

CHECKPOINT: Final = AdventureCard(
    id="checkpoint",
    number="II-4",
    name=Name("The Marked Crossing", "印のついた十字路"),
    level=2,
    ammo=2,
    event=(ConfirmMaps(6),),
)

SCRAPYARD: Final = AdventureCard(
    id="scrapyard",
    number="II-5",
    name=Name("Scrapyard", "廃車置き場"),
    level=2,
    adrenaline=1,
    event=(ArmWheel(),),
)

SNAKE: Final = AdventureCard(
    id="snake",
    number="II-6",
    name=Name("Snake Under the Wreck", "廃車の下の蛇"),
    level=2,
    gas=1,
    event=(LoseSurvivors(1),),
)

RIVER_CROSSING: Final = AdventureCard(
    id="river_crossing",
    number="II-7",
    name=Name("River Crossing", "渡し場"),
    level=2,
    ammo=1,
    event=(PayOrLose(1, GAS),),
)

ROBBED_BOOT: Final = AdventureCard(
    id="robbed_boot",
    number="II-8",
    name=Name("Emptied Trunk", "荒らされたトランク"),
    level=2,
    adrenaline=2,
    event=(DiscardResources(1),),
)

CAPTORS: Final = AdventureCard(
    id="captors",
    number="II-9",
    name=Name("The Captors' Game", "捕獲者たちの余興"),
    level=2,
    adrenaline=1,
    event=(RollForEachSurvivor(),),
)

AGILE_SURVIVOR: Final = AdventureCard(
    id="agile_survivor",
    number="II-10",
    name=Name("The Climber", "身軽な登り手"),
    level=2,
    adrenaline=1,
    event=(GainSurvivors(1),),
)

BLOCKED_OVERPASS: Final = AdventureCard(
    id="blocked_overpass",
    number="II-11",
    name=Name("Blocked Overpass", "ふさがれた陸橋"),
    level=2,
    adrenaline=1,
    event=(DiscardTokenOrLose(SCOPE, 2),),
)

DESERT_HIGHWAY: Final = AdventureCard(
    id="desert_highway",
    number="II-12",
    name=Name("Desert Highway", "砂漠の一本道"),
    level=2,
    adrenaline=1,
    event=(PayGasOrLoseEach(2),),
)

HOSPITAL: Final = AdventureCard(
    id="hospital",
    number="II-13",
    name=Name("Hospital", "病院"),
    level=2,
    gas=1,
    zombies=5,
    vp=1,
)

STREET_AMBUSH: Final = AdventureCard(
    id="street_ambush",
    number="II-14",
    name=Name("Street Ambush", "街角の待ち伏せ"),
    level=2,
    adrenaline=1,
    zombies=6,
    vp=2,
    fight=(ShotsDrawZombies(),),
)

WALKERS: Final = AdventureCard(
    id="walkers",
    number="II-15",
    name=Name("A Crowd on Foot", "歩く群れ"),
    level=2,
    ammo=1,
    zombies=5,
    event=(LosePerToken(WOUNDED, discards=True),),
)

CHURCH: Final = AdventureCard(
    id="church",
    number="II-16",
    name=Name("Church", "教会"),
    level=2,
    ammo=2,
    zombies=4,
)

RIVER_BANK: Final = AdventureCard(
    id="river_bank",
    number="II-17",
    name=Name("Along the Bank", "川岸の追跡"),
    level=2,
    ammo=2,
    zombies=4,
)

POLICE_STATION: Final = AdventureCard(
    id="police_station",
    number="II-18",
    name=Name("Police Station", "警察署"),
    level=2,
    ammo=3,
    zombies=5,
    vp=1,
)

TOWN_ALARM: Final = AdventureCard(
    id="town_alarm",
    number="II-19",
    name=Name("Town Alarm", "町の警報"),
    level=2,
    ammo=1,
    adrenaline=1,
    zombies=5,
    vp=2,
)

BALL_FIELD: Final = AdventureCard(
    id="ball_field",
    number="II-20",
    name=Name("Ball Field", "野球場"),
    level=2,
    gas=1,
    zombies=5,
    vp=1,
)

BLOCK_SEARCH: Final = AdventureCard(
    id="block_search",
    number="II-21",
    name=Name("Shots in the Block", "団地の銃声"),
    level=2,
    gas=2,
    zombies=5,
    vp=2,
    fight=(ShotsDrawZombies(),),
)

OUTPOST: Final = AdventureCard(
    id="outpost",
    number="II-22",
    name=Name("Besieged Outpost", "包囲された前哨基地"),
    level=2,
    adrenaline=1,
    zombies=6,
    skulls=1,
    vp=2,
)

LEVEL_2: Final = (
    GUNSMITH_TOWN,
    MOTEL_REST,
    FUEL_TANKER,
    CHECKPOINT,
    SCRAPYARD,
    SNAKE,
    RIVER_CROSSING,
    ROBBED_BOOT,
    CAPTORS,
    AGILE_SURVIVOR,
    BLOCKED_OVERPASS,
    DESERT_HIGHWAY,
    HOSPITAL,
    STREET_AMBUSH,
    WALKERS,
    CHURCH,
    RIVER_BANK,
    POLICE_STATION,
    TOWN_ALARM,
    BALL_FIELD,
    BLOCK_SEARCH,
    OUTPOST,
)
