"""The plain mode: lines of text out, numbers in. For screen readers, pipes and tests.

Where people at one keyboard hold secrets, everybody reads what happened since they last sat here, and
nothing is printed while nobody sits: what one has read is covered before the next is asked.
"""

import os
import select
import shutil
import signal
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final, TextIO, cast

import lastfire
from lastfire.cli import signs
from lastfire.cli.choices import AmountRow, Row
from lastfire.cli.earlier import UNDO_BEGINS, rules_line
from lastfire.cli.keeping import name_of
from lastfire.cli.lines.telling import Values
from lastfire.cli.sitting import Sitting
from lastfire.cli.width import wrap
from lastfire.cli.words import say

LEFT = 1
"""Exit status when the input ends before the game."""
INTERRUPTED: Final = 130
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal, with the lines that have scrolled away."""
_HANGING: Final = 4
"""By how much the lines of a long sentence are set in, but the first."""
_NARROWEST: Final = 20
"""Cells that a line takes even where a terminal says that it has fewer."""
COVER_LINES: Final = 60
"""How many empty lines push secrets out of sight where nothing can be emptied."""


class _Ended(BaseException):
    """The terminal was closed, or somebody ended this process."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _show(text: str) -> None:
    """Print a line; on a terminal over as many as it takes, for terminals break lines within words."""
    if not sys.stdout.isatty():
        print(text)
        return
    words = text.lstrip(" ")
    indent = " " * (len(text) - len(words))
    width = max(_NARROWEST, shutil.get_terminal_size().columns - 1)
    first, *others = wrap(words, width - len(indent) - _HANGING)
    print(indent + first)
    for line in others:
        print(indent + " " * _HANGING + line)


def play_plain(sitting: Sitting, lang: str, lines: TextIO) -> int:
    """Play to the end, or until the input ends or says so, or Ctrl-C leaves."""
    try:
        with _told_of_the_end(), _woken() as bell:
            return _Plain(sitting, lang, lines, bell).play()
    except _Ended as ended:
        # Who closed the terminal reads nothing any more.
        sitting.keep_what_is_new()
        return 128 + ended.number


@contextmanager
def _told_of_the_end() -> Iterator[None]:
    """Raise _Ended where we would otherwise just be gone."""

    def end(number: int, frame: FrameType | None) -> None:
        raise _Ended(number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, end) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _woken() -> Iterator[socket.socket]:
    """A socket that can be read as soon as a signal has come, as Ctrl-C does."""
    bell, rope = socket.socketpair()
    with bell, rope:
        bell.setblocking(False)
        rope.setblocking(False)
        before = signal.set_wakeup_fd(rope.fileno(), warn_on_full_buffer=False)
        try:
            yield bell
        finally:
            signal.set_wakeup_fd(before)


