"""Whoever runs a server lists, closes and deletes tables; old ones go by themselves, after a notice."""

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lastfire.cli import main
from lastfire.server.folder import alone_in
from lastfire.server.rooms import DAY
from lastfire.server.settings import Settings
from tests.server.house import Json, Live, Person, running
from tests.server.test_refusals import refused_at_the_door

Said = Callable[..., tuple[int, str]]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A server that looks for orders all the time."""
    return replace(settings, tend_seconds=0.02)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], settings: Settings) -> Said:
    def tables(order: str, *arguments: str, lang: str = "en") -> tuple[int, str]:
        where = ("--data", str(settings.data), "--lang", lang)
        status = main(["tables", order, *arguments, *where])
        told = capsys.readouterr()
        return status, told.out or told.err

    return tables


def kept_of(data: Path, table: str) -> int:
    """How many rows there are of a table."""
    with closing(sqlite3.connect(data / "lastfire.db")) as db:
        return sum(
            db.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,)).fetchone()[0]
            for name in ("tables", "answers", "checkpoints", "orders")
        )


def days_from_now(days: int) -> float:
    return time.time() + days * DAY


def notice(live: Live) -> Json:
    return live.until(lambda message: message["type"] == "notice")


def test_tables_are_listed(settings: Settings, said: Said) -> None:
    with running(settings) as house, Person(house) as ann:
        quiet = ann.create("here", "random")["table"]
        busy = ann.create("here", "here", "link")["table"]
        ann.connect(busy).play()
        status, told = said("list", "--json")
        lines = {line["table"]: line for line in json.loads(told)}
        assert status == 0
        assert lines.keys() == {quiet, busy}
        assert (lines[busy]["seats"], lines[busy]["people"], lines[busy]["entries"]) == (3, 3, 1)
        assert (lines[quiet]["seats"], lines[quiet]["people"]) == (2, 1)
        assert not lines[busy]["closed"]
        head, *rows = said("list")[1].splitlines()
        assert head.split() == ["Table", "Game", "Seats", "People", "Made", "Last", "Entries", "State"]
        assert {row.split()[0] for row in rows} == {quiet, busy}
        assert "続行中" in said("list", lang="ja")[1]


def test_a_running_server_closes_a_table(settings: Settings, said: Said) -> None:
    with alone_in(settings.data), running(settings) as house, Person(house) as ann, Person(house) as bob:
        created = ann.create("here", "here", "link")
        table = created["table"]
        live = ann.connect(table)
        live.play()
        assert ann.get(f"/api/tables/{table}/file").status_code == 409
        status, told = said("close", table)
        assert (status, told) == (0, f"Ordered: {table}. The running server does it within seconds.\n")
        assert "closed the table" in notice(live)["text"]["en"]
        assert live.settle(live.answer(0))["code"] == "closed"
        live.send(type="hand_over", seat=0, bot="random")
        assert live.refusal()["code"] == "closed"
        live.send(type="add_word", seat=0, word="luck")
        assert live.refusal()["code"] == "closed"
        assert bob.sit(created, 2).status_code == 409
        # It can be looked at, and taken home.
        assert "closed the table" in notice(bob.connect(table))["text"]["en"]
        facts = bob.get(f"/api/tables/{table}").json()
        assert facts["closed"]
        assert bob.get(f"/api/tables/{table}/file").status_code == 200
        # The others go on.
        ann.connect(ann.create("here", "here")["table"]).play()
    # Also after a restart.
    with running(settings) as house, Person(house) as ann:
        assert ann.get(f"/api/tables/{table}").json()["closed"]


def test_bots_stop_at_a_closed_table(settings: Settings, said: Said) -> None:
    with alone_in(settings.data), running(settings) as house, Person(house) as ann:
        table = ann.create("random", "random", pace="calm")["table"]
        live = ann.connect(table)
        said("close", table)
        notice(live)
        version = live.state["version"]
        assert ann.get("/metrics").text.count("lastfire_bots_waiting 0\n") == 1
        assert ann.connect(table).hello["version"] >= version


def test_a_running_server_deletes_a_table(settings: Settings, said: Said) -> None:
    with alone_in(settings.data), running(settings) as house, Person(house) as ann:
        table, other = (ann.create("here", "here")["table"] for _ in range(2))
        live, quiet = ann.connect(table), ann.connect(other)
        live.play()
        said("delete", table)
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        refused_at_the_door(ann.open_socket(table), "unknown_table")
        assert ann.get(f"/api/tables/{table}").status_code == 404
        assert kept_of(settings.data, table) == 0
        quiet.play()


def test_without_a_server_it_is_done_at_once(settings: Settings, said: Said) -> None:
    with running(settings) as house, Person(house) as ann:
        created = ann.create("here", "link")
        table = created["table"]
        with Person(house) as bob:
            bob.sit(created, 1, name="Rumpelstiltskin")
        other = ann.create("here", "here")["table"]
    assert said("close", table, lang="ja") == (0, f"閉じました：{table}\n")
    assert (
        json.loads(said("list", "--json")[1])[1]["closed"]
        or json.loads(said("list", "--json")[1])[0]["closed"]
    )
    assert said("delete", table) == (0, f"Deleted: {table}. Backups still hold them.\n")
    assert kept_of(settings.data, table) == 0
    assert kept_of(settings.data, other) == 2
    # Nothing of it is left in the files either.
    for path in settings.data.glob("lastfire.db*"):
        assert b"Rumpelstiltskin" not in path.read_bytes()


def test_a_table_that_is_not_there_is_refused_and_the_others_stay(settings: Settings, said: Said) -> None:
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
    assert said("delete", table, "nothing") == (1, "lastfire: nothing: there is no such table\n")
    assert kept_of(settings.data, table) == 2


def test_old_tables_go_after_a_notice(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        played, unplayed = (ann.create("here", "here")["table"] for _ in range(2))
        live = ann.connect(played)
        live.play()
        until = ann.get(f"/api/tables/{played}").json()["until"]
        assert until == pytest.approx(time.time() + 365 * DAY, abs=DAY)
        assert ann.get(f"/api/tables/{unplayed}").json()["until"] < until
    later = {days: replace(settings, today=partial(days_from_now, days)) for days in (10, 352, 366)}
    # A table where nobody has ever played is told of early, and goes early.
    with running(later[10]) as house, Person(house) as ann:
        assert "will be deleted on" in notice(ann.connect(unplayed))["text"]["en"]
        assert kept_of(settings.data, played) > 0
    with running(later[352]) as house, Person(house) as ann:
        live = ann.connect(played)
        assert "削除されます" in notice(live)["text"]["ja"]
        assert ann.get(f"/api/tables/{unplayed}").status_code == 404
    with running(later[366]) as house, Person(house) as ann:
        # Found as soon as the server begins.
        while (response := ann.get(f"/api/tables/{played}")).status_code == 200:
            pass
        assert response.json()["error"]["code"] == "unknown_table"
        assert kept_of(settings.data, played) == 0
