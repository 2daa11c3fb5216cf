"""Several servers on one PostgreSQL: they race for the same answers, and are killed in the middle of play.

    python -m bench.several race [--answers 100000]
    python -m bench.several play [--kills 50] [--answers 0] [--tables 6] [--lease 5]
    python -m bench.several pace [--tables 20] [--seconds 20]

``race``: two processes take one table from each other all the time, and both try to keep every answer.

``play``: two servers; each table has a screen at either, and both answer every question at once, so that
always one of them is late. With ``--kills`` one of the servers is killed again and again (SIGKILL) and
started anew; its screens come back by the other one and send again what was not acknowledged, as pages
do. With ``--answers`` it ends after so many. At the end every log has to hold exactly what was
acknowledged, and every table is played again from its log.

``pace``: from answer to "done", at the server that has the table and at the other one.

The PostgreSQL is the one of the tests, on a socket in a folder of its own, and waits for the disk.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lastfire.server.mending import Report, check
from lastfire.server.postgres import PostgresStorage
from lastfire.server.postgres import connect as connect_to
from lastfire.server.storage import Checkpoint, Conflict, Entry, Moved, Storage
from tests.server.postgres import running_postgres

Json = dict[str, Any]
_AT_ONCE: Final = 64
_PAUSE: Final = 0.1
"""How many seconds a page waits at least before it comes back."""
_FLAGS: Final = (
    *("--creates", "1000000/minute", "--joins", "1000000/minute", "--connects", "1000000/minute"),
    *("--handshakes", "1000000/minute", "--messages", "1000000/minute", "--message-burst", "100000"),
    *("--messages-per-second", "100000", "--frame-burst", "100000", "--frames-per-second", "100000"),
    *("--connections-per-address", "10000", "--sockets-per-address", "10000"),
    *("--requests", "1000000/minute"),
)


# Two processes and one table.


def take_turns(url: str, name: str, answers: int, start: Any, out: Any) -> None:
    """Take the table, keep the next answers, and find that it has been taken meanwhile."""
    storage = PostgresStorage(url, f"{name}:1")
    look = connect_to(url)
    kept: list[int] = []
    late = taken = 0
    start.wait()
    while True:
        # Its lease has always run out: whoever asks gets the table.
        storage.claim("t").result()
        (last,) = look.execute("SELECT coalesce(max(version), 0) FROM answers").fetchone() or (0,)
        if last >= answers:
            break
        wanted = range(last + 1, min(last + _AT_ONCE, answers) + 1)
        entries = [Entry(i, f"key {i}", "answer", 0, i, 0, name, 0.0) for i in wanted]
        for entry, future in [(entry, storage.append("t", entry)) for entry in entries]:
            try:
                future.result()
                kept.append(entry.version)
            except Conflict:
                late += 1
            except Moved:
                taken += 1
    look.close()
    storage.close()
    out.put((name, kept, late, taken))


def race(url: str, answers: int) -> bool:
    """Whether every answer was kept once, by who was told so."""
    with contextlib.closing(PostgresStorage(url)) as storage:
        storage.create("t", "game", 1, "{}", Checkpoint(0, b"", "")).result()
        context = multiprocessing.get_context("spawn")
        start, out = context.Barrier(2), context.Queue()
        runners = [
            context.Process(target=take_turns, args=(url, name, answers, start, out)) for name in ("a", "b")
        ]
        began = time.perf_counter()
        for runner in runners:
            runner.start()
        told = [out.get() for _ in runners]
        seconds = time.perf_counter() - began
        for runner in runners:
            runner.join()
        kept = storage.read("t").result()
    assert kept is not None
    log = [(entry.version, entry.key, entry.detail) for entry in kept.entries]
    acknowledged = sorted(
        (version, f"key {version}", name) for name, versions, _, _ in told for version in versions
    )
    doubles = len(log) - len({key for _, key, _ in log})
    lost = len(set(acknowledged) - set(log))
    for name, versions, late, taken in sorted(told):
        print(f"{name}: {len(versions)} kept, {late} late, {taken} after the table was taken", flush=True)
    print(f"{len(log)} answers in {seconds:.0f} s, {doubles} doubles, {lost} lost", flush=True)
    return log == acknowledged and [version for version, _, _ in log] == list(range(1, answers + 1))


# Servers and screens.


class Server:
    """A server in a process of its own, with these flags besides."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self._command = [sys.executable, "-m", "lastfire", "serve", "--port", "0", "--data", str(folder)]
        self._command += [*_FLAGS, *flags]
        self._log = folder / "log"
        self.address = ""
        self.process: subprocess.Popen[str]

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("a") as log:
            self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Lastfire: "):
            raise SystemExit(f"a server does not start: {self._log.read_text()}")
        self.address = line.split()[1]

    def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def faults(self) -> int:
        """How many tracebacks it has logged."""
        return self._log.read_text().count("Traceback")


