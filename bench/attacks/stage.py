"""What every attack is tried on: a server as it comes, and somebody who plays and visits meanwhile."""

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GOAL_MS: Final = 100.0
MOST_MEMORY: Final = 1_500
"""In megabytes: an attack that has driven the server there has won, and is ended."""
ATTACKER: Final = "127.0.0.2"
"""Attackers come from addresses of loopback that the person who plays does not have."""

SERVER = """
import sys
from pathlib import Path
from lastfire.server.run import serve
from lastfire.server.settings import Settings
serve(port=0, open_browser=False, settings=Settings(Path(sys.argv[1])))
"""
_FILES: Final = 1024
_PATIENCE: Final = 10.0
"""A visitor who waits so many seconds gives up."""

Json = dict[str, Any]


@dataclass
class Stage:
    """A running server, and a folder for its data and log."""

    address: str
    data: Path
    process: "subprocess.Popen[str]"
    log: Path

    def memory(self) -> float:
        """What the server takes up, in megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def processor_seconds(self) -> float:
        """Processor time of the server and of what it has started, so far."""
        used = 0.0
        for each in (self.process.pid, *_children(self.process.pid)):
            with suppress(FileNotFoundError, ProcessLookupError):
                fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
                used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return used


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class NotStarted(Exception):
    """The server has not started."""


@contextmanager
def staged(files: int | None = None, data: Path | None = None) -> Iterator[Stage]:
    """A server with the settings it comes with, on a folder of its own unless there is ``data``.

    It may open 1,024 files, as on most systems, and raise that itself; with ``files`` so many and no more.
    Raises NotStarted.
    """

    def limit() -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files or _FILES, files or hard))

    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        kept = data or Path(folder) / "data"
        with log.open("w") as complaints:
            process = subprocess.Popen(
                [sys.executable, "-c", SERVER, str(kept)],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                preexec_fn=limit,
            )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise NotStarted(log.read_text())
            yield Stage(line.split()[1].replace("localhost", "127.0.0.1"), kept, process, log)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


# Somebody who plays, and somebody who comes by.


@dataclass
class Served:
    """How long the server let people wait, in milliseconds, and how often it did not serve them at all."""

    answers: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


class Seat:
    """A table whose two seats are both at this screen."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.table = table
        self._socket = socket
        self._ask: Json | None = None
        self._over = False
        self._count = 0

    async def answer(self) -> bool:
        """Answer what is asked, and wait until that is kept; False once the game is over."""
        looked_for = -1
        while not self._over and not (self._ask and self._ask["options"]):
            if self._ask and self._ask["number"] != looked_for:
                # The other seat is asked: the screen turns to it.
                looked_for = self._ask["number"]
                await self._socket.send(json.dumps({"type": "look", "seat": self._ask["seat"]}))
            await self._hear()
        if self._over or self._ask is None:
            return False
        ask = self._ask
        self._count += 1
        self._ask = None
        await self._socket.send(
            json.dumps({"type": "answer", "ask": ask["number"], "position": 0, "key": str(self._count)})
        )
        while (message := await self._hear())["type"] != "done":
            if message["type"] == "refused":
                raise ConnectionRefusedError(message["code"])
        return True

    async def _hear(self) -> Json:
        message: Json = json.loads(await self._socket.recv())
        if message["type"] == "state":
            self._ask = message["ask"]
            self._over = message["ask"] is None
        return message


def browser(stage: Stage) -> httpx.AsyncClient:
    """Somebody with a browser, at the address of the person who plays."""
    return httpx.AsyncClient(
        base_url=stage.address,
        headers={"origin": stage.address},
        timeout=_PATIENCE,
        trust_env=False,
        # It speaks no TLS, and to prepare for it would take longer than a visit.
        verify=False,
    )


async def set_up(http: httpx.AsyncClient, chairs: list[Json], pace: str = "off") -> tuple[str, str]:
    """A new table of Hit Z Road, and the cookie of whoever has made it."""
    response = await http.post("/api/tables", json={"game": "hit_z_road", "chairs": chairs, "pace": pace})
    response.raise_for_status()
    return response.json()["table"], response.headers["set-cookie"].split(";")[0]


def live(stage: Stage, table: str, source: str = "127.0.0.1", cookie: str = "") -> connect:
    """The socket of a table, from an address of loopback."""
    return connect(
        stage.address.replace("http://", "ws://") + f"/api/tables/{table}/live",
        additional_headers={"Origin": stage.address, "Cookie": cookie},
        local_addr=(source, 0),
        compression=None,
        max_size=None,
        proxy=None,
    )


