"""Packs: cards that somebody adds to a game, which offers them as an option."""

from collections.abc import Sequence
from typing import Final

from lastfire.engine.errors import LastfireError
from lastfire.engine.words import Name

INTERFACE: Final = (1, 1)
"""The number of what ``lastfire.engine`` offers to games; its docstring says what it promises."""


class CardRefused(LastfireError):
    """A card is not declared as its kind of card has to be."""


class Pack:
    """Cards for one game, declared with its own verbs.

    The game has an option called like the pack, off unless it is chosen. ``title`` says in a line what it
    adds. ``version`` counts the cards: raise it with every change that makes games go on differently. A
    match that is played with a pack goes on only where the pack is installed, in that version. ``engine``
    is the number of the engine's interface that it was written for.
    """

    def __init__(
        self,
        name: str,
        game: str,
        title: Name,
        *,
        version: int,
        cards: Sequence[object],
        engine: tuple[int, int] = INTERFACE,
    ) -> None:
        self.name = name
        self.game = game
        self.title = title
        self.version = version
        self.cards = tuple(cards)
        self.engine = engine

    def __repr__(self) -> str:
        return f"<Pack {self.name} for {self.game}, version {self.version}: {len(self.cards)} cards>"
