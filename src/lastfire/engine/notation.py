"""Saved matches as bytes, both ways: a head, a checksum, and compressed JSON."""

import hashlib
import json
import zlib
from typing import Any, Final

from lastfire.engine.errors import SaveError

_MAGIC: Final = b"LASTFIRE 1\n"
_LARGEST: Final = 2_000_000


def encode(saved: dict[str, Any]) -> bytes:
    """A saved match as bytes."""
    body = json.dumps(saved, separators=(",", ":"), sort_keys=True).encode()
    return _MAGIC + hashlib.sha256(body).digest()[:8] + zlib.compress(body, 9)


def decode(data: bytes) -> dict[str, Any]:
    """What ``encode`` was given; raises SaveError for bytes that are damaged or something else."""
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


def numbers(value: object) -> list[int]:
    """A list of whole numbers; raises SaveError for anything else."""
    if isinstance(value, list) and all(type(number) is int for number in value):
        return value
    raise SaveError("it has something else where numbers should be")
