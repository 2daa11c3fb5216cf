"""Chaos markers. [DOZ-CHAOS]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import has_zeds, note_if_empty
from lastfire.games.dawn_of_the_zeds.rules.holdings import ignores_chaos
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import CHAOS_WINS, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_refugees
from lastfire.games.dawn_of_the_zeds.rules.windows import CHAOS_NEEDED, offer
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import CHAOS_LAID, CHAOS_REMOVED


def lay_chaos(t: DawnTable, space: int, count: int = 1) -> Flow:
    """Lay so many Chaos markers in a space; the game is lost where one is missing.

    [DOZ-CHAOS-3, DOZ-END-2, DOZ-VERSUS-5]
    """
    if not t.box.uses & CHAOS_RULES:
        return NOTHING
    if t.chaos_left < count:
        return _lay_the_last(t, space, count)
    for _ in range(count):
        _lay_one(t, space)
    return NOTHING


def _lay_the_last(t: DawnTable, space: int, count: int) -> Flow:
    for _ in range(count):
        if not t.chaos_left:
            yield from offer(t, CHAOS_NEEDED, space)
        if not t.chaos_left:
            end_game(t, CHAOS_WINS)
        _lay_one(t, space)


def _lay_one(t: DawnTable, space: int) -> None:
    t.chaos_left -= 1
    t.chaos[space] += 1
    t.empty &= ~(1 << space)
    if t.told is not None:
        t.tell(CHAOS_LAID, space, t.chaos[space], t.chaos_left)


def remove_chaos(t: DawnTable, space: int) -> None:
    """Take one Chaos marker back into the supply; nothing else follows. [DOZ-CHAOS-11, DOZ-CHAOS-12]"""
    t.chaos[space] -= 1
    t.chaos_left += 1
    note_if_empty(t, space)
    t.tell(CHAOS_REMOVED, space, t.chaos[space], t.chaos_left)


def is_zeds_controlled(t: DawnTable, space: int) -> bool:
    """Whether a Zeds unit or a Chaos marker is in a space. [DOZ-BOARD-15]"""
    return t.chaos[space] > 0 or has_zeds(t, space)


def is_bound(t: DawnTable, unit: int) -> bool:
    """Whether a player unit cannot act for the Chaos in its space; it still defends and retreats.

    [DOZ-CHAOS-4..6]
    """
    if not t.chaos[t.at[unit]] or is_refugees(unit):
        return False
    return not (t.heard[questions.IGNORES_CHAOS] and ignores_chaos(t, unit))
