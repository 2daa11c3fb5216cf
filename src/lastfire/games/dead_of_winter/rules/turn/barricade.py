"""Barricades: a die, an item or an ability builds them. [DOW-BARR-1]"""

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.dice import spend_die
from lastfire.games.dead_of_winter.rules.board.places import GATES, entrance_of
from lastfire.games.dead_of_winter.rules.board.tracks import BARRICADE_TOKENS
from lastfire.games.dead_of_winter.rules.board.zombies import build_barricade
from lastfire.games.dead_of_winter.rules.holdings import (
    held_for,
    help_of,
    holding_of,
    is_ready,
    use_held,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.helps import offer_help
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, GATE, USE_IT
from lastfire.games.dead_of_winter.rules.words.questions import ASK_GATE


def can_build(t: ColonyTable) -> bool:
    """Whether barricade tokens are left. [DOW-SPACE-14]"""
    return not t.house.token_limits or sum(t.barricades) < BARRICADE_TOKENS


def has_free_space(t: ColonyTable, place: int) -> bool:
    """Whether an entrance of the place has a free space. [DOW-BARR-2, DOW-ATTRACT-4]"""
    if place != COLONY:
        return t.free_space(GATES - 1 + place) > 0
    if t.states:
        return any(t.free_space(gate) > 0 for gate in range(GATES))
    return t.zombies_at(COLONY) + t.barricades_at(COLONY) < t.board.colony_spaces


def free_spaces(t: ColonyTable, place: int) -> int:
    """Free entrance spaces of a place."""
    if place != COLONY:
        return t.free_space(GATES - 1 + place)
    return sum([t.free_space(gate) for gate in range(GATES)])


def free_gates(t: ColonyTable) -> list[int]:
    """Gates of the colony with a free space."""
    gates: list[int] = []
    for gate in range(GATES):
        if t.free_space(gate) > 0:
            gates.append(gate)
    return gates


def barricade(t: ColonyTable, seat: int, place: int) -> Flow:
    """Any die for a barricade, for two with a hammer. [DOW-BARR-1..4, DOW-SPACE-4]"""
    yield from spend_die(t, seat, 1)
    yield from build_with_help(t, seat, place, [s for s in t.groups[seat] if t.place[s] == place])


def build_with_help(t: ColonyTable, seat: int, place: int, builders: list[int]) -> Flow:
    """One barricade, or more with a hammer, where there is space for more. [DOW-ABILITY-15]"""
    count = 1
    if _may_build(t, place) > 1:
        for builder in builders:
            for held in held_for(t, builder, "barricades_built"):
                built = holding_of(t, held).barricades_built()
                if built > 1 and is_ready(t, held):
                    yield from offer_help(t, seat, builder, help_of(t, held))
                    if t.reply == USE_IT:
                        use_held(t, seat, held)
                        count = built
    yield from build(t, seat, place, count)


def _may_build(t: ColonyTable, place: int) -> int:
    """How many barricades there are space and tokens for."""
    spaces = free_spaces(t, place)
    return min(spaces, BARRICADE_TOKENS - sum(t.barricades)) if t.house.token_limits else spaces


def build(t: ColonyTable, seat: int, place: int, count: int) -> Flow:
    """Barricades go up while there is space; at the colony the player picks the gates. [DOW-BARR-4]"""
    if place != COLONY:
        for _ in range(count):
            build_barricade(t, entrance_of(place))
        return NOTHING
    return _build_at_gates(t, seat, count)


def _build_at_gates(t: ColonyTable, seat: int, count: int) -> Flow:
    for _ in range(count):
        gates = free_gates(t)
        if not gates or not can_build(t):
            return
        yield from choose(t, seat, ASK_GATE, [GATE[g] for g in gates])
        gate = ABOUT[t.reply]
        build_barricade(t, gate)
