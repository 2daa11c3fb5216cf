"""The engine: how any of the games runs. It knows no game and needs only the standard library.

This page is what games are written against, those of this house and those of guests:

>>> from lastfire.engine import Game, GameOption, Name, Table, Vocabulary

What ``__all__`` lists is promised, under the number ``INTERFACE`` = (major, minor): code written for one
number works, unchanged, with every later minor number of the same major one. A new name, or a new
argument with a default, raises the minor number; a name removed, or one that means something else,
raises the major one. A ``Game`` or a ``Pack`` says which number it needs (``engine=(1, 0)``) and is refused
where that is not to be had. The modules inside are ours to move: import from here.

Whoever reads the engine reads ``words`` and ``record`` (what is said), ``chance`` and ``pile`` (what luck
decides), ``step`` (what is asked), ``game`` (what a game declares), ``match`` (how it runs).
"""

from typing import Final

from lastfire.engine.chance import EVERYONE, Chance, audience
from lastfire.engine.changes import CannotGoOn, Change, Past, as_it_is
from lastfire.engine.effect import Effect
from lastfire.engine.errors import (
    IllegalAnswer,
    LastfireError,
    NoPast,
    NoSuchSeat,
    SaveError,
    SetupError,
    UndoRefused,
)
from lastfire.engine.game import Game, GameOption, OptionValue, Setup
from lastfire.engine.match import Match, Policy, RandomPolicy, new_match, saved_match
from lastfire.engine.native import mypyc_attr
from lastfire.engine.pack import INTERFACE, CardRefused, Pack
from lastfire.engine.pile import Pile
from lastfire.engine.record import Record, RecordKind
from lastfire.engine.sight import Sight
from lastfire.engine.step import Action, Ask, Ended, Flow, Hindrance, Option, Question, Table, Vocabulary
from lastfire.engine.words import LANGUAGES, Name, Noun, Phrase

__all__ = [
    "COMPILED",
    "EVERYONE",
    "INTERFACE",
    "LANGUAGES",
    "Action",
    "Ask",
    "CannotGoOn",
    "CardRefused",
    "Chance",
    "Change",
    "Effect",
    "Ended",
    "Flow",
    "Game",
    "GameOption",
    "Hindrance",
    "IllegalAnswer",
    "LastfireError",
    "Match",
    "Name",
    "NoPast",
    "NoSuchSeat",
    "Noun",
    "Option",
    "OptionValue",
    "Pack",
    "Past",
    "Phrase",
    "Pile",
    "Policy",
    "Question",
    "RandomPolicy",
    "Record",
    "RecordKind",
    "SaveError",
    "Setup",
    "SetupError",
    "Sight",
    "Table",
    "UndoRefused",
    "Vocabulary",
    "as_it_is",
    "audience",
    "mypyc_attr",
    "new_match",
    "saved_match",
]

COMPILED: Final[bool] = not __file__.endswith(".py")
"""True when the compiled build of the engine is the one in use."""
