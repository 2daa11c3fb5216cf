"""Supplies, Ammo and Event Actions. [DOZ-BOARD-22, DOZ-BOARD-24, DOZ-GOAL-8]"""

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held
from lastfire.games.dawn_of_the_zeds.rules.levels import SUPPLIES_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_EVENT_ACTIONS, MOST_STORES, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.used import SPENT, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.records import AMMO_CHANGED, SUPPLIES_CHANGED


def change_supplies(t: DawnTable, change: int) -> int:
    """Gain or lose Supplies, as far as there are any or there is room; returns by how much they changed.

    A level without Supplies knows none. [DOZ-GOAL-7, DOZ-GOAL-8]
    """
    if not t.box.uses & SUPPLIES_RULES:
        return 0
    then = max(0, min(MOST_STORES, t.supplies + change))
    change = then - t.supplies
    t.supplies = then
    if change and t.told is not None:
        t.tell(SUPPLIES_CHANGED, change, then)
    return change


def change_ammo(t: DawnTable, change: int) -> int:
    """Gain or lose Ammo in the same way; returns by how much it changed."""
    then = max(0, min(MOST_STORES, t.ammo + change))
    change = then - t.ammo
    t.ammo = then
    if change and t.told is not None:
        t.tell(AMMO_CHANGED, change, then)
    return change


def _spent(t: DawnTable) -> int:
    """How many Supplies have been spent in this phase, 2 for more."""
    return 2 if is_used(t, SPENT, t.phase, 2) else int(is_used(t, SPENT, t.phase, 1))


def price_in_supplies(t: DawnTable, count: int) -> int:
    """How many Supplies it takes to spend so many: the second one of a phase may be free. [DOZ-UNIT-75]"""
    if count and t.heard[questions.SECOND_SUPPLY_IS_FREE] and _second_is_free(t):
        spent = _spent(t)
        if spent < 2 <= spent + count:
            return count - 1
    return count


def _second_is_free(t: DawnTable) -> bool:
    for _, _, holding in all_held(t, questions.SECOND_SUPPLY_IS_FREE):
        if holding.second_supply_is_free():
            return True
    return False


def can_spend_supplies(t: DawnTable, count: int) -> bool:
    """Whether so many Supplies can be spent."""
    return t.supplies >= count or t.supplies >= price_in_supplies(t, count)


def spend_supplies(t: DawnTable, count: int) -> int:
    """Spend so many Supplies as far as there are any; returns how many are missing.

    [DOZ-GOAL-8, DOZ-UNIT-75]
    """
    if not count:
        return 0
    price = price_in_supplies(t, count)
    if t.box.asked_of_any[questions.SECOND_SUPPLY_IS_FREE]:
        for number in range(1, min(2, _spent(t) + count) + 1):
            mark_used(t, SPENT, t.phase, number)
    return price + change_supplies(t, -price)


def add_event_actions(t: DawnTable, count: int) -> None:
    """More Event Actions, up to 4. [DOZ-BOARD-24]"""
    t.event_actions = max(0, min(MOST_EVENT_ACTIONS, t.event_actions + count))
