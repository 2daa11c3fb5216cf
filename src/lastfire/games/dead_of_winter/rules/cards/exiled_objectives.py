"""The ten exiled objectives."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, ExiledObjective
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    ControlAtLeast,
    EmptyDecks,
    Equipped,
    ExactlyInHand,
    InHand,
    LargestGroup,
    Lost,
    MainObjectiveDone,
    NobodyWounded,
    Starvation,
    WasteAtLeast,
)
from lastfire.games.dead_of_winter.rules.names import FOOD, FUEL, MEDICINE, TOOL, WEAPON

DONE: Final = MainObjectiveDone()

EXILED: Final = (
    ExiledObjective("handy", Name("Handy", "器用"), (DONE, InHand(TOOL, 4)), (InHand(TOOL, 3),)),
    ExiledObjective(
        "new_friends", Name("New Friends", "新しい仲間"), (DONE, LargestGroup(1)), (EmptyDecks(1),)
    ),
    ExiledObjective("forgiveness", Name("Forgiveness", "赦し"), (DONE, ExactlyInHand(FOOD, 5)), (DONE,)),
    ExiledObjective("vengeance", Name("Vengeance", "報い"), (Lost(5),), (Lost(4),)),
    ExiledObjective(
        "well_armed",
        Name("Well Armed", "重武装"),
        (DONE, Equipped(WEAPON, 2)),
        (Equipped(WEAPON, 2),),
        ORIGINAL,
    ),
    ExiledObjective(
        "the_road_south",
        Name("The Road South", "南への道"),
        (DONE, InHand(FUEL, 3)),
        (InHand(FUEL, 3),),
        ORIGINAL,
    ),
    ExiledObjective(
        "field_hospital",
        Name("Field Hospital", "野戦病院"),
        (DONE, InHand(MEDICINE, 3)),
        (InHand(MEDICINE, 3),),
        ORIGINAL,
    ),
    ExiledObjective(
        "a_camp_of_our_own",
        Name("A Camp of Our Own", "自分たちの野営地"),
        (ControlAtLeast(4),),
        (NobodyWounded(),),  # can be met by the lone runaway too
        ORIGINAL,
    ),
    ExiledObjective(
        "let_them_starve", Name("Let Them Starve", "飢えさせろ"), (Starvation(3),), (Starvation(2),), ORIGINAL
    ),
    ExiledObjective(
        "drown_in_filth",
        Name("Drown in Filth", "汚物に沈め"),
        (WasteAtLeast(20),),
        (WasteAtLeast(15),),
        ORIGINAL,
    ),
)
