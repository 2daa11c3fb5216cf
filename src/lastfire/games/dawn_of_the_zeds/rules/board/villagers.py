"""Who lives where Zeds come: Villagers flee, Refugees are devoured, Defiant Civilians are released."""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    fighters_at,
    has_zeds,
    put,
    refugees_at,
    take_away,
    un_zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import KIND, START, TOWN_CENTER, inward
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT, REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.state import IMPASSABLE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_VILLAGERS, THE_VIP
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import (
    DEVOURED,
    RELEASED,
    VILLAGERS_FLEE,
    VILLAGERS_LEAVE,
)

INFECTION_OF_DEVOURED: Final = 2  # [DOZ-INFECT-6]


def is_villagers(t: DawnTable, unit: int) -> bool:
    """Whether a counter shows Villagers. [DOZ-UNIT-19]"""
    if not FIRST_VILLAGERS <= unit < THE_VIP:
        return False
    return not t.marks[unit] & REFUGEES


def release(t: DawnTable, unit: int) -> None:
    """Defiant Civilians are released. [DOZ-UNIT-15..17]"""
    if t.marks[unit] & DEFIANT:
        t.marks[unit] &= ~DEFIANT
        if t.told is not None:
            t.tell(RELEASED, unit)


def become_refugees(t: DawnTable, unit: int) -> None:
    """Villagers turn into Refugees. [DOZ-UNIT-19, DOZ-UNIT-72]"""
    if is_villagers(t, unit):
        t.marks[unit] |= REFUGEES
        t.tell(VILLAGERS_LEAVE, unit)


def release_all(t: DawnTable, space: int) -> None:
    """Zeds enter a Village: the Defiant Civilians there are released. [DOZ-UNIT-16]"""
    for unit in t.here[space]:
        if t.marks[unit] & DEFIANT:
            release(t, unit)


def bars_refugees(t: DawnTable, space: int) -> bool:
    """Whether somebody in a space lets Refugees neither in nor out. [DOZ-VERSUS-57, DOZ-VERSUS-66]"""
    if t.versus is None:
        return False
    unit = un_zeds_at(t, space)
    return unit >= 0 and any(
        holding.blocks_refugees() for _, _, holding in held_by(t, unit, questions.BLOCKS_REFUGEES)
    )


def overrun(t: DawnTable, space: int) -> Flow:
    """Zeds remain in a space where Refugees or Villagers may be, and nobody protects them.

    On a Start units of different sides ignore one another.
    [DOZ-ZEDS-16, DOZ-ZEDS-17, DOZ-UNIT-19, DOZ-STACK-14]
    """
    units = t.here[space]
    if not units or units[0] > THE_VIP or KIND[space] == START:
        return NOTHING
    refugees = refugees_at(t, space)
    return _overrun(t, refugees, space) if refugees and not is_protected(t, space) else NOTHING


def _overrun(t: DawnTable, refugees: list[int], space: int) -> Flow:
    for unit in refugees:
        # Whoever is devoured may start an Outbreak, in which others have gone.
        if t.at[unit] != space:
            continue
        if is_villagers(t, unit):
            refuge = refuge_from(t, space)
            if refuge >= 0:
                t.marks[unit] |= REFUGEES
                put(t, unit, refuge)
                if t.told is not None:
                    t.tell(VILLAGERS_FLEE, unit, space, refuge)
                continue
        yield from devour(t, unit)


def is_protected(t: DawnTable, space: int) -> bool:
    """Whether a player unit in a space would fight for Refugees there. [DOZ-ZEDS-17]"""
    for unit in fighters_at(t, space):
        if all(holding.protects() for _, _, holding in held_by(t, unit, questions.PROTECTS)):
            return True
    return False


def refuge_from(t: DawnTable, space: int) -> int:
    """Where Villagers flee to: the next space toward Town Center, -1 if Zeds or others keep them out.

    Like a retreat they pass over what nobody may enter. [DOZ-ZEDS-16, DOZ-RETREAT-11]
    """
    refuge = inward(space)
    while t.ground[refuge] & IMPASSABLE:
        refuge = inward(refuge)
    if refuge == TOWN_CENTER or has_zeds(t, refuge) or bars_refugees(t, space) or bars_refugees(t, refuge):
        return -1
    return refuge


def devour(t: DawnTable, unit: int) -> Flow:
    """Refugees, Villagers or VIPs are removed without a Saving Roll. [DOZ-ZEDS-17, DOZ-INFECT-6]"""
    t.tell(DEVOURED, unit, t.at[unit])
    take_away(t, unit)
    return raise_infection(t, INFECTION_OF_DEVOURED)
