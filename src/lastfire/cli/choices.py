"""An open question as rows to choose from.

Options that differ only in amounts, such as 66 ways to pay, become one row with numbers to set.
"""

from collections.abc import Sequence
from typing import Final

import lastfire

AMOUNTS: Final = ("ammo", "gas", "adrenaline", "survivors", "saves", "kills")
"""Arguments of options that are counts; all others are things or places."""


NUMBERED: Final = {
    "bid": "space",
    "drive": "path",
    "die": "face",
    "gate": "gate",
    "count": "count",
    "choose": "option",
}
"""Verbs whose options carry a number of their own, with the argument that says which."""
UNSEEN: Final = 1e-9
"""What sums of chances miss by rounding alone."""
ZERO: Final = ("pass", "end_turn", "no_die")
"""Verbs of options that are typed as 0."""


class Row:
    """One thing to choose: a single option."""

    def __init__(self, options: Sequence[lastfire.Option]) -> None:
        self.options = list(options)
        self.at = 0
        self.own_number: int | None = None

    @property
    def option(self) -> lastfire.Option:
        """The option that would be chosen now."""
        return self.options[self.at]

    def set_to(self, position: int) -> bool:
        """Set the row to the option at this position; returns whether it is one of the row's."""
        for at, option in enumerate(self.options):
            if option.position == position:
                self.at = at
                return True
        return False

    def text(self, lang: str) -> str:
        """What the row says now."""
        return self.option.text(lang)

    def number(self, row: int) -> int:
        """The number to type: the option's own, such as that of a space or a die, else the row's."""
        return row if self.own_number is None else self.own_number


class AmountRow(Row):
    """A row with numbers to set. Every setting is one of the options."""

    def __init__(self, options: Sequence[lastfire.Option], at: int) -> None:
        Row.__init__(self, options)
        self.at = at
        self._amounts = [[int(option.args[field]) for field in options[0].args] for option in options]
        names = list(options[0].args)
        self.fields = [
            name for i, name in enumerate(names) if len({amounts[i] for amounts in self._amounts}) > 1
        ]
        self._index = [names.index(field) for field in self.fields]
        self._touched: list[int] = []

    def amount(self, field: str) -> int:
        """The number set now."""
        return int(self.option.args[field])

    def may_change(self, field: str, by: int) -> bool:
        """Whether some option has one more or one less of it."""
        return self._nearest(self.fields.index(field), self.amount(field) + by) is not None

    def change(self, field: str, by: int) -> bool:
        """Set one number higher or lower; the others give way. Returns whether it was possible."""
        i = self.fields.index(field)
        nearest = self._nearest(i, self.amount(field) + by)
        if nearest is None:
            return False
        if i in self._touched:
            self._touched.remove(i)
        self._touched.append(i)
        self.at = nearest
        return True

    def set_all(self, amounts: Sequence[int]) -> bool:
        """Set all numbers at once; returns whether there is such an option."""
        for at, known in enumerate(self._amounts):
            if [known[i] for i in self._index] == list(amounts):
                self.at = at
                return True
        return False

    def _nearest(self, field: int, value: int) -> int | None:
        """The option with this number that changes the rest least, the lately touched least of all."""
        now = self._amounts[self.at]
        found: tuple[list[int], int] | None = None
        for at, amounts in enumerate(self._amounts):
            if amounts[self._index[field]] != value:
                continue
            moved = [abs(amounts[i] - now[i]) for i in self._index]
            lately = [moved[other] for other in reversed(self._touched) if other != field]
            # The pile that gives way is the largest.
            biggest = max([amounts[i] for i in self._index if i != self._index[field]], default=0)
            cost = [sum(moved), *lately, biggest]
            if found is None or cost < found[0]:
                found = (cost, at)
        return found[1] if found is not None else None


def rows_of(ask: lastfire.Ask, piles: dict[str, int]) -> list[Row]:
    """The rows of a question. ``piles`` are the resources of who is asked, for a first suggestion."""
    verbs: dict[str, list[lastfire.Option]] = {}
    for option in ask.options:
        verbs.setdefault(option.verb, []).append(option)
    rows: list[Row] = []
    for options in verbs.values():
        if len(options) > 1 and all(set(option.args) <= set(AMOUNTS) for option in options):
            rows.append(AmountRow(options, _suggested(options, piles)))
        else:
            rows += [Row([option]) for option in options]
    _give_numbers(rows)
    return rows


def _give_numbers(rows: Sequence[Row]) -> None:
    """Own numbers where no other row could be meant by them."""
    others = [row for row in rows if row.option.verb not in ZERO]
    all_numbered = all(row.option.verb in NUMBERED for row in others)
    for row in rows:
        option = row.option
        if option.verb in ZERO:
            row.own_number = 0
        elif all_numbered:
            row.own_number = int(option.args[NUMBERED[option.verb]])


def _suggested(options: Sequence[lastfire.Option], piles: dict[str, int]) -> int:
    """A payment that leaves the piles as even as can be; else the first option."""
    if options[0].verb not in ("pay", "take"):
        return 0
    sign = -1 if options[0].verb == "pay" else 1

    def uneven(option: lastfire.Option) -> int:
        args = option.args
        return sum((pile + sign * int(args.get(name, 0))) ** 2 for name, pile in piles.items())

    return min(range(len(options)), key=lambda i: (uneven(options[i]), i))


def percent(chance: float) -> str:
    """A chance in percent; certainty only when it is certain."""
    if 0.995 <= chance < 1 - UNSEEN:
        return ">99%"
    if UNSEEN < chance < 0.005:
        return "<1%"
    return f"{chance * 100:.0f}%"
