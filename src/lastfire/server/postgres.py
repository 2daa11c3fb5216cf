"""What several servers keep together, in PostgreSQL: the same log, and which server has which table.

A table is one server's at a time. Whose it is stands in a row that the server locks whenever it writes
something of the table, so that nobody else gets the table in between. A server's own row says until when
its lease runs, by the clock of the database; it renews that every moment, and once the lease has run out
others may take its tables. Needs psycopg: ``pip install lastfire[postgres]``.
"""

import contextlib
import logging
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from lastfire.engine.words import Name
from lastfire.server.folder import KEY_BYTES, FolderRefused
from lastfire.server.storage import SCHEMA, Connection, Database, Moved, Rows, Storage, StorageError

_LOG: Final = logging.getLogger(__name__)
_CHANNEL: Final = "lastfire"
_TYPES: Final = (("REAL", "DOUBLE PRECISION"), ("BLOB", "BYTEA"), (" WITHOUT ROWID", ""))
"""What SQLite's statements call otherwise, or what only it has."""
_SHARED: Final = """
CREATE TABLE IF NOT EXISTS servers (
    server TEXT PRIMARY KEY,
    address TEXT NOT NULL,     -- where the other servers reach it
    until REAL NOT NULL        -- when its lease runs out, by the clock of the database
);
CREATE TABLE IF NOT EXISTS owners (
    table_id TEXT PRIMARY KEY,
    server TEXT NOT NULL       -- whose table it is, as long as that one's lease runs
);
CREATE INDEX IF NOT EXISTS owners_by_server ON owners (server);
CREATE TABLE IF NOT EXISTS secrets (
    one INTEGER PRIMARY KEY,   -- always 0
    secret_key BLOB NOT NULL   -- that links and cookies are signed with
);
"""
_SETUP_LOCK: Final = 0x6C617374
_CONNECTING: Final = {
    "connect_timeout": "5",
    # A machine that is gone says nothing: else the system would wait for a quarter of an hour.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "lastfire",
}
_SETTINGS: Final = (
    "SET synchronous_commit = on",
    "SET statement_timeout = '10s'",
    # A server that stands still must not keep a lock on its tables.
    "SET idle_in_transaction_session_timeout = '3s'",
)
_NOW: Final = "extract(epoch FROM clock_timestamp())"
_CLAIM: Final = f"""
INSERT INTO owners SELECT table_id, ? FROM tables WHERE table_id = ?
ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
    WHERE owners.server = excluded.server
    OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.server = owners.server
        AND until > {_NOW} + CASE WHEN servers.server = ? THEN ? ELSE 0.0 END)
RETURNING server
"""
NAMES: Final = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
"""By which names something is kept in a database."""
_FORGOTTEN_SECONDS: Final = 3600


@dataclass(frozen=True)
class Server:
    """One of the servers that share a database. Without an address it has left."""

    id: str
    address: str


def connect(url: str) -> "psycopg.Connection[Any]":
    """A connection to a database; raises psycopg.Error."""
    # What the address itself says goes first.
    unsaid = {name: value for name, value in _CONNECTING.items() if name not in conninfo_to_dict(url)}
    return psycopg.connect(make_conninfo(url, **unsaid), autocommit=True)


@contextlib.contextmanager
def reading(url: str) -> Iterator[Connection]:
    """A database as it is at one moment, while servers write it or not; raises FolderRefused."""
    try:
        with connect(url) as db:
            db.execute(PostgresDatabase.reading.encode())
            yield _Statements(db)
    except psycopg.Error as error:
        raise refused(error) from error


@contextlib.contextmanager
def alone_with(url: str) -> Iterator[Connection]:
    """A transaction in a database that no server uses, made ready for tables; raises FolderRefused."""
    try:
        PostgresDatabase(url).close()
        with connect(url) as db, db.transaction():
            # Every server has to write there first.
            db.execute("LOCK TABLE servers")
            running = f"SELECT count(*) FROM servers WHERE until > {_NOW}"
            if db.execute(running.encode()).fetchone() != (0,):
                raise FolderRefused(
                    Name(
                        "a server uses this database: stop it first",
                        "このデータベースはサーバーが使用中です。先に止めてください",
                    )
                )
            with db.pipeline():
                yield _Statements(db)
    except StorageError as error:
        raise refused(error) from error
    except psycopg.Error as error:
        raise refused(error) from error


