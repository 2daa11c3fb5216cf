"""The box: everything of a level that never changes. Matches share it."""

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import ASIDE, CUP, SUPER_CUP
from lastfire.games.dawn_of_the_zeds.rules.card import EventCard, FateCard, ResearchCard, SchemeCard
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding, answers_of
from lastfire.games.dawn_of_the_zeds.rules.levels import Level
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMPONENTS,
    EVENT_SOURCE,
    FATE_SOURCE,
    MARKER_SOURCE,
    RESEARCH_SOURCE,
    SCHEME_SOURCE,
    SOURCES,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS, is_regular_zeds, is_super_zeds
from lastfire.games.dawn_of_the_zeds.rules.units.unit import Unit

Held = tuple[int, int, Holding]
"""Something that holds: its source, its bearer (-1 for none), and what it says and does."""


class Box:
    """All units and cards, with what each of them holds.

    ``holds``, ``asked`` and ``answers`` go by source (``sources.py``): what it holds, the questions of
    ``Holding`` that this answers, and which of it answers each. ``asked_of_any`` are the questions that
    anything here answers, ``answerers`` the units that answer each, ``asked_of_markers`` those that a marker
    on a unit answers, ``asked_of_all`` those that what is in force for all answers.
    """

    def __init__(
        self,
        level: Level,
        units: tuple[Unit, ...],
        markers: tuple[tuple[Holding, ...], ...],
        components: tuple[tuple[Holding, ...], ...],
        research: tuple[ResearchCard, ...],
        events: tuple[EventCard, ...],
        fates: tuple[FateCard, ...],
        schemes: tuple[SchemeCard, ...],
    ) -> None:
        self.level = level
        self.uses = level.uses
        self.units = units
        self.research = research
        self.events = events
        self.fates = fates
        self.schemes = schemes
        self.full = [unit.strength[0] for unit in units]
        self.reduced = [unit.strength[1] for unit in units]
        self.hits = [unit.hits for unit in units]
        self.moves = [unit.move for unit in units]
        self.homes = [_home(number) for number in range(len(units))]
        holds: list[tuple[Holding, ...]] = [()] * SOURCES
        holds[: len(units)] = [unit.abilities for unit in units]
        holds[MARKER_SOURCE : MARKER_SOURCE + len(markers)] = markers
        first = MARKER_SOURCE + len(markers)
        holds[first : first + COMPONENTS] = components
        for card in research:
            holds[RESEARCH_SOURCE + card.number] = card.holds
        for event in events:
            holds[EVENT_SOURCE + event.number] = event.holds
        for fate in fates:
            holds[FATE_SOURCE + fate.number] = fate.holds
        for scheme in schemes:
            holds[SCHEME_SOURCE + scheme.number] = scheme.holds
        self.holds = holds
        self.asked = [answers_of(each) for each in holds]
        self.answers = [_answers(source, each) for source, each in enumerate(holds)]
        self.asked_of_any: frozenset[str] = frozenset().union(*self.asked)
        self.asked_of_markers: frozenset[str] = frozenset().union(*self.asked[MARKER_SOURCE:first])
        self.asked_of_all: frozenset[str] = frozenset().union(*self.asked[first:])
        self.answerers = {
            question: [number for number in range(len(units)) if question in self.asked[number]]
            for question in self.asked_of_any
        }


def _answers(source: int, holds: tuple[Holding, ...]) -> dict[str, list[Held]]:
    """What a source holds, by the questions that it answers; the bearer is the unit it is printed on."""
    bearer = source if source < UNITS else -1
    found: dict[str, list[Held]] = {}
    for holding in holds:
        for question in answers_of((holding,)):
            found.setdefault(question, []).append((source, bearer, holding))
    return found


def _home(number: int) -> int:
    """Where a counter lies before the game."""
    if is_regular_zeds(number):
        return CUP
    return SUPER_CUP if is_super_zeds(number) else ASIDE
