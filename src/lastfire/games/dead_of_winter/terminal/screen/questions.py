"""The open question of Dead of Winter: up to fifty options in groups, or found by their words."""

from collections.abc import Mapping, Sequence
from typing import Final

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.lines.telling import Group
from lastfire.cli.screen.grouped import GroupedChoices, Span
from lastfire.games.dead_of_winter.rules.odds import OptionOdds
from lastfire.games.dead_of_winter.terminal.lines.teller import MENU
from lastfire.games.dead_of_winter.terminal.lines.why import Refused

PASSING: Final = ("end_turn", "no", "done", "no_die", "plain", "not_now", "in_order", "down")
"""Verbs that do nothing more, the plainest first."""
BINDING: Final = ("call_vote", "choose", "give_up", "up", "down")
"""Verbs that nobody should choose by mistake: Enter asks once more."""
GROUP_OF: Final = {verb: group.removeprefix("g_") for group, verbs in MENU.items() for verb in verbs}
SHORTCUTS: Final[dict[str, tuple[str, ...]]] = {
    "D": ("lay_die",),
    "Q": ("calm",),
    "P": ("pill", "use", "ability", "play"),
    "K": ("yes",),
}
"""Letters of The Long Night, and the kinds of action that they light: those of the first kind there is."""
_PILLS: Final = ("white_pill", "red_pill")
PLACE_ARGS: Final = ("place", "to")


def spans_of(groups: Sequence[Group], refused: Sequence[Refused]) -> list[Span[Refused]]:
    """The groups of a question with what is refused; some may hold nothing else."""
    rows = {GROUP_OF.get(group.rows[0].option.verb, "people"): len(group.rows) for group in groups}
    spans = []
    for key in dict.fromkeys(GROUP_OF.values()):
        sunken = [each for each in refused if GROUP_OF.get(each.verb) == key]
        if key in rows or sunken:
            spans.append(Span(key, rows.get(key, 0), sunken))
    return spans


class Choices(GroupedChoices[Refused, OptionOdds]):
    """One open question of the colony."""

    PASSING = PASSING
    BINDING = BINDING

    def __init__(
        self,
        ask: lastfire.Ask,
        rows: Sequence[Row],
        spans: Sequence[Span[Refused]],
        words: Sequence[str],
        odds: Mapping[str, OptionOdds],
        all_refused: Sequence[Refused] = (),
    ) -> None:
        GroupedChoices.__init__(self, ask, rows, spans, words, odds, all_refused)
        # Asked how many, hardly anybody wants none: a die has been spent for it.
        self.lit = len(self.rows) - 1 if ask.question == "count" else 0

    def odds_of(self, row: Row) -> OptionOdds:
        """What is known about the outcome of a row."""
        return self.odds.get(str(row.option.position), {})

    def go_on_from(self, option: lastfire.Option) -> None:
        """In a turn: the same once more, else the same with another."""
        if self.ask.question != "turn" or option.verb in BINDING:
            return
        alike = [i for i, row in enumerate(self.rows) if row.option.verb == option.verb]
        same = [i for i in alike if self.rows[i].option.args == option.args]
        self.lit = (same or alike or [0])[0]

    def about(self, kind: str, name: str | int) -> list[int]:
        """The rows that have to do with a survivor, a place, a card or an entrance."""
        thing = int(name) if isinstance(name, str) and name.isdecimal() else name
        kinds = PLACE_ARGS if kind == "place" else (kind,)
        return [
            i for i, row in enumerate(self.rows) if any(row.option.args.get(one) == thing for one in kinds)
        ]

    def light_any(self, verbs: Sequence[str]) -> bool:
        """Light the next row of the first of these kinds that there is; returns whether there is any."""
        for verb in verbs:
            rows = [i for i, row in enumerate(self.rows) if self._is_a(row, verb)]
            if rows:
                later = [row for row in rows if row > self.lit] if self.lit in rows else []
                self.light((later or rows)[0])
                return True
        return False

    def _is_a(self, row: Row, verb: str) -> bool:
        """Whether a row is of this kind; a pill is an item, a yes is one to leave the token where it is."""
        option = row.option
        if verb == "pill":
            return option.args.get("item") in _PILLS and option.verb in ("play", "use")
        return option.verb == verb and (verb != "yes" or self.ask.question == "call_token_vote")
