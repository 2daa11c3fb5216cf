"""The scenarios: a module that is used where the option names one. [LN-SCENARIO-1]"""

from collections.abc import Mapping

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import NONE, OPTION, SCENARIO
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import ScenarioState, unpacked
from lastfire.games.dead_of_winter.rules.module import Module
from lastfire.games.dead_of_winter.rules.state import ModuleState


class Scenarios(Module):
    """A chain of three goals that takes the place of the main objective."""

    def __init__(self) -> None:
        super().__init__(SCENARIO, Name("Scenario", "シナリオ"))

    def options(self) -> tuple[GameOption, ...]:
        return (OPTION,)

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[SCENARIO] != NONE

    def check(self, options: Mapping[str, OptionValue]) -> None:
        if options[SCENARIO] != NONE:
            check_played(options, SCENARIO)

    def new_state(self, seats: int) -> ModuleState:
        return ScenarioState()

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)
