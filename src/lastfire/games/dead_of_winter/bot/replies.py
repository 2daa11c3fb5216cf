"""Every question but the menu: what each reply is worth."""

from collections.abc import Callable
from typing import Final

from lastfire.engine.step import Ask
from lastfire.games.dead_of_winter.bot.decks import count_symbol
from lastfire.games.dead_of_winter.bot.menu import Menu
from lastfire.games.dead_of_winter.bot.verbs import worth_of_all
from lastfire.games.dead_of_winter.bot.weights import WEIGHTS
from lastfire.games.dead_of_winter.bot.worth import Worth
from lastfire.games.dead_of_winter.rules.effects.powers import KillsInstead, SeesMore
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.names import (
    BRANDON_KANE,
    COLONY,
    FOOD,
    FROSTBITE,
    HAMMER,
    HELP_OF_CROSSROADS,
    HELP_OF_ITEM,
    HELP_OF_SURVIVOR,
    MEDICINE,
    MEDICINE_CARD,
    MOP,
    WEAPON,
)
from lastfire.games.dead_of_winter.rules.words.actions import (
    ABOUT,
    ALWAYS,
    DIE,
    DONE,
    DOWN,
    FACE,
    FAMILY,
    FEED_DIE,
    GIVE_UP,
    IN_ORDER,
    NO,
    NO_DIE,
    NOISE,
    NOT_NOW,
    PLAIN,
    PLAYER,
    SURVIVOR,
    UP,
    WITH_ABILITY,
    YES,
)
from lastfire.games.dead_of_winter.rules.words.actions import SYMBOL as ANY


