"""What all parts of the picture of Dawn of the Zeds share: names, pieces, and what may be touched."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from lastfire.cli.lines.telling import Telling, Told
from lastfire.cli.screen.canvas import Target
from lastfire.cli.screen.drawing import Drawing
from lastfire.cli.screen.face import Scene
from lastfire.games.dawn_of_the_zeds.rules.view import UnitView
from lastfire.games.dawn_of_the_zeds.terminal.lines.gathered import gathered
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import ENEMIES, Town
from lastfire.games.dawn_of_the_zeds.terminal.screen.playback import DawnShow
from lastfire.games.dawn_of_the_zeds.terminal.screen.questions import Choices
from lastfire.games.dawn_of_the_zeds.terminal.screen.words import CODES, OF_KIND, REFUGEES, tell

GROUND: Final = {
    "barricade": "#",
    "strongpoint": "%",
    "minefield_7": "^",
    "minefield_4": "^",
    "no_entry": "!",
    "bridge_down": "/",
    "ferry": "=",
}
FULL: Final = 4
"""Room for everything about a unit on the map."""
STRENGTH: Final = 3
"""Room for its Strength, and one sign for its state."""
STATE: Final = 2
"""Room for its state, but not for its Strength."""
SIGN: Final = 1
"""Room for one sign for its state, but not for its Strength."""
KINDS: Final = {"town": "T", "village": "v", "named": "*", "catacombs": "?"}
"""What stands behind the number of a space."""


class Look(Drawing):
    """A scene, with the pieces of the game."""

    loud = ("turn_begins", "fate_drawn", "track_activated", "game_ends")
    bad = ("buried", "devoured", "chaos_laid", "outbreak_begins", "unchecked_begins", "unit_beaten")

    def gathered(self, records: Sequence[Told]) -> Sequence[Told]:
        return gathered(records)

    def __init__(self, scene: Scene) -> None:
        Drawing.__init__(self, scene)
        assert isinstance(scene.show, DawnShow)
        self.show = scene.show
        self.questions = scene.questions if isinstance(scene.questions, Choices) else None
        self.view = self.show.view
        self.town = Town(Telling(self.view, scene.catalogue, self.names, self.lang, scene.odds))
        self.catalogue = self.town.catalogue

    def tell(self, key: str, **values: object) -> str:
        """One of the words."""
        return tell(key, self.lang, **values)

    # What may be touched.

    def touchable(self, kind: str, name: str) -> tuple[Target | None, bool]:
        """What a click there lights, and whether it is lit now."""
        questions = self.questions
        if questions is None:
            return None, False
        rows = questions.about(kind, name)
        if not rows:
            return None, False
        return Target("about", name=f"{kind} {name}"), questions.lit in rows

    def glow(self, kind: str, name: str, style: Style) -> tuple[Style, Target | None]:
        """The style of a thing: of fire when it may be touched."""
        target, lit = self.touchable(kind, name)
        if target is None:
            return style, self.refused_at(name) if kind == "space" else None
        if lit:
            return self.style("on_fire", bold=True, back="fire"), target
        return self.style("fire", bold=True, under=True), target

    def refused_at(self, space: str) -> Target | None:
        """What a click says where nothing can be done."""
        if self.questions is None or self.questions.why_not_in(space) is None:
            return None
        return Target("why_not", name=space)

    # Pieces.

    def code(self, unit: UnitView) -> str:
        """What is written on the map for a unit."""
        key, kind = unit["unit"], self.town.kind(unit["unit"])
        if key in CODES:
            return CODES[key].text(self.lang)
        if kind == "villagers" and unit["refugees"]:
            return REFUGEES.text(self.lang)
        if kind not in OF_KIND:
            name = self.town.unit(key)
            return name.split()[-1][:2] if self.lang == "en" else name[:1]
        text = OF_KIND[kind].text(self.lang)
        return text.lower() if unit["reduced"] and kind in ENEMIES else text

    def piece(self, unit: UnitView, room: int = FULL) -> str:
        """A unit on the map, with its Strength and its state, as far as there is room.

        With less than ``FULL``, first a state of several signs is "…", then it is told in full without the
        Strength, then as "…" without it; at 0 there is the code alone.
        """
        kind = self.town.kind(unit["unit"])
        text = self.code(unit)
        if kind in ("villagers", "vip"):
            return text
        if room >= STRENGTH or kind in (*ENEMIES, "un_zeds", "regular_civilians"):
            text += str(unit["strength"]) if unit["strength"] else ""
        state = "'" * unit["hits"] + "d" * unit["defiant"] + "x" * unit["comatose"]
        if room == FULL:
            return text + state + "+" * bool(unit["markers"])
        if room == STATE:
            return text + state
        return text + (state if len(state) < 2 else "…") if room else text

    def piece_style(self, unit: UnitView) -> Style:
        """The colour of a unit: by its side, a Hero's by its player."""
        kind = self.town.kind(unit["unit"])
        if kind in ENEMIES or kind == "un_zeds":
            return self.style("danger", bold=True)
        back = "higher" if unit["unit"] == self.view["acting"] else ""
        if kind == "hero":
            return self.style(f"seat{unit['owner'] or 0}", bold=True, back=back, under=bool(back))
        if kind in ("villagers", "vip"):
            return self.style("frost", back=back, under=bool(back))
        return self.style("ink", bold=True, back=back, under=bool(back))
