"""Where player units can go, and by which way. [DOZ-MOVE]

As a rule there is one way: along the track, through Town Center, along another track. Only where somebody
may jump between tracks can there be several; then all spaces are searched.
"""

from typing import Final

from lastfire.engine.native import mypyc_attr, slots
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.board.counters import fighters_at, has_zeds, raiders_at, un_zeds_at
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    BY_ID,
    ENTERED_FROM,
    KIND,
    LAB,
    OFFICES,
    START,
    STEPS,
    SURFACE_TRACKS,
    TOWN_CENTER,
    TOWN_SPACES,
    TUNNEL,
    WAY_FROM_CENTER,
    WAY_IN,
    WAY_OUT,
    Way,
    inward,
    neighbours,
    ring_neighbours,
    town_space,
)
from lastfire.games.dawn_of_the_zeds.rules.board.stacking import (
    MANY,
    MOST_OF_A_SIDE,
    has_room_for_player,
    is_narrow,
)
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees
from lastfire.games.dawn_of_the_zeds.rules.holdings import (
    NOTHING_HELD,
    Held,
    all_held,
    held_at,
    held_by,
    ignores_chaos,
    in_force,
)
from lastfire.games.dawn_of_the_zeds.rules.state import FERRY, IMPASSABLE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import (
    FIRST_RAIDERS,
    FIRST_UN_ZEDS,
    FIRST_VILLAGERS,
    FIRST_ZEDS,
    THE_VIP,
)

# What a space is to a unit on its way.
CLOSED: Final = 0
OPEN: Final = 1
STOPS: Final = 2  # it may enter, and goes no further [DOZ-MOVE-3]
MET: Final = 3  # enemies are there: it goes no further, and attacks [DOZ-MOVE-4]

OFFICE_DESKS: Final = 2  # [DOZ-BOARD-18]
_NEVER: Final = -1

ENTRANCES: Final = {
    TUNNEL * STEPS + 7: BY_ID["university"],
    TUNNEL * STEPS + 6: BY_ID["nuclear_plant"],
    TUNNEL * STEPS + 5: BY_ID["farm"],
    TUNNEL * STEPS + 4: BY_ID["lucky_strike_mine"],
    TUNNEL * STEPS + 3: BY_ID["farm"],
}
"""Ways between Tunnel and surface, where the option ``tunnel_entrances`` opens them. [DOZ-BOARD-25]"""


@mypyc_attr(free_list_len=1)
class Mover:
    """A unit that moves, with what can be said about it once for all spaces.

    ``allowance`` is how far it goes, ``walls`` are holdings that keep it out of some spaces, ``bans`` those
    in force that forbid Moves from or to somewhere. ``is_plain`` says that nothing but what lies and stands
    in a space keeps it out, ``has_one_way`` that there is only one way to each space.
    """

    __slots__ = slots(
        "unit allowance is_refugees minds_chaos walls bans is_scientist center_cost jumps entrances "
        "has_one_way surface_only is_plain"
    )

    def __init__(self, t: DawnTable, unit: int, allowance: int) -> None:
        self.unit = unit
        self.allowance = allowance
        self.is_refugees = FIRST_VILLAGERS <= unit <= THE_VIP
        heard = t.heard
        self.minds_chaos = not self.is_refugees
        if heard[questions.IGNORES_CHAOS] and ignores_chaos(t, unit):
            self.minds_chaos = False
        self.walls = held_by(t, unit, questions.MAY_ENTER) if heard[questions.MAY_ENTER] else NOTHING_HELD
        self.bans = in_force(t, questions.BARS_MOVE) if heard[questions.BARS_MOVE] else NOTHING_HELD
        self.is_scientist = t.box.is_scientist[unit]
        self.center_cost = 1
        if heard[questions.CENTER_IS_FREE]:
            for _, _, holding in all_held(t, questions.CENTER_IS_FREE):
                if holding.center_is_free():
                    self.center_cost = 0
        self.jumps = heard[questions.JUMPS] > 0 and may_jump(t, unit)
        self.entrances = t.house.tunnel_entrances and may_enter_tunnel(t)
        self.has_one_way = not self.jumps and not self.entrances
        self.surface_only = False
        self.is_plain = not self.walls and not self.bans

    def stay_on_surface(self) -> None:
        """It goes nowhere else. [DOZ-MOVE-11]"""
        self.surface_only = True
        self.is_plain = False

    def stay_on_track(self) -> None:
        """It goes 1 space along its track, and no other way. [DOZ-4R-17]"""
        self.allowance = 1
        self.jumps = False
        self.entrances = False
        self.has_one_way = True


