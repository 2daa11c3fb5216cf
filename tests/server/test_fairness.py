"""Dice that can be checked: a promise at the start, words of everybody, and the secret at the end."""

import asyncio
import contextlib
import hashlib
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.server.hub import Hub
from lastfire.server.messages import ChairIn
from lastfire.server.seats import NOTHING
from lastfire.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import House, Json, Live, Person, log_of, replayed, running


def fair(person: Person, table: str) -> Json:
    """Where the dice come from, as this person is told."""
    told: Json = person.get(f"/api/tables/{table}").json()["fair"]
    return told


def say(live: Live, seat: int, word: str) -> Json:
    """Add a word; what everybody is told then, or why not."""
    live.send(type="add_word", seat=seat, word=word)
    return live.until(lambda message: message["type"] in ("hello", "refused"))


def play_to_the_end(live: Live) -> None:
    while live.state["ask"] is not None:
        live.play()


def drawn_again(proof: Json) -> list[list[int]]:
    """All draws, from the secret and the words alone, as docs/decisions/0011 tells it."""
    key = bytes.fromhex(proof["secret"])
    words = list(proof["words"])
    again = []
    for number, (count, _) in enumerate(proof["draws"]):
        while words and words[0]["drawn"] == number:
            word = words.pop(0)
            seat = -1 if word["seat"] is None else word["seat"]
            said = f"word {seat} {word['text']}".encode()
            key = hashlib.blake2b(said, digest_size=32, key=key).digest()
        block = hashlib.blake2b((number // 8).to_bytes(8, "big"), key=key).digest()
        at = number % 8 * 8
        again.append([count, int.from_bytes(block[at : at + 7], "big") % count])
    return again


def test_the_promise_is_made_to_everybody_and_kept(house: House, person: Invite, tmp_path: Path) -> None:
    ann, bob, eve = person(), person(), person()
    response = ann.post(
        "/api/tables",
        {
            "game": "hit_z_road",
            "chairs": [{"who": "here"}, {"who": "link"}, {"who": "bot", "bot": "random"}],
            "pace": "off",
            "word": "the first snow",
        },
    )
    created = response.json()
    table = created["table"]
    bob.sit(created, 1, word="rain")
    promised = fair(eve, table)
    assert promised["dice"] == "secret"
    assert promised["words"] == [{"seat": None, "text": "the first snow"}, {"seat": 1, "text": "rain"}]
    lives = [each.connect(table) for each in (ann, bob, eve)]
    assert [live.hello["fair"] for live in lives] == [promised] * 3
    assert say(lives[0], 0, "fog")["fair"]["words"][2] == {"seat": 0, "text": "fog"}

    # Until the end nobody gets to know the secret, whoever it is.
    for each in (ann, bob, eve):
        for what in ("proof", "file"):
            refused = each.get(f"/api/tables/{table}/{what}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_over")
    for seat, live in enumerate(lives[:2]):
        live.send(type="hand_over", seat=seat, bot="random")
    lives[2].until_state(lambda state: state["ask"] is None)

    proof = eve.get(f"/api/tables/{table}/proof").json()
    assert hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest() == promised["commitment"]
    assert [{"seat": word["seat"], "text": word["text"]} for word in proof["words"]] == fair(eve, table)[
        "words"
    ]
    assert len(proof["draws"]) > 20
    assert drawn_again(proof) == proof["draws"]
    said = "\n".join([*ann.heard, *bob.heard, *eve.heard[:-2]])
    assert proof["secret"] not in said

    file = eve.get(f"/api/tables/{table}/file")
    assert file.headers["content-disposition"] == f'attachment; filename="hit_z_road-{table}.save"'
    saved = tmp_path / "game.save"
    saved.write_bytes(file.content)
    assert main(["verify", str(saved), "--commitment", promised["commitment"]]) == 0
    assert lastfire.verify(file.content).match.digest() == replayed(house.data, table).digest()


def test_every_seat_adds_one_word_and_nobody_for_another(house: House, person: Invite) -> None:
    ann, bob, eve = person(), person(), person()
    created = ann.create("here", "link", "random")
    table = created["table"]
    bob.sit(created, 1)
    live, watching = bob.connect(table), eve.connect(table)
    for stranger in (live, watching):
        for seat in (0, 2, 7):
            assert say(stranger, seat, "mine")["code"] == "wrong_seat"
    assert say(live, 1, "")["code"] == "bad_word"
    assert say(live, 1, "\u202e")["code"] == "bad_name"
    assert say(live, 1, "x" * 81)["code"] == "malformed"
    assert log_of(house.data, table)[-1]["kind"] == "sit"

    assert say(live, 1, "  two\u202e \n words ")["fair"]["words"] == [{"seat": 1, "text": "two words"}]
    assert watching.until(lambda message: message["type"] == "hello")["fair"]["words"][0]["seat"] == 1
    assert say(live, 1, "another")["code"] == "word_added"
    assert fair(eve, table)["words"] == [{"seat": 1, "text": "two words"}]


def test_a_word_changes_what_is_still_to_come_and_nothing_before(settings: Settings) -> None:
    ends = set()
    for word in ("", "rain", "snow"):
        with running(replace(settings, data=settings.data / (word or "none"))) as house, Person(house) as ann:
            table = ann.create("here", "here")["table"]
            live = ann.connect(table)
            live.play()
            before = (live.state["view"], live.state["ask"]["seat"])
            if word:
                say(live, 0, word)
                live.until(lambda message: message["type"] == "state")
                assert (live.state["view"], live.state["ask"]["seat"]) == before
            play_to_the_end(live)
            ends.add(str([record["text"]["en"] for record in live.records]))
            code = say(live, 1, "late")["code"]
            assert code == "over"
    assert len(ends) == 3


def test_no_undo_passes_a_word(person: Invite) -> None:
    ann = person()
    table = ann.create("here", "here")["table"]
    live = ann.connect(table)
    live.look(live.state["ask"]["seat"])
    live.play(len(live.state["ask"]["options"]) - 1)
    live.until_state(lambda state: state["can_undo"])
    say(live, 0, "now")
    live.until_state(lambda state: not state["can_undo"])
    live.send(type="undo", ask=live.state["ask"]["number"], key="k")
    assert live.settle("k")["code"] == "undo_refused"
    # The question is the same, and may be answered.
    live.play()


def test_words_survive_a_restart(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        live.play()
        say(live, 1, "rain")
        live.play()
        say(live, 0, "snow")
        cookie, told = ann.cookie(table) or "", fair(ann, table)
        view = live.state["view"]
    # Once from the log alone, as after a power cut, and once from the checkpoint of a clean stop.
    with contextlib.closing(sqlite3.connect(settings.data / "lastfire.db")) as db, db:
        db.execute("DELETE FROM checkpoints WHERE version > 0")
    for _ in range(2):
        with running(settings) as house, Person(house) as ann:
            ann.set_cookie(table, cookie)
            live = ann.connect(table)
            assert (live.hello["fair"], live.state["view"]) == (told, view)
            assert say(live, 1, "again")["code"] == "word_added"
            assert replayed(settings.data, table).words == [(1, 1, "rain"), (2, 0, "snow")]
    with running(settings) as house, Person(house) as ann:
        ann.set_cookie(table, cookie)
        play_to_the_end(ann.connect(table))
        proof = ann.get(f"/api/tables/{table}/proof").json()
        assert drawn_again(proof) == proof["draws"]


def test_whoever_sits_down_late_sits_down_without_a_word(person: Invite) -> None:
    ann, bob = person(), person()
    created = ann.create("random", "link", "random")
    live = ann.connect(created["table"])
    bob.sit(created, 1)
    own = bob.connect(created["table"])
    own.send(type="hand_over", seat=1, bot="random")
    live.until_state(lambda state: state["ask"] is None)
    heir = person()
    made = bob.post(f"/api/tables/{created['table']}/device", {"seat": 1}).json()["url"]
    sat = heir.post(
        f"/api/tables/{created['table']}/sit", {"token": made.rsplit("/", 1)[1], "word": "too late"}
    )
    assert sat.json() == {"seats": [1]}
    assert fair(ann, created["table"])["words"] == []


@pytest.mark.parametrize("how", ["chosen", "secret"])
def test_everybody_is_told_who_may_know_the_dice(person: Invite, how: str) -> None:
    ann, eve = person(), person()
    table = ann.create("here", "here" if how == "chosen" else "link")["table"]
    assert fair(eve, table)["dice"] == how
    assert eve.connect(table).hello["fair"]["dice"] == how


def test_a_loaded_game_says_so_and_promises_what_it_can(settings: Settings) -> None:
    async def load() -> None:
        match = lastfire.new("hit_z_road", seats=2, seed=11)
        for _ in range(5):
            match.answer(0)
        hub = Hub(settings)
        whole = await hub.load_table(match.save(), [ChairIn("link"), ChairIn("link")])
        dealt = await hub.load_table(match.deal(0, 1).save(), [ChairIn("link"), ChairIn("link")])
        told = [(await table.facts(NOTHING)).fair for table in (whole, dealt)]
        assert [each.dice for each in told] == ["loaded", "loaded"]
        # A game that was dealt anew has no secret, and promises none.
        assert [each.commitment for each in told] == [match.commitment, ""]
        await hub.close()

    asyncio.run(load())
