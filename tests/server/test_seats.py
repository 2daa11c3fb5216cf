"""Who may sit where, and what happens when somebody is away."""

import asyncio
from dataclasses import replace

import pytest

from lastfire.server.hub import Hub
from lastfire.server.messages import ChairIn, TableIn
from lastfire.server.screens import Screen
from lastfire.server.seats import Holding, SeatSigner
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Person, log_of, running


def test_a_seat_link_can_be_opened_again_on_another_device(person: Invite) -> None:
    ann, phone, laptop = person(), person(), person()
    created = ann.create("here", "link")
    token = created["seat_links"][1].rsplit("/", 1)[1]
    for device in (phone, laptop):
        path = f"/api/tables/{created['table']}/sit"
        assert device.post(path, {"token": token}).json() == {"seats": [1]}
    assert laptop.connect(created["table"]).hello["seats"] == [1]


def test_a_free_chair_is_taken_once(person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link")
    path = f"/api/tables/{created['table']}/sit"
    assert bob.post(path, {"seat": 1}).status_code == 200
    refused = eve.post(path, {"seat": 1})
    assert refused.status_code == 409
    assert refused.json()["error"]["code"] == "seat_taken"
    # The link that was not used is void now: the chair is Bob's.
    token = created["seat_links"][1].rsplit("/", 1)[1]
    assert eve.post(path, {"token": token}).json()["error"]["code"] == "bad_link"


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_only_a_free_link_chair_can_be_taken(person: Invite, seat: int) -> None:
    ann, bob = person(), person()
    table = ann.create("here", "random")["table"]
    refused = bob.post(f"/api/tables/{table}/sit", {"seat": seat})
    assert refused.json()["error"]["code"] == ("bad_link" if seat == 7 else "seat_taken")
    assert bob.cookie(table) is None


def test_a_cookie_holds_every_seat_that_its_browser_took(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "link", "link")["table"]
    assert ann.post(f"/api/tables/{table}/sit", {"seat": 2}).json() == {"seats": [0, 2]}
    assert ann.connect(table).hello["seats"] == [0, 2]


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
    forged = SeatSigner(b"guessed").cookie(table, Holding({0: "x"}, True))
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
    token = first["seat_links"][1].rsplit("/", 1)[1]
    refused = ann.post(f"/api/tables/{second['table']}/sit", {"token": token})
    assert refused.json()["error"]["code"] == "bad_link"
    assert refused.json()["error"]["field"] == "token"


def test_a_link_is_no_cookie_and_a_cookie_no_link(person: Invite) -> None:
    ann, eve = person(), person()
    created = ann.create("here", "link")
    token = created["seat_links"][1].rsplit("/", 1)[1]
    eve.set_cookie(created["table"], token)
    assert eve.connect(created["table"]).hello["seats"] == []
    refused = eve.post(f"/api/tables/{created['table']}/sit", {"token": ann.cookie(created["table"])})
    assert refused.json()["error"]["code"] == "bad_link"


def test_a_renewed_link_shuts_out_whoever_had_the_old_one(person: Invite) -> None:
    ann, bob, guest = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    old = created["seat_links"][1].rsplit("/", 1)[1]
    guest.post(f"/api/tables/{table}/sit", {"token": old})
    live = guest.connect(table)
    live.look(1)

    assert guest.post(f"/api/tables/{table}/renew", {"seat": 1}).json()["error"]["code"] == "not_host"
    url = ann.post(f"/api/tables/{table}/renew", {"seat": 1}).json()["url"]

    greeted = live.until(lambda message: message["type"] == "hello")
    assert greeted["seats"] == []
    assert greeted["looking"] is None
    assert live.until(lambda message: message["type"] == "state")["view"]["seat"] is None
    assert guest.connect(table).hello["seats"] == []
    refused = guest.post(f"/api/tables/{table}/sit", {"token": old})
    assert refused.json()["error"]["code"] == "bad_link"
    new = url.rsplit("/", 1)[1]
    assert bob.post(f"/api/tables/{table}/sit", {"token": new}).json() == {"seats": [1]}


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
    table = ann.create("here", "link")["table"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
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
    table = ann.create("here", "link", pace="calm")["table"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
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


def test_a_renewed_chair_waits_for_whoever_has_its_new_link(person: Invite) -> None:
    ann, bob, thief = person(), person(), person()
    created = ann.create("here", "link")
    path = f"/api/tables/{created['table']}"
    old = created["seat_links"][1].rsplit("/", 1)[1]
    assert thief.post(f"{path}/sit", {"token": old}).status_code == 200
    new = ann.post(f"{path}/renew", {"seat": 1}).json()["url"].rsplit("/", 1)[1]

    chair = bob.get(path).json()["chairs"][1]
    assert (chair["taken"], chair["link_only"]) == (False, True)
    refused = thief.post(f"{path}/sit", {"seat": 1})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "link_only")
    assert bob.post(f"{path}/sit", {"token": new}).json() == {"seats": [1]}
    chair = bob.get(path).json()["chairs"][1]
    assert chair["taken"]
    assert "link_only" not in chair
    assert thief.post(f"{path}/sit", {"seat": 1}).json()["error"]["code"] == "seat_taken"


def test_a_screen_that_opens_while_its_seat_is_given_away_does_not_keep_it(settings: Settings) -> None:
    async def play() -> tuple[Screen, Screen]:
        hub = Hub(settings)
        table = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("link")]))
        nonce = table.link_nonces()[1]
        assert nonce is not None
        early, late = Screen({1: nonce}), Screen({1: nonce})
        await table.enter(early)
        # The cookie of the second screen was read before, and it enters after.
        await asyncio.gather(table.renew(1), table.enter(late))
        await hub.close()
        return early, late

    for screen in asyncio.run(play()):
        assert screen.seats == frozenset()


def test_another_server_gives_a_seat_away(settings: Settings) -> None:
    with (
        running(settings) as first,
        running(settings) as second,
        Person(first) as ann,
        Person(second) as thief,
        Person(second) as eve,
    ):
        created = ann.create("here", "link", "link")
        path = f"/api/tables/{created['table']}"
        old = created["seat_links"][1].rsplit("/", 1)[1]
        thief.post(f"{path}/sit", {"token": old})
        live = thief.connect(created["table"])
        live.look(1)
        # The first server learns of the thief when it finds that it is behind.
        assert ann.post(f"{path}/renew", {"seat": 1}).json()["error"]["code"] == "stale_ask"
        ann.post(f"{path}/renew", {"seat": 1})
        # And the second of the renewal.
        eve.post(f"{path}/sit", {"seat": 2})
        greeted = live.until(lambda message: message["type"] == "hello")
        assert (greeted["seats"], greeted["looking"]) == ([], None)


def test_a_bot_stands_in_only_for_somebody_who_stays_away(settings: Settings) -> None:
    now = [0.0]
    with (
        running(replace(settings, absent_seconds=20.0, clock=lambda: now[0])) as house,
        Person(house) as ann,
        Person(house) as bob,
    ):
        table = ann.create("here", "link", pace="calm")["table"]
        bob.post(f"/api/tables/{table}/sit", {"seat": 1})
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
