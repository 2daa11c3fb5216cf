"""Exact chances of a hand-to-hand and of gunfire, from numbers alone.

Whoever may roll again does so after a roll that loses, and only then.
"""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict, final

from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.combat.table import (
    COLUMNS,
    HITS_ON_UNIT,
    HITS_ON_ZEDS,
    ROW,
    column_of,
    shifted,
    zeds_lose,
)

Bearer = tuple[int, int]
"""Who takes Hits: how many remove it, and on how many faces of a die it ignores one."""

# Who wins a hand-to-hand.
BY_TABLE: Final = 0
HUMANS: Final = 1  # whatever the dice say [DOZ-UNIT-71]
THE_ZEDS: Final = 2  # whatever the dice say [DOZ-UNIT-40]

SIDES: Final = 6
MOST_STRENGTH: Final = 99
MOST_EXTRA: Final = 4
MOST_HITS: Final = 12

_ROWS: Final[dict[int, list[float]]] = {}


@final
class FightOdds(TypedDict):
    """The prospects of a hand-to-hand, for the human side.

    ``zeds_hits`` and ``unit_hits`` are the chances that 0, 1, 2 … Hits take effect on each side;
    ``zeds_fall`` is the chance that nobody is left of the Zeds side, ``unit_falls`` that the unit is gone.
    All count from now on: where ``fought`` is given, the fight comes about with that chance only, and
    ``wins`` also says how likely the enemy is driven off without one. Where it ``repeats``, the same Zeds
    attack again at once: all chances are those of one attack. [DOZ-EVENT-40]
    """

    fought: NotRequired[float]
    repeats: NotRequired[bool]
    wins: float
    zeds_hits: list[float]
    unit_hits: list[float]
    zeds_fall: float
    unit_falls: float


@final
class GunOdds(TypedDict):
    """The prospects of gunfire: the chances of 0, 1, 2 … Hits that take effect, and to remove the target."""

    hits: list[float]
    falls: float


def at_least(dice: int, total: int) -> float:
    """How likely so many dice add up to at least so much."""
    ways = {0: 1.0}
    for _ in range(dice):
        more: dict[int, float] = {}
        for so_far, likely in ways.items():
            for face in range(1, SIDES + 1):
                more[so_far + face] = more.get(so_far + face, 0.0) + likely / SIDES
        ways = more
    return sum([likely for found, likely in ways.items() if found >= total])


def row_chances(extra: int = 0) -> list[float]:
    """The chance of each row of the tables with so many extra dice, of which the best two count.

    [DOZ-COMBAT-13, DOZ-COMBAT-21]
    """
    known = _ROWS.get(extra)
    if known is None:
        known = [0.0] * len(HITS_ON_ZEDS)
        for (best, second), chance in _best_two(2 + extra).items():
            known[ROW[best + second]] += chance
        _ROWS[extra] = known
    return known


def _best_two(dice: int) -> dict[tuple[int, int], float]:
    """The chance of each best and second die of so many."""
    found: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        then: dict[tuple[int, int], float] = {}
        for (best, second), chance in found.items():
            for die in range(1, SIDES + 1):
                pair = (max(best, die), max(second, min(best, die)))
                then[pair] = then.get(pair, 0.0) + chance / SIDES
        found = then
    return found


def humans_win(row: int, column: int, winner: int = BY_TABLE) -> bool:
    """Whether the human side wins in this cell. [DOZ-COMBAT-14, DOZ-UNIT-40, DOZ-UNIT-71]"""
    return zeds_lose(row, column) if winner == BY_TABLE else winner == HUMANS


def rolled_rows(
    column: int, extra: int = 0, rolls_again: bool = False, winner: int = BY_TABLE
) -> list[float]:
    """The chance of each row in the end, rolling again where that may turn a loss. [DOZ-COMBAT-20]"""
    once = row_chances(extra)
    if not rolls_again or winner != BY_TABLE:
        return once
    lost = sum([chance for row, chance in enumerate(once) if not humans_win(row, column)])
    return [(chance if humans_win(row, column) else 0.0) + lost * chance for row, chance in enumerate(once)]


def hand_to_hand(
    column: int,
    unit: Bearer = (2, 0),
    zeds: Sequence[Bearer] = ((6, 0),),
    extra: int = 0,
    rolls_again: bool = False,
    winner: int = BY_TABLE,
    spares_unit: bool = False,
    after: tuple[int, int] = (0, 0),
) -> FightOdds:
    """The prospects of a hand-to-hand in a column, 0 to 6; Zeds take Hits in the order given.

    ``after`` are Hits that are dealt once it is over, whatever the dice say: on Zeds and on the unit.
    [DOZ-COMBAT-13..16, DOZ-COMBAT-20, DOZ-COMBAT-21]
    """
    rows = rolled_rows(column, extra, rolls_again, winner)
    return from_rows(rows, column, unit, zeds, winner, spares_unit, after)


def from_rows(
    rows: Sequence[float],
    column: int,
    unit: Bearer,
    zeds: Sequence[Bearer],
    winner: int = BY_TABLE,
    spares_unit: bool = False,
    after: tuple[int, int] = (0, 0),
) -> FightOdds:
    """The same from the chance of each row, which may be certain."""
    wins = sum([chance for row, chance in enumerate(rows) if humans_win(row, column, winner)])
    on_zeds = [0.0] * (COLUMNS + 1 + after[0])
    on_unit = [0.0] * (COLUMNS + 1 + after[1])
    for row, chance in enumerate(rows):
        on_zeds[HITS_ON_ZEDS[row][column] + after[0]] += chance
        on_unit[(0 if spares_unit else HITS_ON_UNIT[row][column]) + after[1]] += chance
    zeds_hits = hits_that_tell(on_zeds, zeds)
    unit_hits = hits_that_tell(on_unit, (unit,))
    return {
        "wins": min(1.0, wins),
        "zeds_hits": _trimmed(zeds_hits),
        "unit_hits": _trimmed(unit_hits),
        "zeds_fall": _from(zeds_hits, sum([left for left, _ in zeds])),
        "unit_falls": _from(unit_hits, unit[0]),
    }


