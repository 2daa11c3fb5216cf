"""The log: dense versions, each key once, whatever races for it, in SQLite and in PostgreSQL."""

import asyncio
import contextlib
import multiprocessing
import stat
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from lastfire.server.people import (
    HOST_SEAT,
    KeptSeat,
    People,
    Person,
    all_people,
    forget_person,
    gone_people,
    last_seen,
    saw,
    set_keeper,
)
from lastfire.server.phrases import Phrase
from lastfire.server.seats import secret_key
from lastfire.server.settings import Settings
from lastfire.server.sqlite import SqliteDatabase, sqlite_storage
from lastfire.server.storage import Checkpoint, Conflict, Entry, Kept, Storage, StorageError
from tests.server import house as houses
from tests.server.house import PATIENCE, running
from tests.server.postgres import Postgres

START = Checkpoint(0, b"start", "digest")


def entry(version: int, key: str, detail: str = "") -> Entry:
    return Entry(version, key, "answer", 0, version, 0, detail, 0.0)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where something is kept: in a file, or at an address."""
    if request.param == "sqlite":
        return str(tmp_path / "db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


def open_storage(place: str) -> Storage:
    if not place.startswith("postgresql:"):
        return sqlite_storage(Path(place))
    from lastfire.server.postgres import PostgresStorage

    return PostgresStorage(place)


def opened(place: str) -> Storage:
    storage = open_storage(place)
    storage.create("t", "game", 1, "{}", START).result()
    return storage


def read(storage: Storage) -> Kept:
    kept = storage.read("t").result()
    assert kept is not None
    return kept


# What holds for both.


def test_what_is_kept_is_read_again(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        storage.append("t", entry(1, "a")).result()
        storage.append("t", entry(2, "b", "腐敗"), Checkpoint(2, b"two\0", "d2")).result()
    with contextlib.closing(open_storage(place)) as storage:
        kept = read(storage)
        assert (kept.game, kept.rules, kept.setup) == ("game", 1, "{}")
        assert kept.entries == [entry(1, "a"), entry(2, "b", "腐敗")]
        assert kept.checkpoints == [Checkpoint(2, b"two\0", "d2"), START]
        assert storage.read("nothing").result() is None
        assert storage.table_ids().result() == ["t"]
        assert storage.size > 0


def test_times_are_kept_to_the_microsecond(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        late = Entry(1, "a", "answer", 0, 1, 0, "", 1_789_012_345.678901)
        storage.append("t", late).result()
        assert read(storage).entries == [late]


@pytest.mark.parametrize("late", [entry(1, "other"), entry(2, "a")])
def test_a_version_and_a_key_are_taken_once(place: str, late: Entry) -> None:
    with contextlib.closing(opened(place)) as storage:
        storage.append("t", entry(1, "a")).result()
        with pytest.raises(Conflict):
            storage.append("t", late, Checkpoint(9, b"nine", "d9")).result()
        kept = read(storage)
        assert kept.entries == [entry(1, "a")]
        assert kept.checkpoints == [START]


def test_one_conflict_leaves_the_rest_of_its_group(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        # Queued up at once, so most of them share a transaction.
        waiting: list[Future[None]] = [storage.append("t", entry(i // 2 + 1, f"key {i}")) for i in range(400)]
        kept_or_not = [future.exception() is None for future in waiting]
        assert kept_or_not == [True, False] * 200
        assert [each.version for each in read(storage).entries] == list(range(1, 201))


def test_the_first_and_the_latest_checkpoints_stay(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        for i in (*range(1, 8), 7):
            storage.checkpoint("t", Checkpoint(i, b"", "")).result()
        assert [each.version for each in read(storage).checkpoints] == [7, 6, 0]


def test_an_answer_for_no_table_is_not_kept(place: str) -> None:
    with contextlib.closing(open_storage(place)) as storage, pytest.raises(StorageError):
        storage.append("nothing", entry(1, "a")).result()


def everything_about(storage: Storage) -> dict[str, int]:
    """How many rows there are of each kind that tells of people."""
    names = ("people", "keepings", "seen", "orders")
    counted: dict[str, int] = storage.look(
        lambda db: {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    ).result()
    return counted


def test_people_their_seats_and_devices_are_kept_and_forgotten(place: str) -> None:
    async def make() -> tuple[Person, Person]:
        people = People(storage)
        nora, phrase = await people.make("Nora 腐敗")
        other, _ = await people.make("Other")
        assert await people.find(phrase) == nora
        assert await people.at(nora.named) == nora
        return nora, other

    async def look(person: Person) -> tuple[Person | None, list[KeptSeat]]:
        people = People(storage)
        return await people.at(person.named), await people.seats_of(person)

    with contextlib.closing(opened(place)) as storage:
        nora, other = asyncio.run(make())
        for seat, person in ((0, nora.person), (HOST_SEAT, nora.person), (1, other.person), (2, "nobody")):
            storage.write_at("t", set_keeper("t", seat, person)).result()
        for at in (5.0, 7.0):
            storage.write_at("t", saw("t", 0, 3, at)).result()
    with contextlib.closing(open_storage(place)) as storage:
        assert asyncio.run(look(nora)) == (nora, [KeptSeat("t", "game", HOST_SEAT), KeptSeat("t", "game", 0)])
        assert storage.look(last_seen("t")).result() == {(0, 3): 7.0}
        assert [(each.name, seats) for each, seats in storage.look(all_people).result()] == sorted(
            [("Nora 腐敗", 2), ("Other", 1)], key=lambda line: [nora, other][line[0] == "Other"].at
        )
        assert storage.look(gone_people(nora.seen)).result() == []
        assert set(storage.look(gone_people(nora.seen + 1)).result()) == {nora.person, other.person}
        assert everything_about(storage) == {"people": 2, "keepings": 3, "seen": 1, "orders": 0}
        assert storage.write(forget_person(nora.person)).result()
        assert not storage.write(forget_person(nora.person)).result()
        assert storage.orders().result() == [("t", f"forget {nora.person}")]
        assert asyncio.run(look(nora)) == (None, [])
        assert everything_about(storage) == {"people": 1, "keepings": 1, "seen": 1, "orders": 1}
        # A table takes with it whose its seats were; the person stays.
        storage.delete("t").result()
        assert everything_about(storage) == {"people": 1, "keepings": 0, "seen": 0, "orders": 0}


def test_what_comes_with_an_entry_is_kept_with_it_or_not_at_all(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        person = asyncio.run(People(storage).make("Nora"))[0].person
        storage.append("t", entry(1, "a"), also=set_keeper("t", 0, person)).result()
        with pytest.raises(Conflict):
            storage.append("t", entry(1, "b"), also=set_keeper("t", 0, "")).result()
        with pytest.raises(StorageError):
            storage.append("t", entry(2, "c"), also=saw("no such table", 0, 0, 1.0)).result()
        assert read(storage).entries == [entry(1, "a")]
        assert everything_about(storage)["keepings"] == 1


def test_no_two_people_have_the_same_first_words(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [Phrase((1, 2, 3, *range(9))), Phrase((1, 2, 3, *range(9, 18))), Phrase((9, 9, 9, *range(9)))]
    monkeypatch.setattr("lastfire.server.people.new_phrase", lambda: drawn.pop(0))

    async def make() -> list[str]:
        people = People(storage)
        return [(await people.make("Nora"))[0].handle for _ in range(2)]

    with contextlib.closing(opened(place)) as storage:
        assert asyncio.run(make()) == ["010203", "090909"]


def test_whoever_gives_up_waiting_does_not_stop_the_others(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        waiting = [storage.append("t", entry(i, f"{i}")) for i in range(1, 50)]
        gone = [future for future in waiting if future.cancel()]
        done = [future for future in waiting if future not in gone]
        for future in done:
            future.exception()
        assert {each.key for each in read(storage).entries} <= {str(i) for i in range(1, 50)}


def test_a_deleted_table_leaves_nothing(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        storage.append("t", entry(1, "a")).result()
        storage.order("t", "close").result()
        storage.delete("t").result()
        storage.wipe().result()
        assert storage.read("t").result() is None
        assert storage.orders().result() == []
        # The same name again would be another table.
        storage.create("t", "game", 1, "{}", START).result()
        assert read(storage).entries == []


def test_an_order_stands_until_it_is_done(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        for kind in ("close", "delete", "close"):
            storage.order("t", kind).result()
        assert sorted(storage.orders().result()) == [("t", "close"), ("t", "delete")]
        storage.order_done("t", "close").result()
        assert storage.orders().result() == [("t", "delete")]
        storage.beat().result()
        storage.beat().result()


def test_tables_grow_old_from_the_last_entry_on(place: str) -> None:
    with contextlib.closing(opened(place)) as storage:
        made_at = read(storage).at
        assert storage.stale(made_at + 1, made_at - 1).result() == []
        assert storage.stale(made_at - 1, made_at + 1).result() == ["t"]
        storage.append("t", Entry(1, "a", "answer", 0, 1, 0, "", 500.0)).result()
        assert storage.stale(500.0, made_at + 1).result() == []
        assert storage.stale(501.0, made_at - 1).result() == ["t"]


def race(place: str, name: str, start: Any, out: Any) -> None:
    """Take every version that is free, as fast as possible."""
    storage = open_storage(place)
    start.wait()
    won = []
    for version in range(1, 301):
        with contextlib.suppress(Conflict):
            storage.append("t", entry(version, f"{name} {version}", name)).result()
            won.append(version)
    storage.close()
    out.put((name, won))


def test_two_processes_race_for_every_version(place: str) -> None:
    opened(place).close()
    context = multiprocessing.get_context("spawn")
    start, out = context.Barrier(2), context.Queue()
    runners = [context.Process(target=race, args=(place, name, start, out)) for name in ("a", "b")]
    for runner in runners:
        runner.start()
    won = dict(out.get(timeout=PATIENCE) for _ in runners)
    for runner in runners:
        runner.join()
        assert runner.exitcode == 0
    with contextlib.closing(open_storage(place)) as storage:
        rows = [(each.version, each.detail) for each in read(storage).entries]
    assert [version for version, _ in rows] == list(range(1, 301))
    # Each knows exactly what it has won.
    for name, versions in won.items():
        assert versions == [version for version, winner in rows if winner == name]


# What holds for SQLite.


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("this is no database, and long enough to be seen not to be one" * 20)
    with pytest.raises(StorageError, match="not a database"):
        sqlite_storage(tmp_path / "db")


def test_what_is_acknowledged_is_flushed_to_the_disk(tmp_path: Path) -> None:
    with contextlib.closing(SqliteDatabase(tmp_path / "db")) as database:
        db = database.connection()
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)


def modes(data: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()}


def test_hidden_cards_are_nobody_elses_business(settings: Settings) -> None:
    with running(settings) as house, houses.Person(house) as ann:
        ann.connect(ann.create("here", "here")["table"]).play()
        assert stat.S_IMODE(house.data.stat().st_mode) == 0o700
        assert modes(house.data) == dict.fromkeys(
            ("lastfire.db", "lastfire.db-wal", "lastfire.db-shm", "secret.key"), 0o600
        )


def test_files_that_others_could_read_are_closed_to_them(settings: Settings) -> None:
    settings.data.mkdir(mode=0o755)
    for name in ("lastfire.db", "lastfire.db-wal"):
        (settings.data / name).touch(0o644)
    with running(settings) as house:
        assert stat.S_IMODE(house.data.stat().st_mode) == 0o700
        assert set(modes(house.data).values()) == {0o600}


def test_a_directory_with_other_things_keeps_its_mode(settings: Settings) -> None:
    settings.data.mkdir()
    settings.data.chmod(0o755)
    (settings.data / "notes.txt").touch(0o644)
    with running(settings) as house:
        assert stat.S_IMODE(house.data.stat().st_mode) == 0o755
        assert modes(house.data)["lastfire.db"] == 0o600


def test_the_secret_key_is_made_once_and_is_nobody_elses_business(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) == 32
    assert secret_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
