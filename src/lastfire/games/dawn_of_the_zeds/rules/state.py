"""What is on the table in Dawn of the Zeds, as plain data."""

from typing import TYPE_CHECKING, Final

from lastfire.engine.chance import EVERYONE, Chance
from lastfire.engine.native import mypyc_attr, slots
from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.engine.record import RecordKind
from lastfire.engine.step import Ended, Table
from lastfire.games.dawn_of_the_zeds.rules.board.ground import BARRICADE as BARRICADE
from lastfire.games.dawn_of_the_zeds.rules.board.ground import BRIDGE_DOWN as BRIDGE_DOWN
from lastfire.games.dawn_of_the_zeds.rules.board.ground import FERRY as FERRY
from lastfire.games.dawn_of_the_zeds.rules.board.ground import IMPASSABLE as IMPASSABLE
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MINEFIELD_4 as MINEFIELD_4
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MINEFIELD_7 as MINEFIELD_7
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MOST_EVENT_ACTIONS as MOST_EVENT_ACTIONS
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MOST_INFECTION as MOST_INFECTION
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MOST_STORES as MOST_STORES
from lastfire.games.dawn_of_the_zeds.rules.board.ground import NO_ENTRY as NO_ENTRY
from lastfire.games.dawn_of_the_zeds.rules.board.ground import STRONGPOINT as STRONGPOINT
from lastfire.games.dawn_of_the_zeds.rules.board.room import ONE_IN_ALL, TWO_A_SIDE
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import IN_PLAY, LISTED, SPACES
from lastfire.games.dawn_of_the_zeds.rules.sources import REFUGEES, marker_sources
from lastfire.games.dawn_of_the_zeds.rules.stages import ACTION as ACTION
from lastfire.games.dawn_of_the_zeds.rules.stages import CHAOS_WINS as CHAOS_WINS
from lastfire.games.dawn_of_the_zeds.rules.stages import EAT as EAT
from lastfire.games.dawn_of_the_zeds.rules.stages import EVENT as EVENT
from lastfire.games.dawn_of_the_zeds.rules.stages import FOUR_R as FOUR_R
from lastfire.games.dawn_of_the_zeds.rules.stages import HOUSEKEEPING as HOUSEKEEPING
from lastfire.games.dawn_of_the_zeds.rules.stages import INFECTION as INFECTION
from lastfire.games.dawn_of_the_zeds.rules.stages import OVER as OVER
from lastfire.games.dawn_of_the_zeds.rules.stages import SETUP as SETUP
from lastfire.games.dawn_of_the_zeds.rules.stages import STILL_ON as STILL_ON
from lastfire.games.dawn_of_the_zeds.rules.stages import SURVIVED as SURVIVED
from lastfire.games.dawn_of_the_zeds.rules.stages import TOWN_FALLS as TOWN_FALLS
from lastfire.games.dawn_of_the_zeds.rules.stages import ZEDS as ZEDS
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import COUNTS, FIRST_RAIDERS, HERO, UNITS, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.units.names import SAID_REFUGEES
from lastfire.games.dawn_of_the_zeds.rules.versus.state import (
    Versus,
    new_versus,
    unpack_versus,
    with_other_seats,
)

if TYPE_CHECKING:
    from lastfire.games.dawn_of_the_zeds.rules.box import Box

NOBODY: Final = -1
NONE: Final = -1

ACTS: Final = 4

MOST: Final = 2000
"""A save with a larger number on its table was made up."""


class HouseRules:
    """The options a match is played with. Never changed once play has begun.

    ``room`` says how many units of a side each space holds. [DOZ-STACK-1..5]
    """

    def __init__(
        self,
        length: int = 1,
        hero_choice: int = 1,
        town_terrain: int = 2,
        tunnel_two_a_side: bool = False,
        tunnel_entrances: bool = False,
        refugees_chaos_infection: bool = False,
        unlimited_barricades: bool = False,
        pressure: int = 1,
        zeds_income_bonus: int = 0,
        hidden_fate: bool = False,
        hatch_space_5: bool = False,
        versus: bool = False,
        versus_match: bool = False,
    ) -> None:
        self.length = length
        self.hero_choice = hero_choice
        self.town_terrain = town_terrain
        self.tunnel_two_a_side = tunnel_two_a_side
        self.room = TWO_A_SIDE if tunnel_two_a_side else ONE_IN_ALL
        self.tunnel_entrances = tunnel_entrances
        self.refugees_chaos_infection = refugees_chaos_infection
        self.unlimited_barricades = unlimited_barricades
        self.pressure = pressure
        self.zeds_income_bonus = zeds_income_bonus
        self.hidden_fate = hidden_fate
        self.hatch_space_5 = hatch_space_5
        self.versus = versus
        self.versus_match = versus_match


