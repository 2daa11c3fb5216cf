"""Supplies, Ammo and Event Actions. [DOZ-BOARD-22, DOZ-BOARD-24, DOZ-GOAL-8]"""

from lastfire.games.dawn_of_the_zeds.rules.levels import SUPPLIES_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_EVENT_ACTIONS, MOST_STORES, DawnTable
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
    if change:
        t.tell(SUPPLIES_CHANGED, change, then)
    return change


def change_ammo(t: DawnTable, change: int) -> int:
    """Gain or lose Ammo in the same way; returns by how much it changed."""
    then = max(0, min(MOST_STORES, t.ammo + change))
    change = then - t.ammo
    t.ammo = then
    if change:
        t.tell(AMMO_CHANGED, change, then)
    return change


def add_event_actions(t: DawnTable, count: int) -> None:
    """More Event Actions, up to 4. [DOZ-BOARD-24]"""
    t.event_actions = max(0, min(MOST_EVENT_ACTIONS, t.event_actions + count))
