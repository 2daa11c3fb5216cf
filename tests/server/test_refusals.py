"""What the server refuses: with a code, words in both languages, and nothing changed."""

import json
import socket
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from lastfire.server.errors import _REFUSALS
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import PATIENCE, House, Person, log_of, running


def error(response: Any, status: int, code: str, field: str | None = None) -> None:
    assert response.status_code == status, response.text
    said = response.json()["error"]
    assert said["code"] == code
    assert said["field"] == field
    assert said["text"]["en"]
    assert said["text"]["ja"]


def test_every_refusal_has_words_in_both_languages() -> None:
    for code, (status, en, ja) in _REFUSALS.items():
        assert 400 <= status < 600, code
        assert en.endswith("."), code
        assert ja.endswith("。"), code


# Over HTTP.


@pytest.mark.parametrize("path", ["/api/tables/nosuchtable1", "/api/tables/nosuchtable1/sit"])
def test_an_unknown_table(person: Invite, path: str) -> None:
    bob = person()
    error(bob.post(path, {"seat": 0}) if path.endswith("sit") else bob.get(path), 404, "unknown_table")


def test_an_unknown_address(person: Invite) -> None:
    error(person().get("/api/nothing"), 404, "unknown_path")


def test_an_address_used_in_another_way(person: Invite) -> None:
    error(person().get("/api/tables"), 405, "bad_method")


def test_an_unknown_game(person: Invite) -> None:
    ann = person()
    error(
        ann.post("/api/tables", {"game": "chess", "chairs": [{"who": "here"}]}), 404, "unknown_game", "game"
    )
    error(ann.get("/api/games/chess/catalogue"), 404, "unknown_game", "game")


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"chairs": [{"who": "here"}] * 9}, "bad_setup", "seats"),
        ({"chairs": [{"who": "bot"}, {"who": "here"}]}, "bad_setup", "chairs"),
        ({"chairs": [{"who": "here", "bot": "random"}, {"who": "here"}]}, "bad_setup", "chairs"),
        ({"chairs": [{"who": "bot", "bot": "hal"}, {"who": "here"}]}, "unknown_bot", "chairs"),
        ({"options": {"dragons": True}}, "bad_setup", "dragons"),
        ({"options": {"seats": 2}}, "bad_setup", "seats"),
        ({"options": {"seed": 2}}, "bad_setup", "seed"),
        ({"options": {"game": "x"}}, "bad_setup", "game"),
        ({"seed": -1}, "malformed", None),
        ({"seed": 2**60}, "malformed", None),
        ({"pace": "hasty"}, "malformed", None),
        ({"chairs": []}, "malformed", None),
        ({"chairs": [{"who": "here", "name": "x" * 41}] * 2}, "malformed", None),
        ({"surprise": 1}, "malformed", None),
    ],
)
def test_a_table_that_cannot_be_set_up(
    person: Invite, changes: dict[str, object], code: str, field: str | None
) -> None:
    body = {"game": "hit_z_road", "chairs": [{"who": "here"}, {"who": "here"}], **changes}
    error(person().post("/api/tables", body), 400, code, field)


def test_an_option_that_does_not_fit(person: Invite) -> None:
    ann = person()
    (hit_z_road,) = (g for g in ann.get("/api/games").json()["games"] if g["name"] == "hit_z_road")
    name = hit_z_road["options"][0]["name"]
    body = {"game": "hit_z_road", "chairs": [{"who": "here"}] * 2, "options": {name: "never"}}
    error(ann.post("/api/tables", body), 400, "bad_setup", name)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[]", b'{"game":1}', b"null", b'{"game":' + b"[" * 16_000]
)
def test_a_malformed_body(person: Invite, body: bytes) -> None:
    error(person().post_raw("/api/tables", body), 400, "malformed")


def test_a_body_that_is_not_json(person: Invite) -> None:
    error(person().post_raw("/api/tables", b"{}", **{"content-type": "text/plain"}), 415, "not_json")


def test_a_body_that_is_too_large(person: Invite, settings: Settings) -> None:
    error(person().post_raw("/api/tables", b" " * (settings.largest_body + 1)), 413, "too_large")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "http://[", "http://[]:x"]
)
def test_a_post_from_a_foreign_page(person: Invite, origin: str) -> None:
    ann = person()
    body = {"game": "hit_z_road", "chairs": [{"who": "here"}] * 2}
    error(ann.post("/api/tables", body, origin=origin), 403, "foreign_origin")


