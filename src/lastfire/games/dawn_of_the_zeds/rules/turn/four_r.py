"""The 4R Phase: Raiders, Rangers, Refugees, Rescuers. [DOZ-4R]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.acting import can_act
from lastfire.games.dawn_of_the_zeds.rules.actions.move import arrive, move
from lastfire.games.dawn_of_the_zeds.rules.actions.way import (
    CLOSED,
    Mover,
    can_end,
    entry,
    new_mover,
)
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    has_fighters,
    has_zeds,
    put,
    take_away,
)
from lastfire.games.dawn_of_the_zeds.rules.board.losses import IN_AMMO, IN_SUPPLIES, lose
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import ON_MAP, TOWN_CENTER, inward, neighbours
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees, is_villagers
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_unit, decider
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import raiders_attack
from lastfire.games.dawn_of_the_zeds.rules.holdings import held_by, is_kept, strength
from lastfire.games.dawn_of_the_zeds.rules.state import IMPASSABLE, NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.advance import is_stopped
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import next_phase
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_SPECIAL_CIVILIANS,
    FIRST_VILLAGERS,
    FIRST_ZEDS,
    THE_GUARD,
    THE_VIP,
)
from lastfire.games.dawn_of_the_zeds.rules.windows import PHASE_BEGINS, begin_with_cards, offer
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ASK_REFUGEES, ASK_STEP, RAIDED
from lastfire.games.dawn_of_the_zeds.rules.words.actions import NO, SPACE
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_MOVED, UNIT_REMOVED

# Where in the phase; ``t.groups`` are those who are still to move.
BEGINS: Final = 0
RAIDERS: Final = 1
RANGERS: Final = 2
REFUGEES_MOVE: Final = 3
RESCUERS: Final = 4


def four_r_phase(t: DawnTable) -> Flow:
    """The next step of the 4R Phase, by ``t.moment``. [DOZ-4R-1]"""
    if t.moment == BEGINS:
        cards = offer(t, PHASE_BEGINS)
        return _begin(t) if cards is NOTHING else begin_with_cards(t, cards, _begin)
    if t.moment == REFUGEES_MOVE:
        return _refugees(t)
    if not t.groups and t.moment == RAIDERS:
        t.groups = _steppers(t, FIRST_SPECIAL_CIVILIANS, THE_GUARD)
        t.moment = RANGERS
    if t.groups:
        unit = t.groups.pop(0)[0]
        if t.at[unit] >= ON_MAP:
            return NOTHING
        return move_raiders(t, unit) if t.moment == RAIDERS else _may_step(t, unit)
    if t.moment == RANGERS:
        t.moment = REFUGEES_MOVE
        return _refugees(t)
    next_phase(t)
    return NOTHING


def _begin(t: DawnTable) -> Flow:
    at = t.at
    t.groups = [(unit,) for unit in range(FIRST_RAIDERS, FIRST_ZEDS) if at[unit] < ON_MAP]
    t.moment = RAIDERS
    return NOTHING


# Raiders.


def move_raiders(t: DawnTable, raiders: int) -> Flow:
    """Raiders move 1 space toward Town Center and fight what is there, but for Villagers and Refugees.

    A space full of player units does not stop them. [DOZ-4R-2, DOZ-4R-3, DOZ-4R-8, DOZ-EVENT-23,
    DOZ-FATE-17, DOZ-UNIT-28]
    """
    start = t.at[raiders]
    space = inward(start)
    if t.ground[space] & IMPASSABLE or is_kept(t, raiders, space):
        return
    yield from is_stopped(t, [raiders], start, space)
    if t.reply:
        return
    put(t, raiders, space)
    t.tell(UNIT_MOVED, raiders, start, space)
    if space == TOWN_CENTER:
        yield from _raid(t, raiders)
    elif has_zeds(t, space) or has_fighters(t, space):
        yield from raiders_attack(t, raiders, space, start)


def _raid(t: DawnTable, raiders: int) -> Flow:
    """They take as much as they are strong and leave the game. [DOZ-4R-6, DOZ-4R-7]"""
    t.tell(RAIDED, raiders, strength(t, raiders))
    yield from lose(t, strength(t, raiders), IN_SUPPLIES | IN_AMMO)
    for _, bearer, holding in held_by(t, raiders, questions.ARRIVES):
        yield from holding.arrives(t, bearer)
    take_away(t, raiders)
    t.tell(UNIT_REMOVED, raiders, TOWN_CENTER)


# Rangers, and the National Guard.


def _steppers(t: DawnTable, first: int, end: int) -> list[tuple[int, ...]]:
    """Those of some counters that may step in this phase."""
    found: list[tuple[int, ...]] = []
    if not t.heard[questions.STEPS_IN_FOUR_R]:
        return found
    for unit in range(first, end):
        if t.at[unit] >= ON_MAP:
            continue
        held = held_by(t, unit, questions.STEPS_IN_FOUR_R)
        if held and any(holding.steps_in_four_r() for _, _, holding in held):
            found.append((unit,))
    return found


def _stepper(t: DawnTable, unit: int) -> Mover:
    """A unit that goes 1 space along its track; what keeps all from moving there keeps it too. [DOZ-4R-17]"""
    mover = new_mover(t, unit)
    mover.stay_on_track()
    return mover


def _may_step(t: DawnTable, unit: int) -> Flow:
    """Rangers or the Guard may step 1 space either way, not onto a Start; they attack whom they meet.

    Chaos holds them. [DOZ-4R-9, DOZ-4R-16, DOZ-4R-17, DOZ-CHAOS-6, DOZ-UNIT-25]
    """
    if not can_act(t, unit):
        return
    mover = _stepper(t, unit)
    spaces: list[int] = []
    for space in neighbours(t.at[unit], t.tracks):
        kind = entry(t, mover, space)
        if kind != CLOSED and can_end(t, mover, space, kind):
            spaces.append(space)
    if not spaces:
        return
    seat = decider(t, unit)
    yield t.ask(seat, ASK_STEP, [*[SPACE + space for space in spaces], NO], unit)
    if t.reply != NO:
        yield from move(t, seat, mover, t.reply - SPACE)


# Refugees.


def _refugees(t: DawnTable) -> Flow:
    """As many different Refugees or VIP units as the card shows move 1 toward Town Center.

    The players choose which of those that can. [DOZ-4R-10..12]
    """
    count = 0 if t.event == NONE else t.box.events[t.event].refugees
    return _move_refugees(t, count) if count else _refugees_have_moved(t)


def _move_refugees(t: DawnTable, count: int) -> Flow:
    moved: list[int] = []
    for left in range(count, 0, -1):
        able = [unit for unit in refugees_able_to_move(t) if unit not in moved]
        if not able:
            break
        if len(able) > left:
            yield from choose_unit(t, t.lead, ASK_REFUGEES, able, left)
        else:
            t.reply = able[0]
        unit = t.reply
        moved.append(unit)
        yield from arrive(t, unit, inward(t.at[unit]), t.at[unit])
    yield from _refugees_have_moved(t)


def _refugees_have_moved(t: DawnTable) -> Flow:
    """Then come Rescuers: the National Guard."""
    t.groups = _steppers(t, THE_GUARD, FIRST_RAIDERS)
    t.moment = RESCUERS
    return NOTHING


def refugees_able_to_move(t: DawnTable) -> list[int]:
    """The Refugees and VIP units on tracks whose way toward Town Center is open: no Zeds are ahead.

    [DOZ-4R-10, DOZ-4R-11, DOZ-UNIT-19, DOZ-UNIT-22]
    """
    found: list[int] = []
    for unit in range(FIRST_VILLAGERS, THE_VIP + 1):
        space = t.at[unit]
        if space >= TOWN_CENTER or is_villagers(t, unit):
            continue
        if bars_refugees(t, space):
            continue
        ahead = inward(space)
        if not t.in_force and not t.here[ahead] and not t.ground[ahead]:
            found.append(unit)
            continue
        mover = new_mover(t, unit)
        kind = entry(t, mover, ahead)
        if kind != CLOSED and can_end(t, mover, ahead, kind):
            found.append(unit)
    return found
