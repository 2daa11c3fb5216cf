"""The log of a server: one line for each thing that happened, with the time, for people or for programs."""

import json
import logging
from datetime import UTC, datetime
from typing import Final

from lastfire.server.settings import Settings

_LOGGERS: Final = ("lastfire", "uvicorn", "asyncio")


def write_log(settings: Settings) -> None:
    """Write what the server says to its standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Programs() if settings.log_format == "json" else _People())
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(settings.log_level.upper())
        logger.propagate = False


def _time(record: logging.LogRecord) -> str:
    return (
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


class _People(logging.Formatter):
    """The time, how grave it is, who says it, and what; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{_time(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class _Programs(logging.Formatter):
    """The same as a JSON object, in one line with its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)
