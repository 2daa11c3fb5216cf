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

import pytest

from lastfire.engine.notation import decode

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


# A shell lets what it starts in the background ignore Ctrl-C, and so would whatever the tests start.
HEARS_CTRL_C = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)


@contextmanager
def on_terminal(*arguments: str, cwd: Path) -> Iterator[Running]:
    terminal, other = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, "-m", "lastfire.cli", *arguments],
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


STARTS_ONE = """
import multiprocessing, signal
from lastfire.processes import deaf
if __name__ == "__main__":
    with deaf():
        process = multiprocessing.get_context("spawn").Process(target=print)
        process.start()
        print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
    process.join()
"""


def test_a_worker_does_not_hear_ctrl_c_while_it_begins(tmp_path: Path) -> None:
    script = tmp_path / "starts_one.py"
    script.write_text(STARTS_ONE)
    said = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["True"]


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


PLAY = ("play", "hit-z-road", "--seed", "1", "--people", "4", "--lang", "en")


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games keep themselves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "lastfire" / "saves"


def answers_in(folder: Path) -> int:
    """How many answers the one game in this folder holds."""
    (file,) = folder.iterdir()
    return len(decode(file.read_bytes())["answers"]) // 2


def test_ctrl_c_in_the_plain_mode_asks(tmp_path: Path, saves: Path) -> None:
    for typed, left in (("s\n", True), ("x\n", False), ("", True)):
        with on_terminal(*PLAY, "--plain", cwd=tmp_path) as running:
            running.read_until(rb"bid or pass(.|\n)*10\. ")
            os.write(running.terminal, b"3\n")
            running.read_until(rb"bids 3(.|\n)*10\. ")
            os.killpg(running.process.pid, signal.SIGINT)
            running.read_until(rb"Leave the game\?")
            # Enter stays: the same question is put again.
            before = running.said.count(b"10. ")
            os.write(running.terminal, b"\n")
            while running.said.count(b"10. ") == before:
                assert running.read()
            os.killpg(running.process.pid, signal.SIGINT)
            while running.said.count(b"Leave the game?") < 2:
                assert running.read()
            if typed:
                os.write(running.terminal, typed.encode())
            else:
                os.killpg(running.process.pid, signal.SIGINT)
            assert running.end() == 130
            assert b"Traceback" not in running.said
            # Lines are broken between words.
            assert (b"lastfire resume hit-z-road-1 continues it" in b" ".join(running.said.split())) is left
        assert [answers_in(saves)] == [1] if left else list(saves.iterdir()) == []
        for file in saves.iterdir():
            file.unlink()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("shown", ["plain", "screen"])
def test_a_game_that_is_ended_from_outside_is_saved(
    tmp_path: Path, saves: Path, sent: signal.Signals, shown: str
) -> None:
    plain = ("--plain",) if shown == "plain" else ()
    with on_terminal(*PLAY, *plain, cwd=tmp_path) as running:
        running.read_until(rb"bid or pass")
        os.write(running.terminal, b"3\n" if plain else b"3\r")
        running.read_until(rb"bids 3")
        os.killpg(running.process.pid, sent)
        assert running.end() == 128 + sent
        assert b"Traceback" not in running.said
    assert answers_in(saves) == 1


def test_the_screen_gives_the_terminal_back(tmp_path: Path, saves: Path) -> None:
    for sent in (None, signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with on_terminal("play", "hit-z-road", "--seed", "1", "--lang", "en", cwd=tmp_path) as running:
            running.read_until(rb"\x1b\[\?1049h(.|\n)*Round")
            if sent is None:
                os.write(running.terminal, b"\x03")
                running.read_until(rb"Save and leave")
                os.write(running.terminal, b"\x03")
            else:
                os.killpg(running.process.pid, sent)
            assert running.end() == 128 + (sent or signal.SIGINT)
            assert b"Traceback" not in running.said
            assert running.said.rindex(b"\x1b[?1049l") > running.said.rindex(b"\x1b[?1049h")
    assert list(tmp_path.iterdir()) == []
