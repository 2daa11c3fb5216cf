"""What the Improvements module keeps on the table: the row, its tokens, the deck, what is finished."""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.games.dead_of_winter.rules.state import ColonyTable, ModuleState

TOKENS: Final = 12
"""So many advancement tokens there are. [LN-IMPROVE-8]"""
SHOWN_AT_ONCE: Final = 4
"""So many improvements are laid out. [LN-SETUP-13]"""


class ImprovementState(ModuleState):
    """Improvements by number: those in the row, those finished, in their order, and tokens on each.

    The order of the ``deck`` does not exist until a card is turned up, so that nobody can know it.
    [LN-SETUP-14]
    """

    def __init__(self, deck: Pile, row: list[int], done: list[int], tokens: list[int], supply: int) -> None:
        self.deck = deck
        self.row = row
        self.done = done
        self.tokens = tokens
        self.supply = supply
        self.tokens_return = True
        self.refills = True

    def copy(self) -> ModuleState:
        other = ImprovementState(self.deck, self.row[:], self.done[:], self.tokens[:], self.supply)
        other.tokens_return = self.tokens_return
        other.refills = self.refills
        return other

    def pack(self) -> list[int]:
        out = [self.supply, int(self.tokens_return), int(self.refills), *self.deck.pack()]
        for numbers in (self.row, self.done, self.tokens):
            out += [len(numbers), *numbers]
        return out


def unpacked(r: Numbers) -> ImprovementState:
    """The state that ``pack`` turned into numbers."""
    supply, tokens_return, refills = r.one(), r.flag(), r.flag()
    deck = r.pile()
    row, done, tokens = r.many(), r.many(), r.many()
    state = ImprovementState(deck, row, done, tokens, supply)
    state.tokens_return = tokens_return
    state.refills = refills
    return state


NO_IMPROVEMENTS: Final = ImprovementState(Pile([]), [], [], [], 0)
"""For a match without the module; it is never changed."""


def improvements_of(t: ColonyTable) -> ImprovementState:
    """What the module keeps on a table; an empty state in a match without it."""
    for state in t.states:
        if isinstance(state, ImprovementState):
            return state
    return NO_IMPROVEMENTS
