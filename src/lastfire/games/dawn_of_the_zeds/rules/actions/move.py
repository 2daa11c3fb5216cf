"""The Move Action. [DOZ-MOVE]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.actions.deed import Deed
from lastfire.games.dawn_of_the_zeds.rules.actions.price import Means
from lastfire.games.dawn_of_the_zeds.rules.actions.way import (
    CLOSED,
    MET,
    Mover,
    add_rooms,
    can_end,
    destinations,
    entry,
    exits,
    has_one_way,
    is_banned,
    is_surface,
    last_spaces,
    new_mover,
    only_way,
    way_to,
)
from lastfire.games.dawn_of_the_zeds.rules.board.counters import (
    has_zeds,
    put,
    raiders_at,
    take_away,
    un_zeds_at,
)
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import (
    BESIDE,
    CATACOMBS,
    HOSPITAL,
    KIND,
    ON_TRACKS,
    START,
    TOWN_CENTER,
)
from lastfire.games.dawn_of_the_zeds.rules.board.town import reach_town
from lastfire.games.dawn_of_the_zeds.rules.board.tunnel import LEAVES, LOST, leave_catacombs, lost_space
from lastfire.games.dawn_of_the_zeds.rules.board.villagers import bars_refugees
from lastfire.games.dawn_of_the_zeds.rules.choosing import choose_space, decider
from lastfire.games.dawn_of_the_zeds.rules.combat.fight import player_attack
from lastfire.games.dawn_of_the_zeds.rules.combat.saving import free_beds
from lastfire.games.dawn_of_the_zeds.rules.holding import DRIVING
from lastfire.games.dawn_of_the_zeds.rules.holdings import all_held, bars, in_force
from lastfire.games.dawn_of_the_zeds.rules.levels import HOSPITAL_RULES
from lastfire.games.dawn_of_the_zeds.rules.sources import DEFIANT
from lastfire.games.dawn_of_the_zeds.rules.state import NONE, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import raise_infection
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS, is_fighter, is_hero, is_refugees
from lastfire.games.dawn_of_the_zeds.rules.windows import ON_HERO_MOVE, play_card, playable
from lastfire.games.dawn_of_the_zeds.rules.words.acting import ASK_ATTACK, ASK_CAME_FROM, ASK_MOVE
from lastfire.games.dawn_of_the_zeds.rules.words.actions import MOVE, NO, PLAY, YES
from lastfire.games.dawn_of_the_zeds.rules.words.fighting import BURIED
from lastfire.games.dawn_of_the_zeds.rules.words.records import UNIT_MOVED
from lastfire.games.dawn_of_the_zeds.rules.words.zeds import NO_ROOM_THERE


class Move(Deed):
    """A unit moves up to its Move in spaces. [DOZ-MOVE-1, DOZ-UNIT-15, DOZ-VERSUS-50]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        unit = means.unit
        if means.actions and may_move(t, unit):
            ids += [MOVE + space for space in destinations(t, new_mover(t, unit))]
            if t.versus is not None and _can_turn_on(t, unit):
                ids.append(MOVE + t.at[unit])

    def is_possible(self, t: DawnTable, means: Means) -> bool:
        """The same; as a rule a look at the spaces next to the unit settles it."""
        unit = means.unit
        if not means.actions or not may_move(t, unit):
            return False
        here = t.at[unit]
        if t.empty & BESIDE[t.tracks][here] and t.box.roams[unit] and not in_force(t, questions.BARS_MOVE):
            return True
        mover = new_mover(t, unit)
        if mover.is_refugees and bars_refugees(t, here):
            return False
        goes_on = here == TOWN_CENTER or not mover.has_one_way
        for space in exits(t, mover, here):
            kind = entry(t, mover, space)
            if kind != CLOSED:
                if can_end(t, mover, space, kind):
                    return True
                goes_on = True
        return (goes_on and len(destinations(t, mover)) > 0) or (
            t.versus is not None and _can_turn_on(t, unit)
        )

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        target = action - MOVE
        start = t.at[unit]
        if target != start and has_one_way(t, unit):
            return _go(t, unit, target, only_way(start, target))
        return move(t, decider(t, unit) if is_hero(unit) else seat, new_mover(t, unit), target)


