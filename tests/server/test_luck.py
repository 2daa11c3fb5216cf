"""Who may know the dice of a table."""

import contextlib
import itertools
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

import lastfire
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import SEED, House, Person, running


def first_digest(data: Path, table: str) -> str:
    with contextlib.closing(sqlite3.connect(data / "lastfire.db")) as db:
        (digest,) = db.execute(
            "SELECT digest FROM checkpoints WHERE table_id = ? AND version = 0", (table,)
        ).fetchone()
    assert isinstance(digest, str)
    return digest


@pytest.mark.parametrize("chairs", [("here", "here"), ("here", "random"), ("random", "search")])
def test_a_seed_counts_where_nobody_else_plays(house: House, person: Invite, chairs: tuple[str, ...]) -> None:
    ann = person()
    table = ann.create(*chairs, pace="calm")["table"]
    assert ann.get(f"/api/tables/{table}").json()["fair"]["dice"] == "chosen"
    match = lastfire.new("hit_z_road", seats=2, seed=SEED)
    assert first_digest(house.data, table) == match.digest()


def test_nobody_chooses_the_dice_of_people_who_come_by_link(settings: Settings) -> None:
    digests = {lastfire.new("hit_z_road", seats=2, seed=SEED).digest()}
    for luck in (itertools.repeat(1), itertools.repeat(2)):
        secret = replace(settings, secret_luck=luck.__next__)
        with running(secret) as house, Person(house) as ann:
            table = ann.create("here", "link")["table"]
            assert ann.get(f"/api/tables/{table}").json()["fair"]["dice"] == "secret"
            digests.add(first_digest(house.data, table))
    assert len(digests) == 3


def test_without_a_seed_nobody_knows(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here", seed=None)["table"]
    assert ann.get(f"/api/tables/{table}").json()["fair"]["dice"] == "secret"


def test_luck_is_secret_unless_a_test_says_otherwise(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    drawn = {settings.secret_luck() for _ in range(8)}
    assert len(drawn) == 8
    # 256 bits.
    assert 200 < max(drawn).bit_length() <= 256
