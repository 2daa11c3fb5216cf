"""The Arrest Action. [DOZ-VERSUS-78..87]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.forage import is_barred_here
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Means
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, renew, un_zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import GONE, KIND, START, TOWN_CENTER, neighbours
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE
from lastfire.games.dawn_of_the_zeds.rules.decks.super_weapon import has_super_weapon
from lastfire.games.dawn_of_the_zeds.rules.holding import ARREST as ARRESTING
from lastfire.games.dawn_of_the_zeds.rules.holdings import bars, held_by
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import THE_GUARD, is_hero_or_civilians
from lastfire.games.dawn_of_the_zeds.rules.units.unit import POLICE
from lastfire.games.dawn_of_the_zeds.rules.used import TRIED_ARREST, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import ARRESTED, offer_scheme, table_of
from lastfire.games.dawn_of_the_zeds.rules.words.actions import ARREST
from lastfire.games.dawn_of_the_zeds.rules.words.versus import ARREST_MADE, ARREST_TRIED

SAME_SPACE: Final = 1  # added to the roll [DOZ-VERSUS-82]
EASY: Final = 4  # the die that is needed, unless the unit says otherwise [DOZ-VERSUS-81]


class Arrest(Deed):
    """A unit tries to arrest an Un-Zeds unit in its own or an adjacent space. [DOZ-VERSUS-78]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        if t.zeds_seat != NOBODY and means.actions and can_arrest(t, means.unit):
            ids += [ARREST + target for target in arrest_targets(t, means.unit)]

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        return arrest(t, unit, action - ARREST)


def can_arrest(t: DawnTable, unit: int) -> bool:
    """Whether a unit that can act may try an Arrest: Heroes, all Civilians and the Guard, as a rule.

    Not while Defiant, not twice a turn, not where somebody forbids it.
    [DOZ-VERSUS-68, DOZ-VERSUS-79, DOZ-VERSUS-85]
    """
    if not (is_hero_or_civilians(unit) or unit == THE_GUARD) or t.marks[unit] & DEFIANT:
        return False
    if t.at[unit] > TOWN_CENTER or is_used(t, TRIED_ARREST, unit):
        return False
    return not bars(t, unit, ARRESTING) and not is_barred_here(t, unit, ARRESTING)


def arrest_targets(t: DawnTable, unit: int) -> list[int]:
    """The Un-Zeds in or next to its space, but not on a Start. [DOZ-VERSUS-78, DOZ-VERSUS-80]"""
    space = t.at[unit]
    found: list[int] = []
    for at in (space, *neighbours(space, t.tracks)):
        other = un_zeds_at(t, at)
        if other >= 0 and KIND[at] != START:
            found.append(other)
    return sorted(found)


def arrest(t: DawnTable, unit: int, target: int) -> Flow:
    """Roll, with two dice for the Police or with a part of the Super Weapon; 1 more in the same space.

    Who is arrested leaves the game without a Saving Roll; a failure does nothing.
    [DOZ-VERSUS-81..87, DOZ-VERSUS-103]
    """
    mark_used(t, TRIED_ARREST, unit)
    die = max(t.chance.roll_all(DIE, 2 if rolls_two(t, unit) else 1))
    if t.at[unit] == t.at[target]:
        die += SAME_SPACE
    needed = _needed(t, target)
    t.tell(ARREST_TRIED, unit, target, die, needed)
    if die < needed:
        return
    table_of(t).arrested = target
    yield from offer_scheme(t, ARRESTED, unit, target)
    if t.reply:
        return
    renew(t, target)
    put(t, target, GONE)
    t.tell(ARREST_MADE, target)


def rolls_two(t: DawnTable, unit: int) -> bool:
    """Whether a unit rolls two dice for an Arrest. [DOZ-VERSUS-83, DOZ-VERSUS-84]"""
    return t.box.units[unit].unit_class == POLICE or has_super_weapon(t)


def arrest_chance(t: DawnTable, unit: int, target: int) -> float:
    """The chance that an Arrest succeeds, before a Scheme is played against it. [DOZ-VERSUS-81]"""
    added = SAME_SPACE if t.at[unit] == t.at[target] else 0
    fails = sum([die + added < _needed(t, target) for die in DIE]) / len(DIE)
    return 1.0 - float(fails ** (2 if rolls_two(t, unit) else 1))


def _needed(t: DawnTable, target: int) -> int:
    """What the roll has to come to. [DOZ-VERSUS-81]"""
    needed = EASY
    for _, _, holding in held_by(t, target, questions.ARRESTED_ON):
        needed = max(needed, holding.arrested_on())
    return needed
