"""The question and its options: groups side by side, the options of one of them in columns."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

import lastfire
from lastfire.cli.choices import Row
from lastfire.cli.screen.canvas import Block, Line, Target, exactly
from lastfire.cli.screen.menus import group_lines, option_lines, question_lines
from lastfire.cli.width import clip, wrap
from lastfire.games.dawn_of_the_zeds.rules.view import UnitView
from lastfire.games.dawn_of_the_zeds.terminal.lines.options import (
    ABILITIES,
    AT,
    ON_UNITS,
    ability_text,
    card_text,
    facts_of,
    is_pass,
)
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import (
    ENEMIES,
    Town,
    is_defence,
    known_text,
    mean,
    odds_text,
)
from lastfire.games.dawn_of_the_zeds.terminal.lines.why import Refused
from lastfire.games.dawn_of_the_zeds.terminal.screen.look import Look
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.terms import bracketed, capital, headed, sentence, spaced

_OPTION: Final = 38
"""Cells that an option needs at least."""
_PLACE: Final = 10
"""Cells in which every space can be told from the others, those with a number among them."""
_NAMING: Final = ("unit", "shamble", *ON_UNITS)
"""Verbs whose unit is one of several, and not the one that acts anyway."""
_SHORT: Final = 26
"""The same where options are short."""
_ROOMY: Final = 11
"""Lines of a menu from which what is lit takes more of them."""
_ROWS: Final = 5
"""Lines of options that a menu is made higher for."""


class Menu(Look):
    """Draws the question."""

    def draw_menu(self, width: int, height: int, logged: bool) -> Block:
        """The question with its options; what happened last when there is none.

        ``logged`` says whether the log stands elsewhere; else the question has the last sentence of it. Asked
        what a unit does, it has where and how that unit is instead.
        """
        questions = self.questions
        if questions is None:
            return self._no_question(width, height, logged)
        last = "" if logged or not self.records else capital(self.records[-1].text(self.lang, self.names))
        acting = self.town.units.get(self.view["acting"] or "")
        if questions.ask.question == "deed" and acting is not None:
            # The question names the unit, and there may be others of its name.
            last = self.town.listed([self.town.space(acting["space"]), *self.town.facts(acting)])
        lines = self._heads(questions, width, last)
        room = height - len(lines)
        # What the options do not need is for what there is to read about one of them.
        longest = self._longest(questions, width)
        details = min(longest, room - self._fewest(questions, width))
        details = max(details, min(longest, 2 if height < _ROOMY else 3))
        lines += self._options(questions, width, max(1, room - details))
        return exactly([*lines, *self._details(questions, width, details)], height, width, self.higher)

    def lines_wanted(self, width: int, most: int) -> int:
        """In how many lines, ``most`` at most, whatever is lit in this group can be read to the end."""
        questions = self.questions
        if questions is None:
            return 0
        rows = min(self._fewest(questions, width), _ROWS)
        return min(most, len(self._heads(questions, width)) + rows + self._longest(questions, width))

    def _heads(self, questions: Choices, width: int, last: str = "") -> Block:
        """The question, and its groups or what was looked for."""
        lines = question_lines(self, questions, width, self.tell("again"), last)
        if len(questions.groups) > 1:
            heads = [self.tell(f"g_{key}") for key in questions.keys]
            found = self.tell("found", text=questions.looked_for)
            lines += group_lines(self, questions, width, heads, found)
        return lines

    def _fewest(self, questions: Choices, width: int) -> int:
        """Lines in which all options of this group stand side by side."""
        return -(-len(questions.shown) // max(1, width // self._cells(questions)))

    def _longest(self, questions: Choices, width: int) -> int:
        """Lines of the entry of this group that there is most to read about."""
        return max([len(self._parts(questions, entry, width)) for entry in questions.shown])

    def _no_question(self, width: int, height: int, logged: bool) -> Block:
        """What happens, and what led to it, unless the log stands elsewhere."""
        lines = [
            Line(width, self.higher).put(" " + part, self.style("ink", bold=True)).full()
            for part in wrap(capital(self.caption), width - 2)
        ]
        for note in self.notes:
            lines += [
                Line(width, self.raised).put(" " + part, self.style("frost")).full()
                for part in wrap(note, width - 2)
            ]
        lines = lines[: height - 1]
        if logged:
            return exactly(lines, height, width, self.raised)
        return [*lines, *self.log(width, height - len(lines), self.caption)]

    # Options.

    def _options(self, questions: Choices, width: int, height: int) -> Block:
        """The entries that are laid out."""
        return option_lines(
            self,
            questions,
            (width, height),
            self._cells(questions),
            lambda entry, each: self._line(questions, entry, each),
            lambda page, pages: self.tell("page", page=page, pages=pages),
        )

    def _cells(self, questions: Choices) -> int:
        """Cells that a column of this group needs at least."""
        widest = max([self._line(questions, entry, 300).cells for entry in questions.shown], default=_OPTION)
        return max(_SHORT, min(_OPTION, widest + 1))

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
        defends = is_defence(questions.ask.question, self.view)
        odds = odds_text(questions.odds_of(row), self.lang, defends)
        text = " " + self._text(questions, row, line.room - 1)
        if odds and cell_len(text) + cell_len(odds) + 2 > line.room:
            odds = odds.split("," if self.lang == "en" else "、")[0]
        left = line.room - cell_len(odds) - 2
        if odds and 0 < left < cell_len(text) and cell_len(odds) < line.room // 2:
            shorter = " " + self._text(questions, row, left - 1)
            if not self._named(row.option):
                shorter = clip(shorter, left)
            # Which unit it is comes before what is likely, which is also told below.
            text = shorter if cell_len(shorter) <= left else text
        line.put(text, self.style("ink", bold=lit, under=lit), target)
        if odds and line.room > cell_len(odds):
            line.put(" " + odds, self.style("frost"), target)
        return line

    def _sunken(self, questions: Choices, refused: Refused, i: int, width: int) -> Line:
        """What cannot be done now: no number, and why, if there is room."""
        lit, target = questions.lit == i, Target("row", i)
        style = self.style("ink" if lit else "faint", under=lit)
        line = Line(width, self.higher).put("> ·<" if lit else "  · ", self.style("faint", bold=lit), target)
        line.put(" " + refused.title(self.catalogue, self.lang), style, target)
        why = refused.words.text(self.lang)
        if line.room > cell_len(why) and width < 300:
            line.put(" " + why, self.style("faint"), target)
        return line

    def _text(self, questions: Choices, row: Row, room: int) -> str:
        """What an option says, in few words; the place of a unit gives way where there is not enough room."""
        option = row.option
        unit = self._named(option)
        if unit is not None:
            said, facts = self._unit_said(option, unit), self._unit_facts(unit)
            if option.verb != "unit" and unit["hits"]:
                facts = [self.tell("hits", n=unit["hits"]), *facts]
            if not says_place(option, unit, questions.rows, self.town):
                return self.town.listed([said, *facts])
            place = self.town.space(unit["space"])
            over = cell_len(self.town.listed([said, place, *facts])) - room
            place = clip(place, max(_PLACE, cell_len(place) - over))
            if option.verb in AT:
                return self.town.listed([self.tell("done_at", deed=said, space=place), *facts])
            return self.town.listed([said, place, *facts])
        if option.verb == "move":
            space = str(option.args["space"])
            text = self.town.step_name(space)
            zeds = self.town.zeds_at(space)
            if zeds:
                names = [self.piece(unit) for unit in zeds]
                return f"{text}: {' '.join(names)}" if self.lang == "en" else f"{text}：{' '.join(names)}"
            return self.town.listed([text, *self.town.ground_facts(space)])
        if option.verb in ABILITIES:
            return clip(ability_text(option, self.town), room)
        if option.verb == "pass" and questions.ask.question in ("who_acts", "zeds_action"):
            said = self.tell("pass_on") if self._is_pass(questions, row) else option.text(self.lang)
            return bracketed(said, self._unused(questions), self.lang)
        return option.text(self.lang)

    def _is_pass(self, questions: Choices, row: Row) -> bool:
        """Whether it ends nothing to act no more."""
        return is_pass(row.option, questions.ask, questions.odds_of(row), self.view)

    def _unused(self, questions: Choices) -> list[str]:
        """The Actions that are left over when the player of this question acts no more."""
        said = [self.tell("unused", n=questions.unused)] if questions.unused else []
        return [*said, self.tell("free_unused", n=questions.free)] if questions.free else said

    def _named(self, option: lastfire.Option) -> UnitView | None:
        """The unit in play that an option is: whoever acts, is meant, or is done something to."""
        return named_unit(option, self.town)

    def _unit_said(self, option: lastfire.Option, unit: UnitView) -> str:
        """A unit by its name, with its Strength and its Hits as on the map; or what is done to it."""
        if option.verb != "unit":
            return option.text(self.lang)
        text = self.town.unit(unit["unit"])
        state = "'" * unit["hits"] + "d" * unit["defiant"] + "x" * unit["comatose"]
        strength = "" if text[-1:].isdecimal() or not unit["strength"] else f" {unit['strength']}"
        return f"{text}{strength}{state}"

    def _unit_facts(self, unit: UnitView) -> list[str]:
        """What else tells a unit from others of its name."""
        facts = [self.tell("reduced")] * unit["reduced"]
        if unit["free_actions"]:
            facts.append(self.tell("free_actions", n=unit["free_actions"]))
        return facts

    # Details.

    def _details(self, questions: Choices, width: int, height: int) -> Block:
        """What is lit, in so many lines."""
        parts = self._parts(questions, questions.lit, width)
        if len(parts) > height:
            rest = self.tell("rest")
            parts = [*parts[: height - 1], clip(parts[height - 1] + "…", width - 2 - cell_len(rest)) + rest]
        lines = [Line(width, self.raised).put(" " + part, self.style("frost")).full() for part in parts]
        return exactly(lines, height, width, self.raised)

    def _parts(self, questions: Choices, entry: int, width: int) -> list[str]:
        """Everything about an entry: its odds, the unit or the space, the text of the card."""
        return wrap(spaced(self._said(questions, entry), self.lang), width - 2)

    def lit_text(self) -> str:
        """Everything about what is lit; empty where nothing is, or there is no more to say."""
        return spaced(self._said(self.questions, self.questions.lit), self.lang) if self.questions else ""

    def _said(self, questions: Choices, entry: int) -> list[str]:
        refused = questions.refused_at(entry)
        if refused is not None:
            return [refused.whole(self.catalogue, self.lang)]
        option = questions.rows[entry].option
        said = self._odds_said(questions, entry)
        if option.verb in ABILITIES:
            said.append(ability_text(option, self.town))
        elif "unit" in option.args:
            key = str(option.args["unit"])
            unit = self.town.units.get(key)
            if unit is not None and questions.ask.question != "choose_hero":
                said.append(self.town.where(unit))
                said.append(self.town.text(self.catalogue["units"][key]["text"]))
            else:
                said.append(self.town.card(key))
        elif self._is_pass(questions, questions.rows[entry]):
            said.append(self.tell("asked_again"))
        elif card_text(option, self.town):
            said.append(card_text(option, self.town))
        else:
            facts = [*self._on_track(option), *facts_of(option, self.town)]
            if facts:
                said.append(self.town.listed(facts))
            elif "event" in questions.ask.about:
                said.append(self.town.event_in_play(str(questions.ask.about["event"])))
        return [sentence(capital(text), self.lang) for text in said if text]

    def _on_track(self, option: lastfire.Option) -> list[str]:
        """On which track the space of an option is, where its name does not say it."""
        key = str(option.args.get("space", ""))
        if not key or self.catalogue["spaces"][key]["kind"] in ("clear", "start"):
            return []
        track = self.catalogue["spaces"][key]["track"]
        return [headed(self.town.track(track), self.town.step_name(key), self.lang)] if track else []

    def _odds_said(self, questions: Choices, entry: int) -> list[str]:
        """The odds in words, with the Hits on each side."""
        known = questions.odds_of(questions.rows[entry])
        text = known_text(known, self.catalogue, self.lang, is_defence(questions.ask.question, self.view))
        if "fight" not in known:
            return [text] if text else []
        odds = known["fight"]
        hits = [
            self.tell("enemy_hits", n=f"{mean(odds['zeds_hits']):.1f}"),
            self.tell("own_hits", n=f"{mean(odds['unit_hits']):.1f}"),
        ]
        return [text, self.tell("average_hits", hits=self.town.listed(hits))]


def named_unit(option: lastfire.Option, town: Town) -> UnitView | None:
    """The unit in play that an option is: whoever acts, is meant, or is done something to."""
    return town.units.get(str(option.args["unit"])) if option.verb in _NAMING else None


def says_place(option: lastfire.Option, unit: UnitView, rows: Sequence[Row], town: Town) -> bool:
    """Whether it is said where a unit is: of targets always, else where one of its name is elsewhere."""
    if option.verb in ("shoot", "snipe"):
        return True
    if option.verb == "unit" and town.kind(unit["unit"]) in ENEMIES:
        # Where a fight is stands above.
        fight = town.view["fight"]
        return fight is None or fight["space"] != unit["space"]
    name = town.unit(unit["unit"])
    others = [named_unit(row.option, town) for row in rows if row.option.verb == option.verb]
    return any(
        other["space"] != unit["space"] and town.unit(other["unit"]) == name
        for other in others
        if other is not None
    )
