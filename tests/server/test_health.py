"""What a server tells of itself: whether it works, how it is doing, and what it logs."""

import contextlib
import io
import json
import logging
import re
import sqlite3
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from lastfire.server import hub
from lastfire.server.figures import Now, Tally, metrics
from lastfire.server.logs import logged
from lastfire.server.settings import Settings
from tests.server.house import Person, running


def figures(person: Person) -> dict[str, float]:
    response = person.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in response.text.splitlines() if not line.startswith("#")]
    assert response.text.endswith("\n")
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_figures_follow_what_happens(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        before = figures(ann)
        assert (before["lastfire_tables"], before["lastfire_answer_seconds_count"]) == (0, 0)
        live = ann.connect(ann.create("here", "here")["table"])
        for _ in range(3):
            live.play()
        after = figures(ann)
        assert after["lastfire_tables"] == 1
        assert after["lastfire_sockets"] == 1
        assert after["lastfire_bots_waiting"] == 0
        assert after["lastfire_answer_seconds_count"] == 3
        assert after['lastfire_answer_seconds_bucket{le="+Inf"}'] == 3
        assert after["lastfire_answer_seconds_sum"] > 0
        assert after["lastfire_storage_bytes"] > 4096
        assert after["lastfire_storage_failures_total"] == 0


def test_figures_are_in_the_format_of_prometheus() -> None:
    tally = Tally()
    for seconds in (0.0004, 0.03, 20.0):
        tally.kept(seconds)
    tally.failed(2)
    text = metrics(Now(1, 2, 3, 4, 5, 6, 7.0), tally)
    line = re.compile(r'(# (HELP|TYPE) \w+ .+|\w+(\{le="[\d.+Inf]+"\})? [\d.]+)')
    assert all(line.fullmatch(each) for each in text.splitlines())
    buckets = [int(each.split()[1]) for each in text.splitlines() if "_bucket" in each]
    assert buckets == sorted(buckets)
    assert (buckets[0], buckets[-1]) == (1, 3)
    assert "lastfire_storage_failures_total 2\n" in text


def test_strangers_learn_no_figures(settings: Settings) -> None:
    proxied = replace(settings, behind_proxy=True, metrics_for=("192.0.2.1",))
    with running(proxied) as house, Person(house) as eve:
        codes = [
            eve.get("/metrics", **{"x-forwarded-for": address}).status_code
            for address in ("192.0.2.1", "192.0.2.2")
        ]
    assert codes == [200, 404]


def test_health_is_written_to_the_disk(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        assert ann.get("/health").json() == {"health": "good"}
        with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db:
            (first,) = db.execute("SELECT at FROM beats").fetchone()
        # Within the same second of its clock nothing more is written.
        assert ann.get("/health").status_code == 200
        with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db:
            assert db.execute("SELECT at FROM beats").fetchall() == [(first,)]


def test_a_disk_that_takes_nothing_shows(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "_BEAT_SECONDS", 0.0)
    with running(settings) as house, Person(house) as ann:
        with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
            db.execute("CREATE TRIGGER full BEFORE INSERT ON beats BEGIN SELECT RAISE(ROLLBACK, 'full'); END")
        refused = ann.get("/health")
        assert refused.status_code == 503
        assert refused.json()["error"]["code"] == "storage"
        with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
            db.execute("DROP TRIGGER full")
        assert ann.get("/health").status_code == 200


def test_a_log_for_programs_is_an_object_a_line(tmp_path: Path) -> None:
    told = io.StringIO()
    with logged(Settings(tmp_path, log_format="json", log_level="info"), told):
        try:
            raise ValueError("two\nlines")
        except ValueError:
            logging.getLogger("lastfire.server.rooms").exception("table %s", "t")
        logging.getLogger("lastfire").info("said")
        logging.getLogger("lastfire").debug("not said")
    first, second = map(json.loads, told.getvalue().splitlines())
    assert (first["level"], first["from"], first["message"]) == ("error", "lastfire.server.rooms", "table t")
    assert first["error"].startswith("ValueError: two\nlines < test_health.py")
    assert second["message"] == "said"
    assert datetime.fromisoformat(second["time"]).tzinfo is not None


def test_a_quiet_log_says_only_what_is_grave(tmp_path: Path) -> None:
    told = io.StringIO()
    with logged(Settings(tmp_path, log_level="error"), told):
        logging.getLogger("lastfire").warning("not said")
        logging.getLogger("uvicorn.error").error("down")
    assert told.getvalue().endswith("Z ERROR down\n")
    assert told.getvalue().count("\n") == 1
