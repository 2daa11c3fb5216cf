"""Who sits where in Versus, and who sees what. [DOZ-VERSUS-1, DOZ-VERSUS-8, DOZ-VERSUS-110, DOZ-VERSUS-111]

On the table the Hero players come first and the Zeds player last, always. In the second game of a match the
two people have swapped sides: then seat 0 of the table is seat 1 of the match, and the other way round. What
the engine sees of seats are those of the match: questions, audiences, records.
"""

from typing import Final

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.versus.state import with_other_seats

PLAYERS: Final = 2  # of a match of two games [DOZ-VERSUS-8]


def is_swapped(t: DawnTable) -> bool:
    """Whether the second game of a match is under way."""
    return t.versus is not None and t.versus.game > 0


def match_seat(t: DawnTable, seat: int) -> int:
    """The seat of the match of a seat of the table, or the other way round."""
    return PLAYERS - 1 - seat if seat >= 0 and is_swapped(t) else seat


def zeds_eyes(t: DawnTable) -> int:
    """The audience of the Zeds player alone. [DOZ-VERSUS-110]"""
    return 0 if t.zeds_seat == NOBODY else 1 << match_seat(t, t.zeds_seat)


def hero_eyes(t: DawnTable) -> int:
    """The audience of the Hero players alone; in a co-operative game that is every seat. [DOZ-VERSUS-111]"""
    return 2 if is_swapped(t) else (1 << t.heroes) - 1


def hides_held_cards(t: DawnTable) -> bool:
    """Whether the Zeds player does not see what the Heroes hold. [DOZ-VERSUS-111]"""
    return t.house.hidden_fate and t.versus is not None


def as_swapped(flow: Flow) -> Flow:
    """The questions of a step of the second game, asked of the seats of the match."""
    for ask in flow:
        ask.seat = PLAYERS - 1 - ask.seat
        ask.facts = with_other_seats(ask.kind.fields, ask.facts)
        yield ask
