"""The devices of a seat, one by one: shown to whoever holds the seat alone; each can be signed out."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest

from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Json, Person, log_of, running
from tests.server.test_links import code, enter, is_unharmed, link_for_a_device


def devices(person: Person, table: str, seat: int = 1) -> Json:
    """What the holder is told of a seat's devices."""
    response = person.get(f"/api/tables/{table}/devices/{seat}")
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


def revoke(person: Person, table: str, device: int, seat: int = 1) -> Json:
    response = person.post(f"/api/tables/{table}/revoke", {"seat": seat, "device": device})
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


Two = tuple[str, Person, Person]


@pytest.fixture
def two(person: Invite) -> Two:
    """A table, and two devices that hold its second seat."""
    ann, laptop, phone = person(), person(), person()
    created = ann.create("here", "link")
    table: str = created["table"]
    laptop.sit(created, 1, name="Ines")
    assert enter(phone, table, link_for_a_device(laptop, table)).status_code == 200
    return table, laptop, phone


def test_the_holder_sees_each_device_since_when_it_is_there_and_which_is_this_one(two: Two) -> None:
    table, laptop, phone = two
    told = devices(laptop, table)
    first, second = told["devices"]
    assert [each["mine"] for each in told["devices"]] == [True, False]
    assert [each["mine"] for each in devices(phone, table)["devices"]] == [False, True]
    assert first["added_at"] < second["added_at"]
    assert (first["seen_at"], first["connected"]) == (None, False)
    assert told | {"devices": []} == {
        "devices": [],
        "link_open": False,
        "kept_at": None,
        "kept_by_me": False,
        "may_go": True,
    }
    live = phone.connect(table)
    assert devices(laptop, table)["devices"][1]["connected"]
    live.close()


def test_nobody_else_sees_the_devices(two: Two, person: Invite) -> None:
    table, laptop, _ = two
    for stranger in (person(), laptop):
        seat = 0 if stranger is laptop else 1
        assert code(stranger.get(f"/api/tables/{table}/devices/{seat}")) == "wrong_seat"
    assert code(laptop.get(f"/api/tables/{table}/devices/7")) == "wrong_seat"


def test_what_is_told_of_devices_opens_nothing(house: House, two: Two) -> None:
    table, laptop, phone = two
    devices(laptop, table)
    nonces = [entry["detail"] for entry in log_of(house.data, table) if entry["kind"] == "add_device"]
    assert nonces
    assert all(nonce not in text for nonce in nonces for text in (*laptop.heard, *phone.heard))


def test_when_a_device_was_last_here_outlives_a_restart(settings: Settings) -> None:
    now = [1_800_000_000.0]
    timed = replace(settings, today=lambda: now[0])
    with running(timed) as house, Person(house) as ann, Person(house) as guest:
        created = ann.create("here", "link")
        table = created["table"]
        guest.sit(created, 1)
        live = guest.connect(table)
        now[0] += 600
        live.close()
        cookie = guest.cookie(table) or ""
        while devices(guest, table)["devices"][0]["connected"]:
            pass
    with running(timed) as house, Person(house) as guest:
        guest.set_cookie(table, cookie)
        told = devices(guest, table)["devices"][0]
        assert (told["seen_at"], told["connected"]) == (1_800_000_600.0, False)


def test_a_device_that_is_signed_out_loses_its_screen_at_once_and_its_cookie_is_worth_nothing(
    two: Two, person: Invite
) -> None:
    table, laptop, phone = two
    lost, kept, watching = phone.connect(table), laptop.connect(table), person().connect(table)
    lost.look(1)
    kept.look(1)
    open_link = link_for_a_device(phone, table)
    cookie = phone.cookie(table) or ""
    assert revoke(laptop, table, devices(phone, table)["devices"][1]["device"]) == {"seats": [1]}

    greeted = lost.until(lambda message: message["type"] == "hello")
    assert (greeted["seats"], greeted["looking"]) == ([], None)
    assert "no longer holds" in lost.until(lambda message: message["type"] == "notice")["text"]["en"]
    lost.send(type="look", seat=1)
    assert lost.refusal()["code"] == "wrong_seat"
    thief = person()
    thief.set_cookie(table, cookie)
    for each in (phone, thief):
        assert each.connect(table).hello["seats"] == []
        for path, body in (("device", {"seat": 1}), ("sign_out", {"seat": 1}), ("give_up", {"seat": 1})):
            assert code(each.post(f"/api/tables/{table}/{path}", body)) == "wrong_seat"
    # Nor does it come back by the link that it had made.
    assert code(enter(phone, table, open_link)) == "link_used"
    assert len(devices(laptop, table)["devices"]) == 1
    watching.until_event("device_removed")
    is_unharmed(kept)


def test_this_device_may_go_while_another_one_stays(two: Two) -> None:
    table, laptop, phone = two
    own = devices(phone, table)["devices"][1]["device"]
    assert revoke(phone, table, own) == {"seats": []}
    assert phone.connect(table).hello["seats"] == []
    assert code(phone.post(f"/api/tables/{table}/revoke", {"seat": 1, "device": own})) == "wrong_seat"
    assert code(laptop.post(f"/api/tables/{table}/revoke", {"seat": 1, "device": own})) == "no_device"


def test_the_last_device_goes_only_where_there_is_a_way_back(two: Two) -> None:
    table, laptop, phone = two
    first, second = (each["device"] for each in devices(laptop, table)["devices"])
    revoke(laptop, table, second)
    assert not devices(laptop, table)["may_go"]
    refused = laptop.post(f"/api/tables/{table}/revoke", {"seat": 1, "device": first})
    assert code(refused) == "last_device"
    link = link_for_a_device(laptop, table)
    assert devices(laptop, table)["may_go"]
    assert revoke(laptop, table, first) == {"seats": []}
    # The seat is still taken: nobody gets in but by that link.
    assert enter(phone, table, link).json() == {"seats": [1]}


def test_two_devices_sign_each_other_out_at_once_and_one_stays(house: House, two: Two) -> None:
    table, laptop, phone = two
    first, second = (each["device"] for each in devices(laptop, table)["devices"])
    path = f"/api/tables/{table}/revoke"
    tries: list[Callable[[], object]] = [
        partial(laptop.post, path, {"seat": 1, "device": second}),
        partial(phone.post, path, {"seat": 1, "device": first}),
    ]
    with ThreadPoolExecutor(2) as hands:
        answers = [each.result() for each in [hands.submit(attempt) for attempt in tries]]
    assert sorted(each.status_code for each in answers) == [200, 403]  # type: ignore[attr-defined]
    holders = [each for each in (laptop, phone) if each.connect(table).hello["seats"] == [1]]
    assert len(holders) == 1
    assert [entry["kind"] for entry in log_of(house.data, table)].count("revoke") == 1


def test_the_log_of_the_seats_says_what_happened_to_whoever_comes_later(two: Two, person: Invite) -> None:
    table, laptop, _ = two
    laptop.post(f"/api/tables/{table}/sign_out", {"seat": 1})
    late = person().connect(table)
    told = [(each["kind"], each["seat"], each["name"], each["devices"]) for each in late.events]
    assert told == [
        ("sat", 1, "Ines", 1),
        ("device_added", 1, "Ines", 2),
        ("device_removed", 1, "Ines", 1),
    ]
    assert late.events == sorted(late.events, key=lambda event: event["version"])
