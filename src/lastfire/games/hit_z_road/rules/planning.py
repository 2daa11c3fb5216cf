"""Planning phase: the paths are dealt and locked."""

from typing import Final

from lastfire.games.hit_z_road.rules.journey import tile_on_this_stage
from lastfire.games.hit_z_road.rules.state import AUCTION, CHOICE, FACE_DOWN, NOBODY, RoadTable
from lastfire.games.hit_z_road.rules.words.records import (
    CARD_DEALT,
    INITIATIVE_DEALT,
    KEY_LAID,
    ROUND_BEGINS,
    TILE_LAID,
)

# The two key tiles, which are also the contaminated areas of the journey. [HZR-BOX-11]
SMALL_KEY: Final = 2
LARGE_KEY: Final = 4


def planning(t: RoadTable) -> None:
    """Deal two cards to every path, in order, and lay the keys; in solo nobody bids.

    [HZR-PLAN-1..10, HZR-SOLO-1]
    """
    t.round += 1
    t.tell(ROUND_BEGINS, t.round, t.level)
    if t.round == 1:
        for place, seat in enumerate(t.order):
            t.tell(INITIATIVE_DEALT, seat, place + 1)
        if t.house.journey:
            t.tell(TILE_LAID, SMALL_KEY, t.tile_2)
            t.tell(TILE_LAID, LARGE_KEY, t.tile_4)
    t.paths = []
    for path in range(t.path_count):
        for slot in range(2):
            t.paths.append(deal_card(t, path, slot))
    t.taken = [NOBODY] * t.path_count
    t.keys = keys(t)
    for path, size in enumerate(t.keys):
        if size:
            t.tell(KEY_LAID, path + 1, size)
    t.at = 0
    t.passes = 0
    t.phase = CHOICE if t.seats == 1 else AUCTION


def deal_card(t: RoadTable, path: int, slot: int) -> int:
    """The next card of the deck, face up or, in solo, face down.

    A card that lies face down is not drawn before it is turned: nobody knows which it is.
    [HZR-PLAN-6, HZR-PLAN-8, HZR-SOLO-3, HZR-SOLO-6, HZR-SOLO-7]
    """
    t.undealt[t.level - 1] -= 1
    card = FACE_DOWN
    if not deals_face_down(t, path, slot):
        card = t.unseen[t.level - 1].draw(t.chance)
    t.tell(CARD_DEALT, path + 1, slot, card)
    return card


def deals_face_down(t: RoadTable, path: int, slot: int) -> bool:
    """Solo hides both cards of path 1 and the right card of path 2. [HZR-SOLO-3, HZR-SOLO-6]"""
    return t.seats == 1 and (path == 0 or (path == 1 and slot == 1))


def keys(t: RoadTable) -> list[int]:
    """The key on each path (0: none), from the eliminations of earlier rounds.

    [HZR-KEY-1..5, HZR-KEY-10..12, HZR-PLAN-9]
    """
    lie = [0] * t.path_count
    eliminated = t.seats - len(t.order)
    if t.seats <= 2 or (t.seats == 3 and eliminated == 1 and t.house.three_player_key):
        lie[2] = SMALL_KEY
    elif t.seats == 4 and eliminated == 1:
        lie[3] = SMALL_KEY
    elif t.seats == 4 and eliminated == 2:
        lie[2] = SMALL_KEY
        lie[3] = LARGE_KEY
    # A tile that lies on the road cannot lock a path as well. [HZR-JOURNEY-7]
    on_the_road = tile_on_this_stage(t)
    return [0 if size == on_the_road else size for size in lie]
