"""A sight of Dawn of the Zeds as plain JSON values: what a client is sent.

The browser's types are written from the ones declared here (``lastfire.server.typescript``). What is shown
comes from the sight and the printed cards alone; a table is not to be had here.
"""

from typing import Final, Literal, TypedDict

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY, SPACES, TRACKS
from lastfire.games.dawn_of_the_zeds.rules.decks.names import (
    EVENTS,
    FATES,
    RESEARCH,
    SCHEMES,
    WEAPON_COMPONENTS,
)
from lastfire.games.dawn_of_the_zeds.rules.known import Known
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
from lastfire.games.dawn_of_the_zeds.rules.stages import OVER, ZEDS
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY
from lastfire.games.dawn_of_the_zeds.rules.turn.activation import ANY_ORDER, FINISH_FATE
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import START_EFFECTS
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.used import memory_of
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    BANDS,
    ENDINGS,
    EPILOGUES,
    SCORE_LINES,
    WORDS,
)

Phase = Literal["event", "four_r", "infection", "eat", "zeds", "action", "housekeeping", "over", "setup"]
PHASE_IDS: Final[tuple[Phase, ...]] = (
    "event",
    "four_r",
    "infection",
    "eat",
    "zeds",
    "action",
    "housekeeping",
    "over",
    "setup",
)
"""The phases by number: the ids of ``PHASES``."""
GROUND: Final = (
    "barricade",
    "strongpoint",
    "minefield_7",
    "minefield_4",
    "no_entry",
    "bridge_down",
    "ferry",
)
"""What can lie on a space, in the order of its bits."""


class UnitView(TypedDict):
    """One unit in play, and where."""

    unit: str
    space: str
    strength: int
    hits: int
    hits_left: int
    """Hits that remove it, over the sides it has left."""
    reduced: bool
    comatose: bool
    defiant: bool
    refugees: bool
    markers: list[str]
    owner: int | None
    free_actions: int
    used: list[str]
    """What Memory markers on it say. [DOZ-HOUSE-8]"""


class SpaceView(TypedDict):
    """What lies on a space beside units; spaces with nothing are left out."""

    space: str
    chaos: int
    ground: list[str]


class EventView(TypedDict):
    """The Event card of this turn."""

    card: str
    fated_track: str | None
    """The Fated track of this turn, once it has been drawn for."""
    fate: str | None
    begun: bool
    """Whether it has said which tracks are activated; before that there is nothing in ``tracks_left``."""
    tracks_left: list[str]
    """The tracks still to be activated; "all" stands for all of them, in an order still to be chosen."""
    track: str | None
    groups_left: list[list[str]]


class DecksView(TypedDict):
    """How many cards are left, and what this seat knows of them."""

    events_revealed: int
    events_to_come: int
    next_event: str | None
    next_fate: str | None
    fates_left: int
    fate_discards: list[str]
    held: list[str]
    held_count: int
    held_unseen: bool
    """Whether the Zeds player does not see what is held."""


class ResearchView(TypedDict):
    """The Research deck and what it has brought."""

    current: str
    early_to_come: int
    late_to_come: int
    final_component: bool
    antidote: bool
    components: list[str]


class ShiftView(TypedDict):
    """Why a column has shifted, and how far; right is positive."""

    source: str
    by: int


class FightView(TypedDict):
    """The hand-to-hand under way; columns are counted from 0, which is best for Zeds."""

    zeds: list[str]
    unit: str | None
    space: str
    came_from: str | None
    zeds_attack: bool
    start: int | None
    shifts: list[ShiftView]
    column: int | None
    dice: list[int]


class HeroSeatView(TypedDict):
    """One player."""

    seat: int
    heroes: list[str]
    action_ready: bool
    is_zeds: bool


class VersusView(TypedDict):
    """The Zeds player's means; the Schemes in hand and face down are that player's alone until the end."""

    actions: int
    schemes: list[str] | None
    schemes_buried: list[str] | None
    schemes_held: int
    schemes_left: int
    schemes_played: list[str]
    pool: list[str]
    """The Un-Zeds that an Agitate may bring; it is open to all."""
    first_score: int | None
    """In the second game of a match the Hero score of the first, in which seat 0 led the Heroes."""


class AccountLine(TypedDict):
    """A line of the account: how many there are, and the points."""

    line: str
    count: int
    points: int


