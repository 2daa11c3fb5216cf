"""What the Bandits module keeps on the table: bandits by location, and the stockpile. All of it lies open."""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.games.dead_of_winter.rules.state import ColonyTable, ModuleState

HIDEOUT: Final = 8
"""The number of the Hideout. [LN-SETUP-29]"""
BANDITS: Final = 20
"""So many figures there are. [LN-SETUP-16]"""
TOWN: Final = (1, 2, 3, 4, 5, 6)
"""The town locations, to which bandits come. [LN-BANDIT-28]"""


class BanditState(ModuleState):
    """Bandits by number of the location, the cards of the stockpile in the order in which they came there.

    ``has_taken``: the leader has taken a card this round. The rest are the options of the match.
    """

    def __init__(self) -> None:
        self.bandits = [0] * (HIDEOUT + 1)
        self.stockpile: list[int] = []
        self.has_taken = False
        self.without_strip = 2
        self.bitten_go = False
        self.leader_takes = True

    def copy(self) -> ModuleState:
        other = BanditState()
        other.bandits = self.bandits[:]
        other.stockpile = self.stockpile[:]
        other.has_taken = self.has_taken
        other.without_strip = self.without_strip
        other.bitten_go = self.bitten_go
        other.leader_takes = self.leader_takes
        return other

    def pack(self) -> list[int]:
        return [
            *self.bandits,
            len(self.stockpile),
            *self.stockpile,
            int(self.has_taken),
            self.without_strip,
            int(self.bitten_go),
            int(self.leader_takes),
        ]

    def fills(self, place: int) -> int:
        """A bandit takes a survivor space. [LN-BANDIT-3, LN-BANDIT-5]"""
        return self.bandits[place]

    def cards(self) -> list[int]:
        return self.stockpile


def unpacked(r: Numbers) -> BanditState:
    """The state that ``pack`` turned into numbers."""
    state = BanditState()
    state.bandits = r.so_many(HIDEOUT + 1)
    state.stockpile = r.many()
    state.has_taken = r.flag()
    state.without_strip = r.one()
    state.bitten_go = r.flag()
    state.leader_takes = r.flag()
    return state


NO_BANDITS: Final = BanditState()
"""For a match without the module; it is never changed."""


def bandits_of(t: ColonyTable) -> BanditState:
    """What the module keeps on a table; an empty state in a match without it."""
    for state in t.states:
        if isinstance(state, BanditState):
            return state
    return NO_BANDITS


def has_bandits(t: ColonyTable) -> bool:
    """Whether a match is played with the module."""
    return bandits_of(t) is not NO_BANDITS
