"""Lines of cells with styles, and what a click on them means."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from lastfire.cli.width import clip, wrap


@dataclass(frozen=True)
class Target:
    """What a click does: ``what`` with a row, a number of it, a direction."""

    what: str
    row: int = 0
    name: str = ""
    by: int = 0


@dataclass(frozen=True)
class Hit:
    """Where on a line a target lies: cells ``start`` to ``end`` - 1."""

    start: int
    end: int
    target: Target


class Line:
    """One line, filled from the left, never longer than its width."""

    def __init__(self, width: int, back: Style | None = None) -> None:
        self.width = width
        self.back = back or Style()
        self.cells = 0
        self.text = Text(no_wrap=True, end="")
        self.hits: list[Hit] = []

    @property
    def room(self) -> int:
        """Cells that are left."""
        return self.width - self.cells

    def put(self, text: str, style: Style | None = None, target: Target | None = None) -> "Line":
        """Add text; what does not fit is cut off."""
        text = clip(text, self.room)
        if text:
            start = self.cells
            self.text.append(text, self.back + style if style is not None else self.back)
            self.cells += cell_len(text)
            if target is not None:
                self.hits.append(Hit(start, self.cells, target))
        return self

    def to(self, cell: int) -> "Line":
        """Fill with spaces up to a cell."""
        return self.put(" " * max(0, min(cell, self.width) - self.cells))

    def right(self, text: str, cell: int, style: Style | None = None) -> "Line":
        """Add text that ends just before a cell."""
        return self.to(cell - cell_len(text)).put(text, style)

    def join(self, other: "Line") -> "Line":
        """Add another line with its targets."""
        start = self.cells
        self.text.append_text(other.full().text)
        self.hits += [Hit(hit.start + start, hit.end + start, hit.target) for hit in other.hits]
        self.cells += other.width
        return self

    def join_part(self, other: "Line") -> "Line":
        """Add what another line holds, as far as it fits."""
        start = self.cells
        text = other.text.copy()
        text.truncate(self.room)
        self.text.append_text(text)
        self.cells += text.cell_len
        self.hits += [Hit(hit.start + start, hit.end + start, hit.target) for hit in other.hits]
        return self

    def full(self) -> "Line":
        """The line, filled up to its width."""
        return self.to(self.width)

    def all_over(self, target: Target) -> "Line":
        """Make the whole line one target."""
        self.hits.append(Hit(0, self.width, target))
        return self


Block = list[Line]
"""Lines of one width, from top to bottom."""


def beside(blocks: Sequence[Block], width: int, gap: int, back: Style | None = None) -> Block:
    """Blocks next to each other, on lines of ``width`` cells."""
    widths = [block[0].width for block in blocks]
    lines = []
    for y in range(max(map(len, blocks))):
        line = Line(width, back)
        for i, block in enumerate(blocks):
            if i:
                line.put(" " * gap)
            line.join(block[y] if y < len(block) else Line(widths[i], back))
        lines.append(line.full())
    return lines


def exactly(block: Block, height: int, width: int, back: Style | None = None) -> Block:
    """The block with so many lines: cut, or with empty ones below."""
    return [*block[:height], *[Line(width, back).full() for _ in range(height - len(block))]]


def paragraph(text: str, width: int, style: Style | None = None, back: Style | None = None) -> Block:
    """Text broken into lines."""
    return [Line(width, back).put(part, style).full() for part in wrap(text, width)]
