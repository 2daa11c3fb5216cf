"""Abilities of every day: what a unit brings, can never do, finds, heals, builds, and what it is spared."""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.price import grant_free_action
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import enter_play
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import is_zeds_controlled
from lastfire.games.dawn_of_the_zeds.rules.board.counters import available
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CENTER,
    KIND,
    TOWN,
    TOWN_CENTER,
    TUNNEL,
    track_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import doings, stores, supplies
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_CIVILIANS, FIRST_REGULAR_CIVILIANS
from lastfire.games.dawn_of_the_zeds.rules.used import ABILITY, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.records import AMMO_BROUGHT, SUPPLIES_BROUGHT

HOLD_CARD: Final = 14
"""Tells what a unit gains by hold cards apart from the uses of its other abilities."""

# Coming into play.


@dataclass(frozen=True)
class EntersWith(Holding):
    """Supplies and Ammo when it enters play. [DOZ-UNIT-13, DOZ-UNIT-24, DOZ-UNIT-56, DOZ-UNIT-66]"""

    supplies: int = 0
    ammo: int = 0

    def words(self) -> Name:
        said = stores(self.supplies, self.ammo)
        return Name(
            f"When this unit enters play, gain {said.en}.", f"このユニットが登場したとき、{said.ja}を得る。"
        )

    def enters(self, t: DawnTable, unit: int) -> Flow:
        if self.supplies:
            t.tell(SUPPLIES_BROUGHT, unit, self.supplies)
            change_supplies(t, self.supplies)
        if self.ammo:
            t.tell(AMMO_BROUGHT, unit, self.ammo)
            change_ammo(t, self.ammo)
        return NOTHING


@dataclass(frozen=True)
class BringsHeroicCivilians(Holding):
    """Another random Heroic Civilians unit comes along. [DOZ-UNIT-75]"""

    def words(self) -> Name:
        return Name(
            "When this unit enters play, another random Heroic Civilians unit comes to Town Center.",
            "このユニットが登場したとき、別の英雄市民1つを無作為に選び、タウンセンターに登場させる。",
        )

    def enters(self, t: DawnTable, unit: int) -> Flow:
        left = available(t, FIRST_CIVILIANS, FIRST_REGULAR_CIVILIANS)
        if left:
            yield from enter_play(t, t.chance.take(left), TOWN_CENTER)


# What a unit always or never does.


@dataclass(frozen=True)
class Cannot(Holding):
    """What it can never do. [DOZ-UNIT-10, DOZ-UNIT-58, DOZ-UNIT-66, DOZ-UNIT-69, DOZ-UNIT-74]"""

    whats: tuple[int, ...]

    def words(self) -> Name:
        said = doings(self.whats)
        return Name(f"This unit cannot {said.en}.", f"このユニットは{said.ja}ができない。")

    def bars(self, what: int) -> bool:
        return what in self.whats


@dataclass(frozen=True)
class IgnoresChaos(Holding):
    """Chaos neither stops it nor keeps it from acting. [DOZ-UNIT-58, DOZ-UNIT-66]"""

    def words(self) -> Name:
        return Name("This unit ignores Chaos.", "このユニットは混沌を無視する。")

    def ignores_chaos(self) -> bool:
        return True


@dataclass(frozen=True)
class LeavesCatacombs(Holding):
    """A red diamond. [DOZ-UNIT-9]"""

    def words(self) -> Name:
        return Name(
            "Red diamond: this unit leaves Catacombs without a roll.",
            "赤ダイヤ：このユニットはダイスを振らずにカタコンベを出る。",
        )

    def leaves_catacombs(self) -> bool:
        return True


@dataclass(frozen=True)
class StaysOnSurface(Holding):
    """It never enters the Tunnel, and perhaps not Town Center. [DOZ-UNIT-25, DOZ-UNIT-26]"""

    shuns_center: bool = False

    def words(self) -> Name:
        if self.shuns_center:
            return Name(
                "This unit never enters the Tunnel or Town Center.",
                "このユニットはトンネルにもタウンセンターにも入らない。",
            )
        return Name("This unit never enters the Tunnel.", "このユニットはトンネルに入らない。")

    def may_enter(self, space: int) -> bool:
        if space == TOWN_CENTER:
            return not self.shuns_center
        return space > TOWN_CENTER or track_of(space) != TUNNEL


@dataclass(frozen=True)
class StepsInFourR(Holding):
    """It may step 1 space in the 4R Phase. [DOZ-4R-9, DOZ-4R-16]"""

    def words(self) -> Name:
        return Name(
            "In the 4R Phase this unit may step 1 space either way along its track, but not onto a Start "
            "space.",
            "4Rフェイズに、このユニットはトラックに沿ってどちらかへ1スペース動いてもよい"
            "（スタートスペースを除く）。",
        )

    def steps_in_four_r(self) -> bool:
        return True


@dataclass(frozen=True)
class ActsForItself(Holding):
    """A Character Action for any Action of its own. [DOZ-UNIT-54, DOZ-UNIT-67]"""

    def words(self) -> Name:
        return Name(
            "In each Action Phase this unit has 1 Character Action for itself.",
            "このユニットは、アクションフェイズごとに、自分だけが使うキャラクターアクションを1つ得る。",
        )

    def acts_for_itself(self) -> bool:
        return True


