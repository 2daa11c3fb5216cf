"""Many tables on one server: how quickly answers are kept, what a table takes up, how quickly it starts.

    python -m bench.load live [--tables 1000] [--rate 200] [--seconds 120] [--game hit_z_road]
    python -m bench.load idle [--tables 1000] [--answers 20] [--game hit_z_road]
    python -m bench.load start [--stored 20000]

``live``: two people at each table, each with a socket of their own, who answer at random so often that all
tables together get ``rate`` answers a second. Measured is the time from an answer to its "done", when it is
on the disk, and until the other person sees it. ``idle``: what the server takes up more with so many tables
at which two sockets are open, some answers have been given, and nothing happens any more; ten are set up
a second, and rest after ``rest`` seconds. ``start``: how long a server
takes to answer that finds so many tables in its folder. Server and clients are processes of their own and
share the machine; what else it does shows in the times, so its load is printed too.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import httpx

from bench.line import Ask, Line, Message, join
from lastfire.server.folder import DATABASE

GOAL_MS: Final = 50.0
GOAL_KB: Final = 60.0
GOAL_SECONDS: Final = 2.0
_SETTLE: Final = 10.0
"""So many seconds the tables are played before anything is measured."""
_FEW: Final = 4
_A_SECOND: Final = 10
"""So many tables are set up a second where memory is measured, at most: those before them rest by then."""
_WARMED: Final = 200
"""So many tables are played before the memory of others is measured: what lights answers remembers roads."""
_PATIENCE: Final = 20.0
_AT_ONCE: Final = 20
"""So many tables are set up at once."""
_PLAYED: Final = 50
"""Every so many stored tables somebody has played."""

SERVER: Final = """
import sys
from pathlib import Path
from lastfire.server.run import serve
from lastfire.server.settings import Settings
serve(port=0, open_browser=False, settings=Settings(
    Path(sys.argv[1]), creates="1000000/minute", connects="1000000/minute", handshakes="1000000/minute",
    joins="1000000/minute", requests="1000000/minute", messages="1000000/minute",
    connections_per_address=100_000, sockets_per_address=100_000, rest_seconds=float(sys.argv[2])))
