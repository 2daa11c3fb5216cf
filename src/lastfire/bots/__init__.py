"""Automatic players: they see what their seat may see, and choose one of the options.

>>> import lastfire
>>> from lastfire import bots
>>> match = lastfire.new("hit_z_road", seats=2, seed=7)
>>> bots.play(match, [bots.make("heuristic"), bots.make("random", seed=1)])
>>> match.over
True
"""

import inspect
from typing import Final

from lastfire.bots.bot import Bot, Deal, choice, luck, move, play
from lastfire.bots.heuristic import HeuristicBot
from lastfire.bots.judgement import Judgement, LookAhead, judgement_of, likely, register
from lastfire.bots.random_bot import RandomBot
from lastfire.bots.search import SearchBot
from lastfire.engine.errors import SetupError
from lastfire.engine.match import RandomPolicy
from lastfire.engine.words import Name

__all__ = [
    "NAMES",
    "Bot",
    "Deal",
    "Judgement",
    "LookAhead",
    "RandomPolicy",
    "choice",
    "judgement_of",
    "likely",
    "luck",
    "make",
    "move",
    "names_for",
    "play",
    "register",
]

NAMES: Final = ("random", "heuristic", "search")
"""The bots that ``make`` knows."""

_KINDS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
}


def names_for(game: str) -> tuple[str, ...]:
    """The bots that can play this game: the heuristic one has to know how to judge it."""
    return tuple(name for name in NAMES if name != "heuristic" or judgement_of(game) is not None)


def make(name: str, seed: object = 0, **settings: object) -> Bot:
    """A bot by name. Raises SetupError, whose ``field`` names the argument at fault."""
    kind = _KINDS.get(name)
    if kind is None:
        raise SetupError(
            "bot",
            Name(
                f"{name!r} is not one of {', '.join(NAMES)}",
                f"{name!r}は次のどれでもありません：{', '.join(NAMES)}",
            ),
        )
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("seed", Name(f"{seed!r} is not a whole number", f"{seed!r}は整数ではありません"))
    for setting in settings:
        if setting not in inspect.signature(kind).parameters:
            raise SetupError(setting, f"the {name} bot has no such setting")
    return kind(seed=seed, **settings)  # type: ignore[call-arg]
