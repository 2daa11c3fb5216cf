"""Abilities of Un-Zeds, who work for the Zeds player. [DOZ-VERSUS-66..77]"""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import doings, faces
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


@dataclass(frozen=True)
class BlocksRefugees(Holding):
    """Refugees and VIPs do not pass. [DOZ-VERSUS-66]"""

    def words(self) -> Name:
        return Name(
            "Refugees and VIPs can neither enter nor leave the space of this unit.",
            "避難民と要人は、このユニットのスペースに入れず、そこから出られない。",
        )

    def blocks_refugees(self) -> bool:
        return True


@dataclass(frozen=True)
class StealsFree(Holding):
    """Its theft costs nothing. [DOZ-VERSUS-67]"""

    def words(self) -> Name:
        return Name(
            "A theft by Sabotage of this unit costs no Zeds Action.",
            "このユニットの破壊工作による盗みにはゼッズアクションを使わない。",
        )

    def steals_free(self) -> bool:
        return True


@dataclass(frozen=True)
class BarsHere(Holding):
    """Player units in its space cannot do some things. [DOZ-VERSUS-68]"""

    whats: tuple[int, ...]

    def words(self) -> Name:
        said = doings(self.whats)
        return Name(
            f"Player units in the space of this unit cannot {said.en}.",
            f"このユニットと同じスペースにいるプレイヤーユニットは{said.ja}ができない。",
        )

    def bars_here(self, t: DawnTable, unit: int, what: int) -> bool:
        return what in self.whats


@dataclass(frozen=True)
class Razes(Holding):
    """Its Sabotage removes more than Barricades. [DOZ-VERSUS-69]"""

    def words(self) -> Name:
        return Name(
            "Sabotage of this unit may also remove a Strongpoint or Minefield in its own space.",
            "このユニットの破壊工作では、自分のスペースの拠点か地雷原も取り除ける。",
        )

    def razes(self) -> bool:
        return True


@dataclass(frozen=True)
class ShootsAtPlayers(Holding):
    """It shoots at player units for a Zeds Action. [DOZ-VERSUS-70]"""

    def words(self) -> Name:
        return Name(
            "Once a turn, for 1 Zeds Action, this unit makes a gunfire attack with its Strength on a player "
            "unit in an adjacent track space, but not on a Start space.",
            "各ターン1回、ゼッズアクション1で、このユニットは隣接するトラックのスペース"
            "（スタートスペースを除く）のプレイヤーユニット1つに、自分の戦力で射撃を行う。",
        )

    def shoots_at_players(self) -> bool:
        return True


@dataclass(frozen=True)
class LeadsZeds(Holding):
    """Zeds beside it shamble for less. [DOZ-VERSUS-71]"""

    def words(self) -> Name:
        return Name(
            "A Zeds group in the space of this unit or the next one outward shambles for 1 Zeds Action.",
            "このユニットのスペースか1つ外側のスペースのゼッズのグループは、ゼッズアクション1で這い寄る。",
        )

    def leads_zeds(self) -> bool:
        return True


@dataclass(frozen=True)
class DecidesTies(Holding):
    """Ties are the Zeds player's. [DOZ-VERSUS-10, DOZ-VERSUS-75]"""

    def words(self) -> Name:
        return Name(
            "While this unit is in play, the Zeds player decides ties.",
            "このユニットが登場している間、同点はゼッズプレイヤーが決める。",
        )

    def decides_ties(self) -> bool:
        return True


@dataclass(frozen=True)
class ComesByCard(Holding):
    """None of the pool, and not counted by its limit. [DOZ-VERSUS-38, DOZ-VERSUS-72]"""

    def words(self) -> Name:
        return Name(
            "This unit comes by an Event card, not by Agitate, and does not count for the limit of three.",
            "このユニットは「扇動」ではなくイベントカードで登場し、3ユニットの制限に数えない。",
        )

    def comes_by_card(self) -> bool:
        return True


@dataclass(frozen=True)
class AddsZedsActions(Holding):
    """More Zeds Actions while it is on the map off Starts. [DOZ-VERSUS-18]"""

    added: int

    def words(self) -> Name:
        return Name(
            "While this unit is on the map but not on a Start space, Zeds Actions each turn: "
            f"{self.added:+d}.",
            f"このユニットがスタートスペース以外のマップ上にいる間、毎ターンのゼッズアクションに{self.added:+d}。",
        )

    def income_added(self) -> int:
        return self.added


@dataclass(frozen=True)
class Experiments(Holding):
    """It heals Regular Zeds. [DOZ-VERSUS-76]"""

    def words(self) -> Name:
        return Name(
            "Once a turn, for 2 Zeds Actions, a Regular Zeds unit in the space of this unit or an adjacent "
            "one returns to its full side without Hits.",
            "各ターン1回、ゼッズアクション2で、このユニットのスペースか隣接するスペースの通常ゼッズ1つを、"
            "ヒットのない通常面に戻す。",
        )

    def experiments(self) -> bool:
        return True


@dataclass(frozen=True)
class ArrestedOn(Holding):
    """It is harder to arrest. [DOZ-VERSUS-81]"""

    first: int

    def words(self) -> Name:
        said = faces(self.first)
        return Name(
            f"This unit is arrested on {said.en}.", f"このユニットの逮捕はダイスの{said.ja}で成功する。"
        )

    def arrested_on(self) -> int:
        return self.first
