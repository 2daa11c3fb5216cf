"""The contents page: which step comes next is read from the table. [DOZ-TURN-1, DOZ-TURN-5]"""

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules import questions
from lastfire.games.dawn_of_the_zeds.rules.chapters import Chapters
from lastfire.games.dawn_of_the_zeds.rules.decks.fate_deck import watch_fate
from lastfire.games.dawn_of_the_zeds.rules.ring import close_ring
from lastfire.games.dawn_of_the_zeds.rules.score import COUNTED, finish
from lastfire.games.dawn_of_the_zeds.rules.setup import starting_heroes
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    EAT,
    EVENT,
    FOUR_R,
    HOUSEKEEPING,
    INFECTION,
    OVER,
    SETUP,
    STILL_ON,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.action import action_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.eat import eat_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.event import event_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.four_r import four_r_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.housekeeping import housekeeping
from lastfire.games.dawn_of_the_zeds.rules.turn.infection import infection_phase
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import zeds_phase
from lastfire.games.dawn_of_the_zeds.rules.versus.second_game import begin_second_game, is_first_of_two

close_ring(Chapters())


def next_step(t: DawnTable) -> Flow | None:
    """Event, 4R, Infection, Eat, Zeds, Action, Housekeeping, until a side has won. [DOZ-GOAL-1..2]"""
    phase = t.phase
    if t.heard[questions.SEES_FATE] and phase < OVER:
        watch_fate(t)
    if phase == ZEDS:
        return zeds_phase(t)
    if phase == ACTION:
        return action_phase(t)
    if phase == EVENT:
        return event_phase(t)
    if phase == FOUR_R:
        return four_r_phase(t)
    if phase == INFECTION:
        return infection_phase(t)
    if phase == EAT:
        return eat_phase(t)
    if phase == HOUSEKEEPING:
        return housekeeping(t)
    if phase == SETUP:
        return starting_heroes(t)
    assert phase == OVER
    if t.ending != STILL_ON and t.moment != COUNTED:
        return finish(t)
    return begin_second_game(t) if t.versus is not None and is_first_of_two(t) else None
