"""The question and its options: groups side by side, the options of one of them in columns."""

from typing import Final, Literal

from rich.cells import cell_len

from lastfire.cli.choices import Row, percent
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.canvas import Block, Line, Target, exactly
from lastfire.cli.screen.menus import group_lines, option_lines, question_lines
from lastfire.cli.width import clip, wrap
from lastfire.engine.words import in_language
from lastfire.games.dead_of_winter.rules.catalogue import CrossroadsCard
from lastfire.games.dead_of_winter.rules.odds import OptionOdds
from lastfire.games.dead_of_winter.terminal.lines.long_night import encounter_lines, meeting_text
from lastfire.games.dead_of_winter.terminal.lines.table import exposures_text, finds_text
from lastfire.games.dead_of_winter.terminal.lines.why import Refused
from lastfire.games.dead_of_winter.terminal.screen.look import Look
from lastfire.games.dead_of_winter.terminal.screen.questions import Choices
from lastfire.terms import headed

_OPTION: Final = 39
"""Cells that an option needs at least."""
_SMALL: Final = 8
"""Lines of the menu on a small screen."""
_FEWEST: Final = 2
"""Lines of options at least."""
CHOOSING: Final = ("choose", "up", "down")
_WATCHED: Final[tuple[Literal["name", "trigger"], ...]] = ("name", "trigger")
_SKILLS: Final[tuple[Literal["influence", "attack", "search"], ...]] = ("influence", "attack", "search")


