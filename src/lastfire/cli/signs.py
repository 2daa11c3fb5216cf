"""Output that cannot show every sign: no command ends because of one.

Pipes, old terminals and ``PYTHONIOENCODING`` may ask for ASCII or for the signs of one part of the
world. A sign that is not among them is replaced, by the nearest one where there is one. Japanese would
be nothing but question marks then, so it is refused in words.
"""

import codecs
import io
import json
import sys
import unicodedata
from typing import Any, Final

_HANDLER: Final = "lastfire"
_NEAREST: Final = {
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "×": "x",
    "µ": "u",
    "μ": "u",
    "†": "+",
    "☾": ")",
    "→": "->",
    "§": "sec. ",
    "、": ", ",
    "。": ".",
}


def _instead(error: UnicodeError) -> tuple[str, int]:
    """What is written where signs cannot be."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wrong = error.object[error.start : error.end]
    return "".join(map(_nearest, wrong)), error.end


def _nearest(sign: str) -> str:
    if sign in _NEAREST:
        return _NEAREST[sign]
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or "?"


def prepare() -> None:
    """From now on nothing that is printed or read can fail for its signs."""
    codecs.register_error(_HANDLER, _instead)
    for stream, errors in ((sys.stdout, _HANDLER), (sys.stderr, _HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def encoding() -> str:
    """The encoding of what is printed."""
    return sys.stdout.encoding or "utf-8"


def can_show_all() -> bool:
    """Whether every sign there is can be printed."""
    return codecs.lookup(encoding()).name.startswith("utf")


def can_show(lang: str) -> bool:
    """Whether the signs of a language can be printed."""
    try:
        {"ja": "日本語、カード"}.get(lang, "").encode(encoding())
    except UnicodeEncodeError:
        return False
    return True


def to_json(value: Any, indent: int | None = None) -> str:
    """A value as JSON that can be printed here."""
    return json.dumps(value, ensure_ascii=not can_show_all(), indent=indent)
