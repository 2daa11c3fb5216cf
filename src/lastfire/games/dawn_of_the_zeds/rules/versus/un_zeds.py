"""Un-Zeds: where they are, how they come, and how they sneak. [DOZ-VERSUS-41..64]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import enter_play
from lastfire.games.dawn_of_the_zeds.rules.board.counters import has_fighters, put, renew, un_zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    ASIDE,
    CATACOMBS,
    CEMETERY,
    KIND,
    ON_MAP,
    START,
    STEPS,
    outward,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import has_room_for, starts_without_un_zeds
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import LEAVES, LOST, leave_catacombs, lost_space
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, zeds_decider
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import zeds_attack
from lastfire.games.dawn_of_the_zeds.rules.holdings import is_kept, printed_on
from lastfire.games.dawn_of_the_zeds.rules.levels import BASIC
from lastfire.games.dawn_of_the_zeds.rules.state import IMPASSABLE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS, FIRST_UN_ZEDS, UNITS
from lastfire.games.dawn_of_the_zeds.rules.used import (
    AGITATED,
    CAME,
    ENTERED,
    IDLE,
    SABOTAGED,
    SNEAKED,
    is_used,
    mark_used,
)
from lastfire.games.dawn_of_the_zeds.rules.words.actions import FIGHT, SHARE
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import BURIED
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_MOVED, UNIT_PLACED
from lastfire.games.dawn_of_the_zeds.rules.words.versus import (
    ASK_ATTACK,
    ASK_SNEAK,
    ASK_UN_ZEDS_START,
    UN_ZEDS_SHARE,
)
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import NO_ROOM_THERE

MOST_ON_MAP: Final = 3  # beside those that come by a card [DOZ-VERSUS-38]


def un_zeds_on_map(t: DawnTable) -> list[int]:
    """The Un-Zeds on the map, by number."""
    return [unit for unit in range(FIRST_UN_ZEDS, UNITS) if t.at[unit] < ON_MAP]


def comes_by_card(t: DawnTable, unit: int) -> bool:
    """Whether a unit is none of the pool. [DOZ-VERSUS-72]"""
    return any(holding.comes_by_card() for _, _, holding in printed_on(t, unit, questions.COMES_BY_CARD))


def pool(t: DawnTable) -> list[int]:
    """The Un-Zeds that an Agitate can bring: open to all, of the level's colours, none in the Basic Game.

    Who was arrested or lies in the Cemetery is not among them. [DOZ-VERSUS-63..65, DOZ-VERSUS-112]
    """
    if t.box.level is BASIC:
        return []
    colour = t.box.level.colour
    return [
        unit
        for unit in range(FIRST_UN_ZEDS, UNITS)
        if t.at[unit] == ASIDE and t.box.units[unit].colour <= colour and not comes_by_card(t, unit)
    ]


def can_agitate(t: DawnTable) -> bool:
    """Whether another unit of the pool may come. [DOZ-VERSUS-36, DOZ-VERSUS-38]"""
    there = [unit for unit in un_zeds_on_map(t) if not comes_by_card(t, unit)]
    return len(there) < MOST_ON_MAP and len(pool(t)) > 0 and len(starts_without_un_zeds(t)) > 0


def agitate(t: DawnTable) -> Flow:
    """A random unit of the pool comes to a Start. [DOZ-VERSUS-36, DOZ-VERSUS-37, DOZ-VERSUS-112]"""
    unit = t.chance.take(pool(t))
    yield from come_to_start(t, unit)
    mark_used(t, CAME, unit, AGITATED)


def come_to_start(t: DawnTable, unit: int) -> Flow:
    """An Un-Zeds unit comes to a Start of the Zeds player's choice. [DOZ-VERSUS-36, DOZ-VERSUS-73]"""
    yield from choose_space(t, zeds_decider(t), ASK_UN_ZEDS_START, starts_without_un_zeds(t), unit)
    yield from enter_play(t, unit, t.reply)
    mark_used(t, CAME, unit, ENTERED)


def can_act(t: DawnTable, unit: int) -> bool:
    """Whether an Un-Zeds unit may do anything this turn. [DOZ-VERSUS-61]"""
    return t.at[unit] < ON_MAP and not is_used(t, CAME, unit, IDLE)


