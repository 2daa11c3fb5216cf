"""An open question with many rows: they lie in groups, can be searched, and stand beside what is refused."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.screen.canvas import Target

Refused = TypeVar("Refused")
"""Why something cannot be done, as a game says it."""
Odds = TypeVar("Odds")
"""What is known about the outcome of a row, as a game says it."""


TOGETHER: Final = 1.0
"""Seconds within which a second digit makes one number with the first."""


class Span(NamedTuple, Generic[Refused]):
    """A group: its key, how many rows it has, and what cannot be done of its kind."""

    key: str
    rows: int
    refused: list[Refused]


class GroupedChoices(Generic[Refused, Odds]):
    """One open question; each game says what its rows have to do with what is on the table.

    What is laid out are entries: the rows first, then what is refused now, which can be lit and read but
    not chosen. ``words`` is what each entry says, in all languages, for finding it; ``all_refused`` has also
    what is not laid out.
    """

    PASSING: ClassVar[Sequence[str]] = ()
    """Verbs that do nothing more, the plainest first."""
    BINDING: ClassVar[Sequence[str]] = ()
    """Verbs that nobody should choose by mistake: Enter asks once more."""
    BACK: ClassVar[Sequence[str]] = ()
    """Questions that Escape leaves for the one before."""

    def __init__(
        self,
        ask: lastfire.Ask,
        rows: Sequence[Row],
        spans: Sequence[Span[Refused]],
        words: Sequence[str],
        odds: Mapping[str, Odds],
        all_refused: Sequence[Refused] = (),
    ) -> None:
        self.ask = ask
        self.rows = list(rows)
        self.words = [text.casefold() for text in words]
        self.odds = odds
        self.all_refused = all_refused
        self.refused = [refused for span in spans for refused in span.refused]
        self.keys = [span.key for span in spans]
        self.groups: list[list[int]] = []
        row, sunken = 0, len(self.rows)
        for span in spans:
            self.groups.append([*range(row, row + span.rows), *range(sunken, sunken + len(span.refused))])
            row += span.rows
            sunken += len(span.refused)
        self.lit = 0
        self.found: list[int] | None = None
        self.looked_for = ""
        self.in_vain = False
        """Whether what was looked for last is not there, and nothing has been lit since."""
        self.warned = -1
        """The row that Enter was pressed on once."""
        self._typed = ""
        self._typed_at = 0.0

    def about(self, kind: str, name: str | int) -> list[int]:
        """The rows that have to do with something on the table, such as a unit or a location."""
        raise NotImplementedError

    @property
    def row(self) -> Row:
        """The row that is lit; there is none where ``why_not`` says something."""
        return self.rows[self.lit]

    @property
    def why_not(self) -> Refused | None:
        """What is lit, if it cannot be done now."""
        return self.refused_at(self.lit)

    def refused_at(self, entry: int) -> Refused | None:
        """What an entry is, if it cannot be done now."""
        return self.refused[entry - len(self.rows)] if entry >= len(self.rows) else None

    @property
    def position(self) -> int:
        """The option that Enter would choose."""
        return self.row.option.position

    @property
    def group(self) -> int:
        """The group of what is lit."""
        return next(i for i, group in enumerate(self.groups) if self.lit in group)

    @property
    def shown(self) -> list[int]:
        """The entries that are laid out: those that were found, else those of one group."""
        return self.found if self.found is not None else self.groups[self.group]

    def number(self, row: int) -> int:
        """The number that is typed for a row."""
        return self.rows[row].number(row + 1)

    def move(self, by: int) -> None:
        """To the next group; where there is only one, to the next row."""
        self._begin_anew()
        if self.found is not None or len(self.groups) == 1:
            self.turn(-by)
        else:
            self.lit = self.groups[(self.group + by) % len(self.groups)][0]

    def turn(self, by: int) -> None:
        """Up and down among the entries that are laid out."""
        self._begin_anew()
        shown = self.shown
        at = shown.index(self.lit) if self.lit in shown else 0
        self.lit = shown[(at - by) % len(shown)]

    def _begin_anew(self) -> None:
        """Somebody lights something: no digit waits for another, and what was not found does not matter."""
        self._typed = ""
        self.in_vain = False

    def change(self, by: int) -> None:
        """More is further down."""
        self.turn(-by)

    def binds(self, row: Row) -> bool:
        """Whether Enter asks once more before it does what a row says."""
        return row.option.verb in self.BINDING

    def sure(self) -> bool:
        """Whether Enter does what is lit: what binds is asked twice, what is refused is only read.

        So is what merely stayed lit when something else was looked for in vain.
        """
        if self.why_not is not None:
            return False
        if not (self.binds(self.row) or self.in_vain) or self.warned == self.lit:
            return True
        self.warned = self.lit
        return False

    def begin_at(self, position: int) -> None:
        """Light the row of this option."""
        self.lit = next(i for i, row in enumerate(self.rows) if row.set_to(position))

    def digit(self, digit: int, now: float) -> None:
        """Light the row of a number; a second digit, soon after the first, makes a number of two."""
        numbers = {self.number(i): i for i in range(len(self.rows))}
        before = self._typed if now - self._typed_at <= TOGETHER else ""
        for text in (before + str(digit), str(digit)):
            if int(text) in numbers:
                self.light(numbers[int(text)])
                self._typed, self._typed_at = text, now
                return
        self._typed = ""

    def light(self, row: int) -> bool:
        """Light an entry; returns whether it was lit before."""
        before = self.lit == row
        self.lit = row
        self._begin_anew()
        if self.found is not None and row not in self.found:
            self.found = None
        return before

    def light_pass(self) -> bool:
        """Light the row that does nothing more; returns whether there is one."""
        for verb in self.PASSING:
            for i, row in enumerate(self.rows):
                if row.option.verb == verb:
                    self.light(i)
                    return True
        return False

    def find(self, text: str) -> bool:
        """Lay out only entries with these words in them; returns whether there are any."""
        wanted = text.casefold().split()
        self.looked_for = text
        self.found = None
        self.warned = -1
        found = [i for i, words in enumerate(self.words) if all(word in words for word in wanted)]
        if wanted and found:
            self.found = found
            self.lit = found[0]
        self.in_vain = not found
        return bool(found)

    def goes_back(self) -> bool:
        """Whether Escape takes back the answer that led here; what was looked for is left first."""
        return self.ask.question in self.BACK and self.found is None and not self.in_vain

    def touch(self, target: Target) -> bool:
        """Something was clicked; returns whether to do what is lit."""
        if target.what == "row":
            return self.light(target.row)
        if target.what == "group":
            self.find("")
            self.light(self.groups[target.row][0])
        elif target.what == "about":
            kind, _, name = target.name.partition(" ")
            rows = self.about(kind, name)
            # A second click on the same thing lights the next of its options.
            later = [row for row in rows if row > self.lit] if self.lit in rows else []
            if rows:
                self.light((later or rows)[0])
        return target.what == "do"
