"""How dangerous the table is: what the Zeds on each track may come to, and what stands in their way.

Everything is counted in the chance to lose the game, roughly.
"""

from math import exp, log, sqrt
from typing import Final

from lastfire.games.dawn_of_the_zeds.bot.fights import Fights
from lastfire.games.dawn_of_the_zeds.bot.weights import WEIGHTS as W
from lastfire.games.dawn_of_the_zeds.rules.board.ground import MOST_INFECTION
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import STEPS, is_named
from lastfire.games.dawn_of_the_zeds.rules.card import ALL_TRACKS, END, REGULAR, SPECIAL
from lastfire.games.dawn_of_the_zeds.rules.known import Known
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    CHAOS_RULES,
    HOSPITAL_RULES,
    INFECTION_RULES,
    SUPPLIES_RULES,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_UN_ZEDS, FIRST_ZEDS, is_fighter, is_hero

Groups = dict[int, tuple[int, ...]]
"""Units of a track by step."""
GROUPS: Final = 3
"""So many groups of Zeds of a track are looked at, the nearest first."""
NO_GROUP: Final = 9
"""How far away it counts when there is no such group."""


class Track:
    """One track: who stands where, by step."""

    def __init__(self, s: Known, track: int) -> None:
        self.zeds: Groups = {}
        self.fighters: Groups = {}
        self.approach = 0.0
        """What its Zeds say for its loss, whoever stands in their way."""
        for step in range(STEPS):
            here = s.here[track * STEPS + step]
            if not here:
                continue
            zeds = tuple([unit for unit in here if FIRST_ZEDS <= unit < FIRST_UN_ZEDS])
            if zeds:
                self.zeds[step] = zeds
            fighters = tuple([unit for unit in here if is_fighter(unit) and not s.marks[unit] & COMATOSE])
            if fighters:
                self.fighters[step] = fighters


