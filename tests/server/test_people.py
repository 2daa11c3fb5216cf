"""People who keep a name: seats that come back by a recovery phrase, guesses, and being forgotten."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from lastfire.cli import main
from lastfire.server.folder import alone_in
from lastfire.server.people import FORGET
from lastfire.server.phrases import Phrase, read_phrase
from lastfire.server.rooms import DAY
from lastfire.server.seats import PERSON_COOKIE
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Json, Person, log_of, running
from tests.server.test_devices import devices, revoke
from tests.server.test_leaving import done
from tests.server.test_links import chair, code, enter, link_for_a_device

Said = Callable[..., tuple[int, str]]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, names="1000/minute", recoveries="1000/minute", tend_seconds=0.02)


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    # Names have limits of their own, which the house of the module has as they are.
    with running(settings) as house:
        yield house


def keep_name(person: Person, name: str = "Nora") -> str:
    """Keep a name; the recovery phrase, in English."""
    made = person.post("/api/people", {"name": name})
    assert made.status_code == 201, made.text
    return " ".join(word["en"] for word in made.json()["phrase"])


def me(person: Person) -> Json | None:
    told: Json | None = person.get("/api/people/me").json()["person"]
    return told


def recover(person: Person, phrase: str) -> Json:
    response = person.post("/api/people/recover", {"phrase": phrase})
    assert response.status_code == 200, response.text
    told: Json = response.json()["person"]
    return told


def other_word(phrase: str, place: int = -1) -> str:
    """The phrase with another word at a place."""
    words = phrase.split()
    words[place] = "anchor" if words[place] != "anchor" else "apple"
    return " ".join(words)


def rows(data: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(data / "lastfire.db")) as db:
        return db.execute(query).fetchall()


# The way back.


def test_whoever_lost_the_device_gets_the_seats_back_by_the_phrase(person: Invite) -> None:
    ann, nora, new, eve = person(), person(), person(), person()
    phrase = keep_name(nora)
    assert me(nora) is not None
    tables = []
    for _ in range(2):
        created = ann.create("here", "link")
        assert nora.sit(created, 1).status_code == 200
        tables.append(created["table"])
    # Whoever plays under a name need not say it again.
    assert chair(ann, tables[0])["name"] == "Nora"
    assert devices(nora, tables[0])["kept_by_me"]
    watching = eve.connect(tables[0])

    told = recover(new, phrase.upper())
    assert told["name"] == "Nora"
    assert {(each["table"], each["seat"]) for each in told["seats"]} == {(table, 1) for table in tables}
    for table in tables:
        assert new.connect(table).hello["seats"] == []
        back = new.post(f"/api/tables/{table}/recover", {})
        assert back.json() == {"seats": [1], "host": False}
        assert new.connect(table).look(1)["view"]["seat"] == 1
    # Before the eyes of everybody, and the device that was lost can be signed out.
    watching.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["devices"] == 2)
    watching.until_event("recovered")
    lost = next(each for each in devices(new, tables[0])["devices"] if not each["mine"])
    revoke(new, tables[0], lost["device"])
    assert nora.connect(tables[0]).hello["seats"] == []
    # Once more changes nothing.
    assert new.post(f"/api/tables/{tables[0]}/recover", {}).json()["seats"] == [1]
    assert chair(ann, tables[0])["devices"] == 1


def test_whoever_set_up_a_table_is_that_again(person: Invite) -> None:
    ann, new = person(), person()
    phrase = keep_name(ann, "Ann")
    table = ann.create("here", "link")["table"]
    told = recover(new, phrase)
    assert sorted((each["seat"] is None, each["seat"]) for each in told["seats"]) == [
        (False, 0),
        (True, None),
    ]
    assert new.post(f"/api/tables/{table}/recover", {}).json() == {"seats": [0], "host": True}
    assert new.connect(table).hello["host"]
    assert new.post(f"/api/tables/{table}/renew", {"seat": 1}).status_code == 200


def test_seats_from_before_the_name_are_kept_when_asked(person: Invite) -> None:
    ann, nora = person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    nora.sit(created, 1)
    assert code(nora.post(f"/api/tables/{table}/keep", {})) == "no_name"
    keep_name(nora)
    told = me(nora)
    assert told is not None
    assert told["seats"] == []
    assert nora.post(f"/api/tables/{table}/keep", {}).status_code == 200
    told = me(nora)
    assert told is not None
    assert told["seats"] == [{"table": table, "game": "hit_z_road", "seat": 1}]
    # Whoever holds nothing there keeps nothing.
    eve = person()
    keep_name(eve, "Eve")
    eve.post(f"/api/tables/{table}/keep", {})
    assert code(eve.post(f"/api/tables/{table}/recover", {})) == "nothing_kept"


def test_whoever_has_the_phrase_is_not_kept_out_by_lost_devices(person: Invite) -> None:
    ann, nora = person(), person()
    phrase = keep_name(nora)
    created = ann.create("here", "link")
    table = created["table"]
    nora.sit(created, 1)
    for _ in range(7):
        assert enter(person(), table, link_for_a_device(nora, table)).status_code == 200
    new = person()
    recover(new, phrase)
    assert new.post(f"/api/tables/{table}/recover", {}).json()["seats"] == [1]
    told = devices(new, table)["devices"]
    assert (len(told), told[-1]["mine"]) == (8, True)
    assert nora.connect(table).hello["seats"] == []


def test_the_phrase_outlives_a_restart_and_several_names_do_not_mix(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        phrases = [keep_name(ann, "Ann"), keep_name(bob, "Bob")]
        table = ann.create("here", "link")["table"]
    with running(settings) as house, Person(house) as one, Person(house) as other:
        assert [recover(one, phrases[0])["name"], recover(other, phrases[1])["name"]] == ["Ann", "Bob"]
        assert one.post(f"/api/tables/{table}/recover", {}).status_code == 200
        assert code(other.post(f"/api/tables/{table}/recover", {})) == "nothing_kept"


# Phrases and guesses.


def test_the_phrase_is_shown_once_and_kept_nowhere(house: House, person: Invite) -> None:
    nora = person()
    phrase = keep_name(nora)
    shown = [text for text in nora.heard if phrase.split()[5] in text]
    assert len(shown) == 1
    me(nora)
    read = read_phrase(phrase)
    assert read is not None
    secret = bytes(read.numbers[3:])
    words = [word.en for word in read.words[3:]]
    for file in house.data.iterdir():
        held = file.read_bytes()
        assert secret not in held
        assert secret.hex().encode() not in held
        assert " ".join(words).encode() not in held
    (row,) = rows(house.data, "SELECT name, handle, salt, digest FROM people")
    assert row[:2] == ("Nora", read.handle)
    assert row[3] == read.digest(bytes(row[2]))  # type: ignore[call-overload]


def test_a_wrong_phrase_is_refused_alike_wherever_it_is_wrong(person: Invite) -> None:
    nora, thief = person(), person()
    phrase = keep_name(nora)
    # The first words say whose it would be, the others are the secret.
    answers = [
        thief.post("/api/people/recover", {"phrase": other_word(phrase, place)}) for place in (0, 2, 3, -1)
    ]
    assert {(each.status_code, each.text) for each in answers} == {(403, answers[0].text)}
    assert code(answers[0]) == "unknown_phrase"
    assert code(thief.post("/api/people/recover", {"phrase": phrase.rpartition(" ")[0]})) == "phrase_length"
    strange = thief.post("/api/people/recover", {"phrase": "brain"})
    assert (code(strange), "brain" in strange.json()["error"]["text"]["ja"]) == ("phrase_word", True)
    assert thief.get("/api/people/me").json() == {"person": None}


def test_guesses_are_limited_by_address(settings: Settings) -> None:
    with running(replace(settings, recoveries="3/minute")) as house:
        with Person(house) as nora:
            phrase = keep_name(nora)
        with Person(house) as thief:
            codes = [
                code(thief.post("/api/people/recover", {"phrase": other_word(phrase)})) for _ in range(3)
            ]
            assert codes == ["unknown_phrase"] * 3
            # Not even with the right one, and not with other cookies.
            assert code(thief.post("/api/people/recover", {"phrase": phrase})) == "rate_limited"
        with Person(house) as again:
            assert code(again.post("/api/people/recover", {"phrase": phrase})) == "rate_limited"


def test_many_guesses_at_once_do_not_pile_up(person: Invite) -> None:
    phrase = keep_name(person())
    guessers = [person() for _ in range(24)]
    with ThreadPoolExecutor(len(guessers)) as hands:
        answers = list(
            hands.map(lambda each: each.post("/api/people/recover", {"phrase": other_word(phrase)}), guessers)
        )
    assert {code(each) for each in answers} <= {"unknown_phrase", "rate_limited"}
    assert recover(person(), phrase)["name"] == "Nora"


def test_a_new_phrase_makes_the_old_one_void_and_other_browsers_nameless(person: Invite) -> None:
    ann, nora, thief = person(), person(), person()
    old = keep_name(nora)
    created = ann.create("here", "link")
    table = created["table"]
    nora.sit(created, 1)
    recover(thief, old)
    made = nora.post("/api/people/phrase", {})
    new = " ".join(word["ja"] for word in made.json()["phrase"])
    assert me(thief) is None
    assert code(thief.post(f"/api/tables/{table}/recover", {})) == "no_name"
    assert code(thief.post("/api/people/phrase", {})) == "no_name"
    assert code(thief.post("/api/people/recover", {"phrase": old})) == "unknown_phrase"
    assert me(nora) is not None
    again = person()
    assert recover(again, new)["seats"] == [{"table": table, "game": "hit_z_road", "seat": 1}]


def test_a_forged_cookie_is_nobodys_name(person: Invite) -> None:
    nora, thief = person(), person()
    keep_name(nora)
    real = nora._http.cookies[PERSON_COOKIE]
    # Not the last character: some of its bits may say nothing.
    for text in (real[:-4] + ("A" if real[-4] != "A" else "B") + real[-3:], "x", "W10.x"):
        thief._http.cookies.set(PERSON_COOKIE, text, domain="127.0.0.1", path="/api")
        assert thief.get("/api/people/me").json() == {"person": None}
        thief.clear_cookies()


def test_a_thief_who_kept_the_seat_under_another_name_is_rid_of_with_the_device(person: Invite) -> None:
    ann, nora, thief = person(), person(), person()
    created = ann.create("here", "link")
    table = created["table"]
    keep_name(nora)
    nora.sit(created, 1)
    enter(thief, table, link_for_a_device(nora, table))
    stolen = keep_name(thief, "Eve")
    watching = ann.connect(table)
    assert thief.post(f"/api/tables/{table}/keep", {}).status_code == 200
    # Everybody can read that the seat now comes back to somebody else.
    watching.until_event("kept")
    assert not devices(nora, table)["kept_by_me"]
    revoke(nora, table, devices(nora, table)["devices"][1]["device"])
    assert devices(nora, table)["kept_at"] is None
    again = person()
    assert recover(again, stolen)["seats"] == []
    assert code(again.post(f"/api/tables/{table}/recover", {})) == "nothing_kept"


def test_whoever_was_removed_does_not_come_back_by_the_phrase(person: Invite) -> None:
    ann, bob, new = person(), person(), person()
    phrase = keep_name(bob, "Bob")
    created = ann.create("here", "link", "link")
    table = created["table"]
    bob.sit(created, 1)
    done(ann, table, "bar", seat=1)
    recover(new, phrase)
    assert code(new.post(f"/api/tables/{table}/recover", {})) == "barred"
    assert code(new.sit(created, 2)) == "barred"
    assert chair(ann, table)["removed"]


def test_whoever_gives_up_a_seat_does_not_get_it_back(person: Invite) -> None:
    ann, nora = person(), person()
    keep_name(nora)
    created = ann.create("here", "link")
    table = created["table"]
    nora.sit(created, 1)
    done(nora, table, "give_up", seat=1)
    told = me(nora)
    assert told is not None
    assert told["seats"] == []
    assert code(nora.post(f"/api/tables/{table}/recover", {})) == "nothing_kept"


def test_the_last_device_may_go_where_a_phrase_brings_the_seat_back(person: Invite) -> None:
    ann, nora = person(), person()
    keep_name(nora)
    created = ann.create("here", "link")
    table = created["table"]
    nora.sit(created, 1)
    own = devices(nora, table)
    assert own["may_go"]
    assert revoke(nora, table, own["devices"][0]["device"]) == {"seats": []}
    assert nora.post(f"/api/tables/{table}/recover", {}).json()["seats"] == [1]


# Names.


def test_a_name_is_changed_and_a_browser_forgets_it(person: Invite) -> None:
    nora = person()
    keep_name(nora)
    assert code(nora.post("/api/people", {"name": "Again"})) == "has_name"
    assert code(nora.post("/api/people/name", {"name": " "})) == "bad_name"
    assert nora.post("/api/people/name", {"name": "Nora  B."}).status_code == 200
    told = me(nora)
    assert told is not None
    assert told["name"] == "Nora B."
    nora.post("/api/people/leave", {})
    assert me(nora) is None
    assert code(nora.post("/api/people/delete", {})) == "no_name"


@pytest.mark.parametrize("name", ["", "\u200b", "\u202e"])
def test_a_name_can_be_seen(person: Invite, name: str) -> None:
    assert code(person().post("/api/people", {"name": name})) == "bad_name"


# Being forgotten.


def held_anywhere(data: Path, text: str) -> bool:
    return any(text.encode() in file.read_bytes() for file in data.glob("lastfire.db*"))


def test_somebody_is_forgotten_by_the_own_button_and_plays_on_without_a_name(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann, Person(house) as nora, Person(house) as eve:
        phrase = keep_name(nora, "Rumpelstiltskin")
        created = ann.create("here", "link")
        table = created["table"]
        nora.sit(created, 1)
        assert held_anywhere(house.data, "Rumpelstiltskin")
        watching = eve.connect(table)
        assert nora.post("/api/people/delete", {}).status_code == 200
        watching.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["name"] == "")
        watching.until_event("unnamed")
        assert all(event["name"] != "Rumpelstiltskin" for event in watching.events)
        assert me(nora) is None
        assert code(eve.post("/api/people/recover", {"phrase": phrase})) == "unknown_phrase"
        assert rows(house.data, "SELECT * FROM people UNION ALL SELECT *, 0, 0, 0, 0, 0 FROM keepings") == []
        assert not held_anywhere(house.data, "Rumpelstiltskin")
        assert nora.connect(table).hello["seats"] == [1]
    with running(settings) as house, Person(house) as eve:
        assert chair(eve, table)["name"] == ""
    assert not held_anywhere(house.data, "Rumpelstiltskin")


def test_a_name_is_taken_off_one_table_alone(person: Invite, house: House) -> None:
    ann, nora, eve = person(), person(), person()
    first, second = (ann.create("here", "link") for _ in range(2))
    for created in (first, second):
        nora.sit(created, 1, name="Rumpelstiltskin")
    for thief in (ann, eve):
        assert code(thief.post(f"/api/tables/{first['table']}/forget", {"seat": 1})) == "wrong_seat"
    done(nora, first["table"], "forget", seat=1)
    assert [chair(eve, each["table"])["name"] for each in (first, second)] == ["", "Rumpelstiltskin"]
    (sat,) = (each for each in log_of(house.data, first["table"]) if each["kind"] == "sit")
    assert "Rumpel" not in sat["detail"]
    assert nora.connect(first["table"]).hello["seats"] == [1]


def test_a_name_goes_from_a_closed_table_too_and_from_one_that_was_set_up_with_it(person: Invite) -> None:
    ann = person()
    created = ann.post(
        "/api/tables",
        {
            "game": "hit_z_road",
            "chairs": [{"who": "here", "bot": None, "name": name} for name in ("Rumpelstiltskin", "Ines")],
            "pace": "off",
        },
    ).json()
    table = created["table"]
    done(ann, table, "end")
    done(ann, table, "forget", seat=0)
    assert [each["name"] for each in ann.get(f"/api/tables/{table}").json()["chairs"]] == ["", "Ines"]


def test_the_name_of_somebody_who_was_removed_is_forgotten_as_well(person: Invite) -> None:
    ann, bob = person(), person()
    keep_name(bob, "Rumpelstiltskin")
    created = ann.create("here", "link")
    table = created["table"]
    bob.sit(created, 1)
    done(ann, table, "bar", seat=1)
    assert bob.post("/api/people/delete", {}).status_code == 200
    assert (chair(ann, table)["name"], chair(ann, table)["removed"]) == ("", True)


def test_people_who_do_not_come_are_forgotten_after_a_time(settings: Settings) -> None:
    with running(settings) as house, Person(house) as nora:
        keep_name(nora)
    for days, left in ((300, 1), (368, 0)):
        later = replace(settings, today=lambda days=days: time.time() + days * DAY)  # type: ignore[misc]
        with running(later) as house:
            while len(rows(house.data, "SELECT * FROM people")) != left:
                pass


# Whoever runs the server.


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], settings: Settings) -> Said:
    def people(order: str, *arguments: str, lang: str = "en") -> tuple[int, str]:
        status = main(["people", order, *arguments, "--data", str(settings.data), "--lang", lang])
        told = capsys.readouterr()
        return status, told.out or told.err

    return people


def test_people_are_listed_and_deleted_while_the_server_runs(settings: Settings, said: Said) -> None:
    with alone_in(settings.data), running(settings) as house, Person(house) as ann, Person(house) as nora:
        keep_name(nora, "Rumpelstiltskin")
        created = ann.create("here", "link")
        nora.sit(created, 1)
        live = ann.connect(created["table"])
        status, told = said("list", "--json")
        (line,) = json.loads(told)
        assert (status, line["name"], line["seats"]) == (0, "Rumpelstiltskin", 1)
        assert line["seen_at"] % DAY == 0
        head, row = said("list")[1].splitlines()
        assert head.split() == ["Person", "Kept", "Seen", "Seats", "Name"]
        assert row.split()[0] == line["person"]
        assert "名前" in said("list", lang="ja")[1]
        status, told = said("delete", line["person"])
        assert (status, "within seconds" in told) == (0, True)
        live.until(lambda message: message["type"] == "chairs" and message["chairs"][1]["name"] == "")
        assert me(nora) is None
        while rows(house.data, f"SELECT 1 FROM orders WHERE kind LIKE '{FORGET}%'"):
            pass


def test_without_a_server_people_are_deleted_at_once(settings: Settings, said: Said) -> None:
    with running(settings) as house, Person(house) as ann, Person(house) as nora:
        keep_name(nora, "Rumpelstiltskin")
        nora.sit(ann.create("here", "link"), 1)
    assert said("delete", "nobody") == (1, "lastfire: nobody: there is no such person\n")
    (line,) = json.loads(said("list", "--json")[1])
    assert said("delete", line["person"], lang="ja")[1].startswith("削除しました")
    assert not held_anywhere(settings.data, "Rumpelstiltskin")
    assert said("list") == (0, f"Nobody keeps a name in {settings.data}.\n")


def test_a_phrase_is_numbers_of_words() -> None:
    assert Phrase((0, 1, 255) + (7,) * 9).handle == "0001ff"
