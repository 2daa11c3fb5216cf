"""Judgement of Dawn of the Zeds: which option of every question is worth how much.

``outlook`` says how dangerous the table is, ``fights`` what a fight brings, ``acting`` what an Action is
worth, ``replies`` the other choices of the defenders, ``zeds_side`` those of the Zeds player.
"""

from collections.abc import Sequence
from typing import Final

from lastfire.bots.judgement import Judgement
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.replies import Replies
from lastfire.games.dawn_of_the_zeds.bot.zeds_side import ZedsSide
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight

SHARPNESS: Final = 12.0
"""How much a gain counts beside another."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DawnJudgement(Judgement):
    """What a careful player would say to each question of the game."""

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        assert isinstance(sight, DawnSight)
        question = ask.question
        outlook = Outlook(sight)
        if question == "who_acts":
            acting = Acting(outlook)
            return _ranked([acting.who(action) for action in ask.ids])
        if question == "deed":
            acting = Acting(outlook)
            unit = ask.facts[0]
            return _ranked([acting.deed(unit, action) for action in ask.ids])
        if ask.seat == sight.zeds_seat:
            return _ranked(ZedsSide(outlook).worth(ask))
        return _ranked(Replies(outlook, Acting(outlook)).worth(ask))


def _ranked(gains: list[float]) -> list[float]:
    """Gains as ranks, which are never below 0."""
    least = min(gains)
    return [1.0 + SHARPNESS * (gain - least) for gain in gains]


JUDGEMENT: Final = DawnJudgement()
