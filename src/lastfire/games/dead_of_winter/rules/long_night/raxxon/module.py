"""The Raxxon module. [LN-SETUP-1]"""

from collections.abc import Mapping

from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import CHIMP, is_scenario
from lastfire.games.dead_of_winter.rules.module import Module

ID = "raxxon"


class Raxxon(Module):
    """The laboratory, whose experiments are released unless their code is entered."""

    def __init__(self) -> None:
        super().__init__(ID, Name("Raxxon module", "ラクソンモジュール"))

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[self.id] is True or is_scenario(options, CHIMP)

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[self.id] is True:
            check_played(options, self.id)
