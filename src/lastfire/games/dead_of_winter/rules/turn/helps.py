"""Helps that are free once a round: their player says when to use them, each time or once for all.

Nobody else needs to know why; that a help waits to be used whenever it first fits lies open.
"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dead_of_winter.rules.names import (
    HELP_OF_CROSSROADS,
    HELP_OF_ITEM,
    HELP_OF_SURVIVOR,
    HELPS,
    NO_HELP,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.actions import ALWAYS, ASK_AGAIN, NOT_NOW, USE_IT
from lastfire.games.dead_of_winter.rules.words.questions import ASK_HELP


def offer_help(t: ColonyTable, seat: int, survivor: int, help_: int, rolls: int = 0) -> Flow:
    """A help fits now: ``t.reply`` is USE_IT where its player uses it, and NOT_NOW where not.

    ``rolls``: so many exposure rolls it would spare. [DOW-ABILITY-15, DOW-ABILITY-16]
    """
    if help_ != NO_HELP and (t.standing[seat] >> help_) & 1:
        t.reply = USE_IT
        return NOTHING
    return _asks(t, seat, survivor, help_, rolls)


def _asks(t: ColonyTable, seat: int, survivor: int, help_: int, rolls: int) -> Flow:
    ids = (USE_IT, NOT_NOW) if help_ == NO_HELP else (USE_IT, NOT_NOW, ALWAYS)
    yield t.ask(seat, ASK_HELP, ids, survivor, help_, rolls)
    if t.reply == ALWAYS:
        t.standing[seat] |= 1 << help_
        t.reply = USE_IT


class AskAgain(Deed):
    """Being asked again before a help is used. It is nothing that is done."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        """Being asked again, for every help that is used whenever it first fits; once a turn for each.

        [DOW-ABILITY-16]
        """
        waiting = t.standing[seat] & ~t.reconsidered
        if waiting == 0:
            return
        for help_ in range(len(HELPS)):
            if (waiting >> help_) & 1 and has_help(t, seat, help_):
                ids.append(ASK_AGAIN[help_])

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        ask_again(t, seat, about)
        return NOTHING

    def is_act(self) -> bool:
        return False


def has_help(t: ColonyTable, seat: int, help_: int) -> bool:
    """Whether one of the player's survivors has this help with them; a borrower may come to have any."""
    for card, bearer in t.gear:
        if t.controller[bearer] == seat and HELP_OF_ITEM.get(t.box.kind[card], NO_HELP) == help_:
            return True
    for held in t.lasting:
        mine = held.number >= 0 and held.bearer >= 0 and t.controller[held.bearer] == seat
        if mine and HELP_OF_CROSSROADS.get(t.box.crossroads[held.number].id, NO_HELP) == help_:
            return True
    for survivor in t.groups[seat]:
        if HELP_OF_SURVIVOR.get(survivor, NO_HELP) == help_:
            return True
        if survivor in t.box.borrowers and help_ in HELP_OF_SURVIVOR.values():
            return True
    return False


def ask_again(t: ColonyTable, seat: int, help_: int) -> None:
    """From now on the player is asked again. [DOW-ABILITY-16]"""
    t.standing[seat] &= ~(1 << help_)
    t.reconsidered |= 1 << help_
