"""Bots: they do not hold up each other, rest while nobody looks, and go on after a fault of the disk."""

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from lastfire.server.hub import Hub
from lastfire.server.messages import ChairIn, TableIn
from lastfire.server.queues import FairQueue
from lastfire.server.rooms import Room, seconds_until_retry
from lastfire.server.screens import Screen
from lastfire.server.seats import NOTHING, Held
from lastfire.server.settings import Settings
from lastfire.server.storage import Conflict, Storage, StorageError
from lastfire.server.thinking import Thinkers
from tests.server.house import SEED, Person, running

BOTS = TableIn("hit_z_road", [ChairIn("bot", "random"), ChairIn("bot", "heuristic")], seed=SEED, pace="off")


# Whose turn it is to think.


class Jobs:
    """Jobs that end when they are told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._running: dict[str, Future[str]] = {}

    def begin(self, name: str) -> "Callable[[], Future[str]]":
        def begin() -> "Future[str]":
            self.begun.append(name)
            self._running[name] = Future()
            self._running[name].set_running_or_notify_cancel()
            return self._running[name]

        return begin

    async def end(self, name: str) -> None:
        self._running[name].set_result(name)
        await rounds()


async def rounds() -> None:
    """Everything that can happen now happens."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_those_who_wait_to_think_take_turns_by_address() -> None:
    async def think() -> list[str]:
        queue, jobs = FairQueue(1), Jobs()
        wanted = ["eve 1", "eve 2", "eve 3", "eve 4", "ann 1", "bob 1", "ann 2"]
        tasks = []
        for name in wanted:
            tasks.append(asyncio.create_task(queue.run(name.split()[0], jobs.begin(name))))
            await rounds()
        while len(jobs.begun) < len(wanted):
            await jobs.end(jobs.begun[-1])
        await jobs.end(jobs.begun[-1])
        assert await asyncio.gather(*tasks) == wanted
        return jobs.begun

    found = asyncio.run(think())
    assert found == ["eve 1", "eve 2", "ann 1", "bob 1", "eve 3", "ann 2", "eve 4"]


def test_no_more_think_at_once_than_there_are_places() -> None:
    async def think() -> None:
        queue, jobs = FairQueue(2), Jobs()
        first, second, third, fourth = [
            asyncio.create_task(queue.run(name, jobs.begin(name))) for name in ("a", "b", "c", "d")
        ]
        await rounds()
        assert jobs.begun == ["a", "b"]
        # Whoever gives up waiting for a thought under way leaves no place: it goes on.
        first.cancel()
        # Whoever gives up before it has begun, is passed over.
        third.cancel()
        await rounds()
        assert jobs.begun == ["a", "b"]
        await jobs.end("a")
        assert jobs.begun == ["a", "b", "d"]
        await jobs.end("b")
        await jobs.end("d")
        assert (await second, await fourth) == ("b", "d")
        assert await queue.run("e", ended) == "e"

    def ended() -> "Future[str]":
        job: Future[str] = Future()
        job.set_result("e")
        return job

    asyncio.run(think())


def test_a_place_that_comes_too_late_goes_to_the_next() -> None:
    async def think() -> None:
        queue, jobs = FairQueue(1), Jobs()
        tasks = [asyncio.create_task(queue.run(name, jobs.begin(name))) for name in ("a", "b", "c")]
        await rounds()
        queue._leave_place()  # "b" is given the place, and has not noticed yet.
        tasks[1].cancel()
        await rounds()
        assert jobs.begun == ["a", "c"]
        for name in ("a", "c"):
            await jobs.end(name)
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(think())


def test_what_cannot_begin_keeps_no_place() -> None:
    def fail() -> "Future[str]":
        raise RuntimeError("no process")

    async def think() -> None:
        queue, jobs = FairQueue(1), Jobs()
        with pytest.raises(RuntimeError):
            await queue.run("a", fail)
        task = asyncio.create_task(queue.run("a", jobs.begin("a")))
        await rounds()
        await jobs.end("a")
        assert await task == "a"

    asyncio.run(think())


