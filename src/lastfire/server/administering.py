"""The tables and the people of a server for whoever runs it: listed, closed, deleted, at any time."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from lastfire.engine.words import Name
from lastfire.server.archive import reading
from lastfire.server.folder import DATABASE, FolderInUse, FolderRefused, alone_in
from lastfire.server.hub import Hub
from lastfire.server.people import all_people, forget_person
from lastfire.server.replay import KeptSetup
from lastfire.server.settings import Settings
from lastfire.server.sqlite import sqlite_storage
from lastfire.server.storage import Storage, StorageError

Order = Literal["close", "delete"]

_LIST: Final = """
SELECT table_id, game, rules, setup, at,
    (SELECT count(*) FROM answers WHERE answers.table_id = tables.table_id),
    (SELECT at FROM answers WHERE answers.table_id = tables.table_id ORDER BY version DESC LIMIT 1),
    EXISTS (SELECT 1 FROM answers WHERE answers.table_id = tables.table_id AND kind = 'close'),
    (SELECT kind FROM orders WHERE orders.table_id = tables.table_id AND kind IN ('close', 'delete')
        ORDER BY kind DESC LIMIT 1)
FROM tables
"""
_HAS_PEOPLE: Final = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'people'"


@dataclass(frozen=True)
class TableLine:
    """One table: since when, how much has happened there, when last. ``ordered`` is not done yet."""

    table: str
    game: str
    rules: int
    seats: int
    people: int
    made_at: float
    entries: int
    last_at: float
    closed: bool
    ordered: Order | None


def listed(settings: Settings) -> list[TableLine]:
    """All tables, those first at which nothing has happened for longest. Raises FolderRefused."""
    rows = _rows_in_database(settings.database) if settings.database else _rows_in_folder(settings.data)
    found: list[TableLine] = []
    for table, game, rules, setup, made_at, entries, last_at, closed, ordered in rows:
        try:
            chairs = msgspec.json.decode(setup, type=KeptSetup).chairs
        except msgspec.MsgspecError:
            chairs = []  # Damaged: it can still be deleted.
        people = sum(chair.who != "bot" for chair in chairs)
        found.append(
            TableLine(
                table,
                game,
                rules,
                len(chairs),
                people,
                made_at,
                entries,
                last_at or made_at,
                bool(closed),
                ordered,
            )
        )
    return sorted(found, key=lambda line: line.last_at)


def _rows_in_database(url: str) -> list[Any]:
    from lastfire.server import postgres

    with postgres.reading(url) as db:
        return db.execute(_LIST).fetchall()


def _rows_in_folder(data: Path) -> list[Any]:
    with contextlib.closing(reading(data / DATABASE)) as db:
        try:
            return db.execute(_LIST).fetchall()
        except sqlite3.DatabaseError as error:
            raise _damaged(data, error) from error


def _damaged(data: Path, error: Exception) -> FolderRefused:
    return FolderRefused(
        Name(f"{data}: {error}; lastfire check says more", f"{data}：{error}（詳細は lastfire check）")
    )


def order(settings: Settings, tables: list[str], kind: Order) -> bool:
    """Close or delete tables; returns False where a running server has yet to do it.

    Raises FolderRefused for a table that is not there, and does nothing then.
    """
    known = {line.table for line in listed(settings)}
    for table in tables:
        if table not in known:
            raise FolderRefused(
                Name(f"{table}: there is no such table", f"{table}：そのテーブルはありません")
            )
    if settings.database:
        return _write_in_database(settings, lambda storage: _order(storage, tables, kind))
    return _write_in_folder(settings, lambda storage: _order(storage, tables, kind))


@dataclass(frozen=True)
class PersonLine:
    """Somebody who keeps a name: since when, last here on which day, and how many seats come back."""

    person: str
    name: str
    made_at: float
    seen_at: float
    seats: int


def people(settings: Settings) -> list[PersonLine]:
    """Everybody who keeps a name, those first who have not been here for longest. Raises FolderRefused."""
    if settings.database:
        from lastfire.server import postgres

        with postgres.reading(settings.database) as shared:
            found = all_people(shared)
    else:
        with contextlib.closing(reading(settings.data / DATABASE)) as db:
            try:
                # A folder of an earlier version has no people.
                found = all_people(db) if db.execute(_HAS_PEOPLE).fetchone() != (0,) else []
            except sqlite3.DatabaseError as error:
                raise _damaged(settings.data, error) from error
    return [PersonLine(each.person, each.name, each.at, each.seen, seats) for each, seats in found]


def forget(settings: Settings, wanted: list[str]) -> bool:
    """Forget people; returns False where a running server has yet to take their names off its tables.

    Raises FolderRefused for somebody who is not there, and does nothing then.
    """
    known = {line.person for line in people(settings)}
    for person in wanted:
        if person not in known:
            raise FolderRefused(
                Name(f"{person}: there is no such person", f"{person}：その人は登録されていません")
            )
    if settings.database:
        return _write_in_database(settings, lambda storage: _forget(storage, wanted))
    return _write_in_folder(settings, lambda storage: _forget(storage, wanted))


def _forget(storage: Storage, wanted: list[str]) -> None:
    for person in wanted:
        storage.write(forget_person(person)).result()
    storage.wipe().result()


def _order(storage: Storage, tables: list[str], kind: Order) -> None:
    for table in tables:
        storage.order(table, kind).result()


def _write_in_folder(settings: Settings, write: Callable[[Storage], None]) -> bool:
    with contextlib.closing(sqlite_storage(settings.data / DATABASE)) as storage:
        write(storage)
    try:
        with alone_in(settings.data):
            asyncio.run(_carry_out(settings))
    except FolderInUse:
        return False
    return True


def _write_in_database(settings: Settings, write: Callable[[Storage], None]) -> bool:
    from lastfire.server import postgres

    try:
        with contextlib.closing(postgres.PostgresStorage(settings.database)) as storage:
            write(storage)
            if storage.servers().result():
                storage.wake().result()
                return False
        asyncio.run(_carry_out(settings))
    except StorageError as error:
        raise postgres.refused(error) from error
    return True


async def _carry_out(settings: Settings) -> None:
    hub = Hub(settings)
    try:
        await hub.begin()
        await hub.carry_out_orders()
    finally:
        await hub.close()
