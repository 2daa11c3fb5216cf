"""Abilities that are Actions of their unit: each is an imperative clause behind its price. [DOZ-ACTION-6]"""

from dataclasses import dataclass
from typing import Final

from lastfire.engine.native import mypyc_attr
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import can_act
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import HURT, can_be_healed, heal
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Price, grant_free_action
from lastfire.games.dawn_of_the_zeds.rules.actions.way import is_surface
from lastfire.games.dawn_of_the_zeds.rules.board.counters import lay_on
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CAMP,
    CENTER,
    HOSPITAL,
    KIND,
    LAB,
    OFFICES,
    ON_MAP,
    TOWN,
    TOWN_CENTER,
    are_neighbours,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import release
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit
from lastfire.games.dawn_of_the_zeds.rules.combat.gunfire import in_range_of, pay_for_shot, shoot, targets_of
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import NEAR, ammo, hits, shifts, within
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    FIRST_MARKER,
    MARKERS,
    TRAINED,
    marker_number,
)
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_STORES, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_CIVILIANS,
    FIRST_REGULAR_CIVILIANS,
    FIRST_VILLAGERS,
    is_fighter,
    is_refugees,
    is_regular_civilians,
)
from lastfire.games.dawn_of_the_zeds.rules.words.abilities import (
    ASK_ABILITY_TARGET,
    ASK_WHOM,
    MARKER_LAID,
    RECOVERS,
    SPEECH,
    TREATS,
)


def is_near(here: int, there: int) -> bool:
    """Whether somebody in one space is in the same or an adjacent space as somebody in the other.

    Offices and Lab hold one unit each; beds are out of reach but for those who say so.
    [DOZ-BOARD-11, DOZ-BOARD-18, DOZ-BOARD-19]
    """
    if here < ON_MAP and there < ON_MAP:
        return here == there or are_neighbours(here, there)
    if here == TOWN_CENTER:
        return there in (OFFICES, LAB)
    return there == TOWN_CENTER and here in (OFFICES, LAB)


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedAbility(Ability):
    """An ability with a target, for which is asked where there are several."""

    def aims(self, t: DawnTable, unit: int) -> list[tuple[int, int]]:
        """Who can use it on whom now: the unit itself, or others that it commands."""
        raise NotImplementedError

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return len(self.aims(t, unit)) > 0


# Gunfire.


@dataclass(frozen=True)
class ShootsWithoutAmmo(AimedAbility):
    """A gunfire attack for Actions alone. [DOZ-UNIT-52]"""

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name("shoot without Ammo", "弾薬を使わずに射撃する")

    def aims(self, t: DawnTable, unit: int) -> list[tuple[int, int]]:
        return [(unit, target) for target in in_range_of(t, unit)]

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_ABILITY_TARGET, in_range_of(t, unit), unit)
        yield from shoot(t, unit, t.reply)


@dataclass(frozen=True)
class CommandsShot(AimedAbility):
    """Another unit in Town Center shoots, for what gunfire costs it. [DOZ-UNIT-53]"""

    columns: int
    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        said = shifts(self.columns)
        return Name(
            f"another unit in Town Center shoots, for what its gunfire costs, with {said.en}",
            f"タウンセンターにいるほかのユニット1つが、その射撃のコストを支払って射撃し、{said.ja}",
        )

    def _shooters(self, t: DawnTable, unit: int) -> list[int]:
        return [
            other
            for other in t.here[TOWN_CENTER]
            if other != unit and is_fighter(other) and targets_of(t, other)
        ]

    def aims(self, t: DawnTable, unit: int) -> list[tuple[int, int]]:
        return [(shooter, target) for shooter in self._shooters(t, unit) for target in targets_of(t, shooter)]

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_WHOM, self._shooters(t, unit), unit)
        shooter = t.reply
        yield from choose_unit(t, seat, ASK_ABILITY_TARGET, in_range_of(t, shooter), shooter)
        target = t.reply
        pay_for_shot(t, shooter)
        yield from shoot(t, shooter, target, self.columns)


# Actions for others.


