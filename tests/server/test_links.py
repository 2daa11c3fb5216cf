"""Who gets into a chair: links that open once, devices, seats given up, and who tries without a right."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace

import httpx
import pytest

from lastfire.server.chairs import MOST_DEVICES
from lastfire.server.errors import Refusal
from lastfire.server.hub import Hub
from lastfire.server.messages import Chair, ChairIn, TableIn
from lastfire.server.screens import Screen
from lastfire.server.seats import Held
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Json, Live, Person, log_of, running, token_of


def code(response: httpx.Response) -> str:
    """What a request was refused for."""
    assert response.status_code >= 400, response.text
    refused: str = response.json()["error"]["code"]
    return refused


def chair(person: Person, table: str, seat: int = 1) -> Json:
    """A chair as this person is told of it."""
    told: Json = person.get(f"/api/tables/{table}").json()["chairs"][seat]
    return told


def link_for_a_device(person: Person, table: str, seat: int = 1) -> str:
    """The token of a new link for one more device."""
    made = person.post(f"/api/tables/{table}/device", {"seat": seat})
    assert made.status_code == 200, made.text
    return token_of(made.json()["url"])


def enter(person: Person, table: str, token: str) -> httpx.Response:
    """Open a link."""
    return person.post(f"/api/tables/{table}/sit", {"token": token})


def is_unharmed(live: Live, seat: int = 1) -> None:
    """Somebody still sees the own seat, and nothing was said."""
    assert live.look(None)["view"]["seat"] is None
    assert live.look(seat)["view"]["seat"] == seat
    assert live.refused == []


# The links that come with the table.


def test_whoever_set_up_the_table_kept_all_links(house: House, person: Invite) -> None:
    ann, guest, friend_of_ann = person(), person(), person()
    created = ann.create("here", "link", "link", game="dead_of_winter")
    table, token = created["table"], token_of(created["seat_links"][1])
    assert guest.sit(created, 1).json() == {"seats": [1]}
    live = guest.connect(table)
    live.look(1)
    log = log_of(house.data, table)

    for thief in (ann, friend_of_ann):
        refused = enter(thief, table, token)
        assert (refused.status_code, code(refused)) == (403, "link_used")
        assert "Ask the holder of the seat for another." in refused.json()["error"]["text"]["en"]
        assert code(thief.post(f"/api/tables/{table}/link", {"token": token})) == "link_used"
        assert 1 not in thief.connect(table).hello["seats"]
        watching = thief.connect(table)
        watching.send(type="look", seat=1)
        assert watching.refusal()["code"] == "wrong_seat"

    is_unharmed(live)
    assert log_of(house.data, table) == log
    assert chair(guest, table)["devices"] == 1


def test_a_link_in_many_hands_opens_for_one(person: Invite) -> None:
    created = person().create("here", "link")
    people = [person() for _ in range(8)]
    with ThreadPoolExecutor(len(people)) as hands:
        answers = list(hands.map(lambda each: each.sit(created, 1), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
    holders = [each for each in people if each.connect(created["table"]).hello["seats"] == [1]]
    assert len(holders) == 1


def test_whoever_holds_the_seat_may_open_the_used_link_again(house: House, person: Invite) -> None:
    ann, guest = person(), person()
    created = ann.create("here", "link")
    guest.sit(created, 1, name="Ines")
    log = log_of(house.data, created["table"])
    assert guest.sit(created, 1).json() == {"seats": [1]}
    looked = guest.post(f"/api/tables/{created['table']}/link", {"token": token_of(created["seat_links"][1])})
    assert looked.json() == {"seat": 1, "adds_device": False, "mine": True}
    assert log_of(house.data, created["table"]) == log
    assert chair(ann, created["table"])["name"] == "Ines"


def test_a_link_that_is_looked_at_is_not_used_up(house: House, person: Invite) -> None:
    ann, guest, preview = person(), person(), person()
    created = ann.create("here", "link")
    table, link = created["table"], created["seat_links"][1]
    # As programs do that show what a link leads to.
    assert preview.get(link).status_code == 200
    for _ in range(2):
        looked = preview.post(f"/api/tables/{table}/link", {"token": token_of(link)})
        assert looked.json() == {"seat": 1, "adds_device": False, "mine": False}
    assert log_of(house.data, table) == []
    assert preview.cookie(table) is None
    assert guest.sit(created, 1).status_code == 200


def test_the_nonce_in_a_link_is_not_the_one_in_a_cookie(settings: Settings) -> None:
    async def play() -> tuple[frozenset[int], frozenset[int]]:
        hub = Hub(settings)
        table = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("link")]))
        link = table.seating.invitations()[1]
        assert link is not None
        early = table.seating.held({1: link})
        await table.sit_by_link(1, link, None, "", Held({}))
        late = table.seating.held({1: link})
        await hub.close()
        return early, late

    assert asyncio.run(play()) == (frozenset(), frozenset())


# Who has the table's address.


def test_the_address_of_a_table_opens_no_chair(house: House, person: Invite) -> None:
    ann, guest, eve = person(), person(), person()
    created = ann.create("here", "link", "link")
    table = created["table"]
    assert ann.get(f"/api/tables/{table}").json()["open_chairs"] is False
    for thief in (eve, ann):
        for seat in (1, 2):
            refused = thief.post(f"/api/tables/{table}/sit", {"seat": seat})
            assert (refused.status_code, code(refused)) == (409, "link_only")
    assert chair(eve, table)["link_only"]
    assert log_of(house.data, table) == []
    assert guest.sit(created, 1).json() == {"seats": [1]}
    assert code(eve.post(f"/api/tables/{table}/sit", {"seat": 1})) == "seat_taken"


def test_open_chairs_are_for_whoever_comes_first(person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link", "link", open_chairs=True)
    table = created["table"]
    assert ann.get(f"/api/tables/{table}").json()["open_chairs"] is True
    assert "link_only" not in chair(bob, table)
    assert bob.post(f"/api/tables/{table}/sit", {"seat": 1}).json() == {"seats": [1]}
    live = bob.connect(table)
    assert (live.hello["open_chairs"], live.hello["host"]) == (True, False)
    assert code(eve.post(f"/api/tables/{table}/sit", {"seat": 1})) == "seat_taken"
    # The link that was not used is void: the chair is Bob's.
    assert code(ann.sit(created, 1)) == "link_used"
    is_unharmed(live)
    # The other chair's link is as good as its number.
    assert eve.sit(created, 2).json() == {"seats": [2]}


# One person, several devices.


def test_one_more_device_comes_by_a_link_of_the_holder(person: Invite) -> None:
    ann, laptop, phone, eve = person(), person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    laptop.sit(created, 1, name="Ines")
    watching, live = eve.connect(table), laptop.connect(table)
    token = link_for_a_device(laptop, table)
    looked = phone.post(f"/api/tables/{table}/link", {"token": token})
    assert looked.json() == {"seat": 1, "adds_device": True, "mine": False}

    assert phone.post(f"/api/tables/{table}/sit", {"token": token, "name": "Eve"}).json() == {"seats": [1]}

    both = phone.connect(table)
    assert both.hello["seats"] == [1]
    assert both.look(1)["view"] == live.look(1)["view"]
    # Everybody is told, whether the device is connected or not, and the name stays.
    watching.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["devices"] == 2)
    both.close()
    told = chair(eve, table)
    assert (told["devices"], told["name"]) == (2, "Ines")
    # Once.
    for thief in (eve, ann):
        assert code(enter(thief, table, token)) == "link_used"
    assert enter(phone, table, token).json() == {"seats": [1]}


def test_the_holder_may_open_the_own_link_by_mistake(person: Invite) -> None:
    ann, laptop, phone = person(), person(), person()
    created = ann.create("here", "link")
    laptop.sit(created, 1)
    token = link_for_a_device(laptop, created["table"])
    assert enter(laptop, created["table"], token).json() == {"seats": [1]}
    assert enter(phone, created["table"], token).json() == {"seats": [1]}
    assert chair(ann, created["table"])["devices"] == 2


def test_only_the_holder_makes_links_and_signs_out(house: House, person: Invite) -> None:
    ann, guest, eve = person(), person(), person()
    created = ann.create("here", "link", "random")
    table = created["table"]
    guest.sit(created, 1)
    log = log_of(house.data, table)
    for thief in (ann, eve):
        for seat in (1, 2, 7):
            for what in ("device", "sign_out"):
                assert code(thief.post(f"/api/tables/{table}/{what}", {"seat": seat})) == "wrong_seat"
    assert log_of(house.data, table) == log


def test_a_newer_link_makes_the_earlier_void(person: Invite) -> None:
    ann, guest, phone = person(), person(), person()
    created = ann.create("here", "link")
    guest.sit(created, 1)
    first, second = (link_for_a_device(guest, created["table"]) for _ in range(2))
    assert code(enter(phone, created["table"], first)) == "link_used"
    assert enter(phone, created["table"], second).status_code == 200


def test_the_other_devices_are_signed_out(person: Invite) -> None:
    ann, laptop, phone, tablet = person(), person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    laptop.sit(created, 1)
    enter(phone, table, link_for_a_device(laptop, table))
    lost, kept = phone.connect(table), laptop.connect(table)
    lost.look(1)
    kept.look(1)
    open_link = link_for_a_device(phone, table)

    assert laptop.post(f"/api/tables/{table}/sign_out", {"seat": 1}).json() == {"seats": [1]}

    greeted = lost.until(lambda message: message["type"] == "hello")
    assert (greeted["seats"], greeted["looking"]) == ([], None)
    assert lost.until(lambda message: message["type"] == "state")["view"]["seat"] is None
    lost.send(type="look", seat=1)
    assert lost.refusal()["code"] == "wrong_seat"
    again = phone.connect(table)
    assert again.hello["seats"] == []
    assert [refused["code"] for refused in again.refused] == ["bad_cookie"]
    # Nor does it come back by the link that it had made, or make another.
    assert code(enter(phone, table, open_link)) == "link_used"
    assert code(enter(tablet, table, open_link)) == "link_used"
    assert code(phone.post(f"/api/tables/{table}/device", {"seat": 1})) == "wrong_seat"
    assert chair(ann, table)["devices"] == 1
    is_unharmed(kept)


def test_a_seat_of_the_shared_screen_moves_to_a_phone(person: Invite) -> None:
    ann, phone = person(), person()
    table = ann.create("here", "here")["table"]
    assert enter(phone, table, link_for_a_device(ann, table)).json() == {"seats": [1]}
    assert [told["devices"] for told in phone.get(f"/api/tables/{table}").json()["chairs"]] == [1, 2]
    phone.post(f"/api/tables/{table}/sign_out", {"seat": 1})
    assert ann.connect(table).hello["seats"] == [0]
    assert ann.get(f"/api/tables/{table}").json()["mine"] == [0]


def test_a_seat_is_not_held_by_any_number_of_devices(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    for _ in range(MOST_DEVICES - 1):
        enter(person(), table, link_for_a_device(ann, table))
    assert code(ann.post(f"/api/tables/{table}/device", {"seat": 1})) == "many_devices"
    ann.post(f"/api/tables/{table}/sign_out", {"seat": 1})
    assert ann.post(f"/api/tables/{table}/device", {"seat": 1}).status_code == 200


def test_a_guest_sees_that_the_own_link_is_one_to_a_seat_that_somebody_holds(person: Invite) -> None:
    # Whoever set up the table sits down first, and invites the guest as one more device.
    ann, second_browser_of_ann, guest = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    second_browser_of_ann.sit(created, 1)
    token = link_for_a_device(second_browser_of_ann, table)
    assert guest.post(f"/api/tables/{table}/link", {"token": token}).json()["adds_device"]
    enter(guest, table, token)
    assert chair(guest, table)["devices"] == 2
    # And can put an end to it.
    guest.post(f"/api/tables/{table}/sign_out", {"seat": 1})
    assert second_browser_of_ann.connect(table).hello["seats"] == []


# New links by whoever set up the table.


def test_a_link_that_nobody_has_used_is_replaced(house: House, person: Invite) -> None:
    ann, guest, thief = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    path = f"/api/tables/{table}"
    assert code(guest.post(f"{path}/renew", {"seat": 1})) == "not_host"
    new = token_of(ann.post(f"{path}/renew", {"seat": 1}).json()["url"])
    assert code(thief.sit(created, 1)) == "link_replaced"
    assert enter(guest, table, new).json() == {"seats": [1]}
    assert code(thief.sit(created, 1)) == "link_used"
    assert guest.connect(table).hello["seats"] == [1]


@pytest.mark.parametrize("seat", [2, 7])
def test_only_a_chair_for_a_person_has_links(person: Invite, seat: int) -> None:
    ann = person()
    table = ann.create("here", "link", "random")["table"]
    assert code(ann.post(f"/api/tables/{table}/renew", {"seat": seat})) == "wrong_seat"


def test_a_replaced_link_closes_an_open_chair_to_everybody_else(person: Invite) -> None:
    ann, guest, eve = person(), person(), person()
    table = ann.create("here", "link", open_chairs=True)["table"]
    new = token_of(ann.post(f"/api/tables/{table}/renew", {"seat": 1}).json()["url"])
    assert code(eve.post(f"/api/tables/{table}/sit", {"seat": 1})) == "link_only"
    assert chair(eve, table)["link_only"]
    assert enter(guest, table, new).status_code == 200


def test_a_seat_that_is_held_gets_no_new_link_however_long_its_holder_is_away(settings: Settings) -> None:
    now = [0.0]
    with ExitStack() as leaving:
        house = leaving.enter_context(running(replace(settings, clock=lambda: now[0])))
        ann, guest, eve = (leaving.enter_context(Person(house)) for _ in range(3))
        created = ann.create("here", "link", game="dead_of_winter")
        table = created["table"]
        path = f"/api/tables/{table}"
        guest.sit(created, 1, name="Ines")

        def is_refused() -> None:
            refused = ann.post(f"{path}/renew", {"seat": 1})
            assert (refused.status_code, code(refused)) == (409, "held")

        is_refused()
        live, watching = guest.connect(table), eve.connect(table)
        live.look(1)
        is_refused()
        is_unharmed(live)
        live.close()
        watching.until(lambda message: message["type"] == "chairs" and not message["chairs"][1]["connected"])
        now[0] += 100_000_000.0
        is_refused()
        assert [entry["kind"] for entry in log_of(house.data, table)] == ["sit"]
        # Nor does anybody but the holder give it up.
        for person in (ann, eve):
            assert code(person.post(f"{path}/give_up", {"seat": 1})) == "wrong_seat"
        assert guest.connect(table).hello["seats"] == [1]


def test_a_seat_that_its_holder_gives_up_is_free_before_the_eyes_of_everybody(
    house: House, person: Invite
) -> None:
    ann, guest, phone, heir, eve = (person() for _ in range(5))
    created = ann.create("here", "link", leaving="free")
    table = created["table"]
    path = f"/api/tables/{table}"
    guest.sit(created, 1, name="Ines")
    enter(phone, table, link_for_a_device(guest, table))
    open_link = link_for_a_device(guest, table)
    watching, on_the_phone = eve.connect(table), phone.connect(table)

    assert guest.post(f"{path}/give_up", {"seat": 1}).json() == {"seats": []}

    told = watching.until(lambda message: message["type"] == "chairs" and not message["chairs"][1]["taken"])
    assert (told["chairs"][1]["link_only"], told["chairs"][1]["devices"]) == (True, 0)
    # All devices that held it are out, at once, and so is every earlier link.
    assert on_the_phone.until(lambda message: message["type"] == "hello")["seats"] == []
    assert guest.connect(table).hello["seats"] == []
    assert code(guest.post(f"{path}/give_up", {"seat": 1})) == "wrong_seat"
    assert code(guest.sit(created, 1)) == "link_replaced"
    assert code(enter(phone, table, open_link)) == "link_replaced"
    assert code(eve.post(f"{path}/sit", {"seat": 1})) == "link_only"
    # Whoever set up the table invites somebody else.
    new = token_of(ann.post(f"{path}/renew", {"seat": 1}).json()["url"])
    assert enter(heir, table, new).json() == {"seats": [1]}
    assert code(eve.post(f"{path}/sit", {"seat": 1})) == "seat_taken"
    assert [entry["kind"] for entry in log_of(house.data, table)][-3:] == ["give_up", "renew", "sit"]


def test_one_of_two_chairs_at_one_screen_is_given_up_and_played_on_elsewhere(person: Invite) -> None:
    ann, guest = person(), person()
    created = ann.create("here", "here")
    table = created["table"]
    assert ann.post(f"/api/tables/{table}/give_up", {"seat": 1}).json() == {"seats": [0]}
    assert ann.connect(table).hello["seats"] == [0]
    new = token_of(ann.post(f"/api/tables/{table}/renew", {"seat": 1}).json()["url"])
    assert enter(guest, table, new).json() == {"seats": [1]}
    assert chair(ann, table)["who"] == "link"


def test_a_screen_that_opens_while_its_seat_is_given_up_does_not_keep_it(settings: Settings) -> None:
    async def play() -> tuple[Screen, Screen]:
        hub = Hub(settings)
        table = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("link")]))
        link = table.seating.invitations()[1]
        assert link is not None
        held = Held({1: await table.sit_by_link(1, link, None, "", Held({}))})
        late, host = Screen(held), Screen(Held(table.seating.nonces_here()))
        await table.enter(host)
        # The cookie was read before, and the screen enters after.
        await asyncio.gather(table.give_up(1, held), table.enter(late))
        await hub.close()
        return late, host

    late, host = asyncio.run(play())
    assert (late.seats, host.seats) == (frozenset(), frozenset({0}))


def test_a_seat_given_up_on_two_devices_at_once_is_given_up_once_and_its_stand_in_stays(
    settings: Settings,
) -> None:
    async def play() -> tuple[list[BaseException | None], Chair]:
        hub = Hub(settings)
        table = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("here")]))
        first = Held(table.seating.nonces_here())
        token = await table.link_device(1, first)
        second = Held({1: await table.sit_by_link(1, token, None, "", Held({}))})
        screen = Screen(first)
        await table.enter(screen)
        await table.hand_over(screen, 1, "random")
        outcomes = await asyncio.gather(
            table.give_up(1, first), table.give_up(1, second), return_exceptions=True
        )
        told = table.seating.told(screen.seats)[1]
        await hub.close()
        return list(outcomes), told

    outcomes, told = asyncio.run(play())
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Refusal)
    assert outcomes[1].code == "wrong_seat"
    assert (told.taken, told.connected, told.devices, told.bot) == (False, False, 0, "random")


def test_what_a_screen_was_to_be_shown_of_a_seat_is_not_sent_once_the_seat_is_lost(
    settings: Settings,
) -> None:
    async def play() -> list[str]:
        hub = Hub(settings)
        table = await hub.create(TableIn("dead_of_winter", [ChairIn("here"), ChairIn("here")]))
        first = Held(table.seating.nonces_here())
        token = await table.link_device(1, first)
        second = Held({1: await table.sit_by_link(1, token, None, "", Held({}))})
        screen = Screen(second)
        await table.enter(screen)
        # It reads slowly: nothing of this has gone out when the seat is lost.
        await table.look(screen, 1)
        await table.sign_out_others(1, first)
        texts = await screen.take()
        await hub.close()
        return texts

    said = [json.loads(text) for text in asyncio.run(play())]
    hello, _, _, state, notice = said
    assert (hello["seats"], hello["looking"], state["view"]["seat"]) == ([], None, None)
    assert [message["type"] for message in said] == ["hello", "chairs", "seat_log", "state", "notice"]
    assert "no longer holds a seat" in notice["text"]["en"]


def test_a_seat_is_given_up_at_another_server(settings: Settings) -> None:
    with (
        running(settings) as first,
        running(settings) as second,
        Person(first) as ann,
        Person(first) as guest,
        Person(second) as elsewhere,
    ):
        created = ann.create("here", "link")
        table = created["table"]
        guest.sit(created, 1)
        live = guest.connect(table)
        live.look(1)
        # The second server knows the guest by the cookie, and of the seat once it reads the log.
        elsewhere.set_cookie(table, guest.cookie(table) or "")
        assert elsewhere.post(f"/api/tables/{table}/give_up", {"seat": 1}).json() == {"seats": []}
        # The first learns of it when it finds that it is behind.
        assert code(ann.post(f"/api/tables/{table}/renew", {"seat": 1})) == "held"
        assert code(ann.post(f"/api/tables/{table}/device", {"seat": 0})) == "stale_ask"
        greeted = live.until(lambda message: message["type"] == "hello")
        assert (greeted["seats"], greeted["looking"]) == ([], None)


# After a restart.


def test_links_and_devices_survive_a_restart(settings: Settings) -> None:
    with ExitStack() as leaving:
        house = leaving.enter_context(running(settings))
        ann, laptop, phone = (leaving.enter_context(Person(house)) for _ in range(3))
        created = ann.create("here", "link", "link")
        table = created["table"]
        laptop.sit(created, 1)
        enter(phone, table, link_for_a_device(laptop, table))
        open_link = link_for_a_device(laptop, table)
        cookies = [each.cookie(table) or "" for each in (ann, laptop, phone)]
    with ExitStack() as leaving:
        house = leaving.enter_context(running(settings))
        ann, laptop, phone, guest, tablet, thief = (leaving.enter_context(Person(house)) for _ in range(6))
        for each, cookie in zip((ann, laptop, phone), cookies, strict=True):
            each.set_cookie(table, cookie)
        assert [each.connect(table).hello["seats"] for each in (ann, laptop, phone)] == [[0], [1], [1]]
        assert ann.connect(table).hello["host"]
        assert code(ann.sit(created, 1)) == "link_used"
        assert guest.sit(created, 2).json() == {"seats": [2]}
        assert enter(tablet, table, open_link).json() == {"seats": [1]}
        assert code(enter(thief, table, open_link)) == "link_used"
        laptop.post(f"/api/tables/{table}/sign_out", {"seat": 1})
        assert chair(ann, table)["devices"] == 1


def test_a_chair_says_which_side_it_plays_where_there_are_two(person: Invite) -> None:
    ann = person()
    game = "dawn_of_the_zeds"
    table = ann.create("here", "link", "random", game=game, level="outbreak", mode="versus")["table"]
    sides = [each["side"]["en"] for each in ann.get(f"/api/tables/{table}").json()["chairs"]]
    assert sides == ["Hero player", "Hero player", "Zeds player"]
    together = ann.create("here", "link", game=game, level="outbreak")["table"]
    assert all("side" not in each for each in ann.get(f"/api/tables/{together}").json()["chairs"])
