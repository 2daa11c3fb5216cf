"""Abilities of Zeds while their track is activated, and what stops Zeds. [DOZ-ZEDS]"""

from dataclasses import dataclass

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.counters import is_reduced
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    KIND,
    ON_MAP,
    START,
    TOWN_CENTER,
    are_neighbours,
    inward,
)
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import fire
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces, hits
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.sources import REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_ZEDS, is_zeds
from lastfire.games.dawn_of_the_zeds.rules.words.abilities import (
    ASK_STENCH,
    MOVE_NOT_STOPPED,
    MOVE_STOPPED,
    RECOVERS,
    STENCH_STRIKES,
)
from lastfire.games.dawn_of_the_zeds.rules.words.events import ZEDS_FLIPPED


@dataclass(frozen=True)
class MovesAgain(Holding):
    """A second move, alone, once the track is done. [DOZ-UNIT-36, DOZ-UNIT-47]"""

    def words(self) -> Name:
        return Name(
            "After its track is done, this unit tries to move once more, alone.",
            "トラックの処理が済んだ後、このユニットは単独でもう1回移動を試みる。",
        )

    def moves_again(self, t: DawnTable, unit: int) -> bool:
        return True


@dataclass(frozen=True)
class AdvancesAfterWin(Holding):
    """One more advance, alone, after each attack it wins. [DOZ-UNIT-38]"""

    def words(self) -> Name:
        return Name(
            "Each time this unit attacks and wins, it advances once more at once, alone.",
            "このユニットは、攻撃して勝つたびに、ただちに単独でもう1回前進する。",
        )

    def advances_again(self, t: DawnTable, unit: int) -> bool:
        return True


@dataclass(frozen=True)
class Recovers(Holding):
    """It heals when its track is activated. [DOZ-UNIT-39]"""

    count: int

    def words(self) -> Name:
        lost = hits(self.count)
        return Name(
            f"When its track is activated, this unit first loses {lost.en}; a reduced one without Hits flips "
            "to its full side with 2 Hits instead.",
            f"トラックが活性化されると、このユニットはまず{lost.ja}を取り除く。弱体面でヒットがなければ、"
            "代わりに、ヒット2つの状態で通常面に裏返る。",
        )

    def at_activation(self, t: DawnTable, unit: int) -> Flow:
        if t.hits[unit]:
            t.hits[unit] = max(0, t.hits[unit] - self.count)
            t.tell(RECOVERS, unit, t.hits[unit])
        elif is_reduced(t, unit):
            t.marks[unit] &= ~REDUCED
            t.hits[unit] = t.box.hits[unit] - 1
            t.tell(ZEDS_FLIPPED, unit)
            t.tell(RECOVERS, unit, t.hits[unit])
        yield from ()


@dataclass(frozen=True)
class StrikesAhead(Holding):
    """Having moved without a fight, it strikes whoever is in the next space. [DOZ-UNIT-50]

    Un-Zeds are on its side, and Town Center and Catacombs are out of reach.
    """

    def words(self) -> Name:
        return Name(
            "When this unit has moved without starting a fight, it makes a gunfire attack with its Strength, "
            "without terrain, on a unit other than Zeds in the next space toward Town Center, but not in "
            "Town Center itself.",
            "このユニットが戦闘を起こさずに移動したとき、タウンセンターに向かって次のスペース"
            "（タウンセンターを除く）にいるゼッズ以外のユニット1つに、自分の戦力で地形なしの射撃を行う。",
        )

    def after_advance(self, t: DawnTable, unit: int, start: int, fought: bool) -> Flow:
        space = t.at[unit]
        if fought or space == start or space >= TOWN_CENTER or KIND[space] == CATACOMBS:
            return
        target = inward(space)
        if target == TOWN_CENTER or KIND[target] == CATACOMBS:
            return
        struck = [other for other in t.here[target] if other < FIRST_ZEDS]
        if not struck:
            return
        yield from choose_unit(t, t.lead, ASK_STENCH, struck, unit)
        struck_unit = t.reply
        t.tell(STENCH_STRIKES, unit, struck_unit)
        yield from fire(t, strength(t, unit), 0, struck_unit)


# What stops Zeds. [DOZ-ZEDS-9]


def _stop(t: DawnTable, unit: int, target: int, first: int) -> None:
    """A die of a unit may stop a move; ``t.reply`` is 1 if it does."""
    die = 1 + t.chance.roll(6)
    t.reply = int(die >= first)
    t.tell(MOVE_STOPPED if t.reply else MOVE_NOT_STOPPED, unit, target, die)


@dataclass(frozen=True)
class HoldsBack(Holding):
    """Zeds or Raiders that would leave its space may be stopped. [DOZ-UNIT-58]"""

    first: int

    def words(self) -> Name:
        said = faces(self.first)
        return Name(
            f"When Zeds or Raiders would leave the space of this unit, roll a die: on {said.en} they stay.",
            f"ゼッズか略奪者がこのユニットのスペースを出ようとすると、ダイスを1個振る。{said.ja}なら"
            "その移動を取り消す。",
        )

    def stops_advance(self, t: DawnTable, unit: int, group: tuple[int, ...], start: int, target: int) -> Flow:
        t.reply = 0
        if t.at[unit] == start and KIND[start] != START:
            _stop(t, unit, target, self.first)
        return NOTHING


@dataclass(frozen=True)
class KeepsAway(Holding):
    """Zeds that would come into its space or beside it may be stopped; one die a group. [DOZ-UNIT-57]"""

    first: int

    def words(self) -> Name:
        said = faces(self.first)
        return Name(
            "When Zeds would move into the space of this unit or an adjacent one, roll a die: on "
            f"{said.en} they stay.",
            f"ゼッズがこのユニットのスペースか隣接するスペースに入ろうとすると、ダイスを1個振る。{said.ja}なら"
            "その移動を取り消す。",
        )

    def stops_advance(self, t: DawnTable, unit: int, group: tuple[int, ...], start: int, target: int) -> Flow:
        t.reply = 0
        here = t.at[unit]
        if (here == target or are_neighbours(here, target)) and here < ON_MAP and is_zeds(group[0]):
            _stop(t, unit, target, self.first)
        return NOTHING
