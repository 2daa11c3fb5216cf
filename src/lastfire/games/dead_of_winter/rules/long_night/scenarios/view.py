"""What anybody may see of a scenario: its goals, how many are completed, who waits, what is locked."""

from typing import Any

from lastfire.games.dead_of_winter.rules.long_night.scenarios.chain import GOALS
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import BLITZ, CHIMP
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import (
    CHIMP_AND_THE_CODE,
    may_contain,
    may_enter_raxxon,
    may_fight_bandits,
    may_lead_bandits,
    may_take_pills,
    scenario_of,
)
from lastfire.games.dead_of_winter.rules.module import Look
from lastfire.games.dead_of_winter.rules.state import ColonyTable


class ScenarioLook(Look):
    """The chain of goals, those who lie aside, and what does not apply yet. [LN-SCENARIO-4, LN-SCENARIO-7]"""

    def __init__(self, t: ColonyTable) -> None:
        state = scenario_of(t)
        assert state is not None
        self.scenario = state.scenario
        self.completed = state.done
        self.aside = state.aside[:]
        locks = (
            ("raxxon", may_enter_raxxon(t)),
            ("pills", may_take_pills(t)),
            ("containment", may_contain(t)),
            ("bandits", may_fight_bandits(t)),
            ("leader", may_lead_bandits(t)),
        )
        self.locked = [name for name, unlocked in locks if not unlocked]
        self.box = t.box

    def json(self) -> dict[str, Any]:
        return {
            "scenario": CHIMP if self.scenario == CHIMP_AND_THE_CODE else BLITZ,
            "goals": list(GOALS[self.scenario]),
            "completed": self.completed,
            "aside": [self.box.survivors[survivor].id for survivor in self.aside],
            "locked": self.locked,
        }