class Replies:
    """The replies to one question, weighed."""

    def __init__(self, w: Worth, ask: Ask) -> None:
        self.w = w
        self.s = w.s
        self.box = w.s.box
        self.ask = ask
        self.menu = Menu(w)
        self.facts = ask.facts

    def weigh(self) -> list[float]:
        """The worth of every option; more is better, below 0 is worse than nothing."""
        known = WEIGHED.get(self.ask.question)
        if known is None:
            return [0.0] * len(self.ask.ids)
        return [0.0 if action in NOTHING else known(self, action) for action in self.ask.ids]

    def fact(self) -> Person:
        """The survivor that the question is about."""
        return self.s.people[self.facts[0]]

    # Who comes along.

    def follower(self, action: int) -> float:
        return self.w.cards.draft(ABOUT[action])

    def leader(self, action: int) -> float:
        # The highest influence begins; whoever leads is killed last.
        return self.w.cards.draft(ABOUT[action]) + 0.004 * self.box.influence[ABOUT[action]]

    def new_leader(self, action: int) -> float:
        return 0.01 * self.box.influence[ABOUT[action]]

    # Dice.

    def die(self, action: int) -> float:
        return -self.menu.die(ABOUT[action]) - 0.001 * ABOUT[action]

    def raised(self, action: int) -> float:
        face = ABOUT[action]
        return self.menu.die(min(6, face + 1)) - self.menu.die(face) + 0.001 * face

    def rerolled(self, action: int) -> float:
        mean = sum([self.menu.die(face) for face in range(1, 7)], 0.0) / 6
        return mean - self.menu.die(ABOUT[action]) - 0.001 * ABOUT[action]

    def face(self, action: int) -> float:
        return self.menu.die(ABOUT[action]) + 0.001 * ABOUT[action]

    def lowered(self, action: int) -> float:
        return -0.01 * self.w.sign * ABOUT[action]

    # Fighting.

    def target(self, action: int) -> float:
        if FAMILY[action] is not SURVIVOR:
            known = TARGETS.get(action)
            return 0.5 if known is None else known(self.menu, self.fact())
        victim = self.s.people[ABOUT[action]]
        return -self.w.wound(victim) if victim.seat != self.s.seat else -1.0

    def way(self, action: int) -> float:
        w, person = self.w, self.fact()
        safe = person.number in w.cards.quiet
        plain = 0.0 if safe else -w.exposure(person, person.place)
        there = self.s.zombies_at(person.place)
        if action == PLAIN:
            return plain
        if FAMILY[action] is WITH_ABILITY:
            more = self.menu.kills(person.place, min(3, there)) - self.menu.kills(person.place, 1)
            return more - w.keeps(MEDICINE_CARD) - 0.05
        power = self.box.items[ABOUT[action]].power
        if isinstance(power, KillsInstead):
            count = min(power.count, there)
            more = self.menu.kills(person.place, count) - self.menu.kills(person.place, 1)
            if power.exposed:
                return more + plain * count
            return more - (0.04 if power.uses >= 0 else 0.0)
        return -0.001

    def attacker(self, action: int) -> float:
        return self.menu.attack(self.s.people[ABOUT[action]])

    def gate(self, action: int) -> float:
        gate = ABOUT[action]
        build = self.w.aims.build[gate] if self.s.free(gate) > 0 else 0.0
        return self.w.gates()[gate] + build + 0.0001 * (6 - gate) + 0.001 * self.s.zombies[gate]

    def arrival(self, action: int) -> float:
        gate = ABOUT[action]
        return -self.w.gates()[gate] - 0.001 * (6 - gate)

    def place(self, action: int) -> float:
        place = ABOUT[action]
        best = 0.001 * self.s.zombies_at(place)
        if self.s.zombies_at(place):
            best = max(best, self.menu.kills(place, 1))
        if any(self.s.people[number].place == place for number in self.s.me.group):
            best = max(best, self.menu.barricade(place))
        return best if self.w.extra is None else max(best, self.w.extra.chooses(self.w, place))

    def source(self, action: int) -> float:
        return self.menu.sources(self.facts[0], 2)[ABOUT[action]]

    def number(self, action: int) -> float:
        return 0.01 * ABOUT[action]

    # Moving.

    def destination(self, action: int) -> float:
        return self.menu.destinations(self.fact())[ABOUT[action]]

    def refuge(self, action: int) -> float:
        person = self.s.people.get(self.facts[0])
        place = ABOUT[action]
        if person is None:
            return self.w.search(place) - self.w.danger(place, len(self.s.at[place]) + 1)
        return self.menu.standing(person, place) - self.w.exposure(person, place)

    # Searching.

    def search(self, action: int) -> float:
        w, s = self.w, self.s
        if action != NOISE:
            return w.wants()[ABOUT[action]]
        place = self.facts[0]
        best = max([w.wants()[kind] for kind in s.seen or ()], default=0.0)
        # What one more card is worth over the best so far.
        gain = w.gain_over(place, best)
        here = len(s.at[place])
        noise = w.danger(place, here, 1) - w.danger(place, here) + WEIGHTS.noise * w.sign
        return best + gain - noise - 0.5 * (w.aims.kill[place] - w.aims.kill_only)

    def card(self, action: int) -> float:
        if self.s.open_card >= 0 and self.box.crossroads[self.s.open_card].id == GABRIEL_DIAZ:
            return -self.w.keeps(ABOUT[action])
        return self.w.wants()[ABOUT[action]]

    def take(self, action: int) -> float:
        return self.w.wants()[ABOUT[action]]

    # People.

    def suffers(self, action: int) -> float:
        """Somebody of mine is chosen, mostly for something bad."""
        s = self.s
        person = s.people.get(ABOUT[action])
        if person is None:
            return self.w.cards.draft(ABOUT[action])
        last = (s.removed if s.me.exiled else s.waste)[-1:]
        if s.open_card < 0 and s.turn >= 0 and last and last[0] in self.w.cards.fuels:
            worths = self.menu.fuelled(last[0])
            return worths[s.me.group.index(person.number)] if person.number in s.me.group else -9.0
        return -self.w.wound(person) - 0.1 * self.w.cards.draft(person.number)

    def bearer(self, action: int) -> float:
        person = self.s.people[ABOUT[action]]
        kind = self.facts[0]
        worth = 0.001 * self.box.influence[person.number]
        power = self.box.items[kind].power
        if isinstance(power, SeesMore):
            return (
                worth + (0.3 if person.place == power.place else 0.0) - 0.05 * self.box.search[person.number]
            )
        if self.box.symbol[kind] == WEAPON:
            return worth - 0.05 * self.box.attack[person.number] - 0.02 * person.hurts
        return worth + (0.1 if person.place == COLONY else 0.0) - 0.03 * person.hurts

    def receiver(self, action: int) -> float:
        if FAMILY[action] is PLAYER:
            return -0.1 * self.w.beliefs()[ABOUT[action]]
        return self.bearer(action)

    def gear(self, action: int) -> float:
        return -self.w.wants()[ABOUT[action]]

    def trade(self, action: int) -> float:
        """Somebody of the one's people goes where the other was, and back: let the hardy travel."""
        return -0.01 * self.s.people[ABOUT[action]].hurts

    def patient(self, action: int) -> float:
        return self.menu.heal_other(self.s.people[ABOUT[action]])

    def healed(self, action: int) -> float:
        return 0.1 if action == FACE[FROSTBITE] else 0.0

    def player(self, action: int) -> float:
        player = ABOUT[action]
        return self.w.beliefs()[player] + 0.01 * self.s.areas[player].hand_size

    def symbol(self, action: int) -> float:
        return 0.1 if action == ANY[MEDICINE] else 0.05 if action == ANY[FOOD] else 0.0

    def how_many(self, action: int) -> float:
        """One card for each wound where medicine is asked for, else one."""
        wounds = sum(self.s.people[number].hurts for number in self.s.me.group)
        wanted = max(1, wounds) if self.facts[0] == MEDICINE else 1
        return -0.01 * abs(ABOUT[action] - wanted)

    def accept(self, action: int) -> float:
        """Something to wear costs nothing."""
        kind = self.facts[1]
        return 0.01 + self.w.wants()[kind] + self.w.aims.worn(kind)

    def offer(self, action: int) -> float:
        w, s = self.w, self.s
        asker, symbol = self.facts[0], self.facts[1]
        kind = ABOUT[action]
        if w.sign < 0:
            return -w.keeps(kind) if symbol == MEDICINE else 0.02 - w.keeps(kind)
        trust = 1 - 2 * w.beliefs()[asker]
        needed = 0.05
        if symbol == MEDICINE:
            needed = max([0.9 * w.heals(p) for p in s.people.values() if p.seat == asker], default=0.0)
        elif symbol == FOOD:
            needed = w.meal(w.cards.meals.get(kind, 1))
        return needed * trust - w.keeps(kind) - self.menu.also_needed(kind) + 0.01

    # Helps that are free once a round.

    def help(self, action: int) -> float:
        """A help now; it is asked about each time, as it may be better saved."""
        return self.help_worth() - (0.001 if action == ALWAYS else 0.0)

    def help_worth(self) -> float:
        """What it adds to the action under way."""
        w, s = self.w, self.s
        person, help_, rolls = self.fact(), self.facts[1], self.facts[2]
        if help_ == HELP_OF_ITEM[HAMMER]:
            return max([self.menu.build(gate) for gate in s.entrances(person.place)])
        if help_ in (HELP_OF_ITEM[MOP], HELP_OF_SURVIVOR[BRANDON_KANE]):
            return w.waste(5) - w.waste(3)
        if help_ in HELP_OF_CROSSROADS.values():
            return w.exposure(person, person.place, rolls)
        # More cards to choose from, or to keep.
        return 0.01 + w.search(person.place)

    # Who comes first of several.

    def lost_first(self, action: int) -> float:
        """The game may be over before the others die: mine go last, and those with the most on them."""
        person = self.s.people[ABOUT[action]]
        mine = 1.0 if person.seat == self.s.seat else 0.0
        return -mine - 0.1 * len(person.gear)

    def rolls_first(self, action: int) -> float:
        """Who is hurt most rolls last: something may have ended before."""
        person = self.s.people[ABOUT[action]]
        return -0.1 * person.hurts - (0.05 if person.seat == self.s.seat else 0.0)

    # Votes and crossroads.

    def exile_vote(self, action: int) -> float:
        return self.w.exile(self.facts[0]) if action == UP else 0.0

    def crossroads_vote(self, action: int) -> float:
        choices = self.s.box.crossroads[self.facts[0]].choices
        return worth_of_all(choices[0 if action == UP else 1].effects, self.w)

    def tie(self, action: int) -> float:
        card = self.s.open_card
        if card < 0 or not self.s.box.crossroads[card].vote:
            return 0.0 if action == DOWN else -0.01
        choices = self.s.box.crossroads[card].choices
        return worth_of_all(choices[0 if action == UP else 1].effects, self.w)

    def crossroads(self, action: int) -> float:
        return worth_of_all(self.s.box.crossroads[self.facts[0]].choices[ABOUT[action]].effects, self.w)

    def bite(self, action: int) -> float:
        w, s = self.w, self.s
        victim = self.fact()
        if action == GIVE_UP:
            return -w.death(victim)
        others = sum(
            1 for n in s.at[victim.place] if self.box.influence[n] > self.box.influence[victim.number]
        )
        cost = 0.0
        share = 0.5
        for deaths in range(1, others + 2):
            share /= 2 if deaths <= others else 1
            cost += share * w.loss(deaths)
        return -cost - 0.5 * (w.death(victim) - w.loss(1))

    def pledge(self, action: int) -> float:
        w = self.w
        missing = max(1, self.facts[2])
        mine = count_symbol(self.box, self.s.hand, self.facts[1])
        likely = 1.0 if mine >= missing else 0.4
        return -likely * w.loss(-1) / missing - w.keeps(ABOUT[action])

    def pledge_die(self, action: int) -> float:
        missing = max(1, self.facts[1])
        worst = min([self.menu.die(face) for face in self.s.me.dice], default=0.0)
        return -0.6 * self.w.loss(-1) / missing - worst

    def stake(self, action: int) -> float:
        return -0.02 - self.w.keeps(ABOUT[action])

    def use(self, action: int) -> float:
        """An exile's food: for a die, or for the colony."""
        return self.menu.raise_die(1) if FAMILY[action] is FEED_DIE else 0.01

    def addiction(self, action: int) -> float:
        """Medicine for an addict, or a die."""
        if FAMILY[action] is DIE:
            return -self.menu.die(ABOUT[action])
        return self.w.heals(self.fact()) - self.w.keeps(MEDICINE_CARD)

    def extra_die(self, action: int) -> float:
        """A food card for one more die."""
        return 0.08 - self.w.keeps(ABOUT[action]) - self.w.waste_card()

    def may(self, action: int) -> float:
        return 0.01

    def comes_first(self, action: int) -> float:
        """Help before harm: medicine before frostbite wounds, the flier before the child is given up."""
        return 0.01 if action == YES else 0.0

    def order(self, action: int) -> float:
        return 0.01 if action == IN_ORDER else 0.0


