"""Players may vote to leave the first player token where it is. [LN-TOKENVOTE-1..10]"""

from lastfire.engine.step import Flow
from lastfire.games.dead_of_winter.rules.long_night.everywhere.words import (
    ASK_CALL_TOKEN_VOTE,
    ASK_TOKEN_VOTE,
    KEEP_TOKEN,
    PASS_TOKEN,
    TOKEN_STAYS,
    TOKEN_VOTE_CALLED,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from lastfire.games.dead_of_winter.rules.turn.vote import verdict, vote
from lastfire.games.dead_of_winter.rules.words.actions import NO, UP, YES


def vote_on_token(t: ColonyTable) -> Flow:
    """The token is about to pass: ``t.reply`` is YES if players vote that it stays.

    Everybody is asked for a vote, from the first player to the left, until somebody calls one.
    [LN-TOKENVOTE-1..7, LN-TOKENVOTE-10]
    """
    t.reply = NO
    voters = t.faithful_seats()
    if len(t.living_seats()) < 2 or not voters:
        return
    for seat in t.living_seats():
        if t.is_exiled(seat) and not t.house.exiled_call_votes:
            continue
        yield t.ask(seat, ASK_CALL_TOKEN_VOTE, (YES, NO), t.first)
        if t.reply == YES:
            t.tell(TOKEN_VOTE_CALLED, seat)
            choices = (verdict(t, KEEP_TOKEN.id), verdict(t, PASS_TOKEN.id))
            yield from vote(t, voters, ASK_TOKEN_VOTE, choices, fact=t.first)
            t.reply = YES if t.reply == UP else NO
            break
    if t.reply == YES:
        t.tell(TOKEN_STAYS, t.first)
