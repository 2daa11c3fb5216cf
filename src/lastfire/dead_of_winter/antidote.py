"""Olivia Brown's antidote: while it works, medicine at once cancels a bite."""

from typing import Final

from lastfire.dead_of_winter.hand import put_in_waste
from lastfire.dead_of_winter.names import MEDICINE_CARD
from lastfire.dead_of_winter.state import ColonyTable
from lastfire.dead_of_winter.terms import ASK_MAY, NO, YES
from lastfire.engine.step import Flow

OLIVIA_BROWN_CARD: Final = 22  # crossroads card number 23


def works(t: ColonyTable) -> bool:
    """Whether the antidote works this round: Olivia's own exposure roll came out blank."""
    return t.lasts(OLIVIA_BROWN_CARD) == t.round


def cancel_bite(t: ColonyTable) -> Flow:
    """Every player in turn may waste medicine; ``t.reply`` is YES as soon as one does.

    All are asked, since nobody knows who holds any.
    """
    for seat in t.living_seats():
        has_one = t.in_hand(seat, MEDICINE_CARD) >= 0
        yield t.ask(seat, ASK_MAY, (YES, NO) if has_one else (NO,), OLIVIA_BROWN_CARD)
        if t.reply == YES:
            put_in_waste(t, seat, t.in_hand(seat, MEDICINE_CARD))
            t.reply = YES
            return
    t.reply = NO
