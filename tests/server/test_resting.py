"""Tables at which nothing happens take up little memory, and come back as they were."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lastfire
from lastfire.server import rooms
from lastfire.server.errors import Refusal
from lastfire.server.hub import Hub
from lastfire.server.messages import ChairIn, TableIn
from lastfire.server.replay import replayed
from lastfire.server.rooms import Room
from lastfire.server.screens import Screen
from lastfire.server.seats import NOTHING, Held
from lastfire.server.settings import Settings
from lastfire.server.storage import Kept
from tests.server.house import PATIENCE, SEED, Person, running

TWO = TableIn("hit_z_road", [ChairIn("here"), ChairIn("here")], seed=SEED, pace="off")


class Clock:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def in_hub(settings: Settings, act: Callable[[Hub, Clock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = Clock()
        hub = Hub(replace(settings, clock=clock, rest_seconds=60.0, absent_seconds=30.0))
        try:
            await act(hub, clock)
        finally:
            await hub.close()

    asyncio.run(run())


def rests(room: Room) -> bool:
    return not hasattr(room, "_match")


async def played(hub: Hub, answers: int) -> tuple[Room, Screen]:
    """A table at which so many answers were given, and the screen that gave them."""
    room = await hub.create(TWO)
    screen = Screen(Held(room.seating.nonces_here()), "192.0.2.1")
    await room.enter(screen)
    for number in range(1, answers + 1):
        await room.answer(screen, number, 0, f"key {number}")
    await screen.take()
    return room, screen


def test_a_table_rests_when_nothing_has_happened_for_a_while(settings: Settings) -> None:
    async def wait(hub: Hub, clock: Clock) -> None:
        room, _ = await played(hub, 5)
        clock.now = 59.0
        await room.rest()
        assert not rests(room)
        clock.now = 60.0
        await room.rest()
        assert rests(room)
        # It is still looked at, and nobody has to wait for it when the server stops.
        assert room.in_use
        assert not room.waits_for_bot

    in_hub(settings, wait)


def test_a_table_that_rested_goes_on_as_if_it_had_not(settings: Settings) -> None:
    async def go_on(hub: Hub, clock: Clock) -> None:
        room, screen = await played(hub, 40)
        await room.look(screen, 0)
        before = await screen.take()
        clock.now = 100.0
        await room.rest()
        assert rests(room)
        await room.look(screen, 0)
        assert await screen.take() == before
        # What was kept under a key still is.
        assert (await room.answer(screen, 40, 0, "key 40")).ask == 40
        assert room._version == 40
        await room.answer(screen, 41, 0, "key 41")
        assert room._version == 41

    in_hub(settings, go_on)


def test_screens_leave_a_table_that_rests_without_waking_it(settings: Settings) -> None:
    versus = TableIn(
        "dawn_of_the_zeds",
        [ChairIn("here"), ChairIn("here")],
        options={"mode": "versus"},
        seed=SEED,
        pace="off",
    )

    async def leave(hub: Hub, clock: Clock) -> None:
        room = await hub.create(versus)
        nonces = room.seating.nonces_here()
        first, second = (Screen(Held({seat: nonces[seat]})) for seat in range(2))
        for screen in (first, second):
            await room.enter(screen)
        await first.take()
        clock.now = 100.0
        await room.rest()
        assert rests(room)
        room.leave(second)
        assert rests(room)
        (told,) = [said for said in map(json.loads, await first.take()) if said["type"] == "chairs"]
        assert [chair["connected"] for chair in told["chairs"]] == [True, False]
        assert [chair["side"]["en"] for chair in told["chairs"]] == ["Hero player", "Zeds player"]

    in_hub(settings, leave)


def test_who_was_away_while_the_table_rested_has_been_away(settings: Settings) -> None:
    async def stand_in(hub: Hub, clock: Clock) -> None:
        room = await hub.create(TWO)
        nonces = room.seating.nonces_here()
        first, second = (Screen(Held({seat: nonces[seat]})) for seat in range(2))
        for screen in (first, second):
            await room.enter(screen)
        room.leave(second)
        clock.now = 100.0
        await room.rest()
        assert rests(room)
        # Not "just left": that was a hundred seconds ago.
        await room.claim_absent(first, 1)
        assert room.seating.chairs[1].bot == "heuristic"

    in_hub(settings, stand_in)


def test_a_table_does_not_rest_before_a_bot_has_answered(settings: Settings) -> None:
    async def wait(hub: Hub, clock: Clock) -> None:
        room = await hub.create(
            TableIn("hit_z_road", [ChairIn("bot", "random"), ChairIn("here")], seed=SEED, pace="off")
        )
        assert room.waits_for_bot
        clock.now = 100.0
        await room.rest()
        assert not rests(room)

    in_hub(settings, wait)


def test_a_table_at_rest_can_be_closed_deleted_and_looked_at(settings: Settings) -> None:
    async def act(hub: Hub, clock: Clock) -> None:
        for what in ("look", "close", "delete"):
            room, screen = await played(hub, 3)
            clock.now += 100.0
            await room.rest()
            assert rests(room)
            if what == "look":
                assert (await room.facts(NOTHING)).turn is not None
                await room.enter(Screen(NOTHING))
            elif what == "close":
                await room.close_for_good()
                with pytest.raises(Refusal):
                    await room.answer(screen, 4, 0, "late")
            else:
                await hub.delete(room.id)
                with pytest.raises(Refusal):
                    await hub.room(room.id)

    in_hub(settings, act)


def test_a_server_that_stops_does_not_open_tables_that_rest(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def noted(table_id: str, kept: Kept) -> tuple[lastfire.Match, int]:
        opened.append(table_id)
        return replayed(table_id, kept)

    async def stop(hub: Hub, clock: Clock) -> None:
        room, _ = await played(hub, 3)
        clock.now = 100.0
        await room.rest()
        # From here on.
        opened.clear()

    monkeypatch.setattr(rooms, "replayed", noted)
    in_hub(settings, stop)
    assert opened == []


def test_only_tables_where_nobody_is_are_let_go_of(settings: Settings) -> None:
    async def fill(hub: Hub, clock: Clock) -> None:
        busy = [(await played(hub, 1))[0] for _ in range(4)]
        unused = [await hub.create(TWO) for _ in range(3)]
        again = [await hub.room(room.id) for room in (*unused[1:], *busy)]
        # However many are in use, the two asked for last stay.
        assert again == [*unused[1:], *busy]
        assert unused[0].gone
        assert not any(room.gone for room in again)

    in_hub(replace(settings, tables_in_memory=1), fill)


def test_who_is_on_the_way_to_a_table_that_is_let_go_of_gets_to_where_it_is(settings: Settings) -> None:
    async def come(hub: Hub, clock: Clock) -> None:
        first = await hub.create(TWO)
        for _ in range(3):
            await hub.create(TWO)
        second = await hub.room(first.id)
        assert second is not first
        # Else there were two tables of one name, and neither would hear of the other.
        with pytest.raises(Refusal) as refused:
            await first.enter(Screen(Held(first.seating.nonces_here())))
        assert refused.value.code == "moved"
        await second.enter(Screen(Held(second.seating.nonces_here())))

    in_hub(replace(settings, tables_in_memory=1), come)


def test_a_table_that_takes_long_to_open_holds_up_no_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with running(settings) as house, Person(house) as ann:
        cold = ann.create("here", "here")["table"]
    begun, opened = threading.Event(), threading.Event()

    def slow(table_id: str, kept: Kept) -> tuple[lastfire.Match, int]:
        if table_id == cold:
            begun.set()
            assert opened.wait(PATIENCE)
        return replayed(table_id, kept)

    with running(settings) as house, Person(house) as bob, Person(house) as eve:
        live = bob.connect(bob.create("here", "here")["table"])
        monkeypatch.setattr(rooms, "replayed", slow)
        opening = threading.Thread(target=lambda: eve.get(f"/api/tables/{cold}"))
        opening.start()
        assert begun.wait(PATIENCE)
        # While it is played again, the others are served.
        for _ in range(5):
            live.play()
        opened.set()
        opening.join()
        assert '"round"' in eve.heard[-1]


def test_a_table_that_takes_long_to_set_up_holds_up_no_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, made = threading.Event(), threading.Event()
    new = lastfire.new

    def slow(game: str, **wanted: Any) -> lastfire.Match:
        if wanted["seats"] == 4:
            begun.set()
            assert made.wait(PATIENCE)
        return new(game, **wanted)

    monkeypatch.setattr(lastfire, "new", slow)
    with running(settings) as house, Person(house) as bob, Person(house) as eve:
        live = bob.connect(bob.create("here", "here")["table"])
        setting_up = threading.Thread(target=lambda: eve.create(*["here"] * 4))
        setting_up.start()
        assert begun.wait(PATIENCE)
        for _ in range(5):
            live.play()
        made.set()
        setting_up.join()
        assert '"join_url"' in eve.heard[-1]
