"""How the terminal tells games in lines of text."""

from typing import Final

from lastfire.cli.lines.telling import Teller
from lastfire.games import part

_PLAIN: Final = Teller()


def teller_of(game: str) -> Teller:
    """Who tells this game; one that has nobody of its own is told by its options and records alone."""
    lines = part(game, "terminal.lines")
    if lines is None:
        return _PLAIN
    teller: Teller = lines.TELLER
    return teller
