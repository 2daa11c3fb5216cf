"""Olivia Brown's antidote: while it works, medicine at once cancels a bite."""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.hand import kinds_in_hand, put_in_waste
from lastfire.games.dead_of_winter.rules.names import MEDICINE
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.terms import ABOUT, ASK_CARD, ASK_MAY, CARD, NO, WASTED, YES

OLIVIA_BROWN_CARD: Final = 22  # crossroads card number 23


def works(t: ColonyTable) -> bool:
    """Whether the antidote works this round: Olivia's own exposure roll came out blank."""
    return t.lasts(OLIVIA_BROWN_CARD) == t.round


def cancel_bite(t: ColonyTable) -> Flow:
    """Every player in turn may waste medicine; ``t.reply`` is YES as soon as one does.

    All are asked, since nobody knows who holds any.
    """
    for seat in t.living_seats():
        kinds = kinds_in_hand(t, seat, MEDICINE)
        yield t.ask(seat, ASK_MAY, (YES, NO) if kinds else (NO,), OLIVIA_BROWN_CARD)
        if t.reply == YES:
            # Asked even of one kind: not asking would tell that there is no other.
            yield t.ask(seat, ASK_CARD, [CARD[k] for k in kinds])
            kind = ABOUT[t.reply]
            put_in_waste(t, seat, t.in_hand(seat, kind))
            t.tell(WASTED, seat, kind)
            t.reply = YES
            return
    t.reply = NO
