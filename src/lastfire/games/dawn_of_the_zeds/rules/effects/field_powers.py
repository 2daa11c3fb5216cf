"""Abilities that are Actions in the field and in the town's offices: ground, Villages, gas, cards."""

from dataclasses import dataclass

from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
from lastfire.games.dawn_of_the_zeds.rules.actions.build import takes_barricade
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import lay_chaos
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    has_zeds,
    is_reduced,
    lay_ground,
    lift_ground,
    take_away,
    zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    HOSPITAL,
    KIND,
    ON_MAP,
    OPEN_GROUND,
    START,
    TOWN_CENTER,
    VILLAGES,
    are_neighbours,
    neighbours,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import add_event_actions
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import become_refugees, is_villagers, release
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import hit_zeds
from lastfire.games.dawn_of_the_zeds.rules.combat.odds import at_least
from lastfire.games.dawn_of_the_zeds.rules.combat.retreat import retreat_zeds
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import is_empty, look_at_event
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import can_reveal, reveal_research
from lastfire.games.dawn_of_the_zeds.rules.effects.action_powers import AimedAbility, is_near
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import hits, within
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.levels import BARRICADE_RULES, INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BRIDGE_DOWN,
    FERRY,
    MINEFIELD_4,
    MINEFIELD_7,
    MOST_EVENT_ACTIONS,
    STRONGPOINT,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.versus.seats import hero_eyes