async def play(stage: Stage, http: httpx.AsyncClient, served: Served, seconds: float) -> None:
    """Answer every 50 milliseconds, at one table after the other."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        try:
            table, cookie = await set_up(http, [{"who": "here"}] * 2)
            async with live(stage, table, cookie=cookie) as socket:
                seat = Seat(socket, table)
                going = True
                while going and time.perf_counter() < until:
                    began = time.perf_counter()
                    going = await asyncio.wait_for(seat.answer(), _PATIENCE)
                    served.answers.append((time.perf_counter() - began) * 1000)
                    await asyncio.sleep(0.05)
        except (OSError, httpx.HTTPError, WebSocketException) as error:
            served.failures.append(f"play: {error!r}")
            await asyncio.sleep(0.5)


async def visit(stage: Stage, table: str, served: Served, seconds: float) -> None:
    """Ask for a table over a connection of its own, again and again."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            async with browser(stage) as http:
                (await http.get(f"/api/tables/{table}")).raise_for_status()
            served.visits.append((time.perf_counter() - began) * 1000)
        except httpx.HTTPError as error:
            served.failures.append(f"visit: {error!r}")
        await asyncio.sleep(0.2)


# The attack, and what it came to.


async def probe(stage: Stage, name: str, seconds: float) -> bool:
    """Let the attack with this name go on for a while; returns whether people were served."""
    served = Served()
    async with browser(stage) as http:
        table, _ = await set_up(http, [{"who": "here"}] * 2)
        attacker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.attacks", name,
            "--seconds", str(seconds), "--against", stage.address, "--table", table,
            stdout=asyncio.subprocess.PIPE,
            # In one session with it, Linux would weigh the attacker and the server as one.
            start_new_session=True,
        )  # fmt: skip
        used, before = stage.processor_seconds(), stage.memory()
        most = before
        # The attack needs a moment to begin.
        await asyncio.sleep(1.0)
        began = time.perf_counter()
        people = asyncio.gather(
            play(stage, http, served, seconds - 1), visit(stage, table, served, seconds - 1)
        )
        while not people.done():
            await asyncio.wait([people], timeout=0.2)
            most = max(most, stage.memory())
            if most > MOST_MEMORY and attacker.returncode is None:
                attacker.kill()
                served.failures.append("the server takes up too much memory")
        await people
        took = time.perf_counter() - began
        used = stage.processor_seconds() - used
        if attacker.returncode is None:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(attacker.wait(), 5)
        if attacker.returncode is None:
            attacker.kill()
        assert attacker.stdout is not None
        said = (await attacker.stdout.read()).decode().strip()
        await attacker.wait()
    print(f"{name}: {said or 'the attacker has nothing to tell'}")
    print(f"  server: memory {before:.0f} to {most:.0f} MB, processor {used / took * 100:.0f} %,", end=" ")
    print(f"log {stage.log.stat().st_size / 1e3:.1f} kB")
    return report(served)


def report(served: Served, visited: bool = True) -> bool:
    """Say how people were served; True if well."""
    good = not served.failures
    told = [("answer to done", served.answers)]
    if visited:
        told.append(("a visitor", served.visits))
    for what, times in told:
        if not times:
            print(f"  {what}: never")
            good = False
            continue
        p50, p99 = spread(times)
        good = good and p99 < GOAL_MS
        print(f"  {what}: {len(times)} times, p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {max(times):.0f} ms")
    if served.failures:
        print(f"  failed {len(served.failures)} times, first: {served.failures[0]}")
    print(
        f"  {'served' if good else 'NOT SERVED'} (goal: p99 below {GOAL_MS:.0f} ms, nothing fails)",
        flush=True,
    )
    return good


def spread(times: list[float]) -> tuple[float, float]:
    """The median, and what all but one of a hundred stay below."""
    times = sorted(times)
    return times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]


@dataclass
class Target:
    """What an attacker knows."""

    address: str
    table: str
    until: float

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.perf_counter() < self.until

    async def at_most(self, work: Awaitable[object]) -> None:
        """Do this, but not for longer than the attack lasts."""
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(work, max(0.0, self.until - time.perf_counter()))


Attack = Callable[[Target], Awaitable[str]]
