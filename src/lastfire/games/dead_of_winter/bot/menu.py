"""The player turn: what every action of the menu is worth.

Dice are used first, since they do not keep; cards are given and eaten when nothing else is left to
do, so that what a search finds can still count. Ending the turn is worth nothing.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from lastfire.games.dead_of_winter.bot.decks import GATES, count_symbol, is_weighed
from lastfire.games.dead_of_winter.bot.weights import WEIGHTS
from lastfire.games.dead_of_winter.bot.worth import Worth, expected_symbols
from lastfire.games.dead_of_winter.rules.card import EQUIP
from lastfire.games.dead_of_winter.rules.effects.action_powers import (
    BuildFree,
    CutZombie,
    FeedColony,
    FindOutsider,
    FreeAttack,
    HealAnyone,
    HealHere,
    KillZombies,
    LeaveForMorale,
    LookAtCrises,
    LookAtDeck,
    LureZombies,
    MakeFood,
    RaiseDie,
    RerollDice,
    SafeFuel,
    SetDie,
    ShiftDie,
    StealCard,
)
from lastfire.games.dead_of_winter.rules.effects.powers import (
    KillsInstead,
    QuietAttack,
    SeesMore,
)
from lastfire.games.dead_of_winter.rules.holding import Power
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.names import (
    COLONY,
    FUEL_CARD,
    MEDICINE,
    MEDICINE_CARD,
)
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABILITY,
    ABOUT,
    ATTACK,
    ATTRACT,
    BARRICADE,
    BORROW,
    BUY_MEDICINE,
    CALL_VOTE,
    CLEAN_WASTE,
    CONTRIBUTE,
    END_TURN,
    FAMILY,
    FEED_DIE,
    GIVE,
    GIVE_GEAR,
    MOVE,
    PLAY,
    REQUEST,
    REQUEST_ALL,
    REST,
    SEARCH,
    SPEND_FOOD,
    TEND,
    USE,
)

LEAST: Final = 0.004
"""What is worth less than this is not worth doing."""

# What comes first: looking, arming and healing; then what dice pay for; then cards.
FREE: Final = 3.0
WORK: Final = 2.0
CARDS: Final = 1.0

ON_FOOT: Final = 3
"""So many rounds ahead a place is counted on."""
BUILDS_A_TURN: Final = 1.5
"""Barricades that a player with somebody at the colony builds for the objective."""
FUEL_KEPT: Final = 0.035
UNWEIGHED: Final = 0.03
"""What an effect that nobody has weighed is taken to be worth: somebody declared it to be of use."""


POWERS: Final[dict[str, Callable[["Menu", Any, Person | None], float]]] = {}
"""By type of an effect that modules bring: what it is worth as an action; of a survivor, or of a card."""
DEEDS: Final[dict[int, Callable[["Menu", int], tuple[float, float]]]] = {}
"""By action that modules bring: when it is due and what it is worth."""


class Menu:
    """The options of one turn, weighed."""

    def __init__(self, w: Worth) -> None:
        self.w = w
        self.s = w.s
        self.box = w.s.box
        self.cards = w.cards
        self._barricades: dict[int, float] = {}
        self._clean: float | None = None

    def rank(self, ids: tuple[int, ...]) -> list[float]:
        """The worth of every option: what is not worth doing ranks below ending the turn."""
        found = []
        for action in ids:
            tier, worth = self.worth(action)
            if action == END_TURN:
                found.append(0.5)
            elif worth < LEAST:
                found.append(0.4 * exp(min(0.0, max(-20.0, worth - LEAST))))
            else:
                found.append(tier + min(0.99, worth))
        return found

    def worth(self, action: int) -> tuple[float, float]:
        """When an option is due, and what it is worth."""
        s, w = self.s, self.w
        if action == END_TURN:
            return (0.0, 0.0)
        if FAMILY[action] is ATTACK:
            return (WORK, self.attack(s.people[ABOUT[action]]))
        if FAMILY[action] is SEARCH:
            return (WORK, self.search(s.people[ABOUT[action]]))
        if FAMILY[action] is MOVE:
            person = s.people[ABOUT[action]]
            return (WORK, max(self.destinations(person), default=-1.0))
        if FAMILY[action] is ABILITY:
            return self.ability(ABOUT[action], s.people[ABOUT[action]])
        if FAMILY[action] is BORROW:
            return self.ability(ABOUT[action], self.borrower())
        if FAMILY[action] is BARRICADE:
            return (WORK, self.barricade(ABOUT[action]))
        if FAMILY[action] is ATTRACT:
            return (WORK, max(self.sources(ABOUT[action], 2), default=-1.0))
        if action == CLEAN_WASTE:
            return (WORK, self.clean())
        if FAMILY[action] is PLAY:
            return self.play(ABOUT[action])
        if FAMILY[action] is GIVE:
            return (CARDS, self.give(ABOUT[action], w.keeps(ABOUT[action])))
        if FAMILY[action] is GIVE_GEAR:
            kind = ABOUT[action]
            kept = w.wants()[kind] if w.sign > 0 else 9.0
            return (CARDS, self.give(kind, kept + 0.02) if self.box.symbol[kind] in self.needed() else -1.0)
        if FAMILY[action] is CONTRIBUTE:
            kind = ABOUT[action]
            return (CARDS, w.aims.stock[kind] - w.keeps(kind) * (1.0 if w.aims.stock[kind] < 0.3 else 0.5))
        if FAMILY[action] is USE:
            return self.use(self.box.items[ABOUT[action]].power, None)
        if action == SPEND_FOOD or FAMILY[action] is FEED_DIE:
            return (WORK, self.raise_die(1) - (w.meal_lost() if action == SPEND_FOOD else 0.06))
        if FAMILY[action] is REQUEST:
            return (FREE, self.request([ABOUT[action]]))
        if action == REQUEST_ALL:
            return (FREE, self.request([other for other in range(s.seats) if other != s.seat]))
        if FAMILY[action] is CALL_VOTE:
            return (FREE, self.vote(ABOUT[action]))
        if action == BUY_MEDICINE:
            return (FREE, w.wants()[MEDICINE_CARD] - w.meal_lost())
        if action == TEND:
            healed = [s.people[n] for n in s.me.group if s.people[n].place == COLONY and s.people[n].hurts]
            cheapest = min([w.keeps(kind) for kind in s.hand], default=9.0)
            return (FREE, max([w.heals(person) for person in healed], default=-1.0) - cheapest)
        if action == REST:
            gain = sum([w.heals(s.people[number]) for number in s.me.group], 0.0)
            return (CARDS, gain - 0.05 * len(s.me.dice))
        known = DEEDS.get(action)
        return (FREE, -1.0) if known is None else known(self, action)

    # Fighting.

    def attack(self, person: Person) -> float:
        """Zombies die where a survivor stands; people are left alone."""
        s, w = self.s, self.w
        other = -1.0 if w.extra is None else w.extra.attack(w, person)
        if s.loose_at(person.place) == 0 or s.loose_at(person.place) < s.zombies_at(person.place):
            return other  # what a module guards comes first
        plain = self.kills(person.place, 1)
        safe = person.number in w.cards.quiet
        best = max(other, plain - (0.0 if safe else w.exposure(person, person.place)))
        for kind in person.ready_gear():
            power = self.box.items[kind].power
            if isinstance(power, QuietAttack):
                best = max(best, plain)
            elif isinstance(power, KillsInstead) and (
                power.uses < 0 or count_symbol(self.box, s.hand, power.uses) > 0
            ):
                killed = min(power.count, s.loose_at(person.place))
                cost = w.exposure(person, person.place, killed) if power.exposed and not safe else 0.0
                cost += FUEL_KEPT if power.uses >= 0 else 0.0
                best = max(best, self.kills(person.place, killed) - cost)
        return best

    def kills(self, place: int, count: int) -> float:
        """What so many zombies less at a place are worth."""
        s, w = self.s, self.w
        gates = w.gates()
        worths = sorted(
            (gates[gate] for gate in s.entrances(place) for _ in range(s.loose(gate))), reverse=True
        )
        total = 0.0
        for i, worth in enumerate(worths[:count]):
            total += worth * (1.0 if i == 0 else 0.7) + w.aims.kill[place]
        return total

    # Working.

    def barricade(self, place: int) -> float:
        """One more barricade where it helps most."""
        known = self._barricades.get(place)
        if known is None:
            s = self.s
            known = max([self.build(gate) for gate in s.entrances(place) if s.free(gate) > 0], default=-1.0)
            self._barricades[place] = known
        return known

    def build(self, gate: int) -> float:
        """One more barricade at an entrance."""
        w = self.w
        place = COLONY if gate < GATES else gate - GATES + 1
        return w.gates()[gate] + w.aims.build[gate] + WEIGHTS.build * w.sign * (1 if place == COLONY else 0)

    def sources(self, place: int, most: int) -> list[float]:
        """What drawing zombies to a place is worth, by where they come from."""
        s, w = self.s, self.w
        gates = w.gates()
        ends = [gate for gate in s.entrances(place) for _ in range(max(0, s.free(gate)))]
        ends.sort(key=lambda gate: gates[gate])
        found = []
        for source in range(len(s.board.places)):
            count = min(most, s.loose_at(source), len(ends))
            if source == place or count == 0:
                found.append(-1.0)
                continue
            gates_less = self.kills(source, count) - w.aims.kill[source] * count
            gates_more = sum([gates[gate] for gate in ends[:count]], 0.0)
            relief = gates_less - gates_more
            steps = count * (w.aims.kill[source] - w.aims.kill[place])
            found.append((WEIGHTS.attract * relief if relief > 0 else relief) + steps)
        return found

    def clean(self) -> float:
        """Three cards less in the waste pile."""
        if self._clean is None:
            count = 3
            for number in self.s.me.group:
                person = self.s.people[number]
                if person.place == COLONY:
                    helps = [self.box.items[kind].power for kind in person.ready_gear()]
                    if not person.used:
                        helps.append(self.box.survivors[number].power)
                    count = max([count, *[power.cards_cleaned() for power in helps]])
            self._clean = WEIGHTS.cleaning * self.w.waste(count)
        return self._clean

    # Searching and moving.

    def search(self, person: Person) -> float:
        """A search where a survivor stands."""
        s, w = self.s, self.w
        worth = w.search(person.place)
        more = 0.0
        keep = 0.0
        power = self.box.survivors[person.number].power
        here = isinstance(power, SeesMore) and power.place in (-1, person.place)
        if here and isinstance(power, SeesMore) and (power.every or not person.used):
            more += power.look
            keep += power.keep
        for kind in person.ready_gear():
            power = self.box.items[kind].power
            if isinstance(power, SeesMore) and power.place == person.place:
                more += power.look
                keep += power.keep
        if s.noise[person.place] < 4:
            more += 0.5
        found = WEIGHTS.search * worth * (1.0 + WEIGHTS.sees_more * more + 0.6 * keep)
        return found if w.extra is None else found - w.extra.search_costs(w, person, person.place)

    def destinations(self, person: Person) -> list[float]:
        """What moving a survivor is worth, by place."""
        s = self.s
        here = person.place
        staying = self.standing(person, here)
        found = []
        for place in range(len(s.board.places)):
            if place == here or s.room(place) <= 0 or (s.me.exiled and place == COLONY):
                found.append(-9.0)
                continue
            found.append(self.standing(person, place) - staying - self.journey(person, place))
        return found

    def journey(self, person: Person, place: int) -> float:
        """What the way to a place costs."""
        if self.is_safe(person):
            return 0.0
        return self.w.exposure(person, place)

    def is_safe(self, person: Person) -> bool:
        """Whether a survivor never rolls for a move."""
        cards = self.cards
        return person.number in cards.safe_on_foot or not cards.rides.isdisjoint(person.attached)

    def fuelled(self, kind: int = FUEL_CARD) -> list[float]:
        """What a move with fuel is worth, for each of my survivors."""
        s, w = self.s, self.w
        cost = w.keeps(kind) + (0.0 if s.me.exiled else w.waste_card()) + self.also_needed(kind)
        return [self.fuelled_worth(number) - cost for number in s.me.group]

    def fuelled_worth(self, number: int) -> float:
        """What a move without a roll is worth, for a survivor of mine."""
        s = self.s
        person = s.people[number]
        if person.moved or self.is_safe(person):
            return -9.0
        staying = self.standing(person, person.place)
        best = -9.0
        for place in s.board.all:
            if place != person.place and s.room(place) > 0 and not (s.me.exiled and place == COLONY):
                best = max(best, self.standing(person, place) - staying)
        return best

    def standing(self, person: Person, place: int) -> float:
        """What it is worth to have a survivor at a place from now on."""
        s, w = self.s, self.w
        others = len(s.at[place]) - (1 if person.place == place else 0)
        worth = w.aims.presence[place]
        if place == COLONY:
            # Everybody there eats, and draws half a zombie.
            worth -= 0.5 * w.next_zombie() + 0.5 * w.meal_lost() * min(w.ahead + 1, ON_FOOT)
            worth -= WEIGHTS.relief * w.sign * min(w.ahead + 1, 4)
            if not any(s.people[n].place == COLONY for n in s.me.group if n != person.number):
                worth += 0.02 * w.sign + self.colony_work(person)
            return worth
        worth -= WEIGHTS.danger * (w.danger(place, others + 1) - w.danger(place, others))
        value = w.search(place)
        if w.extra is not None:
            value = max(0.0, value - w.extra.search_costs(w, person, place))
            worth += w.extra.standing(w, self, person, place)
        bonus = self.search_bonus(person, place)
        now = 0.0
        share = 1.0
        for i in range(len(s.me.dice) - 1, -1, -1):
            die = s.me.dice[i]
            if die < self.box.search[person.number]:
                break
            gain = value * share * (1.0 + (bonus if share == 1.0 else 0.0)) - self.by_die_without(person, i)
            if gain <= 0:
                break
            now += gain
            share *= 0.85
        elsewhere = max(
            [w.search(s.people[n].place) for n in s.me.group if n != person.number and s.people[n].place],
            default=0.0,
        )
        later = max(0.0, value * (1 + 0.3 * bonus) - (elsewhere if elsewhere else 0.02))
        likely = (7 - self.box.search[person.number]) / 6
        # Without a die for it today, going there tomorrow is as good.
        later *= 1.0 if now > 0 else WEIGHTS.early
        later *= WEIGHTS.search_later * min(w.ahead, ON_FOOT) * (1 + len(s.me.group)) * likely * 0.5
        return worth + now + later

    def by_die_without(self, person: Person, i: int) -> float:
        """The best that one die can do if this survivor does not search."""
        s, w = self.s, self.w
        best = 0.01
        for number in s.me.group:
            if number == person.number:
                continue
            place = s.people[number].place
            if place == COLONY:
                best = max(best, 0.5 * self.barricade(COLONY), 0.5 * self.clean() if s.waste else 0.0)
            elif self.box.search[number] <= s.me.dice[i]:
                best = max(best, w.search(place))
        return best

    def colony_work(self, person: Person) -> float:
        """What nobody of mine could do if the last one left the colony."""
        s, w = self.s, self.w
        gain = max(self.barricade(COLONY), self.clean() if s.waste else 0.0)
        card = self.box.survivors[person.number]
        if card.place == COLONY:
            gain += 0.03 * w.sign
        gain *= 0.5
        gain += BUILDS_A_TURN * max(
            [w.aims.build[gate] for gate in s.entrances(COLONY) if s.free(gate) > 0], default=0.0
        )
        keepers = {s.people[number].seat for number in s.at[COLONY]} - {s.seat}
        gain += WEIGHTS.home * w.sign * min(w.ahead + 1, 4) / (1 + 2 * len(keepers))
        return gain

    def search_bonus(self, person: Person, place: int) -> float:
        """How much better this survivor searches there than others."""
        bonus = 0.0
        power = self.box.survivors[person.number].power
        if isinstance(power, SeesMore) and power.place in (-1, place):
            bonus += WEIGHTS.sees_more * power.look + 0.6 * power.keep
        for kind in person.gear:
            gear = self.box.items[kind].power
            if isinstance(gear, SeesMore) and gear.place == place:
                bonus += WEIGHTS.sees_more * gear.look + 0.6 * gear.keep
        return bonus

    # Dice.

    def raise_die(self, by: int) -> float:
        """What a die is worth more when it shows ``by`` more."""
        best = 0.0
        for die in set(self.s.me.dice):
            best = max(best, self.die(min(6, die + by)) - self.die(die))
        return best

    def die(self, face: int) -> float:
        """The best that a die of this face can do where my people stand."""
        s, w = self.s, self.w
        best = 0.01
        for number in s.me.group:
            person = s.people[number]
            if person.place == COLONY:
                best = max(best, 0.6 * self.barricade(COLONY))
            elif self.box.search[number] <= face:
                best = max(best, w.search(person.place))
            if self.box.attack[number] <= face and w.aims.kill[person.place] > 0:
                best = max(best, self.attack(person))
            card = self.box.survivors[number]
            if card.die and card.die <= face and not person.used and card.place in (-1, person.place):
                best = max(best, self.use(card.power, person)[1])
        return best

    def reroll(self) -> float:
        """What it is worth to roll the lowest die again."""
        if not self.s.me.dice:
            return -1.0
        mean = sum([self.die(face) for face in range(1, 7)], 0.0) / 6
        return mean - min(self.die(face) for face in set(self.s.me.dice))

    # Cards and abilities.

    def borrower(self) -> Person:
        """Who of mine borrows abilities."""
        (person,) = [self.s.people[number] for number in self.s.me.group if number in self.box.borrowers][:1]
        return person

    def ability(self, owner: int, person: Person) -> tuple[float, float]:
        """An ability of a survivor."""
        tier, worth = self.use(self.box.survivors[owner].power, person)
        die = self.box.survivors[owner].die
        return (WORK if die else tier, worth)

    def use(self, power: Power, person: Person | None) -> tuple[float, float]:
        """A power that is an action of its own."""
        s, w = self.s, self.w
        if isinstance(power, KillZombies):
            if power.afar:
                return (
                    FREE,
                    max(self.kills(place, 1) for place in s.board.all if s.zombies_at(place)),
                )
            assert person is not None
            place = person.place
            cost = w.exposure(person, place, power.rolls) if power.rolls else 0.0
            return (FREE, self.kills(place, power.count) - cost)
        if isinstance(power, MakeFood):
            return (FREE, w.meal(power.count))
        if isinstance(power, StealCard):
            return (FREE, -1.0 if power.look_only or (w.sign > 0 and not s.me.exiled) else 0.05)
        if isinstance(power, LeaveForMorale):
            last = len(s.me.group) == 1
            life = 0.08 * (w.ahead + 1) + w.aims.member
            return (FREE, -w.loss(-power.morale) - (9.0 if last else life))
        if isinstance(power, RerollDice):
            return (FREE, self.reroll() - (0.0 if power.count == 0 else 0.003))
        if isinstance(power, RaiseDie | ShiftDie):
            return (FREE, self.raise_die(power.by) - (0.0 if isinstance(power, RaiseDie) else 0.02))
        if isinstance(power, SetDie):
            return (FREE, max([self.die(6) - self.die(face) for face in set(s.me.dice)], default=-1.0))
        if isinstance(power, HealHere):
            assert person is not None
            return (FREE, max([self.heal_other(s.people[n]) for n in s.at[person.place]], default=-1.0))
        if isinstance(power, HealAnyone):
            places = {s.people[number].place for number in s.me.group}
            return (FREE, max([self.heal_other(s.people[n]) for p in places for n in s.at[p]], default=-1.0))
        if isinstance(power, BuildFree):
            places = {s.people[number].place for number in s.me.group} if person is None else {person.place}
            if power.place >= 0:
                places &= {power.place}
            worth = max([self.barricade(place) for place in places], default=-1.0)
            return (FREE, worth * (1.0 if power.count == 1 else 1.6))
        if isinstance(power, FindOutsider):
            return (FREE, 0.01)
        if isinstance(power, LookAtCrises | LookAtDeck):
            return (FREE, -1.0)
        known = POWERS.get(type(power).__name__)
        if known is not None:
            return (FREE, known(self, power, person))
        return (FREE, -1.0 if is_weighed(power) else UNWEIGHED)

    def heal_other(self, person: Person) -> float:
        """What healing somebody is worth, mine or not."""
        if not person.hurts:
            return -1.0
        worth = self.w.heals(person)
        return worth if person.seat == self.s.seat else 0.8 * worth

    def play(self, kind: int) -> tuple[float, float]:
        """A card played from the hand: the best of what it can be used for."""
        first, *others = self.cards.parts[kind]
        found = self._play(kind, first)
        for part in others:
            tried = self._play(kind, part)
            if tried[1] > found[1]:
                found = tried
        return found

    def _play(self, kind: int, power: Power) -> tuple[float, float]:
        s, w = self.s, self.w
        waste = 0.0 if s.me.exiled else w.waste_card()
        held = w.aims.held(kind)
        if isinstance(power, FeedColony):
            spare = CARDS
            return (spare, w.meal(power.count) - held - waste - self.also_needed(kind))
        if kind in self.cards.strangers:
            return (FREE, w.wants()[kind] - held - w.aims.hand[kind])
        if self.box.items[kind].mode == EQUIP:
            kept = w.aims.hand[kind] + 2 * w.aims.stock[kind]
            return (FREE, w.wants()[kind] - kept + w.aims.worn(kind) - held + 0.005)
        if isinstance(power, SafeFuel):
            return (WORK, max(self.fuelled(kind), default=-1.0))
        tier, worth = self.use(power, None)
        if isinstance(power, HealAnyone):
            return (tier, worth - held - waste - self.also_needed(kind))
        if isinstance(power, CutZombie | FreeAttack):
            best = -1.0
            for number in s.me.group:
                person = s.people[number]
                if s.loose_at(person.place):
                    quiet = isinstance(power, CutZombie) or number in self.cards.quiet
                    cost = 0.0 if quiet else w.exposure(person, person.place)
                    best = max(best, self.kills(person.place, 1) - cost)
            return (WORK, best - held - waste - 0.01)
        if isinstance(power, LureZombies):
            best = max([max(self.sources(s.people[n].place, power.count)) for n in s.me.group], default=-1.0)
            return (WORK, best - held - waste - 0.01)
        return (tier, worth - held - waste - 0.01 - self.also_needed_too(kind))

    def also_needed_too(self, kind: int) -> float:
        """The same where modules are played, whose cards have symbols that crises ask for."""
        return 0.0 if self.w.extra is None else self.also_needed(kind)

    def also_needed(self, kind: int) -> float:
        """What a card would be worth to the crisis instead."""
        if self.box.symbol[kind] in self.needed():
            return 0.8 * max(0.0, self.w.crisis_point())
        return 0.0

    def needed(self) -> tuple[int, ...]:
        """The symbols that prevent the crisis."""
        crisis = self.w.crisis
        return crisis.symbols if crisis is not None and not self.s.me.exiled else ()

    def give(self, kind: int, kept: float) -> float:
        """A card for the crisis."""
        w = self.w
        if w.crisis is None:
            return -1.0
        if self.box.symbol[kind] in w.crisis.symbols:
            if w.crisis_gift() <= 0:
                return -1.0
            return w.crisis_point() - kept if w.sign > 0 else w.cover() - kept
        return w.sabotage() - kept - 0.02 if w.sign < 0 else -1.0

    def request(self, players: list[int]) -> float:
        """Ask for medicine when somebody of mine needs it and I have none, whoever has not declined yet."""
        s, w = self.s, self.w
        asked = [player for player in players if MEDICINE not in s.areas[player].refused]
        if not asked or s.hand.count(MEDICINE_CARD) or w.sign < 0:
            return -1.0
        need = w.patient()
        there = sum([expected_symbols(s, player, (MEDICINE,)) for player in asked], 0.0)
        return need * min(0.7, 0.5 * there) - 0.06

    def vote(self, player: int) -> float:
        """Call a vote to exile a player."""
        return self.w.exile(player)
