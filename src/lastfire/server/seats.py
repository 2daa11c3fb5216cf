"""Who may sit where: signed seat links, and the cookie that a link is exchanged for.

A link and a cookie name a table, seats, and for each seat a nonce: of a link that its table has
open, or of a device that holds the seat there. What the table no longer notes is void, whoever
has it. A cookie for all tables says under which kept name a browser plays. Nothing here is ever logged.
"""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from lastfire.server.folder import KEY_BYTES, KEY_FILE, checked_key

COOKIE: Final = "lastfire"
GUEST_COOKIE: Final = "lastfire_guest"
PERSON_COOKIE: Final = "lastfire_person"
COOKIE_SECONDS: Final = 180 * 24 * 3600
_LONGEST_TABLE_ID: Final = 40
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_table_id() -> str:
    """An address that is easy to read out and too long to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a table could have this address."""
    return 0 < len(text) <= _LONGEST_TABLE_ID and text.isascii() and text.isalnum()


def new_nonce() -> str:
    """What makes a link, or a device, differ from all others."""
    return secrets.token_urlsafe(9)


def is_nonce(text: str) -> bool:
    """Whether a nonce could look like this."""
    return re.fullmatch(r"[A-Za-z0-9_-]{12}", text) is not None


def secret_key(data: Path) -> bytes:
    """The key of this data directory, made on first use, readable by its owner alone."""
    path = data / KEY_FILE
    if not path.exists():
        # Written in full under another name first: whoever finds the file finds a whole key,
        # and of two processes that begin at once the same one's key is used by both.
        draft = data / f"{KEY_FILE}.{secrets.token_hex(6)}"
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return checked_key(path)


@dataclass(frozen=True)
class Held:
    """What a browser holds at one table: nonces by seat, and whether it set the table up.

    ``guest`` is the nonce by which the table knows a browser again that holds no seat. It has a cookie of its
    own: it comes with the socket, and must not take the place of a seat that is taken meanwhile. ``person``
    is who plays there under a kept name. Both are empty where there is none.
    """

    seats: Mapping[int, str]
    host: bool = False
    guest: str = ""
    person: str = ""

    def with_seats(self, seats: Mapping[int, str]) -> "Held":
        """The same browser with these seats in place of its own."""
        return replace(self, seats=seats)


@dataclass(frozen=True)
class Named:
    """Under which kept name a browser plays: the person, and a nonce that a new phrase makes void."""

    person: str
    nonce: str


NOTHING: Final = Held({})


class SeatSigner:
    """Makes and reads seat links and cookies."""

    def __init__(self, key: bytes) -> None:
        self._links = URLSafeSerializer(key, salt="lastfire seat link")
        self._cookies = URLSafeSerializer(key, salt="lastfire seats held")
        self._people = URLSafeSerializer(key, salt="lastfire name kept")

    def link(self, table_id: str, seat: int, nonce: str) -> str:
        """The token of a seat's link."""
        token = self._links.dumps([table_id, seat, nonce])
        return token if isinstance(token, str) else token.decode()

    def read_link(self, token: str) -> tuple[str, int, str] | None:
        """Table, seat and nonce of a link; None for one that was not made here."""
        try:
            return msgspec.convert(self._links.loads(token), tuple[str, int, str])
        except (BadSignature, msgspec.ValidationError):
            return None

    def cookie(self, table_id: str, holding: Held) -> str:
        """What the cookie says."""
        seats = sorted(holding.seats.items())
        text = self._cookies.dumps([table_id, holding.host, [list(seat) for seat in seats]])
        return text if isinstance(text, str) else text.decode()

    def read_cookie(self, table_id: str, text: str) -> Held | None:
        """What a browser holds at this table; None for a cookie that was not made here."""
        try:
            table, host, seats = msgspec.convert(
                self._cookies.loads(text), tuple[str, bool, list[tuple[int, str]]]
            )
        except (BadSignature, msgspec.ValidationError):
            return None
        return Held(dict(seats), host) if table == table_id else None

    def person_cookie(self, named: Named) -> str:
        """What the cookie of a kept name says."""
        text = self._people.dumps([named.person, named.nonce])
        return text if isinstance(text, str) else text.decode()

    def read_person_cookie(self, text: str) -> Named | None:
        """Under which name a browser plays; None for a cookie that was not made here."""
        try:
            return Named(*msgspec.convert(self._people.loads(text), tuple[str, str]))
        except (BadSignature, msgspec.ValidationError):
            return None
