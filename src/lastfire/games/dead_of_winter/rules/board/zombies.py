"""Adding and killing zombies; barricades; overruns."""

from typing import Final

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.places import GATES, entrances_of, place_of
from lastfire.games.dead_of_winter.rules.board.tracks import BARRICADE_TOKENS
from lastfire.games.dead_of_winter.rules.harm.death import kill, kill_helpless
from lastfire.games.dead_of_winter.rules.holdings import (
    after_stop,
    is_asked,
    keeps_barricade,
    overrun_nobody,
    stops_zombie,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, GATE
from lastfire.games.dead_of_winter.rules.words.questions import ASK_GATE
from lastfire.games.dead_of_winter.rules.words.records import (
    BARRICADE_BROKEN,
    BARRICADE_BUILT,
    BARRICADES_REMOVED,
    OVERRUN,
    SAMPLE_ROLLED,
    ZOMBIE_CAME,
    ZOMBIES_KILLED,
    ZOMBIES_REMOVED,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import BY_OVERRUN

SAMPLE_FROM: Final = 4  # on the die, for a kill to yield a sample

# What follows when a zombie comes.
NOTHING_MORE: Final = 0
OVERRUNS: Final = 1
STOPPED: Final = 2


def add_zombies(t: ColonyTable, place: int, count: int) -> Flow:
    """One at a time, at the colony gate by gate from gate 1; every effect starts there anew.

    [DOW-ZOMBIE-1..5, DOW-ZOMBIE-13, DOW-ZOMBIE-14, DOW-ZOMBIE-17]
    """
    for i in range(count):
        how = _comes(t, place, i)
        if how != NOTHING_MORE:
            return _goes_on(t, place, i, count, how)
    return NOTHING


def _entrance_of(place: int, i: int) -> int:
    """Where the i-th zombie comes."""
    return i % GATES if place == COLONY else GATES - 1 + place


def _comes(t: ColonyTable, place: int, i: int) -> int:
    """The i-th zombie comes; what follows. [DOW-ZOMBIE-4]"""
    entrance = _entrance_of(place, i)
    if t.free_space(entrance) > 0:
        t.zombies[entrance] += 1
        t.tell(ZOMBIE_CAME, place, entrance + 1 if place == COLONY else 1)
        return NOTHING_MORE
    return _finds_no_space(t, place, entrance)


def _finds_no_space(t: ColonyTable, place: int, entrance: int) -> int:
    """A zombie finds no space at an entrance and is gone; what follows. [DOW-ZOMBIE-6..8]"""
    if stops_zombie(t, place, entrance):
        return STOPPED if is_asked(t, "after_stop") else NOTHING_MORE
    if t.barricades[entrance] > 0:
        if keeps_barricade(t, place, entrance):
            return NOTHING_MORE
        # The barricade and the zombie that broke it are both gone.
        t.barricades[entrance] -= 1
        t.tell(BARRICADE_BROKEN, place, entrance + 1 if place == COLONY else 1)
        return NOTHING_MORE
    t.tell(OVERRUN, place, entrance + 1 if place == COLONY else 1)
    return OVERRUNS


def _follows(t: ColonyTable, place: int, entrance: int, how: int) -> Flow:
    if how == OVERRUNS:
        return overrun(t, place)
    return after_stop(t, place, entrance) if how == STOPPED else NOTHING


def comes_to_full(t: ColonyTable, place: int, entrance: int) -> Flow:
    """A zombie comes to an entrance without a free space, and all that follows. [DOW-ZOMBIE-6..8]"""
    return _follows(t, place, entrance, _finds_no_space(t, place, entrance))


def _goes_on(t: ColonyTable, place: int, i: int, count: int, how: int) -> Flow:
    """From the first overrun on: somebody may have to choose before the next zombie comes.

    [DOW-ZOMBIE-12, DOW-ZOMBIE-15]
    """
    yield from _follows(t, place, _entrance_of(place, i), how)
    for j in range(i + 1, count):
        yield from _follows(t, place, _entrance_of(place, j), _comes(t, place, j))


def overrun(t: ColonyTable, place: int) -> Flow:
    """The lowest influence dies; else one helpless survivor; else nobody. [DOW-ZOMBIE-9..12]"""
    victim = lowest(t, t.at(place))
    if victim >= 0:
        return kill(t, victim, BY_OVERRUN)
    if place == COLONY and t.helpless > 0:
        return kill_helpless(t, 1)
    return overrun_nobody(t, place)


def lowest(t: ColonyTable, survivors: list[int]) -> int:
    """The survivor with the lowest influence, or -1. [DOW-TIES-5]"""
    best = -1
    for survivor in survivors:
        if best < 0 or t.box.influence[survivor] < t.box.influence[best]:
            best = survivor
    return best


def kill_zombies(t: ColonyTable, seat: int, place: int, count: int, killer: int) -> Flow:
    """As many as there are; at the colony ``seat`` picks the gates. The caller rolls exposure.

    [DOW-ZOMBIE-19, DOW-ZOMBIE-20, DOW-OBJ-14]
    """
    gate = _one_gate(t, place, count)
    if gate == -2:
        return _pick(t, seat, place, count, True)
    killed = _take(t, place, gate, count)
    _killed(t, place, killed)
    return NOTHING


def kill_guarded(t: ColonyTable, entrance: int) -> None:
    """A zombie that only attacks reach dies by one; what guards it notes that itself. [DOW-OBJ-14]"""
    t.zombies[entrance] -= 1
    _killed(t, place_of(entrance), 1)


def remove_zombies(t: ColonyTable, seat: int, place: int, count: int) -> Flow:
    """Taken off without being killed: no roll, no sample, no credit. [DOW-EXPO-12, DOW-OBJ-15]"""
    gate = _one_gate(t, place, count)
    if gate == -2:
        return _pick(t, seat, place, count, False)
    removed = _take(t, place, gate, count)
    if removed > 0:
        t.tell(ZOMBIES_REMOVED, place, removed)
    return NOTHING


def _one_gate(t: ColonyTable, place: int, count: int) -> int:
    """The only entrance with zombies that can go; -1 if all of them go; -2 if somebody has to pick."""
    if place != COLONY:
        return GATES - 1 + place
    if t.loose_at(COLONY) <= count:
        return -1
    found = -1
    for gate in range(GATES):
        if t.loose(gate) > 0:
            if found >= 0:
                return -2
            found = gate
    return found


def _take(t: ColonyTable, place: int, gate: int, count: int) -> int:
    """Zombies leave one entrance, or with ``gate`` -1 all of the colony; returns how many."""
    if gate < 0:
        taken = t.loose_at(COLONY)
        for i in range(GATES):
            t.zombies[i] -= t.loose(i)
        return taken
    taken = min(count, t.loose(gate))
    t.zombies[gate] -= taken
    return taken


def _pick(t: ColonyTable, seat: int, place: int, count: int, kills: bool) -> Flow:
    """One zombie after the other, from a gate that ``seat`` chooses. [DOW-ZOMBIE-19]"""
    for _ in range(count):
        gates: list[int] = []
        for gate in range(GATES):
            if t.loose(gate) > 0:
                gates.append(gate)
        if not gates:
            return
        yield from choose(t, seat, ASK_GATE, [GATE[g] for g in gates])
        gate = ABOUT[t.reply]
        t.zombies[gate] -= 1
        if kills:
            _killed(t, place, 1)
        else:
            t.tell(ZOMBIES_REMOVED, place, 1)


def _killed(t: ColonyTable, place: int, count: int) -> None:
    """Kills count, and may yield samples before any exposure. [DOW-OBJ-14, DOW-ATTACK-18]"""
    if count <= 0:
        return
    t.tell(ZOMBIES_KILLED, place, count)
    if t.box.main[t.objective].side(t.house.hardcore).samples:
        for _ in range(count):
            die = 1 + t.chance.roll(6)
            if die >= SAMPLE_FROM:
                t.samples += 1
            t.tell(SAMPLE_ROLLED, die, t.samples)


def build_barricade(t: ColonyTable, entrance: int) -> bool:
    """A barricade on a free entrance space; whether there was one. [DOW-BARR-1..3]"""
    if t.free_space(entrance) <= 0:
        return False
    if t.house.token_limits and sum(t.barricades) >= BARRICADE_TOKENS:
        return False
    t.barricades[entrance] += 1
    place = place_of(entrance)
    t.tell(BARRICADE_BUILT, place, entrance + 1 if place == COLONY else 1)
    return True


def remove_barricades(t: ColonyTable, place: int) -> None:
    """All barricades of a place go."""
    count = t.barricades_at(place)
    for entrance in entrances_of(place):
        t.barricades[entrance] = 0
    if count > 0:
        t.tell(BARRICADES_REMOVED, place, count)
