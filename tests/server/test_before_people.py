"""A folder from before devices were listed and names were kept goes on as it was, with all that is new."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.server.folder import DATABASE, KEY_FILE
from lastfire.server.migrating import to_postgres
from lastfire.server.postgres import connect
from lastfire.server.settings import Settings
from tests.server.house import Person, log_of, running
from tests.server.postgres import Postgres
from tests.server.test_devices import devices, revoke
from tests.server.test_leaving import done
from tests.server.test_links import chair, code, enter
from tests.server.test_upgrades import lay_out_folder

WRITTEN = (Path(__file__).parent / "before_people.sql").read_text(encoding="utf-8")
NOTED = dict(re.findall(r"^-- (\w+): (\S+)$", WRITTEN, re.MULTILINE))
TABLE = NOTED["table"]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The folder as it was written. The match has not begun there, so that of today can take its place."""
    settings.data.mkdir(mode=0o700)
    (settings.data / KEY_FILE).write_bytes(bytes.fromhex(NOTED["key"]))
    match = lastfire.new("hit_z_road", seats=4, seed=7)
    with closing(sqlite3.connect(settings.data / DATABASE)) as db:
        db.executescript(WRITTEN)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("INSERT INTO checkpoints VALUES (?, 0, ?, ?)", (TABLE, match.save(), match.digest()))
        rules = lastfire.registered_games()["hit_z_road"].version
        db.execute("UPDATE tables SET rules = ?", (rules,))
        db.commit()
    return settings


def test_everybody_sits_where_they_sat_and_has_what_is_new(settings: Settings) -> None:
    with (
        running(settings) as house,
        Person(house) as ann,
        Person(house) as bob,
        Person(house) as phone,
        Person(house) as guest,
    ):
        for name, person in (("ann", ann), ("bob", bob), ("phone", phone)):
            person.set_cookie(TABLE, NOTED[name])
        assert [each.connect(TABLE).hello["seats"] for each in (ann, bob, phone)] == [[0, 3], [1], [1]]
        live = ann.connect(TABLE)
        assert live.hello["host"]
        # What a table did before there was a choice, it does.
        assert live.hello["leaving"] == "free"
        assert [(each["kind"], each["name"]) for each in live.events] == [
            ("sat", "Bob"),
            ("device_added", "Bob"),
            ("sat", "Gone"),
            ("left", "Gone"),
        ]
        assert [chair(ann, TABLE, seat)["name"] for seat in range(4)] == ["Ann", "Bob", "", "Sam"]
        # The devices of then are listed, with the times of the log.
        told = devices(bob, TABLE)["devices"]
        at = {entry["version"]: entry["at"] for entry in log_of(settings.data, TABLE)}
        assert [each["added_at"] for each in told] == [at[each["device"]] for each in told]
        (first, *_) = devices(ann, TABLE, 0)["devices"]
        assert first["device"] == 0
        revoke(bob, TABLE, told[1]["device"])
        assert phone.connect(TABLE).hello["seats"] == []
        assert enter(guest, TABLE, NOTED["link"].rpartition("/")[2]).json() == {"seats": [2]}
        # A name can be kept for a seat of then.
        phrase = bob.post("/api/people", {"name": "Bob"}).json()["phrase"]
        assert bob.post(f"/api/tables/{TABLE}/keep", {}).status_code == 200
        phone.clear_cookies()
        phone.post("/api/people/recover", {"phrase": " ".join(word["ja"] for word in phrase)})
        assert phone.post(f"/api/tables/{TABLE}/recover", {}).json()["seats"] == [1]
        done(bob, TABLE, "forget", seat=1)
        assert chair(ann, TABLE)["name"] == ""
        done(ann, TABLE, "bar", seat=2)
        assert code(guest.get(f"/api/tables/{TABLE}")) == "barred"


def test_commands_read_such_a_folder_before_any_server_does(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ("--data", str(settings.data), "--json")
    assert main(["people", "list", *where]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert main(["tables", "list", *where]) == 0
    assert [each["table"] for each in json.loads(capsys.readouterr().out)] == [TABLE]
    assert main(["check", *where]) == 0
    assert main(["people", "delete", "nobody", *where]) == 1


def test_tables_of_a_version_without_orders_are_listed_closed_and_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "folder"
    lay_out_folder(data)
    names = _names(data)
    assert {"orders", "seen", "people", "keepings"}.isdisjoint(names)
    where = ("--data", str(data))
    assert main(["tables", "list", "--json", *where]) == 0
    listed = {each["table"]: each for each in json.loads(capsys.readouterr().out)}
    assert set(listed) == {"road", "colony", "alone", "over", "dilemma", "notlaidout"}
    assert (listed["road"]["people"], listed["road"]["rules"], listed["road"]["ordered"]) == (2, 1, None)
    assert main(["people", "list", *where]) == 0
    # Nothing was written there.
    assert _names(data) == names
    assert main(["tables", "close", "over", *where]) == 0
    assert main(["tables", "delete", "alone", *where]) == 0
    capsys.readouterr()
    assert main(["tables", "list", "--json", *where]) == 0
    left = {each["table"]: each["closed"] for each in json.loads(capsys.readouterr().out)}
    assert left == {table: table == "over" for table in listed if table != "alone"}


def _names(data: Path) -> set[str]:
    with closing(sqlite3.connect(data / DATABASE)) as db:
        return {row[0] for row in db.execute("SELECT name FROM sqlite_master")}


def test_a_database_of_a_version_without_people_is_read_as_well(
    postgres: Postgres, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lay_out_folder(tmp_path / "folder")
    url = postgres.database()
    to_postgres(tmp_path / "folder", url)
    with connect(url) as db:
        db.execute("DROP TABLE orders, seen, people, keepings")
    assert main(["tables", "list", "--json", "--database", url]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 6
    assert main(["people", "list", "--json", "--database", url]) == 0
    assert json.loads(capsys.readouterr().out) == []
