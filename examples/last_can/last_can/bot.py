"""Judgement of The Last Can: when to go home."""

from collections.abc import Sequence
from typing import Final

from last_can.rules import GOAL, SEARCH, StreetSight
from lastfire.bots import Judgement
from lastfire.engine import Ask, Sight

ENOUGH: Final = 6
"""So many cans are not risked: a search finds 1.5 on average, and a quarter of them lose all."""


class LastCanJudgement(Judgement):
    """Goes home with enough, or with what is missing."""

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        assert isinstance(sight, StreetSight)
        goes_home = sight.found >= ENOUGH or sight.home[ask.seat] + sight.found >= GOAL
        return [float((action == SEARCH) is not goes_home) for action in ask.ids]


JUDGEMENT: Final = LastCanJudgement()
