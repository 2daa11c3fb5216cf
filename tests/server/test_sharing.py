"""Several servers on one database: each table is at one of them, and whoever asks another is taken there."""

import asyncio
import contextlib
import random
import signal
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

import lastfire
from bench.several import race
from lastfire.server.postgres import PostgresStorage, connect
from lastfire.server.settings import Settings
from lastfire.server.storage import Kept
from tests.server.house import House, Live, Person, bring_up_to_date, running
from tests.server.postgres import Postgres
from tests.server.test_choices import served

ENDLESS = 1e6


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def shared(settings: Settings, url: str) -> Settings:
    """Servers whose leases do not run out by themselves, however slow the machine is."""
    return replace(settings, database=url, lease_seconds=ENDLESS, tend_seconds=0.02)


@pytest.fixture
def houses(shared: Settings) -> Iterator[tuple[House, House]]:
    with running(shared) as first, running(shared) as second:
        yield first, second


def kept(url: str, table: str) -> Kept:
    with contextlib.closing(PostgresStorage(url)) as storage:
        found = storage.read(table).result()
        assert found is not None
        return found


def owner_of(url: str, table: str) -> str:
    """The address at which other servers reach the one that has a table."""
    with connect(url) as db:
        row = db.execute(
            "SELECT address FROM owners JOIN servers ON servers.server = owners.server WHERE table_id = %s",
            (table,),
        ).fetchone()
    return str(row[0]) if row is not None else ""


def check_log(url: str, table: str) -> None:
    """The log is whole, and leads to the position that was noted last."""
    found = kept(url, table)
    assert [each.version for each in found.entries] == list(range(1, len(found.entries) + 1))
    match = lastfire.load(found.checkpoints[-1].save)
    for entry in found.entries:
        if entry.kind == "answer":
            match.answer(entry.position)
    assert match.digest() == [each.detail for each in found.entries if each.kind == "answer"][-1]


def wait_for(live: Live, version: int) -> None:
    """Wait until so much has happened at the table."""
    live.until_state(lambda state: bool(state["version"] >= version))


def with_cookie(person: Person, of: Person, table: str) -> Person:
    person.set_cookie(table, of.cookie(table) or "")
    return person


def lost(live: Live) -> int:
    """Listen until the line is closed; returns the code."""
    try:
        while True:
            live.hear()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def test_people_at_two_servers_play_at_one_table(houses: tuple[House, House], url: str) -> None:
    with Person(houses[0]) as ann, Person(houses[1]) as bob:
        created = ann.create("here", "link")
        table = created["table"]
        live = ann.connect(table)
        first = owner_of(url, table)
        assert bob.sit(created, 1, name="Bob").status_code == 200
        other = bob.connect(table)
        assert other.hello["seats"] == [1]
        for seat, each in enumerate((live, other)):
            each.look(seat)
        for _ in range(12):
            seat = live.state["ask"]["seat"]
            (live, other)[seat].until_state(lambda state: state["ask"] and state["ask"]["options"] != [])
            (live, other)[seat].play()
            bring_up_to_date((live, other)[seat], live, other)
        assert live.state["version"] == other.state["version"] == 13
        assert owner_of(url, table) == first != ""
        # What is no table's, and what nobody knows, every server says itself.
        assert bob.get("/api/games").status_code == 200
        assert bob.get("/api/tables/nothing").status_code == 404
        for odd in ("no-table", "%00", "a%00b", "%ff", "x" * 200, "%E8%85%90"):
            assert bob.get(f"/api/tables/{odd}").status_code == 404
        other.send(type="answer", ask=1, position=0, key="a\0b")
        assert other.refusal()["code"] == "malformed"
        assert bob.get(f"/api/tables/{table}").json()["chairs"][1]["name"] == "Bob"
        # The line of a request that was answered just now may still be closing.
        assert any("lastfire_visitors 1\n" in bob.get("/metrics").text for _ in range(100))
        assert "lastfire_visitors 0\n" in ann.get("/metrics").text
        # A socket that says nothing sensible is answered there as here.
        other.send_raw("no JSON")
        assert other.refusal()["code"] == "malformed"
    check_log(url, table)


