"""The 16 cards with a poker mark, for four players only.

Their printed values are not known. These are ours: they keep the averages of each level and use the
same families of events. [HZR-DECK-14, HZR-DECK-15, HZR-EVENT-24]
"""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.hit_z_road.rules.card import ORIGINAL, AdventureCard
from lastfire.games.hit_z_road.rules.effects import (
    DiscardResources,
    MayThrowMolotov,
    NoAdrenaline,
    NoFleeing,
    PayOrLose,
    RollSkulls,
    ShotsDrawZombies,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import AMMO, ANY, MOLOTOV

ROADHOUSE_CELLAR: Final = AdventureCard(
    id="roadhouse_cellar",
    number="I-P1",
    name=Name("Roadhouse Cellar", "街道酒場の地下貯蔵庫"),
    level=1,
    ammo=1,
    gas=1,
    vp=1,
    poker=True,
    origin=ORIGINAL,
)

BOTTLE_GARAGE: Final = AdventureCard(
    id="bottle_garage",
    number="I-P2",
    name=Name("Garage Full of Bottles", "瓶だらけのガレージ"),
    level=1,
    adrenaline=1,
    token=MOLOTOV,
    poker=True,
    origin=ORIGINAL,
)

WASHED_OUT_FORD: Final = AdventureCard(
    id="washed_out_ford",
    number="I-P3",
    name=Name("Washed-out Ford", "増水した浅瀬"),
    level=1,
    ammo=1,
    gas=1,
    event=(DiscardResources(1),),
    poker=True,
    origin=ORIGINAL,
)

TRAILER_PARK: Final = AdventureCard(
    id="trailer_park",
    number="I-P4",
    name=Name("Trailer Park", "トレーラー村"),
    level=1,
    ammo=2,
    adrenaline=1,
    zombies=4,
    vp=1,
    poker=True,
    origin=ORIGINAL,
)

PAWN_SHOP: Final = AdventureCard(
    id="pawn_shop",
    number="II-P1",
    name=Name("Pawn Shop", "質屋"),
    level=2,
    ammo=2,
    poker=True,
    origin=ORIGINAL,
)

MINEFIELD: Final = AdventureCard(
    id="minefield",
    number="II-P2",
    name=Name("Minefield", "地雷原"),
    level=2,
    adrenaline=1,
    vp=1,
    event=(RollSkulls(2),),
    poker=True,
    origin=ORIGINAL,
)

GHOST_STATION: Final = AdventureCard(
    id="ghost_station",
    number="II-P3",
    name=Name("Ghost Station", "幽霊スタンド"),
    level=2,
    gas=2,
    zombies=4,
    poker=True,
    origin=ORIGINAL,
)

WASTE_DEPOT: Final = AdventureCard(
    id="waste_depot",
    number="II-P4",
    name=Name("Waste Depot", "廃棄物置き場"),
    level=2,
    ammo=2,
    zombies=5,
    vp=1,
    fight=(NoAdrenaline(),),
    poker=True,
    origin=ORIGINAL,
)

COURTHOUSE: Final = AdventureCard(
    id="courthouse",
    number="II-P5",
    name=Name("Courthouse Steps", "裁判所の階段"),
    level=2,
    adrenaline=1,
    zombies=5,
    vp=1,
    poker=True,
    origin=ORIGINAL,
)

TOLL_GANG: Final = AdventureCard(
    id="toll_gang",
    number="II-P6",
    name=Name("Toll Gang", "通行料を取る一味"),
    level=2,
    gas=1,
    adrenaline=1,
    event=(PayOrLose(1, AMMO),),
    poker=True,
    origin=ORIGINAL,
)

FREEWAY_JAM: Final = AdventureCard(
    id="freeway_jam",
    number="III-P1",
    name=Name("Freeway Jam", "高速道路の渋滞"),
    level=3,
    adrenaline=1,
    zombies=5,
    vp=1,
    poker=True,
    origin=ORIGINAL,
)

FUEL_DEPOT: Final = AdventureCard(
    id="fuel_depot",
    number="III-P2",
    name=Name("Fuel Depot", "燃料貯蔵所"),
    level=3,
    ammo=2,
    zombies=5,
    skulls=1,
    vp=1,
    fight=(MayThrowMolotov(),),
    poker=True,
    origin=ORIGINAL,
)

CANNIBAL_CAMP: Final = AdventureCard(
    id="cannibal_camp",
    number="III-P3",
    name=Name("The Smiling Camp", "笑顔の野営地"),
    level=3,
    adrenaline=1,
    event=(PayOrLose(2, ANY),),
    poker=True,
    origin=ORIGINAL,
)

STADIUM: Final = AdventureCard(
    id="stadium",
    number="III-P4",
    name=Name("Stadium", "競技場"),
    level=3,
    adrenaline=1,
    zombies=6,
    skulls=1,
    vp=1,
    poker=True,
    origin=ORIGINAL,
)

COLLAPSED_TUNNEL: Final = AdventureCard(
    id="collapsed_tunnel",
    number="III-P5",
    name=Name("Collapsed Tunnel", "崩れたトンネル"),
    level=3,
    zombies=4,
    fight=(NoFleeing(),),
    poker=True,
    origin=ORIGINAL,
)

SKYLINE_DRIVE: Final = AdventureCard(
    id="skyline_drive",
    number="III-P6",
    name=Name("Skyline Drive", "尾根の道"),
    level=3,
    zombies=6,
    fight=(ShotsDrawZombies(),),
    poker=True,
    origin=ORIGINAL,
)

POKER: Final = (
    ROADHOUSE_CELLAR,
    BOTTLE_GARAGE,
    WASHED_OUT_FORD,
    TRAILER_PARK,
    PAWN_SHOP,
    MINEFIELD,
    GHOST_STATION,
    WASTE_DEPOT,
    COURTHOUSE,
    TOLL_GANG,
    FREEWAY_JAM,
    FUEL_DEPOT,
    CANNIBAL_CAMP,
    STADIUM,
    COLLAPSED_TUNNEL,
    SKYLINE_DRIVE,
)
