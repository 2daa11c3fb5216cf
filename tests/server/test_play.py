"""People play: the messages of a game from its first ask to its end."""

import random

import pytest

import lastfire
from lastfire import bots
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import (
    SEED,
    House,
    Live,
    Person,
    bring_up_to_date,
    log_of,
    replayed,
    running,
)


def play_to_the_end(live: Live, seats: tuple[int, ...]) -> int:
    """Answer for these seats, whose screen this is, until the game is over."""
    answers = 0
    while live.wait_for_turn(*seats):
        ask = live.state["ask"]
        if live.state["view"]["seat"] != ask["seat"]:
            live.look(ask["seat"])
            continue
        live.play((ask["number"] * 7) % len(ask["options"]))
        answers += 1
    return answers


def test_a_game_is_played_to_its_end_on_one_screen(house: House, person: Invite) -> None:
    ann = person()
    created = ann.create("here", "here")
    live = ann.connect(created["table"])
    assert live.hello["seats"] == [0, 1]

    answers = play_to_the_end(live, (0, 1))

    assert answers > 10
    assert live.state["view"]["result"] is not None
    assert live.state["ask"] is None
    assert live.state["waiting"] is None
    assert ann.get(f"/api/tables/{created['table']}").json()["state"] == "over"
    match = replayed(house.data, created["table"])
    assert match.over
    log = log_of(house.data, created["table"])
    assert [entry["version"] for entry in log] == list(range(1, answers + 1))
    assert match.digest() == log[-1]["detail"]


def test_the_table_can_be_looked_at_after_the_game(person: Invite) -> None:
    ann, late = person(), person()
    table = ann.create("random", "random", "random")["table"]
    live = ann.connect(table)
    live.until_state(lambda state: state["ask"] is None)

    again = late.connect(table)

    assert again.state["view"] == live.state["view"]
    assert again.state["records"] == live.records
    again.answer(0, ask=1)
    assert again.refusal()["code"] == "wrong_seat"


def test_an_answer_after_the_end_is_refused(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    play_to_the_end(live, (0, 1))
    live.answer(0, ask=1)
    assert live.refusal()["code"] == "over"


def test_two_people_sit_down_by_link(person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link", "link")
    table = created["table"]
    assert created["join_url"] == f"/t/{table}"
    assert created["seat_links"][0] is None
    assert bob.sit(created, 1).json() == {"seats": [1]}
    assert eve.sit(created, 2, name="Eve").json() == {"seats": [2]}

    chairs = ann.get(f"/api/tables/{table}").json()["chairs"]
    assert [chair["taken"] for chair in chairs] == [True, True, True]
    assert chairs[2]["name"] == "Eve"
    lives = [each.connect(table) for each in (ann, bob, eve)]
    assert [live.hello["seats"] for live in lives] == [[0], [1], [2]]
    for seat, live in enumerate(lives):
        live.look(seat)
    for _ in range(8):
        in_turn = lives[lives[0].state["ask"]["seat"]]
        in_turn.play()
        bring_up_to_date(in_turn, *lives)


def test_a_bot_answers_between_people(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "heuristic", "random")["table"])
    assert play_to_the_end(live, (0,)) > 0
    assert live.state["ask"] is None


def test_a_searching_bot_thinks_in_its_own_process(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "search")["table"])
    for _ in range(3):
        if live.wait_for_turn(0):
            live.look(0)
            live.play(0)
    live.until_state(lambda state: state["ask"] is None or state["ask"]["seat"] == 0)


def test_a_bot_that_fails_does_not_hold_up_the_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(bots.Bot):
        def choose(self, sight: lastfire.Sight, ask: lastfire.Ask, deal: bots.Deal) -> int:
            raise ValueError("no idea")

    monkeypatch.setattr(bots, "make", lambda name, seed, **settings: Broken())
    with running(settings, complaint="the bot random failed") as house, Person(house) as ann:
        live = ann.connect(ann.create("here", "random")["table"])
        play_to_the_end(live, (0,))


def test_records_come_once_each_in_both_languages(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "random", "random")["table"])
    live.look(0)
    for _ in range(4):
        if live.wait_for_turn(0):
            live.play(0)
    before = list(live.records)
    assert len(before) > 5
    assert all(record["text"]["en"] and record["text"]["ja"] for record in before)

    live.send(type="history", since=3)
    again = live.until(lambda message: message["type"] == "state" and message["since"] <= 3)

    assert again["since"] == 3
    assert live.records[: len(before)] == before


def test_records_say_the_names_of_people(person: Invite) -> None:
    ann = person()
    body = {
        "game": "hit_z_road",
        "chairs": [
            {"who": "here", "bot": None, "name": "Ann"},
            {"who": "bot", "bot": "random", "name": "Robo"},
        ],
        "options": {},
        "seed": SEED,
        "pace": "off",
    }
    live = ann.connect(ann.post("/api/tables", body).json()["table"])
    live.wait_for_turn(0)
    live.look(0)
    live.play()
    live.wait_for_turn(0)
    assert any("Ann" in record["text"]["en"] for record in live.records)
    assert any("Ann" in record["text"]["ja"] for record in live.records)


