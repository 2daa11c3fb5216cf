"""What Research cards hold while they are Current. [DOZ-RESEARCH-6]"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import all_zeds, fighters_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TOWN_CENTER, neighbours
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_player_units
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import hits
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    THE_GUARD,
    is_regular_civilians,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, UNIT
from lastfire.games.dawn_of_the_zeds.rules.words.research import (
    ASK_DISTRACT,
    ASK_HURT_WEAKEST,
    ASK_WEAKEST,
    DISTRACTED,
)


@dataclass(frozen=True)
class HurtsWeakest(Holding):
    """Once in each Action Phase the weakest Zeds near the players may be hurt.

    [DOZ-ACTION-9, DOZ-VERSUS-10]
    """

    count: int

    def words(self) -> Name:
        said = hits(self.count)
        return Name(
            f"At the start of the Action Phase you may deal {said.en} to the weakest Zeds unit next to a "
            "Hero or "
            "Civilians unit.",
            "アクションフェイズの開始時に、ヒーローか市民に隣接する最も弱いゼッズ1ユニットに"
            f"{said.ja}を与えてもよい。",
        )

    def at_actions(self, t: DawnTable, unit: int) -> Flow:
        near = [zeds for zeds in all_zeds(t) if _is_beside_players(t, zeds)]
        if near:
            least = min([strength(t, zeds) for zeds in near])
            weakest = [zeds for zeds in near if strength(t, zeds) == least]
            if tie_seat(t) != t.lead:
                yield from choose_unit(t, tie_seat(t), ASK_WEAKEST, weakest)
                weakest = [t.reply]
            options = [*[UNIT + zeds for zeds in weakest], NO]
            yield t.ask(t.lead, ASK_HURT_WEAKEST, options, self.count)
            if t.reply != NO:
                yield from take_hits(t, t.reply - UNIT, self.count)


def _is_beside_players(t: DawnTable, zeds: int) -> bool:
    """Whether Heroes or Civilians of any kind are in a space next to Zeds; the Guard is neither."""
    for space in neighbours(t.at[zeds], t.tracks):
        if any(unit != THE_GUARD for unit in fighters_at(t, space)):
            return True
    return False


@dataclass(frozen=True)
class Distracts(Holding):
    """Regular Civilians next to Zeds may give ground to stop them. [DOZ-ZEDS-9]"""

    count: int

    def words(self) -> Name:
        said = hits(self.count)
        return Name(
            f"A Regular Civilians unit next to a Zeds unit or Mob may take {said.en} and retreat: those "
            "Zeds do "
            "not advance.",
            f"ゼッズ1ユニットか群れに隣接する一般市民は、{said.ja}を受けて退却することで、"
            "その前進を止めてもよい。",
        )

    def stops_advance(self, t: DawnTable, unit: int, group: tuple[int, ...], start: int, target: int) -> Flow:
        t.reply = 0
        return self._stops(t, start) if is_zeds(group[0]) else NOTHING

    def _stops(self, t: DawnTable, start: int) -> Flow:
        brave: list[int] = []
        for space in neighbours(start, t.tracks):
            if space != TOWN_CENTER:
                brave += [
                    civilians
                    for civilians in fighters_at(t, space)
                    if is_regular_civilians(civilians) and not t.marks[civilians] & DEFIANT
                ]
        t.reply = 0
        if not brave:
            return
        yield t.ask(t.lead, ASK_DISTRACT, [*[UNIT + civilians for civilians in brave], NO], start)
        if t.reply == NO:
            t.reply = 0
            return
        civilians = t.reply - UNIT
        t.tell(DISTRACTED, civilians, start)
        space = t.at[civilians]
        yield from take_hits(t, civilians, self.count)
        if t.at[civilians] == space:
            yield from retreat_player_units(t, [civilians])
        t.reply = 1


@dataclass(frozen=True)
class AddsToSaving(Holding):
    """More on the Saving Rolls of player units. [DOZ-SAVE-3]"""

    added: int

    def words(self) -> Name:
        return Name(
            f"Saving Rolls of player units: {self.added:+d}.",
            f"プレイヤーユニットの生存判定に{self.added:+d}。",
        )

    def saving_added(self, t: DawnTable, unit: int) -> int:
        return self.added


@dataclass(frozen=True)
class OutbreakSets(Holding):
    """An Outbreak sets Infection instead of rolling. [DOZ-INFECT-13]"""

    level: int

    def words(self) -> Name:
        return Name(
            f"An Outbreak sets Infection to {self.level} instead of lowering it by two dice.",
            f"感染爆発では、ダイス2個で感染度を下げる代わりに、感染度を{self.level}にする。",
        )

    def outbreak_sets(self) -> int:
        return self.level


@dataclass(frozen=True)
class OutbreakOnStart(Holding):
    """Outbreaks begin far from town. [DOZ-INFECT-15]"""

    def words(self) -> Name:
        return Name(
            "An Outbreak places its unit on the Start space of its track.",
            "感染爆発のユニットは、そのトラックのスタートスペースに置く。",
        )

    def outbreak_on_start(self) -> bool:
        return True


@dataclass(frozen=True)
class DrawsTwo(Holding):
    """New Zeds are chosen from two. [DOZ-ZEDS-20]"""

    def words(self) -> Name:
        return Name(
            "For each new Zeds unit draw two, place one of your choice and return the other.",
            "新しいゼッズを置くたびに2つ引き、1つを選んで置き、もう1つは戻す。",
        )

    def draws_two(self) -> bool:
        return True


@dataclass(frozen=True)
class AddsToForage(Holding):
    """More on all Forage rolls. [DOZ-FORAGE-3]"""

    added: int

    def words(self) -> Name:
        return Name(f"Forage rolls: {self.added:+d}.", f"調達のダイスに{self.added:+d}。")

    def forage_added(self, t: DawnTable, unit: int, forager: int, space: int) -> int:
        return self.added


@dataclass(frozen=True)
class ResearchForSupply(Holding):
    """A Supply does the work of an Action. [DOZ-RESEARCH-2]"""

    def words(self) -> Name:
        return Name(
            "A Research Action may be paid for with 1 Supply instead of an Action.",
            "研究アクションには、アクションの代わりに物資1を支払ってもよい。",
        )

    def research_for_supply(self) -> bool:
        return True
