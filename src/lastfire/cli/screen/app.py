"""The terminal interface: one table on the screen, keys and mouse, bots that move at a pace."""

import asyncio
import contextlib
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widget import Widget

import lastfire
from lastfire.cli.earlier import LOG_BEGINS, UNDO_BEGINS, OfOtherRules, rules_line
from lastfire.cli.keeping import name_of
from lastfire.cli.lines.telling import Values
from lastfire.cli.screen.canvas import Block, Target
from lastfire.cli.screen.dialogs import Decide, FileName, Finder, Reader
from lastfire.cli.screen.face import Beat, Questions, Scene, Show
from lastfire.cli.screen.faces import face_of
from lastfire.cli.screen.marks import PALETTES
from lastfire.cli.sitting import Sitting
from lastfire.cli.values import PACES, dashed
from lastfire.cli.width import wrap
from lastfire.cli.words import say
from lastfire.engine.record import ROUND
from lastfire.terms import spaced

INTERRUPTED: Final = 130
HUNG_UP: Final = 129
SLOW: Final = ("search",)
"""Bots that think for a while, and do so beside the screen."""


class TableWidget(Widget):
    """The whole table as one drawing that knows what lies where."""

    DEFAULT_CSS = "TableWidget { width: 100%; height: 100%; text-wrap: nowrap; text-overflow: clip; }"

    def __init__(self, draw: Callable[[int, int], Block]) -> None:
        super().__init__()
        self._draw = draw
        self.block: Block = []

    def render(self) -> Text:
        """The lines as one text."""
        self.block = self._draw(self.size.width, self.size.height)
        return Text("\n", no_wrap=True, end="").join(line.text for line in self.block)

    def target_at(self, x: int, y: int) -> Target | None:
        """What a click there means; what was drawn last lies on top."""
        if not 0 <= y < len(self.block):
            return None
        for hit in self.block[y].hits:
            if hit.start <= x < hit.end:
                return hit.target
        return None


def _text_of(lines: Callable[[int], list[str]], width: int) -> Text:
    """Lines that are broken already, for a screen of so many cells."""
    return Text("\n".join(lines(width)), no_wrap=True)


