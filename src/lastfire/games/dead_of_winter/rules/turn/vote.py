"""Voting: all at the same moment, thumbs up or down; the first player breaks ties."""

from lastfire.engine.step import Flow, Question
from lastfire.games.dead_of_winter.rules.state import NO_CARD, NOBODY, ColonyTable
from lastfire.games.dead_of_winter.rules.words.actions import DOWN, UP
from lastfire.games.dead_of_winter.rules.words.questions import ASK_TIE
from lastfire.games.dead_of_winter.rules.words.records import TIE_BROKEN, VOTE_RESULT, VOTED
from lastfire.games.dead_of_winter.rules.words.vocabulary import choice_of


def verdict(t: ColonyTable, id_: str) -> int:
    """The number, among all that can be decided, of what a module's vote can decide."""
    return choice_of(len(t.box.crossroads), 0) + [noun.id for noun in t.edition.verdicts].index(id_)


def vote(
    t: ColonyTable,
    voters: list[int],
    question: Question,
    choices: tuple[int, int],
    card: int = NO_CARD,
    player: int = NOBODY,
    fact: int = -1,
) -> Flow:
    """Everybody entitled votes; nobody's ballot is seen before all are in. ``t.reply``: UP or DOWN.

    The vote is about a crossroads card, a player to be exiled, or what only its question says, with the
    ``fact`` that it tells; ``choices`` are what UP and DOWN stand for.
    [DOW-VOTE-3, DOW-VOTE-5..10, DOW-TIES-1]
    """
    about = card if card >= 0 else player if player >= 0 else fact
    for seat in voters:
        yield t.ask(seat, question, (UP, DOWN), about)
        t.ballots[seat] = 1 if t.reply == UP else 0
    t.lay_open()
    ups = 0
    for seat in voters:
        t.tell(VOTED, seat, t.ballots[seat], choices[1 - t.ballots[seat]])
        for state in t.states:
            state.saw_vote(t, seat, choices[1 - t.ballots[seat]])
        ups += t.ballots[seat]
        t.ballots[seat] = -1
    downs = len(voters) - ups
    t.tell(VOTE_RESULT, ups, downs, *choices)
    if ups == downs:
        # Also when the first player may not vote.
        yield t.ask(t.first, ASK_TIE, (UP, DOWN), card, player)
        up = 1 if t.reply == UP else 0
        t.tell(TIE_BROKEN, t.first, up, choices[1 - up])
    else:
        t.reply = UP if ups > downs else DOWN
