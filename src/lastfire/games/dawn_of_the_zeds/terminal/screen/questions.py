"""The open question of Dawn of the Zeds: options in groups, on the map, or found by their words."""

from collections.abc import Mapping, Sequence
from typing import Final

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.screen.grouped import GroupedChoices, Span
from lastfire.games.dawn_of_the_zeds.rules.odds import OptionOdds
from lastfire.games.dawn_of_the_zeds.terminal.lines.menu import GROUPS, MAIN, DawnRow, group_of
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused

PASSING: Final = ("pass", "no", "stand", "let_go")
"""Verbs that do nothing more, the plainest first."""
BINDING: Final = ("let_go",)
"""Verbs that nobody should choose by mistake: Enter asks once more."""


CARDS: Final = ("hold_card", "play_scheme")
"""Questions that ask for a card of the hand."""


def spans_of(ask: lastfire.Ask, rows: Sequence[Row], refused: Sequence[Refused]) -> list[Span[Refused]]:
    """The groups of a question with what is refused; some may hold nothing else.

    Spaces that a unit cannot move to are too many to be listed: they say why when they are clicked.
    """
    if ask.question not in MAIN:
        # Whoever is asked for a card sees the others as well, and why they are not offered.
        cards = refused if ask.question in CARDS else ()
        return [Span("all", len(rows), [*cards])]
    keys = [row.group if isinstance(row, DawnRow) else "all" for row in rows]
    sunken: dict[str, list[Refused]] = {}
    for each in refused:
        if each.kind == "space":
            continue
        key = "others" if each.verb == "unit" else group_of(each.verb)
        sunken.setdefault(key, []).append(each)
    return [Span(key, keys.count(key), sunken.get(key, [])) for key in GROUPS if key in keys or key in sunken]


FREE: Final = ("scheme", "pass")
"""Verbs of the Zeds player that are no Zeds Actions."""
BACK: Final = ("deed",)
"""Questions that Escape leaves for the one before: what a unit does, for who acts."""


class Choices(GroupedChoices[Refused, OptionOdds]):
    """One open question.

    ``places`` says where each unit is, ``unused`` how many Actions are left over where somebody acts no more,
    ``labels`` what each row itself says.
    """

    PASSING = PASSING
    BINDING = BINDING
    BACK = BACK

    def __init__(
        self,
        ask: lastfire.Ask,
        rows: Sequence[Row],
        spans: Sequence[Span[Refused]],
        words: Sequence[str],
        odds: Mapping[str, OptionOdds],
        all_refused: Sequence[Refused],
        places: Mapping[str, str],
        unused: int,
        labels: Sequence[str] = (),
    ) -> None:
        GroupedChoices.__init__(self, ask, rows, spans, words, odds, all_refused)
        self.places = places
        self.unused = unused
        self.granted = ""
        """The unit that has got a free Action last, if nothing has happened since."""
        self.free = 0
        """How many free Actions of units are left over beside ``unused``."""
        self.labels = [label.casefold() for label in labels]
        # An attack is nothing to begin with.
        calm = [i for i, row in enumerate(self.rows) if not isinstance(row, DawnRow) or row.group != "attack"]
        self.lit = calm[0] if calm else 0

    def odds_of(self, row: Row) -> OptionOdds:
        """What is known about the outcome of a row."""
        return self.odds.get(str(row.option.position), {})

    def binds(self, row: Row) -> bool:
        """Also the end of one's Actions while some are left: others act before it can be undone.

        What is left of Zeds Actions may be too little for anything.
        """
        if row.option.verb == "pass" and self.ask.question == "who_acts":
            return self.unused + self.free > 0
        if row.option.verb == "pass" and self.ask.question == "zeds_action":
            return self.unused > 0 and any(other.option.verb not in FREE for other in self.rows)
        return GroupedChoices.binds(self, row)

    def find(self, text: str) -> bool:
        """Of what is found, that which itself says it is lit before that which is only there."""
        found = GroupedChoices.find(self, text)
        wanted = text.casefold().split()
        for entry in self.found or ():
            if entry < len(self.labels) and all(word in self.labels[entry] for word in wanted):
                self.lit = entry
                break
        return found

    def begin_at(self, position: int) -> None:
        """Whoever has just been given a free Action is lit before who is likelier to act otherwise."""
        GroupedChoices.begin_at(self, position)
        for i, row in enumerate(self.rows):
            if self.granted and row.option.verb == "unit" and row.option.args["unit"] == self.granted:
                self.lit = i

    def go_on_from(self, option: lastfire.Option) -> None:
        """Who acts: nobody is more likely than others to act again."""

    def about(self, kind: str, name: str | int) -> list[int]:
        """The rows that have to do with a unit, a space or a track.

        Of a space those that name it; where none does, those of units in it.
        """
        found = [i for i, row in enumerate(self.rows) if row.option.args.get(kind) == name]
        if found or kind != "space":
            return found
        return [
            i
            for i, row in enumerate(self.rows)
            if "unit" in row.option.args and self.places.get(str(row.option.args["unit"])) == name
        ]

    def why_not_in(self, space: str) -> Refused | None:
        """Why a unit cannot go to a space, or those in it cannot act."""
        for each in self.all_refused:
            if each.kind == "space" and space in each.about:
                return each
        for each in self.all_refused:
            if each.kind == "unit" and any(self.places.get(unit) == space for unit in each.about):
                return each
        return None
