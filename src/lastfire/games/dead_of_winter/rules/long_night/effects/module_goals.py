"""Goals of objectives about what the modules bring: bandits, experiments, improvements."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import stockpile
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import finished
from lastfire.games.dead_of_winter.rules.state import ColonyTable


@dataclass(frozen=True)
class BanditsAtLeast(Condition):
    """Anywhere on the board."""

    count: int

    def words(self) -> Name:
        are = "is at least 1 bandit" if self.count == 1 else f"are at least {self.count} bandits"
        return Name(f"There {are} on the board.", f"盤上に盗賊が{self.count}人以上いる。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return bandits(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class BanditsAtMost(Condition):
    """No more than so many anywhere on the board."""

    most: int

    def words(self) -> Name:
        if self.most == 0:
            return Name("There are no bandits on the board.", "盤上に盗賊がいない。")
        are = "is at most 1 bandit" if self.most == 1 else f"are at most {self.most} bandits"
        return Name(f"There {are} on the board.", f"盤上の盗賊が{self.most}人以下である。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return bandits(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return bandits(t) <= self.most


@dataclass(frozen=True)
class StockpileAtLeast(Condition):
    """Cards at the Hideout."""

    count: int

    def words(self) -> Name:
        return Name(
            f"The stockpile has at least {counted(self.count, 'card')}.",
            f"備蓄にカードが{self.count}枚以上ある。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(stockpile(t))

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class StockpileAtMost(Condition):
    """No more than so many cards at the Hideout."""

    most: int

    def words(self) -> Name:
        if self.most == 0:
            return Name("The stockpile is empty.", "備蓄にカードがない。")
        return Name(
            f"The stockpile has at most {counted(self.most, 'card')}.",
            f"備蓄のカードが{self.most}枚以下である。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(stockpile(t))

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return len(stockpile(t)) <= self.most


@dataclass(frozen=True)
class ImprovementsFinished(Condition):
    """So many are at work."""

    count: int

    def words(self) -> Name:
        are = "improvement is" if self.count == 1 else "improvements are"
        return Name(f"At least {self.count} {are} finished.", f"改良が{self.count}つ以上完成している。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(finished(t))

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class FewImprovements(Condition):
    """No more than so many are at work."""

    most: int

    def words(self) -> Name:
        if self.most == 0:
            return Name("No improvement is finished.", "完成した改良がない。")
        are = "improvement is" if self.most == 1 else "improvements are"
        return Name(f"At most {self.most} {are} finished.", f"完成した改良が{self.most}つ以下である。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return len(finished(t))

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.most

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return len(finished(t)) <= self.most
