"""The column of a hand-to-hand: ratio, shifts, terrain. [DOZ-COMBAT-8..12]"""

from typing import Final

from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CENTER, KIND, NAMED, TOWN, VILLAGE
from lastfire.games.dawn_of_the_zeds.rules.combat.table import column_of, shifted
from lastfire.games.dawn_of_the_zeds.rules.holdings import (
    Held,
    held_by,
    held_for,
    in_force,
    strength,
)
from lastfire.games.dawn_of_the_zeds.rules.sources import FIRST_MARKER, TERRAIN_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, STRONGPOINT, DawnTable, Fight
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import COLUMN_FOUND, SHIFTED_LEFT, SHIFTED_RIGHT
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import (
    BARRICADE_TERRAIN,
    CENTER_TERRAIN,
    NAMED_TERRAIN,
    STRONGPOINT_TERRAIN,
    TOWN_TERRAIN,
    VILLAGE_TERRAIN,
)

BARRICADE_SHIFTS: Final = 2
STRONGPOINT_SHIFTS: Final = 3


def find_column(t: DawnTable, fight: Fight) -> None:
    """Work out the column of a fight, with the reasons of its shifts, as things are now.

    A Mob adds its Strength; all shifts are added up. [DOZ-COMBAT-2, DOZ-COMBAT-3, DOZ-COMBAT-8, DOZ-COMBAT-9]
    """
    mob = 0
    shifts: list[int] = []
    for unit in fight.zeds:
        mob += strength(t, unit)
        if t.marks[unit] >= FIRST_MARKER or t.box.asked[unit]:
            _add_shifts(t, fight, held_by(t, unit, questions.SHIFT), shifts)
    held = held_for(t, fight.unit, questions.SHIFT)
    if held:
        _add_shifts(t, fight, held, shifts)
    source, columns = terrain(t, fight)
    if columns:
        shifts += [source, columns]
    fight.shifts = shifts
    fight.start = column_of(mob, strength(t, fight.unit))
    shift = 0
    for place in range(1, len(shifts), 2):
        shift += shifts[place]
    fight.column = shifted(fight.start, shift)


def _add_shifts(t: DawnTable, fight: Fight, held: list[Held], shifts: list[int]) -> None:
    for source, bearer, holding in held:
        columns = holding.shift(t, bearer, fight)
        if columns:
            shifts += [source, columns]


def terrain(t: DawnTable, fight: Fight) -> tuple[int, int]:
    """The best terrain of who defends on the human side: its source, and how many columns it shifts.

    Raiders have it against Zeds alone: on the human side they only ever stand against Zeds.
    [DOZ-COMBAT-10, DOZ-COMBAT-11, DOZ-COMBAT-12, DOZ-VERSUS-52]
    """
    if not fight.zeds_attack or (t.heard[questions.BARS_TERRAIN] and terrain_is_barred(t, fight.zeds)):
        return -1, 0
    return terrain_of(t, fight.space)


def terrain_of(t: DawnTable, space: int) -> tuple[int, int]:
    """The best single terrain of a space: its source, and how many columns it shifts; (-1, 0) for none.

    [DOZ-COMBAT-10, DOZ-COMBAT-11, DOZ-BUILD-5]
    """
    ground = t.ground[space]
    if ground & STRONGPOINT:
        return TERRAIN_SOURCE + STRONGPOINT_TERRAIN, STRONGPOINT_SHIFTS
    kind = KIND[space]
    if kind == NAMED:
        found = (TERRAIN_SOURCE + NAMED_TERRAIN, 1)
    elif kind == VILLAGE:
        found = (TERRAIN_SOURCE + VILLAGE_TERRAIN, 1)
    elif kind == TOWN:
        found = (TERRAIN_SOURCE + TOWN_TERRAIN, t.house.town_terrain)
    elif kind == CENTER:
        found = (TERRAIN_SOURCE + CENTER_TERRAIN, t.house.town_terrain)
    else:
        found = (-1, 0)
    if ground & BARRICADE and found[1] < BARRICADE_SHIFTS:
        return TERRAIN_SOURCE + BARRICADE_TERRAIN, BARRICADE_SHIFTS
    return found


def terrain_is_barred(t: DawnTable, attackers: list[int]) -> bool:
    """Whether a defender against these has no terrain. [DOZ-UNIT-43, DOZ-EVENT-18, DOZ-EVENT-27]"""
    for unit in attackers:
        for _, bearer, holding in held_by(t, unit, questions.BARS_TERRAIN):
            if holding.bars_terrain(t, bearer):
                return True
    for _, _, holding in in_force(t, questions.BARS_TERRAIN):
        if holding.bars_terrain(t, -1):
            return True
    return False


def tell_column(t: DawnTable, fight: Fight) -> None:
    """Say the column of a fight and why it is that one."""
    for at in range(0, len(fight.shifts), 2):
        columns = fight.shifts[at + 1]
        t.tell(SHIFTED_RIGHT if columns > 0 else SHIFTED_LEFT, fight.shifts[at], abs(columns))
    t.tell(COLUMN_FOUND, fight.start + 1, fight.column + 1)
