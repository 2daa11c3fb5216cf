"""The auction: which path would I get at which place, and what may that cost?"""

from typing import Final, NamedTuple

from lastfire.games.hit_z_road.bot.valuation import Valuation
from lastfire.games.hit_z_road.rules.words.actions import LARGEST_BID

LONGEST: Final = 40
"""Bids and passes that are thought through at most."""


KEPT: Final = 200
"""So many auctions are kept; then all are forgotten."""


class Market(NamedTuple):
    """What holds for one auction, whatever has been bid."""

    wishes: dict[int, list[float]]
    """By seat, the worth of every path."""
    tastes: dict[int, list[int]]
    """By seat, the free paths, best first."""
    shares: dict[int, list[float]]
    """By seat, which part of its worth is left after paying 0, 1, 2, …"""
    replies: dict[tuple[int, ...], int]
    """By seat and bids, the bid that seemed best."""


_MARKETS: Final[dict[tuple[object, ...], Market]] = {}


def _best_first(paths: list[int], worth: list[float]) -> list[int]:
    return sorted(paths, key=lambda path: (-worth[path], path))


class Auction:
    """The bids as they stand, what every seat would choose, and how the bidding may go on.

    Everybody is taken to raise as long as a better path, for the price, is worth more than
    standing still. Such bidders drive each other up and both pay, so my own bids are judged by
    where the bidding ends.
    """

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.order = valuation.sight.order
        self.place = {seat: place for place, seat in enumerate(self.order)}
        sight = valuation.sight
        self.bids = [group.bid for group in sight.groups]
        self.free = [path for path, seat in enumerate(sight.taken) if seat < 0]
        key = (
            valuation.left,
            *self.order,
            *sight.keys,
            *sight.taken,
            *sight.paths,
            *[(*group[:5], *group.tokens, group.wheel_armed) for group in valuation.groups],
        )
        known = _MARKETS.get(key)
        if known is None:
            if len(_MARKETS) >= KEPT:
                _MARKETS.clear()
            known = _MARKETS[key] = self._market()
        self.wishes, self.tastes, self.shares, self._replies = known

    def _market(self) -> "Market":
        """What does not change while the bidding goes on."""
        valuation = self.valuation
        wishes: dict[int, list[float]] = {}
        tastes: dict[int, list[int]] = {}
        shares: dict[int, list[float]] = {}
        for seat in self.order:
            worth = [
                valuation.worth_of_path(path, seat=seat) if path in self.free else 0.0
                for path in range(len(valuation.sight.taken))
            ]
            wishes[seat] = worth
            tastes[seat] = _best_first(self.free, worth)
            shares[seat] = self._what_is_left(seat)
        return Market(wishes, tastes, shares, {})

    def _what_is_left(self, seat: int) -> list[float]:
        """Which part of its worth a seat keeps, by the price it pays."""
        valuation = self.valuation
        group = valuation.groups[seat]
        worth = valuation.worth(valuation.left + 1, seat)
        before = worth.of(group.people, group.ammo, group.gas, group.adrenaline, 0.0)
        most = min(LARGEST_BID, group.ammo + group.gas + group.adrenaline)
        after = valuation.paid_cheaply(most, seat)
        return [
            worth.of(group.people, ammo, gas, adrenaline, 0.0) / before for ammo, gas, adrenaline in after
        ]

    def path_of(self, seat: int, bids: list[int]) -> int:
        """The path that is left for a seat if the auction ended with these bids."""
        taken: list[int] = []
        for other in sorted(self.order, key=lambda other: (-bids[other], self.place[other])):
            for path in self.tastes[other]:
                if path not in taken:
                    if other == seat:
                        return path
                    taken.append(path)
                    break
        raise ValueError(f"seat {seat} is not among the living")

    def expected_path(self) -> int:
        """The path that I shall probably drive, the bids being made."""
        return self.path_of(self.valuation.seat, self.bids)

    def worth_of(self, seat: int, bids: list[int]) -> float:
        """What a seat is worth if the auction ended with these bids."""
        return self.wishes[seat][self.path_of(seat, bids)] * self.shares[seat][bids[seat]]

    def raises(self, seat: int, bids: list[int]) -> list[int]:
        """The cheapest bid for every better place."""
        others = [bids[other] for other in self.order if other != seat]
        found = []
        for least in {0, *others}:
            bid = max(least, bids[seat]) + 1
            while bid in others:
                bid += 1
            if bid < len(self.shares[seat]) and bid not in found:
                found.append(bid)
        return found

    def reply(self, seat: int, bids: list[int]) -> int:
        """The bid that leaves a seat best off if nobody answered it; its own means to pass."""
        key = (seat, *bids)
        known = self._replies.get(key)
        if known is None:
            known = bids[seat]
            most = self.worth_of(seat, bids) * NOT_WORTH_IT
            for bid in self.raises(seat, bids):
                tried = bids[:]
                tried[seat] = bid
                worth = self.worth_of(seat, tried)
                if worth > most:
                    known, most = bid, worth
            self._replies[key] = known
        return known

    def end(self, bids: list[int], place: int, passes: int) -> list[int]:
        """Where the bidding ends when it goes on from these bids."""
        bids = bids[:]
        for _ in range(LONGEST):
            if passes >= len(self.order):
                break
            seat = self.order[place % len(self.order)]
            bid = self.reply(seat, bids)
            passes = passes + 1 if bid == bids[seat] else 0
            bids[seat] = bid
            place += 1
        return bids

    def prospects(self, seat: int, bids: list[int], passes: int) -> dict[int, float]:
        """What a seat is worth after passing, as bid 0, and after every raise that makes sense."""
        place = self.place[seat] + 1
        found = {0: self.worth_of(seat, self.end(bids, place, passes + 1))}
        for bid in self.raises(seat, bids):
            after = bids[:]
            after[seat] = bid
            found[bid] = self.worth_of(seat, self.end(after, place, 0))
        return found

    def worth_of_bids(self, bids: list[int]) -> list[float]:
        """What each bid is worth to me; 0 stands for passing."""
        passes = self.valuation.sight.passes
        found = self.prospects(self.valuation.seat, self.bids, passes)
        return [found.get(bid, 0.0) for bid in bids]


NOT_WORTH_IT: Final = 1.02
"""Nobody raises for less than this factor."""
