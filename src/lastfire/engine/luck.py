"""Where the luck of a match comes from: a secret, and the words that people added to it.

Nobody can foretell it, and everybody can check it. The SHA-256 of the secret is shown before the game,
so the secret cannot be exchanged; people add words of their own after that, so it cannot have been
chosen to suit anybody; and the secret is laid open when the game is over. docs/decisions/0011 tells more.
"""

import hashlib

from lastfire.engine.chance import key_after_word

SECRET_BYTES = 32
"""How long a secret is."""

LONGEST_WORD = 80
"""So many characters a word has at most."""


class Word:
    """A word of ``seat`` (-1: whoever set up the table).

    It was added after so many ``answers`` (-1: before the first card was dealt), when ``drawn`` numbers
    of the stream had been used up.
    """

    def __init__(self, answers: int, seat: int, text: str, drawn: int) -> None:
        self.answers = answers
        self.seat = seat
        self.text = text
        self.drawn = drawn


class Luck:
    """The luck of one match. ``word`` is that of whoever sets up the table; empty for none."""

    def __init__(self, secret: bytes, word: str = "") -> None:
        self.secret = secret
        self.words: list[Word] = [Word(-1, -1, word, 0)] if word else []

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal digits."""
        return hashlib.sha256(self.secret).hexdigest()

    def first_key(self) -> bytes:
        """The key of the stream when the table is set up."""
        if self.words and self.words[0].answers < 0:
            return key_after_word(self.secret, -1, self.words[0].text)
        return self.secret

    def copy(self) -> "Luck":
        """The same luck, to which other words may be added."""
        other = Luck(self.secret)
        other.words = self.words[:]
        return other


def secret_of(seed: int) -> bytes:
    """The secret of the match with this seed. A seed that can be guessed makes a secret that can."""
    return hashlib.sha256(f"match {seed}".encode()).digest()


def is_word(word: object) -> bool:
    """Whether this can be added to the luck: one line of 1 to 80 characters."""
    return isinstance(word, str) and 1 <= len(word) <= LONGEST_WORD and word.isprintable()
