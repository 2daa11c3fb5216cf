"""Judgement of Dead of Winter: which option of every question is worth how much.

``decks`` knows what is printed on cards, ``worth`` says what morale, lives, gates, food and cards are
worth, ``aims`` what the objectives ask for, ``verbs`` what the sentences of a card do; ``menu`` weighs
the actions of a turn and ``replies`` all other answers. ``belief`` says who the betrayer may be. What modules
bring is weighed in a folder of their own, which enters itself into the tables of these.

A betrayer is judged by the same tables: what costs the colony morale is then worth something.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from lastfire.bots.judgement import Judgement, LookAhead
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.bot.belief import beliefs, priors
from lastfire.games.dead_of_winter.bot.long_night import MODULES as MODULES
from lastfire.games.dead_of_winter.bot.look_ahead import ColonyAhead, follows_betrayal
from lastfire.games.dead_of_winter.bot.menu import Menu
from lastfire.games.dead_of_winter.bot.replies import Replies
from lastfire.games.dead_of_winter.bot.verbs import worth_of_all
from lastfire.games.dead_of_winter.bot.worth import Worth
from lastfire.games.dead_of_winter.rules.sight import ColonySight

__all__ = ["DeadOfWinterJudgement", "beliefs", "priors"]

WORTH_A_THOUGHT: Final = {
    "turn": (0.3, 4),
    "destination": (0.7, 3),
    "search": (0.8, 3),
    "crossroads": (0.5, 3),
    "crossroads_vote": (0.5, 2),
    "exile_vote": (0.5, 2),
    "bite": (0.5, 2),
}
"""By question: how good an option must be compared with the best, and how many are looked at.

Of the others only the best is: what die, which gate hardly shows in so few playouts.
"""


OWN_AFFAIR: Final = frozenset(
    {"leader", "follower", "crossroads", "crossroads_vote", "exile_vote", "tie", "may", "bite", "stake"}
)
"""Questions that bind others, or are a matter of taste or conscience: nothing is lit there."""
TAKE_A_DIE: Final = frozenset({"attack", "search", "barricade", "attract", "clean_waste"})


@mypyc_attr(allow_interpreted_subclasses=True)
class DeadOfWinterJudgement(Judgement):
    """What a careful player would say to each question of the game."""

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        assert isinstance(sight, ColonySight)
        w = Worth(sight, worth_of_all, follows_betrayal(sight))
        if ask.question == "turn":
            return Menu(w).rank(ask.ids)
        return [exp(max(-30.0, min(30.0, worth))) for worth in Replies(w, ask).weigh()]

    def likely(self, sight: Sight, ask: Ask, chances: dict[str, Any]) -> int | None:
        """The best answer, unless somebody may die of it; with no die to use then the end of the turn."""
        if ask.question in OWN_AFFAIR:
            return None
        best = Judgement.likely(self, sight, ask, chances)
        assert best is not None
        options = ask.options
        risk = chances.get(str(best), {}).get("exposure", {}).get("death", 0.0)
        if risk == 0.0 and options[best].verb != "call_vote":
            return best
        if ask.question == "turn" and not any(option.verb in TAKE_A_DIE for option in options):
            # Something in force may forbid even that for now.
            return next((option.position for option in options if option.verb == "end_turn"), None)
        return None

    def sensible(self, sight: Sight, ask: Ask) -> list[tuple[int, float]]:
        found = Judgement.sensible(self, sight, ask)
        least, most = WORTH_A_THOUGHT.get(ask.question, (1.0, 1))
        return [(i, weight) for i, weight in found[:most] if weight >= least] or found[:1]

    def look_ahead(self, sight: Sight, ask: Ask, luck: Random) -> LookAhead:
        assert isinstance(sight, ColonySight)
        return ColonyAhead(self, sight, ask, luck)


JUDGEMENT: Final = DeadOfWinterJudgement()
