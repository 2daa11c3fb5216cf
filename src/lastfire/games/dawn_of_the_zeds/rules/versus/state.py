"""What only a game with a Zeds player has on the table, as plain data."""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.engine.record import SEATS

NONE: Final = -1


class Versus:
    """Zeds Actions and Schemes. [DOZ-VERSUS-16, DOZ-VERSUS-88, DOZ-VERSUS-110]

    ``schemes`` is the hand of the Zeds player and ``buried`` what was discarded face down: both are known to
    the Zeds player alone. ``open_discards`` are the Schemes that were played.

    ``is_shambling`` holds while a group shambles, with all that follows; ``shooter`` is the unit whose
    gunfire was declared last, ``arrested`` the one that was arrested last. Of a match of two games ``game``
    says which one is under way, 0 or 1, and ``first_score`` is the Hero score of the first.
    [DOZ-VERSUS-8, DOZ-VERSUS-26, DOZ-VERSUS-100, DOZ-VERSUS-103]
    """

    actions: int
    schemes: list[int]
    scheme_pile: Pile
    buried: list[int]
    open_discards: list[int]
    is_shambling: bool
    shooter: int
    arrested: int
    game: int
    first_score: int

    def copy(self) -> "Versus":
        """An equal one."""
        other = Versus()
        other.actions = self.actions
        other.schemes = self.schemes[:]
        other.scheme_pile = self.scheme_pile.copy()
        other.buried = self.buried[:]
        other.open_discards = self.open_discards[:]
        other.is_shambling = self.is_shambling
        other.shooter = self.shooter
        other.arrested = self.arrested
        other.game = self.game
        other.first_score = self.first_score
        return other

    def pack(self) -> list[int]:
        """The same as numbers."""
        out = [
            self.actions,
            int(self.is_shambling),
            self.shooter,
            self.arrested,
            self.game,
            self.first_score,
            *self.scheme_pile.pack(),
        ]
        for numbers in (self.schemes, self.buried, self.open_discards):
            out.append(len(numbers))
            out += numbers
        return out


def new_versus() -> Versus:
    """Before any Scheme is dealt."""
    versus = Versus()
    versus.actions = 0
    versus.schemes = []
    versus.scheme_pile = Pile([])
    versus.buried = []
    versus.open_discards = []
    versus.is_shambling = False
    versus.shooter = NONE
    versus.arrested = NONE
    versus.game = 0
    versus.first_score = 0
    return versus


def unpack_versus(r: Numbers) -> Versus:
    """What ``Versus.pack`` turned into numbers."""
    versus = Versus()
    versus.actions = r.one()
    versus.is_shambling = r.flag()
    versus.shooter = r.one()
    versus.arrested = r.one()
    versus.game = r.one()
    versus.first_score = r.one()
    versus.scheme_pile = r.pile()
    versus.schemes = r.many()
    versus.buried = r.many()
    versus.open_discards = r.many()
    return versus


def with_other_seats(fields: tuple[str, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Values of a record or a question, whose seats are those of the other person: the sides are swapped.

    [DOZ-VERSUS-8]
    """
    out = list(values)
    for i, field in enumerate(fields):
        if field in SEATS and out[i] >= 0:
            out[i] = 1 - out[i]
    return tuple(out)
