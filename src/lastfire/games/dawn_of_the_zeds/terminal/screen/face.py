"""How the screen shows Dawn of the Zeds."""

from collections.abc import Sequence

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.canvas import Block
from lastfire.cli.screen.face import KEYS, Beat, Face, Questions, Scene, Show
from lastfire.cli.sitting import Sitting
from lastfire.cli.width import hung, wrap
from lastfire.engine.words import LANGUAGES
from lastfire.games.dawn_of_the_zeds.rules.sources import MARKERS
from lastfire.games.dawn_of_the_zeds.terminal.lines.options import ABILITIES, ability_text, card_text
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import Town
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.screen import playback
from lastfire.games.dawn_of_the_zeds.terminal.screen.menu import Menu, named_unit, says_place
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
        towns = [
            Town(Telling(match.view(ask.seat), sitting.catalogue, sitting.names(lang), lang))
            for lang in LANGUAGES
        ]
        labels = [_label_of(row, rows, towns) for row in rows]
        words = [f"{label} {_words_of(row, towns)}" for label, row in zip(labels, rows, strict=True)]
        for sunken in (each for span in spans for each in span.refused):
            words.append(" ".join(sunken.title(catalogue, lang) for lang in LANGUAGES))
        odds = odds_of(match.odds(ask.seat))["options"]
        unused = view["event_actions"] + view["seats"][ask.seat]["action_ready"]
        if view["versus"] is not None and view["seats"][ask.seat]["is_zeds"]:
            unused = view["versus"]["actions"]
        choices = Choices(ask, rows, spans, words, odds, refused, places, unused, labels)
        if ask.question == "who_acts":
            choices.granted = _granted(match.records(ask.seat))
            offered = {row.option.args.get("unit") for row in rows}
            choices.free = sum(unit["free_actions"] for unit in view["units"] if unit["unit"] in offered)
        return choices

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return DawnDrawing(scene).draw(width, height)

    def cards(self, scene: Scene, width: int) -> list[str]:
        telling = Telling(scene.show.view, scene.catalogue, scene.names, scene.lang, scene.odds)
        lines: list[str] = []
        town = Town(telling)
        lit = Menu(scene).lit_text()
        offered = (
            [str(row.option.args.get("unit", "")) for row in scene.questions.rows]
            if isinstance(scene.questions, Choices)
            else []
        )
        keys = dict.fromkeys([*(key for key in offered if key), *town.units])
        told = [town.card(key) for key in keys if town.catalogue["units"][key]["text"]]
        for text in [*([lit, ""] if lit else []), *town.lines(), "", *told]:
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


def _granted(records: Sequence[lastfire.Record]) -> str:
    """The first of those who have got free Actions, where nothing has happened since; else nobody."""
    unit = ""
    for record in reversed(records):
        if record.kind != "free_action_gained":
            break
        unit = str(record.args["unit"])
    return unit


def _label_of(row: Row, rows: Sequence[Row], towns: Sequence[Town]) -> str:
    """What a row says, in all languages; where its unit is, if it says that."""
    words = [row.text(lang) for lang in LANGUAGES]
    for town in towns:
        unit = named_unit(row.option, town)
        if unit is not None and says_place(row.option, unit, rows, town):
            words.append(town.space(unit["space"]))
    return " ".join(words)


def _words_of(row: Row, towns: Sequence[Town]) -> str:
    """By what else a row is found: its track, where and how its unit is, what ability or card say."""
    option = row.option
    words: list[str] = []
    for town in towns:
        unit = town.units.get(str(option.args.get("unit")))
        if unit is not None:
            words += [town.space(unit["space"]), *town.facts(unit)]
        track = town.catalogue["spaces"].get(str(option.args.get("space")), {"track": None})["track"]
        if track is not None:
            words.append(town.track(track))
        words.append(ability_text(option, town) if option.verb in ABILITIES else card_text(option, town))
    return " ".join(words)
