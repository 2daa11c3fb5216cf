"""What an ability of a unit is worth that is used in the Action Phase. [DOZ-ACTION-6]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.bot.outlook import Outlook
from lastfire.games.dawn_of_the_zeds.bot.shooting import Shooting
from lastfire.games.dawn_of_the_zeds.bot.weights import WEIGHTS as W
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    OPEN_GROUND,
    STEPS,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.action_powers import HealsNear, MakesAmmo, Trains
from lastfire.games.dawn_of_the_zeds.rules.effects.field_powers import (
    BuildsStrongpoint,
    DissectsPatient,
    Hoses,
    LaysMinefield,
    TradesInfection,
)
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter

STRONGPOINT_SHIFT: Final = 3
MINEFIELD_STRENGTH: Final = 7


class Abilities:
    """Abilities on one table."""

    def __init__(self, outlook: Outlook, shooting: Shooting) -> None:
        self.o = outlook
        self.s = outlook.s
        self.shooting = shooting

    def worth(self, unit: int, which: int) -> float:
        """What an ability of a unit is worth, its price paid."""
        shot = self.shooting.ability(unit, which)
        if shot is not None:
            return shot
        ability, price = self.s.box.abilities[unit][which]
        if isinstance(ability, Hoses):
            return self._hose(unit, ability) - self._price(price)
        if isinstance(ability, BuildsStrongpoint):
            return self._strongpoint(unit) - self._price(price)
        if isinstance(ability, LaysMinefield):
            return self._minefield(unit) - self._price(price)
        if isinstance(ability, MakesAmmo):
            s = self.s
            before = self.o.stores_worth(s.supplies, s.ammo)
            return self.o.stores_worth(s.supplies - price.supplies, s.ammo + ability.count) - before
        if isinstance(ability, TradesInfection):
            s = self.s
            cost = self.o.infection_cost(s.infection + ability.infection) - self.o.infection_cost(s.infection)
            return W.free * ability.actions - cost
        if isinstance(ability, Trains):
            return W.power * 2 * self.o.pressure - self._price(price)
        if isinstance(ability, HealsNear):
            return self._heal(unit) - self._price(price)
        if isinstance(ability, DissectsPatient):
            return -W.ability
        return W.ability

    def _price(self, price: Price) -> float:
        """What is missed when it is paid."""
        s = self.s
        before = self.o.stores_worth(s.supplies, s.ammo)
        after = self.o.stores_worth(s.supplies - price.supplies, s.ammo - price.ammo)
        return W.spent * (before - after) + W.action * max(0, price.actions - 1)

    def _hose(self, unit: int, ability: Hoses) -> float:
        s = self.s
        best = 0.0
        for target in self.shooting.beside(unit):
            space = s.at[target]
            track, step = divmod(space, STEPS)
            groups = dict(self.o.tracks[track].zeds)
            rest = tuple([other for other in groups[step] if other != target])
            if rest:
                groups[step] = rest
            else:
                del groups[step]
            groups[step + 1] = (*groups.get(step + 1, ()), target)
            gain = self.o.danger_now[track] - self.o.danger(track, groups, self.o.tracks[track].fighters)
            best = max(best, gain * ability.chance(self.s.strength[target]))
        return best

    def _strongpoint(self, unit: int) -> float:
        """Three columns of terrain where it stands."""
        s = self.s
        space = s.at[unit]
        if space >= TOWN_CENTER or not OPEN_GROUND[space]:
            return 0.0
        return self.o.with_ground(space, STRONGPOINT_SHIFT)

    def _minefield(self, unit: int) -> float:
        s = self.s
        space = s.at[unit]
        if space >= TOWN_CENTER or not OPEN_GROUND[space]:
            return 0.0
        track, step = divmod(space, STEPS)
        nearest = min([place for place in self.o.tracks[track].zeds if place > step], default=-1)
        if nearest < 0:
            return 0.0
        group = self.o.tracks[track].zeds[nearest]
        hits = self.shooting.column_hits(MINEFIELD_STRENGTH, group[0])
        return W.mine * self.o.hits_worth(group[:1], track, nearest, hits) * len(group)

    def _heal(self, unit: int) -> float:
        """A Hit comes off a unit near by."""
        s = self.s
        space = s.at[unit]
        best = 0.0
        for other in s.player_units():
            if other == unit or not is_fighter(other) or not s.hits[other]:
                continue
            if s.at[other] == space or (space < TOWN_CENTER and abs(s.at[other] - space) == 1):
                best = max(best, W.hurt * self.o.pressure)
        return best
