"""Three crossroads cards and a crisis for Dead of Winter."""

from typing import Final

from lastfire.engine import Name, Pack
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, Choice, Crisis, Crossroads
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddNoise,
    AddZombies,
    Expose,
    Frostbite,
    GainFood,
    GainMorale,
    LoseMorale,
)
from lastfire.games.dead_of_winter.rules.effects.triggers import HasSurvivorAt, Moves, Searches
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, ThatSurvivor
from lastfire.games.dead_of_winter.rules.names import COLONY, FUEL, GAS_STATION, SCHOOL

LEAVE_IT: Final = Choice(Name("Leave it", "見送る"), ())

HEADLIGHTS: Final = Crossroads(
    number=1,
    id="headlights",
    name=Name("Headlights", "ヘッドライト"),
    trigger=Moves(),
    choices=(
        Choice(Name("Flag them down", "手を振る"), (Expose(ThatSurvivor(), 1), GainFood(2))),
        Choice(Name("Hide", "隠れる"), (LoseMorale(1),)),
    ),
    origin=ORIGINAL,
)

A_SONG_ON_THE_RADIO: Final = Crossroads(
    number=2,
    id="a_song_on_the_radio",
    name=Name("A Song on the Radio", "ラジオの歌"),
    trigger=HasSurvivorAt(SCHOOL),
    choices=(
        Choice(Name("Turn it up", "音量を上げる"), (GainMorale(1), AddNoise(2, SCHOOL))),
        LEAVE_IT,
    ),
    origin=ORIGINAL,
)

THE_SPARE_CAN: Final = Crossroads(
    number=3,
    id="the_spare_can",
    name=Name("The Spare Can", "予備の缶"),
    trigger=Searches(GAS_STATION),
    choices=(
        Choice(Name("Light a fire with it", "火をおこす"), (GainMorale(1), AddZombies(2, GAS_STATION))),
        LEAVE_IT,
    ),
    origin=ORIGINAL,
)

BLACK_ICE: Final = Crisis(
    id="black_ice",
    name=Name("Black Ice", "路面凍結"),
    symbols=(FUEL,),
    failure=(Frostbite(EachAt(COLONY), 1),),
    origin=ORIGINAL,
)

PACK: Final = Pack(
    "night_roads",
    "dead_of_winter",
    Name("Night Roads: three crossroads cards and a crisis", "夜の道：クロスロード3枚と危機1枚"),
    version=1,
    cards=(HEADLIGHTS, A_SONG_ON_THE_RADIO, THE_SPARE_CAN, BLACK_ICE),
    engine=(1, 0),
)
