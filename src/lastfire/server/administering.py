"""The tables of a server for whoever runs it: listed, closed, deleted, while it runs or not."""

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from lastfire.engine.words import Name
from lastfire.server.archive import reading
from lastfire.server.folder import DATABASE, FolderInUse, FolderRefused, alone_in
from lastfire.server.hub import Hub
from lastfire.server.replay import KeptSetup
from lastfire.server.settings import Settings
from lastfire.server.sqlite import sqlite_storage
from lastfire.server.storage import StorageError

Order = Literal["close", "delete"]

_LIST: Final = """
SELECT table_id, game, rules, setup, at,
    (SELECT count(*) FROM answers WHERE answers.table_id = tables.table_id),
    (SELECT at FROM answers WHERE answers.table_id = tables.table_id ORDER BY version DESC LIMIT 1),
    EXISTS (SELECT 1 FROM answers WHERE answers.table_id = tables.table_id AND kind = 'close'),
    (SELECT kind FROM orders WHERE orders.table_id = tables.table_id ORDER BY kind DESC LIMIT 1)
FROM tables
"""


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
            raise FolderRefused(
                Name(
                    f"{data}: {error}; lastfire check says more",
                    f"{data}：{error}（詳細は lastfire check）",
                )
            ) from error


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
        return _order_in_database(settings, tables, kind)
    with contextlib.closing(sqlite_storage(settings.data / DATABASE)) as storage:
        for table in tables:
            storage.order(table, kind).result()
    try:
        with alone_in(settings.data):
            asyncio.run(_carry_out(settings))
    except FolderInUse:
        return False
    return True


def _order_in_database(settings: Settings, tables: list[str], kind: Order) -> bool:
    from lastfire.server import postgres

    try:
        with contextlib.closing(postgres.PostgresStorage(settings.database)) as storage:
            for table in tables:
                storage.order(table, kind).result()
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
