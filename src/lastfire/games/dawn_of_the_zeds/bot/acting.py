"""What a defender does in the Action Phase: who acts, and how. [DOZ-ACTION]"""

from collections.abc import Sequence
from typing import Final

from lastfire.games.dawn_of_the_zeds.bot.abilities import Abilities
from lastfire.games.dawn_of_the_zeds.bot.fights import terrain
from lastfire.games.dawn_of_the_zeds.bot.finds import ONE_OF_A_SORT, Finds, sort_of
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
FAR_BETTER: Final = 0.06
"""By how much more another must be worth for something to be out of the question, also for a search."""
NEVER: Final = -1e9
"""What is worth less than whatever can be done."""


class Acting:
    """What each Action of one Action Phase is worth, in the chance to lose that it takes away."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        self.s = outlook.s
        self.finds = Finds(outlook.s)
        self.shooting = Shooting(outlook)
        self.abilities = Abilities(outlook, self.shooting)
        self.best_deeds: dict[int, int] = {}
        """The Action of each unit that was found to be the best of all that it can do."""
        self._without: dict[int, float] = {}
        self._leaving: dict[int, float] = {}
        self._most_uses: dict[int, float] = {}
        self._forages: dict[tuple[int, int], float] = {}
        self._best_forages: list[tuple[float, int]] | None = None

    # Who acts.

    def whos(self, actions: Sequence[int]) -> list[float]:
        """What it is worth to begin with each; not looked at closely where others are far better."""
        worth: list[float] = []
        least = NEVER
        for action in actions:
            worth.append(self.who(action, least))
            least = max(least, worth[-1] - FAR_BETTER)
        return worth

    def who(self, action: int, least: float = NEVER) -> float:
        """What it is worth to begin with a unit or a card; nothing for the end of the Actions.

        A unit that can do nothing worth more than ``least`` counts no more than that.
        """
        if action == PASS:
            return 0.0
        if UNIT <= action < UNIT + UNITS:
            return self.best_deed(action - UNIT, least)
        if PLAY <= action < PLAY + len(self.s.box.fates):
            return W.card
        return W.ability

    def best_deed(self, unit: int, least: float) -> float:
        """What the best Action of a unit is worth; Moves come last, for few can be better than all else."""
        best = least
        deeds = self.s.deeds[unit]
        moves: list[int] = []
        for action in deeds:
            if MOVE <= action < MOVE + len(SPACES):
                moves.append(action)
                continue
            worth = self.deed(unit, action)
            if worth > best:
                best = worth
                self.best_deeds[unit] = action
        for action in moves:
            worth = self.move(unit, action - MOVE, best)
            if worth > best:
                best = worth
                self.best_deeds[unit] = action
        return best

    def zeds_at(self, space: int) -> tuple[int, ...]:
        """The Zeds of a space. There are none in Town Center: the game is lost before."""
        if space >= TOWN_CENTER:
            return ()
        return self.o.tracks[space // STEPS].zeds.get(space % STEPS, ())

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

    def move(self, unit: int, target: int, least: float = NEVER) -> float:
        """Go somewhere, or attack who is there; what cannot be worth ``least`` is not looked at closely."""
        s = self.s
        if is_refugees(unit):
            return 0.02 if target == TOWN_CENTER else 0.004 * (1 if target < s.at[unit] else -1)
        if target < TOWN_CENTER and KIND[target] != START:
            zeds = self.zeds_at(target)
            if zeds and KIND[target] != CATACOMBS and not self.o.fights.fighter(unit).holds_back:
                return self.attack(unit, target, zeds)
        return self.relocate(unit, target, least)

    def relocate(self, unit: int, target: int, least: float) -> float:
        """What changes when a unit stands elsewhere; ``least`` where it is clear that it cannot be more."""
        before = self.s.at[unit]
        gain = self.leaving(unit)
        if before < TOWN_CENTER and before // STEPS != target // STEPS:
            gain += self.without(unit)
        if target >= TOWN_CENTER:
            return gain + self.use_of(unit, target)
        gain += self._order(unit, target)
        if gain + self.o.danger_now[target // STEPS] + self.most_use(unit) <= least:
            return least
        crowd = sum([is_fighter(other) for other in self.s.here[target] if other != unit])
        if crowd >= MOST_IN_A_SPACE:
            gain -= W.crowd
        gain += self.use_of(unit, target) - self.peril(unit, target)
        if gain + self.o.danger_now[target // STEPS] <= least:
            return least
        return gain + self._with(unit, target)

    def leaving(self, unit: int) -> float:
        """What it is worth to leave a space for any other, beside the danger of its track."""
        found = self._leaving.get(unit)
        if found is None:
            before = self.s.at[unit]
            found = self.peril(unit, before) - self.use_of(unit, before)
            found -= 0.0 if self.s.box.uses & CHAOS_RULES else W.move
            self._leaving[unit] = found
        return found

    def without(self, unit: int) -> float:
        """What becomes better on the track that a unit leaves; as a rule it is less than nothing."""
        found = self._without.get(unit)
        if found is None:
            track, step = divmod(self.s.at[unit], STEPS)
            fighters = dict(self.o.tracks[track].fighters)
            _leave(fighters, step, unit)
            found = self.o.danger_now[track] - self.o.danger(track, self.o.tracks[track].zeds, fighters)
            self._without[unit] = found
        return found

    def _with(self, unit: int, target: int) -> float:
        """What becomes better on a track where a unit goes to a space."""
        before = self.s.at[unit]
        track, step = divmod(target, STEPS)
        fighters = dict(self.o.tracks[track].fighters)
        if before < TOWN_CENTER and before // STEPS == track:
            _leave(fighters, before % STEPS, unit)
        _come(fighters, step, unit)
        return self.o.danger_now[track] - self.o.danger(track, self.o.tracks[track].zeds, fighters)

    def _order(self, unit: int, space: int) -> float:
        """What it is worth that a unit may restore order in a space."""
        s = self.s
        if not s.chaos[space] or not self.restores_order(unit, space):
            return 0.0
        chaos = self.o.chaos_cost(s.chaos_left) - self.o.chaos_cost(s.chaos_left + 1)
        return W.order * chaos - (self.o.infection_cost(s.infection + 1) - self.o.infection_cost(s.infection))

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
        if s.marks[unit] & COMATOSE:
            return worth
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
        return worth

    def most_use(self, unit: int) -> float:
        """More than which a unit can do in no space next turn."""
        found = self._most_uses.get(unit)
        if found is None:
            finds = max([self.forage(unit, space) for space in ONE_OF_A_SORT]) - self.best_forage(unit)
            found = self._most_uses[unit] = W.sight + W.find * SAFE_TURNS * max(0.0, finds)
        return found

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
            gain += self.without(unit)
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
        place = sort_of(space)
        found = self._forages.get((unit, place))
        if found is None:
            s = self.s
            found = -self.o.stores_worth(s.supplies, s.ammo)
            for likely, choice in self.finds.of(unit, place):
                found += likely * max(
                    [self.o.stores_worth(s.supplies + more, s.ammo + ammo) for more, ammo in choice]
                )
            found = self._forages[unit, place] = W.forage * found
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
