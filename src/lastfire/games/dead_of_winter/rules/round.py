"""The contents page: which step comes next is read from the table."""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.draft import draft
from lastfire.games.dead_of_winter.rules.new_round import new_round
from lastfire.games.dead_of_winter.rules.score import finish
from lastfire.games.dead_of_winter.rules.state import (
    DRAFT,
    FINISH,
    NEW_ROUND,
    OVER,
    TURN,
    TURN_START,
    ColonyTable,
)
from lastfire.games.dead_of_winter.rules.turn.course import action, turn_start


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
    if phase == DRAFT:
        return draft(t)
    if phase == FINISH:
        finish(t)
    if t.phase == OVER:
        return None
    return t.edition.night.run(t)
