"""Lastfire: three zombie-survival tabletop games on one rules engine.

>>> import lastfire
>>> match = lastfire.new("hit_z_road", seats=3, seed=7)
>>> match.answer(0)
"""

import copyreg
from collections.abc import Callable

from lastfire.engine.changes import CannotGoOn
from lastfire.engine.errors import (
    IllegalAnswer,
    LastfireError,
    NoPast,
    NoSuchSeat,
    OtherVersion,
    SaveError,
    SetupError,
    UndoRefused,
    Unproved,
    WordRefused,
)
from lastfire.engine.game import Game, GameOption
from lastfire.engine.going_on import GoneOn, gone_on
from lastfire.engine.luck import is_word
from lastfire.engine.match import Match, Policy, new_match, saved_match
from lastfire.engine.pack import CardRefused, Pack
from lastfire.engine.proof import Proof, proof_in
from lastfire.engine.record import Record
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask, Option
from lastfire.engine.words import Name
from lastfire.games import register, register_pack, registered_games
from lastfire.guests import GuestRefused

__all__ = [
    "Ask",
    "CannotGoOn",
    "CardRefused",
    "Game",
    "GameOption",
    "GoneOn",
    "GuestRefused",
    "IllegalAnswer",
    "LastfireError",
    "Match",
    "NoPast",
    "NoSuchSeat",
    "Option",
    "OtherVersion",
    "Pack",
    "Policy",
    "Proof",
    "Record",
    "SaveError",
    "SetupError",
    "Sight",
    "UndoRefused",
    "Unproved",
    "WordRefused",
    "go_on",
    "load",
    "new",
    "register",
    "register_pack",
    "registered_games",
    "verify",
]

__version__ = "0.1.0"


def new(
    game: str, seats: int = 1, seed: int = 0, word: object = "", past: object = True, **options: object
) -> Match:
    """A match at its first question.

    ``seats`` is the number of players, ``seed`` any integer: equal seeds, words and answers give equal
    games on every machine. Where nobody may know the luck, the seed is 256 secret bits. ``word`` is
    what whoever sets up the table adds to it (see ``Match.add_word``).

    With ``past=False`` the match keeps no past and plays faster. It is the same game: asks, options,
    answers, views, odds, reasons, returns, digest and playouts are as ever. What needs the past raises
    NoPast: ``undo``, ``fork`` and copies, ``deal``, ``save`` and pickles, ``records``, ``add_word``. Nothing
    can be taken back, and a rule that fails with an error ends such a match.

    Raises SetupError, whose ``field`` names the argument at fault.
    """
    games = registered_games()
    if game not in games:
        raise SetupError(
            "game",
            Name(
                f"{game!r} is not one of {', '.join(games)}",
                f"{game!r}は次のどれでもありません：{', '.join(games)}",
            ),
        )
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("seed", Name(f"{seed!r} is not a whole number", f"{seed!r}は整数ではありません"))
    if word != "" and not is_word(word):
        raise SetupError(
            "word",
            Name(f"{word!r} is not a line of 1 to 80 characters", f"{word!r}は1〜80文字の1行ではありません"),
        )
    if not isinstance(past, bool):
        raise SetupError(
            "past", Name(f"{past!r} is neither True nor False", f"{past!r}はTrueでもFalseでもありません")
        )
    rules = games[game]
    return new_match(rules, rules.agree(seats, options), seed, str(word), past)


def load(data: bytes) -> Match:
    """The match that ``Match.save`` turned into bytes.

    Raises SaveError, and OtherVersion, which is one, for a match of another version of its rules.
    """
    return saved_match(data, registered_games())


def go_on(data: bytes, seed: int) -> GoneOn:
    """A match that an earlier version of its rules has saved, under the rules of now.

    It goes on where the step under way began, with luck from ``seed`` (256 secret bits where nobody may know
    it). ``GoneOn.changed`` says what is different: everybody at the table should agree to it. Raises
    SaveError, and CannotGoOn, which says why, for a match that cannot.
    """
    return gone_on(data, registered_games(), seed)


def verify(data: bytes) -> Proof:
    """That all dice and draws of a saved match followed from its secret.

    Raises SaveError for bytes that are no saved match, and Unproved, which says what differs. Whether
    the secret is the one that was committed to at the start shows ``Proof.commitment``.
    """
    return proof_in(data, registered_games())


def _reduced(match: Match) -> tuple[Callable[[bytes], Match], tuple[bytes]]:
    """How a match is pickled: as its save. Only a game that ``load`` knows can be found again."""
    if match.game not in registered_games():
        raise SaveError(f"a match of {match.game!r} cannot be pickled: the game is not registered")
    return load, (match.save(),)


copyreg.pickle(Match, _reduced)
