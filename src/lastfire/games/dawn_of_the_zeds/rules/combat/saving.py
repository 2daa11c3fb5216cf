"""Saving Rolls, and the way to the Hospital. [DOZ-SAVE]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def saving_roll(t: DawnTable, unit: int) -> Flow:
    """A player unit has lost its last Hit. [DOZ-SAVE-1..8]"""
    raise NotImplementedError


def bring_to_hospital(t: DawnTable, unit: int, comatose: bool) -> Flow:
    """A unit goes to a bed on its reduced side; without a free bed somebody is discharged, or it dies.

    [DOZ-SAVE-6, DOZ-SAVE-7]
    """
    raise NotImplementedError


def free_beds(t: DawnTable) -> int:
    """How many beds are free. [DOZ-BOARD-16, DOZ-BOARD-17]"""
    raise NotImplementedError
