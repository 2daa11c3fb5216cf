"""The random bot: every option is equally likely."""

import hashlib
from typing import Final

from lastfire.bots.bot import Bot, Deal
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask

_BITS: Final = 30
_MASK: Final = (1 << _BITS) - 1
"""No number here is larger, and no product needs more than 60 bits: quick in every build, and equal."""


def _stirred(number: int) -> int:
    """The bits of a number, each of them depending on all others."""
    number = (number ^ number >> 15) * 0x2C1B3C6D & _MASK
    number = (number ^ number >> 13) * 0x297A2D39 & _MASK
    return number ^ number >> 15


class RandomBot(Bot):
    """Any option, each equally likely. The least that a better bot must beat.

    Its luck depends on its seed, the seat and how often it has answered, as that of every bot does, and
    costs far less than ``luck``: games against random bots wait for nothing else.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        mixed = hashlib.sha256(str(seed).encode()).digest()
        self._first = int.from_bytes(mixed[:4], "big") & _MASK
        self._second = int.from_bytes(mixed[4:8], "big") & _MASK

    @property
    def needs_sight(self) -> bool:
        return False

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        stirred = _stirred((self._first + 64 * ask.number + ask.seat) & _MASK)
        return _stirred((stirred + self._second) & _MASK) % len(ask.ids)
