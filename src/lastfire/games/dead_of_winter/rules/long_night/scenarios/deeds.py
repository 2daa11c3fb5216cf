"""What players can do for the first goal of a scenario. [LN-SCENARIO-8, LN-SCENARIO-14]"""

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import best_die, spend_die
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import bandits_at
from lastfire.games.dead_of_winter.rules.long_night.scenarios.goals import DIG_FROM, FOLLOW_FROM
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import (
    BANDIT_BLITZ,
    CHIMP_AND_THE_CODE,
    is_goal,
    scenario_of,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.words import DIG, DUG, FOLLOW, FOLLOWED
from lastfire.games.dead_of_winter.rules.night.objective import goals
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason


def _count_one(t: ColonyTable) -> tuple[int, int]:
    """One more for the goal; how far it is, and how far it has to be."""
    state = scenario_of(t)
    assert state is not None
    state.count += 1
    goal = goals(t)[0]
    return goal.now(t, t.first), goal.need(t, t.first)


class Dig(Deed):
    """R1: a die of 4 or higher, with a survivor at a town location. [LN-SCENARIO-8]"""

    def _is_there(self, t: ColonyTable, seat: int) -> bool:
        return any(t.place[survivor] in t.board.town for survivor in t.groups[seat])

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best >= DIG_FROM and is_goal(t, CHIMP_AND_THE_CODE, 0) and self._is_there(t, seat):
            ids.append(DIG)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        yield from spend_die(t, seat, DIG_FROM)
        t.tell(DUG, seat, *_count_one(t))

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if not is_goal(t, CHIMP_AND_THE_CODE, 0):
            return None
        if not self._is_there(t, seat):
            return "LN-SCENARIO-8", Name(
                "You need a survivor at 1 of the 6 town locations.",
                "町の6つのロケーションのいずれかに自分の生存者が必要です。",
            )
        if best_die(t, seat) < DIG_FROM:
            return "LN-SCENARIO-8", Name(
                f"You need a die of {DIG_FROM} or higher.", f"{DIG_FROM}以上の目のダイスが必要です。"
            )
        return None

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


class FollowBandit(Deed):
    """B1: a die of 5 or 6, with a survivor who shares a location with a bandit. [LN-SCENARIO-14]"""

    def _is_there(self, t: ColonyTable, seat: int) -> bool:
        return any(bandits_at(t, t.place[survivor]) > 0 for survivor in t.groups[seat])

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if best >= FOLLOW_FROM and is_goal(t, BANDIT_BLITZ, 0) and self._is_there(t, seat):
            ids.append(FOLLOW)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        yield from spend_die(t, seat, FOLLOW_FROM)
        t.tell(FOLLOWED, seat, *_count_one(t))

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if not is_goal(t, BANDIT_BLITZ, 0):
            return None
        if not self._is_there(t, seat):
            return "LN-SCENARIO-14", Name(
                "You need a survivor at a location with a bandit.",
                "盗賊のいるロケーションに自分の生存者が必要です。",
            )
        if best_die(t, seat) < FOLLOW_FROM:
            return "LN-SCENARIO-14", Name(
                f"You need a die of {FOLLOW_FROM} or higher.", f"{FOLLOW_FROM}以上の目のダイスが必要です。"
            )
        return None

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True