@dataclass(frozen=True)
class ActsAfterHoldCard(Holding):
    """An Action of its own once a turn when a hold card is played. [DOZ-UNIT-61]"""

    def words(self) -> Name:
        return Name(
            "Once a turn, when a hold card is played, this unit gets a Character Action for itself.",
            "各ターン1回、保持カードが使われたとき、このユニットは自分だけが使うキャラクターアクションを1つ得る。",
        )

    def after_hold_card(self, t: DawnTable, unit: int) -> None:
        if not is_used(t, ABILITY, unit, HOLD_CARD):
            mark_used(t, ABILITY, unit, HOLD_CARD)
            grant_free_action(t, unit)


# Moving and looking.


@dataclass(frozen=True)
class FreeTownCenter(Holding):
    """Town Center costs player units no movement. [DOZ-UNIT-53]"""

    def words(self) -> Name:
        return Name(
            "Player units enter Town Center for 0 movement.",
            "プレイヤーユニットは移動力を使わずにタウンセンターに入れる。",
        )

    def center_is_free(self) -> bool:
        return True


@dataclass(frozen=True)
class JumpsTracks(Holding):
    """It crosses to a neighbouring surface track, as may who starts beside it. [DOZ-UNIT-68]"""

    def words(self) -> Name:
        return Name(
            "For 1 movement, this unit, or a unit that starts in its space, may jump to the space of the "
            "same number on a neighbouring surface track, but not to a Start space.",
            "移動力1で、このユニット、またはこのユニットのスペースから移動を始めるユニットは、"
            "隣の地上トラックの同じ番号のスペース（スタートスペースを除く）に移ってもよい。",
        )

    def jumps(self) -> bool:
        return True


@dataclass(frozen=True)
class SeesFate(Holding):
    """The Hero players know the top Fate card. [DOZ-UNIT-68]"""

    def words(self) -> Name:
        return Name(
            "The Hero players may look at the top Fate card at any time.",
            "ヒーロープレイヤーは一番上の運命カードをいつでも見てよい。",
        )

    def sees_fate(self) -> bool:
        return True


# Foraging, building, Supplies.


@dataclass(frozen=True)
class ForagesWithTwo(Holding):
    """Two dice; in Zeds-controlled spaces one, if it can forage there at all.

    [DOZ-UNIT-56, DOZ-UNIT-58, DOZ-UNIT-68]
    """

    among_zeds: bool = False

    def words(self) -> Name:
        if self.among_zeds:
            return Name(
                "This unit forages with two dice, and in Zeds-controlled spaces with one.",
                "このユニットは調達でダイスを2個振る。ゼッズ支配下のスペースでもダイス1個で調達できる。",
            )
        return Name("This unit forages with two dice.", "このユニットは調達でダイスを2個振る。")

    def forages_with_two(self, t: DawnTable, unit: int) -> bool:
        return not is_zeds_controlled(t, t.at[unit])

    def forages_among_zeds(self) -> bool:
        return self.among_zeds


@dataclass(frozen=True)
class ForageBonus(Holding):
    """More on its own Forage rolls. [DOZ-UNIT-65]"""

    added: int

    def words(self) -> Name:
        return Name(
            f"Forage rolls of this unit: {self.added:+d}.", f"このユニットの調達のダイスに{self.added:+d}。"
        )

    def forage_added(self, t: DawnTable, unit: int, forager: int, space: int) -> int:
        return self.added if forager == unit else 0


@dataclass(frozen=True)
class ForageBonusInTown(Holding):
    """More on Forage rolls of other units in Town. [DOZ-UNIT-53]"""

    added: int

    def words(self) -> Name:
        return Name(
            f"Forage rolls of other units in Town spaces and Town Center: {self.added:+d}.",
            f"市街スペースとタウンセンターにいるほかのユニットの調達のダイスに{self.added:+d}。",
        )

    def forage_added(self, t: DawnTable, unit: int, forager: int, space: int) -> int:
        return self.added if forager != unit and KIND[space] in (TOWN, CENTER) else 0


@dataclass(frozen=True)
class FindsMore(Holding):
    """More Supplies with each Forage Action. [DOZ-UNIT-60]"""

    supplies: int

    def words(self) -> Name:
        said = supplies(self.supplies)
        return Name(
            f"With each Forage Action of this unit, gain {said.en} more.",
            f"このユニットの調達アクションごとに、さらに{said.ja}を得る。",
        )

    def after_forage(self, t: DawnTable, unit: int) -> None:
        change_supplies(t, self.supplies)


@dataclass(frozen=True)
class BuildsFor(Holding):
    """Barricades for another price, next door as well. [DOZ-UNIT-73]"""

    price: int

    def words(self) -> Name:
        said = supplies(self.price)
        return Name(
            f"This unit builds a Barricade for {said.en}, in its own or an adjacent space.",
            f"このユニットは、{said.ja}で、自分のスペースか隣接するスペースにバリケードを建設する。",
        )

    def build_price(self) -> int:
        return self.price

    def builds_beside(self) -> bool:
        return True


@dataclass(frozen=True)
class EatBonus(Holding):
    """More on the Eat die. [DOZ-UNIT-70, DOZ-EAT-5]"""

    added: int

    def words(self) -> Name:
        return Name(f"Die of the Eat Phase: {self.added:+d}.", f"食事フェイズのダイスに{self.added:+d}。")

    def eat_added(self) -> int:
        return self.added


@dataclass(frozen=True)
class SecondSupplyFree(Holding):
    """The second Supply spent in a phase is free. [DOZ-UNIT-75]"""

    def words(self) -> Name:
        return Name(
            "The second Supply spent in a phase is free.", "1つのフェイズで使う2つ目の物資は無料になる。"
        )

    def second_supply_is_free(self) -> bool:
        return True
