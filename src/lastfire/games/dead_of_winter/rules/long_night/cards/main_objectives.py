"""The main objectives: five cards with two sides, and three whose sides are the goals of the scenarios.

A card of a scenario has the goal of one scenario on one side and that of the other on its back. Each goal is
declared by itself, and asks for more on the hardcore side. [LN-SCENARIO-1, LN-SCENARIO-17, LN-SCENARIO-18]
"""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ANYWHERE, ORIGINAL, MainObjective, Side
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    ColonyBarricades,
    FoodSupply,
    HelplessAtLeast,
    LastRound,
    Stocked,
)
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.effects.crises import ColdHands, Restless, Scattered
from lastfire.games.dead_of_winter.rules.long_night.effects.goals import (
    FewZombiesAtColony,
    LittleDespair,
    NobodyUnruly,
)
from lastfire.games.dead_of_winter.rules.long_night.effects.module_goals import (
    BanditsAtMost,
    ImprovementsFinished,
    StockpileAtMost,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.long_night.scenarios.goals import CodesMet, Dug, TakenBack, Tracked
from lastfire.games.dead_of_winter.rules.names import (
    EDUCATION,
    FOOD,
    FUEL,
    MEDICINE,
    OUTSIDER,
    TOOL,
    WEAPON,
)

ANY_ITEM: Final = (WEAPON, FUEL, EDUCATION, FOOD, MEDICINE, TOOL, OUTSIDER)
TRIBUTE: Final = (FOOD, FUEL, MEDICINE)

MAIN_OBJECTIVES: Final[tuple[MainObjective, ...]] = (
    MainObjective(
        "tribute",
        Name("Tribute", "貢ぎ物"),
        "medium",
        Side(
            7,
            6,
            (Stocked(FOOD, 0, 1), Stocked(FUEL, 0, 1), Stocked(MEDICINE, 0, 1)),
            zombies=1,
            needs=TRIBUTE,
            starters_count=False,
            origin=ORIGINAL,
        ),
        Side(
            5,
            6,
            (Stocked(FOOD, 0, 2), Stocked(FUEL, 0, 1), Stocked(MEDICINE, 0, 1)),
            zombies=2,
            needs=TRIBUTE,
            starters_count=False,
            origin=ORIGINAL,
        ),
    ),
    MainObjective(
        "the_coldest_night",
        Name("The Coldest Night", "最も寒い夜"),
        "long",
        Side(8, 8, (LastRound(8),), zombies=1, at_colony=6, holds=(ColdHands(),)),
        Side(
            7,
            8,
            (LastRound(8),),
            zombies=2,
            at_colony=6,
            helpless_per_player=1,
            holds=(ColdHands(),),
            origin=ORIGINAL,
        ),
    ),
    MainObjective(
        "take_back_the_colony",
        Name("Take Back the Colony", "コロニー奪還"),
        "medium",
        Side(7, 6, (FewZombiesAtColony(8),), at_colony=18, holds=(Scattered(),), origin=ORIGINAL),
        Side(
            6,
            6,
            (FewZombiesAtColony(4), ColonyBarricades(2)),
            zombies=1,
            at_colony=18,
            holds=(Scattered(),),
            origin=ORIGINAL,
        ),
    ),
    MainObjective(
        "nobody_left_behind",
        Name("Nobody Left Behind", "誰も見捨てない"),
        "short",
        Side(
            8,
            4,
            (LastRound(4), HelplessAtLeast(3), NobodyUnruly()),
            zombies=1,
            helpless_per_player=1,
            holds=(Restless(1),),
            origin=ORIGINAL,
        ),
        Side(
            6,
            6,
            (LastRound(6), HelplessAtLeast(4), NobodyUnruly(), LittleDespair(1)),
            zombies=2,
            helpless=2,
            helpless_per_player=1,
            holds=(Restless(1),),
            origin=ORIGINAL,
        ),
    ),
)
"""Those of every match."""

OF_IMPROVEMENTS: Final[tuple[MainObjective, ...]] = (
    MainObjective(
        "built_to_last",
        Name("Built to Last", "末永く住むために"),
        "medium",
        Side(7, 7, (ImprovementsFinished(2), FoodSupply(4)), zombies=1, origin=ORIGINAL),
        Side(5, 7, (ImprovementsFinished(3), FoodSupply(6)), zombies=2, origin=ORIGINAL),
    ),
)


def _goal(
    id_: str,
    en: str,
    ja: str,
    normal: tuple[Condition, ...],
    hard: tuple[Condition, ...],
    rounds: int = 8,
    from_deck: int = ANYWHERE,
) -> MainObjective:
    """A goal of a scenario: no match draws it, a scenario lays it out. [LN-SCENARIO-1, LN-SCENARIO-3]"""
    needs = () if from_deck == ANYWHERE else ANY_ITEM
    sides = [
        Side(morale, rounds, goals, zombies=zombies, needs=needs, only_from=from_deck, origin=ORIGINAL)
        for morale, zombies, goals in ((8, 1, normal), (7, 2, hard))
    ]
    return MainObjective(id_, Name(en, ja), "long", sides[0], sides[1], drawn=False)


CHIMP_AND_THE_CODE: Final[tuple[MainObjective, ...]] = (
    _goal("behind_the_rubble", "Behind the Rubble", "瓦礫の向こう", (Dug(2),), (Dug(3),), rounds=7),
    _goal(
        "the_cold_store", "The Cold Store", "冷蔵室", (Stocked(-1, 3),), (Stocked(-1, 4),), from_deck=RAXXON
    ),
    _goal("the_last_codes", "The Last Codes", "最後のコード", (CodesMet(2),), (CodesMet(2),)),
)
"""R1, R2 and R3. [LN-SCENARIO-8, LN-SCENARIO-9, LN-SCENARIO-10]"""

BANDIT_BLITZ: Final[tuple[MainObjective, ...]] = (
    _goal("tracks_in_the_snow", "Tracks in the Snow", "雪の足跡", (Tracked(0),), (Tracked(2),), rounds=7),
    _goal("what_they_took", "What They Took", "奪われたもの", (TakenBack(4),), (TakenBack(6),)),
    _goal(
        "a_town_of_our_own",
        "A Town of Our Own",
        "町を取り戻す",
        (BanditsAtMost(1), StockpileAtMost(4)),
        (BanditsAtMost(0), StockpileAtMost(2)),
    ),
)
"""B1, B2 and B3. [LN-SCENARIO-14, LN-SCENARIO-15, LN-SCENARIO-16]"""