def has_one_way(t: DawnTable, unit: int) -> bool:
    """Whether there is only one way for a unit to each space."""
    if t.house.tunnel_entrances and may_enter_tunnel(t):
        return False
    return not t.heard[questions.JUMPS] or not may_jump(t, unit)


def may_enter_tunnel(t: DawnTable) -> bool:
    """Whether there are ways between Tunnel and surface. [DOZ-BOARD-25]"""
    return t.house.tunnel_entrances and t.tracks > TUNNEL


def may_jump(t: DawnTable, unit: int) -> bool:
    """Whether a unit, or one in whose space it starts, jumps between tracks. [DOZ-UNIT-68]"""
    if not t.heard[questions.JUMPS]:
        return False
    for _, _, holding in held_at(t, t.at[unit], questions.JUMPS):
        if holding.jumps():
            return True
    return False


def new_mover(t: DawnTable, unit: int, added: int = 0) -> Mover:
    """A unit about to move up to its Move, and so many spaces further. [DOZ-MOVE-1, DOZ-UNIT-5]"""
    return Mover(t, unit, t.box.moves[unit] + added)


def entry(t: DawnTable, mover: Mover, space: int) -> int:
    """What a space of the map is to a unit on its way: CLOSED, OPEN, STOPS or MET.

    [DOZ-MOVE-2, DOZ-MOVE-3, DOZ-MOVE-8, DOZ-MOVE-9, DOZ-EVENT-23, DOZ-FATE-17, DOZ-VERSUS-49, DOZ-VERSUS-66]
    """
    if KIND[space] == START or (mover.surface_only and not is_surface(space)):
        return CLOSED
    ground = t.ground[space]
    if ground & IMPASSABLE:
        return CLOSED
    for _, _, wall in mover.walls:
        if not wall.may_enter(space):
            return CLOSED
    units = t.here[space]
    # Who lies there last has the highest number: enemies come after player units.
    if units and units[-1] >= FIRST_RAIDERS:
        if mover.is_refugees:
            if has_zeds(t, space) or bars_refugees(t, space):
                return CLOSED
        elif has_zeds(t, space) or raiders_at(t, space):
            return MET
        elif un_zeds_at(t, space) >= 0:
            return STOPS
    if (t.chaos[space] and mover.minds_chaos) or ground & FERRY:
        return STOPS
    return STOPS if mover.is_refugees and space == TOWN_CENTER else OPEN


def is_banned(t: DawnTable, bans: list[Held], unit: int, space: int) -> bool:
    """Whether any of what bars Moves forbids a unit one from where it is to a space. [DOZ-ACTION-11]"""
    for _, _, holding in bans:
        if holding.bars_move(t, unit, t.at[unit], space):
            return True
    return False


def can_step(t: DawnTable, unit: int, here: int, bans: list[Held]) -> bool:
    """Whether a unit that may move anywhere can end a Move in a space of the map beside its own.

    There are no Un-Zeds. This is quicker than to ask for all destinations; False says nothing.
    [DOZ-MOVE-1, DOZ-STACK-8]
    """
    is_refugees = FIRST_VILLAGERS <= unit <= THE_VIP
    for space in TOWN_SPACES[t.tracks] if here == TOWN_CENTER else ENTERED_FROM[here]:
        if t.ground[space] & IMPASSABLE or (bans and is_banned(t, bans, unit, space)):
            continue
        units = t.here[space]
        if is_refugees:
            fits = not has_zeds(t, space)
        elif not units or space == TOWN_CENTER:
            fits = True
        elif units[-1] >= FIRST_RAIDERS:
            fits = _attackers_fit(t, space)
        else:
            fits = has_room_for_player(t, space)
        if fits:
            return True
    return False


def _attackers_fit(t: DawnTable, space: int) -> bool:
    """Whether one more player unit may attack in a space where enemies are. [DOZ-STACK-2, DOZ-STACK-8]"""
    if t.here[space][0] >= FIRST_RAIDERS or t.house.room[space] == MANY:
        return True
    return len(fighters_at(t, space)) < (1 if is_narrow(t, space) else MOST_OF_A_SIDE)


