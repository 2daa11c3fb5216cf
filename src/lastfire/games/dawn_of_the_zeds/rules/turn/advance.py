"""Zeds move 1 space toward Town Center, with all that follows. [DOZ-ZEDS-6..17]"""

from collections.abc import Sequence

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.asked_for import asked_for
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    are_alike,
    are_any_in,
    put,
    those_in,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CATACOMBS,
    INWARD,
    KIND,
    NAMED,
    START,
    TOWN_CENTER,
    inward,
    outward,
    town_space,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for_zeds, room_for_zeds
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import LEAVES
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, tie_seat, zeds_decider
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import UNFOUGHT, WON, zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.holdings import (
    Held,
    all_held,
    has_nothing,
    held_by,
    held_for,
    in_force,
    is_kept,
    strength,
)
from lastfire.games.dawn_of_the_zeds.rules.state import NO_ENTRY, TOWN_FALLS, DawnTable, end_game
from lastfire.games.dawn_of_the_zeds.rules.turn.entering import (
    break_barricade,
    by_strength,
    enter,
    hold_for_others,
    hold_space,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.tunnel import zeds_leave
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import is_spreader
from lastfire.games.dawn_of_the_zeds.rules.windows import BEFORE_GROUP, might_be_in_time, offer
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import ASK_WAY_OUT
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import (
    ASK_MOVERS,
    ZEDS_ADVANCE,
    ZEDS_BLOCKED,
    ZEDS_MOVED,
)


def advance(t: DawnTable, group: tuple[int, ...], is_activation: bool = True) -> Flow:
    """Zeds of one space move 1 space toward Town Center, with all that follows.

    Of a Mob in Catacombs each moves by itself. Where it is an activation, held cards may cancel it.
    [DOZ-ZEDS-6..17, DOZ-STACK-10, DOZ-TUNNEL-7]
    """
    zeds = [unit for unit in group if t.at[unit] < TOWN_CENTER]
    if not zeds:
        return NOTHING
    start = t.at[zeds[0]]
    if KIND[start] == CATACOMBS and len(zeds) > 1:
        return _advance_singly(t, zeds, is_activation)
    return advance_together(t, zeds, start, is_activation)


def _advance_singly(t: DawnTable, zeds: list[int], is_activation: bool) -> Flow:
    for unit in by_strength(t, zeds):
        yield from advance(t, (unit,), is_activation)


def able_to_advance(t: DawnTable, zeds: list[int]) -> list[int]:
    """Those of a group that could move, if not all at once.

    [DOZ-STACK-10, DOZ-EVENT-23, DOZ-PRESS-10, DOZ-VERSUS-26]
    """
    return _able_to_enter(t, zeds, inward(t.at[zeds[0]])) if zeds else []


def _able_to_enter(t: DawnTable, zeds: list[int], target: int) -> list[int]:
    """Those of a group that could move to the next space."""
    if target == TOWN_CENTER and t.versus is not None and t.versus.is_shambling:
        return []
    if t.heard[questions.KEEPS_STILL]:
        zeds = [unit for unit in zeds if not is_kept(t, unit, target)]
    if t.empty >> target & 1 or has_room_for_zeds(t, target):
        return zeds
    return [] if t.ground[target] & NO_ENTRY else [unit for unit in zeds if is_spreader(unit)]


def advance_together(t: DawnTable, zeds: list[int], start: int, is_activation: bool) -> Flow:
    """Zeds of one space move 1 space, as a Mob or alone."""
    target = INWARD[start]
    able = _able_to_enter(t, zeds, target)
    if not able:
        t.tell(ZEDS_BLOCKED, start, target)
        return NOTHING
    if is_activation and t.fate_hand and might_be_in_time(t, BEFORE_GROUP):
        return _try_to_advance(t, zeds, start, True)
    if KIND[start] == CATACOMBS:
        return _try_to_advance(t, zeds, start, False)
    if t.heard[questions.STOPS_ADVANCE]:
        stopping = is_stopped(t, zeds, start, target)
        if stopping is not NOTHING:
            return _advance_unless_stopped(t, stopping, zeds, start)
        if t.reply:
            return NOTHING
    return _move_on(t, able, start, target) if len(able) > 1 else _enter_next(t, able, start, target)


def _try_to_advance(t: DawnTable, zeds: list[int], start: int, with_cards: bool) -> Flow:
    """Cards, units or Catacombs may hold them up."""
    if with_cards:
        t.groups.insert(0, tuple(zeds))
        yield from offer(t, BEFORE_GROUP)
        zeds = [unit for unit in t.groups.pop(0) if t.at[unit] == start]
        if not zeds:
            return
    stopping = is_stopped(t, zeds, start, inward(start))
    yield from _advance_unless_stopped(t, stopping, zeds, start)


def _advance_unless_stopped(t: DawnTable, stopping: Flow, zeds: list[int], start: int) -> Flow:
    yield from stopping
    if t.reply:
        return
    if KIND[start] == CATACOMBS:
        yield from zeds_leave(t, zeds[0])
        if t.reply != LEAVES:
            return
    # Whoever was there may have gone since.
    able = able_to_advance(t, [unit for unit in zeds if t.at[unit] == start])
    yield from _move_on(t, able, start, inward(start))


def _move_on(t: DawnTable, zeds: list[int], start: int, target: int) -> Flow:
    """Of those that could each move, as many do as there is room for."""
    if len(zeds) <= 1:
        return _enter_next(t, zeds, start, target)
    room = room_for_zeds(t, target)
    if len(zeds) <= room:
        return _enter_next(t, sorted(zeds), start, target)
    return _strongest_move_on(t, zeds, start, target, room)


def _strongest_move_on(t: DawnTable, zeds: list[int], start: int, target: int, room: int) -> Flow:
    """Where there is no room for all, the strongest go; spreaders need none. [DOZ-STACK-10, DOZ-STACK-6]"""
    waiting = [unit for unit in by_strength(t, zeds) if not is_spreader(unit)]
    going = [unit for unit in zeds if is_spreader(unit)]
    while waiting and room:
        tied = [unit for unit in waiting if strength(t, unit) == strength(t, waiting[0])]
        unit = waiting[0]
        if len(tied) > room and not are_alike(t, tied):
            yield from choose_unit(t, tie_seat(t), ASK_MOVERS, tied, target)
            unit = t.reply
        waiting.remove(unit)
        going.append(unit)
        room -= 1
    yield from _enter_next(t, sorted(going), start, target)


def _enter_next(t: DawnTable, going: list[int], start: int, target: int) -> Flow:
    """They leave a space for the next one, and do there what that brings with it."""
    if not going:
        return NOTHING
    if t.ground[start]:
        break_barricade(t, start)
    meets_nothing = t.empty >> target & 1
    for unit in going:
        put(t, unit, target)
    if t.told is not None:
        t.tell(ZEDS_MOVED if start < target < TOWN_CENTER else ZEDS_ADVANCE, start, target, *going)
    if target == TOWN_CENTER:
        return _enter_town(t, going, start)
    if meets_nothing:
        t.reply = UNFOUGHT
        if KIND[target] < NAMED and not t.heard[questions.AFTER_ADVANCE]:
            return NOTHING
        return _after_entering(t, going, start, target, UNFOUGHT)
    entering = enter(t, going, target, start)
    if entering is NOTHING:
        return _after_entering(t, going, start, target, t.reply)
    return _entered(t, entering, going, start, target)


def _entered(t: DawnTable, entering: Flow, zeds: list[int], start: int, target: int) -> Flow:
    yield from entering
    yield from _after_entering(t, zeds, start, target, t.reply)


def draw_back(t: DawnTable, unit: int) -> Flow:
    """A Zeds unit that is on no Start moves 1 space away from Town Center, if it can. This is no retreat.

    [DOZ-FATE-12, DOZ-CHAOS-1]
    """
    start = t.at[unit]
    if KIND[start] == START:
        return
    target = outward(start)
    if not _able_to_enter(t, [unit], target):
        t.tell(ZEDS_BLOCKED, start, target)
        return
    yield from is_stopped(t, [unit], start, target)
    if t.reply:
        return
    yield from _enter_next(t, [unit], start, target)


def is_stopped(t: DawnTable, movers: Sequence[int], start: int, target: int) -> Flow:
    """Whether Zeds or Raiders that are about to move 1 space stay; ``t.reply`` is 1 if they do.

    What is in force is asked first, then units. [DOZ-ZEDS-9, DOZ-UNIT-57, DOZ-UNIT-58]
    """
    t.reply = 0
    if not t.heard[questions.STOPS_ADVANCE]:
        return NOTHING
    held = all_held(t, questions.STOPS_ADVANCE)
    if not held:
        return NOTHING
    if len(held) > 1 and held[-1][1] < 0:
        held = [each for each in held if each[1] < 0] + [each for each in held if each[1] >= 0]
    return _stopped_by(t, held, tuple(movers), start, target)


def _stopped_by(t: DawnTable, held: list[Held], group: tuple[int, ...], start: int, target: int) -> Flow:
    for place, (source, bearer, holding) in enumerate(held):
        stopping = holding.stops_advance(t, bearer, group, start, target)
        if stopping is not NOTHING:
            if bearer < 0:
                stopping = asked_for(source, stopping)
            return _stopped_by_first(t, stopping, held[place + 1 :], group, start, target)
        if t.reply:
            break
    return NOTHING


def _stopped_by_first(
    t: DawnTable, stopping: Flow, others: list[Held], group: tuple[int, ...], start: int, target: int
) -> Flow:
    yield from stopping
    if not t.reply:
        yield from _stopped_by(t, others, group, start, target)


def _enter_town(t: DawnTable, zeds: list[int], start: int) -> Flow:
    """Zeds reach Town Center: all is lost, unless somebody holds the town and they lose a fight there.

    [DOZ-END-1, DOZ-ZEDS-15, DOZ-VERSUS-4, DOZ-UNIT-75]
    """
    if any(holding.holds_town(t, bearer) for _, bearer, holding in all_held(t, questions.HOLDS_TOWN)):
        yield from zeds_attack(t, zeds, TOWN_CENTER, start)
        if not are_any_in(t, zeds, TOWN_CENTER):
            return
    end_game(t, TOWN_FALLS)


def rise_in_town(t: DawnTable, unit: int) -> Flow:
    """A new Zeds unit has been placed in Town Center, where Civilians have died: it has entered it.

    Where somebody holds the town it has a Town space to retreat to. [DOZ-END-1, DOZ-EVENT-19, DOZ-UNIT-75]
    """
    came_from = town_space(0)
    if any(holding.holds_town(t, bearer) for _, bearer, holding in all_held(t, questions.HOLDS_TOWN)):
        spaces = [town_space(track) for track in range(t.tracks)]
        yield from choose_space(t, zeds_decider(t), ASK_WAY_OUT, spaces, unit)
        came_from = t.reply
    yield from _enter_town(t, [unit], came_from)


def _after_entering(t: DawnTable, zeds: list[int], start: int, target: int, how: int) -> Flow:
    """What some of them do after moving and fighting; what they hold; who advances once more.

    [DOZ-ZEDS-7, DOZ-UNIT-38, DOZ-UNIT-50, DOZ-EVENT-6, DOZ-EVENT-29]
    """
    if t.heard[questions.AFTER_ADVANCE]:
        acting = in_force(t, questions.AFTER_ADVANCE)
        for unit in zeds:
            if acting or (not has_nothing(t, unit) and held_by(t, unit, questions.AFTER_ADVANCE)):
                return _act_after_advance(t, zeds, start, target, how)
    return _remain(t, zeds, target, how)


def _act_after_advance(t: DawnTable, zeds: list[int], start: int, target: int, how: int) -> Flow:
    for unit in zeds:
        for _, _, holding in held_for(t, unit, questions.AFTER_ADVANCE):
            if t.at[unit] < TOWN_CENTER:
                yield from holding.after_advance(t, unit, start, how != UNFOUGHT)
    yield from _remain(t, zeds, target, how)


def _remain(t: DawnTable, zeds: list[int], space: int, how: int) -> Flow:
    """Those who are left hold the space; if they have won a fight there, some go on."""
    if not are_any_in(t, zeds, space):
        return hold_for_others(t, space) if how == WON else NOTHING
    if how == WON:
        return _hold_and_go_on(t, those_in(t, zeds, space), space)
    return hold_space(t, space)


def _hold_and_go_on(t: DawnTable, zeds: list[int], space: int) -> Flow:
    yield from hold_space(t, space)
    yield from advance_again(t, zeds, space)


def advance_again(t: DawnTable, zeds: list[int], space: int) -> Flow:
    """Zeds have attacked in a space and won: who may advances at once, all together or alone.

    However they came there: new ones and those that are Lost as well. [DOZ-UNIT-38, DOZ-EVENT-6]
    """
    left = those_in(t, zeds, space)
    for _, _, holding in in_force(t, questions.MOB_ADVANCES_AGAIN):
        if holding.mob_advances_again():
            yield from advance(t, tuple(left), False)
            return
    for unit in left:
        if t.at[unit] == space and _advances_again(t, unit):
            yield from advance(t, (unit,), False)


def _advances_again(t: DawnTable, unit: int) -> bool:
    for _, bearer, holding in held_by(t, unit, questions.ADVANCES_AGAIN):
        if holding.advances_again(t, bearer):
            return True
    return False
