"""Verbs and nouns of the crises of The Long Night, and what some of its main objectives say that holds."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.people import place_survivor
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom
from lastfire.games.dead_of_winter.rules.harm.exposure import frostbite
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.long_night.bandits.scavenge import scavenge
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import remove_traps
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import turn_unruly
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED


@dataclass(frozen=True)
class EachAway(Whom):
    """Everybody not in exile who is not at the colony."""

    def words(self) -> Name:
        return Name(
            "each non-exiled survivor at a non-colony location",
            "追放されていないプレイヤーの、コロニー以外のロケーションにいる各生存者",
        )

    def find(self, t: ColonyTable, seat: int) -> list[int]:
        return [
            s for s in range(len(t.controller)) if t.in_play(s) and not t.in_exile(s) and t.place[s] != COLONY
        ]


@dataclass(frozen=True)
class RemoveAllTraps(Verb):
    """Everywhere; they do not go off, and it is legal with none."""

    def words(self) -> Name:
        return Name("Remove all explosive traps from the board.", "盤上の爆発トラップをすべて取り除く。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in t.board.all:
            remove_traps(t, place)
        return NOTHING


@dataclass(frozen=True)
class BanditsScavenge(Verb):
    """As in the night. [LN-BANDIT-21]"""

    def words(self) -> Name:
        return Name(
            "For each bandit, place the top card of the item deck at that bandit's location face up in the "
            "stockpile.",
            "盗賊1人ごとに、そのロケーションの探索デッキの一番上のカードを、表向きで備蓄に移す。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return scavenge(t)


# What holds while a main objective is played.


@dataclass(frozen=True)
class ColdHands(Holding):
    """Whoever attacks a zombie and lives is frostbitten. [LN-SCENARIO-18]"""

    def words(self) -> Name:
        return Name(
            "Each time a survivor attacks a zombie, place 1 frostbite wound on the attacker.",
            "生存者がゾンビを攻撃するたびに、その生存者に凍傷トークンを1個置く。",
        )

    def after_attack(self, t: ColonyTable, held: Held, survivor: int, target: int) -> Flow:
        return frostbite(t, survivor, 1)


@dataclass(frozen=True)
class Restless(Holding):
    """The helpless become unruly one by one."""

    count: int

    def words(self) -> Name:
        return Name(
            f"At the end of each round, turn {counted(self.count, 'helpless survivor')} unruly.",
            f"各ラウンドの終わりに、無力な生存者{self.count}人を荒れた状態にする。",
        )

    def at_round_end(self, t: ColonyTable, held: Held) -> None:
        turn_unruly(t, self.count)


@dataclass(frozen=True)
class Scattered(Holding):
    """Nobody starts at the colony if the town has room: a die for each says where they are."""

    def words(self) -> Name:
        return Name(
            "Before the first round, roll a die for each survivor and place that survivor at the location "
            "with "
            "that number. If that location has no empty survivor space, place that survivor at the next "
            "location that has one.",
            "最初のラウンドの前に、生存者1人につきダイスを1個振り、出た目と同じ番号のロケーションにその生存者を置く。"
            "そこの生存者スペースに空きがなければ、それより後の番号で最初に空きのあるロケーションに置く。",
        )

    def at_start(self, t: ColonyTable, held: Held) -> Flow:
        town = t.board.town
        for seat in t.living_seats():
            for survivor in t.groups[seat]:
                die = 1 + t.chance.roll(6)
                t.tell(DIE_ROLLED, die)
                for i in range(len(town)):
                    place = town[(die - 1 + i) % len(town)]
                    if t.has_room(place):
                        place_survivor(t, survivor, place)
                        break
        return NOTHING
