"""What foraging is likely to bring. [DOZ-FORAGE]"""

from functools import cache
from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.actions.forage import (
    LITTLE,
    NOTHING_FOUND,
    WITH_AMMO,
    WITH_FOOD,
    found_with,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CENTER, KIND, TOWN
from lastfire.games.dawn_of_the_zeds.rules.effects.everyday_powers import (
    FindsMore,
    ForageBonus,
    ForageBonusInTown,
    ForagesWithTwo,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.research_holdings import AddsToForage
from lastfire.games.dawn_of_the_zeds.rules.known import Known

FACES: Final = 6


IN_TOWN: Final = 0
ARMED: Final = 1
FARMED: Final = 2
ELSEWHERE: Final = 3


def sort_of(space: int) -> int:
    """The sort of a place, by what is found there."""
    if space in WITH_AMMO:
        return ARMED
    if space == WITH_FOOD:
        return FARMED
    return IN_TOWN if KIND[space] in (TOWN, CENTER) else ELSEWHERE


ONE_OF_A_SORT: Final = tuple({sort_of(space): space for space in range(len(KIND))}.values())
"""A space of each sort."""

Stores = tuple[int, int]
"""Supplies and Ammo."""


@cache
def chances(added: int, two: bool) -> dict[tuple[int, int], float]:
    """How likely a roll finds nothing, little or much, once or, with natural doubles, twice."""
    found: dict[tuple[int, int], float] = {}
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1) if two else (0,):
            best = found_with(max(first, second) + added)
            key = (best, 2 if first == second else 1)
            found[key] = found.get(key, 0.0) + 1 / (FACES * FACES if two else FACES)
    return found


class Finds:
    """Foraging on one table."""

    def __init__(self, s: Known) -> None:
        self.s = s
        self._in_town: list[int] = []  # the units that help others there
        self._for_all = 0
        for unit in s.player_units():
            for holding in s.box.holds[unit]:
                if isinstance(holding, ForageBonusInTown):
                    self._in_town += [unit] * holding.added
        for source in s.in_force:
            for holding in s.box.holds[source]:
                if isinstance(holding, AddsToForage):
                    self._for_all += holding.added

    def of(self, unit: int, place: int) -> list[tuple[float, tuple[Stores, ...]]]:
        """What a unit may find in a place of that sort: how likely, and what there is to choose between."""
        added = self._for_all
        two = False
        more = 0
        if place == IN_TOWN:
            added += len([helper for helper in self._in_town if helper != unit])
        for holding in self.s.box.holds[unit]:
            if isinstance(holding, ForageBonus):
                added += holding.added
            elif isinstance(holding, ForagesWithTwo):
                two = True
            elif isinstance(holding, FindsMore):
                more += holding.supplies
        found: list[tuple[float, tuple[Stores, ...]]] = []
        for (many, times), likely in chances(added, two).items():
            if place == ARMED:
                choice: tuple[Stores, ...] = ((more, many * times),)
            elif many == NOTHING_FOUND:
                choice = ((more, 0),)
            elif many == LITTLE:
                choice = ((more + times, 0),)
            elif place == FARMED:
                choice = ((more + 2 * times, 0),)
            elif place == IN_TOWN:
                choice = ((more + times, 0), (more, times))
            else:
                choice = ((more, times),)
            found.append((likely, choice))
        return found
