"""Hand-to-hand combat. [DOZ-COMBAT]

In each of these flows ``t.reply`` is 1 at the end if the attackers won.
"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def zeds_attack(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    """Zeds that have come into a space attack the player units or Raiders there. [DOZ-COMBAT-2..5]"""
    raise NotImplementedError


def player_attack(t: DawnTable, unit: int, space: int, came_from: int) -> Flow:
    """A player unit that has come into a space attacks the Zeds, Raiders or Un-Zeds there. [DOZ-COMBAT-6]"""
    raise NotImplementedError


def raiders_attack(t: DawnTable, raiders: int, space: int, came_from: int) -> Flow:
    """Raiders that have come into a space attack whoever is there. [DOZ-4R-3, DOZ-COMBAT-19]"""
    raise NotImplementedError
