"""Who may sit where, and what happens when somebody is away."""

from dataclasses import replace

import pytest

from lastfire.server.seats import Held, SeatSigner
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Person, log_of, running, token_of


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_only_a_free_link_chair_can_be_taken(person: Invite, seat: int) -> None:
    ann, bob = person(), person()
    table = ann.create("here", "random")["table"]
    refused = bob.post(f"/api/tables/{table}/sit", {"seat": seat})
    assert refused.json()["error"]["code"] == ("bad_link" if seat == 7 else "seat_taken")
    assert bob.cookie(table) is None


def test_a_cookie_holds_every_seat_that_its_browser_took(person: Invite) -> None:
    ann = person()
    created = ann.create("here", "link", "link")
    assert ann.sit(created, 2).json() == {"seats": [0, 2]}
    assert ann.connect(created["table"]).hello["seats"] == [0, 2]


def test_the_cookie_is_kept_from_scripts_and_from_other_addresses(person: Invite) -> None:
    ann = person()
    response = ann.post(
        "/api/tables",
        {
            "game": "hit_z_road",
            "chairs": [{"who": "here"}, {"who": "bot", "bot": "random"}],
        },
    )
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Path=/api/tables/{response.json()['table']}" in cookie
    assert "Secure" not in cookie


def test_a_forged_cookie_gives_no_seat_and_is_replaced(person: Invite) -> None:
    ann, eve = person(), person()
    table = ann.create("here", "here")["table"]
    forged = SeatSigner(b"guessed").cookie(table, Held({0: "x"}, True))
    eve.set_cookie(table, forged)
    live = eve.connect(table)
    assert [refused["code"] for refused in live.refused] == ["bad_cookie"]
    assert live.hello["seats"] == []
    live.send(type="look", seat=0)
    assert live.refusal()["code"] == "wrong_seat"
    response = eve.get(f"/api/tables/{table}")
    assert response.status_code == 200
    assert "set-cookie" in response.headers


def test_the_cookie_of_one_table_opens_no_other(person: Invite) -> None:
    ann, eve = person(), person()
    table = ann.create("here", "here")["table"]
    own = eve.create("here", "here")["table"]
    eve.set_cookie(table, eve.cookie(own) or "")
    assert eve.connect(table).hello["seats"] == []


def test_the_link_of_one_table_opens_no_other(person: Invite) -> None:
    ann = person()
    first, second = ann.create("here", "link"), ann.create("here", "link")
    token = token_of(first["seat_links"][1])
    refused = ann.post(f"/api/tables/{second['table']}/sit", {"token": token})
    assert refused.json()["error"]["code"] == "bad_link"
    assert refused.json()["error"]["field"] == "token"


def test_a_link_is_no_cookie_and_a_cookie_no_link(person: Invite) -> None:
    ann, eve = person(), person()
    created = ann.create("here", "link")
    token = token_of(created["seat_links"][1])
    eve.set_cookie(created["table"], token)
    assert eve.connect(created["table"]).hello["seats"] == []
    refused = eve.post(f"/api/tables/{created['table']}/sit", {"token": ann.cookie(created["table"])})
    assert refused.json()["error"]["code"] == "bad_link"


def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House, person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here", pace="calm")["table"]
    live = ann.connect(table)
    seat = live.state["ask"]["seat"]
    live.look(seat)

    live.send(type="hand_over", seat=seat, bot="heuristic")
    live.until_state(lambda state: state["waiting"]["bot"])
    assert live.chairs[seat]["bot"] == "heuristic"
    live.answer(0)
    assert live.refusal()["code"] == "bot_plays"
    live.send(type="hand_over", seat=seat, bot="random")
    assert live.refusal()["code"] == "bot_plays"

    live.send(type="take_back", seat=seat)
    live.until_state(lambda state: not state["waiting"]["bot"])
    assert live.chairs[seat]["bot"] is None
    assert [entry["kind"] for entry in log_of(house.data, table)] == ["hand_over", "take_back"]
    live.send(type="take_back", seat=seat)
    assert live.refusal()["code"] == "nobody_stands_in"
    live.play()


def test_a_bot_that_takes_over_plays_on(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    for seat in (0, 1):
        live.send(type="hand_over", seat=seat, bot="random")
    live.until_state(lambda state: state["ask"] is None)


def test_nobody_hands_over_the_seat_of_another(person: Invite) -> None:
    ann, bob = person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    live = bob.connect(table)
    for message in ("hand_over", "take_back"):
        bot = {"bot": "random"} if message == "hand_over" else {}
        live.send(type=message, seat=0, **bot)
        assert live.refusal()["code"] == "wrong_seat"


def test_only_a_bot_that_exists_can_play(person: Invite) -> None:
    ann = person()
    live = ann.connect(ann.create("here", "here")["table"])
    live.send(type="hand_over", seat=0, bot="hal")
    assert live.refusal()["code"] == "unknown_bot"


def test_a_bot_stands_in_for_somebody_who_has_left(person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link", pace="calm")
    table = created["table"]
    bob.sit(created, 1)
    live, away = ann.connect(table), bob.connect(table)
    live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["connected"])

    live.send(type="claim_absent", seat=1)
    assert live.refusal()["code"] == "not_absent"
    away.close()
    live.until(lambda message: message["type"] == "chairs" and not message["chairs"][1]["connected"])
    watching = eve.connect(table)
    watching.send(type="claim_absent", seat=1)
    assert watching.refusal()["code"] == "wrong_seat"
    live.send(type="claim_absent", seat=1)
    live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["bot"] is not None)

    back = bob.connect(table)
    back.send(type="take_back", seat=1)
    back.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["bot"] is None)


def test_a_bot_stands_in_only_for_somebody_who_stays_away(settings: Settings) -> None:
    now = [0.0]
    with (
        running(replace(settings, absent_seconds=20.0, clock=lambda: now[0])) as house,
        Person(house) as ann,
        Person(house) as bob,
    ):
        created = ann.create("here", "link", pace="calm")
        table = created["table"]
        bob.sit(created, 1)
        live = ann.connect(table)
        # He has not come yet, and has a while for that.
        live.send(type="claim_absent", seat=1)
        assert live.refusal()["code"] == "just_left"
        now[0] = 1000.0
        away = bob.connect(table)
        live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["connected"])
        away.close()
        live.until(lambda message: message["type"] == "chairs" and not message["chairs"][1]["connected"])
        now[0] += 19.0
        live.send(type="claim_absent", seat=1)
        assert live.refusal()["code"] == "just_left"
        now[0] += 1.0
        live.send(type="claim_absent", seat=1)
        live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["bot"] is not None)
        # One's own seat needs no waiting.
        live.send(type="hand_over", seat=0, bot="random")
        live.until(lambda message: message["type"] == "chairs" and message["chairs"][0]["bot"] == "random")