class Menu(Look):
    """Draws the question."""

    def draw_menu(self, width: int, height: int) -> Block:
        """The question with its options; what happened last when there is none."""
        questions = self.questions
        if questions is None:
            return self._no_question(width, height)
        lines = question_lines(self, questions, width, self.tell("again"))
        if len(questions.groups) > 1:
            heads = [self.tell(f"m_{key}") for key in questions.keys]
            found = self.tell("found", text=questions.looked_for)
            lines += group_lines(self, questions, width, heads, found)
        details = self._details(questions, width, 2)
        room = height - len(lines) - len(details)
        if self.expansion.pieces and height <= _SMALL and questions.ask.question != "turn":
            # More places than in the base game need the lines.
            room = min(room, max(_FEWEST, len(questions.shown)))
        lines += self._options(questions, width, room)
        return [*lines, *details]

    def _no_question(self, width: int, height: int) -> Block:
        lines = [Line(width, self.higher).put(" " + self.caption, self.style("ink", bold=True)).full()]
        watched = self.view["watching"]
        if watched is not None:
            card = self.catalogue["crossroads"][watched]
            lines += self._watch(card, width)
        for note in self.notes:
            lines += [
                Line(width, self.raised).put(" " + part, self.style("frost")).full()
                for part in wrap(note, width - 2)
            ]
        lines = lines[: height - 1]
        return [*lines, *self.log(width, height - len(lines))]

    def _watch(self, card: CrossroadsCard, width: int) -> Block:
        """The card whose trigger this seat alone knows."""
        colon = ": " if self.lang == "en" else "："
        said = (self.tell("watching"), *(in_language(card[key], self.lang) for key in _WATCHED))
        head = colon.join(said)
        return [
            Line(width, self.raised).put(" " + part, self.style("frost")).full()
            for part in wrap(head, width - 2)[:2]
        ]

    # Options.

    def _options(self, questions: Choices, width: int, height: int) -> Block:
        """The rows that are laid out."""
        return option_lines(
            self,
            questions,
            (width, height),
            _OPTION,
            lambda entry, each: self._option(questions, entry, each),
            lambda page, pages: self.tell("page", page=page, pages=pages),
        )

    def _option(self, questions: Choices, i: int, width: int) -> Line:
        """One option: number, words, odds."""
        refused = questions.refused_at(i)
        if refused is not None:
            return self._sunken(refused, i, width)
        row = questions.rows[i]
        lit = questions.lit == i
        target = Target("row", i)
        line = Line(width, self.higher)
        number = f"{questions.number(i):>2}"
        frame = self.style("on_fire", bold=True, back="fire") if lit else self.style("fire", bold=True)
        line.put(f">{number}<" if lit else f" {number} ", frame, target)
        odds = self._odds(questions, row)
        text = " " + self._text(row)
        line.put(text, self.style("ink", bold=lit, under=lit), target)
        if odds and line.room <= cell_len(odds):
            odds = self._short_odds(questions.odds_of(row))
        if odds and line.room > cell_len(odds):
            line.put(" " + odds, self.style("frost"), target)
        return line.full()

    def _sunken(self, refused: Refused, i: int, width: int) -> Line:
        """What cannot be done now: no number, and why, if there is room."""
        assert self.questions is not None
        lit, target = self.questions.lit == i, Target("row", i)
        style = self.style("ink" if lit else "faint", under=lit)
        line = Line(width, self.higher).put("> ·<" if lit else "  · ", self.style("faint", bold=lit), target)
        line.put(" " + refused.title(self.catalogue, self.lang, self.first_name), style, target)
        why = refused.words.text(self.lang)
        if line.room > cell_len(why):
            line.put(" " + why, self.style("faint"), target)
        return line.full()

    def _text(self, row: Row) -> str:
        """What an option says, in few words."""
        option = row.option
        questions = self.questions
        assert questions is not None
        if "player" in option.args:
            teller = teller_of("dead_of_winter")
            telling = Telling(self.view, self.catalogue, self.names, self.lang)
            return teller.option_text(option, questions.ask, telling)
        if option.verb == "choose" and questions.ask.about.get("crossroads") is not None:
            card = self.catalogue["crossroads"][questions.ask.about["crossroads"]]
            name = in_language(card["choices"][int(option.args["option"]) - 1]["name"], self.lang)
            return name or option.text(self.lang)
        if option.verb == "end_turn":
            dice = len(self.view["seats"][questions.ask.seat]["dice"])
            unused = self.tell("dice_unused", n=dice)
            return option.text(self.lang) + (f" ({unused})" if dice else "")
        text = option.text(self.lang)
        if "survivor" in option.args and option.verb != "survivor":
            name = str(option.args["survivor"])
            text = text.replace(self.told.name("survivors", name), self.first_name(name))
        return text

    def _odds(self, questions: Choices, row: Row) -> str:
        """What is known about the outcome, beside the option."""
        known = questions.odds_of(row)
        return teller_of("dead_of_winter").odds_text(known, self.catalogue, self.lang) if known else ""

    def _short_odds(self, known: OptionOdds) -> str:
        """The same where there is little room: the die, the chance to die, the likeliest find."""
        said = []
        if "least" in known:
            said.append(self.tell("die", n=known["least"]))
        if "exposure" in known:
            said.append(self.tell("risk", chance=chance(known["exposure"]["death"])))
        if "exposures" in known:
            said.append(self.tell("risk", chance=chance(known["exposures"]["death"])))
        if "crisis" in known:
            said.append(f"{known['crisis']:+d}")
        if "zombie" in known:
            said.append(self.tell("tonight", chance=chance(known["zombie"])))
        for symbol, likely in list(known.get("finds", {}).items())[:1]:
            said.append(self.told.say("find", what=self.told.name("symbols", symbol), chance=chance(likely)))
        return " ".join(said)

    # What belongs to the option that is lit.

    def _details(self, questions: Choices, width: int, height: int) -> Block:
        """More about what is lit: its odds in full, and what a card says; or why it cannot be done."""
        # A number and its sign stay in one piece.
        text = (" " if self.lang == "en" else "").join(self._said(questions))
        parts = wrap(text, width - 2)
        if len(parts) > height:
            parts = [*parts[: height - 1], clip(parts[height - 1] + "…", width - 3).rstrip("…") + "…"]
        lines = [Line(width, self.raised).put(" " + part, self.style("frost")).full() for part in parts]
        return exactly(lines, height, width, self.raised)

    def _said(self, questions: Choices) -> list[str]:
        refused = questions.why_not
        if refused is not None:
            return [refused.reason(self.lang)]
        option = questions.row.option
        stop = "." if self.lang == "en" else "。"
        said = self._odds_said(questions.odds_of(questions.row))
        said += self._of_expansion(questions)
        helps = questions.ask.about.get("help", option.args.get("help"))
        if helps is not None:
            said.append(self.told.help_text(str(helps)))
        elif "survivor" in option.args:
            survivor = self.catalogue["survivors"][str(option.args["survivor"])]
            skills = [self.tell(key, n=survivor[key]) for key in _SKILLS]
            said += [
                self._listed([in_language(survivor["occupation"], self.lang), *skills]),
                in_language(survivor["text"], self.lang),
            ]
        elif "item" in option.args:
            item = self.catalogue["items"][str(option.args["item"])]
            said += [self.told.name("symbols", item["symbol"]), in_language(item["text"], self.lang)]
        elif "place" in option.args or "to" in option.args:
            said.append(self.told.finds(str(option.args.get("place", option.args.get("to")))))
        elif questions.ask.about.get("crossroads") is not None and option.verb in CHOOSING:
            card = self.catalogue["crossroads"][questions.ask.about["crossroads"]]
            at = int(option.args["option"]) - 1 if option.verb == "choose" else option.verb == "down"
            said.append(in_language(card["choices"][at]["text"], self.lang))
        return [
            text if text.endswith((".", "。")) else text[:1].upper() + text[1:] + stop
            for text in said
            if text
        ]

    def _of_expansion(self, questions: Choices) -> list[str]:
        """What the boards of The Long Night say about what is lit."""
        option, expansion = questions.row.option, self.expansion
        if not expansion.pieces:
            return []
        if option.verb == "improvement":
            return [expansion.plan_text(str(option.args["improvement"]))]
        if option.verb in ("search_hideout", "attack_hideout"):
            return [expansion.hideout_text(option.verb)]
        if option.verb == "special":
            return [encounter_lines(expansion.cards.specials[str(option.args["special"])], self.lang)]
        if option.verb == "lay_die":
            fits = int(option.args["face"]) in expansion.missing()
            return [*([self.told.say("fits_code")] if fits else []), expansion.log_text()]
        return []

    def _odds_said(self, known: OptionOdds) -> list[str]:
        """The odds in words."""
        said = []
        if "least" in known:
            said.append(self.tell("needs", n=known["least"]))
        if "encounter" in known:
            said.append(meeting_text(known, self.lang))
        if "exposure" in known and known["exposure"]["rolls"] > 0:
            odds = known["exposure"]
            said.append(
                self.tell(
                    "exposure",
                    wound=percent(odds["wound"]),
                    frost=percent(odds["frostbite"]),
                    bitten=percent(odds["bitten"]),
                    death=percent(odds["death"]),
                )
            )
        if "exposures" in known:
            said.append(exposures_text(known["exposures"], self.lang))
        if "crisis" in known:
            crisis = self.told.say("helps" if known["crisis"] > 0 else "harms")
            said.append(headed(self.told.say("crisis"), crisis, self.lang))
        if "zombie" in known:
            said.append(self.told.say("zombie_comes", chance=percent(known["zombie"])))
        if known.get("finds"):
            said.append(finds_text(known["finds"], self.catalogue, self.lang))
        if "hit" in known:
            said.append(self.tell("hits", chance=percent(known["hit"])))
        if "lives" in known:
            said.append(self.tell("survives", chance=percent(known["lives"])))
        return said

    def _listed(self, words: list[str]) -> str:
        return (", " if self.lang == "en" else "、").join(words)


def chance(number: float) -> str:
    """A chance in percent, in one piece."""
    return percent(number).replace(" ", "")
