"""What bots know of a match of The Long Night, and what its things are worth to the seat that looks.

Everything is counted like all else: as the logarithm of a chance.
"""

from typing import Any, Final

from lastfire.games.dead_of_winter.bot.decks import GATES
from lastfire.games.dead_of_winter.bot.extra import MAKERS, Extra
from lastfire.games.dead_of_winter.bot.weights import WEIGHTS
from lastfire.games.dead_of_winter.bot.worth import overruns
from lastfire.games.dead_of_winter.rules.known import Person
from lastfire.games.dead_of_winter.rules.long_night.bandits.hideout import ATTACK_TABLE, SEARCH_TABLE, Row
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT, TOWN
from lastfire.games.dead_of_winter.rules.long_night.bandits.view import BanditLook
from lastfire.games.dead_of_winter.rules.long_night.effects.powers import EatsNothing, Unnoticed
from lastfire.games.dead_of_winter.rules.long_night.everywhere.view import NightLook
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.view import Works
from lastfire.games.dead_of_winter.rules.long_night.raxxon.encounters import (
    ENCOUNTERS,
    AddsZombies,
    DespairsAttacker,
    FillsNoise,
    FreezesAttacker,
    Harm,
    KillsAttacker,
    WoundsAttacker,
    WoundsEverybodyThere,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.experiments import EXPERIMENTS
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import (
    NIGHT_HUNGER,
    RANK_SMELL,
)
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.long_night.raxxon.view import RaxxonLook
from lastfire.games.dead_of_winter.rules.long_night.scenarios.chain import GOALS
from lastfire.games.dead_of_winter.rules.long_night.scenarios.goals import DIG_FROM, FOLLOW_FROM
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import BANDIT_BLITZ, CHIMP_AND_THE_CODE
from lastfire.games.dead_of_winter.rules.names import COLONY, MEDICINE
from lastfire.games.dead_of_winter.rules.sight import ColonySight

STAYS: Final = 1.4
"""A special zombie is worth so much more than another: nothing but an attack reaches it."""
ROAMS: Final = 0.05
"""What a special zombie costs where nobody is yet."""
ROBS: Final = 0.012
"""What the card costs that a bandit takes in a night."""
CROWDS: Final = 0.006
"""What the survivor space costs that a bandit takes."""
OTHERS_HELP: Final = 0.7
"""How likely somebody at Raxxon who holds the die that the code lacks puts it there."""
OTHERS_COME: Final = 0.2
"""The same of somebody who would have to go there first."""
BY_CHANCE: Final = 0.12
"""How much likelier a code is met in a round to come with somebody of mine at Raxxon."""
FOR_THE_GOAL: Final = 0.3
"""The same where codes are the goal."""
FROM_AFAR: Final = 1.0
"""How much an attack on the Hideout counts for whoever would have to go there."""
FORESEEN: Final = 3
"""So many nights ahead entrances are looked after: with all that comes, nobody plans for longer."""
A_LITTLE: Final = 0.01
"""What any improvement is worth each night, whatever it does."""
STAYED: Final = 2
"""So many nights people stay where bandits are, roughly."""
DIE_LAID: Final = 0.03
"""What a die could have done elsewhere, roughly."""
SPARED: Final = 3
LOCKS_BANDITS: Final = GOALS[BANDIT_BLITZ][0]
LOCK_CODES: Final = GOALS[CHIMP_AND_THE_CODE][:2]
"""Goals of scenarios during which bandits are left alone, and codes are not asked for."""
LAST_HURT: Final = 0.35
A_HURT: Final = 0.12
"""What it is worth to be rid of a despair token, as a part of a life: next to death, and else."""


class Night(Extra):
    """The looks of the modules, of those that are played with."""

    def __init__(self, s: ColonySight, night: NightLook) -> None:
        self.s = s
        self.night = night
        self.nights = FORESEEN
        self.raxxon: RaxxonLook | None = None
        self.bandits: BanditLook | None = None
        self.works: Works | None = None
        self.hungry: list[int] = []
        self.smelly: list[int] = []
        for module in s.modules:
            look = module.look
            if isinstance(look, RaxxonLook):
                self.raxxon = look
                self.hungry.append(look.bearers[NIGHT_HUNGER.number])
                self.smelly.append(look.bearers[RANK_SMELL.number])
            elif isinstance(look, BanditLook):
                self.bandits = look
            elif isinstance(look, Works):
                self.works = look
        self.unnoticed = [n for n in s.people if isinstance(s.box.survivors[n].power, Unnoticed)]
        self.frugal = [n for n in s.people if isinstance(s.box.survivors[n].power, EatsNothing)]
        goal = s.box.main[s.objective].id
        self.may_fight = goal != LOCKS_BANDITS
        """Whether bandits can be attacked: not before the first goal of their scenario."""
        self.may_contain = goal not in LOCK_CODES
        self._release = -1.0
        self._bandit: dict[int, float] = {}
        self._hideout: float | None = None

    # What the base game's judgement asks.

    def drawn(self, place: int) -> int:
        s = self.s
        count = self.night.unruly if place == COLONY else self.bandits_at(place)
        for number in self.unnoticed:
            count -= s.people[number].place == place
        for number in self.smelly:
            count += number in s.people and place != COLONY and s.people[number].place == place
        return max(-len(s.at[place]), count)

    def mouths(self, s: ColonySight) -> int:
        count = self.night.unruly
        for number in self.frugal:
            count -= s.people[number].place == COLONY
        for number in self.hungry:
            count += number in s.people and s.people[number].place == COLONY
        return count

    def wants(self, w: Any, kind: int) -> float:
        """Medicine calms people, whatever else it does."""
        if self.night.unruly and w.box.symbol[kind] == MEDICINE:
            return 0.5 * max(0.0, self.calm(w))
        return 0.0

    def search(self, w: Any, place: int) -> float:
        return self.hideout_search(w) if place == HIDEOUT and self.may_fight else 0.0

    def search_costs(self, w: Any, person: Person, place: int) -> float:
        return w.exposure(person, place) if place == RAXXON and self.raxxon is not None else 0.0

    def standing(self, w: Any, menu: Any, person: Person, place: int) -> float:
        s = self.s
        more = w.aims.more
        others = [s.people[n].place for n in s.me.group if n != person.number]
        if place in others:
            return 0.0
        worth = 0.0
        if place == RAXXON and self.raxxon is not None and self.raxxon.top >= 0 and self.may_contain:
            worth += self.at_raxxon(w)
        # One of mine is enough to do all of this.
        if "dig" in more and place in TOWN and not any(p in TOWN for p in others):
            worth += more["dig"] * sum([1 for die in s.me.dice if die >= DIG_FROM])
        if "follow" in more and self.bandits_at(place) and not any(self.bandits_at(p) for p in others):
            worth += more["follow"] * (0.1 + sum([1 for die in s.me.dice if die >= FOLLOW_FROM]))
        strong = [die for die in s.me.dice if die >= s.box.attack[person.number]]
        if strong and self.specials_at(place):
            worth += max(0.0, self.fight(w, person, place))
        elif not self.may_fight:
            pass
        elif strong and place == HIDEOUT and self.bandits is not None:
            worth += (FROM_AFAR * self.hideout_attack(w) - 0.05) * len(strong)
        elif strong and self.bandits_at(place):
            worth += max(0.0, 0.6 * self.bandit(w, place) - 0.02) * min(len(strong), self.bandits_at(place))
        return worth

    def attack(self, w: Any, person: Person) -> float:
        place = person.place
        if self.specials_at(place):
            return self.fight(w, person, place)
        return 2 / 3 * self.bandit(w, place) if self.bandits_at(place) and self.may_fight else -1.0

    def chooses(self, w: Any, place: int) -> float:
        return self.bandit(w, place) if self.bandits_at(place) else 0.0

    # Despair and the unruly.

    def despair(self, w: Any, person: Person) -> float:
        """What a despair token costs: a wound that hardly anything heals."""
        cost = float(1.3 * w.wound(person))
        return cost if person.seat == self.s.seat else cost - float(w.aims.more.get("gloom", 0.0))

    def lifts(self, w: Any, person: Person) -> float:
        """What it is worth to be rid of one."""
        if person.number not in self.night.despair:
            return -1.0
        last = person.hurts >= w.wound_limit(person) - 1
        worth = w.death(person) * (LAST_HURT if last else A_HURT) * (1.0 if w.ahead else 0.3)
        mine = person.seat == self.s.seat
        return float(
            worth * (1.0 if mine else 0.8)
            + w.aims.more.get("lift", 0.0)
            + (w.aims.more.get("cheer", 0.0) if mine else -w.aims.more.get("gloom", 0.0))
        )

    def calm(self, w: Any) -> float:
        """What it is worth to calm one of the unruly: half a zombie and half a meal a night."""
        worth = 0.5 * w.next_zombie() + 0.5 * w.meal_lost() * min(w.ahead + 1, 3)
        return float(worth + 0.01 * w.sign + w.aims.more.get("calm", 0.0))

    def turn(self, w: Any, count: int) -> float:
        """What it costs when so many turn unruly."""
        return min(count, self.s.helpless - self.night.unruly) * self.calm(w)

    # Special zombies and codes.

    def specials_at(self, place: int) -> list[int]:
        return [] if self.raxxon is None else self.raxxon.special_at(place)

    def bandits_at(self, place: int) -> int:
        return 0 if self.bandits is None else self.bandits.bandits[place]

    def special(self, w: Any, place: int) -> float:
        """What it is worth to be rid of a special zombie at a place."""
        s = self.s
        gates = w.gates()
        worth = max([gates[gate] for gate in s.entrances(place)])
        return float(STAYS * worth + ROAMS * w.sign + w.aims.kill[place] + w.aims.more.get("special", 0.0))

    def encounter(self, w: Any, person: Person, kind: int) -> float:
        """What meeting a type costs the attacker, on average."""
        cost = 0.0
        for line in ENCOUNTERS[kind]:
            cost += (line.last - line.first + 1) / 6 * self.harm(w, person, line.harm)
        return cost

    def harm(self, w: Any, person: Person, harm: Harm) -> float:
        """What a line of an encounter costs."""
        s = self.s
        if isinstance(harm, WoundsAttacker):
            return float(w.wound(person))
        if isinstance(harm, FreezesAttacker):
            return float(w.frostbite(person))
        if isinstance(harm, AddsZombies):
            return float(w.zombies(person.place, harm.count))
        if isinstance(harm, WoundsEverybodyThere):
            return float(sum([w.wound(s.people[n]) for n in s.at[person.place]], 0.0))
        if isinstance(harm, KillsAttacker):
            return float(w.death(person))
        if isinstance(harm, DespairsAttacker):
            return self.despair(w, person)
        if isinstance(harm, FillsNoise) and person.place != COLONY:
            return float(0.5 * (4 - s.noise[person.place]) * (w.gates()[GATES - 1 + person.place] + 0.01))
        return 0.01

    def fight(self, w: Any, person: Person, place: int) -> float:
        """The best attack of a survivor on a special zombie at a place."""
        safe = person.number in w.cards.quiet
        cost = 0.0 if safe else w.exposure(person, place)
        gain = self.special(w, place) - cost
        return float(max([gain - self.encounter(w, person, kind) for kind in self.specials_at(place)]))

    def release(self, w: Any) -> float:
        """What it costs when the top experiment is released."""
        look = self.raxxon
        if look is None or look.top < 0:
            return 0.0
        if self._release < 0:
            gates = w.gates()
            each = sum([gates[GATES - 1 + place] for place in TOWN], 0.0) / len(TOWN)
            self._release = EXPERIMENTS[look.top].count * (STAYS * each + ROAMS * w.sign)
        return float(self._release + w.aims.more.get("special", 0.0))

    def contains(self, w: Any) -> float:
        """What it is worth that a code is met and all vote to contain it, or not to."""
        return max(self.release(w) + float(w.aims.more.get("code", 0.0)), self.sparing(w))

    def sparing(self, w: Any) -> float:
        """What it is worth that zombies stay away from a place when an experiment is let out."""
        return max([self.spares(w, place) for place in self.s.board.all])

    def spares(self, w: Any, place: int) -> float:
        """What that is worth at a place."""
        s = self.s
        if place == COLONY:
            coming = (s.heads(COLONY) + self.night.unruly + 1) // 2
        else:
            coming = len(s.at[place]) + self.drawn(place)
        count = min(SPARED, coming)
        gates = w.gates()
        worths = sorted([gates[gate] for gate in s.entrances(place)])
        return float(count * (worths[-1] + worths[len(worths) // 2]) / 2 + 0.002 * count * w.sign)

    def lacking(self) -> list[int]:
        """The faces that the code still lacks."""
        look = self.raxxon
        if look is None or look.top < 0:
            return []
        lying = [face for dice in look.dice for face in dice]
        lacking = []
        for face in EXPERIMENTS[look.top].code:
            if face in lying:
                lying.remove(face)
            else:
                lacking.append(face)
        return lacking

    def met_with(self, w: Any, mine: list[int]) -> float:
        """How likely the code is met tonight when I put down what it lacks of these dice."""
        s = self.s
        lacking = self.lacking()
        for face in mine:
            if face in lacking:
                lacking.remove(face)
        chance = 1.0
        for face in lacking:
            best = 0.0
            for seat in w.aims.after:
                area = s.areas[seat]
                if face in area.dice and seat in w.aims.faithful:
                    there = any(s.people[n].place == RAXXON for n in area.group)
                    best = max(best, OTHERS_HELP if there else OTHERS_COME)
            chance *= best
        return chance

    def lays(self, w: Any, menu: Any, face: int) -> float:
        """What it is worth to put a die at Raxxon."""
        lacking = self.lacking()
        if face not in lacking:
            return -1.0
        dice = self.s.me.dice
        mine = [each for each in lacking if each in dice]
        if len(lacking) == 2 and lacking[0] == lacking[1] and dice.count(face) < 2:
            mine = [face]
        gain = self.met_with(w, mine) * self.contains(w)
        others = sum([menu.die(each) for each in mine], 0.0)
        return float((gain - others) / len(mine) + 0.3 * w.aims.more.get("code", 0.0))

    def at_raxxon(self, w: Any) -> float:
        """What it is worth to be the only one of a player there."""
        lacking = self.lacking()
        mine = [face for face in lacking if face in self.s.me.dice]
        gain = self.contains(w)
        best = max(0.0, self.met_with(w, mine) * gain - DIE_LAID * len(mine)) if mine else 0.0
        wanted = float(w.aims.more.get("code", 0.0))
        return float(best + BY_CHANCE * 0.5 * min(w.ahead, 3) * gain + FOR_THE_GOAL * wanted)

    # Bandits and the Hideout.

    def bandit(self, w: Any, place: int) -> float:
        """What it is worth to be rid of a bandit at a place."""
        known = self._bandit.get(place)
        if known is None:
            s = self.s
            known = w.aims.more.get("bandit", 0.0) + CROWDS * w.sign
            known += w.aims.kill[place] - w.aims.kill_only
            here = len(s.at[place])
            if here and place != COLONY:
                takes, coming = s.takes(GATES - 1 + place), here + self.drawn(place)
                nights = min(w.ahead + 1, STAYED)
                with_it = overruns(takes, coming, s.noise[place], nights, WEIGHTS.night)
                without = overruns(takes, coming - 1, s.noise[place], nights, WEIGHTS.night)
                known += w.common_death() * (with_it - without)
            if s.decks[place]:
                nights = min(w.ahead + 1, 4)
                known += nights * ROBS * w.sign * (0.5 if not here else 1.0)
                known -= 0.5 * min(nights, 3) * w.aims.draw[place]
            self._bandit[place] = known
        return known

    def best_bandit(self, w: Any) -> float:
        """The same where it is worth most."""
        found = [self.bandit(w, place) for place in self.s.board.outside if self.bandits_at(place)]
        return max(found, default=0.0)

    def row(self, w: Any, row: Row, person: Person | None) -> float:
        """What a row of a table of the Hideout is worth."""
        assert self.bandits is not None
        worth = 0.0
        if row.wounds:
            people = [self.s.people[n] for n in self.s.me.group] if person is None else [person]
            worth -= row.wounds * min([w.wound(each) for each in people], default=0.0)
        worth += row.bandits * max(0.0, self.best_bandit(w))
        cards = sorted([w.wants()[kind] + w.aims.more.get("take", 0.0) for kind in self.bandits.stockpile])
        if cards:
            worth += row.at_random * sum(cards, 0.0) / len(cards) + sum(
                cards[-row.chosen :] if row.chosen else [], 0.0
            )
        return worth

    def hideout_search(self, w: Any, person: Person | None = None) -> float:
        """What a search of the Hideout is worth."""
        if self.bandits is None or not self.bandits.stockpile:
            return 0.0
        if person is None:
            if self._hideout is None:
                self._hideout = sum([self.row(w, row, None) for row in SEARCH_TABLE], 0.0) / len(SEARCH_TABLE)
            return self._hideout
        return sum([self.row(w, row, person) for row in SEARCH_TABLE], 0.0) / len(SEARCH_TABLE)

    def hideout_attack(self, w: Any, person: Person | None = None) -> float:
        """What an attack on it is worth."""
        if self.bandits is None:
            return 0.0
        return sum([self.row(w, row, person) for row in ATTACK_TABLE], 0.0) / len(ATTACK_TABLE)

    # Improvements.

    def token(self, w: Any, number: int) -> float:
        """What an advancement token is worth on an improvement."""
        if self.works is None or number not in self.works.row:
            return 0.0
        tokens = self.works.tokens[self.works.row.index(number)]
        missing = max(1, TEN[number].needed - tokens)
        worth = max(0.0, self.improvement(w, TEN[number].id))
        # What is begun is worth most; what cannot be finished in time nothing.
        in_time = 1.0 if missing <= 2 * (w.ahead + 1) else 0.3
        return worth * in_time / missing * (1 + 0.5 * tokens / TEN[number].needed) + float(
            w.aims.more.get("advance", 0.0) / missing**0.5
        )

    def best_token(self, w: Any) -> float:
        """The same where it is worth most."""
        if self.works is None or self.works.supply == 0:
            return -1.0
        return max([self.token(w, number) for number in self.works.row], default=-1.0)

    def improvement(self, w: Any, id_: str) -> float:
        """What a finished improvement is worth from tonight on."""
        return float(self._improvement(w, id_) + A_LITTLE * min(w.ahead + 1, 5) * w.sign)

    def _improvement(self, w: Any, id_: str) -> Any:
        nights = min(w.ahead + 1, 5)
        if id_ == "greenhouse":
            return nights * 1.2 * float(w.meal(1))
        if id_ == "latrine":
            return float(-w.loss(-1) + 0.1 * w.loss(1) * nights)
        if id_ == "watchtower":
            return float(nights * max(0.09 * w.sign, 1.2 * sum(sorted(w.gates()[:GATES])[-2:], 0.0)))
        if id_ == "schoolroom":
            wild = 1.0 if self.night.unruly else 0.6 if self.s.helpless else 0.2
            return float(wild * nights * self.calm(w))
        if id_ == "wood_stove":
            frozen = sum([1 for person in self.s.people.values() if person.frostbite])
            return nights * (0.05 + 0.05 * frozen) * float(w.sign)
        if id_ == "radio_mast":
            return float(nights * max(0.1 * w.sign, 0.6 * w.crisis_point()))
        return NIGHTLY.get(id_, 0.03) * nights * float(w.sign)


NIGHTLY: Final = {
    "bunk_room": 0.09,
    "film_night": 0.045,
    "workshop": 0.05,
    "iron_shutters": 0.05,
}
"""What an improvement is worth each night, of those that no position tells more of."""


def night_in(s: ColonySight) -> Extra | None:
    """What bots know of The Long Night in a match with it."""
    for module in s.modules:
        if isinstance(module.look, NightLook):
            return Night(s, module.look)
    return None


def night_of(w: Any) -> Night:
    """The same, in a match with it."""
    assert isinstance(w.extra, Night)
    return w.extra


MAKERS.append(night_in)
