"""Lastfire: three zombie-survival tabletop games on one rules engine.

>>> import lastfire
>>> match = lastfire.new("hit_z_road", seats=3, seed=7)
>>> match.answer(0)
"""

from typing import Final

from lastfire.dead_of_winter import GAME as DEAD_OF_WINTER
from lastfire.engine.errors import (
    IllegalAnswer,
    LastfireError,
    NoPast,
    NoSuchSeat,
    SaveError,
    SetupError,
    UndoRefused,
)
from lastfire.engine.game import Game, GameOption
from lastfire.engine.match import Match, Policy, new_match, saved_match
from lastfire.engine.record import Record
from lastfire.engine.step import Ask, Option
from lastfire.hit_z_road import GAME as HIT_Z_ROAD

__all__ = [
    "Ask",
    "Game",
    "GameOption",
    "IllegalAnswer",
    "LastfireError",
    "Match",
    "NoPast",
    "NoSuchSeat",
    "Option",
    "Policy",
    "Record",
    "SaveError",
    "SetupError",
    "UndoRefused",
    "games",
    "load",
    "new",
]

__version__ = "0.1.0"

_GAMES: Final[dict[str, Game]] = {HIT_Z_ROAD.name: HIT_Z_ROAD, DEAD_OF_WINTER.name: DEAD_OF_WINTER}


def games() -> dict[str, Game]:
    """All games by name: ``.title``, ``.seats`` (a tuple of counts), ``.options`` by name."""
    return dict(_GAMES)


def new(game: str, seats: int = 1, seed: int = 0, **options: object) -> Match:
    """A match at its first question.

    ``seats`` is the number of players, ``seed`` any integer: equal seeds and answers give equal
    games on every machine. Raises SetupError, whose ``field`` names the argument at fault.
    """
    if game not in _GAMES:
        raise SetupError("game", f"{game!r} is not one of {', '.join(_GAMES)}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("seed", f"{seed!r} is not a whole number")
    rules = _GAMES[game]
    return new_match(rules, rules.agree(seats, options), seed)


def load(data: bytes) -> Match:
    """The match that ``Match.save`` turned into bytes. Raises SaveError."""
    return saved_match(data, _GAMES)
