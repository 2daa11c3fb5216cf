"""What a scenario keeps on the table. [LN-SCENARIO-2..16]"""

from typing import Final

from lastfire.engine.numbers import Numbers
from lastfire.games.dead_of_winter.rules.state import ColonyTable, ModuleState

NOT_PLAYED: Final = 0
CHIMP_AND_THE_CODE: Final = 1
BANDIT_BLITZ: Final = 2


class ScenarioState(ModuleState):
    """Which scenario is played, how many of its goals are completed, and how far the present one is.

    ``aside`` are the survivors who join when a goal is completed; ``walled`` says how many survivor spaces of
    ``walled_place`` are barricaded.
    """

    def __init__(self) -> None:
        self.scenario = NOT_PLAYED
        self.done = 0
        self.count = 0
        self.walled_place = -1
        self.walled = 0
        self.aside: list[int] = []

    def copy(self) -> ModuleState:
        other = ScenarioState()
        other.scenario = self.scenario
        other.done = self.done
        other.count = self.count
        other.walled_place = self.walled_place
        other.walled = self.walled
        other.aside = self.aside[:]
        return other

    def pack(self) -> list[int]:
        out = [self.scenario, self.done, self.count, self.walled_place, self.walled]
        return [*out, len(self.aside), *self.aside]

    def fills(self, place: int) -> int:
        return self.walled if place == self.walled_place else 0

    def people(self) -> list[int]:
        return self.aside


def unpacked(r: Numbers) -> ScenarioState:
    """The state that ``pack`` turned into numbers."""
    state = ScenarioState()
    state.scenario = r.one()
    state.done = r.one()
    state.count = r.one()
    state.walled_place = r.one()
    state.walled = r.one()
    state.aside = r.many()
    return state


def scenario_of(t: ColonyTable) -> ScenarioState | None:
    """What the scenario of this match keeps; None without one."""
    for state in t.states:
        if isinstance(state, ScenarioState):
            return state
    return None


def is_goal(t: ColonyTable, scenario: int, number: int) -> bool:
    """Whether that goal of a scenario is to be completed now."""
    state = scenario_of(t)
    return state is not None and state.scenario == scenario and state.done == number


def note_taken(t: ColonyTable) -> None:
    """A player has taken a card from the stockpile. [LN-SCENARIO-15]"""
    if is_goal(t, BANDIT_BLITZ, 1):
        state = scenario_of(t)
        assert state is not None
        state.count += 1


# What is locked. Rules ask; without a scenario nothing is. [LN-SCENARIO-4]


def _is_unlocked(t: ColonyTable, scenario: int, done: int) -> bool:
    """Whether a rule applies that a scenario unlocks once so many of its goals are completed."""
    state = scenario_of(t)
    return state is None or state.scenario != scenario or state.done >= done


def may_enter_raxxon(t: ColonyTable) -> bool:
    """Raxxon is barricaded until R1 is completed. [LN-SCENARIO-5, LN-SCENARIO-8]"""
    return _is_unlocked(t, CHIMP_AND_THE_CODE, 1)


def may_take_pills(t: ColonyTable) -> bool:
    """Pills are locked until R2 is completed. [LN-SCENARIO-6, LN-SCENARIO-9]"""
    return _is_unlocked(t, CHIMP_AND_THE_CODE, 2)


def may_contain(t: ColonyTable) -> bool:
    """Containment codes, and the release of experiments, are locked until R3 comes up.

    [LN-SCENARIO-6, LN-SCENARIO-10]
    """
    return _is_unlocked(t, CHIMP_AND_THE_CODE, 2)


def may_fight_bandits(t: ColonyTable) -> bool:
    """Bandits cannot be attacked or traded with, nor the Hideout entered, until B1 is completed.

    [LN-SCENARIO-12, LN-SCENARIO-14]
    """
    return _is_unlocked(t, BANDIT_BLITZ, 1)


def may_lead_bandits(t: ColonyTable) -> bool:
    """The leader of the bandits has no rights until B2 is completed. [LN-SCENARIO-12, LN-SCENARIO-15]"""
    return _is_unlocked(t, BANDIT_BLITZ, 2)