def refused(error: Exception) -> FolderRefused:
    """What is wrong with a database, in one line."""
    told = " ".join(str(error).split())
    return FolderRefused(Name(f"the database cannot be used: {told}", f"データベースを使えません：{told}"))


class PostgresDatabase(Database):
    """A database of PostgreSQL; raises StorageError where it cannot be opened."""

    errors = psycopg.Error
    conflicts = psycopg.IntegrityError
    writing = "BEGIN"
    reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str) -> None:
        self._url = url
        self._size = 0
        try:
            self._db = self._connect()
            self._prepare()
        except psycopg.Error as error:
            raise StorageError(" ".join(str(error).split())) from error

    def _connect(self) -> "psycopg.Connection[Any]":
        db = connect(self._url)
        for setting in _SETTINGS:
            db.execute(setting.encode())
        return db

    def _prepare(self) -> None:
        statements = SCHEMA + _SHARED
        for sqlite, postgres in _TYPES:
            statements = statements.replace(sqlite, postgres)
        with self._db.transaction():
            # Two servers may begin at once.
            self._db.execute("SELECT pg_advisory_xact_lock(%s)", (_SETUP_LOCK,))
            self._db.execute(statements.encode())
        self.measure(self.connection())

    def connection(self) -> Connection:
        """The connection, made anew where it was lost."""
        if self._db.closed:
            self._db = self._connect()
        return _Statements(self._db)

    def roll_back(self) -> None:
        """End the transaction under way; with a lost connection it has ended."""
        if self._db.closed or self._db.info.transaction_status == TransactionStatus.IDLE:
            return
        try:
            self._db.execute("ROLLBACK")
        except psycopg.Error:
            self._db.close()

    def is_passing(self, error: Exception) -> bool:
        """Whether it went wrong because of others, or because the connection was lost."""
        return self._db.closed or isinstance(error, psycopg.errors.DeadlockDetected)

    def wipe(self) -> None:
        """PostgreSQL itself uses the space again in time; until then nothing overwrites it."""

    def measure(self, db: Connection) -> None:
        """Find out how large it is."""
        (self._size,) = db.execute("SELECT pg_database_size(current_database())").fetchone()

    @property
    def size(self) -> int:
        """How many bytes the whole database took when it was measured last."""
        return self._size

    def close(self) -> None:
        """Let go of the connection."""
        self._db.close()


class _Statements:
    """A connection that takes statements as SQLite does: ``?`` stands for a value."""

    def __init__(self, db: "psycopg.Connection[Any]") -> None:
        self._db = db

    def execute(self, statement: str, values: tuple[Any, ...] = (), /) -> Rows:
        """Carry out one statement."""
        rows: Rows = self._db.execute(statement.replace("?", "%s").encode(), values)
        return rows


