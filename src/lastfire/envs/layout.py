"""Layouts: how a view becomes an array of numbers, every one of them named and explained.

A layout is made of parts. A part describes some fields, and reads their numbers from a scene: what
one seat knows at one moment, and nothing else.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lastfire.engine.step import Ask, Vocabulary

Numbers = Sequence[float]


class Scene:
    """What one seat knows at one moment: its view and, if it is the one who is asked, the ask.

    ``seats`` is the list of that name in the view, turned so that the observer comes first.
    """

    def __init__(self, view: Mapping[str, Any], ask: Ask | None) -> None:
        self.view = view
        self.question = ask.question if ask is not None else None
        self.about: dict[str, Any] = ask.about if ask is not None else {}
        self._seat: int = view["seat"]
        seats: list[dict[str, Any]] = view["seats"]
        self.seats = seats[self._seat :] + seats[: self._seat]

    def place(self, seat: int | None) -> int | None:
        """A seat as the observer counts: 0 is its own, 1 the next one; None stays None."""
        return None if seat is None else (seat - self._seat) % len(self.seats)


class Field:
    """Some neighbouring numbers of an observation. ``labels`` say what each of them stands for."""

    def __init__(
        self, name: str, meaning: str, high: float = 1, low: float = 0, labels: Sequence[str] = ("",)
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.low = low
        self.high = high
        self.labels = tuple(labels)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.labels)


class Part:
    """Fields that are read together: ``read`` finds all their numbers, in order."""

    def __init__(self, fields: Sequence[Field], read: Callable[[Scene], Numbers]) -> None:
        self.fields = tuple(fields)
        self.read = read


Facts = Mapping[str, tuple[float, str]]
"""Numbers by name, each with its upper bound and what it means."""


def number(name: str, meaning: str, read: Callable[[Scene], float], high: float = 1) -> Part:
    """One number from 0 to ``high``; 0 or 1 by default."""
    return Part([Field(name, meaning, high)], lambda scene: (read(scene),))


def numbers_in(prefix: str, facts: Facts, where: Callable[[Scene], Mapping[str, Any] | None]) -> Part:
    """The numbers of these names in a part of the view; 0 for None, all 0 where that part is None."""
    names = tuple(facts)
    nothing = (0.0,) * len(names)

    def read(scene: Scene) -> Numbers:
        found = where(scene)
        return nothing if found is None else [found[name] or 0 for name in names]

    return Part([Field(prefix + name, meaning, high) for name, (high, meaning) in facts.items()], read)


def one_of(name: str, meaning: str, choices: Sequence[str], read: Callable[[Scene], str | None]) -> Part:
    """One number per choice: 1 for the one that holds, 0 for the others; all 0 for None."""
    rows: dict[str | None, Numbers] = {None: (0.0,) * len(choices)}
    for i, choice in enumerate(choices):
        rows[choice] = single(i, len(choices))
    return Part([Field(name, meaning, labels=choices)], lambda scene: rows[read(scene)])


def seat_of(name: str, meaning: str, seats: int, read: Callable[[Scene], int | None]) -> Part:
    """One number per seat, the observer's first: 1 for the seat that ``read`` finds."""
    rows: dict[int | None, Numbers] = {None: (0.0,) * seats}
    for i in range(seats):
        rows[i] = single(i, seats)
    labels = ["observer", *(f"seat {i} after" for i in range(1, seats))]
    return Part([Field(name, meaning, labels=labels)], lambda scene: rows[scene.place(read(scene))])


def some_of(
    name: str, meaning: str, choices: Sequence[str], read: Callable[[Scene], Sequence[str]], high: float = 1
) -> Part:
    """One number per choice: how often it is among those that ``read`` finds."""
    places = {choice: i for i, choice in enumerate(choices)}
    nothing = (0.0,) * len(choices)

    def count(scene: Scene) -> Numbers:
        found = read(scene)
        if not found:
            return nothing
        row = [0.0] * len(nothing)
        for choice in found:
            row[places[choice]] += 1
        return row

    return Part([Field(name, meaning, high, labels=choices)], count)


