"""What a group is worth to its player: how good is it to have these people and these goods now?

Everything is counted in points of the final score. Against rivals a few points more or less do
not matter in themselves, only the chance to win does; it grows by about the same factor with
every point, so a worth is ``exp(sharpness * points)`` and a group without people is worth nothing.

The tables were estimated from games of these bots against each other: which holdings, at the
start of which round, went with winning.
"""

from math import exp
from typing import Final, NamedTuple

from lastfire.games.hit_z_road.rules.odds import Outcome
from lastfire.games.hit_z_road.rules.sight import RoadSight
from lastfire.games.hit_z_road.rules.words.vocabulary import (
    INFECTED,
    MAP,
    MOLOTOV,
    SCOPE,
    TIMMY,
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


def holding(s: RoadSight, seat: int) -> Holding:
    """The group of one seat, as far as it is seen."""
    group = s.groups[seat]
    points = float(s.points(seat)) if s.won_shown[seat] else TYPICAL_VP * s.won[seat]
    return Holding(
        group.people,
        group.ammo,
        group.gas,
        group.adrenaline,
        points + group.map_vp + group.journey_vp,
        group.tokens,
        group.wheel_armed,
    )


TYPICAL_VP: Final = 0.6
"""Points of a won card that lies face down."""

Steps = tuple[float, float, float]
"""Points of each of the first three of something, of the next four, and of any more."""

AHEAD: Final = 4
"""The tables are for 0, 1, 2, 3, and 4 or more rounds still to drive."""

SHARPNESS: Final[tuple[float, ...]] = (0.60, 0.50, 0.38, 0.32, 0.30)
"""How much better the chance to win is with one point more (as a logarithm)."""

SURVIVORS: Final[tuple[tuple[float, ...], ...]] = (
    (0.1, 0.1, 0.1, 0.1, 0.1, 0.1),
    (1.5, 0.9, 0.8, 0.5, 0.4, 0.3),
    (1.8, 1.5, 1.2, 0.8, 0.7, 0.4),
    (2.4, 1.6, 1.4, 1.3, 0.7, 0.6),
    (2.4, 1.8, 1.6, 1.4, 1.1, 0.9),
)
"""Points of the second survivor, the third, and so on to the seventh, who stands for all more.
When the road is over people only settle ties."""

GOODS: Final[tuple[tuple[Steps, ...], ...]] = (
    ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
    ((0.7, 0.1, 0.1), (0.9, 0.5, 0.2), (0.5, 0.3, 0.2)),
    ((0.9, 0.4, 0.1), (1.1, 0.6, 0.5), (0.7, 0.3, 0.4)),
    ((1.0, 0.4, 0.2), (1.2, 0.6, 0.6), (0.8, 0.5, 0.6)),
    ((0.9, 0.6, 0.4), (1.0, 0.7, 0.4), (0.8, 0.7, 0.6)),
)
"""Points of one ammo, gas, adrenaline: of each of the first three, the next four, and any more."""

EPILOGUE: Final[tuple[float, ...]] = (3.0, 2.0, 1.8, 1.5, 1.0)
"""Points of being sure of an epilogue card."""

PROMISES: Final = {
    MAP: (0.0, 1.6, 3.2),
    WHEEL: (0.0, 0.1, 0.5),
    MOLOTOV: (0.7, 0.8, 1.0),
    SCOPE: (0.0, 0.2, 0.5),
    TIMMY: (0.2, 0.4, 0.6),
    INFECTED: (-0.7, -0.7, -0.9),
    WOUNDED: (0.0, -0.6, -1.0),
}
"""Points of a special token: with level III to drive, with level II, with all of it."""
ARMED: Final = 0.8
"""Points of never rolling a red die again, while hordes are to come."""


def token_points(token: int, left: int) -> float:
    """What a special token promises with so many rounds still to drive."""
    if left == 0:
        return 0.0
    return PROMISES[token][0 if left <= 3 else 1 if left <= 5 else 2]


def promises(group: Holding, left: int) -> float:
    """What all special tokens of a group promise."""
    points = sum(
        [token_points(token, left) * count for token, count in enumerate(group.tokens) if count], 0.0
    )
    return points + (ARMED if group.wheel_armed and left > 0 else 0.0)


def doom(group: Holding, level: int) -> float:
    """The chance, roughly, that a group does not see the end of this round."""
    risk = DOOM[min(group.people, len(DOOM) - 1)] * DOOM_OF_LEVEL[level - 1]
    return min(1.0, risk * (1.5 if group.ammo + group.gas + group.adrenaline < 3 else 1.0))


DOOM: Final[tuple[float, ...]] = (1.0, 0.5, 0.25, 0.1, 0.05, 0.03, 0.02)
"""By the people a group has, on the worst level."""
DOOM_OF_LEVEL: Final[tuple[float, ...]] = (0.3, 0.7, 1.0)


def race(count: int, rival: int, left: int) -> float:
    """The chance that ``count`` of something is strictly the most when the road is over."""
    if left == 0:
        return 1.0 if count > rival else 0.0
    return 1 / (1 + exp((rival + 0.5 - count) / (0.5 + 0.9 * left)))


def goods_points(kind: int, left: int) -> list[float]:
    """Points of owning 0, 1, 2, … of a resource."""
    return _stepped(GOODS[min(left, AHEAD)][kind])


def _stepped(steps: Steps) -> list[float]:
    """Points of 0, 1, 2, …, when the first three, the next four and any more count differently."""
    first, next_, more = steps
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


Weight = tuple[float, float, float]
"""A melee to come, weighed: see ``Worth.weight``."""


class Worth:
    """The worth of every possible group of one seat, ``left`` rounds before the end.

    ``best`` is the most that any rival has of people, ammo, gas and adrenaline. The worth is a
    product, one factor per thing owned, so that factors can be looked up and the outcome of a
    fight be weighed apart from the goods it does not touch. To this comes ``alone``, for being
    alive at all: who is left alone has won, whatever the score.
    """

    def __init__(self, left: int, best: list[int], alone: float = 0.0) -> None:
        factors = [_factors(kind, left, best[kind]) for kind in range(4)]
        self.weighs = True
        """Whether a melee can be weighed apart from goods and points."""
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

    def weight(self, ends: Outcome, kept: int) -> Weight:
        """What matters of all the ends of a melee, in which ``kept`` adrenaline was not used."""
        alive = 0.0
        product = 0.0
        for (people, unspent), chance in ends.items():
            if people > 0:
                alive += chance
                product += chance * self.people[people] * self.adrenaline[unspent + kept]
        return (alive, product, 0.0)

    def of_weight(self, weight: Weight, ammo: int, gas: int, points: float) -> float:
        """The worth, on average, after that melee with these goods and points."""
        alive, product, _ = weight
        return alive * self.alone + product * self.ammo[ammo] * self.gas[gas] * exp(self.sharp * points)


class WorthAlone(Worth):
    """Solo there is nobody to beat: the worth is the score to be expected."""

    def __init__(self, left: int) -> None:
        Worth.__init__(self, left, [0, 0, 0, 0], -1.0)
        stage = min(left, AHEAD)
        self.weighs = left > 0
        self.expected = FOUND_ALONE[left]
        self.keeps = KEEPS_ALONE[stage]
        steps = SURVIVORS_ALONE[stage]
        self.of_people = [0.0, 0.0]
        while len(self.of_people) < MOST:
            self.of_people.append(self.of_people[-1] + steps[min(len(self.of_people), len(steps) + 1) - 2])
        tables = [_stepped(GOODS_ALONE[stage][kind]) for kind in range(3)]
        self.of_ammo, self.of_gas, self.of_adrenaline = tables

    def of(self, people: int, ammo: int, gas: int, adrenaline: int, points: float) -> float:
        """The score to be expected: points, and sets of one survivor and one of each resource."""
        if people == 0:
            return 0.0
        if self.left == 0:
            return points + min(people, ammo, gas, adrenaline)
        return hope(
            self.expected
            + self.of_people[people]
            + self.of_ammo[ammo]
            + self.of_gas[gas]
            + self.of_adrenaline[adrenaline]
            + points * (self.keeps[people] if people < len(self.keeps) else KEEPS_MOST)
        )

    def weight(self, ends: Outcome, kept: int) -> Weight:
        alive = 0.0
        expected = 0.0
        keeps = 0.0
        for (people, unspent), chance in ends.items():
            if people > 0:
                alive += chance
                expected += chance * (self.of_people[people] + self.of_adrenaline[unspent + kept])
                keeps += chance * (self.keeps[people] if people < len(self.keeps) else KEEPS_MOST)
        return (alive, expected + alive * self.expected, keeps)

    def of_weight(self, weight: Weight, ammo: int, gas: int, points: float) -> float:
        alive, expected, keeps = weight
        if alive == 0:
            return 0.0
        goods = self.of_ammo[ammo] + self.of_gas[gas]
        return alive * hope((expected + keeps * points) / alive + goods)


def hope(score: float) -> float:
    """A score to be expected: nobody who lives is without hope, and a little more is always better."""
    return score if score > 1 else exp(score - 1)


# Solo, the tables were computed backwards from the last round: the worth of having something
# before a round is the worth of the best path, averaged over what may lie there.

FOUND_ALONE: Final[tuple[float, ...]] = (0.0, -1.5, -1.9, -2.1, -1.2, -0.6, 0.0, 4.0, 7.0)
"""Points that one survivor with nothing in hand can expect, by the rounds still to drive."""
SURVIVORS_ALONE: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.60, 0.60, 0.60, 0.33, 0.30, 0.15),
    (0.35, 0.97, 0.90, 0.54, 0.45, 0.30),
    (0.20, 1.10, 1.00, 0.74, 0.66, 0.50),
    (0.70, 1.15, 1.00, 0.76, 0.80, 0.60),
)
"""Points of the second survivor, the third, and so on, when there is no rival."""
GOODS_ALONE: Final[tuple[tuple[Steps, ...], ...]] = (
    ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
    ((0.40, 0.17, 0.10), (0.32, 0.16, 0.10), (0.36, 0.18, 0.06)),
    ((0.41, 0.23, 0.14), (0.40, 0.21, 0.05), (0.41, 0.22, 0.11)),
    ((0.42, 0.29, 0.17), (0.50, 0.25, 0.25), (0.52, 0.25, 0.15)),
    ((0.46, 0.28, 0.17), (0.50, 0.26, 0.28), (0.54, 0.33, 0.20)),
)
"""As ``GOODS``, when there is no rival."""
KEEPS_ALONE: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 1.0, 1.0, 1.0),
    (0.0, 0.88, 0.94, 0.98),
    (0.0, 0.79, 0.92, 0.96),
    (0.0, 0.70, 0.89, 0.93),
    (0.0, 0.67, 0.87, 0.91),
)
"""The chance that so many people bring their points to the coast."""
KEEPS_MOST: Final = 0.95
"""The same for larger groups."""
