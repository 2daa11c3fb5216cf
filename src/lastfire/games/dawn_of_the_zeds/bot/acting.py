"""What a defender does in the Action Phase: who acts, and how. [DOZ-ACTION]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.bot.abilities import Abilities
from lastfire.games.dawn_of_the_zeds.bot.fights import terrain
from lastfire.games.dawn_of_the_zeds.bot.finds import Finds
from lastfire.games.dawn_of_the_zeds.bot.outlook import Groups, Outlook
from lastfire.games.dawn_of_the_zeds.bot.shooting import Shooting
from lastfire.games.dawn_of_the_zeds.bot.weights import WEIGHTS as W
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import IN_ORDER
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    KIND,
    SPACES,
    START,
    STEPS,
    TOWN_CENTER,
    is_named,
)
from lastfire.games.dawn_of_the_zeds.rules.holding import FORAGING, RESTORING
from lastfire.games.dawn_of_the_zeds.rules.levels import CHAOS_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_UN_ZEDS,
    FIRST_ZEDS,
    UNITS,
    is_fighter,
    is_refugees,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    ARREST,
    BUILD,
    DISCHARGE,
    EQUIP,
    FORAGE,
    HEAL,
    MOVE,
    OPEN_FERRY,
    PASS,
    PLAY,
    RESEARCH_ACTION,
    SHOOT,
    UNIT,
)

MOST_IN_A_SPACE: Final = 2
SAFE_TURNS: Final = 4.0


class Acting:
    """What each Action of one Action Phase is worth, in the chance to lose that it takes away."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.s = outlook.s
        self.finds = Finds(outlook.s)
        self.shooting = Shooting(outlook)
        self.abilities = Abilities(outlook, self.shooting)
        self._forages: dict[tuple[int, int], float] = {}
        self._best_forages: list[tuple[float, int]] | None = None

    # Who acts.

    def who(self, action: int) -> float:
        """What it is worth to begin with a unit or a card; nothing for the end of the Actions."""
        if action == PASS:
            return 0.0
        if UNIT <= action < UNIT + UNITS:
            unit = action - UNIT
            return max([self.deed(unit, deed) for deed in self.s.deeds[unit]])
        if PLAY <= action < PLAY + len(self.s.box.fates):
            return W.card
        return W.ability

    def zeds_at(self, space: int) -> tuple[int, ...]:
        """The Zeds of a space."""
        return tuple([unit for unit in self.s.here[space] if FIRST_ZEDS <= unit < FIRST_UN_ZEDS])

    # What a unit does.

    def deed(self, unit: int, action: int) -> float:
        """What an Action of a unit is worth."""
        if MOVE <= action < MOVE + len(SPACES):
            return self.move(unit, action - MOVE)
        if SHOOT <= action < SHOOT + UNITS:
            return self.shooting.shot(unit, action - SHOOT)
        if action == FORAGE:
            return self.forage(unit, self.s.at[unit])
        if action == HEAL:
            return self.heal(unit)
        if action == DISCHARGE:
            return -0.2 if self.s.marks[unit] & COMATOSE else 0.02
        if action == EQUIP:
            return 0.06
        if BUILD <= action < BUILD + len(SPACES):
            return self.build(action - BUILD)
        if action == RESEARCH_ACTION:
            return 0.03
        if ARREST <= action < ARREST + UNITS:
            return 0.03
        if action == OPEN_FERRY:
            return 0.002
        if PLAY <= action < PLAY + len(self.s.box.fates):
            return 0.01
        return self.ability(unit, action)

    def ability(self, unit: int, action: int) -> float:
        """An ability of a unit, or of whatever is in force."""
        for which, first in enumerate(IN_ORDER):
            if action == first + unit:
                return self.abilities.worth(unit, which)
        return W.ability

    def move(self, unit: int, target: int) -> float:
        """Go somewhere, or attack who is there."""
        s = self.s
        if is_refugees(unit):
            return 0.02 if target == TOWN_CENTER else 0.004 * (1 if target < s.at[unit] else -1)
        if target < TOWN_CENTER and KIND[target] != START:
            zeds = self.zeds_at(target)
            if zeds and KIND[target] != CATACOMBS and not self.o.fights.fighter(unit).holds_back:
                return self.attack(unit, target, zeds)
        return self.relocate(unit, target)

    def relocate(self, unit: int, target: int) -> float:
        """What changes when a unit stands elsewhere."""
        s = self.s
        gain = 0.0
        before = s.at[unit]
        tracks = {space // STEPS for space in (before, target) if space < TOWN_CENTER}
        for track in tracks:
            fighters = dict(self.o.tracks[track].fighters)
            if before < TOWN_CENTER and before // STEPS == track:
                _leave(fighters, before % STEPS, unit)
            if target < TOWN_CENTER and target // STEPS == track:
                _come(fighters, target % STEPS, unit)
            gain += self.o.danger_now[track] - self.o.danger(track, self.o.tracks[track].zeds, fighters)
        gain += self.peril(unit, before) - self.peril(unit, target)
        if target < TOWN_CENTER:
            crowd = sum([is_fighter(other) for other in s.here[target] if other != unit])
            if crowd >= MOST_IN_A_SPACE:
                gain -= W.crowd
            if s.chaos[target] and self.restores_order(unit, target):
                gain += W.order * (self.o.chaos_cost(s.chaos_left) - self.o.chaos_cost(s.chaos_left + 1)) - (
                    self.o.infection_cost(s.infection + 1) - self.o.infection_cost(s.infection)
                )
        gain += self.use_of(unit, target) - self.use_of(unit, before)
        return gain - (0.0 if s.box.uses & CHAOS_RULES else W.move)

    def restores_order(self, unit: int, space: int) -> bool:
        """Whether it takes this unit to restore order in a space. [DOZ-CHAOS-7, DOZ-CHAOS-10]"""
        keepers = [other for other in (unit, *self.s.here[space]) if self._keeps_order(other)]
        return bool(keepers) and keepers.count(unit) == len(keepers)

    def _keeps_order(self, unit: int) -> bool:
        if not is_fighter(unit) or self.s.marks[unit] & COMATOSE:
            return False
        return not any(holding.bars(RESTORING) for holding in self.s.box.holds[unit])

    def use_of(self, unit: int, space: int) -> float:
        """What a unit can do in a space next turn: shoot, forage."""
        s = self.s
        worth = 0.0
        if space < TOWN_CENTER and self.shooting.can_shoot(unit):
            reach = self.shooting.reach(unit)
            for step in range(1, reach + 1):
                if KIND[space] != START and (space % STEPS) + step < STEPS and self.zeds_at(space + step):
                    worth += W.sight
                    break
        if self.can_forage(unit, space):
            better = self.forage(unit, space) - self.best_forage(unit)
            if better > 0:
                worth += W.find * better * min(self.safe_turns(space), float(s.cards_to_come))
        if s.marks[unit] & COMATOSE:
            worth = 0.0
        return worth

    def safe_turns(self, space: int) -> float:
        """How long nobody comes there, at most four turns."""
        if space >= TOWN_CENTER:
            return SAFE_TURNS
        track, step = divmod(space, STEPS)
        nearest = min([place for place in self.o.tracks[track].zeds if place > step], default=STEPS)
        return min(SAFE_TURNS, (nearest - step - 1) / self.o.rates[track])

    def peril(self, unit: int, space: int) -> float:
        """What Zeds that come next turn may do to a unit."""
        if space >= TOWN_CENTER or KIND[space] == START:
            return 0.0
        track = space // STEPS
        step = space % STEPS
        for place in (step + 1, step + 2):
            zeds = self.o.tracks[track].zeds.get(place)
            if zeds:
                fight = self.o.fights.defence(unit, zeds, space)
                chance = min(1.0, self.o.rates[track]) * (1.0 if place == step + 1 else 0.4)
                return chance * W.peril * self.o.hits_cost(unit, fight["unit_hits"])
        return 0.0

    def attack(self, unit: int, target: int, zeds: tuple[int, ...]) -> float:
        """Attack the Zeds of a space."""
        s = self.s
        fight = self.o.fights.attack(unit, zeds)
        track, step = divmod(target, STEPS)
        now = self.o.tracks[track]
        wins = fight["wins"]
        gain = self.o.danger_now[track]
        fighters = dict(now.fighters)
        before = s.at[unit]
        if before < TOWN_CENTER and before // STEPS == track:
            _leave(fighters, before % STEPS, unit)
        elif before < TOWN_CENTER:
            gain += self._without(unit, before)
        won = dict(fighters)
        _come(won, step, unit)
        driven = dict(now.zeds)
        del driven[step]
        if KIND[target + 1] != START or step + 1 < STEPS:
            driven[step + 1] = (*driven.get(step + 1, ()), *zeds)
        gain -= wins * self.o.danger(track, driven, won)
        lost = dict(fighters)
        if step > 0:
            _come(lost, step - 1, unit)
        gain -= (1 - wins) * self.o.danger(track, now.zeds, lost)
        gain += self.o.hits_worth(zeds, track, step, fight["zeds_hits"])
        gain -= self.o.hits_cost(unit, fight["unit_hits"])
        gain -= self.o.infection_cost(s.infection + 1) - self.o.infection_cost(s.infection)
        return gain - W.attack

    def _without(self, unit: int, space: int) -> float:
        """What becomes better on a track that a unit leaves; as a rule it is less than nothing."""
        track, step = divmod(space, STEPS)
        fighters = dict(self.o.tracks[track].fighters)
        _leave(fighters, step, unit)
        return self.o.danger_now[track] - self.o.danger(track, self.o.tracks[track].zeds, fighters)

    # Stores.

    def can_forage(self, unit: int, space: int) -> bool:
        """Whether a unit can probably forage in a space."""
        s = self.s
        if not is_fighter(unit) or s.marks[unit] & COMATOSE or space > TOWN_CENTER or not is_named(space):
            return False
        if any(holding.bars(FORAGING) for holding in s.box.holds[unit]):
            return False
        return not self.zeds_at(space) and not s.chaos[space]

    def forage(self, unit: int, space: int) -> float:
        """Look for stores."""
        found = self._forages.get((unit, space))
        if found is None:
            s = self.s
            found = -self.o.stores_worth(s.supplies, s.ammo)
            for likely, choice in self.finds.of(unit, space):
                found += likely * max(
                    [self.o.stores_worth(s.supplies + more, s.ammo + ammo) for more, ammo in choice]
                )
            found = self._forages[unit, space] = W.forage * found
        return found

    def best_forage(self, but: int) -> float:
        """What the best forage is worth that another unit can do where it is."""
        if self._best_forages is None:
            s = self.s
            self._best_forages = sorted(
                [
                    (self.forage(unit, s.at[unit]), unit)
                    for unit in s.player_units()
                    if self.can_forage(unit, s.at[unit])
                ],
                reverse=True,
            )
        return next((worth for worth, unit in self._best_forages if unit != but), 0.0)

    def build(self, space: int) -> float:
        """Build a Barricade: two columns of terrain where somebody stands."""
        s = self.s
        if terrain(s, space) >= 2 or KIND[space] == START:
            return -0.01
        track, step = divmod(space, STEPS)
        if not self.o.tracks[track].fighters.get(step):
            return -0.01
        price = self.o.stores_worth(s.supplies, s.ammo) - self.o.stores_worth(max(0, s.supplies - 2), s.ammo)
        return self.o.with_ground(space, 2) - price

    def heal(self, unit: int) -> float:
        """Heal a unit in a bed."""
        s = self.s
        worth = self.o.infection_cost(s.infection) - self.o.infection_cost(max(0, s.infection - 1))
        worth += 0.25 * self.o.unit_worth(unit)
        return worth + (0.02 if s.marks[unit] & COMATOSE else 0.0)


def _leave(groups: Groups, step: int, unit: int) -> None:
    """A unit is not there any more."""
    rest = tuple([other for other in groups.get(step, ()) if other != unit])
    if rest:
        groups[step] = rest
    else:
        groups.pop(step, None)


def _come(groups: Groups, step: int, unit: int) -> None:
    """A unit is there."""
    if unit not in groups.get(step, ()):
        groups[step] = (*groups.get(step, ()), unit)