def test_a_table_where_nobody_is_goes_to_whoever_is_asked(houses: tuple[House, House], url: str) -> None:
    with Person(houses[0]) as ann, Person(houses[1]) as bob:
        table = ann.create("here", "here")["table"]
        before = owner_of(url, table)
        live = with_cookie(bob, ann, table).connect(table)
        live.play()
        assert owner_of(url, table) not in ("", before)
        # Now somebody is there: it stays.
        ann.connect(table).play()
        assert owner_of(url, table) not in ("", before)
    check_log(url, table)


def test_whoever_played_at_a_server_that_stops_plays_on_at_another(shared: Settings, url: str) -> None:
    with running(shared) as second, Person(second) as bob:
        with running(shared) as first, Person(first) as ann:
            table = ann.create("here", "here")["table"]
            ann.connect(table).play()
            live = with_cookie(bob, ann, table).connect(table)
            live.play()
            before = live.state
        assert lost(live) == 1012
        again = bob.connect(table)
        assert again.state["version"] == before["version"] == 2
        again.play()
        assert owner_of(url, table) != ""
    check_log(url, table)


def let_the_lease_run_out(url: str, address: str) -> None:
    with connect(url) as db:
        db.execute("UPDATE servers SET until = 0 WHERE address = %s", (address,))


def test_a_server_that_was_given_up_notices_it_with_the_next_answer(
    houses: tuple[House, House], url: str
) -> None:
    with Person(houses[0]) as ann, Person(houses[1]) as bob:
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        live.play()
        let_the_lease_run_out(url, owner_of(url, table))
        other = with_cookie(bob, ann, table).connect(table)
        other.play()
        assert live.state["version"] == 1
        number = live.state["ask"]["number"]
        # It comes too late at a server that has the table no longer: the page is sent after it.
        live.answer(0, ask=number, key="late")
        assert lost(live) == 1012
        assert "p:late" not in {each.key for each in kept(url, table).entries}
        again = ann.connect(table)
        assert again.state["version"] == 2
        assert again.settle(again.answer(0, ask=number, key="late"))["code"] == "stale_ask"
        again.play()
        bring = other.until_state(lambda state: state["version"] == 3)
        assert bring["version"] == 3
    check_log(url, table)


def test_an_answer_that_was_kept_before_the_table_moved_counts_once(
    houses: tuple[House, House], url: str
) -> None:
    with Person(houses[0]) as ann, Person(houses[1]) as bob:
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        number = live.state["ask"]["number"]
        live.settle(live.answer(0, key="once"))
        let_the_lease_run_out(url, owner_of(url, table))
        other = with_cookie(bob, ann, table).connect(table)
        assert other.settle(other.answer(0, ask=number, key="once"))["type"] == "done"
        assert [each.key for each in kept(url, table).entries] == ["p:once"]


def test_a_server_asks_which_tables_are_left(shared: Settings, url: str) -> None:
    short = replace(shared, lease_seconds=0.5)
    with (
        # Both hear what either logs.
        running(short, perhaps="the lease had run out") as first,
        running(shared, perhaps="the lease had run out") as second,
        Person(first) as ann,
        Person(second) as bob,
    ):
        left, taken = (ann.create("here", "here")["table"] for _ in range(2))
        here, gone = ann.connect(left), ann.connect(taken)
        with connect(url) as db:
            db.execute(
                "UPDATE owners SET server ="
                " (SELECT server FROM servers WHERE server <> owners.server) WHERE table_id = %s",
                (taken,),
            )
        assert lost(gone) == 1012
        here.play()
        with_cookie(bob, ann, taken).connect(taken).play()


def test_a_link_and_a_cookie_of_one_server_open_seats_at_all(houses: tuple[House, House]) -> None:
    with Person(houses[0]) as ann, Person(houses[1]) as bob:
        created = ann.create("here", "link", "link")
        table = created["table"]
        ann.connect(table)
        assert bob.sit(created, 1).json() == {"seats": [1]}
        # By HTTP as well, with what only the table knows.
        again = bob.sit(created, 1)
        assert again.status_code == 200
        assert bob.post(f"/api/tables/{table}/give_up", {"seat": 1}).json() == {"seats": []}
        used = bob.sit(created, 1)
        assert (used.status_code, used.json()["error"]["code"]) == (403, "link_replaced")
        foreign = bob.post(f"/api/tables/{table}/sit", {"seat": 2}, origin="https://elsewhere.example")
        assert foreign.status_code == 403


