"""Dawn of the Zeds in the terminal: what the commands and the plain mode ask of it."""

import argparse
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, cast

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.lines.telling import Group, Teller, Telling, Told, Values
from lastfire.engine.game import OptionValue
from lastfire.engine.step import Hindrance
from lastfire.games.dawn_of_the_zeds.rules.odds import OptionOdds
from lastfire.games.dawn_of_the_zeds.terminal.lines.cards import card_lines, chosen_cards, missing
from lastfire.games.dawn_of_the_zeds.terminal.lines.gathered import gathered
from lastfire.games.dawn_of_the_zeds.terminal.lines.menu import groups_of, rows_in_order
from lastfire.games.dawn_of_the_zeds.terminal.lines.options import option_text
from lastfire.games.dawn_of_the_zeds.terminal.lines.result import (
    GAME_COLUMNS,
    TOTALS,
    outcome,
    result_lines,
    winner_line,
)
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town, is_defence, known_text
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of, facts_of, view_of
from lastfire.terms import capital

OPENS: Final = ("who_acts", "zeds_action")
"""Questions before which it is said how things stand."""


@cache
def _catalogue() -> Values:
    """The catalogue of the game, which takes its time to make and never changes."""
    return lastfire.registered_games()["dawn_of_the_zeds"].catalogue()


class DawnTeller(Teller):
    """Dawn of the Zeds in the terminal."""

    in_result = (
        "game_ends",
        "score_line",
        "scored",
        "epilogue",
        "schemes_shown",
        "buried_shown",
        "held_shown",
    )
    game_columns = GAME_COLUMNS
    totals = TOTALS

    def has_secrets(self, options: Mapping[str, OptionValue]) -> bool:
        return options.get("mode") == "versus"

    # Asking.

    def rows(self, ask: lastfire.Ask, view: Values) -> list[Row]:
        return rows_in_order(ask, Telling(view, _catalogue(), [], "en"))

    def groups(self, rows: Sequence[Row], lang: str) -> list[Group]:
        return groups_of(rows, lang)

    def option_text(self, option: lastfire.Option, ask: lastfire.Ask, telling: Telling) -> str:
        return option_text(option, ask, telling)

    def odds_text(self, known: Values, catalogue: Values, lang: str) -> str:
        return known_text(cast(OptionOdds, known), catalogue_of(catalogue), lang)

    def chances_text(self, known: Values, ask: lastfire.Ask, telling: Telling) -> str:
        defends = is_defence(ask.question, view_of(telling.view))
        return known_text(cast(OptionOdds, known), catalogue_of(telling.catalogue), telling.lang, defends)

    def why_lines(self, hindrances: Sequence[Hindrance], catalogue: Values, lang: str) -> list[str]:
        return [refused.line(catalogue_of(catalogue), lang) for refused in Refused.of(hindrances)]

    def about_lines(self, ask: lastfire.Ask, telling: Telling) -> list[str]:
        town = Town(telling)
        lines = town.fight_lines()
        event = ask.about.get("event")
        if isinstance(event, str):
            lines.append(town.event_in_play(event))
        return lines

    # The table.

    def gathered(self, records: Sequence[Told]) -> Sequence[Told]:
        return gathered(records)

    def record_lines(
        self,
        record: Told,
        catalogue: Values,
        names: Sequence[str] | None,
        lang: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> list[str]:
        level = None if options is None else options.get("level")
        return [capital(record.text(lang, names)), *card_of(record, catalogue, lang, level)]

    def opens_turn(self, ask: lastfire.Ask) -> bool:
        return ask.question in OPENS

    def status_lines(self, telling: Telling) -> list[str]:
        return Town(telling).short()

    def table_lines(self, telling: Telling) -> list[str]:
        return Town(telling).lines()

    def winner_line(self, telling: Telling) -> str:
        return winner_line(telling)

    def result_lines(self, telling: Telling) -> list[str]:
        return result_lines(telling)

    # Cards.

    def chosen_cards(self, catalogue: Values, args: argparse.Namespace) -> Values:
        return chosen_cards(catalogue, args)

    def card_lines(self, catalogue: Values, chosen: object, lang: str) -> list[str]:
        return card_lines(catalogue, cast(Values, chosen), lang)

    def missing(self, catalogue: Values, chosen: object) -> tuple[int, list[str]]:
        return missing(catalogue, cast(Values, chosen))

    # Simulations.

    def round_of(self, view: Values) -> int:
        return view_of(view)["turn"]

    def outcome(self, view: Values, catalogue: Values) -> dict[str, object]:
        return {**outcome(view_of(view))}


def card_of(record: Told, catalogue: Values, lang: str, level: OptionValue | None) -> list[str]:
    """The text of a card that was turned or played, below the record that says so.

    An Event card says what its level uses.
    """
    args = facts_of(record.args)
    cards = catalogue_of(catalogue)
    text = None
    if record.kind in ("turn_begins", "event_revealed", "event_seen"):
        event = cards["events"][args["event"]]
        text = event["text_at"].get(str(level), event["text"])
    elif record.kind in ("fate_drawn", "card_played", "fate_seen"):
        text = cards["fates"][args["fate"]]["text"]
    elif record.kind == "research_revealed":
        text = cards["research"][args["research"]]["text"]
    elif record.kind in ("scheme_played", "scheme_seen"):
        text = cards["schemes"][args["scheme"]]["text"]
    if not text:
        return []
    view: Values = {"units": [], "spaces": []}
    return ["  " + Town(Telling(view, catalogue, [], lang)).text(text)]
