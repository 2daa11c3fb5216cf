"""Games of every version of the rules, left in the middle: what later versions must be able to take on.

``versions/GAME/VERSION/NAME.save`` are saves as that version wrote them, and never change. Those of version 1
were written by the server of commit dfcf295, at tables of people and bots, those of version 2 of Dead of
Winter by the rules before ee64c40f; both were laid out by these (``lastfire.server.laying_out``).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import lastfire
from tests.contract.games import random_match, tables

FOLDER: Final = Path(__file__).with_name("versions")
_SEED: Final = 30
_PARTS: Final = (0.1, 0.4, 0.8, 1.0)
"""How much of each game is played: the games of a version are left in turn after these parts."""


def saves(game: str, version: int | None = None) -> Iterator[tuple[str, bytes]]:
    """The saves of a game with their names, of one version or of all."""
    found = sorted((FOLDER / game).glob(f"{'*' if version is None else version}/*.save"))
    for path in found:
        yield path.relative_to(FOLDER).as_posix(), path.read_bytes()


def record(game: str) -> None:
    """Write down games of the present version, unless there are some of it already."""
    place = FOLDER / game / str(lastfire.registered_games()[game].version)
    if place.exists():
        return
    place.mkdir(parents=True)
    for number, (name, seats, options) in enumerate(tables()):
        if name == game:
            part = _PARTS[number % len(_PARTS)]
            kept = _left(name, seats, options, part)
            (place / f"{seats}-{'-'.join(options) or 'plain'}-{round(100 * part)}.save").write_bytes(kept)


def _left(name: str, seats: int, options: dict[str, Any], part: float) -> bytes:
    """A save of a random game of which this part has been played."""
    length = sum(match.ask is not None for match, _ in random_match(name, seats, options, _SEED))
    for answers, (match, _) in enumerate(random_match(name, seats, options, _SEED)):
        if answers >= part * length:
            return match.save()
    raise AssertionError("the second game was shorter than the first")
