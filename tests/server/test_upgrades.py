"""Tables that the server of an earlier version has kept go on under the rules of now, if everybody agrees.

``dfcf295.sql`` holds tables of commit dfcf295: ``road`` and ``colony`` in the middle, with two people and a
bot, ``alone`` with one person, ``over``, ``dilemma``, which cannot go on, and ``notlaidout``.
"""

import contextlib
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import lastfire
from lastfire.cli import main
from lastfire.engine.notation import decode
from lastfire.server import postgres as shared_database
from lastfire.server.administering import lay_out, order
from lastfire.server.archive import reading
from lastfire.server.mending import check
from lastfire.server.migrating import to_postgres
from lastfire.server.replay import KeptSetup
from lastfire.server.seats import Held, SeatSigner, secret_key
from lastfire.server.settings import Settings
from lastfire.server.storage import Kept, read_table
from tests.server.house import House, Json, Live, Person, bring_up_to_date, running

TABLES: Final = Path(__file__).with_name("dfcf295.sql")
KEY: Final = bytes(range(32))


def lay_out_folder(data: Path) -> None:
    """Make a data folder as that version left it."""
    data.mkdir(mode=0o700)
    (data / "secret.key").write_bytes(KEY)
    with contextlib.closing(sqlite3.connect(data / "lastfire.db")) as db:
        # In one transaction: each of hundreds would wait for the disk.
        db.executescript(f"BEGIN;{TABLES.read_text(encoding='ascii')};COMMIT;")


@pytest.fixture
def kept(settings: Settings) -> Settings:
    """A data folder as that version left it."""
    lay_out_folder(settings.data)
    return settings


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, kept: Settings) -> Settings:
    """The same there, or taken to a PostgreSQL."""
    if request.param == "sqlite":
        return kept
    url = request.getfixturevalue("postgres").database()
    to_postgres(kept.data, url)
    return replace(kept, database=url)


def table_of(settings: Settings, table: str) -> Kept:
    """What is kept of a table."""
    if settings.database:
        with shared_database.reading(settings.database) as shared:
            found = read_table(shared, table)
    else:
        with contextlib.closing(reading(settings.data / "lastfire.db")) as db:
            found = read_table(db, table)
    assert found is not None
    return found


def cookie_for(settings: Settings, table: str, *seats: int) -> str:
    """The cookie that the earlier server gave for these seats."""
    setup = setup_of(table_of(settings, table))
    held = Held({seat: setup.chairs[seat].nonce for seat in seats})
    return SeatSigner(KEY).cookie(table, held)


def seated(house: House, settings: Settings, table: str, *seats: int) -> Person:
    """Somebody who sat there in the earlier version."""
    person = Person(house)
    person.set_cookie(table, cookie_for(settings, table, *seats))
    return person


def setup_of(kept: Kept) -> KeptSetup:
    return msgspec.json.decode(kept.setup, type=KeptSetup)


def agree(live: Live, seat: int) -> None:
    live.send(type="agree", seat=seat, version=live.hello["upgrade"]["to"])


def hello_after(live: Live) -> Json:
    return live.until(lambda message: message["type"] == "hello")


