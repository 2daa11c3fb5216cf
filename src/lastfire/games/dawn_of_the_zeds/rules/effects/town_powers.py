"""Abilities for the Hospital, Infection, Research and the Town."""

from dataclasses import dataclass

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CENTER, KIND, LAB, OFFICES, TOWN
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.decks.super_weapon import has_super_weapon
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import hits, within
from lastfire.games.dawn_of_the_zeds.rules.holding import Holding
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_player_unit


@dataclass(frozen=True)
class OpensBed(Holding):
    """A fourth bed while it is in a Staff Office. [DOZ-UNIT-62, DOZ-BOARD-17]"""

    def words(self) -> Name:
        return Name(
            "While this unit is in a Staff Office, a fourth bed takes patients.",
            "このユニットが執務室にいる間、4つ目のベッドを使える。",
        )

    def opens_bed(self, t: DawnTable, unit: int) -> bool:
        return t.at[unit] == OFFICES


@dataclass(frozen=True)
class SavingBonus(Holding):
    """More on Saving Rolls of player units while it is somewhere. [DOZ-UNIT-64, DOZ-SAVE-3]"""

    added: int
    place: int

    def words(self) -> Name:
        where = within(self.place)
        return Name(
            f"While this unit is {where.en}, Saving Rolls of player units: {self.added:+d}.",
            f"このユニットが{where.ja}にいる間、プレイヤーユニットの生存判定に{self.added:+d}。",
        )

    def saving_added(self, t: DawnTable, unit: int) -> int:
        return self.added if t.at[unit] == self.place else 0


@dataclass(frozen=True)
class SavesWithTwo(Holding):
    """The better of two dice in its Saving Roll. [DOZ-UNIT-60]"""

    def words(self) -> Name:
        return Name(
            "The Saving Roll of this unit is the better of two dice.",
            "このユニットの生存判定ではダイスを2個振り、良いほうを使う。",
        )

    def saves_with_two(self) -> bool:
        return True


@dataclass(frozen=True)
class HealLowers(Holding):
    """Each Heal lowers Infection by more while it is somewhere. [DOZ-UNIT-63]"""

    count: int
    place: int

    def words(self) -> Name:
        where = within(self.place)
        return Name(
            f"While this unit is {where.en}, each Heal lowers Infection by {self.count}.",
            f"このユニットが{where.ja}にいる間、治療1回で感染度が{self.count}下がる。",
        )

    def heal_lowers(self, t: DawnTable, unit: int) -> int:
        return self.count if t.at[unit] == self.place else 1


@dataclass(frozen=True)
class ResearchBonus(Holding):
    """More on its Research rolls, which count 6 at most. [DOZ-UNIT-63]"""

    added: int

    def words(self) -> Name:
        return Name(
            f"Research rolls of this unit: {self.added:+d}, up to 6.",
            f"このユニットの研究のダイスに{self.added:+d}（最大6）。",
        )

    def research_added(self, t: DawnTable, unit: int) -> int:
        return self.added


@dataclass(frozen=True)
class OrderLowersInfection(Holding):
    """Its restoring order lowers Infection, with a component of the Super Weapon. [DOZ-UNIT-63]"""

    count: int

    def words(self) -> Name:
        return Name(
            "With a component of the Super Weapon, restoring order by this unit lowers Infection by "
            f"{self.count} instead of raising it.",
            f"スーパーウェポンの部品があれば、このユニットが秩序を回復しても感染度は上がらず、{self.count}下がる。",
        )

    def order_raises(self, t: DawnTable, unit: int) -> int:
        return -self.count if has_super_weapon(t) else 1


@dataclass(frozen=True)
class CompletesWeapon(Holding):
    """The fourth component can be gained while it is in the Lab. [DOZ-RESEARCH-11]"""

    def words(self) -> Name:
        return Name(
            "While this unit is in the Lab, the fourth component of the Super Weapon can be gained.",
            "このユニットが研究室にいる間、スーパーウェポンの4つ目の部品を得られる。",
        )

    def completes_weapon(self, t: DawnTable, unit: int) -> bool:
        return t.at[unit] == LAB


@dataclass(frozen=True)
class OrderSparesInfection(Holding):
    """Its restoring order leaves Infection alone. [DOZ-UNIT-74]"""

    def words(self) -> Name:
        return Name(
            "Restoring order by this unit does not raise Infection.",
            "このユニットが秩序を回復しても感染度は上がらない。",
        )

    def order_raises(self, t: DawnTable, unit: int) -> int:
        return 0


@dataclass(frozen=True)
class HoldsTown(Holding):
    """Zeds must win a fight in Town Center first, if player units are there. [DOZ-UNIT-75]"""

    def words(self) -> Name:
        return Name(
            "Zeds that reach Town Center must first win a fight there, if player units are in it.",
            "タウンセンターにプレイヤーユニットがいれば、そこに達したゼッズは、"
            "まずそこでの戦闘に勝たなければならない。",
        )

    def holds_town(self, t: DawnTable, unit: int) -> bool:
        return True


@dataclass(frozen=True)
class WidensSpeech(Holding):
    """A speech reaches every unit on the surface. [DOZ-UNIT-76]"""

    def words(self) -> Name:
        return Name(
            "A speech reaches every player unit on the surface.",
            "演説が地上のすべてのプレイヤーユニットに届く。",
        )

    def widens_speech(self) -> bool:
        return True


# Raiders.


@dataclass(frozen=True)
class HitsTown(Holding):
    """Raiders that deal Hits in Town when they arrive. [DOZ-4R-7]"""

    count: int

    def words(self) -> Name:
        said = hits(self.count)
        return Name(
            "When this unit reaches Town Center, each player unit in Town spaces and Town Center takes "
            f"{said.en}.",
            f"このユニットがタウンセンターに達すると、市街スペースとタウンセンターのプレイヤーユニットは"
            f"それぞれ{said.ja}を受ける。",
        )

    def arrives(self, t: DawnTable, unit: int) -> Flow:
        struck = [other for other in range(unit) if is_player_unit(other) and _is_in_town(t.at[other])]
        for other in struck:
            if _is_in_town(t.at[other]):
                yield from take_hits(t, other, self.count)


def _is_in_town(space: int) -> bool:
    """Whether a space is a Town space or Town Center."""
    return KIND[space] in (TOWN, CENTER)
