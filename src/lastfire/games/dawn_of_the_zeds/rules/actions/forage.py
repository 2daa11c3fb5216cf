"""The Forage Action. [DOZ-FORAGE]"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Means
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import is_zeds_controlled
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID, CENTER, KIND, NAMED, TOWN
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.choosing import decider
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE
from lastfire.games.dawn_of_the_zeds.rules.holding import FORAGING
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, bars, held_at, held_by
from lastfire.games.dawn_of_the_zeds.rules.levels import SUPPLIES_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_VILLAGERS,
    FIRST_ZEDS,
    is_hero,
    is_hero_or_civilians,
)
from lastfire.games.dawn_of_the_zeds.rules.words.acting import (
    ASK_FORAGE_DIE,
    ASK_FORAGED,
    FORAGE_DICE,
    FORAGED,
    FORAGED_NOTHING,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import AMMO, FORAGE, NUMBER, SUPPLY

WITH_AMMO: Final = (BY_ID["lucky_strike_mine"], BY_ID["guard_post"])
"""Spaces where Ammo is found. [DOZ-FORAGE-4]"""

WITH_FOOD: Final = BY_ID["farm"]
"""The space where most Supplies are found. [DOZ-FORAGE-5]"""

# What a roll finds.
NOTHING_FOUND: Final = 0
LITTLE: Final = 1
MUCH: Final = 2


class Forage(Deed):
    """A unit looks for Supplies and Ammo in a named space. [DOZ-FORAGE-1, DOZ-FORAGE-2, DOZ-FORAGE-8]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        if means.actions and can_forage(t, means.unit):
            ids.append(FORAGE)

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        return forage(t, decider(t, unit) if is_hero(unit) else seat, unit)


def can_forage(t: DawnTable, unit: int) -> bool:
    """Whether a unit that can act may forage where it is. [DOZ-FORAGE-1..2, DOZ-UNIT-18, DOZ-VERSUS-68]"""
    space = t.at[unit]
    if KIND[space] < NAMED or (unit >= FIRST_VILLAGERS and not is_hero_or_civilians(unit)):
        return False
    is_alone = t.here[space][-1] < FIRST_ZEDS and not t.chaos[space]
    if not is_alone and is_zeds_controlled(t, space) and not _forages_among_zeds(t, unit):
        return False
    if t.box.is_barred[unit] and bars(t, unit, FORAGING):
        return False
    return t.versus is None or not is_barred_here(t, unit, FORAGING)


def _forages_among_zeds(t: DawnTable, unit: int) -> bool:
    for _, _, holding in held_by(t, unit, questions.FORAGES_AMONG_ZEDS):
        if holding.forages_among_zeds():
            return True
    return False


def is_barred_here(t: DawnTable, unit: int, what: int) -> bool:
    """Whether somebody in the space keeps player units from doing something. [DOZ-VERSUS-68]"""
    for _, bearer, holding in held_at(t, t.at[unit], questions.BARS_HERE):
        if holding.bars_here(t, bearer, what):
            return True
    return False


def forage(t: DawnTable, seat: int, unit: int) -> Flow:
    """Roll, add what adds to it, and take what is found.

    Who rolls two dice uses either, and is asked where it makes a difference; natural doubles give the result
    twice. [DOZ-FORAGE-3, DOZ-FORAGE-6]
    """
    space = t.at[unit]
    dice = [1 + t.chance.roll(6)]
    if any(
        holding.forages_with_two(t, bearer)
        for _, bearer, holding in held_by(t, unit, questions.FORAGES_WITH_TWO)
    ):
        dice.append(1 + t.chance.roll(6))
        t.tell(FORAGE_DICE, unit, *dice)
    added = _added(t, unit, space)
    times = 1
    if len(dice) == 2 and dice[0] == dice[1]:
        times = 2
    die = dice[0]
    if len(dice) == 2 and _differ(t, space, found_with(dice[0] + added), found_with(dice[1] + added)):
        yield from choose(t, seat, ASK_FORAGE_DIE, [NUMBER + each for each in sorted(dice)], unit, added)
        die = t.reply - NUMBER
    t.tell(FORAGED, unit, space, die + added, die)
    before = t.supplies + t.ammo
    for _ in range(times):
        yield from _take(t, seat, space, found_with(die + added))
    if t.supplies + t.ammo == before:
        t.tell(FORAGED_NOTHING, unit)
    for _, bearer, holding in held_by(t, unit, questions.AFTER_FORAGE):
        holding.after_forage(t, bearer)