@mypyc_attr(free_list_len=1)
class Fight:
    """The hand-to-hand under way, for those who look on. [DOZ-COMBAT-17]

    ``zeds`` are the units on the Zeds side of the table, ``unit`` the one on the human side. ``came_from``
    is where the attackers were before, ``shifts`` lists the reasons and the number of columns in turn,
    ``cards`` the sources that were played for this fight and hold in it alone. ``is_turned`` says that a card
    has turned a lost defence into a won one. [DOZ-FATE-16]
    """

    zeds: list[int]
    unit: int
    space: int
    came_from: int
    zeds_attack: bool
    start: int
    shifts: list[int]
    column: int
    dice: list[int]
    rerolled: bool
    # What an ability has changed about it.
    spares_infection: bool
    spares_unit: bool
    cards: list[int]
    is_turned: bool

    def copy(self) -> "Fight":
        """An equal fight."""
        other = Fight()
        other.zeds = self.zeds[:]
        other.unit = self.unit
        other.space = self.space
        other.came_from = self.came_from
        other.zeds_attack = self.zeds_attack
        other.start = self.start
        other.shifts = self.shifts[:]
        other.column = self.column
        other.dice = self.dice[:]
        other.rerolled = self.rerolled
        other.spares_infection = self.spares_infection
        other.spares_unit = self.spares_unit
        other.cards = self.cards[:]
        other.is_turned = self.is_turned
        return other

    def pack(self) -> list[int]:
        """The fight as numbers."""
        return [
            len(self.zeds),
            *self.zeds,
            self.unit,
            self.space,
            self.came_from,
            int(self.zeds_attack),
            self.start,
            len(self.shifts),
            *self.shifts,
            self.column,
            len(self.dice),
            *self.dice,
            int(self.rerolled),
            int(self.spares_infection),
            int(self.spares_unit),
            len(self.cards),
            *self.cards,
            int(self.is_turned),
        ]


def new_fight(zeds: list[int], unit: int, space: int, came_from: int, zeds_attack: bool) -> Fight:
    """A fight before its column is known."""
    fight = Fight()
    fight.zeds = zeds
    fight.unit = unit
    fight.space = space
    fight.came_from = came_from
    fight.zeds_attack = zeds_attack
    fight.start = NONE
    fight.shifts = []
    fight.column = NONE
    fight.dice = []
    fight.rerolled = False
    fight.spares_infection = False
    fight.spares_unit = False
    fight.cards = []
    fight.is_turned = False
    return fight


def _unpack_fight(r: Numbers) -> Fight:
    fight = Fight()
    fight.zeds = r.many()
    fight.unit = r.one()
    fight.space = r.one()
    fight.came_from = r.one()
    fight.zeds_attack = r.flag()
    fight.start = r.one()
    fight.shifts = r.many()
    fight.column = r.one()
    fight.dice = r.many()
    fight.rerolled = r.flag()
    fight.spares_infection = r.flag()
    fight.spares_unit = r.flag()
    fight.cards = r.many()
    fight.is_turned = r.flag()
    return fight


