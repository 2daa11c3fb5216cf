"""What a group is worth to its player: how good is it to have these people and these goods now?

Everything is counted in points of the final score. Against rivals a few points more or less do
not matter in themselves, only the chance to win does; it grows by about the same factor with
every point, so a worth is ``exp(sharpness * points)`` and a group without people is worth nothing.

The tables were estimated from games of these bots against each other: which holdings, at the
start of which round, went with winning.
"""

from math import exp
from typing import Any, Final, NamedTuple

from lastfire.hit_z_road.terms import (
    INFECTED,
    MAP,
    MOLOTOV,
    SCOPE,
    TIMMY,
    TOKENS,
    WHEEL,
    WOUNDED,
)

MOST: Final = 100
"""More than anybody ever owns of anything."""


class Holding(NamedTuple):
    """One group in numbers, as everybody sees it."""

    people: int
    ammo: int
    gas: int
    adrenaline: int
    points: float
    tokens: list[int]
    wheel_armed: bool


def holding(group: dict[str, Any]) -> Holding:
    """The group of one seat, read from a view."""
    points = group["vp"] if group["vp"] is not None else TYPICAL_VP * group["won"]
    return Holding(
        group["people"],
        group["ammo"],
        group["gas"],
        group["adrenaline"],
        points + group["map_vp"] + group["journey_vp"],
        [group["tokens"][noun.id] for noun in TOKENS],
        group["wheel_armed"],
    )


TYPICAL_VP: Final = 0.6
"""Points of a won card that lies face down."""

AHEAD: Final = 4
"""The tables are for 0, 1, 2, 3, and 4 or more rounds still to drive."""

SHARPNESS: Final = (0.60, 0.44, 0.40, 0.36, 0.32)
"""How much better the chance to win is with one point more (as a logarithm)."""