@pytest.mark.parametrize("table", ["road", "colony"])
def test_a_table_goes_on_once_everybody_who_sits_there_has_agreed(either: Settings, table: str) -> None:
    before = table_of(either, table)
    with (
        running(either) as house,
        seated(house, either, table, 0) as ann,
        seated(house, either, table, 1) as bob,
    ):
        assert ann.get(f"/api/tables/{table}").json()["state"] == "waits"
        one, two = ann.connect(table), bob.connect(table)
        notice = one.hello["upgrade"]
        assert (notice["version"], notice["to"]) == (1, lastfire.registered_games()[before.game].version)
        assert all(line["en"] and line["ja"] for line in notice["changes"])
        assert (notice["asked"], notice["agreed"]) == ([0, 1], [])
        # It can be looked at, by each seat as it may.
        assert one.look(0)["view"]["seat"] == 0
        assert one.state["ask"]["options"] == []
        assert one.state["can_undo"] is False
        assert one.settle(one.answer(0))["code"] == "other_rules"
        assert ann.get(f"/api/tables/{table}/file").json()["error"]["code"] == "not_over"
        agree(one, 0)
        assert hello_after(two)["upgrade"]["agreed"] == [0]
        assert table_of(either, table).rules == 1
        agree(two, 1)
        for live in (one, two):
            gone_on = live.until(lambda message: message["type"] == "hello" and message["upgrade"] is None)
            assert [each["version"] for each in gone_on["before"]] == [1]
            assert gone_on["fair"]["commitment"]
        for live in (one, two):
            live.look(None)
        for _ in range(3):
            playing = next((live for live, seat in ((one, 0), (two, 1)) if _asked(one) == seat), None)
            if playing is not None:
                playing.look(_asked(one))
                playing.play()
                bring_up_to_date(playing, one, two)
            else:
                one.wait_for_turn(0, 1)
                bring_up_to_date(one, two)
    after = table_of(either, table)
    assert after.rules == lastfire.registered_games()[before.game].version
    assert [entry for entry in after.entries if entry.version <= len(before.entries)] == before.entries
    kinds = [entry.kind for entry in after.entries[len(before.entries) :]]
    assert kinds[:3] == ["agree", "agree", "go_on"]
    assert "answer" in kinds
    # Every earlier checkpoint is still there: nothing of the game before is lost.
    assert [each for each in after.checkpoints if each in before.checkpoints] == before.checkpoints
    report = check(either.data, either.database)
    assert [state.state for state in report.tables if state.table_id == table] == ["sound"]
    # And it is found again by the next server.
    with running(either) as house, seated(house, either, table, 0, 1) as ann:
        live = ann.connect(table)
        assert live.hello["upgrade"] is None
        assert [each["version"] for each in live.hello["before"]] == [1]
        assert live.state["version"] >= after.entries[-1].version


def _asked(live: Live) -> int | None:
    ask = live.state["ask"]
    return None if ask is None else ask["seat"]


def test_a_bot_that_stands_in_agrees(kept: Settings) -> None:
    with running(kept) as house, seated(house, kept, "road", 0) as ann:
        live = ann.connect("road")
        agree(live, 0)
        assert hello_after(live)["upgrade"]["agreed"] == [0]
        live.send(type="claim_absent", seat=1)
        live.until(lambda message: message["type"] == "hello" and message["upgrade"] is None)


def test_whoever_takes_a_seat_anew_has_to_agree_anew(kept: Settings) -> None:
    with running(kept) as house, seated(house, kept, "road", 0, 1) as both:
        live = both.connect("road")
        live.look(0)
        agree(live, 0)
        assert hello_after(live)["upgrade"]["agreed"] == [0]
        assert both.post("/api/tables/road/give_up", {"seat": 0}).status_code == 200
        notice = live.until(lambda message: message["type"] == "hello" and message["upgrade"]["agreed"] == [])
        assert notice["upgrade"]["asked"] == [1]


def test_nobody_agrees_for_others_or_to_another_version(kept: Settings) -> None:
    with running(kept) as house, seated(house, kept, "road", 0) as ann:
        live = ann.connect("road")
        live.send(type="agree", seat=1, version=2)
        assert live.refusal()["code"] == "wrong_seat"
        live.send(type="agree", seat=0, version=1)
        assert live.refusal()["code"] == "stale_ask"
        live.send(type="agree", seat=0, version=2)
        live.send(type="agree", seat=0, version=2)
        assert hello_after(live)["upgrade"]["agreed"] == [0]
    assert [entry.kind for entry in table_of(kept, "road").entries].count("agree") == 1