class PlayOnMove(Deed):
    """A card that is played for a Hero's Move Action, and says how far that goes. [DOZ-MOVE-11]"""

    def options(self, t: DawnTable, means: Means, ids: list[int]) -> None:
        unit = means.unit
        if not t.fate_hand or not is_hero(unit) or not means.actions or bars(t, unit, DRIVING):
            return
        before = t.acting
        t.acting = unit
        for card in playable(t, ON_HERO_MOVE):
            ids.append(PLAY + card)
        t.acting = before

    def do(self, t: DawnTable, seat: int, unit: int, action: int) -> Flow:
        t.acting = unit
        return play_card(t, seat, action - PLAY, ON_HERO_MOVE)


def may_move(t: DawnTable, unit: int) -> bool:
    """Whether a unit that can act may take a Move Action: not out of a bed, and not while Defiant.

    Zeds in its own space do not hold it. [DOZ-MOVE-7, DOZ-MOVE-10, DOZ-UNIT-15]
    """
    return t.at[unit] != HOSPITAL and not t.marks[unit] & DEFIANT


def _can_turn_on(t: DawnTable, unit: int) -> bool:
    """Whether an Un-Zeds unit that shares the space can be attacked by a Move of no spaces.

    What bars Moves bars that one too. [DOZ-VERSUS-50, DOZ-STACK-14, DOZ-ACTION-11]
    """
    here = t.at[unit]
    if not is_fighter(unit) or KIND[here] == START or un_zeds_at(t, here) < 0:
        return False
    return not is_banned(t, in_force(t, questions.BARS_MOVE), unit, here)


def move(t: DawnTable, seat: int, mover: Mover, target: int) -> Flow:
    """Go there; each way out of Catacombs is rolled for.

    Who attacks and can come from several sides chooses one. [DOZ-MOVE-1, DOZ-TUNNEL-1..3, DOZ-TUNNEL-10]
    """
    unit = mover.unit
    start = t.at[unit]
    if target == start:
        return player_attack(t, unit, start, start)
    if mover.has_one_way:
        return _go(t, unit, target, way_to(t, mover, target))
    return _go_one_of_many_ways(t, seat, mover, target)


def _go_one_of_many_ways(t: DawnTable, seat: int, mover: Mover, target: int) -> Flow:
    last = NONE
    if target <= TOWN_CENTER and entry(t, mover, target) == MET:
        yield from choose_space(t, seat, ASK_CAME_FROM, last_spaces(t, mover, target), target)
        last = t.reply
    yield from _go(t, mover.unit, target, way_to(t, mover, target, last))


def _go(t: DawnTable, unit: int, target: int, way: list[int]) -> Flow:
    """A unit goes this way to a space."""
    left = [t.at[unit], *way[:-1]]  # the spaces that it leaves
    for space in left:
        if KIND[space] == CATACOMBS:
            return _go_through_catacombs(t, unit, target, left)
    return arrive(t, unit, target, left[-1])


def _go_through_catacombs(t: DawnTable, unit: int, target: int, left: list[int]) -> Flow:
    """Each way out of Catacombs is rolled for. [DOZ-TUNNEL-1..3]"""
    for space in left:
        if KIND[space] == CATACOMBS:
            _step(t, unit, space)
            outcome = leave_catacombs(t, unit)
            if outcome == LOST:
                yield from get_lost(t, unit)
            if outcome != LEAVES:
                return
    yield from arrive(t, unit, target, left[-1])


def _step(t: DawnTable, unit: int, space: int) -> None:
    """The unit is there now."""
    before = t.at[unit]
    if before != space:
        put(t, unit, space)
        if t.told is not None:
            t.tell(UNIT_MOVED, unit, before, space)


