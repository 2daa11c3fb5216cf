"""Verbs that bring new Zeds. What is full gives way by the rules of stacking. [DOZ-STACK-11, DOZ-STACK-12]"""

from dataclasses import dataclass

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import all_zeds, has_zeds, zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    BY_ID,
    CATACOMBS,
    KIND,
    ON_TRACKS,
    STARTS,
    STEPS,
    VILLAGES,
    step_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import new_zeds
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import actual_track, roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import space_words, track_words
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.levels import TUNNEL_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_super_zeds
from lastfire.games.dawn_of_the_zeds.rules.windows import CHAOS_READ, offer
from lastfire.games.dawn_of_the_zeds.rules.words.events import ASK_START


def new_unit_words(is_super: bool) -> Name:
    """A new Zeds unit, as what is placed."""
    if is_super:
        return Name("a new Super Zeds unit", "新しいスーパーゼッズ")
    return Name("a new Regular Zeds unit", "新しい通常ゼッズ")


def starts_in_play(t: DawnTable) -> list[int]:
    """The Start spaces of the tracks in play."""
    return [STARTS[track] for track in range(t.tracks)]


@dataclass(frozen=True)
class NewZedsOnEmptyStart(Verb):
    """New Zeds on an empty Start, or where the weakest Zeds stand. [DOZ-EVENT-25]"""

    def words(self) -> Name:
        return Name(
            "Place a new Regular Zeds unit on a Start space without Zeds; if there is none, on the one with "
            "the weakest Zeds.",
            "ゼッズのいないスタートスペース1つに新しい通常ゼッズを1つ置く。なければ、"
            "ゼッズが最も弱いスタートスペースに置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        seat = t.lead
        starts = [start for start in starts_in_play(t) if not has_zeds(t, start)]
        if not starts:
            seat = tie_seat(t)
            sums = [sum([strength(t, unit) for unit in zeds_at(t, start)]) for start in starts_in_play(t)]
            starts = [
                start for start, total in zip(starts_in_play(t), sums, strict=True) if total == min(sums)
            ]
        yield from choose_space(t, seat, ASK_START, starts, t.event)
        yield from new_zeds(t, t.reply)


@dataclass(frozen=True)
class NewZedsInVillages(Verb):
    """New Zeds in each Village under Zeds control. [DOZ-BOARD-15]"""

    def words(self) -> Name:
        return Name(
            "Place a new Regular Zeds unit in each Village that is Zeds-controlled.",
            "ゼッズ支配下の村それぞれに新しい通常ゼッズを1つずつ置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        yield from offer(t, CHAOS_READ)
        for village in [village for village in VILLAGES if t.chaos[village] or has_zeds(t, village)]:
            yield from new_zeds(t, village)


@dataclass(frozen=True)
class NewZedsOnStep(Verb):
    """New Zeds on the space of a track that carries a number. [DOZ-EVENT-31]"""

    track: int
    step: int
    is_super: bool = False

    def words(self) -> Name:
        units, track = new_unit_words(self.is_super), track_words(self.track)
        return Name(
            f"Place {units.en} on space {self.step} of {track.en}.",
            f"{track.ja}の{self.step}番のスペースに{units.ja}を1つ置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        return new_zeds(t, actual_track(t, self.track) * STEPS + self.step, self.is_super)


@dataclass(frozen=True)
class NewZedsOnRolledStep(Verb):
    """New Zeds on the space of a track whose number is rolled. [DOZ-EVENT-38]"""

    track: int
    is_super: bool = False

    def words(self) -> Name:
        units, track = new_unit_words(self.is_super), track_words(self.track)
        return Name(
            f"Roll a die: place {units.en} on the space of {track.en} with that number.",
            f"ダイスを1個振り、{track.ja}のその番号のスペースに{units.ja}を1つ置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        return new_zeds(t, actual_track(t, self.track) * STEPS + roll_die(t), self.is_super)


@dataclass(frozen=True)
class NewZedsInCatacombs(Verb):
    """New Zeds in each Catacombs space, by a die for each: two up to ``two``, none from ``none`` on."""

    two: int
    none: int

    def words(self) -> Name:
        low, high = faces(1, self.two), faces(self.none)
        return Name(
            f"For each Catacombs space roll a die: place 2 new Regular Zeds units there on {low.en}, none on "
            f"{high.en}, 1 otherwise.",
            f"カタコンベのスペースごとにダイスを1個振り、そこに新しい通常ゼッズを、{low.ja}なら2つ、"
            f"{high.ja}なら0、それ以外なら1つ置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & TUNNEL_RULES:
            return
        for space in [space for space in ON_TRACKS if KIND[space] == CATACOMBS]:
            die = roll_die(t)
            for _ in range(2 if die <= self.two else int(die < self.none)):
                yield from new_zeds(t, space)


@dataclass(frozen=True)
class NewSuperZedsUnlessThere(Verb):
    """New Zeds in a space: Super Zeds if none of them are in play. [DOZ-EVENT-37]"""

    space: str

    def words(self) -> Name:
        space = space_words(BY_ID[self.space])
        return Name(
            f"If no Super Zeds are in play, place a new Super Zeds unit in {space.en}; otherwise a new "
            "Regular Zeds unit.",
            f"スーパーゼッズがゲームに登場していなければ新しいスーパーゼッズ1つを、"
            f"登場していれば新しい通常ゼッズ1つを、{space.ja}に置く。",
        )

    def do(self, t: DawnTable) -> Flow:
        return new_zeds(t, BY_ID[self.space], not any(is_super_zeds(unit) for unit in all_zeds(t)))


def nearest_first(t: DawnTable, zeds: list[int]) -> list[int]:
    """Zeds of tracks, nearest Town Center first. [DOZ-ZEDS-6]"""
    return sorted(zeds, key=lambda unit: (step_of(t.at[unit]), unit))
