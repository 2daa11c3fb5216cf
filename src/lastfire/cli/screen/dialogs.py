"""What lies over the table for a moment: text to read, a file to name, a thing to decide."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

_BOX = """
{name} {{ align: center middle; background: $background 60%; }}
{name} > #box {{
    width: auto; max-width: 100%; height: auto; max-height: 100%;
    background: $surface; border: round $primary; padding: 0 1;
}}
"""


class Reader(ModalScreen[str]):
    """Text to read, scrolled by keys. Closes with Esc or Enter, or with one of the keys it offers.

    ``text_at`` says it for a screen of so many cells, ``width`` is how many there are.
    """

    CSS = _BOX.format(name="Reader") + "Reader #text { height: auto; width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close('')"),
        Binding("up,k", "scroll(-1)"),
        Binding("down,j", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown", "scroll(10)"),
        Binding("home", "scroll(-100000)"),
        Binding("end", "scroll(100000)"),
    ]

    def __init__(
        self,
        title: str,
        text_at: Callable[[int], Text],
        width: int,
        keys: Sequence[str] = (),
        at_end: bool = False,
    ) -> None:
        super().__init__()
        self._title = title
        self._text_at = text_at
        self._width = width
        self._text = text_at(width)
        self._keys = keys
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Title in the frame, text inside."""
        with VerticalScroll(id="box", can_focus=False) as box:
            box.border_title = self._title
            yield Static(self._text, id="text", markup=False)

    def on_mount(self) -> None:
        """A log is read from its end."""
        if self._at_end:
            self.call_after_refresh(self.action_scroll, 100000)
        for key in self._keys:
            self._bindings.bind(key, f"close({key!r})")

    def on_resize(self, event: events.Resize) -> None:
        """Lines are broken anew where the screen has become narrower or wider."""
        if event.size.width != self._width:
            self._width = event.size.width
            self._text = self._text_at(self._width)
            self.query_one("#text", Static).update(self._text)

    def action_scroll(self, lines: int) -> None:
        """Scroll by lines."""
        self.query_one("#box", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self, key: str) -> None:
        """Close, telling with which key."""
        self.dismiss(key)

    def on_click(self) -> None:
        """A click closes, too."""
        self.dismiss("")


class Decide(ModalScreen[int]):
    """A question with a few answers; -1 for Esc."""

    CSS = (
        _BOX.format(name="Decide")
        + """
    Decide OptionList { width: auto; min-width: 30; height: auto; border: none; background: $surface; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel")]

    def __init__(self, question: str, answers: Sequence[str]) -> None:
        super().__init__()
        self._question = question
        self._answers = answers

    def compose(self) -> ComposeResult:
        """The question, and below it the answers."""
        with Vertical(id="box"):
            yield Static(self._question, markup=False)
            yield OptionList(*[Option(answer) for answer in self._answers], markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """One was chosen."""
        self.dismiss(event.option_index)

    def action_cancel(self) -> None:
        """None was."""
        self.dismiss(-1)


class FileName(ModalScreen[str]):
    """The name of a file; empty for Esc."""

    CSS = (
        _BOX.format(name="FileName")
        + """
    FileName Input { width: 60; border: none; height: 1; background: $panel; }
    """
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel")]

    def __init__(self, question: str, name: str) -> None:
        super().__init__()
        self._question = question
        self._name = name

    def compose(self) -> ComposeResult:
        """The question, and a line to write on."""
        with Vertical(id="box"):
            yield Static(self._question, markup=False)
            # What is typed takes the place of what stands there; an arrow key keeps it, to be changed.
            yield Input(self._name)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name is complete."""
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        """No name."""
        self.dismiss("")


class Finder(ModalScreen[str]):
    """Words to look for, while the table shows what was found. Returns them if nothing was found."""

    CSS = """
    Finder { align: left bottom; background: $background 0%; }
    Finder Input { width: 100%; border: none; height: 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel")]

    def __init__(self, question: str, find: Callable[[str], bool]) -> None:
        super().__init__()
        self._question = question
        self._find = find
        self._found = True

    def compose(self) -> ComposeResult:
        """A line to write on, at the lower rim."""
        yield Input(placeholder=self._question)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look at once."""
        self._found = self._find(event.value.strip())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was found stays lit."""
        self.dismiss("" if self._found else event.value.strip())

    def action_cancel(self) -> None:
        """All of it again."""
        self._find("")
        self.dismiss("")