class DawnTable(Table):
    """Everything that lies on the table. ``new_table`` makes an empty one.

    Decks have no order before a card is turned: ``events_left`` are the Event cards nobody has seen,
    ``to_come`` says how many Regular and how many Special cards of each Act are still in the deck.
    """

    __slots__ = slots(
        "phase moment turn lead at hits marks here team heard owner chaos ground empty closed chaos_left "
        "supplies ammo infection event_actions player_actions free_actions used used_up in_force event "
        "fated_track fate revealed events_left to_come top_event saw_event doctor_to_come fates "
        "fate_discards fate_hand saw_fate open_fates research early_left early_to_come late_left "
        "standard_left standard_to_come final_component antidote elwood activations track groups again "
        "pressure_left fight in_outbreak passes asked acting versus ending box house heroes zeds_seat "
        "tracks"
    )

    phase: int
    moment: int  # where in the phase; each phase says what its numbers mean
    turn: int
    lead: int  # the lead player [DOZ-COOP-7]
    # Units: where each is, the Hits on the side it shows, its marks; and who is where, in ``spaces.LISTED``.
    at: list[int]
    hits: list[int]
    marks: list[int]
    here: list[tuple[int, ...]]
    team: tuple[int, ...]  # the player units in play
    # By question, how many units in play, markers and sources in force have an answer; nobody where it is 0.
    heard: list[int]
    owner: list[int]  # of each Hero, -1 for none
    # Spaces: Chaos markers on each, and what else lies there.
    chaos: list[int]
    ground: list[int]
    empty: int  # where nobody is and nothing lies, a set of spaces as bits
    closed: bool  # whether No Entry lies anywhere
    chaos_left: int
    # Tracks and action markers. ``player_actions`` is a set of seats, as bits.
    supplies: int
    ammo: int
    infection: int
    event_actions: int
    player_actions: int
    free_actions: list[int]  # the unit that each free Action belongs to
    # What has been used: this turn, and in this game; see ``used.py``.
    used: list[int]
    used_up: list[int]
    # The sources that are in force beside what lies on units, see ``sources.py``.
    in_force: list[int]
    # The Event deck. ``top_event`` is the next card where somebody has looked at it, by ``saw_event``.
    event: int
    fated_track: int
    fate: int  # the Fate card whose track was read, until it is carried out
    revealed: int
    events_left: list[int]
    to_come: list[int]
    top_event: int
    saw_event: int
    doctor_to_come: bool
    # The Fate deck.
    fates: Pile
    fate_discards: list[int]
    fate_hand: list[int]
    saw_fate: int
    open_fates: list[int]  # the Fate card and the track of each draw that is not finished, the last one last
    # Research.
    research: int
    early_left: list[int]
    early_to_come: int
    late_left: list[int]
    standard_left: list[int]
    standard_to_come: int
    final_component: bool
    antidote: bool
    elwood: bool
    # The Zeds Phase: the tracks to be activated (see ``turn/activation.py``), the one under way, the groups
    # that are still to move, the units that try a second move once all groups have moved.
    activations: list[int]
    track: int
    groups: list[tuple[int, ...]]
    again: list[int]
    pressure_left: int
    # What is going on.
    fight: Fight | None
    in_outbreak: bool
    passes: int
    asked: int  # the seat whose turn it is to act in the Action Phase
    acting: int  # the unit that was chosen to act
    versus: Versus | None
    ending: int

    def __init__(self, seats: int, chance: Chance, box: "Box", house: HouseRules) -> None:
        Table.__init__(self, seats, chance)
        self.box = box
        self.house = house
        self.heroes = seats - 1 if house.versus else seats  # how many Hero players [DOZ-VERSUS-1]
        self.zeds_seat = seats - 1 if house.versus else NOBODY
        self.tracks = box.tracks

    def tell(self, kind: RecordKind, *values: int) -> None:
        if self.told is not None:
            if self.versus is not None and self.versus.game:
                values = with_other_seats(kind.fields, values)
            if "unit" in kind.fields:
                values = self._called_refugees(kind.fields.index("unit"), values)
            self.told.append((kind, EVERYONE, values, self.chance.news))

    def _called_refugees(self, field: int, values: tuple[int, ...]) -> tuple[int, ...]:
        """What is told, with Villagers who have fled called Refugees. [DOZ-UNIT-19]"""
        unit = values[field]
        if unit >= 0 and is_refugees(unit) and self.marks[unit] & REFUGEES:
            return (*values[:field], unit + SAID_REFUGEES, *values[field + 1 :])
        return values

    def copy(self) -> "DawnTable":
        """An equal table; cards and options are shared, they never change."""
        other = DawnTable(self.seats, self.chance.copy(), self.box, self.house)
        other.prepared = self.prepared
        other.phase = self.phase
        other.moment = self.moment
        other.turn = self.turn
        other.lead = self.lead
        other.at = self.at[:]
        other.hits = self.hits[:]
        other.marks = self.marks[:]
        other.here = self.here[:]
        other.team = self.team
        other.heard = self.heard[:]
        other.owner = self.owner[:]
        other.chaos = self.chaos[:]
        other.ground = self.ground[:]
        other.empty = self.empty
        other.closed = self.closed
        other.chaos_left = self.chaos_left
        other.supplies = self.supplies
        other.ammo = self.ammo
        other.infection = self.infection
        other.event_actions = self.event_actions
        other.player_actions = self.player_actions
        other.free_actions = self.free_actions[:]
        other.used = self.used[:]
        other.used_up = self.used_up[:]
        other.in_force = self.in_force[:]
        other.event = self.event
        other.fated_track = self.fated_track
        other.fate = self.fate
        other.revealed = self.revealed
        other.events_left = self.events_left[:]
        other.to_come = self.to_come[:]
        other.top_event = self.top_event
        other.saw_event = self.saw_event
        other.doctor_to_come = self.doctor_to_come
        other.fates = self.fates.copy()
        other.fate_discards = self.fate_discards[:]
        other.fate_hand = self.fate_hand[:]
        other.saw_fate = self.saw_fate
        other.open_fates = self.open_fates[:]
        other.research = self.research
        other.early_left = self.early_left[:]
        other.early_to_come = self.early_to_come
        other.late_left = self.late_left[:]
        other.standard_left = self.standard_left[:]
        other.standard_to_come = self.standard_to_come
        other.final_component = self.final_component
        other.antidote = self.antidote
        other.elwood = self.elwood
        other.activations = self.activations[:]
        other.track = self.track
        other.groups = self.groups[:]
        other.again = self.again[:]
        other.pressure_left = self.pressure_left
        other.fight = None if self.fight is None else self.fight.copy()
        other.in_outbreak = self.in_outbreak
        other.passes = self.passes
        other.asked = self.asked
        other.acting = self.acting
        other.versus = None if self.versus is None else self.versus.copy()
        other.ending = self.ending
        return other

    def pack(self) -> list[int]:
        """Everything on the table as numbers; ``unpack_table`` reads them.

        Who is where, who is in play, which questions they answer, and what is empty follows from the rest.
        """
        out = [
            self.phase,
            self.moment,
            self.turn,
            self.lead,
            *self.at,
            *self.hits,
            *self.marks,
            *self.owner,
            *self.chaos,
            *self.ground,
            self.chaos_left,
            self.supplies,
            self.ammo,
            self.infection,
            self.event_actions,
            self.player_actions,
            self.event,
            self.fated_track,
            self.fate,
            self.revealed,
            self.top_event,
            self.saw_event,
            int(self.doctor_to_come),
            self.saw_fate,
            self.research,
            self.early_to_come,
            self.standard_to_come,
            int(self.final_component),
            int(self.antidote),
            int(self.elwood),
            self.track,
            self.pressure_left,
            int(self.in_outbreak),
            self.passes,
            self.asked,
            self.acting,
            self.ending,
            *self.to_come,
        ]
        for numbers in (
            self.free_actions,
            self.used,
            self.used_up,
            self.in_force,
            self.events_left,
            self.fate_discards,
            self.fate_hand,
            self.open_fates,
            self.early_left,
            self.late_left,
            self.standard_left,
            self.activations,
            self.again,
        ):
            out.append(len(numbers))
            out += numbers
        out += self.fates.pack()
        out.append(len(self.groups))
        for group in self.groups:
            out += [len(group), *group]
        out += [0] if self.fight is None else [1, *self.fight.pack()]
        out += [0] if self.versus is None else [1, *self.versus.pack()]
        return out


