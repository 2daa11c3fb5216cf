"""Four more stretches of road for Hit Z Road."""

from typing import Final

from lastfire.engine import Name, Pack
from lastfire.games.hit_z_road.rules.card import ORIGINAL, AdventureCard
from lastfire.games.hit_z_road.rules.effects import (
    ConfirmMaps,
    GainSurvivors,
    NoAdrenaline,
    NoFleeing,
    PayOrLose,
    RollSkulls,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import ADRENALINE, GAS, MAP

LAST_STREETLIGHT: Final = AdventureCard(
    id="last_streetlight",
    number="NR-1",
    name=Name("The Last Streetlight", "最後の街灯"),
    level=1,
    gas=1,
    zombies=2,
    token=MAP,
    origin=ORIGINAL,
)

SLEEPWALKERS: Final = AdventureCard(
    id="sleepwalkers",
    number="NR-2",
    name=Name("Sleepwalkers", "夢遊の群れ"),
    level=2,
    zombies=5,
    skulls=1,
    vp=2,
    fight=(NoAdrenaline(), NoFleeing()),
    origin=ORIGINAL,
)

NIGHT_WATCHMAN: Final = AdventureCard(
    id="night_watchman",
    number="NR-3",
    name=Name("The Night Watchman", "夜警"),
    level=2,
    event=(PayOrLose(1, GAS), GainSurvivors(1)),
    origin=ORIGINAL,
)

FALSE_DAWN: Final = AdventureCard(
    id="false_dawn",
    number="NR-4",
    name=Name("False Dawn", "偽りの夜明け"),
    level=3,
    adrenaline=2,
    vp=1,
    event=(PayOrLose(2, ADRENALINE), RollSkulls(2), ConfirmMaps(3)),
    origin=ORIGINAL,
)

PACK: Final = Pack(
    "night_roads",
    "hit_z_road",
    Name("Night Roads: four more stretches of road", "夜の道：4枚の追加カード"),
    version=1,
    cards=(LAST_STREETLIGHT, SLEEPWALKERS, NIGHT_WATCHMAN, FALSE_DAWN),
    engine=(1, 0),
)
