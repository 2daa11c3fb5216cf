"""Chaos markers. [DOZ-CHAOS]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def lay_chaos(t: DawnTable, space: int, count: int = 1) -> Flow:
    """Lay so many Chaos markers in a space; the game is lost where one is missing. [DOZ-CHAOS-1..3]"""
    raise NotImplementedError


def remove_chaos(t: DawnTable, space: int) -> None:
    """Take one Chaos marker back into the supply; nothing else follows. [DOZ-CHAOS-11, DOZ-CHAOS-12]"""
    raise NotImplementedError