def test_pages_of_configured_origins_may_post(settings: Settings) -> None:
    body = {"game": "hit_z_road", "chairs": [{"who": "here"}] * 2}
    with (
        running(replace(settings, origins=("https://games.example",))) as house,
        Person(house) as ann,
    ):
        assert ann.post("/api/tables", body, origin="https://games.example").status_code == 201
        assert ann.post("/api/tables", body).status_code == 201
        error(ann.post("/api/tables", body, origin="https://games.example.evil"), 403, "foreign_origin")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "[", "[::1"])
def test_a_name_that_is_not_ours(person: Invite, host: str) -> None:
    ann = person()
    error(ann.post("/api/tables", {}, host=host, origin=f"http://{host}"), 421, "foreign_host")
    # Somebody who types the name in a browser is told what to do.
    page = ann.get("/", host=f"{host}:8000", accept="text/html,*/*")
    assert page.status_code == 421
    assert "--allow-host" in page.text


def test_no_socket_under_a_name_that_is_not_ours(house: House, person: Invite) -> None:
    table = person().create("here", "here")["table"]
    place = urlsplit(house.address)
    with socket.create_connection((place.hostname, place.port)) as wire:
        wire.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert wire.recv(200).startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "192.168.1.7:8000", "[::1]:8000", "box.lan", "Box.LAN:8000"]
)
def test_our_names(settings: Settings, host: str) -> None:
    with running(replace(settings, hosts=("Box.lan",))) as house, Person(house) as ann:
        assert ann.get("/api/games", host=host).status_code == 200


def test_the_page_for_a_foreign_name_runs_nothing_of_it(person: Invite) -> None:
    page = person().get("/", host="<script>alert(1)</script>", accept="text/html")
    assert "<script>" not in page.text


def test_too_many_tables_from_one_address(settings: Settings) -> None:
    body = {"game": "hit_z_road", "chairs": [{"who": "here"}] * 2}
    with running(replace(settings, creates="3/hour")) as house, Person(house) as ann:
        for _ in range(3):
            assert ann.post("/api/tables", body).status_code == 201
        error(ann.post("/api/tables", body), 429, "rate_limited")


def test_too_many_tries_to_sit_down(settings: Settings) -> None:
    with running(replace(settings, joins="3/hour")) as house, Person(house) as ann:
        table = ann.create("here", "link")["table"]
        for _ in range(3):
            error(ann.post(f"/api/tables/{table}/sit", {"token": "guess"}), 403, "bad_link", "token")
        error(ann.post(f"/api/tables/{table}/sit", {"token": "guess"}), 429, "rate_limited")


@pytest.mark.parametrize("body", [{}, {"seat": 1, "token": "x"}, {"seat": -1}, {"seat": "1"}])
def test_sitting_down_without_saying_where(person: Invite, body: dict[str, object]) -> None:
    ann = person()
    table = ann.create("here", "link")["table"]
    response = ann.post(f"/api/tables/{table}/sit", body)
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "malformed"


# Over the socket.


def refused_at_the_door(socket: ClientConnection, code: str) -> None:
    """It is told why, as browsers hide the answer to a handshake, and then closed."""
    message = json.loads(socket.recv(PATIENCE))
    assert (message["type"], message["code"]) == ("refused", code)
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, code)


def test_a_socket_to_an_unknown_table(person: Invite) -> None:
    refused_at_the_door(person().open_socket("nosuchtable1"), "unknown_table")


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_socket_from_a_foreign_page(person: Invite, origin: str) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    with pytest.raises(InvalidStatus) as refused:
        ann.open_socket(table, Origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"attack"}',
        '{"type":"look"}',
        '{"type":"look","seat":"0"}',
        '{"type":"look","seat":0,"more":1}',
        '{"type":"answer","ask":1,"position":-1,"key":"k"}',
        '{"type":"answer","ask":1,"position":0,"key":""}',
        '{"type":"answer","ask":1,"position":0.5,"key":"k"}',
        '{"type":"answer","ask":1e99,"position":0,"key":"k"}',
        '{"ask":' + "[" * 1900 + "]" * 1900 + ',"type":"answer"}',
        b"\x00\xff",
    ],
)
def test_a_malformed_message_is_refused_and_the_socket_stays(
    house: House, person: Invite, message: str | bytes
) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    live.send_raw(message)
    refused = live.refusal()
    assert refused["code"] == "malformed"
    assert refused["text"]["ja"]
    assert log_of(house.data, table) == []
    live.play()


