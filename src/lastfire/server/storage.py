"""What is kept: for every table of people an append-only log, and checkpoints along it.

One SQLite database in WAL mode. A version of a table is taken once and a key is accepted once, so
two processes that race cannot both win. Everything is written by one thread, off the event loop;
what has queued up meanwhile is committed together, with one flush to the disk. An entry counts
only once its commit has returned.
"""

import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from lastfire.server.figures import Tally

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,    -- version of the game's rules that the match is pinned to
    setup TEXT NOT NULL,       -- JSON: chairs, pace, nonces of the seats' links
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    table_id TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,  -- 1, 2, 3 ... without a gap
    key TEXT NOT NULL,
    kind TEXT NOT NULL,        -- answer, bring_in, undo, or of chairs: see chairs.py
    seat INTEGER NOT NULL,
    ask INTEGER NOT NULL,      -- number of the ask it answers; 0 when it answers none
    position INTEGER NOT NULL, -- of the option chosen; -1 when none is
    detail TEXT NOT NULL,      -- a bot, a name, a nonce, or the digest after the answer
    at REAL NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, key)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS checkpoints (
    table_id TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,
    save BLOB NOT NULL,        -- the match after the entry of this version
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
CREATE TABLE IF NOT EXISTS beats (
    one INTEGER PRIMARY KEY,   -- always 0
    at REAL NOT NULL           -- when somebody asked last whether this can be written
);
"""
_GROUP: Final = 256
_CHECKPOINTS_KEPT: Final = 2


class StorageError(Exception):
    """The disk did not take it. Nothing of it is kept."""


class Conflict(StorageError):
    """The version or the key is taken: another process was faster. Nothing of it is kept."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's log."""

    version: int
    key: str
    kind: str
    seat: int
    ask: int
    position: int
    detail: str
    at: float


@dataclass(frozen=True)
class Checkpoint:
    """A match as it was after the entry of this version."""

    version: int
    save: bytes
    digest: str


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table; the latest checkpoint first."""

    game: str
    rules: int
    setup: str
    at: float
    entries: list[Entry]
    checkpoints: list[Checkpoint]


Job = Callable[[sqlite3.Connection], Any]

HEAD: Final = "SELECT game, rules, setup, at FROM tables WHERE table_id = ?"
ENTRIES: Final = (
    "SELECT version, key, kind, seat, ask, position, detail, at FROM answers"
    " WHERE table_id = ? ORDER BY version"
)
CHECKPOINTS: Final = "SELECT version, save, digest FROM checkpoints WHERE table_id = ? ORDER BY version DESC"


def read_table(db: sqlite3.Connection, table_id: str) -> Kept | None:
    """All that is kept of a table; raises StorageError or sqlite3.Error where that cannot be read."""
    # One transaction, so that entries and checkpoints fit together.
    db.execute("BEGIN")
    try:
        head = db.execute(HEAD, (table_id,)).fetchone()
        if head is None:
            return None
        entries = [entry_of(row) for row in db.execute(ENTRIES, (table_id,))]
        checkpoints = [checkpoint_of(row) for row in db.execute(CHECKPOINTS, (table_id,))]
        return kept_of(head, entries, checkpoints)
    finally:
        db.execute("ROLLBACK")


def kept_of(head: tuple[Any, ...], entries: list[Entry], checkpoints: list[Checkpoint]) -> Kept:
    """What is kept of a table, from its row."""
    game, rules, setup, at = _sound(head, (str, int, str, float))
    return Kept(game, rules, setup, at, entries, checkpoints)


def entry_of(row: tuple[Any, ...]) -> Entry:
    """An entry from its row."""
    return Entry(*_sound(row, (int, str, str, int, int, int, str, float)))


def checkpoint_of(row: tuple[Any, ...]) -> Checkpoint:
    """A checkpoint from its row."""
    return Checkpoint(*_sound(row, (int, bytes, str)))


def _sound(row: tuple[Any, ...], types: tuple[type, ...]) -> tuple[Any, ...]:
    """The row, unless a value in it has become one of another type, as damage makes it."""
    if not all(isinstance(value, kind) for value, kind in zip(row, types, strict=True)):
        raise StorageError("a row holds values of other types than were kept")
    return row


class Storage:
    """The database of a server. Calls may come from any thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.tally = Tally()
        self._queue: queue.SimpleQueue[tuple[Job, bool, Future[Any]] | None] = queue.SimpleQueue()
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(opened,), name="storage", daemon=True)
        self._thread.start()
        opened.result()

    def close(self) -> None:
        """Finish what is queued, then close the database."""
        self._queue.put(None)
        self._thread.join()

    # What is written.

    def create(self, table_id: str, game: str, rules: int, setup: str, start: Checkpoint) -> "Future[None]":
        """Keep a new table."""
        now = time.time()

        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", (table_id, game, rules, setup, now))
            write_checkpoint(db, table_id, start)

        return self._queue_up(write, True)

    def append(self, table_id: str, entry: Entry, checkpoint: Checkpoint | None = None) -> "Future[None]":
        """Keep one entry, and with it a checkpoint; Conflict when version or key is taken."""
        began = time.perf_counter()

        def write(db: sqlite3.Connection) -> None:
            write_entry(db, table_id, entry)
            if checkpoint is not None:
                write_checkpoint(db, table_id, checkpoint)

        kept = self._queue_up(write, True)
        if entry.kind == "answer":
            kept.add_done_callback(lambda future: self._count(future, began))
        return kept

    def _count(self, kept: "Future[None]", began: float) -> None:
        if not kept.cancelled() and kept.exception() is None:
            self.tally.kept(time.perf_counter() - began)

    def checkpoint(self, table_id: str, checkpoint: Checkpoint) -> "Future[None]":
        """Keep a checkpoint without an entry."""
        return self._queue_up(lambda db: write_checkpoint(db, table_id, checkpoint), True)

    def beat(self) -> "Future[None]":
        """Write that it can be written now; a disk that takes nothing shows here."""
        now = time.time()
        return self._queue_up(
            lambda db: db.execute("INSERT OR REPLACE INTO beats VALUES (0, ?)", (now,)), True
        )

    # What is read.

    @property
    def waiting(self) -> int:
        """How many jobs wait to be carried out."""
        return self._queue.qsize()

    @property
    def size(self) -> int:
        """How many bytes the database takes, with what is not yet in its file."""
        beside = self._path.with_name(f"{self._path.name}-wal")
        return sum(path.stat().st_size for path in (self._path, beside) if path.exists())

    def read(self, table_id: str) -> "Future[Kept | None]":
        """All that is kept of a table; None when there is no such table."""
        return self._queue_up(lambda db: read_table(db, table_id), False)

    def pragmas(self) -> "Future[tuple[str, int]]":
        """How the database is written: the journal's mode, and how far it is flushed."""

        def read(db: sqlite3.Connection) -> tuple[str, int]:
            (journal,) = db.execute("PRAGMA journal_mode").fetchone()
            (synchronous,) = db.execute("PRAGMA synchronous").fetchone()
            return journal, synchronous

        return self._queue_up(read, False)

    # The thread.

    def _queue_up(self, job: Job, writes: bool) -> "Future[Any]":
        future: Future[Any] = Future()
        self._queue.put((job, writes, future))
        return future

    def _run(self, opened: "Future[None]") -> None:
        try:
            db = _open(self._path)
        except (sqlite3.Error, OSError) as error:
            told = error.strerror if isinstance(error, OSError) else error
            opened.set_exception(StorageError(f"{self._path}: {told}"))
            return
        opened.set_result(None)
        with contextlib.closing(db):
            while (item := self._queue.get()) is not None:
                items = [item]
                # What has queued up meanwhile shares one transaction.
                while len(items) < _GROUP and not self._queue.empty():
                    if (item := self._queue.get()) is None:
                        break
                    items.append(item)
                # Whoever no longer waits for a job that has not begun has taken it back.
                items = [each for each in items if each[2].set_running_or_notify_cancel()]
                written = [(job, future) for job, writes, future in items if writes]
                if not _write(db, written):
                    self.tally.failed(len(written))
                for job, writes, future in items:
                    if not writes:
                        _read(db, job, future)
                if item is None:
                    return


