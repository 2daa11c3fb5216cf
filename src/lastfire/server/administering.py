"""The tables of a server for whoever runs it: listed, closed, deleted, while it runs or not."""

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

from lastfire.engine.words import Name
from lastfire.server.archive import reading
from lastfire.server.folder import DATABASE, FolderInUse, FolderRefused, alone_in
from lastfire.server.hub import Hub
from lastfire.server.replay import KeptSetup
from lastfire.server.settings import Settings
from lastfire.server.sqlite import sqlite_storage

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


def listed(data: Path) -> list[TableLine]:
    """All tables, those first at which nothing has happened for longest. Raises FolderRefused."""
    with contextlib.closing(reading(data / DATABASE)) as db:
        try:
            rows = db.execute(_LIST).fetchall()
        except sqlite3.DatabaseError as error:
            raise FolderRefused(
                Name(
                    f"{data}: {error}; lastfire check says more",
                    f"{data}：{error}（詳細は lastfire check）",
                )
            ) from error
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


def order(data: Path, tables: list[str], kind: Order) -> bool:
    """Close or delete tables; returns False where a running server has yet to do it.

    Raises FolderRefused for a table that is not there, and does nothing then.
    """
    known = {line.table for line in listed(data)}
    for table in tables:
        if table not in known:
            raise FolderRefused(
                Name(f"{table}: there is no such table", f"{table}：そのテーブルはありません")
            )
    storage = sqlite_storage(data / DATABASE)
    try:
        for table in tables:
            storage.order(table, kind).result()
    finally:
        storage.close()
    try:
        with alone_in(data):
            asyncio.run(_carry_out(Settings(data)))
    except FolderInUse:
        return False
    return True


async def _carry_out(settings: Settings) -> None:
    hub = Hub(settings)
    try:
        await hub.carry_out_orders()
    finally:
        await hub.close()