def question_part(vocabulary: Vocabulary, facts: Facts) -> list[Part]:
    """The open question of the observer and those of its numbers, all 0 when it is not asked."""

    def about(scene: Scene) -> Numbers:
        return [scene.about.get(fact, 0) for fact in facts]

    names = [question.name for question in vocabulary.questions]
    return [
        one_of("ask", "the question the observer is asked", names, lambda scene: scene.question),
        Part([Field(f"ask.{fact}", meaning, high) for fact, (high, meaning) in facts.items()], about),
    ]


def single(place: int, size: int) -> Numbers:
    """A row of zeros with one 1."""
    return tuple(float(i == place) for i in range(size))


class Layout:
    """The fields of one game for one number of seats, in a fixed order.

    ``key`` differs when anything a trained policy relies on does: keep it beside the policy.
    """

    def __init__(self, game: str, seats: int, parts: Sequence[Part]) -> None:
        self.game = game
        self.seats = seats
        self.parts: Final = tuple(parts)
        self.fields: Final = tuple(field for part in parts for field in part.fields)
        self._slices: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            if field.name in self._slices:
                raise ValueError(f"two fields are called {field.name}")
            self._slices[field.name] = slice(at, at + field.size)
            at += field.size
        self.size: Final = at
        self.low: Final = np.concatenate([np.full(f.size, f.low, np.float32) for f in self.fields])
        self.high: Final = np.concatenate([np.full(f.size, f.high, np.float32) for f in self.fields])
        # Every environment shares them.
        self.low.flags.writeable = self.high.flags.writeable = False
        told = [(field.name, field.labels, field.low, field.high) for field in self.fields]
        self.key: Final = hashlib.sha256(f"{game} {seats} {told}".encode()).hexdigest()[:16]

    def __getitem__(self, name: str) -> slice:
        """Where a field lies: ``observation[layout["group_0.people"]]``."""
        return self._slices[name]

    def numbers(self, view: Mapping[str, Any], ask: Ask | None) -> list[float]:
        """All fields of a seat's view and its own open ask, before they are held to the bounds."""
        scene = Scene(view, ask)
        numbers: list[float] = []
        for part in self.parts:
            numbers += part.read(scene)
        return numbers

    def observe(self, view: Mapping[str, Any], ask: Ask | None) -> NDArray[np.float32]:
        """The observation; a number beyond a bound is given as the bound."""
        array: NDArray[np.float32] = np.array(self.numbers(view, ask), np.float32)
        np.maximum(array, self.low, out=array)
        np.minimum(array, self.high, out=array)
        return array

    def scale(self, observation: NDArray[np.float32]) -> NDArray[np.float32]:
        """The same observation with every number between 0 and 1."""
        scaled: NDArray[np.float32] = (observation - self.low) / (self.high - self.low)
        return scaled

    def table(self) -> str:
        """All fields as text: index range, bounds, name, meaning, and what each number stands for."""
        rows = [("index", "bounds", "field", "meaning")]
        for field in self.fields:
            place = self[field.name]
            index = f"{place.start}" if field.size == 1 else f"{place.start}-{place.stop - 1}"
            meaning = field.meaning + (f" ({_shortened(field.labels)})" if field.size > 1 else "")
            rows.append((index, f"{field.low:g}..{field.high:g}", field.name, meaning))
        widths = [max(len(row[i]) for row in rows) for i in range(3)]
        lines = ["  ".join([*(row[i].ljust(widths[i]) for i in range(3)), row[3]]) for row in rows]
        return "\n".join(lines)

    def json(self) -> list[dict[str, Any]]:
        """All fields as JSON values, with every label."""
        return [
            {
                "name": field.name,
                "start": self[field.name].start,
                "size": field.size,
                "low": field.low,
                "high": field.high,
                "meaning": field.meaning,
                "labels": list(field.labels) if field.size > 1 else [],
            }
            for field in self.fields
        ]


def _shortened(labels: Sequence[str], most: int = 8) -> str:
    if len(labels) <= most:
        return ", ".join(labels)
    return ", ".join([*labels[:3], "…", labels[-1]])
