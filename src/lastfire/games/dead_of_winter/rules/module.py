"""Modules: what an expansion, or somebody else, adds to the game, on or off as an option says.

A module is a holding for the whole table: the chapters ask it what they ask of every holding. Beside that
it may add places, deeds, stages, cards and a state of its own.
"""

from collections.abc import Mapping
from typing import Any, Final

from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.native import mypyc_attr
from lastfire.engine.numbers import Numbers
from lastfire.engine.words import Name, Noun
from lastfire.games.dead_of_winter.rules.board.places import Place
from lastfire.games.dead_of_winter.rules.card import Box, CardSet
from lastfire.games.dead_of_winter.rules.holding import Holding
from lastfire.games.dead_of_winter.rules.stage import Insertion
from lastfire.games.dead_of_winter.rules.state import ColonyTable, Held, ModuleState
from lastfire.games.dead_of_winter.rules.turn.deed import Deed

FIRST_PHASE: Final = 100
"""The phases of modules' stages have numbers from here on, each its own."""


class Shown:
    """A number that a module shows of itself, with what it says."""

    def __init__(self, id_: str, name: Name, number: int) -> None:
        self.id = id_
        self.name = name
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """What a seat may know of a module's part of the table beside its numbers, made once for each question.

    A module with cards, dice or pieces of its own derives one with typed fields.
    """

    def json(self) -> dict[str, Any]:
        """The same for views: ids, numbers, words in both languages, and lists and dicts of them."""
        return {}

    def said(self) -> list[Name]:
        """The same in sentences, where a host draws no picture of it; else it lists the numbers."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Holding):
    """Something that a match is played with or without. Derived classes say what it adds.

    ``id`` is its name in views and, unless ``options`` says otherwise, its option. ``cards`` join the box of
    a match that is played with it; ``chosen_by`` is the option that says so; ``leaves_out`` are the ids of
    sets whose cards stay out of the game then.
    ``kept`` is what it may put in force or with a survivor (``holdings.keep_of_module``), ``verdicts`` what
    its votes can decide. ``numbers`` are the ids of what ``shown`` shows, for learners.
    """

    def __init__(self, id_: str, name: Name) -> None:
        self.id = id_
        self.name = name
        self.chosen_by = id_
        self.places: tuple[Place, ...] = ()
        self.deeds: tuple[Deed, ...] = ()
        self.stages: tuple[Insertion, ...] = ()
        self.cards: CardSet | None = None
        self.leaves_out: tuple[str, ...] = ()
        self.numbers: tuple[str, ...] = ()
        self.kept: tuple[Holding, ...] = ()
        self.verdicts: tuple[Noun, ...] = ()

    def words(self) -> Name:
        """What it is called."""
        return self.name

    def options(self) -> tuple[GameOption, ...]:
        """What can be agreed on about it before a game; nothing where an option of another module decides."""
        return (GameOption(self.id, False, self.name),)

    def is_used(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether a match with these options is played with it."""
        return options[self.id] is True

    def check(self, options: Mapping[str, OptionValue]) -> None:
        """Raise SetupError, naming an option, where these options exclude one another."""

    def is_listed(self, t: ColonyTable, held: Held) -> bool:
        """It is shown as a module, not among the cards in force."""
        return False

    def new_state(self, seats: int) -> ModuleState:
        """What it keeps on a table that is being set up."""
        return ModuleState()

    def unpack(self, r: Numbers) -> ModuleState:
        """Its state, read as ``ModuleState.pack`` wrote it."""
        return ModuleState()

    def lays_aside(self, box: Box, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """The ids of survivors and secret objectives of this box that are not dealt in such a match.

        Survivors who may come later lie with its state (``ModuleState.people``).
        """
        return ()

    def set_up(self, t: ColonyTable, options: Mapping[str, OptionValue]) -> None:
        """Lay out what it needs, once everything else lies there; ``options`` are those of the match."""

    def deal(self, t: ColonyTable, seat: int, now: ColonyTable) -> None:
        """Redraw in place what ``seat`` cannot know of its state, neither here nor ``now``."""

    def catalogue(self) -> dict[str, Any]:
        """What cards and pieces of its own say, by kind and id; the same for every match."""
        return {}

    def shown(self, t: ColonyTable, seat: int) -> list[Shown]:
        """The numbers that ``seat`` (-1: a spectator) may see of it."""
        return []

    def look(self, t: ColonyTable, seat: int) -> Look:
        """What ``seat`` (-1: a spectator) may know of it beside those numbers."""
        return Look()
