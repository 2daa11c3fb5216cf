"""The map: five tracks side by side, Town Center and the rooms below them."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from lastfire.cli.choices import percent
from lastfire.cli.screen.canvas import Block, Line, Target
from lastfire.cli.width import clip, fit
from lastfire.games.dawn_of_the_zeds.rules.view import UnitView
from lastfire.games.dawn_of_the_zeds.terminal.lines.table import ENEMIES
from lastfire.games.dawn_of_the_zeds.terminal.screen.look import (
    FULL,
    GROUND,
    KINDS,
    SIGN,
    STATE,
    STRENGTH,
    Look,
)

LABEL: Final = 8
"""Cells in front of the spaces of a track."""
TOWN_LINES: Final = 2
ROOMS: Final = (
    ("hospital", "beds"),
    ("staff_office", "offices"),
    ("lab", "lab"),
    ("refugee_camp", "camp"),
)
_NAME: Final = 10
"""Cells in which a part of a name still says something."""
MOST: Final = 5
"""Lines that a track takes at most."""

Mark = tuple[str, Style, Target | None]


class Board(Look):
    """Draws the map."""

    def lines_needed(self, each: int = 2) -> int:
        """How many lines it takes with so many for each track."""
        return len(self.view["tracks"]) * each + TOWN_LINES

    def draw_board(self, width: int, height: int) -> Block:
        """The tracks, then the town, in so many lines or fewer."""
        tracks = self.view["tracks"]
        each = max(2, min(MOST, (height - TOWN_LINES) // len(tracks)))
        lines: Block = []
        for track in tracks:
            lines += self._track(track, width, each)
        lines += self._town(width, min(self._town_lines(width), height - len(lines)))
        return lines[:height]

    # Tracks.

    def _track(self, track: str, width: int, height: int) -> Block:
        """One track, its Town space at the left."""
        keys = self.town.spaces_of(track)
        each = (width - LABEL) // len(keys)
        rest = width - LABEL - each * len(keys)
        blocks = [self._cell(key, each, height) for key in keys]
        labels = self._label(track, height)
        lines: Block = []
        for y in range(height):
            line = Line(width, self.ground).join(labels[y])
            for block in blocks:
                line.join(block[y])
            lines.append(line.put(" " * rest).full())
        return lines

    def _label(self, track: str, height: int) -> Block:
        """The name of a track, and how often it is still to be activated."""
        event = self.view["event"]
        left = 0
        now = False
        if event is not None and self.view["phase"] not in ("action", "housekeeping", "over"):
            left = sum(each in (track, "all") for each in event["tracks_left"])
            now = event["track"] == track and self.view["phase"] == "zeds"
        style, target = self.glow("track", track, self.style("brass", bold=True))
        if now:
            style = self.style("danger", bold=True)
        name = Line(LABEL, self.ground).put(clip(self.town.track(track), LABEL), style, target).full()
        marks = Line(LABEL, self.ground).put("▸" * left, self.style("danger", bold=True))
        forecast = self.town.odds.get("forecast") if self.questions is not None else None
        for each in forecast["tracks"] if forecast is not None else []:
            if each["track"] == track and each["activated"] > 0:
                bad = each["town_falls"] > 0
                text = percent(each["activated"]) + ("!" if bad else "")
                marks.put(text, self.style("danger" if bad else "frost", bold=bad))
        return [name, marks.full(), *[Line(LABEL, self.ground).full() for _ in range(height - 2)]]

    def _cell(self, key: str, width: int, height: int) -> Block:
        """One space: its number and what lies there, then who is there."""
        units = self.town.at.get(key, [])
        enemies = [unit for unit in units if self._is_enemy(unit)]
        others = [unit for unit in units if not self._is_enemy(unit)]
        head = self._head(key, width, height > 2)
        lines = [head, *[Line(width, self.ground).put(" ") for _ in range(height - 1)]]
        if height == 2:
            self._fill(lines if not others else [head], enemies, width)
            self._fill(lines[1:], others, width)
        else:
            # Enemies above, others below; a line that one side does not need is the other's.
            split = height if not others else 2 if enemies else 1
            self._fill(lines[1 : max(2, split)], enemies, width)
            self._fill(lines[split:], others, width)
        lit = self.show.spot == key and self.questions is None
        target, _ = self.touchable("space", key)
        done: Block = []
        for line in lines:
            full = line.full()
            # What was drawn last lies on top: units keep their own targets.
            hits = full.hits[:]
            where = target or self.refused_at(key)
            if where is not None:
                full.hits = []
                full.all_over(where)
                full.hits += hits
            if lit:
                full.text.stylize(self.style("ink", back="higher"))
            done.append(full)
        return done

    def _is_enemy(self, unit: UnitView) -> bool:
        return self.town.kind(unit["unit"]) in (*ENEMIES, "un_zeds")

    def _head(self, key: str, width: int, with_name: bool) -> Line:
        """The number of a space, what it is, what lies there; its name where there is room."""
        space = self.catalogue["spaces"][key]
        number = "St" if space["kind"] == "start" else f"{space['step']}{KINDS.get(space['kind'], '')}"
        style, target = self.glow("space", key, self.style("faint"))
        line = Line(width, self.ground).put(" ").put(number, style, target)
        for text, mark in self._marks(key):
            line.put(text, mark)
        name = self.town.space(key)
        has_room = cell_len(name) + 2 <= line.room or line.room > _NAME
        if with_name and space["kind"] not in ("clear", "start") and has_room:
            line.put(" ").put(clip(name, line.room - 1), self.style("faint"))
        return line

    def _marks(self, key: str) -> list[tuple[str, Style]]:
        seen = self.town.ground.get(key)
        if seen is None:
            return []
        found = []
        if seen["chaos"]:
            found.append((f"~{seen['chaos']}", self.style("danger", bold=True, under=True)))
        found += [(GROUND[thing], self.style("brass", bold=True)) for thing in seen["ground"]]
        return found

    def _fill(self, lines: Block, units: list[UnitView], width: int) -> None:
        """Lay units on lines, with as much about each as there is room for."""
        if not units or not lines:
            return
        for room in (FULL, STRENGTH, STATE, SIGN, 0):
            for gap in (1, 0):
                if self._fits(lines, [self.piece(unit, room) for unit in units], width, gap):
                    self._lay(lines, units, width, room, gap)
                    return
        self._lay(lines, units, width, 0, 0)

    def _fits(self, lines: Block, pieces: list[str], width: int, gap: int) -> bool:
        """Whether pieces fit on the lines."""
        room = [width - line.cells - min(gap, self._gap(line)) for line in lines]
        y = 0
        first = True
        for piece in pieces:
            need = cell_len(piece) + (0 if first else gap)
            while y < len(room) and room[y] < need:
                y += 1
                need = cell_len(piece)
            if y == len(room):
                return False
            room[y] -= need
            first = False
        return True

    def _lay(self, lines: Block, units: list[UnitView], width: int, room: int, gap: int) -> None:
        """Lay units on lines one after another; what finds no room is counted."""
        y = 0
        started = [False] * len(lines)
        for at, unit in enumerate(units):
            piece = self.piece(unit, room)
            while y < len(lines):
                line = lines[y]
                before = gap if started[y] else min(gap, self._gap(line))
                rest = len(units) - at
                keep = len(self.tell("more", n=rest)) if y == len(lines) - 1 and rest > 1 and room == 0 else 0
                if line.cells + before + cell_len(piece) <= width - (keep if gap == 0 else 0) or (
                    line.cells + before + cell_len(piece) <= width and rest == 1
                ):
                    break
                y += 1
            if y == len(lines):
                lines[-1].put(clip(self.tell("more", n=len(units) - at), max(0, width - lines[-1].cells + 1)))
                return
            line = lines[y]
            line.put(" " * (gap if started[y] else min(gap, self._gap(line))))
            started[y] = True
            style, target = self.glow("unit", unit["unit"], self.piece_style(unit))
            line.put(piece, style, target)

    def _gap(self, line: Line) -> int:
        """What parts the first piece of a line from what stands there; nothing where only blanks do."""
        return 1 if line.text.plain.strip() else 0

    # The town.

    def _town_lines(self, width: int) -> int:
        """How many lines the town takes, with up to two more where many units are in Town Center."""
        pieces = [self.piece(unit) for unit in self.town.at.get("town_center", [])]
        lines = 1
        while lines < 3 and not self._fits([Line(width).to(LABEL) for _ in range(lines)], pieces, width, 1):
            lines += 1
        return TOWN_LINES - 1 + lines

    def _town(self, width: int, height: int) -> Block:
        """Town Center, then the rooms around it and the Cemetery."""
        lines = [Line(width, self.raised) for _ in range(height - 1)]
        style, target = self.glow("space", "town_center", self.style("brass", bold=True))
        label = fit(self.tell("town"), LABEL)
        lines[0].put(label.rstrip(), style, target).to(LABEL)
        for text, mark in self._marks("town_center"):
            lines[0].put(text, mark)
        for line in lines[1:]:
            line.to(LABEL)
        self._fill(lines, self.town.at.get("town_center", []), width)
        rooms = Line(width, self.raised)
        for key, name in ROOMS:
            units = self.town.at.get(key, [])
            if not units and self.touchable("space", key)[0] is None:
                continue
            style, target = self.glow("space", key, self.style("faint"))
            rooms.put(self.tell(name), style, target).put(" ")
            for unit in units:
                style, target = self.glow("unit", unit["unit"], self.piece_style(unit))
                rooms.put(self.piece(unit), style, target).put(" ")
            rooms.put(" ")
        dead = sum(self.town.kind(key) not in ENEMIES for key in self.view["cemetery"])
        if dead:
            rooms.put(f"{self.tell('cemetery')} {dead}", self.style("faint"))
        return [*[line.full() for line in lines], rooms.full()]