def test_a_finished_game_is_looked_at_and_downloaded_as_it_was(kept: Settings) -> None:
    with running(kept) as house, seated(house, kept, "over", 0) as ann:
        assert ann.get("/api/tables/over").json()["state"] == "over"
        live = ann.connect("over")
        assert live.hello["upgrade"] is None
        assert live.state["ask"] is None
        assert ann.get("/api/tables/over/file").content == table_of(kept, "over").checkpoints[0].save
        assert ann.get("/api/tables/over/proof").json()["error"]["code"] == "other_rules"
    assert table_of(kept, "over").rules == 1


@pytest.mark.parametrize(
    ("table", "why"), [("dilemma", "other objectives since version 2"), ("notlaidout", "lay-out")]
)
def test_a_table_that_cannot_go_on_is_read_and_once_closed_downloaded(
    either: Settings, table: str, why: str
) -> None:
    before = table_of(either, table)
    with running(either) as house, seated(house, either, table, 0) as ann:
        facts = ann.get(f"/api/tables/{table}").json()
        assert facts["state"] == "stranded"
        assert why in facts["why"]["en"]
        assert facts["why"]["ja"]
        assert (facts["mine"], facts["host"], facts["closed"]) == ([0], False, False)
        assert [chair["name"] for chair in facts["chairs"]] == ["P0", "P1"]
        socket = ann.open_socket(table)
        assert json.loads(socket.recv())["code"] == "other_rules"
    assert table_of(either, table) == before
    assert order(either, [table], "close")
    with running(either) as house, seated(house, either, table, 0) as ann, Person(house) as stranger:
        assert ann.get(f"/api/tables/{table}").json()["closed"] is True
        for person in (ann, stranger):
            file = person.get(f"/api/tables/{table}/file")
            assert f'filename="{table}.json"' in file.headers["content-disposition"]
            told: dict[str, Any] = file.json()
            assert len(told["checkpoints"]) == len(before.checkpoints)
            assert len(told["entries"]) == len(before.entries)
            assert not any(chair.nonce in file.text for chair in setup_of(before).chairs)


def test_what_a_table_that_may_still_go_on_hides_nobody_downloads(kept: Settings) -> None:
    """Its luck and all hands are in what is kept, and its rules may come back."""
    before = table_of(kept, "dilemma")
    with (
        running(kept) as house,
        seated(house, kept, "dilemma", 0) as ann,
        Person(house) as host,
        Person(house) as stranger,
    ):
        host.set_cookie("dilemma", SeatSigner(KEY).cookie("dilemma", Held({}, host=True)))
        for person in (ann, host, stranger):
            refused = person.get("/api/tables/dilemma/file")
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_closed")
        for person in (ann, stranger):
            assert person.post("/api/tables/dilemma/end", {}).json()["error"]["code"] == "not_host"
        assert table_of(kept, "dilemma") == before
        assert host.post("/api/tables/dilemma/end", {}).status_code == 200
        assert host.post("/api/tables/dilemma/end", {}).json()["error"]["code"] == "ended"
        for person in (ann, host, stranger):
            assert person.get("/api/tables/dilemma/file").status_code == 200
    assert [entry.kind for entry in table_of(kept, "dilemma").entries[len(before.entries) :]] == ["close"]


def test_a_table_closed_while_it_could_not_go_on_stays_closed_when_its_rules_are_back(
    settings: Settings,
) -> None:
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        ann.connect(table).play()
        cookie = ann.cookie(table)
    _set_rules(settings, table, +1)
    with running(settings) as house, Person(house) as ann:
        ann.set_cookie(table, cookie or "")
        assert ann.get(f"/api/tables/{table}").json()["state"] == "stranded"
        assert ann.post(f"/api/tables/{table}/end", {}).status_code == 200
    _set_rules(settings, table, -1)
    with running(settings) as house, Person(house) as ann:
        ann.set_cookie(table, cookie or "")
        live = ann.connect(table)
        assert live.hello["closed"] is True
        assert live.settle(live.answer(0))["code"] == "ended"


