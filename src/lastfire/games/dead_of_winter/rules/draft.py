"""Setup, continued: everybody chooses survivors, and the colony is laid out."""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.holdings import at_start
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.night.objective import set_up_objective
from lastfire.games.dead_of_winter.rules.setup import kept
from lastfire.games.dead_of_winter.rules.state import NEW_ROUND, STRANGERS, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, SURVIVOR
from lastfire.games.dead_of_winter.rules.words.questions import ASK_FOLLOWER, ASK_LEADER
from lastfire.games.dead_of_winter.rules.words.records import (
    FIRST_PLAYER,
    JOINED,
    LEADER_CHOSEN,
    OBJECTIVE_SET,
)


def draft(t: ColonyTable) -> Flow:
    """One player keeps some of the survivors dealt; shown when all have chosen.

    [DOW-SETUP-21, DOW-SETUP-22, DOW-SETUP-24, DOW-SETUP-25]
    """
    seat = t.turns
    for i in range(kept(t)):
        ids = [SURVIVOR[survivor] for survivor in t.drafts[seat]]
        yield t.ask(seat, ASK_LEADER if i == 0 else ASK_FOLLOWER, ids)
        survivor = ABOUT[t.reply]
        t.drafts[seat].remove(survivor)
        t.groups[seat].append(survivor)
    t.turns += 1
    if t.turns == t.seats:
        yield from begin(t)


def begin(t: ColonyTable) -> Flow:
    """Standees to the colony, the rest back to the deck, the token to the highest influence.

    [DOW-SETUP-5..7, DOW-SETUP-23..29, DOW-SURV-1]
    """
    t.phase = NEW_ROUND
    t.turns = 0
    t.chance.reveal()
    t.tell(OBJECTIVE_SET, t.objective)
    best = 0
    for seat in range(t.seats):
        t.pile(STRANGERS).shuffle_in(t.drafts[seat])
        t.drafts[seat] = []
        t.leader[seat] = t.groups[seat][0]
        t.tell(LEADER_CHOSEN, seat, t.leader[seat])
        for survivor in t.groups[seat]:
            t.controller[survivor] = seat
            t.place[survivor] = COLONY
            t.tell(JOINED, seat, survivor, COLONY)
        if t.box.influence[t.leader[seat]] > t.box.influence[t.leader[best]]:
            best = seat
    t.first = best
    t.turn = best
    t.tell(FIRST_PLAYER, best)
    yield from set_up_objective(t)
    yield from at_start(t)
