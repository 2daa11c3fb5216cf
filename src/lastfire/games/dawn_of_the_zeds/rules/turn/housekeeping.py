"""Housekeeping. [DOZ-HOUSE]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def housekeeping(t: DawnTable) -> Flow:
    """Resets, Restore Order, Antidote, Elwood, ends of effects. [DOZ-HOUSE-1..8]"""
    raise NotImplementedError