SURVIVORS: Final = (
    (0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
    (1.4, 1.4, 0.8, 0.4, 0.3, 0.2),
    (1.9, 1.2, 1.0, 0.8, 0.4, 0.2),
    (2.0, 1.3, 1.3, 1.2, 0.7, 0.4),
    (1.8, 1.5, 1.4, 1.4, 1.0, 0.8),
)
"""Points of the second survivor, the third, and so on to the seventh, who stands for all more.
When the road is over people only settle ties."""

GOODS: Final = (
    ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
    ((0.8, 0.2, 0.2), (1.1, 0.7, 0.3), (0.5, 0.1, 0.2)),
    ((1.0, 0.3, 0.2), (1.1, 0.8, 0.5), (0.9, 0.3, 0.2)),
    ((1.0, 0.4, 0.3), (1.0, 0.7, 0.5), (0.9, 0.5, 0.4)),
    ((0.9, 0.7, 0.3), (0.8, 0.7, 0.2), (0.8, 0.7, 0.5)),
)
"""Points of one ammo, gas, adrenaline: of each of the first three, the next four, and any more."""

EPILOGUE: Final = (3.0, 2.5, 2.5, 2.0, 1.5)
"""Points of being sure of an epilogue card."""

PROMISES: Final = {
    MAP: (0.0, 1.8, 3.0),
    WHEEL: (0.0, 0.2, 0.3),
    MOLOTOV: (0.5, 0.5, 0.6),
    SCOPE: (0.0, 0.3, 0.8),
    TIMMY: (0.3, 0.4, 0.6),
    INFECTED: (-0.6, -0.6, -0.7),
    WOUNDED: (0.0, -0.3, -0.4),
}
"""Points of a special token: with level III to drive, with level II, with all of it."""
ARMED: Final = 0.7
"""Points of never rolling a red die again, while hordes are to come."""


def token_points(token: int, left: int) -> float:
    """What a special token promises with so many rounds still to drive."""
    if left == 0:
        return 0.0
    return PROMISES[token][0 if left <= 3 else 1 if left <= 5 else 2]


def promises(group: Holding, left: int) -> float:
    """What all special tokens of a group promise."""
    points = sum(token_points(token, left) * count for token, count in enumerate(group.tokens) if count)
    return points + (ARMED if group.wheel_armed and left > 0 else 0.0)


def doom(group: Holding, level: int) -> float:
    """The chance, roughly, that a group does not see the end of this round."""
    risk = DOOM[min(group.people, len(DOOM) - 1)] * DOOM_OF_LEVEL[level - 1]
    return min(1.0, risk * (1.5 if group.ammo + group.gas + group.adrenaline < 3 else 1.0))


DOOM: Final = (1.0, 0.5, 0.25, 0.1, 0.05, 0.03, 0.02)
"""By the people a group has, on the worst level."""
DOOM_OF_LEVEL: Final = (0.3, 0.7, 1.0)


def race(count: int, rival: int, left: int) -> float:
    """The chance that ``count`` of something is strictly the most when the road is over."""
    if left == 0:
        return 1.0 if count > rival else 0.0
    return 1 / (1 + exp((rival + 0.5 - count) / (0.5 + 0.9 * left)))


def goods_points(kind: int, left: int) -> list[float]:
    """Points of owning 0, 1, 2, … of a resource."""
    first, next_, more = GOODS[min(left, AHEAD)][kind]
    return [first * min(n, 3) + next_ * min(max(n - 3, 0), 4) + more * max(n - 7, 0) for n in range(MOST)]


def people_points(left: int) -> list[float]:
    """Points of a group of 0, 1, 2, … people; the first, who is life itself, not counted."""
    steps = SURVIVORS[min(left, AHEAD)]
    points = [0.0, 0.0]
    while len(points) < MOST:
        points.append(points[-1] + steps[min(len(points), len(steps) + 1) - 2])
    return points


_FACTORS: Final[dict[tuple[int, int, int], list[float]]] = {}


def _factors(kind: int, left: int, rival: int) -> list[float]:
    """By what owning 0, 1, 2, … of one kind multiplies a worth; people, ammo, gas, adrenaline."""
    key = (kind, left, rival)
    known = _FACTORS.get(key)
    if known is None:
        table = people_points(left) if kind == 0 else goods_points(kind - 1, left)
        prize = EPILOGUE[min(left, AHEAD)]
        sharp = SHARPNESS[min(left, AHEAD)]
        known = [exp(sharp * (points + prize * race(n, rival, left))) for n, points in enumerate(table)]
        _FACTORS[key] = known
    return known


class Worth:
    """The worth of every possible group of one seat, ``left`` rounds before the end.

    ``best`` is the most that any rival has of people, ammo, gas and adrenaline. The worth is a
    product, one factor per thing owned, so that factors can be looked up and the outcome of a
    fight be weighed apart from the goods it does not touch. To this comes ``alone``, for being
    alive at all: who is left alone has won, whatever the score.
    """

    def __init__(self, left: int, best: list[int], alone: float = 0.0) -> None:
        factors = [_factors(kind, left, best[kind]) for kind in range(4)]
        self.key = (left, *best, alone)
        """What makes this worth different from others."""
        self.left = left
        self.alone = alone
        self.people = [0.0, *factors[0][1:]]
        self.ammo = factors[1]
        self.gas = factors[2]
        self.adrenaline = factors[3]
        self.sharp = SHARPNESS[min(left, AHEAD)]

    def of(self, people: int, ammo: int, gas: int, adrenaline: int, points: float) -> float:
        """The worth of a group with these people, goods and points."""
        if people == 0:
            return 0.0
        return self.alone + (
            self.people[people]
            * self.ammo[ammo]
            * self.gas[gas]
            * self.adrenaline[adrenaline]
            * exp(self.sharp * points)
        )

    def of_goods(self, ammo: int, gas: int, points: float) -> float:
        """The part of the product that a melee does not touch."""
        return self.ammo[ammo] * self.gas[gas] * exp(self.sharp * points)


class WorthAlone(Worth):
    """Solo there is nobody to beat: the worth is the score to be expected."""

    def __init__(self, left: int) -> None:
        Worth.__init__(self, left, [0, 0, 0, 0], -1.0)
        self.risk = [risk * min(left, 2) / 2 for risk in RISK_ALONE]

    def of(self, people: int, ammo: int, gas: int, adrenaline: int, points: float) -> float:
        """The score to be expected: points, and sets of one survivor and one of each resource."""
        if people == 0:
            return 0.0
        least = min(people, ammo, gas, adrenaline)
        if self.left == 0:
            return points + least
        enough = least + 3
        spare = min(ammo, enough) + min(gas, enough) + min(adrenaline, enough) - 3 * least
        end = points + least + SPARE_ALONE * spare + FOUND_ALONE * self.left
        return end * (1 - self.risk[min(people, 6)]) + MATE_ALONE * min(people, 7)


RISK_ALONE: Final = (1.0, 0.5, 0.2, 0.08, 0.04, 0.02, 0.01)
"""The chance that so many people do not see the coast, two rounds or more before it."""
SPARE_ALONE: Final = 0.22
"""Points of a resource that is no part of a set yet."""
MATE_ALONE: Final = 0.3
"""Points of a survivor who is no part of a set yet."""
FOUND_ALONE: Final = 0.9
"""Points found in a round."""
