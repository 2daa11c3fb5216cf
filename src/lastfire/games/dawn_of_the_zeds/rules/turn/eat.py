"""The Eat Phase. [DOZ-EAT]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def eat_phase(t: DawnTable) -> Flow:
    """Supplies are lost; what is missing becomes Hits. [DOZ-EAT-1..5]"""
    raise NotImplementedError
