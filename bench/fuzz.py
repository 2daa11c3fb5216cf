"""Messages and requests that make no sense, or almost some: does a server answer all of them and stay whole?

    python -m bench.fuzz [--messages 1000000] [--seed 1]

A server of its own, whose limits per address are opened, gets so many messages over the sockets of tables of
every game, from players and spectators, and requests over HTTP beside them. They are made from the types of
messages.py and from the addresses of app.py, so that new ones are covered: right ones with fields changed,
left out, added, of other types; text with characters changed; and now and then bytes that are no text, no
frame and no request. Some are right answers, so that the games go on. At the end no answer was a 5xx, the
log holds no error, every table can be played again from each of its checkpoints, and every table that was
played at still answers.
"""

import argparse
import asyncio
import contextlib
import functools
import itertools
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args
from urllib.parse import quote

import msgspec
from starlette.routing import Route

import lastfire
from bench.attacks.wire import TEXT, Wire, dial, frame, open_socket, request, upgrade
from bench.several import Server
from lastfire.server import messages
from lastfire.server.app import addresses
from lastfire.server.mending import check

_FLAGS: Final = (
    *("--message-patience", "1000000000", "--spectators-per-address", "10000"),
    *("--spectators-per-table", "10000", "--sockets-per-seat", "10000", "--log-burst", "1000"),
)
_TABLES: Final = 9
_BATCH: Final = 40
"""So many messages are sent before the answer to the last one is awaited."""
_HANDS: Final = 3
"""So many connections send requests."""
_PATIENCE: Final = 60.0
_NUMBERS: Final = (0, 1, -1, 2, 3, 7, 255, 10**6, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e308)
_TEXTS: Final = (
    *(
        "",
        "a",
        "0",
        "x" * 500,
        "\u202e\u0301" * 30,
        "\U0001f9df" * 40,
        "\x00",
        "é\u0300\u0301",
        "../../etc/passwd",
    ),
    *(
        "<img src=x onerror=alert(1)>",
        "'; DROP TABLE tables; --",
        "{{7*7}}",
        "%00%2e%2e%2f",
        "\r\nset-cookie: a=b",
    ),
    *("hit_z_road", "dead_of_winter", "random", "heuristic", "search", "here", "link", "bot", "off"),
)
_LITERALS: Final = (
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    '"\\ud800"',
    "[" * 900,
    "{" * 900,
    "[" * 900 + "]" * 900,
)

STRUCTS: Final = tuple(
    each
    for name, each in vars(messages).items()
    if name.endswith("In") and isinstance(each, type) and issubclass(each, msgspec.Struct)
)
"""The bodies of requests."""


@functools.cache
def described(struct: type[msgspec.Struct]) -> msgspec.inspect.StructType:
    """Its fields and their types."""
    kind = msgspec.inspect.type_info(struct)
    assert isinstance(kind, msgspec.inspect.StructType)
    return kind