class TableApp(App[None]):
    """A sitting on the screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; }
    /* What is said stands above: below are the question and what there is to read about an option. */
    ToastRack { dock: top; align: right top; margin: 1 0 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("left", "move(-1)"),
        Binding("right", "move(1)"),
        Binding("tab", "move(1)", priority=False),
        Binding("shift+tab", "move(-1)"),
        Binding("up", "turn(1)"),
        Binding("down", "turn(-1)"),
        Binding("plus,equals_sign", "change(1)"),
        Binding("minus", "change(-1)"),
        Binding("enter", "do"),
        Binding("space", "skip"),
        Binding("full_stop", "skip_all"),
        Binding("p", "light_pass"),
        Binding("slash", "find"),
        Binding("escape", "go_back"),
        Binding("y", "bring_in"),
        Binding("r", "rules"),
        Binding("u", "undo"),
        Binding("s", "save"),
        Binding("o", "open"),
        Binding("n", "log"),
        Binding("c", "cards"),
        Binding("b", "boards(0)"),
        *[Binding(f"f{7 + number}", f"boards({1 + number})") for number in range(4)],
        *[Binding(key, f"light('{key}')") for key in "DQPK"],
        Binding("v", "pace"),
        Binding("l", "language"),
        Binding("t", "colours"),
        Binding("question_mark,f1", "help"),
        Binding("q", "leave"),
    ]

    def __init__(
        self,
        sitting: Sitting,
        lang: str,
        pace: str,
        theme: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self.clock = clock
        self.sitting = sitting
        self.face = face_of(sitting.match.game)
        self.lang = lang
        self.pace = pace
        self.palette = PALETTES[theme]
        self.keyboard: int | None = None
        self.show: Show = self.face.show_of(sitting.match, self.eyes)
        self.beats: list[Beat] = []
        self.told = 0
        self.questions: Questions | None = None
        self.paused = False
        self.hurry = False
        self.thinking = False
        self.seen_result = False
        self.leaving = False
        """Whether somebody is being asked if they want to leave."""
        self.told_trouble = ""
        self.last: tuple[int, lastfire.Option] | None = None
        """What a person did last on their turn."""
        self.offered: tuple[int, int] | None = None
        """The turn, by round and seat, in which somebody was offered to bring something in."""
        self.timer: Timer | None = None
        self.message = ""
        self.odds_moment: tuple[int, int | None] | None = None
        self.known_odds: Values = {}
        self.notes_moment: tuple[int, str] | None = None
        self.known_notes: list[str] = []
        self.widget = TableWidget(self.draw)
        for palette in PALETTES.values():
            self.register_theme(palette.theme())

    def compose(self) -> ComposeResult:
        """Nothing but the table."""
        yield self.widget

    def on_mount(self) -> None:
        """Take the seats."""
        self.theme = self.palette.name
        self.title = "Lastfire"
        self.leave_on_signals()
        self.start_over()
        before = rules_line(self.sitting.match, UNDO_BEGINS, self.lang)
        if before:
            self.tell(before)

    def leave_on_signals(self) -> None:
        """Give the terminal back whatever ends us, such as its window being closed."""
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                # Not every platform has signals for its event loop.
                with contextlib.suppress(NotImplementedError):
                    loop.add_signal_handler(number, partial(self.save_and_exit, 128 + number))

    def save_and_exit(self, return_code: int) -> None:
        """Leave with nothing lost, where nobody can be asked."""
        self.sitting.keep_what_is_new()
        self.exit(return_code=return_code)

    # What is shown.

    def draw(self, width: int, height: int) -> Block:
        """Every line of the table as it is shown now."""
        return self.face.draw(self.scene(), width, height)

    def scene(self) -> Scene:
        """Everything that is to be seen now."""
        return Scene(
            self.show,
            self.odds(),
            self.questions,
            self.message or self.caption(),
            self.sitting.names(self.lang),
            self.sitting.catalogue,
            self.lang,
            self.palette,
            self.keys(),
            self.notes(),
        )

    @property
    def eyes(self) -> int | None:
        """The seat through whose eyes the table is shown; nobody's while the table is covered."""
        return self.keyboard if self.sitting.has_secrets else self.sitting.looking()

    def odds(self) -> Values:
        """The odds as they stand; none while the table is behind the match."""
        if self.beats:
            return {}
        moment = (self.sitting.version, self.eyes)
        if self.odds_moment != moment:
            # Exact odds take a while: they are found once for every question.
            self.odds_moment = moment
            seat = self.eyes if self.eyes is not None else self.sitting.asked
            self.known_odds = self.sitting.match.odds(seat)
        return self.known_odds

    def notes(self) -> list[str]:
        """What the bots believe, for those who watch and wish to know; found once for every answer."""
        moment = (self.sitting.version, self.lang)
        if self.notes_moment != moment:
            self.notes_moment = moment
            self.known_notes = self.sitting.belief_lines(self.lang)
        return self.known_notes

    def caption(self) -> str:
        """What stands where the question would be."""
        names = self.sitting.names(self.lang)
        if self.beats or (self.thinking is False and self.questions is None and self.show.log):
            if self.sitting.match.over and not self.beats:
                return spaced([say("game_over", self.lang), say("see_result", self.lang)], self.lang)
            return self.show.log[-1].text(self.lang, names) if self.show.log else ""
        if self.questions is None and self.sitting.asked is not None:
            return say("waiting", self.lang, name=names[self.sitting.asked])
        return ""

    def keys(self) -> list[tuple[str, str, bool]]:
        """The keys at the lower rim: key, words, whether it does something now."""
        match, lang = self.sitting.match, self.lang
        may_undo = any(match.can_undo(seat) for seat in self.sitting.people)
        busy = self.questions is None and not match.over
        keys = [("u", say("undo", lang), may_undo)] if self.sitting.people else []
        keys += [
            ("s", say("k_save", lang), True),
            ("o", say("k_load", lang), True),
            ("n", say("log", lang), True),
            ("c", say("k_cards", lang), True),
            ("l", say("k_lang", lang), True),
            ("?", say("k_help", lang), True),
            ("q", say("k_quit", lang), True),
            ("v", say("k_pace", lang, pace=say(self.pace, lang)), True),
        ]
        if not self.sitting.people:
            keys.insert(0, ("Space", say("k_pause", lang), True))
        if self.face.has_menus:
            # What belongs to the game comes first: a narrow rim has no room for all.
            keys.sort(key=lambda key: key[0] not in "unc?q")
            keys[1:1] = [("/", say("k_find", lang), True), ("r", say("rules", lang), True)] * (not busy)
        if self.has_boards:
            keys[1:1] = [("b", say("k_boards", lang), True)]
        if self.may_bring_in():
            keys.insert(0, ("y", say("k_aside", lang), True))
        if busy:
            keys.insert(0, (".", say("k_skip", lang), True))
        return keys

    def redraw(self) -> None:
        """Draw again what has changed; say once that the game could not be saved."""
        self.widget.refresh()
        trouble = self.sitting.trouble
        if trouble != self.told_trouble:
            self.told_trouble = trouble
            if trouble:
                self.tell(say("not_saved", self.lang, error=trouble))

    # How it goes on.

    def start_over(self) -> None:
        """Show the match as it is, without playing what has happened."""
        self.halt()
        self.beats = []
        self.message = ""
        self.show = self.face.show_of(self.sitting.match, self.eyes)
        self.told = len(self.show.log)
        self.seen_result = False
        self.advance()

    def halt(self) -> None:
        """Nothing happens by itself any more."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        self.questions = None
        self.hurry = False

    def answer(self, position: int) -> None:
        """Answer the open question, and see what comes of it."""
        ask = self.sitting.match.ask
        if ask is not None and self.sitting.teller.opens_turn(ask):
            self.last = (ask.seat, ask.options[position])
        self.halt()
        self.message = ""
        self.clear_notifications()
        self.sitting.answer(position)
        self.take_records()
        self.advance()

    def take_records(self) -> None:
        """What happened since waits to be shown."""
        records = self.sitting.match.records(self.eyes, self.told)
        if records:
            self.told = records[-1].number + 1
        self.beats += self.face.beats_of(records)

    def advance(self) -> None:
        """Go on: show the next beat, let the next bot answer, or ask a person."""
        self.timer = None
        while not self.paused and not self.thinking:
            if self.beats:
                beat = self.beats.pop(0)
                self.show.take(beat)
                if beat.record.role == ROUND and not self.sitting.people:
                    self.hurry = False
                seconds = beat.weight * PACES[self.pace]
                if seconds > 0 and not self.hurry:
                    self.timer = self.set_timer(seconds, self.advance)
                    break
                continue
            self.sync()
            if self.sitting.match.over:
                self.hurry = False
                self.show_result()
                break
            if self.sitting.person_asked:
                self.hurry = False
                self.ask_person()
                break
            if self.offer_aside():
                break
            if self.bot_is_slow():
                self.thinking = True
                self.think(self.sitting.version)
                break
            self.bot_answers(self.sitting.bot_choice())
        self.redraw()

    def offer_aside(self) -> bool:
        """Wait, once in a bot's turn, for the one person here if they may bring something in."""
        people, ask = self.sitting.people, self.sitting.match.ask
        if len(people) != 1 or ask is None or not self.may_bring_in():
            return False
        turn = (self.sitting.teller.round_of(self.sitting.match.view(None)), ask.seat)
        action = ask.aside_for(people[0])
        if turn == self.offered or action is None:
            return False
        self.offered = turn
        self.paused = True
        self.hurry = False
        self.message = say("aside_wait", self.lang, action=action.words.text(self.lang))
        return True

    def bot_answers(self, position: int) -> None:
        """A bot has answered."""
        self.sitting.answer(position)
        self.take_records()

    def bot_is_slow(self) -> bool:
        """Whether the bot in turn thinks for long."""
        asked = self.sitting.asked
        return asked is not None and self.sitting.chairs[asked].bot in SLOW

    @work(thread=True, exit_on_error=True)
    def think(self, version: int) -> None:
        """Let a slow bot think beside the screen."""
        position = self.sitting.bot_choice()
        self.call_from_thread(self.thought, version, position)

    def thought(self, version: int, position: int) -> None:
        """A slow bot has answered; not if the match has changed meanwhile."""
        self.thinking = False
        if version == self.sitting.version:
            self.bot_answers(position)
        self.advance()

    def sync(self) -> None:
        """Everything has been shown: the table is as the match says."""
        if self.sitting.match.over and self.sitting.has_secrets and self.keyboard is not None:
            # Everybody looks at the end together: what one seat alone saw before stays its own.
            self.keyboard = None
            self.show = self.face.show_of(self.sitting.match, None)
        self.show.settle(self.sitting.match.view(self.eyes))

    def ask_person(self) -> None:
        """Open the question; where people have secrets, only to whom it is put."""
        asked = self.sitting.asked
        if self.sitting.has_secrets and asked != self.keyboard:
            self.hand_over(asked)
            return
        self.questions = self.face.questions(self.sitting)
        likely = self.sitting.likely()
        if likely is not None:
            self.questions.begin_at(likely)
        elif self.last is not None and self.last[0] == asked:
            self.questions.go_on_from(self.last[1])

    @work
    async def hand_over(self, asked: int | None) -> None:
        """Cover the table until the next person sits down."""
        assert asked is not None
        # Nothing of who sat here before stays: neither on the table, nor in the log, nor in a notice.
        self.keyboard = None
        self.message = ""
        self.clear_notifications()
        self.show = self.face.show_of(self.sitting.match, None)
        self.redraw()
        name = self.sitting.names(self.lang)[asked]
        text = Text(say("hand_over_hint", self.lang, name=name))
        title = say("hand_over", self.lang, name=name)
        await self.push_screen_wait(Reader(title, lambda width: text, self.size.width))
        self.keyboard = asked
        self.start_over()

    # Keys.

    def on_key(self, event: events.Key) -> None:
        """Digits choose rows; while things happen, most keys skip."""
        if event.character is not None and event.character.isdecimal() and len(event.character) == 1:
            if self.questions is not None:
                self.questions.digit(int(event.character), self.clock())
                self.redraw()
            event.stop()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Over a dialogue only its own keys work."""
        own = ("interrupt", "focus_next", "focus_previous")
        return self.screen is self.screen_stack[0] or action in own

    def action_interrupt(self) -> None:
        """Ctrl-C asks as well; once more, and the game is saved and left."""
        if self.leaving or self.sitting.match.over:
            self.save_and_exit(INTERRUPTED)
        else:
            self.ask_to_leave(INTERRUPTED)

    def action_move(self, by: int) -> None:
        """Light the next or the previous thing."""
        if self.questions is not None:
            self.questions.move(by)
            self.redraw()

    def action_turn(self, by: int) -> None:
        """Up and down."""
        if self.questions is not None:
            self.questions.turn(by)
            self.redraw()

    def action_change(self, by: int) -> None:
        """More and less."""
        if self.questions is not None:
            self.questions.change(by)
            self.redraw()

    def action_light_pass(self) -> None:
        """Light what passes, or say that here nothing does."""
        if self.questions is not None:
            if not self.questions.light_pass():
                back = self.questions.goes_back()
                self.tell(say("pass_none_back" if back else "pass_none", self.lang))
            self.redraw()

    def action_find(self) -> None:
        """Look for options by their words."""
        if self.questions is not None and self.face.has_menus:
            self.push_screen(Finder(say("ask_find", self.lang), self.find), self.not_found)

    def action_go_back(self) -> None:
        """Lay out all options again, what was found still lit; else back to the question before.

        That is for questions that say so: elsewhere what Escape takes back would be a surprise.
        """
        if self.questions is not None and self.questions.goes_back():
            # Nothing has been done yet that could be called undone.
            self.take_back("")
        else:
            self.find("")

    def not_found(self, text: str | None) -> None:
        """Say why there is no such option."""
        if text and self.questions is not None:
            refused = self.face.refusal(self.scene(), text)
            self.tell(refused or say("find_none", self.lang, text=text))

    def find(self, text: str) -> bool:
        """Light what was looked for; returns whether there is any."""
        if self.questions is None:
            return False
        found = self.questions.find(text)
        self.redraw()
        return found

    def action_rules(self) -> None:
        """What may be done now, and by which rules."""
        scene = self.scene()

        def lines(width: int) -> list[str]:
            return self.face.rule_lines(scene, min(90, width - 6))

        if lines(self.size.width):
            self.read(say("rules", self.lang), lambda width: [*lines(width), "", say("close", self.lang)])

    @property
    def has_boards(self) -> bool:
        """Whether there is something to read beside the table."""
        return self.face.has_boards(self.show)

    def action_boards(self, number: int) -> None:
        """What lies beside the table, or one part of it."""
        scene = self.scene()

        def lines(width: int) -> list[str]:
            told = self.face.boards(scene, width, number) or [say("no_boards", self.lang)]
            return [*told, "", say("close", self.lang)]

        if self.has_boards:
            self.read(say("k_boards", self.lang), lines)

    def action_light(self, key: str) -> None:
        """Light what a letter stands for, or say why there is nothing."""
        if self.questions is not None:
            why = self.face.light(self.scene(), key)
            if why:
                self.tell(why)
            self.redraw()

    def may_bring_in(self) -> bool:
        """Whether a person at this keyboard could have something to bring in now."""
        ask = self.sitting.match.ask
        if ask is None or not self.sitting.teller.has_asides or not self.sitting.teller.opens_turn(ask):
            return False
        if self.sitting.has_secrets:
            # That there is something is for one person to know: the key always looks alike.
            return True
        return any(ask.aside_for(seat) is not None for seat in self.sitting.people)

    @work
    async def action_bring_in(self) -> None:
        """Bring in what one person may bring in while another is asked."""
        if not self.may_bring_in():
            return
        seats = self.sitting.people
        version = self.sitting.version
        if self.sitting.has_secrets:
            names = self.sitting.names(self.lang)
            answers = [names[seat] for seat in seats]
            chosen = await self.push_screen_wait(Decide(say("ask_aside", self.lang), answers))
            if chosen < 0:
                return
            seats = [seats[chosen]]
        ask = self.sitting.match.ask
        seats = [seat for seat in seats if ask is not None and ask.aside_for(seat) is not None]
        if not seats or version != self.sitting.version:
            self.tell(say("aside_none", self.lang))
            return
        self.halt()
        self.paused = False
        self.message = ""
        self.sitting.bring_in(seats[0])
        self.take_records()
        self.advance()

    def action_do(self) -> None:
        """Do what is lit."""
        if self.questions is not None:
            if self.questions.sure():
                self.answer(self.questions.position)
            else:
                self.redraw()
        elif self.sitting.match.over and not self.beats:
            self.seen_result = False
            self.show_result()
        else:
            self.action_skip()

    def action_skip(self) -> None:
        """Show at once what is being shown; when watching: stop, and go on."""
        if not self.sitting.people:
            self.paused = not self.paused
            self.message = say("k_pause", self.lang) if self.paused else ""
            self.stop_timer()
            self.advance()
            return
        if self.paused:
            self.paused = False
            self.message = ""
            self.advance()
        elif self.beats:
            self.stop_timer()
            for beat in self.beats:
                self.show.take(beat)
            self.beats = []
            self.advance()

    def action_skip_all(self) -> None:
        """On to the next question of a person; when watching, to the next round."""
        if self.questions is None and not self.sitting.match.over:
            self.paused = False
            self.message = ""
            self.hurry = True
            self.stop_timer()
            self.advance()

    def stop_timer(self) -> None:
        """Do not wait any longer."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def action_undo(self) -> None:
        """Take back."""
        self.take_back(say("undone", self.lang))

    def take_back(self, told: str) -> None:
        """Take back the last answer, and say so in these words, if any; or why it stays."""
        if not self.sitting.people:
            return
        if self.sitting.undo():
            self.paused = False
            self.start_over()
            if told:
                self.tell(told)
        else:
            self.tell(self.sitting.why_it_stays(self.eyes, self.lang))

    def action_pace(self) -> None:
        """The next pace; a narrow lower rim does not say which one it is."""
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
        self.tell(say("pace_now", self.lang, pace=say(self.pace, self.lang)))

    def action_language(self) -> None:
        """The other language."""
        self.lang = "ja" if self.lang == "en" else "en"
        self.message = ""
        self.redraw()

    def action_colours(self) -> None:
        """The other theme."""
        self.palette = PALETTES["day" if self.palette.name == "night" else "night"]
        self.theme = self.palette.name
        self.redraw()

    def tell(self, text: str) -> None:
        """Say something in the corner for a few seconds, instead of what was said before."""
        self.clear_notifications()
        self.notify(text, timeout=4, markup=False)
        self.redraw()

    # Mouse.

    def on_click(self, event: events.Click) -> None:
        """A first click lights, a second one on the same does."""
        if self.screen is not self.screen_stack[0]:
            return
        target = self.widget.target_at(event.screen_x, event.screen_y)
        questions = self.questions
        if target is None:
            return
        if target.what == "key":
            self.press(target.name)
        elif target.what == "why_not":
            self.tell(self.face.why_not_at(self.scene(), target.name))
        elif questions is not None:
            if questions.touch(target):
                self.action_do()
            self.redraw()

    def press(self, key: str) -> None:
        """A key at the lower rim was clicked."""
        actions: dict[str, Callable[[], object]] = {
            "u": self.action_undo,
            "/": self.action_find,
            "r": self.action_rules,
            "y": self.action_bring_in,
            "n": self.action_log,
            "c": self.action_cards,
            "b": partial(self.action_boards, 0),
            "v": self.action_pace,
            "l": self.action_language,
            "?": self.action_help,
            ".": self.action_skip_all,
            "Space": self.action_skip,
            "s": self.action_save,
            "o": self.action_open,
            "q": self.action_leave,
        }
        actions[key]()

    # Dialogues.

    def read(self, title: str, lines: Callable[[int], list[str]], at_end: bool = False) -> None:
        """Show text to read: its lines on a screen of so many cells."""
        self.push_screen(Reader(title, partial(_text_of, lines), self.size.width, at_end=at_end))

    def action_help(self) -> None:
        """Keys and marks."""
        seed = f"seed {self.sitting.seed}" if self.sitting.fresh else ""
        scene = self.scene()

        def lines(width: int) -> list[str]:
            width = min(76, width - 6)
            told = [*self.face.help_lines(self.lang, width), *self.face.more_help(scene, width)]
            return [*told, "", seed, say("close", self.lang)]

        self.read(say("help_title", self.lang), lines)

    def action_log(self) -> None:
        """The whole log."""
        names = self.sitting.names(self.lang)
        teller = self.sitting.teller
        told = [
            teller.record_lines(record, self.sitting.catalogue, names, self.lang, self.sitting.match.options)
            for record in teller.gathered(self.show.log)
        ]
        before = rules_line(self.sitting.match, LOG_BEGINS, self.lang)
        if before:
            told.insert(0, [before, ""])

        def lines(width: int) -> list[str]:
            return [part for lines in told for line in lines for part in wrap(line, width - 6)] or [""]

        self.read(say("log", self.lang), lines, at_end=True)

    def action_cards(self) -> None:
        """The text of every card on the table."""
        scene = self.scene()

        def lines(width: int) -> list[str]:
            return self.face.cards(scene, width) or [say("no_cards", self.lang)]

        self.read(say("k_cards", self.lang), lines)

    def show_result(self) -> None:
        """How points came about."""
        if self.seen_result:
            return
        self.seen_result = True
        self.end_dialogue()

    @work
    async def end_dialogue(self) -> None:
        """The result, with what can be done then."""
        told = self.sitting.teller.result_lines(self.sitting.telling(None, self.lang))

        def lines(width: int) -> list[str]:
            parts = [part for line in told for part in wrap(line, max(60, width - 6))]
            return [*parts, "", say("after_end", self.lang)]

        reader = Reader(say("result", self.lang), partial(_text_of, lines), self.size.width, keys=("s", "q"))
        key = await self.push_screen_wait(reader)
        if key == "s":
            self.action_save()
        elif key == "q":
            self.action_leave()

    def default_file(self) -> Path:
        """Where a copy is saved when nobody says: a file that is not there yet."""
        name = dashed(self.sitting.match.game)
        names = [f"{name}.lastfire", *(f"{name}-{number}.lastfire" for number in range(2, 1000))]
        return next((path for path in map(Path, names) if self.sitting.may_write(path)), Path(names[0]))

    @work
    async def action_save(self) -> None:
        """Save to a file whose name is asked for."""
        await self.ask_and_save()

    async def ask_and_save(self) -> bool:
        """Save; returns whether it was done."""
        name = await self.push_screen_wait(FileName(say("ask_save", self.lang), str(self.default_file())))
        if not name:
            return False
        path = Path(name).expanduser()
        if not self.sitting.may_write(path):
            answers = [say("yes", self.lang), say("no", self.lang)]
            if await self.push_screen_wait(Decide(say("ask_over", self.lang, file=path), answers)) != 0:
                return False
        return self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Save; returns whether it could be done."""
        try:
            self.sitting.save(path)
        except OSError as error:
            self.tell(say("not_saved", self.lang, error=f"{path}: {error.strerror}"))
            return False
        self.tell(say("saved", self.lang, file=path))
        return True

    @work
    async def action_open(self) -> None:
        """Go on with a saved game."""
        name = await self.push_screen_wait(FileName(say("ask_load", self.lang), str(self.default_file())))
        if not name:
            return
        path = Path(name).expanduser()
        try:
            self.sitting.load(path)
        except OSError as error:
            self.tell(say("not_loaded", self.lang, error=f"{path}: {error.strerror}"))
        except lastfire.SaveError as error:
            told = error.text(self.lang) if isinstance(error, OfOtherRules) else error
            self.tell(say("not_loaded", self.lang, error=told))
        else:
            self.start_over()
            before = rules_line(self.sitting.match, UNDO_BEGINS, self.lang)
            self.tell("\n".join(line for line in (say("loaded", self.lang, file=path), before) if line))

    def action_leave(self) -> None:
        """Leave, after asking; at the end there is nothing to ask."""
        if self.sitting.match.over:
            self.save_and_exit(0)
        elif not self.leaving:
            self.ask_to_leave(0)

    @work
    async def ask_to_leave(self, return_code: int) -> None:
        """Stay, save and leave, or leave what was saved as it was before."""
        answers = [say("no_stay", self.lang), say("yes_save", self.lang), say("yes_quit", self.lang)]
        self.leaving = True
        chosen = await self.push_screen_wait(Decide(say("ask_quit", self.lang), answers))
        self.leaving = False
        try:
            if chosen == 1:
                self.sitting.keep()
            elif chosen == 2:
                self.sitting.forget()
        except OSError as error:
            self.tell(say("not_saved", self.lang, error=f"{error.filename}: {error.strerror}"))
            if chosen == 1:
                return
        if chosen in (1, 2):
            self.exit(return_code=return_code)


def play_on_screen(sitting: Sitting, lang: str, pace: str, theme: str) -> int:
    """Play until everybody has left; returns the exit status."""
    app = TableApp(sitting, lang, pace, theme)
    app.run()
    if app.return_code == 0 and sitting.match.over:
        print(sitting.teller.winner_line(sitting.telling(None, app.lang)))
    elif app.return_code != HUNG_UP and sitting.kept_as is not None and not sitting.match.over:
        print(say("kept", app.lang, name=name_of(sitting.kept_as)))
    return app.return_code or 0
