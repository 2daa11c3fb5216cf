"""Every game in every size, and some of its house rules, for the contract tests.

What a game brings for them lies in ``tests/games/<game>``: ``options.HOUSE_RULES`` and ``accounts``.
"""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import lastfire
from lastfire import games
from lastfire.engine.chance import Chance


def part(game: str, name: str) -> ModuleType:
    """What the tests of a game bring along: ``options`` and ``accounts``."""
    return import_module(f"tests.games.{game}.{name}")


def asked_anyway(game: str) -> tuple[str, ...]:
    """Questions that a game asks although there is one answer alone; games of other people have none."""
    if game not in games.NAMES:
        return ()
    found: tuple[str, ...] = getattr(part(game, "options"), "ASKED_ANYWAY", ())
    return found


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game at every number of seats, and with its unusual options."""
    for name, game in lastfire.registered_games().items():
        for seats in game.seats:
            yield name, seats, {}
        for seats, options in part(name, "options").HOUSE_RULES:
            yield name, seats, options


TABLES: Final = list(tables())
NAMES: Final = [f"{name}-{seats}-{'-'.join(options) or 'plain'}" for name, seats, options in TABLES]


EVERY: Final = 10
"""What costs much is looked at at the first ten questions of a game, and at every tenth of each kind."""


def random_match(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[lastfire.Match, Chance]]:
    """A match at each of its questions in turn; between them it is answered at random."""
    match = lastfire.new(name, seats=seats, seed=seed, **options)
    luck = Chance()
    luck.reseed(seed + 1)
    while match.ask is not None:
        yield match, luck
        match.answer(luck.below(len(match.ask.ids)))
    yield match, luck


def now_and_then(
    name: str, seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[int, lastfire.Match, Chance]]:
    """The same at the first ten questions, at every tenth of each kind from its first on, and at the end.

    So no kind is left out, however rare it is, and no game, however short. With each comes how many of these
    positions were before it.
    """
    asked: Counter[str] = Counter()
    looked_at = 0
    for number, (match, luck) in enumerate(random_match(name, seats, options, seed)):
        kind = match.ask.question if match.ask is not None else "over"
        if asked[kind] % EVERY == 0 or number < EVERY:
            yield looked_at, match, luck
            looked_at += 1
        asked[kind] += 1
