"""What a seat makes of what it sees: the worth of its group and its rivals', and of driving each path."""

from typing import Any, Final

from lastfire.games.hit_z_road.bot.road import Road
from lastfire.games.hit_z_road.bot.worth import Holding, Worth, WorthAlone, doom, holding
from lastfire.games.hit_z_road.rules.sight import RoadSight

_WORTHS: Final[dict[tuple[int, ...], Worth]] = {}
_ROADS: Final[dict[tuple[Any, ...], Road]] = {}
WORTH_WAITING: Final = 0.03
"""A smaller chance that all rivals fall is no reason to play differently."""
KEPT: Final = 1000
"""So many worths and roads are kept; then all are forgotten. What is forgotten is found again."""


class Valuation:
    """The worth of groups and paths to the seat that looks."""

    def __init__(self, sight: RoadSight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.groups = [holding(sight, seat) for seat in range(sight.seats)]
        self.me = self.groups[self.seat]
        self.left = sight.rounds_after()
        """Rounds to drive after this one."""
        self.worth_after = self.worth(self.left, self.seat)
        self.worth_now = self.worth(self.left + 1, self.seat)

    def worth(self, left: int, seat: int) -> Worth:
        """What groups are worth to ``seat``, with so many rounds still to drive."""
        solo = len(self.groups) == 1
        rivals = [group for other, group in enumerate(self.groups) if other != seat and group.people > 0]
        best = [
            max((rival.people for rival in rivals), default=0),
            max((rival.ammo for rival in rivals), default=0),
            max((rival.gas for rival in rivals), default=0),
            max((rival.adrenaline for rival in rivals), default=0),
        ]
        key = (left, solo, *best)
        known = _WORTHS.get(key)
        if known is None:
            if len(_WORTHS) >= KEPT:
                _WORTHS.clear()
                _ROADS.clear()
            known = _WORTHS[key] = WorthAlone(left) if solo else Worth(left, best)
        if solo or (chance := self.chance_to_be_left(seat)) < WORTH_WAITING:
            return known
        # Who is left alone wins for certain; others win as often as one of so many does.
        me = self.groups[seat]
        share = known.of(me.people, me.ammo, me.gas, me.adrenaline, me.points) * (len(rivals) + 1)
        return Worth(left, best, share * chance / (1 - chance))

    def chance_to_be_left(self, seat: int) -> float:
        """The chance, roughly, that all rivals of a seat fall in this round."""
        chance = 1.0
        for other, group in enumerate(self.groups):
            if other != seat and group.people > 0:
                chance *= doom(group, self.sight.level)
        return min(chance, 0.9)

    def road(self, path: int, swapped: bool = False, seat: int = -1) -> Road:
        """The cards of a path, as they lie before ``seat``, by default my own."""
        whose = self.seat if seat < 0 else seat
        group: Holding = self.groups[whose]
        numbers = self.sight.paths[2 * path : 2 * path + 2]
        if swapped:
            numbers.reverse()
        worth = self.worth_after if whose == self.seat else self.worth(self.left, whose)
        key = (
            *numbers,
            self.sight.level,
            *group.tokens,
            group.wheel_armed,
            worth.left,
            worth.alone,
            id(worth),
        )
        known = _ROADS.get(key)
        if known is None:
            if len(_ROADS) >= KEPT:
                _ROADS.clear()
            cards = [self.sight.cards[number] if number >= 0 else None for number in numbers]
            known = _ROADS[key] = Road(cards, self.sight.level, group.tokens, group.wheel_armed, worth)
        return known

    def worth_of_path(self, path: int, swapped: bool = False, seat: int = -1) -> float:
        """What driving this path leaves a group worth, its key paid."""
        whose = self.seat if seat < 0 else seat
        group = self.groups[whose]
        ammo, gas, adrenaline = group.ammo, group.gas, group.adrenaline
        key = self.sight.keys[path]
        if key and self.sight.path < 0:
            if key > ammo + gas + adrenaline:
                return 0.0
            ammo, gas, adrenaline = self.paid_cheaply(key, whose)[-1]
        return self.road(path, swapped, whose).ahead(0, group.people, ammo, gas, adrenaline, group.points)

    def paid_cheaply(self, price: int, seat: int) -> list[tuple[int, int, int]]:
        """What is left of ammo, gas and adrenaline after paying 0, 1, … ``price``, the least missed first."""
        group = self.groups[seat]
        worth = self.worth(self.left + 1, seat)
        left = [(group.ammo, group.gas, group.adrenaline)]
        for _ in range(price):
            ammo, gas, adrenaline = left[-1]
            ways = []
            if ammo:
                ways.append((worth.ammo[ammo - 1] / worth.ammo[ammo], (ammo - 1, gas, adrenaline)))
            if gas:
                ways.append((worth.gas[gas - 1] / worth.gas[gas], (ammo, gas - 1, adrenaline)))
            if adrenaline:
                ways.append(
                    (
                        worth.adrenaline[adrenaline - 1] / worth.adrenaline[adrenaline],
                        (ammo, gas, adrenaline - 1),
                    )
                )
            left.append(max(ways)[1])
        return left
