"""The Bandits module. [LN-SETUP-1]"""

from collections.abc import Mapping

from lastfire.engine.game import OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import BanditState, unpacked
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import BLITZ, is_scenario
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.state import ModuleState

ID = "bandits"


class Bandits(Module):
    """Bandits in the town, and their Hideout."""

    def __init__(self) -> None:
        super().__init__(ID, Name("Bandits module", "盗賊モジュール"))

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[self.id] is True or is_scenario(options, BLITZ)

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[self.id] is True:
            check_played(options, self.id)

    def new_state(self, seats: int) -> ModuleState:
        return BanditState()

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)
