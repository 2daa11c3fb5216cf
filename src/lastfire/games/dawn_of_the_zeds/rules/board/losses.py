"""Losses in a mix of resources and Hits. [DOZ-EVENT-15, DOZ-EVENT-16]"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules.board.counters import player_units
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CAMP
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.levels import INFECTION_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.state import MOST_INFECTION, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.windows import SUPPLIES_NEEDED, offer
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ASK_LOSS
from lastfire.games.dawn_of_the_zeds.rules.words.actions import AMMO, INFECTION, SUPPLY, UNIT

# What can be lost, as bits.
IN_SUPPLIES: Final = 1
IN_AMMO: Final = 2
IN_INFECTION: Final = 4
IN_HITS: Final = 8


def who_takes_hits(t: DawnTable) -> list[int]:
    """The player units that Hits of a card or of hunger can go to: not comatose, not in the Camp.

    [DOZ-EVENT-16, DOZ-EAT-4]
    """
    return [unit for unit in player_units(t) if t.at[unit] != CAMP and not t.marks[unit] & COMATOSE]


def lose(t: DawnTable, count: int, kinds: int) -> Flow:
    """The players lose so much in a mix of their choice: IN_SUPPLIES, IN_AMMO, IN_INFECTION, IN_HITS.

    All of it is lost as far as it can be, one after another. [DOZ-EVENT-15, DOZ-EVENT-16, DOZ-GOAL-8]
    """
    if kinds & IN_SUPPLIES and t.supplies < count:
        yield from offer(t, SUPPLIES_NEEDED, count=count)
    for left in range(count, 0, -1):
        ids: list[int] = []
        if kinds & IN_SUPPLIES and t.supplies:
            ids.append(SUPPLY)
        if kinds & IN_AMMO and t.ammo:
            ids.append(AMMO)
        if kinds & IN_INFECTION and t.box.uses & INFECTION_RULES and t.infection < MOST_INFECTION:
            ids.append(INFECTION)
        if kinds & IN_HITS:
            ids += [UNIT + unit for unit in who_takes_hits(t)]
        if not ids:
            return
        yield from choose(t, t.lead, ASK_LOSS, ids, left)
        if t.reply == SUPPLY:
            change_supplies(t, -1)
        elif t.reply == AMMO:
            change_ammo(t, -1)
        elif t.reply == INFECTION:
            yield from raise_infection(t, 1)
        else:
            yield from take_hits(t, t.reply - UNIT, 1)
