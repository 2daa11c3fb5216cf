"""Verbs that heal, strengthen, replace and move Zeds."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import all_zeds, lay_on, put, take_away
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CUP,
    KIND,
    ON_TRACKS,
    TOWN,
    TOWN_CENTER,
    VILLAGE,
    are_neighbours,
    is_named,
    step_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import draw_zeds
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.effects.new_zeds_verbs import nearest_first
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by, strength
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    FIRST_MARKER,
    MARKERS,
    REDUCED,
    UPGRADES,
    marker_number,
    marker_source,
)
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import advance
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    UNITS,
    is_player_unit,
    is_regular_zeds,
    is_spreader,
    is_super_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.used import (
    PICKED,
    is_used_up,
    mark_used,
    mark_used_up,
    unmark_used,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import MARKER
from lastfire.games.dawn_of_the_zeds.rules.words.events import (
    ASK_EVENT_UNIT,
    ASK_STRONGEST,
    ASK_UPGRADE,
    MARKER_PLACED,
    ZEDS_FLIPPED,
    ZEDS_HEALED,
    ZEDS_REPLACED,
)

# Markers.


def lay_marker(t: DawnTable, unit: int, mark: int) -> None:
    """A marker is laid on a unit; from now on it has been in play. [DOZ-UNIT-51, DOZ-EVENT-41]"""
    lay_on(t, unit, mark)
    if not is_used_up(t, marker_source(mark)):
        mark_used_up(t, marker_source(mark))
    t.tell(MARKER_PLACED, unit, marker_number(mark))


def lost_upgrades(t: DawnTable) -> list[int]:
    """The markers of Zeds that have been in play and left it. [DOZ-EVENT-41]"""
    borne = 0
    for unit in range(UNITS):
        borne |= t.marks[unit]
    return [mark for mark in UPGRADES if not borne & mark and is_used_up(t, marker_source(mark))]


def strongest(t: DawnTable, zeds: list[int]) -> list[int]:
    """Those of highest current Strength among some Zeds."""
    most = max([strength(t, unit) for unit in zeds], default=0)
    return [unit for unit in zeds if strength(t, unit) == most]


def upgrade_strongest(t: DawnTable, mark: int) -> Flow:
    """A marker for the strongest Regular Zeds on the map; among equals it is a tie. [DOZ-GOAL-9]"""
    zeds = strongest(t, [unit for unit in all_zeds(t) if is_regular_zeds(unit)])
    if zeds:
        yield from choose_unit(t, tie_seat(t), ASK_STRONGEST, zeds, marker_number(mark))
        lay_marker(t, t.reply, mark)


@dataclass(frozen=True)
class UpgradeStrongest(Verb):
    """A marker for the strongest Regular Zeds. [DOZ-UNIT-45..48]"""

    mark: int

    def words(self) -> Name:
        name = MARKERS[marker_number(self.mark)].name
        return Name(
            f"Place the {name.en} marker on the strongest Regular Zeds unit.",
            f"最も強い通常ゼッズに{name.ja}マーカーを置く。",
        )

    def lays(self) -> int:
        return self.mark

    def do(self, t: DawnTable) -> Flow:
        return upgrade_strongest(t, self.mark)


@dataclass(frozen=True)
class ReturnUpgrade(Verb):
    """A marker that has left play comes back. [DOZ-EVENT-41]"""

    def words(self) -> Name:
        return Name(
            "Choose an upgrade marker of Zeds that has left play and place it on the strongest Regular Zeds "
            "unit.",
            "取り除かれたゼッズの強化マーカーを1個選び、最も強い通常ゼッズに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        lost = lost_upgrades(t)
        if lost:
            yield from choose(
                t, t.lead, ASK_UPGRADE, [MARKER + marker_number(mark) for mark in lost], t.event
            )
            yield from upgrade_strongest(t, FIRST_MARKER << (t.reply - MARKER))


# Hits.


def recover(t: DawnTable, unit: int, count: int) -> None:
    """Zeds lose Hits of the side they show; they do not turn to their full side for it."""
    if t.hits[unit]:
        t.hits[unit] = max(0, t.hits[unit] - count)
        t.tell(ZEDS_HEALED, unit, t.hits[unit])


@dataclass(frozen=True)
class HealZeds(Verb):
    """All partial Hits leave all Zeds. [DOZ-UNIT-4]"""

    def words(self) -> Name:
        return Name(
            "Remove all Hits from all Zeds; reduced ones stay reduced.",
            "すべてのゼッズからヒットをすべて取り除く。弱体面のものは弱体面のまま。",
        )

    def do(self, t: DawnTable) -> Flow:
        for unit in all_zeds(t):
            recover(t, unit, t.hits[unit])
        return NOTHING


@dataclass(frozen=True)
class FlipZedsOnNamedSpaces(Verb):
    """Zeds of named spaces return to their full side. [DOZ-BOARD-13]"""

    def words(self) -> Name:
        return Name(
            "Turn all Zeds in named spaces to their full side.",
            "名前のあるスペースにいるゼッズをすべて通常面にする。",
        )

    def do(self, t: DawnTable) -> Flow:
        for unit in all_zeds(t):
            if is_named(t.at[unit]) and t.marks[unit] & REDUCED:
                t.marks[unit] &= ~REDUCED
                t.tell(ZEDS_FLIPPED, unit)
        return NOTHING


@dataclass(frozen=True)
class HealZedsNearTown(Verb):
    """Zeds in or beside a Town space or Village without player units recover a Hit; spreaders do not.

    ``regular``: Regular Zeds only.
    """

    regular: bool = False

    def words(self) -> Name:
        en, ja = (
            ("Regular Zeds unit", "通常ゼッズ")
            if self.regular
            else ("Regular or Super Zeds unit", "通常ゼッズとスーパーゼッズ")
        )
        return Name(
            f"Remove 1 Hit from each {en} in or next to a Town space or Village without player units.",
            f"プレイヤーユニットのいない市街スペースか村、またはその隣にいる{ja}それぞれからヒットを1取り除く。",
        )

    def do(self, t: DawnTable) -> Flow:
        empty = [space for space in ON_TRACKS if KIND[space] in (TOWN, VILLAGE) and _has_no_players(t, space)]
        for unit in all_zeds(t):
            if is_spreader(unit) or (self.regular and not is_regular_zeds(unit)):
                continue
            at = t.at[unit]
            if any(space == at or are_neighbours(space, at) for space in empty):
                recover(t, unit, 1)
        return NOTHING


def _has_no_players(t: DawnTable, space: int) -> bool:
    """Whether no player unit of any kind is in a space."""
    return not any(is_player_unit(unit) for unit in t.here[space])


# Other Zeds in their place.


@dataclass(frozen=True)
class ReplaceWeakZeds(Verb):
    """Regular Zeds of low current Strength give way to others in place, nearest Town Center first.

    The new one is drawn before the old one is back in the cup; without one nothing is replaced.
    [DOZ-EVENT-20, DOZ-ZEDS-20]
    """

    most: int

    def words(self) -> Name:
        return Name(
            f"Replace each Regular Zeds unit of current Strength {self.most} or less by a random new one, "
            "nearest Town Center first; its markers are lost.",
            f"現在の戦力が{self.most}以下の通常ゼッズを、タウンセンターに近いものから順に、"
            "無作為に引いた新しい通常ゼッズに置き換える。載っていたマーカーは失われる。",
        )

    def do(self, t: DawnTable) -> Flow:
        weak = [unit for unit in all_zeds(t) if is_regular_zeds(unit) and strength(t, unit) <= self.most]
        for unit in nearest_first(t, weak):
            if t.here[CUP]:
                space = t.at[unit]
                yield from draw_zeds(t)
                drawn = t.reply
                take_away(t, unit)
                put(t, drawn, space)
                t.tell(ZEDS_REPLACED, unit, drawn)


# Super Zeds once more.


@dataclass(frozen=True)
class ActivateSuperZeds(Verb):
    """Each of the Super Zeds moves once more, alone, nearest Town Center first. [DOZ-EVENT-28]

    While it does it is marked, for the columns that go with it (``event_holdings.PickedZedsShift``).
    """

    def words(self) -> Name:
        return Name(
            "Activate each of the Super Zeds once more, alone, nearest Town Center first.",
            "スーパーゼッズをタウンセンターに近いものから順に、1つずつ単独でもう1回活性化する。",
        )

    def do(self, t: DawnTable) -> Flow:
        waiting = [unit for unit in all_zeds(t) if is_super_zeds(unit)]
        while waiting:
            nearest = min([step_of(t.at[unit]) for unit in waiting])
            tied = [unit for unit in waiting if step_of(t.at[unit]) == nearest]
            yield from choose_unit(t, tie_seat(t), ASK_EVENT_UNIT, tied, t.event)
            unit = t.reply
            for _, bearer, holding in held_by(t, unit, questions.AT_ACTIVATION):
                yield from holding.at_activation(t, bearer)
            mark_used(t, PICKED, unit)
            yield from advance(t, (unit,))
            unmark_used(t, PICKED, unit)
            waiting = [other for other in waiting if other != unit and t.at[other] < TOWN_CENTER]
