"""What a version of a game's rules changes, and how a table of the version before goes on under it."""

from collections.abc import Callable, Sequence
from typing import Final

from lastfire.engine.errors import SaveError
from lastfire.engine.words import Name

NO_TABLE: Final = Name(
    "it was saved by a Lastfire that kept no table with its games; that one can still lay it out"
    " (lastfire tables lay-out)",
    "テーブルの状態を残さない版のLastfireで保存されています。"
    "その版があれば展開できます（lastfire tables lay-out）",
)


class CannotGoOn(SaveError):
    """A match of an earlier version of the rules cannot go on. ``words`` say why, in both languages."""

    def __init__(self, words: Name) -> None:
        super().__init__(words.en)
        self.words = words


class Past:
    """A match between two steps, as an earlier version of its rules has laid it out.

    ``numbers`` are its packed table (see ``Table.pack``), ``options`` the value of each option, ``packs`` the
    version of each pack in use. A change turns all of them into what the next version would have.
    """

    def __init__(
        self, seats: int, options: dict[str, bool | int | str], packs: dict[str, int], numbers: list[int]
    ) -> None:
        self.seats = seats
        self.options = options
        self.packs = packs
        self.numbers = numbers


Migration = Callable[[Past], None]
"""Turns a match of one version into one of the next, in place; raises CannotGoOn where it cannot."""


def as_it_is(past: Past) -> None:
    """The table, the cards and the options of both versions are alike."""


class Change:
    """What is new in a ``version``: a line for each thing that players notice, in both languages.

    ``migrate`` turns a match of the version before into one of this one. None: no match can go on, for
    which ``why_not`` gives the reason.
    """

    def __init__(
        self,
        version: int,
        lines: Sequence[Name],
        migrate: Migration | None = None,
        why_not: Name | None = None,
    ) -> None:
        self.version = version
        self.lines = tuple(lines)
        self.migrate = migrate
        self.why_not = why_not

    def carry_over(self, past: Past) -> None:
        """Turn a match of the version before into one of this version; raises CannotGoOn."""
        if self.migrate is not None:
            self.migrate(past)
            return
        raise CannotGoOn(
            self.why_not
            or Name(
                f"version {self.version} of the rules continues no game of an earlier one",
                f"ルールの第{self.version}版では、それより前の版のゲームを続けられません",
            )
        )
