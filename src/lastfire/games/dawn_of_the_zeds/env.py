"""The layout of Dawn of the Zeds: the whole table, as the observing seat knows it.

Regular Zeds are told by space, as their counters only differ in Strength; every other unit by itself: where
it is, its Strength, its Hits, what lies on it.
"""

from typing import Final

from lastfire.envs.layout import Layout
from lastfire.envs.parts import Field, Part, QuestionPart, Row, Scene, fields_of, mark_seat, put, seat_field
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY, ON_TRACKS, SPACES, TOWN_CENTER, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import (
    EVENTS,
    FATES,
    RESEARCH,
    SCHEMES,
    WEAPON_COMPONENTS,
)
from lastfire.games.dawn_of_the_zeds.rules.levels import LEVELS
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMATOSE,
    COMPONENT_SOURCE,
    COMPONENTS,
    DEFIANT,
    FIRST_MARKER,
    MARKERS,
    REDUCED,
    REFUGEES,
)
from lastfire.games.dawn_of_the_zeds.rules.state import (
    MOST_EVENT_ACTIONS,
    MOST_INFECTION,
    MOST_STORES,
    NOBODY,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    COUNTS,
    FIRST_REGULAR_ZEDS,
    FIRST_SUPER_ZEDS,
    HERO,
    UNITS,
    is_regular_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.view import GROUND
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import PHASES, WORDS

MOST_CARDS: Final = 46
MOST_TURNS: Final = 46
MOST_STRENGTH: Final = 24
MOST_HITS: Final = 6
MOST_ZEDS: Final = 3  # in a space; more than two are seen in Catacombs alone
MOST_CHAOS: Final = 12

ASK: Final = {
    "left": (MOST_STORES, "how many are left"),
    "number": (4, "which in turn"),
    "count": (MOST_STORES, "how many in all"),
    "added": (6, "what is added to the die"),
    "sum": (12, "the sum of the dice"),
    "strength": (MOST_STRENGTH, "the Strength in question"),
    "hits": (MOST_HITS, "Hits on whoever is asked about"),
}
"""The numbers of questions."""

TABLE: Final = {
    "turn": (MOST_TURNS, "the turn, from 1"),
    "events_to_come": (MOST_CARDS, "Event cards still to come, the End card included"),
    "supplies": (MOST_STORES, "Supplies"),
    "ammo": (MOST_STORES, "Ammo"),
    "infection": (MOST_INFECTION, "Infection"),
    "chaos_left": (MOST_CHAOS, "Chaos markers in the supply"),
    "event_actions": (MOST_EVENT_ACTIONS, "Event Actions left"),
    "early_to_come": (10, "Early Research cards in the deck"),
    "late_to_come": (10, "Late Research cards in the deck"),
    "final_component": (1, "1: the Final Component is in the Lab"),
    "antidote": (1, "1: there is an Antidote"),
    "elwood": (1, "1: Elwood lowers Infection each turn"),
    "pressure_left": (6, "moves by pressure still to come"),
    "zeds_actions": (6, "Zeds Actions left"),
    "schemes_held": (4, "Schemes in the hand of the Zeds player"),
}

SPACE: Final = {
    "zeds": (MOST_ZEDS, "Regular Zeds there"),
    "zeds_strength": (MOST_STRENGTH, "their Strength together"),
    "zeds_hits": (MOST_ZEDS * MOST_HITS, "the Hits that remove all of them"),
    "chaos": (2, "Chaos markers"),
}
"""What every space of a track tells, beside what lies on it and who of the others is there."""

UNIT: Final = {
    "strength": (MOST_STRENGTH, "its Strength, with what adds to it"),
    "hits_left": (MOST_HITS, "the Hits that remove it"),
    "free_actions": (4, "free Actions it has"),
}

MARKS: Final = ("reduced", "comatose", "defiant", "refugees", *[noun.id for noun in MARKERS])
MARK_BITS: Final = (
    REDUCED,
    COMATOSE,
    DEFIANT,
    REFUGEES,
    *[FIRST_MARKER << number for number in range(len(MARKERS))],
)


def layout(seats: int, *packs: str) -> Layout:
    """All fields for this number of seats."""
    things = {
        "unit": ("the unit in question", [noun.id for noun in UNIT_NAMES]),
        "other": ("the other unit in question", [noun.id for noun in UNIT_NAMES]),
        "space": ("the space in question", [noun.id for noun in WORDS.nouns["space"]]),
        "event": ("the Event card in question", [noun.id for noun in EVENTS]),
        "scheme": ("the Scheme in question", [noun.id for noun in SCHEMES]),
        "marker": ("the marker in question", [noun.id for noun in MARKERS]),
        "moment": ("the moment at which a hold card may be played", _ids("moment")),
        "occasion": ("the moment at which a Scheme may be played", _ids("occasion")),
    }
    parts = [
        QuestionPart(WORDS, ASK, things),
        TablePart(seats),
        CardsPart(),
        SpacesPart(),
        UnitsPart(seats),
    ]
    return Layout("dawn_of_the_zeds", seats, parts, packs)


def _ids(noun: str) -> list[str]:
    return [each.id for each in WORDS.nouns[noun]]


def _seen(scene: Scene) -> DawnSight:
    sight = scene.sight
    assert isinstance(sight, DawnSight)
    return sight


class TablePart(Part):
    """Level, phase, tracks of numbers, and who is who."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        tracks = [noun.id for noun in TRACKS]
        Part.__init__(
            self,
            [
                Field("level", "the level", labels=[level.id for level in LEVELS]),
                Field("phase", "the phase of the turn", labels=[noun.id for noun in PHASES]),
                *fields_of("", TABLE),
                seat_field("lead", "the lead player", seats),
                seat_field("zeds_player", "the Zeds player", seats),
                Field(
                    "player_actions",
                    "1: has a Player Action left, from the observer on",
                    labels=_places(seats),
                ),
                Field("track", "the track that is being activated", labels=tracks),
                Field("fated_track", "the Fated track", labels=tracks),
                Field(
                    "components",
                    "1: a component of the Super Weapon",
                    labels=[n.id for n in WEAPON_COMPONENTS],
                ),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        row[at + LEVELS.index(s.box.level)] = 1
        at += len(LEVELS)
        row[at + s.phase] = 1
        at += len(PHASES)
        numbers: list[int] = [
            s.turn,
            s.cards_to_come,
            s.supplies,
            s.ammo,
            s.infection,
            s.chaos_left,
            s.event_actions,
            s.early_to_come,
            s.late_to_come,
            s.final_component,
            s.antidote,
            s.elwood,
            s.pressure_left,
            s.zeds_actions,
            s.schemes_held,
        ]
        put(row, at, numbers)
        at += len(numbers)
        mark_seat(row, at, scene, s.lead)
        at += self._seats
        mark_seat(row, at, scene, s.zeds_seat)
        at += self._seats
        for place in range(self._seats):
            row[at + place] = (s.player_actions >> scene.seat_at(place)) & 1
        at += self._seats
        if s.track >= 0:
            row[at + s.track] = 1
        at += len(TRACKS)
        if s.fated_track >= 0:
            row[at + s.fated_track] = 1
        at += len(TRACKS)
        for number in range(COMPONENTS):
            row[at + number] = COMPONENT_SOURCE + number in s.in_force


def _places(seats: int) -> list[str]:
    return ["the observer", *[f"{place} after the observer" for place in range(1, seats)]]


class CardsPart(Part):
    """Cards that lie open, cards in hands, and top cards that the observer has seen."""

    def __init__(self) -> None:
        events = [noun.id for noun in EVENTS]
        fates = [noun.id for noun in FATES]
        schemes = [noun.id for noun in SCHEMES]
        Part.__init__(
            self,
            [
                Field("event", "the Event card of this turn", labels=events),
                Field("next_event", "the top Event card, where the observer has seen it", labels=events),
                Field("events_left", "1: nobody has seen this Event card yet", labels=events),
                Field("fate", "the Fate card that is being carried out", labels=fates),
                Field("next_fate", "the top Fate card, where the observer has seen it", labels=fates),
                Field("fate_hand", "1: a hold card in the common hand", labels=fates),
                Field("fate_discards", "1: a discarded Fate card", labels=fates),
                Field("research", "the Current Research card", labels=[noun.id for noun in RESEARCH]),
                Field("schemes", "1: a Scheme in the observer's hand", labels=schemes),
                Field("schemes_played", "1: a Scheme that was played", labels=schemes),
                Field("schemes_buried", "1: a Scheme that the observer has discarded", labels=schemes),
            ],
        )

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        if s.event >= 0:
            row[at + s.event] = 1
        at += len(EVENTS)
        if s.next_event >= 0:
            row[at + s.next_event] = 1
        at += len(EVENTS)
        for card in s.events_left:
            row[at + card] = 1
        at += len(EVENTS)
        if s.fate >= 0:
            row[at + s.fate] = 1
        at += len(FATES)
        if s.next_fate >= 0:
            row[at + s.next_fate] = 1
        at += len(FATES)
        for card in s.fate_hand:
            row[at + card] = 1
        at += len(FATES)
        for card in s.fate_discards:
            row[at + card] = 1
        at += len(FATES)
        if s.research >= 0:
            row[at + s.research] = 1
        at += len(RESEARCH)
        for card in s.schemes:
            row[at + card] = 1
        at += len(SCHEMES)
        for card in s.schemes_played:
            row[at + card] = 1
        at += len(SCHEMES)
        for card in s.buried:
            row[at + card] = 1


class SpacesPart(Part):
    """The spaces of all tracks: Regular Zeds, Chaos, what lies there."""

    def __init__(self) -> None:
        fields: list[Field] = []
        for space in ON_TRACKS:
            name = f"{SPACES[space].id}."
            fields += fields_of(name, SPACE)
            fields.append(Field(f"{name}ground", "1: it lies there", labels=GROUND))
        Part.__init__(self, fields)

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        width = len(SPACE) + len(GROUND)
        for space in ON_TRACKS:
            zeds = strength = hits = 0
            for unit in s.here[space]:
                if FIRST_REGULAR_ZEDS <= unit < FIRST_SUPER_ZEDS:
                    zeds += 1
                    strength += s.strength[unit]
                    hits += s.hits_left(unit)
            if zeds:
                row[at] = zeds
                row[at + 1] = strength
                row[at + 2] = hits
            row[at + 3] = s.chaos[space]
            ground = s.ground[space]
            bit = at + len(SPACE)
            while ground:
                row[bit] = ground & 1
                ground >>= 1
                bit += 1
            at += width


class UnitsPart(Part):
    """Every unit but Regular Zeds."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._units = [unit for unit in range(UNITS) if not is_regular_zeds(unit)]
        self._spaces = [*ON_TRACKS, *range(TOWN_CENTER, IN_PLAY)]
        self._cells = {space: cell for cell, space in enumerate(self._spaces)}
        fields: list[Field] = []
        for unit in self._units:
            fields += self._fields(unit)
        Part.__init__(self, fields)

    def _fields(self, unit: int) -> list[Field]:
        name = f"{UNIT_NAMES[unit].id}."
        fields = [
            Field(
                f"{name}space",
                "where it is; nowhere: not in play",
                labels=[SPACES[s].id for s in self._spaces],
            ),
            *fields_of(name, UNIT),
            Field(f"{name}marks", "1: it is so, or that lies on it", labels=MARKS),
        ]
        if unit < COUNTS[HERO]:
            fields.append(seat_field(f"{name}owner", "whose Hero it is", self._seats))
        return fields

    def write(self, scene: Scene, row: Row, at: int) -> None:
        s = _seen(scene)
        spaces = len(self._spaces)
        width = spaces + len(UNIT) + len(MARKS)
        for unit in self._units:
            space = s.at[unit]
            if space < IN_PLAY:
                row[at + self._cells[space]] = 1
                cell = at + spaces
                row[cell] = s.strength[unit]
                row[cell + 1] = s.hits_left(unit)
                row[cell + 2] = s.free_actions.count(unit)
                marks = s.marks[unit]
                if marks:
                    for i, bit in enumerate(MARK_BITS):
                        if marks & bit:
                            row[cell + 3 + i] = 1
            at += width
            if unit < COUNTS[HERO]:
                if s.owner[unit] != NOBODY:
                    mark_seat(row, at, scene, s.owner[unit])
                at += self._seats