class HiddenView(TypedDict):
    """What the sides of Versus kept from one another, laid open once the game is over. [DOZ-VERSUS-115]"""

    schemes: list[str]
    """In the hand of the Zeds player."""
    buried: list[str]
    """Discarded face down."""
    held: list[str]
    """The Fate cards that the Heroes still hold, where the Zeds player did not see them."""


class DawnResultView(TypedDict):
    """How the game ended, and what it was worth. In a match of two games, of the last one."""

    ending: str
    winners: list[int]
    account: list[AccountLine]
    score: int
    band: str
    epilogues: list[str]
    hidden: HiddenView | None
    """None where nobody led the Zeds."""


class DawnView(TypedDict):
    """What a seat may know of the table."""

    game: Literal["dawn_of_the_zeds"]
    seat: int | None
    level: str
    phase: Phase
    turn: int
    lead: int
    turn_of: int | None
    tracks: list[str]
    seats: list[HeroSeatView]
    units: list[UnitView]
    cemetery: list[str]
    spaces: list[SpaceView]
    supplies: int
    ammo: int
    infection: int
    chaos_left: int
    event_actions: int
    pressure_moves: int
    """Moves that Movement Pressure brings with a card of its symbol, 0 where it is off. [DOZ-PRESS-6]"""
    elwood: bool
    acting: str | None
    event: EventView | None
    decks: DecksView
    research: ResearchView | None
    fight: FightView | None
    versus: VersusView | None
    result: DawnResultView | None