def can_sneak(t: DawnTable, unit: int, again: bool = False) -> bool:
    """Whether an Un-Zeds unit may sneak: once a turn, and somewhere to go. [DOZ-VERSUS-31, DOZ-VERSUS-32]

    ``again`` says that a card lets it do so although it has. [DOZ-VERSUS-105]
    """
    if not can_act(t, unit) or is_used(t, CAME, unit, AGITATED):
        return False
    return (again or not is_used(t, SNEAKED, unit)) and len(reach(t, unit)) > 0


def can_sabotage(t: DawnTable, unit: int) -> bool:
    """Whether an Un-Zeds unit may sabotage this turn, if there is something. [DOZ-VERSUS-35]"""
    return can_act(t, unit) and not is_used(t, CAME, unit, ENTERED) and not is_used(t, SABOTAGED, unit)


def reach(t: DawnTable, unit: int) -> list[int]:
    """The spaces that an Un-Zeds unit can sneak to, within its Move along its track.

    Never Town Center or a Start; No Entry and a Collapsed Bridge stop it, Barricades, Minefields and Chaos do
    not. It stops where player units are, and ends nowhere with another Un-Zeds unit.
    [DOZ-VERSUS-31, DOZ-VERSUS-43..45, DOZ-VERSUS-48]
    """
    found: list[int] = []
    for inwards in (True, False):
        space = t.at[unit]
        for _ in range(t.box.moves[unit]):
            space = _next(space, inwards)
            if space < 0 or t.ground[space] & IMPASSABLE or is_kept(t, unit, space):
                break
            is_free = un_zeds_at(t, space) < 0
            if is_free:
                found.append(space)
            units = t.here[space]
            stops = len(units) > 0 and units[0] < FIRST_RAIDERS
            if stops or (KIND[space] == CATACOMBS and not is_free):
                break
    return sorted(found)


def _next(space: int, inwards: bool) -> int:
    """The next space on the track that Un-Zeds may enter, -1 for none. [DOZ-VERSUS-44]"""
    if inwards:
        return space - 1 if space % STEPS else -1
    space = outward(space)
    return space if space >= 0 and KIND[space] != START else -1


def sneak(t: DawnTable, unit: int) -> Flow:
    """An Un-Zeds unit moves up to its Move. [DOZ-VERSUS-31, DOZ-VERSUS-32]"""
    mark_used(t, SNEAKED, unit)
    yield from choose_space(t, t.zeds_seat, ASK_SNEAK, reach(t, unit), unit)
    yield from _walk(t, unit, t.reply)


def _walk(t: DawnTable, unit: int, target: int) -> Flow:
    """Space by space; out of Catacombs it rolls like all units. [DOZ-VERSUS-58]"""
    step = 1 if target > t.at[unit] else -1
    while t.at[unit] != target:
        space = t.at[unit]
        if KIND[space] == CATACOMBS:
            outcome = leave_catacombs(t, unit)
            if outcome == LOST:
                yield from _get_lost(t, unit)
            if outcome != LEAVES:
                return
        put(t, unit, space + step)
        t.tell(UNIT_MOVED, unit, space, space + step)
    yield from attack_or_share(t, unit, target - step)


def _get_lost(t: DawnTable, unit: int) -> Flow:
    """A Lost! unit comes out somewhere in the Tunnel, or is eliminated. [DOZ-VERSUS-58, DOZ-TUNNEL-4..6]"""
    came_from = t.at[unit]
    space = lost_space(t, unit)
    if space == came_from:
        renew(t, unit)
        put(t, unit, CEMETERY)
        t.tell(BURIED, unit)
    elif has_room_for(t, unit, space):
        put(t, unit, space)
        t.tell(UNIT_PLACED, unit, space)
        yield from attack_or_share(t, unit, came_from)
    else:
        t.tell(NO_ROOM_THERE, unit, space)


def attack_or_share(t: DawnTable, unit: int, came_from: int) -> Flow:
    """An Un-Zeds unit has come to player units: it attacks, or shares the space. [DOZ-VERSUS-48]"""
    if not has_fighters(t, t.at[unit]):
        return NOTHING
    return _attack_or_share(t, unit, came_from)


def _attack_or_share(t: DawnTable, unit: int, came_from: int) -> Flow:
    space = t.at[unit]
    yield t.ask(t.zeds_seat, ASK_ATTACK, [FIGHT, SHARE], unit, space)
    if t.reply == FIGHT:
        yield from zeds_attack(t, [unit], space, came_from)
    else:
        t.tell(UN_ZEDS_SHARE, unit, space)
