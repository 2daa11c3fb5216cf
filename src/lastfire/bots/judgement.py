"""What is known about playing one game well: one judgement per game, found here by its name."""

from collections.abc import Sequence
from random import Random
from typing import Any

from lastfire.engine.match import Match
from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.games import part

Situation = tuple[int, str, tuple[int, ...], tuple[int, ...]]
"""What tells one question from another after the same answers: seat, name, facts, options."""


def best_of(worth: Sequence[float]) -> int:
    """The position of what is worth most, the first of equals."""
    return max(range(len(worth)), key=lambda i: (worth[i], -i))


def situation(ask: Ask) -> Situation:
    """What tells this question from others that luck might have brought instead."""
    return (ask.seat, ask.question, ask.facts, ask.ids)


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAhead:
    """How a search thinks on from the options it tries: the others' answers, and when to stop.

    This one knows nothing: everybody answers at random until the game is over. A game's own
    judgement derives a better one. One is made for every decision; ``begin`` comes before every
    playout, then for every question ``stops`` and, outside the tree, ``answer``, then ``noted``.
    """

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.searches_for_others = True
        """Whether the tree branches at the others' questions; if not, ``answer`` speaks for them."""
        self.least = 0
        """How often a search should look at least, however short of seconds it is."""

    def begin(self) -> None:
        """A new playout starts from the position that is being thought about."""

    def stops(self, match: Match, ask: Ask) -> bool:
        """Whether to stop before this question and ask ``returns`` instead."""
        return False

    def answer(self, match: Match, ask: Ask) -> int:
        """The position of a quick answer."""
        return int(self.luck.random() * len(ask.ids))

    def noted(self, ask: Ask, position: int) -> None:
        """Told how the question was answered."""

    def returns(self, match: Match) -> list[float]:
        """What the position is worth to each seat; in the end what it was worth."""
        return match.returns


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How to judge the positions and options of one game.

    The heuristic bot plays by ``rank`` alone. The search bot tries the ``sensible`` options, and
    thinks on with ``look_ahead``.
    """

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        """How good each option is for the seat that is asked: at least 0, higher is better."""
        raise NotImplementedError

    def likely(self, sight: Sight, ask: Ask, chances: dict[str, Any]) -> int | None:
        """The position of the answer to light for a person, or None to light nothing.

        ``chances`` are those of the options, by position, as the seat is shown them.
        """
        worth = self.rank(sight, ask)
        return best_of(worth)

    def sensible(self, sight: Sight, ask: Ask) -> list[tuple[int, float]]:
        """The options worth a thought, best first: position, and weight compared with the best."""
        worth = self.rank(sight, ask)
        best = max(worth)
        order = sorted(range(len(worth)), key=lambda i: (-worth[i], i))
        return [(i, worth[i] / best if best > 0 else 1.0) for i in order]

    def look_ahead(self, sight: Sight, ask: Ask, luck: Random) -> LookAhead:
        """How to think on from this question."""
        return LookAhead(luck)


class NoJudgement(Judgement):
    """For games that nobody has judged yet: all options are equal."""

    def rank(self, sight: Sight, ask: Ask) -> Sequence[float]:
        return [1.0] * len(ask.ids)


_JUDGEMENTS: dict[str, Judgement] = {}


def register(game: str, judgement: Judgement) -> None:
    """Let the bots use this judgement for the game of that name."""
    _JUDGEMENTS[game] = judgement


def judgement_of(game: str) -> Judgement | None:
    """The judgement of that game: the one registered, else the one in the game's folder, if there is one."""
    if game not in _JUDGEMENTS:
        bot = part(game, "bot")
        if bot is None:
            return None
        _JUDGEMENTS[game] = bot.JUDGEMENT
    return _JUDGEMENTS[game]


def likely(match: Match, odds: dict[str, Any] | None = None) -> int | None:
    """The answer to the open question that is lit for whoever is asked: a position, or None for none.

    It comes of nothing but what that seat may know, and is the same at every call. ``odds`` are the chances
    that the seat is shown, if they are at hand.
    """
    ask = match.ask
    judgement = judgement_of(match.game)
    if ask is None or judgement is None:
        return None
    shown = match.odds(ask.seat) if odds is None else odds
    return judgement.likely(match.sight(ask.seat), ask, shown.get("options", {}))
