"""The tables and the people of a server for whoever runs it: listed, closed, deleted, at any time."""

import asyncio
import base64
import contextlib
import os
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

import lastfire
from lastfire.engine.notation import decode
from lastfire.engine.words import Name
from lastfire.server.archive import reading
from lastfire.server.folder import (
    DATABASE,
    FolderInUse,
    FolderRefused,
    alone_in,
    make_private,
    server_of,
)
from lastfire.server.hub import Hub
from lastfire.server.messages import Plan
from lastfire.server.people import all_people, forget_person
from lastfire.server.replay import KeptSetup
from lastfire.server.settings import Settings
from lastfire.server.sqlite import sqlite_storage
from lastfire.server.storage import Checkpoint, Connection, Kept, Storage, StorageError

Order = Literal["close", "delete"]
_STOP_SECONDS: Final = 0.1
"""How often it is looked whether a server has stopped."""

_ORDERED: Final = """(SELECT kind FROM orders WHERE orders.table_id = tables.table_id
    AND kind IN ('close', 'delete') ORDER BY kind DESC LIMIT 1)"""
_LIST: Final = """
SELECT table_id, game, rules, setup, at,
    (SELECT count(*) FROM answers WHERE answers.table_id = tables.table_id),
    (SELECT at FROM answers WHERE answers.table_id = tables.table_id ORDER BY version DESC LIMIT 1),
    EXISTS (SELECT 1 FROM answers WHERE answers.table_id = tables.table_id AND kind = 'close'),
    {ordered}
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
    with _reading(settings) as (db, names):
        rows = list(db.execute(_LIST.format(ordered=_ORDERED if "orders" in names else "NULL")))
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


@contextlib.contextmanager
def _reading(settings: Settings) -> Iterator[tuple[Connection, set[str]]]:
    """What is kept, at one moment, and by which names: an earlier version has fewer. Raises FolderRefused."""
    if settings.database:
        from lastfire.server import postgres

        with postgres.reading(settings.database) as shared:
            yield shared, {row[0] for row in shared.execute(postgres.NAMES)}
        return
    with contextlib.closing(reading(settings.data / DATABASE)) as db:
        try:
            yield db, {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
        except sqlite3.DatabaseError as error:
            raise _damaged(settings.data, error) from error


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
    with _reading(settings) as (db, names):
        found = all_people(db) if "people" in names else []
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


def announce(settings: Settings, plan: Plan | None) -> None:
    """Tell everybody at every table, and in the lobby, what is planned; None takes it back.

    A running server notices it within seconds. Raises FolderRefused.
    """
    text = "" if plan is None else msgspec.json.encode(plan).decode()
    if settings.database:
        from lastfire.server import postgres

        try:
            with contextlib.closing(postgres.PostgresStorage(settings.database)) as shared:
                shared.plan(text).result()
                shared.wake().result()
        except StorageError as error:
            raise postgres.refused(error) from error
        return
    make_private(settings.data)
    with contextlib.closing(sqlite_storage(settings.data / DATABASE)) as storage:
        storage.plan(text).result()


def stop(data: Path, patience: float) -> bool:
    """Have the server of a data folder stop; False where there is none.

    It finishes what is under way, keeps a checkpoint of every table, and tells its pages to come back. Raises
    FolderRefused where it has not stopped after so many seconds.
    """
    process = server_of(data)
    if process is None:
        return False
    os.kill(process, signal.SIGTERM)
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if server_of(data) is None:
            return True
        time.sleep(_STOP_SECONDS)
    raise FolderRefused(
        Name(
            f"{data}: the server (process {process}) has not stopped yet",
            f"{data}：サーバー（プロセス{process}）がまだ止まっていません",
        )
    )


@dataclass(frozen=True)
class LaidOut:
    """How many tables of earlier rules there are, how many were laid out, and why the others were not."""

    tables: int
    done: int
    problems: dict[str, str]


def lay_out(settings: Settings, python: Path) -> LaidOut:
    """Have an earlier Lastfire lay out the tables that it has kept, so that they can go on.

    ``python`` is the interpreter of its environment. Raises FolderRefused while a server uses the folder,
    and where the other Lastfire does not run.
    """
    if settings.database:
        from lastfire.server import postgres

        try:
            with contextlib.closing(postgres.PostgresStorage(settings.database)) as shared:
                if shared.servers().result():
                    raise FolderRefused(
                        Name(
                            "a server uses this database: stop it first",
                            "このデータベースはサーバーが使用中です。先に止めてください",
                        )
                    )
                return _lay_out(shared, python)
        except StorageError as error:
            raise postgres.refused(error) from error
    with alone_in(settings.data), contextlib.closing(sqlite_storage(settings.data / DATABASE)) as storage:
        return _lay_out(storage, python)


def _lay_out(storage: Storage, python: Path) -> LaidOut:
    asked: list[str] = []
    for table_id in storage.table_ids().result():
        kept = storage.read(table_id).result()
        if kept is not None and _needs_laying_out(kept):
            asked.append(msgspec.json.encode(_for_laying_out(table_id, kept)).decode())
    problems: dict[str, str] = {}
    done = 0
    for line in _answers_of(python, asked):
        answer = msgspec.json.decode(line, type=_LaidOutTable)
        if answer.problem:
            problems[answer.table] = answer.problem
            continue
        save = base64.b64decode(answer.save)
        storage.checkpoint(answer.table, Checkpoint(answer.version, save, answer.digest)).result()
        done += 1
    return LaidOut(len(asked), done, problems)


class _LaidOutTable(msgspec.Struct):
    """What ``laying_out.py`` says of a table."""

    table: str
    version: int = 0
    save: str = ""
    digest: str = ""
    problem: str = ""


def _needs_laying_out(kept: Kept) -> bool:
    """Whether a table is of other rules, and its newest checkpoint is not of its last entry with a table."""
    game = lastfire.registered_games().get(kept.game)
    if game is None or game.version == kept.rules:
        return False
    newest = kept.checkpoints[0] if kept.checkpoints else None
    if newest is None or newest.version < len(kept.entries):
        return True
    try:
        return "table" not in decode(newest.save)
    except lastfire.SaveError:
        return True


def _for_laying_out(table_id: str, kept: Kept) -> dict[str, object]:
    """A table as ``laying_out.py`` reads it."""
    usable = [each for each in kept.checkpoints if each.version >= kept.went_on_at]
    return {
        "table": table_id,
        "last": len(kept.entries),
        "checkpoints": [[each.version, base64.b64encode(each.save).decode(), each.digest] for each in usable],
        "entries": [
            [each.version, each.kind, each.seat, each.position, each.detail]
            for each in kept.entries
            if each.version > kept.went_on_at
        ],
    }


def _answers_of(python: Path, asked: list[str]) -> list[str]:
    """What the other Lastfire says, a line for each table; raises FolderRefused."""
    if not asked:
        return []
    script = Path(__file__).with_name("laying_out.py")
    # In another folder: the Lastfire that is found there is not this one.
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place, script.name)
        copy.write_bytes(script.read_bytes())
        try:
            ran = subprocess.run(
                [str(python), str(copy)],
                input="\n".join(asked),
                capture_output=True,
                text=True,
                check=False,
                # What leads to this Lastfire would lead that interpreter here as well.
                env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
            )
        except OSError as error:
            raise FolderRefused(Name(f"{python}: {error.strerror}", f"{python}：{error.strerror}")) from error
    answers = ran.stdout.splitlines()
    if ran.returncode or len(answers) != len(asked):
        last = (ran.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise FolderRefused(
            Name(f"{python} cannot lay out tables: {last}", f"{python}ではテーブルを展開できません：{last}")
        )
    return answers


async def _carry_out(settings: Settings) -> None:
    hub = Hub(settings)
    try:
        await hub.begin()
        await hub.carry_out_orders()
    finally:
        await hub.close()
