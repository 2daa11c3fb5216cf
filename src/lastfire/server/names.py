"""What people call themselves, made fit to be shown to others."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from lastfire.server.errors import Refusal

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
_BLANKS: Final = ("\u115f", "\u1160", "\u2800", "\u3164", "\uffa0")
"""Letters that look like nothing."""
_PILED: Final = re.compile(r"[\ufe00-\ufe0f]")
"""They choose how the character before them is drawn, and are nothing by themselves."""


def clean_name(text: str, field: str) -> str:
    """The name without control and bidirectional characters, with single spaces.

    An empty text is no name, and fine. Raises Refusal when there was something, but nothing of it
    can be seen.
    """
    spaced = "".join(" " if each.isspace() or each in _BLANKS else each for each in text)
    seen = "".join(each for each in spaced if unicodedata.category(each) not in _UNSEEN)
    name = " ".join(unicodedata.normalize("NFC", seen).split())
    if text and not any(unicodedata.category(each)[0] in "LNPSC" for each in name):
        raise Refusal("bad_name", field)
    return name


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it when it looks like one of the others."""
    taken = {_look(other) for other in others}
    found, number = name, 2
    while _look(found) in taken:
        found = f"{name} ({number})"
        number += 1
    return found


def _look(name: str) -> str:
    """Equal for names that are told apart by nobody."""
    return _PILED.sub("", unicodedata.normalize("NFKC", name)).casefold()
