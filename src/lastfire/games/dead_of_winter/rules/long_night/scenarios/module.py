"""The scenarios: a module that is used where the option names one. [LN-SCENARIO-1]"""

from collections.abc import Mapping
from typing import Final

from lastfire.engine.errors import SetupError
from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.numbers import Numbers
from lastfire.engine.step import NOTHING, Flow
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules.card import Box
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import HIDEOUT
from lastfire.games.dead_of_winter.rules.long_night.cards import SCENARIOS
from lastfire.games.dead_of_winter.rules.long_night.options import check_played
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON
from lastfire.games.dead_of_winter.rules.long_night.scenarios.chain import (
    NEWCOMERS,
    check_goal,
    lay_out_goal,
    wall_in,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.deeds import Dig, FollowBandit
from lastfire.games.dead_of_winter.rules.long_night.scenarios.options import (
    BLITZ,
    CHIMP,
    NONE,
    OPTION,
    SCENARIO,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import (
    BANDIT_BLITZ,
    CHIMP_AND_THE_CODE,
    ScenarioState,
    may_enter_raxxon,
    may_fight_bandits,
    scenario_of,
    unpacked,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.view import ScenarioLook
from lastfire.games.dead_of_winter.rules.long_night.scenarios.words import DIG, FOLLOW
from lastfire.games.dead_of_winter.rules.module import Look, Module, Shown
from lastfire.games.dead_of_winter.rules.night.objective import side_in_play
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held, ModuleState

BANDIT_BETRAYAL: Final = "bandit_betrayal"
_ONE_BETRAYAL: Final = Name(
    "Bandit Blitz has only 1 betrayal objective", "盗賊の急襲には裏切りの目的が1枚しかありません"
)


class Scenarios(Module):
    """A chain of three goals that takes the place of the main objective. [LN-SCENARIO-1, LN-SCENARIO-2]"""

    def __init__(self) -> None:
        super().__init__(SCENARIO, Name("Scenario", "シナリオ"))
        self.deeds = (
            Dig(DIG, ("LN-SCENARIO-8",), name=Name("Dig", "掘る")),
            FollowBandit(FOLLOW, ("LN-SCENARIO-14",), name=Name("Follow a bandit", "盗賊の後をつける")),
        )
        self.cards = SCENARIOS
        self.numbers = ("goals_completed", "goal_count")

    def options(self) -> tuple[GameOption, ...]:
        return (OPTION,)

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        return options[SCENARIO] != NONE

    def check(self, options: Mapping[str, OptionValue]) -> None:
        """A scenario has goals of its own, and Bandit Blitz one betrayal. [LN-SCENARIO-1, LN-SCENARIO-11]"""
        if options[SCENARIO] == NONE:
            return
        check_played(options, SCENARIO)
        if options["main_objective"] != "random":
            raise SetupError(
                "main_objective",
                Name("a scenario has goals of its own", "シナリオには専用の目標があります"),
            )
        if options[SCENARIO] != BLITZ:
            return
        if options["prisoners_dilemma"] is True:
            raise SetupError(
                "prisoners_dilemma",
                _ONE_BETRAYAL,
            )
        if options["betrayal_pool"] in ("per_player", "two_per_player"):
            raise SetupError(
                "betrayal_pool",
                _ONE_BETRAYAL,
            )

    def lays_aside(self, box: Box, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """Blue and Emma Han in one scenario; in the other all betrayals but one, which only it has.

        [LN-SCENARIO-7, LN-SCENARIO-11]
        """
        if options[SCENARIO] == CHIMP:
            return (*NEWCOMERS, BANDIT_BETRAYAL)
        return tuple([card.id for card in box.secrets if card.betrayal and card.id != BANDIT_BETRAYAL])

    def new_state(self, seats: int) -> ModuleState:
        return ScenarioState()

    def unpack(self, r: Numbers) -> ModuleState:
        return unpacked(r)

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        """The first goal of the chain takes the place of what was drawn. [LN-SCENARIO-1, LN-SCENARIO-3]"""
        state = scenario_of(t)
        assert state is not None
        state.scenario = CHIMP_AND_THE_CODE if options[SCENARIO] == CHIMP else BANDIT_BLITZ
        if state.scenario == CHIMP_AND_THE_CODE:
            people = {t.box.survivors[survivor].id: survivor for survivor in t.box.strangers}
            state.aside = [people[id_] for id_ in NEWCOMERS if id_ in people]
        lay_out_goal(t, state)
        side = side_in_play(t)
        t.morale = side.morale
        t.round = side.rounds

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        state = scenario_of(t)
        assert state is not None
        return [
            Shown(
                "goals_completed",
                Name("Goals of the scenario completed", "達成したシナリオの目標"),
                state.done,
            ),
            Shown("goal_count", Name("Steps towards the present goal", "現在の目標の進み具合"), state.count),
        ]

    def look(self, t: ColonyTable, seat: int) -> Look:
        return ScenarioLook(t)

    # What holds while it is played.

    def at_start(self, t: ColonyTable, held: Held) -> Flow:
        state = scenario_of(t)
        if state is not None and state.scenario == CHIMP_AND_THE_CODE:
            wall_in(t, state)
        return NOTHING

    def may_move_to(self, t: ColonyTable, survivor: int, to: int) -> bool:
        """Raxxon is locked, and the Hideout with attacks on bandits. [LN-SCENARIO-5, LN-SCENARIO-12]"""
        if to == RAXXON:
            return may_enter_raxxon(t)
        return to != HIDEOUT or may_fight_bandits(t)

    def after_step(self, t: ColonyTable, held: Held) -> Flow:
        return check_goal(t)
