"""Judgement of The Last Can: when to go home."""

from collections.abc import Sequence
from typing import Any, Final

from last_can.rules import GOAL, SEARCH
from lastfire.bots import Judgement
from lastfire.engine import Ask

ENOUGH: Final = 6
"""So many cans are not risked: a search finds 1.5 on average, and a quarter of them lose all."""


class LastCanJudgement(Judgement):
    """Goes home with enough, or with what is missing."""

    def rank(self, view: dict[str, Any], ask: Ask) -> Sequence[float]:
        found = view["found"]
        goes_home = found >= ENOUGH or view["seats"][ask.seat]["home"] + found >= GOAL
        return [float((action == SEARCH) is not goes_home) for action in ask.ids]


JUDGEMENT: Final = LastCanJudgement()