def _set_rules(settings: Settings, table: str, by: int) -> None:
    with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
        db.execute("UPDATE tables SET rules = rules + ? WHERE table_id = ?", (by, table))


def test_whoever_was_sent_away_comes_no_nearer_to_a_table_that_cannot_go_on(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        made = ann.create("here", "link")
        table = made["table"]
        assert bob.sit(made, 1).status_code == 200
        assert ann.post(f"/api/tables/{table}/bar", {"seat": 1}).status_code == 200
        cookies = ann.cookie(table), bob.cookie(table)
    _set_rules(settings, table, +1)
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        for person, cookie in zip((ann, bob), cookies, strict=True):
            person.set_cookie(table, cookie or "")
        assert ann.get(f"/api/tables/{table}").json()["state"] == "stranded"
        assert bob.get(f"/api/tables/{table}").json()["error"]["code"] == "barred"
        assert ann.post(f"/api/tables/{table}/end", {}).status_code == 200
        assert bob.get(f"/api/tables/{table}/file").json()["error"]["code"] == "barred"


def test_nothing_of_a_waiting_table_is_kept_but_who_has_agreed(kept: Settings) -> None:
    before = table_of(kept, "colony")
    with running(replace(kept, checkpoint_every=1)) as house, seated(house, kept, "colony", 0) as ann:
        live = ann.connect("colony")
        agree(live, 0)
        hello_after(live)
    after = table_of(kept, "colony")
    assert after.checkpoints == before.checkpoints
    assert [entry.kind for entry in after.entries[len(before.entries) :]] == ["agree"]
    # Who has agreed need not do so again after a restart.
    with running(kept) as house, seated(house, kept, "colony", 1) as bob:
        live = bob.connect("colony")
        assert live.hello["upgrade"]["agreed"] == [0]
        agree(live, 1)
        live.until(lambda message: message["type"] == "hello" and message["upgrade"] is None)


def test_a_table_of_one_goes_to_its_end_and_its_new_luck_can_be_checked(
    kept: Settings, tmp_path: Path
) -> None:
    with running(kept) as house, seated(house, kept, "alone", 0) as ann:
        live = ann.connect("alone")
        agree(live, 0)
        gone_on = live.until(lambda message: message["type"] == "hello" and message["upgrade"] is None)
        live.look(0)
        while live.state["ask"] is not None:
            live.play()
        save = ann.get("/api/tables/alone/file").content
        proof = ann.get("/api/tables/alone/proof").json()
        assert proof["commitment"] == gone_on["fair"]["commitment"]
    assert lastfire.load(save).earlier_versions == [(1, gone_on["before"][0]["answers"])]
    assert lastfire.verify(save).commitment == proof["commitment"]


def test_the_earlier_version_that_does_not_run_is_named(
    kept: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = kept.data / "no" / "python"
    assert main(["tables", "lay-out", "--data", str(kept.data), "--with", str(missing)]) == 1
    assert "no/python" in capsys.readouterr().err


def test_only_what_needs_it_is_laid_out(kept: Settings, tmp_path: Path) -> None:
    # In place of the earlier version, something that says what it was asked.
    heard = tmp_path / "heard"
    python = tmp_path / "python"
    python.write_text(
        f"#!/bin/sh\ncat > {heard}\n" + """echo '{"table": "notlaidout", "problem": "it is only a test"}'\n"""
    )
    python.chmod(0o755)
    laid = lay_out(kept, python)
    assert (laid.tables, laid.done, laid.problems) == (1, 0, {"notlaidout": "it is only a test"})
    asked = json.loads(heard.read_text())
    assert asked["table"] == "notlaidout"
    assert asked["last"] == len(asked["entries"]) == len(table_of(kept, "notlaidout").entries)
    assert "table" not in decode(table_of(kept, "notlaidout").checkpoints[0].save)


def test_the_key_of_the_folder_is_the_one_that_opens_its_seats(kept: Settings) -> None:
    assert secret_key(kept.data) == KEY
