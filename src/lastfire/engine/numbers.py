"""Reading a table back from numbers, in the order in which it was packed."""

from lastfire.engine.pile import Pile


class Numbers:
    """Numbers that ``Table.pack`` wrote, read one thing after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def one(self) -> int:
        """The next number."""
        self.at += 1
        return self.numbers[self.at - 1]

    def flag(self) -> bool:
        """The next number, as yes or no."""
        return self.one() == 1

    def so_many(self, count: int) -> list[int]:
        """So many numbers."""
        start = self.at
        self.at += count
        return self.numbers[start : self.at]

    def many(self) -> list[int]:
        """A list: its length was written before it."""
        return self.so_many(self.one())

    def pairs(self) -> list[tuple[int, int]]:
        """A list of pairs: how many was written before them."""
        return [(self.one(), self.one()) for _ in range(self.one())]

    def pile(self) -> Pile:
        """A pile."""
        top, middle, bottom = self.one(), self.one(), self.one()
        above = tuple(self.so_many(top))
        return Pile(self.so_many(middle), above, tuple(self.so_many(bottom)))
