"""The plain mode: lines of text out, numbers in. For screen readers, pipes and tests."""

import sys
from pathlib import Path
from typing import Any, TextIO

import lastfire
from lastfire.cli.choices import AmountRow, Row, odds_text, rows_of
from lastfire.cli.sitting import Sitting
from lastfire.cli.words import say

LEFT = 1
"""Exit status when the input ends before the game."""


def play_plain(sitting: Sitting, lang: str, lines: TextIO) -> int:
    """Play to the end, or until the input ends or says so."""
    return _Plain(sitting, lang, lines).play()


class _Plain:
    def __init__(self, sitting: Sitting, lang: str, lines: TextIO) -> None:
        self.sitting = sitting
        self.lang = lang
        self.lines = lines
        self.told = 0

    def play(self) -> int:
        sitting = self.sitting
        title = lastfire.games()[sitting.match.game].title.text(self.lang)
        if sitting.people:
            key = "plain_hello" if sitting.fresh else "plain_loaded"
            self.say(key, title=title, seats=sitting.match.seats, seed=sitting.seed)
        status = 0
        while not sitting.match.over:
            self.tell()
            if not sitting.person_asked:
                sitting.answer(sitting.bot_choice())
                continue
            done = self.ask()
            if done is not None:
                status = done
                break
        self.tell()
        self.result()
        if sitting.save_path is not None:
            self.save(sitting.save_path)
        sys.stdout.flush()
        return status

    def say(self, key: str, **values: Any) -> None:
        print(say(key, self.lang, **values))

    def tell(self) -> None:
        """What happened since."""
        names = self.sitting.names(self.lang)
        for record in self.sitting.match.records(self.sitting.looking(), self.told):
            print(record.text(self.lang, names))
            self.told = record.number + 1

    def ask(self) -> int | None:
        """Ask a person until there is an answer; returns an exit status when the game is left."""
        sitting = self.sitting
        ask = sitting.match.ask
        assert ask is not None
        rows = rows_of(ask, sitting.piles())
        self.question(ask, rows)
        while True:
            sys.stdout.flush()
            line = self.lines.readline()
            if not line:
                print(say("plain_ended", self.lang), file=sys.stderr)
                return LEFT
            words = line.split()
            command = words[0].lower() if words else ""
            if command == "p":
                words[0] = "0"
            if command == "q":
                self.say("plain_left")
                return 0
            if command == "u":
                self.say(sitting.undo())
                self.told = min(self.told, len(sitting.match.records(sitting.looking())))
                return None
            if command == "l":
                self.lang = "ja" if self.lang == "en" else "en"
                self.question(ask, rows)
            elif (row := read_row(words, rows)) is not None:
                sitting.answer(row.option.position)
                return None
            elif command == "s":
                path = Path(" ".join(words[1:])) if len(words) > 1 else sitting.save_path
                self.save(path or Path(f"{sitting.match.game}.lastfire"))
            elif command == "v":
                self.table()
            elif command in ("?", ""):
                self.say("plain_help")
                self.question(ask, rows)
            else:
                self.say("plain_wrong", text=line.strip())

    def question(self, ask: lastfire.Ask, rows: list[Row]) -> None:
        """The question and its rows."""
        lang = self.lang
        print(ask.text(lang, self.sitting.names(lang)))
        odds: dict[str, Any] = self.sitting.match.odds(ask.seat)["options"]
        for i, row in enumerate(rows, 1):
            number = row.number(i)
            known = odds.get(str(row.option.position))
            beside = f" ({odds_text(known, lang)})" if known and odds_text(known, lang) else ""
            if isinstance(row, AmountRow):
                fields = " ".join(say(field, lang) for field in row.fields)
                example = " ".join(str(row.amount(field)) for field in row.fields)
                if len(rows) == 1:
                    print(f"  {say('plain_mixes', lang, fields=fields, example=example)}")
                    continue
                hint = say("plain_amounts", lang, number=number, fields=fields, example=f"{number} {example}")
                print(f"  {number}. {say('set_' + row.option.verb, lang)}: {hint}{beside}")
            else:
                print(f"  {number}. {row.text(lang)}{beside}")

    def table(self) -> None:
        """The table in words."""
        from lastfire.cli.summary import table_lines

        match = self.sitting.match
        catalogue = lastfire.games()[match.game].catalogue()
        for line in table_lines(
            match.view(self.sitting.asked),
            match.odds(self.sitting.asked),
            catalogue,
            self.sitting.names(self.lang),
            self.lang,
        ):
            print(line)

    def result(self) -> None:
        """How points came about."""
        from lastfire.cli.summary import result_lines

        match = self.sitting.match
        if match.over:
            catalogue = lastfire.games()[match.game].catalogue()
            for line in result_lines(match.view(None), catalogue, self.sitting.names(self.lang), self.lang):
                print(line)

    def save(self, path: Path) -> None:
        try:
            self.sitting.save(path)
        except OSError as error:
            self.say("not_saved", error=f"{path}: {error.strerror}")
        else:
            self.say("saved", file=path)


def read_row(words: list[str], rows: list[Row]) -> Row | None:
    """The row that was typed, with its amounts set; None when there is none."""
    if not all(word.isdecimal() for word in words):
        return None
    numbers = [int(word) for word in words]
    only = rows[0]
    if len(rows) == 1 and isinstance(only, AmountRow):
        if not numbers or only.set_all(numbers):
            return only
        return only if numbers == [1] and len(only.fields) > 1 else None
    for i, row in enumerate(rows, 1):
        if numbers and numbers[0] == row.number(i):
            if isinstance(row, AmountRow):
                return row if len(numbers) == 1 or row.set_all(numbers[1:]) else None
            return row if len(numbers) == 1 else None
    return None
