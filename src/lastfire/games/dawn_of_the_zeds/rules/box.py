"""The box: everything of a level that never changes. Matches share it."""

from typing import TYPE_CHECKING

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import ASIDE, CUP, SUPER_CUP
from lastfire.games.dawn_of_the_zeds.rules.card import (
    EVENT_KINDS,
    REGULAR,
    SPECIAL,
    EventCard,
    FateCard,
    ResearchCard,
    SchemeCard,
)
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding, answers_of
from lastfire.games.dawn_of_the_zeds.rules.levels import Level
from lastfire.games.dawn_of_the_zeds.rules.moments import AT_PHASE, PHASE_BEGINS
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMPONENTS,
    EVENT_SOURCE,
    FATE_SOURCE,
    MARKER_SOURCE,
    RESEARCH_SOURCE,
    SCHEME_SOURCE,
    SOURCES,
)
from lastfire.games.dawn_of_the_zeds.rules.state import who_is_where
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import UNITS, is_regular_zeds, is_super_zeds
from lastfire.games.dawn_of_the_zeds.rules.units.unit import Unit
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import PHASES

if TYPE_CHECKING:
    from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
    from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price

Held = tuple[int, int, Holding]
"""Something that holds: its source, its bearer (-1 for none), and what it says and does."""


class Box:
    """All units and cards, with what each of them holds.

    ``holds``, ``asked`` and ``answers`` go by source (``sources.py``): what it holds, the questions of
    ``Holding`` that this answers, and which of it answers each. ``asked_of_any`` are the questions that
    anything here answers, ``answerers`` the units that answer each, ``asked_of_markers`` those that a marker
    on a unit answers, ``asked_of_all`` those that what is in force for all answers.

    ``fate_readers`` are the units that may know the top Fate card. ``packets`` says by Event card where in
    the deck it lies, ``events_of`` lists the cards of a kind, ``fates_at`` the hold cards of a moment.

    ``abilities`` lists by source what it holds that is a deed, each with its price; ``pays_alone`` says by
    unit whether it has something that costs no Action, or an Action of its own.
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
        self.here = who_is_where(self.homes)
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
        self.fate_readers = self.answerers.get("sees_fate", [])
        self.packets = [_packet_of(event) for event in events]
        self.fates_at = [_played_at(fates, moment) for moment in range(AT_PHASE + len(PHASES))]
        self.events_of = [[event.number for event in events if event.kind == kind] for kind in EVENT_KINDS]
        self.abilities = [_abilities(each) for each in holds]
        self.pays_alone = [
            "acts_for_itself" in self.asked[number]
            or any(not price.actions for _, price in self.abilities[number])
            for number in range(len(units))
        ]


def _answers(source: int, holds: tuple[Holding, ...]) -> dict[str, list[Held]]:
    """What a source holds, by the questions that it answers; the bearer is the unit it is printed on."""
    bearer = source if source < UNITS else -1
    found: dict[str, list[Held]] = {}
    for holding in holds:
        for question in answers_of((holding,)):
            found.setdefault(question, []).append((source, bearer, holding))
    return found


def _abilities(holds: tuple[Holding, ...]) -> "list[tuple[Ability, Price]]":
    """What is a deed of all that a source holds, in the order of its actions."""
    # Prices are paid with what lies on a table, which holds on to its box.
    from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability

    return [(holding, holding.price()) for holding in holds if isinstance(holding, Ability)]


def _played_at(fates: tuple[FateCard, ...], moment: int) -> list[int]:
    """The cards that may be played at a moment: what fits the beginning of each phase fits that of one."""
    fitting = (moment, PHASE_BEGINS) if moment >= AT_PHASE else (moment,)
    return [number for number, card in enumerate(fates) if any(each in fitting for each in card.moments)]


def _packet_of(card: EventCard) -> int:
    """The packet of the Event deck that a card is shuffled into, -1 for none. [DOZ-DECK-5]"""
    return packet(card.act, card.kind) if card.kind in (REGULAR, SPECIAL) else -1


def packet(act: int, kind: int) -> int:
    """The number of a packet of the Event deck: the Regular or the Special cards of an Act."""
    return 2 * (act - 1) + kind


def _home(number: int) -> int:
    """Where a counter lies before the game."""
    if is_regular_zeds(number):
        return CUP
    return SUPER_CUP if is_super_zeds(number) else ASIDE
