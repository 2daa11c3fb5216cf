"""Damage is found, table by table, and mended as far as checkpoints and the log allow."""

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lastfire.cli import main
from lastfire.server.folder import FolderRefused, alone_in
from lastfire.server.mending import State, check, repair
from lastfire.server.settings import Settings
from tests.server.house import Person, log_of, replayed, running

ANSWERS = 12


@contextlib.contextmanager
def database(data: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(data / "lastfire.db")) as db, db:
        yield db


@pytest.fixture
def kept(settings: Settings) -> tuple[Path, str]:
    """A folder with one table: twelve answers, an undo after the fourth, three checkpoints."""
    with running(replace(settings, checkpoint_every=4)) as house, Person(house) as ann:
        table: str = ann.create("here", "here")["table"]
        live = ann.connect(table)
        seat = live.state["ask"]["seat"]
        live.look(seat)
        live.play(1)
        live.send(type="undo", ask=live.state["ask"]["number"], key="u")
        assert live.settle("u")["type"] == "done"
        for _ in range(ANSWERS - 2):
            live.play()
    return settings.data, table


def states(data: Path) -> dict[str, State]:
    return {each.table_id: each.state for each in check(data).tables}


def versions(data: Path) -> list[int]:
    with database(data) as db:
        return [row[0] for row in db.execute("SELECT version FROM checkpoints ORDER BY version")]


def damage_checkpoint(data: Path, version: int) -> None:
    with database(data) as db:
        db.execute(
            "UPDATE checkpoints SET save = CAST(substr(save, 1, 40) || x'00' || substr(save, 42) AS BLOB)"
            " WHERE version = ?",
            (version,),
        )


def test_a_sound_folder_stays_as_it_is(kept: tuple[Path, str]) -> None:
    data, table = kept
    assert check(data).sound
    assert states(data) == {table: "sound"}
    before = (data / "lastfire.db").read_bytes()
    report, aside = repair(data, go_back=True)
    assert report.sound
    assert aside == []
    assert (data / "lastfire.db").read_bytes() == before


def test_a_server_goes_on_from_an_older_checkpoint(settings: Settings, kept: tuple[Path, str]) -> None:
    data, table = kept
    newest, older = versions(data)[-1], versions(data)[-2]
    damage_checkpoint(data, newest)
    with running(settings, complaint=f"checkpoint {older} serves") as house, Person(house) as eve:
        assert eve.connect(table).state["version"] == ANSWERS


@pytest.mark.parametrize("left", [2, 1])
def test_older_checkpoints_and_then_the_full_log_mend_a_table(kept: tuple[Path, str], left: int) -> None:
    data, table = kept
    log = log_of(data, table)
    digest = replayed(data, table).digest()
    for version in versions(data)[left:]:
        damage_checkpoint(data, version)
    assert states(data) == {table: "mendable"}
    assert not check(data).sound
    report, aside = repair(data, go_back=False)
    assert report.sound
    assert [path.name.partition(".before-")[0] for path in aside] == ["lastfire.db"]
    assert states(data) == {table: "sound"}
    assert log_of(data, table) == log
    assert replayed(data, table).digest() == digest
    assert versions(data)[-1] == ANSWERS


def test_a_damaged_log_is_shortened_only_when_told_to(settings: Settings, kept: tuple[Path, str]) -> None:
    data, table = kept
    with database(data) as db:
        db.execute("DELETE FROM checkpoints WHERE version > 3")
        db.execute("UPDATE answers SET detail = 'x' WHERE version = 7")
    (found,) = check(data).tables
    assert (found.state, found.good, found.entries) == ("damaged", 6, ANSWERS)
    assert "entry 7 does not replay" in found.problem
    log = log_of(data, table)
    report, _ = repair(data, go_back=False)
    assert [each.state for each in report.tables] == ["damaged"]
    assert log_of(data, table) == log
    # Perhaps within the same second: nothing that was put aside is overwritten.
    repair(data, go_back=False)
    assert len(list(data.glob("lastfire.db.before-*"))) == 2
    report, _ = repair(data, go_back=True)
    assert report.sound
    assert [each.state for each in report.tables] == ["shortened"]
    assert log_of(data, table) == log[:6]
    with running(settings) as house, Person(house) as eve:
        assert eve.connect(table).state["version"] == 6


