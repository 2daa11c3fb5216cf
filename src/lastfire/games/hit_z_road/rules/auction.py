"""Auction phase: bidding for initiative, and paying for it."""

from lastfire.engine.step import Flow
from lastfire.games.hit_z_road.rules.payment import pay
from lastfire.games.hit_z_road.rules.state import CHOICE, PAYMENT, RoadTable
from lastfire.games.hit_z_road.rules.words.actions import BID, LARGEST_BID, PASS
from lastfire.games.hit_z_road.rules.words.questions import ASK_BID, ASK_PAY_BID
from lastfire.games.hit_z_road.rules.words.records import AUCTION_ENDS, BID_MADE, INITIATIVE, PASSED
from lastfire.games.hit_z_road.rules.words.vocabulary import FOR_BID


def bidding_turn(t: RoadTable) -> Flow:
    """Raise to any free space above one's own, or pass.

    [HZR-AUCTION-1..3, HZR-AUCTION-13..18, HZR-AUCTION-20]
    """
    seat = t.seat
    group = t.groups[seat]
    raises = free_spaces(t, seat)
    action = PASS
    if raises:
        ends = t.passes + 1 >= passes_needed(t)
        yield t.ask(seat, ASK_BID, [PASS, *raises], 1 if ends else 0)
        action = t.reply
    if action == PASS:
        group.passed = True
        t.passes += 1
        t.tell(PASSED, seat)
    else:
        group.bid = action - BID
        t.passes = 0
        for other in t.order:
            t.groups[other].passed = False
        t.tell(BID_MADE, seat, group.bid)
    if t.passes >= passes_needed(t):
        end_auction(t)
    else:
        t.at = (t.at + 1) % len(t.order)


def free_spaces(t: RoadTable, seat: int) -> list[int]:
    """The spaces this seat may raise to, as actions.

    Above its own, free, at most 10, at most what it owns; they need not top the highest bid, and
    what a locked path would cost does not matter here. [HZR-AUCTION-4..12, HZR-AUCTION-19]
    """
    group = t.groups[seat]
    most = min(LARGEST_BID, group.resources)
    others = [t.groups[other].bid for other in t.order]
    return [BID + space for space in range(group.bid + 1, most + 1) if space not in others]


def passes_needed(t: RoadTable) -> int:
    """How many passes in a row end the auction. [HZR-AUCTION-14, HZR-AUCTION-16, HZR-AUCTION-17]"""
    if t.house.ask_last_raiser:
        return len(t.order)
    for seat in t.order:
        if t.groups[seat].bid > 0:
            return len(t.order) - 1
    return len(t.order)


def end_auction(t: RoadTable) -> None:
    """New initiative by bid; who bid nothing keeps the old order, behind.

    [HZR-ORDER-1..5, HZR-TIES-1, HZR-TIES-2]
    """
    t.tell(AUCTION_ENDS)
    bids = sorted((-t.groups[seat].bid, place) for place, seat in enumerate(t.order))
    t.order = [t.order[place] for _, place in bids]
    for place, seat in enumerate(t.order):
        t.tell(INITIATIVE, seat, place + 1, t.groups[seat].bid)
    if t.house.journey and t.groups[t.order[0]].bid > 0:
        t.car_keys = t.order[0]
    t.at = 0
    t.phase = PAYMENT


def payment(t: RoadTable) -> Flow:
    """Everybody pays the own bid, in the new order, and the markers go back to 0.

    [HZR-PAY-1..7]
    """
    while t.at < len(t.order):
        seat = t.seat
        bid = t.groups[seat].bid
        if bid > 0:
            yield from pay(t, seat, bid, FOR_BID, ASK_PAY_BID)
        t.at += 1
    for seat in t.order:
        t.groups[seat].bid = 0
        t.groups[seat].passed = False
    t.at = 0
    t.phase = CHOICE
