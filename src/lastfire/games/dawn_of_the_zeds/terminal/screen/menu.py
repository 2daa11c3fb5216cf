"""The question and its options: groups side by side, the options of one of them in columns."""

from typing import Final

from rich.cells import cell_len

from lastfire.cli.choices import Row
from lastfire.cli.screen.canvas import Block, Line, Target, exactly
from lastfire.cli.screen.menus import group_lines, option_lines, question_lines
from lastfire.cli.width import clip, wrap
from lastfire.engine.words import in_language
from lastfire.games.dawn_of_the_zeds.terminal.lines.options import (
    ABILITIES,
    card_text,
    facts_of,
)
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import mean, odds_text
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.screen.look import Look
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.terms import capital, sentence

_OPTION: Final = 38
"""Cells that an option needs at least."""
_SHORT: Final = 26
"""The same where options are short."""


class Menu(Look):
    """Draws the question."""

    def draw_menu(self, width: int, height: int) -> Block:
        """The question with its options; what happened last when there is none."""
        questions = self.questions
        if questions is None:
            return self._no_question(width, height)
        lines = question_lines(self, questions, width, self.tell("again"))
        if len(questions.groups) > 1:
            heads = [self.tell(f"g_{key}") for key in questions.keys]
            found = self.tell("found", text=questions.looked_for)
            lines += group_lines(self, questions, width, heads, found)
        details = self._details(questions, width, 2 if height < 11 else 3)
        lines += self._options(questions, width, max(1, height - len(lines) - len(details)))
        return exactly([*lines, *details], height, width, self.higher)

    def _no_question(self, width: int, height: int) -> Block:
        lines = [Line(width, self.higher).put(" " + self.caption, self.style("ink", bold=True)).full()]
        for note in self.notes:
            lines += [
                Line(width, self.raised).put(" " + part, self.style("frost")).full()
                for part in wrap(note, width - 2)
            ]
        lines = lines[: height - 1]
        return [*lines, *self.log(width, height - len(lines))]

    # Options.

    def _options(self, questions: Choices, width: int, height: int) -> Block:
        """The entries that are laid out."""
        widest = max([self._line(questions, entry, 300).cells for entry in questions.shown], default=_OPTION)
        return option_lines(
            self,
            questions,
            (width, height),
            max(_SHORT, min(_OPTION, widest + 1)),
            lambda entry, each: self._line(questions, entry, each).full(),
            lambda page, pages: self.tell("page", page=page, pages=pages),
        )

    def _line(self, questions: Choices, i: int, width: int) -> Line:
        """One option: number, words, odds; or what cannot be done."""
        refused = questions.refused_at(i)
        if refused is not None:
            return self._sunken(questions, refused, i, width)
        row = questions.rows[i]
        lit = questions.lit == i
        target = Target("row", i)
        line = Line(width, self.higher)
        number = f"{questions.number(i):>2}"
        frame = self.style("on_fire", bold=True, back="fire") if lit else self.style("fire", bold=True)
        line.put(f">{number}<" if lit else f" {number} ", frame, target)
        odds = odds_text(questions.odds_of(row), self.lang)
        text = " " + self._text(questions, row)
        if odds and cell_len(text) + cell_len(odds) + 2 > line.room:
            odds = odds.split("," if self.lang == "en" else "、")[0]
        if odds and 0 < line.room - cell_len(odds) - 2 < cell_len(text) and cell_len(odds) < line.room // 2:
            text = clip(text, line.room - cell_len(odds) - 2)
        line.put(text, self.style("ink", bold=lit, under=lit), target)
        if odds and line.room > cell_len(odds):
            line.put(" " + odds, self.style("frost"), target)
        return line

    def _sunken(self, questions: Choices, refused: Refused, i: int, width: int) -> Line:
        """What cannot be done now: no number, and why, if there is room."""
        lit, target = questions.lit == i, Target("row", i)
        style = self.style("ink" if lit else "faint", under=lit)
        line = Line(width, self.higher).put("> ·<" if lit else "  · ", self.style("faint", bold=lit), target)
        title = refused.title(self.catalogue, self.lang)
        line.put(" " + clip(title, _OPTION - 6), style, target)
        why = refused.words.text(self.lang)
        if line.room > cell_len(why) and width < 300:
            line.put(" " + why, self.style("faint"), target)
        return line

    def _text(self, questions: Choices, row: Row) -> str:
        """What an option says, in few words."""
        option = row.option
        if option.verb == "unit" and str(option.args["unit"]) in self.town.units:
            unit = self.town.units[str(option.args["unit"])]
            text = self.town.unit(unit["unit"])
            state = "'" * unit["hits"] + "d" * unit["defiant"] + "x" * unit["comatose"]
            strength = "" if text[-1:].isdecimal() or not unit["strength"] else f" {unit['strength']}"
            return f"{text}{strength}{state}"
        if option.verb == "move":
            space = str(option.args["space"])
            text = self.town.step_name(space)
            zeds = self.town.zeds_at(space)
            if zeds:
                names = [self.piece(unit, 2) for unit in zeds]
                return f"{text}: {' '.join(names)}" if self.lang == "en" else f"{text}：{' '.join(names)}"
            return self.town.listed([text, *self.town.ground_facts(space)])
        return option.text(self.lang)

    # Details.

    def _details(self, questions: Choices, width: int, height: int) -> Block:
        """Everything about what is lit: its odds, the unit or the space, the text of the card."""
        text = (" " if self.lang == "en" else "").join(self._said(questions))
        parts = wrap(text, width - 2)
        if len(parts) > height:
            parts = [*parts[: height - 1], clip(parts[height - 1] + "…", width - 3).rstrip("…") + "…"]
        lines = [Line(width, self.raised).put(" " + part, self.style("frost")).full() for part in parts]
        return exactly(lines, height, width, self.raised)

    def _said(self, questions: Choices) -> list[str]:
        refused = questions.why_not
        if refused is not None:
            return [refused.line(self.catalogue, self.lang)]
        option = questions.row.option
        said = self._odds_said(questions)
        if option.verb in ABILITIES:
            actions = self.catalogue["units"][str(option.args["unit"])]["actions"]
            said.append(in_language(actions[ABILITIES[option.verb]], self.lang))
        elif "unit" in option.args:
            key = str(option.args["unit"])
            unit = self.town.units.get(key)
            if unit is not None and questions.ask.question != "choose_hero":
                said.append(self.town.where(unit))
                said.append(self.town.text(self.catalogue["units"][key]["text"]))
            else:
                said.append(self.town.card(key))
        elif card_text(option, self.town):
            said.append(card_text(option, self.town))
        else:
            facts = facts_of(option, questions.ask, self.town)
            if facts:
                said.append(self.town.listed(facts))
            elif "event" in questions.ask.about:
                said.append(self.town.event_text(str(questions.ask.about["event"])))
        return [sentence(capital(text), self.lang) for text in said if text]

    def _odds_said(self, questions: Choices) -> list[str]:
        """The odds in words, with the Hits on each side."""
        known = questions.odds_of(questions.row)
        text = odds_text(known, self.lang)
        if "fight" not in known:
            return [text] if text else []
        odds = known["fight"]
        hits = [
            self.tell("enemy_hits", n=f"{mean(odds['zeds_hits']):.1f}"),
            self.tell("own_hits", n=f"{mean(odds['unit_hits']):.1f}"),
        ]
        return [text, self.tell("average_hits", hits=self.town.listed(hits))]
