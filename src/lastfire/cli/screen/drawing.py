"""What the tables of all games are drawn with."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from lastfire.cli.lines.telling import Told
from lastfire.cli.screen.canvas import Block, Line, Target, exactly, paragraph
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.marks import LETTERS, SHAPES
from lastfire.cli.width import wrap
from lastfire.cli.words import say

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
LOG_BESIDE: Final = 112
LOG_WIDTH: Final = 36
LOSE_THEIR_WORDS: Final = ("?", "v", "o", "s", "n", "c", "u", "r", "/", "b", "Space", ".")
"""Keys at the lower rim that do without their words where there is no room, in this order."""

LOG_REACH: Final = 400
"""So many of the last records are looked at for the log."""


class Drawing:
    """Draws one moment of a table."""

    loud: tuple[str, ...] = ()
    """Kinds of record that open a chapter in the log."""
    bad: tuple[str, ...] = ()
    """Kinds of record that tell of a loss."""

    def __init__(self, scene: Scene) -> None:
        self.records = scene.show.log
        self.caption = scene.caption
        self.names = scene.names
        self.lang = scene.lang
        self.palette = scene.palette
        self.keys = scene.keys
        self.notes = scene.notes
        self.ground = Style(bgcolor=scene.palette.ground, color=scene.palette.ink)
        self.raised = Style(bgcolor=scene.palette.raised, color=scene.palette.ink)
        self.higher = Style(bgcolor=scene.palette.higher, color=scene.palette.ink)

    def style(self, color: str, bold: bool = False, back: str = "", under: bool = False) -> Style:
        """A style of the theme."""
        return self.palette.style(color, bold, back, under)

    def chance_style(self, chance: float) -> Style:
        """Good or bad in colour, which the number says, too."""
        return self.style("safe" if chance >= 0.9 else "ink" if chance >= 0.6 else "danger")

    def mark(self, seat: int) -> str:
        """Shape and letter of a seat."""
        return SHAPES[seat % len(SHAPES)] + LETTERS[seat % len(LETTERS)]

    def draw(self, width: int, height: int) -> Block:
        """Every line of the screen."""
        if width < LEAST_WIDTH or height < LEAST_HEIGHT:
            text = say("too_small", self.lang, w=width, h=height)
            return exactly(paragraph(text, max(1, width), None, self.ground), height, width, self.ground)
        return [self.head(width), *self.table(width, height - 2), self.foot(width)]

    def head(self, width: int) -> Line:
        """The upper rim."""
        raise NotImplementedError

    def table(self, width: int, height: int) -> Block:
        """All that lies between the rims."""
        raise NotImplementedError

    def foot(self, width: int) -> Line:
        """The keys, all of them: on a narrow screen some stand there without their words."""
        line = Line(width, self.raised)
        bare: set[str] = set()
        said = {key: words for key, words, _ in self.keys}
        room = width - sum(cell_len(f" {key} {words} ") for key, words in said.items())
        for key in LOSE_THEIR_WORDS:
            if room < 0 and key in said:
                bare.add(key)
                room += cell_len(" " + said[key])
        for key, words, useful in self.keys:
            target = Target("key", name=key)
            line.put(" ").put(key, self.style("brass" if useful else "faint", bold=useful), target)
            words = " " if key in bare else f" {words} "
            line.put(words, self.style("ink" if useful else "faint"), target)
        return line.full()

    def log(self, width: int, height: int, told: str = "") -> Block:
        """The last records, the newest at the bottom; without it where ``told`` says it elsewhere."""
        lines: Block = []
        # No line holds more than a record does, and what is gathered stands close together.
        last = [*self.gathered(self.records[-LOG_REACH:])]
        if last and last[-1].text(self.lang, self.names) == told:
            last.pop()
        for record in reversed(last):
            if len(lines) >= height:
                break
            lines = [*self.record(record, width, self.raised), *lines]
        return exactly(lines[max(0, len(lines) - height) :], height, width, self.raised)

    def gathered(self, records: Sequence[Told]) -> Sequence[Told]:
        """The records, those together that the log tells in one sentence."""
        return records

    def record(self, record: Told, width: int, back: Style) -> Block:
        """One record as a sentence, with the mark of the seat it is about."""
        seat = record.args.get("seat")
        style = self.style("brass", bold=True) if record.kind in self.loud else self.style("ink")
        if record.kind in self.bad:
            style = self.style("danger")
        lines = []
        text = record.text(self.lang, self.names)
        for i, part in enumerate(wrap(text[:1].upper() + text[1:], width - 4)):
            line = Line(width, back)
            if i == 0 and seat is not None:
                line.put(f" {self.mark(seat)} ", self.style(f"seat{seat}", bold=True))
            lines.append(line.to(4).put(part, style).full())
        return lines
