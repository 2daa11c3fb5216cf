"""Who decides what, and how it is asked.

[DOZ-GOAL-4, DOZ-GOAL-5, DOZ-GOAL-9, DOZ-COOP-7, DOZ-COOP-8, DOZ-VERSUS-10..15]
"""

from lastfire.engine.step import NOTHING, Ask, Flow, Question
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_CIVILIANS
from lastfire.games.dawn_of_the_zeds.rules.words.actions import SPACE, TRACK, UNIT


def decider(t: DawnTable, unit: int) -> int:
    """The seat that decides about a unit: a Hero's owner, the lead player for common units.

    [DOZ-COOP-5, DOZ-COOP-8]
    """
    if unit < FIRST_CIVILIANS and t.owner[unit] != NOBODY:
        return t.owner[unit]
    return t.lead


def tie_seat(t: DawnTable) -> int:
    """The seat that decides ties: the Zeds player's while Dr. Marteuse is in play, else the lead player's.

    [DOZ-GOAL-9, DOZ-VERSUS-10, DOZ-VERSUS-75]
    """
    if t.zeds_seat != NOBODY:
        for _, _, holding in all_held(t, questions.DECIDES_TIES):
            if holding.decides_ties():
                return t.zeds_seat
    return t.lead


def zeds_decider(t: DawnTable) -> int:
    """The Zeds player's seat for what is theirs in Versus, else the lead player's. [DOZ-VERSUS-12..14]"""
    return t.lead if t.zeds_seat == NOBODY else t.zeds_seat


def choose_unit(t: DawnTable, seat: int, question: Question, units: list[int], *facts: int) -> Flow:
    """Have a seat choose a unit, unless there is only one; ``t.reply`` is its number."""
    if len(units) == 1:
        t.reply = units[0]
        return NOTHING
    return _chosen(t, seat, question, units, UNIT, facts)


def choose_space(t: DawnTable, seat: int, question: Question, spaces: list[int], *facts: int) -> Flow:
    """Have a seat choose a space, unless there is only one; ``t.reply`` is its number."""
    if len(spaces) == 1:
        t.reply = spaces[0]
        return NOTHING
    return _chosen(t, seat, question, spaces, SPACE, facts)


def choose_track(t: DawnTable, seat: int, question: Question, tracks: list[int], *facts: int) -> Flow:
    """Have a seat choose a track, unless there is only one; ``t.reply`` is its number."""
    if len(tracks) == 1:
        t.reply = tracks[0]
        return NOTHING
    return _chosen(t, seat, question, tracks, TRACK, facts)


def _chosen(
    t: DawnTable, seat: int, question: Question, things: list[int], first: int, facts: tuple[int, ...]
) -> Flow:
    """Ask for one of several things, whose actions begin with ``first``; ``t.reply`` is its number."""
    yield Ask(seat, question, tuple([first + thing for thing in things]), facts)
    t.reply -= first
