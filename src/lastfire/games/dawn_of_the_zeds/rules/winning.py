"""What a game is worth to each seat. [DOZ-GOAL-3, DOZ-VERSUS-4..8]"""

from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, OVER, SURVIVED, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.second_game import worth_of_match


def worth_of(t: DawnTable) -> list[float]:
    """1 for each seat of the side that has won, else 0; nothing before the end."""
    if t.house.versus_match:
        return worth_of_match(t)
    if t.phase != OVER:
        return [0.0] * t.seats
    heroes = 1.0 if t.ending == SURVIVED else 0.0
    worth = [heroes] * t.seats
    if t.zeds_seat != NOBODY:
        worth[t.zeds_seat] = 1.0 - heroes
    return worth
