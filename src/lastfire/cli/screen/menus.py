"""Draws the question of a grouped choice: the question, its groups side by side, one of them in columns."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.cells import cell_len

from lastfire.cli.screen.canvas import Block, Line, Target
from lastfire.cli.screen.drawing import Drawing
from lastfire.cli.screen.grouped import GroupedChoices
from lastfire.cli.width import clip, wrap
from lastfire.cli.words import say

Questions = GroupedChoices[Any, Any]
_LAST: Final = 24
"""Cells in which a part of a sentence still says something."""


def question_lines(on: Drawing, questions: Questions, width: int, again: str, last: str = "") -> Block:
    """The question itself, over as many lines as it takes; ``again`` where it is asked once more.

    What was looked for in vain is told there until something else is lit. At its right, where there is
    room, ``last``: what has just happened.
    """
    seat = questions.ask.seat
    doubt = again if questions.warned == questions.lit else ""
    if questions.in_vain:
        key = "find_again" if doubt else "find_none"
        doubt = say(key, on.lang, text=clip(questions.looked_for, _LAST))
    mark = f" {on.mark(seat)} "
    parts = wrap(questions.ask.text(on.lang, on.names), width - cell_len(mark) - 1)
    lines: Block = []
    for number, part in enumerate(parts):
        line = Line(width, on.higher)
        line.put(mark if number == 0 else " " * cell_len(mark), on.style(f"seat{seat}", bold=True))
        line.put(part, on.style("ink", bold=True))
        if number == len(parts) - 1 and doubt:
            if line.room < cell_len(doubt) + 2:
                lines.append(line.full())
                line = Line(width, on.higher).put(" " * (cell_len(mark) - 2))
            line.put("  " + doubt, on.style("fire", bold=True))
        elif number == len(parts) - 1 and last and line.room > _LAST:
            line.right(_end_of(last, line.room - 4) + " ", width, on.style("frost"))
        lines.append(line.full())
    return lines


def _end_of(text: str, cells: int) -> str:
    """A sentence in so many cells: of one that is longer the end, where it says what came of it."""
    if cell_len(text) <= cells:
        return text
    while cell_len(text) > cells - 1:
        text = text[1:]
    return "…" + text.lstrip()


def group_lines(on: Drawing, questions: Questions, width: int, heads: Sequence[str], found: str) -> Block:
    """The groups by their heads, each with the number of its options; or what was looked for."""
    lines = [Line(width, on.higher)]
    if questions.found is not None:
        return [lines[0].put(" " + found, on.style("fire", bold=True)).full()]
    for i, (group, head) in enumerate(zip(questions.groups, heads, strict=True)):
        count = sum(entry < len(questions.rows) for entry in group)
        text = head + (f" {count}" if questions.keys[i] != "end" else "")
        if cell_len(text) + 1 > lines[-1].room:
            lines.append(Line(width, on.higher))
        style = on.style("fire", bold=True) if count else on.style("faint")
        if i == questions.group:
            style = on.style("on_fire", bold=True, back="fire")
        lines[-1].put(" ").put(text, style, Target("group", i))
    return [line.full() for line in lines]


def option_lines(
    on: Drawing,
    questions: Questions,
    size: tuple[int, int],
    least: int,
    entry: Callable[[int, int], Line],
    pages: Callable[[int, int], str],
) -> Block:
    """The entries that are laid out, in columns from top to bottom, page by page.

    A column has ``least`` cells at least; ``entry`` draws an entry in so many cells, ``pages`` says which
    page of how many it is.
    """
    width, height = size
    shown = questions.shown
    columns = max(1, width // least)
    while columns > 1 and len(shown) <= height * (columns - 1):
        columns -= 1
    each = width // columns
    page = height * columns
    at = shown.index(questions.lit) if questions.lit in shown else 0
    start = at // page * page
    rows = shown[start : start + page]
    lines = []
    for y in range(height):
        line = Line(width, on.higher)
        for x in range(columns):
            if y + x * height < len(rows):
                line.to(x * each).join_part(entry(rows[y + x * height], each))
        lines.append(line)
    if len(shown) > page:
        said = pages(start // page + 1, -(-len(shown) // page)) + " "
        for line in reversed(lines):
            if line.room > cell_len(said):
                line.right(said, width, on.style("faint"))
                break
    return [line.full() for line in lines]
