"""The open question on the screen: its rows, and what is lit."""

from collections.abc import Mapping

import lastfire
from lastfire.cli.choices import AmountRow, Row
from lastfire.cli.screen.canvas import Target
from lastfire.games.hit_z_road.rules.odds import OptionOdds

Spot = tuple[int, str | None]
"""What can be lit: a row, or one number of a row."""


class Questions:
    """One open question."""

    def __init__(self, ask: lastfire.Ask, rows: list[Row], odds: Mapping[str, OptionOdds]) -> None:
        self.ask = ask
        self.odds = odds
        self.rows = rows
        self.spots: list[Spot] = []
        for i, row in enumerate(self.rows):
            if isinstance(row, AmountRow):
                self.spots += [(i, name) for name in row.fields]
            else:
                self.spots.append((i, None))
        self.lit = 0

    @property
    def row(self) -> Row:
        """The row that is lit."""
        return self.rows[self.spots[self.lit][0]]

    @property
    def position(self) -> int:
        """The option that Enter would choose."""
        return self.row.option.position

    def odds_of(self, row: Row) -> OptionOdds | None:
        """What is known about the outcome of a row as it is set."""
        return self.odds.get(str(row.option.position))

    def move(self, by: int) -> None:
        """Light the next spot, around the end."""
        self.lit = (self.lit + by) % len(self.spots)

    def turn(self, by: int) -> None:
        """Up or down: a number changes, among plain rows the light moves."""
        row, name = self.spots[self.lit]
        chosen = self.rows[row]
        if name is not None and isinstance(chosen, AmountRow):
            chosen.change(name, by)
        else:
            self.move(-by)

    def change(self, by: int) -> None:
        """More or less of the number that is lit, or of the first one there is."""
        if self.spots[self.lit][1] is None:
            numbers = [i for i, (_, name) in enumerate(self.spots) if name is not None]
            if not numbers:
                return
            self.lit = numbers[0]
        self.turn(by)

    def light(self, row: int, name: str | None = None) -> bool:
        """Light a row, or one of its numbers; returns whether the row was lit before."""
        before = self.spots[self.lit][0] == row
        for i, spot in enumerate(self.spots):
            if spot[0] == row and name in (None, spot[1]):
                self.lit = i
                break
        return before

    def step(self, row: int, name: str, by: int) -> None:
        """Light a number and change it."""
        self.light(row, name)
        self.turn(by)

    def sure(self) -> bool:
        """Nothing is asked twice."""
        return True

    def begin_at(self, position: int) -> None:
        """Light the row of this option, set to it."""
        for i, row in enumerate(self.rows):
            if row.set_to(position):
                self.light(i)

    def go_on_from(self, option: lastfire.Option) -> None:
        """Every question is a new one."""

    def digit(self, digit: int, now: float) -> None:
        """Light the row with this number; where there is only one row, set the number that is lit."""
        if len(self.rows) == 1 and isinstance(self.rows[0], AmountRow):
            self._set(self.rows[0], digit)
            return
        numbers = [row.number(i) for i, row in enumerate(self.rows, 1)]
        wanted = 10 if digit == 0 and 10 in numbers else digit
        if wanted in numbers:
            self.light(numbers.index(wanted))

    def _set(self, row: AmountRow, value: int) -> None:
        name = self.spots[self.lit][1]
        assert name is not None
        if row.change(name, value - row.amount(name)):
            self.move(1)

    def light_pass(self) -> bool:
        """Light the row that passes; returns whether there is one."""
        for i, row in enumerate(self.rows):
            if row.option.verb == "pass":
                self.light(i)
                return True
        return False

    def find(self, text: str) -> bool:
        """There are few rows: all of them stay."""
        return True

    def goes_back(self) -> bool:
        """No question leads to another of the same person alone."""
        return False

    def touch(self, target: Target) -> bool:
        """Something was clicked; returns whether to do what is lit."""
        if target.what == "step":
            self.step(target.row, target.name, target.by)
        elif target.what == "spot":
            self.light(target.row, target.name)
        elif target.what == "row":
            return self.light(target.row) and not self.row.options[1:]
        return target.what == "do"

    def row_for(self, verb: str, argument: str, value: int) -> int | None:
        """The row of a place on the table, if it may be chosen."""
        for i, row in enumerate(self.rows):
            if row.option.verb == verb and row.option.args.get(argument) == value:
                return i
        return None
