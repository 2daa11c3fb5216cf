"""The end of the game: who has won. [DOW-END-6..10, DOW-GOAL-4]"""

from lastfire.engine.chance import EVERYONE
from lastfire.games.dead_of_winter.rules.effects.conditions import MainObjectiveDone
from lastfire.games.dead_of_winter.rules.effects.verb import Condition
from lastfire.games.dead_of_winter.rules.state import OVER, ColonyTable
from lastfire.games.dead_of_winter.rules.turn.exile import is_betrayer
from lastfire.games.dead_of_winter.rules.words.records import GAME_OVER, SECRET_SHOWN


def goals_of(t: ColonyTable, seat: int) -> list[tuple[Condition, bool]]:
    """Every goal a seat has to meet, and whether it has met it.

    [DOW-GOAL-2, DOW-EXILE-3, DOW-VAR-4, DOW-OBJ-13]
    """
    goals: tuple[Condition, ...] = (MainObjectiveDone(),)
    secret = t.secret[seat]
    if secret >= 0:
        goals = t.box.secrets[secret].goals
        card = t.exile_card[seat]
        if card >= 0:
            exiled = t.box.exiled[card]
            # A betrayer keeps all but the fall of morale, which comes first on the card.
            goals = (*exiled.betrayer, *goals[1:]) if is_betrayer(t, seat) else exiled.loyal
    return [(goal, goal.is_met(t, seat)) for goal in goals]


def betrayal_goals_of(t: ColonyTable, seat: int) -> list[tuple[Condition, bool]]:
    """The same of the betrayal objective that a seat holds besides, in the prisoner's dilemma."""
    card = t.betrayal[seat]
    if card < 0:
        return []
    return [(goal, goal.is_met(t, seat)) for goal in t.box.secrets[card].goals]


def has_betrayed(t: ColonyTable, seat: int) -> bool:
    """Whether a seat has met the betrayal objective it holds beside the regular one."""
    goals = betrayal_goals_of(t, seat)
    return len(goals) > 0 and not t.is_out(seat) and all(met for _, met in goals)


def has_won(t: ColonyTable, seat: int) -> bool:
    """Whether a seat has met its objective; who dropped out has not.

    In the prisoner's dilemma one who betrays wins alone, and two who do lose both.
    [DOW-END-7, DOW-END-8, DOW-VAR-14]
    """
    if t.is_out(seat) and not t.house.coop:
        return False
    if t.house.mistrust:
        betrayers = [other for other in range(t.seats) if has_betrayed(t, other)]
        if betrayers:
            return betrayers == [seat]
    return all(met for _, met in goals_of(t, seat))


def winners(t: ColonyTable) -> list[int]:
    """The seats that have won: several, or none. [DOW-END-9, DOW-END-10]"""
    return [seat for seat in range(t.seats) if has_won(t, seat)]


def finish(t: ColonyTable) -> None:
    """The game has ended: all objectives and hands are laid open. [DOW-END-6]"""
    t.phase = OVER
    t.chance.reveal()
    for seat in range(t.seats):
        if t.secret[seat] >= 0 and t.secret_known[seat] != EVERYONE:
            t.secret_known[seat] = EVERYONE
            t.tell(SECRET_SHOWN, seat, t.secret[seat])
            if t.betrayal[seat] >= 0:
                t.tell(SECRET_SHOWN, seat, t.betrayal[seat])
    for hand in t.hands:
        for card in hand:
            t.knows[card] = EVERYONE
    t.tell(GAME_OVER, t.ending, *winners(t))
