"""Moving a survivor: once a turn, anywhere with room, with a roll for exposure."""

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.harm.exposure import expose, settle_wounds
from lastfire.games.dead_of_winter.rules.holdings import after_move, is_asked, is_move_safe, open_places
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import (
    DID_MOVE,
    DID_MOVE_WITH_FUEL,
    FROSTBITE_ON_ARRIVAL,
    ON_THE_WAY,
    WOUND_ON_ARRIVAL,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.deed import Deed
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, MOVE, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_DESTINATION
from lastfire.games.dead_of_winter.rules.words.records import MOVED


class Move(Deed):
    """A survivor goes somewhere else."""

    def options(self, t: ColonyTable, seat: int, best: int, ids: list[int]) -> None:
        moving_options(t, seat, ids)

    def do(self, t: ColonyTable, seat: int, about: int) -> Flow:
        return move(t, seat, about)


def moving_options(t: ColonyTable, seat: int, ids: list[int]) -> None:
    """Each survivor that has not moved, if another place has room. [DOW-MOVE-1, DOW-MOVE-2, DOW-MOVE-4]

    Decided in question Q17: nobody moves to where they are; in question Q32: a survivor who changed
    hands may be moved by each controller, once in their own turn.
    """
    if t.snow > 0:
        return
    blocked = t.moved | t.halted | t.idle | t.jailed
    free: list[int] = []
    bound = is_asked(t, "may_move_to")
    for survivor in t.groups[seat]:
        if (blocked >> survivor) & 1:
            continue
        if not free:
            exiled = t.is_exiled(seat)
            free = free_places(t, exiled) if bound else _first_free(t, exiled)
            if not free:
                return
        if len(free) > 1 or free[0] != t.place[survivor]:
            if bound and not open_places(
                t, survivor, [place for place in free if place != t.place[survivor]]
            ):
                continue
            ids.append(MOVE[survivor])


def _first_free(t: ColonyTable, exiled: bool) -> list[int]:
    """Two of the free places, if there are two: one of them is not where a survivor stands."""
    found: list[int] = []
    # Where more than survivors takes up spaces, one pass over all of them costs less than a few questions.
    heads = _heads(t) if t.states else []
    for place in t.board.outside if exiled else t.board.all:
        used = heads[place] + t.filled(place) if heads else t.heads(place)
        if used < t.board.room[place]:
            found.append(place)
            if len(found) == 2:
                break
    return found


def free_places(t: ColonyTable, exiled: bool) -> list[int]:
    """Places with a free survivor space; for exiles not the colony. [DOW-MOVE-2, DOW-MOVE-6]"""
    places: list[int] = []
    heads = _heads(t)
    for i in t.edition.filling:
        for place in t.board.all:
            heads[place] += t.states[i].fills(place)
    room = t.board.room
    for place in t.board.outside if exiled else t.board.all:
        if heads[place] < room[place]:
            places.append(place)
    return places


def _heads(t: ColonyTable) -> list[int]:
    """By place, the survivor spaces in use: ``ColonyTable.heads`` of all of them in one pass."""
    heads = [0] * len(t.board.places)
    heads[COLONY] = t.helpless
    where = t.place
    for group in t.groups:
        for survivor in group:
            heads[where[survivor]] += 1
    for survivor in t.gone:
        if where[survivor] >= 0:
            # Somebody stands there who belongs to nobody.
            heads[where[survivor]] += 1
    return heads


def may_move(t: ColonyTable, seat: int, survivor: int) -> bool:
    """Whether a survivor can move now."""
    if t.snow > 0:
        return False
    blocked = t.moved | t.halted | t.idle | t.jailed
    return (blocked >> survivor) & 1 == 0 and len(destinations(t, seat, survivor)) > 0


def destinations(t: ColonyTable, seat: int, survivor: int) -> list[int]:
    """Where a survivor may move: never where they are. [DOW-MOVE-2, DOW-MOVE-6]"""
    here = t.place[survivor]
    places = [place for place in free_places(t, t.is_exiled(seat)) if place != here]
    return open_places(t, survivor, places)


def travel(t: ColonyTable, survivor: int, to: int, safe: bool) -> Flow:
    """A survivor goes somewhere; unless the way is safe a roll for exposure follows, there and then.

    [DOW-MOVE-3, DOW-EXPO-1, DOW-BITE-10, DOW-ABILITY-10, DOW-ABILITY-14]
    """
    origin = t.place[survivor]
    t.place[survivor] = to
    t.tell(MOVED, survivor, origin, to)
    if survivor in t.box.borrowers:
        t.this_turn |= ON_THE_WAY
        yield from settle_wounds(t)
    if not safe and t.in_play(survivor):
        yield from expose(t, survivor, 1)
    t.this_turn &= ~ON_THE_WAY


def move(t: ColonyTable, seat: int, survivor: int, fuel: bool = False) -> Flow:
    """Choose where to; a roll for exposure follows, unless fuel has been used up for it.

    [DOW-MOVE-1..6, DOW-XROAD-16, DOW-XROAD-17]
    """
    places = destinations(t, seat, survivor)
    yield from choose(t, seat, ASK_DESTINATION, [TO[place] for place in places], survivor)
    to = ABOUT[t.reply]
    origin = t.place[survivor]
    t.moved |= 1 << survivor
    wounds = t.wounds[survivor]
    frostbite = t.frostbite[survivor]
    yield from travel(t, survivor, to, fuel or is_move_safe(t, survivor, to))
    if not t.in_play(survivor):
        return
    acts = DID_MOVE_WITH_FUEL if fuel else DID_MOVE
    if t.frostbite[survivor] > frostbite:
        acts |= FROSTBITE_ON_ARRIVAL
    elif t.wounds[survivor] > wounds:
        acts |= WOUND_ON_ARRIVAL
    yield from after_move(t, survivor, origin, to)
    if t.in_play(survivor):
        t.acts |= acts
        t.subject = survivor
        t.spot = to
        t.origin = origin
