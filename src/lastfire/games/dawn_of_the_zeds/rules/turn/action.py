"""The Action Phase. [DOZ-ACTION]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def action_phase(t: DawnTable) -> Flow:
    """The next step of the Action Phase, by ``t.moment``. [DOZ-ACTION-1..9, DOZ-COOP-9]"""
    raise NotImplementedError
