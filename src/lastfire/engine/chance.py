"""Everything that luck decides passes through here, is noted, and can be scripted.

There are two sources of numbers.

A match draws from a *stream*: the bytes of BLAKE2b, keyed with a secret, over a counter. Whoever lacks
the secret learns nothing about the next number from those before, however many they are. The hash of
the secret can be published before the game and the secret after it (``lastfire.verify``).

Playouts, deals and policies draw from the *quick* generator. Two multiplicative generators are combined
as L'Ecuyer did (Communications of the ACM 31, 1988), with moduli and multipliers from his tables
(Mathematics of Computation 68, 1999). The period is about 2.9e17. Some dozens of its dice tell all the
others, so nothing that a player must not know may come from it. Every factor is below 2^30 and every
product below 2^60, so that interpreted and compiled builds agree on every machine and neither needs
long integers.
"""

import hashlib
import struct
from typing import Final

from lastfire.engine.errors import ScriptError

EVERYONE: Final = -1
"""The audience that includes all seats and the spectators."""

REDRAW: Final = -(1 << 30)
"""In a script: this outcome is drawn afresh."""

END: Final = REDRAW - 1
"""In a script: nothing more may be rolled or drawn."""

_M1: Final = 1073741789
_A1: Final = 771645345
_M2: Final = 536870909
_A2: Final = 520332806

_BLOCK: Final = 8
"""So many numbers come from one hash."""

_NUMBERS: Final = struct.Struct(">8Q")
"""A hash as numbers of 64 bits."""

_LEFT_OUT: Final = 8
"""So many bits of each are left out, the last ones."""


def key_after_word(key: bytes, seat: int, word: str) -> bytes:
    """The key of the stream once ``seat`` (-1: whoever set up the table) has added a word."""
    said = f"word {seat} {word}".encode()
    return hashlib.blake2b(said, digest_size=32, key=key).digest()


