"""The colony with its six entrances, and the places around it, however many a match has."""

from typing import Final

from rich.cells import cell_len

from lastfire.cli.screen.canvas import Block, Line, beside, exactly
from lastfire.cli.width import clip
from lastfire.games.dead_of_winter.rules.view import PlaceView
from lastfire.games.dead_of_winter.terminal.screen.look import BANDIT, Look

_COLUMNS: Final = 3
_TILE: Final = 26
_LOW: Final = 4
"""The lines of the lowest tile: its frame, the entrance, the people."""
_USUAL: Final = 3
"""Tiles at each side in the base game; there they are a line higher."""


class Board(Look):
    """Draws the places."""

    def draw_board(self, width: int, height: int) -> Block:
        """The board in so many lines."""
        if height >= self.roomy:
            return self._tiles(self.view["places"], width, height)
        rows = self._rows()
        colony = self.view["places"][0]
        people = 1 if height < 3 + 2 * len(rows) else 2
        heights = self._heights(rows, height - 1 - people)
        shown = self._window(rows, len(heights))
        lines = self._colony_lines(colony, width, people, len(rows) - len(heights))
        each = (width - (_COLUMNS - 1)) // _COLUMNS
        for row, high in zip(shown, heights, strict=True):
            blocks = [self._place_lines(place, each, high) for place in row]
            blocks += [exactly([], high, each, self.ground)] * (_COLUMNS - len(row))
            lines += beside(blocks, width, 1, self.ground)
        return exactly(lines, height, width, self.ground)

    @property
    def roomy(self) -> int:
        """From so many lines on, places are drawn as tiles; below, as lines."""
        side = len(self.view["places"]) // 2
        return (_LOW + 1) * side if side <= _USUAL else _LOW * side

    def lines_needed(self, width: int) -> int:
        """How many lines the smallest board takes that shows everybody."""
        colony = self.people(self.view["places"][0]["survivors"], width, 2, self.view["helpless"])
        return 1 + len(colony) + 2 * len(self._rows())

    def _rows(self) -> list[list[PlaceView]]:
        """The places besides the colony, side by side."""
        outside = self.view["places"][1:]
        return [outside[start : start + _COLUMNS] for start in range(0, len(outside), _COLUMNS)]

    def _heights(self, rows: list[list[PlaceView]], height: int) -> list[int]:
        """The lines of each row that has room: two, or one for those with the fewest people."""
        heights = [2] * len(rows)
        fewest = sorted(range(len(rows)), key=lambda row: (_people_in(rows[row]), -row))
        for row in fewest[: max(0, sum(heights) - height)]:
            heights[row] = 1
        return heights if sum(heights) <= height else [1] * max(1, height)

    def _window(self, rows: list[list[PlaceView]], room: int) -> list[list[PlaceView]]:
        """So many rows: the one where something happens is among them."""
        here = next((i for i, row in enumerate(rows) if self.show.spot in [p["place"] for p in row]), 0)
        start = min(here, len(rows) - room)
        return rows[start : start + room]

    def _name(self, line: Line, place: PlaceView, room: int) -> None:
        """The name of a place, marked when the last record speaks of it."""
        name = place["place"]
        here = self.show.spot == name
        style, target = self.glow("place", name, self.style("brass" if here else "ink", bold=True))
        line.put("▸" if here else " ", self.style("brass", bold=True))
        line.put(clip(self.title("places", name), room), style, target)

    # As lines.

    def _colony_lines(self, place: PlaceView, width: int, people: int, hidden: int) -> Block:
        """The colony: its entrances in one line, then who lives there; how many rows are out of sight."""
        line = Line(width, self.ground)
        self._name(line, place, 10)
        line.put(f" {place['heads']}/{place['room']} ", self.style("faint"))
        for i in range(1, len(place["gates"]) + 1):
            style, target = self.glow("gate", i, self.style("faint"))
            line.put(" ").put(f"{i}", style, target).put(" ").join_part(self.entrance(place, i))
        line.put("  ").join_part(self.coming(place["place"]))
        if hidden:
            line.right(f"▾{hidden} ", width, self.style("brass", bold=True))
        return [line.full(), *self._exact_people(place, width, people, self.view["helpless"])]

    def _place_lines(self, place: PlaceView, width: int, height: int) -> Block:
        """A place in two lines: its entrance, then who is there; or in one."""
        line = Line(width, self.ground)
        entrance = self.entrance(place)
        marks = self._marks(place, height == 1)
        name = self.title("places", place["place"])
        room = width - entrance.cells - marks.cells - 2
        self._name(line, place, room)
        gap = " " if cell_len(name) < room else ""
        line.put(" ").join_part(entrance).put(gap).join_part(marks)
        if height == 1:
            people = self.people(place["survivors"], line.room, 1)[0]
            return [line.join_part(people).full()]
        return [line.full(), *self._exact_people(place, width, 1, coming=self.coming(place["place"]))]

    def _marks(self, place: PlaceView, with_bandits: bool) -> Line:
        """Noise and cards, and bandits where there is no other line for them."""
        line = Line(20, self.ground)
        bandits = self.expansion.bandits_at(place["place"]) if with_bandits else 0
        line.put(BANDIT * bandits, self.style("danger", bold=True))
        if place["noise"]:
            line.put(f"♪{place['noise']}", self.style("danger"))
        return line.put("" if place["deck"] is None else f"▤{place['deck']}", self.style("faint"))

    def _exact_people(
        self,
        place: PlaceView,
        width: int,
        height: int,
        helpless: int = 0,
        coming: Line | None = None,
    ) -> Block:
        """Who is there, then a circle for each survivor space that is free, and what the night brings."""
        after = coming if coming is not None else Line(0)
        lines = self.people(place["survivors"], width - after.cells, height, helpless)
        outside = place is not self.view["places"][0]
        bandits = self.expansion.bandits_at(place["place"])
        free = max(0, place["room"] - len(place["survivors"]) - bandits) if outside else 0
        if self.expansion.is_walled(place["place"]):
            free = 0
        last = Line(width, self.ground).join_part(lines[-1])
        gap = 1 if after.cells else 0
        if last.room > bandits + free + after.cells + gap:
            last.to(width - after.cells - bandits - free - gap)
            last.put(BANDIT * bandits, self.style("danger", bold=True)).put("○" * free, self.style("faint"))
        last.to(width - after.cells).join_part(after)
        lines = [Line(width, self.ground).join_part(line) for line in lines[:-1]] + [last]
        return exactly([line.full() for line in lines], height, width, self.ground)

    # As tiles.

    def _tiles(self, places: list[PlaceView], width: int, height: int) -> Block:
        """Tiles at both sides of the colony; in the base game three and three."""
        further = places[1 + 2 * _USUAL :]
        at_left = [*places[1 : 1 + _USUAL], *further[::2]]
        at_right = [*places[1 + _USUAL : 1 + 2 * _USUAL], *further[1::2]]
        each = height // len(at_left)
        side = max(_TILE, min(34, width // 4))
        left = [line for place in at_left for line in self._tile(place, side, each)]
        right = [line for place in at_right for line in self._tile(place, side, each)]
        middle = self._colony(places[0], width - 2 * side - 2, each * len(at_left))
        return exactly(beside([left, middle, right], width, 1, self.ground), height, width, self.ground)

    def _tile(self, place: PlaceView, width: int, height: int) -> Block:
        """One place: a frame with its name and deck, the entrance, the people."""
        frame = self.style("faint")
        head = Line(width, self.ground).put("┌", frame)
        deck = "" if place["deck"] is None else f" ▤{place['deck']} "
        self._name(head, place, width - cell_len(deck) - 5)
        head.put(" ")
        head.put("─" * (head.room - cell_len(deck) - 2), frame).put(deck, self.style("faint")).put(
            "─┐", frame
        )
        inside = width - 2
        entrance = Line(inside, self.ground).put(" ").join_part(self.entrance(place))
        if place["noise"]:
            noise = f"♪{place['noise']} "
            entrance.right(noise, inside, self.style("danger", bold=True))
        rows = [entrance.full()]
        if height > 5:
            names = [self.told.name("symbols", symbol) for symbol in self._symbols(place)]
            found = (", " if self.lang == "en" else "、").join(names)
            rows.append(Line(inside, self.ground).put(" " + found, self.style("faint")).full())
        rows += self._exact_people(place, inside, height - 2 - len(rows))
        foot = Line(width, self.ground).put("└─", frame)
        coming = self.coming(place["place"])
        if coming.cells:
            foot.put(" ").join_part(coming).put(" ")
        foot.put("─" * (foot.room - 1), frame).put("┘", frame)
        return [head.full(), *(self._framed(row, width, "│") for row in rows), foot.full()]

    def _symbols(self, place: PlaceView) -> list[str]:
        """What is mostly found there."""
        return self.catalogue["places"][place["place"]]["symbols"][:3]

    def _framed(self, row: Line, width: int, side: str) -> Line:
        frame = self.style("faint" if side == "│" else "brass")
        return Line(width, self.ground).put(side, frame).join(row).put(side, frame).full()

    def _colony(self, place: PlaceView, width: int, height: int) -> Block:
        """The colony: a palisade, entrances 1 to 3 above, 6 to 4 below, clockwise."""
        frame = self.style("brass")
        inside = width - 2
        heads = f" {place['heads']}/{place['room']} "
        head = Line(width, self.ground).put("╔", frame)
        self._name(head, place, width - cell_len(heads) - 5)
        head.put(" ")
        head.put("═" * (head.room - cell_len(heads) - 2), frame).put(heads, self.style("faint")).put(
            "═╗", frame
        )
        rows = [self._gates(place, (1, 2, 3), inside), Line(inside, self.ground).full()]
        rows += self._exact_people(place, inside, height - 6, self.view["helpless"])
        rows += [Line(inside, self.ground).full(), self._gates(place, (6, 5, 4), inside)]
        foot = Line(width, self.ground).put("╚═", frame)
        coming = self.coming(place["place"])
        if coming.cells:
            foot.put(" ").join_part(coming).put(" ")
        foot.put("═" * (foot.room - 1), frame).put("╝", frame)
        return [head.full(), *(self._framed(row, width, "║") for row in rows), foot.full()]

    def _gates(self, place: PlaceView, numbers: tuple[int, ...], width: int) -> Line:
        line = Line(width, self.ground)
        each = width // len(numbers)
        for at, i in enumerate(numbers):
            style, target = self.glow("gate", i, self.style("ink", bold=True))
            line.to(at * each + (each - 5) // 2)
            line.put(str(i), style, target).put(" ").join_part(self.entrance(place, i))
        return line.full()


def _people_in(row: list[PlaceView]) -> int:
    """How many survivors are at the places of a row."""
    return sum(len(place["survivors"]) for place in row)
