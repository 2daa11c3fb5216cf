"""What lies ahead on a path: the worth of driving it well, and the worth of every way to fight."""

from typing import Final

from lastfire.games.hit_z_road.bot.worth import ARMED, Weight, Worth, token_points
from lastfire.games.hit_z_road.rules.card import AdventureCard
from lastfire.games.hit_z_road.rules.cards import BY_ID
from lastfire.games.hit_z_road.rules.effects import (
    ArmWheel,
    ConfirmMaps,
    LosePerToken,
    MayThrowMolotov,
    NoAdrenaline,
    NoFleeing,
    ShotsDrawZombies,
    TimmyKillsAll,
)
from lastfire.games.hit_z_road.rules.odds import melee, volley
from lastfire.games.hit_z_road.rules.words.vocabulary import MAP, MOLOTOV, NO_TOKEN, TIMMY, WHEEL

CARDS: Final = BY_ID

FLEE_PRICE: Final = 2
MOST_SPENT: Final = 8
"""So much adrenaline is reckoned with in one fight."""
UNLIKELY: Final = 0.02
"""Outcomes of a fight less likely than this are left out where another card follows."""

TYPICAL: Final[dict[int, list[AdventureCard]]] = {
    level: [CARDS[name] for name in names]
    for level, names in (
        (1, ("rabid_dogs", "fuel_stop", "chemical_blast", "farm", "hidden_room")),
        (2, ("walkers", "captors", "motel_rest", "street_ambush", "town_alarm")),
        (3, ("house_alarm", "infected_mate", "hungry_boy", "night_march", "fairground", "beach")),
    )
}
"""A few cards that stand for one face down: together they are worth what an average card is."""

_ENDS: Final[dict[tuple[int, int, int, int], list[tuple[float, int, int]]]] = {}


def melee_ends(people: int, zombies: int, skulls: int, adrenaline: int) -> list[tuple[float, int, int]]:
    """How a melee may end, in few cases: (chance, people, adrenaline left on average)."""
    key = (people, zombies, skulls, adrenaline)
    known = _ENDS.get(key)
    if known is None:
        by_people: dict[int, list[float]] = {}
        for (left, unspent), chance in melee(people, zombies, skulls, adrenaline).items():
            if left > 0:
                sums = by_people.setdefault(left, [0.0, 0.0])
                sums[0] += chance
                sums[1] += chance * unspent
        known = [(chance, left, int(unspent / chance + 0.5)) for left, (chance, unspent) in by_people.items()]
        likely = [end for end in known if end[0] >= UNLIKELY] or known
        scale = sum([end[0] for end in known], 0.0) / sum([end[0] for end in likely], 0.0)
        known = [(chance * scale, left, unspent) for chance, left, unspent in likely]
        _ENDS[key] = known
    return known


class Road:
    """The cards that a group still has to pass this round, and what its state is worth after each.

    ``cards`` may hold None for a card face down. All results are kept: the same question comes
    back many times in one auction.
    """

    def __init__(
        self,
        cards: list[AdventureCard | None],
        level: int,
        tokens: list[int],
        wheel_armed: bool,
        worth: Worth,
    ) -> None:
        self.cards = cards
        self.level = level
        self.tokens = tokens
        self.wheel_armed = wheel_armed
        self.worth = worth
        self._known: dict[tuple[int, int, int, int, int, float], float] = {}
        self.weights: dict[tuple[int, int, int, int, int], Weight] = {}

    def ahead(self, at: int, people: int, ammo: int, gas: int, adrenaline: int, points: float) -> float:
        """The worth of a group that is about to meet the card number ``at``."""
        if people <= 0:
            return 0.0
        if at == len(self.cards):
            return self.worth.of(people, ammo, gas, adrenaline, points)
        key = (at, people, ammo, gas, adrenaline, points)
        known = self._known.get(key)
        if known is None:
            card = self.cards[at]
            if card is not None:
                known = self._meet(card, at, people, ammo, gas, adrenaline, points)
            else:
                typical = TYPICAL[self.level]
                known = sum(
                    [self._meet(card, at, people, ammo, gas, adrenaline, points) for card in typical], 0.0
                ) / len(typical)
            self._known[key] = known
        return known

    def _meet(
        self, card: AdventureCard, at: int, people: int, ammo: int, gas: int, adrenaline: int, points: float
    ) -> float:
        """Scavenge, event, fight."""
        found = (people, ammo + card.ammo, gas + card.gas, adrenaline + card.adrenaline)
        fates = [(1.0, (*found, 0, int(self.tokens[TIMMY] > 0)))]
        for effect in card.event:
            fates = [
                (chance * p, end)
                for chance, fate in fates
                if fate[0] > 0
                for p, end in effect.fates(fate, self.tokens)
            ]
            if isinstance(effect, ConfirmMaps):
                points += (effect.vp - token_points(MAP, self.worth.left)) * self.tokens[MAP]
            elif isinstance(effect, ArmWheel) and self.tokens[WHEEL]:
                points += ARMED - token_points(WHEEL, self.worth.left)
            elif isinstance(effect, LosePerToken) and effect.discards:
                points -= token_points(effect.token, self.worth.left) * self.tokens[effect.token]
        worth = 0.0
        for chance, (left, has_ammo, has_gas, has_adrenaline, _, _) in fates:
            if left > 0:
                worth += chance * self.after_event(card, at, left, has_ammo, has_gas, has_adrenaline, points)
        return worth

    def after_event(
        self, card: AdventureCard, at: int, people: int, ammo: int, gas: int, adrenaline: int, points: float
    ) -> float:
        """The best way to deal with the zombies of a card."""
        won = points + self.prize(card)
        if card.zombies == 0 or self.burns(card):
            return self.ahead(at + 1, people, ammo, gas, adrenaline, won)
        may_flee = not any(isinstance(effect, NoFleeing) for effect in card.fight)
        return self.fight(card, at, points).best(people, ammo, gas, adrenaline, may_flee)

    def prize(self, card: AdventureCard) -> float:
        """Points for winning a card: its own, and what its token promises."""
        return card.vp + (token_points(card.token, self.worth.left) if card.token != NO_TOKEN else 0.0)

    def burns(self, card: AdventureCard) -> bool:
        """Whether a token of the group kills every zombie of this card."""
        return any(
            (isinstance(effect, TimmyKillsAll) and self.tokens[TIMMY] > 0)
            or (isinstance(effect, MayThrowMolotov) and self.tokens[MOLOTOV] > 0)
            for effect in card.fight
        )

    def fight(self, card: AdventureCard, at: int, points: float) -> "Fight":
        """The fight of a card, as it begins."""
        return Fight(
            self,
            at,
            card.zombies,
            0 if self.wheel_armed else card.skulls,
            not any(isinstance(effect, NoAdrenaline) for effect in card.fight),
            any(isinstance(effect, ShotsDrawZombies) for effect in card.fight),
            points,
            points + self.prize(card),
        )


