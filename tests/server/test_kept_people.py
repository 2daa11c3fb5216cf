"""Whoever keeps a name keeps it when everything is taken to another database, and when damage is mended."""

import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from lastfire.cli import main
from lastfire.server.folder import FolderRefused
from lastfire.server.mending import check, repair
from lastfire.server.migrating import to_postgres, to_sqlite
from lastfire.server.postgres import connect
from lastfire.server.settings import Settings
from tests.server.house import Person, running
from tests.server.postgres import Postgres
from tests.server.test_people import keep_name, recover

BESIDE: Final = ("people", "keepings", "seen", "orders")


class Evening:
    """A table that Ann set up and where Bob sits, both of whom keep their names, and what both noted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        with running(settings) as house, Person(house) as ann, Person(house) as bob:
            self.anns, self.bobs = keep_name(ann, "Ann"), keep_name(bob, "Bob")
            created = ann.create("here", "link")
            self.table: str = created["table"]
            assert bob.sit(created, 1).status_code == 200
            lives = [ann.connect(self.table), bob.connect(self.table)]
            asked = lives[0].state["ask"]["seat"]
            lives[asked].look(asked)
            lives[asked].play()

    def comes_back(self, settings: Settings) -> None:
        """Both get back by their phrases what was theirs."""
        with running(settings) as house, Person(house) as ann, Person(house) as bob:
            for person, phrase, name, seats, host in (
                (ann, self.anns, "Ann", [0], True),
                (bob, self.bobs, "Bob", [1], False),
            ):
                assert recover(person, phrase)["name"] == name
                told = person.post(f"/api/tables/{self.table}/recover", {}).json()
                assert told == {"seats": seats, "host": host}


@pytest.fixture
def evening(settings: Settings) -> Evening:
    return Evening(replace(settings, names="1000/minute", recoveries="1000/minute"))


@contextlib.contextmanager
def database(data: Path) -> Any:
    with contextlib.closing(sqlite3.connect(data / "lastfire.db")) as db, db:
        yield db


def beside(db: Any) -> dict[str, list[tuple[Any, ...]]]:
    """All that is kept beside the logs of tables."""
    return {name: sorted(map(tuple, db.execute(f"SELECT * FROM {name}"))) for name in BESIDE}


def in_folder(data: Path) -> dict[str, list[tuple[Any, ...]]]:
    with database(data) as db:
        return beside(db)


def damage(data: Path, harm: str) -> None:
    with database(data) as db:
        db.execute(harm)


def test_people_go_to_postgresql_and_back_with_all_that_is_theirs(
    evening: Evening, postgres: Postgres, tmp_path: Path
) -> None:
    data, url = evening.settings.data, postgres.database()
    # Ordered and not yet done, as no server runs: it is done where the table is then.
    damage(data, f"INSERT INTO orders VALUES ('{evening.table}', 'forget nobody', 1.5)")
    before = in_folder(data)
    assert [len(before[name]) for name in BESIDE] == [2, 3, 2, 1]
    to_postgres(data, url)
    with connect(url) as db:
        assert beside(db) == before
    back = tmp_path / "back"
    to_sqlite(url, back)
    assert in_folder(back) == before == in_folder(data)
    evening.comes_back(replace(evening.settings, database=url))
    evening.comes_back(replace(evening.settings, data=back))


def test_nobody_is_taken_to_where_others_keep_names(evening: Evening, postgres: Postgres) -> None:
    shared = replace(evening.settings, database=postgres.database())
    with running(shared) as house, Person(house) as eve:
        keep_name(eve, "Eve")
    with pytest.raises(FolderRefused, match="tables or people already"):
        to_postgres(evening.settings.data, shared.database)
    with connect(shared.database) as db:
        assert [row[0] for row in db.execute("SELECT name FROM people")] == ["Eve"]


def test_people_and_what_is_ordered_stay_when_a_table_is_mended(evening: Evening) -> None:
    data = evening.settings.data
    damage(data, f"INSERT INTO orders VALUES ('{evening.table}', 'forget nobody', 1.5)")
    damage(data, "UPDATE checkpoints SET save = x'00' WHERE version > 0")
    before = in_folder(data)
    assert [each.state for each in check(data).tables] == ["mendable"]
    report, _ = repair(data, go_back=False)
    assert report.sound
    assert in_folder(data) == before
    evening.comes_back(evening.settings)


def test_what_was_to_be_forgotten_is_forgotten_also_after_a_repair(evening: Evening) -> None:
    data = evening.settings.data
    with running(evening.settings):
        # Its server has not come to it yet when it is stopped.
        (bob,) = [row[0] for row in in_folder(data)["people"] if row[1] == "Bob"]
    damage(data, f"INSERT INTO orders VALUES ('{evening.table}', 'forget {bob}', 1.5)")
    damage(data, "UPDATE checkpoints SET save = x'00' WHERE version > 0")
    repair(data, go_back=False)
    with running(replace(evening.settings, tend_seconds=0.02)) as house, Person(house) as ann:
        live = ann.connect(evening.table)
        while live.chairs[1]["name"]:
            live.hear()


@pytest.mark.parametrize(
    ("name", "harm", "left"),
    [
        ("people", "UPDATE people SET digest = 'x' WHERE name = 'Bob'", [1, 3, 2, 0]),
        ("keepings", "UPDATE keepings SET seat = 'x' WHERE seat = 1", [2, 2, 2, 0]),
        ("seen", "UPDATE seen SET at = 'x' WHERE seat = 1", [2, 3, 1, 0]),
    ],
)
def test_a_damaged_row_of_people_is_named_and_left_out(
    evening: Evening, name: str, harm: str, left: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    data = evening.settings.data
    rows = len(in_folder(data)[name])
    damage(data, harm)
    assert check(data).problems == (f"{name}: 1 of {rows} rows are damaged",)
    assert main(["check", "--data", str(data), "--lang", "en"]) == 1
    assert f"The database is damaged: {name}: 1 of {rows}" in capsys.readouterr().out
    report, aside = repair(data, go_back=False)
    assert (report.sound, len(aside)) == (True, 1)
    after = in_folder(data)
    assert [len(after[each]) for each in BESIDE] == left
    with running(evening.settings) as house, Person(house) as ann:
        assert recover(ann, evening.anns)["name"] == "Ann"


def test_a_damaged_page_costs_only_the_people_on_it(settings: Settings) -> None:
    settings = replace(settings, names="1000/minute")
    with running(settings):
        pass
    data = settings.data
    person = "INSERT INTO people VALUES (?, ?, ?, x'00', x'00', 'n', 1.0, 1.0)"
    with database(data) as db:
        for number in range(400):
            db.execute(person, (f"{number:016}", f"name {number} {'.' * 200}", str(number)))
    with database(data) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path = data / "lastfire.db"
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    # A leaf in the middle.
    (middle,) = (at for at in range(0, len(whole), size) if b"name 200 " in whole[at : at + size])
    path.write_bytes(whole[:middle] + b"\xff" * size + whole[middle + size :])
    assert any(problem.startswith("people: ") for problem in check(data).problems)
    repair(data, go_back=False)
    left = [row[0] for row in in_folder(data)["people"]]
    assert 400 > len(left) > 300
    assert {f"{0:016}", f"{399:016}"} <= set(left)


def test_a_sound_folder_with_people_is_left_alone(evening: Evening) -> None:
    assert check(evening.settings.data).sound
    report, aside = repair(evening.settings.data, go_back=True)
    assert (report.sound, aside) == (True, [])


def test_people_in_postgresql_are_checked(evening: Evening, postgres: Postgres) -> None:
    url = postgres.database()
    to_postgres(evening.settings.data, url)
    report = check(evening.settings.data, url)
    assert (report.problems, report.sound) == ((), True)
    with connect(url) as db:
        db.execute("DROP TABLE orders, seen, keepings, people")
    assert check(evening.settings.data, url).sound
