"""Where counters are, what they show, and how they come and go. [DOZ-UNIT]"""

from bisect import bisect_left
from typing import Final

from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    ASIDE,
    CEMETERY,
    CUP,
    GONE,
    IN_PLAY,
    LISTED,
    ON_MAP,
    SPACES,
    STEPS,
)
from lastfire.games.dawn_of_the_zeds.rules.holdings import count_answers
from lastfire.games.dawn_of_the_zeds.rules.sources import (
    COMATOSE,
    FIRST_MARKER,
    REDUCED,
    marker_source,
    marker_sources,
)
from lastfire.games.dawn_of_the_zeds.rules.state import NO_ENTRY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_UN_ZEDS,
    FIRST_VILLAGERS,
    FIRST_ZEDS,
    THE_VIP,
    UNITS,
    is_refugees,
    is_regular_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.used import PICKED, PICKS, PRESSED, SHAMBLED, WAITS, unmark_used

_ALONE: Final = [(unit,) for unit in range(UNITS)]
"""Each unit by itself: who is alone in a space."""
_BIT: Final = [1 << space for space in range(len(SPACES))]
"""Each space as a set of spaces, and in ``_ALL_BUT`` all others."""
_ALL_BUT: Final = [~bit for bit in _BIT]


def put(t: DawnTable, unit: int, space: int) -> None:
    """Lay a counter in a space, from wherever it was. Nothing follows from it by itself."""
    at = t.at
    before = at[unit]
    if before == space:
        return
    here = t.here
    units = here[before]  # nobody where it is not listed
    if len(units) > 1:
        here[before] = _without(units, unit)
    elif units:
        here[before] = ()
        if not t.ground[before] and not t.chaos[before]:
            t.empty |= _BIT[before]
    if LISTED[space]:
        units = here[space]
        if not units:
            here[space] = _ALONE[unit]
            t.empty &= _ALL_BUT[space]
        elif units[-1] < unit:
            here[space] = units + _ALONE[unit]
        else:
            here[space] = _with(units, unit)
    at[unit] = space
    if space >= IN_PLAY:
        if before < IN_PLAY:
            _come_or_go(t, unit, False)
    elif before >= IN_PLAY:
        _come_or_go(t, unit, True)


def _come_or_go(t: DawnTable, unit: int, comes: bool) -> None:
    """A counter is in play now, or no longer: so is what is printed on it."""
    if unit < FIRST_RAIDERS:
        t.team = _with(t.team, unit) if comes else _without(t.team, unit)
    asked = t.box.asked[unit]
    if asked:
        count_answers(t, asked, 1 if comes else -1)


