"""Which card a question is asked for. [DOZ-EVENT-3, DOZ-FATE-4, DOZ-FATE-6, DOZ-RESEARCH-5, DOZ-VERSUS-91]

Cards are carried out in the middle of others, and what they ask for, such as a track, does not say which of
them asks. Whoever carries out a card says so of the questions in its course: then its name stands before
those that leave it open (``Question.says_what_for``).
"""

from lastfire.engine.step import NOTHING, Flow
from lastfire.games.dawn_of_the_zeds.rules.words.vocabulary import WORDS


def asked_for(source: int, flow: Flow) -> Flow:
    """The questions of a card, a source as in ``sources.py``; a card within it comes first."""
    return flow if flow is NOTHING else _asked_for(source, flow)


def _asked_for(source: int, flow: Flow) -> Flow:
    for ask in flow:
        if ask.what_for is None and ask.kind.says_what_for:
            ask.what_for = WORDS.nouns["source"][source].name
        yield ask
