"""How the screen shows Dawn of the Zeds."""

from collections.abc import Mapping, Sequence

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.canvas import Block
from lastfire.cli.screen.face import KEYS, Beat, Face, Questions, Scene, Show
from lastfire.cli.sitting import Sitting
from lastfire.cli.width import hung, wrap
from lastfire.engine.words import LANGUAGES, in_language
from lastfire.games.dawn_of_the_zeds.rules.catalogue import DawnCatalogue
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.screen import playback
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices, spans_of
from lastfire.games.dawn_of_the_zeds.terminal.screen.rules import refusal, rule_lines, why_not_at
from lastfire.games.dawn_of_the_zeds.terminal.screen.table import DawnDrawing
from lastfire.games.dawn_of_the_zeds.terminal.screen.words import CODES, tell
from lastfire.games.dawn_of_the_zeds.terminal.typed import catalogue_of, odds_of, view_of

EXAMPLES = ("piazza", "hernandez", "furies")


class DawnFace(Face):
    """Dawn of the Zeds on the screen."""

    game = "dawn_of_the_zeds"
    has_menus = True

    def show_of(self, match: lastfire.Match, seat: int | None) -> Show:
        return playback.show_of(match, seat)

    def beats_of(self, records: Sequence[lastfire.Record]) -> list[Beat]:
        return playback.beats_of(records)

    def questions(self, sitting: Sitting) -> Questions:
        match, teller = sitting.match, sitting.teller
        ask = match.ask
        assert ask is not None
        view = view_of(match.view(ask.seat))
        rows = teller.rows(ask, view)
        refused = Refused.of(match.hindrances())
        catalogue = catalogue_of(sitting.catalogue)
        spans = spans_of(ask, rows, refused)
        places = {unit["unit"]: unit["space"] for unit in view["units"]}
        words = [_words_of(row, places, catalogue) for row in rows]
        for sunken in (each for span in spans for each in span.refused):
            words.append(" ".join(sunken.title(catalogue, lang) for lang in LANGUAGES))
        odds = odds_of(match.odds(ask.seat))["options"]
        unused = view["event_actions"] + view["seats"][ask.seat]["action_ready"]
        if view["versus"] is not None and view["seats"][ask.seat]["is_zeds"]:
            unused = view["versus"]["actions"]
        return Choices(ask, rows, spans, words, odds, refused, places, unused)

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return DawnDrawing(scene).draw(width, height)

    def cards(self, scene: Scene, width: int) -> list[str]:
        telling = Telling(scene.show.view, scene.catalogue, scene.names, scene.lang, scene.odds)
        lines: list[str] = []
        town = Town(telling)
        offered = (
            [str(row.option.args.get("unit", "")) for row in scene.questions.rows]
            if isinstance(scene.questions, Choices)
            else []
        )
        keys = dict.fromkeys([*(key for key in offered if key), *town.units])
        told = [town.card(key) for key in keys if town.catalogue["units"][key]["text"]]
        for text in [*town.lines(), "", *told]:
            indent = " " * (len(text) - len(text.lstrip()))
            parts = wrap(text.lstrip(), width - 8 - len(indent))
            lines += [indent + ("  " if i else "") + part for i, part in enumerate(parts)]
        return lines

    def help_lines(self, lang: str, width: int) -> list[str]:
        codes = (", " if lang == "en" else "、").join(CODES[key].text(lang) for key in EXAMPLES)
        marker = next(noun.name.text(lang) for noun in MARKERS if noun.id == "well_armed")
        return [
            *hung(tell("help", lang), width, KEYS),
            "",
            *wrap(tell("help_marks", lang, codes=codes, marker=marker), width),
        ]

    def rule_lines(self, scene: Scene, width: int) -> list[str]:
        return rule_lines(scene, width)

    def refusal(self, scene: Scene, text: str) -> str:
        return refusal(scene, text)

    def why_not_at(self, scene: Scene, place: str) -> str:
        return why_not_at(scene, place)


def _words_of(row: Row, places: Mapping[str, str], catalogue: DawnCatalogue) -> str:
    """What a row is found by, in all languages: its words, and where its unit is."""
    words = [row.text(lang) for lang in LANGUAGES]
    place = places.get(str(row.option.args.get("unit")))
    if place is not None:
        words += [in_language(catalogue["spaces"][place]["name"], lang) for lang in LANGUAGES]
    return " ".join(words)
