"""How long until a watcher sees an answer: busy tables on a real server, over loopback.

    python bench/server.py [--game hit_z_road] [--tables 50] [--watchers 4] [--pause 0.25]
                           [--answers 4000] [--seconds 60]

Each table has people at its seats who answer ``pause`` seconds after they are asked (0: at once,
which measures throughput), and watchers. The time runs from sending the answer, through checking,
keeping it on the disk and showing it, to its arrival at each watcher. Server and clients are
processes of their own and share the machine. Stops after so many answers or seconds.

A table of Dead of Winter has five seats and is played, as the heuristic bot plays, up to its last
round first: only the answers of that round are measured, when the game has become as long as it gets.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from functools import partial

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lastfire import Match, bots, new

GOAL_MS = {"hit_z_road": 50.0, "dead_of_winter": 100.0}
SEATS = {"hit_z_road": 4, "dead_of_winter": 5}
LAST_ROUND = 1  # Dead of Winter counts down
GAMES_TRIED = 200
SERVER = """
import sys
from pathlib import Path
from lastfire.server.run import serve
from lastfire.server.settings import Settings
serve(port=0, open_browser=False, settings=Settings(
    Path(sys.argv[1]), creates="1000000/minute", connects="1000000/minute",
    requests="1000000/minute", handshakes="1000000/minute",
    connections_per_address=100_000, sockets_per_address=100_000, spectators_per_address=200,
    message_burst=10_000, messages_per_second=10_000, frame_burst=10_000, frames_per_second=10_000,
    messages="1000000/minute"))
