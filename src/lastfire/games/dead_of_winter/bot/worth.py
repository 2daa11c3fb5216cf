"""What everything is worth to the seat that looks: morale, lives, gates, cards, food.

Everything is counted as the logarithm of a chance: an option worth 0.1 makes winning about a tenth
likelier. For a betrayer the fall of morale is the goal, so what costs the colony is worth something.
"""

from collections.abc import Callable
from functools import lru_cache
from math import comb, exp, log
from typing import Final

from lastfire.games.dead_of_winter.bot.aims import Aims
from lastfire.games.dead_of_winter.bot.belief import beliefs, public_belief
from lastfire.games.dead_of_winter.bot.decks import GATES, cards_of
from lastfire.games.dead_of_winter.bot.extra import extra_of
from lastfire.games.dead_of_winter.bot.weights import WEIGHTS
from lastfire.games.dead_of_winter.rules.effects.basic import AddZombies
from lastfire.games.dead_of_winter.rules.effects.verb import Verb
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FOOD,
    FUEL,
    MEDICINE,
    TOOL,
)
from lastfire.games.dead_of_winter.rules.sight import ColonySight

NIGHTS: Final = 6
WORST: Final = 3.0
"""Losing the game at once."""

LOW_MORALE: Final = 2
MIDDLE_MORALE: Final = 4
BETRAYER_EXILED: Final = 0.8
"""What it is worth to be rid of a betrayer."""
LOYAL_EXILED: Final = 0.9
"""What it costs to throw out somebody loyal."""


@lru_cache(maxsize=4096)
def tail(least: int, mean: float) -> float:
    """The chance that a Poisson number with this mean is at least ``least``."""
    if least <= 0:
        return 1.0
    term = exp(-mean)
    below = term
    for i in range(1, least):
        term *= mean / i
        below += term
    return max(0.0, 1.0 - below)


@lru_cache(maxsize=16384)
def overruns(takes: int, each: int, noise: int, nights: int, later: float) -> float:
    """How often an entrance is overrun that takes so many zombies while so many come every night.

    Each noise token of tonight draws one more, or not. Every night counts less than the one before.
    """
    total = 0.0
    for drawn in range(noise + 1):
        chance = comb(noise, drawn) / 2**noise
        room = takes - drawn
        weight = chance
        for _ in range(nights):
            room -= each
            if room < 0:
                total -= weight * room
                room = 0
            weight *= later
    return total


@lru_cache(maxsize=4096)
def hold(morale: int, losses: float) -> float:
    """The chance that so much morale outlasts so many losses to be expected."""
    return 0.0 if morale <= 0 else 1.0 - tail(morale, losses)


Weigh = Callable[[tuple[Verb, ...], "Worth"], float]
"""What the sentences of a card are worth together: ``verbs`` knows, which asks what things are worth."""


