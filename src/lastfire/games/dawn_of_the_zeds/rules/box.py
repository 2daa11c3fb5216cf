"""The box: everything of a level that never changes. Matches share it."""

from typing import TYPE_CHECKING, Final

from lastfire.engine.native import slots
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import ASIDE, CUP, SUPER_CUP, SURFACE_TRACKS
from lastfire.games.dawn_of_the_zeds.rules.card import (
    DOCTOR,
    EVENT_KINDS,
    REGULAR,
    RESEARCH_KINDS,
    SPECIAL,
    EventCard,
    FateCard,
    ResearchCard,
    SchemeCard,
)
from lastfire.games.dawn_of_the_zeds.rules.holding import QUESTIONS, Holding, answers_of
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    FOUR_R_RULES,
    INFECTION_RULES,
    RESEARCH_RULES,
    SUPPLIES_RULES,
    Level,
)
from lastfire.games.dawn_of_the_zeds.rules.moments import AT_PHASE, IN_FIGHT, PHASE_BEGINS
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMPONENTS,
    EVENT_SOURCE,
    FATE_SOURCE,
    MARKER_SOURCE,
    RESEARCH_SOURCE,
    SCHEME_SOURCE,
    SOURCES,
)
from lastfire.games.dawn_of_the_zeds.rules.stages import (
    EAT,
    EVENT,
    FOUR_R,
    HOUSEKEEPING,
    INFECTION,
    SETUP,
)
from lastfire.games.dawn_of_the_zeds.rules.state import ACTS, empty_spaces, who_is_where
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    COUNTS,
    HERO,
    UNITS,
    is_fighter,
    is_regular_zeds,
    is_super_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.units.unit import SCIENTIST, Unit
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import PHASES

if TYPE_CHECKING:
    from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
    from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price

Held = tuple[int, int, Holding]
"""Something that holds: its source, its bearer (-1 for none), and what it says and does."""


class Box:
    """All units and cards, with what each of them holds.

    ``holds``, ``asked`` and ``answers`` go by source (``sources.py``): what it holds, the questions that
    this answers, and by question (``questions.py``) which of it answers that one. By question, too,
    ``asked_of_any`` says whether anything here answers it, ``answerers`` which units do,
    ``asked_of_markers`` whether a marker on a unit does. ``heard`` counts for each question who answers it at
    any time, see ``DawnTable.heard``.

    ``events_in_use`` and ``fates_in_use`` are the cards of the decks at this level. ``packets`` lists those
    of each packet of the Event deck. ``events_of`` lists the Event cards of a kind. ``is_time`` says by
    phase and moment for each Fate card whether it may be played then.

    ``research_of`` lists the Research cards of a kind, each as often as there is one. ``is_scientist`` says
    by unit whether it is a Hero who finds room in Staff Offices and Lab, where there is research.
    ``next_phases`` says which phase follows on each.
    ``units_in_use`` says by unit whether it is of the level's colours.
    ``roams`` says by unit whether it fights on the player side and may enter every space.
    ``abilities`` lists by source what it holds that is a deed, each with its price; ``pays_alone`` says by
    unit whether it has something that costs no Action, or an Action of its own. ``is_barred`` says by unit
    whether there is anything that it can never do, ``acts_alone`` whether it has an Action of its own; no
    marker says so.
    """

    __slots__ = slots(
        "level uses tracks units research events fates schemes full reduced hits moves homes here empty "
        "holds answers asked answerers asked_of_any asked_of_markers heard events_in_use fates_in_use "
        "packets is_time events_of research_of abilities is_scientist roams "
        "pays_alone next_phases units_in_use is_barred acts_alone"
    )

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
        self.tracks = SURFACE_TRACKS + 1 if level.has_tunnel else SURFACE_TRACKS
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
        nothing = [0] * len(self.here)
        self.empty = empty_spaces(self.here, nothing, nothing)
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
        self.answers = [_answers(source, each) for source, each in enumerate(holds)]
        self.asked = [
            tuple([question for question in range(questions.COUNT) if each[question]])
            for each in self.answers
        ]
        self.answerers = [
            [unit for unit in range(len(units)) if self.answers[unit][question]]
            for question in range(questions.COUNT)
        ]
        self.asked_of_any = _asked_of(self.answers)
        self.asked_of_markers = _asked_of(self.answers[MARKER_SOURCE:first])
        self.heard = _heard_at_any_time(fates, schemes)
        self.events_in_use = [
            event.number for event in events if event.colour <= level.colour and event.kind != DOCTOR
        ]
        self.fates_in_use = [fate.number for fate in fates if _is_in_use(fate, level)]
        packet_of = [_packet_of(event) for event in events]
        self.packets = [
            frozenset([number for number in self.events_in_use if packet_of[number] == wanted])
            for wanted in range(2 * ACTS)
        ]
        self.is_time = [
            [_played_at(fates, phase, moment) for moment in range(AT_PHASE)] for phase in range(len(PHASES))
        ]
        self.events_of = [[event.number for event in events if event.kind == kind] for kind in EVENT_KINDS]
        self.research_of = [
            [card.number for card in research if card.kind == kind for _ in range(card.count)]
            for kind in RESEARCH_KINDS
        ]
        self.abilities = [_abilities(each) for each in holds]
        self.is_scientist = [
            level.uses & RESEARCH_RULES != 0 and number < COUNTS[HERO] and unit.unit_class == SCIENTIST
            for number, unit in enumerate(units)
        ]
        self.roams = [
            is_fighter(number) and not self.answers[number][questions.MAY_ENTER]
            for number in range(len(units))
        ]
        self.next_phases = [_next_phase(level.uses, phase) for phase in range(SETUP + 1)]
        self.acts_alone = [
            bool(self.answers[number][questions.ACTS_FOR_ITSELF]) for number in range(len(units))
        ]
        self.pays_alone = [
            self.acts_alone[number] or any(not price.actions for _, price in self.abilities[number])
            for number in range(len(units))
        ]
        self.units_in_use = [unit.colour <= level.colour for unit in units]
        self.is_barred = [bool(self.answers[number][questions.BARS]) for number in range(len(units))]