def new_table(seats: int, chance: Chance, box: "Box", house: HouseRules) -> DawnTable:
    """An empty table: every counter lies where it begins, no card is dealt."""
    t = DawnTable(seats, chance, box, house)
    clear_table(t)
    t.versus = new_versus() if house.versus else None
    return t


def clear_table(t: DawnTable) -> None:
    """Take everything back into the box, but for what lasts from one game of a match to the next.

    Each Hero player has a Player Action; Infection starts at 0.
    [DOZ-SETUP-10, DOZ-VERSUS-3, DOZ-VERSUS-8]
    """
    box = t.box
    t.phase = SETUP
    t.moment = 0
    t.turn = 0
    t.lead = t.heroes - 1  # the first turn makes seat 0 the lead player [DOZ-COOP-7]
    t.at = box.homes[:]
    t.hits = [0] * UNITS
    t.marks = [0] * UNITS
    t.here = box.here[:]
    t.team = ()
    t.heard = box.heard[:]
    t.owner = [NOBODY] * COUNTS[HERO]
    t.chaos = [0] * len(SPACES)
    t.ground = [0] * len(SPACES)
    t.empty = box.empty
    t.closed = False
    t.chaos_left = box.level.chaos
    t.supplies = 0
    t.ammo = 0
    t.infection = 0
    t.event_actions = 0
    t.player_actions = (1 << t.heroes) - 1
    t.free_actions = []
    t.used = []
    t.used_up = []
    t.in_force = []
    t.event = NONE
    t.fated_track = NONE
    t.fate = NONE
    t.revealed = 0
    t.events_left = []
    t.to_come = [0] * (2 * ACTS)
    t.top_event = NONE
    t.saw_event = 0
    t.doctor_to_come = False
    t.fates = Pile([])
    t.fate_discards = []
    t.fate_hand = []
    t.saw_fate = 0
    t.open_fates = []
    t.research = NONE
    t.early_left = []
    t.early_to_come = 0
    t.late_left = []
    t.standard_left = []
    t.standard_to_come = 0
    t.final_component = False
    t.antidote = False
    t.elwood = False
    t.activations = []
    t.track = NONE
    t.groups = []
    t.again = []
    t.pressure_left = 0
    t.fight = None
    t.in_outbreak = False
    t.passes = 0
    t.asked = NOBODY
    t.acting = NONE
    t.ending = STILL_ON


