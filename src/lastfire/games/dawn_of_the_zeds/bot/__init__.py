"""Judgement of Dawn of the Zeds: which option of every question is worth how much.

``outlook`` says how dangerous the table is, ``fights`` what a fight brings, ``acting`` what an Action is
worth, ``shooting`` and ``abilities`` what shots and abilities are, ``replies`` the other choices of the
defenders, ``zeds_side`` those of the Zeds player.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from lastfire.bots.judgement import Judgement, LookAhead
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.games.dawn_of_the_zeds.bot.acting import Acting
from lastfire.games.dawn_of_the_zeds.bot.look_ahead import DawnAhead, sees_the_end
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.replies import Replies
from lastfire.games.dawn_of_the_zeds.bot.zeds_side import ZedsSide
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.sight import DawnSight
from lastfire.games.dawn_of_the_zeds.rules.words.actions import SPACE

SHARPNESS: Final = 12.0
"""How much a gain counts beside another."""
WORTH_A_THOUGHT: Final = {
    "zeds_action": 4,
    "defender": 3,
    "hold_card": 3,
    "play_scheme": 3,
    "fated_track": 3,
}
"""By question, how many of the best options are looked at. Of the others only the best is."""
NEAR_THE_BEST: Final = 0.03
"""By how much less an option may gain than the best and still be looked at."""
ACTIONS_AT_THE_END: Final = 10
"""How many of the best Actions are looked at where it is thought on to the end of the game.

Before, only the best is: a look at the table after the Actions does not find better ones (decision 0029).
"""
NEAR_AT_THE_END: Final = 0.3
"""By how much less they may gain than the best."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DawnJudgement(Judgement):
    """What a careful player would say to each question of the game."""

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        assert isinstance(sight, DawnSight)
        question = ask.question
        outlook = Outlook(sight)
        if question == "who_acts":
            return _ranked(Acting(outlook).whos(ask.ids))
        if question == "deed":
            acting = Acting(outlook)
            unit = ask.facts[0]
            return _ranked([acting.deed(unit, action) for action in ask.ids])
        if ask.seat == sight.zeds_seat:
            return _ranked(ZedsSide(outlook).worth(ask))
        return _ranked(Replies(outlook, Acting(outlook)).worth(ask))

    def sensible(self, sight: Sight, ask: Ask) -> list[tuple[int, float]]:
        assert isinstance(sight, DawnSight)
        worth = self.rank(sight, ask)
        most, near, soft = WORTH_A_THOUGHT.get(ask.question, 1), NEAR_THE_BEST, NEAR_THE_BEST
        if ask.question in ("who_acts", "deed") and sees_the_end(sight, ask.seat):
            most, near, soft = ACTIONS_AT_THE_END, NEAR_AT_THE_END, NEAR_AT_THE_END / 2
        best = max(worth)
        order = sorted(range(len(worth)), key=lambda i: (-worth[i], i))
        gaps = [(i, (best - worth[i]) / SHARPNESS) for i in order[:most]]
        return [(i, exp(-gap / soft)) for i, gap in gaps if gap <= near]

    def likely(self, sight: Sight, ask: Ask, chances: dict[str, Any]) -> int | None:
        """What the bot would answer; but to whoever arrives, the safest space is suggested.

        The bot has no judgement of its own about arrivals, and would as soon begin among Zeds.
        """
        assert isinstance(sight, DawnSight)
        if ask.question != "arrival":
            return Judgement.likely(self, sight, ask, chances)
        acting = Acting(Outlook(sight))
        dangers = [_danger(acting, action - SPACE) for action in ask.ids]
        return dangers.index(min(dangers))

    def look_ahead(self, sight: Sight, ask: Ask, luck: Random) -> LookAhead:
        assert isinstance(sight, DawnSight)
        return DawnAhead(self, sight, ask, luck)


def _danger(acting: Acting, space: int) -> int:
    """How much awaits whoever comes to a space: Town Center is safe, else the Strength of the Zeds there."""
    if space == TOWN_CENTER:
        return -1
    return sum([acting.s.strength[unit] for unit in acting.zeds_at(space)])


def _ranked(gains: list[float]) -> list[float]:
    """Gains as ranks, which are never below 0."""
    least = min(gains)
    return [1.0 + SHARPNESS * (gain - least) for gain in gains]


JUDGEMENT: Final = DawnJudgement()
