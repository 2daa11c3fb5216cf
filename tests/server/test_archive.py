"""Backups: taken while people play, put back elsewhere, and nothing acknowledged is missing."""

import json
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from lastfire.cli import main
from lastfire.server.archive import back_up, restore
from lastfire.server.folder import FolderRefused, alone_in
from lastfire.server.settings import Settings
from tests.server.house import Person, log_of, replayed, running


def test_a_backup_taken_during_play_loses_no_acknowledged_answer(settings: Settings, tmp_path: Path) -> None:
    backups = [tmp_path / f"backup-{number}" for number in range(3)]
    acknowledged: list[list[str]] = []
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        table, other = (each.create("here", "here")["table"] for each in (ann, bob))
        live = ann.connect(table)
        cookie = ann.cookie(table) or ""
        over = threading.Event()

        def play_on() -> None:
            while not over.is_set():
                table = bob.create("here", "here")["table"]
                with closing(bob.connect(table)) as playing:
                    for _ in range(5):
                        playing.play()

        # Somebody else keeps the database busy.
        busy = threading.Thread(target=play_on)
        busy.start()
        try:
            keys: list[str] = []
            for backup in backups:
                for _ in range(4):
                    number = live.state["ask"]["number"]
                    keys.append(live.answer(0))
                    assert live.settle(keys[-1])["type"] == "done"
                    live.wait_past(number)
                acknowledged.append(keys[:])
                assert back_up(settings.data, backup).problems == ()
        finally:
            over.set()
            busy.join()
    for backup, known in zip(backups, acknowledged, strict=True):
        log = log_of(backup, table)
        assert [entry["key"] for entry in log] == [f"p:{key}" for key in known]
        assert replayed(backup, table).digest() == log[-1]["detail"]
        assert main(["check", "--data", str(backup)]) == 0
    assert log_of(backups[0], other) == []

    # On another machine it goes on, and the seat is still Ann's.
    elsewhere = Settings(tmp_path / "elsewhere", settings.client)
    held, aside = restore(backups[1], elsewhere.data, replace=False)
    assert aside == []
    assert held.tables > 2
    with running(elsewhere) as house, Person(house) as ann:
        ann.set_cookie(table, cookie)
        live = ann.connect(table)
        assert live.hello["seats"] == [0, 1]
        assert live.state["version"] == 8
        live.play()


def test_a_backup_is_its_owners_alone(settings: Settings, tmp_path: Path) -> None:
    with running(settings) as house, Person(house) as ann:
        ann.create("here", "here")
        back_up(settings.data, tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o700
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "backup").iterdir()}
    assert modes == {"lastfire.db": 0o600, "secret.key": 0o600}


def test_a_backup_overwrites_nothing_and_leaves_nothing_half_done(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    with running(settings):
        with pytest.raises(FolderRefused, match="there is no database"):
            back_up(tmp_path / "there", tmp_path / "backup")
        with pytest.raises(FolderRefused, match="is there already"):
            back_up(settings.data, tmp_path / "there")
        (settings.data / "secret.key").write_bytes(b"short")
        with pytest.raises(FolderRefused, match="this file has 5"):
            back_up(settings.data, tmp_path / "backup")
    assert {path.name for path in tmp_path.iterdir()} == {"client", "data", "there"}


def test_what_is_replaced_is_put_aside(settings: Settings, tmp_path: Path) -> None:
    with running(settings) as house, Person(house) as ann:
        first = ann.create("here", "here")["table"]
        back_up(settings.data, tmp_path / "backup")
        second = ann.create("here", "here")["table"]
        (settings.data / "secret.key").write_bytes(b"k" * 32)
    with pytest.raises(FolderRefused, match="--replace"):
        restore(tmp_path / "backup", settings.data, replace=False)
    held, aside = restore(tmp_path / "backup", settings.data, replace=True)
    assert held.tables == 1
    assert sorted(path.name.partition(".before-")[0] for path in aside) == ["lastfire.db", "secret.key"]

    def tables(path: Path) -> set[str]:
        with closing(sqlite3.connect(path)) as db:
            return {row[0] for row in db.execute("SELECT table_id FROM tables")}

    assert tables(settings.data / "lastfire.db") == {first}
    assert [tables(path) for path in aside if path.name.startswith("lastfire.db")] == [{first, second}]
    key = (settings.data / "secret.key").read_bytes()
    assert key == (tmp_path / "backup" / "secret.key").read_bytes()


def test_nothing_is_restored_under_a_running_server(settings: Settings, tmp_path: Path) -> None:
    with running(settings):
        back_up(settings.data, tmp_path / "backup")
    with alone_in(settings.data), pytest.raises(FolderRefused, match="another server uses this folder"):
        restore(tmp_path / "backup", settings.data, replace=True)


def test_a_damaged_backup_is_not_restored(settings: Settings, tmp_path: Path) -> None:
    with running(settings) as house, Person(house) as ann:
        ann.create("here", "here")
        back_up(settings.data, tmp_path / "backup")
    database = tmp_path / "backup" / "lastfire.db"
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + b"\0" * 4096 + whole[8192:])
    with pytest.raises(FolderRefused, match="this backup is damaged"):
        restore(tmp_path / "backup", tmp_path / "elsewhere", replace=False)
    assert {path.name for path in (tmp_path / "elsewhere").iterdir()} == {"lastfire.db.lock"}


def test_the_commands_say_what_they_did(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, backup = str(settings.data), str(tmp_path / "backup")
    with running(settings) as house, Person(house) as ann:
        ann.connect(ann.create("here", "here")["table"]).play()
        assert main(["backup", backup, "--data", data, "--lang", "en"]) == 0
    size = (tmp_path / "backup" / "lastfire.db").stat().st_size
    assert capsys.readouterr().out == f"Backup in {backup}: 1 table, 1 entry in their logs, {size} bytes.\n"
    assert main(["backup", backup, "--data", data, "--lang", "ja"]) == 1
    assert capsys.readouterr().err == f"lastfire: {backup}：すでにあります\n"
    assert main(["restore", backup, "--data", data, "--replace", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["entries"], told["problems"]) == (1, 1, [])
    assert len(told["aside"]) == 1
