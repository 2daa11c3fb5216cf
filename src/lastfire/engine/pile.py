"""Piles of cards. The order of an unknown pile does not exist until a card is turned."""

from lastfire.engine.chance import EVERYONE, Chance


class Pile:
    """Cards by number: a known top, a middle in no order, a known bottom.

    A draw from the middle is a chance outcome, so a shuffled pile is simply one that is all
    middle. ``top`` and ``bottom`` list their uppermost card first. The middle is kept sorted, so
    that equal piles are equal.
    """

    def __init__(self, middle: list[int], top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> None:
        self.middle = middle
        self.top = top
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.middle) + len(self.bottom)

    def draw(self, chance: Chance, seen_by: int = EVERYONE) -> int:
        """Take the uppermost card; raises ``IndexError`` when the pile is empty."""
        if not self.top and self.middle:
            return chance.take(self.middle, seen_by)
        if self.top:
            card = self.top[0]
            self.top = self.top[1:]
        else:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
        chance.reveal()
        return card

    def put_on_top(self, card: int) -> None:
        """Lay a card on top."""
        self.top = (card, *self.top)

    def put_at_bottom(self, card: int) -> None:
        """Lay a card under the pile."""
        self.bottom = (*self.bottom, card)

    def shuffle_in(self, cards: list[int]) -> None:
        """Add these cards and shuffle the whole pile."""
        self.middle = sorted([*self.top, *self.middle, *self.bottom, *cards])
        self.top = ()
        self.bottom = ()

    def copy(self) -> "Pile":
        """An equal pile."""
        return Pile(self.middle[:], self.top, self.bottom)

    def pack(self) -> list[int]:
        """The pile as numbers; ``Numbers.pile`` reads them."""
        sizes = [len(self.top), len(self.middle), len(self.bottom)]
        return [*sizes, *self.top, *self.middle, *self.bottom]