"""
"""One address is everybody here, so what an address may do is no limit; all else is as it comes."""


@contextmanager
def serving(data: Path, rest_seconds: float = 60.0) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own: its address, and the process."""
    command = [sys.executable, "-c", SERVER, str(data), str(rest_seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[1].replace("localhost", "127.0.0.1"), server
        finally:
            server.terminate()
            server.wait()


def megabytes(server: "subprocess.Popen[str]") -> float:
    """What a process takes up."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def busy() -> str:
    """The load average of the last minute, and the processors it is shared by."""
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


class Crowd:
    """All tables, and what was measured at them."""

    def __init__(self, http: httpx.AsyncClient, address: str, game: str) -> None:
        self.http = http
        self.address = address
        self.game = game
        self.luck = random.Random(1)
        self.done_ms: list[float] = []
        self.seen_ms: list[float] = []
        self.answers = 0
        self.refused: list[str] = []
        self.measuring = False

    async def seated(self) -> "Two":
        """Two people at a new table."""
        wanted = {"game": self.game, "chairs": [{"who": "here"}] * 2, "pace": "off"}
        response = await self.http.post("/api/tables", json=wanted)
        response.raise_for_status()
        two = Two(self)
        cookie = response.headers["set-cookie"].split(";")[0]
        await two.sit(response.json()["table"], cookie)
        return two


class Two:
    """Two people at a table, each with a socket and looking at their own seat."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.over = False
        self._lines: list[Line] = []
        self._ask: Ask | None = None
        self._asked = asyncio.Event()
        self._sent = 0.0
        self._answered = -1
        self._key = 0
        self._done = asyncio.Event()

    async def sit(self, table: str, cookie: str) -> None:
        """Open both sockets."""
        for seat in range(2):
            line = await join(self.crowd.address, table, cookie, self._heard_at(seat))
            line.say({"type": "look", "seat": seat})
            self._lines.append(line)

    def _heard_at(self, seat: int) -> Callable[[Message], None]:
        def heard(message: Message) -> None:
            crowd = self.crowd
            if message.type == "state":
                if message.version == self._answered + 1 and self._ask is not None and self._ask.seat != seat:
                    # It was the other one who answered.
                    if crowd.measuring and self._sent:
                        crowd.seen_ms.append((time.perf_counter() - self._sent) * 1000)
                    self._answered = -2
                self.over = message.ask is None
                if isinstance(message.ask, Ask) and message.ask.options:
                    self._next = message.version, message.ask
                    self._asked.set()
                elif self.over:
                    self._asked.set()
            elif message.type == "done":
                if crowd.measuring and self._sent:
                    crowd.done_ms.append((time.perf_counter() - self._sent) * 1000)
                self._done.set()
            elif message.type == "refused":
                crowd.refused.append(message.code)
                self._done.set()

        return heard

    async def answer(self) -> None:
        """Answer what is asked, and wait until that is kept. Nothing is asked once the game is over."""
        await self._asked.wait()
        if self.over:
            return
        self._asked.clear()
        self._done.clear()
        version, ask = self._next
        self._ask, self._answered = ask, version
        self._key += 1
        position = self.crowd.luck.randrange(len(ask.options))
        self.crowd.answers += 1
        self._sent = time.perf_counter()
        self._lines[ask.seat].say(
            {"type": "answer", "ask": ask.number, "position": position, "key": str(self._key)}
        )
        await self._done.wait()

    def leave(self) -> None:
        """Both go away."""
        for line in self._lines:
            line.let_go()


def spread(times: list[float]) -> str:
    """The median, what 99 of 100 stay below, and the worst."""
    times.sort()
    return (
        f"{len(times)} times, p50 {times[len(times) // 2]:.1f} ms,"
        f" p99 {times[len(times) * 99 // 100]:.1f} ms, worst {times[-1]:.0f} ms"
    )


def hand(address: str) -> httpx.AsyncClient:
    """Who sets up tables."""
    # The server closes connections that rest, perhaps just when the next table is asked for.
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(
        base_url=address,
        headers={"origin": address},
        timeout=60,
        trust_env=False,
        limits=limits,
        verify=False,
    )


async def seat_all(crowd: Crowd, tables: int) -> list[Two]:
    """So many tables with two people at each."""
    places = asyncio.Semaphore(_AT_ONCE)

    async def one() -> Two:
        async with places:
            return await crowd.seated()

    return await asyncio.gather(*[one() for _ in range(tables)])


async def live(address: str, server: "subprocess.Popen[str]", arguments: argparse.Namespace) -> bool:
    """Play, and print how long it took until answers were kept and seen."""
    tables: int = arguments.tables
    pause = tables / arguments.rate
    async with hand(address) as http:
        crowd = Crowd(http, address, arguments.game)
        everybody = await seat_all(crowd, tables)
        until = time.perf_counter() + _SETTLE + arguments.seconds

        async def play(two: Two) -> None:
            at = time.perf_counter() + crowd.luck.random() * pause
            while (now := time.perf_counter()) < until:
                # Who had to wait for the server is not asked to make up for it.
                at = max(at, now - pause)
                await asyncio.sleep(max(0.0, at - now))
                await two.answer()
                at += pause * (0.5 + crowd.luck.random())
                if two.over:
                    two.leave()
                    two = await crowd.seated()
            two.leave()

        playing = [asyncio.create_task(play(two)) for two in everybody]
        await asyncio.sleep(_SETTLE)
        before, began = crowd.answers, time.perf_counter()
        used = processor_seconds(server.pid)
        crowd.measuring = True
        await asyncio.sleep(arguments.seconds)
        crowd.measuring = False
        used = processor_seconds(server.pid) - used
        took = time.perf_counter() - began
        answers = crowd.answers - before
        print(f"{arguments.game}, {tables} tables of two people with a socket each, {took:.0f} s")
        print(f"load of the machine {busy()}")
        print(
            f"{answers / took:.0f} answers a second, {used / answers * 1000:.2f} ms of processor each,",
            end=" ",
        )
        print(f"server {megabytes(server):.0f} MB, refused {len(crowd.refused)}")
        done, seen = spread(crowd.done_ms), spread(crowd.seen_ms)
        print(f"answer to done: {done}")
        print(f"answer to the other's screen: {seen}")
        p99 = crowd.done_ms[len(crowd.done_ms) * 99 // 100]
        print(
            f"goal: p99 to done below {GOAL_MS:.0f} ms: {'reached' if p99 < GOAL_MS else 'missed'}",
            flush=True,
        )
        _, stuck = await asyncio.wait(playing, timeout=2 * pause + _PATIENCE)
        for each in stuck:
            each.cancel()
        print(f"{len(stuck)} tables wait for something that does not come")
    return p99 < GOAL_MS and not (crowd.refused or stuck)


def processor_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def idle(address: str, server: "subprocess.Popen[str]", arguments: argparse.Namespace) -> bool:
    """Set up tables, play a little at each, wait until they rest, and print what each takes up."""
    async with hand(address) as http:
        crowd = Crowd(http, address, arguments.game)
        # What is loaded and remembered once for all tables is no single table's.
        for _ in range(_WARMED):
            first = await crowd.seated()
            for _ in range(arguments.answers):
                await first.answer()
            first.leave()
        first = await crowd.seated()
        await asyncio.sleep(arguments.rest + 6)
        before = megabytes(server)
        # As where people come one after the other: the first tables rest before the last are made.
        places = asyncio.Semaphore(_FEW)

        async def played(number: int) -> Two:
            await asyncio.sleep(number / _A_SECOND)
            async with places:
                two = await crowd.seated()
                for _ in range(arguments.answers):
                    await two.answer()
                return two

        everybody = await asyncio.gather(*[played(number) for number in range(arguments.tables)])
        at_work = megabytes(server)
        # Longer than it takes the server to look which tables rest.
        await asyncio.sleep(arguments.rest + 15)
        after = megabytes(server)
        each: float = (after - before) * 1000 / arguments.tables
        print(
            f"{arguments.game}, {arguments.tables} tables, two sockets and {arguments.answers} answers each"
        )
        print(f"server {before:.1f} MB with one table, {at_work:.1f} MB after the last answer,", end=" ")
        print(f"{after:.1f} MB at rest")
        print(f"{each:.1f} kB for each idle table with its two sockets")
        await first.answer()
        for two in everybody:
            two.leave()
        await asyncio.sleep(2)
    print(f"goal: at most {GOAL_KB:.0f} kB: {'reached' if each <= GOAL_KB else 'missed'}")
    return each <= GOAL_KB


def fill(data: Path, tables: int) -> None:
    """Put so many tables into a folder: one is played, the others are copies of it under other names."""
    with serving(data) as (address, _):

        async def play() -> None:
            async with hand(address) as http:
                two = await Crowd(http, address, "hit_z_road").seated()
                for _ in range(60):
                    await two.answer()
                two.leave()

        asyncio.run(play())
    with closing(sqlite3.connect(data / DATABASE)) as db:
        (model,) = db.execute("SELECT table_id FROM tables").fetchone()
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        for kept, columns in (
            ("tables", "game, rules, setup, at"),
            ("answers", "version, key, kind, seat, ask, position, detail, at"),
            ("checkpoints", "version, save, digest"),
        ):
            db.execute(
                f"INSERT INTO {kept} (table_id, {columns}) {numbers}"
                f" SELECT 'copy' || i, {columns} FROM n, {kept} WHERE table_id = ?",
                (tables - 1, model),
            )
        db.commit()


def start(stored: int, rounds: int) -> bool:
    """Start a server on a folder with so many tables, and print how long it takes until it answers."""
    took: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        fill(data, stored)
        size = (data / DATABASE).stat().st_size / 1e6
        for _ in range(rounds):
            copy = Path(folder) / "copy"
            shutil.copytree(data, copy)
            began = time.perf_counter()
            with serving(copy) as (address, _):
                httpx.get(f"{address}/health", trust_env=False).raise_for_status()
                httpx.get(f"{address}/api/tables/copy1", trust_env=False).raise_for_status()
                took.append(time.perf_counter() - began)
            shutil.rmtree(copy)
        with serving(Path(folder) / "empty") as (address, _):
            pass
    print(f"{stored} stored tables of 60 answers, {size:.0f} MB; load of the machine {busy()}")
    told = ", ".join(f"{each:.2f}" for each in took)
    print(f"from the command to the first table shown: {told} s (Python and the games with it)")
    print(f"goal: below {GOAL_SECONDS:.0f} s: {'reached' if max(took) < GOAL_SECONDS else 'missed'}")
    return max(took) < GOAL_SECONDS


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["live", "idle", "start"])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--game", choices=["hit_z_road", "dead_of_winter"], default="hit_z_road")
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--rest", type=float, default=5.0)
    parser.add_argument("--stored", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    if arguments.what == "start":
        sys.exit(0 if start(arguments.stored, arguments.rounds) else 1)
    # What the clients do with their memory is not what is measured, and each has a file.
    gc.disable()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    rest = arguments.rest if arguments.what == "idle" else 60.0
    with tempfile.TemporaryDirectory() as data, serving(Path(data), rest) as (address, server):
        measured = live if arguments.what == "live" else idle
        good = asyncio.run(measured(address, server, arguments))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
