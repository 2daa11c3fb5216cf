"""Ctrl-C in real processes on a real terminal: no traceback, no process, no file, no mess is left."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LIMIT = 60
"""Seconds after which a process counts as stuck, however slow the machine is."""


class Running:
    """A command of ours on a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], terminal: int) -> None:
        self.process = process
        self.terminal = terminal
        self.said = b""

    def read(self) -> bool:
        """Read what the command says; False when nobody is left who could say anything."""
        ready, _, _ = select.select([self.terminal], [], [], LIMIT)
        assert ready, f"stuck after {self.said[-500:]!r}"
        try:
            more = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.said += more
        return bool(more)

    def read_until(self, pattern: bytes) -> None:
        """Read until it says this."""
        while not re.search(pattern, self.said):
            assert self.read(), f"it ended with {self.said[-500:]!r}"

    def end(self) -> int:
        """Its exit status, once every process that held the terminal is gone."""
        while self.read():
            pass
        return self.process.wait(LIMIT)


@contextmanager
def on_terminal(*arguments: str, cwd: Path) -> Iterator[Running]:
    terminal, other = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "lastfire.cli", *arguments],
        stdin=other,
        stdout=other,
        stderr=other,
        cwd=cwd,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
    )
    os.close(other)
    try:
        yield Running(process, terminal)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        os.close(terminal)


def test_a_simulation_stops_and_leaves_nothing(tmp_path: Path) -> None:
    line = ("simulate", "hit-z-road", "--games", "1000000", "--jobs", "2", "--out", "games.jsonl")
    with on_terminal(*line, cwd=tmp_path) as running:
        # The bar counts games: workers are at work and rows are written.
        running.read_until(rb"[1-9]\d*/1000000")
        assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl.part"]
        os.killpg(running.process.pid, signal.SIGINT)
        assert running.end() == 130
        assert b"Traceback" not in running.said
        assert list(tmp_path.iterdir()) == []


def test_an_early_ctrl_c_is_quiet_too(tmp_path: Path) -> None:
    line = ("simulate", "hit-z-road", "--games", "1000000", "--jobs", "2", "--out", "games.parquet")
    with on_terminal(*line, cwd=tmp_path) as running:
        # The bar stands before the first game is over: workers are just starting.
        running.read_until(rb"0/1000000")
        os.killpg(running.process.pid, signal.SIGINT)
        assert running.end() == 130
        assert b"Traceback" not in running.said
        assert list(tmp_path.iterdir()) == []


def test_the_plain_mode_stops(tmp_path: Path) -> None:
    with on_terminal("play", "hit-z-road", "--plain", "--seed", "1", "--lang", "en", cwd=tmp_path) as running:
        running.read_until(rb"bid for a place, or pass")
        os.killpg(running.process.pid, signal.SIGINT)
        assert running.end() == 130
        assert b"Traceback" not in running.said


def test_the_screen_gives_the_terminal_back(tmp_path: Path) -> None:
    for sent in (None, signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with on_terminal("play", "hit-z-road", "--seed", "1", "--lang", "en", cwd=tmp_path) as running:
            running.read_until(rb"\x1b\[\?1049h(.|\n)*Round")
            if sent is None:
                os.write(running.terminal, b"\x03")
            else:
                os.killpg(running.process.pid, sent)
            assert running.end() == 128 + (sent or signal.SIGINT)
            assert b"Traceback" not in running.said
            assert running.said.rindex(b"\x1b[?1049l") > running.said.rindex(b"\x1b[?1049h")
    assert list(tmp_path.iterdir()) == []
