"""Infection, the Infection Phase, and Outbreaks. [DOZ-INFECT]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def raise_infection(t: DawnTable, count: int) -> Flow:
    """Infection rises; at 13 there is an Unchecked Outbreak at once. [DOZ-INFECT-11, DOZ-INFECT-12]"""
    raise NotImplementedError


def lower_infection(t: DawnTable, count: int) -> None:
    """Infection falls, not below 0."""
    raise NotImplementedError


def outbreak(t: DawnTable, is_unchecked: bool, lowers: bool = True) -> Flow:
    """An Outbreak in all its parts. [DOZ-INFECT-13..21]"""
    raise NotImplementedError


def infection_phase(t: DawnTable) -> Flow:
    """Disease Spreaders, then what the Event card says. [DOZ-INFECT-8..10]"""
    raise NotImplementedError
