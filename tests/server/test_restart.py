"""The server stops, in every way there is, and goes on as if nothing had happened."""

import contextlib
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from lastfire.server.settings import CLIENT, Settings
from tests.server.house import House, Live, Person, log_of, replayed, running

KILLS = 8
TABLES = 3


@contextlib.contextmanager
def server_process(
    data: Path, port: int = 0, client: Path = CLIENT
) -> Iterator[tuple[House, "subprocess.Popen[str]"]]:
    """A server in a process of its own, which may be killed."""
    program = (
        "import sys; from pathlib import Path; from lastfire.server.run import serve;"
        "from lastfire.server.settings import Settings;"
        "serve(port=int(sys.argv[2]), open_browser=False,"
        " settings=Settings(Path(sys.argv[1]), Path(sys.argv[3])))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(data), str(port), str(client)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Lastfire: http://"), line
            yield House(line.split()[1], data), process
        finally:
            process.kill()


def test_a_restart_keeps_everything(settings: Settings) -> None:
    settings = replace(settings, checkpoint_every=5)
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        created = ann.create("here", "link", pace="calm")
        table = created["table"]
        bob.sit(created, 1, name="Bob")
        lives = [ann.connect(table), bob.connect(table)]
        for seat, live in enumerate(lives):
            live.look(seat)
        latest = lives[0]
        for _ in range(13):
            latest = lives[latest.state["ask"]["seat"]]
            latest.until_state(lambda state: state["ask"]["options"] != [])
            latest.play()
        other = 1 - latest.state["ask"]["seat"]
        live = lives[other]
        live.send(type="hand_over", seat=other, bot="heuristic")
        # One sat down, thirteen answers, one bot.
        for screen in lives:
            screen.until_state(lambda state: state["version"] == 15)
        assert live.chairs[other]["bot"] == "heuristic"
        before, records, chairs = latest.state, latest.records, live.chairs
        cookies = [ann.cookie(table), bob.cookie(table)]
        used = latest.state["ask"]["number"] - 1

    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        for each, cookie in zip((ann, bob), cookies, strict=True):
            each.set_cookie(table, cookie or "")
        lives = [ann.connect(table), bob.connect(table)]
        assert [live.hello["seats"] for live in lives] == [[0], [1]]
        after = lives[before["view"]["seat"]]
        after.look(before["view"]["seat"])
        assert {**after.state, "version": 0, "since": 0, "records": []} == {
            **before,
            "version": 0,
            "since": 0,
            "records": [],
        }
        assert after.records == records
        assert [chair["name"] for chair in lives[1].chairs] == [chair["name"] for chair in chairs]
        assert [chair["bot"] for chair in lives[1].chairs] == [chair["bot"] for chair in chairs]
        # What was done may be sent again, and what was open is still open.
        assert after.settle(after.answer(0, ask=used, key="again"))["code"] == "stale_ask"


