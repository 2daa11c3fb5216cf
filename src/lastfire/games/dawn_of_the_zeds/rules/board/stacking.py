"""Stacking, and placing new Zeds. [DOZ-STACK]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def room_for_players(t: DawnTable, space: int) -> int:
    """How many more player units may end a move in a space. [DOZ-STACK-1, DOZ-STACK-2, DOZ-STACK-4..8]"""
    raise NotImplementedError


def room_for_zeds(t: DawnTable, space: int) -> int:
    """How many more Zeds may be in a space. [DOZ-STACK-2..6]"""
    raise NotImplementedError


def new_zeds(t: DawnTable, space: int, is_super: bool = False) -> Flow:
    """A new Zeds unit in a space, or where it gives way to; ``t.reply`` is its number, -1 for none.

    Outside a Start it attacks whoever is there. [DOZ-STACK-11..13, DOZ-UNIT-33, DOZ-UNIT-35, DOZ-ZEDS-20]
    """
    raise NotImplementedError
