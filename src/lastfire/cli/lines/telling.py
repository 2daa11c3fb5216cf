"""What the terminal needs to know about a game: one ``Teller`` for each."""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import lastfire
from lastfire.cli.choices import Row, rows_of
from lastfire.engine.game import OptionValue
from lastfire.engine.step import Hindrance

Args = dict[str, Any]
"""The fields of a record."""
Values = Mapping[str, object]
"""A view, odds or a catalogue as a host passes it on. Each game knows what its own hold."""


@dataclass(frozen=True)
class Column:
    """One column of what came of a game. ``kind`` is "whole", "yes" or "word"; ``each``: by seat."""

    name: str
    kind: str
    each: bool = False


@dataclass(frozen=True)
class Statistic:
    """What ``simulate`` counts over all games, from one of the game's columns.

    ``how`` is "mean", "yes" or "no" (in how many games), "share" (the same, from 0 to 1), or "words"
    (how often each). ``name`` is the key in JSON, ``head`` stands over the numbers. Of a mean by seat only
    games count in which the column ``where`` says yes, if one is named.
    """

    name: str
    head: str
    column: str
    how: str
    where: str = ""


@dataclass(frozen=True)
class Telling:
    """What there is to tell one seat, or a spectator, and what is needed to say it in a language."""

    view: Values
    catalogue: Values
    names: Sequence[str]
    """Of the seats, in their order."""
    lang: str
    odds: Values = field(default_factory=dict)


class Told(Protocol):
    """Something that happened, as the log tells it: a record, or several in one."""

    @property
    def number(self) -> int:
        """Its place in what a seat saw; of several, that of the first."""

    @property
    def kind(self) -> str:
        """The name of what happened."""

    @property
    def args(self) -> Args:
        """Its fields."""

    def text(self, lang: str, names: Sequence[str] | None = None) -> str:
        """The sentence."""


class Group:
    """Rows of a question that belong together, under a heading (empty when there is only one group)."""

    def __init__(self, heading: str, rows: list[Row]) -> None:
        self.heading = heading
        self.rows = rows


class Teller:
    """How the terminal tells one game. All words come in ``lang``; ``names`` are those of the seats.

    Each game derives its own. A game without one is told by this class itself: its questions, options
    and records are sentences already, and its table is shown as the values it is.

    Views, odds and catalogues are those of the match: a teller says what is in them and no more,
    so that what a view hides stays hidden.
    """

    has_asides = False
    """Whether a seat can ever bring something in while another is asked."""
    has_beliefs = False
    """Whether seats can wonder what others are after, see ``belief_lines``."""
    solo_points = False
    """Whether one player alone plays for points, so that returns are no wins."""
    in_result: tuple[str, ...] = ()
    """Records of the end that ``result_lines`` says as well: who reads the result need not read them."""
    game_columns: tuple[Column, ...] = ()
    """What a row of ``simulate`` says about the end of a game."""
    seat_columns: tuple[Column, ...] = ()
    """What it says there about the seat that decided."""
    statistics: tuple[Statistic, ...] = ()
    """What is counted for each seat."""
    totals: tuple[Statistic, ...] = ()
    """What is counted for the games as a whole."""

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether people at one keyboard may not see the same things."""
        return True

    # Asking.

    def rows(self, ask: lastfire.Ask, view: Values) -> list[Row]:
        """The rows of a question, in the order in which they are shown and numbered."""
        return rows_of(ask, {})

    def groups(self, rows: Sequence[Row], lang: str) -> list[Group]:
        """The same rows in the same order, under headings where there are many."""
        return [Group("", list(rows))]

    def option_text(self, option: lastfire.Option, ask: lastfire.Ask, telling: Telling) -> str:
        """What an option of a question says, with the names of those who play."""
        return option.text(telling.lang)

    def amount_text(self, field: str, lang: str) -> str:
        """What a number of a row counts, such as "gas"."""
        return field

    def amounts_text(self, verb: str, lang: str) -> str:
        """What a row with numbers to set is called, such as "Pay"."""
        return verb

    def odds_text(self, known: Values, catalogue: Values, lang: str) -> str:
        """What is known about the outcome of an option (``odds["options"]``), in few words."""
        return ""

    def chances_text(self, known: Values, ask: lastfire.Ask, telling: Telling) -> str:
        """The same, beside an option of a question."""
        return self.odds_text(known, telling.catalogue, telling.lang)

    def why_lines(self, hindrances: Sequence[Hindrance], catalogue: Values, lang: str) -> list[str]:
        """Why other things cannot be chosen now."""
        return [f"{each.verb}: {each.words.text(lang)} [{each.rule}]" for each in hindrances]

    def about_lines(self, ask: lastfire.Ask, telling: Telling) -> list[str]:
        """What has to be read before answering, such as an open card."""
        return []

    def aside_reader(self, view: Values) -> int | None:
        """The seat that could have something to bring in now, as everybody sees."""
        return None

    def belief_lines(self, sights: Sequence[lastfire.Sight], names: Sequence[str], lang: str) -> list[str]:
        """What every seat, from its own view, believes of the others; nothing where there is no doubt."""
        return []

    # The table.

    def status_lines(self, telling: Telling) -> list[str]:
        """What is said before each main question: how things stand, in few lines."""
        return []

    def gathered(self, records: Sequence[Told]) -> Sequence[Told]:
        """The records, those together that the log tells in one sentence."""
        return records

    def record_lines(
        self,
        record: Told,
        catalogue: Values,
        names: Sequence[str] | None,
        lang: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> list[str]:
        """Something that happened, with the text of a card that was turned.

        ``options`` are those of the match: a card says only what counts there, and everything without them.
        """
        return [record.text(lang, names)]

    def opens_turn(self, ask: lastfire.Ask) -> bool:
        """Whether the status is said before this question."""
        return False

    def table_lines(self, telling: Telling) -> list[str]:
        """Everything on the table that the view shows."""
        return json.dumps(telling.view, ensure_ascii=False, indent=1).splitlines()

    def winner_line(self, telling: Telling) -> str:
        """Who has won, and why."""
        return ""

    def result_lines(self, telling: Telling) -> list[str]:
        """Who has won, and how it came about."""
        return []

    # Cards.

    def chosen_cards(self, catalogue: Values, args: argparse.Namespace) -> object:
        """The cards that the arguments ask for, as JSON values. Raises UsageError."""
        return catalogue

    def card_lines(self, catalogue: Values, chosen: object, lang: str) -> list[str]:
        """Those cards in words."""
        return json.dumps(chosen, ensure_ascii=False, indent=2).splitlines()

    def missing(self, catalogue: Values, chosen: object) -> tuple[int, list[str]]:
        """How many cards there are, and what is not there yet or not in both languages."""
        return len(catalogue), []

    # Simulations.

    def round_of(self, view: Values) -> int:
        """The round that is played, counted from 1."""
        played = view.get("round")
        return played if isinstance(played, int) else 0

    def outcome(self, view: Values, catalogue: Values) -> dict[str, object]:
        """The values of ``game_columns``, and ``winners`` and ``reason``, from a view at the end."""
        result = view.get("result")
        told = result if isinstance(result, Mapping) else {}
        return {"winners": told.get("winners", []), "reason": told.get("reason", "")}

    def seat_outcome(self, outcome: Values, seat: int) -> dict[str, object]:
        """The values of ``seat_columns`` for one seat."""
        return {}
