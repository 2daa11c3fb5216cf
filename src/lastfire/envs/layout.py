"""Layouts: how what a seat knows becomes an array of numbers, every one of them named and explained."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.envs.parts import Part, Row, Scene, write_all


class Layout:
    """The fields of one game for one number of seats, in a fixed order.

    ``additions`` are the packs, and what else there is of the kind, of the matches that it is for. ``key``
    differs when anything a trained policy relies on does: keep it beside the policy.
    """

    def __init__(self, game: str, seats: int, parts: Sequence[Part], additions: Sequence[str] = ()) -> None:
        self.game = game
        self.seats = seats
        self.additions = tuple(additions)
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

    def write(self, sight: Sight, ask: Ask | None, row: Row, at: int = 0) -> None:
        """Write what a seat sees, and the open ask if it is the seat's own, from ``row[at]`` on.

        The row holds 32-bit floats, all 0 where this is written; nothing is held to the bounds.
        """
        write_all(self.parts, Scene(sight, ask, self.seats), row, at)

    def hold(self, rows: NDArray[np.float32]) -> None:
        """Hold rows to the bounds: a number beyond one becomes the bound."""
        np.maximum(rows, self.low, out=rows)
        np.minimum(rows, self.high, out=rows)

    def numbers(self, sight: Sight, ask: Ask | None) -> NDArray[np.float32]:
        """All fields of what a seat sees and of its own open ask, before they are held to the bounds."""
        row: NDArray[np.float32] = np.zeros(self.size, np.float32)
        self.write(sight, ask, cells_of(row))
        return row

    def observe(self, sight: Sight, ask: Ask | None) -> NDArray[np.float32]:
        """The observation; a number beyond a bound is given as the bound."""
        row = self.numbers(sight, ask)
        self.hold(row)
        return row

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


def cells_of(rows: NDArray[np.float32]) -> Row:
    """Rows as one long row to write on: it shares their numbers."""
    return cast(Row, rows.reshape(-1).data)


def _shortened(labels: Sequence[str], most: int = 8) -> str:
    if len(labels) <= most:
        return ", ".join(labels)
    return ", ".join([*labels[:3], "…", labels[-1]])