class PostgresStorage(Storage):
    """What is kept in a database of PostgreSQL, for one of the servers that share it.

    Without an address it is for a command, which has no tables of its own and may write to all.
    """

    def __init__(self, url: str, address: str = "") -> None:
        self.server = Server(secrets.token_hex(8), address)
        super().__init__(lambda: PostgresDatabase(url))

    # Whose tables they are.

    def _own(self, db: Connection, table_id: str) -> None:
        if self.server.address:
            db.execute("INSERT INTO owners VALUES (?, ?)", (table_id, self.server.id))

    def _check_ours(self, db: Connection, table_id: str) -> None:
        if not self.server.address:
            return
        # Whoever wants the table has to wait until this transaction is over.
        mine = "SELECT 1 FROM owners WHERE table_id = ? AND server = ? FOR SHARE"
        if db.execute(mine, (table_id, self.server.id)).fetchone() is None:
            raise Moved(f"table {table_id} is another server's")

    def _disown(self, db: Connection, table_id: str) -> None:
        db.execute("DELETE FROM owners WHERE table_id = ?", (table_id,))

    def claim(self, table_id: str, shut: str = "", seconds: float = 0.0) -> "Future[Server | None]":
        """Take a table that is nobody's; returns whose it is then, None when there is no such table.

        The tables of the server ``shut`` are nobody's as soon as its lease runs for no more than ``seconds``.
        """

        def write(db: Connection) -> Server | None:
            wanted = self.server.id, table_id, shut, seconds
            if db.execute(_CLAIM, wanted).fetchone() is not None:
                return self.server
            row = db.execute(
                "SELECT owners.server, coalesce(address, '') FROM owners"
                " LEFT JOIN servers ON servers.server = owners.server WHERE table_id = ?",
                (table_id,),
            ).fetchone()
            return None if row is None else Server(*row)

        return self._queue_up(write, True)

    def release(self, table_id: str) -> "Future[None]":
        """Let go of a table, if it is this server's."""

        def write(db: Connection) -> None:
            mine = (table_id, self.server.id)
            db.execute("DELETE FROM owners WHERE table_id = ? AND server = ?", mine)
            _notify(db)

        return self._queue_up(write, True)

    def owned(self) -> "Future[frozenset[str]]":
        """The tables that are this server's."""
        query = "SELECT table_id FROM owners WHERE server = ?"
        return self._queue_up(
            lambda db: frozenset(row[0] for row in db.execute(query, (self.server.id,))), False
        )

    # The lease.

    def renew(self, seconds: float) -> "Future[bool]":
        """Let the lease run for so long from now on; returns whether it had not run out meanwhile."""

        def write(db: Connection) -> bool:
            mine = (self.server.id,)
            running = f"SELECT 1 FROM servers WHERE server = ? AND until > {_NOW}"
            ran = db.execute(running, mine).fetchone() is not None
            db.execute(
                f"INSERT INTO servers VALUES (?, ?, {_NOW} + ?)"
                " ON CONFLICT (server) DO UPDATE SET until = excluded.until",
                (*mine, self.server.address, seconds),
            )
            db.execute(f"DELETE FROM servers WHERE until < {_NOW} - ?", (_FORGOTTEN_SECONDS,))
            assert isinstance(self._database, PostgresDatabase)
            self._database.measure(db)
            return ran

        return self._queue_up(write, True)

    def leave(self) -> "Future[None]":
        """Let go of all tables, and of the lease."""

        def write(db: Connection) -> None:
            db.execute("DELETE FROM owners WHERE server = ?", (self.server.id,))
            db.execute("DELETE FROM servers WHERE server = ?", (self.server.id,))
            _notify(db)

        return self._queue_up(write, True)

    def servers(self) -> "Future[list[Server]]":
        """The servers whose lease runs."""
        query = f"SELECT server, address FROM servers WHERE until > {_NOW} ORDER BY server"
        return self._queue_up(lambda db: [Server(*row) for row in db.execute(query)], False)

    # What else they share.

    def wake(self) -> "Future[None]":
        """Have all servers look at once what there is to be done."""
        return self._queue_up(_notify, True)

    def secret_key(self, key: bytes | None = None) -> "Future[bytes]":
        """The key that links and cookies are signed with: this one, or a new one, if there was none."""
        new = key or secrets.token_bytes(KEY_BYTES)

        def write(db: Connection) -> bytes:
            db.execute("INSERT INTO secrets VALUES (0, ?) ON CONFLICT DO NOTHING", (new,))
            (found,) = db.execute("SELECT secret_key FROM secrets").fetchone()
            return bytes(found)

        return self._queue_up(write, True)


def _notify(db: Connection) -> None:
    db.execute("SELECT pg_notify(?, '')", (_CHANNEL,))


class Wakes:
    """Calls somebody, from a thread of its own, when another server says that there is something to do.

    Nothing depends on it: who waits looks again in a while anyway.
    """

    def __init__(self, url: str, wake: Callable[[], object]) -> None:
        self._url = url
        self._wake = wake
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="wakes", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no longer."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                _LOG.info("nobody wakes us: %s", error)
                self._over.wait(1.0)

    def _listen(self) -> None:
        with connect(self._url) as db:
            db.execute(f"LISTEN {_CHANNEL}".encode())
            while not self._over.is_set():
                for _ in db.notifies(timeout=0.25):
                    self._wake()
