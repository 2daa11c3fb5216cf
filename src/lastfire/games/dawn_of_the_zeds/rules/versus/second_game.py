"""A match of two games with swapped sides. [DOZ-VERSUS-8]"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.score import score
from lastfire.games.dawn_of_the_zeds.rules.setup import lay_out
from lastfire.games.dawn_of_the_zeds.rules.state import OVER, DawnTable, clear_table
from lastfire.games.dawn_of_the_zeds.rules.versus.schemes import table_of
from lastfire.games.dawn_of_the_zeds.rules.versus.state import new_versus
from lastfire.games.dawn_of_the_zeds.rules.words.versus import SIDES_SWAPPED


def is_first_of_two(t: DawnTable) -> bool:
    """Whether a second game follows."""
    return t.house.versus_match and table_of(t).game == 0


def begin_second_game(t: DawnTable) -> Flow:
    """The first game is over: the sides are swapped, and everything is set up from scratch."""
    points = score(t)
    t.tell(SIDES_SWAPPED, points)
    versus = new_versus()
    versus.game = 1
    versus.first_score = points
    clear_table(t)
    t.versus = versus
    lay_out(t)
    return NOTHING


def worth_of_match(t: DawnTable) -> list[float]:
    """1 for the person with the higher Hero score, half of it each if they are equal; 0 until it is over.

    Seat 0 led the Heroes in the first game, seat 1 in the second.
    """
    versus = table_of(t)
    if t.phase != OVER or versus.game == 0:
        return [0.0, 0.0]
    second = score(t)
    if versus.first_score == second:
        return [0.5, 0.5]
    return [1.0, 0.0] if versus.first_score > second else [0.0, 1.0]
