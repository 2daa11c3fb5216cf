"""Chapters that lead back to one another: fights to retreats, Outbreaks and new Zeds, these to fights again.

A chapter names here what it needs of those that build on it; ``chapters.py`` says who does it.
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable


class Ring:
    """What chapters do for those before them; each is described where it is done."""

    def new_zeds(self, t: DawnTable, space: int, is_super: bool) -> Flow:
        """See ``board/stacking.py``."""
        raise NotImplementedError

    def draw_fate(self, t: DawnTable) -> Flow:
        """See ``decks/fate_deck.py``."""
        raise NotImplementedError

    def finish_fate(self, t: DawnTable) -> Flow:
        """See ``decks/fate_deck.py``."""
        raise NotImplementedError

    def player_attack(self, t: DawnTable, unit: int, space: int, came_from: int) -> Flow:
        """See ``combat/fight.py``."""
        raise NotImplementedError

    def raiders_attack(self, t: DawnTable, raiders: int, space: int, came_from: int) -> Flow:
        """See ``combat/fight.py``."""
        raise NotImplementedError

    def enter(self, t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
        """See ``turn/entering.py``."""
        raise NotImplementedError

    def enter_and_hold(self, t: DawnTable, zeds: list[int], space: int, came_from: int) -> Flow:
        """See ``turn/entering.py``."""
        raise NotImplementedError

    def advance_again(self, t: DawnTable, zeds: list[int], space: int) -> Flow:
        """See ``turn/advance.py``."""
        raise NotImplementedError

    def rise_in_town(self, t: DawnTable, unit: int) -> Flow:
        """See ``turn/advance.py``."""
        raise NotImplementedError


_CLOSED: Final[list[Ring]] = [Ring()]


def ring() -> Ring:
    """The chapters that come later."""
    return _CLOSED[0]


def close_ring(chapters: Ring) -> None:
    """All chapters are there."""
    _CLOSED[0] = chapters
