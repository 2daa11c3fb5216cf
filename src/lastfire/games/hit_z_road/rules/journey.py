"""The journey variant, our own: contaminated areas, car keys and long journeys.

It is played only when the players choose it. [HZR-JOURNEY-1]
"""

from typing import Final

from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow
from lastfire.games.hit_z_road.rules.elimination import lose_survivors
from lastfire.games.hit_z_road.rules.encounter import end_turn
from lastfire.games.hit_z_road.rules.payment import hand_over, ways_to_pay
from lastfire.games.hit_z_road.rules.state import CARD, NOBODY, Group, RoadTable, new_group
from lastfire.games.hit_z_road.rules.words.actions import CROSS, IN_ORDER, SPEND, SPENT, SWAP
from lastfire.games.hit_z_road.rules.words.questions import ASK_CROSS, ASK_DETOUR, ASK_SWAP
from lastfire.games.hit_z_road.rules.words.records import (
    ADRENALINE_SPENT,
    CARDS_SWAPPED,
    CROSSED,
    CROSSING_ROLLED,
)
from lastfire.games.hit_z_road.rules.words.vocabulary import ANY, BLACK_DIE, CASUALTY, FOR_DETOUR, IN_CROSSING

LONE_SURVIVOR_VP: Final = 6


def lay_tiles(t: RoadTable, chance: Chance) -> None:
    """The +2 tile on a stage from 3 to 5, the +4 tile from 6 to 8. [HZR-JOURNEY-3]"""
    t.tile_2 = 3 + chance.roll(3)
    t.tile_4 = 6 + chance.roll(3)


def tile_on_this_stage(t: RoadTable) -> int:
    """The size of the contaminated area of this round, 0 for none. [HZR-JOURNEY-2]"""
    if not t.house.journey:
        return 0
    return 2 if t.round == t.tile_2 else 4 if t.round == t.tile_4 else 0


def setting_out(t: RoadTable) -> Flow:
    """Between choosing a path and its left card: car keys, then the contaminated area.

    [HZR-JOURNEY-4, HZR-JOURNEY-8]
    """
    seat = t.seat
    t.phase = CARD
    if t.car_keys == seat:
        yield t.ask(seat, ASK_SWAP, [IN_ORDER, SWAP], t.path + 1)
        choice = t.reply
        if choice == SWAP:
            left, right = t.paths[2 * t.path], t.paths[2 * t.path + 1]
            t.paths[2 * t.path], t.paths[2 * t.path + 1] = right, left
            t.tell(CARDS_SWAPPED, seat, t.path + 1)
    size = tile_on_this_stage(t)
    if size == 0:
        return
    ways = ways_to_pay(t, seat, size, ANY)
    if ways:
        yield t.ask(seat, ASK_DETOUR, [*ways, CROSS], size)
        action = t.reply
        if action != CROSS:
            hand_over(t, seat, action, FOR_DETOUR)
            return
    yield from _cross(t, seat, size)


def _cross(t: RoadTable, seat: int, size: int) -> Flow:
    """Skulls cost survivors unless adrenaline is paid; the unharmed gain a point.

    [HZR-JOURNEY-5, HZR-JOURNEY-6]
    """
    group = t.groups[seat]
    faces = t.chance.roll_all(BLACK_DIE, size)
    t.tell(CROSSING_ROLLED, seat, *faces)
    skulls = faces.count(CASUALTY)
    saves = 0
    if skulls and group.adrenaline:
        most = min(skulls, group.adrenaline)
        yield t.ask(seat, ASK_CROSS, [SPEND[n, 0] for n in range(most, -1, -1)], skulls)
        action = t.reply
        saves = SPENT[action][0]
        group.adrenaline -= saves
        if saves:
            t.tell(ADRENALINE_SPENT, seat, saves, 0)
    if skulls > saves:
        lose_survivors(t, seat, skulls - saves, IN_CROSSING)
        if group.people == 0:
            end_turn(t)
    else:
        group.journey_vp += 1
        t.tell(CROSSED, seat, 1)


def next_leg(group: Group) -> Group:
    """The group that begins the next leg; tokens and won cards stay behind.

    [HZR-JOURNEY-10, HZR-JOURNEY-12, HZR-JOURNEY-13]
    """
    fresh = new_group()
    fresh.leg_vp = group.leg_vp
    alive = group.people > 0
    fresh.people = min(5, max(3, group.people)) if alive else 3
    fresh.ammo = group.ammo // 2 + 2 if alive else 2
    fresh.gas = group.gas // 2 + 2 if alive else 2
    fresh.adrenaline = group.adrenaline // 2 + 2 if alive else 2
    return fresh


def drop_car_keys(t: RoadTable) -> None:
    """The car keys are held for one round. [HZR-JOURNEY-8]"""
    t.car_keys = NOBODY
