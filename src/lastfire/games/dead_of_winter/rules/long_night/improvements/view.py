"""What everybody sees of the improvements."""

from typing import Any

from lastfire.games.dead_of_winter.rules.long_night.improvements.state import ImprovementState
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.module import Look


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
        return {
            "row": [
                {**_card(number), "tokens": tokens}
                for number, tokens in zip(self.row, self.tokens, strict=True)
            ],
            "finished": [_card(number) for number in self.done],
            "supply": self.supply,
            "deck": self.to_come,
        }


def _card(number: int) -> dict[str, Any]:
    """An improvement as its card says it."""
    card = TEN[number]
    return {
        "id": card.id,
        "name": card.name.json(),
        "text": card.words().json(),
        "needed": card.needed,
    }
