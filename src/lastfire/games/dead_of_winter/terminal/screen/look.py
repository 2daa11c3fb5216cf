"""What all parts of the picture of Dead of Winter share: names, pieces, and what may be touched."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from lastfire.cli.lines.telling import Telling
from lastfire.cli.screen.canvas import Block, Line, Target
from lastfire.cli.screen.drawing import Drawing
from lastfire.cli.screen.face import Scene
from lastfire.cli.screen.marks import SHAPES
from lastfire.games.dead_of_winter.rules.view import PlaceView, SeatView
from lastfire.games.dead_of_winter.terminal.lines.table import Colony
from lastfire.games.dead_of_winter.terminal.screen.playback import ColonyShow
from lastfire.games.dead_of_winter.terminal.screen.questions import Choices
from lastfire.games.dead_of_winter.terminal.screen.words import tell
from lastfire.games.dead_of_winter.terminal.typed import NamedKind

ZOMBIE: Final = "Z"
BARRICADE: Final = "#"
FREE: Final = "·"
TRAP: Final = "x"
BANDIT: Final = "⊗"
SPECIALS: Final = {"claw": "C", "frostwalker": "F", "hydra": "H", "spewer": "P", "reaper": "R", "siren": "S"}
"""A letter for each type of special zombie."""


class Look(Drawing):
    """A scene, with the pieces of the game."""

    def __init__(self, scene: Scene) -> None:
        Drawing.__init__(self, scene)
        assert isinstance(scene.show, ColonyShow)
        self.show = scene.show
        self.questions = scene.questions if isinstance(scene.questions, Choices) else None
        self.view = self.show.view
        self.told = Colony(Telling(self.view, scene.catalogue, self.names, self.lang, scene.odds))
        self.catalogue = self.told.catalogue
        self.night = self.told.night
        self.expansion = self.told.expansion

    def tell(self, key: str, **values: object) -> str:
        """One of the words."""
        return tell(key, self.lang, **values)

    def title(self, kind: NamedKind, thing: str) -> str:
        """A name as it stands at the head of something."""
        name = self.told.name(kind, thing)
        if self.lang == "en":
            name = name.removeprefix("the ")
        return name[:1].upper() + name[1:]

    def first_name(self, survivor: str) -> str:
        """What a survivor is called on the board."""
        name = self.told.name("survivors", survivor)
        return name.split("・" if self.lang == "ja" else " ")[0]

    # What may be touched.

    def touchable(self, kind: str, name: str | int) -> tuple[Target | None, bool]:
        """What a click there lights, and whether it is lit now."""
        questions = self.questions
        if questions is None:
            return None, False
        rows = questions.about(kind, name)
        if not rows:
            return None, False
        return Target("about", name=f"{kind} {name}"), questions.lit in rows

    def glow(self, kind: str, name: str | int, style: Style) -> tuple[Style, Target | None]:
        """The style of a thing: of fire when it may be touched."""
        target, lit = self.touchable(kind, name)
        if target is None:
            return style, self._refused(kind, name)
        if lit:
            return self.style("on_fire", bold=True, back="fire"), target
        return self.style("fire", bold=True, under=True), target

    def _refused(self, kind: str, name: str | int) -> Target | None:
        """What a click says where nothing can be done."""
        refused = self.questions.all_refused if self.questions is not None else ()
        if kind == "place" and any(each.verb == kind and name in each.about for each in refused):
            return Target("why_not", name=str(name))
        return None

    # Pieces.

    def survivor(self, name: str, back: Style | None = None) -> Line:
        """A survivor as a piece: whose, who, and in what state."""
        here = self.view["survivors"].get(name)
        line = Line(40, back or self.ground)
        if here is None:
            return line
        seat = here["seat"]
        line.put(SHAPES[seat % len(SHAPES)], self.style(f"seat{seat}", bold=True))
        style, target = self.glow("survivor", name, self.style(f"seat{seat}" if here["leader"] else "ink"))
        line.put(self.first_name(name), style, target)
        line.put("*" if here["leader"] else "", self.style("brass", bold=True))
        line.put("'" if here["moved"] else "", self.style("faint"))
        for key, count, color in (
            ("wounds_n", here["wounds"], "danger"),
            ("frost_n", here["frostbite"], "frost"),
        ):
            if count:
                line.put(" " + self.tell(key, n=count), self.style(color))
        despair = self.expansion.despair_of(name)
        if despair:
            line.put(" " + self.tell("despair_mark", n=despair), self.style("danger", bold=True))
        line.put("§" * len(self.expansion.effects_of(name)), self.style("frost"))
        return line

    def people(self, names: list[str], width: int, height: int, helpless: int = 0) -> Block:
        """Survivors side by side; those without room are counted."""
        tokens = [self.survivor(name) for name in names]
        if helpless:
            token = Line(30, self.ground).put(self.tell("helpless_n", n=helpless), self.style("faint"))
            if self.expansion.unruly:
                unruly = self.tell("unruly_mark", n=self.expansion.unruly)
                token.put(unruly, self.style("danger"))
            tokens.append(token)
        lines = [Line(width, self.ground)]
        for i, token in enumerate(tokens):
            rest = len(tokens) - i
            keep = cell_len(self.tell("more", n=rest)) + 1 if len(lines) == height and rest > 1 else 0
            if token.cells + 1 + keep > lines[-1].room:
                if len(lines) == height:
                    lines[-1].put(" " + self.tell("more", n=rest), self.style("faint"))
                    break
                lines.append(Line(width, self.ground))
            lines[-1].put(" ").join_part(token)
        return lines

    def entrance(self, place: PlaceView, number: int = 1) -> Line:
        """An entrance of a place, from 1: zombies and barricades from the left, then what is free."""
        gate = place["gates"][number - 1]
        line = Line(gate["spaces"] + 4, self.ground)
        specials = [SPECIALS.get(kind, ZOMBIE) for kind in self.expansion.specials_at(place["place"], number)]
        traps = [*self.expansion.traps_at(place["place"]), *[0] * number][number - 1]
        line.put("".join(specials), self.style("frost", bold=True, under=True))
        line.put(ZOMBIE * (gate["zombies"] - len(specials)), self.style("danger", bold=True))
        line.put(BARRICADE * gate["barricades"], self.style("brass", bold=True))
        line.put(TRAP * traps, self.style("fire", bold=True))
        free = gate["spaces"] - gate["zombies"] - gate["barricades"] - traps
        return line.put(FREE * max(0, free), self.style("faint"))

    def dice(self, group: SeatView, back: Style) -> Line:
        """The unused dice, and a dot for each that is used."""
        line = Line(30, back)
        line.put(" ".join(map(str, group["dice"])), self.style("ink", bold=True))
        used = group["used_dice"]
        return line.put((" " if group["dice"] else "") + FREE * used if used else "", self.style("faint"))

    def coming(self, place: str) -> Line:
        """The zombies that the night will bring, and how many of them find no room."""
        line = Line(14, self.ground)
        if self.night is None:
            return line
        zombies, overruns = self.night["zombies"][place], self.night["overruns"][place]
        if zombies:
            line.put("☾" + self.tell("n_coming", n=short(zombies)), self.style("frost"))
        if overruns:
            line.put("!" + short(overruns), self.style("danger", bold=True))
        return line


def short(number: float) -> str:
    """A mean with one place behind the point, if it needs one."""
    return f"{number:.1f}".removesuffix(".0")
