"""The server's log: a line for each thing, with its time, and no more lines than anybody would read."""

import contextlib
import json
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from lastfire.server.settings import Settings

LOGGERS: Final = ("lastfire", "uvicorn", "asyncio")


class OneLine(logging.Formatter):
    """Time, level and message in one line, whatever is in the message; an error with where it came from."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said = f"{self.formatTime(record, self.datefmt)} {record.levelname} {record.getMessage().strip()}"
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said += f" ({_error_text(error)})"
        if left_out := getattr(record, "left_out", 0):
            said += f" ({left_out} more like this were left out)"
        return said.replace("\\", "\\\\").replace("\r", "\\r").replace("\n", "\\n")


class OneObject(logging.Formatter):
    """The same for programs: an object of JSON in one line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage().strip(),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said["error"] = _error_text(error)
        if left_out := getattr(record, "left_out", 0):
            said["left_out"] = left_out
        return json.dumps(said, ensure_ascii=False)


def _error_text(error: BaseException) -> str:
    """What went wrong, and where: the innermost place first."""
    places = [
        f"{Path(each.filename).name}:{each.lineno} {each.name}"
        for each in reversed(traceback.extract_tb(error.__traceback__))
    ]
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return " < ".join([said, *places])


class Sparing(logging.Filter):
    """Lets a few lines from the same place in the code pass, and says later how many it has left out."""

    def __init__(self, burst: int, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__()
        self._burst = burst
        self._seconds = seconds
        self._clock = clock
        self._lock = threading.Lock()
        # By place: since when lines are counted, and how many there have been.
        self._counted: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        # There are only so many places in the code, whatever the lines say.
        place = (record.pathname, record.lineno)
        now = self._clock()
        with self._lock:
            since, count = self._counted.get(place, (now, 0))
            if now - since >= self._seconds:
                record.left_out = max(0, count - self._burst)
                since, count = now, 0
            self._counted[place] = (since, count + 1)
        return count < self._burst


@contextlib.contextmanager
def logged(settings: Settings, to: TextIO | None = None) -> Iterator[None]:
    """Meanwhile what the server has to say is written, to the standard error unless told otherwise."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(OneObject() if settings.log_format == "json" else OneLine())
    handler.addFilter(Sparing(settings.log_burst, settings.log_seconds, settings.clock))
    loggers = [logging.getLogger(name) for name in LOGGERS]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(settings.log_level.upper())
    try:
        yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(handler)
            logger.setLevel(level)
