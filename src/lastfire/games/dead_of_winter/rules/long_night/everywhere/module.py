"""The Long Night itself: the rules that hold whatever its modules, and the cards without a module's mark."""

from collections.abc import Mapping

from lastfire.engine.game import GameOption, OptionValue
from lastfire.games.dead_of_winter.rules.long_night.options import (
    ALONE,
    LONG_NIGHT,
    OPTION,
    TITLE,
    is_played,
)
from lastfire.games.dead_of_winter.rules.module import Module


class LongNight(Module):
    """Despair, unruly helpless survivors, explosive traps, two-sided noise, the token vote. [LN-SETUP-2]"""

    def __init__(self) -> None:
        super().__init__(LONG_NIGHT, TITLE)

    def options(self) -> tuple[GameOption, ...]:
        return (OPTION,)

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return is_played(options)


class Alone(Module):
    """The cards of the base game stay in the box."""

    def __init__(self) -> None:
        super().__init__("long_night_alone", TITLE)
        self.leaves_out = ("base",)

    def options(self) -> tuple[GameOption, ...]:
        return ()

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[LONG_NIGHT] == ALONE