class Screen:
    """A page at a table: comes back by any server, and sends again what was not acknowledged."""

    def __init__(self, servers: list[Server], at: int, table: str, cookie: str) -> None:
        self._servers = servers
        self._at = at
        self._table = table
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self.ask: int | None = None
        self.returns = 0

    async def open(self) -> None:
        """Come to the table, however long it takes."""
        while True:
            address = self._servers[self._at].address
            try:
                self._socket = await connect(
                    f"{address.replace('http', 'ws', 1)}/api/tables/{self._table}/live",
                    additional_headers={"Cookie": f"lastfire={self._cookie}", "Origin": address},
                    compression=None,
                    max_size=None,
                    proxy=None,
                    ping_interval=None,
                )
                await self._until("state")
                return
            except (OSError, WebSocketException, TimeoutError):
                self.returns += 1
                self._at = (self._at + 1) % len(self._servers)
                await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """Go away."""
        if self._socket is not None:
            await self._socket.close()

    async def answer(self, number: int, key: str) -> bool:
        """Answer a question, for as long as it takes to learn what has become of it."""
        while True:
            assert self._socket is not None
            try:
                await self._socket.send(
                    json.dumps({"type": "answer", "ask": number, "position": 0, "key": key})
                )
                while True:
                    message = await self._hear()
                    if message.get("key") == key and message["type"] == "done":
                        return True
                    if message.get("key") == key and message["code"] in ("stale_ask", "over"):
                        return False
                    if message["type"] == "refused":
                        raise SystemExit(f"refused: {message}")
            except (OSError, WebSocketException):
                self.returns += 1
                self._at = (self._at + 1) % len(self._servers)
                await asyncio.sleep(_PAUSE)
                await self.open()

    async def past(self, number: int) -> int | None:
        """The question after this one; None when the game is over."""
        while self.ask == number:
            try:
                await self._hear()
            except (OSError, WebSocketException):
                await self.open()
        return self.ask

    async def _until(self, kind: str) -> Json:
        while (message := await self._hear())["type"] != kind:
            pass
        return message

    async def _hear(self) -> Json:
        assert self._socket is not None
        message: Json = json.loads(await self._socket.recv())
        if message["type"] == "state":
            self.ask = message["ask"] and message["ask"]["number"]
        return message


class Play:
    """What all tables share."""

    def __init__(self, servers: list[Server], answers: int = 0) -> None:
        self.servers = servers
        self.left = answers or sys.maxsize
        self.acknowledged: dict[str, list[str]] = {}
        self.doubles = 0
        self.late = 0
        self.over = False
        self.luck = random.Random(7)
        self.waiting: dict[str, tuple[float, float]] = {}
        """For each table: when its last answer was acknowledged, and how long after the kill before that."""
        self.killed_at = 0.0

    def goes_on(self) -> bool:
        return self.left > 0 and not self.over

    def count(self) -> int:
        return sum(len(keys) for keys in self.acknowledged.values())

    async def create(self) -> tuple[str, str]:
        """A new table at any server that answers: its name, and the cookie of its only browser."""
        chairs = [{"who": "here"}, {"who": "here"}]
        while True:
            address = self.luck.choice(self.servers).address
            try:
                async with httpx.AsyncClient(trust_env=False, timeout=20) as http:
                    response = await http.post(
                        f"{address}/api/tables",
                        json={"game": "hit_z_road", "chairs": chairs, "pace": "off"},
                        headers={"origin": address},
                    )
                    response.raise_for_status()
                    return response.json()["table"], response.cookies["lastfire"]
            except httpx.HTTPError:
                await asyncio.sleep(_PAUSE)

    async def tables(self) -> None:
        """One table after the other: both screens answer everything at once."""
        while self.goes_on():
            table, cookie = await self.create()
            kept = self.acknowledged.setdefault(table, [])
            screens = [Screen(self.servers, at % len(self.servers), table, cookie) for at in range(2)]
            await asyncio.gather(*(screen.open() for screen in screens))
            number = screens[0].ask
            while number is not None and self.goes_on():
                keys = [f"{number}-{i}" for i in range(len(screens))]
                done = await asyncio.gather(
                    *(screen.answer(number, key) for screen, key in zip(screens, keys, strict=True))
                )
                kept += [key for key, yes in zip(keys, done, strict=True) if yes]
                self.doubles += max(0, sum(done) - 1)
                self.late += len(done) - sum(done)
                self.left -= 1
                self.note(table)
                asked = [await screen.past(number) for screen in screens]
                number = asked[0]
            for screen in screens:
                await screen.close()
            self.waiting.pop(table, None)

    def note(self, table: str) -> None:
        """A table goes on: how long has it stood still since the kill?"""
        now = time.perf_counter()
        before, longest = self.waiting.get(table, (0.0, 0.0))
        if before < self.killed_at:
            longest = now - self.killed_at
        self.waiting[table] = (now, longest)


def owners(url: str) -> dict[str, str]:
    """Which server has which table."""
    with connect_to(url) as db:
        return dict(db.execute("SELECT table_id, server FROM owners").fetchall())


