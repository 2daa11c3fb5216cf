"""Goals of objectives about what comes out of Raxxon: special zombies, and side effects."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import bearers
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import specials
from lastfire.games.dead_of_winter.rules.state import ColonyTable


@dataclass(frozen=True)
class SpecialsAtLeast(Condition):
    """Of any type."""

    count: int

    def words(self) -> Name:
        are = (
            "is at least 1 special zombie"
            if self.count == 1
            else f"are at least {self.count} special zombies"
        )
        return Name(f"There {are} on the board.", f"盤上に特殊ゾンビが{self.count}体以上いる。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return specials(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class NoSpecials(Condition):
    """Shown as how many there are."""

    def words(self) -> Name:
        return Name("There are no special zombies on the board.", "盤上に特殊ゾンビがいない。")

    def now(self, t: ColonyTable, seat: int) -> int:
        return specials(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return 0

    def is_limit(self) -> bool:
        return True

    def is_met(self, t: ColonyTable, seat: int) -> bool:
        return specials(t) == 0


@dataclass(frozen=True)
class SideEffects(Condition):
    """What pills have left on one's own survivors, good and bad alike."""

    count: int

    def words(self) -> Name:
        what = "at least 1 side effect"
        if self.count > 1:
            what = f"a total of at least {self.count} side effects"
        return Name(
            f"Your survivors are equipped with {what}.",
            f"自分の生存者が副作用を合計{self.count}枚以上装備している。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return sum([bearer >= 0 and t.controller[bearer] == seat for bearer in bearers(t)])

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count
