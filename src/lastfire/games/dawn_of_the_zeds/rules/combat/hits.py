"""Hits: what they do to a unit, and who takes them. [DOZ-UNIT-3, DOZ-COMBAT-15, DOZ-COMBAT-16]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    are_alike,
    leave_groups,
    put,
    renew,
    take_away,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    CAMP,
    CEMETERY,
    GONE,
    IN_PLAY,
    STARTS,
    TOWN_CENTER,
    track_of,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import starts_without_un_zeds
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, choose_unit, zeds_decider
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import saving_roll
from lastfire.games.dawn_of_the_zeds.rules.holdings import NOTHING_HELD, Held, held_by
from lastfire.games.dawn_of_the_zeds.rules.sources import COMATOSE, FIRST_MARKER, REDUCED
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_UN_ZEDS,
    FIRST_VILLAGERS,
    THE_VIP,
    is_spreader,
)
from lastfire.games.dawn_of_the_zeds.rules.used import CAME, IDLE, mark_used
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import (
    ASK_HIT_PLAYERS,
    ASK_HIT_ZEDS,
    ASK_OTHER_START,
    BURIED,
    HIT_IGNORED,
    HIT_NOT_IGNORED,
    HIT_TAKEN,
    SPREADER_ROLLED,
    UN_ZEDS_ROLLED,
    UNIT_REDUCED,
)
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_PLACED, UNIT_REMOVED

COMES_BACK: Final = 3
"""The highest die that brings a Disease Spreader or an Un-Zeds unit back to a Start."""


def take_hits(t: DawnTable, unit: int, count: int) -> Flow:
    """So many Hits on one unit of any side, one by one, each of which it may ignore.

    The last one of its full side turns the counter, its last one removes it: a player unit then makes its
    Saving Roll. ``t.reply`` is how many Hits are left over.
    [DOZ-UNIT-2, DOZ-UNIT-3, DOZ-UNIT-7, DOZ-UNIT-8, DOZ-UNIT-21, DOZ-UNIT-31, DOZ-UNIT-42, DOZ-SAVE-8]
    """
    if count <= 0 or t.at[unit] >= IN_PLAY:
        t.reply = max(0, count)
        return NOTHING
    marks = t.marks[unit]
    shields = NOTHING_HELD
    if marks >= FIRST_MARKER or t.box.answers[unit][questions.IGNORES_HIT]:
        shields = held_by(t, unit, questions.IGNORES_HIT)
    hits = t.hits
    # Comatose units and those with one side are gone with the first Hit.
    bears = t.box.hits[unit]
    turns = not marks & REDUCED
    if marks & COMATOSE or FIRST_VILLAGERS <= unit <= THE_VIP:
        bears = 1
        turns = False
    while count:
        count -= 1
        if shields and _is_ignored(t, unit, shields):
            continue
        if t.told is not None:
            t.tell(HIT_TAKEN, unit)
        hits[unit] += 1
        if hits[unit] < bears:
            continue
        if turns:
            turns = False
            t.marks[unit] = marks | REDUCED
            hits[unit] = 0
            if t.told is not None:
                t.tell(UNIT_REDUCED, unit)
            continue
        elimination = eliminate(t, unit)
        if elimination is not NOTHING:
            return _left_over(t, elimination, count)
        break
    t.reply = count
    return NOTHING


def _left_over(t: DawnTable, elimination: Flow, count: int) -> Flow:
    yield from elimination
    t.reply = count


def _is_ignored(t: DawnTable, unit: int, shields: list[Held]) -> bool:
    """Whether a Hit is ignored, by a die of whoever has an ability for it."""
    die = 1 + t.chance.roll(6)
    if not any(holding.ignores_hit(die) for _, _, holding in shields):
        t.tell(HIT_NOT_IGNORED, unit, die)
        return False
    t.tell(HIT_IGNORED, unit, die)
    return True


def eliminate(t: DawnTable, unit: int) -> Flow:
    """A unit has lost its last Hit.

    [DOZ-UNIT-3, DOZ-UNIT-31, DOZ-UNIT-32, DOZ-UNIT-34, DOZ-SAVE-1, DOZ-SAVE-9]
    """
    if unit < FIRST_RAIDERS:
        return saving_roll(t, unit)
    if unit >= FIRST_UN_ZEDS:
        return _un_zeds_fall(t, unit)
    if is_spreader(unit):
        _spreader_falls(t, unit)
    else:
        t.tell(UNIT_REMOVED, unit, t.at[unit])
        take_away(t, unit)
    return NOTHING


def _spreader_falls(t: DawnTable, unit: int) -> None:
    """Back to its track's Start as new on 1 to 3, else out of the game. [DOZ-UNIT-31]"""
    die = 1 + t.chance.roll(6)
    t.tell(SPREADER_ROLLED, unit, die)
    space = t.at[unit]
    # In Town Center it fights only where somebody holds the town, and has a track that it came from.
    fell_in = space if space < TOWN_CENTER or t.fight is None else t.fight.came_from
    renew(t, unit)
    leave_groups(t, unit)
    if die <= COMES_BACK:
        put(t, unit, STARTS[track_of(fell_in)])
        t.tell(UNIT_PLACED, unit, t.at[unit])
    else:
        t.tell(UNIT_REMOVED, unit, space)
        put(t, unit, GONE)


