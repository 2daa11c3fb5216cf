"""Zeds come into a space: what lies there, who is there, and what they hold then. [DOZ-ZEDS]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import lay_chaos
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    are_any_in,
    has_fighters,
    has_zeds,
    lay_ground,
    lift_ground,
    raiders_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CATACOMBS, KIND, NAMED, START, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import overrun, release_all
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import UNFOUGHT, WON, zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire_at_mob
from lastfire.games.dawn_of_the_zeds.rules.holdings import in_force, strength
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES
from lastfire.games.dawn_of_the_zeds.rules.ring import ring
from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, MINEFIELD_4, MINEFIELD_7, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import BARRICADE_BROKEN, MINEFIELD_SET_OFF


def has_opponents(t: DawnTable, space: int) -> bool:
    """Whether Zeds in a space have somebody to attack. [DOZ-ZEDS-13]"""
    units = t.here[space]
    if not units or units[0] >= FIRST_ZEDS:
        return False
    return has_fighters(t, space) or len(raiders_at(t, space)) > 0


def enter(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    """Zeds have come into a space: Minefield, then the fight. ``t.reply`` says how they fared, as after
    ``zeds_attack``.

    Nobody fights on a Start. [DOZ-ZEDS-12..14, DOZ-UNIT-16, DOZ-STACK-9, DOZ-STACK-13, DOZ-STACK-14]
    """
    t.reply = UNFOUGHT
    units = t.here[space]
    if KIND[space] == START:
        return NOTHING
    if t.ground[space]:
        return _enter_ground(t, zeds, space, came_from)
    return _meet(t, zeds, space, came_from) if units and units[0] < FIRST_ZEDS else NOTHING


def _enter_ground(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    for _, _, holding in in_force(t, questions.BREAKS_BARRICADE):
        if holding.breaks_barricade():
            break_barricade(t, space)
    if t.ground[space] & (MINEFIELD_7 | MINEFIELD_4):
        return _enter_minefield(t, zeds, space, came_from)
    return _meet(t, zeds, space, came_from)


def _enter_minefield(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    yield from set_off_minefield(t, zeds, space)
    yield from _meet(t, [unit for unit in zeds if t.at[unit] == space], space, came_from)


def _meet(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    """They attack whom they find."""
    t.reply = UNFOUGHT
    if not zeds:
        release_all(t, space)
        return NOTHING
    if KIND[space] == CATACOMBS and len(zeds) > 1:
        return _attack_singly(t, zeds, space, came_from)
    return zeds_attack(t, zeds, space, came_from)


def _attack_singly(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    """In Catacombs there is no Mob: one attacks after the other, the strongest first. [DOZ-TUNNEL-7]"""
    how = UNFOUGHT
    for unit in by_strength(t, zeds):
        if t.at[unit] == space and has_opponents(t, space):
            yield from zeds_attack(t, [unit], space, came_from)
            how = max(how, t.reply)
    t.reply = how


def by_strength(t: DawnTable, zeds: list[int]) -> list[int]:
    """Zeds by their current Strength, the strongest first."""
    if len(zeds) == 1:
        return zeds[:]
    return [unit for _, unit in sorted([(-strength(t, unit), unit) for unit in zeds])]


def enter_and_hold(t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
    """Zeds have come into a space otherwise than by an advance: they fight there, and hold it if they remain.

    [DOZ-ZEDS-7, DOZ-INFECT-19, DOZ-INFECT-20, DOZ-UNIT-38]
    """
    yield from enter(t, zeds, space, came_from)
    has_won = t.reply == WON
    if are_any_in(t, zeds, space):
        yield from hold_space(t, space)
        if has_won:
            yield from ring().advance_again(t, zeds, space)
    elif has_won:
        yield from hold_for_others(t, space)


def hold_for_others(t: DawnTable, space: int) -> Flow:
    """Zeds have won a fight in a space and are gone: others that have taken their place hold it.

    [DOZ-CHAOS-1, DOZ-ZEDS-17]
    """
    return hold_space(t, space) if has_zeds(t, space) and not has_fighters(t, space) else NOTHING


def hold_space(t: DawnTable, space: int) -> Flow:
    """Zeds remain in a space after their move and fight: Chaos, Villagers, Refugees.

    Whoever calls has seen that they do.
    [DOZ-CHAOS-1, DOZ-CHAOS-2, DOZ-ZEDS-7, DOZ-ZEDS-16, DOZ-ZEDS-17, DOZ-EVENT-26]
    """
    if KIND[space] < NAMED or t.chaos[space] or space == TOWN_CENTER or not t.box.uses & CHAOS_RULES:
        return overrun(t, space)
    return _fallen(t, space)


def _fallen(t: DawnTable, space: int) -> Flow:
    """A named space falls to Zeds. [DOZ-CHAOS-1, DOZ-CHAOS-2]"""
    laying = lay_chaos(t, space, chaos_of_fall(t))
    return overrun(t, space) if laying is NOTHING else _lay_and_overrun(t, laying, space)


def chaos_of_fall(t: DawnTable) -> int:
    """How many Chaos markers a named space gets that falls to Zeds. [DOZ-CHAOS-1, DOZ-EVENT-26]"""
    count = 1
    if t.heard[questions.CHAOS_LAID]:
        for _, _, holding in in_force(t, questions.CHAOS_LAID):
            count = max(count, holding.chaos_laid())
    return count


def _lay_and_overrun(t: DawnTable, laying: Flow, space: int) -> Flow:
    yield from laying
    if has_zeds(t, space):
        yield from overrun(t, space)


def break_barricade(t: DawnTable, space: int) -> None:
    """A Barricade is destroyed; a Strongpoint never is. [DOZ-ZEDS-10, DOZ-ZEDS-11]"""
    if t.ground[space] & BARRICADE:
        lift_ground(t, space, BARRICADE)
        t.tell(BARRICADE_BROKEN, space)


def set_off_minefield(t: DawnTable, zeds: list[int], space: int) -> Flow:
    """Zeds come into a Minefield: Strength 7 the first time, 4 the second, then it is gone. [DOZ-ZEDS-12]"""
    ground = t.ground[space]
    if ground & MINEFIELD_7:
        lift_ground(t, space, MINEFIELD_7)
        lay_ground(t, space, MINEFIELD_4)
        power = 7
    elif ground & MINEFIELD_4:
        lift_ground(t, space, MINEFIELD_4)
        power = 4
    else:
        return NOTHING
    t.tell(MINEFIELD_SET_OFF, space, power)
    return fire_at_mob(t, power, zeds)
