"""Everything that is kept, taken from a data folder to a PostgreSQL or back, while no server uses either.

Row by row, with the secret key, so that links and cookies still open their seats. It is compared before
it counts, and what it was taken from stays as it was.
"""

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lastfire.engine.words import Name
from lastfire.server.archive import problems_of, put_in_place, reading
from lastfire.server.folder import DATABASE, KEY_FILE, FolderRefused, alone_in, checked_key
from lastfire.server.storage import SCHEMA, Connection, read_table

_COPIED: Final = {"tables": 5, "answers": 9, "checkpoints": 4, "orders": 3, "seen": 4, "keepings": 3}
"""What is copied of each table, with how many columns it has."""
_PEOPLE: Final = "people"
_PEOPLE_COLUMNS: Final = 8
_DRAFT: Final = f"{DATABASE}.draft"


@dataclass(frozen=True)
class Taken:
    """How much was taken to the other database."""

    tables: int
    entries: int


def to_postgres(data: Path, url: str) -> Taken:
    """Take everything from a data folder to an empty PostgreSQL; raises FolderRefused, with nothing done."""
    from lastfire.server import postgres

    with alone_in(data), contextlib.closing(reading(data / DATABASE)) as source:
        key = checked_key(data / KEY_FILE)
        problems = problems_of(source)
        if problems:
            raise FolderRefused(
                Name(
                    f"{data}: the database is damaged ({problems[0]}); lastfire repair mends it",
                    f"{data}：データベースが壊れています（{problems[0]}）。lastfire repair で修復できます",
                )
            )
        with postgres.alone_with(url) as target:
            there = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people)"
            if target.execute(there).fetchone() != (0,):
                raise FolderRefused(
                    Name(
                        "this database has tables or people already: take an empty one",
                        "このデータベースにはすでにテーブルか登録した人があります。空のものを使ってください",
                    )
                )
            # An earlier version had no orders, and knew no people.
            names = {row[0] for row in source.execute("SELECT name FROM sqlite_master")}
            taken = _copy(source, target, [name for name in (*_COPIED, _PEOPLE) if name in names])
            target.execute("DELETE FROM secrets")
            target.execute("INSERT INTO secrets VALUES (0, ?)", (key,))
            return taken


def to_sqlite(url: str, data: Path) -> Taken:
    """Take everything from a PostgreSQL to a data folder without tables; raises FolderRefused."""
    from lastfire.server import postgres

    with alone_in(data), postgres.alone_with(url) as source:
        if any((data / name).exists() for name in (DATABASE, KEY_FILE)):
            raise FolderRefused(
                Name(
                    f"{data}: tables are kept here already: take another folder",
                    f"{data}：すでにテーブルがあります。別のフォルダーを使ってください",
                )
            )
        found = source.execute("SELECT secret_key FROM secrets").fetchone()
        if found is None:
            raise FolderRefused(
                Name("no server has used this database yet", "このデータベースはまだ使われていません")
            )
        draft = data / _DRAFT
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as target:
            target.executescript(SCHEMA)
            target.execute("BEGIN")
            taken = _copy(source, target, [*_COPIED, _PEOPLE])
            target.execute("COMMIT")
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        put_in_place(data, draft, bytes(found[0]))
        return taken


def _copy(source: Connection, target: Connection, names: list[str]) -> Taken:
    entries = 0
    if _PEOPLE in names:
        _copy_rows(source, target, _PEOPLE, _PEOPLE_COLUMNS)
    tables = [row[0] for row in source.execute("SELECT table_id FROM tables ORDER BY table_id")]
    for table_id in tables:
        for name, columns in _COPIED.items():
            if name in names:
                _copy_rows(source, target, name, columns, table_id)
        there = read_table(target, table_id)
        if there is None or there != read_table(source, table_id):
            raise FolderRefused(
                Name(f"table {table_id} did not arrive as it was", f"テーブル{table_id}が元と一致しません")
            )
        entries += len(there.entries)
    return Taken(len(tables), entries)


def _copy_rows(
    source: Connection, target: Connection, name: str, columns: int, table_id: str | None = None
) -> None:
    """Copy what is kept under a name, of one table or all of it."""
    of, values = ("", ()) if table_id is None else (" WHERE table_id = ?", (table_id,))
    places = ", ".join("?" * columns)
    for row in source.execute(f"SELECT * FROM {name}{of}", values):
        target.execute(f"INSERT INTO {name} VALUES ({places})", tuple(row))