def audience(*seats: int) -> int:
    """The audience made of these seats only, as a bit set."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def may_see(audience_: int, seat: int) -> bool:
    """Whether ``seat`` (-1: a spectator) belongs to the audience."""
    if seat < 0:
        return audience_ == EVERYONE
    return (audience_ >> seat) & 1 == 1


class Chance:
    """Dice and draws of one match.

    ``key`` belongs to the stream, of which ``drawn`` numbers are used up; without a key the quick
    generator is used. ``outcomes`` and ``seen_by`` hold what luck decided since the last checkpoint and
    who saw it; ``news`` counts every outcome and every hidden card turned up since the game began.
    ``trace``, if there is one, is told every number of the stream: out of how many, and which.
    """

    def __init__(self, luck_1: int = 1, luck_2: int = 1) -> None:
        self.luck_1 = luck_1
        self.luck_2 = luck_2
        self.key = b""
        self.drawn = 0
        self._block: tuple[int, ...] = ()
        self.noting = True
        self.news = 0
        self.outcomes: list[int] = []
        self.seen_by: list[int] = []
        self.script: list[int] = []
        self.script_at = 0
        self.trace: list[tuple[int, int]] | None = None

    def seal(self, key: bytes, drawn: int = 0) -> None:
        """Draw from the stream of this key from now on; from the quick generator if it is empty."""
        self.key = key
        self.drawn = drawn
        self._block = ()

    def add_word(self, seat: int, word: str) -> None:
        """A word of a seat changes everything that is still to come."""
        self.seal(key_after_word(self.key, seat, word), self.drawn)

    def quicken(self) -> None:
        """Leave the stream for the quick generator, which begins where nobody can trace it back."""
        if self.key:
            luck_1 = self._streamed(_M1 - 1)
            luck_2 = self._streamed(_M2 - 1)
            self.seal(b"")
            self.luck_1 = 1 + luck_1
            self.luck_2 = 1 + luck_2

    def reseed(self, seed: int, purpose: str = "luck") -> None:
        """Start the quick generator anew from any integer.

        Equal seeds for different purposes ("deal", "policy") have nothing in common, nor have
        neighbouring seeds.
        """
        mixed = hashlib.sha256(f"{purpose} {seed}".encode()).digest()
        self.seal(b"")
        self.luck_1 = 1 + int.from_bytes(mixed[:8], "big") % (_M1 - 1)
        self.luck_2 = 1 + int.from_bytes(mixed[8:16], "big") % (_M2 - 1)

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1, neither noted nor scripted."""
        if self.key:
            return self._streamed(count)
        a = self.luck_1 * _A1 % _M1
        b = self.luck_2 * _A2 % _M2
        self.luck_1 = a
        self.luck_2 = b
        return (a - b) % _M1 % count

    def _streamed(self, count: int) -> int:
        """The next number of the stream, from 0 to ``count`` - 1.

        It is the rest of a number of 56 bits, so that every call uses up one number of the stream; no
        face of a die or card of a deck is likelier than another by more than one part in 2^48.
        """
        at = self.drawn % _BLOCK
        if at == 0 or not self._block:
            counter = (self.drawn // _BLOCK).to_bytes(8, "big")
            self._block = _NUMBERS.unpack(hashlib.blake2b(counter, key=self.key).digest())
        self.drawn += 1
        value = (self._block[at] >> _LEFT_OUT) % count
        if self.trace is not None:
            self.trace.append((count, value))
        return value

    def roll(self, sides: int, seen_by: int = EVERYONE) -> int:
        """One die: a side from 0 to ``sides`` - 1. Raises ScriptError for a scripted misfit."""
        if self.key:
            outcome = self._streamed(sides)
        else:
            a = self.luck_1 * _A1 % _M1
            b = self.luck_2 * _A2 % _M2
            self.luck_1 = a
            self.luck_2 = b
            outcome = (a - b) % _M1 % sides
        if self.script:
            outcome = self._scripted(outcome)
            if not 0 <= outcome < sides:
                raise ScriptError(f"{outcome} is not a side of a die with {sides}")
        if self.noting:
            self.note(outcome, seen_by)
        return outcome

    def roll_all(self, die: tuple[int, ...], count: int) -> list[int]:
        """``count`` equal dice, given by their faces: the faces that fall."""
        faces: list[int] = []
        sides = len(die)
        if self.script or self.noting or self.key:
            for _ in range(count):
                faces.append(die[self.roll(sides)])
            return faces
        a = self.luck_1
        b = self.luck_2
        for _ in range(count):
            a = a * _A1 % _M1
            b = b * _A2 % _M2
            faces.append(die[(a - b) % _M1 % sides])
        self.luck_1 = a
        self.luck_2 = b
        return faces

    def take(self, cards: list[int], seen_by: int = EVERYONE) -> int:
        """Remove and return one of ``cards``, each equally likely."""
        at = self.below(len(cards))
        if self.script:
            card = self._scripted(cards[at])
            if card not in cards:
                raise ScriptError(f"card {card} is not there to be drawn")
            at = cards.index(card)
        card = cards.pop(at)
        if self.noting:
            self.note(card, seen_by)
        return card

    def _scripted(self, drawn: int) -> int:
        """The next outcome of the script; what was drawn where the script says nothing.

        A scripted outcome uses up as much luck as another, so a replay ends with the same luck.
        """
        if self.script_at == len(self.script):
            return drawn
        outcome = self.script[self.script_at]
        self.script_at += 1
        if outcome == END:
            raise ScriptError("more was rolled or drawn than there are outcomes")
        return drawn if outcome == REDRAW else outcome

    def note(self, outcome: int, seen_by: int) -> None:
        """Write down an outcome."""
        self.outcomes.append(outcome)
        self.seen_by.append(seen_by)
        self.news += 1

    def hold(self, outcomes: list[int], seen_by: list[int], seat: int) -> None:
        """Script the outcomes that ``seat`` saw; the others will be drawn again in their place."""
        self.script = [outcome if may_see(seen_by[i], seat) else REDRAW for i, outcome in enumerate(outcomes)]
        self.script_at = 0

    def reveal(self) -> None:
        """Something that was already decided has been shown: no undo passes it."""
        self.news += 1

    def forget(self) -> None:
        """Start with an empty note and no script."""
        self.outcomes = []
        self.seen_by = []
        self.script = []
        self.script_at = 0

    def copy(self) -> "Chance":
        """The same sequence from here on, with an empty note."""
        other = Chance(self.luck_1, self.luck_2)
        other.key = self.key
        other.drawn = self.drawn
        other._block = self._block
        other.news = self.news
        return other