def arrive(t: DawnTable, unit: int, space: int, came_from: int) -> Flow:
    """A player unit comes to a space by its own will, and does what that brings with it.

    Zeds and Raiders are attacked at once, an Un-Zeds unit if its player likes to. [DOZ-MOVE-4, DOZ-STACK-14,
    DOZ-VERSUS-49]
    """
    _step(t, unit, space)
    if is_refugees(unit):
        if space == TOWN_CENTER:
            return reach_town(t, unit)
        if t.house.refugees_chaos_infection and t.chaos[space]:
            return raise_infection(t, 1)
        return NOTHING
    if space > TOWN_CENTER or KIND[space] == START or t.here[space][-1] < FIRST_RAIDERS:
        return NOTHING
    return _attack_there(t, unit, space, came_from)


def _attack_there(t: DawnTable, unit: int, space: int, came_from: int) -> Flow:
    """Others than player units are in the space that a unit has come to."""
    if has_zeds(t, space) or raiders_at(t, space):
        yield from player_attack(t, unit, space, came_from)
    other = un_zeds_at(t, space)
    if other >= 0 and t.at[unit] == space and not has_zeds(t, space):
        yield t.ask(decider(t, unit), ASK_ATTACK, (YES, NO), unit, other)
        if t.reply == YES:
            yield from player_attack(t, unit, space, came_from)


def get_lost(t: DawnTable, unit: int) -> Flow:
    """A Lost player unit turns up somewhere in the Tunnel, as an attacker where enemies are.

    [DOZ-TUNNEL-4..6]
    """
    here = t.at[unit]
    space = lost_space(t, unit)
    if space == here:
        take_away(t, unit)
        t.tell(BURIED, unit)
        for _, _, holding in all_held(t, questions.LEAVES_SPACE):
            yield from holding.leaves_space(t, unit, here)
        return
    mover = new_mover(t, unit)
    kind = entry(t, mover, space)
    if kind != CLOSED and can_end(t, mover, space, kind):
        yield from arrive(t, unit, space, here)
    else:
        t.tell(NO_ROOM_THERE, unit, space)


# What cards that are played for a Hero's Move do. [DOZ-MOVE-11]


def rides(t: DawnTable, unit: int, added: int) -> list[int]:
    """Where a Hero can go whose Move is so much longer, on the surface."""
    if not may_move(t, unit) or not is_surface(t.at[unit]):
        return []
    return destinations(t, _rider(t, unit, added))


def _rider(t: DawnTable, unit: int, added: int) -> Mover:
    mover = new_mover(t, unit, added)
    mover.stay_on_surface()
    return mover


def ride(t: DawnTable, unit: int, added: int) -> Flow:
    """A Hero moves, so many spaces further than otherwise, on the surface. [DOZ-MOVE-11]"""
    seat = decider(t, unit)
    yield from choose_space(t, seat, ASK_MOVE, rides(t, unit, added), unit)
    yield from move(t, seat, _rider(t, unit, added), t.reply)


def flights(t: DawnTable, unit: int) -> list[int]:
    """Where a Hero on the surface can be flown to: any surface space, a free bed, for Scientists their rooms.

    [DOZ-MOVE-7, DOZ-MOVE-11]
    """
    here = t.at[unit]
    if not is_surface(here) or t.marks[unit] & DEFIANT:
        return []
    mover = _rider(t, unit, 0)
    found: list[int] = []
    for space in (*ON_TRACKS, TOWN_CENTER):
        kind = entry(t, mover, space)
        if space != here and kind != CLOSED and can_end(t, mover, space, kind):
            found.append(space)
    add_rooms(t, mover, found)
    if here != HOSPITAL and t.box.uses & HOSPITAL_RULES and free_beds(t) and can_end(t, mover, HOSPITAL, MET):
        found.append(HOSPITAL)
    return found


def fly(t: DawnTable, unit: int) -> Flow:
    """A Hero goes from a surface space to any other; a losing attacker comes back. [DOZ-MOVE-11]"""
    here = t.at[unit]
    yield from choose_space(t, decider(t, unit), ASK_MOVE, flights(t, unit), unit)
    yield from arrive(t, unit, t.reply, here)
