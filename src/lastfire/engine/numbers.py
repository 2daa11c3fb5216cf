"""Reading a table back from numbers, in the order in which it was packed."""

from typing import Final

from lastfire.engine.errors import SaveError
from lastfire.engine.pile import Pile

_BITS: Final = 1 << 62


class Numbers:
    """Numbers that ``Table.pack`` wrote, read one thing after the other.

    A save may be made up, so a game says the largest number that lies on its table (``most``): what is
    outside raises SaveError, as does a list that is longer than the numbers left. Sets kept as bits are
    read by ``bits``, and may be larger.
    """

    def __init__(self, numbers: list[int], most: int = _BITS) -> None:
        self.numbers = numbers
        self.most = most
        self.at = 0

    def one(self) -> int:
        """The next number."""
        number = self.bits()
        if not -self.most <= number <= self.most:
            raise SaveError(f"{number} lies on its table, where {self.most} is the largest number")
        return number

    def bits(self) -> int:
        """The next number, which is a set."""
        if self.at >= len(self.numbers):
            raise SaveError("its table ends too early")
        number = self.numbers[self.at]
        if not -_BITS <= number <= _BITS:
            raise SaveError(f"{number} lies on its table")
        self.at += 1
        return number

    def flag(self) -> bool:
        """The next number, as yes or no."""
        return self.one() == 1

    def so_many(self, count: int) -> list[int]:
        """So many numbers."""
        return [self.one() for _ in range(self._checked(count))]

    def many(self) -> list[int]:
        """A list: its length was written before it."""
        return self.so_many(self.one())

    def many_bits(self) -> list[int]:
        """A list of sets."""
        return self.so_many_bits(self.one())

    def so_many_bits(self, count: int) -> list[int]:
        """So many sets."""
        return [self.bits() for _ in range(self._checked(count))]

    def _checked(self, count: int) -> int:
        """How many there are, as far as that many are left."""
        if not 0 <= count <= len(self.numbers) - self.at:
            raise SaveError(f"a list on its table has {count} numbers")
        return count

    def end(self) -> None:
        """All has been read; raises SaveError if not."""
        if self.at != len(self.numbers):
            raise SaveError("more lies on its table than there is a place for")

    def pairs(self) -> list[tuple[int, int]]:
        """A list of pairs: how many was written before them."""
        return [(self.one(), self.one()) for _ in range(self._checked(self.one()))]

    def pile(self) -> Pile:
        """A pile."""
        top, middle, bottom = self.one(), self.one(), self.one()
        above = tuple(self.so_many(top))
        return Pile(self.so_many(middle), above, tuple(self.so_many(bottom)))
