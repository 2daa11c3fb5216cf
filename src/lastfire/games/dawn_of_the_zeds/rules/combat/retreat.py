"""Retreats. [DOZ-RETREAT]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def retreat_zeds(t: DawnTable, zeds: list[int]) -> Flow:
    """Zeds of one space retreat 1 space away from Town Center.

    [DOZ-RETREAT-2, DOZ-RETREAT-5, DOZ-RETREAT-7]
    """
    raise NotImplementedError


def retreat_player_units(t: DawnTable, units: list[int], target: int = -1) -> Flow:
    """Player units of one space retreat 1 space toward Town Center, or back to ``target``.

    [DOZ-RETREAT-3, DOZ-RETREAT-4, DOZ-RETREAT-6..9]
    """
    raise NotImplementedError
