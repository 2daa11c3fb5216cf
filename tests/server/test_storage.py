"""The log: dense versions, each key once, whatever races for it."""

import contextlib
import multiprocessing
import sqlite3
import stat
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from lastfire.server.seats import secret_key
from lastfire.server.settings import Settings
from lastfire.server.storage import Checkpoint, Conflict, Entry, Storage, StorageError
from tests.server.house import Person, running

START = Checkpoint(0, b"start", "digest")


def entry(version: int, key: str, detail: str = "") -> Entry:
    return Entry(version, key, "answer", 0, version, 0, detail, 0.0)


def opened(path: Path) -> Storage:
    storage = Storage(path)
    storage.create("t", "game", 1, "{}", START).result()
    return storage


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    with contextlib.closing(opened(tmp_path / "db")) as storage:
        storage.append("t", entry(1, "a")).result()
        storage.append("t", entry(2, "b"), Checkpoint(2, b"two", "d2")).result()
    with contextlib.closing(Storage(tmp_path / "db")) as storage:
        kept = storage.read("t").result()
        assert kept is not None
        assert kept.entries == [entry(1, "a"), entry(2, "b")]
        assert kept.checkpoints == [Checkpoint(2, b"two", "d2"), START]
        assert storage.read("nothing").result() is None


@pytest.mark.parametrize("late", [entry(1, "other"), entry(2, "a")])
def test_a_version_and_a_key_are_taken_once(tmp_path: Path, late: Entry) -> None:
    with contextlib.closing(opened(tmp_path / "db")) as storage:
        storage.append("t", entry(1, "a")).result()
        with pytest.raises(Conflict):
            storage.append("t", late, Checkpoint(9, b"nine", "d9")).result()
        kept = storage.read("t").result()
        assert kept is not None
        assert kept.entries == [entry(1, "a")]
        assert kept.checkpoints == [START]


def test_one_conflict_leaves_the_rest_of_its_group(tmp_path: Path) -> None:
    with contextlib.closing(opened(tmp_path / "db")) as storage:
        # Queued up at once, so most of them share a transaction.
        waiting: list[Future[None]] = [storage.append("t", entry(i // 2 + 1, f"key {i}")) for i in range(400)]
        kept_or_not = [future.exception() is None for future in waiting]
        assert kept_or_not == [True, False] * 200
        kept = storage.read("t").result()
        assert kept is not None
        assert [each.version for each in kept.entries] == list(range(1, 201))


def test_the_first_and_the_latest_checkpoints_stay(tmp_path: Path) -> None:
    with contextlib.closing(opened(tmp_path / "db")) as storage:
        for i in range(1, 8):
            storage.checkpoint("t", Checkpoint(i, b"", "")).result()
        kept = storage.read("t").result()
        assert kept is not None
        assert [each.version for each in kept.checkpoints] == [7, 6, 0]


def test_an_answer_for_no_table_is_not_kept(tmp_path: Path) -> None:
    with contextlib.closing(Storage(tmp_path / "db")) as storage, pytest.raises(StorageError):
        storage.append("nothing", entry(1, "a")).result()


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("this is no database, and long enough to be seen not to be one" * 20)
    with pytest.raises(StorageError, match="not a database"):
        Storage(tmp_path / "db")


def test_whoever_gives_up_waiting_does_not_stop_the_others(tmp_path: Path) -> None:
    with contextlib.closing(opened(tmp_path / "db")) as storage:
        waiting = [storage.append("t", entry(i, f"{i}")) for i in range(1, 50)]
        gone = [future for future in waiting if future.cancel()]
        done = [future for future in waiting if future not in gone]
        for future in done:
            future.exception()
        kept = storage.read("t").result()
        assert kept is not None
        assert {each.key for each in kept.entries} <= {str(i) for i in range(1, 50)}


def test_what_is_acknowledged_is_flushed_to_the_disk(tmp_path: Path) -> None:
    with contextlib.closing(opened(tmp_path / "db")) as storage:
        assert storage.pragmas().result() == ("wal", 2)


def race(path: str, name: str, start: Any, out: Any) -> None:
    """Take every version that is free, as fast as possible."""
    storage = Storage(Path(path))
    start.wait()
    won = []
    for version in range(1, 301):
        with contextlib.suppress(Conflict):
            storage.append("t", entry(version, f"{name} {version}", name)).result()
            won.append(version)
    storage.close()
    out.put((name, won))


def test_two_processes_race_for_every_version(tmp_path: Path) -> None:
    opened(tmp_path / "db").close()
    context = multiprocessing.get_context("spawn")
    start, out = context.Barrier(2), context.Queue()
    runners = [
        context.Process(target=race, args=(str(tmp_path / "db"), name, start, out)) for name in ("a", "b")
    ]
    for runner in runners:
        runner.start()
    won = dict(out.get() for _ in runners)
    for runner in runners:
        runner.join()
        assert runner.exitcode == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "db")) as db:
        rows = db.execute("SELECT version, detail FROM answers ORDER BY version").fetchall()
    assert [version for version, _ in rows] == list(range(1, 301))
    # Each knows exactly what it has won.
    for name, versions in won.items():
        assert versions == [version for version, winner in rows if winner == name]


def modes(data: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}


def test_hidden_cards_are_nobody_elses_business(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        ann.connect(ann.create("here", "here")["table"]).play()
        assert stat.S_IMODE(house.data.stat().st_mode) == 0o700
        assert modes(house.data) == dict.fromkeys(
            ("lastfire.db", "lastfire.db-wal", "lastfire.db-shm", "secret.key"), 0o600
        )


def test_files_that_others_could_read_are_closed_to_them(settings: Settings) -> None:
    settings.data.mkdir(mode=0o755)
    for name in ("lastfire.db", "lastfire.db-wal"):
        (settings.data / name).touch(0o644)
    with running(settings) as house:
        assert stat.S_IMODE(house.data.stat().st_mode) == 0o700
        assert set(modes(house.data).values()) == {0o600}


def test_a_directory_with_other_things_keeps_its_mode(settings: Settings) -> None:
    settings.data.mkdir()
    settings.data.chmod(0o755)
    (settings.data / "notes.txt").touch(0o644)
    with running(settings) as house:
        assert stat.S_IMODE(house.data.stat().st_mode) == 0o755
        assert modes(house.data)["lastfire.db"] == 0o600


def test_the_secret_key_is_made_once_and_is_nobody_elses_business(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) == 32
    assert secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
