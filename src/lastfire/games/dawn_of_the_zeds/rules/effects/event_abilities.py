"""What Event cards let the players do in the Action Phase, without any unit. [DOZ-ACTION-9]"""

from dataclasses import dataclass

from lastfire.engine.step import Flow, choose
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.rules.actions.ability import Ability
from lastfire.games.dawn_of_the_zeds.rules.actions.heal import can_be_healed, heal
from lastfire.games.dawn_of_the_zeds.rules.actions.price import FREE, ONCE_A_TURN, Price
from lastfire.games.dawn_of_the_zeds.rules.actions.research import (
    can_research,
    research,
    supplies_of_research,
)
from lastfire.games.dawn_of_the_zeds.rules.board.counters import take_away
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import HOSPITAL, LAB
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies, spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import (
    can_reveal,
    reveal_research,
)
from lastfire.games.dawn_of_the_zeds.rules.effects.phrases import faces
from lastfire.games.dawn_of_the_zeds.rules.effects.rolling import roll_die
from lastfire.games.dawn_of_the_zeds.rules.effects.wording import counted
from lastfire.games.dawn_of_the_zeds.rules.levels import RESEARCH_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, EVENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import lower_infection, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_hero
from lastfire.games.dawn_of_the_zeds.rules.used import PICKED, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    HEAL,
    HEAL_AND_LESS,
    LESS_INFECTION,
    RESEARCH_ACTION,
    TWO_HEALS,
)
from lastfire.games.dawn_of_the_zeds.rules.words.events import (
    ASK_EFFICIENCY,
    ASK_EVENT_UNIT,
    ASK_FREE_HEAL,
    ASK_SHIFT_WORK,
    ASK_TRADED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_REMOVED


def patients(t: DawnTable) -> list[int]:
    """The units in beds that a Heal would help."""
    return [unit for unit in t.here[HOSPITAL] if can_be_healed(t, unit)]


def researchers(t: DawnTable) -> list[int]:
    """Who could take a Research Action in the Lab, its Supply being paid. [DOZ-RESEARCH-1, DOZ-RESEARCH-2]"""
    if not t.box.uses & RESEARCH_RULES or not can_spend_supplies(t, supplies_of_research(t)):
        return []
    return [unit for unit in t.here[LAB] if can_research(t, unit) and not t.marks[unit] & COMATOSE]


def times_used(t: DawnTable) -> int:
    """How often what the Event card offers has been used this turn."""
    times = 0
    while is_used(t, PICKED, EVENT_SOURCE + t.event, times):
        times += 1
    return times


def count_use(t: DawnTable) -> None:
    """What the Event card offers is used once more."""
    mark_used(t, PICKED, EVENT_SOURCE + t.event, times_used(t))


def _heal_somebody(t: DawnTable, seat: int, lowers: bool) -> Flow:
    """A seat chooses a patient for a free Heal. [DOZ-HEAL-2, DOZ-HEAL-5]"""
    yield from choose_unit(t, seat, ASK_FREE_HEAL, patients(t), t.event)
    yield from heal(t, t.reply, lowers)


@dataclass(frozen=True)
class EfficientHospital(Ability):
    """Two free Heals, or less Infection, or one of either. These Heals do not lower Infection."""

    def price(self) -> Price:
        return Price(limit=ONCE_A_TURN)

    def clause(self) -> Name:
        return Name(
            "choose 2 free Heals in the Hospital, or Infection -2, or 1 free Heal and Infection -1; these "
            "Heals do not lower Infection",
            "病院での無料の治療2回、感染度-2、無料の治療1回と感染度-1のうち1つを選ぶ。"
            "この治療では感染度は下がらない",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return t.infection > 0 or bool(patients(t))

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        ids = [TWO_HEALS] if patients(t) else []
        if t.infection:
            ids.append(LESS_INFECTION)
        yield from choose(t, seat, ASK_EFFICIENCY, [*ids, HEAL_AND_LESS], t.event)
        answer = t.reply
        if answer != TWO_HEALS:
            lower_infection(t, 2 if answer == LESS_INFECTION else 1)
        if answer != LESS_INFECTION:
            for _ in range(2 if answer == TWO_HEALS else 1):
                if patients(t):
                    yield from _heal_somebody(t, seat, False)


@dataclass(frozen=True)
class ShiftWork(Ability):
    """Infection for a free Heal or a free Research Action, a few times."""

    times: int
    infection: int

    def price(self) -> Price:
        return FREE

    def clause(self) -> Name:
        return Name(
            f"up to {self.times} times this turn, raise Infection by {self.infection} for a free Heal or a "
            "free Research Action",
            f"このターン{self.times}回まで、感染度を{self.infection}上げて、"
            "無料の治療アクションか無料の研究アクションを1回行う",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return times_used(t) < self.times and bool(patients(t) or researchers(t))

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        count_use(t)
        yield from raise_infection(t, self.infection)
        # An Outbreak may have emptied beds and Lab.
        ids = [HEAL] if patients(t) else []
        if researchers(t):
            ids.append(RESEARCH_ACTION)
        if not ids:
            return
        yield from choose(t, seat, ASK_SHIFT_WORK, ids, t.event)
        if t.reply == HEAL:
            yield from _heal_somebody(t, seat, True)
            return
        yield from choose_unit(t, seat, ASK_EVENT_UNIT, researchers(t), t.event)
        spend_supplies(t, supplies_of_research(t))
        yield from research(t, t.reply)


@dataclass(frozen=True)
class PatientsForResearch(Ability):
    """A patient's life for the next Research card, a few times."""

    times: int

    def price(self) -> Price:
        return FREE

    def clause(self) -> Name:
        return Name(
            f"up to {self.times} times this turn, send a unit in a bed to the Cemetery to reveal the next "
            "Research card",
            f"このターン{self.times}回まで、ベッドのユニット1つを墓地に置き、次の研究カードを公開する",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return times_used(t) < self.times and bool(t.here[HOSPITAL]) and can_reveal(t)

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        count_use(t)
        yield from choose_unit(t, seat, ASK_TRADED, list(t.here[HOSPITAL]), t.event)
        t.tell(UNIT_REMOVED, t.reply, HOSPITAL)
        take_away(t, t.reply)
        yield from reveal_research(t)


@dataclass(frozen=True)
class RecklessResearch(Ability):
    """A Hit on a Hero in the Lab for a die that may reveal the next Research card, any number of times."""

    first: int

    def price(self) -> Price:
        return FREE

    def clause(self) -> Name:
        dice = faces(self.first)
        return Name(
            f"any number of times, deal {counted(1, 'Hit')} to a Hero in the Lab and roll a die: {dice.en} "
            "reveals the next Research card",
            f"何回でも、研究室のヒーロー1人に1ヒットを与えてダイスを1個振る。{dice.ja}なら次の研究カードを公開する",
        )

    def is_possible(self, t: DawnTable, unit: int) -> bool:
        return bool(_heroes_in_lab(t)) and can_reveal(t)

    def use(self, t: DawnTable, seat: int, unit: int) -> Flow:
        yield from choose_unit(t, seat, ASK_EVENT_UNIT, _heroes_in_lab(t), t.event)
        yield from take_hits(t, t.reply, 1)
        if roll_die(t) >= self.first:
            yield from reveal_research(t)


def _heroes_in_lab(t: DawnTable) -> list[int]:
    """The Heroes in the Lab."""
    return [unit for unit in t.here[LAB] if is_hero(unit)]
