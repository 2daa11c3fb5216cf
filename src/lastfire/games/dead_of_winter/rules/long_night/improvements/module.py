"""The Improvements module. [LN-SETUP-1]"""

from collections.abc import Mapping

from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.module import Module

ID = "improvements"


class Improvements(Module):
    """Ten improvements, four of them to be built at a time."""

    def __init__(self) -> None:
        super().__init__(ID, Name("Improvements module", "改良モジュール"))

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[self.id] is True:
            check_played(options, self.id)
