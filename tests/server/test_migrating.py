"""Tables go to PostgreSQL and back, with all that was played there and every seat that somebody holds."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lastfire.cli import main
from lastfire.server.postgres import connect
from lastfire.server.settings import Settings
from tests.server.house import Person, running
from tests.server.postgres import Postgres

Said = Callable[..., tuple[int, str]]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str) -> Said:
    monkeypatch.setenv("LASTFIRE_DATABASE", url)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def say(*arguments: str, data: Path | None = None, lang: str = "en") -> tuple[int, str]:
        where = () if data is None else ("--data", str(data))
        status = main([*arguments, *where, "--lang", lang])
        told = capsys.readouterr()
        return status, told.out + told.err

    return say


def played(settings: Settings) -> tuple[str, str, int]:
    """A table somebody holds seats at: its name, the cookie, how much has happened."""
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        for _ in range(5):
            live.play()
        ann.create("here", "random")
        return table, ann.cookie(table) or "", live.state["version"]


def play_on(settings: Settings, table: str, cookie: str, version: int) -> int:
    with running(settings) as house, Person(house) as ann:
        ann.set_cookie(table, cookie)
        live = ann.connect(table)
        assert live.hello["seats"] == [0, 1]
        assert live.state["version"] == version
        live.play()
        return version + 1


def test_tables_are_taken_to_postgresql_and_back(
    settings: Settings, url: str, said: Said, tmp_path: Path
) -> None:
    table, cookie, version = played(settings)
    status, told = said("migrate", "sqlite", "postgres", data=settings.data)
    assert (status, told.partition(":")[2].split(",")[0]) == (0, " 2 tables"), told
    shared = replace(settings, database=url)
    version = play_on(shared, table, cookie, version)
    assert "2 sound" in said("check")[1]
    # What it was taken from is as it was.
    assert "2 sound" in said("check", "--database", "", data=settings.data)[1]

    back = replace(settings, data=tmp_path / "back")
    status, told = said("migrate", "postgres", "sqlite", "--json", data=back.data)
    assert status == 0, told
    assert json.loads(told) == {"place": str(back.data), "tables": 2, "entries": version}
    play_on(back, table, cookie, version)


def test_nothing_is_taken_where_tables_are_already(settings: Settings, url: str, said: Said) -> None:
    played(settings)
    assert said("migrate", "sqlite", "postgres", data=settings.data)[0] == 0
    assert said("migrate", "sqlite", "postgres", data=settings.data) == (
        1,
        "lastfire: this database has tables or people already: take an empty one\n",
    )
    status, told = said("migrate", "postgres", "sqlite", data=settings.data)
    assert (status, "tables are kept here already" in told) == (1, True)


def test_nothing_is_taken_while_a_server_runs(
    settings: Settings, url: str, said: Said, tmp_path: Path
) -> None:
    played(settings)
    with running(replace(settings, database=url, lease_seconds=1e6)):
        status, told = said("migrate", "sqlite", "postgres", data=settings.data)
        assert (status, told) == (1, "lastfire: a server uses this database: stop it first\n")
        assert said("migrate", "postgres", "sqlite", data=tmp_path / "new")[0] == 1
    with connect(url) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("migrate", "sqlite", "sqlite"), "from one kind of database to the other"),
        (("migrate", "sqlite", "postgres", "--database", ""), "needs --database"),
        (("backup", "somewhere"), "pg_dump"),
        (("restore", "somewhere"), "pg_dump"),
        (("repair",), "pg_dump"),
        (("check", "--database", "postgresql:///x?wrong=1"), "the database cannot be used"),
        (("tables", "list", "--database", "postgresql:///x?wrong=1"), "the database cannot be used"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    arguments: tuple[str, ...], words: str, said: Said, tmp_path: Path
) -> None:
    status, told = said(*arguments, data=tmp_path)
    assert status != 0
    assert words in told
    assert told.count("\n") == 1


def test_psycopg_is_not_needed_where_nobody_uses_postgresql() -> None:
    program = (
        "import sys, lastfire.server.app, lastfire.server.run, lastfire.cli.keep, lastfire.cli.tables;"
        "sys.exit('psycopg' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("tables", "list"), ("check",)])
def test_who_lacks_psycopg_is_told(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for module in ("postgres", "sharing", "forwarding"):
        monkeypatch.delitem(sys.modules, f"lastfire.server.{module}", raising=False)
        monkeypatch.delattr(f"lastfire.server.{module}", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main([*command, "--database", "postgresql:///any"]) == 1
    assert capsys.readouterr().err.startswith("lastfire: PostgreSQL needs psycopg: pip install")


def test_tables_are_listed_closed_and_deleted(settings: Settings, url: str, said: Said) -> None:
    shared = replace(settings, database=url, lease_seconds=1e6, tend_seconds=0.02)
    assert said("tables", "list")[0] == 1
    table, cookie, version = played(shared)
    lines = {line["table"]: line for line in json.loads(said("tables", "list", "--json")[1])}
    assert len(lines) == 2
    assert lines[table]["entries"] == version
    with running(shared) as house, Person(house) as ann:
        ann.set_cookie(table, cookie)
        live = ann.connect(table)
        told = said("tables", "close", table)[1]
        assert told == f"Ordered: {table}. The running server does it within seconds.\n"
        live.until(lambda message: message["type"] == "notice")
    # Without a server the command does it itself.
    assert said("tables", "delete", table)[1].startswith(f"Deleted: {table}.")
    assert table not in said("tables", "list")[1]
    assert said("tables", "delete", table)[0] == 1
    assert said("tables", "list", lang="ja")[1].count("\n") == 2