def view(s: Known) -> DawnView:
    """A sight as JSON values."""
    return {
        "game": "dawn_of_the_zeds",
        "seat": _seat_or_none(s.seat),
        "level": s.box.level.id,
        "phase": PHASE_IDS[s.phase],
        "turn": s.turn,
        "lead": s.lead,
        "turn_of": _seat_or_none(s.asked),
        "tracks": [TRACKS[track].id for track in range(s.tracks)],
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "units": [_unit(s, unit) for unit, space in enumerate(s.at) if space < IN_PLAY],
        "cemetery": [
            UNIT_NAMES[unit].id for unit, space in enumerate(s.at) if SPACES[space].id == "cemetery"
        ],
        "spaces": _spaces(s),
        "supplies": s.supplies,
        "ammo": s.ammo,
        "infection": s.infection,
        "chaos_left": s.chaos_left,
        "event_actions": s.event_actions,
        "pressure_moves": s.pressure_moves,
        "elwood": s.elwood,
        "acting": UNIT_NAMES[s.acting].id if s.acting >= 0 else None,
        "event": _event(s),
        "decks": _decks(s),
        "research": _research(s),
        "fight": _fight(s),
        "versus": _versus(s),
        "result": _result(s),
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def _seat(s: Known, seat: int) -> HeroSeatView:
    heroes = [UNIT_NAMES[hero].id for hero, owner in enumerate(s.owner) if owner == seat]
    return {
        "seat": seat,
        "heroes": heroes,
        "action_ready": bool((s.player_actions >> seat) & 1) and seat != s.zeds_seat,
        "is_zeds": seat == s.zeds_seat,
    }


def _unit(s: Known, unit: int) -> UnitView:
    marks = s.marks[unit]
    owner = s.owner[unit] if unit < len(s.owner) else NOBODY
    return {
        "unit": UNIT_NAMES[unit].id,
        "space": SPACES[s.at[unit]].id,
        "strength": s.strength[unit],
        "hits": s.hits[unit],
        "hits_left": s.hits_left(unit),
        "reduced": bool(marks & REDUCED),
        "comatose": bool(marks & COMATOSE),
        "defiant": bool(marks & DEFIANT),
        "refugees": bool(marks & REFUGEES),
        "markers": [noun.id for i, noun in enumerate(MARKERS) if marks & (FIRST_MARKER << i)],
        "owner": _seat_or_none(owner),
        "free_actions": s.free_actions.count(unit),
        "used": memory_of(s.used, s.used_up, unit) if s.used or s.used_up else [],
    }


def _spaces(s: Known) -> list[SpaceView]:
    return [
        {
            "space": SPACES[space].id,
            "chaos": s.chaos[space],
            "ground": [name for i, name in enumerate(GROUND) if s.ground[space] & (1 << i)],
        }
        for space in range(len(s.chaos))
        if s.chaos[space] or s.ground[space]
    ]


def _tracks_left(s: Known) -> list[str]:
    left: list[str] = []
    for entry in s.activations:
        if entry < ANY_ORDER:
            left.append(TRACKS[entry].id)
        elif entry == ANY_ORDER + (1 << s.tracks) - 1:
            left.append("all")
        elif entry < FINISH_FATE:
            left += [TRACKS[track].id for track in range(s.tracks) if entry >> track & 1]
    return left


def _event(s: Known) -> EventView | None:
    if s.event < 0 or not s.event_revealed:
        return None
    return {
        "card": EVENTS[s.event].id,
        "fated_track": TRACKS[s.fated_track].id if s.fated_track >= 0 else None,
        "fate": FATES[s.fate].id if s.fate >= 0 else None,
        "begun": ZEDS < s.phase < OVER or (s.phase == ZEDS and s.moment > START_EFFECTS),
        "tracks_left": _tracks_left(s),
        "track": TRACKS[s.track].id if s.track >= 0 else None,
        "groups_left": [[UNIT_NAMES[unit].id for unit in group] for group in s.groups],
    }


def _decks(s: Known) -> DecksView:
    return {
        "events_revealed": s.revealed,
        "events_to_come": s.cards_to_come,
        "next_event": EVENTS[s.next_event].id if s.next_event >= 0 else None,
        "next_fate": FATES[s.next_fate].id if s.next_fate >= 0 else None,
        "fates_left": s.fates_to_come,
        "fate_discards": [FATES[card].id for card in s.fate_discards],
        "held": [FATES[card].id for card in s.fate_hand],
        "held_count": s.fates_held,
        "held_unseen": s.hides_fates,
    }


def _research(s: Known) -> ResearchView | None:
    if s.research < 0:
        return None
    components = range(COMPONENT_SOURCE, COMPONENT_SOURCE + COMPONENTS)
    return {
        "current": RESEARCH[s.research].id,
        "early_to_come": s.early_to_come,
        "late_to_come": s.late_to_come,
        "final_component": s.final_component,
        "antidote": s.antidote,
        "components": [
            WEAPON_COMPONENTS[source - COMPONENT_SOURCE].id for source in components if source in s.in_force
        ],
    }


def _fight(s: Known) -> FightView | None:
    fight = s.fight
    if fight is None:
        return None
    sources = WORDS.nouns["source"]
    return {
        "zeds": [UNIT_NAMES[unit].id for unit in fight.zeds],
        "unit": UNIT_NAMES[fight.unit].id if fight.unit >= 0 else None,
        "space": SPACES[fight.space].id,
        "came_from": SPACES[fight.came_from].id if fight.came_from >= 0 else None,
        "zeds_attack": fight.zeds_attack,
        "start": fight.start if fight.start >= 0 else None,
        "shifts": [
            {"source": sources[fight.shifts[i]].id, "by": fight.shifts[i + 1]}
            for i in range(0, len(fight.shifts), 2)
        ],
        "column": fight.column if fight.column >= 0 else None,
        "dice": fight.dice[:],
    }


def _versus(s: Known) -> VersusView | None:
    if s.zeds_seat == NOBODY:
        return None
    return {
        "actions": s.zeds_actions,
        "schemes": _scheme_ids(s.schemes) if s.seat == s.zeds_seat or s.phase == OVER else None,
        "schemes_buried": _scheme_ids(s.buried) if s.seat == s.zeds_seat or s.phase == OVER else None,
        "schemes_held": s.schemes_held,
        "schemes_left": s.schemes_left,
        "schemes_played": _scheme_ids(s.schemes_played),
        "pool": [UNIT_NAMES[unit].id for unit in s.pool],
        "first_score": s.first_score if s.match_game else None,
    }


def _scheme_ids(cards: list[int]) -> list[str]:
    return [SCHEMES[card].id for card in cards]


def _hidden(s: Known) -> HiddenView | None:
    if s.zeds_seat == NOBODY:
        return None
    return {
        "schemes": _scheme_ids(s.schemes),
        "buried": _scheme_ids(s.buried),
        "held": [FATES[card].id for card in s.fates_shown],
    }


def _result(s: Known) -> DawnResultView | None:
    if s.phase != OVER:
        return None
    return {
        "ending": ENDINGS[s.ending].id,
        "winners": s.winners,
        "account": [
            {"line": SCORE_LINES[line].id, "count": count, "points": points}
            for line, count, points in s.account
        ],
        "score": s.score,
        "band": BANDS[s.band].id,
        "epilogues": [EPILOGUES[line].id for line in s.epilogues],
        "hidden": _hidden(s),
    }
