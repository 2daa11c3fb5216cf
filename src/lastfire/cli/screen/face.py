"""What the screen needs to know about a game: one ``Face`` for each."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.lines.telling import Values
from lastfire.cli.screen.canvas import Block, Target
from lastfire.cli.screen.marks import Palette
from lastfire.cli.sitting import Sitting

KEYS: Final = 13
"""Cells before what a key does, in the texts of help."""


@dataclass
class Beat:
    """One thing to show: a record, or one more die of it. ``weight`` times the pace it stays."""

    record: lastfire.Record
    args: Values
    weight: float
    die: int = -1


@dataclass
class Show:
    """What the screen shows: a view, brought up to date record by record.

    A record never shows the result of a later one, so while records are played the table is the one
    before them. The view of the match corrects it at the end.
    """

    view: Values
    log: list[lastfire.Record] = field(default_factory=list)

    def take(self, beat: Beat) -> None:
        """Show one beat."""
        raise NotImplementedError

    def settle(self, view: Values) -> None:
        """Everything has been shown: the table is as the match says."""
        self.view = view


class Questions(Protocol):
    """An open question: its rows, and which of them is lit."""

    ask: lastfire.Ask
    rows: list[Row]

    @property
    def row(self) -> Row:
        """The row that is lit."""

    @property
    def position(self) -> int:
        """The option that Enter would choose."""

    def move(self, by: int) -> None:
        """Left and right."""

    def turn(self, by: int) -> None:
        """Up (1) and down (-1)."""

    def change(self, by: int) -> None:
        """More and less."""

    def sure(self) -> bool:
        """Whether Enter does what is lit, or asks once more."""

    def begin_at(self, position: int) -> None:
        """Light this option, before anything is touched."""

    def go_on_from(self, option: lastfire.Option) -> None:
        """Light what is most like what this seat did before."""

    def digit(self, digit: int, now: float) -> None:
        """A digit was typed, at this second of some clock."""

    def light_pass(self) -> bool:
        """Light the row that does nothing more; returns whether there is one."""

    def find(self, text: str) -> bool:
        """Show only rows with this text in them, all of them for none; returns whether there are any."""

    def goes_back(self) -> bool:
        """Whether Escape takes back the answer that led here."""

    def touch(self, target: Target) -> bool:
        """Something was clicked; returns whether to do what is lit."""


@dataclass
class Scene:
    """Everything that one picture of the table shows."""

    show: Show
    odds: Values
    questions: Questions | None
    caption: str
    names: Sequence[str]
    catalogue: Values
    lang: str
    palette: Palette
    keys: Sequence[tuple[str, str, bool]]
    notes: Sequence[str] = ()
    """What those who watch want to know beside the table."""


class Face:
    """How the screen shows one game."""

    game = ""
    has_menus = False
    """Whether questions have so many options that one looks for them."""

    def show_of(self, match: lastfire.Match, seat: int | None) -> Show:
        """Everything that has happened, shown at once."""
        raise NotImplementedError

    def beats_of(self, records: Sequence[lastfire.Record]) -> list[Beat]:
        """Records in the beats in which they are shown."""
        raise NotImplementedError

    def questions(self, sitting: Sitting) -> Questions:
        """The open question of a sitting."""
        raise NotImplementedError

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        """Every line of the screen."""
        raise NotImplementedError

    def cards(self, scene: Scene, width: int) -> list[str]:
        """The text of everything that lies open."""
        raise NotImplementedError

    def help_lines(self, lang: str, width: int) -> list[str]:
        """Keys and marks."""
        raise NotImplementedError

    def more_help(self, scene: Scene, width: int) -> list[str]:
        """Keys and marks of what this match is played with beside the game."""
        return []

    def has_boards(self, show: Show) -> bool:
        """Whether a match has something to read beside its table."""
        return False

    def boards(self, scene: Scene, width: int, number: int = 0) -> list[str]:
        """What a match has beside its table, or one part of it, from 1; nothing where it has none."""
        return []

    def light(self, scene: Scene, key: str) -> str | None:
        """Light what a letter stands for; what to say where there is nothing, None where that is nothing."""
        return None

    def rule_lines(self, scene: Scene, width: int) -> list[str]:
        """What may be done, what may not, and by which rules; nothing where options say it all."""
        return []

    def why_not_at(self, scene: Scene, place: str) -> str:
        """Why nothing can be done at a place that was clicked; empty if nobody knows."""
        return ""

    def refusal(self, scene: Scene, text: str) -> str:
        """Why something that was looked for cannot be done now; empty if nobody knows."""
        return ""
