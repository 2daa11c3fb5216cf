"""What one seat alone may bring in while another is asked, such as a yawn."""

from itertools import count
from pathlib import Path

import pytest

import lastfire
from lastfire.server.settings import Settings
from tests.server.conftest import Invite, settings_in
from tests.server.house import House, Live, Person, bring_up_to_date, log_of, replayed, running

GAME = "dead_of_winter"
SEATS = 3


def first_turn(seed: int) -> lastfire.Match:
    """The game up to its first turn, everybody taking what is offered first."""
    match = lastfire.new(GAME, seats=SEATS, seed=seed)
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    return match


def reader_of(match: lastfire.Match) -> int | None:
    """Who may bring something in now."""
    ask = match.ask
    assert ask is not None
    return next((seat for seat in range(match.seats) if ask.aside_for(seat) is not None), None)


@pytest.fixture(scope="module")
def seed() -> int:
    """Luck with which the first crossroads card is the one about a yawn."""
    return next(seed for seed in count(1) if reader_of(first_turn(seed)) is not None)


def sit_down(person: Person, seed: int) -> tuple[str, list[Live]]:
    """A table at its first turn, and a screen for each seat."""
    table = person.create(*["here"] * SEATS, game=GAME, seed=seed)["table"]
    lives = [person.connect(table) for _ in range(SEATS)]
    for seat, live in enumerate(lives):
        live.look(seat)
    latest = lives[0]
    while latest.state["ask"]["question"] != "turn":
        latest = lives[latest.state["ask"]["seat"]]
        bring_up_to_date(max(lives, key=lambda live: int(live.state["version"])), latest)
        latest.play(0)
    bring_up_to_date(latest, *lives)
    return table, lives


def test_only_the_reader_is_told_that_something_may_be_brought_in(
    house: House, person: Invite, seed: int
) -> None:
    ann, eve = person(), person()
    table, lives = sit_down(ann, seed)
    watching = eve.connect(table)
    match = replayed(house.data, table)
    reader = reader_of(match)
    assert reader is not None
    assert match.ask is not None
    assert reader != match.ask.seat
    for seat, live in enumerate(lives):
        aside = live.state["aside"]
        if seat == reader:
            assert aside["verb"] == "yawn"
            assert aside["text"]["en"]
            assert aside["text"]["ja"]
        else:
            assert aside is None
    assert watching.state["aside"] is None
    heard = "\n".join(eve.heard)
    assert "yawn" not in heard
    assert lives[reader].look(None)["aside"] is None


def test_what_is_brought_in_opens_the_card_once(house: House, person: Invite, seed: int) -> None:
    ann = person()
    table, lives = sit_down(ann, seed)
    reader = reader_of(replayed(house.data, table))
    assert reader is not None
    live = lives[reader]
    number = live.state["ask"]["number"]
    live.send(type="bring_in", ask=number, key="y1")
    assert live.settle("y1")["type"] == "done"
    live.send(type="bring_in", ask=number, key="y1")
    assert live.settle("y1")["type"] == "done"
    live.wait_past(number)
    bring_up_to_date(live, *lives)
    assert any(record["kind"] == "crossroads_opened" for record in live.records)
    assert live.state["aside"] is None
    assert [entry["kind"] for entry in log_of(house.data, table)].count("bring_in") == 1
    match = replayed(house.data, table)
    for seat, each in enumerate(lives):
        assert each.state["view"] == match.view(seat)
    live.send(type="bring_in", ask=live.state["ask"]["number"], key="y2")
    assert live.settle("y2")["code"] == "illegal_answer"


def test_nobody_else_may_bring_it_in(house: House, person: Invite, seed: int) -> None:
    ann, eve = person(), person()
    table, lives = sit_down(ann, seed)
    reader = reader_of(replayed(house.data, table))
    other = lives[next(seat for seat in range(SEATS) if seat != reader)]
    number = other.state["ask"]["number"]
    other.send(type="bring_in", ask=number, key="o1")
    assert other.settle("o1")["code"] == "illegal_answer"
    other.send(type="bring_in", ask=number + 1, key="o2")
    assert other.settle("o2")["code"] == "stale_ask"
    other.look(None)
    other.send(type="bring_in", ask=number, key="o3")
    assert other.settle("o3")["code"] == "wrong_seat"
    watching = eve.connect(table)
    watching.send(type="bring_in", ask=number, key="e1")
    assert watching.settle("e1")["code"] == "wrong_seat"
    assert "bring_in" not in [entry["kind"] for entry in log_of(house.data, table)]


def test_a_table_comes_back_after_a_yawn(tmp_path: Path, seed: int) -> None:
    settings: Settings = settings_in(tmp_path)
    with running(settings) as house, Person(house) as ann:
        table, lives = sit_down(ann, seed)
        reader = reader_of(replayed(house.data, table))
        assert reader is not None
        live = lives[reader]
        number = live.state["ask"]["number"]
        live.send(type="bring_in", ask=number, key="y1")
        live.settle("y1")
        live.wait_past(number)
        version = live.state["version"]
    with running(settings) as house, Person(house) as eve:
        public = eve.connect(table)
        assert public.state["version"] == version
        assert any(record["kind"] == "crossroads_opened" for record in public.records)
