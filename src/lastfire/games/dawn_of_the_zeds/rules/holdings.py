"""Who holds what: the questions of the chapters, put to everything that holds.

What is printed on a unit and what lies on it holds for that unit; what ``t.in_force`` lists holds for all.
"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMATOSE,
    FIRST_MARKER,
    MARKER_SOURCE,
    MARKERS,
    REDUCED,
)
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS

Held = tuple[int, int, Holding]
"""Something that holds: its source, its bearer (-1 for none), and what it says and does."""

NOTHING_HELD: Final[list[Held]] = []


def held_by(t: DawnTable, unit: int, question: str) -> list[Held]:
    """What is printed on a unit or lies on it that answers a question of ``Holding``.

    The abilities of a comatose unit do not work. [DOZ-UNIT-14]
    """
    marks = t.marks[unit]
    printed = question in t.box.asked[unit]
    if not printed and marks < FIRST_MARKER:
        return NOTHING_HELD
    if marks & COMATOSE:
        return NOTHING_HELD
    found: list[Held] = []
    if printed:
        found = [(unit, unit, holding) for holding in t.box.holds[unit]]
    marks //= FIRST_MARKER
    source = MARKER_SOURCE
    while marks:
        if marks & 1 and question in t.box.asked[source]:
            found += [(source, unit, holding) for holding in t.box.holds[source]]
        marks >>= 1
        source += 1
    return found


def in_force(t: DawnTable, question: str) -> list[Held]:
    """What is in force for all and answers a question: the Event card, cards played, research, components.

    Cards that were played for the hand-to-hand under way are among them as long as it lasts.
    """
    found: list[Held] = []
    fight = t.fight
    for source in t.in_force if fight is None or not fight.cards else t.in_force + fight.cards:
        if question in t.box.asked[source]:
            found += [(source, -1, holding) for holding in t.box.holds[source]]
    return found


def held_for(t: DawnTable, unit: int, question: str) -> list[Held]:
    """What answers a question about a unit: what it has itself, and what is in force."""
    found = held_by(t, unit, question)
    return found + in_force(t, question) if t.in_force or t.fight is not None else found


def all_held(t: DawnTable, question: str) -> list[Held]:
    """Everything in play that answers a question: by unit, then what is in force."""
    found: list[Held] = []
    if question in t.box.asked_of_markers:
        for unit in range(UNITS):
            if t.at[unit] < IN_PLAY and (question in t.box.asked[unit] or t.marks[unit] >= FIRST_MARKER):
                found += held_by(t, unit, question)
    elif question in t.box.asked_of_any:
        for unit in t.box.answerers[question]:
            if t.at[unit] < IN_PLAY:
                found += held_by(t, unit, question)
    return found + in_force(t, question)


def come_into_force(t: DawnTable, source: int) -> None:
    """What this source holds is in force from now on."""
    if t.box.holds[source] and source not in t.in_force:
        t.in_force.append(source)
        t.in_force.sort()


def go_out_of_force(t: DawnTable, source: int) -> None:
    """What this source holds is over."""
    if source in t.in_force:
        t.in_force.remove(source)


# Questions of many chapters.


def strength(t: DawnTable, unit: int) -> int:
    """The Strength of the side a unit shows, with what adds to it. [DOZ-UNIT-1]"""
    shown = t.box.reduced[unit] if t.marks[unit] & REDUCED else t.box.full[unit]
    if t.marks[unit] < FIRST_MARKER and "strength_added" not in t.box.asked[unit]:
        return shown
    for _, bearer, holding in held_by(t, unit, "strength_added"):
        shown += holding.strength_added(t, bearer)
    return shown


def bars(t: DawnTable, unit: int, what: int) -> bool:
    """Whether a unit can never do something: see ``holding.GUNFIRE`` and those after it."""
    return any(holding.bars(what) for _, _, holding in held_by(t, unit, "bars"))


def ignores_chaos(t: DawnTable, unit: int) -> bool:
    """Whether Chaos does not stop a unit. [DOZ-CHAOS-4]"""
    return any(holding.ignores_chaos() for _, _, holding in held_by(t, unit, "ignores_chaos"))


MARKER_BITS: Final = [FIRST_MARKER << number for number in range(len(MARKERS))]
"""The bit of each marker."""
