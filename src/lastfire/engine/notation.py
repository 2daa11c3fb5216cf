"""Matches as bytes, both ways."""

import hashlib
import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.errors import LastfireError, SaveError
from lastfire.engine.game import Game
from lastfire.engine.match import Match, match_from_log

_MAGIC: Final = b"LASTFIRE 1\n"
_LARGEST: Final = 8_000_000


def to_bytes(match: Match) -> bytes:
    """The match as bytes: a head, a checksum, and its compressed log."""
    base, outcomes, answers = match.log()
    chance = match._table.chance
    body = json.dumps(
        {
            "game": match.game,
            "version": match._game.version,
            "seats": match.seats,
            "options": match.options,
            "base": base,
            "outcomes": outcomes,
            "answers": [number for answer in answers for number in answer],
            "luck": [chance.luck_1, chance.luck_2],
            "digest": match.digest(),
        },
        separators=(",", ":"),
        sort_keys=True,
    ).encode()
    return _MAGIC + hashlib.sha256(body).digest()[:8] + zlib.compress(body, 9)


def from_bytes(data: bytes, games: Mapping[str, Game]) -> Match:
    """The match in ``data``; raises SaveError, which says what is wrong with it."""
    saved = _read(data)
    name = saved.get("game")
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise SaveError(f"it is a match of {name!r}, a game that is not here")
    if saved.get("version") != game.version:
        raise SaveError(
            f"it was played by version {saved.get('version')} of the rules of {name}, "
            f"this is version {game.version}"
        )
    try:
        options = saved["options"]
        if not isinstance(options, dict):
            raise SaveError("its options are not options")
        setup = game.agree(saved["seats"], options)
        flat = _numbers(saved["answers"])
        luck = _numbers(saved["luck"])
        match = match_from_log(
            game,
            setup,
            _numbers(saved["base"]),
            _numbers(saved["outcomes"]),
            list(zip(flat[::2], flat[1::2], strict=True)),
            (luck[0], luck[1]),
        )
    except SaveError:
        raise
    except (LastfireError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise SaveError(f"the match in it cannot have been played ({error})") from error
    if match.digest() != saved.get("digest"):
        raise SaveError("played again it ends in another position")
    return match


def _numbers(value: object) -> list[int]:
    """A list of whole numbers from 0 or -2 up; raises SaveError for anything else."""
    if isinstance(value, list) and all(type(number) is int and number >= -2 for number in value):
        return value
    raise SaveError("it has something else where numbers should be")


def _read(data: bytes) -> dict[str, Any]:
    """The log in the bytes, once they have proved to be whole."""
    if not data.startswith(_MAGIC):
        raise SaveError("it does not begin like a saved match")
    checksum = data[len(_MAGIC) : len(_MAGIC) + 8]
    try:
        unpacker = zlib.decompressobj()
        body = unpacker.decompress(data[len(_MAGIC) + 8 :], _LARGEST)
        if not unpacker.eof or unpacker.unused_data:
            raise SaveError("it is damaged: it does not end where it should")
    except zlib.error as error:
        raise SaveError(f"it is damaged: {error}") from error
    if hashlib.sha256(body).digest()[:8] != checksum:
        raise SaveError("it is damaged: its checksum does not fit")
    try:
        saved = json.loads(body)
    except (RecursionError, ValueError) as error:
        raise SaveError(f"it is damaged: {error}") from error
    if not isinstance(saved, dict):
        raise SaveError("it is damaged: there is no match in it")
    return saved
