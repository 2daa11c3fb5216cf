"""Unruly helpless survivors: who they are, how they are calmed, which of the helpless go.

[LN-UNRULY-1..16]
"""

from lastfire.engine.step import Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.board.hand import kinds_in_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.long_night.everywhere.state import (
    FIRST_PLAYER_CHOOSES,
    UNRULY_FIRST,
    night_of,
)
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import (
    ASK_CALM,
    ASK_UNRULY_GO,
    CALM,
    CALMED,
    TURNED_UNRULY,
    UNRULY_LOST,
)
from lastfire.games.dead_of_winter.rules.names import MEDICINE
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed, Reason
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, CARD, COUNT
from lastfire.games.dead_of_winter.rules.words.records import WASTED


def unruly(t: ColonyTable) -> int:
    """How many of the helpless survivors are unruly; ``t.helpless`` counts them too. [LN-UNRULY-15]"""
    return night_of(t).unruly


def turn_unruly(t: ColonyTable, count: int) -> int:
    """So many ordinary helpless survivors become unruly, or all there are; returns how many did.

    [LN-UNRULY-1, LN-UNRULY-16]
    """
    state = night_of(t)
    turned = max(0, min(count, t.helpless - state.unruly))
    if turned > 0:
        state.unruly += turned
        t.tell(TURNED_UNRULY, turned)
    return turned


def calm(t: ColonyTable, count: int) -> int:
    """So many unruly helpless survivors are ordinary again, or all there are; returns how many."""
    state = night_of(t)
    calmed = min(count, state.unruly)
    if calmed > 0:
        state.unruly -= calmed
        t.tell(CALMED, calmed)
    return calmed


def unruly_go(t: ColonyTable, count: int) -> Flow:
    """So many helpless survivors are about to go: the first player says how many of them are unruly.

    [LN-UNRULY-13]
    """
    state = night_of(t)
    least = max(0, count - (t.helpless - state.unruly))
    most = min(count, state.unruly)
    lost = most if state.helpless_order == UNRULY_FIRST else least
    if state.helpless_order == FIRST_PLAYER_CHOOSES and least < len(COUNT):
        yield from choose(t, t.first, ASK_UNRULY_GO, COUNT[least : most + 1], count)
        lost = ABOUT[t.reply]
    if lost > 0:
        state.unruly -= lost
        t.tell(UNRULY_LOST, lost)


class Calm(Deed):
    """Medicine calms one of the unruly; it needs no die and nobody at the colony.

    [LN-UNRULY-5..11]
    """

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        if unruly(t) > 0 and kinds_in_hand(t, seat, MEDICINE):
            ids.append(CALM)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        """The card is discarded, whatever it says: into the waste pile, an exile's out of the game."""
        # Asked even with one kind: not asking would tell that there is no other.
        yield t.ask(seat, ASK_CALM, [CARD[kind] for kind in kinds_in_hand(t, seat, MEDICINE)])
        kind = ABOUT[t.reply]
        put_in_waste(t, seat, t.in_hand(seat, kind))
        t.tell(WASTED, seat, kind)
        calm(t, 1)

    def why_not(self, t: ColonyTable, seat: int, survivor: int) -> Reason | None:
        if unruly(t) > 0:
            return "LN-UNRULY-5", Name("You have no medicine card.", "薬カードを持っていません。")
        return None

    def is_helpful(self, t: ColonyTable, about: int) -> bool:
        return True
