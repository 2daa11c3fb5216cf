"""How the screen shows Dead of Winter."""

from collections.abc import Sequence

import lastfire
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.canvas import Block
from lastfire.cli.screen.face import KEYS, Beat, Face, Questions, Scene, Show
from lastfire.cli.sitting import Sitting
from lastfire.cli.width import hung, wrap
from lastfire.engine.words import LANGUAGES
from lastfire.games.dead_of_winter.terminal.lines.long_night import BOARDS, NightTable
from lastfire.games.dead_of_winter.terminal.lines.why import Refused
from lastfire.games.dead_of_winter.terminal.screen import playback
from lastfire.games.dead_of_winter.terminal.screen.questions import SHORTCUTS, Choices, spans_of
from lastfire.games.dead_of_winter.terminal.screen.rules import refusal, rule_lines, why_not_at, why_not_verb
from lastfire.games.dead_of_winter.terminal.screen.table import ColonyDrawing
from lastfire.games.dead_of_winter.terminal.screen.words import tell
from lastfire.games.dead_of_winter.terminal.typed import catalogue_of, odds_of, pieces_of, view_of
from lastfire.terms import spaced


class ColonyFace(Face):
    """Dead of Winter on the screen."""

    game = "dead_of_winter"
    has_menus = True

    def show_of(self, match: lastfire.Match, seat: int | None) -> Show:
        return playback.show_of(match, seat)

    def beats_of(self, records: Sequence[lastfire.Record]) -> list[Beat]:
        return playback.beats_of(records)

    def questions(self, sitting: Sitting) -> Questions:
        match, teller = sitting.match, sitting.teller
        ask = match.ask
        assert ask is not None
        rows = teller.rows(ask, match.view(ask.seat))
        refused = Refused.of(match.hindrances())
        catalogue = catalogue_of(sitting.catalogue)
        spans = spans_of(teller.groups(rows, "en"), refused)
        words = []
        for row in rows:
            said = [row.text(lang) for lang in LANGUAGES]
            if "player" in row.option.args:
                said.append(sitting.names("en")[int(row.option.args["player"])])
            words.append(" ".join(said))
        for sunken in (each for span in spans for each in span.refused):
            words.append(" ".join(sunken.title(catalogue, lang) for lang in LANGUAGES))
        return Choices(ask, rows, spans, words, odds_of(match.odds(ask.seat))["options"], refused)

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return ColonyDrawing(scene).draw(width, height)

    def cards(self, scene: Scene, width: int) -> list[str]:
        teller = teller_of(self.game)
        telling = Telling(scene.show.view, scene.catalogue, scene.names, scene.lang, scene.odds)
        return _wrapped(teller.table_lines(telling), width)

    def help_lines(self, lang: str, width: int) -> list[str]:
        marks = spaced([tell("help_marks", lang), tell("direction", lang)], lang)
        return [*hung(tell("help", lang), width, KEYS), "", *wrap(marks, width)]

    def more_help(self, scene: Scene, width: int) -> list[str]:
        if not self.has_boards(scene.show):
            return []
        lang = scene.lang
        return ["", *hung(tell("night_help", lang), width, KEYS), "", *wrap(tell("night_marks", lang), width)]

    def has_boards(self, show: Show) -> bool:
        return bool(pieces_of(view_of(show.view)))

    def boards(self, scene: Scene, width: int, number: int = 0) -> list[str]:
        expansion = NightTable(
            view_of(scene.show.view), catalogue_of(scene.catalogue), scene.names, scene.lang
        )
        lines = expansion.board(BOARDS[number - 1]) if number else expansion.lines()
        return _wrapped(lines, width)

    def light(self, scene: Scene, key: str) -> str | None:
        questions = scene.questions
        if not isinstance(questions, Choices) or not self.has_boards(scene.show):
            return None
        if questions.light_any(SHORTCUTS[key]):
            return None
        return why_not_verb(scene, SHORTCUTS[key][0]) or tell("not_offered", scene.lang)

    def rule_lines(self, scene: Scene, width: int) -> list[str]:
        return rule_lines(scene, width)

    def refusal(self, scene: Scene, text: str) -> str:
        return refusal(scene, text)

    def why_not_at(self, scene: Scene, place: str) -> str:
        return why_not_at(scene, place)


def _wrapped(texts: Sequence[str], width: int) -> list[str]:
    """Lines that fit a dialogue; what goes beyond a line is indented."""
    lines: list[str] = []
    for text in texts:
        indent = " " * (len(text) - len(text.lstrip()))
        parts = wrap(text.lstrip(), width - 6 - len(indent))
        lines += [indent + ("  " if i else "") + part for i, part in enumerate(parts)]
    return lines
