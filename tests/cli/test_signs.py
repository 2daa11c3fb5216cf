"""Output that cannot show every sign: no traceback, and Japanese is refused in one line."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.keeping import Keeper
from lastfire.cli.sitting import Sitting, seat_people

ENCODINGS = ["ascii", "cp1252", "cp932", "utf-8"]


class Done(NamedTuple):
    """What a command line said."""

    status: int
    out: bytes
    err: bytes


def run(encoding: str, *line: str, typed: bytes = b"") -> Done:
    """Carry out a command line whose output goes somewhere with this encoding."""
    streams = [io.TextIOWrapper(io.BytesIO(bytes_), encoding=encoding) for bytes_ in (typed, b"", b"")]
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        status = main(line)
        for stream in streams[1:]:
            stream.flush()
    out, err = (stream.detach() for stream in streams[1:])
    assert isinstance(out, io.BytesIO)
    assert isinstance(err, io.BytesIO)
    return Done(status, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of people with Japanese names."""
    match = lastfire.new("hit_z_road", seats=2, seed=1)
    sitting = Sitting(match, seat_people(2, ["あき", "Zoë"], 2, []), 1, Keeper())
    while not match.over:
        sitting.answer(0)
    path = tmp_path_factory.mktemp("saved") / "game"
    path.write_bytes(sitting.data())
    return path


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_command_that_prints_ends_well(encoding: str, saved: Path) -> None:
    for line in (
        ["cards", "hit-z-road", "--lang", "en"],
        ["cards", "dead-of-winter", "--lang", "en"],
        ["rules", "hit-z-road", "--lang", "en"],
        ["options", "dead-of-winter", "--lang", "en"],
        ["replay", str(saved), "--lang", "en"],
    ):
        done = run(encoding, *line)
        assert done.status == 0, line
        assert len(done.out.decode(encoding)) > 50


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("line", ["cards hit-z-road", "play hit-z-road --plain"])
def test_japanese_is_shown_or_refused_in_one_line(encoding: str, line: str) -> None:
    done = run(encoding, *line.split(), "--lang", "ja", typed=b"1\n")
    if encoding in ("utf-8", "cp932"):
        assert any(sign > "\u3040" for sign in done.out.decode(encoding))
    else:
        assert done.status == 2
        assert done.out == b""
        assert done.err.count(b"\n") == 1
        assert b"cannot show Japanese; PYTHONIOENCODING=utf-8 lets it" in done.err


def test_a_japanese_system_with_an_output_for_ascii_is_spoken_to_in_english(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP")
    assert b"Round 1 of 8 begins" in run("ascii", "replay", str(saved)).out


@pytest.mark.parametrize("encoding", ENCODINGS[:-1])
@pytest.mark.parametrize("line", ["cards hit-z-road", "options hit-z-road"])
def test_json_holds_the_same_in_every_encoding(encoding: str, line: str) -> None:
    done = run(encoding, *line.split(), "--json")
    assert json.loads(done.out.decode(encoding)) == json.loads(run("utf-8", *line.split(), "--json").out)


def test_names_and_lines_that_cannot_be_read_or_shown_are_replaced() -> None:
    line = ["play", "hit-z-road", "--plain", "--lang", "en", "--seed", "1", "--names", "あき,Zoë"]
    done = run("ascii", *line, typed="あ\nl\nv\nq\n".encode())
    said = done.out.decode("ascii")
    assert done.status == 0
    assert "??'s turn" in said or "?? " in said
    assert "Zoe" in said
    assert "This output cannot show Japanese." in said
    # Not even UTF-8 can show half a sign.
    assert run("utf-8", "play", "hit-z-road", "--plain", "--names", "a\udcff", typed=b"q\n").status == 0


def in_a_process(code: str) -> "subprocess.CompletedProcess[bytes]":
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, env=environment)


def test_a_real_process_whose_output_is_ascii_ends_well() -> None:
    line = "['cards', 'dead-of-winter', '--lang', 'en']"
    done = in_a_process(f"import sys; from lastfire.cli import main; sys.exit(main({line}))")
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.decode("ascii")) > 10_000


def test_the_screen_needs_a_terminal_that_shows_all_signs() -> None:
    # A terminal, as far as the command can tell.
    done = in_a_process(
        "import sys; sys.stdin.isatty = sys.stdout.isatty = lambda: True;"
        "from lastfire.cli import main; sys.exit(main(['play', 'hit-z-road']))"
    )
    assert done.returncode == 2
    assert done.stderr == (
        b"lastfire: this terminal (ascii) cannot show the table: --plain plays in lines of text\n"
    )
