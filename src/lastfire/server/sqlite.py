"""What a server keeps, in one file: SQLite in WAL mode."""

import contextlib
import os
import sqlite3
from pathlib import Path

from lastfire.server.storage import SCHEMA, Database, Storage, StorageError


def sqlite_storage(path: Path) -> Storage:
    """What is kept in this file, which is made if need be; raises StorageError."""
    return Storage(lambda: SqliteDatabase(path))


class SqliteDatabase(Database):
    """A database of SQLite; raises StorageError where it cannot be opened."""

    errors = sqlite3.Error
    conflicts = sqlite3.IntegrityError
    # Else somebody else may write between our first look and our first change.
    writing = "BEGIN IMMEDIATE"
    reading = "BEGIN"

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            _keep_to_owner(path)
            self._db = sqlite3.connect(path, isolation_level=None, timeout=10)
            self._prepare()
        except (sqlite3.Error, OSError) as error:
            told = error.strerror if isinstance(error, OSError) else error
            raise StorageError(f"{path}: {told}") from error

    def _prepare(self) -> None:
        with contextlib.ExitStack() as unless_whole:
            unless_whole.callback(self._db.close)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            # What is deleted is overwritten.
            self._db.execute("PRAGMA secure_delete = ON")
            self._db.executescript(SCHEMA)
            unless_whole.pop_all()

    def connection(self) -> sqlite3.Connection:
        """The one connection."""
        return self._db

    def roll_back(self) -> None:
        """End the transaction under way."""
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def wipe(self) -> None:
        """Overwrite what was deleted also in the file of what is written last."""
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    @property
    def size(self) -> int:
        """How many bytes the database takes, with what is not yet in its file."""
        beside = self._path.with_name(f"{self._path.name}-wal")
        return sum(path.stat().st_size for path in (self._path, beside) if path.exists())

    def close(self) -> None:
        """Close the file."""
        self._db.close()


def _keep_to_owner(path: Path) -> None:
    """Hidden cards lie in the database: nobody else on this machine may read it.

    SQLite gives the files beside it (-wal, -shm) the mode of the database.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if each.exists():
            each.chmod(0o600)