TARGETS: Final[dict[int, Callable[[Menu, Person], float]]] = {}
"""By answer: what it is worth to attack something that a module brings, or a zombie beside it."""
NOTHING: Final = (NO, DONE, NO_DIE, NOT_NOW)
"""Doing nothing is worth nothing."""
GABRIEL_DIAZ: Final = "gabriel_diaz"

WEIGHED: Final[dict[str, Callable[[Replies, int], float]]] = {
    "leader": Replies.leader,
    "follower": Replies.follower,
    "new_leader": Replies.new_leader,
    "die": Replies.die,
    "raise": Replies.raised,
    "reroll": Replies.rerolled,
    "reroll_more": Replies.rerolled,
    "set_die": Replies.rerolled,
    "face": Replies.face,
    "lower": Replies.lowered,
    "target": Replies.target,
    "with": Replies.way,
    "attacker": Replies.attacker,
    "gate": Replies.gate,
    "arrival": Replies.arrival,
    "place": Replies.place,
    "destination": Replies.destination,
    "refuge": Replies.refuge,
    "source": Replies.source,
    "count": Replies.number,
    "search": Replies.search,
    "survivor": Replies.suffers,
    "banished": Replies.suffers,
    "bearer": Replies.bearer,
    "receiver": Replies.receiver,
    "gear": Replies.gear,
    "trade": Replies.trade,
    "patient": Replies.patient,
    "patient_wound": Replies.healed,
    "card": Replies.card,
    "take": Replies.take,
    "player": Replies.player,
    "symbol": Replies.symbol,
    "offer": Replies.offer,
    "exile_vote": Replies.exile_vote,
    "crossroads_vote": Replies.crossroads_vote,
    "tie": Replies.tie,
    "crossroads": Replies.crossroads,
    "bite": Replies.bite,
    "pledge": Replies.pledge,
    "pledge_die": Replies.pledge_die,
    "stake": Replies.stake,
    "may": Replies.may,
    "use": Replies.use,
    "addiction": Replies.addiction,
    "extra_die": Replies.extra_die,
    "order": Replies.order,
    "first": Replies.comes_first,
    "help": Replies.help,
    "how_many": Replies.how_many,
    "accept": Replies.accept,
    "lost_first": Replies.lost_first,
    "rolls_first": Replies.rolls_first,
}
