"""What is kept: for every table of people an append-only log, and checkpoints along it.

It is kept in SQLite (sqlite.py) or in PostgreSQL (postgres.py), by the same statements. A version of a
table is taken once and a key is accepted once, so two processes that race cannot both win. Everything
is written by one thread, off the event loop; what has queued up meanwhile is committed together, with
one flush to the disk. An entry counts only once its commit has returned.
"""

import contextlib
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, Protocol

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
CREATE TABLE IF NOT EXISTS orders (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,        -- close, delete, or forget and a person
    at REAL NOT NULL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;               -- what whoever runs the server wants, until the server has done it
CREATE TABLE IF NOT EXISTS seen (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    device INTEGER NOT NULL,   -- version of the entry with which it came; 0 from the start
    at REAL NOT NULL,          -- when it came or left last
    PRIMARY KEY (table_id, seat, device)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,        -- what the person wants to be called
    handle TEXT NOT NULL UNIQUE, -- the first words of the recovery phrase, as numbers
    salt BLOB NOT NULL,
    digest BLOB NOT NULL,      -- scrypt of the other words of the recovery phrase
    nonce TEXT NOT NULL,       -- that the person's browsers show; another one with each new phrase
    at REAL NOT NULL,
    seen REAL NOT NULL         -- the day on which the person was last here
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keepings (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,     -- -1 stands for whoever set up the table
    person TEXT NOT NULL,      -- who gets it back by a recovery phrase
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS keepings_by_person ON keepings (person);
CREATE TABLE IF NOT EXISTS plans (
    one INTEGER PRIMARY KEY,   -- always 0
    plan TEXT NOT NULL         -- JSON: what whoever runs the server tells everybody, see messages.Plan
);
CREATE TABLE IF NOT EXISTS beats (
    one INTEGER PRIMARY KEY,   -- always 0
    at REAL NOT NULL           -- when somebody asked last whether this can be written
);
"""
_GROUP: Final = 256
_TRIES: Final = 3
_CHECKPOINTS_KEPT: Final = 2


class StorageError(Exception):
    """The disk did not take it. Nothing of it is kept."""


class Conflict(StorageError):
    """The version or the key is taken: another process was faster. Nothing of it is kept."""


class Moved(StorageError):
    """Another server has the table now. Nothing of it is kept."""


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

    @property
    def went_on_at(self) -> int:
        """The entry with which it went on under later rules; 0 if it never did.

        ``rules`` are those of since then, and no earlier checkpoint fits them.
        """
        return max((entry.version for entry in self.entries if entry.kind == "go_on"), default=0)


class Rows(Protocol):
    """What a statement has found."""

    def fetchone(self) -> Any:
        """The next row; None after the last one."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What carries out statements: the connection of SQLite, or one that takes the same statements."""

    def execute(self, statement: str, values: tuple[Any, ...] = ..., /) -> Rows:
        """Carry out one statement, with a value for each ``?`` in it."""


class Database(ABC):
    """One of the two databases, used by one thread. ``errors`` is what its driver raises."""

    errors: type[Exception]
    conflicts: type[Exception]
    """What the driver raises when a version or a key is taken."""
    writing: str
    """How a transaction begins in which something is written."""
    reading: str
    """How a transaction begins that sees everything as it is at one moment."""

    @abstractmethod
    def connection(self) -> Connection:
        """An open connection with no transaction under way; raises ``errors``."""

    @abstractmethod
    def roll_back(self) -> None:
        """End the transaction under way, if there still is one, and keep nothing of it."""

    def is_passing(self, error: Exception) -> bool:
        """Whether the same transaction, once more, may well succeed."""
        return False

    @abstractmethod
    def wipe(self) -> None:
        """Overwrite what was deleted, as far as the database can."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many bytes everything takes. May be asked from any thread."""

    @abstractmethod
    def close(self) -> None:
        """Let go of it."""


Job = Callable[[Connection], Any]

HEAD: Final = "SELECT game, rules, setup, at FROM tables WHERE table_id = ?"
ENTRIES: Final = (
    "SELECT version, key, kind, seat, ask, position, detail, at FROM answers"
    " WHERE table_id = ? ORDER BY version"
)
CHECKPOINTS: Final = "SELECT version, save, digest FROM checkpoints WHERE table_id = ? ORDER BY version DESC"


def read_table(db: Connection, table_id: str) -> Kept | None:
    """All that is kept of a table; raises StorageError, or an error of the driver, where it cannot be read.

    Entries and checkpoints fit together if this is one transaction.
    """
    head = db.execute(HEAD, (table_id,)).fetchone()
    if head is None:
        return None
    entries = [entry_of(row) for row in db.execute(ENTRIES, (table_id,))]
    checkpoints = [checkpoint_of(row) for row in db.execute(CHECKPOINTS, (table_id,))]
    return kept_of(head, entries, checkpoints)


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
    """What a server keeps. Calls may come from any thread; ``open_database`` is called on its own."""

    def __init__(self, open_database: Callable[[], Database]) -> None:
        self._open = open_database
        self._database: Database
        self.tally = Tally()
        self._queue: queue.SimpleQueue[tuple[Job | None, bool, Future[Any]] | None] = queue.SimpleQueue()
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

        def write(db: Connection) -> None:
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", (table_id, game, rules, setup, now))
            write_checkpoint(db, table_id, start)
            self._own(db, table_id)

        return self._queue_up(write, True)

    def append(
        self,
        table_id: str,
        entry: Entry,
        checkpoint: Checkpoint | None = None,
        rules: int | None = None,
        also: Job | None = None,
    ) -> "Future[None]":
        """Keep one entry, and with it a checkpoint; Conflict when version or key is taken.

        With ``rules`` the table goes by this version of its game's rules from this entry on. What is ``also``
        to be done is done with it, or none of all this is.
        """
        began = time.perf_counter()

        def write(db: Connection) -> None:
            self._check_ours(db, table_id)
            write_entry(db, table_id, entry)
            if checkpoint is not None:
                write_checkpoint(db, table_id, checkpoint)
            if rules is not None:
                db.execute("UPDATE tables SET rules = ? WHERE table_id = ?", (rules, table_id))
            if also is not None:
                also(db)

        kept = self._queue_up(write, True)
        if entry.kind == "answer":
            kept.add_done_callback(lambda future: self._count(future, began))
        return kept

    def _count(self, kept: "Future[None]", began: float) -> None:
        if not kept.cancelled() and kept.exception() is None:
            self.tally.kept(time.perf_counter() - began)

    def checkpoint(self, table_id: str, checkpoint: Checkpoint) -> "Future[None]":
        """Keep a checkpoint without an entry."""

        def write(db: Connection) -> None:
            self._check_ours(db, table_id)
            write_checkpoint(db, table_id, checkpoint)

        return self._queue_up(write, True)

    def delete(self, table_id: str) -> "Future[None]":
        """Forget a table, and what was ordered for it."""

        def write(db: Connection) -> None:
            self._check_ours(db, table_id)
            for kept in ("answers", "checkpoints", "orders", "seen", "keepings", "tables"):
                db.execute(f"DELETE FROM {kept} WHERE table_id = ?", (table_id,))
            self._disown(db, table_id)

        return self._queue_up(write, True)

    def write(self, job: Job) -> "Future[Any]":
        """Do what changes nothing of a table's log; what it returns is the result."""
        return self._queue_up(job, True)

    def write_at(self, table_id: str, job: Job) -> "Future[Any]":
        """The same, about a table; Moved when it is another server's."""

        def write(db: Connection) -> Any:
            self._check_ours(db, table_id)
            return job(db)

        return self._queue_up(write, True)

    def look(self, job: Job) -> "Future[Any]":
        """Read something, all of it at one moment."""
        return self._queue_up(job, False)

    def wipe(self) -> "Future[None]":
        """Overwrite what was deleted, as far as the database can."""
        return self._queue_up(None, False)

    def order(self, table_id: str, kind: str) -> "Future[None]":
        """Let whichever server uses the database do this to a table."""
        now = time.time()

        def write(db: Connection) -> None:
            db.execute(
                "INSERT INTO orders VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at",
                (table_id, kind, now),
            )

        return self._queue_up(write, True)

    def order_done(self, table_id: str, kind: str) -> "Future[None]":
        """What was ordered is done."""

        def write(db: Connection) -> None:
            db.execute("DELETE FROM orders WHERE table_id = ? AND kind = ?", (table_id, kind))

        return self._queue_up(write, True)

    def plan(self, plan: str) -> "Future[None]":
        """Keep what everybody is to be told; empty: nothing any more."""

        def write(db: Connection) -> None:
            db.execute("DELETE FROM plans")
            if plan:
                db.execute("INSERT INTO plans VALUES (0, ?)", (plan,))

        return self._queue_up(write, True)

    def beat(self) -> "Future[None]":
        """Write that it can be written now; a disk that takes nothing shows here."""
        now = time.time()

        def write(db: Connection) -> None:
            db.execute(
                "INSERT INTO beats VALUES (0, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at", (now,)
            )

        return self._queue_up(write, True)

    # Whose tables they are. A database that one server has to itself asks nothing.

    def _own(self, db: Connection, table_id: str) -> None:
        """The new table is this server's."""

    def _check_ours(self, db: Connection, table_id: str) -> None:
        """Raise Moved unless the table is this server's until the transaction ends."""

    def _disown(self, db: Connection, table_id: str) -> None:
        """The table is nobody's."""

    # What is read.

    @property
    def waiting(self) -> int:
        """How many jobs wait to be carried out."""
        return self._queue.qsize()

    @property
    def size(self) -> int:
        """How many bytes everything takes."""
        return self._database.size

    def read(self, table_id: str) -> "Future[Kept | None]":
        """All that is kept of a table; None when there is no such table."""
        return self._queue_up(lambda db: read_table(db, table_id), False)

    def orders(self) -> "Future[list[tuple[str, str]]]":
        """What is ordered: tables, and what is to be done to each."""
        return self._queue_up(
            lambda db: db.execute("SELECT table_id, kind FROM orders ORDER BY at").fetchall(), False
        )

    def planned(self) -> "Future[str]":
        """What everybody is to be told; empty for nothing."""

        def read(db: Connection) -> str:
            row = db.execute("SELECT plan FROM plans").fetchone()
            return "" if row is None else str(row[0])

        return self._queue_up(read, False)

    def table_ids(self) -> "Future[list[str]]":
        """Every table that is kept."""
        query = "SELECT table_id FROM tables ORDER BY table_id"
        return self._queue_up(lambda db: [row[0] for row in db.execute(query)], False)

    def stale(self, played_before: float, unplayed_before: float) -> "Future[list[str]]":
        """Tables at which nothing has happened since, and those at which nothing ever has."""
        last = "(SELECT at FROM answers WHERE table_id = tables.table_id ORDER BY version DESC LIMIT 1)"
        query = f"SELECT table_id FROM tables WHERE {last} < ? OR ({last} IS NULL AND at < ?)"
        return self._queue_up(
            lambda db: [row[0] for row in db.execute(query, (played_before, unplayed_before))], False
        )

    # The thread.

    def _queue_up(self, job: Job | None, writes: bool) -> "Future[Any]":
        """Have a job done; none is to overwrite what was deleted."""
        future: Future[Any] = Future()
        self._queue.put((job, writes, future))
        return future

    def _run(self, opened: "Future[None]") -> None:
        try:
            self._database = self._open()
        except StorageError as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        database = self._database
        with contextlib.closing(database):
            while (item := self._queue.get()) is not None:
                items = [item]
                # What has queued up meanwhile shares one transaction.
                while len(items) < _GROUP and not self._queue.empty():
                    if (item := self._queue.get()) is None:
                        break
                    items.append(item)
                # Whoever no longer waits for a job that has not begun has taken it back.
                items = [each for each in items if each[2].set_running_or_notify_cancel()]
                written = [(job, future) for job, writes, future in items if writes and job is not None]
                if not _write(database, written):
                    self.tally.failed(len(written))
                for job, writes, future in items:
                    if not writes:
                        _read(database, job, future)
                if item is None:
                    return


def _write(database: Database, jobs: list[tuple[Job, "Future[Any]"]]) -> bool:
    """Carry out all jobs in one transaction; one that conflicts is left out, the others stay.

    Returns whether the disk took it.
    """
    if not jobs:
        return True
    left = _TRIES
    while True:
        left -= 1
        committing = False
        try:
            db = database.connection()
            db.execute(database.writing)
            outcomes = _carry_out(database, db, [job for job, _ in jobs])
            committing = True
            db.execute("COMMIT")
        except database.errors as error:
            database.roll_back()
            # While it is committed nobody knows whether it is kept: whoever asked has to look.
            if left and not committing and database.is_passing(error):
                continue
            for _, future in jobs:
                future.set_exception(StorageError(str(error)))
            return False
        for (_, future), outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, StorageError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        return True


def _carry_out(database: Database, db: Connection, jobs: list[Job]) -> list[Any]:
    """What each job returns, or why nothing of it is kept; raises ``errors`` where nothing of all is."""
    try:
        return [job(db) for job in jobs]
    except (database.conflicts, Moved):
        # It is rare, so only now each is carried out for itself: that takes twice as many statements.
        database.roll_back()
        db.execute(database.writing)
    outcomes: list[Any] = []
    for job in jobs:
        db.execute("SAVEPOINT job")
        try:
            outcomes.append(job(db))
        except database.conflicts as error:
            db.execute("ROLLBACK TO job")
            outcomes.append(Conflict(str(error)))
        except Moved as error:
            db.execute("ROLLBACK TO job")
            outcomes.append(error)
        db.execute("RELEASE job")
    return outcomes


def _read(database: Database, job: Job | None, future: "Future[Any]") -> None:
    left = _TRIES
    while True:
        left -= 1
        try:
            found = database.wipe() if job is None else _look(database, job)
        except (database.errors, StorageError) as error:
            if left and isinstance(error, database.errors) and database.is_passing(error):
                continue
            future.set_exception(StorageError(str(error)))
        else:
            future.set_result(found)
        return


def _look(database: Database, job: Job) -> Any:
    """What a job finds, at one moment."""
    try:
        db = database.connection()
        db.execute(database.reading)
        return job(db)
    finally:
        database.roll_back()


def write_entry(db: Connection, table_id: str, entry: Entry) -> None:
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


def write_checkpoint(db: Connection, table_id: str, checkpoint: Checkpoint) -> None:
    """Keep a checkpoint and drop those that it makes needless, but never the first.

    Nor those up to where the table went on under later rules: nothing else leads to what was before.
    """
    db.execute(
        "INSERT INTO checkpoints VALUES (?, ?, ?, ?) ON CONFLICT (table_id, version)"
        " DO UPDATE SET save = excluded.save, digest = excluded.digest",
        (table_id, checkpoint.version, checkpoint.save, checkpoint.digest),
    )
    db.execute(
        "DELETE FROM checkpoints WHERE table_id = ? AND version > 0 AND version NOT IN"
        " (SELECT version FROM checkpoints WHERE table_id = ? ORDER BY version DESC LIMIT ?) AND version >"
        " (SELECT coalesce(max(version), 0) FROM answers WHERE table_id = ? AND kind = 'go_on')",
        (table_id, table_id, _CHECKPOINTS_KEPT, table_id),
    )