def test_a_name_kept_at_one_server_is_kept_at_all(shared: Settings) -> None:
    many = replace(shared, names="100/minute", recoveries="100/minute")
    with (
        running(many) as first,
        running(many) as second,
        Person(first) as ann,
        Person(first) as nora,
        Person(second) as new,
    ):
        made = nora.post("/api/people", {"name": "Nora"}).json()
        created = ann.create("here", "link")
        table = created["table"]
        assert nora.sit(created, 1).status_code == 200
        live = ann.connect(table)
        # The table is at the first server, and somebody comes to the second.
        new.post("/api/people/recover", {"phrase": " ".join(word["en"] for word in made["phrase"])})
        assert new.post(f"/api/tables/{table}/recover", {}).json() == {"seats": [1], "host": False}
        assert new.connect(table).hello["seats"] == [1]
        live.until_event("recovered")
        assert live.chairs[1]["name"] == "Nora"
        # So is forgetting: the server that has the table takes the name off.
        assert new.post("/api/people/delete", {}).status_code == 200
        live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["name"] == "")
        assert nora.get("/api/people/me").json() == {"person": None}


def test_limits_count_whoever_asks_and_not_the_server_that_brings_them(shared: Settings, url: str) -> None:
    narrow = replace(shared, spectators_per_address=2, behind_proxy=True)
    with running(narrow) as first, running(narrow) as second, Person(first) as ann:
        table = ann.create("here", "here")["table"]
        ann.connect(table)
        with Person(second) as bob:
            for _ in range(2):
                bob.open_socket(table, **{"x-forwarded-for": "192.0.2.1"})
            crowded = bob.open_socket(table, **{"x-forwarded-for": "192.0.2.1"})
            assert '"crowded"' in str(crowded.recv())
            free = bob.open_socket(table, **{"x-forwarded-for": "192.0.2.2"})
            assert '"hello"' in str(free.recv())


def test_a_stranger_at_the_door_of_the_servers_gets_nowhere(shared: Settings, url: str) -> None:
    async def knock(address: str, said: bytes) -> bytes:
        parts = urlsplit(f"//{address}")
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        await reader.readexactly(4)
        writer.write(said)
        answer = await reader.read()
        writer.close()
        return answer

    with running(shared, complaint="none of them") as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        address = owner_of(url, table)
        guess = b"\x93\xc4\x10" + bytes(16) + b"\xc4\x20" + bytes(32) + b"\xac" + table.encode()
        for said in (
            b"GET / HTTP/1.1\r\n\r\n",
            (2**31).to_bytes(4, "big"),
            b"\x00\x00\x00\x03abc",
            len(guess).to_bytes(4, "big") + guess,
        ):
            answer = asyncio.run(knock(address, said))
            # Nothing but the number that everybody is greeted with.
            assert len(answer) == 18
        ann.connect(table).play()


def test_orders_are_carried_out_where_the_table_is(houses: tuple[House, House], url: str) -> None:
    with Person(houses[0]) as ann, Person(houses[1]) as bob:
        tables = [person.create("here", "here")["table"] for person in (ann, bob)]
        lives = [person.connect(table) for person, table in zip((ann, bob), tables, strict=True)]
        with contextlib.closing(PostgresStorage(url)) as storage:
            for table in tables:
                storage.order(table, "close").result()
            for live in lives:
                live.until(lambda message: message["type"] == "notice")
            for table in tables:
                storage.order(table, "delete").result()
            for live in lives:
                assert lost(live) == 1001
            assert storage.table_ids().result() == []
        assert bob.get(f"/api/tables/{tables[0]}").status_code == 404


def test_tables_that_nobody_uses_are_let_go(shared: Settings, url: str) -> None:
    with running(replace(shared, tables_in_memory=1)) as house, Person(house) as ann:
        tables = [ann.create("here", "here")["table"] for _ in range(4)]
        assert owner_of(url, tables[0]) == ""
        assert owner_of(url, tables[-1]) != ""
        for table in tables:
            ann.connect(table).play()


