"""Text in terminal cells: Japanese signs are two wide."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size

NO_START: Final = "、。，．：；？！）」』】・ー…々%％"
"""Signs that must not begin a line."""


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


def _pieces(text: str) -> Iterator[str]:
    """What may not be broken: words with the space before them, single wide signs."""
    piece = ""
    for sign in text:
        wide = cell_len(sign) > 1
        if (wide and sign not in NO_START) or sign == " " or (piece and cell_len(piece[-1]) > 1 and not wide):
            if piece and not (sign in NO_START):
                yield piece
                piece = ""
        piece += sign
    if piece:
        yield piece


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
