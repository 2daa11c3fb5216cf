"""Goals of the scenarios, and of the card that asks how far a scenario is. [LN-SCENARIO-8..16]"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.effects.basic import counted
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_in_play
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import scenario_of
from lastfire.games.dead_of_winter.rules.state import ColonyTable

DIG_FROM: Final = 4
FOLLOW_FROM: Final = 5


def _count(t: ColonyTable) -> int:
    state = scenario_of(t)
    return 0 if state is None else state.count


@dataclass(frozen=True)
class Dug(Condition):
    """R1. [LN-SCENARIO-8]"""

    per_player: int

    def words(self) -> Name:
        return Name(
            f"Players have dug at least {counted(self.per_player, 'time')} for each player who started the "
            "game. On their turn, a player with a survivor at 1 of the 6 town locations may spend a die of "
            f"{DIG_FROM} or higher to dig once.",
            f"全員で掘った回数が、ゲーム開始時のプレイヤー1人につき{self.per_player}回以上である。町の6つのロケーションのいずれかに生存者がいる"
            f"プレイヤーは、自分の手番に{DIG_FROM}以上の目のダイス1個を使い、1回掘ってもよい。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return _count(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.per_player * t.seats


@dataclass(frozen=True)
class CodesMet(Condition):
    """R3. [LN-SCENARIO-10]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Players have contained at least {counted(self.count, 'experiment')} by meeting "
            f"{'its' if self.count == 1 else 'their'} containment code{'' if self.count == 1 else 's'}.",
            f"封じ込めコードをそろえて、実験体を{self.count}回以上封じ込めている。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        state = raxxon_in_play(t)
        return 0 if state is None else state.contained

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class Tracked(Condition):
    """B1. [LN-SCENARIO-14]"""

    more: int

    def words(self) -> Name:
        en = "at least the number" if self.more == 0 else f"at least {self.more} more than the number"
        ja = "人数以上である" if self.more == 0 else f"人数より{self.more}以上多い"
        return Name(
            f"The number of times that players have followed a bandit is {en} of players who started the "
            "game. On their turn, a player with a survivor who shares a "
            f"location with a bandit may spend a die of {FOLLOW_FROM} or higher to follow that bandit once.",
            f"全員で盗賊の後をつけた回数が、ゲーム開始時のプレイヤーの{ja}。"
            "盗賊と同じロケーションに生存者がいる"
            f"プレイヤーは、自分の手番に{FOLLOW_FROM}以上の目のダイス1個を使い、その盗賊の後を1回つけてもよい。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return _count(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.more + t.seats


@dataclass(frozen=True)
class TakenBack(Condition):
    """B2. [LN-SCENARIO-15]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"Players have taken a total of at least {counted(self.count, 'card')} from the stockpile since "
            "this card was revealed.",
            f"このカードが出てから、全員で備蓄のカードを合計{self.count}枚以上取っている。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        return _count(t)

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count


@dataclass(frozen=True)
class ScenarioGoals(Condition):
    """How many goals of the scenario are completed. [LN-SCENARIO-11]"""

    count: int

    def words(self) -> Name:
        return Name(
            f"At least {counted(self.count, 'goal')} of the scenario {'is' if self.count == 1 else 'are'} "
            "completed.",
            f"シナリオの目標が{self.count}つ以上達成されている。",
        )

    def now(self, t: ColonyTable, seat: int) -> int:
        state = scenario_of(t)
        return 0 if state is None else state.done

    def need(self, t: ColonyTable, seat: int) -> int:
        return self.count