def test_the_open_ask_is_there_again_after_a_reconnect(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    live.look(live.state["ask"]["seat"])
    live.play()
    live.look(live.state["ask"]["seat"])
    before = live.state
    live.close()

    again = ann.connect(table)
    again.look(before["ask"]["seat"])

    assert again.state["ask"] == before["ask"]
    assert again.state["view"] == before["view"]
    assert again.records == live.records


def test_what_was_answered_can_be_taken_back(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    # The first bid reveals nothing, so it may be taken back.
    seat = live.state["ask"]["seat"]
    before = live.look(seat)
    records = list(live.records)
    live.play(len(before["ask"]["options"]) - 1)
    assert live.state["can_undo"]

    key = "undo-1"
    live.send(type="undo", ask=live.state["ask"]["number"], key=key)
    assert live.settle(key)["type"] == "done"
    after = live.until_state(lambda state: state["version"] == 2)

    assert after["view"] == before["view"]
    assert after["ask"]["number"] > before["ask"]["number"] + 1
    assert {**after["ask"], "number": 0} == {**before["ask"], "number": 0}
    assert live.records == records
    assert [entry["kind"] for entry in log_of(house.data, table)] == ["answer", "undo"]
    live.play(0)
    assert replayed(house.data, table).digest() == log_of(house.data, table)[-1]["detail"]


def test_a_shared_screen_takes_back_for_whoever_answered(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    before = live.look(live.state["ask"]["seat"])
    live.play(len(before["ask"]["options"]) - 1)
    live.look(live.state["ask"]["seat"])
    assert live.state["ask"]["seat"] != before["ask"]["seat"]
    assert live.state["can_undo"]
    live.send(type="undo", ask=live.state["ask"]["number"], key="k")
    assert live.settle("k")["type"] == "done"
    assert live.look(before["ask"]["seat"])["view"] == before["view"]


def test_nobody_takes_back_what_another_answered(person: Invite) -> None:
    ann, bob = person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    lives = [ann.connect(table), bob.connect(table)]
    for seat, live in enumerate(lives):
        live.look(seat)
    first = lives[0].state["ask"]["seat"]
    lives[first].play(len(lives[first].state["ask"]["options"]) - 1)
    other = lives[1 - first]
    bring_up_to_date(lives[first], other)
    assert not other.state["can_undo"]
    other.send(type="undo", ask=other.state["ask"]["number"], key="k")
    assert other.settle("k")["code"] == "undo_refused"


def test_what_cannot_be_taken_back_says_what_was_revealed(person: Invite) -> None:
    ann = person()
    table = ann.create("here", game="dead_of_winter", seed=7)["table"]
    live = ann.connect(table)
    live.look(0)
    assert live.state["stays"] is None
    while live.state["stays"] is None:
        live.play(0)
    assert not live.state["can_undo"]
    said = [record["text"] for record in live.records]
    en, ja = live.state["stays"]["en"], live.state["stays"]["ja"]
    shown = [each for each in said if en == f"{each['en']} This cannot be undone."]
    assert shown
    assert ja == f"{shown[-1]['ja']}これは取り消せません。"
    assert person().connect(table).state["stays"] is None


def test_once_the_game_is_over_nothing_is_said_of_taking_back(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", game="hit_z_road", seed=7)["table"])
    live.look(0)
    while live.state["ask"] is not None:
        live.play(0)
    assert (live.state["can_undo"], live.state["stays"]) == (False, None)


def test_undo_needs_a_seat_that_is_looked_at(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    live.look(live.state["ask"]["seat"])
    live.play(1)
    live.look(None)
    live.send(type="undo", ask=live.state["ask"]["number"], key="k")
    assert live.settle("k")["code"] == "wrong_seat"


def near_the_end() -> tuple[lastfire.Match, int]:
    """A game that an answer ends, after which more is told: by what it was won or lost, what it was worth."""
    match = lastfire.new("dawn_of_the_zeds", seats=1, seed=3, length="short")
    dice = random.Random(3)
    while True:
        assert match.ask is not None
        before, position = match.fork(), dice.randrange(len(match.ask.ids))
        match.answer(position)
        if match.over:
            return before, position


def test_a_finished_table_says_how_the_game_ended(person: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    match, position = near_the_end()
    with monkeypatch.context() as patch:
        patch.setattr(lastfire, "new", lambda *_, **__: match)
        ann = person()
        table = ann.create("here", game="dawn_of_the_zeds")["table"]
    live = ann.connect(table)
    turn = live.state["view"]["turn"]
    path = f"/api/tables/{table}"
    assert ann.get(path).json()["round"]["en"].startswith(f"Turn {turn}: ")
    live.play(position)
    assert live.state["ask"] is None
    ends = [each for each in live.records if each["kind"] == "game_ends"]
    assert ann.get(path).json()["last"] == ends[-1]["text"]
    assert live.records[-1]["kind"] != "game_ends"
