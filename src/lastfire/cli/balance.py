"""What the balance commands of the games share: which chapters are asked for, and how a table is told."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from rich.cells import cell_len

from lastfire.cli.values import UsageError
from lastfire.cli.width import pad
from lastfire.engine.words import Name

C = TypeVar("C")


def asked_chapters(chapters: Sequence[C], numbers: Sequence[int] | None) -> tuple[C, ...]:
    """The chapters of these numbers, all for none; raises UsageError for one that is not there."""
    if numbers is None:
        return tuple(chapters)
    beyond = max(numbers)
    if beyond > len(chapters):
        raise UsageError(
            Name(
                f"--chapter: {beyond} is not one of 1 to {len(chapters)}",
                f"--chapter：{beyond}は1から{len(chapters)}の範囲にありません",
            )
        )
    return tuple([chapters[number - 1] for number in numbers])


def told_rows(rows: Sequence[Sequence[str]], heads: Mapping[int, str]) -> list[str]:
    """The rows of a table in columns; above some of them, by their number, stands a heading."""
    widths = [max([cell_len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    told: list[str] = []
    for number, row in enumerate(rows):
        if number in heads:
            told += ["", heads[number]]
        told.append("  ".join([pad(cell, width) for cell, width in zip(row, widths, strict=True)]).rstrip())
    return told
