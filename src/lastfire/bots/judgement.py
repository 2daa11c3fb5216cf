"""What is known about playing one game well: one judgement per game, found here by its name."""

from collections.abc import Sequence
from typing import Any

from lastfire.engine.step import Ask

_JUDGEMENTS: "dict[str, Judgement]" = {}


class Judgement:
    """How to judge the positions and options of one game.

    The heuristic bot plays by ``rank`` alone. The search bot takes from it which options are
    worth a thought, how the others will answer, where a playout may stop, and what the position
    is worth there.
    """

    def rank(self, view: dict[str, Any], ask: Ask) -> Sequence[float]:
        """How good each option is for the seat that is asked; higher is better."""
        raise NotImplementedError


def register(game: str, judgement: Judgement) -> None:
    """Let the bots use this judgement for the game of that name."""
    _JUDGEMENTS[game] = judgement


def judgement_of(game: str) -> Judgement | None:
    """The judgement of that game, if there is one."""
    return _JUDGEMENTS.get(game)
