"""What the Raxxon module keeps on the table: experiments, the dice lying there, special zombies."""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.board.places import entrances_of, place_of
from lastfire.games.dead_of_winter.rules.long_night.raxxon.words import LET_OUT, TYPES
from lastfire.games.dead_of_winter.rules.names import NOWHERE
from lastfire.games.dead_of_winter.rules.state import ColonyTable, ModuleState
from lastfire.games.dead_of_winter.rules.turn.vote import verdict

RAXXON: Final = 7
"""The number of the place. [LN-SETUP-28]"""
ROOM: Final = 3
NO_LOG: Final = -1


class RaxxonState(ModuleState):
    """The stack of experiments, the dice lying there, the special zombies on the board.

    ``top`` is the experiment whose log all can read, ``stack`` those under it, whose order does not exist
    before they come up [LN-RAXXON-8, LN-RAXXON-9]. ``released`` lie with their encounter side up, those that
    are ``over`` have left the game. ``dice`` counts the dice lying there, six numbers for each seat, by face
    [LN-CODE-1, LN-CODE-5]. ``figures`` has, for each special zombie, its entrance and type as one number,
    lowest first. What everybody remembers of each seat: ``helped``, the dice laid that the code lacked,
    ``withheld``, how often the seat had such a die and somebody at Raxxon when the code was missed, and
    ``let_out``, its votes to release.
    """

    def __init__(self, seats: int) -> None:
        self.helped = [0] * seats
        self.withheld = [0] * seats
        self.let_out = [0] * seats
        self.top = NO_LOG
        self.stack = Pile([])
        self.released: list[int] = []
        self.over: list[int] = []
        self.contained = 0  # codes met that ended with thumbs up [LN-SCENARIO-10]
        self.dice = [0] * (6 * seats)
        self.figures: list[int] = []
        self.spared = NOWHERE  # the place that fewer zombies come to [LN-CODE-17]
        self.fewer = 0  # how many of them are still to stay away
        self.pills_for_all = False  # option pill_anyone [LN-PILL-2]

    def copy(self) -> ModuleState:
        other = RaxxonState(0)
        other.top = self.top
        other.stack = self.stack  # shared until a card is drawn
        other.released = self.released[:]
        other.over = self.over[:]
        other.contained = self.contained
        other.dice = self.dice[:]
        other.figures = self.figures[:]
        other.spared = self.spared
        other.fewer = self.fewer
        other.helped = self.helped[:]
        other.withheld = self.withheld[:]
        other.let_out = self.let_out[:]
        other.pills_for_all = self.pills_for_all
        return other

    def pack(self) -> list[int]:
        out = [
            self.top,
            self.contained,
            self.spared,
            self.fewer,
            int(self.pills_for_all),
            *self.stack.pack(),
        ]
        for numbers in (self.released, self.over, self.dice, self.figures):
            out.append(len(numbers))
            out += numbers
        for numbers in (self.helped, self.withheld, self.let_out):
            out.append(len(numbers))
            out += numbers
        return out

    def saw_vote(self, t: ColonyTable, seat: int, choice: int) -> None:
        """Who would let the experiment out. [LN-CODE-13]"""
        if choice == verdict(t, LET_OUT.id):
            self.let_out[seat] += 1

    def guards(self, entrances: range) -> int:
        """Nothing but an attack reaches a special zombie. [LN-SPECIAL-2, LN-SPECIAL-3, LN-SPECIAL-6]"""
        count = 0
        for figure in self.figures:
            if figure // TYPES in entrances:
                count += 1
        return count

    def at(self, place: int) -> list[int]:
        """The special zombies at a place, by type."""
        entrances = entrances_of(place)
        return [figure % TYPES for figure in self.figures if figure // TYPES in entrances]

    def places_of(self, kind: int) -> list[int]:
        """The places with special zombies of a type, each once."""
        found: list[int] = []
        for figure in self.figures:
            place = place_of(figure // TYPES)
            if figure % TYPES == kind and place not in found:
                found.append(place)
        return found

    def entrances_of_kind(self, kind: int, place: int) -> list[int]:
        """The entrances of a place with special zombies of a type, each once."""
        return [entrance for entrance in entrances_of(place) if entrance * TYPES + kind in self.figures]

    def count(self, kind: int) -> int:
        """How many special zombies of a type are on the board."""
        return sum([figure % TYPES == kind for figure in self.figures])


def unpacked(r: Numbers) -> RaxxonState:
    """The state that ``RaxxonState.pack`` turned into numbers."""
    state = RaxxonState(0)
    state.top = r.one()
    state.contained = r.one()
    state.spared = r.one()
    state.fewer = r.one()
    state.pills_for_all = r.flag()
    state.stack = r.pile()
    state.released = r.many()
    state.over = r.many()
    state.dice = r.many()
    state.figures = r.many()
    state.helped = r.many()
    state.withheld = r.many()
    state.let_out = r.many()
    return state


def raxxon_in_play(t: ColonyTable) -> RaxxonState | None:
    """What the module keeps on a table, or None in a match without it."""
    for state in t.states:
        if isinstance(state, RaxxonState):
            return state
    return None


def raxxon_of(t: ColonyTable) -> RaxxonState:
    """What the module keeps on a table that is played with it."""
    state = raxxon_in_play(t)
    if state is None:
        raise LookupError("this match is played without the Raxxon module")
    return state
