"""Infection, the Infection Phase, and Outbreaks. [DOZ-INFECT]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import KIND, ON_MAP, START, STARTS, STEPS, VILLAGE
from lastfire.games.dawn_of_the_zeds.rules.card import CHECK, NO_OUTBREAK
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE
from lastfire.games.dawn_of_the_zeds.rules.holdings import in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.ring import ring
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_INFECTION, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import last_of_phase, next_phase
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_REGULAR_ZEDS, FIRST_ZEDS
from lastfire.games.dawn_of_the_zeds.rules.windows import (
    CHAOS_READ,
    INFECTION_READ,
    INFECTION_RISES,
    PHASE_BEGINS,
    offer,
)
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import (
    INFECTION_ROLLED,
    OUTBREAK_BEGINS,
    OUTBREAK_CHECKED,
    UNCHECKED_BEGINS,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import INFECTION_CHANGED

# The steps of the Infection Phase, as moments.
BEGINNING: Final = 0
SPREADERS: Final = 1
SYMBOL: Final = 2


def raise_infection(t: DawnTable, count: int) -> Flow:
    """Infection rises; at 13 there is an Unchecked Outbreak at once. A level without Infection knows none.

    Within an Outbreak it stops at 13 and nothing more follows. Where it stood at 13 already, a rise counts
    as reaching it. [DOZ-INFECT-11, DOZ-INFECT-12, DOZ-GOAL-7]
    """
    if count <= 0 or not t.box.uses & INFECTION_RULES:
        return NOTHING
    level = t.infection + count
    if level >= MOST_INFECTION:
        if not t.in_outbreak:
            return _reach_the_end(t, count)
        level = MOST_INFECTION
    _set_infection(t, level)
    return NOTHING


def _reach_the_end(t: DawnTable, count: int) -> Flow:
    """Infection would rise to 13: cards may still prevent it. [DOZ-INFECT-11]"""
    yield from offer(t, INFECTION_RISES)
    _set_infection(t, min(MOST_INFECTION, t.infection + count))
    if t.infection == MOST_INFECTION:
        yield from outbreak(t, True)


def lower_infection(t: DawnTable, count: int) -> None:
    """Infection falls, not below 0, where there is any. [DOZ-GOAL-7]"""
    if t.box.uses & INFECTION_RULES:
        _set_infection(t, max(0, t.infection - count))


def _set_infection(t: DawnTable, level: int) -> None:
    change = level - t.infection
    t.infection = level
    if change and t.told is not None:
        t.tell(INFECTION_CHANGED, change, level)


def outbreak(t: DawnTable, is_unchecked: bool, lowers: bool = True) -> Flow:
    """An Outbreak in all its parts: its unit attacks in its space, and holds it if it wins.

    An Unchecked one brings Super Zeds. [DOZ-INFECT-12..21, DOZ-FATE-19]
    """
    t.tell(UNCHECKED_BEGINS if is_unchecked else OUTBREAK_BEGINS)
    outer = t.in_outbreak
    t.in_outbreak = True
    shambling = t.versus is not None and t.versus.is_shambling
    if t.versus is not None:
        # What the Outbreak moves does not shamble.
        t.versus.is_shambling = False
    if lowers:
        _subside(t)
    # What follows may fight, and fights raise Infection.
    yield from ring().draw_fate(t)
    yield from offer(t, CHAOS_READ)
    yield from ring().new_zeds(t, outbreak_space(t, t.fated_track), is_unchecked)
    yield from ring().finish_fate(t)
    t.in_outbreak = outer
    if t.versus is not None:
        t.versus.is_shambling = shambling


def _subside(t: DawnTable) -> None:
    """Infection falls by 2 dice, or to what a card in force says. [DOZ-INFECT-13]"""
    for _, _, holding in in_force(t, questions.OUTBREAK_SETS):
        if holding.outbreak_sets() >= 0:
            _set_infection(t, holding.outbreak_sets())
            return
    total = sum(t.chance.roll_all(DIE, 2))
    if t.told is not None:
        t.tell(INFECTION_ROLLED, total)
    lower_infection(t, total)


def outbreak_space(t: DawnTable, track: int) -> int:
    """Where an Outbreak on a track puts its unit: Chaos or else a Village nearest Town Center, or the Start.

    [DOZ-INFECT-15, DOZ-INFECT-16]
    """
    for _, _, holding in in_force(t, questions.OUTBREAK_ON_START):
        if holding.outbreak_on_start():
            return STARTS[track]
    spaces = range(track * STEPS, track * STEPS + STEPS)
    for space in spaces:
        if t.chaos[space]:
            return space
    for space in spaces:
        if KIND[space] == VILLAGE:
            return space
    return STARTS[track]


def infection_phase(t: DawnTable) -> Flow:
    """Disease Spreaders, then what the Event card says. [DOZ-INFECT-8..10]"""
    moment = t.moment
    t.moment += 1
    if moment == BEGINNING:
        return offer(t, PHASE_BEGINS)
    return _spread(t) if moment == SPREADERS else _symbol(t)


def _spread(t: DawnTable) -> Flow:
    """Each Disease Spreader that is not on a Start raises Infection 1.

    Where it is checked after that, cards may lower it first. [DOZ-INFECT-8, DOZ-FATE-6]
    """
    spreaders = [
        unit
        for unit in range(FIRST_ZEDS, FIRST_REGULAR_ZEDS)
        if t.at[unit] < ON_MAP and KIND[t.at[unit]] != START
    ]
    return _spread_by(t, spreaders) if spreaders else NOTHING


def _spread_by(t: DawnTable, spreaders: list[int]) -> Flow:
    for unit in spreaders:
        # The Outbreak that one of them brings may move another.
        if t.at[unit] < ON_MAP and KIND[t.at[unit]] != START:
            yield from raise_infection(t, 1)
    if t.infection and t.box.events[t.event].outbreak == CHECK:
        yield from offer(t, INFECTION_READ)


def _symbol(t: DawnTable) -> Flow:
    """No Outbreak, an Outbreak, or a check. [DOZ-INFECT-9, DOZ-INFECT-10]"""
    symbol = t.box.events[t.event].outbreak
    breaks_out = symbol != NO_OUTBREAK
    if symbol == CHECK:
        total = sum(t.chance.roll_all(DIE, 2))
        if t.told is not None:
            t.tell(OUTBREAK_CHECKED, total, t.infection)
        breaks_out = total <= t.infection
    if breaks_out:
        return last_of_phase(t, outbreak(t, False))
    next_phase(t)
    return NOTHING
