"""What the objectives ask for: what a zombie less, a barricade, a card, a survivor more is worth to them.

The main objective is everybody's, unless one's own asks for the colony's fall. One's own objective
counts the more the sooner the game may end.
"""

from collections.abc import Callable
from math import ceil, exp
from typing import Any, Final

from lastfire.games.dead_of_winter.bot.decks import GATES, cards_of, count_symbol
from lastfire.games.dead_of_winter.bot.weights import WEIGHTS
from lastfire.games.dead_of_winter.rules.card import ANYWHERE
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    BarricadesOutside,
    BetrayersExiled,
    ColonyBarricades,
    ControlAtLeast,
    ControlExactly,
    EmptyDecks,
    Equipped,
    ExactlyInHand,
    FewZombiesOutside,
    FoodSupply,
    FuelEachRound,
    GroupInfluence,
    HandSize,
    HelplessAtLeast,
    InHand,
    LargestGroup,
    Lost,
    MainObjectiveDone,
    MoraleGone,
    MostCards,
    NobodyWounded,
    NoZombiesAt,
    PeopleOnBoard,
    Samples,
    SomebodyWounded,
    Starvation,
    Stocked,
    WasteAtLeast,
    WasteAtMost,
)
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.names import COLONY, FUEL
from lastfire.games.dead_of_winter.rules.sight import ColonySight

# What a colony of four manages in a round, when it tries.
SAMPLES_A_ROUND: Final = 2.2
CLEARED_A_ROUND: Final = 7.0
BARRICADES_A_ROUND: Final = 7.0
DRAWS_A_ROUND: Final = 7.0
CARDS_A_ROUND: Final = 3.5
FOOD_A_ROUND: Final = 3.0
STRIKE: Final = 0.35
"""What a zombie less is worth in the round in which the objective can be reached."""
KEPT_CLEAR: Final = 0.2
IN_VAIN: Final = 0.3
"""The part that clearing counts while other goals are far."""
SURE_DICE: Final = 0.8
SPREAD: Final = 0.45
"""How uncertain that is."""
MOST_FOR_ONE: Final = 0.6

MEAN_INFLUENCE: Final = 50
OWN: Final[tuple[float, ...]] = (1.1, 1.1, 0.7, 0.45, 0.3, 0.22, 0.18)
"""How much one's own objective counts by the rounds that are left at most."""


MAIN_GOALS: Final[dict[str, Callable[["Aims", Any], bool]]] = {}
"""By type of a goal that modules bring: puts down what steps to it are worth; whether it is work."""
OWN_GOALS: Final[dict[str, Callable[["Aims", Any, float], None]]] = {}
"""The same for goals of one's own, which count so much."""
COMES: Final[list[Callable[[ColonySight, int], float]]] = []
"""How many zombies come to a place tonight beside those of the base game, as modules count."""
SHARES: Final[dict[str, float]] = {}
"""By id of a main objective that others follow: the part of the rounds left that it may take."""
STEPS: Final[dict[str, Callable[[ColonySight, Any], int]]] = {}
"""By type of a goal that modules bring: how many steps it lacks, of those that wait to be ready."""


