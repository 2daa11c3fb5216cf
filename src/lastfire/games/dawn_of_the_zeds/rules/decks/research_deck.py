"""The Research deck. [DOZ-RESEARCH]

Early cards lie over Late ones, and nothing else about the order exists before a card is revealed. So a card
that is put on top is one more Early card to come: which it is, and where it lies among them, nobody knows.
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.card import EARLY, LATE_SPECIAL, LATE_STANDARD, STARTING
from lastfire.games.dawn_of_the_zeds.rules.holdings import come_into_force, go_out_of_force
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.words.research import EARLY_ON_TOP, RESEARCH_REVEALED

STANDARD_CARDS: Final = 2  # so many Late Standard cards lie among the Late Special ones [DOZ-SETUP-16]


def build_research_deck(t: DawnTable) -> None:
    """The DPC Commission is Current; Early cards lie over Late ones. [DOZ-SETUP-16]"""
    research_of = t.box.research_of
    for number in research_of[STARTING]:
        _make_current(t, number)
    t.early_left = research_of[EARLY][:]
    t.standard_left = research_of[LATE_STANDARD][:]
    t.late_left = research_of[LATE_SPECIAL][:]
    t.early_to_come = t.box.level.deck(t.house.length).early
    t.standard_to_come = STANDARD_CARDS


def can_reveal(t: DawnTable) -> bool:
    """Whether there is a card to reveal. [DOZ-RESEARCH-7]"""
    return t.early_to_come + t.standard_to_come + len(t.late_left) > 0


def reveal_research(t: DawnTable) -> Flow:
    """The next card becomes Current and takes effect. With an empty deck nothing happens.

    [DOZ-RESEARCH-3, DOZ-RESEARCH-5, DOZ-RESEARCH-6, DOZ-RESEARCH-7]
    """
    if not can_reveal(t):
        return
    number = _draw(t)
    go_out_of_force(t, RESEARCH_SOURCE + t.research)
    _make_current(t, number)
    t.tell(RESEARCH_REVEALED, number)
    for effect in t.box.research[number].effects:
        yield from asked_for(RESEARCH_SOURCE + number, effect.do(t))


def _draw(t: DawnTable) -> int:
    """The top card: an Early one as long as there are any, else any of the Late ones. [DOZ-SETUP-16]"""
    if t.early_to_come:
        t.early_to_come -= 1
        return t.chance.take(t.early_left)
    late = t.late_left + [NONE] * t.standard_to_come
    number = t.chance.take(late)
    if number != NONE:
        t.late_left.remove(number)
        return number
    t.standard_to_come -= 1
    return t.chance.take(t.standard_left)


def _make_current(t: DawnTable, number: int) -> None:
    """What a card holds is in force while it is Current. [DOZ-RESEARCH-6]"""
    t.research = number
    come_into_force(t, RESEARCH_SOURCE + number)


def can_put_early_on_top(t: DawnTable) -> bool:
    """Whether there is an Early card not used in this game. [DOZ-RESEARCH-17]"""
    return t.research != NONE and len(t.early_left) > t.early_to_come


def put_early_on_top(t: DawnTable) -> None:
    """A random Early card not used in this game goes on top, if there is one. [DOZ-RESEARCH-17]"""
    if can_put_early_on_top(t):
        t.early_to_come += 1
        t.tell(EARLY_ON_TOP)


def shuffle_back(t: DawnTable) -> None:
    """The Current card goes back into the deck among the Late ones; its number stays the need.

    [DOZ-RESEARCH-8]
    """
    t.late_left.append(t.research)
    t.late_left.sort()
