"""What a shot is worth, whoever pays for it and with what. [DOZ-GUN]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.bot.fights import shots
from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.weights import WEIGHTS as W
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    OPEN_GROUND,
    STEPS,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.action_powers import CommandsShot, ShootsWithoutAmmo
from lastfire.games.dawn_of_the_zeds.rules.effects.gunfire_powers import (
    GunStrength,
    GunStrengthByDistance,
    ShiftInGunfire,
)
from lastfire.games.dawn_of_the_zeds.rules.holding import GUNFIRE
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter

STRONGEST_SHOT: Final = 7


class Shooting:
    """Gunfire on one table."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.s = outlook.s

    def reach(self, unit: int) -> int:
        """How far a unit shoots."""
        return max([1, *[holding.gun_range() for holding in self.s.box.holds[unit]]])

    def has_gun(self, unit: int) -> bool:
        """Whether a unit can shoot at all, were there Ammo."""
        if self.s.marks[unit] & COMATOSE or not is_fighter(unit):
            return False
        return not any(holding.bars(GUNFIRE) for holding in self.s.box.holds[unit])

    def can_shoot(self, unit: int) -> bool:
        """Whether a unit has a gun, and something to load it with."""
        return self.s.ammo > 0 and self.has_gun(unit)

    def targets(self, unit: int) -> list[int]:
        """Zeds that a unit can probably shoot at."""
        s = self.s
        space = s.at[unit]
        reach = self.reach(unit)
        found: list[int] = []
        if space == TOWN_CENTER:
            for track in range(s.tracks):
                found += s.zeds_at(track * STEPS)
        elif space < TOWN_CENTER and OPEN_GROUND[space]:
            track, step = divmod(space, STEPS)
            for other in range(max(0, step - reach), min(STEPS - 1, step + reach) + 1):
                place = track * STEPS + other
                if other != step and OPEN_GROUND[place]:
                    found += s.zeds_at(place)
        return found

    def beside(self, unit: int) -> list[int]:
        """Zeds in spaces next to a unit."""
        s = self.s
        space = s.at[unit]
        found: list[int] = []
        if space == TOWN_CENTER:
            for track in range(s.tracks):
                found += s.zeds_at(track * STEPS)
        elif space < TOWN_CENTER:
            step = space % STEPS
            for other in (step - 1, step + 1):
                place = space - step + other
                if 0 <= other < STEPS and OPEN_GROUND[place]:
                    found += s.zeds_at(place)
        return found

    def column_hits(self, strength: int, target: int) -> list[float]:
        """The chances of 0, 1, 2 … Hits of gunfire with so much Strength."""
        return shots(min(STRONGEST_SHOT, strength) - 1, self.o.fights.bearer(target))["hits"]

    def shot(self, unit: int, target: int) -> float:
        """What it is worth to shoot at a unit for 1 Ammo."""
        return self._hits(unit, target, 0) - self._ammo(1)

    def _ammo(self, count: int) -> float:
        """What so much Ammo would be missed."""
        s = self.s
        price = self.o.stores_worth(s.supplies, s.ammo) - self.o.stores_worth(s.supplies, s.ammo - count)
        return W.spent * price

    def _hits(self, unit: int, target: int, columns: int) -> float:
        """What the Hits of a shot are worth, so many columns better than as a rule."""
        s = self.s
        space = s.at[target]
        distance = 1
        if s.at[unit] < TOWN_CENTER and space < TOWN_CENTER:
            distance = abs(s.at[unit] - space)
        column = min(STRONGEST_SHOT, self._strength(unit, distance)) - 1 + self._shift(unit) + columns
        shot = shots(max(0, min(STRONGEST_SHOT - 1, column)), self.o.fights.bearer(target))
        if space >= TOWN_CENTER:
            return sum([count * chance for count, chance in enumerate(shot["hits"])]) * 0.02
        track, step = divmod(space, STEPS)
        return self.o.hits_worth((target,), track, step, shot["hits"])

    def _strength(self, unit: int, distance: int) -> int:
        s = self.s
        for holding in s.box.holds[unit]:
            if isinstance(holding, GunStrengthByDistance):
                return holding.strengths[min(distance, len(holding.strengths)) - 1]
            if isinstance(holding, GunStrength):
                return holding.reduced if s.marks[unit] & REDUCED else holding.full
        return s.strength[unit]

    def _shift(self, unit: int) -> int:
        return sum([each.columns for each in self.s.box.holds[unit] if isinstance(each, ShiftInGunfire)])

    # Shots that are abilities.

    def ability(self, unit: int, which: int) -> float | None:
        """What an ability of a unit is worth that is a shot, or None for any other ability.

        [DOZ-UNIT-52, DOZ-UNIT-53]
        """
        ability, price = self.s.box.abilities[unit][which]
        ammo = 0
        if isinstance(ability, ShootsWithoutAmmo):
            found = [self._hits(unit, target, 0) for target in self.targets(unit)]
        elif isinstance(ability, CommandsShot):
            ammo = 1
            found = [
                self._hits(other, target, ability.columns)
                for other in self.s.here[TOWN_CENTER]
                if other != unit and self.has_gun(other)
                for target in self.targets(other)
            ]
        else:
            return None
        return max(found, default=0.0) - self._ammo(ammo) - W.action * max(0, price.actions - 1)
