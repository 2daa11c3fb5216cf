"""How the screen shows Hit Z Road."""

from collections.abc import Sequence

import lastfire
from lastfire.cli.screen.canvas import Block
from lastfire.cli.screen.face import KEYS, Beat, Face, Questions, Scene, Show
from lastfire.cli.screen.marks import SKULL
from lastfire.cli.sitting import Sitting
from lastfire.cli.width import hung, wrap
from lastfire.engine.words import in_language
from lastfire.games.hit_z_road.terminal.lines import card_facts
from lastfire.games.hit_z_road.terminal.screen import playback, questions
from lastfire.games.hit_z_road.terminal.screen.table import RoadDrawing
from lastfire.games.hit_z_road.terminal.typed import catalogue_of, odds_of, view_of
from lastfire.games.hit_z_road.terminal.words import say


class RoadFace(Face):
    """Hit Z Road on the screen."""

    game = "hit_z_road"

    def show_of(self, match: lastfire.Match, seat: int | None) -> Show:
        return playback.show_of(match, seat)

    def beats_of(self, records: Sequence[lastfire.Record]) -> list[Beat]:
        return playback.beats_of(records)

    def questions(self, sitting: Sitting) -> Questions:
        match = sitting.match
        ask = match.ask
        assert ask is not None
        rows = sitting.teller.rows(ask, match.view(ask.seat))
        return questions.Questions(ask, rows, odds_of(match.odds(ask.seat))["options"])

    def draw(self, scene: Scene, width: int, height: int) -> Block:
        return RoadDrawing(scene).draw(width, height)

    def cards(self, scene: Scene, width: int) -> list[str]:
        lang, catalogue = scene.lang, catalogue_of(scene.catalogue)
        lines: list[str] = []
        for path in view_of(scene.show.view)["paths"]:
            for name in path["cards"]:
                if name is None:
                    continue
                card = catalogue["cards"][name]
                facts = (", " if lang == "en" else "、").join(card_facts(card, lang))
                lines.append(f"{path['path']}  {in_language(card['name'], lang)} ({card['number']})  {facts}")
                token = in_language(catalogue["tokens"][card["token"]]["text"], lang) if card["token"] else ""
                for text in (in_language(card["text"], lang), token):
                    lines += [f"     {part}" for part in wrap(text, width - 12) if text]
        return lines

    def help_lines(self, lang: str, width: int) -> list[str]:
        marks = wrap(say("help_marks", lang, skull=SKULL), width)
        return [*hung(say("help", lang), width, KEYS), "", *marks]
