"""Text in terminal cells: Japanese signs are two wide."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size

NO_START: Final = "、。，．：；？！）」』】］・ー…々%％"
"""Signs that must not begin a line."""
NO_END: Final = "「『【（［([ "
"""Signs that must not end one (a space belongs to the word behind it)."""
KATAKANA: Final = frozenset(map(chr, range(0x30A1, 0x3100)))


def pad(text: str, width: int) -> str:
    """``text`` filled up with spaces to ``width`` cells; longer text stays as it is."""
    return text + " " * (width - cell_len(text))


def right(text: str, width: int) -> str:
    """``text`` at the right end of ``width`` cells."""
    return " " * (width - cell_len(text)) + text


def clip(text: str, width: int) -> str:
    """``text`` in at most ``width`` cells, with an ellipsis where something is missing."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


def fit(text: str, width: int) -> str:
    """``text`` in exactly ``width`` cells."""
    return pad(clip(text, width), width)


def _may_break(before: str, after: str) -> bool:
    """Whether a line may end between two signs."""
    if after == " ":
        return True
    if before in NO_END or after in NO_START:
        return False
    wide, then_wide = cell_len(before) > 1, cell_len(after) > 1
    if wide and then_wide:
        # Names in katakana stay whole.
        return not (before in KATAKANA and after in KATAKANA)
    # A number stays with what it counts: "弾薬2".
    return (wide and not after.isdecimal()) or (then_wide and not before.isdecimal())


def _pieces(text: str) -> Iterator[str]:
    """What may not be broken: words with the space before them, names, single wide signs."""
    piece = ""
    for sign in text:
        if piece and _may_break(piece[-1], sign):
            yield piece
            piece = ""
        piece += sign
    if piece:
        yield piece


def hung(text: str, width: int, indent: int) -> list[str]:
    """The lines of a table of two columns, the second at ``indent``, in which what is too long is broken."""
    lines: list[str] = []
    for line in text.splitlines():
        if cell_len(line) <= width:
            lines.append(line)
            continue
        head = set_cell_size(line, indent)
        parts = wrap(line[len(head) :], width - indent)
        lines += [(" " * indent if i else head) + part for i, part in enumerate(parts)]
    return lines


def wrap(text: str, width: int) -> list[str]:
    """``text`` broken into lines of at most ``width`` cells; at least one line."""
    lines = [""]
    for piece in _pieces(text):
        if cell_len(lines[-1]) + cell_len(piece) <= width:
            lines[-1] += piece
            continue
        piece = piece.lstrip(" ")
        while cell_len(piece) > width:
            # A word that is longer than a line.
            head = set_cell_size(piece, width).rstrip(" ")
            if lines[-1]:
                lines.append("")
            lines[-1] = head
            piece = piece[len(head) :]
        if lines[-1]:
            lines.append("")
        lines[-1] = piece
    return lines
