"""Judgement of Dead of Winter: which option of every question is worth how much.

``table`` reads the view, ``worth`` says what morale, lives, gates, food and cards are worth, ``aims``
what the objectives ask for, ``verbs`` what the sentences of a card do; ``menu`` weighs the actions of a
turn and ``replies`` all other answers. ``belief`` says who the betrayer may be.

A betrayer is judged by the same tables: what costs the colony morale is then worth something.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from lastfire.bots.dead_of_winter.belief import beliefs, priors
from lastfire.bots.dead_of_winter.menu import Menu
from lastfire.bots.dead_of_winter.replies import Replies
from lastfire.bots.dead_of_winter.table import Reading
from lastfire.bots.dead_of_winter.worth import Worth
from lastfire.bots.judgement import Judgement, LookAhead
from lastfire.engine.step import Ask

__all__ = ["DeadOfWinterJudgement", "beliefs", "priors"]

TRIED: Final = 6
"""So many options of a question are worth a thought."""
STEEP: Final = 6.0
"""How fast an option is thought less of than the best."""


class DeadOfWinterJudgement(Judgement):
    """What a careful player would say to each question of the game."""

    def rank(self, view: dict[str, Any], ask: Ask) -> Sequence[float]:
        w = Worth(Reading(view, ask.seat))
        if ask.question == "turn":
            return Menu(w).rank(ask.ids)
        return [exp(max(-30.0, min(30.0, worth))) for worth in Replies(w, ask).weigh()]

    def look_ahead(self, view: dict[str, Any], ask: Ask, luck: Random) -> LookAhead:
        return LookAhead(luck)