def _write(db: sqlite3.Connection, jobs: list[tuple[Job, "Future[Any]"]]) -> bool:
    """Carry out all jobs in one transaction; one that conflicts is left out, the others stay.

    Returns whether the disk took it.
    """
    if not jobs:
        return True
    done: list[Future[Any]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job, future in jobs:
            db.execute("SAVEPOINT job")
            try:
                job(db)
            except sqlite3.IntegrityError as error:
                db.execute("ROLLBACK TO job")
                future.set_exception(Conflict(str(error)))
            else:
                done.append(future)
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        for _, future in jobs:
            if not future.done():
                future.set_exception(StorageError(str(error)))
        return False
    for future in done:
        future.set_result(None)
    return True


def _read(db: sqlite3.Connection, job: Job, future: "Future[Any]") -> None:
    try:
        found = job(db)
    except (sqlite3.Error, StorageError) as error:
        future.set_exception(StorageError(str(error)))
    else:
        future.set_result(found)


def write_entry(db: sqlite3.Connection, table_id: str, entry: Entry) -> None:
    """Keep an entry."""
    db.execute(
        "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table_id,
            entry.version,
            entry.key,
            entry.kind,
            entry.seat,
            entry.ask,
            entry.position,
            entry.detail,
            entry.at,
        ),
    )


def write_checkpoint(db: sqlite3.Connection, table_id: str, checkpoint: Checkpoint) -> None:
    """Keep a checkpoint and drop those that it makes needless, but never the first."""
    db.execute(
        "INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?, ?)",
        (table_id, checkpoint.version, checkpoint.save, checkpoint.digest),
    )
    db.execute(
        "DELETE FROM checkpoints WHERE table_id = ?1 AND version > 0 AND version NOT IN"
        " (SELECT version FROM checkpoints WHERE table_id = ?1 ORDER BY version DESC LIMIT ?2)",
        (table_id, _CHECKPOINTS_KEPT),
    )


def _open(path: Path) -> sqlite3.Connection:
    _keep_to_owner(path)
    db = sqlite3.connect(path, isolation_level=None, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.executescript(SCHEMA)
    return db


def _keep_to_owner(path: Path) -> None:
    """Hidden cards lie in the database: nobody else on this machine may read it.

    SQLite gives the files beside it (-wal, -shm) the mode of the database.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if each.exists():
            each.chmod(0o600)