class Worth:
    """The worth of things to one seat, found when first asked for."""

    def __init__(self, s: ColonySight, weigh: Weigh, betrays: bool = False) -> None:
        self.s = s
        self.box = s.box
        self.cards = cards_of(s.box)
        self.extra = extra_of(s)
        """What modules bring, where there are any that somebody has weighed."""
        self.weigh = weigh
        self.aims = Aims(s, betrays)
        self.medicines = sum([1 for kind in s.hand if kind in self.cards.medicines])
        """How many cards that heal anybody are in the hand."""
        self.crisis = s.box.crises[s.crisis] if s.crisis >= 0 else None
        self.ahead: int = 0 if self.aims.tonight else self.aims.left - 1
        """Nights to come after this one."""
        self.losses = round(WEIGHTS.losses * self.ahead + WEIGHTS.losses_tonight, 1)
        self.sign: float = self._side() if self.aims.betrayer and not s.me.exiled else 1.0
        """How much the colony is to live (1) or to fall (-1)."""
        self._crisis_zombies = -1
        self._next_zombie: float | None = None
        self.nights = [WEIGHTS.night**night for night in range(NIGHTS)]
        """How much a danger counts tonight, tomorrow, …: others may still avert what is far off."""
        self._loss: dict[int, float] = {}
        self._gates: list[float] | None = None
        self._wants: list[float] | None = None
        self._searches: list[float] = [-1.0] * len(s.board.places)
        self._crisis: tuple[int, float] | None = None
        self._tokens: list[float] | None = None
        self._beliefs: list[float] | None = None
        self._exposures: dict[tuple[int, int, int], float] = {}
        self._strikes: float | None = None
        self._others_give: float | None = None

    def _side(self) -> float:
        """A betrayer strikes when all is ready. Until then morale may sink, but not to the bottom."""
        s = self.s
        if self.aims.missing() == 0:
            return -1.0
        if self.aims.left <= 1:
            return WEIGHTS.last_chance
        if s.morale <= LOW_MORALE:
            return WEIGHTS.holds_up
        return WEIGHTS.hides if s.morale <= MIDDLE_MORALE else WEIGHTS.harms

    # Morale and lives.

    def loss(self, count: int) -> float:
        """What it costs to lose so much morale (negative: what it is worth to gain it)."""
        known = self._loss.get(count)
        if known is None:
            known = self._loss[count] = self.sign * self._colony_loss(count)
        return known

    def _colony_loss(self, count: int) -> float:
        s = self.s
        if count == 0:
            return 0.0
        if count < 0:
            if s.morale >= 10:
                return 0.0
            now = hold(s.morale, self.losses)
            return max(-1.0, log(max(now, 1e-9) / max(hold(min(10, s.morale - count), self.losses), 1e-9)))
        if s.morale - count <= 0:
            return WORST
        now, then = hold(s.morale, self.losses), hold(s.morale - count, self.losses)
        return min(WORST, 0.02 * count + log(max(now, 1e-9) / max(then, 1e-9)))

    def death(self, person: Person) -> float:
        """What it costs when a survivor is killed."""
        s = self.s
        life = WEIGHTS.life * self.ahead * (1.0 if person.seat == s.seat or self.sign > 0 else -1.0)
        if person.seat == s.seat:
            life += self.aims.member
            if len(s.me.group) == 1:
                life += 0.02 * len(s.hand)
        if s.areas[person.seat].exiled:
            return max(0.02, life) if person.seat == s.seat else 0.0
        return self.loss(1) + life

    def common_death(self) -> float:
        """What it costs when somebody of the colony is killed."""
        return self.loss(1) + self.sign * WEIGHTS.life * self.ahead

    def wound_limit(self, person: Person) -> int:
        """How many wounds kill a survivor."""
        cards = self.cards
        limit = cards.limit[person.number]
        if cards.tough:
            return max([limit, *[cards.tough[kind] for kind in person.gear if kind in cards.tough]])
        return limit

    def wound(self, person: Person) -> float:
        """What one normal wound costs."""
        left = self.wound_limit(person) - person.hurts
        if left <= 1:
            return self.death(person)
        return self.death(person) * (WEIGHTS.second_wound if left == 2 else WEIGHTS.wound)

    def frostbite(self, person: Person) -> float:
        """What frostbite costs: it goes on hurting every turn."""
        if person.number in self.cards.warm or not self.cards.warming.isdisjoint(person.gear):
            return self.wound(person)
        left = self.wound_limit(person) - person.hurts
        if left <= 1:
            return self.death(person)
        cure = WEIGHTS.frost_cured if self.medicines > 0 else WEIGHTS.frost
        turns = self.ahead + (1 if person.seat in self.aims.after else 0)
        if turns < left - 1:
            cure = 0.0
        return self.death(person) * (cure + 0.1)

    def exposure(self, person: Person, place: int, rolls: int = 1) -> float:
        """What it costs to roll for exposure there, on average."""
        if rolls <= 0:
            return 0.0
        key = (person.number, place, rolls)
        known = self._exposures.get(key)
        if known is None:
            known = self._exposures[key] = self._exposure(person, place, rolls)
        return known

    def _exposure(self, person: Person, place: int, rolls: int) -> float:
        hurt = 3 * self.wound(person) + 2 * self.frostbite(person)
        if person.number in self.cards.bite_proof:
            return WEIGHTS.exposure * rolls * (hurt + self.wound(person)) / 12
        spreads = 0.0
        share = 0.5
        others = [self.s.people[n] for n in self.s.at[place] if n != person.number]
        others.sort(key=lambda other: self.box.influence[other.number])
        for other in others:
            if other.number in self.cards.skipped or not self.cards.skipping.isdisjoint(other.gear):
                continue
            spreads += share * self.death(other)
            share /= 2
        return WEIGHTS.exposure * rolls * (hurt + self.death(person) + spreads) / 12

    # Entrances.

    def gates(self) -> list[float]:
        """For every entrance what one more zombie that it can take is worth."""
        if self._gates is None:
            s = self.s
            cost = WEIGHTS.gate * self.common_death()
            found = [0.0] * len(s.board.spaces)
            for gate in range(GATES):
                takes, each = self.colony_gate(gate)
                found[gate] = cost * (self.overruns(takes, each, 0) - self.overruns(takes + 1, each, 0))
            for place in s.board.outside:
                here = len(s.at[place])
                if here:
                    if self.extra is not None:
                        here += self.extra.drawn(place)
                    takes = s.takes(GATES - 1 + place)
                    noise = s.noise[place]
                    less = self.overruns(takes, here, noise) - self.overruns(takes + 1, here, noise)
                    found[GATES - 1 + place] = cost * less
            self._gates = found
        return self._gates

    def next_zombie(self) -> float:
        """What one zombie more costs that comes to the colony every night."""
        if self._next_zombie is None:
            count = self.coming()
            takes, each = self.colony_gate(count % GATES)
            more = self.overruns(takes, each + 1, 0) - self.overruns(takes, each, 0)
            self._next_zombie = self.common_death() * more
        return self._next_zombie

    def coming(self) -> int:
        """How many zombies come to the colony every night: a full colony will not stay full."""
        s = self.s
        here = len(s.at[COLONY])
        if self.ahead:
            here = min(here, max(2, round(WEIGHTS.at_home * len(s.people))))
        if self.extra is not None:
            here += self.extra.drawn(COLONY)
        return (here + s.helpless + 1) // 2

    def colony_gate(self, gate: int) -> tuple[int, int]:
        """How many zombies a gate will take before the next night, and how many come every night."""
        s = self.s
        count = self.coming()
        extra = self.crisis_zombies()
        first = extra // GATES + (1 if gate < extra % GATES else 0)
        return (s.takes(gate) - first, count // GATES + (1 if gate < count % GATES else 0))

    def overruns(self, takes: int, each: int, noise: int) -> float:
        """How often an entrance will be overrun, on average; nights to come count less."""
        nights = NIGHTS if self.extra is None else self.extra.nights
        return overruns(takes, each, noise, min(self.ahead + 1, nights), WEIGHTS.night)

    def danger(self, place: int, here: int, noise: int = 0) -> float:
        """What overruns of a place outside cost with so many there, and so much more noise."""
        if here <= 0:
            return 0.0
        s = self.s
        takes = s.takes(GATES - 1 + place)
        if self.extra is not None:
            here += self.extra.drawn(place)
        return self.common_death() * self.overruns(takes, here, min(4, s.noise[place] + noise))

    def crisis_zombies(self) -> int:
        """Zombies that the crisis of this round may bring to the colony, on average."""
        if self._crisis_zombies < 0:
            self._crisis_zombies = 0
            crisis = self.crisis
            if crisis is not None:
                count = sum(
                    verb.count
                    for verb in crisis.failure
                    if isinstance(verb, AddZombies) and verb.place == COLONY
                )
                if count:
                    chance = 1.0 - tail(self.points_missing() - self.mine_fitting(), self.others_give())
                    self._crisis_zombies = round(chance * count)
        return self._crisis_zombies

    # Cards.

    def wants(self) -> list[float]:
        """What one more card of every kind is worth in the hand."""
        if self._wants is None:
            s = self.s
            rounds = min(self.ahead, 5)
            point = max(0.0, self.crisis_point())
            symbols = self.crisis.symbols if self.crisis is not None and not s.me.exiled else ()
            cards, shows = self.cards, self.box.symbol
            fuels = sum([1 for kind in s.hand if kind in cards.fuels])
            found = [0.0] * len(shows)
            for kind, symbol in enumerate(shows):
                worth = WEIGHTS.gear * cards.per_round[kind] * rounds + cards.flat[kind]
                if symbol in (FOOD, MEDICINE, FUEL, TOOL) and not s.me.exiled:
                    worth += WEIGHTS.card * min(1.0, self.ahead / 2) if self.sign > 0 else 0.0
                if symbol in symbols:
                    worth = max(worth, point)
                meals = cards.meals.get(kind)
                if meals is not None and not s.me.exiled:
                    worth = max(worth, self.meal(meals))
                helpless = cards.strangers.get(kind)
                if helpless is not None:
                    worth = (
                        WEIGHTS.stranger - WEIGHTS.mouth * helpless * self.sign
                    ) * self.ahead + self.aims.member
                worth += self.aims.hand[kind] + self.aims.stock[kind]
                if self.extra is not None:
                    worth += self.extra.wants(self, kind)
                if kind in cards.medicines:
                    worth += 0.7 * self.patient() * (0.5 if self.medicines > 0 else 1.0)
                if kind in cards.fuels and fuels > 2:
                    worth -= 0.02
                found[kind] = worth
            self._wants = found
        return self._wants

    def search(self, place: int) -> float:
        """What a search there is worth."""
        known = self._searches[place]
        if known < 0:
            s = self.s
            if place == COLONY or s.decks[place] == 0:
                known = 0.0 if self.extra is None else self.extra.search(self, place)
            else:
                known = self.gain_over(place, 0.0) + self.aims.draw[place]
            self._searches[place] = known
        return known

    def gain_over(self, place: int, best: float) -> float:
        """How much better than ``best`` one more card of that deck is, on average."""
        wants = self.wants()
        gain = 0.0
        for kind, copies in enumerate(self.cards.copies[place]):
            if copies and wants[kind] > best:
                gain += copies * (wants[kind] - best)
        return gain / self.cards.deck_size[place]

    def patient(self) -> float:
        """What healing one wound is worth, of whoever of mine needs it most."""
        return max([self.heals(self.s.people[number]) for number in self.s.me.group], default=0.0)

    def heals(self, person: Person) -> float:
        """What healing one wound of a survivor is worth."""
        if person.frostbite:
            last = person.hurts >= self.wound_limit(person) - 1
            risk = WEIGHTS.heal_frost_last if last else WEIGHTS.heal_frost
            turns = self.ahead + (1 if person.seat in self.aims.after else 0)
            return self.death(person) * (risk if turns > 0 else 0.05) + self.aims.cure
        if person.wounds:
            last = person.hurts >= self.wound_limit(person) - 1
            risk = WEIGHTS.heal_wound_last if last else WEIGHTS.heal_wound
            return self.death(person) * (risk if self.ahead else 0.03) + self.aims.cure
        return 0.0

    # Food.

    def meal(self, count: int) -> float:
        """What so many food tokens are worth to the colony now."""
        s = self.s
        tokens = self._food()
        return sum([tokens[min(s.food + i, len(tokens) - 1)] for i in range(count)], 0.0)

    def _food(self) -> list[float]:
        """The worth of one more food token, by how many there are."""
        if self._tokens is None:
            s = self.s
            mouths = s.heads(COLONY) if self.extra is None else s.heads(COLONY) + self.extra.mouths(s)
            need = (mouths + 1) // 2 + self.aims.extra_food
            hunger = WEIGHTS.hunger * self.loss(s.starvation + 1)
            later = self.loss(1) if self.ahead else 0.0
            from_others = 0.0
            for seat in self.aims.after:
                if seat in self.aims.faithful:
                    from_others += WEIGHTS.fed_by_others * expected_food(s, seat)
            meals = self.cards.meals
            mine = sum(meals.get(kind, 0) for kind in s.hand)
            found: list[float] = []
            for have in range(need * (self.ahead + 1) + 12):
                if have < need:
                    missing = need - have
                    # All tokens that are missing together save the night.
                    chance = tail(missing - mine, from_others)
                    already = tail(missing, from_others)
                    worth = hunger * max(0.0, chance - already) / missing
                    worth = max(worth, WEIGHTS.food_later * later / max(1, need) if self.sign > 0 else worth)
                    found.append(worth)
                elif have < need * (self.ahead + 1):
                    nights = (have - need) // max(1, need)
                    found.append(WEIGHTS.food_later * later / max(1, need) * self.nights[min(nights, 5)])
                else:
                    found.append(0.002 * self.sign)
            self._tokens = [worth + self.aims.food for worth in found]
        return self._tokens

    def meal_lost(self, count: int = 1) -> float:
        """What it costs to lose so many food tokens."""
        tokens = self._food()
        have = self.s.food
        return sum([tokens[min(have - 1 - i, len(tokens) - 1)] for i in range(min(count, have))], 0.0)

    # Waste.

    def waste(self, count: int) -> float:
        """What it is worth to take so many cards out of the waste pile."""
        waste, after = len(self.s.waste), self.aims.after
        then = max(0, waste - count)
        one = self.loss(1)
        if after:
            more = 1.0 * len(after)
            tonight = max(0.0, (waste + more - 5) / 10) - max(0.0, (then + more - 5) / 10)
        else:
            tonight = float(waste // 10 - then // 10)
        later = WEIGHTS.waste_later * min(self.ahead, 4) * (waste - then) * (0.5 if waste > 5 else 0.25)
        return one * (tonight + 0.1 * later) + self.aims.waste * (waste - then)

    def waste_card(self) -> float:
        """What it costs to put a card on the waste pile: at most a part of a die that cleans."""
        waste, after = len(self.s.waste), self.aims.after
        if after:
            tonight = 0.1 if waste + len(after) > 5 else 0.02
        else:
            tonight = 1.0 if waste % 10 == 9 else 0.0
        cost = self.loss(1) * (tonight + 0.03 * min(self.ahead, 4))
        return min(0.035 if after or tonight < 1 else cost, cost) + self.aims.waste

    # The crisis.

    def crisis_point(self) -> float:
        """What each of the fitting cards that I should give is worth; 0 if I should give none."""
        return self._crisis_plan()[1]

    def crisis_gift(self) -> int:
        """How many fitting cards I should give now."""
        return self._crisis_plan()[0]

    def _crisis_plan(self) -> tuple[int, float]:
        if self._crisis is None:
            self._crisis = (0, 0.0)
            self._crisis = self._plan_crisis()
        return self._crisis

    def strikes(self) -> float:
        """What the crisis costs when it strikes."""
        if self._strikes is None:
            self._strikes = -self.weigh(self.crisis.failure, self) if self.crisis is not None else 0.0
        return self._strikes

    def points_missing(self) -> int:
        """Points that the crisis still lacks, as far as can be told."""
        mine = len(self.s.given_known)
        others = self.s.given - mine
        return self.s.needed - mine - int(0.95 * others + 0.5)

    def mine_fitting(self) -> int:
        """Cards in my hand that prevent the crisis, if I may still give them."""
        s = self.s
        if (
            self.crisis is None
            or s.me.exiled
            or self.sign < 0
            or (s.turn != s.seat and s.seat not in self.aims.after)
        ):
            return 0
        return sum(1 for kind in s.hand if self.box.symbol[kind] in self.crisis.symbols)

    def others_give(self) -> float:
        """How many fitting cards those will give who still have their turn."""
        if self._others_give is None:
            s = self.s
            assert self.crisis is not None
            mean = 0.0
            for seat in self.aims.after:
                if seat in self.aims.faithful and seat != s.seat:
                    mean += min(2.0, WEIGHTS.given_by_others * expected_symbols(s, seat, self.crisis.symbols))
            self._others_give = round(mean, 1)
        return self._others_give

    def met(self, extra: int, with_bonus: bool = True) -> float:
        """What the crisis is worth on average if I give so many fitting cards: chance times cost."""
        missing = self.points_missing() - extra
        mean = self.others_give()
        worth = WEIGHTS.crisis * tail(missing, mean) * self.strikes()
        if with_bonus:
            worth -= tail(missing + 2, mean) * self.loss(-1)
        return worth

    def _plan_crisis(self) -> tuple[int, float]:
        s = self.s
        if self.crisis is None or s.me.exiled:
            return (0, 0.0)
        symbols = self.crisis.symbols
        mine = sorted(self.keeps(kind) for kind in s.hand if self.box.symbol[kind] in symbols)
        nothing = self.met(0)
        best = 0
        most = 0.0
        total = 0.0
        spent = 0.0
        for count in range(1, len(mine) + 3):
            # Two cards more than I hold: what searching for them would be worth.
            spent += mine[count - 1] if count <= len(mine) else 0.04
            gain = self.met(count) - nothing
            if gain - spent > most + 1e-9:
                best, most, total = count, gain - spent, gain
        if best == 0:
            return (0, 0.0)
        return (min(best, len(mine)), total / best)

    def sabotage(self) -> float:
        """What a card that works against the colony is worth to a betrayer."""
        s = self.s
        if self.crisis is None:
            return 0.0
        givers = s.givers
        others = sum(givers) - givers[s.seat]
        suspicion = 0.05 + 0.1 * givers[s.seat] + (0.12 if others < 2 else 0.0)
        if s.morale <= 2:
            suspicion /= 3
        return self.met(-1, False) - self.met(0, False) - float(suspicion)

    def cover(self) -> float:
        """What it is worth to a betrayer to be seen giving."""
        givers = self.s.givers
        mine = givers[self.s.seat]
        return 0.06 if mine == 0 and sum(givers) > 0 else 0.0

    # Suspicion.

    def beliefs(self) -> list[float]:
        """The chance of every seat to be a betrayer."""
        if self._beliefs is None:
            self._beliefs = beliefs(self.s)
        return self._beliefs

    def exile(self, player: int) -> float:
        """What it is worth to exile a player."""
        s = self.s
        if player == s.seat:
            return -WORST
        exiled_loyal = sum(
            1
            for area in s.areas
            if area.exiled and area.secret >= 0 and not s.box.secrets[area.secret].betrayal
        )
        belief = self.beliefs()[player]
        if self.sign < 0:
            # Whoever is suspected by all may be thrown out: two who were loyal, and the colony falls.
            return 0.8 * public_belief(s, player) + (1.0 if exiled_loyal else 0.0) - 0.5
        loyal_loss = LOYAL_EXILED + (WORST if exiled_loyal else 0.0)
        gain = BETRAYER_EXILED + (0.5 if self.aims.justice else 0.0)
        return belief * gain - (1 - belief) * loyal_loss

    def zombies(self, place: int, count: int) -> float:
        """What so many zombies more at a place cost."""
        s = self.s
        cost = self.common_death()
        total = 0.0
        entrances = s.entrances(place)
        anybody = len(s.at[place]) > 0 or (place == COLONY and s.helpless > 0)
        for i, gate in enumerate(entrances):
            coming = count // len(entrances) + (1 if i < count % len(entrances) else 0)
            room = s.takes(gate)
            if not anybody or not coming:
                continue
            if place == COLONY:
                heads = (s.heads(COLONY) + 1) // 2
                each = heads // GATES + (1 if gate < heads % GATES else 0)
            else:
                each = len(s.at[place])
            over = max(0, coming - room)
            before = self.overruns(room, each, s.noise[place])
            total += cost * (over + self.overruns(max(0, room - coming), each, s.noise[place]) - before)
        total += (0.01 + WEIGHTS.zombie) * self.sign * count
        return total + count * (self.aims.kill[place] - self.aims.kill_only)

    def keeps(self, kind: int) -> float:
        """What a card in my hand is worth if it is not given to the crisis."""
        cards = self.cards
        worth = (
            WEIGHTS.gear * cards.per_round[kind] * min(self.ahead, 5)
            + cards.flat[kind]
            + self.aims.held(kind)
        )
        if self.ahead and self.sign > 0:
            worth += 0.02
        meals = cards.meals.get(kind)
        if meals is not None:
            worth += 0.7 * self.meal(meals)
        if kind in cards.medicines and self.medicines == 1:
            worth += 0.5 * self.patient()
        return worth if self.extra is None else worth + self.extra.keeps(self, kind)


def expected_symbols(s: ColonySight, seat: int, symbols: tuple[int, ...]) -> float:
    """How many cards with one of these symbols that hand holds, on average."""
    area = s.areas[seat]
    shares = cards_of(s.box).share
    count = 0.0
    for deck, cards in enumerate(area.backs):
        if cards:
            count += cards * sum([shares[deck][symbol] for symbol in symbols], 0.0)
    if area.known and area.hand_size:
        sure = sum([1 for kind in area.known if s.box.symbol[kind] in symbols])
        count = sure + count * (area.hand_size - len(area.known)) / area.hand_size
    return count


def expected_food(s: ColonySight, seat: int) -> float:
    """How many food tokens that hand could bring, on average."""
    backs = s.areas[seat].backs
    # Without the module of a location its deck has no cards, and no backs are counted.
    return sum([count * share for count, share in zip(backs, cards_of(s.box).meals_share, strict=False)], 0.0)
