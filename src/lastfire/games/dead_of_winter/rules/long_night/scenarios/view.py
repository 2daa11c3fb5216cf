"""What anybody may see of a scenario: its goals, how many are completed, who waits, what is locked."""

from typing import Any, Final, TypedDict

from lastfire.engine.words import Name
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

LOCKS: Final = {
    "raxxon": Name("Raxxon", "ラクソン"),
    "pills": Name("pills", "錠剤"),
    "containment": Name("containment", "封じ込め"),
    "bandits": Name("attacks on bandits and the Hideout", "盗賊への攻撃と盗賊の隠れ家"),
    "leader": Name("the rights of the leader of the bandits", "盗賊の首領の権利"),
}
"""What a scenario locks at first. [LN-SCENARIO-4]"""


class ScenarioSeen(TypedDict):
    """What everybody sees of a scenario."""

    scenario: str
    goals: list[str]
    """The main objectives that are its goals, in their order."""
    completed: int
    aside: list[str]
    """Survivors who join when a goal is completed."""
    locked: list[str]
    """What does not apply yet."""


class ScenarioLook(Look):
    """The chain of goals, those who lie aside, and what does not apply yet. [LN-SCENARIO-4, LN-SCENARIO-7]"""

    def __init__(self, t: ColonyTable) -> None:
        state = scenario_of(t)
        assert state is not None
        self.scenario = state.scenario
        self.completed = state.done
        self.aside = state.aside[:]
        unlocked = (
            may_enter_raxxon(t),
            may_take_pills(t),
            may_contain(t),
            may_fight_bandits(t),
            may_lead_bandits(t),
        )
        self.locked = [name for name, may in zip(LOCKS, unlocked, strict=True) if not may]
        self.box = t.box

    def said(self) -> list[Name]:
        ids = [card.id for card in self.box.main]
        goal = self.box.main[ids.index(GOALS[self.scenario][min(2, self.completed)])].name
        number = self.completed + 1
        found = [Name(f"Goal {number} of 3: {goal.en}.", f"3つの目標のうち{number}つ目：{goal.ja}。")]
        if self.locked:
            locked = [LOCKS[name] for name in self.locked]
            found.append(
                Name(
                    f"Still locked: {', '.join([name.en for name in locked])}.",
                    f"まだ使えないもの：{'、'.join([name.ja for name in locked])}。",
                )
            )
        if self.aside:
            people = [self.box.survivors[survivor].name for survivor in self.aside]
            found.append(
                Name(
                    f"Laid aside until they join: {', '.join([name.en for name in people])}.",
                    f"加わるまで脇に置かれている生存者：{'、'.join([name.ja for name in people])}。",
                )
            )
        return found

    def json(self) -> dict[str, Any]:
        seen: ScenarioSeen = {
            "scenario": CHIMP if self.scenario == CHIMP_AND_THE_CODE else BLITZ,
            "goals": list(GOALS[self.scenario]),
            "completed": self.completed,
            "aside": [self.box.survivors[survivor].id for survivor in self.aside],
            "locked": self.locked,
        }
        return dict(seen)