def test_a_message_that_is_too_large_is_refused_and_the_socket_stays(
    person: Invite, settings: Settings
) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    live.send_raw(" " * (settings.largest_message + 1))
    assert live.refusal()["code"] == "too_large"
    live.send_raw("火" * (settings.largest_message // 2))
    assert live.refusal()["code"] == "too_large"
    live.play()


def test_a_huge_message_ends_the_socket(person: Invite, settings: Settings) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    live.send_raw(" " * (17 * settings.largest_message))
    with pytest.raises(ConnectionClosed):
        live.refusal()


def test_messages_that_come_too_fast(settings: Settings) -> None:
    slow = replace(settings, message_burst=5, messages_per_second=0.001)
    with running(slow) as house, Person(house) as ann:
        live = ann.connect(ann.create("here", "here")["table"])
        for _ in range(5):
            live.look(0)
        live.send(type="look", seat=1)
        assert live.refusal()["code"] == "rate_limited"

        def flood() -> None:
            for _ in range(300):
                live.send(type="look", seat=1)
                assert live.refusal()["code"] == "rate_limited"

        with pytest.raises(ConnectionClosed):
            flood()
        # Whoever floods one socket is in nobody else's way.
        other = ann.connect(live.hello["table"])
        other.look(0)


def test_an_answer_to_an_ask_that_is_no_longer_open(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    first = live.state["ask"]["number"]
    live.play()
    for number in (first, 0, 999):
        refused = live.settle(live.answer(0, ask=number))
        assert refused["code"] == "stale_ask"
        assert refused["field"] == "ask"
    assert len(log_of(house.data, table)) == 1


def test_an_answer_for_the_seat_of_another(house: House, person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    lives = [ann.connect(table), bob.connect(table)]
    waiting = lives[1 - lives[0].state["ask"]["seat"]]
    for live in (waiting, eve.connect(table)):
        assert live.settle(live.answer(0))["code"] == "wrong_seat"
        live.send(type="look", seat=live.state["ask"]["seat"])
        assert live.refusal()["code"] == "wrong_seat"
    assert [entry["kind"] for entry in log_of(house.data, table)] == ["sit"]


def test_an_answer_that_is_not_an_option(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    assert live.settle(live.answer(500))["code"] == "illegal_answer"
    assert log_of(house.data, table) == []


def test_the_same_key_again_is_the_same_answer(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live, twin = ann.connect(table), ann.connect(table)
    number = live.state["ask"]["number"]
    done = live.settle(live.answer(1, key="once"))
    assert done == {"type": "done", "key": "once", "ask": number}
    for screen in (live, twin):
        # With whatever it comes the second time.
        screen.answer(0, ask=number + 1, key="once")
        assert screen.settle("once") == done
    assert len(log_of(house.data, table)) == 1


def test_a_key_tells_nothing_to_others(person: Invite) -> None:
    ann, bob = person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    lives = [ann.connect(table), bob.connect(table)]
    first = lives[0].state["ask"]["seat"]
    lives[first].settle(lives[first].answer(0, key="mine"))
    other = lives[1 - first]
    other.answer(0, ask=1, key="mine")
    assert other.settle("mine")["code"] == "wrong_seat"


def test_two_screens_of_one_seat_answer_at_once(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    screens = [ann.connect(table) for _ in range(4)]
    for round_ in range(10):
        number = screens[0].state["ask"]["number"]
        keys = [screen.answer(0, ask=number, key=f"{round_} {i}") for i, screen in enumerate(screens)]
        outcomes = [screen.settle(key) for screen, key in zip(screens, keys, strict=True)]
        assert sorted(outcome.get("code", "done") for outcome in outcomes) == [
            "done",
            "stale_ask",
            "stale_ask",
            "stale_ask",
        ]
        for screen in screens:
            screen.wait_past(number)
    assert [entry["version"] for entry in log_of(house.data, table)] == list(range(1, 11))


def test_a_socket_that_vanishes_in_the_middle_of_an_answer(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    number = live.state["ask"]["number"]
    live.answer(0, key="last words")
    live.close()
    again = ann.connect(table)
    again.answer(0, ask=number, key="last words")
    assert again.settle("last words")["type"] == "done"
    assert len(log_of(house.data, table)) == 1
