"""A survivor, an item, four crossroads cards and a crisis for Dead of Winter."""

from typing import Final

from lastfire.engine import Name, Noun, Pack
from lastfire.games.dead_of_winter.rules.card import (
    EQUIP,
    ORIGINAL,
    Choice,
    Crisis,
    Crossroads,
    Item,
    Survivor,
)
from lastfire.games.dead_of_winter.rules.effects.action_powers import MakeFood, RerollDice
from lastfire.games.dead_of_winter.rules.effects.basic import (
    AddNoise,
    AddZombies,
    Expose,
    Frostbite,
    GainFood,
    GainMorale,
    LoseMorale,
)
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import TakeStranger
from lastfire.games.dead_of_winter.rules.effects.triggers import Both, HasSurvivorAt, InDeck, Moves, Searches
from lastfire.games.dead_of_winter.rules.effects.whom import EachAt, ThatSurvivor
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FUEL,
    GAS_STATION,
    SCHOOL,
    TOOL,
    guest,
)

NIGHT_COOK: Final = guest(Noun("vera_stone", Name("Vera Stone", "ヴェラ・ストーン")))
THERMOS: Final = guest(Noun("thermos", Name("Thermos", "魔法瓶")))

VERA_STONE: Final = Survivor(
    NIGHT_COOK,
    Name("Diner Cook", "食堂の料理人"),
    influence=33,
    attack=4,
    search=3,
    power=MakeFood(1),
    place=COLONY,
    die=3,
    once=True,
    male=False,
    origin=ORIGINAL,
)

HOT_COFFEE: Final = Item(
    THERMOS,
    symbol=TOOL,
    mode=EQUIP,
    power=RerollDice(1),
    decks=((GAS_STATION, 2), (SCHOOL, 1)),
    once=True,
    origin=ORIGINAL,
)

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

THE_LAST_DINER: Final = Crossroads(
    number=4,
    id="the_last_diner",
    name=Name("The Last Diner", "最後の食堂"),
    trigger=Both(Moves(), InDeck(NIGHT_COOK)),
    choices=(
        Choice(Name("Knock", "戸をたたく"), (TakeStranger(NIGHT_COOK), AddNoise(1, GAS_STATION))),
        Choice(Name("Empty the fridge", "冷蔵庫を空にする"), (GainFood(2), LoseMorale(1))),
    ),
    adds=True,
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
    Name("Night Roads: a survivor, an item, five other cards", "夜の道：生存者1人、アイテム1種、ほか5枚"),
    version=2,
    cards=(VERA_STONE, HOT_COFFEE, HEADLIGHTS, A_SONG_ON_THE_RADIO, THE_SPARE_CAN, THE_LAST_DINER, BLACK_ICE),
    engine=(1, 0),
)
