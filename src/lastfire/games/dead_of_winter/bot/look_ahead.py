"""How a search thinks on in Dead of Winter: to the end of the round, everybody by judgement.

And which objective is followed where a seat holds two.
"""

from math import exp
from random import Random
from typing import Final

from lastfire.bots.judgement import Judgement, LookAhead, Situation, best_of, situation
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.bot.aims import is_betrayer, own_goals, steps_missing
from lastfire.games.dead_of_winter.bot.outlook import outlook
from lastfire.games.dead_of_winter.rules.sight import ColonySight, seen

STEP_LACKING: Final = 0.35
"""By how much every step that one's own objective lacks makes winning less likely, as a logarithm."""


def follows_betrayal(s: ColonySight) -> bool:
    """Whether a seat that holds two objectives follows the betrayal: the likelier one to be met."""
    if s.me.betrayal < 0:
        return False
    chance = outlook(s)
    return own_chance(s, True, chance) > own_chance(s, False, chance)


def own_chance(s: ColonySight, betrays: bool, chance: float) -> float:
    """The chance to win, from the chance of the colony and what one's own objective lacks."""
    if is_betrayer(s, betrays) and not s.me.exiled:
        chance = 1 - chance
    if not s.coop:
        chance *= exp(-STEP_LACKING * steps_missing(s, own_goals(s, betrays)))
    return chance


class ColonyAhead(LookAhead):
    """Plays on until the next round begins, and then takes the outlook for the result.

    What somebody answers to a question is remembered for this decision: when the same seat is asked the same
    with the same options again, most often in another deal, it says the same without judging anew.
    """

    def __init__(self, judgement: Judgement, sight: ColonySight, ask: Ask, luck: Random) -> None:
        LookAhead.__init__(self, luck)
        self.searches_for_others = False
        self.judgement = judgement
        self.seat = ask.seat
        self.round = sight.round
        self._turn = -1
        self._answers: dict[Situation, int] = {}

    def begin(self) -> None:
        self._turn = -1

    def stops(self, match: Match, ask: Ask) -> bool:
        if ask.question != "turn" or ask.seat == self._turn:
            return False
        self._turn = ask.seat
        return seen(match, ask.seat).round != self.round

    def answer(self, match: Match, ask: Ask) -> int:
        if len(ask.ids) == 1:
            return 0
        here = situation(ask)
        known = self._answers.get(here)
        if known is None:
            known = self._answers[here] = best_of(self.judgement.rank(match.sight(ask.seat), ask))
        return known

    def returns(self, match: Match) -> list[float]:
        if match.over:
            return match.returns
        sight = seen(match, self.seat)
        chance = own_chance(sight, follows_betrayal(sight), outlook(sight))
        # Only this seat's options are in the tree.
        return [chance] * match.seats
