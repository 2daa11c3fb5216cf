"""Verbs about despair, unruly helpless survivors and explosive traps."""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Verb, Whom
from lastfire.games.dead_of_winter.rules.effects.whom import ThatSurvivor
from lastfire.games.dead_of_winter.rules.long_night.everywhere.despair import (
    add_despair_each,
    despair_of,
    remove_despair,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import night_of
from lastfire.games.dead_of_winter.rules.long_night.everywhere.traps import (
    lay_trap,
    remove_traps,
    traps_of,
    turn_into_traps,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import calm, turn_unruly, unruly
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import UNRULY_LOST
from lastfire.games.dead_of_winter.rules.names import COLONY, PLACES
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.barricade import free_gates
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, GATE
from lastfire.games.dead_of_winter.rules.words.questions import ASK_GATE
from lastfire.games.dead_of_winter.rules.words.records import DIE_ROLLED, HELPLESS_REMOVED, WASTE_CLEANED


def each_of(whom: str) -> str:
    """What Japanese adds to a number where several survivors receive it each."""
    return "ずつ" if "各" in whom or whom.endswith("それぞれ") else ""


# Despair. [LN-DESPAIR-1..10]


@dataclass(frozen=True)
class ThatSearcher(ThatSurvivor):
    """The survivor whose search sets the card off; said where Japanese would leave two to choose from."""

    def words(self) -> Name:
        return Name("the searching survivor", "探索中の生存者")


@dataclass(frozen=True)
class Despair(Verb):
    """For several at the same moment. [LN-DESPAIR-1]"""

    whom: Whom
    count: int

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Place {counted(self.count, 'despair token')} on {whom.en}.",
            f"{whom.ja}に絶望トークンを{self.count}個{each_of(whom.ja)}置く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        yield from add_despair_each(t, self.whom.find(t, seat), self.count)


@dataclass(frozen=True)
class RemoveDespair(Verb):
    """As many as there are; legal with none. [LN-DESPAIR-4, DOW-XROAD-14]"""

    whom: Whom
    count: int

    def words(self) -> Name:
        whom = self.whom.words()
        if self.count == 1:
            return Name(
                f"Remove 1 despair token, if any, from {whom.en}.",
                f"{whom.ja}から、あれば絶望トークンを1個{each_of(whom.ja)}取り除く。",
            )
        return Name(
            f"Remove up to {self.count} despair tokens from {whom.en}.",
            f"{whom.ja}から絶望トークンを{self.count}個まで{each_of(whom.ja)}取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            remove_despair(t, survivor, self.count)
        return NOTHING


@dataclass(frozen=True)
class RemoveAllDespair(Verb):
    """Legal with none. [LN-DESPAIR-4, DOW-XROAD-14]"""

    whom: Whom

    def words(self) -> Name:
        whom = self.whom.words()
        return Name(
            f"Remove all despair tokens from {whom.en}.", f"{whom.ja}から絶望トークンをすべて取り除く。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for survivor in self.whom.find(t, seat):
            remove_despair(t, survivor, despair_of(t, survivor))
        return NOTHING


# Unruly helpless survivors. [LN-UNRULY-1, LN-UNRULY-16]


@dataclass(frozen=True)
class TurnUnruly(Verb):
    """All there are, where there are fewer. [LN-UNRULY-16]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Turn {counted(self.count, 'helpless survivor')} unruly.",
            f"無力な生存者{self.count}人を荒れた状態にする。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        turn_unruly(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class RollUnruly(Verb):
    """As many as a die says. [LN-UNRULY-16]"""

    def words(self) -> Name:
        return Name(
            "Roll a die and turn that many helpless survivors unruly.",
            "ダイスを1個振り、出た目と同じ人数の無力な生存者を荒れた状態にする。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        die = 1 + t.chance.roll(6)
        t.tell(DIE_ROLLED, die)
        turn_unruly(t, die)
        return NOTHING


@dataclass(frozen=True)
class CalmDown(Verb):
    """All there are, where there are fewer; legal with none. [DOW-XROAD-14]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "Calm 1 unruly helpless survivor, if any.", "荒れた無力な生存者がいれば、1人なだめる。"
            )
        return Name(
            f"Calm up to {self.count} unruly helpless survivors.",
            f"荒れた無力な生存者を{self.count}人までなだめる。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        calm(t, self.count)
        return NOTHING


@dataclass(frozen=True)
class CalmEverybody(Verb):
    """Legal with none. [DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name("Calm all unruly helpless survivors.", "荒れた無力な生存者全員をなだめる。")

    def do(self, t: ColonyTable, seat: int) -> Flow:
        calm(t, unruly(t))
        return NOTHING


@dataclass(frozen=True)
class RemoveUnruly(Verb):
    """Unruly ones leave alive: no morale is lost by that. [DOW-DEATH-10]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Remove {counted(self.count, 'unruly helpless survivor')} from the colony.",
            f"コロニーから荒れた無力な生存者を{self.count}人取り除く。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        gone = min(self.count, unruly(t))
        if gone > 0:
            night_of(t).unruly -= gone
            t.helpless -= gone
            t.tell(HELPLESS_REMOVED, gone)
            t.tell(UNRULY_LOST, gone)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return unruly(t) >= self.count


# The waste pile.


@dataclass(frozen=True)
class RemoveFromWaste(Verb):
    """The topmost cards leave the game; a cost. [DOW-WASTE-3, DOW-XROAD-12]"""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "Remove the top card of the waste pile from the game.",
                "捨て札置き場の一番上のカードをゲームから除外する。",
            )
        return Name(
            f"Remove the top {self.count} cards of the waste pile from the game.",
            f"捨て札置き場の一番上から{self.count}枚をゲームから除外する。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        t.removed += t.waste[-self.count :]
        t.waste = t.waste[: -self.count]
        t.tell(WASTE_CLEANED, seat, self.count)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return len(t.waste) >= self.count


# Explosive traps. [LN-TRAP-11, LN-TRAP-12]


def lay(t: ColonyTable, seat: int, place: int, count: int) -> Flow:
    """Traps at a place, as far as there is room; at the colony the player chooses the entrances."""
    for _ in range(count):
        if place == COLONY:
            gates = free_gates(t)
            if not gates:
                return
            yield from choose(t, seat, ASK_GATE, [GATE[gate] for gate in gates])
            lay_trap(t, ABOUT[t.reply])
        else:
            lay_trap(t, entrance_of(place))


@dataclass(frozen=True)
class LayTraps(Verb):
    """As many as find a free space."""

    count: int
    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        if self.count == 1:
            return Name(
                f"If possible, place 1 explosive trap at {place.en}.",
                f"{place.ja}に、可能なら爆発トラップを1個置く。",
            )
        return Name(
            f"Place {self.count} explosive traps at {place.en}, or as many as possible.",
            f"{place.ja}に爆発トラップを{self.count}個置く（入口スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return lay(t, seat, self.place, self.count)


@dataclass(frozen=True)
class LayTrapsHere(Verb):
    """As many as find a free space."""

    count: int

    def words(self) -> Name:
        if self.count == 1:
            return Name(
                "If possible, place 1 explosive trap at that survivor's location.",
                "そのロケーションに、可能なら爆発トラップを1個置く。",
            )
        return Name(
            f"Place {self.count} explosive traps at that survivor's location, or as many as possible.",
            f"そのロケーションに爆発トラップを{self.count}個置く（入口スペースの空きが足りなければ置ける分だけ）。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        return lay(t, seat, t.spot, self.count)


@dataclass(frozen=True)
class BarricadesToTraps(Verb):
    """All barricades of a place; legal with none. [LN-TRAP-12, DOW-XROAD-14]"""

    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"Turn all barricades at {place.en} into explosive traps.",
            f"{place.ja}のバリケードをすべて爆発トラップに変える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        turn_into_traps(t, self.place)
        return NOTHING


@dataclass(frozen=True)
class EveryBarricadeToTrap(Verb):
    """All barricades in play; legal with none. [LN-TRAP-12, DOW-XROAD-14]"""

    def words(self) -> Name:
        return Name(
            "Turn all barricades in play into explosive traps.",
            "すべてのロケーションのバリケードを爆発トラップに変える。",
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        for place in t.board.all:
            turn_into_traps(t, place)
        return NOTHING


@dataclass(frozen=True)
class RemoveTraps(Verb):
    """All explosive traps of a place, which do not go off."""

    place: int

    def words(self) -> Name:
        place = PLACES[self.place].name
        return Name(
            f"Remove all explosive traps from {place.en}.", f"{place.ja}の爆発トラップをすべて取り除く。"
        )

    def do(self, t: ColonyTable, seat: int) -> Flow:
        remove_traps(t, self.place)
        return NOTHING

    def is_possible(self, t: ColonyTable, seat: int) -> bool:
        return traps_of(t, self.place) > 0
