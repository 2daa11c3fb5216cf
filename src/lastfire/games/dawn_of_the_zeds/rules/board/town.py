"""Who comes to Town Center for shelter. [DOZ-4R-13, DOZ-4R-14, DOZ-UNIT-22]"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import player_units, put
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CAMP, HOSPITAL, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import lower_infection, raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import THE_VIP, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ALL_HEALED, ASK_BENEFIT, COMES_TO_CAMP
from lastfire.games.dawn_of_the_zeds.rules.words.actions import HEAL_ALL, NO_INFECTION, STORES

VIP_SUPPLIES: Final = 4
VIP_AMMO: Final = 2


def reach_town(t: DawnTable, unit: int) -> Flow:
    """A Refugees or VIP unit has reached Town Center: Infection rises 1, and it goes to the Camp.

    VIPs bring something first, which the lead player chooses. [DOZ-4R-13, DOZ-4R-14, DOZ-UNIT-22]
    """
    put(t, unit, TOWN_CENTER)
    yield from raise_infection(t, 1)
    if unit == THE_VIP:
        yield t.ask(t.lead, ASK_BENEFIT, (NO_INFECTION, HEAL_ALL, STORES))
        if t.reply == NO_INFECTION:
            lower_infection(t, t.infection)
        elif t.reply == HEAL_ALL:
            for other in player_units(t):
                t.hits[other] = 0
                t.marks[other] &= ~(REDUCED | COMATOSE)
            t.tell(ALL_HEALED)
            yield from _leave_beds(t)
        else:
            change_supplies(t, VIP_SUPPLIES)
            change_ammo(t, VIP_AMMO)
    if t.at[unit] == TOWN_CENTER:
        put(t, unit, CAMP)
        t.tell(COMES_TO_CAMP, unit)


def _leave_beds(t: DawnTable) -> Flow:
    """Refugees who are healed in a bed go to the Camp, and Infection rises 1 for each. [DOZ-HEAL-6]"""
    for unit in t.here[HOSPITAL]:
        if is_refugees(unit) and t.at[unit] == HOSPITAL:
            put(t, unit, CAMP)
            t.tell(COMES_TO_CAMP, unit)
            yield from raise_infection(t, 1)
