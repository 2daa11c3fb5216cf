"""How a search thinks on in Dead of Winter: to the end of the round, everybody by judgement.

And which objective is followed where a seat holds two.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final, Protocol

from lastfire.bots.judgement import LookAhead
from lastfire.engine.match import Match
from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.bot.aims import Aims
from lastfire.games.dead_of_winter.bot.outlook import outlook
from lastfire.games.dead_of_winter.bot.table import Reading

STEP_LACKING: Final = 0.35
"""By how much every step that one's own objective lacks makes winning less likely, as a logarithm."""


def reading_of(view: dict[str, Any], seat: int) -> Reading:
    """A view as the seat reads it: with two objectives it follows the one that is likelier to be met."""
    loyal = Reading(view, seat)
    if loyal.me["betrayal"] is None:
        return loyal
    traitor = Reading(view, seat, betrays=True)
    chance = outlook(view)
    return traitor if own_chance(traitor, chance) > own_chance(loyal, chance) else loyal


def own_chance(r: Reading, chance: float) -> float:
    """The chance to win, from the chance of the colony and what one's own objective lacks."""
    if r.betrayer and not r.exiled:
        chance = 1 - chance
    if not r.coop:
        chance *= exp(-STEP_LACKING * Aims(r).missing())
    return chance


class Ranks(Protocol):
    """Whoever ranks the options of a question."""

    def rank(self, view: dict[str, Any], ask: Ask) -> Sequence[float]:
        """How good each option is."""


class ColonyAhead(LookAhead):
    """Plays on until the next round begins, and then takes the outlook for the result."""

    searches_for_others = False

    def __init__(self, judgement: Ranks, view: dict[str, Any], ask: Ask, luck: Random) -> None:
        LookAhead.__init__(self, luck)
        self.judgement = judgement
        self.seat = ask.seat
        self.round: int = view["round"]
        self._turn = -1

    def begin(self) -> None:
        self._turn = -1

    def stops(self, match: Match, ask: Ask) -> bool:
        if ask.question != "turn" or ask.seat == self._turn:
            return False
        self._turn = ask.seat
        return bool(match.view(ask.seat)["round"] != self.round)

    def answer(self, match: Match, ask: Ask) -> int:
        if len(ask.ids) == 1:
            return 0
        worth = self.judgement.rank(match.view(ask.seat), ask)
        return max(range(len(worth)), key=lambda i: (worth[i], -i))

    def returns(self, match: Match) -> list[float]:
        if match.over:
            return match.returns
        view = match.view(self.seat)
        chance = own_chance(reading_of(view, self.seat), outlook(view))
        # Only this seat's options are in the tree.
        return [chance] * match.seats
