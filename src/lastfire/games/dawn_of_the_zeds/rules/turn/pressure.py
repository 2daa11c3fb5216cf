"""Zeds Movement Pressure: extra moves where several play together. [DOZ-PRESS]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.counters import are_alike, zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import CATACOMBS, KIND, STEPS
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, tie_seat
from lastfire.games.dawn_of_the_zeds.rules.holdings import strength
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import able_to_advance, advance
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import by_strength
from lastfire.games.dawn_of_the_zeds.rules.used import PRESSED, is_used, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import ASK_FIRST, ASK_PRESSED


def moves_of_symbol(t: DawnTable) -> int:
    """How many extra moves a card with the symbol brings: one for each Hero player but one, or twice as many.

    A lone player knows no pressure, and in Versus there is none. [DOZ-PRESS-1, DOZ-PRESS-6, DOZ-VERSUS-9]
    """
    return 0 if t.zeds_seat != NOBODY else (t.heroes - 1) * t.house.pressure


def pressure_moves(t: DawnTable) -> int:
    """How many extra moves the Event card of this turn brings. Only Regular cards bear the symbol.

    [DOZ-PRESS-4]
    """
    return moves_of_symbol(t) if t.event != NONE and t.box.events[t.event].pressure else 0


def pressure_move(t: DawnTable) -> Flow:
    """The strongest group that can move and has not moved by pressure this turn advances.

    It is an ordinary advance, but no activation. A move that a die or a card stops is used up; where no group
    can move, the moves that are left are lost. [DOZ-PRESS-7..17]
    """
    groups = pressed_groups(t)
    if not groups:
        t.pressure_left = 0
        return
    t.pressure_left -= 1
    strongest = max([strength_of(t, group) for group in groups])
    tied = [group for group in groups if strength_of(t, group) == strongest]
    group = tied[0]
    if len(tied) > 1:
        spaces = [t.at[other[0]] for other in tied]
        yield from choose_space(t, tie_seat(t), ASK_PRESSED, spaces, strongest)
        group = tied[spaces.index(t.reply)]
    space = t.at[group[0]]
    if KIND[space] == CATACOMBS:
        alike = [unit for unit in _unpressed(t, space) if strength(t, unit) == strongest]
        if len(alike) > 1 and not are_alike(t, alike):
            yield from choose_unit(t, tie_seat(t), ASK_FIRST, alike, space)
            group = [t.reply]
    for unit in group:
        mark_used(t, PRESSED, unit)
    yield from advance(t, tuple(group), False)


def pressed_groups(t: DawnTable) -> list[list[int]]:
    """The groups that could move by pressure; of those in Catacombs the strongest single unit.

    [DOZ-PRESS-9, DOZ-PRESS-10, DOZ-PRESS-14]
    """
    groups: list[list[int]] = []
    for space in range(t.tracks * STEPS):
        if t.here[space]:
            group = _unpressed(t, space)
            if KIND[space] == CATACOMBS:
                group = by_strength(t, group)[:1]
            if group and able_to_advance(t, group):
                groups.append(group)
    return groups


def _unpressed(t: DawnTable, space: int) -> list[int]:
    """The Zeds of a space that have not moved by pressure this turn. [DOZ-PRESS-7]"""
    return [unit for unit in zeds_at(t, space) if not is_used(t, PRESSED, unit)]


def strength_of(t: DawnTable, group: list[int]) -> int:
    """The Strength of a group: that of all its units together. [DOZ-PRESS-7]"""
    return sum([strength(t, unit) for unit in group])
