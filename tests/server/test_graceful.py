"""A server that is stopped finishes what is under way, and says so; what is planned is told beforehand."""

import contextlib
import signal
import time
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from websockets.exceptions import ConnectionClosed

from lastfire.cli import main
from lastfire.cli.announce import time_of
from lastfire.cli.values import UsageError
from lastfire.server.administering import announce
from lastfire.server.archive import reading
from lastfire.server.messages import Plan
from lastfire.server.settings import Settings
from lastfire.server.storage import read_table
from tests.server.house import Json, Live, Person, log_of, running
from tests.server.test_restart import server_process


def ending_of(live: Live) -> tuple[list[Json], int, str]:
    """What still comes, and the code and the reason with which the socket is closed."""
    heard: list[Json] = []
    end = None
    while end is None:
        try:
            heard.append(live.hear())
        except ConnectionClosed as closed:
            end = closed.rcvd
            if end is None:
                raise
    return heard, end.code, end.reason


def test_sigterm_lets_answers_finish_and_tells_everybody_to_come_back(settings: Settings) -> None:
    keys: list[str] = []
    with server_process(settings.data) as (house, process), Person(house) as ann, Person(house) as eve:
        table = ann.create("here", "heuristic", "random", pace="off", seed=4)["table"]
        live, watching = ann.connect(table), eve.connect(table)
        live.look(0)
        for _ in range(3):
            live.wait_for_turn(0)
            live.play()
        live.wait_for_turn(0)
        # All of them are on their way when the server hears that it is to stop; the first can be given.
        keys = [live.answer(0) for _ in range(5)]
        process.send_signal(signal.SIGTERM)
        heard, code, reason = ending_of(live)
        assert (code, reason) == (1012, "restart")
        assert ending_of(watching)[1:] == (1012, "restart")
        assert not any(message.get("code") == "internal" for message in heard)
        acknowledged = {message["key"] for message in heard if message["type"] == "done"}
        assert process.wait(60) in (0, -signal.SIGTERM)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
        cookie = ann.cookie(table) or ""
    kept = [entry["key"].removeprefix("p:") for entry in log_of(settings.data, table)]
    assert acknowledged <= set(kept)
    with server_process(settings.data) as (house, _), Person(house) as ann:
        ann.set_cookie(table, cookie)
        live = ann.connect(table)
        live.look(0)
        # What was not acknowledged is sent once more, as the page does, and counts once.
        for key in keys:
            live.answer(0, ask=live.state["ask"]["number"], key=key)
            live.settle(key)
        kept = [entry["key"] for entry in log_of(settings.data, table)]
        assert kept.count(f"p:{keys[0]}") == 1
        assert len(kept) == len(set(kept))


def test_no_checkpoint_is_missing_after_a_server_was_stopped(settings: Settings) -> None:
    with server_process(settings.data) as (house, process), Person(house) as ann:
        table = ann.create("here", "here", pace="off")["table"]
        live = ann.connect(table)
        for _ in range(5):
            live.play()
        assert main(["stop", "--data", str(settings.data)]) == 0
        assert process.wait(60) in (0, -signal.SIGTERM)
    with running(settings):
        pass
    with contextlib.closing(reading(settings.data / "lastfire.db")) as db:
        kept = read_table(db, table)
    assert kept is not None
    assert kept.checkpoints[0].version == len(kept.entries) == 5


def test_nothing_is_stopped_where_no_server_runs(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stop", "--data", str(settings.data), "--lang", "en"]) == 1
    assert "No server uses" in capsys.readouterr().out
    assert main(["stop", "--data", str(settings.data), "--json"]) == 1
    assert '"stopped":false' in capsys.readouterr().out.replace(" ", "")


def planned(live: Live) -> Json | None:
    told: Json | None = live.until(lambda message: message["type"] == "planned")["plan"]
    return told


def test_what_is_planned_is_told_at_every_table_and_in_the_lobby(settings: Settings) -> None:
    at = time.time() + 3600
    with running(replace(settings, tend_seconds=0.05)) as house, Person(house) as ann, Person(house) as bob:
        first = ann.connect(ann.create("here", "here")["table"])
        second = bob.connect(bob.create("here", "here", game="dead_of_winter")["table"])
        assert ann.get("/api/plan").json() == {"plan": None}
        announce(settings, Plan(at, 10, "A new disk."))
        told = {"at": at, "minutes": 10, "text": "A new disk."}
        assert planned(first) == planned(second) == told
        assert ann.get("/api/plan").json() == {"plan": told}
        # Whoever comes later is told as well.
        assert planned(bob.connect(bob.create("here", "here")["table"])) == told
        announce(settings, None)
        assert planned(first) is None
        assert ann.get("/api/plan").json() == {"plan": None}


def test_nobody_is_told_of_what_is_long_past(settings: Settings) -> None:
    settings.data.mkdir(parents=True)
    announce(settings, Plan(time.time() - 3600, 5, ""))
    with running(settings) as house, Person(house) as ann:
        assert ann.get("/api/plan").json() == {"plan": None}


def test_the_notice_of_the_command_is_kept(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(settings.data), "--lang", "en")
    assert main(["notice", "Back soon.", "--at", "2031-05-06T18:30+00:00", "--minutes", "7", *data]) == 0
    assert "within seconds" in capsys.readouterr().out
    with running(settings) as house, Person(house) as ann:
        at = datetime(2031, 5, 6, 18, 30, tzinfo=UTC).timestamp()
        assert ann.get("/api/plan").json()["plan"] == {"at": at, "minutes": 7, "text": "Back soon."}
    assert main(["notice", "--off", *data]) == 0
    with running(settings) as house, Person(house) as ann:
        assert ann.get("/api/plan").json() == {"plan": None}
    assert main(["notice", *data]) == 2
    assert main(["notice", "--at", "noon", *data]) == 2
    assert main(["notice", "x" * 301, *data]) == 2


def test_a_time_of_day_is_the_next_one() -> None:
    now = datetime(2026, 11, 23, 18, 0, tzinfo=UTC)
    assert time_of("18:30", now) == datetime(2026, 11, 23, 18, 30, tzinfo=UTC)
    assert time_of("17:59", now) == datetime(2026, 11, 24, 17, 59, tzinfo=UTC)
    assert time_of("2027-01-02T03:04", now) == datetime(2027, 1, 2, 3, 4, tzinfo=UTC)
    for wrong in ("noon", "25:00", "18", "2027-13-01"):
        with pytest.raises(UsageError):
            time_of(wrong, now)