def test_an_undo_survives_a_restart(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        seat = live.state["ask"]["seat"]
        before = live.look(seat)
        live.play(len(before["ask"]["options"]) - 1)
        live.send(type="undo", ask=live.state["ask"]["number"], key="k")
        live.settle("k")
        cookie = ann.cookie(table)
    # Without the checkpoint that a clean stop keeps.
    with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
        assert db.execute("SELECT max(version) FROM checkpoints").fetchone() == (2,)
    with running(settings) as house, Person(house) as ann:
        ann.set_cookie(table, cookie or "")
        live = ann.connect(table)
        assert live.look(seat)["view"] == before["view"]
        live.play()


def test_what_was_kept_is_verified(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        for _ in range(3):
            live.play()
    with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
        db.execute("DELETE FROM checkpoints WHERE version > 0")
        db.execute("UPDATE answers SET position = 1 WHERE version = 2")
    with running(settings, complaint="entry 2 does not replay") as house, Person(house) as ann:
        response = ann.get(f"/api/tables/{table}")
        assert response.status_code == 500
        assert response.json()["error"]["code"] == "damaged"
        # The other tables go on.
        ann.connect(ann.create("here", "here")["table"]).play()


def test_a_match_of_other_rules_is_not_continued(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
    with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
        db.execute("UPDATE tables SET rules = rules + 1")
    with running(settings) as house, Person(house) as ann:
        assert ann.get(f"/api/tables/{table}").json()["state"] == "stranded"
        response = ann.post(f"/api/tables/{table}/give_up", {"seat": 0})
        assert response.status_code == 409
        assert response.json()["error"]["code"] == "other_rules"


def test_two_servers_share_a_table(settings: Settings) -> None:
    with (
        running(settings) as first,
        running(settings) as second,
        Person(first) as ann,
        Person(second) as again,
    ):
        table = ann.create("here", "here")["table"]
        again.set_cookie(table, ann.cookie(table) or "")
        here, there = ann.connect(table), again.connect(table)
        number = here.state["ask"]["number"]
        here.settle(here.answer(0, key="first"))

        # The other server has not heard of it, but cannot take the same version.
        assert there.settle(there.answer(1, ask=number, key="second"))["code"] == "stale_ask"
        there.until_state(lambda state: state["ask"]["number"] > number)
        there.play()
        # A key that the other server kept counts here too.
        late = here.state["ask"]["number"]
        here.until_state(lambda state: state["version"] >= 1)
        here.answer(0, ask=late, key="third")
        here.settle("third")
        log = log_of(settings.data, table)
        assert [entry["version"] for entry in log] == list(range(1, len(log) + 1))
        assert replayed(settings.data, table).digest() == log[-1]["detail"]


class Kept:
    """A table that outlives its server, and what was acknowledged there."""

    def __init__(self, person: Person) -> None:
        # Three seats of one person; the game is long enough for many kills.
        self.table = person.create("here", "here", "here")["table"]
        self.cookie = person.cookie(self.table) or ""
        self.acknowledged: list[str] = []


def test_a_killed_server_forgets_nothing_it_acknowledged(tmp_path: Path) -> None:
    """SIGKILL at many points of several games: right after an answer, and in the middle of one."""
    luck = random.Random(5)
    tables: list[Kept] = []
    for _ in range(KILLS):
        with server_process(tmp_path) as (house, process), Person(house) as ann:
            for kept in tables:
                ann.set_cookie(kept.table, kept.cookie)
            tables += [Kept(ann) for _ in range(TABLES - len(tables))]
            lives = [ann.connect(kept.table) for kept in tables]
            for kept, live in zip(tables, lives, strict=True):
                check_restored(tmp_path, kept.table, live, kept.acknowledged)
            for kept, live in zip(tables, lives, strict=True):
                for _ in range(luck.randrange(1, 4)):
                    if live.state["ask"] is not None:
                        kept.acknowledged.append(play(live, luck))
            for kept, live in zip(tables, lives, strict=True):
                if live.state["ask"] is not None and luck.random() < 0.6:
                    # Sent, and perhaps kept, perhaps not; killed before anybody knows.
                    live.answer(luck.randrange(len(replayed_options(tmp_path, kept.table))))
            process.send_signal(signal.SIGKILL)
            process.wait()
            for kept, live in zip(tables, lives, strict=True):
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        message = live.hear()
                        if message["type"] == "done":
                            kept.acknowledged.append(message["key"])
            # A game that is over makes room for a new one.
            tables = [kept for kept, live in zip(tables, lives, strict=True) if live.state["ask"] is not None]
    assert sum(len(kept.acknowledged) for kept in tables) > KILLS


def play(live: Live, luck: random.Random) -> str:
    number = live.state["ask"]["number"]
    if live.state["view"]["seat"] != live.state["ask"]["seat"]:
        live.look(live.state["ask"]["seat"])
    key = live.answer(luck.randrange(len(live.state["ask"]["options"])))
    assert live.settle(key)["type"] == "done"
    live.wait_past(number)
    return key


def replayed_options(data: Path, table: str) -> list[int]:
    ask = replayed(data, table).ask
    assert ask is not None
    return list(ask.ids)


def check_restored(data: Path, table: str, live: Live, acknowledged: list[str]) -> None:
    log = log_of(data, table)
    assert [entry["version"] for entry in log] == list(range(1, len(log) + 1))
    assert set(acknowledged) <= {entry["key"].removeprefix("p:") for entry in log}
    match = replayed(data, table)
    if log:
        assert match.digest() == log[-1]["detail"]
    assert live.state["view"] == match.view(None)
    assert live.state["version"] == len(log)
