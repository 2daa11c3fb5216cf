"""The containment code: dice lie at Raxxon, and at night they meet the code of the top log, or do not.

[LN-CODE-1..26]
"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.dice import faces
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS, contain, release
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import (
    NO_LOG,
    RAXXON,
    RaxxonState,
    raxxon_of,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import (
    ASK_CONTAIN,
    ASK_SPARED,
    CODE_MET,
    CODE_MISSED,
    CONTAIN,
    DIE_LAID,
    LAY_DIE,
    LET_OUT,
    PLACE_SPARED,
    ZOMBIES_SPARED,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import may_contain
from lastfire.games.dead_of_winter.rules.names import NOWHERE
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason
from lastfire.games.dead_of_winter.rules.turn.vote import verdict, vote
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, TO, UP

FEWER: Final = 3
"""So many zombies stay away from the location that the first player names. [LN-CODE-17]"""


class LayDie(Deed):
    """Any unused die for the code, with a survivor at Raxxon; it costs nothing else. [LN-CODE-1..4]"""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """One option for each face. An exile may help as well. [LN-CODE-2, LN-CODE-6]"""
        if best > 0 and t.is_there(seat, RAXXON) and self.why_not(t, seat, -1) is None:
            ids += [LAY_DIE[face] for face in faces(t, seat, 1)]

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        """The die counts as used, and lies there until dice are rolled. [LN-CODE-3, LN-CODE-4, LN-CODE-11]"""
        t.use_die(seat, about)
        state = raxxon_of(t)
        if about in lacking(state):
            state.helped[seat] += 1
        state.dice[6 * seat + about - 1] += 1
        t.tell(DIE_LAID, seat, about)
        return NOTHING

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        """Somebody of theirs has to be there, and a log. [LN-CODE-1, LN-RAXXON-16]"""
        if not t.is_there(seat, RAXXON):
            return "LN-CODE-1", Name("You need a survivor at Raxxon.", "ラクソンに自分の生存者が必要です。")
        if raxxon_of(t).top == NO_LOG:
            return "LN-RAXXON-16", Name("No experiment is left.", "実験カードが残っていません。")
        if not may_contain(t):
            return "LN-SCENARIO-6", Name(
                "Containment is not unlocked yet.", "封じ込めのルールはまだ使えません。"
            )
        if t.unused(seat) == 0:
            return "LN-CODE-1", Name("You have no unused dice.", "未使用ダイスがありません。")
        return None

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True


def lying(state: RaxxonState) -> list[int]:
    """How many dice lie at Raxxon, by face from 1; whose they are does not matter. [LN-CODE-5]"""
    found = [0] * 7
    for i, count in enumerate(state.dice):
        found[i % 6 + 1] += count
    return found


def lacking(state: RaxxonState) -> list[int]:
    """The faces of the top log's code for which no die lies there. [LN-CODE-8..10]"""
    if state.top == NO_LOG:
        return []
    found = lying(state)
    faces_lacking: list[int] = []
    for face in EXPERIMENTS[state.top].code:
        if found[face] > 0:
            found[face] -= 1
        else:
            faces_lacking.append(face)
    return faces_lacking


def is_met(state: RaxxonState) -> bool:
    """Whether two of the dice show the code of the top log. [LN-CODE-8..10]"""
    return state.top != NO_LOG and not lacking(state)


def take_dice_back(t: ColonyTable) -> None:
    """Dice are rolled anew: none lies at Raxxon any more. [LN-CODE-11]"""
    raxxon_of(t).dice = [0] * (6 * t.seats)


def check_code(t: ColonyTable) -> Flow:
    """At night, before food is paid, the top experiment is contained or released.

    When its code is met players vote; on thumbs down a location is spared some zombies for it.
    [LN-CODE-8, LN-CODE-12..17, LN-CODE-24, LN-CODE-25, LN-ROUND-3, LN-RAXXON-16]
    """
    state = raxxon_of(t)
    if state.top == NO_LOG or not may_contain(t):
        return
    if not is_met(state):
        t.tell(CODE_MISSED, state.top)
        for seat in t.living_seats():
            if t.is_there(seat, RAXXON) and any(t.dice[6 * seat + face - 1] for face in lacking(state)):
                state.withheld[seat] += 1
        yield from release(t)
        return
    t.tell(CODE_MET, state.top)
    choices = (verdict(t, CONTAIN.id), verdict(t, LET_OUT.id))
    yield from vote(t, t.faithful_seats(), ASK_CONTAIN, choices, fact=state.top)
    if t.reply == UP:
        state.contained += 1
        contain(t)
        return
    # Any location may be named, also the colony, Raxxon and the Hideout. [LN-CODE-21, LN-CODE-22]
    yield t.ask(t.first, ASK_SPARED, [TO[place] for place in t.board.all], FEWER)
    state.spared = ABOUT[t.reply]
    state.fewer = FEWER
    t.tell(PLACE_SPARED, state.spared, FEWER)
    yield from release(t)


def stay_away(t: ColonyTable, place: int, count: int) -> int:
    """How many of a batch of the night stay away from the location that was named.

    They come last in their batch, are not added at all, and meet nothing.
    [LN-CODE-17..20, LN-CODE-23]
    """
    state = raxxon_of(t)
    if place != state.spared:
        return 0
    away = min(count, state.fewer)
    if away > 0:
        state.fewer -= away
        t.tell(ZOMBIES_SPARED, place, away)
    return away


def end_sparing(t: ColonyTable) -> None:
    """It holds for this round alone. [LN-CODE-17, LN-CODE-19]"""
    state = raxxon_of(t)
    state.spared = NOWHERE
    state.fewer = 0
