"""Building Barricades, and the Ferry. [DOZ-BUILD, DOZ-FATE-17]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.forage import is_barred_here
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Means, Price
from lastfire.games.dawn_of_the_zeds.rules.board.counters import lay_ground, lift_ground
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    OPEN_GROUND,
    STEPS,
    TOWN_CENTER,
    neighbours,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.holding import BUILDING
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars, held_by
from lastfire.games.dawn_of_the_zeds.rules.levels import BARRICADE_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, BRIDGE_DOWN, FERRY, STRONGPOINT, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_VILLAGERS,
    is_fighter,
    is_hero_or_civilians,
)
from lastfire.games.dawn_of_the_zeds.rules.words.acting import BARRICADE_BUILT, FERRY_OPENED
from lastfire.games.dawn_of_the_zeds.rules.words.actions import BUILD, OPEN_FERRY

BUILT: Final = BARRICADE | STRONGPOINT
PRICE: Final = 2  # in Supplies [DOZ-BUILD-1]
_PRICES: Final = [Price(actions=1, supplies=supplies) for supplies in range(PRICE + 1)]
"""What it costs, by the Supplies that it takes."""


class Build(Deed):
    """A Barricade in the unit's space. [DOZ-BUILD-1, DOZ-BUILD-4, DOZ-UNIT-73]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        unit = means.unit
        if not t.box.uses & BARRICADE_RULES or not means.actions:
            return
        if t.supplies < PRICE and not can_spend_supplies(t, _supplies(t, unit)):
            return
        if not can_build(t, unit):
            return
        for space in building_spaces(t, unit):
            if takes_barricade(t, space):
                ids.append(BUILD + space)

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        return _PRICES[_supplies(t, unit)]

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        space = action - BUILD
        lay_ground(t, space, BARRICADE)
        t.tell(BARRICADE_BUILT, unit, space)
        yield from ()


def can_build(t: DawnTable, unit: int) -> bool:
    """Whether a unit that can act may build where it is: Heroes and all Civilians, as a rule.

    [DOZ-BUILD-4, DOZ-VERSUS-68]
    """
    if t.at[unit] > TOWN_CENTER or (unit >= FIRST_VILLAGERS and not is_hero_or_civilians(unit)):
        return False
    if t.box.is_barred[unit] and bars(t, unit, BUILDING):
        return False
    return t.versus is None or not is_barred_here(t, unit, BUILDING)


def building_spaces(t: DawnTable, unit: int) -> list[int]:
    """The spaces that a unit builds in: its own, or adjacent ones as well. [DOZ-BUILD-1, DOZ-UNIT-73]"""
    here = t.at[unit]
    if t.heard[questions.BUILDS_BESIDE]:
        for _, _, holding in held_by(t, unit, questions.BUILDS_BESIDE):
            if holding.builds_beside():
                return [here, *neighbours(here, t.tracks)]
    return [here]


def _supplies(t: DawnTable, unit: int) -> int:
    """What a Barricade costs a unit in Supplies. [DOZ-BUILD-1, DOZ-UNIT-73]"""
    price = PRICE
    for _, _, holding in held_by(t, unit, questions.BUILD_PRICE):
        price = min(price, holding.build_price())
    return price


def takes_barricade(t: DawnTable, space: int) -> bool:
    """Whether a Barricade or Strongpoint can be put in a space. [DOZ-BUILD-2, DOZ-BUILD-3]"""
    if space >= TOWN_CENTER or not OPEN_GROUND[space] or t.chaos[space]:
        return False
    if t.house.unlimited_barricades:
        return not t.ground[space] & BUILT
    first = space // STEPS * STEPS
    grounds = t.ground[first : first + STEPS]
    if any(grounds):
        for ground in grounds:
            if ground & BUILT:
                return False
    return True


class OpenFerry(Deed):
    """A unit in or next to a Collapsed Bridge turns it to Ferry. [DOZ-FATE-17]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        here = t.at[means.unit]
        if means.actions and here < TOWN_CENTER and _bridge_near(t, here) >= 0 and is_fighter(means.unit):
            ids.append(OPEN_FERRY)

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        space = _bridge_near(t, t.at[unit])
        lift_ground(t, space, BRIDGE_DOWN)
        lay_ground(t, space, FERRY)
        t.tell(FERRY_OPENED, unit)
        yield from ()


def _bridge_near(t: DawnTable, space: int) -> int:
    """The space of a Collapsed Bridge here or next to here on a track, -1 for none."""
    if t.ground[space] & BRIDGE_DOWN:
        return space
    for other in neighbours(space, t.tracks):
        if t.ground[other] & BRIDGE_DOWN:
            return other
    return -1
