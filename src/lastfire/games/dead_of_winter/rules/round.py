"""The contents page: which step comes next is read from the table."""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.colony import (
    add_zombies_at_colony,
    add_zombies_for_noise,
    add_zombies_outside,
    food_waste_crisis,
    objective_and_round,
)
from lastfire.games.dead_of_winter.rules.draft import draft
from lastfire.games.dead_of_winter.rules.new_round import new_round
from lastfire.games.dead_of_winter.rules.score import finish
from lastfire.games.dead_of_winter.rules.state import (
    CHECK_OBJECTIVE,
    DRAFT,
    FINISH,
    NEW_ROUND,
    OVER,
    PAY_FOOD,
    TURN,
    TURN_START,
    ZOMBIES_COLONY,
    ZOMBIES_NOISE,
    ZOMBIES_OUTSIDE,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn import action, turn_start


def next_step(t: ColonyTable) -> Flow | None:
    """Player turns, then the colony phase, until the game is over.

    [DOW-ROUND-1..7, DOW-GOAL-1]
    """
    phase = t.phase
    if phase == TURN:
        return action(t)
    if phase == TURN_START:
        return turn_start(t)
    if phase == NEW_ROUND:
        return new_round(t)
    if phase == PAY_FOOD:
        return food_waste_crisis(t)
    if phase == ZOMBIES_COLONY:
        return add_zombies_at_colony(t)
    if phase == ZOMBIES_OUTSIDE:
        return add_zombies_outside(t)
    if phase == ZOMBIES_NOISE:
        return add_zombies_for_noise(t)
    if phase == CHECK_OBJECTIVE:
        return objective_and_round(t)
    if phase == DRAFT:
        return draft(t)
    if phase == FINISH:
        finish(t)
    assert t.phase == OVER
    return None
