"""What is kept, checked table by table, and mended as far as older checkpoints and the log allow."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal

import lastfire
from lastfire.engine.notation import decode
from lastfire.server.archive import problems_of, put_in_place, reading
from lastfire.server.folder import DATABASE, KEY_FILE, alone_in, checked_key
from lastfire.server.replay import check_log, match_at, play_entry
from lastfire.server.storage import (
    CHECKPOINTS,
    ENTRIES,
    HEAD,
    SCHEMA,
    Checkpoint,
    Connection,
    Entry,
    Kept,
    StorageError,
    checkpoint_of,
    entry_of,
    kept_of,
    write_checkpoint,
    write_entry,
)

State = Literal["sound", "mendable", "shortened", "damaged", "other_rules", "lost"]
"""Mendable: goes on, from an older checkpoint or after what is damaged has been left out. Shortened: goes
on from an earlier entry than its last. Other rules: whole, for another version of a game."""

_DRAFT: Final = f"{DATABASE}.draft"
_BESIDE: Final[dict[str, tuple[tuple[str, ...], tuple[type, ...]]]] = {
    "people": (("person",), (str, str, str, bytes, bytes, str, float, float)),
    "keepings": (("table_id", "seat"), (str, int, str)),
    "seen": (("table_id", "seat", "device"), (str, int, int, float)),
    "orders": (("table_id", "kind"), (str, str, float)),
}
"""What is kept beside the logs of tables: in which order it lies, and of which types its columns are."""
_OF_TABLES: Final = ("keepings", "seen", "orders")
"""What of that belongs to a table, whose name comes first."""
_Rows = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True)
class TableState:
    """How one table is kept. ``good`` of its ``entries`` can be played again."""

    table_id: str
    state: State
    entries: int
    good: int
    problem: str = ""


@dataclass(frozen=True)
class Report:
    """How everything is kept: what SQLite finds damaged, and every table."""

    problems: tuple[str, ...]
    tables: list[TableState]

    def count(self, *states: State) -> int:
        """How many tables are in one of these states."""
        return sum(each.state in states for each in self.tables)

    @property
    def sound(self) -> bool:
        """Whether nothing is damaged."""
        return not self.problems and not self.count("mendable", "damaged", "lost")


@dataclass
class _Found:
    """What can be read of a table, and what of it can go on."""

    state: TableState
    kept: Kept | None
    # With what of it is damaged left out.
    mended: Kept | None = field(default=None)


def check(data: Path, database: str = "") -> Report:
    """How everything in a data folder, or in a PostgreSQL, is kept; a server may be running.

    Raises FolderRefused.
    """
    if database:
        from lastfire.server import postgres

        with postgres.reading(database) as shared:
            names = {row[0] for row in shared.execute(postgres.NAMES)}
            _, problems = _beside(shared, names)
            return Report(tuple(problems), [found.state for found in _examined(shared)])
    checked_key(data / KEY_FILE)
    with contextlib.closing(reading(data / DATABASE)) as db:
        _, problems = _beside(db, _names(db))
        return Report((*problems_of(db), *problems), [found.state for found in _examined(db)])


def repair(data: Path, go_back: bool) -> tuple[Report, list[Path]]:
    """Mend what is damaged; returns how everything is now kept, and what was put aside.

    A new database is made of all that can be read, and the earlier one is put aside. A table whose
    log is damaged is taken back to the last entry that can be played again only when told to ``go_back``.
    With nothing to mend nothing is changed. Raises FolderRefused while a server uses the folder.
    """
    with alone_in(data):
        with contextlib.closing(reading(data / DATABASE)) as db:
            beside, unread = _beside(db, _names(db))
            problems = (*problems_of(db), *unread)
            found = list(_examined(db))
        if not problems and all(each.state.state in ("sound", "other_rules") for each in found):
            return Report((), [each.state for each in found]), []
        draft = data / _DRAFT
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        states: list[TableState] = []
        with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as db:
            db.executescript(SCHEMA)
            db.execute("BEGIN")
            for each in found:
                states.append(_write_mended(db, each, go_back))
            _write_beside(db, beside)
            db.execute("COMMIT")
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        return Report((), states), put_in_place(data, draft)


def _write_mended(db: Connection, found: _Found, go_back: bool) -> TableState:
    """Keep what is left of a table in the new database."""
    state, kept = found.state, found.kept
    if kept is None:
        return state
    if found.mended is not None and (state.state == "mendable" or go_back):
        kept = found.mended
        whole = state.state == "mendable"
        state = replace(
            state, state="sound" if whole else "shortened", problem="" if whole else state.problem
        )
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?)",
        (state.table_id, kept.game, kept.rules, kept.setup, kept.at),
    )
    for entry in kept.entries:
        write_entry(db, state.table_id, entry)
    for checkpoint in reversed(kept.checkpoints):
        write_checkpoint(db, state.table_id, checkpoint)
    return state


def _write_beside(db: Connection, beside: _Rows) -> None:
    """Keep in the new database what was kept beside the logs, of the tables that are there."""
    kept = {row[0] for row in db.execute("SELECT table_id FROM tables")}
    for name, rows in beside.items():
        for row in rows:
            if name not in _OF_TABLES or row[0] in kept:
                # Damage may have made two of one.
                db.execute(f"INSERT OR IGNORE INTO {name} VALUES ({', '.join('?' * len(row))})", row)


# What is kept beside the logs of tables.


def _names(db: Connection) -> set[str]:
    """What a file holds. An earlier version had less."""
    return {str(row[0]) for row in _each(db, "SELECT name FROM sqlite_master WHERE type = 'table'", (), [])}


def _beside(db: Connection, names: set[str]) -> tuple[_Rows, list[str]]:
    """Who keeps a name, whose seats are whose, when devices were seen, what is ordered: all that can be read.

    And what is wrong with the rest.
    """
    found: _Rows = {}
    wrong: list[str] = []
    for name, (key, types) in _BESIDE.items():
        if name not in names:
            continue
        problems: list[str] = []
        query = f"SELECT * FROM {name} ORDER BY "
        rows = list(_each(db, query + ", ".join(key), (), problems))
        if problems:
            known = set(rows)
            backwards = query + ", ".join(f"{column} DESC" for column in key)
            rows += [row for row in _each(db, backwards, (), []) if row not in known]
        fit = [row for row in rows if tuple(map(type, row)) == types]
        if len(fit) < len(rows):
            problems.append(f"{len(rows) - len(fit)} of {len(rows)} rows are damaged")
        found[name] = fit
        wrong += [f"{name}: {problem}" for problem in dict.fromkeys(problems)]
    return found, wrong


# One table.


def _examined(db: Connection) -> Iterator[_Found]:
    for table_id in _table_ids(db):
        yield _examine(db, table_id)


def _examine(db: Connection, table_id: str) -> _Found:
    problems: list[str] = []
    entries = [
        each for row in _rows(db, ENTRIES, table_id, problems) for each in _read(entry_of, row, problems)
    ]
    checkpoints = [
        each
        for row in _rows(db, CHECKPOINTS, table_id, problems)
        for each in _read(checkpoint_of, row, problems)
    ]
    entries.sort(key=lambda entry: entry.version)
    checkpoints.sort(key=lambda checkpoint: -checkpoint.version)
    last = max((entry.version for entry in entries), default=0)
    try:
        head = db.execute(HEAD, (table_id,)).fetchone()
        kept = None if head is None else kept_of(head, entries, checkpoints)
    except (sqlite3.Error, StorageError) as error:
        kept = None
        problems.append(str(error))
    if kept is None:
        problem = "; ".join(dict.fromkeys(problems)) or "how it was set up is not kept"
        return _Found(TableState(table_id, "lost", last, 0, problem), None)
    game = lastfire.registered_games().get(kept.game)
    if game is None or game.version != kept.rules:
        return _of_other_rules(table_id, kept, problems)
    return _examine_match(table_id, kept, last, problems)


def _of_other_rules(table_id: str, kept: Kept, problems: list[str]) -> _Found:
    """A table that cannot be played again here: its checkpoints can be read, and nothing is missing."""
    for checkpoint in kept.checkpoints:
        try:
            decode(checkpoint.save)
        except lastfire.SaveError as error:
            problems.append(f"checkpoint {checkpoint.version}: {error}")
    try:
        check_log(table_id, kept)
    except StorageError as error:
        problems.append(str(error))
    count = len(kept.entries)
    if problems or not kept.checkpoints:
        return _Found(TableState(table_id, "damaged", count, 0, "; ".join(dict.fromkeys(problems))), kept)
    return _Found(TableState(table_id, "other_rules", count, count), kept)


def _examine_match(table_id: str, kept: Kept, last: int, problems: list[str]) -> _Found:
    """Play a table again, from every checkpoint that is whole, as far as that goes."""
    try:
        check_log(table_id, replace(kept, entries=[]))
    except StorageError as error:
        return _Found(TableState(table_id, "damaged", last, 0, str(error)), kept)
    good_entries = _good_log(table_id, kept, problems)
    whole: list[Checkpoint] = []
    reached = -1
    for checkpoint in kept.checkpoints:
        if checkpoint.version < kept.went_on_at:
            # Of earlier rules: nothing can be played from there.
            whole.append(checkpoint)
            continue
        try:
            begun = match_at(table_id, checkpoint)
        except (StorageError, lastfire.LastfireError) as error:
            problems.append(f"checkpoint {checkpoint.version}: {error}")
            continue
        if checkpoint.version > len(good_entries):
            continue
        whole.append(checkpoint)
        if reached == len(good_entries):
            continue
        at = checkpoint.version
        for entry in good_entries[checkpoint.version :]:
            try:
                play_entry(table_id, begun, entry)
            except (StorageError, lastfire.LastfireError) as error:
                problems.append(str(error))
                break
            at = entry.version
        reached = max(reached, at)
    problem = "; ".join(dict.fromkeys(problems))
    if reached < 0:
        return _Found(TableState(table_id, "damaged", last, 0, problem), kept)
    if not problems:
        return _Found(TableState(table_id, "sound", last, reached), kept)
    mended = _shortened(table_id, kept, whole, reached)
    state: State = "mendable" if reached == last else "damaged"
    return _Found(TableState(table_id, state, last, reached, problem), kept, mended)


def _good_log(table_id: str, kept: Kept, problems: list[str]) -> list[Entry]:
    """The entries from the first on that follow one another and tell of chairs that are there."""
    try:
        check_log(table_id, kept)
    except StorageError as error:
        problems.append(str(error))
    else:
        return kept.entries
    good: list[Entry] = []
    for entry in kept.entries:
        try:
            check_log(table_id, replace(kept, entries=[*good, entry]))
        except StorageError:
            break
        good.append(entry)
    return good


def _shortened(table_id: str, kept: Kept, whole: list[Checkpoint], reached: int) -> Kept | None:
    """The table as it was after an entry, with a checkpoint there."""
    entries = kept.entries[:reached]
    checkpoints = [checkpoint for checkpoint in whole if checkpoint.version <= reached]
    for checkpoint in checkpoints:
        match = match_at(table_id, checkpoint)
        try:
            for entry in entries[checkpoint.version :]:
                play_entry(table_id, match, entry)
        except (StorageError, lastfire.LastfireError):
            continue
        if checkpoint.version < reached:
            checkpoints = [Checkpoint(reached, match.save(), match.digest()), *checkpoints]
        return replace(kept, entries=entries, checkpoints=checkpoints)
    return None


# Rows of a database that may be damaged.


def _table_ids(db: Connection) -> list[str]:
    """Every table of which anything can be found."""
    found: set[str] = set()
    for source in ("tables", "answers", "checkpoints"):
        for order in ("ASC", "DESC"):
            rows = _each(db, f"SELECT DISTINCT table_id FROM {source} ORDER BY table_id {order}", (), [])
            found |= {row[0] for row in rows if isinstance(row[0], str)}
    return sorted(found)


def _rows(db: Connection, query: str, table_id: str, problems: list[str]) -> list[tuple[Any, ...]]:
    """The rows of a table that can be read, from both ends: damage may lie between."""
    rows = list(_each(db, query, (table_id,), problems))
    if problems:
        backwards = query.removesuffix(" DESC") + ("" if query.endswith(" DESC") else " DESC")
        known = set(rows)
        rows += [row for row in _each(db, backwards, (table_id,), []) if row not in known]
    return rows


def _each(
    db: Connection, query: str, values: tuple[str, ...], problems: list[str]
) -> Iterator[tuple[Any, ...]]:
    """The rows of an answer up to the first that cannot be read."""
    try:
        yield from db.execute(query, values)
    except sqlite3.DatabaseError as error:
        problems.append(str(error))


def _read(of: Any, row: tuple[Any, ...], problems: list[str]) -> list[Any]:
    """The row as what it was, in a list; an empty one if it is damaged."""
    try:
        return [of(row)]
    except StorageError as error:
        problems.append(str(error))
        return []
