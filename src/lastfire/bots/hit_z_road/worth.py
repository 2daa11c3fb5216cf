"""What a group is worth to its player: how good is it to have these people and these goods now?

Everything is counted in points of the final score. Against rivals a few points more or less do
not matter in themselves, only the chance to win does; it grows by about the same factor with
every point, so a worth is ``SHARPNESS ** points`` and a group without people is worth nothing.
"""

from math import exp
from typing import Any, Final, NamedTuple

from lastfire.hit_z_road.terms import TOKENS

MOST: Final = 120
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

PEOPLE: Final = (0.0, 0.0, 3.0, 5.2, 7.0, 8.4, 9.4, 10.2)
"""Points of a group of so many while there is road ahead; the first is life itself."""
ONE_MORE: Final = 0.6
"""Points of every further survivor."""
PEOPLE_AT_THE_END: Final = 0.15
"""Points of a survivor when the road is over: ties go to the larger group."""

AMMO: Final = (0.0, 0.45, 0.50, 0.55, 0.60, 0.60, 0.60, 0.60, 0.60)
GAS: Final = (0.0, 0.35, 0.40, 0.45, 0.45, 0.45, 0.45, 0.45, 0.45)
ADRENALINE: Final = (0.0, 0.55, 0.65, 0.70, 0.70, 0.70, 0.70, 0.70, 0.70)
"""Points of one more, by the number of rounds still to drive."""
PLENTY: Final = 1.0
"""Of ``PLENTY`` times the rounds to drive plus two, any more is worth half."""

EPILOGUE: Final = 3.0
"""Points of an epilogue card."""

SHARPNESS: Final = (0.9, 0.55, 0.42, 0.36, 0.32, 0.30, 0.28, 0.27, 0.26)
"""By the number of rounds still to drive: the logarithm of what one point more does."""


def race(count: int, rival: int, left: int) -> float:
    """The chance that ``count`` of something is strictly the most when the road is over."""
    if left == 0:
        return 1.0 if count > rival else 0.0
    return 1 / (1 + exp((rival + 0.5 - count) / (0.5 + 0.9 * left)))


def goods_worth(per_unit: float, left: int) -> list[float]:
    """Points of owning 0, 1, 2, … of a resource: more than the road needs counts half."""
    plenty = PLENTY * left + 2
    return [per_unit * (min(n, plenty) + max(0.0, n - plenty) / 2) for n in range(MOST)]


def people_worth(left: int) -> list[float]:
    """Points of a group of 0, 1, 2, … people."""
    if left == 0:
        return [PEOPLE_AT_THE_END * n for n in range(MOST)]
    last = len(PEOPLE) - 1
    return [PEOPLE[n] if n <= last else PEOPLE[last] + ONE_MORE * (n - last) for n in range(MOST)]


_FACTORS: Final[dict[tuple[int, int, int], list[float]]] = {}


def _factors(kind: int, left: int, rival: int) -> list[float]:
    """By what owning 0, 1, 2, … of one kind multiplies a worth; people, ammo, gas, adrenaline."""
    key = (kind, left, rival)
    known = _FACTORS.get(key)
    if known is None:
        if kind == 0:
            points = people_worth(left)
        else:
            points = goods_worth((AMMO, GAS, ADRENALINE)[kind - 1][left], left)
        known = [exp(SHARPNESS[left] * (p + EPILOGUE * race(n, rival, left))) for n, p in enumerate(points)]
        _FACTORS[key] = known
    return known


class Worth:
    """The worth of every possible group of one seat, ``left`` rounds before the end.

    ``best`` is the most that any rival has of people, ammo, gas and adrenaline.

    The worth is a product, one factor per thing owned, so that factors can be looked up and the
    outcome of a fight be weighed apart from the goods it does not touch.
    """

    def __init__(self, left: int, best: list[int]) -> None:
        sharp = SHARPNESS[left]
        factors = [_factors(kind, left, best[kind]) for kind in range(4)]
        self.people = [0.0, *factors[0][1:]]
        self.ammo = factors[1]
        self.gas = factors[2]
        self.adrenaline = factors[3]
        self.sharp = sharp

    def of(self, people: int, ammo: int, gas: int, adrenaline: int, points: float) -> float:
        """The worth of a group with these people, goods and points."""
        return (
            self.people[people]
            * self.ammo[ammo]
            * self.gas[gas]
            * self.adrenaline[adrenaline]
            * exp(self.sharp * points)
        )


class WorthAlone(Worth):
    """Solo there is nobody to beat: the worth is the score to be expected."""

    def __init__(self, left: int) -> None:
        Worth.__init__(self, left, [0, 0, 0, 0])
        self.left = left

    def of(self, people: int, ammo: int, gas: int, adrenaline: int, points: float) -> float:
        """The score to be expected: points, and sets of one survivor and one of each resource."""
        if people == 0:
            return 0.0
        least = min(people, ammo, gas, adrenaline)
        if self.left == 0:
            return points + least
        left = self.left
        spare = min(ammo, least + 3) + min(gas, least + 3) + min(adrenaline, least + 3) - 3 * least
        ahead = 1.2 * left
        risk = RISK_ALONE[min(people, 6)] * left / 8
        strain = min(1.0, (ammo + adrenaline) / (1.0 + left))
        return (points + ahead + 0.7 * least + 0.3 * min(people, 7) + 0.25 * spare) * (
            1 - risk * (1.3 - strain)
        )


RISK_ALONE: Final = (1.0, 0.7, 0.4, 0.22, 0.12, 0.08, 0.05)
"""The chance that so many people do not see the coast, at the start, with nothing in hand."""
