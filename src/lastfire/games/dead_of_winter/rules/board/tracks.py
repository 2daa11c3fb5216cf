"""The tracks and supplies of the colony: morale, food, noise. [DOW-SPACE-8]"""

from typing import Final

from lastfire.engine.step import Ended
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import FINISH, MOST_MORALE, ColonyTable
from lastfire.games.dead_of_winter.rules.words.records import (
    FOOD_GAINED,
    FOOD_LOST,
    MORALE_CHANGED,
    NOISE_MADE,
    STARVATION,
)
from lastfire.games.dead_of_winter.rules.words.vocabulary import MORALE_GONE

FOOD_TOKENS: Final = 20
NOISE_TOKENS: Final = 20
BARRICADE_TOKENS: Final = 20
HELPLESS_TOKENS: Final = 20
STARVATION_TOKENS: Final = 5
WOUND_TOKENS: Final = 25  # frostbite is on the back of them


def gain_morale(t: ColonyTable, count: int, reason: int) -> None:
    """Morale rises, to 10 at most. [DOW-COLONY-19]"""
    gain = min(count, MOST_MORALE - t.morale)
    if gain > 0:
        t.morale += gain
        t.tell(MORALE_CHANGED, gain, t.morale, reason)


def lose_morale(t: ColonyTable, count: int, reason: int) -> None:
    """Morale falls; at 0 the game ends at once, except while zombies are added.

    [DOW-END-1, DOW-END-4, DOW-END-11, DOW-COLONY-27]
    """
    loss = min(count, t.morale)
    if loss > 0:
        t.morale -= loss
        t.tell(MORALE_CHANGED, -loss, t.morale, reason)
        check_morale(t)


def check_morale(t: ColonyTable) -> None:
    """Whether morale at 0 ends the game now. [DOW-END-1, DOW-COLONY-27]"""
    if t.morale == 0 and not t.adding:
        end_game(t, MORALE_GONE)


def end_game(t: ColonyTable, ending: int) -> None:
    """Nothing more happens, not even the rest of the step. [DOW-END-1..5]"""
    t.ending = ending
    t.adding = False
    t.lost = []
    t.phase = FINISH
    raise Ended


def gain_food(t: ColonyTable, count: int) -> None:
    """Tokens join the food supply. [DOW-CARD-8, DOW-SPACE-14]"""
    if t.house.token_limits:
        count = min(count, FOOD_TOKENS - t.food)
    if count > 0:
        t.food += count
        t.tell(FOOD_GAINED, count, t.food)


def lose_food(t: ColonyTable, count: int) -> None:
    """Tokens leave the food supply, as many as there are."""
    loss = min(count, t.food)
    if loss > 0:
        t.food -= loss
        t.tell(FOOD_LOST, loss, t.food)


def add_noise(t: ColonyTable, place: int, count: int) -> None:
    """Noise tokens on free noise spaces; the colony has none. [DOW-SPACE-6, DOW-SPACE-11]"""
    if place == COLONY:
        return
    count = min(count, t.board.noise[place] - t.noise[place])
    if t.house.token_limits:
        count = min(count, NOISE_TOKENS - sum(t.noise))
    if count > 0:
        t.noise[place] += count
        t.tell(NOISE_MADE, place, t.noise[place])


def starve(t: ColonyTable, count: int) -> None:
    """Starvation tokens join the supply and stay. [DOW-COLONY-5, DOW-COLONY-8]"""
    t.starvation += count
    if t.house.token_limits:
        t.starvation = min(t.starvation, STARVATION_TOKENS)
    t.tell(STARVATION, t.starvation)
