"""Abilities that are Actions: what a unit, a component or a card in force lets somebody do. [DOZ-ACTION-6]"""

from typing import Final

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.price import (
    NO_LIMIT,
    ONCE_A_GAME,
    ONCE_A_TURN,
    ONE_ACTION,
    Means,
    Price,
)
from lastfire.games.dawn_of_the_zeds.rules.choosing import decider
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMPONENT_SOURCE,
    EVENT_SOURCE,
    FATE_SOURCE,
    RESEARCH_SOURCE,
)
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS, is_hero
from lastfire.games.dawn_of_the_zeds.rules.used import ABILITY as USED_ABILITY
from lastfire.games.dawn_of_the_zeds.rules.used import is_used, is_used_up, mark_used, mark_used_up
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    ABILITY,
    PLAY,
    SECOND_ABILITY,
    THIRD_ABILITY,
    USE_COMPONENT,
    USE_EVENT,
    USE_RESEARCH,
)

IN_ORDER: Final[tuple[int, ...]] = (ABILITY, SECOND_ABILITY, THIRD_ABILITY)
"""Where the actions of a unit's first, second and third ability begin."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Holding):
    """A holding that can be used in the Action Phase, for a price.

    Printed on a unit it is that unit's own deed; a unit has three at most. In force, on a component or a
    card, it is a deed of any unit that can act, or of nobody (``is_of_units``). What it is done to is asked
    when it is done.
    """

    def price(self) -> Price:
        """What it costs; it may depend on nothing but its fields."""
        return ONE_ACTION

    def clause(self) -> Name:
        """What it does, as an imperative clause: it begins small and has no full stop."""
        raise NotImplementedError

    def words(self) -> Name:
        """The price and the clause."""
        price = self.price().words()
        clause = self.clause()
        return Name(f"{price.en}: {clause.en}.", f"{price.ja}：{clause.ja}。")

    def is_of_units(self) -> bool:
        """For what is in force: whether some unit does it, or the players without one."""
        return False

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        """Whether it would do anything now; the price and its limit are looked at elsewhere."""
        raise NotImplementedError

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        """Do it: ``seat`` decides, the owner of the Hero whose ability it is. [DOZ-COOP-5]"""
        raise NotImplementedError

    def is_action(self) -> bool:
        return True


def is_worn(t: DawnTable, limit: int, source: int, which: int) -> bool:
    """Whether an ability that can be used as often as ``limit`` says has been used. [DOZ-HOUSE-8]"""
    if limit == ONCE_A_TURN:
        return is_used(t, USED_ABILITY, source, which)
    return limit == ONCE_A_GAME and is_used_up(t, source, which)


def wear(t: DawnTable, limit: int, source: int, which: int) -> None:
    """A Memory marker for an ability that can be used once. [DOZ-HOUSE-8]"""
    if limit == ONCE_A_TURN:
        mark_used(t, USED_ABILITY, source, which)
    elif limit == ONCE_A_GAME:
        mark_used_up(t, source, which)


def is_usable(t: DawnTable, means: Means, ability: Ability, price: Price, source: int, which: int) -> bool:
    """Whether an ability can be used and paid for now."""
    if not means.cover(t, price):
        return False
    if price.limit != NO_LIMIT and is_worn(t, price.limit, source, which):
        return False
    return ability.is_possible(t, means.unit)


class UseAbility(Deed):
    """A unit's own abilities. [DOZ-UNIT-14, DOZ-ACTION-3]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        unit = means.unit
        for which, (ability, price) in enumerate(t.box.abilities[unit]):
            if is_usable(t, means, ability, price, unit, which):
                ids.append(IN_ORDER[which] + unit)

    def is_possible(self, t: DawnTable, means: Means) -> bool:
        unit = means.unit
        for which, (ability, price) in enumerate(t.box.abilities[unit]):
            if is_usable(t, means, ability, price, unit, which):
                return True
        return False

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        return t.box.abilities[unit][_which(action)][1]

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        which = _which(action)
        ability, price = t.box.abilities[unit][which]
        wear(t, price.limit, unit, which)
        return ability.use(t, decider(t, unit) if is_hero(unit) else seat, unit)


def _which(action: int) -> int:
    """Which ability of its unit an action uses."""
    return (action - ABILITY) // UNITS


def ability_of(t: DawnTable, unit: int, action: int) -> Ability:
    """The ability of a unit that an action uses."""
    return t.box.abilities[unit][_which(action)][0]


def offers_free_deeds(t: DawnTable) -> bool:
    """Whether anything in force is a deed of units that costs no Action."""
    abilities = t.box.abilities
    for source in t.in_force:
        for ability, price in abilities[source]:
            if not price.actions and ability.is_of_units():
                return True
    return False


class UseInForce(Deed):
    """What a component or a card in force lets any unit do. [DOZ-RESEARCH-15]"""

    def is_possible(self, t: DawnTable, means: Means) -> bool:
        for source in t.in_force:
            for ability, price in t.box.abilities[source]:
                if ability.is_of_units() and is_usable(t, means, ability, price, source, 0):
                    return True
        return False

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        for source in t.in_force:
            for ability, price in t.box.abilities[source]:
                if ability.is_of_units() and is_usable(t, means, ability, price, source, 0):
                    ids.append(action_of_source(source))

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        return t.box.abilities[source_of_action(action)][0][1]

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        source = source_of_action(action)
        ability, price = t.box.abilities[source][0]
        wear(t, price.limit, source, 0)
        return ability.use(t, seat, unit)


def action_of_source(source: int) -> int:
    """The action that uses what a component or a card holds."""
    if source >= FATE_SOURCE:
        return PLAY + source - FATE_SOURCE
    if source >= EVENT_SOURCE:
        return USE_EVENT + source - EVENT_SOURCE
    if source >= RESEARCH_SOURCE:
        return USE_RESEARCH + source - RESEARCH_SOURCE
    return USE_COMPONENT + source - COMPONENT_SOURCE


def source_of_action(action: int) -> int:
    """The source whose ability an action uses."""
    if action >= USE_COMPONENT:
        return COMPONENT_SOURCE + action - USE_COMPONENT
    if action >= USE_RESEARCH:
        return RESEARCH_SOURCE + action - USE_RESEARCH
    if action >= USE_EVENT:
        return EVENT_SOURCE + action - USE_EVENT
    return FATE_SOURCE + action - PLAY
