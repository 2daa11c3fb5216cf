"""Cleaning waste."""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.board.dice import spend_die
from lastfire.games.dead_of_winter.rules.holdings import (
    held_for,
    help_of,
    holding_of,
    is_ready,
    use_held,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import DID_CLEAN_WASTE, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.helps import offer_help
from lastfire.games.dead_of_winter.rules.words.actions import USE_IT
from lastfire.games.dead_of_winter.rules.words.records import WASTE_CLEANED

CLEANED: Final = 3


def clean_waste(t: ColonyTable, seat: int) -> Flow:
    """Any die for the three topmost cards of the waste pile. [DOW-WASTE-2..4]

    Decided in question Q16: of fewer than three all are removed; with none it is not offered.
    """
    yield from spend_die(t, seat, 1)
    t.item = CLEANED
    if len(t.waste) > CLEANED:
        yield from _cleans_more(t, seat)
    taken = t.waste[-t.item :]
    t.waste = t.waste[: len(t.waste) - len(taken)]
    t.removed += taken
    t.tell(WASTE_CLEANED, seat, len(taken))
    t.acts |= DID_CLEAN_WASTE


def _cleans_more(t: ColonyTable, seat: int) -> Flow:
    """``t.item``: how many cards an action takes, more with what helps it, once a round each.

    [DOW-ABILITY-15]
    """
    for survivor in t.groups[seat]:
        if t.place[survivor] != COLONY:
            continue
        for held in held_for(t, survivor, "cards_cleaned"):
            cleaned = holding_of(t, held).cards_cleaned()
            if cleaned > 0 and is_ready(t, held):
                yield from offer_help(t, seat, survivor, help_of(t, held))
                if t.reply == USE_IT:
                    use_held(t, seat, held)
                    t.item = cleaned
                    return
