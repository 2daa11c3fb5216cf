"""The accounts that a table has to agree with at every question: those of each game.

They lie in ``tests/games/<game>/accounts.py``. ``audit`` there looks at one position; a ``Ledger`` keeps
its own books from what everybody is told, and compares them with the table.
"""

from lastfire.engine.match import Match
from lastfire.engine.record import Happening
from lastfire.engine.step import Ask, Table
from tests.contract.games import part


class Ledger:
    """The books of a careful listener; a game that has none of its own leaves them empty."""

    def __init__(self, t: Table) -> None:
        self.seats = t.seats

    def hear(self, happening: Happening) -> None:
        """One thing that happened in front of everybody."""

    def agree(self, t: Table, ask: Ask | None) -> None:
        """The books and the table say the same."""


def audit(match: Match) -> None:
    """Everything lies somewhere exactly once, and no number is impossible."""
    part(match.game, "accounts").audit(match._table, match.ask)


def ledger_of(match: Match) -> Ledger:
    """New books for a match."""
    books: type[Ledger] = getattr(part(match.game, "accounts"), "Ledger", Ledger)
    return books(match._table)