class Outlook:
    """A table, judged for the defenders."""

    def __init__(self, s: Known) -> None:
        self.s = s
        self.fights = Fights(s)
        self.fewer: dict[int, int] = {}
        """How many Hits are left to units after Hits that are only thought of."""
        self._after: dict[tuple[tuple[int, ...], int], float] = {}
        self.chaos_price = self.chaos_cost(s.chaos_left - 1) - self.chaos_cost(s.chaos_left)
        self.tracks = [Track(s, track) for track in range(s.tracks)]
        self.rates = [_rate(s, track) for track in range(s.tracks)]
        own = [unit for unit in s.player_units() if is_fighter(unit) and not s.marks[unit] & COMATOSE]
        self.power = sum([s.strength[unit] for unit in own])
        self.common = W.plight + W.time * s.cards_to_come - W.ammo * log(1 + s.ammo) - W.power * self.power
        for track, one in enumerate(self.tracks):
            one.approach = self._approach(track, one.zeds)
        self.logits = [self.logit(track, one.zeds, one.fighters) for track, one in enumerate(self.tracks)]
        self.pressure = sum([chance(self.common + logit) for logit in self.logits])
        self.danger_now = [
            softplus(self.common + self.logits[track]) + self._order_lost(track, one.zeds, one.fighters)
            for track, one in enumerate(self.tracks)
        ]

    def danger(self, track: int, zeds: Groups, fighters: Groups) -> float:
        """How dangerous a track is with these units on it: how far it takes away the hope to hold it."""
        lost = softplus(self.common + self.logit(track, zeds, fighters))
        return lost + self._order_lost(track, zeds, fighters)

    def logit(self, track: int, zeds: Groups, fighters: Groups) -> float:
        """What the units of a track say for its loss, in log odds.

        The first groups count: how far they have to go, how strong they are, who stands in their way.
        """
        one = self.tracks[track]
        logit = one.approach if zeds is one.zeds and not self.fewer else self._approach(track, zeds)
        steps = sorted(zeds)
        to_come = self.rates[track] * self.s.cards_to_come
        if steps:
            for unit in fighters.get(steps[0], ()):
                to_come *= 1 - self.fights.fighter(unit).holds_back
        nearest = steps[0] + 1 if steps else NO_GROUP
        logit += W.in_time * (nearest - to_come) / sqrt(to_come + 0.5)
        for place, step in enumerate(steps[:GROUPS]):
            blocked = self._blocked(track, step, self.fights.strength_of(zeds[step]), fighters)
            if blocked:
                logit -= W.blocked[place] * log(1 + min(blocked, W.most_blocked))
        return logit

    def _approach(self, track: int, zeds: Groups) -> float:
        """What the Zeds of a track say for its loss, whoever stands in their way."""
        s = self.s
        logit = W.to_come * self.rates[track] * s.cards_to_come
        steps = sorted(zeds)
        for place in range(GROUPS):
            if place >= len(steps):
                logit += W.step[place] * NO_GROUP
                continue
            step = steps[place]
            group = zeds[step]
            logit += W.step[place] * (step + 1)
            logit += W.zeds_power[place] * log(1 + self.fights.strength_of(group))
            logit += W.zeds_hits[place] * log(
                1 + sum([self.fewer.get(unit, s.hits_left(unit)) for unit in group])
            )
            if step == 0:
                logit += W.at_the_gate
        return logit

    def _order_lost(self, track: int, zeds: Groups, fighters: Groups) -> float:
        """What Chaos the Zeds of a track may bring with their next steps."""
        if not self.chaos_price:
            return 0.0
        s = self.s
        cost = 0.0
        for step, group in zeds.items():
            strength = self.fights.strength_of(group)
            for place, weight in ((step - 1, 1.0), (step - 2, 0.4)):
                space = track * STEPS + place
                if place < 0 or s.chaos[space] or not is_named(space):
                    continue
                held = fighters.get(place)
                fall = 1 - self.fights.hold_chance(held, strength, space) if held else 1.0
                cost += weight * self.rates[track] * fall * self.chaos_price
        return cost

    def _blocked(self, track: int, step: int, strength: int, fighters: Groups) -> float:
        """How many advances of a group those in its way are worth; who lost further out has come nearer."""
        if not fighters:
            return 0.0
        blocked = 0.0
        line: tuple[int, ...] = ()
        for place in range(step - 1, -1, -1):
            here = fighters.get(place, ())
            line += here
            if not line:
                continue
            worn = 1.0 if here else W.worn
            crowd = 1 + W.beside * (len(line) > 1)
            hold = worn * self.fights.hold_chance(line, strength, track * STEPS + place) * crowd
            for unit in here:
                away = self.fights.fighter(unit).keeps_away
                hold = away + (1 - away) * hold
            hold = min(0.98, hold)
            blocked += 2 * hold / max(0.15, 1 - hold)
        return blocked

    def unit_worth(self, unit: int) -> float:
        """What it costs to lose a unit for good."""
        return self.pressure * (W.unit + W.power * self.s.strength[unit])

    def hits_cost(self, unit: int, hits: list[float]) -> float:
        """What Hits with these chances cost a unit: Strength, and perhaps the unit."""
        cost = 0.0
        left = self.s.hits_left(unit)
        for count, likely in enumerate(hits):
            if not count or not likely:
                continue
            lost = W.power * self.strength_lost((unit,), count)
            cost += likely * self.pressure * (W.hurt * min(count, left) + lost)
            if count >= left:
                cost += likely * 0.5 * self.pressure * (W.unit - W.power * self.comes_back(unit))
        return cost

    def comes_back(self, unit: int) -> float:
        """The Strength of a unit that its Saving Roll brings back to town; none in a bed. [DOZ-SAVE-5]"""
        box = self.s.box
        if box.uses & HOSPITAL_RULES:
            return 0.0
        return float(box.full[unit] if is_hero(unit) else box.reduced[unit])

    def hits_worth(self, zeds: tuple[int, ...], track: int, step: int, hits: list[float]) -> float:
        """What Hits with these chances on Zeds take from the danger of their track."""
        s = self.s
        left = sum([s.hits_left(unit) for unit in zeds])
        worth = 0.0
        for count, likely in enumerate(hits):
            if count and likely:
                dealt = min(count, left)
                worth += likely * (self.danger_now[track] - self.after_hits(zeds, track, step, dealt))
                worth += likely * W.hit * dealt * chance(self.common + self.logits[track])
        return worth

    def after_hits(self, zeds: tuple[int, ...], track: int, step: int, count: int) -> float:
        """How dangerous a track is after so many Hits on Zeds there, who fall first where they can."""
        key = (zeds, count)
        found = self._after.get(key)
        if found is not None:
            return found
        s = self.s
        weaker: dict[int, int] = {}
        fewer: dict[int, int] = {}
        gone: list[int] = []
        for unit in sorted(zeds, key=s.hits_left):
            left = s.hits_left(unit)
            if count <= 0:
                break
            if count >= left:
                gone.append(unit)
            else:
                fewer[unit] = left - count
                if left > s.box.hits[unit] and count >= left - s.box.hits[unit]:
                    weaker[unit] = s.strength[unit] - s.box.full[unit] + s.box.reduced[unit]
            count -= left
        groups = dict(self.tracks[track].zeds)
        if gone:
            rest = tuple([unit for unit in groups.get(step, ()) if unit not in gone])
            if rest:
                groups[step] = rest
            else:
                groups.pop(step, None)
        self.fights.weaker = weaker
        self.fewer = fewer
        found = self._after[key] = self.danger(track, groups, self.tracks[track].fighters)
        self.fights.weaker = {}
        self.fewer = {}
        return found

    def with_ground(self, space: int, columns: int) -> float:
        """What it is worth if a space gave so many columns of terrain."""
        track = space // STEPS
        one = self.tracks[track]
        self.fights.ground = {space: columns}
        better = self.danger(track, one.zeds, one.fighters)
        self.fights.ground = {}
        return self.danger_now[track] - better

    def strength_lost(self, units: tuple[int, ...], count: int) -> float:
        """How much Strength units lose by so many Hits, those first who are nearest to their end."""
        s = self.s
        lost = 0
        for unit in sorted(units, key=s.hits_left):
            if count <= 0:
                break
            left = s.hits_left(unit)
            if count >= left:
                lost += s.strength[unit]
            elif left > s.box.hits[unit] and count >= left - s.box.hits[unit]:
                lost += max(0, s.box.full[unit] - s.box.reduced[unit])
            count -= left
        return float(lost)

    def stores_worth(self, supplies: int, ammo: int) -> float:
        """What Supplies and Ammo are worth."""
        worth: float = W.ammo * self.pressure * log(1 + max(0, ammo))
        if self.s.box.uses & SUPPLIES_RULES:
            worth += W.supplies * log(1 + max(0, supplies))
        return worth

    def infection_cost(self, level: int) -> float:
        """What a level of Infection costs."""
        if not self.s.box.uses & INFECTION_RULES:
            return 0.0
        full: float = W.infection_with_chaos if self.s.box.uses & CHAOS_RULES else W.infection
        return full * (min(level, MOST_INFECTION) / MOST_INFECTION) ** 2

    def chaos_cost(self, left: int) -> float:
        """What it costs to have so few Chaos markers left."""
        if not self.s.box.uses & CHAOS_RULES:
            return 0.0
        all_of_them = self.s.box.level.chaos
        cost: float = W.chaos * ((all_of_them - left) / all_of_them) ** 2 + exp(-left / 1.6)
        return cost


def softplus(logit: float) -> float:
    """ln(1 + e^x): what a chance to lose in log odds takes from the logarithm of the chance to win."""
    return logit if logit > 30 else log(1 + exp(logit))


def chance(logit: float) -> float:
    """The chance that log odds say."""
    return 1 / (1 + exp(-logit))


def _rate(s: Known, track: int) -> float:
    """How often a track is activated in a turn, from the cards that nobody has seen."""
    times = 0
    cards = 0
    events = s.box.events
    for number in s.events_left:
        card = events[number]
        if card.kind in (REGULAR, SPECIAL, END):
            cards += 1
            times += card.tracks.count(track) + card.tracks.count(ALL_TRACKS)
    return max(0.3, times / cards) if cards else 0.6