def test_nothing_is_kept_in_the_data_folder(houses: tuple[House, House], shared: Settings) -> None:
    with Person(houses[0]) as ann:
        ann.connect(ann.create("here", "here")["table"]).play()
        assert ann.get("/health").status_code == 200
        size = [
            line
            for line in ann.get("/metrics").text.splitlines()
            if line.startswith("lastfire_storage_bytes")
        ]
        assert float(size[0].split()[1]) > 1_000_000
    assert not shared.data.exists()


def test_two_servers_that_race_for_every_answer_keep_each_once(url: str) -> None:
    """The short form of ``python -m bench.several race``."""
    assert race(url, 400)


def test_the_tables_of_a_killed_server_go_on_at_another(url: str) -> None:
    """The short form of ``python -m bench.several play --kills 50``."""
    luck = random.Random(3)
    flags = ("--database", url, "--lease-seconds", "3")
    acknowledged: list[str] = []
    with contextlib.ExitStack() as running_servers:
        houses = [running_servers.enter_context(served(*flags)) for _ in range(2)]
        with Person(houses[0][0]) as ann:
            table = ann.create("here", "here", "here")["table"]
            cookie = ann.cookie(table) or ""
        pending: tuple[int, str] | None = None
        for kill in range(3):
            # Somebody plays at the server that will be killed, somebody looks on by the other.
            house, process = houses[kill % 2]
            with Person(house) as bob, Person(houses[1 - kill % 2][0]) as eve:
                for each in (bob, eve):
                    each.set_cookie(table, cookie)
                live = bob.connect(table)
                other = eve.connect(table)
                if pending is not None:
                    # What became of the answer that was on its way is told to whoever sends it again.
                    assert live.settle(live.answer(0, ask=pending[0], key=pending[1]))["type"] == "done"
                    acknowledged.append(pending[1])
                for _ in range(luck.randrange(2, 5)):
                    wait_for(live, len(acknowledged))
                    key = live.answer(0)
                    assert live.settle(key)["type"] == "done"
                    acknowledged.append(key)
                wait_for(live, len(acknowledged))
                number = live.state["ask"]["number"]
                pending = number, live.answer(0, ask=number)
                process.send_signal(signal.SIGKILL)
                process.wait()
                lost(other)
            houses[kill % 2] = running_servers.enter_context(served(*flags))
        found = kept(url, table)
        keys = [entry.key.removeprefix("p:") for entry in found.entries]
        assert set(acknowledged) <= set(keys)
        assert len(keys) == len(set(keys))
        assert set(keys) - set(acknowledged) <= {pending[1] if pending else ""}
    check_log(url, table)


def test_whoever_finds_the_door_of_a_killed_server_shut_need_not_wait_for_its_lease(
    shared: Settings, url: str
) -> None:
    flags = ("--database", url, "--lease-seconds", str(ENDLESS))
    with (
        served(*flags) as (first, process),
        running(shared) as second,
        Person(first) as ann,
        Person(second) as bob,
    ):
        table = ann.create("here", "here")["table"]
        ann.connect(table).play()
        process.kill()
        process.wait()
        with connect(url) as db:
            missed = ENDLESS / 2, owner_of(url, table)
            db.execute("UPDATE servers SET until = until - %s WHERE address = %s", missed)
        with_cookie(bob, ann, table).connect(table).play()
    check_log(url, table)


def test_visitors_of_a_server_that_stands_still_go_on_elsewhere(shared: Settings, url: str) -> None:
    short = replace(shared, lease_seconds=4.0)
    with (
        served("--database", url, "--lease-seconds", "4") as (first, process),
        # On a slow machine its own lease may run out as well.
        running(short, perhaps="the lease had run out") as second,
        Person(first) as ann,
        Person(second) as bob,
    ):
        table = ann.create("here", "here")["table"]
        stuck = ann.connect(table)
        stuck.play()
        live = with_cookie(bob, ann, table).connect(table)
        live.play()
        number = live.state["ask"]["number"]
        process.send_signal(signal.SIGSTOP)
        # Nobody has closed this line.
        live.answer(0, ask=number, key="sent")
        assert lost(live) == 1012
        again = bob.connect(table)
        assert again.settle(again.answer(0, ask=number, key="sent"))["type"] == "done"
        process.send_signal(signal.SIGCONT)
        # It has been asleep, and takes itself for the table's server until it notices.
        assert lost(stuck) == 1012
        after = ann.connect(table)
        assert after.state["version"] == 3
    check_log(url, table)