from lastfire.games.dawn_of_the_zeds.rules.words.abilities import (
    ASK_ABILITY_TARGET,
    ASK_GAS,
    ASK_WHOM,
    BRIDGE_RESTORED,
    HOSE,
    MINEFIELD_LAID,
    STRONGPOINT_BUILT,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_REMOVED


def is_ground_for_building(t: DawnTable, space: int) -> bool:
    """Whether a space of a track can be built on: no Start, no Catacombs, no Chaos. [DOZ-BUILD-2]"""
    return space < TOWN_CENTER and OPEN_GROUND[space] and not t.chaos[space]


@dataclass(frozen=True)
class BuildsStrongpoint(Ability):
    """A Strongpoint in its space: one Barricade or Strongpoint lies on a track. [DOZ-UNIT-57, DOZ-BUILD-3]"""

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name("build a Strongpoint in its space", "自分のスペースに拠点を建設する")

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.box.uses & BARRICADE_RULES != 0 and takes_barricade(t, t.at[unit])

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        lay_ground(t, t.at[unit], STRONGPOINT)
        t.tell(STRONGPOINT_BUILT, unit, t.at[unit])
        yield from ()


@dataclass(frozen=True)
class LaysMinefield(Ability):
    """A Minefield in its space while it is unhurt. [DOZ-UNIT-57, DOZ-ZEDS-12]"""

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name(
            "while unhurt, lay a Minefield in its space", "無傷であれば、自分のスペースに地雷原を置く"
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        space = t.at[unit]
        if is_reduced(t, unit) or t.hits[unit] or not is_ground_for_building(t, space):
            return False
        return not t.ground[space] & (MINEFIELD_7 | MINEFIELD_4)

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        lay_ground(t, t.at[unit], MINEFIELD_7)
        t.tell(MINEFIELD_LAID, unit, t.at[unit])
        yield from ()


@dataclass(frozen=True)
class RestoresBridge(Ability):
    """The Collapsed Bridge in its space goes, as a Ferry too. [DOZ-UNIT-73, DOZ-FATE-17]"""

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name(
            "remove the Collapsed Bridge, or the Ferry, in its space",
            "自分のスペースの「橋の崩落」（渡し船を含む）を取り除く",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.ground[t.at[unit]] & (BRIDGE_DOWN | FERRY) != 0

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        lift_ground(t, t.at[unit], BRIDGE_DOWN | FERRY)
        t.tell(BRIDGE_RESTORED, t.at[unit])
        yield from ()


@dataclass(frozen=True)
class ClearsVillage(Ability):
    """Defiant Civilians or Villagers of a Village near by can leave it. [DOZ-UNIT-72, DOZ-UNIT-17]"""

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name(
            "release a Defiant Civilians unit or turn a Villagers unit into Refugees in the same or an "
            "adjacent Village",
            "同じか隣接する村で、退去拒否の市民1つを解放するか、村人1つを避難民にする",
        )

    def _who(self, t: DawnTable, unit: int) -> list[int]:
        return [
            other
            for village in VILLAGES
            if is_near(t.at[unit], village)
            for other in t.here[village]
            if t.marks[other] & DEFIANT or is_villagers(t, other)
        ]

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return len(self._who(t, unit)) > 0

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_WHOM, self._who(t, unit), unit)
        release(t, t.reply)
        become_refugees(t, t.reply)


@dataclass(frozen=True)
class Hoses(AimedAbility):
    """An adjacent Zeds unit retreats before enough water; nobody on a Start does. [DOZ-UNIT-72]"""

    cost: Price
    dice: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name(
            f"roll {self.dice} dice; an adjacent Zeds unit retreats if the sum is at least its Strength",
            f"ダイスを{self.dice}個振り、合計が隣接するゼッズのユニット1つの戦力以上なら、それを退却させる",
        )

    def _targets(self, t: DawnTable, unit: int) -> list[int]:
        here = t.at[unit]
        if here >= ON_MAP:
            return []
        found: list[int] = []
        for space in neighbours(here, t.tracks):
            if KIND[space] != START:
                found += zeds_at(t, space)
        return found

    def aims(self, t: DawnTable, unit: int) -> list[tuple[int, int]]:
        return [(unit, target) for target in self._targets(t, unit)]

    def chance(self, needed: int) -> float:
        """How likely the dice are enough for a target of this Strength to retreat."""
        return at_least(self.dice, needed)

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_ABILITY_TARGET, self._targets(t, unit), unit)
        target = t.reply
        rolled = [1 + t.chance.roll(6) for _ in range(self.dice)]
        needed = strength(t, target)
        t.tell(HOSE, unit, target, needed, *rolled)
        if sum(rolled) >= needed:
            yield from retreat_zeds(t, [target])


# Cards and Infection.


@dataclass(frozen=True)
class LooksAtEvent(Ability):
    """The Hero players see the top Event card. [DOZ-UNIT-64, DOZ-EVENT-5, DOZ-COOP-13, DOZ-VERSUS-111]"""

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name("look at the top Event card", "一番上のイベントカードを見る")

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        heroes = hero_eyes(t)
        return not is_empty(t) and t.saw_event & heroes != heroes

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        look_at_event(t, hero_eyes(t))
        yield from ()


@dataclass(frozen=True)
class DissectsPatient(Ability):
    """A unit in the Hospital goes to the Cemetery for the next Research card, while it is somewhere.

    [DOZ-UNIT-67]
    """

    cost: Price
    place: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        where = within(self.place)
        return Name(
            f"{where.en}, send a unit in the Hospital to the Cemetery and reveal the next Research card",
            f"{where.ja}にいれば、病院のユニット1つを墓地に置き、次の研究カードを公開する",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.at[unit] == self.place and len(t.here[HOSPITAL]) > 0 and can_reveal(t)

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_WHOM, list(t.here[HOSPITAL]), unit)
        patient = t.reply
        t.tell(UNIT_REMOVED, patient, HOSPITAL)
        take_away(t, patient)
        yield from reveal_research(t)


@dataclass(frozen=True)
class TradesInfection(Ability):
    """Infection for Event Actions. [DOZ-UNIT-63]"""

    cost: Price
    infection: int
    actions: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        many = "1 Event Action" if self.actions == 1 else f"{self.actions} Event Actions"
        return Name(
            f"raise Infection by {self.infection} to gain {many}",
            f"感染度を{self.infection}上げて、イベントアクションを{self.actions}つ得る",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.box.uses & INFECTION_RULES != 0 and t.event_actions < MOST_EVENT_ACTIONS

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from raise_infection(t, self.infection)
        add_event_actions(t, self.actions)


# The Super Weapon.


@dataclass(frozen=True)
class ThrowsGas(Ability):
    """Hits among Zeds next to a unit, and Chaos there. [DOZ-RESEARCH-15]"""

    cost: Price
    count: int
    chaos: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        said = hits(self.count)
        many = "1 Chaos marker" if self.chaos == 1 else f"{self.chaos} Chaos markers"
        return Name(
            f"deal {said.en} among Zeds in an adjacent space and place {many} there",
            f"隣接するスペースのゼッズに合計{said.ja}を与え、そこに混沌マーカーを{self.chaos}個置く",
        )

    def is_of_units(self) -> bool:
        return True

    def _spaces(self, t: DawnTable, unit: int) -> list[int]:
        here = t.at[unit]
        if here >= ON_MAP or t.chaos_left < self.chaos:
            return []
        return [
            space
            for space in neighbours(here, t.tracks)
            if KIND[space] != START and has_zeds(t, space) and are_neighbours(here, space)
        ]

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return len(self._spaces(t, unit)) > 0

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_space(t, seat, ASK_GAS, self._spaces(t, unit), unit)
        space = t.reply
        yield from hit_zeds(t, zeds_at(t, space), self.count)
        yield from lay_chaos(t, space, self.chaos)
