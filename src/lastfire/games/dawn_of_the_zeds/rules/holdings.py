"""Who holds what: the questions of the chapters, put to everything that holds.

What is printed on a unit and what lies on it holds for that unit; what ``t.in_force`` lists holds for all.
"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY
from lastfire.games.dawn_of_the_zeds.rules.box import Held as Held
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMATOSE,
    FIRST_MARKER,
    MARKER_SOURCE,
    REDUCED,
)
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS

NOTHING_HELD: Final[list[Held]] = []
"""Lists of what is held are shared: nobody changes them."""


def held_by(t: DawnTable, unit: int, question: int) -> list[Held]:
    """What is printed on a unit or lies on it that answers a question of ``Holding``.

    The abilities of a unit that is comatose or not in play do not work. [DOZ-UNIT-14]
    """
    marks = t.marks[unit]
    printed = t.box.answers[unit][question]
    if marks < FIRST_MARKER and not printed:
        return NOTHING_HELD
    if marks & COMATOSE or t.at[unit] >= IN_PLAY:
        return NOTHING_HELD
    if marks < FIRST_MARKER or not t.box.asked_of_markers[question]:
        return printed
    found = printed[:]
    marks //= FIRST_MARKER
    source = MARKER_SOURCE
    while marks:
        if marks & 1:
            for _, _, holding in t.box.answers[source][question]:
                found.append((source, unit, holding))
        marks >>= 1
        source += 1
    return found


def printed_on(t: DawnTable, unit: int, question: int) -> list[Held]:
    """What is printed on a unit that answers a question, whether or not it is in play."""
    return t.box.answers[unit][question]


def is_kept(t: DawnTable, unit: int, target: int) -> bool:
    """Whether what is in force keeps a unit from moving to a space. [DOZ-EVENT-19, DOZ-FATE-12]"""
    if not t.heard[questions.KEEPS_STILL]:
        return False
    for _, _, holding in in_force(t, questions.KEEPS_STILL):
        if holding.keeps_still(t, unit, target):
            return True
    return False


def in_force(t: DawnTable, question: int) -> list[Held]:
    """What is in force for all and answers a question: the Event card, cards played, research, components.

    Cards that were played for the hand-to-hand under way are among them as long as it lasts.
    """
    if not t.heard[question]:
        return NOTHING_HELD
    fight = t.fight
    sources = t.in_force if fight is None or not fight.cards else t.in_force + fight.cards
    answers = t.box.answers
    found = NOTHING_HELD
    for source in sources:
        held = answers[source][question]
        if held:
            found = found + held if found else held
    return found


def held_for(t: DawnTable, unit: int, question: int) -> list[Held]:
    """What answers a question about a unit: what it has itself, and what is in force."""
    if not t.heard[question]:
        return NOTHING_HELD
    found = held_by(t, unit, question)
    held = in_force(t, question)
    return found + held if held else found


def held_at(t: DawnTable, space: int, question: int) -> list[Held]:
    """What answers a question and is printed on a unit in a space; no marker may answer it."""
    if not t.heard[question]:
        return NOTHING_HELD
    found: list[Held] = []
    for unit in t.box.answerers[question]:
        if t.at[unit] == space and not t.marks[unit] & COMATOSE:
            found += t.box.answers[unit][question]
    return found


def may_be_held(t: DawnTable, question: int) -> bool:
    """Whether a unit in play has something printed on it that answers a question, or something in force does.

    ``all_held`` says what; this is quicker where nobody does, as a rule. No marker may answer it.
    """
    return t.heard[question] > 0


def all_held(t: DawnTable, question: int) -> list[Held]:
    """Everything in play that answers a question: by unit, then what is in force."""
    if not t.heard[question]:
        return NOTHING_HELD
    box = t.box
    found = NOTHING_HELD
    if box.asked_of_markers[question]:
        for unit in range(UNITS):
            if t.at[unit] < IN_PLAY and (t.marks[unit] >= FIRST_MARKER or box.answers[unit][question]):
                found = found + held_by(t, unit, question)
    else:
        left = t.heard[question]
        for unit in box.answerers[question]:
            if t.at[unit] < IN_PLAY:
                if not t.marks[unit] & COMATOSE:
                    held = box.answers[unit][question]
                    found = found + held if found else held
                left -= 1
                # Those were all that are heard: nothing that is in force is among them.
                if not left:
                    return found
    held = in_force(t, question)
    if not found:
        return held
    return found + held if held else found


def count_answers(t: DawnTable, asked: tuple[int, ...], change: int) -> None:
    """Something that answers these questions comes into play or into force, 1, or is gone, -1."""
    heard = t.heard
    for question in asked:
        heard[question] += change


def come_into_force(t: DawnTable, source: int) -> None:
    """What this source holds is in force from now on."""
    if t.box.holds[source] and source not in t.in_force:
        t.in_force.append(source)
        t.in_force.sort()
        count_answers(t, t.box.asked[source], 1)


def go_out_of_force(t: DawnTable, source: int) -> None:
    """What this source holds is over."""
    if source in t.in_force:
        t.in_force.remove(source)
        count_answers(t, t.box.asked[source], -1)


# Questions of many chapters.


def strength(t: DawnTable, unit: int) -> int:
    """The Strength of the side a unit shows, with what adds to it. [DOZ-UNIT-1]"""
    marks = t.marks[unit]
    shown = t.box.reduced[unit] if marks & REDUCED else t.box.full[unit]
    if not t.heard[questions.STRENGTH_ADDED]:
        return shown
    for _, bearer, holding in held_by(t, unit, questions.STRENGTH_ADDED):
        shown += holding.strength_added(t, bearer)
    return shown


def has_nothing(t: DawnTable, unit: int) -> bool:
    """Whether nothing that answers any question is printed on a unit or lies on it."""
    return t.marks[unit] < FIRST_MARKER and not t.box.asked[unit]


def bars(t: DawnTable, unit: int, what: int) -> bool:
    """Whether a unit can never do something: see ``holding.GUNFIRE`` and those after it."""
    if not t.box.is_barred[unit]:
        return False
    for _, _, holding in held_by(t, unit, questions.BARS):
        if holding.bars(what):
            return True
    return False


def ignores_chaos(t: DawnTable, unit: int) -> bool:
    """Whether Chaos does not stop a unit. [DOZ-CHAOS-4]"""
    if t.marks[unit] < FIRST_MARKER and not t.box.answers[unit][questions.IGNORES_CHAOS]:
        return False
    for _, _, holding in held_by(t, unit, questions.IGNORES_CHAOS):
        if holding.ignores_chaos():
            return True
    return False
