"""The Zeds Phase. [DOZ-ZEDS]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import hold_space as hold_space


def zeds_phase(t: DawnTable) -> Flow:
    """The next step of the Zeds Phase, by ``t.moment``. [DOZ-ZEDS-1]"""
    raise NotImplementedError


def advance(t: DawnTable, group: tuple[int, ...], is_activation: bool = True) -> Flow:
    """Zeds of one space move 1 space toward Town Center, with all that follows.

    [DOZ-ZEDS-6..17, DOZ-STACK-10]
    """
    raise NotImplementedError
