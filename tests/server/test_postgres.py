"""Several servers on one PostgreSQL: whose a table is, and what a lost connection costs."""

import contextlib
import threading
from collections.abc import Iterator

import pytest

from lastfire.server.postgres import PostgresDatabase, PostgresStorage, Server, Wakes, connect
from lastfire.server.storage import Conflict, Moved, StorageError
from tests.server.house import PATIENCE
from tests.server.postgres import Postgres
from tests.server.test_storage import START, entry, read

ENDLESS = 1e6
ENDED = -1.0


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


@contextlib.contextmanager
def server(url: str, name: str, lease: float = ENDLESS) -> Iterator[PostgresStorage]:
    with contextlib.closing(PostgresStorage(url, name)) as storage:
        storage.renew(lease).result()
        yield storage


@pytest.fixture
def ann(url: str) -> Iterator[PostgresStorage]:
    with server(url, "ann:1") as storage:
        storage.create("t", "game", 1, "{}", START).result()
        yield storage


@pytest.fixture
def bob(url: str) -> Iterator[PostgresStorage]:
    with server(url, "bob:2") as storage:
        yield storage


def test_a_table_is_its_makers_as_long_as_the_lease_runs(ann: PostgresStorage, bob: PostgresStorage) -> None:
    assert bob.claim("t").result() == ann.server == ann.claim("t").result()
    assert ann.owned().result() == {"t"}
    with pytest.raises(Moved):
        bob.append("t", entry(1, "b")).result()
    with pytest.raises(Moved):
        bob.checkpoint("t", START).result()
    with pytest.raises(Moved):
        bob.delete("t").result()
    ann.append("t", entry(1, "a")).result()
    assert [each.key for each in read(bob).entries] == ["a"]


def test_the_table_of_a_server_whose_lease_has_run_out_is_taken(
    ann: PostgresStorage, bob: PostgresStorage
) -> None:
    ann.renew(ENDED).result()
    assert bob.claim("t").result() == bob.server
    with pytest.raises(Moved):
        ann.append("t", entry(1, "late")).result()
    bob.append("t", entry(1, "b")).result()
    # Ann hears that her lease had run out, and asks what is left.
    assert not ann.renew(ENDLESS).result()
    assert ann.renew(ENDLESS).result()
    assert ann.owned().result() == frozenset()
    assert ann.claim("t").result() == bob.server


def test_the_table_of_a_server_whose_door_is_shut_is_taken_before_its_lease_has_run_out(
    ann: PostgresStorage, bob: PostgresStorage
) -> None:
    # She renews it: she is there, and only Bob does not get through.
    assert bob.claim("t", ann.server.id, ENDLESS / 2).result() == ann.server
    ann.renew(ENDLESS / 4).result()
    assert bob.claim("t", "another", ENDLESS / 2).result() == ann.server
    assert bob.claim("t", ann.server.id, ENDLESS / 2).result() == bob.server
    with pytest.raises(Moved):
        ann.append("t", entry(1, "late")).result()


def test_what_is_let_go_of_can_be_taken_at_once(ann: PostgresStorage, bob: PostgresStorage) -> None:
    ann.release("t").result()
    assert bob.claim("t").result() == bob.server
    # Nobody lets go of what is another's.
    ann.release("t").result()
    assert ann.claim("t").result() == bob.server
    bob.leave().result()
    assert ann.servers().result() == [ann.server]
    assert ann.claim("t").result() == ann.server


def test_nobody_takes_a_table_that_is_not_there(ann: PostgresStorage, bob: PostgresStorage) -> None:
    assert bob.claim("nothing").result() is None
    ann.delete("t").result()
    assert bob.claim("t").result() is None
    assert ann.owned().result() == frozenset()


def test_a_server_that_has_left_has_no_address(url: str, ann: PostgresStorage, bob: PostgresStorage) -> None:
    ann.renew(ENDED).result()
    # As one finds it who looks in between.
    with connect(url) as db:
        db.execute("UPDATE owners SET server = 'gone'")
        db.execute("INSERT INTO servers VALUES ('gone', '', 'infinity')")
    assert bob.claim("t").result() == Server("gone", "")