@pytest.mark.parametrize(
    ("harm", "good"),
    [
        ("DELETE FROM answers WHERE version = 5", 4),
        ("UPDATE answers SET seat = 7 WHERE version = 9", 8),
        ("UPDATE answers SET kind = 'answe' WHERE version = 9", 8),
        ("UPDATE answers SET kind = 'sit' WHERE version = 9", 8),
        ("UPDATE answers SET position = 'x' WHERE version = 9", 8),
    ],
)
def test_no_entry_is_left_out(settings: Settings, kept: tuple[Path, str], harm: str, good: int) -> None:
    # It might be the one that took a seat from a device.
    data, table = kept
    with database(data) as db:
        db.execute("DELETE FROM checkpoints WHERE version > 3")
        db.execute(harm)
    (found,) = check(data).tables
    assert (found.state, found.good) == ("damaged", good)
    complaint = f"table {table}"
    with running(settings, complaint=complaint if "'x'" not in harm else "") as house, Person(house) as eve:
        refused = eve.get(f"/api/tables/{table}")
        assert refused.json()["error"]["code"] in ("damaged", "storage")


def test_a_table_whose_set_up_is_damaged_stays_as_it_is(settings: Settings, kept: tuple[Path, str]) -> None:
    data, table = kept
    with database(data) as db:
        db.execute("UPDATE tables SET setup = '{'")
    assert states(data) == {table: "damaged"}
    report, _ = repair(data, go_back=True)
    assert [each.state for each in report.tables] == ["damaged"]
    with running(settings, complaint="table") as house, Person(house) as eve:
        assert eve.get(f"/api/tables/{table}").json()["error"]["code"] == "damaged"


def test_a_table_of_other_rules_is_not_damaged(kept: tuple[Path, str]) -> None:
    data, table = kept
    with database(data) as db:
        db.execute("UPDATE tables SET rules = rules + 1")
    assert states(data) == {table: "other_rules"}
    assert check(data).sound
    damage_checkpoint(data, 0)
    assert states(data) == {table: "damaged"}


def test_what_can_be_read_of_a_damaged_database_is_saved(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        made = [ann.create("here", "here")["table"] for _ in range(24)]
        for table in made:
            live = ann.connect(table)
            for _ in range(3):
                live.play()
    data = settings.data
    path = data / "lastfire.db"
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    # A leaf (its first byte is 10 or 13) that as few tables need as any.
    leaves = [at for at in range(size, len(whole), size) if whole[at] in (10, 13)]
    named = {at: sum(table.encode() in whole[at : at + size] for table in made) for at in leaves}
    page = min((at for at in leaves if named[at]), key=named.__getitem__)
    assert 0 < named[page] < len(made) // 2
    harmed = bytearray(whole)
    harmed[page : page + size] = b"\xff" * size
    path.write_bytes(harmed)
    assert check(data).problems
    assert main(["check", "--data", str(data)]) == 1
    report, aside = repair(data, go_back=True)
    assert aside[0].read_bytes() == harmed
    assert {each.table_id for each in report.tables} == set(made)
    after = check(data)
    assert after.problems == ()
    assert after.count("sound") + after.count("damaged") == len(after.tables)
    # Whatever does not need the page is as it was.
    assert after.count("sound") >= len(made) - named[page]


def test_nothing_is_mended_under_a_running_server(kept: tuple[Path, str]) -> None:
    data, _ = kept
    with alone_in(data), pytest.raises(FolderRefused, match="another server uses this folder"):
        repair(data, go_back=False)


Said = Callable[..., tuple[int, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    def command(*arguments: str) -> tuple[int, str]:
        status = main(list(arguments))
        return status, capsys.readouterr().out

    return command


def test_the_commands_say_what_is_wrong_and_what_was_done(kept: tuple[Path, str], said: Said) -> None:
    data, table = kept
    where = ("--data", str(data))
    assert said("check", *where, "--lang", "en") == (
        0,
        f"1 table in {data}: 1 sound, 0 to be mended, 0 taken back, 0 damaged, 0 of other rules, 0 lost.\n",
    )
    newest = versions(data)[-1]
    damage_checkpoint(data, newest)
    status, told = said("check", *where, "--lang", "en")
    assert status == 1
    assert (
        f"Table {table} goes on, and lastfire repair mends what is damaged of it: checkpoint {newest}" in told
    )
    status, told = said("check", *where, "--json")
    assert status == 1
    assert json.loads(told)["tables"][0]["state"] == "mendable"
    status, told = said("repair", *where, "--lang", "ja")
    assert status == 0
    assert "正常1個、修復可能0個" in told
    assert "別の名前で残したもの：" in told
    assert said("check", *where)[0] == 0
