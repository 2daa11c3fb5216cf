"""Whether the luck of a saved match came from its secret, and from nothing else."""

from collections.abc import Mapping

from lastfire.engine.errors import Unproved
from lastfire.engine.game import Game
from lastfire.engine.luck import Word
from lastfire.engine.match import (
    IMPOSSIBLE,
    Match,
    answer_again,
    begun_match,
    luck_in,
    resumed_match,
    saved_match,
)
from lastfire.engine.notation import decode


class Proof:
    """What shows that all dice and draws of a match followed from its secret.

    ``draws`` lists them from the first card dealt: out of how many, and which, from 0. ``match`` is the
    match, played again from the secret and the answers alone. Where a match went on under a later version of
    its rules, this is about what followed; what was before had another secret.
    """

    def __init__(self, match: Match, words: list[Word], draws: list[tuple[int, int]]) -> None:
        self.match = match
        self.words = words
        self.draws = draws

    @property
    def secret(self) -> str:
        """The secret, in hexadecimal digits."""
        return self.match.secret

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret: what the table has to have shown at the start."""
        return self.match.commitment


def proof_in(data: bytes, games: Mapping[str, Game]) -> Proof:
    """Play a saved match again from its secret.

    Raises SaveError for bytes that are no saved match, and Unproved where the luck was another.
    """
    claimed = saved_match(data, games)
    first, answers, outcomes = claimed.past()
    luck, words = luck_in(decode(data))
    if luck is None:
        raise Unproved("its luck comes from no secret: it was dealt anew or played out quickly")
    draws: list[tuple[int, int]] = []
    if claimed.earlier_versions:
        # How it went before is not in the save; from then on it has a secret of its own.
        again = resumed_match(
            games[claimed.game],
            claimed._setup,
            luck,
            first,
            claimed.earlier_versions,
            claimed.given_at_first(),
            draws,
        )
    else:
        again = begun_match(games[claimed.game], claimed._setup, luck, draws)
    if again.past()[0].pack() != first.pack():
        raise Unproved("its secret sets up another table")
    numbers = [number for answer in answers for number in answer[:2]]
    try:
        answer_again(again, numbers, words)
    except IMPOSSIBLE as error:
        raise Unproved(_first_difference(outcomes, again.past()[2])) from error
    if again.past()[2] != outcomes or again.digest() != claimed.digest():
        raise Unproved(_first_difference(outcomes, again.past()[2]))
    return Proof(again, luck.words, draws)


def _first_difference(claimed: list[int], drawn: list[int]) -> str:
    for number, (one, other) in enumerate(zip(claimed, drawn, strict=False), 1):
        if one != other:
            return f"outcome {number} of its dice and draws was {one}, its secret gives {other}"
    return "its secret leads to another position"
