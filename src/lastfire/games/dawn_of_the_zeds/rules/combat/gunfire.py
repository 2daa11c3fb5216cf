"""Gunfire. [DOZ-GUN]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


def fire(t: DawnTable, strength: int, shift: int, target: int) -> Flow:
    """A roll on the gunfire table against one unit, whoever shoots. [DOZ-GUN-8..12]"""
    raise NotImplementedError


def fire_at_mob(t: DawnTable, strength: int, zeds: list[int]) -> Flow:
    """A roll on the gunfire table against Zeds of one space; its Hits are assigned as in combat.

    [DOZ-ZEDS-12]
    """
    raise NotImplementedError


def shoot(t: DawnTable, shooter: int, target: int, shift: int = 0) -> Flow:
    """A unit shoots at a target in its range; it is paid for. [DOZ-GUN-2..14]"""
    raise NotImplementedError


def pay_for_shot(t: DawnTable, shooter: int) -> None:
    """Pay what gunfire costs a unit. [DOZ-GUN-1]"""
    raise NotImplementedError


def targets_of(t: DawnTable, shooter: int) -> list[int]:
    """The units that a unit can shoot at from where it is and can pay for. [DOZ-GUN-1..7]"""
    raise NotImplementedError


def targets_in_reach(t: DawnTable, shooter: int) -> list[int]:
    """The units that a unit can shoot at from where it is, whether it can pay for it or not.

    Who cannot shoot at all has none. [DOZ-GUN-2..7, DOZ-UNIT-10]
    """
    raise NotImplementedError
