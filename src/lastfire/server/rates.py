"""How much one address or one socket may ask for."""

from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from lastfire.server.errors import Refusal


def network(address: str) -> str:
    """Whom an address belongs to: with IPv6 whoever has one has all that begin with the same 64 bits."""
    try:
        place = ip_address(address)
    except ValueError:
        return address
    if isinstance(place, IPv4Address):
        return address
    if place.ipv4_mapped is not None:
        return str(place.ipv4_mapped)
    return str(IPv6Network((place, 64), strict=False))


class AddressRates:
    """Moving windows per client address, one for each kind of request."""

    def __init__(self, rates: dict[str, str]) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rates = {kind: parse(rate) for kind, rate in rates.items()}

    def allows(self, kind: str, address: str) -> bool:
        """Count one request; False when the address has had its share."""
        return self._limiter.hit(self._rates[kind], kind, network(address))

    def count(self, kind: str, address: str) -> None:
        """Count one request; raises Refusal when the address has had its share."""
        if not self.allows(kind, address):
            raise Refusal("rate_limited")


class AddressPlaces:
    """How many things each client address has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take one place; False when the address has all that it may."""
        owner = network(address)
        taken = self._taken.get(owner, 0)
        if taken >= self._most:
            return False
        self._taken[owner] = taken + 1
        return True

    def leave(self, address: str) -> None:
        """Give back a place that was taken."""
        owner = network(address)
        self._taken[owner] -= 1
        if not self._taken[owner]:
            del self._taken[owner]


class MessageRate:
    """How fast one socket may send: a burst, then so many a second.

    Whoever sends ``patience`` messages too many within ``window`` seconds is abusive, however many
    were allowed in between.
    """

    def __init__(
        self, burst: int, per_second: float, patience: int, window: float, clock: Callable[[], float]
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._patience = patience
        self._window = window
        self._clock = clock
        self._left = float(burst)
        self._at = self._window_began = clock()
        self._refused = 0

    @property
    def abused(self) -> bool:
        """Whether too many messages of this window were too many."""
        return self._refused >= self._patience

    def allows(self) -> bool:
        """Count one message; False when it is one too many."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if now - self._window_began >= self._window:
            self._window_began = now
            self._refused = 0
        if self._left < 1:
            self._refused += 1
            return False
        self._left -= 1
        return True
