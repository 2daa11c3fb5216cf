"""Attracting zombies."""

from typing import Final

from lastfire.engine.step import Flow, choose
from lastfire.games.dead_of_winter.rules.board.dice import spend_die
from lastfire.games.dead_of_winter.rules.board.places import GATES, entrance_of
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.barricade import free_gates, free_spaces
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, COUNT, GATE, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_ARRIVAL, ASK_COUNT, ASK_GATE, ASK_SOURCE
from lastfire.games.dead_of_winter.rules.words.records import ATTRACTED

ATTRACTED_AT_MOST: Final = 2


def has_source(t: ColonyTable, place: int) -> bool:
    """Whether zombies can be attracted from another place. [DOW-ATTRACT-3, DOW-ATTRACT-8]"""
    if sum(t.zombies) == t.zombies_at(place):
        return False
    return not t.states or any(other != place and t.loose_at(other) > 0 for other in t.board.all)


def attract(t: ColonyTable, seat: int, place: int) -> Flow:
    """Any die for up to two zombies. [DOW-ATTRACT-1..3]"""
    yield from spend_die(t, seat, 1)
    yield from lure(t, seat, place, ATTRACTED_AT_MOST)


def lure(t: ColonyTable, seat: int, place: int, most: int) -> Flow:
    """Zombies move from one other place to free spaces here: no break, no overrun, no kill.

    [DOW-ATTRACT-2..10]
    """
    sources = [other for other in t.board.all if other != place and t.loose_at(other) > 0]
    if not sources:
        return
    yield from choose(t, seat, ASK_SOURCE, [TO[other] for other in sources], place)
    source = ABOUT[t.reply]
    most = min(most, t.loose_at(source), free_spaces(t, place))
    yield t.ask(seat, ASK_COUNT, [COUNT[n] for n in range(most + 1)], most)
    count = ABOUT[t.reply]
    for _ in range(count):
        start = entrance_of(source)
        if source == COLONY:
            gates = [gate for gate in range(GATES) if t.loose(gate) > 0]
            yield from choose(t, seat, ASK_GATE, [GATE[gate] for gate in gates])
            start = ABOUT[t.reply]
        end = entrance_of(place)
        if place == COLONY:
            gates = free_gates(t)
            yield from choose(t, seat, ASK_ARRIVAL, [GATE[gate] for gate in gates])
            end = ABOUT[t.reply]
        t.zombies[start] -= 1
        t.zombies[end] += 1
    t.tell(ATTRACTED, seat, count, source, place)
