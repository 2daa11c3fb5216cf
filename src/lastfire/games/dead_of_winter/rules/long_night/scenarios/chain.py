"""The chain of a scenario: three goals, one after the other, and what each unlocks. [LN-SCENARIO-1..16]"""

from typing import Final

from lastfire.engine.step import NOTHING, Flow, choose
from lastfire.games.dead_of_winter.rules.board.people import join
from lastfire.games.dead_of_winter.rules.board.places import entrance_of
from lastfire.games.dead_of_winter.rules.board.tracks import end_game, gain_morale
from lastfire.games.dead_of_winter.rules.board.zombies import build_barricade, remove_barricades
from lastfire.games.dead_of_winter.rules.harm.death import outside_with_room
from lastfire.games.dead_of_winter.rules.holdings import play_objective
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import RAXXON, ROOM
from lastfire.games.dead_of_winter.rules.long_night.scenarios.state import (
    BANDIT_BLITZ,
    CHIMP_AND_THE_CODE,
    ScenarioState,
    scenario_of,
)
from lastfire.games.dead_of_winter.rules.long_night.scenarios.words import (
    ASK_JOINS,
    GOAL_COMPLETED,
    ROUNDS_GAINED,
)
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.night.objective import is_completed
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import ABOUT, PLAYER, TO
from lastfire.games.dead_of_winter.rules.words.questions import ASK_REFUGE
from lastfire.games.dead_of_winter.rules.words.records import OBJECTIVE_SET
from lastfire.games.dead_of_winter.rules.words.vocabulary import FOR_OBJECTIVE, OBJECTIVE_DONE

GOALS: Final = {
    CHIMP_AND_THE_CODE: ("behind_the_rubble", "the_cold_store", "the_last_codes"),
    BANDIT_BLITZ: ("tracks_in_the_snow", "what_they_took", "a_town_of_our_own"),
}
"""By scenario, the ids of its goals. [LN-SCENARIO-1]"""
NEWCOMERS: Final = ("blue", "emma_han")
"""Who is set aside in The Chimp and the Code. [LN-SCENARIO-7]"""
ROUNDS_MORE: Final = 2
MORALE_MORE: Final = 2
MOST_ROUNDS: Final = 8


def lay_out_goal(t: ColonyTable, state: ScenarioState) -> None:
    """The next goal of the chain is the main objective. [LN-SCENARIO-1, LN-SCENARIO-2]"""
    ids = [card.id for card in t.box.main]
    play_objective(t, ids.index(GOALS[state.scenario][state.done]))


def wall_in(t: ColonyTable, state: ScenarioState) -> None:
    """Every entrance and survivor space of Raxxon is barricaded. [LN-SCENARIO-5]"""
    state.walled_place, state.walled = RAXXON, ROOM
    while build_barricade(t, entrance_of(RAXXON)):
        pass


def check_goal(t: ColonyTable) -> Flow:
    """All goals but the last of Bandit Blitz are completed at once, not at the check of the main objective.

    [LN-SCENARIO-2, LN-SCENARIO-16]
    """
    state = scenario_of(t)
    if state is None or (state.scenario == BANDIT_BLITZ and state.done == 2) or not is_completed(t):
        return NOTHING
    return _complete(t, state)


def _complete(t: ColonyTable, state: ScenarioState) -> Flow:
    """The next goal takes the place of this one, rounds and morale go up; after the third it is over.

    Cards that lie on the goal leave the game. [LN-SCENARIO-2, LN-SCENARIO-3, LN-SCENARIO-4]
    """
    t.tell(GOAL_COMPLETED, t.objective)
    t.removed += t.stock
    t.stock = []
    state.done += 1
    state.count = 0
    if state.done == len(GOALS[state.scenario]):
        end_game(t, OBJECTIVE_DONE)
    lay_out_goal(t, state)
    t.tell(OBJECTIVE_SET, t.objective)
    t.round = min(MOST_ROUNDS, t.round + ROUNDS_MORE)
    t.tell(ROUNDS_GAINED, t.round)
    gain_morale(t, MORALE_MORE, FOR_OBJECTIVE)
    if state.scenario == CHIMP_AND_THE_CODE:
        yield from _go_on(t, state)


def _go_on(t: ColonyTable, state: ScenarioState) -> Flow:
    """Raxxon is open; then those who were set aside join. [LN-SCENARIO-8, LN-SCENARIO-9, LN-SCENARIO-10]"""
    if state.done == 1:
        state.walled = 0
        remove_barricades(t, RAXXON)
        return
    while state.aside:
        survivor = state.aside[0]
        yield from _joins(t, state, survivor)


def _joins(t: ColonyTable, state: ScenarioState, survivor: int) -> Flow:
    """The first player says which player with a survivor at Raxxon the newcomer joins.

    Where nobody has one there, any player. The newcomer starts at Raxxon, or without a space there at the
    colony, or where there is one. [LN-SCENARIO-9, LN-SCENARIO-10]
    """
    there = [seat for seat in t.living_seats() if t.is_there(seat, RAXXON)]
    seats = there or t.living_seats()
    yield from choose(t, t.first, ASK_JOINS, [PLAYER[seat] for seat in seats], survivor)
    seat = ABOUT[t.reply]
    if t.has_room(RAXXON):
        place = RAXXON
    elif t.has_room(COLONY) and not t.is_exiled(seat):
        place = COLONY
    else:
        yield from choose(t, seat, ASK_REFUGE, [TO[p] for p in outside_with_room(t)], survivor)
        place = ABOUT[t.reply]
    scenario = scenario_of(t)
    assert scenario is not None
    scenario.aside.remove(survivor)
    join(t, seat, survivor, place)
