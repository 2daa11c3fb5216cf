"""Special zombies: six types that die only by an attack, and what meeting one brings. [LN-SPECIAL-1..29]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.places import GATES, entrance_of, place_of
from lastfire.games.dead_of_winter.rules.board.zombies import comes_to_full, kill_guarded
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_in_play, raxxon_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import (
    SPECIAL,
    SPECIAL_CAME,
    SPECIAL_FELL,
    SPECIAL_MOVED,
    TYPES,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, GATE
from lastfire.games.dead_of_winter.rules.words.questions import ASK_ARRIVAL, ASK_GATE

FIGURES: Final = (4, 3, 4, 3, 2, 3)
"""By type, how many figures there are: 19 in all. [LN-SETUP-20, LN-SPECIAL-21]"""


def special_at(t: ColonyTable, place: int) -> int:
    """How many special zombies are at a place; none in a match without the module."""
    state = raxxon_in_play(t)
    return 0 if state is None else len(state.at(place))


def specials(t: ColonyTable) -> int:
    """How many special zombies are on the board; none in a match without the module."""
    state = raxxon_in_play(t)
    return 0 if state is None else len(state.figures)


def is_figure_left(t: ColonyTable, kind: int) -> bool:
    """Whether another of a type can come. [LN-SPECIAL-20]"""
    return raxxon_of(t).count(kind) < FIGURES[kind]


def place_special(t: ColonyTable, kind: int, place: int) -> Flow:
    """A special zombie comes to a place outside the colony, where it takes a free entrance space.

    At a full entrance it is not placed: a trap goes off, else a barricade breaks, else there is an overrun.
    [LN-RAXXON-12, LN-RAXXON-13, LN-SPECIAL-1, LN-SPECIAL-20]
    """
    if not is_figure_left(t, kind):
        return NOTHING
    entrance = entrance_of(place)
    if t.free_space(entrance) > 0:
        t.zombies[entrance] += 1
        _stand(t, kind, entrance)
        t.tell(SPECIAL_CAME, kind, place)
        return NOTHING
    return comes_to_full(t, place, entrance)


def _stand(t: ColonyTable, kind: int, entrance: int) -> None:
    state = raxxon_of(t)
    state.figures = sorted([*state.figures, entrance * TYPES + kind])


def special_targets(t: ColonyTable, place: int) -> list[int]:
    """The special zombies at a place that an attack may choose, one answer a type. [LN-SPECIAL-8]"""
    kinds = raxxon_of(t).at(place)
    return [SPECIAL[kind] for kind in range(TYPES) if kind in kinds]


def kill_special(t: ColonyTable, seat: int, kind: int, place: int) -> Flow:
    """An attack has killed one. It counts as a zombie killed. [LN-SPECIAL-2, LN-SPECIAL-13, LN-SPECIAL-18]

    Where several of a type are at several entrances, the attacker's player chooses. [LN-SPECIAL-8]
    """
    state = raxxon_of(t)
    entrances = state.entrances_of_kind(kind, place)
    if len(entrances) > 1:
        yield t.ask(seat, ASK_GATE, [GATE[gate] for gate in entrances])
        entrance = ABOUT[t.reply]
    else:
        entrance = entrances[0]
    state.figures.remove(entrance * TYPES + kind)
    t.tell(SPECIAL_FELL, kind, place)
    kill_guarded(t, entrance)


def move_special(t: ColonyTable, seat: int, kind: int, origin: int, to: int) -> Flow:
    """One moves to a free entrance space, as an encounter line says. [LN-SPECIAL-6]"""
    state = raxxon_of(t)
    leaving = state.entrances_of_kind(kind, origin)
    yield from choose(t, seat, ASK_GATE, [GATE[gate] for gate in leaving]) if origin == COLONY else NOTHING
    start = ABOUT[t.reply] if origin == COLONY else leaving[0]
    end = entrance_of(to)
    if to == COLONY:
        free = [gate for gate in range(GATES) if t.free_space(gate) > 0]
        yield from choose(t, seat, ASK_ARRIVAL, [GATE[gate] for gate in free])
        end = ABOUT[t.reply]
    state.figures.remove(start * TYPES + kind)
    t.zombies[start] -= 1
    t.zombies[end] += 1
    _stand(t, kind, end)
    t.tell(SPECIAL_MOVED, kind, place_of(start), to)
