"""Verbs of crossroads cards about zombies and the crisis."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.zombies import kill_zombies, remove_zombies
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.names import PLACES
from lastfire.games.dead_of_winter.rules.state import CRISES, NO_CARD, ColonyTable
from lastfire.games.dead_of_winter.rules.words.records import CRISIS_SHELVED


@dataclass(frozen=True)
class KillZombiesAt(Verb):
    """Killed without a roll, as many as there are; not offered when there are none. [DOW-ZOMBIE-18]"""

    count: int
    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"Kill {counted(self.count, 'zombie')} at {name.en}, or all of them if there are fewer, without "
            "rolling for exposure.",
            f"{name.ja}のゾンビを{self.count}体（足りなければすべて）、ダメージ判定なしで倒す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return kill_zombies(t, seat, self.place, self.count, -1)

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return t.loose_at(self.place) > 0


@dataclass(frozen=True)
class RemoveZombies(Verb):
    """Removed, not killed, if there are any. [DOW-XROAD-13, DOW-EXPO-12]"""

    count: int
    place: int

    def words(self) -> Name:
        name = PLACES[self.place].name
        return Name(
            f"If possible, remove {counted(self.count, 'zombie')} from {name.en}.",
            f"可能なら、{name.ja}からゾンビを{self.count}体取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return remove_zombies(t, seat, self.place, self.count)


@dataclass(frozen=True)
class RemoveZombiesEverywhere(Verb):
    """At every place, in printed order."""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'zombie')} from each location.",
            f"各ロケーションからゾンビを{self.count}体ずつ取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in t.board.all:
            yield from remove_zombies(t, seat, place, self.count)


@dataclass(frozen=True)
class ShelveCrisis(Verb):
    """The crisis goes under its deck; what was given to it leaves the game unseen."""

    def words(self) -> Name:
        return Name(
            "Place the current crisis on the bottom of the crisis deck. Remove from the game all cards added "
            "to the crisis, without revealing them. Do not resolve a crisis this round.",
            "現在の危機を危機デッキの底に置く。供出されたカードは公開せずにゲームから除外する。"
            "このラウンドには危機を解決しない。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        if t.crisis >= 0:
            t.pile(CRISES).put_at_bottom(t.crisis)
            t.tell(CRISIS_SHELVED, t.crisis)
            t.crisis = NO_CARD
        t.boxed = sorted([*t.boxed, *t.given])
        t.given = []
        for player in range(t.seats):
            t.givers[player] = 0
        return NOTHING
