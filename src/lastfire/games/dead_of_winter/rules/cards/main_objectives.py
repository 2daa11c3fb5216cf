"""The ten main objectives, both sides."""

from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import ORIGINAL, MainObjective, Side
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    BarricadesOutside,
    ColonyBarricades,
    EmptyDecks,
    FewZombiesOutside,
    FoodSupply,
    FuelEachRound,
    LastRound,
    NoZombiesAt,
    Samples,
    Stocked,
)
from lastfire.games.dead_of_winter.rules.names import (
    EDUCATION,
    FOOD,
    FUEL,
    HOSPITAL,
    LIBRARY,
    MEDICINE,
    OUTSIDER,
    TOOL,
    WEAPON,
)

ANY_ITEM: Final = (WEAPON, FUEL, EDUCATION, FOOD, MEDICINE, TOOL, OUTSIDER)  # [DOW-CARD-11]

MAIN_OBJECTIVES: Final = (
    MainObjective(
        "eight_weeks_of_darkness",
        Name("Eight Weeks of Darkness", "闇の八週間"),
        "long",
        Side(7, 8, (LastRound(8),), zombies=1, helpless_per_player=1),
        Side(6, 8, (LastRound(8),), zombies=2, at_colony=6, helpless_per_player=2, origin=ORIGINAL),
    ),
    MainObjective(
        "kill_them",
        Name("Kill Them", "奴らを殺せ"),
        "medium",
        Side(7, 7, (FewZombiesOutside(3),), zombies=3, exile_removes=True),
        Side(6, 6, (FewZombiesOutside(1),), zombies=3, at_colony=6, exile_removes=True, origin=ORIGINAL),
    ),
    MainObjective(
        "stockpile",
        Name("Stockpile", "備蓄"),
        "medium",
        Side(
            6,
            6,
            (Stocked(-1, 0, 2), ColonyBarricades(4), FoodSupply(6)),
            zombies=1,
            needs=ANY_ITEM,
            starters_count=False,
            origin=ORIGINAL,
        ),
        Side(
            5,
            6,
            (Stocked(-1, 0, 3), ColonyBarricades(6), FoodSupply(10)),
            zombies=2,
            needs=ANY_ITEM,
            starters_count=False,
            origin=ORIGINAL,
        ),
    ),
    MainObjective(
        "home_sweet_home",
        Name("Home Sweet Home", "埴生の宿"),
        "medium",
        Side(6, 6, (ColonyBarricades(10), BarricadesOutside(1)), zombies=1, at_colony=12),
        Side(5, 6, (ColonyBarricades(12), BarricadesOutside(1)), zombies=2, at_colony=12, origin=ORIGINAL),
    ),
    MainObjective(
        "raiding_party",
        Name("Raiding Party", "略奪隊"),
        "short",
        Side(5, 6, (EmptyDecks(2),), zombies=2, at_colony=2),
        Side(5, 6, (EmptyDecks(3),), zombies=3, at_colony=3, origin=ORIGINAL),
    ),
    MainObjective(
        "find_the_cure",
        Name("Find the Cure", "治療法を探せ"),
        "medium",
        Side(
            6,
            6,
            (Stocked(MEDICINE, 0, 2), NoZombiesAt((HOSPITAL,))),
            zombies=2,
            needs=(MEDICINE,),
            starters_count=False,
            origin=ORIGINAL,
        ),
        Side(
            5,
            6,
            (Stocked(MEDICINE, 0, 3), NoZombiesAt((LIBRARY, HOSPITAL))),
            zombies=3,
            needs=(MEDICINE,),
            starters_count=False,
            origin=ORIGINAL,
        ),
    ),
    MainObjective(
        "winter_has_come",
        Name("Winter Has Come", "冬来たりて"),
        "long",
        Side(7, 6, (FuelEachRound(0, 1), LastRound(6)), zombies=1, needs=(FUEL,), origin=ORIGINAL),
        Side(6, 6, (FuelEachRound(1, 1), LastRound(6)), zombies=2, needs=(FUEL,), origin=ORIGINAL),
    ),
    MainObjective(
        "leave_it_all_behind",
        Name("Leave It All Behind", "すべてを捨てて"),
        "medium",
        Side(
            6,
            6,
            (Stocked(WEAPON, 0, 1), Stocked(FUEL, 0, 1), FoodSupply(6)),
            zombies=1,
            needs=(WEAPON, FUEL),
            origin=ORIGINAL,
        ),
        Side(
            5,
            6,
            (Stocked(WEAPON, 0, 1), Stocked(FUEL, 0, 2), FoodSupply(9)),
            zombies=2,
            needs=(WEAPON, FUEL),
            origin=ORIGINAL,
        ),
    ),
    MainObjective(
        "too_many_mouths",
        Name("Too Many Mouths", "養う口が多すぎる"),
        "short",
        Side(7, 5, (LastRound(5),), at_colony=6, helpless=3, helpless_per_player=1),
        Side(6, 6, (LastRound(6),), at_colony=9, helpless=5, helpless_per_player=1, origin=ORIGINAL),
    ),
    MainObjective(
        "we_need_more_samples",
        Name("We Need More Samples", "検体が足りない"),
        "short",
        Side(6, 6, (Samples(3),), zombies=1, samples=True),
        Side(6, 5, (Samples(4),), zombies=3, at_colony=3, samples=True),
    ),
)