class _Plain:
    def __init__(self, sitting: Sitting, lang: str, lines: TextIO, bell: socket.socket) -> None:
        self.sitting = sitting
        self.teller = sitting.teller
        self.lang = lang
        self.lines = lines
        self.bell = bell
        # How much each seat (None: a spectator) has been told, and who sits at the keyboard.
        self.told: dict[int | None, int] = {}
        self.keyboard: int | None = None
        # The turns whose table, or whose button of another seat, has been shown already.
        self.shown: tuple[int, int] | None = None
        self.offered: tuple[int, int] | None = None
        self.said_trouble = ""

    def play(self) -> int:
        sitting = self.sitting
        title = lastfire.registered_games()[sitting.match.game].title.text(self.lang)
        if sitting.people:
            key = "plain_hello" if sitting.fresh else "plain_loaded"
            self.say(key, title=title, seats=sitting.match.seats, seed=sitting.seed)
            before = rules_line(sitting.match, UNDO_BEGINS, self.lang)
            if before:
                _show(before)
        status: int | None = None
        while status is None:
            try:
                status = self.go_on()
            except KeyboardInterrupt:
                if self.leaves():
                    return INTERRUPTED
        if sitting.match.over:
            self.keyboard = None
        self.tell()
        self.result()
        self.say_where_it_is()
        sys.stdout.flush()
        return status

    def go_on(self) -> int:
        """Play until there is an exit status."""
        sitting = self.sitting
        while not sitting.match.over:
            done: int | None = None
            if sitting.person_asked:
                done = self.hand_over()
                if done is None:
                    self.tell()
                    done = self.ask()
            else:
                if not sitting.has_secrets:
                    self.tell()
                done = self.bot_turn()
            self.say_trouble()
            if done is not None:
                return done
        return 0

    def leaves(self) -> bool:
        """After Ctrl-C: whether to leave. Nobody to ask, or Ctrl-C once more: save and leave."""
        sitting = self.sitting
        line = "s"
        try:
            print()
            if sitting.people and self.lines.isatty():
                self.say("plain_leave")
                line = (self.read() or "s").strip().lower()
        except KeyboardInterrupt:
            pass  # Once more: there is nothing left to ask.
        if line == "x":
            try:
                sitting.forget()
            except OSError as error:
                self.say("not_saved", error=error.strerror)
            return True
        if line in ("s", "q"):
            sitting.keep_what_is_new()
            self.say_where_it_is()
            return True
        return False

    def say_where_it_is(self) -> None:
        """Keep the game where that is wished for, and say how one goes on with it."""
        sitting = self.sitting
        if sitting.keeper is not None and sitting.keeper.named:
            self.keep()
        elif sitting.kept_as is not None and not sitting.match.over:
            self.say("kept", name=name_of(sitting.kept_as))
        self.say_trouble()

    def say_trouble(self) -> None:
        """Say once that the game could not be kept."""
        trouble = self.sitting.trouble
        if trouble and trouble != self.said_trouble:
            print(say("not_saved", self.lang, error=trouble), file=sys.stderr)
        self.said_trouble = trouble

    def say(self, key: str, **values: Any) -> None:
        _show(say(key, self.lang, **values))

    def read(self) -> str | None:
        """A line that was typed; None when the input has ended, which is said."""
        sys.stdout.flush()
        if os.name == "posix" and self.lines.isatty():
            # Ctrl-C between the question and the reading would wait for the next line.
            select.select([self.lines.fileno(), self.bell.fileno()], [], [])
            with suppress(BlockingIOError):
                self.bell.recv(4096)
        line = self.lines.readline()
        if not line:
            print(say("plain_ended", self.lang), file=sys.stderr)
            return None
        return line

    # Who looks.

    def looking(self) -> int | None:
        """The seat through whose eyes things are told."""
        return self.keyboard if self.sitting.has_secrets else self.sitting.looking()

    def tell(self) -> None:
        """What happened since."""
        sitting = self.sitting
        names = sitting.names(self.lang)
        looking = self.looking()
        # Where nothing is hidden all see the same, and read it together.
        reader = looking if sitting.has_secrets else None
        records = sitting.match.records(looking, self.told.get(reader, 0))
        for record in self.teller.gathered(records):
            if not (sitting.match.over and record.kind in self.teller.in_result):
                told = self.teller.record_lines(
                    record, sitting.catalogue, names, self.lang, sitting.match.options
                )
                for line in told:
                    _show(line)
        if records:
            self.told[reader] = records[-1].number + 1
        if sitting.has_secrets:
            # At the end all read on together from here.
            self.told[None] = len(sitting.match.records(None))

    def hand_over(self) -> int | None:
        """Cover what one person has read before another is asked; an exit status if nobody comes."""
        sitting = self.sitting
        if not sitting.has_secrets or sitting.asked == self.keyboard:
            return None
        self.cover()
        asked = sitting.asked
        assert asked is not None
        name = sitting.names(self.lang)[asked]
        self.say("hand_over", name=name)
        self.say("hand_over_hint", name=name)
        if self.read() is None:
            return LEFT
        self.keyboard = asked
        self.shown = None
        return None

    def cover(self) -> None:
        """Take what has been printed out of sight."""
        if self.keyboard is None:
            return
        print(CLEAR if sys.stdout.isatty() else "\n" * COVER_LINES, end="")

    # Asking.

    def ask(self) -> int | None:
        """Ask a person until there is an answer; returns an exit status when the game is left."""
        sitting = self.sitting
        ask = sitting.match.ask
        assert ask is not None
        rows = self.teller.rows(ask, sitting.match.view(ask.seat))
        self.before(ask)
        self.question(ask, rows)
        while True:
            line = self.read()
            if line is None:
                return LEFT
            words = line.split()
            command = words[0].lower() if words else ""
            if command == "p":
                words[0] = "0"
            if command == "q":
                self.say("plain_left")
                return 0
            if command == "u":
                self.undo()
                return None
            if command == "y":
                if self.bring_in():
                    return None
            elif command == "l":
                other = "ja" if self.lang == "en" else "en"
                if signs.can_show(other):
                    self.lang = other
                else:
                    self.say("plain_no_japanese")
                self.question(ask, rows)
            elif (row := read_row(words, rows)) is not None:
                sitting.answer(row.option.position)
                return None
            elif command == "s" and len(words) == 1:
                self.keep()
            elif command in ("s", "s!"):
                self.save(Path(" ".join(words[1:])).expanduser(), command == "s!")
            elif command == "v":
                self.table()
            elif command in ("w", "why"):
                self.why()
            elif command in ("?", ""):
                self.say("plain_help")
                if self.teller.has_asides:
                    self.say("plain_help_aside")
                self.question(ask, rows)
            else:
                self.say("plain_wrong", text=line.strip())

    def undo(self) -> None:
        """Take back an answer; what it had brought about is untold. Or say why it stays."""
        sitting = self.sitting
        if not sitting.undo():
            _show(sitting.why_it_stays(self.looking(), self.lang))
            return
        self.say("undone")
        for reader, told in self.told.items():
            seat = reader if sitting.has_secrets else sitting.looking()
            self.told[reader] = min(told, len(sitting.match.records(seat)))

    def why(self) -> None:
        """Why other things are not among the rows."""
        sitting = self.sitting
        lines = self.teller.why_lines(sitting.match.hindrances(), sitting.catalogue, self.lang)
        for line in lines or [say("plain_why_none", self.lang)]:
            _show(line)

    def before(self, ask: lastfire.Ask) -> None:
        """How things stand, before the main question of a turn: all of it once, then in short."""
        if not self.teller.opens_turn(ask):
            if self.sitting.has_secrets and self.shown is None:
                self.status()
            return
        turn = (self.teller.round_of(self.sitting.match.view(ask.seat)), ask.seat)
        if turn == self.shown:
            self.status()
        else:
            self.table()
        self.shown = turn

    def question(self, ask: lastfire.Ask, rows: list[Row]) -> None:
        """The question and its rows."""
        lang = self.lang
        telling = self.sitting.telling(ask.seat, lang)
        for line in self.teller.about_lines(ask, telling):
            _show(line)
        _show(ask.text(lang, telling.names))
        odds = cast(Mapping[str, Values], telling.odds.get("options", {}))
        at = 0
        for group in self.teller.groups(rows, lang):
            if group.heading:
                _show(f" {group.heading}")
            for row in group.rows:
                at += 1
                number = row.number(at)
                known = odds.get(str(row.option.position))
                chances = self.teller.chances_text(known, ask, telling) if known else ""
                beside = f" ({chances})" if chances else ""
                if isinstance(row, AmountRow):
                    fields = " ".join(self.teller.amount_text(field, lang) for field in row.fields)
                    example = " ".join(str(row.amount(field)) for field in row.fields)
                    if len(rows) == 1:
                        _show(f"  {say('plain_mixes', lang, fields=fields, example=example)}")
                        continue
                    hint = say(
                        "plain_amounts", lang, number=number, fields=fields, example=f"{number} {example}"
                    )
                    verb = self.teller.amounts_text(row.option.verb, lang)
                    _show(f"  {number}. {verb}: {hint}{beside}")
                else:
                    text = self.teller.option_text(row.option, ask, telling)
                    _show(f"  {number}. {text}{beside}")

    # What one person may bring in while another is asked.

    def bring_in(self) -> bool:
        """Do what another person may bring in now; returns whether there was something."""
        match = self.sitting.match
        ask = match.ask
        assert ask is not None
        for seat in self.sitting.people:
            if ask.aside_for(seat) is not None:
                self.sitting.bring_in(seat)
                return True
        self.say("aside_none")
        return False

    def bot_turn(self) -> int | None:
        """Let a bot answer, unless a person wants to bring something in first."""
        sitting = self.sitting
        ask = sitting.match.ask
        assert ask is not None
        if self.may_bring_in(ask):
            if sitting.has_secrets:
                name = sitting.names(self.lang)[ask.seat]
                self.say("aside_pause", name=name)
            else:
                action = ask.aside_for(sitting.people[0])
                assert action is not None
                self.say("aside_offer", action=action.words.text(self.lang))
            line = self.read()
            if line is None:
                return LEFT
            if line.strip().lower() == "y" and self.bring_in():
                return None
        self.beliefs(ask)
        sitting.answer(sitting.bot_choice())
        return None

    def beliefs(self, ask: lastfire.Ask) -> None:
        """At the beginning of a turn, what the bots believe, where that is wished for."""
        turn = (self.teller.round_of(self.sitting.match.view(None)), ask.seat)
        if self.sitting.beliefs and self.teller.opens_turn(ask) and turn != self.shown:
            self.shown = turn
            for line in self.sitting.belief_lines(self.lang):
                _show(line)

    def may_bring_in(self, ask: lastfire.Ask) -> bool:
        """Whether people are asked, once in a bot's turn, if they bring something in.

        Alone, only who really may is asked. Among several the question would give away that somebody
        may: it comes in every turn in which it is possible.
        """
        sitting = self.sitting
        if not self.teller.has_asides or not sitting.people or not self.teller.opens_turn(ask):
            return False
        view = sitting.match.view(None)
        turn = (self.teller.round_of(view), ask.seat)
        if turn == self.offered:
            return False
        may = (
            self.teller.aside_reader(view) in sitting.people
            if sitting.has_secrets
            else any(ask.aside_for(seat) is not None for seat in sitting.people)
        )
        if may:
            self.offered = turn
        return may

    # The table.

    def status(self) -> None:
        """How things stand, in few lines."""
        for line in self.teller.status_lines(self.sitting.telling(self.sitting.asked, self.lang)):
            _show(line)

    def table(self) -> None:
        """The table in words."""
        for line in self.teller.table_lines(self.sitting.telling(self.sitting.asked, self.lang)):
            _show(line)

    def result(self) -> None:
        """How it came out."""
        if self.sitting.match.over:
            for line in self.teller.result_lines(self.sitting.telling(None, self.lang)):
                _show(line)

    def keep(self) -> None:
        try:
            self.sitting.keep()
        except OSError as error:
            self.say("not_saved", error=f"{error.filename}: {error.strerror}")
        else:
            self.say("saved", file=name_of(self.sitting.kept_as or Path()))

    def save(self, path: Path, replace: bool) -> None:
        if not (replace or self.sitting.may_write(path)):
            self.say("plain_over", file=path)
            return
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
