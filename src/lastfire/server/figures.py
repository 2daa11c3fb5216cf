"""How a server is doing, as figures that Prometheus reads."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds, up to which answers are counted together."""


class Tally:
    """What the thread of the storage counts; it may be read from any other."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._within = [0] * len(BOUNDS)
        self._seconds = 0.0
        self._answers = 0
        self._failed = 0

    def kept(self, seconds: float) -> None:
        """An answer is on the disk, so long after the table had carried it out."""
        with self._lock:
            self._answers += 1
            self._seconds += seconds
            for number, bound in enumerate(BOUNDS):
                if seconds <= bound:
                    self._within[number] += 1

    def failed(self, jobs: int) -> None:
        """Something could not be written."""
        with self._lock:
            self._failed += jobs

    def lines(self) -> list[str]:
        """What was counted, as Prometheus reads it."""
        with self._lock:
            within, seconds, answers, failed = self._within[:], self._seconds, self._answers, self._failed
        name = "lastfire_answer_seconds"
        return [
            *_head(name, "histogram", "How long answers took to be on the disk."),
            *(f'{name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(BOUNDS, within, strict=True)),
            f'{name}_bucket{{le="+Inf"}} {answers}',
            f"{name}_sum {seconds:.6f}",
            f"{name}_count {answers}",
            *_value(
                "lastfire_storage_failures_total", "counter", "What could not be written to the disk.", failed
            ),
        ]


@dataclass(frozen=True)
class Now:
    """What a server holds at this moment."""

    tables: int
    sockets: int
    bots_waiting: int
    visitors: int
    storage_queue: int
    storage_bytes: int
    seconds_up: float


def metrics(now: Now, tally: Tally) -> str:
    """Everything in the text format of Prometheus."""
    gauges: Iterable[tuple[str, str, float]] = (
        ("lastfire_tables", "Tables in memory.", now.tables),
        ("lastfire_sockets", "Screens that are connected.", now.sockets),
        ("lastfire_bots_waiting", "Tables whose bot has not answered yet.", now.bots_waiting),
        (
            "lastfire_visitors",
            "Requests and screens that are served by another server.",
            now.visitors,
        ),
        (
            "lastfire_storage_queue",
            "What waits to be written to the disk or read from it.",
            now.storage_queue,
        ),
        (
            "lastfire_storage_bytes",
            "Bytes of the database, with what is not yet in its file.",
            now.storage_bytes,
        ),
        ("lastfire_up_seconds", "Since when the server runs.", round(now.seconds_up, 3)),
    )
    lines = [line for name, words, value in gauges for line in _value(name, "gauge", words, value)]
    return "\n".join([*lines, *tally.lines(), ""])


def _value(name: str, kind: str, words: str, value: float) -> list[str]:
    return [*_head(name, kind, words), f"{name} {value}"]


def _head(name: str, kind: str, words: str) -> list[str]:
    return [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
