"""Sabotage and theft by Un-Zeds. [DOZ-VERSUS-33..35, DOZ-VERSUS-67, DOZ-VERSUS-69]"""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import lift_ground
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID, KIND, ON_MAP, TOWN, neighbours
from lastfire.games.dawn_of_the_zeds.rules.board.stores import change_ammo, change_supplies
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    MINEFIELD_4,
    MINEFIELD_7,
    STRONGPOINT,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.used import SABOTAGED, mark_used
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import table_of
from lastfire.games.dawn_of_the_zeds.rules.words.actions import (
    AMMO,
    RAZE,
    RAZE_MINEFIELD,
    RAZE_STRONGPOINT,
    STEAL,
    SUPPLY,
)
from lastfire.games.dawn_of_the_zeds.rules.words.versus import (
    ASK_SABOTAGE,
    ASK_THEFT,
    BARRICADE_RAZED,
    MINEFIELD_RAZED,
    SABOTAGES,
    STRONGPOINT_RAZED,
)

SABOTAGE_COST: Final = 1  # [DOZ-VERSUS-33]

STORE_PLACES: Final = (BY_ID["farm"], BY_ID["lucky_strike_mine"])
"""Where there is something to steal beside Town spaces. [DOZ-VERSUS-34]"""


def sabotages(t: DawnTable, unit: int) -> list[int]:
    """What an Un-Zeds unit could do by Sabotage where it is. [DOZ-VERSUS-33, DOZ-VERSUS-34, DOZ-VERSUS-69]"""
    space = t.at[unit]
    if space >= ON_MAP:
        return []
    ids = [RAZE + at for at in sorted([space, *neighbours(space, t.tracks)]) if t.ground[at] & BARRICADE]
    ground = t.ground[space]
    if ground & (STRONGPOINT | MINEFIELD_7 | MINEFIELD_4) and _razes(t, unit):
        if ground & STRONGPOINT:
            ids.append(RAZE_STRONGPOINT)
        if ground & (MINEFIELD_7 | MINEFIELD_4):
            ids.append(RAZE_MINEFIELD)
    if can_steal(t, unit):
        ids.append(STEAL)
    return ids


def _razes(t: DawnTable, unit: int) -> bool:
    return any(holding.razes() for _, _, holding in held_by(t, unit, questions.RAZES))


def can_steal(t: DawnTable, unit: int) -> bool:
    """Whether there is something to steal where an Un-Zeds unit is. [DOZ-VERSUS-34]"""
    space = t.at[unit]
    return (KIND[space] == TOWN or space in STORE_PLACES) and t.supplies + t.ammo > 0


def steals_free(t: DawnTable, unit: int) -> bool:
    """Whether its theft costs no Zeds Action. [DOZ-VERSUS-67]"""
    return any(holding.steals_free() for _, _, holding in held_by(t, unit, questions.STEALS_FREE))


def can_steal_free(t: DawnTable, unit: int) -> bool:
    """Whether an Un-Zeds unit can sabotage without a Zeds Action."""
    return steals_free(t, unit) and can_steal(t, unit)


def sabotage(t: DawnTable, unit: int) -> Flow:
    """Sabotage, or a theft; without a Zeds Action left only a free one. [DOZ-VERSUS-33..35]"""
    versus = table_of(t)
    mark_used(t, SABOTAGED, unit)
    ids = sabotages(t, unit) if versus.actions >= SABOTAGE_COST else [STEAL]
    yield from choose(t, t.zeds_seat, ASK_SABOTAGE, ids, unit)
    action = t.reply
    if action != STEAL or not steals_free(t, unit):
        versus.actions -= SABOTAGE_COST
    t.tell(SABOTAGES, unit, versus.actions)
    space = t.at[unit]
    if action == STEAL:
        yield from _steal(t)
    elif action == RAZE_STRONGPOINT:
        lift_ground(t, space, STRONGPOINT)
        t.tell(STRONGPOINT_RAZED, space)
    elif action == RAZE_MINEFIELD:
        lift_ground(t, space, MINEFIELD_7 | MINEFIELD_4)
        t.tell(MINEFIELD_RAZED, space)
    else:
        raze_barricade(t, action - RAZE)


def raze_barricade(t: DawnTable, space: int) -> None:
    """A Barricade is removed. [DOZ-VERSUS-33, DOZ-VERSUS-107]"""
    lift_ground(t, space, BARRICADE)
    t.tell(BARRICADE_RAZED, space)


def _steal(t: DawnTable) -> Flow:
    """The Hero players lose 1 Supply or 1 Ammo of their choice. [DOZ-VERSUS-34]"""
    ids = ([SUPPLY] if t.supplies else []) + ([AMMO] if t.ammo else [])
    yield from choose(t, t.lead, ASK_THEFT, ids)
    if t.reply == SUPPLY:
        change_supplies(t, -1)
    else:
        change_ammo(t, -1)