def who_is_where(at: list[int]) -> list[tuple[int, ...]]:
    """The units in each space that is listed, in the order of their numbers."""
    found: list[list[int]] = [[] for _ in SPACES]
    for unit, space in enumerate(at):
        if LISTED[space]:
            found[space].append(unit)
    return [tuple(units) for units in found]


def empty_spaces(here: list[tuple[int, ...]], chaos: list[int], ground: list[int]) -> int:
    """The spaces where nobody is and nothing lies, as bits."""
    empty = 0
    for space, units in enumerate(here):
        if not units and not chaos[space] and not ground[space]:
            empty |= 1 << space
    return empty


def is_any_closed(ground: list[int]) -> bool:
    """Whether No Entry lies in any space."""
    return any(each & NO_ENTRY for each in ground)


def _who_is_in_play(at: list[int]) -> tuple[int, ...]:
    """The player units in play, by number."""
    return tuple([unit for unit in range(FIRST_RAIDERS) if at[unit] < IN_PLAY])


def who_is_heard(box: "Box", at: list[int], marks: list[int], in_force: list[int]) -> list[int]:
    """By question, how many units in play, markers on units and sources in force have an answer to it."""
    heard = box.heard[:]
    sources = [unit for unit, space in enumerate(at) if space < IN_PLAY]
    for each in marks:
        sources += marker_sources(each)
    for source in sources + in_force:
        for question in box.asked[source]:
            heard[question] += 1
    return heard


def unpack_table(numbers: list[int], seats: int, box: "Box", house: HouseRules) -> DawnTable:
    """The table that ``DawnTable.pack`` turned into numbers, read in the same order."""
    r = Numbers(numbers, MOST)
    t = DawnTable(seats, Chance(), box, house)
    t.phase = r.one()
    t.moment = r.one()
    t.turn = r.one()
    t.lead = r.one()
    t.at = r.so_many(UNITS)
    t.hits = r.so_many(UNITS)
    t.marks = r.so_many_bits(UNITS)
    t.here = who_is_where(t.at)
    t.team = _who_is_in_play(t.at)
    t.owner = r.so_many(COUNTS[HERO])
    t.chaos = r.so_many(len(SPACES))
    t.ground = r.so_many_bits(len(SPACES))
    t.empty = empty_spaces(t.here, t.chaos, t.ground)
    t.closed = is_any_closed(t.ground)
    t.chaos_left = r.one()
    t.supplies = r.one()
    t.ammo = r.one()
    t.infection = r.one()
    t.event_actions = r.one()
    t.player_actions = r.one()
    t.event = r.one()
    t.fated_track = r.one()
    t.fate = r.one()
    t.revealed = r.one()
    t.top_event = r.one()
    t.saw_event = r.one()
    t.doctor_to_come = r.flag()
    t.saw_fate = r.one()
    t.research = r.one()
    t.early_to_come = r.one()
    t.standard_to_come = r.one()
    t.final_component = r.flag()
    t.antidote = r.flag()
    t.elwood = r.flag()
    t.track = r.one()
    t.pressure_left = r.one()
    t.in_outbreak = r.flag()
    t.passes = r.one()
    t.asked = r.one()
    t.acting = r.one()
    t.ending = r.one()
    t.to_come = r.so_many(2 * ACTS)
    t.free_actions = r.many()
    t.used = r.many_bits()
    t.used_up = r.many_bits()
    t.in_force = r.many()
    t.heard = who_is_heard(box, t.at, t.marks, t.in_force)
    t.events_left = r.many()
    t.fate_discards = r.many()
    t.fate_hand = r.many()
    t.open_fates = r.many()
    t.early_left = r.many()
    t.late_left = r.many()
    t.standard_left = r.many()
    t.activations = r.many_bits()
    t.again = r.many()
    t.fates = r.pile()
    t.groups = [tuple(r.many()) for _ in range(r.one())]
    t.fight = _unpack_fight(r) if r.flag() else None
    t.versus = unpack_versus(r) if r.flag() else None
    r.end()
    return t


def end_game(t: DawnTable, ending: int) -> None:
    """The game is over in the middle of whatever is going on. [DOZ-END-1, DOZ-END-2, DOZ-END-3]"""
    t.ending = ending
    t.phase = OVER
    t.moment = 0
    raise Ended
