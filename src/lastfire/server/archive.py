"""Backups of a data folder, taken while its server runs, and put back.

A backup is a data folder itself: the database, copied by SQLite, and the secret key, without which the
links and cookies of its tables open nothing.
"""

import contextlib
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from lastfire.engine.words import Name
from lastfire.server.folder import DATABASE, KEY_FILE, FolderRefused, alone_in, checked_key

_DRAFT: Final = f"{DATABASE}.draft"
_OF_DATABASE: Final = ("-wal", "-shm", "")
"""What SQLite adds to the name of a database for the files beside it; the database itself comes last."""


@dataclass(frozen=True)
class Contents:
    """What a database holds. ``problems`` is what SQLite says of a damaged one."""

    tables: int
    entries: int
    size: int
    problems: tuple[str, ...]


def reading(path: Path) -> sqlite3.Connection:
    """A database to be read and not changed, while a server writes it or not; raises FolderRefused."""
    if not path.is_file():
        raise FolderRefused(
            Name(f"{path}: there is no database of a server", f"{path}：サーバーのデータベースがありません")
        )
    # It may have to put the pages of a killed server in order, so it is not opened as a read-only file.
    db = sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True, isolation_level=None, timeout=10)
    db.execute("PRAGMA query_only = ON")
    return db


def problems_of(db: sqlite3.Connection) -> tuple[str, ...]:
    """What SQLite finds damaged; empty when nothing is."""
    try:
        said = [str(row[0]) for row in db.execute("PRAGMA integrity_check(20)")]
    except sqlite3.DatabaseError as error:
        return (str(error),)
    # A message may have several lines.
    lines = [line for each in said for line in each.splitlines() if not line.startswith("***")]
    return () if lines == ["ok"] else tuple(lines)


def contents(db: sqlite3.Connection, path: Path) -> Contents:
    """What a database holds; of a damaged one only what is wrong."""
    problems = problems_of(db)
    if problems:
        return Contents(0, 0, path.stat().st_size, problems)
    (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
    (entries,) = db.execute("SELECT count(*) FROM answers").fetchone()
    return Contents(tables, entries, path.stat().st_size, ())


def back_up(data: Path, to: Path) -> Contents:
    """Copy the database and the key to a new folder; a server may be running.

    The folder appears when it is whole. Raises FolderRefused or OSError, with nothing left behind.
    """
    if to.exists():
        raise FolderRefused(Name(f"{to}: this is there already", f"{to}：すでにあります"))
    with contextlib.closing(reading(data / DATABASE)) as db:
        key = checked_key(data / KEY_FILE)
        # In the same folder, so that it can be renamed; readable by its owner alone.
        draft = Path(tempfile.mkdtemp(prefix=f"{to.name}.", dir=to.parent))
        try:
            found = _copy(db, draft / DATABASE)
            _write(draft / KEY_FILE, key)
            _to_disk(draft)
            draft.rename(to)
            _to_disk(to.parent)
        except BaseException:
            shutil.rmtree(draft, ignore_errors=True)
            raise
    return found


def restore(backup: Path, data: Path, replace: bool) -> tuple[Contents, list[Path]]:
    """Put a backup in place; returns what it holds, and the files that were put aside.

    Raises FolderRefused while a server uses the folder, when the backup is damaged, and, unless told to
    ``replace``, when something is kept there.
    """
    key = checked_key(backup / KEY_FILE)
    with contextlib.closing(reading(backup / DATABASE)) as db, alone_in(data):
        if not replace and any((data / name).exists() for name in (DATABASE, KEY_FILE)):
            raise FolderRefused(
                Name(
                    f"{data}: tables are kept here already; --replace puts them aside",
                    f"{data}：すでにテーブルがあります。--replace を付けると、別の名前で残して置き換えます",
                )
            )
        draft = data / _DRAFT
        found = _copy(db, draft)
        if found.problems:
            draft.unlink()
            raise FolderRefused(
                Name(
                    f"{backup}: this backup is damaged: {found.problems[0]}",
                    f"{backup}：このバックアップは壊れています：{found.problems[0]}",
                )
            )
        return found, put_in_place(data, draft, key)


def put_in_place(data: Path, draft: Path, key: bytes | None = None) -> list[Path]:
    """Make a draft the database of a folder nobody uses; returns what was put aside, under other names."""
    stamp = _unused_stamp(data)
    aside: list[Path] = []
    for more in _OF_DATABASE:
        old = data / f"{DATABASE}{more}"
        if old.exists():
            # Named so that SQLite still finds what belongs together.
            aside.append(old.rename(data / f"{DATABASE}{stamp}{more}"))
    draft.rename(data / DATABASE)
    if key is not None:
        path = data / KEY_FILE
        if path.exists() and path.read_bytes() != key:
            aside.append(path.rename(data / f"{KEY_FILE}{stamp}"))
        if not path.exists():
            _write(path, key)
    _to_disk(data)
    return aside


def _unused_stamp(data: Path) -> str:
    """What tells files that are put aside now from all others."""
    now = time.strftime(".before-%Y%m%d-%H%M%S")
    stamps = [now, *(f"{now}-{number}" for number in range(2, 1000))]
    return next(stamp for stamp in stamps if not any(data.glob(f"*{stamp}")))


def _copy(db: sqlite3.Connection, path: Path) -> Contents:
    """Copy a whole database as it is at one moment, through SQLite."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as copy:
        # In one step: what is written meanwhile waits in the log of the source, and nobody waits for us.
        db.backup(copy)
        # One file, which can also be read where nothing can be written.
        copy.execute("PRAGMA journal_mode = DELETE")
        found = contents(copy, path)
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    return found


def _write(path: Path, data: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _to_disk(folder: Path) -> None:
    """What files a folder holds is on the disk."""
    # Windows cannot open folders; it writes them itself.
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