def is_surface(space: int) -> bool:
    """Whether a space is on the surface: Town Center, Hospital, Offices and Lab are. [DOZ-ACTION-11]"""
    return space < SURFACE_TRACKS * STEPS or space >= TOWN_CENTER


def can_end(t: DawnTable, mover: Mover, space: int, kind: int) -> bool:
    """Whether a Move can end in a space that the unit may enter; an attacker needs no room beside enemies.

    [DOZ-STACK-6, DOZ-STACK-8, DOZ-ACTION-11]
    """
    if mover.bans and is_banned(t, mover.bans, mover.unit, space):
        return False
    if space >= TOWN_CENTER:
        return True
    if kind == MET:
        return _attackers_fit(t, space)
    return mover.is_refugees or has_room_for_player(t, space)


def destinations(t: DawnTable, mover: Mover) -> list[int]:
    """All spaces where a Move can end. [DOZ-MOVE-1, DOZ-MOVE-5, DOZ-MOVE-6]"""
    start = t.at[mover.unit]
    if mover.is_refugees and bars_refugees(t, start):
        return []
    if not mover.has_one_way:
        left = search(t, mover)
        ids = [space for space in range(TOWN_CENTER + 1) if left[space] != _NEVER and space != start]
        found = [space for space in ids if can_end(t, mover, space, entry(t, mover, space))]
        if left[TOWN_CENTER] > 0:
            add_rooms(t, mover, found)
        return found
    found = []
    if start > TOWN_CENTER:
        left_over = mover.allowance - mover.center_cost
        if left_over >= 0 and entry(t, mover, TOWN_CENTER):
            if can_end(t, mover, TOWN_CENTER, OPEN):
                found.append(TOWN_CENTER)
            _fan_out(t, mover, left_over, -1, found)
    elif start == TOWN_CENTER:
        _fan_out(t, mover, mover.allowance, -1, found)
    else:
        _along(t, mover, WAY_OUT[start], mover.allowance, found)
        if _along(t, mover, WAY_IN[start], mover.allowance, found):
            left_over = mover.allowance - start % STEPS - mover.center_cost
            if left_over >= 0 and _visit(t, mover, TOWN_CENTER, found) == OPEN:
                _fan_out(t, mover, left_over, start // STEPS, found)
    return found


def _visit(t: DawnTable, mover: Mover, space: int, found: list[int]) -> int:
    """What the next space is to a unit on its way; it is noted if a Move can end there.

    As a rule nothing lies there, and nobody is there but other player units or Zeds.
    """
    if mover.is_plain and not t.ground[space]:
        units = t.here[space]
        if not units or units[-1] < FIRST_RAIDERS:
            if len(units) < t.house.room[space] or mover.is_refugees or has_room_for_player(t, space):
                found.append(space)
            if mover.is_refugees and space == TOWN_CENTER:
                return STOPS
            return STOPS if t.chaos[space] and mover.minds_chaos else OPEN
        if FIRST_ZEDS <= units[-1] < FIRST_UN_ZEDS and not mover.is_refugees:
            if _attackers_fit(t, space):
                found.append(space)
            return MET
    kind = entry(t, mover, space)
    if kind != CLOSED and can_end(t, mover, space, kind):
        found.append(space)
    return kind


def _along(t: DawnTable, mover: Mover, way: Way, left: int, found: list[int]) -> bool:
    """Along a track, so many spaces of a way; whether nothing stops the unit on it.

    As a rule all of them are empty.
    """
    bits, spaces = way[left] if left < len(way) else way[-1]
    empty = t.empty if mover.is_plain else 0
    if empty & bits == bits:
        found += spaces
        return True
    for space in spaces:
        if empty >> space & 1:
            found.append(space)
        elif _visit(t, mover, space, found) != OPEN:
            return False
    return True


def _fan_out(t: DawnTable, mover: Mover, left: int, but: int, found: list[int]) -> None:
    """From Town Center along every track but one, and into the rooms around it. [DOZ-MOVE-5, DOZ-MOVE-6]"""
    if left <= 0:
        return
    for track in range(t.tracks):
        if track != but:
            _along(t, mover, WAY_FROM_CENTER[track], left, found)
    if mover.is_scientist:
        add_rooms(t, mover, found)


def add_rooms(t: DawnTable, mover: Mover, found: list[int]) -> None:
    """Staff Offices and Lab, where a Scientist finds room. [DOZ-MOVE-6, DOZ-BOARD-18, DOZ-BOARD-19]"""
    if mover.is_scientist:
        here = t.at[mover.unit]
        for space, desks in ((OFFICES, OFFICE_DESKS), (LAB, 1)):
            if space != here and len(t.here[space]) < desks and can_end(t, mover, space, MET):
                found.append(space)


# Where there are several ways.


def exits(t: DawnTable, mover: Mover, space: int) -> list[int]:
    """The spaces of the map that a unit can go to next, without a look at who is there.

    [DOZ-BOARD-11, DOZ-BOARD-25, DOZ-UNIT-68]
    """
    if space > TOWN_CENTER:
        return [TOWN_CENTER]
    found = neighbours(space, t.tracks)[:]
    track = space // STEPS
    if mover.jumps and track < SURFACE_TRACKS:
        found += [other * STEPS + space % STEPS for other in ring_neighbours(track)]
    if mover.entrances:
        if space in ENTRANCES:
            found.append(ENTRANCES[space])
        found += [below for below, above in ENTRANCES.items() if above == space]
    return found


def search(t: DawnTable, mover: Mover) -> list[int]:
    """By space, how far a unit can still go once it is there; -1 where it cannot come.

    Entering Town Center may cost nothing, so a space may be reached anew with more left.
    """
    left = [_NEVER] * (TOWN_CENTER + 1)
    start = t.at[mover.unit]
    open_ends = [(start, mover.allowance)]
    if start <= TOWN_CENTER:
        left[start] = mover.allowance
    while open_ends:
        space, here = open_ends.pop(0)
        for other in exits(t, mover, space):
            then = here - (mover.center_cost if other == TOWN_CENTER else 1)
            if then <= left[other] or then < 0:
                continue
            kind = entry(t, mover, other)
            if kind != CLOSED:
                left[other] = then
                if kind == OPEN:
                    open_ends.append((other, then))
    return left


def last_spaces(t: DawnTable, mover: Mover, target: int) -> list[int]:
    """From where a unit can step into a space at the end of its Move: an attacker goes back there."""
    start = t.at[mover.unit]
    if mover.has_one_way or target > TOWN_CENTER:
        return [way_to(t, mover, target)[-2]] if len(way_to(t, mover, target)) > 1 else [start]
    left = search(t, mover)
    cost = mover.center_cost if target == TOWN_CENTER else 1
    found: list[int] = []
    for space in range(TOWN_CENTER + 1):
        if left[space] < cost or target not in exits(t, mover, space):
            continue
        if space == start or entry(t, mover, space) == OPEN:
            found.append(space)
    return found


def way_to(t: DawnTable, mover: Mover, target: int, last: int = -1) -> list[int]:
    """The way from where a unit is to a space, its first space left out.

    ``last`` is the space before the end, -1 for any.
    """
    start = t.at[mover.unit]
    if mover.has_one_way:
        return only_way(start, target)
    if target > TOWN_CENTER:
        return [*way_to(t, mover, TOWN_CENTER), target] if start != TOWN_CENTER else [target]
    left = search(t, mover)
    way = [target]
    space = target
    if last >= 0:
        if last == start:
            return way
        way.append(last)
        space = last
    while True:
        before = _before(t, mover, space, left)
        if before == start:
            return way[::-1]
        way.append(before)
        space = before


def _before(t: DawnTable, mover: Mover, space: int, left: list[int]) -> int:
    """The space from which a unit comes into one with most left to go."""
    start = t.at[mover.unit]
    cost = mover.center_cost if space == TOWN_CENTER else 1
    for before in range(TOWN_CENTER + 1):
        if left[before] - cost != left[space] or space not in exits(t, mover, before):
            continue
        if before == start or entry(t, mover, before) == OPEN:
            return before
    return start


def only_way(start: int, target: int) -> list[int]:
    """The way along tracks and through Town Center, its first space left out."""
    way: list[int] = []
    space = start
    same_track = start < TOWN_CENTER and target < TOWN_CENTER and start // STEPS == target // STEPS
    if not same_track:
        while space < TOWN_CENTER:
            space = inward(space)
            way.append(space)
        if space != TOWN_CENTER:
            way.append(TOWN_CENTER)
        if target == TOWN_CENTER:
            return way
        if target > TOWN_CENTER:
            return [*way, target]
        space = town_space(target // STEPS)
        way.append(space)
    while space != target:
        space += 1 if target > space else -1
        way.append(space)
    return way
