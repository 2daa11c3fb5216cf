"""What a screen is sent: what its seat may know, and nothing else."""

import contextlib
import json
import sqlite3
from typing import Any

import pytest

import lastfire
from lastfire import bots
from lastfire.games import NAMES
from tests.server.conftest import Invite
from tests.server.house import SEED, House, Live, bring_up_to_date, log_of, replayed


def records_json(match: lastfire.Match, seat: int | None, names: list[list[str]]) -> list[dict[str, Any]]:
    return [
        {
            "number": record.number,
            "kind": record.kind,
            "args": record.args,
            "text": {"en": record.text("en", names[0]), "ja": record.text("ja", names[1])},
        }
        for record in match.records(seat)
    ]


def names(count: int) -> list[list[str]]:
    return [[f"Seat {i + 1}" for i in range(count)], [f"席{i + 1}" for i in range(count)]]


def check(live: Live, match: lastfire.Match, seat: int | None) -> None:
    """The screen has been sent exactly what the seat may know of the match."""
    state = live.state
    assert state["view"] == match.view(seat)
    assert live.records == records_json(match, seat, names(match.seats))
    ask = match.ask
    if ask is None:
        assert state["ask"] is None
        return
    if ask.seat == seat:
        assert [option["id"] for option in state["ask"]["options"]] == list(ask.ids)
        assert state["ask"]["about"] == ask.about
        assert state["ask"]["likely"] == bots.likely(match)
        assert [each["text"]["en"] for each in state["ask"]["hindered"]] == [
            each.words.text("en") for each in match.hindrances()
        ]
    else:
        assert state["ask"]["hindered"] == []
        assert state["ask"]["likely"] is None
        assert state["ask"]["options"] == []
        assert state["ask"]["about"] == {}
    assert (state["odds"] is None) == (seat is None)
    if seat is None or match.can_undo(seat) or not match.answered_last(seat):
        assert state["stays"] is None
    else:
        seen = match.revealed(seat)
        what = live.records[-seen]["text"]["en"] if seen else "Something was rolled, drawn or revealed."
        assert state["stays"]["en"] == f"{what} This cannot be undone."


@pytest.mark.parametrize("game", NAMES)
def test_spectators_and_seats_are_sent_what_they_may_know(house: House, person: Invite, game: str) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link", "random", game=game)
    table = created["table"]
    bob.sit(created, 1)
    watching = eve.connect(table)
    lives = [ann.connect(table), bob.connect(table)]
    for seat, live in enumerate(lives):
        live.look(seat)
    latest = lives[0]
    for _ in range(25):
        if not latest.wait_for_turn(0, 1):
            break
        bring_up_to_date(latest, watching, *lives)
        match = replayed(house.data, table)
        check(watching, match, None)
        check(lives[0], match, 0)
        check(lives[1], match, 1)
        latest = lives[latest.state["ask"]["seat"]]
        ask = latest.state["ask"]
        latest.play(ask["number"] % len(ask["options"]))


def test_nothing_private_is_sent_before_a_screen_looks(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    assert live.hello["looking"] is None
    check(live, replayed(house.data, table), None)


def test_a_shared_screen_shows_the_seat_that_is_looked_at(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    match = replayed(house.data, table)
    for seat in (0, 1, None, 1):
        live.look(seat)
        check(live, match, seat)
    live.send(type="look", seat=2)
    assert live.refusal()["code"] == "wrong_seat"


def test_a_covered_screen_is_sent_no_options(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    seat = live.state["ask"]["seat"]
    assert live.look(seat)["ask"]["options"]
    covered = live.look(None)
    assert covered["ask"]["options"] == []
    assert covered["ask"]["text"] == {
        "en": f"Seat {seat + 1} has to choose.",
        "ja": f"席{seat + 1}の番です。",
    }
    assert not covered["can_undo"]


def test_no_message_tells_the_seed_or_the_luck_to_come(house: House, person: Invite) -> None:
    ann, eve = person(), person()
    created = ann.create("here", "random", "heuristic", seed=SEED)
    table = created["table"]
    live, watching = ann.connect(table), eve.connect(table)
    live.look(0)
    while live.wait_for_turn(0):
        live.play(0)
    live.send(type="answer", ask=0, position=0, key="late")
    live.settle("late")
    live.send(type="nonsense")
    live.refusal()
    watching.until_state(lambda state: state["ask"] is None)
    ann.get(f"/api/tables/{table}")
    ann.get(f"/api/tables/{table}/save")

    said = "\n".join([*ann.heard, *eve.heard])
    assert str(SEED) not in said
    assert hex(SEED)[2:] not in said
    for entry in log_of(house.data, table):
        if entry["kind"] == "answer":
            assert entry["detail"] not in said
    assert "luck" not in said
    for word in secrets_on_disk(house, table):
        assert word not in said


def secrets_on_disk(house: House, table: str) -> list[str]:
    """The nonces of the seats and the seed of the bots."""
    with contextlib.closing(sqlite3.connect(house.data / "lastfire.db")) as db:
        (setup,) = db.execute("SELECT setup FROM tables WHERE table_id = ?", (table,)).fetchone()
    kept = json.loads(setup)
    return [kept["bot_seed"], *(chair["nonce"] for chair in kept["chairs"])]


def test_a_save_is_not_offered(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    response = ann.get(f"/api/tables/{table}/save")
    assert response.status_code == 404
    assert response.json()["error"]["code"] == "unknown_path"