"""


class Ask(msgspec.Struct):
    number: int
    options: list[msgspec.Raw]
    seat: int


class Message(msgspec.Struct):
    """As much of a message as has to be read here."""

    type: str
    version: int = -1
    ask: Ask | int | None = None


read = msgspec.json.Decoder(Message).decode


class Load:
    """What all tables share: the budget and the measurements."""

    def __init__(self, address: str, arguments: argparse.Namespace) -> None:
        self.address = address
        self.watchers: int = arguments.watchers
        self.pause: float = arguments.pause
        self.left: int = arguments.answers
        self.seconds: float = arguments.seconds
        self.began = time.perf_counter()
        self.until = float("inf")
        self.game: str = arguments.game
        self.answers = 0
        self.prepared: list[Script] = []
        self.unmeasured = 0
        self.seen_ms: list[float] = []
        self.luck = random.Random(1)
        self.everybody_sits = asyncio.Barrier(arguments.tables)

    def begin(self) -> None:
        """Everybody sits: from now on it counts."""
        if self.until == float("inf"):
            self.began = time.perf_counter()
            self.until = self.began + self.seconds

    def goes_on(self) -> bool:
        return self.left > 0 and time.perf_counter() < self.until


class Script(msgspec.Struct):
    """A game that reaches its last round: its seed, its answers, and which of them is the first there."""

    seed: int
    answers: list[int]
    measured: int


def scripts(game: str, wanted: int) -> list[Script]:
    """So many games that bots play into the last round, the longest ones of those tried."""
    found: list[Script] = []
    for seed in range(GAMES_TRIED):
        match = new(game, seats=SEATS[game], seed=seed)
        bot = bots.make("heuristic", seed)
        answers: list[int] = []
        measured = -1
        while (ask := match.ask) is not None:
            view = match.view(ask.seat)
            if measured < 0 and view["round"] == LAST_ROUND and view["phase"] == "turn":
                measured = len(answers)
            answers.append(choose(bot, match))
            match.answer(answers[-1])
        if measured >= 0:
            found.append(Script(seed, answers, measured))
        if len(found) == wanted:
            break
    if len(found) < wanted:
        raise SystemExit(
            f"only {len(found)} of {GAMES_TRIED} games get to their last round: use fewer tables"
        )
    return found


def choose(bot: bots.Bot, match: Match) -> int:
    """What the bot answers."""
    ask = match.ask
    assert ask is not None
    return bot.choose(match.sight(ask.seat), ask, partial(match.deal, ask.seat))


async def play_tables(load: Load, http: httpx.AsyncClient) -> None:
    """One table after the other, as long as there is budget; a single one with a script."""
    begun = False
    script: Script | None = None
    while load.goes_on() and (script is None or not begun):
        chairs = [{"who": "here"}] * SEATS[load.game]
        wanted: dict[str, object] = {"game": load.game, "chairs": chairs, "pace": "off"}
        if load.prepared:
            script = load.prepared.pop()
            wanted["seed"] = script.seed
        response = await http.post("/api/tables", json=wanted)
        response.raise_for_status()
        table = response.json()["table"]
        cookie = response.headers["set-cookie"].split(";")[0]
        url = load.address.replace("http://", "ws://") + f"/api/tables/{table}/live"

        async with AsyncExitStack() as leaving:

            async def enter(
                url: str = url, leaving: AsyncExitStack = leaving, **headers: str
            ) -> ClientConnection:
                return await leaving.enter_async_context(
                    connect(
                        url,
                        additional_headers={"Origin": load.address, **headers},
                        compression=None,
                        max_size=None,
                        proxy=None,
                    )
                )

            sent: dict[int, float] = {}
            watching = [asyncio.create_task(watch(load, await enter(), sent)) for _ in range(load.watchers)]
            playing = await enter(Cookie=cookie)
            looking = None if script is None else await play_up_to(playing, script)
            if not begun:
                # Two hundred handshakes at once are another measurement.
                await load.everybody_sits.wait()
                load.begin()
                await asyncio.sleep(load.luck.random() * load.pause)
                begun = True
            await play(load, playing, sent, script, looking)
            for task in watching:
                task.cancel()
            await asyncio.wait(watching)


async def watch(load: Load, socket: ClientConnection, sent: dict[int, float]) -> None:
    while True:
        text = await socket.recv()
        now = time.perf_counter()
        at = sent.get(read(text).version)
        if at is not None:
            load.seen_ms.append((now - at) * 1000)


async def play_up_to(socket: ClientConnection, script: Script) -> int | None:
    """Give the answers that come before those to be measured, at once; returns the seat looked at."""
    looking = None
    given = 0
    while given < script.measured:
        message = read(await socket.recv())
        ask = message.ask
        if message.type != "state" or not isinstance(ask, Ask):
            continue
        if not ask.options:
            if looking != ask.seat:
                looking = ask.seat
                await socket.send(json.dumps({"type": "look", "seat": ask.seat}))
            continue
        await send_answer(socket, ask, script.answers[given])
        given += 1
    return looking


async def send_answer(socket: ClientConnection, ask: Ask, position: int) -> None:
    answer = {"type": "answer", "ask": ask.number, "position": position, "key": f"{ask.number}"}
    await socket.send(json.dumps(answer))


async def play(
    load: Load,
    socket: ClientConnection,
    sent: dict[int, float],
    script: Script | None,
    looking: int | None,
) -> None:
    """Answer whatever is asked. Each answer makes one version, so it is known which one shows it."""
    given = 0 if script is None else script.measured
    while load.goes_on():
        message = read(await socket.recv())
        if message.type != "state":
            continue
        version, ask = message.version, message.ask
        if ask is None:
            return
        assert isinstance(ask, Ask)
        if not ask.options:
            if looking != ask.seat:
                looking = ask.seat
                await socket.send(json.dumps({"type": "look", "seat": ask.seat}))
            continue
        if load.pause:
            await asyncio.sleep(load.pause * (0.5 + load.luck.random()))
        load.left -= 1
        load.answers += 1
        position = load.luck.randrange(len(ask.options)) if script is None else script.answers[given]
        given += 1
        sent[version + 1] = time.perf_counter()
        await send_answer(socket, ask, position)


def busy() -> str:
    """The load average of the last minute, and the processors it is shared by."""
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


async def measure(address: str, arguments: argparse.Namespace) -> int:
    """Play, print what was measured, and return how many answers were given in all."""
    load = Load(address, arguments)
    if SEATS[load.game] == 5:
        load.prepared = scripts(load.game, arguments.tables)
        load.unmeasured = sum(script.measured for script in load.prepared)
        print(f"{load.unmeasured} answers before the last round, which are not measured", flush=True)
    before = busy()
    async with (
        httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60, trust_env=False) as http,
        asyncio.TaskGroup() as tables,
    ):
        for _ in range(arguments.tables):
            tables.create_task(play_tables(load, http))
    took = time.perf_counter() - load.began
    seen = sorted(load.seen_ms)
    if not seen:
        raise SystemExit("no answer was seen: give it more answers or seconds")
    p50, p99 = seen[len(seen) // 2], seen[len(seen) * 99 // 100]
    # Other work on the machine shows in the times: without quiet cores they say little.
    print(f"load of the machine {before} before, {busy()} after")
    print(f"{load.game}, tables {arguments.tables}, watchers each {load.watchers}, pause {load.pause} s")
    print(f"answers {load.answers} in {took:.1f} s: {load.answers / took:.0f} a second")
    print(f"seen by a watcher {len(seen)} times: p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {seen[-1]:.1f} ms")
    goal = GOAL_MS[load.game]
    print(f"goal: p99 below {goal:.0f} ms: {'reached' if p99 < goal else 'missed'}")
    return load.answers + load.unmeasured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(SEATS), default="hit_z_road")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--watchers", type=int, default=4)
    parser.add_argument("--pause", type=float, default=0.25)
    parser.add_argument("--answers", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen([sys.executable, "-c", SERVER, data], stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[1]
            gc.disable()  # What the clients do with their memory is not what is measured.
            answers = asyncio.run(measure(address, arguments))
        finally:
            server.terminate()
            server.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Unlike the times above this hardly depends on what else the machine is doing.
    print(f"server's processor time: {(used.ru_utime + used.ru_stime) / answers * 1000:.2f} ms an answer")


if __name__ == "__main__":
    main()
