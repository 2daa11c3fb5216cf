"""Hits: what they do to a unit, and who takes them. [DOZ-UNIT-3, DOZ-COMBAT-15, DOZ-COMBAT-16]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def take_hits(t: DawnTable, unit: int, count: int) -> Flow:
    """So many Hits on one unit of any side, one by one, each of which it may ignore; its last one removes it.

    A player unit then makes its Saving Roll. ``t.reply`` is how many Hits are left over.
    [DOZ-UNIT-3, DOZ-UNIT-7, DOZ-UNIT-8, DOZ-UNIT-31, DOZ-UNIT-42]
    """
    raise NotImplementedError


def hit_zeds(t: DawnTable, zeds: list[int], count: int) -> Flow:
    """So many Hits on Zeds of one space, assigned one at a time, spreaders last. [DOZ-COMBAT-15]"""
    raise NotImplementedError


def hit_player_units(t: DawnTable, units: list[int], count: int) -> Flow:
    """So many Hits, one by one, on player units of the players' choice. [DOZ-EVENT-16, DOZ-EAT-4]"""
    raise NotImplementedError
