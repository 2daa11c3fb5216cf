"""Starting and stopping the server."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import lastfire
from lastfire.folders import data_folder
from lastfire.server.run import ServeError, listen, serve
from tests.server.house import House, Person

SERVE = (
    "import sys; from pathlib import Path; from lastfire.server.run import serve;"
    "serve(port=int(sys.argv[1]), open_browser=sys.argv[4:] == ['open'], data_dir=Path(sys.argv[2]),"
    " load=Path(sys.argv[3]) if sys.argv[3:4] else None)"
)


def started(*arguments: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )


def lines(process: "subprocess.Popen[str]", until: str) -> list[str]:
    """What it says, up to the line that begins like this."""
    assert process.stdout is not None
    said: list[str] = []
    for line in process.stdout:
        said.append(line.rstrip("\n"))
        if line.startswith(until):
            return said
    raise AssertionError(f"it stopped after saying {said} and {process.communicate()}")


def stop(process: "subprocess.Popen[str]", how: signal.Signals = signal.SIGINT) -> str:
    """What it complains of when it is told to stop."""
    process.send_signal(how)
    _, complaints = process.communicate()
    return complaints


def test_the_next_free_port_is_taken() -> None:
    first = listen("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = listen("127.0.0.1", port)
    assert port < second.getsockname()[1] <= port + 50
    first.close()
    second.close()


def test_a_host_that_is_not_here() -> None:
    with pytest.raises(ServeError, match=r"192\.0\.2\.1"):
        listen("192.0.2.1", 8000)


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    with started("0", str(tmp_path)) as process:
        said = lines(process, "Ctrl-C")
        house = House(said[0].split()[1], tmp_path)
        with Person(house) as ann:
            live = ann.connect(ann.create("here", "here")["table"])
            live.play()
            # Somebody is still connected.
            assert stop(process) == ""
        assert process.returncode == 0


def test_a_stop_keeps_a_checkpoint(tmp_path: Path) -> None:
    with started("0", str(tmp_path)) as process:
        house = House(lines(process, "Ctrl-C")[0].split()[1], tmp_path)
        with Person(house) as ann:
            table = ann.create("here", "here")["table"]
            ann.connect(table).play()
        assert stop(process, signal.SIGTERM) == ""
    with contextlib.closing(sqlite3.connect(tmp_path / "lastfire.db")) as db:
        rows = db.execute("SELECT version FROM checkpoints ORDER BY version").fetchall()
    assert rows == [(0,), (1,)]


def test_a_browser_opens_only_where_there_is_a_screen(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    (tmp_path / "save").write_bytes(lastfire.new("hit_z_road", seats=2, seed=1).save())
    with started(
        "0", str(tmp_path), str(tmp_path / "save"), "open", DISPLAY=":7", BROWSER=str(browser)
    ) as process:
        address = lines(process, "Ctrl-C")[0].split()[1]
        assert opened.read_text().strip() == address
        stop(process)


def test_a_saved_match_is_opened_as_a_table(tmp_path: Path) -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=11)
    for _ in range(5):
        match.answer(0)
    (tmp_path / "game.save").write_bytes(match.save())
    with started("0", str(tmp_path / "data"), str(tmp_path / "game.save")) as process:
        said = lines(process, "Ctrl-C")
        house = House(said[0].split()[1], tmp_path / "data")
        assert said[1].startswith(f"Table: {house.address}/t/")
        table = said[1].rsplit("/", 1)[1]
        assert [line.split(":")[0] for line in said[2:4]] == ["Seat 1", "Seat 2"]
        with Person(house) as ann:
            for line in said[2:4]:
                ann.post(f"/api/tables/{table}/sit", {"token": line.rsplit("/", 1)[1]})
            live = ann.connect(table)
            assert live.hello["seats"] == [0, 1]
            assert live.state["view"] == match.view(None)
            live.play()
        assert stop(process) == ""


def test_a_file_that_is_no_saved_match(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"something else")
    for name in ("x", "none"):
        with pytest.raises(ServeError, match=name):
            serve(port=0, open_browser=False, data_dir=tmp_path / "data", load=tmp_path / name)


def test_no_token_is_ever_logged(tmp_path: Path) -> None:
    with started("0", str(tmp_path)) as process:
        house = House(lines(process, "Ctrl-C")[0].split()[1], tmp_path)
        with Person(house) as ann, Person(house) as bob:
            created = ann.create("here", "link")
            table, link = created["table"], created["seat_links"][1]
            token = link.rsplit("/", 1)[1]
            bob.get(link)
            bob.post(f"/api/tables/{table}/sit", {"token": token})
            bob.post(f"/api/tables/{table}/sit", {"token": token + "x"})
            live = bob.connect(table)
            live.send_raw("{")
            live.refusal()
        process.send_signal(signal.SIGINT)
        said, complaints = process.communicate()
    assert token not in said + complaints
    assert complaints == ""


def test_where_data_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "lastfire"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "lastfire"
