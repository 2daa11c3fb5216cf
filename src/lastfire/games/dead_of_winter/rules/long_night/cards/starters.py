"""The starter items by kind. Three of them are published; how many copies there are of each is ours."""

from typing import Final

from lastfire.games.dead_of_winter.rules.card import ORIGINAL, WASTE, Item
from lastfire.games.dead_of_winter.rules.effects.action_powers import (
    FeedColony,
    HealAnyone,
    RerollDice,
)
from lastfire.games.dead_of_winter.rules.long_night import names
from lastfire.games.dead_of_winter.rules.long_night.effects.action_powers import KillThere, MoveSafely
from lastfire.games.dead_of_winter.rules.long_night.effects.joined import EitherOf
from lastfire.games.dead_of_winter.rules.long_night.effects.night_powers import Advance, Comfort, DriveOff
from lastfire.games.dead_of_winter.rules.names import FOOD, FUEL, MEDICINE, TOOL

STARTER: Final = 0

STARTERS: Final[tuple[Item, ...]] = (
    # [LN-BANDIT-17, LN-IMPROVE-13, LN-IMPROVE-14, LN-SCENARIO-19, LN-SCENARIO-20]
    Item(
        names.FOOD_1_OR_TRADE,
        FOOD,
        WASTE,
        EitherOf(FeedColony(1), DriveOff(1, False)),
        ((STARTER, 10),),
    ),
    Item(names.JUNK_OR_ADVANCE, TOOL, WASTE, EitherOf(RerollDice(1), Advance(1)), ((STARTER, 5),)),
    Item(names.FUEL_OR_FIRE, FUEL, WASTE, EitherOf(MoveSafely(), KillThere(1)), ((STARTER, 5),)),
    Item(
        names.MEDICINE_OR_COMFORT,
        MEDICINE,
        WASTE,
        EitherOf(HealAnyone(1), Comfort(1)),
        ((STARTER, 5),),
        origin=ORIGINAL,
    ),
)