class Maker:
    """Makes messages and requests."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def value(self) -> Any:
        """Anything."""
        kind = self.luck.randrange(8)
        if kind == 0:
            return self.luck.choice((None, True, False))
        if kind == 1:
            return [self.value() for _ in range(self.luck.randrange(4))]
        if kind == 2:
            return {self.luck.choice(_TEXTS): self.value() for _ in range(self.luck.randrange(4))}
        return self.luck.choice(_NUMBERS) if kind < 5 else self.luck.choice(_TEXTS)

    def of(self, kind: Any) -> Any:
        """A value of a type, as msgspec describes it."""
        luck = self.luck
        match kind:
            case msgspec.inspect.IntType():
                return luck.randrange(6)
            case msgspec.inspect.FloatType():
                return luck.random()
            case msgspec.inspect.StrType():
                return luck.choice(_TEXTS)
            case msgspec.inspect.BoolType():
                return luck.random() < 0.5
            case msgspec.inspect.LiteralType():
                return luck.choice(kind.values)
            case msgspec.inspect.UnionType():
                return self.of(luck.choice(kind.types))
            case msgspec.inspect.ListType():
                return [self.of(kind.item_type) for _ in range(luck.randrange(1, 5))]
            case msgspec.inspect.DictType():
                return {self.of(kind.key_type): self.of(kind.value_type) for _ in range(luck.randrange(3))}
            case msgspec.inspect.StructType():
                return self.struct(kind.cls)
        return None

    def struct(self, struct: type[msgspec.Struct]) -> dict[str, Any]:
        """A right one, as far as its types go."""
        kind = described(struct)
        made: dict[str, Any] = {} if kind.tag is None else {"type": kind.tag}
        for field in kind.fields:
            if field.required or self.luck.random() < 0.6:
                made[field.encode_name] = self.of(field.type)
        return made

    def bent(self, made: dict[str, Any]) -> dict[str, Any]:
        """With a few fields changed, left out or added."""
        for _ in range(self.luck.choice((0, 1, 1, 2))):
            kind = self.luck.randrange(3)
            if kind == 0 and made:
                del made[self.luck.choice(list(made))]
            else:
                name = self.luck.choice(list(made)) if kind == 1 and made else self.luck.choice(_TEXTS)
                made[name] = self.value()
        return made

    def text(self, made: dict[str, Any]) -> str:
        """As text, some of it with characters changed."""
        text = json.dumps(made, ensure_ascii=self.luck.random() < 0.5)
        luck = self.luck
        if luck.random() < 0.25:
            for _ in range(luck.choice((1, 1, 3, 10))):
                at = luck.randrange(len(text) + 1)
                cut = luck.choice((0, 1, 1, 5))
                text = (
                    text[:at]
                    + luck.choice(("", "{", '"', ",", "\\", "0", "\x00", *_LITERALS))
                    + text[at + cut :]
                )
        return text


class Tried:
    """What all share: how much is left, and what has come back."""

    def __init__(self, address: str, messages: int, luck: random.Random) -> None:
        self.address = address
        self.left = messages
        self.luck = luck
        self.maker = Maker(luck)
        self.found: Counter[str] = Counter()
        self.faults: list[str] = []
        self.tables: set[str] = set()
        self.cookies: list[tuple[str, str]] = []
        """Tables, and what a browser holds there."""
        self.links: list[str] = []
        self.numbers = itertools.count()

    def take(self, count: int = 1) -> bool:
        """Whether so much is left; then it is used up."""
        self.left -= count
        return self.left >= 0


# Over HTTP.


async def asked(wire: Wire, text: bytes, head_only: bool = False) -> tuple[int, bytes]:
    """Send a request and read the answer: its status, and its head and body."""
    wire.writer.write(text)
    async with asyncio.timeout(_PATIENCE):
        while (head := await wire.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 100 "):
            pass
        lines = head.lower().split(b"\r\n")
        assert head.startswith(b"HTTP/1.1 "), head
        size = next((int(line.split(b":")[1]) for line in lines if line.startswith(b"content-length:")), 0)
        body = b"" if head_only else await wire.reader.readexactly(size)
    return int(head.split()[1]), head + body


async def created(tried: Tried) -> tuple[str, str]:
    """A table, as a person sets it up: its name, and the cookie."""
    game = tried.luck.choice(list(lastfire.registered_games().values()))
    seats = tried.luck.choice([count for count in game.seats if count > 1])
    chairs: list[dict[str, str]] = [{"who": "here"}, {"who": "link"}]
    chairs += [{"who": "bot", "bot": "random"}] * (seats - 2)
    body = json.dumps({"game": game.name, "chairs": chairs, "pace": "off"}).encode()
    kind = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    wire = await dial(tried.address, "127.0.0.1")
    status, said = await asked(wire, request(tried.address, "/api/tables", *kind, method="POST") + body)
    wire.let_go()
    if status != 201:
        raise SystemExit(f"no table can be set up: {said.decode()}")
    head, _, told = said.partition(b"\r\n\r\n")
    cookie = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie:"))
    answer = json.loads(told)
    tried.tables.add(answer["table"])
    tried.links += [link.rsplit("/", 1)[1] for link in answer["seat_links"] if link]
    held = cookie.split(b":", 1)[1].strip().split(b";")[0].decode()
    tried.cookies = [*tried.cookies[-50:], (answer["table"], held)]
    return answer["table"], held


def odd_request(tried: Tried, routes: list[Route]) -> tuple[bytes, bool]:
    """A request, and whether its answer has no body."""
    luck, maker = tried.luck, tried.maker
    route = luck.choice(routes)
    table, cookie = luck.choice(tried.cookies)
    path = route.path.replace("{game}", luck.choice(("hit_z_road", "dead_of_winter", "nothing")))
    path = path.replace("{table}", luck.choice((table, table, "nothing", quote(luck.choice(_TEXTS)))))
    path = path.replace("{token}", luck.choice(tried.links))
    if luck.random() < 0.1:
        at = luck.randrange(len(path) + 1)
        path = path[:at] + luck.choice(("..", "/", "%2e%2e%2f", "?x=", "%00", "%ff", "//", ";")) + path[at:]
    method = luck.choice(sorted(route.methods or {"GET"}))
    if luck.random() < 0.05:
        method = luck.choice(("PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"))
    headers: list[str] = []
    if luck.random() < 0.7:
        if luck.random() < 0.2:
            at = luck.randrange(len(cookie))
            cookie = cookie[:at] + luck.choice("xyz.=;_-") + cookie[at + 1 :]
        headers.append(f"Cookie: {cookie}")
    if luck.random() < 0.1:
        headers.append(
            luck.choice(("Accept: text/html", "X-Forwarded-For: 203.0.113.1", "Expect: 100-continue", "X: y"))
        )
    body = b""
    if method == "POST" or luck.random() < 0.05:
        made = maker.struct(luck.choice(STRUCTS))
        if "token" in made and luck.random() < 0.7:
            made["token"] = luck.choice(tried.links)
        body = maker.text(maker.bent(made)).encode("utf-8", "surrogatepass")
        headers.append(luck.choice(("Content-Type: application/json",) * 9 + ("Content-Type: text/plain",)))
        headers.append(f"Content-Length: {len(body)}")
    return request(tried.address, path, *headers, method=method) + body, method == "HEAD"


async def send_requests(tried: Tried, routes: list[Route]) -> None:
    """Requests over a connection that is opened again when the server has closed it."""
    wire: Wire | None = None
    while tried.take():
        if wire is None:
            wire = await dial(tried.address, "127.0.0.1")
        if tried.luck.random() < 0.003:
            # No request at all.
            wire.writer.write(tried.luck.randbytes(200) + b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(wire.closed(), _PATIENCE)
            tried.found["no request"] += 1
            wire.let_go()
            wire = None
            continue
        text, head_only = odd_request(tried, routes)
        try:
            status, said = await asked(wire, text, head_only)
        except (ConnectionError, asyncio.IncompleteReadError):
            tried.found["closed"] += 1
            wire.let_go()
            wire = None
            continue
        tried.found[f"HTTP {status}"] += 1
        if status >= 500:
            tried.faults.append(f"{status}: {text!r}")
        if b"connection: close" in said.lower():
            wire.let_go()
            wire = None
    if wire is not None:
        wire.let_go()


# Over sockets.


class Screen:
    """A socket at a table."""

    def __init__(self, tried: Tried) -> None:
        self.tried = tried
        self.ask: dict[str, Any] | None = None
        self.seat: int | None = None
        self.over = False
        self._left = b""

    async def hear_until(self, wire: Wire, key: str) -> None:
        """Read what comes, until the answer to the message with this key."""
        while True:
            async with asyncio.timeout(_PATIENCE):
                data = await wire.reader.read(65536)
            if not data:
                raise ConnectionResetError
            self._left += data
            for kind, payload in self._frames():
                if kind == 0x8:
                    raise ConnectionResetError
                if kind != TEXT:
                    continue
                message = json.loads(payload)
                if message["type"] == "state":
                    self.ask, self.over = message["ask"], message["ask"] is None
                    continue
                if message["type"] in ("refused", "done"):
                    self.tried.found[message.get("code", "done")] += 1
                    if message["key"] == key:
                        return

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        while len(self._left) >= 2:
            size, start = self._left[1], 2
            if size == 126:
                size, start = int.from_bytes(self._left[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self._left[2:10], "big"), 10
            if len(self._left) < start + size:
                return
            kind, payload = self._left[0] & 0xF, self._left[start : start + size]
            self._left = self._left[start + size :]
            yield kind, payload

    def message(self) -> bytes:
        """A frame with a message."""
        luck, maker = self.tried.luck, self.tried.maker
        key = str(next(self.tried.numbers))
        chance = luck.random()
        if chance < 0.02 and self.ask is not None:
            # A right one, for once, or nearly.
            if not self.ask["options"]:
                return frame(TEXT, json.dumps({"type": "look", "seat": self.ask["seat"]}).encode())
            position = luck.randrange(len(self.ask["options"]) + 1)
            answer = {"type": "answer", "ask": self.ask["number"], "position": position, "key": key}
            return frame(TEXT, json.dumps(answer).encode())
        if chance < 0.0205:
            return luck.choice((
                frame(TEXT, luck.randbytes(20)),
                frame(luck.choice((0x0, 0x2, 0x3, 0xB, 0xF)), luck.randbytes(20)),
                luck.randbytes(30),
                frame(TEXT, b"x" * 100_000),
            ))  # fmt: skip
        made = maker.struct(luck.choice(get_args(messages.ClientMessage)))
        if "key" in made:
            made["key"] = key
        if "ask" in made and self.ask is not None and luck.random() < 0.5:
            made["ask"] = self.ask["number"]
        return frame(TEXT, maker.text(maker.bent(made)).encode("utf-8", "surrogatepass"))


async def send_messages(tried: Tried, spectator: bool) -> None:
    """Messages over a socket that is opened again when the server has closed it."""
    while tried.left > 0:
        if spectator and tried.cookies:
            table, cookie = tried.luck.choice(tried.cookies)[0], ""
        else:
            table, cookie = await created(tried)
        screen = Screen(tried)
        while tried.left > 0 and not screen.over:
            try:
                wire = await joined(tried.address, table, cookie)
            except ConnectionRefusedError:
                tried.found["not let in"] += 1
                break
            screen._left = b""
            with contextlib.suppress(ConnectionError):
                while not screen.over and tried.take(_BATCH):
                    wire.writer.write(b"".join(screen.message() for _ in range(_BATCH - 1)))
                    key = f"last {next(tried.numbers)}"
                    last = {"type": "answer", "ask": 0, "position": 0, "key": key}
                    wire.writer.write(frame(TEXT, json.dumps(last).encode()))
                    await screen.hear_until(wire, key)
            tried.found["sockets"] += 1
            wire.let_go()
            if spectator:
                break


async def joined(address: str, table: str, cookie: str) -> Wire:
    """The socket of a table, once the server has agreed."""
    if not cookie:
        return await open_socket(address, table, "127.0.0.1")
    wire = await dial(address, "127.0.0.1")
    wire.writer.write(upgrade(address, table, f"Cookie: {cookie}"))
    try:
        head = await wire.reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        raise ConnectionRefusedError("closed before the handshake") from error
    if b" 101 " not in head[:30]:
        raise ConnectionRefusedError(head.decode())
    return wire


async def fuzzed(tried: Tried) -> list[str]:
    """Send everything; returns the tables that do not answer afterwards."""
    routes = [each for each in addresses() if isinstance(each, Route)]
    for _ in range(3):
        await created(tried)
    began = time.perf_counter()
    whole = tried.left

    async def tell() -> None:
        while True:
            await asyncio.sleep(30)
            print(f"{whole - tried.left} sent in {time.perf_counter() - began:.0f} s", flush=True)

    telling = asyncio.create_task(tell())
    work = [send_messages(tried, number % 3 == 0) for number in range(_TABLES)]
    await asyncio.gather(*work, *[send_requests(tried, routes) for _ in range(_HANDS)])
    telling.cancel()
    print(f"{whole} sent in {time.perf_counter() - began:.0f} s", flush=True)
    silent = []
    wire = await dial(tried.address, "127.0.0.1")
    for table in sorted(tried.tables):
        status, _ = await asked(wire, request(tried.address, f"/api/tables/{table}"))
        if status != 200:
            silent.append(f"{table}: {status}")
    wire.let_go()
    return silent


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server(data, *_FLAGS)
        server.start()
        address = server.address.replace("localhost", "127.0.0.1")
        tried = Tried(address, arguments.messages, random.Random(arguments.seed))
        try:
            silent = asyncio.run(fuzzed(tried))
            alive = server.process.poll() is None
        finally:
            server.process.terminate()
            server.process.wait()
        report = check(data)
        log = (data / "log").read_text().splitlines()
    errors = [line for line in log if " ERROR " in line or " CRITICAL " in line or "Traceback" in line]
    print(", ".join(f"{count} {what}" for what, count in tried.found.most_common()))
    print(f"{len(tried.faults)} answers 5xx, {len(errors)} errors among {len(log)} lines of log")
    print(f"{report.count('sound')} of {len(report.tables)} tables sound, {len(silent)} do not answer")
    for each in (*tried.faults[:5], *errors[:5], *silent[:5]):
        print(f"  {each[:2000]}")
    good = alive and not (tried.faults or errors or silent) and report.count("sound") == len(report.tables)
    print("good" if good else "NOT GOOD")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
