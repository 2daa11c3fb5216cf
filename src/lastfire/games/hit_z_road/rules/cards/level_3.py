"""Level III: rounds 6 to 8. Nearly every stretch is a fight."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.effects import (
    HitOrLose,
    KeepTimmy,
    LosePerToken,
    NoAdrenaline,
    NoFleeing,
    PayGasOrLoseEach,
    PayOrLose,
    ShotsDrawZombies,
    TimmyKillsAll,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import GAS, INFECTED

SAFE_ZONE: Final = AdventureCard(
    id="safe_zone",
    number="III-1",
    name=Name("Safe Zone", "安全地帯"),
    level=3,
    adrenaline=2,
)

BEACH: Final = AdventureCard(
    id="beach",
    number="III-2",
    name=Name("Beach", "浜辺"),
    level=3,
    gas=1,
    adrenaline=1,
    zombies=3,
    vp=1,
)

FUEL_QUARREL: Final = AdventureCard(
    id="fuel_quarrel",
    number="III-3",
    name=Name("Quarrel Over Fuel", "燃料争い"),
    level=3,
    event=(PayOrLose(1, GAS),),
)

ROAD_BLOCK: Final = AdventureCard(
    id="road_block",
    number="III-4",
    name=Name("Wall of Wrecks", "廃車の壁"),
    level=3,
    adrenaline=1,
    event=(PayGasOrLoseEach(2),),
)

INFECTED_MATE: Final = AdventureCard(
    id="infected_mate",
    number="III-5",
    name=Name("The Fever Breaks Out", "発症"),
    level=3,
    zombies=4,
    event=(LosePerToken(INFECTED),),
)

NIGHT_MARCH: Final = AdventureCard(
    id="night_march",
    number="III-6",
    name=Name("Night March", "夜の行軍"),
    level=3,
    adrenaline=1,
    zombies=5,
    event=(LosePerToken(INFECTED),),
)

CROSSBOW_HOUSE: Final = AdventureCard(
    id="crossbow_house",
    number="III-7",
    name=Name("The House with the Crossbow", "クロスボウの家"),
    level=3,
    adrenaline=1,
    zombies=6,
    fight=(ShotsDrawZombies(),),
)

FLARE: Final = AdventureCard(
    id="flare",
    number="III-8",
    name=Name("Flare in the Dark", "闇の照明弾"),
    level=3,
    adrenaline=1,
    zombies=5,
    fight=(ShotsDrawZombies(),),
)

HUNGRY_BOY: Final = AdventureCard(
    id="hungry_boy",
    number="III-9",
    name=Name("Running on Empty", "底をつく蓄え"),
    level=3,
    adrenaline=1,
    zombies=6,
    event=(KeepTimmy(3),),
)

SUPERMARKET: Final = AdventureCard(
    id="supermarket",
    number="III-10",
    name=Name("Supermarket", "スーパーマーケット"),
    level=3,
    ammo=1,
    zombies=4,
    fight=(NoAdrenaline(),),
)

FAIRGROUND: Final = AdventureCard(
    id="fairground",
    number="III-11",
    name=Name("Fairground", "遊園地"),
    level=3,
    zombies=4,
    vp=1,
    fight=(NoAdrenaline(),),
)

ROUTINE_FIGHT: Final = AdventureCard(
    id="routine_fight",
    number="III-12",
    name=Name("Old Hands", "手慣れた戦い"),
    level=3,
    ammo=1,
    adrenaline=1,
    zombies=3,
    vp=2,
)

GRABBED_BEHIND: Final = AdventureCard(
    id="grabbed_behind",
    number="III-13",
    name=Name("Grabbed from Behind", "背後の手"),
    level=3,
    ammo=2,
    zombies=3,
    event=(HitOrLose(),),
)

GRABBED_BUILDING: Final = AdventureCard(
    id="grabbed_building",
    number="III-14",
    name=Name("Hands Through the Wall", "壁から伸びる手"),
    level=3,
    adrenaline=1,
    zombies=4,
    event=(HitOrLose(),),
)

ENCIRCLED: Final = AdventureCard(
    id="encircled",
    number="III-15",
    name=Name("Encircled at Night", "夜の包囲"),
    level=3,
    ammo=1,
    zombies=4,
    vp=1,
    event=(HitOrLose(),),
)

LARGE_CROWD: Final = AdventureCard(
    id="large_crowd",
    number="III-16",
    name=Name("The Large Crowd", "大群衆"),
    level=3,
    zombies=8,
)

EXPLOSIVES: Final = AdventureCard(
    id="explosives",
    number="III-17",
    name=Name("The Boy's Plan", "少年の作戦"),
    level=3,
    zombies=6,
    skulls=1,
    vp=1,
    fight=(TimmyKillsAll(),),
)

NIGHT_SIEGE: Final = AdventureCard(
    id="night_siege",
    number="III-18",
    name=Name("Night Siege", "夜の籠城"),
    level=3,
    adrenaline=1,
    zombies=6,
    skulls=2,
    vp=2,
    fight=(ShotsDrawZombies(),),
)

HOUSE_ALARM: Final = AdventureCard(
    id="house_alarm",
    number="III-19",
    name=Name("House Alarm", "住宅の警報"),
    level=3,
    zombies=6,
    skulls=2,
    vp=1,
    fight=(NoFleeing(),),
)

FIRE_ALARM: Final = AdventureCard(
    id="fire_alarm",
    number="III-20",
    name=Name("Tower Fire Alarm", "高層ビルの火災警報"),
    level=3,
    ammo=2,
    zombies=6,
    skulls=2,
    fight=(NoFleeing(),),
)

AIRPORT: Final = AdventureCard(
    id="airport",
    number="III-21",
    name=Name("Airport", "空港"),
    level=3,
    adrenaline=1,
    zombies=6,
    skulls=2,
)

CAMP_BREAKOUT: Final = AdventureCard(
    id="camp_breakout",
    number="III-22",
    name=Name("Break-out", "収容所からの脱出"),
    level=3,
    zombies=6,
    skulls=3,
)

LEVEL_3: Final = (
    SAFE_ZONE,
    BEACH,
    FUEL_QUARREL,
    ROAD_BLOCK,
    INFECTED_MATE,
    NIGHT_MARCH,
    CROSSBOW_HOUSE,
    FLARE,
    HUNGRY_BOY,
    SUPERMARKET,
    FAIRGROUND,
    ROUTINE_FIGHT,
    GRABBED_BEHIND,
    GRABBED_BUILDING,
    ENCIRCLED,
    LARGE_CROWD,
    EXPLOSIVES,
    NIGHT_SIEGE,
    HOUSE_ALARM,
    FIRE_ALARM,
    AIRPORT,
    CAMP_BREAKOUT,
)
