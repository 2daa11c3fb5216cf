"""What everybody sees of the improvements."""

from typing import Any, TypedDict

from lastfire.engine.words import Words
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import ImprovementState
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.module import Look


class ImprovementSeen(TypedDict):
    """An improvement as its card says it, with the tokens on it; the text of the effect."""

    id: str
    name: Words
    text: Words
    needed: int
    """Tokens that finish it."""
    tokens: int


class ImprovementsSeen(TypedDict):
    """What everybody sees of the improvements."""

    row: list[ImprovementSeen]
    """Those that can be built now."""
    finished: list[ImprovementSeen]
    supply: int
    """Advancement tokens left."""
    deck: int
    """Improvements still to come."""


class Works(Look):
    """The row with its tokens, what is finished, the tokens left, and how many are still to come.

    [LN-IMPROVE-6, LN-SETUP-14]
    """

    def __init__(self, state: ImprovementState) -> None:
        self.row = state.row[:]
        self.tokens = [state.tokens[number] for number in state.row]
        self.done = state.done[:]
        self.supply = state.supply
        self.to_come = len(state.deck)

    def json(self) -> dict[str, Any]:
        seen: ImprovementsSeen = {
            "row": [_card(number, tokens) for number, tokens in zip(self.row, self.tokens, strict=True)],
            "finished": [_card(number, 0) for number in self.done],
            "supply": self.supply,
            "deck": self.to_come,
        }
        return dict(seen)


def _card(number: int, tokens: int) -> ImprovementSeen:
    """An improvement as its card says it."""
    card = TEN[number]
    return {
        "id": card.id,
        "name": card.name.json(),
        "text": card.words().json(),
        "needed": card.needed,
        "tokens": tokens,
    }
