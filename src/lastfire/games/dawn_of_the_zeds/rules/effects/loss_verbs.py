"""Verbs that raise Infection, take stores and deal Hits."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import zeds_at, zeds_on
from lastfire.games.dawn_of_the_zeds.rules.board.losses import IN_AMMO, IN_HITS, IN_SUPPLIES, lose
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import HOSPITAL, OFFICES, STEPS
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import lowered, roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.verb import Verb
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import track_words
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_INFECTION, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import outbreak, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hides_held_cards
from lastfire.games.dawn_of_the_zeds.rules.windows import CARD_LOST, offer
from lastfire.games.dawn_of_the_zeds.rules.words.actions import DISCARD_FATE
from lastfire.games.dawn_of_the_zeds.rules.words.events import (
    ASK_DISCARD_FATE,
    ELWOOD_COMES,
    ELWOOD_LEAVES,
    FATE_DISCARDED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import INFECTION_CHANGED

# Infection.


@dataclass(frozen=True)
class RaiseInfectionByDie(Verb):
    """Infection rises by a die."""

    def words(self) -> Name:
        return Name("Roll a die: raise Infection by the result.", "ダイスを1個振り、出目だけ感染度を上げる。")

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & INFECTION_RULES:
            return NOTHING
        return raise_infection(t, roll_die(t))


@dataclass(frozen=True)
class RaiseInfectionForZeds(Verb):
    """Infection rises for each Zeds unit of a track, Super Zeds and spreaders included. [DOZ-EVENT-18]"""

    track: int

    def words(self) -> Name:
        track = track_words(self.track)
        return Name(
            f"Raise Infection by 1 for each Zeds unit on {track.en}.",
            f"{track.ja}にいるゼッズのユニット1つにつき感染度を1上げる。",
        )

    def words_at(self, uses: int) -> Name | None:
        return self.words() if uses & INFECTION_RULES else None

    def do(self, t: DawnTable) -> Flow:
        return raise_infection(t, len(zeds_on(t, self.track)))


@dataclass(frozen=True)
class RaiseInfectionForPatients(Verb):
    """Infection rises for each unit in beds and Staff Offices."""

    def words(self) -> Name:
        return Name(
            "Raise Infection by 1 for each unit in a Hospital bed or a Staff Office.",
            "病院のベッドと執務室にいるユニット1つにつき感染度を1上げる。",
        )

    def do(self, t: DawnTable) -> Flow:
        return raise_infection(t, len(t.here[HOSPITAL]) + len(t.here[OFFICES]))


@dataclass(frozen=True)
class OutbreakAtOnce(Verb):
    """Infection is set to its highest level, and there is one Unchecked Outbreak. [DOZ-EVENT-30]"""

    def words(self) -> Name:
        return Name(
            f"Set Infection to {MOST_INFECTION} and carry out an Unchecked Outbreak.",
            f"感染度を{MOST_INFECTION}にし、制御不能の感染爆発を1回処理する。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.box.uses & INFECTION_RULES:
            return NOTHING
        if t.infection != MOST_INFECTION:
            t.tell(INFECTION_CHANGED, MOST_INFECTION - t.infection, MOST_INFECTION)
        t.infection = MOST_INFECTION
        return outbreak(t, True)


# Losing in a mix.


def _kinds(with_ammo: bool) -> int:
    """What a mix can be made of."""
    return IN_SUPPLIES | IN_HITS | (IN_AMMO if with_ammo else 0)


def _mix(with_ammo: bool) -> Name:
    if with_ammo:
        return Name("Supplies, Ammo and Hits on player units", "物資、弾薬、プレイヤーユニットのヒット")
    return Name("Supplies and Hits on player units", "物資とプレイヤーユニットのヒット")


@dataclass(frozen=True)
class LoseByDie(Verb):
    """A die says how many are lost in a mix. [DOZ-EVENT-15]"""

    ammo: bool = False

    def words(self) -> Name:
        mix = _mix(self.ammo)
        return Name(
            f"Roll a die: lose that many in any mix of {mix.en}.",
            f"ダイスを1個振り、{mix.ja}を任意の組み合わせで合計その数だけ失う。",
        )

    def do(self, t: DawnTable) -> Flow:
        return lose(t, roll_die(t), _kinds(self.ammo))


@dataclass(frozen=True)
class LoseForZedsNearTown(Verb):
    """Each Zeds unit near the town costs one in a mix. [DOZ-EVENT-15]"""

    steps: int
    ammo: bool = True

    def words(self) -> Name:
        mix = _mix(self.ammo)
        return Name(
            f"Count the Zeds in spaces 0 to {self.steps} of all tracks: lose that many in any mix of "
            f"{mix.en}.",
            f"すべてのトラックの0〜{self.steps}番のスペースにいるゼッズを数え、"
            f"{mix.ja}を任意の組み合わせで合計その数だけ失う。",
        )

    def do(self, t: DawnTable) -> Flow:
        count = 0
        for track in range(t.tracks):
            for step in range(self.steps + 1):
                count += len(zeds_at(t, track * STEPS + step))
        return lose(t, count, _kinds(self.ammo))


# Cards and markers.


@dataclass(frozen=True)
class OnDie(Verb):
    """Something happens on some faces of a die: from ``first`` to ``last``."""

    first: int
    last: int
    effects: tuple[Verb, ...]

    def words(self) -> Name:
        dice = faces(self.first, self.last)
        said = [effect.words() for effect in self.effects]
        return Name(
            f"Roll a die: on {dice.en}, {' '.join([lowered(said[0]).en, *[name.en for name in said[1:]]])}",
            f"ダイスを1個振り、{dice.ja}なら、{''.join([name.ja for name in said])}",
        )

    def do(self, t: DawnTable) -> Flow:
        if self.first <= roll_die(t) <= self.last:
            for effect in self.effects:
                yield from effect.do(t)


@dataclass(frozen=True)
class DiscardHeldFate(Verb):
    """A Fate card of the common hand is discarded, if there is one."""

    def words(self) -> Name:
        return Name("Discard a hold card, if you have any.", "保持カードがあれば1枚捨てる。")

    def do(self, t: DawnTable) -> Flow:
        yield from offer(t, CARD_LOST)
        if t.fate_hand:
            ids = [DISCARD_FATE + card for card in t.fate_hand]
            yield from choose(t, t.lead, ASK_DISCARD_FATE, ids, t.event)
            card = t.reply - DISCARD_FATE
            if hides_held_cards(t):
                t.chance.reveal()
            t.fate_hand.remove(card)
            t.fate_discards.append(card)
            t.tell(FATE_DISCARDED, card)


@dataclass(frozen=True)
class ElwoodComes(Verb):
    """The Elwood marker comes into play. [DOZ-HOUSE-5]"""

    def words(self) -> Name:
        return Name(
            "Place the Elwood marker: it lowers Infection by 1 in each Housekeeping.",
            "エルウッドのマーカーを置く。整理フェイズごとに感染度が1下がる。",
        )

    def do(self, t: DawnTable) -> Flow:
        if not t.elwood:
            t.elwood = True
            t.tell(ELWOOD_COMES)
        return NOTHING


@dataclass(frozen=True)
class ElwoodLeaves(Verb):
    """The Elwood marker leaves play. [DOZ-HOUSE-5]"""

    def words(self) -> Name:
        return Name("Remove the Elwood marker.", "エルウッドのマーカーを取り除く。")

    def do(self, t: DawnTable) -> Flow:
        if t.elwood:
            t.elwood = False
            t.tell(ELWOOD_LEAVES)
        return NOTHING
