"""Parts: neighbouring numbers of an observation, each named and explained, and how they are written.

A part describes some fields, and writes their numbers from a scene: what one seat knows at one moment, and
nothing else. This module and the parts of the games compile with the rules, and know no package but our own.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from lastfire.engine.native import mypyc_attr
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask, Question, Vocabulary

Row: TypeAlias = "memoryview[float]"
"""Where numbers are written: 32-bit floats, shared with an array. All are 0 at first."""


class Scene:
    """What one seat knows at one moment: its sight and, if it is the one who is asked, the ask."""

    def __init__(self, sight: Sight, ask: Ask | None, seats: int) -> None:
        self.sight = sight
        self.ask = ask if ask is not None and ask.seat == sight.seat else None
        self.seat = sight.seat
        self.seats = seats

    def place(self, seat: int) -> int:
        """A seat as the observer counts: 0 is its own, 1 the next one."""
        return (seat - self.seat) % self.seats

    def seat_at(self, place: int) -> int:
        """The seat that the observer counts so."""
        return (self.seat + place) % self.seats


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Fields that are written together. Derive from it and write ``write``."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum([field.size for field in fields])

    def write(self, scene: Scene, row: Row, at: int) -> None:
        """Write the numbers that are not 0, in the order of the fields, from ``row[at]`` on."""
        raise NotImplementedError


def write_all(parts: Sequence[Part], scene: Scene, row: Row, at: int) -> None:
    """One part after the other, from ``row[at]`` on."""
    for part in parts:
        part.write(scene, row, at)
        at += part.size


# What parts write with.


def put(row: Row, at: int, numbers: list[int]) -> None:
    """These numbers, one after the other."""
    for number in numbers:
        if number:
            row[at] = number
        at += 1


def mark(row: Row, at: int, places: list[int]) -> None:
    """1 at each of these places."""
    for place in places:
        row[at + place] = 1


def count(row: Row, at: int, things: list[int], kinds: int) -> None:
    """For each kind, how many of these things are of it."""
    if not things:
        return
    counts = [0] * kinds
    for thing in things:
        counts[thing] += 1
    put(row, at, counts)


def mark_seat(row: Row, at: int, scene: Scene, seat: int) -> None:
    """1 at the place of this seat as the observer counts; nothing for -1."""
    if seat >= 0:
        row[at + scene.place(seat)] = 1


# What fields are made of.

Facts = Mapping[str, tuple[float, str]]
"""Numbers by name, each with its upper bound and what it means."""


def fields_of(prefix: str, facts: Facts) -> list[Field]:
    """A field for each of these numbers."""
    return [Field(prefix + name, meaning, high) for name, (high, meaning) in facts.items()]


def seat_field(name: str, meaning: str, seats: int) -> Field:
    """A number per seat, the observer's first: 1 for the one that is meant."""
    return Field(name, meaning, labels=["observer", *(f"seat {i} after" for i in range(1, seats))])


class Fact:
    """Where a fact of a question is written: its number at ``cell``, or a 1 as many cells after it.

    ``cells`` are those of things, by id.
    """

    def __init__(self, name: str, index: int, cell: int, is_seat: bool, cells: dict[str, int]) -> None:
        self.name = name
        self.index = index
        self.cell = cell
        self.is_seat = is_seat
        self.cells = cells


class QuestionPart(Part):
    """The open question of the observer and what it is about, all 0 when it is not asked.

    ``numbers`` are facts that are numbers; ``things`` those that name something, with what they mean and
    the ids to choose from; ``seats`` those that name a seat, of ``seat_count``. What a question does not
    have is 0.
    """

    def __init__(
        self,
        questions: Vocabulary | Sequence[Question],
        numbers: Facts,
        things: Mapping[str, tuple[str, Sequence[str]]] | None = None,
        seats: Mapping[str, str] | None = None,
        seat_count: int = 0,
    ) -> None:
        asked = questions.questions if isinstance(questions, Vocabulary) else questions
        names = [question.name for question in asked]
        fields = [Field("ask", "the question the observer is asked", labels=names)]
        fields += fields_of("ask.", numbers)
        for name, (meaning, ids) in (things or {}).items():
            fields.append(Field(f"ask.{name}", meaning, labels=ids))
        for name, meaning in (seats or {}).items():
            fields.append(seat_field(f"ask.{name}", meaning, seat_count))
        Part.__init__(self, fields)
        self._places = {name: i for i, name in enumerate(names)}
        starts: dict[str, int] = {}
        at = 0
        for field in fields:
            starts[field.name] = at
            at += field.size
        self._facts: dict[str, list[Fact]] = {}
        for question in asked:
            told: list[Fact] = []
            for index, name in enumerate(question.fields):
                start = starts.get(f"ask.{name}", -1)
                if start < 0:
                    continue
                ids = things[name][1] if things is not None and name in things else ()
                cells = {id_: start + i for i, id_ in enumerate(ids)}
                told.append(Fact(name, index, start, seats is not None and name in seats, cells))
            self._facts[question.name] = told

    def write(self, scene: Scene, row: Row, at: int) -> None:
        ask = scene.ask
        if ask is None:
            return
        name = ask.kind.name
        row[at + self._places[name]] = 1
        for fact in self._facts[name]:
            value = ask.facts[fact.index]
            if fact.is_seat:
                mark_seat(row, at + fact.cell, scene, value)
            elif not fact.cells:
                row[at + fact.cell] = value
            elif value >= 0:
                row[at + fact.cells[ask.nouns[fact.name][value].id]] = 1
