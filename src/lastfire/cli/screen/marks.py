"""Colours, and the marks that say the same without them."""

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """The colours of one theme. Only what may be touched now has the colour of fire."""

    name: str
    dark: bool
    ground: str
    raised: str
    higher: str
    ink: str
    faint: str
    fire: str
    on_fire: str
    brass: str
    danger: str
    safe: str
    frost: str
    seats: tuple[str, str, str, str, str]

    def style(self, color: str, bold: bool = False, back: str = "", under: bool = False) -> Style:
        """A style from the name of a colour here, or of a seat: ``"seat0"``."""
        if color.startswith("seat"):
            shade = self.seats[int(color[4:]) % len(self.seats)]
        else:
            shade = getattr(self, color)
        return Style(color=shade, bold=bold, bgcolor=getattr(self, back) if back else None, underline=under)

    def theme(self) -> Theme:
        """The same for the dialogues, which the library draws."""
        return Theme(
            name=self.name,
            primary=self.fire,
            accent=self.fire,
            secondary=self.brass,
            warning=self.brass,
            error=self.danger,
            success=self.safe,
            foreground=self.ink,
            background=self.ground,
            surface=self.raised,
            panel=self.higher,
            dark=self.dark,
        )


NIGHT: Final = Palette(
    "night",
    True,
    "#14171a",
    "#1e2327",
    "#2b3237",
    "#f3e9d6",
    "#a89e8c",
    "#f0913a",
    "#1d120a",
    "#d9b36c",
    "#ff8a75",
    "#8fd0a8",
    "#a9cfe3",
    ("#f3d34a", "#6ab8f0", "#4fc49a", "#efa0c6", "#b9a2f0"),
)
DAY: Final = Palette(
    "day",
    False,
    "#f6efe0",
    "#ece2cd",
    "#dccfb2",
    "#231c15",
    "#5b4c3b",
    "#a8470f",
    "#fff8ee",
    "#6b4a12",
    "#9c2c22",
    "#2a5f38",
    "#2b5d78",
    ("#7a5c00", "#14619c", "#0f664a", "#97306a", "#5a3f9c"),
)
PALETTES: Final = {palette.name: palette for palette in (NIGHT, DAY)}

SHAPES: Final = ("●", "■", "▲", "◆", "⬢")
HOLLOW: Final = ("○", "□", "△", "◇", "⬡")
LETTERS: Final = "ABCDE"
FACES: Final = {
    "blank": "·",
    "opportunity": "↯",
    "kill": "◎",
    "bonus_kill": "◎↯",
    "casualty": "†",
    "fatal": "✖",
}
SKULL: Final = "†"
RED: Final = "#b3261e"
BLACK: Final = "#000000"
ON_DIE: Final = "#ffffff"
