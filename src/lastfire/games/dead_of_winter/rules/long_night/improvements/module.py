"""The Improvements module. [LN-SETUP-1, LN-SETUP-13, LN-SETUP-14]"""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile
from lastfire.engine.step import Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night import cards
from lastfire.games.dead_of_winter.rules.long_night.improvements.advance import ID, turn_up
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import (
    SHOWN_AT_ONCE,
    TOKENS,
    ImprovementState,
    improvements_of,
    unpacked,
)
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.improvements.view import Works
from lastfire.games.dead_of_winter.rules.long_night.improvements.words import FILM_NIGHT, WORKSHOP
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.module import FIRST_PHASE, Look, Module, Shown
from lastfire.games.dead_of_winter.rules.stage import Stage, after, before
from lastfire.games.dead_of_winter.rules.state import PAY_FOOD, ZOMBIES_NOISE, ColonyTable, ModuleState
from lastfire.games.dead_of_winter.rules.turn.deeds import FromCrossroads

TOKENS_RETURN: Final = "tokens_return"
REFILLS: Final = "refill_improvements"
DUSK: Final = FIRST_PHASE + 40
AFTER_ZOMBIES: Final = FIRST_PHASE + 41


def dusk(t: ColonyTable) -> Flow:
    """What finished improvements do when the colony phase begins, then before food is paid.

    [LN-IMPROVE-17, LN-IMPROVE-18, LN-IMPROVE-25]
    """
    done = improvements_of(t).done[:]
    for number in done:
        yield from TEN[number].at_dusk(t)
    for number in done:
        TEN[number].before_food(t)


def after_zombies(t: ColonyTable) -> Flow:
    """What finished improvements do when all zombies of the night have come. [LN-IMPROVE-21]"""
    for number in improvements_of(t).done[:]:
        yield from TEN[number].after_zombies(t)


class Improvements(Module):
    """Ten improvements, four of them to be built at a time."""

    def __init__(self) -> None:
        super().__init__(ID, Name("Improvements module", "改良モジュール"))
        self.cards = cards.IMPROVEMENTS
        self.deeds = (
            FromCrossroads(FILM_NIGHT, ("LN-IMPROVE-20", "LN-IMPROVE-12"), listed_with="buy_medicine"),
            FromCrossroads(WORKSHOP, ("LN-IMPROVE-22", "LN-IMPROVE-12"), listed_with="buy_medicine"),
        )
        self.stages = (
            before(PAY_FOOD, Stage(DUSK, dusk)),
            after(ZOMBIES_NOISE, Stage(AFTER_ZOMBIES, after_zombies)),
        )
        self.kept = TEN
        self.numbers = (*[card.id for card in TEN], "advancement_tokens")

    def options(self) -> tuple[GameOption, ...]:
        return (
            *super().options(),
            GameOption(
                TOKENS_RETURN,
                True,
                Name(
                    "The tokens of a finished improvement return to the supply",
                    "完成した改良の前進トークンは置き場に戻る",
                ),
            ),
            GameOption(
                REFILLS,
                True,
                Name(
                    "A finished improvement is replaced by the next of the deck",
                    "改良が完成したら改良デッキから次の改良を並べる",
                ),
            ),
        )

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[self.id] is True:
            check_played(options, self.id)

    def catalogue(self) -> dict[str, Any]:
        return {
            "improvements": {
                card.id: {"name": card.name.json(), "text": card.words().json(), "needed": card.needed}
                for card in TEN
            }
        }

    def new_state(self, seats: int) -> ModuleState:
        return ImprovementState(Pile([]), [], [], [0] * len(TEN), TOKENS)

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        """The ten are shuffled, and four laid out. [LN-SETUP-13]"""
        state = improvements_of(t)
        state.tokens_return = options[TOKENS_RETURN] is True
        state.refills = options[REFILLS] is True
        state.deck = Pile(list(range(len(TEN))))
        for at in range(SHOWN_AT_ONCE):
            turn_up(t, state, at)

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        """By improvement -1 while it is hidden, its tokens in the row, all of them once it is finished."""
        state = improvements_of(t)
        found: list[Shown] = []
        for number, card in enumerate(TEN):
            count = state.tokens[number] if number in state.row else -1
            found.append(Shown(card.id, card.name, card.needed if number in state.done else count))
        return [*found, Shown("advancement_tokens", Name("Advancement tokens", "前進トークン"), state.supply)]

    def look(self, t: ColonyTable, seat: int) -> Look:
        return Works(improvements_of(t))