@dataclass(frozen=True)
class GrantsAction(Ability):
    """A free Action for Regular Civilians or Refugees, near or on the surface; ``heroic`` ones as well.

    [DOZ-UNIT-55, DOZ-UNIT-76]
    """

    cost: Price
    heroic: bool
    near: bool

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        where = NEAR if self.near else Name("on the surface", "地上の")
        who = Name("Regular Civilians", "一般市民")
        if self.heroic:
            who = Name("Regular Civilians, Heroic Civilians", "一般市民、英雄市民")
        return Name(
            f"give a free Action to a unit of {who.en} or Refugees {where.en}",
            f"{where.ja}{who.ja}、避難民のいずれか1つに無料アクションを与える",
        )

    def _receives(self, t: DawnTable, unit: int, other: int) -> bool:
        space = t.at[other]
        if space >= ON_MAP or other == unit or not (other < FIRST_VILLAGERS or is_refugees(other)):
            return False
        return (is_near(t.at[unit], space) if self.near else is_surface(space)) and can_act(t, other)

    def _first(self) -> int:
        return FIRST_CIVILIANS if self.heroic else FIRST_REGULAR_CIVILIANS

    def _receivers(self, t: DawnTable, unit: int) -> list[int]:
        first = self._first()
        return [other for other in t.team if other >= first and self._receives(t, unit, other)]

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        first = self._first()
        for other in t.team:
            if other >= first and self._receives(t, unit, other):
                return True
        return False

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        receivers = self._receivers(t, unit)
        yield from choose_unit(t, seat, ASK_WHOM, receivers, unit)
        grant_free_action(t, t.reply)


@dataclass(frozen=True)
class Speaks(Ability):
    """A free Action for every other player unit in Town, or on the whole surface if somebody spreads it.

    [DOZ-UNIT-53, DOZ-UNIT-76]
    """

    cost: Price

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        return Name(
            "with a speech, give every other player unit in Town spaces and Town Center a free Action",
            "演説を行い、市街スペースとタウンセンターにいるほかのすべてのプレイヤーユニットに"
            "無料アクションを1つずつ与える",
        )

    def _listens(self, t: DawnTable, unit: int, other: int, wide: bool) -> bool:
        space = t.at[other]
        if other == unit or space >= CAMP or space == HOSPITAL:
            return False
        return (is_surface(space) if wide else KIND[space] in (TOWN, CENTER)) and can_act(t, other)

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        wide = _is_spread(t)
        return any(self._listens(t, unit, other, wide) for other in t.team)

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        t.tell(SPEECH, unit)
        wide = _is_spread(t)
        listeners = [other for other in t.team if self._listens(t, unit, other, wide)]
        for other in listeners:
            grant_free_action(t, other)
        yield from ()


def _is_spread(t: DawnTable) -> bool:
    """Whether somebody spreads a speech over the whole surface. [DOZ-UNIT-76]"""
    return any(holding.widens_speech() for _, _, holding in all_held(t, questions.WIDENS_SPEECH))


# Healing.


@dataclass(frozen=True)
class HealsNear(Ability):
    """A Heal near by; ``itself`` as well, and ``beds`` from a Staff Office or Town Center.

    [DOZ-UNIT-56, DOZ-UNIT-62, DOZ-UNIT-70, DOZ-HEAL-7]
    """

    cost: Price
    itself: bool = False
    beds: bool = False

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        en = (
            "Heal a unit in the same or an adjacent space"
            if self.itself
            else ("Heal another unit in the same or an adjacent space")
        )
        ja = f"{NEAR.ja}{'' if self.itself else 'ほかの'}ユニット1つを治療する"
        if self.itself:
            en += ", itself included"
            ja = f"自分も含め、{ja}"
        if self.beds:
            en += ", or from a Staff Office or Town Center a unit in a bed"
            ja += "。執務室かタウンセンターにいれば、代わりにベッドのユニットを治療してもよい"
        return Name(en, ja)

    def _reaches(self, t: DawnTable, unit: int, other: int) -> bool:
        if other == unit:
            return self.itself
        here, space = t.at[unit], t.at[other]
        if space == HOSPITAL:
            return self.beds and here in (OFFICES, TOWN_CENTER)
        return is_near(here, space)

    def _patients(self, t: DawnTable, unit: int) -> list[int]:
        return [other for other in t.team if can_be_healed(t, other) and self._reaches(t, unit, other)]

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        hits = t.hits
        marks = t.marks
        for other in t.team:
            is_hurt = hits[other] or marks[other] & HURT
            if is_hurt and self._reaches(t, unit, other) and can_be_healed(t, other):
                return True
        return False

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_WHOM, self._patients(t, unit), unit)
        if t.reply != unit:
            t.tell(TREATS, unit, t.reply)
        yield from heal(t, t.reply)


