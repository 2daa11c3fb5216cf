"""The log: a line each, with its time, and a flood leaves only a few."""

import io
import logging
import re
from dataclasses import replace
from pathlib import Path

from lastfire.server.logs import Sparing, logged
from lastfire.server.settings import Settings

LOG = logging.getLogger("lastfire.tests")


def written(text: io.StringIO) -> list[str]:
    return text.getvalue().splitlines()


def test_a_line_has_its_time_and_is_one_line(tmp_path: Path) -> None:
    text = io.StringIO()
    with logged(Settings(tmp_path), text):
        LOG.warning("table %s", "x\n2026-01-01T00:00:00Z ERROR forged\r")
    (line,) = written(text)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ WARNING table x\\n2026-.* ERROR forged", line)


def test_an_error_says_where_it_came_from_in_the_same_line(tmp_path: Path) -> None:
    def fails() -> None:
        raise ValueError("two\nlines")

    text = io.StringIO()
    with logged(Settings(tmp_path), text):
        try:
            fails()
        except ValueError:
            LOG.exception("it failed")
    (line,) = written(text)
    assert re.search(r"it failed \(ValueError: two\\nlines < test_logs.py:\d+ fails < test_logs", line)


def test_a_flood_from_one_place_leaves_a_few_lines_and_a_count(tmp_path: Path) -> None:
    now = [0.0]
    settings = replace(Settings(tmp_path), log_burst=3, log_seconds=60.0, clock=lambda: now[0])
    text = io.StringIO()

    def flood(count: int) -> None:
        for i in range(count):
            LOG.warning("again %d", i)

    with logged(settings, text):
        flood(1000)
        LOG.warning("another place")
        assert [line.split(" ", 2)[2] for line in written(text)] == [
            "again 0",
            "again 1",
            "again 2",
            "another place",
        ]
        now[0] = 60.0
        flood(1)
    assert written(text)[-1].endswith("again 0 (997 more like this were left out)")


def test_what_is_counted_does_not_grow_with_what_is_said() -> None:
    sparing = Sparing(1, 60.0, lambda: 0.0)
    for i in range(100):
        record = logging.LogRecord("lastfire", logging.ERROR, "place.py", 7, f"written out {i}", None, None)
        assert sparing.filter(record) == (i == 0)
    assert len(sparing._counted) == 1


def test_nothing_is_written_once_the_server_has_stopped(tmp_path: Path) -> None:
    text = io.StringIO()
    with logged(Settings(tmp_path), text):
        pass
    handlers = [
        each for name in ("lastfire", "uvicorn", "asyncio") for each in logging.getLogger(name).handlers
    ]
    assert not any(isinstance(each, logging.StreamHandler) and each.stream is text for each in handlers)