NO_ANSWERS: Final[list[list[Held]]] = [[] for _ in range(questions.COUNT)]
"""What answers each question where nothing is held. Nobody changes these lists."""


def _answers(source: int, holds: tuple[Holding, ...]) -> list[list[Held]]:
    """What a source holds that answers each question; the bearer is the unit it is printed on."""
    if not holds:
        return NO_ANSWERS
    bearer = source if source < UNITS else -1
    found: list[list[Held]] = [[] for _ in range(questions.COUNT)]
    for holding in holds:
        for question in answers_of((holding,)):
            found[QUESTIONS.index(question)].append((source, bearer, holding))
    return found


def _asked_of(answers: list[list[list[Held]]]) -> list[bool]:
    """By question, whether any of these sources answers it."""
    return [any(each[question] for each in answers) for question in range(questions.COUNT)]


def _heard_at_any_time(fates: tuple[FateCard, ...], schemes: tuple[SchemeCard, ...]) -> list[int]:
    """By question, whether cards that are played for one fight answer it: these come unseen."""
    cards = [fate.holds for fate in fates if any(moment in IN_FIGHT for moment in fate.moments)]
    cards += [scheme.holds for scheme in schemes]
    answered = frozenset().union(*[answers_of(holds) for holds in cards])
    return [int(name in answered) for name in QUESTIONS]


def _abilities(holds: tuple[Holding, ...]) -> "list[tuple[Ability, Price]]":
    """What is a deed of all that a source holds, in the order of its actions."""
    # Prices are paid with what lies on a table, which holds on to its box.
    from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability

    return [(holding, holding.price()) for holding in holds if isinstance(holding, Ability)]


def _played_at(fates: tuple[FateCard, ...], phase: int, moment: int) -> list[bool]:
    """Which cards may be played at a moment: what fits the beginning of one phase fits as that one begins."""
    fitting = (moment, AT_PHASE + phase) if moment == PHASE_BEGINS else (moment,)
    return [any(each in fitting for each in card.moments) for card in fates]


def _is_in_use(card: FateCard, level: Level) -> bool:
    """Whether a Fate card is used: of the level's colours, and in the Basic Game none that spreads disease.

    [DOZ-SETUP-15, DOZ-FATE-13, DOZ-LEVEL-9]
    """
    return card.colour <= level.colour and (level.uses & INFECTION_RULES != 0 or not card.needs_infection)


def _next_phase(uses: int, phase: int) -> int:
    """The phase after a phase, of those that a level knows; after Housekeeping the next turn begins.

    [DOZ-TURN-5]
    """
    following = EVENT if phase == HOUSEKEEPING else phase + 1
    if following == FOUR_R and not uses & FOUR_R_RULES:
        following = INFECTION
    if following == INFECTION and not uses & INFECTION_RULES:
        following = EAT
    return following + 1 if following == EAT and not uses & SUPPLIES_RULES else following


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
