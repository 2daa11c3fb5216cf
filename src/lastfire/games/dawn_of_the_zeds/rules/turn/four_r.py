"""The 4R Phase: Raiders, Rangers, Refugees, Rescuers. [DOZ-4R]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def four_r_phase(t: DawnTable) -> Flow:
    """The next step of the 4R Phase, by ``t.moment``. [DOZ-4R-1]"""
    raise NotImplementedError


def move_raiders(t: DawnTable, raiders: int) -> Flow:
    """Raiders move 1 space toward Town Center and fight what is there. [DOZ-4R-2..8]"""
    raise NotImplementedError


def reach_town(t: DawnTable, unit: int) -> Flow:
    """A Refugees or VIP unit has reached Town Center. [DOZ-4R-13, DOZ-4R-14, DOZ-UNIT-22]"""
    raise NotImplementedError