def _un_zeds_fall(t: DawnTable, unit: int) -> Flow:
    """To a Start on 1 to 3, else to the Cemetery; nothing is added. [DOZ-VERSUS-60, DOZ-VERSUS-62]"""
    die = 1 + t.chance.roll(6)
    t.tell(UN_ZEDS_ROLLED, unit, die)
    if die <= COMES_BACK:
        return un_zeds_escape(t, unit)
    renew(t, unit)
    put(t, unit, CEMETERY)
    t.tell(BURIED, unit)
    return NOTHING


def un_zeds_escape(t: DawnTable, unit: int) -> Flow:
    """An Un-Zeds unit goes to a Start of the Zeds player's choice: reduced, without Hits, idle this turn.

    [DOZ-VERSUS-61]
    """
    yield from choose_space(t, zeds_decider(t), ASK_OTHER_START, starts_without_un_zeds(t), unit)
    renew(t, unit)
    t.marks[unit] = REDUCED
    put(t, unit, t.reply)
    mark_used(t, CAME, unit, IDLE)
    t.tell(UNIT_PLACED, unit, t.reply)


def hit_zeds(t: DawnTable, zeds: list[int], count: int) -> Flow:
    """So many Hits on Zeds of one space, assigned one at a time, spreaders last; the rest of them is lost.

    Hits that one unit cannot take pass to another of the Mob.
    [DOZ-COMBAT-15, DOZ-COMBAT-16, DOZ-VERSUS-14]
    """
    if count <= 0 or not zeds:
        return NOTHING
    if len(zeds) == 1:
        return take_hits(t, zeds[0], count)
    return _hit_mob(t, zeds, count)


def _hit_mob(t: DawnTable, zeds: list[int], count: int) -> Flow:
    # Who falls goes elsewhere; a Mob that has retreated may lie in two spaces.
    spaces = [t.at[unit] for unit in zeds]
    for left in range(count, 0, -1):
        standing = [unit for place, unit in enumerate(zeds) if t.at[unit] == spaces[place]]
        if not standing:
            break
        first = [unit for unit in standing if not is_spreader(unit)] or standing
        if are_alike(t, first):
            del first[1:]
        yield from choose_unit(t, zeds_decider(t), ASK_HIT_ZEDS, first, left)
        yield from take_hits(t, t.reply, 1)


def hit_player_units(t: DawnTable, units: list[int], count: int) -> Flow:
    """So many Hits, one by one, on player units of the players' choice.

    Comatose units and the Camp are excepted. [DOZ-EVENT-16, DOZ-EAT-3, DOZ-EAT-4]
    """
    for left in range(count, 0, -1):
        able = [
            unit
            for unit in units
            if t.at[unit] < IN_PLAY and t.at[unit] != CAMP and not t.marks[unit] & COMATOSE
        ]
        if not able:
            break
        yield from choose_unit(t, t.lead, ASK_HIT_PLAYERS, able, left)
        yield from take_hits(t, t.reply, 1)