def test_a_table_cannot_be_taken_in_the_middle_of_an_answer(url: str, ann: PostgresStorage) -> None:
    """Whoever takes it waits until the answer is kept, and so reads it."""
    ann.renew(ENDED).result()
    with contextlib.closing(PostgresDatabase(url)) as writing, server(url, "bob:2") as bob:
        db = writing.connection()
        db.execute("BEGIN")
        ann._check_ours(db, "t")
        claimed = bob.claim("t")
        wait_until_locked(url)
        db.execute(
            "INSERT INTO answers VALUES ('t', 1, 'late', 'answer', 0, 1, 0, '', 0.0)",
        )
        assert not claimed.done()
        db.execute("COMMIT")
        assert claimed.result(PATIENCE) == bob.server
        assert [each.key for each in read(bob).entries] == ["late"]
        with pytest.raises(Conflict):
            bob.append("t", entry(1, "b")).result()


def wait_until_locked(url: str) -> None:
    """Until somebody waits for somebody else."""
    waiting = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    with connect(url) as db:
        while db.execute(waiting.encode()).fetchone() == (0,):
            pass


def test_two_servers_that_want_one_table_do_not_both_get_it(url: str, ann: PostgresStorage) -> None:
    ann.leave().result()
    with contextlib.ExitStack() as all_of_them:
        several = [all_of_them.enter_context(server(url, f"{i}:1")) for i in range(4)]
        for _ in range(20):
            claims = [each.claim("t") for each in several]
            owners = {claim.result() for claim in claims}
            assert len(owners) == 1
            (owner,) = [each for each in several if each.server in owners]
            owner.release("t").result()


def cut(url: str) -> None:
    """End all other connections to a database."""
    with connect(url) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_lost_connection_is_made_anew(url: str, ann: PostgresStorage) -> None:
    for version in range(1, 4):
        cut(url)
        ann.append("t", entry(version, f"{version}")).result()
        cut(url)
        assert len(read(ann).entries) == version


def test_two_who_wait_for_each_other_both_get_on(url: str, ann: PostgresStorage) -> None:
    """PostgreSQL ends one of the two transactions; it is tried again."""
    for table in ("u", "v"):
        ann.create(table, "game", 1, "{}", START).result()
    with contextlib.closing(PostgresDatabase(url)) as other, contextlib.closing(PostgresStorage(url)) as free:
        db = other.connection()
        db.execute("BEGIN")
        statement = "INSERT INTO answers VALUES (?, 1, 'other', 'answer', 0, 1, 0, '', 0.0)"
        db.execute(statement, ("u",))
        both = [free.append("v", entry(1, "ours")), free.append("u", entry(1, "ours"))]
        wait_until_locked(url)
        # Whichever of the two is ended: here it is an error, there it is tried again and conflicts.
        ended = False
        try:
            db.execute(statement, ("v",))
            db.execute("COMMIT")
        except other.errors:
            ended = True
            other.roll_back()
        assert [each.exception(PATIENCE) is None for each in both] == [ended, ended]


def test_the_key_is_made_once(url: str, ann: PostgresStorage, bob: PostgresStorage) -> None:
    key = ann.secret_key().result()
    assert len(key) == 32
    assert bob.secret_key().result() == bob.secret_key(b"another").result() == key


def test_several_can_be_opened_at_once(url: str) -> None:
    opened: list[StorageError] = []

    def open_one() -> None:
        try:
            PostgresStorage(url).close()
        except StorageError as error:
            opened.append(error)

    threads = [threading.Thread(target=open_one) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert opened == []


@pytest.mark.parametrize(
    "wrong", ["postgresql:///nothing?host={socket}", "postgresql://[", "postgresql:///x?wrong=1"]
)
def test_an_address_that_leads_nowhere_is_refused_in_a_line(wrong: str, url: str) -> None:
    with pytest.raises(StorageError) as refused:
        PostgresStorage(wrong.format(socket=url.partition("host=")[2]))
    assert "\n" not in str(refused.value)


def test_what_is_acknowledged_is_flushed(url: str) -> None:
    with contextlib.closing(PostgresDatabase(url)) as database:
        db = database.connection()
        assert db.execute("SHOW synchronous_commit").fetchone() == ("on",)


def test_who_listens_is_woken(url: str, ann: PostgresStorage, bob: PostgresStorage) -> None:
    woken = threading.Event()
    with contextlib.closing(Wakes(url, woken.set)):
        while not woken.is_set():
            ann.wake().result()
        woken.clear()
        # Also after the line was cut.
        cut(url)
        while not woken.is_set():
            with contextlib.suppress(StorageError):
                ann.wake().result()