def unfought(zeds: Sequence[Bearer], zeds_hits: int, drives_off: bool) -> FightOdds:
    """The prospects where there is no fight: Hits on Zeds, who retreat or do not."""
    hits = hits_that_tell([0.0] * zeds_hits + [1.0], zeds)
    return {
        "fought": 0.0,
        "wins": float(drives_off),
        "zeds_hits": _trimmed(hits),
        "unit_hits": [1.0],
        "zeds_fall": _from(hits, sum([left for left, _ in zeds])),
        "unit_falls": 0.0,
    }


def blended(ways: Sequence[tuple[float, FightOdds]]) -> FightOdds:
    """The prospects where each of these is as likely as it says, together certain."""
    if len(ways) == 1:
        return ways[0][1]
    found: FightOdds = {
        "wins": min(1.0, sum([chance * way["wins"] for chance, way in ways])),
        "zeds_hits": _blended_hits([(chance, way["zeds_hits"]) for chance, way in ways]),
        "unit_hits": _blended_hits([(chance, way["unit_hits"]) for chance, way in ways]),
        "zeds_fall": min(1.0, sum([chance * way["zeds_fall"] for chance, way in ways])),
        "unit_falls": min(1.0, sum([chance * way["unit_falls"] for chance, way in ways])),
    }
    if any("fought" in way for _, way in ways):
        found["fought"] = min(1.0, sum([chance * way.get("fought", 1.0) for chance, way in ways]))
    return found


def _blended_hits(ways: list[tuple[float, list[float]]]) -> list[float]:
    found = [0.0] * max([len(hits) for _, hits in ways])
    for chance, hits in ways:
        for count, of_them in enumerate(hits):
            found[count] += chance * of_them
    return found


def gunfire(column: int, target: Bearer = (6, 0)) -> GunOdds:
    """The prospects of gunfire in a column, 0 to 6. [DOZ-GUN-8..11]"""
    rolled = [0.0] * (COLUMNS + 1)
    for row, chance in enumerate(row_chances()):
        rolled[HITS_ON_ZEDS[row][column]] += chance
    hits = hits_that_tell(rolled, (target,))
    return {"hits": _trimmed(hits), "falls": _from(hits, target[0])}


def hits_that_tell(rolled: Sequence[float], bearers: Sequence[Bearer]) -> list[float]:
    """The chances of Hits that take effect, from the chances of Hits rolled.

    Each goes to the first who is left, who may ignore it; what nobody is left for is lost.
    [DOZ-UNIT-7, DOZ-UNIT-8, DOZ-COMBAT-16]
    """
    told = [0.0] * len(rolled)
    now = [1.0]  # the chances of Hits that have told so far
    for hits, chance in enumerate(rolled):
        for told_by, of_them in enumerate(now):
            told[told_by] += chance * of_them
        if hits + 1 < len(rolled):
            now = _one_more(now, bearers)
    return told


def _one_more(now: list[float], bearers: Sequence[Bearer]) -> list[float]:
    """The same after one Hit more."""
    then = [*now, 0.0]
    for taken, chance in enumerate(now):
        tells = 1 - _ignored_by(taken, bearers)
        then[taken] -= chance * tells
        then[taken + 1] += chance * tells
    return then


def _ignored_by(taken: int, bearers: Sequence[Bearer]) -> float:
    """The chance that the next Hit does nothing once so many have told; 1 where nobody is left."""
    for left, faces in bearers:
        if taken < left:
            return faces / SIDES
        taken -= left
    return 1.0


def _from(chances: list[float], least: int) -> float:
    return min(1.0, sum(chances[least:]))


def _trimmed(chances: list[float]) -> list[float]:
    """Without what cannot happen at the end."""
    last = max([hits for hits, chance in enumerate(chances) if chance > 0])
    return chances[: last + 1]


def odds(
    zeds: int,
    unit: int,
    shift: int = 0,
    extra: int = 0,
    rolls_again: bool = False,
    zeds_left: int = 6,
    unit_left: int = 4,
    zeds_ignore: int = 0,
    unit_ignores: int = 0,
) -> FightOdds:
    """The prospects of a hand-to-hand from the Strengths of both sides and all shifts to the right.

    Raises SetupError naming a number that is out of range. [DOZ-COMBAT-8, DOZ-COMBAT-9]
    """
    for name, value, low, high in (
        ("zeds", zeds, 1, MOST_STRENGTH),
        ("unit", unit, 1, MOST_STRENGTH),
        ("shift", shift, -MOST_STRENGTH, MOST_STRENGTH),
        ("extra", extra, 0, MOST_EXTRA),
        ("zeds_left", zeds_left, 1, MOST_HITS),
        ("unit_left", unit_left, 1, MOST_HITS),
        ("zeds_ignore", zeds_ignore, 0, SIDES),
        ("unit_ignores", unit_ignores, 0, SIDES),
    ):
        if not low <= value <= high:
            raise SetupError(
                name,
                Name(f"{value} is not from {low} to {high}", f"{value}は{low}から{high}の範囲にありません"),
            )
    column = shifted(column_of(zeds, unit), shift)
    return hand_to_hand(column, (unit_left, unit_ignores), ((zeds_left, zeds_ignore),), extra, rolls_again)
