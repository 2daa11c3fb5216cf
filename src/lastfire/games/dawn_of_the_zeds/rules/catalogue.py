"""What the catalogue of Dawn of the Zeds holds: its board, counters, cards and words, as JSON."""

from typing import TypedDict

from lastfire.engine.words import Name, Noun, Words
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    KIND,
    ON_TRACKS,
    SPACES,
    STEPS,
    TOWN_CENTER,
    TRACKS,
)
from lastfire.games.dawn_of_the_zeds.rules.box import Box
from lastfire.games.dawn_of_the_zeds.rules.card import (
    ALL_TRACKS,
    END,
    TIMES,
    EventCard,
    FateCard,
    ResearchCard,
    SchemeCard,
)
from lastfire.games.dawn_of_the_zeds.rules.colours import COLOURS
from lastfire.games.dawn_of_the_zeds.rules.combat.table import (
    COLUMNS,
    HITS_ON_UNIT,
    HITS_ON_ZEDS,
    ROW,
    zeds_lose,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.names import WEAPON_COMPONENTS
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.levels import ADDITIONS, LENGTHS, LEVELS, Level
from lastfire.games.dawn_of_the_zeds.rules.score import LOWEST_OF_BAND
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMPONENT_SOURCE,
    MARKER_SOURCE,
    MARKERS,
    marker_number,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import KIND_OF, KINDS
from lastfire.games.dawn_of_the_zeds.rules.units.unit import CLASSES, Unit
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import BAND_NAMES, BANDS

SPACE_KINDS = ("off_track", "start", "clear", "catacombs", "named", "village", "town", "center")
EVENT_KINDS = ("regular", "special", "end", "guard", "doctor")
RESEARCH_KINDS = ("starting", "early", "late_standard", "late_special")
FATE_LINES = (
    *[noun.id for noun in TRACKS],
    *("players_choice", "most_zeds", "fewest_zeds", "most_chaos", "fewest_chaos"),
)
OUTBREAKS = ("none", "check", "outbreak")


class NamedThing(TypedDict):
    """A thing with a name."""

    name: Words


class HeldThing(NamedThing):
    """A thing with a name that holds something."""

    text: list[Words]


class SpaceJson(TypedDict):
    """A space of the board; track and step are null beside the tracks."""

    name: Words
    kind: str
    track: str | None
    step: int | None


class UnitJson(TypedDict):
    """A counter, as printed."""

    name: Words
    kind: str
    unit_class: str
    colour: str
    strength: list[int]
    move: int
    hits: int
    text: list[Words]
    actions: list[Words]
    """Those of its abilities that are Actions, in their order: ``use``, ``use_second``, ``use_third``."""
    origin: str


class EventJson(TypedDict):
    """An Event card; ``eat`` is null for a die, ``tracks`` names "all" and "fated" as well.

    ``act`` is null for an End card, which lies below all four Acts. [DOZ-DECK-6]
    """

    name: Words
    colour: str
    act: int | None
    kind: str
    refugees: int
    outbreak: str
    eat: int | None
    tracks: list[str]
    actions: int
    pressure: bool
    text: list[Words]
    text_at: dict[str, list[Words]]
    """What is read at levels that do without something the card speaks of, by level."""
    origin: str


class FateJson(TypedDict):
    """A Fate card."""

    name: Words
    colour: str
    line: str
    held: bool
    text: list[Words]
    origin: str


class ResearchJson(TypedDict):
    """A Research card."""

    name: Words
    kind: str
    need: int
    supply: bool
    count: int
    text: list[Words]
    origin: str


class SchemeJson(TypedDict):
    """A Scheme of the Zeds player."""

    name: Words
    level: str
    text: list[Words]
    origin: str


class LevelJson(TypedDict):
    """A level, what it adds, and its lengths with the size of their decks, ``brief`` for Versus."""

    name: Words
    adds: list[Words]
    lengths: dict[str, int]
    brief: int
    tunnel: bool
    chaos: int


class CombatRow(TypedDict):
    """A row of the table of hand-to-hand: its sums of dice, and by column the Hits and whether Zeds lose."""

    sums: list[int]
    zeds: list[int]
    unit: list[int]
    zeds_lose: list[bool]


class BandJson(NamedThing):
    """What became of the town: a word for it, the sentence, and the least score; null for the lowest band."""

    text: Words
    least: int | None


class DawnCatalogue(TypedDict):
    """Board, counters, cards and words of the game, by kind and id."""

    spaces: dict[str, SpaceJson]
    tracks: dict[str, NamedThing]
    units: dict[str, UnitJson]
    kinds: dict[str, NamedThing]
    classes: dict[str, NamedThing]
    markers: dict[str, HeldThing]
    components: dict[str, HeldThing]
    events: dict[str, EventJson]
    fates: dict[str, FateJson]
    research: dict[str, ResearchJson]
    schemes: dict[str, SchemeJson]
    levels: dict[str, LevelJson]
    combat: list[CombatRow]
    bands: list[BandJson]
    """From the lowest score on. [DOZ-SCORE-9]"""
    private: bool


def catalogue(box: Box) -> DawnCatalogue:
    """Everything of a box, which holds the cards of all levels."""
    return {
        "spaces": {
            space.id: _space(number)
            for number, space in enumerate(SPACES)
            if number in ON_TRACKS or number >= TOWN_CENTER
        },
        "tracks": _named(TRACKS),
        "units": {unit.id: _unit(unit) for unit in box.units},
        "kinds": _named(KINDS),
        "classes": _named(CLASSES),
        "markers": {noun.id: _held(noun.name, box, MARKER_SOURCE + i) for i, noun in enumerate(MARKERS)},
        "components": {
            noun.id: _held(noun.name, box, COMPONENT_SOURCE + i) for i, noun in enumerate(WEAPON_COMPONENTS)
        },
        "events": {card.id: _event(box, card) for card in box.events},
        "fates": {card.id: _fate(box, card) for card in box.fates},
        "research": {card.id: _research(box, card) for card in box.research},
        "schemes": {card.id: _scheme(box, card) for card in box.schemes},
        "levels": {level.id: _level(level) for level in LEVELS},
        "combat": _combat(),
        "bands": _bands(),
        "private": False,
    }


def _combat() -> list[CombatRow]:
    return [
        {
            "sums": [two for two in range(2, len(ROW)) if ROW[two] == row],
            "zeds": list(HITS_ON_ZEDS[row]),
            "unit": list(HITS_ON_UNIT[row]),
            "zeds_lose": [zeds_lose(row, column) for column in range(COLUMNS)],
        }
        for row in range(len(HITS_ON_ZEDS))
    ]


def _bands() -> list[BandJson]:
    return [
        {"name": short.json(), "text": noun.name.json(), "least": least}
        for short, noun, least in zip(BAND_NAMES, BANDS, (None, *LOWEST_OF_BAND), strict=True)
    ]


def _held(name: Name, box: Box, source: int) -> HeldThing:
    return {"name": name.json(), "text": [holding.words().json() for holding in box.holds[source]]}


def _named(nouns: tuple[Noun, ...]) -> dict[str, NamedThing]:
    return {noun.id: {"name": noun.name.json()} for noun in nouns}


def _space(number: int) -> SpaceJson:
    space = SPACES[number]
    on_track = number < TOWN_CENTER
    return {
        "name": space.name.json(),
        "kind": SPACE_KINDS[KIND[number]],
        "track": TRACKS[number // STEPS].id if on_track else None,
        "step": number % STEPS if on_track else None,
    }


def _unit(unit: Unit) -> UnitJson:
    return {
        "name": unit.name.json(),
        "kind": KINDS[KIND_OF[unit.number]].id,
        "unit_class": CLASSES[unit.unit_class].id,
        "colour": COLOURS[unit.colour].id,
        "strength": list(unit.strength),
        "move": unit.move,
        "hits": unit.hits,
        "text": [words.json() for words in unit.words()],
        "actions": [ability.words().json() for ability in unit.abilities if ability.is_action()],
        "origin": unit.origin,
    }


def _said(box: Box, verbs: tuple[Verb, ...], holds: tuple[Holding, ...] = ()) -> list[Words]:
    said: list[Name] = []
    for verb in verbs:
        said += [verb.words(), *_marker(box, verb)]
    return [words.json() for words in [*said, *[holding.words() for holding in holds]]]


def _marker(box: Box, verb: Verb) -> list[Name]:
    """What the marker does that a clause lays, with its name; nothing where it lays none."""
    if not verb.lays():
        return []
    number = marker_number(verb.lays())
    name = MARKERS[number].name
    clauses = [holding.words() for holding in box.holds[MARKER_SOURCE + number]]
    en = " ".join([words.en for words in clauses])
    ja = "".join([words.ja for words in clauses])
    return [Name(f"{name.en}: {en}", f"{name.ja}：{ja}")]


def _timed(box: Box, card: EventCard, level: Level | None = None) -> list[Words]:
    """What an Event card says, each effect at its time; of a level, only what it uses. [DOZ-EVENT-3]"""
    said: list[Name] = []
    for when, time in enumerate(TIMES):
        clauses: list[Name] = []
        for verb in card.effects(when):
            words = verb.words() if level is None else verb.words_at(level.uses)
            clauses += [words, *_marker(box, verb)] if words is not None else []
        if clauses:
            first = clauses[0]
            said += [Name(f"{time.en}: {first.en}", f"{time.ja}：{first.ja}"), *clauses[1:]]
    return [words.json() for words in [*said, *[holding.words() for holding in card.holds]]]


def _event(box: Box, card: EventCard) -> EventJson:
    text = _timed(box, card)
    by_level = {level.id: _timed(box, card, level) for level in LEVELS if level.colour >= card.colour}
    return {
        "name": card.name.json(),
        "colour": COLOURS[card.colour].id,
        "act": None if card.kind == END else card.act,
        "kind": EVENT_KINDS[card.kind],
        "refugees": card.refugees,
        "outbreak": OUTBREAKS[card.outbreak],
        "eat": card.eat if card.eat >= 0 else None,
        "tracks": [
            TRACKS[track].id if track < ALL_TRACKS else "all" if track == ALL_TRACKS else "fated"
            for track in card.tracks
        ],
        "actions": card.actions,
        "pressure": card.pressure,
        "text": text,
        "text_at": {level: said for level, said in by_level.items() if said != text},
        "origin": card.origin,
    }


def _fate(box: Box, card: FateCard) -> FateJson:
    when = [card.when().json()] if card.is_held else []
    return {
        "name": card.name.json(),
        "colour": COLOURS[card.colour].id,
        "line": FATE_LINES[card.track],
        "held": card.is_held,
        "text": [*when, *_said(box, (*card.twist, *card.effects), card.holds)],
        "origin": card.origin,
    }


def _research(box: Box, card: ResearchCard) -> ResearchJson:
    return {
        "name": card.name.json(),
        "kind": RESEARCH_KINDS[card.kind],
        "need": card.need,
        "supply": card.supply,
        "count": card.count,
        "text": _said(box, card.effects, card.holds),
        "origin": card.origin,
    }


def _scheme(box: Box, card: SchemeCard) -> SchemeJson:
    return {
        "name": card.name.json(),
        "level": LEVELS[card.level].id,
        "text": _said(box, card.effects, card.holds),
        "origin": card.origin,
    }


def _level(level: Level) -> LevelJson:
    return {
        "name": level.name.json(),
        "adds": [noun.name.json() for i, noun in enumerate(ADDITIONS) if 1 << i in level.adds],
        "lengths": {LENGTHS[i].id: deck.size for i, deck in enumerate(level.decks)},
        "brief": level.brief.size,
        "tunnel": level.has_tunnel,
        "chaos": level.chaos,
    }