class Aims:
    """The objectives of one seat, turned into worths."""

    def __init__(self, s: ColonySight, betrays: bool = False) -> None:
        self.s = s
        self.box = s.box
        self.side = s.box.main[s.objective].side(s.hard)
        self.left = max(1, s.round)
        """Rounds to be played, this one included."""
        self.share = SHARES.get(s.box.main[s.objective].id, 1.0) if SHARES else 1.0
        self.after = s.seats_after()
        """Seats that have not had their turn this round, without the one whose turn it is."""
        self.faithful = s.faithful_seats()
        self.own_goals = own_goals(s, betrays)
        """The goals of my own objective."""
        self.betrayer = is_betrayer(s, betrays)
        self.kill = [0.0] * len(s.board.places)
        """A zombie less at a place, killed."""
        self.kill_only = 0.0
        """The part of that which needs a kill."""
        self.build = [0.0] * len(s.board.spaces)
        self.draw = [0.0] * len(s.board.places)
        self.stock = [0.0] * len(self.box.items)
        self.hand = [0.0] * len(self.box.items)
        self.presence = [0.0] * len(s.board.places)
        self.member = 0.0
        """A survivor more in my group."""
        self.cure = 0.0
        """A wound less on one of mine."""
        self.food = 0.0
        self.waste = 0.0
        """A card less in the waste pile."""
        self.hunger = 0.0
        self.justice = False
        """Whether I want every betrayer exiled."""
        self.more: dict[str, float] = {}
        """Steps that modules bring, by what they are called there."""
        self.gone = 0.0
        """A survivor more who has left the game."""
        hungry = cards_of(s.box).hungry
        self.extra_food = sum(
            1 for person in s.people.values() for number in person.attached if number in hungry
        )
        self._held = [0.0] * len(self.box.items)
        self._worn = [0.0] * len(self.box.items)
        self.tonight = False
        """Whether the main objective can be reached this very night."""
        self._rounds = 0
        self.horizon = self.left
        """So many rounds, roughly, until the game is over."""
        colony = not self.betrayer
        if s.me.exiled:
            colony = self._wants_main()
        if colony:
            self._main()
        elif self.betrayer:
            self.horizon = min(self.left, max(1, ceil(0.6 * s.morale)))
        for goal in self.own_goals:
            weight = WEIGHTS.betrayal if self.betrayer else WEIGHTS.own
            self._own(goal, weight * OWN[min(self.horizon, len(OWN) - 1)])

    def missing(self) -> int:
        """How many steps my own objective lacks, the fall of the colony and such aside."""
        return steps_missing(self.s, self.own_goals)

    def _wants_main(self) -> bool:
        return any(isinstance(goal, MainObjectiveDone) for goal in self.own_goals)

    def held(self, kind: int) -> float:
        """What it costs my own objective to part with a card."""
        return self._held[kind]

    def keep(self, kind: int, worth: float) -> None:
        """It costs so much more to part with a card."""
        self._held[kind] += worth

    def worn(self, kind: int) -> float:
        """What it is worth to my own objective when a card is equipped."""
        return self._worn[kind]

    # The main objective.

    def step(self, what: str, worth: float) -> None:
        """A step that a module brings is worth so much more."""
        self.more[what] = self.more.get(what, 0.0) + worth

    def unit(self, remaining: float, rate: float) -> float:
        """What one step towards a goal is worth, with so many to go."""
        if remaining <= 0:
            return 0.0
        s = self.s
        rate *= (len(self.faithful) + 0.5) / 4.5
        reach = rate * (self.share * self.left - 0.5 + 0.5 * (len(self.after) + 1) / s.seats)
        spread = max(0.8, SPREAD * reach)
        chance = 1 / (1 + exp(-max(-20.0, min(20.0, 1.7 * (reach - remaining) / spread))))
        self._rounds = max(self._rounds, ceil(remaining / rate))
        worth = 1.7 * (1 - chance) / spread
        return min(MOST_FOR_ONE, WEIGHTS.objective * max(worth, WEIGHTS.soon / rate))

    def others_met(self, goal: Condition, together: type[Condition] = FewZombiesOutside) -> bool:
        """Whether the goals beside this one, and those that go with it, are met; or it is time anyway."""
        # Goals that crossroads cards have added are last, and count for themselves.
        return self.left <= 1 or all(
            told.met
            for other, told in zip(self.side.goals, self.s.goals, strict=False)
            if other is not goal and not isinstance(other, together)
        )

    def _main(self) -> None:
        s = self.s
        survives = True
        kept = [holding for card in s.lasting for holding in s.box.lasting[card]]
        added = [goal for holding in kept if (goal := holding.extra_goal()) is not None]
        for goal in (*self.side.goals, *added):
            if isinstance(goal, Samples):
                survives = False
                unit = self.unit(goal.per_player * s.seats - s.samples, SAMPLES_A_ROUND)
                self.kill_only += 0.5 * unit
                for place in s.board.all:
                    self.kill[place] += 0.5 * unit
            elif isinstance(goal, FewZombiesOutside):
                survives = False
                self.clear(list(self.s.board.outside), goal.most, self.others_met(goal))
            elif isinstance(goal, NoZombiesAt):
                survives = False
                self.clear(list(goal.places), 0, self.others_met(goal))
            elif isinstance(goal, ColonyBarricades):
                survives = False
                outside = [other.each for other in self.side.goals if isinstance(other, BarricadesOutside)]
                ready = self.others_met(goal, BarricadesOutside)
                self._barricade(goal.count, max(outside, default=0), ready)
            elif isinstance(goal, BarricadesOutside):
                survives = False
            elif isinstance(goal, EmptyDecks):
                survives = False
                self._empty(goal.count)
            elif isinstance(goal, Stocked):
                survives = False
                self._stock(goal)
            elif isinstance(goal, FoodSupply):
                survives = False
                tonight = (s.heads(COLONY) + 1) // 2
                self.food += self.unit(goal.count + tonight - s.food, FOOD_A_ROUND)
            elif isinstance(goal, WasteAtMost):
                self.waste += self.unit(len(s.waste) - goal.count, 8.0)
            elif isinstance(goal, FuelEachRound):
                self._burn(goal.flat + goal.for_two * ((len(self.faithful) + 1) // 2))
            elif type(goal).__name__ in MAIN_GOALS and MAIN_GOALS[type(goal).__name__](self, goal):
                survives = False
        self.horizon = self.left if survives else min(self.left, max(1, self._rounds))

    def clear(self, places: list[int], most: int, ready: bool) -> None:
        """Few zombies may stand there when the night is over; everybody there draws one more.

        What is cleared early fills again: it is best done in one round, when there are dice enough.
        """
        s = self.s
        coming = sum([s.zombies_at(place) + len(s.at[place]) + s.noise[place] / 2 for place in places], 0.0)
        for comes in COMES:
            coming += sum([comes(s, place) for place in places], 0.0)
        left = coming - most
        unit = self.unit(left, CLEARED_A_ROUND)
        there = unit * (0.9 if self.left <= 2 or left <= CLEARED_A_ROUND else 0.25)
        if not ready:
            unit *= IN_VAIN
            there *= IN_VAIN
        elif left <= 0:
            unit = KEPT_CLEAR
            there = STRIKE if left > -2 else 0.0
            self.tonight = True
        elif self._can_clear(left):
            unit = max(unit, STRIKE)
            there = 2 * STRIKE
            self.tonight = True
        for place in places:
            self.kill[place] += unit
            self.presence[place] -= there

    def _can_clear(self, left: float) -> bool:
        """Whether the dice still to be used tonight would do: most draw two zombies to the colony."""
        s = self.s
        room = sum(max(0, s.free(gate)) for gate in range(GATES))
        drawn = min(left, room)
        return SURE_DICE * self.dice_tonight() >= drawn / 2 + (left - drawn) / 0.7

    def dice_tonight(self) -> int:
        """Unused dice of everybody who has a turn this round, or still has one."""
        s = self.s
        return len(s.me.dice) + sum(len(s.areas[seat].dice) for seat in self.after if seat != s.seat)

    def _barricade(self, count: int, each: int, ready: bool) -> None:
        """So many barricades at the colony, and at every other place; what comes tonight may break some."""
        s = self.s
        have = sum(s.barricades[:GATES])
        coming = (s.heads(COLONY) + 1) // 2
        zombies = s.zombies_at(COLONY)
        crowd = max(0, count + coming + zombies - s.board.colony_spaces)
        missing = max(0.0, count - have + 0.5 * coming)
        lacking = [
            place for place in s.board.outside if s.barricades[GATES - 1 + place] < each + self._breaks(place)
        ]
        if each == 0:
            lacking = []
        work = crowd / 1.5 + missing + 1.3 * len(lacking)
        unit = self.unit(work, BARRICADES_A_ROUND)
        if not ready:
            unit *= IN_VAIN
        elif work <= SURE_DICE * self.dice_tonight():
            unit = max(unit, STRIKE if work > 0 else KEPT_CLEAR)
            self.tonight = all(s.at[place] for place in lacking)
        if missing > 0:
            for gate in range(GATES):
                # A barricade where zombies will break in is not one for long.
                self.build[gate] += unit * (1.0 if s.free(gate) > 1 else 0.8)
        if crowd > 0:
            self.kill[COLONY] += 0.8 * unit
        for place in lacking:
            gate = GATES - 1 + place
            self.build[gate] += unit
            if s.free(gate) <= 0:
                self.kill[place] += 0.8 * unit
            self.presence[place] += 1.5 * unit if not s.at[place] else 0.0

    def _breaks(self, place: int) -> int:
        """How many barricades outside tonight's zombies will break."""
        s = self.s
        return max(0, len(s.at[place]) - max(0, s.free(GATES - 1 + place)))

    def _empty(self, count: int) -> None:
        s = self.s
        # All look at the same decks: the smallest, of equal ones those where more people have room.
        order = sorted(s.board.with_deck, key=lambda place: (s.decks[place], -s.board.room[place], place))
        chosen = [place for place in order if s.decks[place] > 0]
        empty = len(order) - len(chosen)
        chosen = chosen[: max(0, count - empty)]
        unit = self.unit(sum(s.decks[place] for place in chosen), DRAWS_A_ROUND)
        for place in chosen:
            self.draw[place] += unit

    def _stock(self, goal: Stocked) -> None:
        s = self.s
        have = len(s.stock) if goal.symbol < 0 else count_symbol(self.box, s.stock, goal.symbol)
        need = goal.count + goal.per_player * len(self.faithful)
        unit = self.unit(need - have, CARDS_A_ROUND)
        back = self.side.only_from
        if back != ANYWHERE:
            self.draw[back] += unit
        for kind in range(len(self.box.items)):
            if back != ANYWHERE and not cards_of(self.box).copies[back][kind]:
                continue
            if self.box.symbol[kind] == goal.symbol or (
                goal.symbol < 0 and self.box.symbol[kind] in self.side.needs
            ):
                self.stock[kind] = max(self.stock[kind], unit)

    def _burn(self, need: int) -> None:
        """Fuel burns every night; without it all is lost."""
        s = self.s
        have = count_symbol(self.box, s.stock, FUEL)
        if have < need:
            worth = min(1.2, 2.5 / (need - have))
        elif have < need * self.left:
            worth = 0.25
        else:
            worth = 0.0
        for kind in self.kinds_with(FUEL):
            self.stock[kind] += worth

    # One's own objective.

    def _own(self, goal: Condition, time: float) -> None:
        s = self.s
        if isinstance(goal, MainObjectiveDone | MoraleGone):
            return
        if isinstance(goal, InHand | ExactlyInHand):
            exact = isinstance(goal, ExactlyInHand)
            self._collect(self.kinds_with(goal.symbol), goal.count, time, exact)
        elif isinstance(goal, HandSize):
            self._collect(list(range(len(self.box.items))), goal.count, 0.6 * time, False)
        elif isinstance(goal, MostCards):
            most = max([area.hand_size for area in s.areas if area.seat != s.seat], default=0)
            self._collect(list(range(len(self.box.items))), most + 1, 0.5 * time, False)
        elif isinstance(goal, Equipped):
            worn = sum([count_symbol(self.box, s.people[n].gear, goal.symbol) for n in s.me.group])
            if worn < goal.count:
                for kind in self.kinds_with(goal.symbol):
                    self.hand[kind] += 0.8 * time
                    self._worn[kind] += 0.8 * time
        elif isinstance(goal, ControlExactly):
            self.member += time * (1.0 if len(s.me.group) < goal.count else -0.6)
        elif isinstance(goal, ControlAtLeast):
            self.member += time if len(s.me.group) <= goal.count else 0.0
        elif isinstance(goal, LargestGroup):
            most = max([len(area.group) for area in s.areas if area.seat != s.seat], default=0)
            self.member += 0.7 * time if len(s.me.group) <= most + goal.by else 0.1
        elif isinstance(goal, GroupInfluence):
            self.member += 0.6 * time
        elif isinstance(goal, NobodyWounded):
            self.cure += 0.5 * time
        elif isinstance(goal, SomebodyWounded):
            self.cure -= 0.5 * time
        elif isinstance(goal, ColonyBarricades):
            missing = goal.count - sum(s.barricades[:GATES])
            if missing > -2:
                for gate in range(GATES):
                    self.build[gate] += time * (0.4 if missing > 0 else 0.1)
        elif isinstance(goal, BarricadesOutside):
            for place in s.board.outside:
                if s.barricades[GATES - 1 + place] < goal.each:
                    self.build[GATES - 1 + place] += 0.3 * time
        elif isinstance(goal, PeopleOnBoard | HelplessAtLeast):
            self.member += 0.3 * time
        elif isinstance(goal, Lost):
            self.gone += 0.3 * time
        elif isinstance(goal, WasteAtMost):
            self.waste += 0.15 * time if len(s.waste) > goal.count else 0.0
        elif isinstance(goal, WasteAtLeast):
            self.waste -= 0.15 * time
        elif isinstance(goal, BetrayersExiled):
            self.justice = True
        elif isinstance(goal, Starvation):
            self.hunger += 0.5 * time
        elif isinstance(goal, EmptyDecks) and not self.draw[order_of_decks(s)[0]]:
            self.draw[order_of_decks(s)[0]] += 0.1 * time
        elif type(goal).__name__ in OWN_GOALS:
            OWN_GOALS[type(goal).__name__](self, goal, time)

    def kinds_with(self, symbol: int) -> list[int]:
        """The kinds of item that show a symbol."""
        return [kind for kind, shown in enumerate(self.box.symbol) if shown == symbol]

    def _collect(self, kinds: list[int], count: int, time: float, exact: bool) -> None:
        """Cards to be in the hand at the end."""
        have = sum(1 for kind in self.s.hand if kind in kinds)
        missing = count - have
        for kind in kinds:
            if missing > 0:
                self.hand[kind] += time * (1.0 if missing == 1 else 0.6 if missing == 2 else 0.4)
            elif exact:
                self.hand[kind] -= 0.5 * time
            if missing >= 0:
                self._held[kind] += time * (1.0 if missing == 0 else 0.6 if missing == 1 else 0.35)


def is_betrayer(s: ColonySight, betrays: bool) -> bool:
    """Whether the objective that a seat follows is a betrayal.

    In the prisoner's dilemma a seat holds two: with ``betrays`` it follows the betrayal.
    """
    card = s.me.betrayal if betrays else s.me.secret
    return card >= 0 and s.box.secrets[card].betrayal


def own_goals(s: ColonySight, betrays: bool) -> tuple[Condition, ...]:
    """The goals of the objective that a seat follows."""
    card = s.me.betrayal if betrays else s.me.secret
    goals: tuple[Condition, ...] = s.box.secrets[card].goals if card >= 0 else ()
    if s.me.exile_card < 0:
        return goals
    exiled = s.box.exiled[s.me.exile_card]
    return (*exiled.betrayer, *goals[1:]) if is_betrayer(s, betrays) else exiled.loyal


def steps_missing(s: ColonySight, goals: tuple[Condition, ...]) -> int:
    """How many steps these goals of one's own lack, the fall of the colony and such aside."""
    return sum([missing(s, goal) for goal in goals])


def missing(s: ColonySight, goal: Condition) -> int:
    """How many steps a goal about one's own people, cards or losses lacks; 0 for all others."""
    others = [area for area in s.areas if area.seat != s.seat]
    if isinstance(goal, InHand):
        return max(0, goal.count - count_symbol(s.box, s.hand, goal.symbol))
    if isinstance(goal, MostCards):
        most = max([area.hand_size for area in others], default=0)
        return max(0, most + 1 - len(s.hand))
    if isinstance(goal, Equipped):
        worn = sum(1 for n in s.me.group for kind in s.people[n].gear if s.box.symbol[kind] == goal.symbol)
        return max(0, goal.count - worn)
    if isinstance(goal, ControlExactly):
        return abs(goal.count - len(s.me.group))
    if isinstance(goal, ControlAtLeast):
        return max(0, goal.count - len(s.me.group))
    if isinstance(goal, LargestGroup):
        most = max([len(area.group) for area in others], default=0)
        return max(0, most + goal.by - len(s.me.group))
    if isinstance(goal, GroupInfluence):
        lacking = goal.count - sum(s.box.influence[number] for number in s.me.group)
        return max(0, ceil(lacking / MEAN_INFLUENCE))
    if isinstance(goal, Lost):
        return max(0, goal.count - len(s.gone))
    if isinstance(goal, Starvation):
        return max(0, goal.count - s.starvation)
    known = STEPS.get(type(goal).__name__)
    return 0 if known is None else known(s, goal)


def order_of_decks(s: ColonySight) -> list[int]:
    """Decks that are not empty, the smallest first."""
    full = [place for place in s.board.with_deck if s.decks[place] > 0]
    return sorted(full, key=lambda place: s.decks[place]) or [COLONY]