def _with(units: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """These units and one more, in the order of their numbers."""
    if not units or units[-1] < unit:
        return units + _ALONE[unit]
    if unit < units[0]:
        return _ALONE[unit] + units
    place = bisect_left(units, unit)
    return units[:place] + _ALONE[unit] + units[place:]


def _without(units: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """These units but one."""
    if len(units) == 2:
        return _ALONE[units[1] if units[0] == unit else units[0]]
    place = bisect_left(units, unit)
    return units[:place] + units[place + 1 :]


def lay_ground(t: DawnTable, space: int, markers: int) -> None:
    """Lay Barricades and the like in a space: bits of ``board/ground.py``."""
    t.ground[space] |= markers
    t.empty &= ~(1 << space)
    if markers & NO_ENTRY:
        t.closed = True


def lift_ground(t: DawnTable, space: int, markers: int) -> None:
    """Take Barricades and the like out of a space, as far as they lie there."""
    t.ground[space] &= ~markers
    note_if_empty(t, space)


def note_if_empty(t: DawnTable, space: int) -> None:
    """Something no longer lies in a space: perhaps nothing does, and nobody is there."""
    if not t.here[space] and not t.chaos[space] and not t.ground[space]:
        t.empty |= 1 << space


def lay_on(t: DawnTable, unit: int, marker: int) -> None:
    """Lay a marker on a unit, given by its bit: what it says holds for the unit from now on."""
    if not t.marks[unit] & marker:
        t.marks[unit] |= marker
        count_answers(t, t.box.asked[marker_source(marker)], 1)


def renew(t: DawnTable, unit: int) -> None:
    """Full side, no Hits, no marks: as it came out of the box. [DOZ-UNIT-51]"""
    marks = t.marks[unit]
    if marks >= FIRST_MARKER:
        for source in marker_sources(marks):
            count_answers(t, t.box.asked[source], -1)
    t.hits[unit] = 0
    t.marks[unit] = 0


def available(t: DawnTable, first: int, end: int) -> list[int]:
    """The units from one number up to another that can still come into play: of the level's colours.

    [DOZ-UNIT-12, DOZ-LEVEL-8]
    """
    at = t.at
    in_use = t.box.units_in_use
    return [unit for unit in range(first, end) if at[unit] == ASIDE and in_use[unit]]


def is_any_available(t: DawnTable, first: int, end: int) -> bool:
    """Whether there is any of them."""
    at = t.at
    in_use = t.box.units_in_use
    for unit in range(first, end):
        if at[unit] == ASIDE and in_use[unit]:
            return True
    return False


def is_reduced(t: DawnTable, unit: int) -> bool:
    """Whether a unit shows its reduced side."""
    return t.marks[unit] & REDUCED != 0


def hits_left(t: DawnTable, unit: int) -> int:
    """How many Hits remove a unit, over the sides it has left. [DOZ-UNIT-2, DOZ-UNIT-3]"""
    printed = t.box.hits[unit]
    if t.marks[unit] & COMATOSE:
        return 1
    left = printed - t.hits[unit]
    return left if t.marks[unit] & REDUCED or is_refugees(unit) else left + printed


def zeds_at(t: DawnTable, space: int) -> list[int]:
    """The Zeds of a space: Regular, Super and spreaders. [DOZ-GOAL-10]"""
    units = t.here[space]
    if not units or units[-1] < FIRST_ZEDS:
        return []
    found: list[int] = []
    for unit in units:
        if FIRST_ZEDS <= unit < FIRST_UN_ZEDS:
            found.append(unit)
    return found


def has_zeds(t: DawnTable, space: int) -> bool:
    """Whether Zeds are in a space. Units lie in the order of their numbers: only Un-Zeds come after Zeds."""
    units = t.here[space]
    if not units:
        return False
    last = units[-1]
    if last < FIRST_ZEDS:
        return False
    return last < FIRST_UN_ZEDS or (len(units) > 1 and FIRST_ZEDS <= units[-2] < FIRST_UN_ZEDS)


def raiders_at(t: DawnTable, space: int) -> list[int]:
    """The Raiders of a space."""
    units = t.here[space]
    if not units or units[-1] < FIRST_RAIDERS:
        return []
    return [unit for unit in units if FIRST_RAIDERS <= unit < FIRST_ZEDS]


def fighters_at(t: DawnTable, space: int) -> list[int]:
    """The player units of a space that can fight. [DOZ-COMBAT-7]"""
    marks = t.marks
    found: list[int] = []
    for unit in t.here[space]:
        if unit < FIRST_RAIDERS and not FIRST_VILLAGERS <= unit <= THE_VIP and not marks[unit] & COMATOSE:
            found.append(unit)
    return found


def has_fighters(t: DawnTable, space: int) -> bool:
    """Whether there are any."""
    marks = t.marks
    for unit in t.here[space]:
        if unit < FIRST_RAIDERS and not FIRST_VILLAGERS <= unit <= THE_VIP and not marks[unit] & COMATOSE:
            return True
    return False


def those_in(t: DawnTable, units: list[int], space: int) -> list[int]:
    """Those of some units that are in a space."""
    at = t.at
    found: list[int] = []
    for unit in units:
        if at[unit] == space:
            found.append(unit)
    return found


def are_any_in(t: DawnTable, units: list[int], space: int) -> bool:
    """Whether any of some units are in a space."""
    for unit in units:
        if t.at[unit] == space:
            return True
    return False


def refugees_at(t: DawnTable, space: int) -> list[int]:
    """The Villagers, Refugees and VIPs of a space."""
    return [unit for unit in t.here[space] if FIRST_VILLAGERS <= unit <= THE_VIP]


def un_zeds_at(t: DawnTable, space: int) -> int:
    """The Un-Zeds unit of a space, -1 for none: there is never more than one. [DOZ-VERSUS-43]"""
    units = t.here[space]
    last = units[-1] if units else -1
    return last if last >= FIRST_UN_ZEDS else -1


def zeds_on(t: DawnTable, track: int) -> list[int]:
    """All Zeds of a track, by number. [DOZ-FATE-2]"""
    found: list[int] = []
    for units in t.here[track * STEPS : track * STEPS + STEPS]:
        if units and units[-1] >= FIRST_ZEDS:
            for unit in units:
                if FIRST_ZEDS <= unit < FIRST_UN_ZEDS:
                    found.append(unit)
    return found


def all_zeds(t: DawnTable) -> list[int]:
    """All Zeds on the map, by number."""
    return [unit for unit in range(FIRST_ZEDS, FIRST_UN_ZEDS) if t.at[unit] < ON_MAP]


def player_units(t: DawnTable) -> list[int]:
    """All player units in play, by number."""
    return list(t.team)


def is_fought_in(t: DawnTable, space: int) -> bool:
    """Whether a hand-to-hand is under way in a space. Zeds there do not move meanwhile. [DOZ-ZEDS-14]"""
    return t.fight is not None and t.fight.space == space


def in_play(t: DawnTable) -> list[int]:
    """All units in play, by number."""
    return [unit for unit in range(UNITS) if t.at[unit] < IN_PLAY]


def take_away(t: DawnTable, unit: int) -> None:
    """An eliminated unit goes where its kind goes; nothing is rolled for it here.

    [DOZ-UNIT-32, DOZ-UNIT-34, DOZ-BOARD-21]
    """
    renew(t, unit)
    leave_groups(t, unit)
    if is_regular_zeds(unit):
        put(t, unit, CUP)
    elif unit < FIRST_RAIDERS:
        put(t, unit, CEMETERY)
    else:
        put(t, unit, GONE)


def leave_groups(t: DawnTable, unit: int) -> None:
    """A Zeds unit that is gone is not one of those that still move; whoever is drawn anew is another unit.

    [DOZ-ZEDS-21]
    """
    if not FIRST_ZEDS <= unit < FIRST_UN_ZEDS:
        return
    if unit in t.again:
        t.again.remove(unit)
    for place, group in enumerate(t.groups):
        if unit in group:
            t.groups[place] = tuple([other for other in group if other != unit])
    if not t.used:
        return
    unmark_used(t, WAITS, unit)
    for what in (PRESSED, SHAMBLED, PICKED):
        for which in range(PICKS):
            unmark_used(t, what, unit, which)


def are_alike(t: DawnTable, zeds: list[int]) -> bool:
    """Whether it makes no difference which of these Zeds is which."""
    one = zeds[0]
    for unit in zeds:
        if not is_regular_zeds(unit) or t.hits[unit] != t.hits[one] or t.marks[unit] != t.marks[one]:
            return False
        if t.box.full[unit] != t.box.full[one] or t.box.reduced[unit] != t.box.reduced[one]:
            return False
    return True