def test_chances_are_reckoned_in_turn_by_address(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens many tables does not keep the chances from others: theirs are next."""
    begun: list[str] = []
    running: list[Future[None]] = []

    def submit(job: Callable[[], None]) -> "Future[None]":
        job()
        running.append(Future())
        running[-1].set_running_or_notify_cancel()
        return running[-1]

    async def think() -> None:
        thinkers = Thinkers(settings)
        monkeypatch.setattr(thinkers._reckoners, "submit", submit)
        tasks = [
            asyncio.create_task(thinkers.reckon(partial(begun.append, name), name))
            for name in ["eve"] * 30 + ["ann"]
        ]
        await rounds()
        at_once = len(begun)
        while running:
            running.pop(0).set_result(None)
            await rounds()
        await asyncio.gather(*tasks)
        thinkers.close()
        assert begun.index("ann") == at_once + 1

    asyncio.run(think())
    assert len(begun) == 31


def test_bots_think_for_a_player_rather_than_for_a_spectator(settings: Settings) -> None:
    async def think() -> list[str]:
        hub = Hub(settings)
        room = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("bot", "random")], seed=SEED))
        found = [room._thinks_for()]
        await room.enter(Screen(NOTHING, "192.0.2.66"))
        found.append(room._thinks_for())
        await room.enter(Screen(Held(room.seating.nonces_here()), "192.0.2.1"))
        found.append(room._thinks_for())
        await hub.close()
        return found

    assert asyncio.run(think()) == ["", "192.0.2.66", "192.0.2.1"]


# While nobody looks.


def in_hub(settings: Settings, act: "Callable[[Hub], Any]") -> None:
    async def run() -> None:
        hub = Hub(settings)
        try:
            await act(hub)
        finally:
            await hub.close()

    asyncio.run(run())


async def bots_rest(room: Room) -> None:
    """Wait until the bots play no more."""
    if room._bots_playing is not None:
        await room._bots_playing


def is_deaf() -> int:
    """Whether Ctrl-C is held back from this process from before it began."""
    return int(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def test_a_process_that_thinks_never_hears_ctrl_c(settings: Settings) -> None:
    thinkers = Thinkers(settings)
    assert thinkers._submit(is_deaf).result() == 1
    assert not is_deaf()
    thinkers.close()


def test_bots_among_themselves_rest_until_somebody_looks(settings: Settings) -> None:
    async def look(hub: Hub) -> None:
        room = await hub.create(BOTS)
        await bots_rest(room)
        assert (room._version, room.in_use) == (0, False)
        spectator = Screen(NOTHING)
        await room.enter(spectator)
        assert room.in_use
        while room._version < 3:
            await spectator.take()
        room.leave(spectator)
        # What a bot is thinking of is thought to its end, and then it rests.
        await bots_rest(room)
        before = room._version
        assert not room._match.over
        assert not room.in_use
        # They go on from there, to the end.
        again = Screen(NOTHING)
        await room.enter(again)
        await bots_rest(room)
        assert room._match.over
        assert room._version > before

    in_hub(settings, look)


def test_bots_among_themselves_take_their_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def no_sleep(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async def play(hub: Hub) -> None:
        monkeypatch.setattr(asyncio, "sleep", no_sleep)
        for wanted in (BOTS, replace_chairs(BOTS, ChairIn("here"), ChairIn("bot", "random"))):
            room = await hub.create(wanted)
            turn = (1, 1, "random")
            await room._think(turn, room._match.fork())

    in_hub(replace(settings, bots_alone_seconds=0.5), play)
    assert slept == [0.5, 0.0]


def test_bots_that_stand_in_for_everybody_rest_too(settings: Settings) -> None:
    async def stand_in(hub: Hub) -> None:
        room = await hub.create(replace_chairs(BOTS, ChairIn("here"), ChairIn("bot", "random")))
        await bots_rest(room)
        # Somebody's turn may come: the others do not rest before it.
        assert room._match.ask is not None
        assert room._match.ask.seat == 0
        await room._stand_in(0, "random")
        await bots_rest(room)
        assert not room._match.over
        spectator = Screen(NOTHING)
        await room.enter(spectator)
        await bots_rest(room)
        assert room._match.over

    in_hub(settings, stand_in)


def replace_chairs(wanted: TableIn, *chairs: ChairIn) -> TableIn:
    return TableIn(wanted.game, list(chairs), seed=wanted.seed, pace=wanted.pace)


# When the disk fails.


class Disk:
    """A disk that can be made to take nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults = 0
        self.fault: StorageError = StorageError("the disk is full")
        real = Storage.append

        def append(storage: Storage, *what: Any) -> "Future[None]":
            if self.faults == 0:
                return real(storage, *what)
            self.faults -= 1
            failed: Future[None] = Future()
            failed.set_exception(self.fault)
            return failed

        monkeypatch.setattr(Storage, "append", append)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_bots_go_on_by_themselves_after_a_fault_of_the_disk(settings: Settings, disk: Disk) -> None:
    quick = replace(settings, bot_retry_seconds=0.0)
    disk.faults = 4
    with running(quick, complaint="the disk is full") as house, Person(house) as ann:
        live = ann.connect(ann.create("random", "heuristic")["table"])
        # The fault is shown at the table, and that it is over.
        while len(live.troubles) < 2:
            live.hear()
        fault, over = live.troubles
        assert fault is not None
        assert "cannot save" in fault["en"]
        assert "保存できません" in fault["ja"]
        assert over is None
        live.until_state(lambda state: state["ask"] is None)
    assert disk.faults == 0


def test_a_fault_of_the_disk_is_shown_to_whoever_comes_later(settings: Settings, disk: Disk) -> None:
    with (
        running(settings, complaint="the disk is full") as house,
        Person(house) as ann,
        Person(house) as bob,
    ):
        table = ann.create("here", "here")["table"]
        live = ann.connect(table)
        disk.faults = 1
        key = live.answer(0)
        assert live.settle(key)["code"] == "storage"
        later = bob.connect(table)
        for each in (live, later):
            while not each.troubles:
                each.hear()
            assert each.troubles[0] is not None
        live.play()
        for each in (live, later):
            while len(each.troubles) < 2:
                each.hear()
            assert each.troubles[1] is None


def test_bots_go_on_when_another_process_was_faster(settings: Settings, disk: Disk) -> None:
    disk.faults, disk.fault = 3, Conflict("taken")
    with running(settings) as house, Person(house) as ann:
        live = ann.connect(ann.create("random", "heuristic")["table"])
        live.until_state(lambda state: state["ask"] is None)
        # That is no fault.
        assert live.troubles == []


def test_bots_wait_longer_and_longer_but_never_very_long(settings: Settings) -> None:
    patient = replace(settings, bot_retry_seconds=1.0, bot_retry_longest=15.0)
    waits = [seconds_until_retry(failures, patient) for failures in (0, 1, 2, 3, 4, 5, 10_000)]
    assert waits == [1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0]
