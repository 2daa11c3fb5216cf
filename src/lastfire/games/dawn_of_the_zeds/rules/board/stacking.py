"""Stacking, and placing new Zeds. [DOZ-STACK]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put, un_zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.room import IN_TUNNEL
from lastfire.games.dawn_of_the_zeds.rules.board.room import MANY as MANY
from lastfire.games.dawn_of_the_zeds.rules.board.room import MOST_OF_A_SIDE as MOST_OF_A_SIDE
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CAMP,
    CUP,
    KIND,
    LAB,
    OFFICES,
    ON_MAP,
    START,
    STARTS,
    SUPER_CUP,
    TOWN_CENTER,
    outward,
)
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, zeds_decider
from lastfire.games.dawn_of_the_zeds.rules.holdings import in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import SUPER_ZEDS_RULES
from lastfire.games.dawn_of_the_zeds.rules.ring import ring
from lastfire.games.dawn_of_the_zeds.rules.state import IMPASSABLE, NO_ENTRY, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_REGULAR_ZEDS,
    FIRST_UN_ZEDS,
    FIRST_VILLAGERS,
    FIRST_ZEDS,
    THE_VIP,
    is_refugees,
    is_spreader,
    is_un_zeds,
    is_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import (
    ASK_DRAWN,
    ASK_START,
    CUP_EMPTY,
    NOT_PLACED,
    TWO_DRAWN,
)

_ROOMS: Final = {OFFICES: 2, LAB: 1}  # [DOZ-BOARD-18, DOZ-BOARD-19]


def is_narrow(t: DawnTable, space: int) -> bool:
    """Whether a space is an ordinary Tunnel space, which holds one unit in all.

    Each side has room for one there: who enters the space of another side fights, and the loser retreats.
    Raiders are another side in this as well. [DOZ-STACK-4, DOZ-STACK-5, DOZ-STACK-9]
    """
    return IN_TUNNEL[space] and not t.house.tunnel_two_a_side


def room_for_players(t: DawnTable, space: int) -> int:
    """How many more player units may end a move in a space.

    Refugees, Villagers and VIPs do not count, Raiders, Rangers and the National Guard do. Where nobody may
    enter, there is no room. [DOZ-STACK-1, DOZ-STACK-2, DOZ-STACK-4..8, DOZ-EVENT-23, DOZ-FATE-17]
    """
    if t.ground[space] & IMPASSABLE:
        return 0
    units = t.here[space]
    if space >= ON_MAP:
        return MANY if space == CAMP else max(0, _ROOMS.get(space, 0) - len(units))
    room = t.house.room[space]
    if room == MANY:
        return MANY
    last = FIRST_RAIDERS if room == 1 else FIRST_ZEDS
    for unit in units:
        if unit < FIRST_VILLAGERS or THE_VIP < unit < last:
            room -= 1
    return room if room > 0 else 0


def has_room_for_player(t: DawnTable, space: int) -> bool:
    """Whether one more player unit may end a move in a space of the map; as a rule few are there."""
    if not t.ground[space] & IMPASSABLE and len(t.here[space]) < t.house.room[space]:
        return True
    return room_for_players(t, space) > 0


def room_for_zeds(t: DawnTable, space: int) -> int:
    """How many more Zeds may be in a space; Disease Spreaders do not count. [DOZ-STACK-2..6, DOZ-EVENT-23]"""
    if t.ground[space] & NO_ENTRY:
        return 0
    room = t.house.room[space]
    if room == MANY:
        return MANY
    for unit in t.here[space]:
        if FIRST_REGULAR_ZEDS <= unit < FIRST_UN_ZEDS:
            room -= 1
    return room if room > 0 else 0


def has_room_for_zeds(t: DawnTable, space: int) -> bool:
    """Whether one more Zeds unit may be in a space; as a rule few units are there."""
    if not t.ground[space] & NO_ENTRY and len(t.here[space]) < t.house.room[space]:
        return True
    return room_for_zeds(t, space) > 0


def has_room_for(t: DawnTable, unit: int, space: int) -> bool:
    """Whether a space has room for a unit of whatever side. [DOZ-STACK-6, DOZ-VERSUS-43]"""
    if t.ground[space] & NO_ENTRY:
        return False
    if is_zeds(unit):
        return is_spreader(unit) or has_room_for_zeds(t, space)
    if is_un_zeds(unit):
        return un_zeds_at(t, space) < 0
    return is_refugees(unit) or room_for_players(t, space) > 0


def nearest_room(t: DawnTable, space: int) -> int:
    """A space, or the next one away from Town Center that has room for Zeds; -1 for none. [DOZ-STACK-11]"""
    while space >= 0 and not has_room_for_zeds(t, space):
        space = outward(space)
    return space


def starts_with_room(t: DawnTable) -> list[int]:
    """The Start spaces with room for Zeds. [DOZ-STACK-12]"""
    return [space for space in STARTS[: t.tracks] if has_room_for_zeds(t, space)]


def starts_without_un_zeds(t: DawnTable) -> list[int]:
    """The Start spaces where an Un-Zeds unit may come. [DOZ-VERSUS-36, DOZ-VERSUS-43, DOZ-VERSUS-61]"""
    return [space for space in STARTS[: t.tracks] if un_zeds_at(t, space) < 0]


def new_zeds(t: DawnTable, space: int, is_super: bool = False) -> Flow:
    """A new Zeds unit in a space, or where it gives way to; ``t.reply`` is its number, -1 for none.

    Outside a Start it has entered the space: it attacks whoever is there, and holds what it wins.
    [DOZ-STACK-11..13, DOZ-UNIT-33, DOZ-UNIT-35, DOZ-ZEDS-20, DOZ-VERSUS-13]
    """
    if nearest_room(t, space) == NONE and not starts_with_room(t):
        t.tell(NOT_PLACED, space)
        t.reply = NONE
        return NOTHING
    drawing = draw_zeds(t, is_super)
    return _new_zeds(t, space) if drawing is NOTHING else _drawn(t, drawing, space)


def _drawn(t: DawnTable, drawing: Flow, space: int) -> Flow:
    yield from drawing
    yield from _new_zeds(t, space)


def _new_zeds(t: DawnTable, space: int) -> Flow:
    """The unit that was drawn, ``t.reply``, comes to a space, if there was any."""
    if t.reply == NONE:
        t.tell(CUP_EMPTY, space)
        return NOTHING
    return place_zeds(t, t.reply, space)


def place_zeds(t: DawnTable, unit: int, space: int) -> Flow:
    """A Zeds unit that was drawn goes to a space or gives way; ``t.reply`` is its number, -1 without room.

    [DOZ-STACK-11..13, DOZ-VERSUS-13]
    """
    target = nearest_room(t, space)
    if target == NONE:
        return _place_on_start(t, unit, space)
    put(t, unit, target)
    if t.told is not None:
        t.tell(UNIT_PLACED, unit, target)
    t.reply = unit
    return NOTHING if KIND[target] == START else _enter_placed(t, unit, target)


def _enter_placed(t: DawnTable, unit: int, space: int) -> Flow:
    """A new Zeds unit has been placed off the Starts: it has entered its space."""
    if space == TOWN_CENTER:
        yield from ring().rise_in_town(t, unit)
    else:
        yield from ring().enter_and_hold(t, [unit], space, outward(space))
    t.reply = unit


def _place_on_start(t: DawnTable, unit: int, space: int) -> Flow:
    """There is no room up to the Start of the track: it goes to another one."""
    starts = starts_with_room(t)
    if not starts:
        t.tell(NOT_PLACED, space)
        t.reply = NONE
        return
    yield from choose_space(t, zeds_decider(t), ASK_START, starts, unit)
    put(t, unit, t.reply)
    t.tell(UNIT_PLACED, unit, t.reply)
    t.reply = unit


def draw_zeds(t: DawnTable, is_super: bool = False) -> Flow:
    """Draw a Zeds unit from its cup, where it stays until it is put somewhere; ``t.reply`` is -1 for none.

    Without Super Zeds it is one of Regular Zeds. [DOZ-UNIT-32..35, DOZ-ZEDS-20]
    """
    cup = SUPER_CUP if is_super and t.here[SUPER_CUP] and t.box.uses & SUPER_ZEDS_RULES else CUP
    units = list(t.here[cup])
    if not units:
        t.reply = NONE
        return NOTHING
    t.reply = t.chance.take(units)
    if units and t.heard[questions.DRAWS_TWO]:
        for _, _, holding in in_force(t, questions.DRAWS_TWO):
            if holding.draws_two():
                other = t.chance.take(units)
                t.tell(TWO_DRAWN, t.reply, other)
                return choose_unit(t, t.lead, ASK_DRAWN, [t.reply, other])
    return NOTHING
