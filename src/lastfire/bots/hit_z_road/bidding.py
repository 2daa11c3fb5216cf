"""The auction: which path would I get at which place, and what may that cost?"""

from lastfire.bots.hit_z_road.table import Reading


class Auction:
    """The bids as they stand, and what every seat would choose."""

    def __init__(self, table: Reading) -> None:
        self.table = table
        self.bids = [int(group["bid"]) for group in table.view["seats"]]
        self.wishes = {
            seat: [table.worth_of_path(path, seat=seat) for path in range(len(table.view["paths"]))]
            for seat in table.order
        }

    def path_at(self, bid: int) -> int:
        """The path that is left for me if the auction ended now with my bid."""
        me = self.table.seat
        order = self.table.order
        bids = {seat: self.bids[seat] for seat in order}
        bids[me] = bid
        free = [i for i, path in enumerate(self.table.view["paths"]) if path["taken_by"] is None]
        for seat in sorted(order, key=lambda seat: (-bids[seat], order.index(seat))):
            wishes = self.wishes[seat]
            best = max(free, key=lambda path: (wishes[path], -path))
            if seat == me:
                return best
            free.remove(best)
        raise ValueError(f"seat {me} is not among the living")

    def expected_path(self) -> int:
        """The path that I shall probably drive, the bids being made."""
        return self.path_at(self.bids[self.table.seat])

    def worth_of_bids(self, bids: list[int]) -> list[float]:
        """What each bid is worth to me; a bid of 0 stands for passing."""
        table = self.table
        me = table.me
        now = table.worth_now
        rich = now.of(me.people, me.ammo, me.gas, me.adrenaline, 0.0)
        worth = []
        for bid in bids:
            price = bid or self.bids[table.seat]
            path = self.path_at(price)
            poor = now.of(me.people, *table.pay_cheaply(price, table.seat), 0.0)
            worth.append(self.wishes[table.seat][path] * poor / rich)
        return worth