class Fight:
    """One fight on a road: the worth of shooting, fleeing and going in."""

    def __init__(
        self,
        road: Road,
        at: int,
        zombies: int,
        skulls: int,
        may_spend: bool,
        volley_skulls_add: bool,
        fled_points: float,
        won_points: float,
    ) -> None:
        self.road = road
        self.at = at
        self.zombies = zombies
        self.skulls = skulls
        self.may_spend = may_spend
        self.volley_skulls_add = volley_skulls_add
        self.fled_points = fled_points
        self.won_points = won_points

    def best(self, people: int, ammo: int, gas: int, adrenaline: int, may_flee: bool) -> float:
        """The worth of the best way to begin it."""
        may_flee = may_flee and gas >= FLEE_PRICE
        best = self.melee(self.zombies, people, ammo, gas, adrenaline)
        if may_flee:
            best = max(best, self.flee(people, ammo, gas, adrenaline))
        for spent in range(1, min(ammo, self.zombies + 1) + 1):
            worth = self.shoot(spent, people, ammo, gas, adrenaline, may_flee)
            if worth <= best and spent > 2:
                break
            best = max(best, worth)
        return best

    def melee(self, zombies: int, people: int, ammo: int, gas: int, adrenaline: int) -> float:
        """The worth of going in hand to hand."""
        road = self.road
        if zombies <= 0 or people <= 0:
            return road.ahead(self.at + 1, people, ammo, gas, adrenaline, self.won_points)
        usable = min(adrenaline, MOST_SPENT) if self.may_spend else 0
        kept = adrenaline - usable
        worth = road.worth
        if self.at + 1 == len(road.cards) and worth.weighs:
            # Nothing follows: people and adrenaline are weighed once for all goods and points.
            key = (people, zombies, self.skulls, usable, kept)
            weight = road.weights.get(key)
            if weight is None:
                ends = melee(people, zombies, self.skulls, usable)
                weight = road.weights[key] = worth.weight(ends, kept)
            return worth.of_weight(weight, ammo, gas, self.won_points)
        total = 0.0
        for chance, left, unspent in melee_ends(people, zombies, self.skulls, usable):
            total += chance * road.ahead(self.at + 1, left, ammo, gas, unspent + kept, self.won_points)
        return total

    def flee(self, people: int, ammo: int, gas: int, adrenaline: int) -> float:
        """The worth of driving away."""
        return self.road.ahead(self.at + 1, people, ammo, gas - FLEE_PRICE, adrenaline, self.fled_points)

    def shoot(self, spent: int, people: int, ammo: int, gas: int, adrenaline: int, may_flee: bool) -> float:
        """The worth of a volley, after which one may still flee."""
        total = 0.0
        skipped = 0.0
        ammo -= spent
        fled = self.flee(people, ammo, gas, adrenaline) if may_flee else 0.0
        for zombies, chance in enumerate(volley_ends(spent, self.zombies, self.volley_skulls_add)):
            if chance >= UNLIKELY:
                worth = self.melee(zombies, people, ammo, gas, adrenaline)
                total += chance * (worth if worth > fled or zombies == 0 else fled)
            else:
                skipped += chance
        return total / (1 - skipped)


_VOLLEYS: Final[dict[tuple[int, int, bool], list[float]]] = {}


def volley_ends(ammo: int, zombies: int, skulls_add: bool) -> list[float]:
    """The chance of each number of zombies left after a volley."""
    key = (ammo, zombies, skulls_add)
    known = _VOLLEYS.get(key)
    if known is None:
        known = _VOLLEYS[key] = volley(ammo, zombies, skulls_add)
    return known
