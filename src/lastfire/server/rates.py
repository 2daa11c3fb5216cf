"""How much one address or one socket may ask for."""

import re
import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final, NamedTuple

from lastfire.server.errors import Refusal

_SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_REMEMBERED: Final = 1024
"""Whoever has all of their share again is forgotten, at the latest when there are so many more of them."""


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


class Rate(NamedTuple):
    """So many at once, and in the long run so many in so many seconds."""

    most: int
    seconds: float


def rate_of(text: str) -> Rate | None:
    """The rate that a text such as ``30/minute`` or ``5/10second`` says; None when it says none."""
    said = re.fullmatch(r"([1-9][0-9]{0,8})/([1-9][0-9]*)?(second|minute|hour|day)", text)
    return said and Rate(int(said[1]), int(said[2] or 1) * _SECONDS[said[3]])


class AddressRates:
    """How often each client address may ask, by kind of request.

    What an address may still do grows again at an even pace, up to its share. So an address takes a few bytes
    however much it asks.
    """

    def __init__(self, rates: dict[str, str], clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = {}
        for kind, text in rates.items():
            rate = rate_of(text)
            if rate is None:
                raise ValueError(f"{kind}: {text!r} is no rate")
            self._rates[kind] = rate
        self._clock = clock
        # By kind and address: what was left, and when.
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        self._forget_at = _REMEMBERED

    def allows(self, kind: str, address: str) -> bool:
        """Count one request; False when the address has had its share."""
        owner = kind, network(address)
        now = self._clock()
        left = self._left_now(owner, now)
        if left < 1:
            return False
        self._left[owner] = left - 1, now
        if len(self._left) > self._forget_at:
            self._forget(now)
        return True

    def would_allow(self, kind: str, address: str) -> bool:
        """Whether the address may ask once more; nothing is counted."""
        return self._left_now((kind, network(address)), self._clock()) >= 1

    def _left_now(self, owner: tuple[str, str], now: float) -> float:
        rate = self._rates[owner[0]]
        left, at = self._left.get(owner, (rate.most, now))
        return min(rate.most, left + (now - at) * rate.most / rate.seconds)

    def _forget(self, now: float) -> None:
        """Forget whoever has all of their share again."""
        self._left = {
            owner: noted
            for owner, noted in self._left.items()
            if self._left_now(owner, now) < self._rates[owner[0]].most
        }
        self._forget_at = 2 * len(self._left) + _REMEMBERED

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

    def has_room(self, address: str) -> bool:
        """Whether the address could take one more; none is taken."""
        return self._taken.get(network(address), 0) < self._most

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
