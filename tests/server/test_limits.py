"""Nobody takes up so much of a server, or of a table, that others find no place."""

import asyncio
import threading
import tracemalloc
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import lastfire
from lastfire.server.hub import Hub
from lastfire.server.messages import ChairIn, TableIn
from lastfire.server.rates import MessageRate
from lastfire.server.screens import Screen
from lastfire.server.seats import NOTHING, Held
from lastfire.server.settings import Settings
from tests.server.house import PATIENCE, SEED, Person, running
from tests.server.test_refusals import refused_at_the_door


def test_spectators_do_not_keep_players_out(settings: Settings) -> None:
    with (
        running(replace(settings, spectators_per_table=2)) as house,
        Person(house) as ann,
        Person(house) as eve,
    ):
        table = ann.create("here", "here")["table"]
        for _ in range(2):
            eve.connect(table)
        refused_at_the_door(eve.open_socket(table), "full")
        ann.connect(table).play()


def test_a_player_does_not_keep_others_out(settings: Settings) -> None:
    with running(replace(settings, sockets_per_seat=2)) as house, Person(house) as ann, Person(house) as bob:
        created = ann.create("here", "link")
        table = created["table"]
        bob.sit(created, 1)
        bob.connect(table)
        bob.connect(table)
        refused_at_the_door(bob.open_socket(table), "full")
        assert ann.connect(table).hello["seats"] == [0]


def test_who_sends_too_much_is_known_although_some_of_it_is_allowed() -> None:
    now = [0.0]
    rate = MessageRate(burst=2, per_second=1.0, patience=5, window=60.0, clock=lambda: now[0])
    allowed = 0
    while not rate.abused:
        # Twice as fast as it may be, so that every other message is allowed.
        now[0] += 0.5
        allowed += rate.allows()
    assert allowed > 5
    # A new window begins without a grudge.
    now[0] += 60.0
    assert rate.allows()
    assert not rate.abused


def test_who_keeps_to_the_rate_is_never_abusive() -> None:
    now = [0.0]
    rate = MessageRate(burst=2, per_second=1.0, patience=1, window=60.0, clock=lambda: now[0])
    for _ in range(500):
        now[0] += 1.0
        assert rate.allows()
    assert not rate.abused


def test_abuse_closes_the_socket_with_its_reason(settings: Settings) -> None:
    slow = replace(settings, message_burst=3, messages_per_second=0.0, message_patience=4)
    with running(slow) as house, Person(house) as ann:
        live = ann.connect(ann.create("here", "here")["table"])
        for _ in range(7):
            live.send(type="look", seat=None)
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "rate_limited")
        assert [refused["code"] for refused in live.refused] == ["rate_limited"] * 3


def test_a_program_here_cannot_pass_for_many_addresses(settings: Settings) -> None:
    limited = replace(settings, joins="2/hour")
    answers = {}
    for proxied in (False, True):
        with running(replace(limited, behind_proxy=proxied)) as house, Person(house) as eve:
            table = eve.create("here", "link")["table"]
            path = f"/api/tables/{table}/sit"
            answers[proxied] = [
                eve.post(path, {"token": "guess"}, **{"x-forwarded-for": f"192.0.2.{i}"}).status_code
                for i in range(4)
            ]
    assert answers == {False: [403, 403, 429, 429], True: [403] * 4}


def test_nobody_has_games_played_again_all_day(settings: Settings) -> None:
    with running(replace(settings, joins="2/hour")) as house, Person(house) as eve:
        path = f"/api/tables/{eve.create('here', 'here')['table']}"
        answers = [eve.get(f"{path}/{what}").status_code for what in ("proof", "file", "proof", "file")]
        assert answers == [409, 409, 429, 429]


def test_chances_that_take_long_hold_up_no_other_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lastfire.Match.odds
    reckoned, begun = threading.Event(), threading.Event()

    def odds(match: lastfire.Match, seat: int | None) -> dict[str, Any]:
        if match.seats == 3:
            begun.set()
            assert reckoned.wait(PATIENCE)
        return real(match, seat)

    monkeypatch.setattr(lastfire.Match, "odds", odds)
    with running(settings) as house, Person(house) as ann, Person(house) as bob:
        slow, quick = (ann.create(*["here"] * count)["table"] for count in (3, 2))
        waiting, watching, playing = ann.connect(slow), bob.connect(slow), ann.connect(quick)
        waiting.send(type="look", seat=waiting.state["ask"]["seat"])
        assert begun.wait(PATIENCE)
        playing.look(playing.state["ask"]["seat"])
        for _ in range(5):
            playing.play()
        reckoned.set()
        waiting.until(lambda message: message["type"] == "state" and message["odds"] is not None)
        # In order, and for everybody.
        for _ in range(3):
            waiting.play()
        watching.until_state(lambda state: state["version"] == 3)
        with closing(watching):
            assert watching.state["odds"] is None


def test_a_spectator_who_asks_for_history_takes_up_no_memory(settings: Settings) -> None:
    async def ask_for_everything() -> int:
        hub = Hub(settings)
        table = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("here")], seed=SEED))
        player, spectator = Screen(Held(table.seating.nonces_here())), Screen(NOTHING)
        await table.enter(player)
        await table.enter(spectator)
        for version in range(12):
            await table.answer(player, version + 1, 0, f"{version}")
        await spectator.take()
        most = spectator.has_records
        assert most > 10
        tracemalloc.start()
        for since in range(most):
            # It reads nothing of what it is sent.
            await table.tell_again(spectator, since)
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        texts = await spectator.take()
        await hub.close()
        assert len(texts) == 1
        # Much less than a state for each time it asked.
        return kept // len(texts[0])

    assert asyncio.run(ask_for_everything()) < 8
