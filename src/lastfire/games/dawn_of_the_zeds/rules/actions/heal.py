"""Heal, Discharge and Equip. [DOZ-HEAL]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.price import FREE, Means, Price
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, take_away
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CAMP,
    CEMETERY,
    GONE,
    HOSPITAL,
    IN_PLAY,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, decider
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import may_be_in, ways_out
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held
from lastfire.games.dawn_of_the_zeds.rules.levels import HOSPITAL_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import lower_infection, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_REGULAR_CIVILIANS,
    FIRST_VILLAGERS,
    THE_VIP,
    is_refugees,
)
from lastfire.games.dawn_of_the_zeds.rules.used import EQUIPPED, HEALED, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.acting import (
    ASK_EQUIP,
    COMES_TO_CAMP,
    DISCHARGED,
    UNIT_EQUIPPED,
    UNIT_HEALED,
    UNIT_WOKEN,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import DISCHARGE, EQUIP, HEAL
from lastfire.games.dawn_of_the_zeds.rules.words.fates import ASK_WHERE_TO

HURT: Final = REDUCED | COMATOSE
"""Who bears one of these marks, or Hits, can be healed. [DOZ-HEAL-2]"""

_ONCE: Final = 0
"""Equip is done once a turn, whoever is equipped."""


def can_be_healed(t: DawnTable, unit: int) -> bool:
    """Whether a Heal would do anything for a player unit in play, which nothing has healed this turn.

    [DOZ-HEAL-2, DOZ-HEAL-4, DOZ-GOAL-7]
    """
    if not t.hits[unit] and not t.marks[unit] & HURT:
        return False
    if not t.box.uses & HOSPITAL_RULES or unit >= FIRST_RAIDERS or t.at[unit] >= IN_PLAY:
        return False
    return not is_used(t, HEALED, unit)


def heal(t: DawnTable, unit: int, lowers: bool = True) -> Flow:
    """One Heal, by an Action or without one; it lowers Infection unless what grants it says otherwise.

    A comatose unit wakes up with 1 Hit to live; else 1 Hit goes, and a clean reduced side flips to the full
    one with 1 Hit to live there. Refugees are well again at once and go to the Camp.
    [DOZ-HEAL-2..7, DOZ-INFECT-7, DOZ-UNIT-63]
    """
    mark_used(t, HEALED, unit)
    recover(t, unit)
    if lowers:
        lower_infection(t, heal_lowers(t))
    if is_refugees(unit) and t.at[unit] == HOSPITAL:
        put(t, unit, CAMP)
        t.tell(COMES_TO_CAMP, unit)
        yield from raise_infection(t, 1)


def recover(t: DawnTable, unit: int) -> None:
    """What a Heal does to the counter itself. [DOZ-HEAL-3, DOZ-HEAL-4]"""
    if t.marks[unit] & COMATOSE:
        t.marks[unit] &= ~COMATOSE
        t.hits[unit] = t.box.hits[unit] - 1
        t.tell(UNIT_WOKEN, unit)
        return
    if t.hits[unit]:
        t.hits[unit] -= 1
    else:
        t.marks[unit] &= ~REDUCED
        t.hits[unit] = t.box.hits[unit] - 1
    t.tell(UNIT_HEALED, unit)


def heal_lowers(t: DawnTable) -> int:
    """By how much a Heal lowers Infection now, if it is as high. [DOZ-HEAL-5, DOZ-UNIT-63]"""
    most = 1
    for _, bearer, holding in all_held(t, questions.HEAL_LOWERS):
        most = max(most, holding.heal_lowers(t, bearer))
    return most


def can_be_discharged(t: DawnTable, unit: int) -> bool:
    """Whether a unit in a bed has somewhere to go. [DOZ-HEAL-8, DOZ-UNIT-25]"""
    return t.marks[unit] & COMATOSE != 0 or may_be_in(t, unit, TOWN_CENTER) or len(ways_out(t, unit)) > 0


def discharge(t: DawnTable, unit: int) -> Flow:
    """A unit leaves its bed for Town Center; a comatose one for the Cemetery.

    Who never enters Town Center goes to a Town space without Zeds and with room. [DOZ-HEAL-8, DOZ-UNIT-25]
    """
    if t.marks[unit] & COMATOSE:
        t.tell(DISCHARGED, unit, CEMETERY)
        take_away(t, unit)
        return
    space = TOWN_CENTER
    if not may_be_in(t, unit, TOWN_CENTER):
        yield from choose_space(t, decider(t, unit), ASK_WHERE_TO, ways_out(t, unit), unit)
        space = t.reply
    put(t, unit, space)
    t.tell(DISCHARGED, unit, space)


class Heal(Deed):
    """An Action for a unit in a bed, which needs no healer. [DOZ-HEAL-1]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        if t.at[means.unit] == HOSPITAL and means.actions and can_be_healed(t, means.unit):
            ids.append(HEAL)

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        return heal(t, unit)


class Discharge(Deed):
    """A unit leaves its bed. [DOZ-HEAL-8, DOZ-ACTION-10, DOZ-MOVE-7]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        if t.at[means.unit] == HOSPITAL and means.own and can_be_discharged(t, means.unit):
            ids.append(DISCHARGE)

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        return FREE

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        return discharge(t, unit)


class Equip(Deed):
    """Refugees in the Camp take up arms, once a turn. [DOZ-HEAL-9, DOZ-ACTION-10, DOZ-UNIT-23]

    Units of Refugees are all alike: the first one in the Camp stands for all.
    """

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        unit = means.unit
        if t.at[unit] != CAMP or unit == THE_VIP or unit != t.here[CAMP][0]:
            return
        if not is_used(t, EQUIPPED, _ONCE) and _dead_civilians(t):
            ids.append(EQUIP)

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        return FREE

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        """Refugees leave the game, Regular Civilians come back on their reduced side."""
        mark_used(t, EQUIPPED, _ONCE)
        yield from choose_unit(t, seat, ASK_EQUIP, _dead_civilians(t))
        civilians = t.reply
        t.tell(UNIT_EQUIPPED, unit, civilians)
        take_away(t, unit)
        put(t, unit, GONE)
        put(t, civilians, TOWN_CENTER)
        t.marks[civilians] = REDUCED


def _dead_civilians(t: DawnTable) -> list[int]:
    """Regular Civilians in the Cemetery."""
    return [unit for unit in t.here[CEMETERY] if FIRST_REGULAR_CIVILIANS <= unit < FIRST_VILLAGERS]
