"""What The Long Night keeps on the table in every match: despair, unruly people, explosive traps."""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import KEEP_TOKEN
from lastfire.games.dead_of_winter.rules.state import ColonyTable, ModuleState
from lastfire.games.dead_of_winter.rules.turn.vote import verdict

BY_FLIP: Final = 0
BY_DIE: Final = 1

FIRST_PLAYER_CHOOSES: Final = 0
ORDINARY_FIRST: Final = 1
UNRULY_FIRST: Final = 2


class NightState(ModuleState):
    """The tokens, and what was agreed on about them.

    ``despair`` has the survivor's number once for each token [LN-DESPAIR-1], ``traps`` the entrance's once
    for each explosive trap [LN-TRAP-1]. ``unruly`` of the helpless survivors show their other side
    [LN-UNRULY-1]. ``kept`` is what everybody remembers: how often each seat voted to leave the first player
    token where it was.
    """

    def __init__(self, kept: list[int]) -> None:
        self.kept = kept
        self.despair: list[int] = []
        self.traps: list[int] = []
        self.unruly = 0
        self.noise_by = BY_FLIP
        self.helpless_order = FIRST_PLAYER_CHOOSES
        self.traps_first = True

    def copy(self) -> ModuleState:
        other = NightState(self.kept[:])
        other.despair = self.despair[:]
        other.traps = self.traps[:]
        other.unruly = self.unruly
        other.noise_by = self.noise_by
        other.helpless_order = self.helpless_order
        other.traps_first = self.traps_first
        return other

    def pack(self) -> list[int]:
        out = [self.unruly, self.noise_by, self.helpless_order, int(self.traps_first)]
        for numbers in (self.despair, self.traps, self.kept):
            out.append(len(numbers))
            out += numbers
        return out

    def saw_vote(self, t: ColonyTable, seat: int, choice: int) -> None:
        """Who wants the first player token to stay."""
        if choice == verdict(t, KEEP_TOKEN.id):
            self.kept[seat] += 1

    def blocks(self, entrance: int) -> int:
        """An explosive trap fills an entrance space. [LN-TRAP-1]"""
        return self.traps.count(entrance)

    def wounds(self, survivor: int) -> int:
        """A despair token counts as a wound. [LN-DESPAIR-1, LN-DESPAIR-2]"""
        return self.despair.count(survivor)

    def holds_off(self, entrance: int, room: int) -> int:
        """Each trap stops the zombie that sets it off, and leaves its own space and those of others.

        [LN-TRAP-3, LN-TRAP-4, LN-TRAP-5]
        """
        traps = self.traps.count(entrance)
        return sum([1 + room + number for number in range(1, traps + 1)])


def unpacked(r: Numbers) -> NightState:
    """The state that ``NightState.pack`` turned into numbers."""
    state = NightState([])
    state.unruly = r.one()
    state.noise_by = r.one()
    state.helpless_order = r.one()
    state.traps_first = r.flag()
    state.despair = r.many()
    state.traps = r.many()
    state.kept = r.many()
    return state


def night_of(t: ColonyTable) -> NightState:
    """What The Long Night keeps on a table that is played with it."""
    for state in t.states:
        if isinstance(state, NightState):
            return state
    raise LookupError("this match is played without The Long Night")
