"""People leave for good, are removed, and tables are ended: who may, what becomes of seats, who is told."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from lastfire.server.seats import COOKIE, Held, SeatSigner
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Json, Live, Person, log_of, running, token_of
from tests.server.test_links import chair, code, enter, link_for_a_device
from tests.server.test_refusals import refused_at_the_door


def path_of(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


def done(person: Person, table: str, what: str, **body: int) -> None:
    response = person.post(path_of(table, what), body)
    assert response.status_code == 200, response.text


def sent_away(live: Live) -> str:
    """Listen until the line is cut; why it was."""
    with pytest.raises(ConnectionClosed) as closed:
        live.until(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    return closed.value.rcvd.reason


def seen_by_host(live: Live, fits: Callable[[Json], bool]) -> Json:
    while not (live.host_sees and fits(live.host_sees)):
        live.hear()
    return live.host_sees


# Leaving.


def test_whoever_leaves_is_followed_by_a_bot_until_somebody_comes(house: House, person: Invite) -> None:
    ann, bob, nora = person(), person(), person()
    created = ann.create("here", "link", game="dead_of_winter")
    table = created["table"]
    assert ann.get(f"/api/tables/{table}").json()["leaving"] == "bot"
    bob.sit(created, 1, name="Bob")
    watching = ann.connect(table)
    done(bob, table, "give_up", seat=1)
    told = watching.until(lambda message: message["type"] == "chairs" and not message["chairs"][1]["taken"])
    assert (told["chairs"][1]["bot"], told["chairs"][1]["devices"]) == ("heuristic", 0)
    assert watching.until_event("left")["name"] == "Bob"
    # Nobody who comes afterwards goes by that name.
    assert chair(ann, table)["name"] == ""
    token = token_of(ann.post(path_of(table, "renew"), {"seat": 1}).json()["url"])
    assert enter(nora, table, token).json() == {"seats": [1]}
    assert (chair(ann, table)["bot"], chair(ann, table)["taken"]) == (None, True)


def test_at_a_table_that_says_so_a_seat_that_is_left_stays_free(person: Invite) -> None:
    ann, bob = person(), person()
    created = ann.create("here", "link", leaving="free")
    table = created["table"]
    bob.sit(created, 1)
    assert ann.connect(table).hello["leaving"] == "free"
    done(bob, table, "give_up", seat=1)
    assert (chair(ann, table)["bot"], chair(ann, table)["taken"]) == (None, False)


# Ending the table.


def test_whoever_set_up_the_table_ends_it_and_everybody_is_told(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann, Person(house) as bob, Person(house) as eve:
        created = ann.create("here", "link", "here")
        table = created["table"]
        bob.sit(created, 1)
        lives = [each.connect(table) for each in (ann, bob, eve)]
        assert not lives[0].hello["closed"]
        for stranger in (bob, eve):
            assert code(stranger.post(path_of(table, "end"), {})) == "not_host"
        done(ann, table, "end")
        for live in lives:
            notice = live.until(lambda message: message["type"] == "notice")
            assert "has ended it" in notice["text"]["en"]
            assert live.events[-1]["kind"] == "ended"
        assert code(ann.post(path_of(table, "end"), {})) == "ended"
        live = lives[0]
        live.send(type="hand_over", seat=0, bot="random")
        assert live.refusal()["code"] == "ended"
        assert code(bob.post(path_of(table, "give_up"), {"seat": 1})) == "ended"
        cookies = [each.cookie(table) or "" for each in (ann, bob)]
    # It stays readable for its people, also on one more device and after a restart.
    with running(settings) as house, Person(house) as ann, Person(house) as bob, Person(house) as phone:
        for each, cookie in zip((ann, bob), cookies, strict=True):
            each.set_cookie(table, cookie)
        assert enter(phone, table, link_for_a_device(bob, table)).json() == {"seats": [1]}
        live = phone.connect(table)
        assert live.hello["closed"]
        assert live.look(1)["view"]["seat"] == 1
        assert bob.get(path_of(table, "file")).status_code == 200
        assert bob.get(f"/api/tables/{table}").json()["closed"]


# Removing somebody.


def test_whoever_is_removed_is_out_in_every_tab_and_a_bot_plays_to_the_end(
    house: House, person: Invite
) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link", game="dead_of_winter")
    table = created["table"]
    bob.sit(created, 1, name="Bob")
    phone = person()
    enter(phone, table, link_for_a_device(bob, table))
    open_link = link_for_a_device(bob, table)
    host, watching = ann.connect(table), eve.connect(table)
    tabs = [bob.connect(table), bob.connect(table), phone.connect(table)]
    for tab in tabs:
        tab.look(1)

    done(ann, table, "bar", seat=1)

    assert [sent_away(tab) for tab in tabs] == ["barred"] * 3
    for each in (bob, phone):
        refused_at_the_door(each.open_socket(table), "barred")
        assert code(each.get(f"/api/tables/{table}")) == "barred"
        assert code(each.post(path_of(table, "sit"), {"seat": 1})) == "barred"
        assert code(enter(each, table, open_link)) == "barred"
        assert code(each.get(path_of(table, "file"))) == "barred"
    # Nobody is removed silently.
    for live in (host, watching):
        assert live.until_event("removed")["name"] == "Bob"
    told = chair(eve, table)
    assert (told["bot"], told["removed"], told["taken"], told["devices"]) == ("heuristic", True, True, 0)
    # Neither whoever did it nor anybody else gets to see the hidden cards of the seat.
    for each in (ann, eve):
        assert code(enter(each, table, open_link)) == "link_used"
        assert code(each.post(path_of(table, "sit"), {"seat": 1})) == "seat_taken"
        assert code(each.post(path_of(table, "give_up"), {"seat": 1})) == "wrong_seat"
    assert code(ann.post(path_of(table, "renew"), {"seat": 1})) == "removed_seat"
    assert code(ann.post(path_of(table, "bar"), {"seat": 1})) == "nobody_there"
    host.send(type="take_back", seat=1)
    assert host.refusal()["code"] == "wrong_seat"


def test_a_removal_outlives_a_restart_and_can_be_taken_back(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        created = ann.create("here", "link")
        table = created["table"]
        bob.sit(created, 1)
        done(ann, table, "bar", seat=1)
        cookies = [each.cookie(table) or "" for each in (ann, bob)]
        (entry,) = (each for each in log_of(house.data, table) if each["kind"] == "bar")
    with running(settings) as house, Person(house) as ann, Person(house) as bob, Person(house) as eve:
        for each, cookie in zip((ann, bob), cookies, strict=True):
            each.set_cookie(table, cookie)
        assert code(bob.get(f"/api/tables/{table}")) == "barred"
        host = ann.connect(table)
        sees = seen_by_host(host, lambda told: bool(told["barred"]))
        assert [(each["bar"], each["seat"]) for each in sees["barred"]] == [(entry["version"], 1)]
        assert code(eve.post(path_of(table, "lift"), {"bar": entry["version"]})) == "not_host"
        done(ann, table, "lift", bar=entry["version"])
        seen_by_host(host, lambda told: not told["barred"])
        assert code(ann.post(path_of(table, "lift"), {"bar": entry["version"]})) == "not_barred"
        # With the same seat, which nobody has seen meanwhile.
        live = bob.connect(table)
        assert live.hello["seats"] == [1]
        live.send(type="take_back", seat=1)
        live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["bot"] is None)


def test_a_spectator_is_sent_away_with_all_tabs(person: Invite) -> None:
    ann, eve, bob = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    host, player = ann.connect(table), bob.connect(table)
    tabs = [eve.connect(table), eve.connect(table)]
    sees = seen_by_host(host, lambda told: any(each["screens"] == 2 for each in told["spectators"]))
    assert len(sees["spectators"]) == 1

    done(ann, table, "bar", spectator=sees["spectators"][0]["spectator"])

    assert [sent_away(tab) for tab in tabs] == ["barred"] * 2
    refused_at_the_door(eve.open_socket(table), "barred")
    player.until_event("sent_away")
    sees = seen_by_host(host, lambda told: bool(told["barred"]) and not told["spectators"])
    assert [each["seat"] for each in sees["barred"]] == [None]
    # Who has a seat is let in from the same address, and whoever comes by a link.
    assert bob.connect(table).hello["seats"] == [1]
    assert code(ann.post(path_of(table, "bar"), {"spectator": 1})) == "nobody_there"


def test_without_a_cookie_a_spectator_is_known_by_the_address_for_a_while(settings: Settings) -> None:
    now = [0.0]
    with (
        running(replace(settings, clock=lambda: now[0])) as house,
        Person(house) as ann,
        Person(house) as eve,
    ):
        created = ann.create("here", "link", open_chairs=True)
        table = created["table"]
        host = ann.connect(table)
        eve.connect(table)
        sees = seen_by_host(host, lambda told: bool(told["spectators"]))
        done(ann, table, "bar", spectator=sees["spectators"][0]["spectator"])
        eve.clear_cookies()
        refused_at_the_door(eve.open_socket(table), "barred_network")
        assert code(eve.post(path_of(table, "sit"), {"seat": 1})) == "barred_network"
        # Whoever set up the table, at the same address, is not kept out.
        assert ann.connect(table).hello["host"]
        now[0] += settings.barred_seconds + 1
        assert eve.connect(table).hello["seats"] == []
        # No address has been written down.
        assert all("127.0.0.1" not in str(entry) for entry in log_of(house.data, table))


# Who may.


def test_only_whoever_set_up_the_table_sends_anybody_away(house: House, person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    log = log_of(house.data, table)
    forged = SeatSigner(b"guessed").cookie(table, Held({0: "x"}, True))
    mallory = person()
    mallory.set_cookie(table, forged)
    other = ann.create("here", "here")["table"]
    guest = person()
    guest.set_cookie(table, ann.cookie(other) or "", COOKIE)
    for stranger in (bob, eve, mallory, guest):
        for what, body in (
            ("end", {}),
            ("bar", {"seat": 0}),
            ("bar", {"spectator": 1}),
            ("lift", {"bar": 1}),
            ("renew", {"seat": 1}),
        ):
            refused = stranger.post(path_of(table, what), body)
            assert (refused.status_code, code(refused)) == (403, "not_host")
    assert log_of(house.data, table) == log
    # Nor is anybody else told who watches.
    assert eve.connect(table).hello["host"] is False
    watching = bob.connect(table)
    watching.look(1)
    assert watching.host_sees == {}


def test_a_seat_of_ones_own_and_one_that_nobody_holds_cannot_be_removed(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "link", "random")["table"]
    for seat, why in ((0, "own_seat"), (1, "nobody_there"), (2, "wrong_seat"), (9, "wrong_seat")):
        assert code(ann.post(path_of(table, "bar"), {"seat": seat})) == why
    assert code(ann.post(path_of(table, "bar"), {})) == "malformed"
    assert code(ann.post(path_of(table, "bar"), {"seat": 1, "spectator": 1})) == "malformed"


def test_another_site_cannot_send_anybody_away(person: Invite) -> None:
    ann, bob = person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    for what in ("bar", "end", "lift", "revoke", "forget", "keep", "recover"):
        refused = ann.post(path_of(table, what), {"seat": 1}, origin="https://evil.example")
        assert code(refused) == "foreign_origin"
    assert chair(ann, table)["taken"]
