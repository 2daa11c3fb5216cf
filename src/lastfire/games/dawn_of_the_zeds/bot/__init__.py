"""Judgement of Dawn of the Zeds: which option of every question is worth how much."""

from collections.abc import Sequence
from typing import Final

from lastfire.bots.judgement import Judgement
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class DawnJudgement(Judgement):
    """What a careful player would say to each question of the game."""

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        return [1.0] * len(ask.ids)


JUDGEMENT: Final = DawnJudgement()