def _differ(t: DawnTable, space: int, one: int, other: int) -> bool:
    """Whether two results find different things in a space: what differs may be worth nothing there."""
    return one != other and any(any(_finds(t, space, found)) for found in (one, other))


def forage_chances(t: DawnTable, unit: int) -> tuple[float, float, float]:
    """How likely a Forage of a unit where it is finds Supplies, and Ammo, and how likely it finds nothing.

    Where one of the two is chosen, it counts for both. [DOZ-FORAGE-3..7]
    """
    space = t.at[unit]
    added = _added(t, unit, space)
    holdings = held_by(t, unit, questions.FORAGES_WITH_TWO)
    two = any(holding.forages_with_two(t, bearer) for _, bearer, holding in holdings)
    with_supplies = 0
    with_ammo = 0
    in_vain = 0
    rolls = 0
    for first in DIE:
        for second in DIE if two else (first,):
            found = [_finds(t, space, found_with(die + added)) for die in (first, second)]
            with_supplies += any(supplies for supplies, _ in found)
            with_ammo += any(ammo for _, ammo in found)
            in_vain += not any(any(each) for each in found)
            rolls += 1
    then = t.copy()
    for _, bearer, holding in held_by(then, unit, questions.AFTER_FORAGE):
        holding.after_forage(then, bearer)
    if then.supplies > t.supplies:
        with_supplies = rolls
        in_vain = 0
    return with_supplies / rolls, with_ammo / rolls, in_vain / rolls


def finds_with(t: DawnTable, unit: int, roll: int) -> tuple[bool, bool]:
    """Whether a roll of a unit, with what is added to it, finds Supplies where it is, and whether Ammo."""
    return _finds(t, t.at[unit], found_with(roll))


def _finds(t: DawnTable, space: int, found: int) -> tuple[bool, bool]:
    """Whether a roll finds Supplies in a space, and whether Ammo.

    [DOZ-FORAGE-4, DOZ-FORAGE-5, DOZ-FORAGE-7]
    """
    if found == NOTHING_FOUND:
        return False, False
    if space in WITH_AMMO:
        return False, True
    has_supplies = t.box.uses & SUPPLIES_RULES != 0
    if found == LITTLE or space == WITH_FOOD:
        return has_supplies, False
    return has_supplies and KIND[space] in (TOWN, CENTER), True


def _added(t: DawnTable, unit: int, space: int) -> int:
    """What is added to the die. [DOZ-FORAGE-3]"""
    added = 0
    for _, bearer, holding in all_held(t, questions.FORAGE_ADDED):
        added += holding.forage_added(t, bearer, unit, space)
    return added


def found_with(roll: int) -> int:
    """How much a roll finds: 1-3 nothing, 4-5 little, 6 or more much. [DOZ-FORAGE-3..5]"""
    if roll <= 3:
        return NOTHING_FOUND
    return LITTLE if roll <= 5 else MUCH


def _take(t: DawnTable, seat: int, space: int, found: int) -> Flow:
    """What is found depends on the space. [DOZ-FORAGE-4, DOZ-FORAGE-5, DOZ-FORAGE-7]"""
    if found == NOTHING_FOUND:
        return
    if space in WITH_AMMO:
        change_ammo(t, found)
    elif found == LITTLE:
        change_supplies(t, 1)
    elif space == WITH_FOOD:
        change_supplies(t, 2)
    elif KIND[space] in (TOWN, CENTER):
        ids = [SUPPLY, AMMO] if t.box.uses & SUPPLIES_RULES else [AMMO]
        yield from choose(t, seat, ASK_FORAGED, ids)
        if t.reply == SUPPLY:
            change_supplies(t, 1)
        else:
            change_ammo(t, 1)
    else:
        change_ammo(t, 1)
