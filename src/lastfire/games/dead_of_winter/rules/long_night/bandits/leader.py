"""The leader of the bandits: an exile who was no betrayer. [LN-LEADER-1..14]"""

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of, has_bandits
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import stockpile, take_of_choice
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import TAKE_SHARE
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_lead_bandits
from lastfire.games.dead_of_winter.rules.state import NOBODY, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason
from lastfire.games.dead_of_winter.rules.turn.exile import is_betrayer


def leader_of_bandits(t: ColonyTable) -> int:
    """The seat of the leader of the bandits, or -1. Who has shown no betrayal is known to be none.

    [LN-LEADER-1, LN-LEADER-2, LN-LEADER-3, LN-LEADER-11, LN-LEADER-13, LN-LEADER-14]
    """
    if t.exiled == 0 or not has_bandits(t):
        return NOBODY
    for seat in range(t.seats):
        if t.is_exiled(seat) and not t.is_out(seat) and not is_betrayer(t, seat):
            return seat
    return NOBODY


class TakeShare(Deed):
    """Once a round the leader takes a card of the stockpile, from anywhere, without a die."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """[LN-LEADER-9, LN-LEADER-10]"""
        if not t.is_exiled(seat) or leader_of_bandits(t) != seat:
            return
        state = bandits_of(t)
        if state.leader_takes and not state.has_taken and stockpile(t) and may_lead_bandits(t):
            ids.append(TAKE_SHARE)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        bandits_of(t).has_taken = True
        return take_of_choice(t, seat, 1)

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        state = bandits_of(t)
        if leader_of_bandits(t) != seat or not state.leader_takes or not may_lead_bandits(t):
            return None
        if state.has_taken:
            return "LN-LEADER-9", Name(
                "You have already taken a card from the stockpile this round.",
                "このラウンドには、すでに備蓄からカードを1枚取りました。",
            )
        return "LN-LEADER-9", Name("The stockpile is empty.", "備蓄にカードがありません。")
