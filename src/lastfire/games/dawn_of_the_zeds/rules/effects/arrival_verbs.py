"""Verbs that bring units of the players, Raiders and others into play, and markers to Civilians."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import enter_play
from lastfire.games.dawn_of_the_zeds.rules.board.counters import available
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    ASIDE,
    IN_PLAY,
    STARTS,
    STEPS,
    SURFACE_TRACKS,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for
from lastfire.games.dawn_of_the_zeds.rules.choosing import (
    choose_space,
    choose_track,
    choose_unit,
    tie_seat,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import space_words
from lastfire.games.dawn_of_the_zeds.rules.effects.zeds_verbs import lay_marker
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, MARKERS, marker_number
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.four_r import move_raiders
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_CIVILIANS,
    FIRST_REGULAR_CIVILIANS,
    FIRST_VILLAGERS,
)
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT, UNIT_NAMES
from lastfire.games.dawn_of_the_zeds.rules.used import PICKED, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.un_zeds import come_to_start
from lastfire.games.dawn_of_the_zeds.rules.windows import CHAOS_READ, offer
from lastfire.games.dawn_of_the_zeds.rules.words.events import (
    ASK_ARRIVAL,
    ASK_EVENT_TRACK,
    ASK_EVENT_UNIT,
    ASK_MARKED,
    HERO_PICKED,
)


@dataclass(frozen=True)
class ArriveOnFatedStart(Verb):
    """A unit comes to the Fated Start; ``surface``: for the Tunnel the players choose another track.

    A full Start passes it on to one with room. [DOZ-EVENT-13, DOZ-EVENT-14, DOZ-STACK-7]
    """

    unit: str
    surface: bool = False

    def words(self) -> Name:
        name = UNIT_NAMES[UNIT[self.unit]].name
        if self.surface:
            return Name(
                f"Place {_called(self.unit).en} on the Start space of the Fated track (for the Tunnel, of a "
                "surface track of your choice).",
                f"{name.ja}を運命のトラックのスタートスペースに置く"
                "（トンネルなら、選んだ地上のトラックのスタートスペース）。",
            )
        return Name(
            f"Place {_called(self.unit).en} on the Start space of the Fated track.",
            f"{name.ja}を運命のトラックのスタートスペースに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        unit = UNIT[self.unit]
        if t.at[unit] != ASIDE:
            return
        start = STARTS[t.fated_track]
        if self.surface and t.fated_track >= SURFACE_TRACKS:
            yield from choose_track(t, t.lead, ASK_EVENT_TRACK, list(range(SURFACE_TRACKS)), t.event)
            start = STARTS[t.reply]
        if not has_room_for(t, unit, start):
            tracks = SURFACE_TRACKS if self.surface else t.tracks
            starts = [space for space in STARTS[:tracks] if has_room_for(t, unit, space)]
            yield from choose_space(t, t.lead, ASK_ARRIVAL, starts or [start], unit)
            start = t.reply
        yield from enter_play(t, unit, start)


def _called(unit: str) -> Name:
    """A unit in a sentence."""
    name = UNIT_NAMES[UNIT[unit]].name
    return Name(f"the {name.en}", name.ja) if unit in ("rangers", "vip", "national_guard") else name


@dataclass(frozen=True)
class ArriveInTown(Verb):
    """A unit comes to Town Center."""

    unit: str

    def words(self) -> Name:
        name, center = UNIT_NAMES[UNIT[self.unit]].name, space_words(TOWN_CENTER)
        return Name(f"Place {name.en} in {center.en}.", f"{name.ja}を{center.ja}に置く。")

    def do(self, t: DawnTable) -> Flow:
        if t.at[UNIT[self.unit]] == ASIDE:
            yield from enter_play(t, UNIT[self.unit], TOWN_CENTER)


@dataclass(frozen=True)
class HeroicCiviliansArrive(Verb):
    """Random Heroic Civilians who are available come to Town Center. [DOZ-UNIT-12]"""

    def words(self) -> Name:
        return Name(
            "Place a random available Heroic Civilians unit in Town Center.",
            "登場できる英雄市民から無作為に1つを、タウンセンターに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        units = available(t, FIRST_CIVILIANS, FIRST_REGULAR_CIVILIANS)
        if units:
            yield from enter_play(t, t.chance.take(units), TOWN_CENTER)


@dataclass(frozen=True)
class RaidersArrive(Verb):
    """Raiders come to the surface track with most Chaos, and move at once. [DOZ-EVENT-32]"""

    unit: str

    def words(self) -> Name:
        name = UNIT_NAMES[UNIT[self.unit]].name
        return Name(
            f"Place {name.en} on the Start space of the surface track with the most Chaos markers; they move "
            "1 space at once.",
            f"混沌マーカーが最も多い地上のトラックのスタートスペースに{name.ja}を置き、すぐに1スペース移動させる。",
        )

    def do(self, t: DawnTable) -> Flow:
        unit = UNIT[self.unit]
        if t.at[unit] != ASIDE:
            return
        yield from offer(t, CHAOS_READ)
        counts = [sum(t.chaos[track * STEPS : track * STEPS + STEPS]) for track in range(SURFACE_TRACKS)]
        most = [track for track in range(SURFACE_TRACKS) if counts[track] == max(counts)]
        yield from choose_track(t, tie_seat(t), ASK_EVENT_TRACK, most, t.event)
        yield from enter_play(t, unit, STARTS[t.reply])
        yield from move_raiders(t, unit)


@dataclass(frozen=True)
class UnZedsArrive(Verb):
    """An Un-Zeds unit comes to a Start of the Zeds player's choice without one. [DOZ-VERSUS-73]"""

    unit: str

    def words(self) -> Name:
        name = UNIT_NAMES[UNIT[self.unit]].name
        return Name(
            f"The Zeds player places {name.en} on a Start space without an Un-Zeds unit.",
            f"ゼッズプレイヤーは、生ける手先のいないスタートスペースに{name.ja}を置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        unit = UNIT[self.unit]
        return come_to_start(t, unit) if t.at[unit] == ASIDE else NOTHING


@dataclass(frozen=True)
class MarkCivilians(Verb):
    """The one marker of its kind for Regular Civilians of the players' choice, if nobody bears it.

    [DOZ-FATE-14]
    """

    mark: int

    def words(self) -> Name:
        name = MARKERS[marker_number(self.mark)].name
        return Name(
            f"Place the {name.en} marker on a Regular Civilians unit.",
            f"一般市民1つに{name.ja}マーカーを置く。",
        )

    def lays(self) -> int:
        return self.mark

    def is_possible(self, t: DawnTable) -> bool:
        return bool(self._civilians(t))

    def _civilians(self, t: DawnTable) -> list[int]:
        found: list[int] = []
        for unit in range(FIRST_REGULAR_CIVILIANS, FIRST_VILLAGERS):
            if t.marks[unit] & self.mark:
                return []
            if t.at[unit] < IN_PLAY:
                found.append(unit)
        return found

    def do(self, t: DawnTable) -> Flow:
        units = self._civilians(t)
        if units:
            yield from choose_unit(t, t.lead, ASK_MARKED, units, marker_number(self.mark))
            lay_marker(t, t.reply, self.mark)


@dataclass(frozen=True)
class PickHero(Verb):
    """The players pick the Hero that the card is about this turn (``event_holdings.PickedHeroShift``)."""

    def words(self) -> Name:
        return Name("Choose a Hero.", "ヒーローを1人選ぶ。")

    def do(self, t: DawnTable) -> Flow:
        heroes = [
            hero for hero in range(FIRST_CIVILIANS) if t.at[hero] < IN_PLAY and not t.marks[hero] & COMATOSE
        ]
        if heroes:
            yield from choose_unit(t, t.lead, ASK_EVENT_UNIT, heroes, t.event)
            mark_used(t, PICKED, t.reply)
            t.tell(HERO_PICKED, t.reply, t.event)
