"""Level I: rounds 1 and 2. The road still gives more than it takes."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.effects import (
    DiscardResources,
    GainSurvivors,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import INFECTED, MAP, SCOPE, TIMMY, WHEEL, WOUNDED

POLICE_ARMOURY: Final = AdventureCard(
    id="police_armoury",
    number="I-1",
    name=Name("Police Armory", "警察の武器庫"),
    level=1,
    ammo=4,
    vp=1,
)

FARM: Final = AdventureCard(
    id="farm",
    number="I-2",
    name=Name("Abandoned Farm", "無人の農場"),
    level=1,
    ammo=2,
    gas=1,
    vp=1,
)

FUEL_STOP: Final = AdventureCard(
    id="fuel_stop",
    number="I-3",
    name=Name("Roadside Pump", "道ばたの給油機"),
    level=1,
    gas=2,
)

LONE_SURVIVOR: Final = AdventureCard(
    id="lone_survivor",
    number="I-4",
    name=Name("A Lone Survivor", "ひとりの生き残り"),
    level=1,
    ammo=2,
    vp=1,
    event=(GainSurvivors(1),),
)

HUNTERS_HOUSE: Final = AdventureCard(
    id="hunters_house",
    number="I-5",
    name=Name("Hunter's House", "猟師の家"),
    level=1,
    ammo=3,
    token=SCOPE,
)

CELLAR: Final = AdventureCard(
    id="cellar",
    number="I-6",
    name=Name("The Old Man in the Cellar", "地下室の老人"),
    level=1,
    adrenaline=1,
    token=MAP,
)

HIDDEN_ROOM: Final = AdventureCard(
    id="hidden_room",
    number="I-7",
    name=Name("Hidden Room", "隠し部屋"),
    level=1,
    ammo=1,
    token=MAP,
)

YOUNG_COMPANION: Final = AdventureCard(
    id="young_companion",
    number="I-8",
    name=Name("The Boy with the Backpack", "リュックの少年"),
    level=1,
    adrenaline=2,
    vp=1,
    token=TIMMY,
)

SCHOOL_BUS: Final = AdventureCard(
    id="school_bus",
    number="I-9",
    name=Name("School Bus", "スクールバス"),
    level=1,
    gas=4,
    token=WHEEL,
)

CHEMICAL_FUMES: Final = AdventureCard(
    id="chemical_fumes",
    number="I-10",
    name=Name("Yellow Fumes", "黄色い煙"),
    level=1,
    adrenaline=2,
    vp=1,
    token=INFECTED,
)

CHEMICAL_BLAST: Final = AdventureCard(
    id="chemical_blast",
    number="I-11",
    name=Name("Plant Explosion", "工場の爆発"),
    level=1,
    adrenaline=1,
    vp=2,
    token=INFECTED,
)

RABID_DOGS: Final = AdventureCard(
    id="rabid_dogs",
    number="I-12",
    name=Name("Rabid Dogs", "狂犬の群れ"),
    level=1,
    event=(DiscardResources(1),),
)

STREET_SEARCH: Final = AdventureCard(
    id="street_search",
    number="I-13",
    name=Name("House to House", "一軒ずつ"),
    level=1,
    ammo=1,
    adrenaline=1,
    zombies=4,
    vp=1,
)

SMALL_PRISON: Final = AdventureCard(
    id="small_prison",
    number="I-14",
    name=Name("County Jail", "郡の留置場"),
    level=1,
    ammo=3,
    zombies=3,
    vp=1,
)

ROADSIDE_CONTAINER: Final = AdventureCard(
    id="roadside_container",
    number="I-15",
    name=Name("Dropped Container", "落ちたコンテナ"),
    level=1,
    gas=1,
    adrenaline=1,
    zombies=3,
)

ROAD_BRAWL: Final = AdventureCard(
    id="road_brawl",
    number="I-16",
    name=Name("Fight on the Shoulder", "路肩の乱闘"),
    level=1,
    ammo=1,
    zombies=5,
    vp=1,
    token=WOUNDED,
)

LEVEL_1: Final = (
    POLICE_ARMOURY,
    FARM,
    FUEL_STOP,
    LONE_SURVIVOR,
    HUNTERS_HOUSE,
    CELLAR,
    HIDDEN_ROOM,
    YOUNG_COMPANION,
    SCHOOL_BUS,
    CHEMICAL_FUMES,
    CHEMICAL_BLAST,
    RABID_DOGS,
    STREET_SEARCH,
    SMALL_PRISON,
    ROADSIDE_CONTAINER,
    ROAD_BRAWL,
)
