"""Losing and gaining people, and what happens when nobody is left."""

from lastfire.games.hit_z_road.rules.state import GONE, RoadTable
from lastfire.games.hit_z_road.rules.words.records import ELIMINATED, SURVIVORS_GAINED, SURVIVORS_LOST
from lastfire.games.hit_z_road.rules.words.vocabulary import NO_TOKEN, TOKENS


def gain_survivors(t: RoadTable, seat: int, count: int) -> None:
    """Grey survivors join, without limit. [HZR-EVENT-13]"""
    t.groups[seat].people += count
    t.tell(SURVIVORS_GAINED, seat, count)


def lose_survivors(t: RoadTable, seat: int, count: int, cause: int, token: int = NO_TOKEN) -> None:
    """People are counted, not named; the leader is the last to go. What cost them is told.

    [HZR-MELEE-17, HZR-EVENT-14, HZR-EVENT-15]
    """
    group = t.groups[seat]
    count = min(count, group.people)
    if count == 0:
        return
    group.people -= count
    t.tell(SURVIVORS_LOST, seat, count, group.people, cause, t.card, token)
    if group.people == 0:
        eliminate(t, seat)


def eliminate(t: RoadTable, seat: int) -> None:
    """The group is out: all it has and the rest of its path leave the game.

    The others close up in the order. It takes no further part and never returns.
    [HZR-ELIM-1..3, HZR-ELIM-5, HZR-ELIM-7, HZR-ELIM-8, HZR-ORDER-6, HZR-TOKEN-22]
    """
    group = t.groups[seat]
    group.ammo = group.gas = group.adrenaline = 0
    group.tokens = [0] * len(TOKENS)
    group.map_vp = group.journey_vp = 0
    group.wheel_armed = False
    t.box += group.won
    group.won = []
    if t.path >= 0:
        for slot in range(2):
            discard_card(t, t.path, slot)
    t.path = -1
    t.card = -1
    t.fighting = False
    t.order.remove(seat)
    t.tell(ELIMINATED, seat)


def discard_card(t: RoadTable, path: int, slot: int) -> None:
    """A card leaves the game; unseen if it lies face down. [HZR-PATH-13, HZR-SOLO-10]"""
    card = t.paths[2 * path + slot]
    if card >= 0:
        t.box.append(card)
    if card != GONE:
        t.paths[2 * path + slot] = GONE