@dataclass(frozen=True)
class HealsInHospital(Ability):
    """A Heal of a unit in the Hospital while it is somewhere. [DOZ-UNIT-62]"""

    cost: Price
    place: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        where = within(self.place)
        return Name(
            f"{where.en}, Heal a unit in the Hospital", f"{where.ja}にいれば、病院のユニット1つを治療する"
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.at[unit] == self.place and any(can_be_healed(t, other) for other in t.here[HOSPITAL])

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        patients = [other for other in t.here[HOSPITAL] if can_be_healed(t, other)]
        yield from choose_unit(t, seat, ASK_WHOM, patients, unit)
        if t.reply != unit:
            t.tell(TREATS, unit, t.reply)
        yield from heal(t, t.reply)


@dataclass(frozen=True)
class RestoresCivilians(Ability):
    """A Hit comes off Regular Civilians outside the Hospital while it is somewhere; no side is flipped.

    [DOZ-UNIT-65]
    """

    cost: Price
    place: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        where, said = within(self.place), hits(1)
        return Name(
            f"{where.en}, remove {said.en} from a Regular Civilians unit outside the Hospital",
            f"{where.ja}にいれば、病院の外の一般市民1つから{said.ja}を取り除く",
        )

    def _patients(self, t: DawnTable) -> list[int]:
        return [
            other
            for other in range(FIRST_REGULAR_CIVILIANS, FIRST_VILLAGERS)
            if t.at[other] < ON_MAP and t.hits[other]
        ]

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.at[unit] == self.place and len(self._patients(t)) > 0

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_WHOM, self._patients(t), unit)
        patient = t.reply
        t.hits[patient] -= 1
        t.tell(RECOVERS, patient, t.hits[patient])


# Training, trade.


@dataclass(frozen=True)
class Trains(Ability):
    """A marker for Regular Civilians near by, who are released as well. [DOZ-UNIT-65, DOZ-UNIT-17]"""

    cost: Price
    marker: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        name = MARKERS[self.marker].name
        return Name(
            f"a Regular Civilians unit in the same or an adjacent space gets the marker {name.en}, which it "
            "keeps until it is eliminated; a Defiant one is released",
            f"{NEAR.ja}一般市民1つに、除去されるまで{name.ja}マーカーを置く（退去拒否なら解放される）",
        )

    def _pupils(self, t: DawnTable, unit: int) -> list[int]:
        bit = FIRST_MARKER << self.marker
        return [
            other
            for other in range(FIRST_REGULAR_CIVILIANS, FIRST_VILLAGERS)
            if t.at[other] < ON_MAP and not t.marks[other] & bit and is_near(t.at[unit], t.at[other])
        ]

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return len(self._pupils(t, unit)) > 0

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_WHOM, self._pupils(t, unit), unit)
        pupil = t.reply
        assert is_regular_civilians(pupil)
        lay_on(t, pupil, FIRST_MARKER << self.marker)
        t.tell(MARKER_LAID, pupil, self.marker)
        release(t, pupil)


@dataclass(frozen=True)
class MakesAmmo(Ability):
    """Ammo for its price. [DOZ-UNIT-73]"""

    cost: Price
    count: int

    def price(self) -> Price:
        return self.cost

    def clause(self) -> Name:
        said = ammo(self.count)
        return Name(f"gain {said.en}", f"{said.ja}を得る")

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.ammo < MOST_STORES

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        change_ammo(t, self.count)
        yield from ()


TRAINED_MARKER: Final = marker_number(TRAINED)
"""The number of the marker for training."""