async def kill_servers(play: Play, url: str, kills: int) -> list[float]:
    """Kill one server after the other; returns for each table it had how many seconds that stood still."""
    seconds: list[float] = []
    for kill in range(kills):
        await asyncio.sleep(play.luck.uniform(0.5, 2.0))
        server = play.luck.choice(play.servers)
        before = await asyncio.to_thread(owners, url)
        playing = set(play.waiting)
        play.killed_at = time.perf_counter()
        await asyncio.to_thread(server.kill)
        while any(play.waiting[table][0] < play.killed_at for table in playing & set(play.waiting)):
            await asyncio.sleep(0.02)
        after = await asyncio.to_thread(owners, url)
        moved = [table for table in playing & set(play.waiting) if before.get(table) != after.get(table)]
        seconds += [play.waiting[table][1] for table in moved]
        await asyncio.to_thread(server.start)
        if (kill + 1) % 10 == 0:
            print(f"{kill + 1} kills, {play.count()} acknowledged", flush=True)
    play.over = True
    return seconds


def compare(storage: Storage, report: Report, play: Play) -> bool:
    """Whether the logs hold what was acknowledged and nothing else, and every table can be played again."""
    lost = more = asks = 0
    with contextlib.closing(storage):
        for table, keys in play.acknowledged.items():
            kept = storage.read(table).result()
            assert kept is not None
            log = [entry.key.removeprefix("p:") for entry in kept.entries]
            lost += len(set(keys) - set(log))
            more += len(set(log) - set(keys))
            asks += len(log) - len({entry.ask for entry in kept.entries})
    sound = report.count("sound")
    print(
        f"{play.count()} answers acknowledged at {len(play.acknowledged)} tables,"
        f" {play.late} late; {lost} lost, {play.doubles + asks} doubles, {more} kept that nobody knows of; "
        f"{sound} of {len(report.tables)} tables sound",
        flush=True,
    )
    return not (lost or more or asks or play.doubles) and sound == len(report.tables)


async def play(url: str, servers: list[Server], arguments: argparse.Namespace) -> bool:
    """Everybody plays, and servers are killed."""
    game = Play(servers, arguments.answers)
    began = time.perf_counter()
    tables = [asyncio.create_task(game.tables()) for _ in range(arguments.tables)]
    seconds: list[float] = []
    if arguments.kills:
        seconds = await kill_servers(game, url, arguments.kills)
    await asyncio.gather(*tables)
    print(f"{time.perf_counter() - began:.0f} s", flush=True)
    if seconds:
        print(
            f"{arguments.kills} kills moved {len(seconds)} tables in play: they stood still for "
            f"{statistics.median(seconds):.1f} s in the median, {max(seconds):.1f} s at most "
            f"(lease {arguments.lease:g} s)"
        )
    faults = sum(server.faults() for server in servers)
    print(f"{faults} tracebacks")
    good = compare(PostgresStorage(url), check(Path(), url), game)
    return good and not faults and max(seconds, default=0.0) < 2 * arguments.lease


async def pace(servers: list[Server], arguments: argparse.Namespace) -> None:
    """How long answers take at the server that has the table, and at the other."""
    game = Play(servers, 0)
    times: dict[str, list[float]] = {"here": [], "there": []}
    until = time.perf_counter() + arguments.seconds

    async def table(at: int) -> None:
        while time.perf_counter() < until:
            name, cookie = await game.create()
            screens = [Screen(servers, i, name, cookie) for i in (at, 1 - at)]
            for screen in screens:
                await screen.open()
            number = screens[0].ask
            while number is not None and time.perf_counter() < until:
                await asyncio.sleep(0.1)
                which = game.luck.randrange(2)
                began = time.perf_counter()
                await screens[which].answer(number, f"{number}")
                times["there" if which else "here"].append((time.perf_counter() - began) * 1000)
                asked = [await screen.past(number) for screen in screens]
                number = asked[0]
            for screen in screens:
                await screen.close()

    await asyncio.gather(*(table(i % 2) for i in range(arguments.tables)))
    for where, found in times.items():
        found.sort()
        print(
            f"{where}: {len(found)} answers, {statistics.median(found):.1f} ms in the median,"
            f" {found[int(len(found) * 0.99)]:.1f} ms p99"
        )


@contextlib.contextmanager
def two_servers(url: str, lease: float, folder: Path) -> Iterator[list[Server]]:
    """Two servers on one database."""
    servers = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        servers.append(Server(folder / name, "--database", url, "--lease-seconds", str(lease)))
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("race", "play", "pace"))
    parser.add_argument("--answers", type=int, default=0)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--lease", type=float, default=5.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running_postgres(outlives_power=True) as postgres:
        url = postgres.database()
        if arguments.what == "race":
            good = race(url, arguments.answers or 100_000)
        else:
            with two_servers(url, arguments.lease, Path(folder)) as servers:
                if arguments.what == "pace":
                    asyncio.run(pace(servers, arguments))
                    good = True
                else:
                    if not arguments.kills and not arguments.answers:
                        arguments.kills = 50
                    good = asyncio.run(play(url, servers, arguments))
    print("good" if good else "NOT GOOD")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
