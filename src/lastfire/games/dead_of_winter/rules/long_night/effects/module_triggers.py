"""What sets crossroads cards off that carry the mark of a module: bandits, Raxxon, improvements."""

from dataclasses import dataclass

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.triggers import Clause
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits, bandits_at
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import stockpile
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import finished, is_finished
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.raxxon.special_zombies import specials
from lastfire.games.dead_of_winter.rules.names import NO_SURVIVOR, survivor_noun
from lastfire.games.dead_of_winter.rules.state import NOBODY, ColonyTable

# Bandits.


@dataclass(frozen=True)
class BanditsInPlay(Clause):
    """So many bandits are on the board."""

    count: int

    def clause(self) -> Name:
        are = "1 bandit is" if self.count == 1 else f"{self.count} bandits are"
        return Name(f"at least {are} in play", f"盤上に盗賊が{self.count}人以上いる")

    def is_met(self, t: ColonyTable) -> bool:
        return bandits(t) >= self.count


def standoffs(t: ColonyTable, seat: int) -> list[int]:
    """Places with a bandit and a survivor of the player."""
    return [
        place for place in t.board.outside if bandits_at(t, place) > 0 and any_at(t, seat, place) != NOBODY
    ]


def any_at(t: ColonyTable, seat: int, place: int) -> int:
    """The first survivor of the player at a place, or -1."""
    for survivor in t.groups[seat]:
        if t.place[survivor] == place:
            return survivor
    return NOBODY


@dataclass(frozen=True)
class MeetsBandit(Clause):
    """A survivor of the active player, or that one (not -1), shares a place with a bandit."""

    who: int = NO_SURVIVOR
    faithful: bool = False

    def clause(self) -> Name:
        who = Name("one of your survivors", "自分の生存者")
        if self.who >= 0:
            named = survivor_noun(self.who).name
            who = Name(f"{named.en}, whom you control,", f"自分の生存者の{named.ja}")
        if self.faithful:
            return Name(
                f"you are not exiled, and {who.en} shares a location with a bandit",
                f"自分が追放されておらず、{who.ja}が盗賊と同じロケーションにいる",
            )
        return Name(f"{who.en} shares a location with a bandit", f"{who.ja}が盗賊と同じロケーションにいる")

    def find(self, t: ColonyTable) -> int:
        """A survivor who meets it, or -1."""
        if self.faithful and t.is_exiled(t.turn):
            return NOBODY
        for survivor in t.groups[t.turn]:
            if self.who in (NO_SURVIVOR, survivor) and bandits_at(t, t.place[survivor]) > 0:
                return survivor
        return NOBODY

    def is_met(self, t: ColonyTable) -> bool:
        return self.find(t) >= 0

    def prepare(self, t: ColonyTable) -> None:
        t.subject = self.find(t)
        t.spot = t.place[t.subject]


@dataclass(frozen=True)
class StockpileHas(Clause):
    """So many cards lie in the stockpile."""

    count: int

    def clause(self) -> Name:
        return Name(
            f"the stockpile has at least {counted(self.count, 'card')}",
            f"備蓄にカードが{self.count}枚以上ある",
        )

    def is_met(self, t: ColonyTable) -> bool:
        return len(stockpile(t)) >= self.count


# Raxxon.


@dataclass(frozen=True)
class SpecialsInPlay(Clause):
    """So many special zombies are on the board."""

    count: int

    def clause(self) -> Name:
        are = "1 special zombie is" if self.count == 1 else f"{self.count} special zombies are"
        return Name(f"at least {are} in play", f"盤上に特殊ゾンビが{self.count}体以上いる")

    def is_met(self, t: ColonyTable) -> bool:
        return specials(t) >= self.count


# Improvements. [LN-SCENARIO-25]


@dataclass(frozen=True)
class IsFinished(Clause):
    """A certain improvement is finished. [LN-SCENARIO-25]"""

    improvement: str

    def clause(self) -> Name:
        name = next(each.name for each in TEN if each.id == self.improvement)
        return Name(f"the improvement “{name.en}” is finished", f"改良「{name.ja}」が完成している")

    def is_met(self, t: ColonyTable) -> bool:
        return is_finished(t, self.improvement)


@dataclass(frozen=True)
class FinishedAtLeast(Clause):
    """So many improvements are finished. [LN-SCENARIO-25]"""

    count: int

    def clause(self) -> Name:
        are = "1 improvement is" if self.count == 1 else f"{self.count} improvements are"
        return Name(f"at least {are} finished", f"改良が{self.count}つ以上完成している")

    def is_met(self, t: ColonyTable) -> bool:
        return len(finished(t)) >= self.count
