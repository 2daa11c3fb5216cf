"""What can go wrong, each with words for the person who did it."""

from lastfire.engine.native import mypyc_attr
from lastfire.engine.words import Name


@mypyc_attr(allow_interpreted_subclasses=True)
class LastfireError(Exception):
    """Base of every error that Lastfire raises on purpose."""


class SetupError(LastfireError):
    """A match cannot be set up like this. ``field`` names the argument at fault.

    What people read on a screen is said in both languages; what only a program can get wrong, in English.
    """

    def __init__(self, field: str, message: str | Name) -> None:
        words = Name(message, message) if isinstance(message, str) else message
        super().__init__(f"{field}: {words.en}")
        self.field = field
        self.words = words

    def text(self, lang: str) -> str:
        """The argument and what is wrong with it, in one language."""
        return f"{self.field}{': ' if lang == 'en' else '：'}{self.words.text(lang)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SpokenError(LastfireError):
    """An error that is told to people, in one language or the other."""

    def __init__(self, words: Name | str) -> None:
        self.words = Name(words, words) if isinstance(words, str) else words
        super().__init__(self.words.en)

    def text(self, lang: str) -> str:
        """What is wrong, in one language."""
        return self.words.text(lang)


class IllegalAnswer(LastfireError):
    """The answer is not one of the options. Nothing has changed."""


class NoSuchSeat(LastfireError, IndexError):
    """The match has no seat of that number."""


class UndoRefused(LastfireError):
    """The last answer cannot be taken back. Nothing has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SaveError(LastfireError):
    """These bytes are not a match that this version of Lastfire can load."""


class OtherVersion(SaveError):
    """The match was saved under another version of the rules; ``lastfire.go_on`` may take it to this one.

    ``version`` is that of the save, ``now`` the version here, ``game`` the name of the game.
    """

    def __init__(self, version: int, now: int, game: str) -> None:
        super().__init__(f"it was played by version {version} of the rules of {game}, this is version {now}")
        self.version = version
        self.now = now
        self.game = game


class WordRefused(LastfireError):
    """A word cannot be added to the luck of the match. Nothing has changed."""


class Unproved(LastfireError):
    """The luck of a saved match did not come from its secret, or it has none."""


class NoPast(LastfireError):
    """The match was played out without keeping its past, so it has nothing to return to."""


class ScriptError(LastfireError):
    """A scripted outcome does not fit what is rolled or drawn."""
