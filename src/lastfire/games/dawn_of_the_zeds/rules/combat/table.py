"""The tables of hand-to-hand and gunfire. [DOZ-COMBAT-13, DOZ-GUN-9]

Rows go by the sum of two dice, columns from the best of the Zeds to the best of the humans. Declared without
a length, a table is looked up by the compiled build where it lies; a tuple of known length is copied first.
"""

from typing import Final

DIE: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)

COLUMNS: Final = 7
EVEN: Final = 3

ROW: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6)
"""The row of each sum of two dice: 2, 3-4, 5-6, 7, 8-9, 10-11, 12."""
BEST_ROW: Final = 6

# One table for both: gunfire reads it by Strength, a hand-to-hand by its column. [DOZ-GUN-10]
HITS_ON_ZEDS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 0, 0, 0, 0, 1, 2),
    (0, 0, 0, 0, 1, 2, 2),
    (0, 0, 1, 1, 2, 2, 3),
    (0, 0, 1, 2, 2, 3, 3),
    (0, 1, 2, 2, 3, 3, 3),
    (1, 2, 2, 3, 3, 3, 4),
    (2, 2, 2, 3, 4, 4, 5),
)
HITS_ON_UNIT: Final[tuple[tuple[int, ...], ...]] = (
    (5, 5, 4, 4, 3, 3, 2),
    (5, 4, 3, 3, 3, 2, 1),
    (4, 3, 3, 2, 2, 1, 1),
    (3, 3, 2, 2, 1, 1, 0),
    (2, 2, 2, 1, 1, 0, 0),
    (2, 2, 1, 1, 0, 0, 0),
    (2, 1, 0, 0, 0, 0, 0),
)


def zeds_lose(row: int, column: int) -> bool:
    """Whether the Zeds side loses in this cell of the table. [DOZ-COMBAT-14]"""
    return row + column >= 6


def column_of(zeds: int, unit: int) -> int:
    """The column of a Strength on the Zeds side against one on the human side. [DOZ-COMBAT-8]"""
    if zeds >= 3 * unit:
        return 0
    if zeds >= 2 * unit:
        return 1
    if zeds > unit:
        return 2
    if zeds == unit:
        return EVEN
    if unit >= 3 * zeds:
        return 6
    return 5 if unit >= 2 * zeds else 4


def shifted(column: int, columns: int) -> int:
    """A column after so many shifts to the right, at most one of the outer ones. [DOZ-COMBAT-9]"""
    column += columns
    if column < 0:
        return 0
    return column if column < COLUMNS else COLUMNS - 1


def best_two(dice: list[int]) -> int:
    """The sum of the best two of these dice. [DOZ-COMBAT-21]"""
    if len(dice) == 2:
        return dice[0] + dice[1]
    return sum(sorted(dice)[-2:])
