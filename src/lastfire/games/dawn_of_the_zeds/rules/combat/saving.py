"""Saving Rolls, and the way to the Hospital. [DOZ-SAVE]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import can_be_discharged, discharge
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, take_away
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import HOSPITAL, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.choosing import decider
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, held_by, in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import HOSPITAL_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, DEFIANT, REDUCED, REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import THE_VIP, is_hero, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.words.actions import LET_GO, ROLL, UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import (
    ASK_BED,
    ASK_SAVE,
    BURIED,
    IN_BED,
    NO_BED,
    SAVING_ROLLED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED

BEDS: Final = 3
SURVIVES_ON: Final = 4


def saving_roll(t: DawnTable, unit: int) -> Flow:
    """A player unit has lost its last Hit: it may roll, and on 4 or more survives.

    Villagers do not roll, nor does anybody in the Hospital. [DOZ-SAVE-1..8, DOZ-UNIT-21]
    """
    space = t.at[unit]
    villagers = is_refugees(unit) and unit != THE_VIP and not t.marks[unit] & REFUGEES
    survives = False
    if space != HOSPITAL and not villagers:
        yield t.ask(decider(t, unit), ASK_SAVE, [ROLL, LET_GO], unit)
        survives = t.reply == ROLL and _survives(t, unit)
    if not survives:
        bury(t, unit)
    elif t.box.uses & HOSPITAL_RULES:
        yield from bring_to_hospital(t, unit, True)
        if t.at[unit] == HOSPITAL:
            yield from raise_infection(t, 1)  # [DOZ-INFECT-5]
    else:
        _come_home(t, unit)
    if t.heard[questions.LEAVES_SPACE]:
        for _, _, holding in in_force(t, questions.LEAVES_SPACE):
            yield from holding.leaves_space(t, unit, space)


def _survives(t: DawnTable, unit: int) -> bool:
    """Roll and add. [DOZ-SAVE-2, DOZ-SAVE-3, DOZ-UNIT-60]"""
    die = max(t.chance.roll_all(DIE, saving_dice(t, unit)))
    total = die + added_to_saving(t)
    t.tell(SAVING_ROLLED, unit, die, total)
    return total >= SURVIVES_ON


def saving_dice(t: DawnTable, unit: int) -> int:
    """How many dice a unit rolls for its Saving Roll; the best one counts. [DOZ-UNIT-60]"""
    for _, _, holding in held_by(t, unit, questions.SAVES_WITH_TWO):
        if holding.saves_with_two():
            return 2
    return 1


def added_to_saving(t: DawnTable) -> int:
    """What is added to each Saving Roll of a player unit. [DOZ-SAVE-3]"""
    added = 0
    for _, bearer, holding in all_held(t, questions.SAVING_ADDED):
        added += holding.saving_added(t, bearer)
    return added


def survival_chance(t: DawnTable, unit: int) -> float:
    """The chance that a unit survives its Saving Roll. [DOZ-SAVE-2]"""
    dies = max(0, min(len(DIE), SURVIVES_ON - 1 - added_to_saving(t))) / len(DIE)
    return 1.0 - float(dies ** saving_dice(t, unit))


def _come_home(t: DawnTable, unit: int) -> None:
    """In the Basic Game a survivor goes to Town Center: Heroes as new, Civilians reduced. [DOZ-SAVE-5]"""
    t.hits[unit] = 0
    t.marks[unit] &= ~(REDUCED | DEFIANT)
    if not is_hero(unit):
        t.marks[unit] |= REDUCED
    put(t, unit, TOWN_CENTER)
    t.tell(UNIT_PLACED, unit, TOWN_CENTER)


def bury(t: DawnTable, unit: int) -> None:
    """A player unit goes to the Cemetery, with nothing on it. [DOZ-BOARD-21, DOZ-FATE-14]"""
    if t.told is not None:
        t.tell(BURIED, unit)
    take_away(t, unit)


def bring_to_hospital(t: DawnTable, unit: int, comatose: bool) -> Flow:
    """A unit goes to a bed on its reduced side; without a free bed somebody is discharged, or it dies.

    Refugees have no reduced side. [DOZ-SAVE-6, DOZ-SAVE-7, DOZ-EVENT-33]
    """
    while free_beds(t) <= 0:
        patients = [UNIT + patient for patient in t.here[HOSPITAL] if can_be_discharged(t, patient)]
        yield t.ask(decider(t, unit), ASK_BED, [*patients, LET_GO], unit)
        if t.reply == LET_GO:
            t.tell(NO_BED, unit)
            bury(t, unit)
            return
        yield from discharge(t, t.reply - UNIT)
    t.hits[unit] = 0
    t.marks[unit] &= ~DEFIANT
    if not is_refugees(unit):
        t.marks[unit] |= REDUCED
    elif unit != THE_VIP:
        t.marks[unit] |= REFUGEES
    if comatose:
        t.marks[unit] |= COMATOSE
    put(t, unit, HOSPITAL)
    t.tell(IN_BED, unit)


def free_beds(t: DawnTable) -> int:
    """How many beds are free, 0 also where a fourth one is still in use. [DOZ-BOARD-16, DOZ-BOARD-17]"""
    beds = BEDS
    for _, bearer, holding in all_held(t, questions.OPENS_BED):
        if holding.opens_bed(t, bearer):
            beds = BEDS + 1
    return max(0, beds - len(t.here[HOSPITAL]))
