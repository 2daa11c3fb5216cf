"""The Research Action. [DOZ-RESEARCH-1..4]"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.price import FREE, Means, Price, pay_action
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import LAB
from lastfire.games.dawn_of_the_zeds.rules.board.stores import can_spend_supplies, spend_supplies
from lastfire.games.dawn_of_the_zeds.rules.combat.table import DIE
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import can_reveal, reveal_research
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by, in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import RESEARCH_RULES
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.used import RESEARCHED, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import RESEARCH_ROLLED as DIE_ROLLED
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import offer_scheme
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ASK_RESEARCH_PRICE, RESEARCH_ROLLED
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, RESEARCH_ACTION, YES

BEST: Final = 6
"""No more than this counts, whatever is added. [DOZ-UNIT-63]"""


class Research(Deed):
    """A Scientist in the Lab works on the next card. [DOZ-RESEARCH-1..4, DOZ-RESEARCH-7]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        if not can_research(t, means.unit):
            return
        if _prices(t, means):
            ids.append(RESEARCH_ACTION)

    def is_possible(self, t: DawnTable, means: Means) -> bool:
        return t.at[means.unit] == LAB and Deed.is_possible(self, t, means)

    def price(self, t: DawnTable, unit: int, action: int) -> Price:
        """It is paid when it is done: there can be a choice."""
        return FREE

    def takes_turn(self, price: Price) -> bool:
        return True

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        """Pay an Action, or a Supply where a card allows it; then roll."""
        yield from choose(t, seat, ASK_RESEARCH_PRICE, _prices(t, Means(t, seat, unit)), unit)
        supplies = supplies_of_research(t)
        if t.reply == YES:
            supplies += 1
        else:
            pay_action(t, seat, unit)
        spend_supplies(t, supplies)
        yield from research(t, unit)


def _prices(t: DawnTable, means: Means) -> list[int]:
    """How a Research Action can be paid: NO with an Action, YES with a Supply instead. [DOZ-RESEARCH-2]"""
    supplies = supplies_of_research(t)
    ids: list[int] = []
    if means.actions and can_spend_supplies(t, supplies):
        ids.append(NO)
    if means.own and is_for_supply(t) and can_spend_supplies(t, supplies + 1):
        ids.append(YES)
    return ids


def can_research(t: DawnTable, unit: int) -> bool:
    """Whether a unit works in the Lab, and can still succeed this turn. [DOZ-RESEARCH-1, DOZ-RESEARCH-4]"""
    return (
        t.at[unit] == LAB
        and bool(t.box.uses & RESEARCH_RULES)
        and not is_used(t, RESEARCHED, 0)
        and can_reveal(t)
    )


def supplies_of_research(t: DawnTable) -> int:
    """What the Current card asks for beside the Action, also where that is free. [DOZ-RESEARCH-2]"""
    return int(t.box.research[t.research].supply)


def is_for_supply(t: DawnTable) -> bool:
    """Whether a Supply does instead of the Action."""
    return any(holding.research_for_supply() for _, _, holding in in_force(t, questions.RESEARCH_FOR_SUPPLY))


def research(t: DawnTable, unit: int) -> Flow:
    """One Research roll of a unit in the Lab, which is paid for.

    [DOZ-RESEARCH-3, DOZ-UNIT-63, DOZ-VERSUS-108]
    """
    need = t.box.research[t.research].need
    roll = 1 + t.chance.roll(6) + _added(t, unit)
    t.tell(RESEARCH_ROLLED, unit, min(BEST, roll), need)
    if min(BEST, roll) >= need:
        yield from offer_scheme(t, DIE_ROLLED, unit, total=min(BEST, roll), needed=need)
        roll -= t.reply
    if min(BEST, roll) >= need:
        mark_used(t, RESEARCHED, 0)
        yield from reveal_research(t)


def research_chance(t: DawnTable, unit: int) -> float:
    """The chance that a Research roll succeeds, before a Scheme is played for it. [DOZ-RESEARCH-3]"""
    need = t.box.research[t.research].need
    added = _added(t, unit)
    return sum([min(BEST, die + added) >= need for die in DIE]) / len(DIE)


def _added(t: DawnTable, unit: int) -> int:
    """What is added to the Research roll of a unit."""
    added = 0
    for _, bearer, holding in held_by(t, unit, questions.RESEARCH_ADDED):
        added += holding.research_added(t, bearer)
    return added
