"""Retreats. [DOZ-RETREAT]

A retreat that leads to enemies is a new fight, which may lead to another retreat: the chapters of fights
and retreats call one another in a ring.
"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    are_alike,
    has_fighters,
    has_zeds,
    leave_groups,
    put,
    raiders_at,
    renew,
    those_in,
    un_zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CUP,
    KIND,
    START,
    STEPS,
    SUPER_CUP,
    SURFACE_TRACKS,
    TOWN_CENTER,
    inward,
    outward,
    town_space,
    track_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import (
    MANY,
    room_for_players,
    room_for_zeds,
    starts_with_room,
    starts_without_un_zeds,
)
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import overrun, release
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, tie_seat, zeds_decider
from lastfire.games.dawn_of_the_zeds.rules.combat.course import UNFOUGHT
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by, strength
from lastfire.games.dawn_of_the_zeds.rules.ring import ring
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE
from lastfire.games.dawn_of_the_zeds.rules.state import IMPASSABLE, NO_ENTRY, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_fighter, is_spreader, is_super_zeds
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import (
    ASK_OTHER_START,
    ASK_RETREAT_ATTACK,
    ASK_STRONGEST_STAYS,
    ASK_WAY_OUT,
    ASK_WHO_STAYS,
    BACK_IN_CUP,
    RETREATED,
)


def _go(t: DawnTable, unit: int, space: int) -> None:
    if t.told is not None:
        t.tell(RETREATED, unit, t.at[unit], space)
    put(t, unit, space)


# Zeds.


def retreat_zeds(t: DawnTable, zeds: list[int], target: int = NONE) -> Flow:
    """Zeds of one space retreat 1 space away from Town Center, or to ``target``; they attack who is there.

    They put no Chaos where they end. Zeds on a Start stay. Nobody rolls to leave Catacombs.
    [DOZ-RETREAT-2, DOZ-RETREAT-5, DOZ-RETREAT-7, DOZ-RETREAT-10, DOZ-RETREAT-11, DOZ-RETREAT-13,
    DOZ-TUNNEL-11]
    """
    if not zeds or KIND[t.at[zeds[0]]] == START:
        return NOTHING
    return _retreat_zeds(t, zeds, target)


def _retreat_zeds(t: DawnTable, zeds: list[int], target: int) -> Flow:
    start = t.at[zeds[0]]
    where = outward(start) if target == NONE else target
    waiting: list[int] = []
    spreaders: list[int] = []
    for unit in zeds:
        (spreaders if is_spreader(unit) else waiting).append(unit)
    arrived: list[int] = []
    while where != NONE and (waiting or spreaders):
        if not t.ground[where] & NO_ENTRY:
            yield from _strongest(t, waiting, where)
            for unit in waiting[: t.reply] + spreaders:
                _go(t, unit, where)
            waiting = waiting[t.reply :]
            spreaders = []
            arrived.append(where)
        where = outward(where)
    for unit in waiting:
        yield from _beyond_start(t, unit)
    for space in arrived:
        group = those_in(t, zeds, space)
        if group:
            yield from ring().enter(t, group, space, start)
            has_won = t.reply > 0  # as after zeds_attack
            if has_zeds(t, space):
                yield from overrun(t, space)
            if has_won:
                yield from ring().advance_again(t, group, space)


def _strongest(t: DawnTable, zeds: list[int], space: int) -> Flow:
    """Put those first that find room in a space, the strongest; ``t.reply`` is how many they are.

    [DOZ-RETREAT-5, DOZ-GOAL-9]
    """
    room = room_for_zeds(t, space)
    if room < len(zeds):
        return _pick_strongest(t, zeds, space, room)
    t.reply = len(zeds)
    return NOTHING


def _pick_strongest(t: DawnTable, zeds: list[int], space: int, room: int) -> Flow:
    rest = zeds[:]
    del zeds[:]
    for _ in range(room):
        most = max([strength(t, unit) for unit in rest])
        tied = [unit for unit in rest if strength(t, unit) == most]
        if are_alike(t, tied):
            del tied[1:]
        yield from choose_unit(t, tie_seat(t), ASK_STRONGEST_STAYS, tied, space)
        zeds.append(t.reply)
        rest.remove(t.reply)
    zeds += rest
    t.reply = room


def _beyond_start(t: DawnTable, unit: int) -> Flow:
    """Zeds that find no room up to their Start go to another Start, or back to their cup.

    [DOZ-RETREAT-5, DOZ-VERSUS-13]
    """
    starts = starts_with_room(t)
    if starts:
        yield from choose_space(t, zeds_decider(t), ASK_OTHER_START, starts, unit)
        _go(t, unit, t.reply)
        return
    renew(t, unit)
    leave_groups(t, unit)
    put(t, unit, SUPER_CUP if is_super_zeds(unit) else CUP)
    t.tell(BACK_IN_CUP, unit)


# Player units.


def retreat_player_units(t: DawnTable, units: list[int], target: int = NONE) -> Flow:
    """Player units of one space retreat 1 space toward Town Center, or back to ``target``.

    Who never retreats stays: Refugees, Villagers, comatose units, all in Town Center and beside the tracks.
    Who must retreat is no longer Defiant. Where enemies are, one of them attacks.
    [DOZ-RETREAT-3, DOZ-RETREAT-4, DOZ-RETREAT-6..9, DOZ-RETREAT-11, DOZ-RETREAT-12, DOZ-TUNNEL-11]
    """
    able = [
        unit
        for unit in units
        if t.at[unit] < TOWN_CENTER and is_fighter(unit) and not t.marks[unit] & COMATOSE
    ]
    return _retreat_players(t, able, target) if able else NOTHING


def _retreat_players(t: DawnTable, waiting: list[int], target: int) -> Flow:
    start = t.at[waiting[0]]
    where = inward(start) if target == NONE else target
    # Who goes back outward and finds no room there goes on outward, to where it set out at the latest.
    goes_out = target != NONE and start < target < TOWN_CENTER and track_of(start) == track_of(target)
    arrived: list[tuple[int, list[int]]] = []
    while waiting:
        able = waiting[:]
        if t.heard[questions.MAY_ENTER]:
            able = [unit for unit in waiting if may_be_in(t, unit, where)]
        yield from _who_stays(t, able, where)
        staying = able[: t.reply]
        for unit in staying:
            release(t, unit)
            _go(t, unit, where)
        if staying:
            arrived.append((where, staying))
        waiting = [unit for unit in waiting if unit not in staying]
        if where == TOWN_CENTER or (goes_out and KIND[where] == START):
            break
        where = outward(where) if goes_out else inward(where)
    for unit in waiting:
        yield from _way_out(t, unit)
    for space, group in arrived:
        yield from _meet_enemies(t, space, group)


def may_be_in(t: DawnTable, unit: int, space: int) -> bool:
    """Whether a unit may ever be in a space. [DOZ-MOVE-9]"""
    for _, _, holding in held_by(t, unit, questions.MAY_ENTER):
        if not holding.may_enter(space):
            return False
    return True


def _who_stays(t: DawnTable, units: list[int], space: int) -> Flow:
    """Put those first that find room in a space, by choice; ``t.reply`` is how many they are.

    [DOZ-RETREAT-6]
    """
    room = MANY if space >= TOWN_CENTER else room_for_players(t, space)
    if room < len(units):
        return _pick_who_stays(t, units, space, room)
    t.reply = len(units)
    return NOTHING


def _pick_who_stays(t: DawnTable, units: list[int], space: int, room: int) -> Flow:
    rest = units[:]
    del units[:]
    for _ in range(room):
        yield from choose_unit(t, t.lead, ASK_WHO_STAYS, rest, space)
        units.append(t.reply)
        rest.remove(t.reply)
    units += rest
    t.reply = room


def ways_out(t: DawnTable, unit: int) -> list[int]:
    """The Town spaces, without Zeds and with room, for who may not enter Town Center. [DOZ-UNIT-25]"""
    return [
        space
        for space in [town_space(track) for track in range(SURFACE_TRACKS)]
        if space != t.at[unit] and not has_zeds(t, space) and room_for_players(t, space)
    ]


def can_retreat(t: DawnTable, unit: int) -> bool:
    """Whether there is anywhere for a player unit to retreat to. [DOZ-RETREAT-6, DOZ-UNIT-25]"""
    where = inward(t.at[unit])
    while where != TOWN_CENTER:
        if may_be_in(t, unit, where) and room_for_players(t, where):
            return True
        where = inward(where)
    return may_be_in(t, unit, TOWN_CENTER) or bool(ways_out(t, unit))


def _way_out(t: DawnTable, unit: int) -> Flow:
    """Who may not enter Town Center passes over it, to a Town space without Zeds; with none it stays.

    The same as for No Entry. [DOZ-RETREAT-11, DOZ-UNIT-25]
    """
    spaces = ways_out(t, unit)
    if spaces:
        yield from choose_space(t, t.lead, ASK_WAY_OUT, spaces, unit)
        _go(t, unit, t.reply)
        yield from _meet_enemies(t, t.at[unit], [unit])


def _meet_enemies(t: DawnTable, space: int, group: list[int]) -> Flow:
    """Where a retreat leads to Zeds or Raiders, one of those who retreat attacks them.

    If it loses, the retreat goes on in the same direction. [DOZ-RETREAT-7]
    """
    if space == TOWN_CENTER or KIND[space] == START or not (has_zeds(t, space) or raiders_at(t, space)):
        return NOTHING
    there = those_in(t, group, space)
    return _attack_in_retreat(t, space, there) if there else NOTHING


def _attack_in_retreat(t: DawnTable, space: int, there: list[int]) -> Flow:
    """Who gets around the fight leaves it to those who are left."""
    while there:
        yield from choose_unit(t, t.lead, ASK_RETREAT_ATTACK, there, space)
        unit = t.reply
        yield from ring().player_attack(t, unit, space, inward(space))
        if t.reply != UNFOUGHT or not (has_zeds(t, space) or raiders_at(t, space)):
            return
        there = [other for other in those_in(t, there, space) if other != unit]


# Raiders and Un-Zeds.


def retreat_raiders(t: DawnTable, raiders: list[int]) -> Flow:
    """Raiders of one space retreat 1 space away from Town Center, and attack who is there.

    A space full of player units does not stop them, one full of Raiders does. On a Start they stay.
    [DOZ-4R-4, DOZ-4R-8, DOZ-RETREAT-7, DOZ-RETREAT-11, DOZ-STACK-7]
    """
    start = t.at[raiders[0]] if raiders else NONE
    for unit in raiders:
        # The fights of those before may have moved this one.
        if t.at[unit] != start or KIND[start] == START:
            continue
        where = outward(start)
        while KIND[where] != START and not _takes_raiders(t, where):
            where = outward(where)
        _go(t, unit, where)
        if KIND[where] != START:
            yield from ring().raiders_attack(t, unit, where, start)


def _takes_raiders(t: DawnTable, space: int) -> bool:
    """Whether Raiders can end a retreat in a space, or at least fight for it. [DOZ-4R-8]"""
    if t.ground[space] & IMPASSABLE:
        return False
    return room_for_players(t, space) > 0 or has_fighters(t, space)


def retreat_un_zeds(t: DawnTable, unit: int, target: int = NONE) -> Flow:
    """An Un-Zeds unit retreats as Zeds do, or back to ``target`` and further that way, past other Un-Zeds.

    Nobody is attacked. [DOZ-VERSUS-43, DOZ-VERSUS-45, DOZ-VERSUS-54]
    """
    here = t.at[unit]
    where = target
    if target < here and target != NONE:
        while where != NONE and not _takes_un_zeds(t, where):
            where = inward(where) if where % STEPS else NONE
    if where == NONE:
        where = outward(here)
    while where != NONE and not _takes_un_zeds(t, where):
        where = outward(where)
    if where == NONE:
        yield from choose_space(t, zeds_decider(t), ASK_OTHER_START, starts_without_un_zeds(t), unit)
        where = t.reply
    _go(t, unit, where)


def _takes_un_zeds(t: DawnTable, space: int) -> bool:
    """Whether an Un-Zeds unit can end a retreat in a space."""
    return un_zeds_at(t, space) < 0 and not t.ground[space] & IMPASSABLE
