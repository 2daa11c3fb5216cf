"""The attacks of bench/attacks in short: where each limit is, and that others are served beside it."""

import asyncio
import contextlib
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import InvalidStatus

from bench.attacks.wire import CONTINUATION, FIN, PING, TEXT, frame, request, upgrade
from lastfire.server.connections import Config, Deadline, Http, Listener, Socket, Visitors, files_allowed
from lastfire.server.errors import Refusal
from lastfire.server.hub import Hub
from lastfire.server.messages import ChairIn, TableIn
from lastfire.server.rates import AddressPlaces, AddressRates
from lastfire.server.screens import Screen
from lastfire.server.seats import NOTHING
from lastfire.server.settings import Settings
from tests.server.house import PATIENCE, House, Person, running
from tests.server.test_refusals import refused_at_the_door


class Raw:
    """A connection by hand."""

    def __init__(self, house: House) -> None:
        self.house = house
        host, port = house.address.removeprefix("http://").split(":")
        self._socket = socket.create_connection((host, int(port)), PATIENCE)

    def __enter__(self) -> "Raw":
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def upgrade(self, table: str) -> None:
        """Open the socket of a table."""
        self.send(upgrade(self.house.address, table))
        assert b"101" in self.until(b"\r\n\r\n")

    def until(self, end: bytes) -> bytes:
        """What comes, up to this."""
        said = b""
        while not said.endswith(end):
            more = self._socket.recv(1)
            assert more, said
            said += more
        return said

    def exactly(self, size: int) -> bytes:
        """The next so many bytes."""
        said = b""
        while len(said) < size:
            more = self._socket.recv(size - len(said))
            assert more, said
            said += more
        return said

    def rest(self) -> bytes:
        """What still comes until the server closes the connection."""
        said = b""
        try:
            while more := self._socket.recv(65536):
                said += more
        except ConnectionResetError:
            pass  # It was closed before everything that was sent had been read.
        return said


def get(house: House) -> bytes:
    """What a visitor hears over a connection of their own."""
    with Raw(house) as visitor:
        visitor.send(request(house.address, "/api/games", "Connection: close"))
        return visitor.rest()


# Connections that come to nothing.


@pytest.mark.parametrize("begun", ["nothing", "headers", "body"])
def test_a_request_that_does_not_come_to_an_end_is_cut_off(settings: Settings, begun: str) -> None:
    with running(replace(settings, request_seconds=0.01)) as house, Raw(house) as eve:
        if begun == "headers":
            eve.send(request(house.address, "/").removesuffix(b"\r\n"))
        elif begun == "body":
            headers = ("Content-Type: application/json", "Content-Length: 10")
            eve.send(request(house.address, "/api/tables", *headers, method="POST") + b"{")
        assert eve.rest() == b""


def test_a_connection_that_rests_is_closed(settings: Settings) -> None:
    with running(replace(settings, idle_seconds=0)) as house, Raw(house) as eve:
        eve.send(request(house.address, "/api/games"))
        assert b" 200 " in eve.rest()


def test_the_connections_of_a_proxy_rest_for_longer(settings: Settings) -> None:
    proxied = replace(settings, idle_seconds=0, behind_proxy=True)
    with running(proxied) as house, Raw(house) as proxy:
        for _ in range(2):
            proxy.send(request(house.address, "/nothing"))
            headers = proxy.until(b"\r\n\r\n")
            proxy.exactly(int(headers.lower().split(b"content-length: ")[1].split(b"\r\n")[0]))
        proxy.send(request(house.address, "/nothing", "Connection: close"))
        assert proxy.rest()


class Transport:
    """A transport that sends nothing."""

    def __init__(self) -> None:
        self.protocol: object = None
        self.aborted = False
        self.limit: int | None = None
        self.socket: socket.socket | None = None

    def get_extra_info(self, name: str) -> Any:
        if name == "socket":
            return self.socket
        return ("192.0.2.1", 1) if name in ("peername", "sockname") else None

    def set_write_buffer_limits(self, high: int) -> None:
        self.limit = high

    def get_protocol(self) -> object:
        return self.protocol

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        pass

    def write(self, data: bytes) -> None:
        pass

    def pause_reading(self) -> None:
        pass


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    await receive()


def protocol(kind: type[Any], settings: Settings) -> Any:
    """A protocol of uvicorn's, as it makes one."""
    config = Config(_nothing, settings, log_config=None)
    config.load()
    return kind(config=config, server_state=uvicorn.server.ServerState(), app_state={})


def test_who_has_asked_in_time_may_stay(settings: Settings) -> None:
    async def ask() -> list[bool]:
        http, transport = protocol(Http, settings), Transport()
        transport.protocol = http
        http.connection_made(transport)
        found = [http._request.runs]
        for piece in (b"POST / HTTP/1.1\r\n", b"Host: x\r\nContent-Length: 2\r\n\r\n", b"{", b"}"):
            http.data_received(piece)
            found.append(http._request.runs)
        http.connection_lost(None)
        return found

    assert asyncio.run(ask()) == [True, True, True, True, False]


@pytest.mark.parametrize("kind", [Http, Socket])
def test_what_nobody_reads_ends_the_connection(settings: Settings, kind: type[Any]) -> None:
    async def leave_unread(read: bool) -> bool:
        line, transport = protocol(kind, replace(settings, unread_seconds=0.0)), Transport()
        line.connection_made(transport)
        line.pause_writing()
        if read:
            line.resume_writing()
        assert line._unread.runs is not read
        # The deadline, if it runs, is due in the next round of the loop.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return transport.aborted

    assert asyncio.run(leave_unread(read=False))
    assert not asyncio.run(leave_unread(read=True))


def test_the_system_keeps_little_for_whoever_does_not_read(settings: Settings) -> None:
    async def connect(size: int) -> int:
        http, transport = protocol(Http, replace(settings, unread_bytes=size)), Transport()
        left, right = socket.socketpair()
        with left, right:
            transport.socket = left
            http.connection_made(transport)
            http.connection_lost(None)
            return left.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)

    # What the system makes of it is its own affair, but less is less.
    assert asyncio.run(connect(8192)) < asyncio.run(connect(65536))


def test_anything_unread_counts(settings: Settings) -> None:
    async def connect() -> int | None:
        http, transport = protocol(Http, settings), Transport()
        http.connection_made(transport)
        http.connection_lost(None)
        return transport.limit

    assert asyncio.run(connect()) == 0


def test_a_deadline_is_given_once_and_can_be_stopped() -> None:
    async def wait(stop: bool) -> bool:
        transport, deadline = Transport(), Deadline(0.0)
        deadline.start(transport)  # type: ignore[arg-type]
        deadline.start(transport)  # type: ignore[arg-type]
        if stop:
            deadline.stop()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return transport.aborted

    assert [asyncio.run(wait(stop)) for stop in (False, True)] == [True, False]


def test_an_address_has_so_many_connections(settings: Settings) -> None:
    with running(replace(settings, connections_per_address=3)) as house, ExitStack() as leaving:
        eve = [leaving.enter_context(Raw(house)) for _ in range(3)]
        assert b" 503 " in get(house)
        eve[0].send(request(house.address, "/api/games", "Connection: close"))
        assert b" 200 " in eve[0].rest()
        assert b" 200 " in get(house)


def test_an_address_opens_so_many_connections_in_a_while(settings: Settings) -> None:
    with running(replace(settings, connects="3/hour")) as house:
        heard = [get(house).split()[1] for _ in range(4)]
    assert heard == [b"200"] * 3 + [b"503"]


def test_who_has_had_their_share_is_turned_away_before_anything_is_made_for_them(settings: Settings) -> None:
    with ExitStack() as leaving:
        listening = leaving.enter_context(closing(Listener(socket.AF_INET, socket.SOCK_STREAM)))
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.setblocking(False)
        listening.visitors = Visitors(replace(settings, connections_per_address=0))
        eves = [
            leaving.enter_context(socket.create_connection(listening.getsockname(), PATIENCE))
            for _ in range(9)
        ]
        with pytest.raises(BlockingIOError):
            listening.accept()
        # After eight of them everybody else has their turn.
        assert [b" 503 " in eve.recv(1024) for eve in eves[:8]] == [True] * 8
        eves[8].setblocking(False)
        with pytest.raises(BlockingIOError):
            eves[8].recv(1024)
        with pytest.raises(BlockingIOError):
            listening.accept()
        eves[8].setblocking(True)
        assert b" 503 " in eves[8].recv(1024)


def test_whoever_is_turned_away_is_not_counted(settings: Settings) -> None:
    visitors = Visitors(replace(settings, connects="1/hour", connections_per_address=1))
    ann, bob = (Connected(("192.0.2.1", port)) for port in (1, 2))
    assert not visitors.turns_away("192.0.2.1")
    assert visitors.admit(ann)
    assert visitors.turns_away("192.0.2.1")
    assert not visitors.turns_away("192.0.2.2")
    assert not visitors.admit(bob)


class Connected(asyncio.Transport):
    """A connection from an address and a port."""

    def __init__(self, name: tuple[str, int]) -> None:
        super().__init__({"peername": name})


@pytest.mark.parametrize("proxied", [False, True])
def test_an_address_sends_so_many_requests_in_a_while(settings: Settings, proxied: bool) -> None:
    few = replace(settings, requests="3/hour", behind_proxy=proxied)
    with running(few) as house, Raw(house) as eve:
        asked = request(house.address, "/api/games")
        for _ in range(3):
            eve.send(asked)
            head = eve.until(b"\r\n\r\n")
            assert b" 200 " in head
            size = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
            eve.exactly(int(size.split()[1]))
        eve.send(asked)
        head = eve.until(b"\r\n\r\n")
        assert b" 429 " in head
        # What else waits on the connection is not even read, unless it is a proxy's.
        assert (b"connection: close" in head) is not proxied


def test_what_an_address_may_do_grows_again_at_an_even_pace() -> None:
    now = 0.0
    rates = AddressRates({"try": "6/minute"}, lambda: now)
    assert [rates.allows("try", "192.0.2.1") for _ in range(8)] == [True] * 6 + [False] * 2
    now = 9.0
    assert not rates.allows("try", "192.0.2.1")
    now = 10.0
    assert [rates.allows("try", "192.0.2.1") for _ in range(2)] == [True, False]
    # However long it has waited, it is no more than its share.
    now = 10_000.0
    assert [rates.allows("try", "192.0.2.1") for _ in range(8)] == [True] * 6 + [False] * 2


def test_many_addresses_take_up_little_memory() -> None:
    now = 0.0
    rates = AddressRates({"try": "1/second"}, lambda: now)
    for number in range(20_000):
        now = number / 100
        rates.allows("try", f"2001:db8:{number:x}::1")
    # Only those of the last second may not yet do everything again.
    assert len(rates._left) < 2 * 1024 + 2 * 100


def test_when_all_places_are_taken_whoever_is_silent_has_to_go(settings: Settings) -> None:
    with (
        running(replace(settings, connections=3), complaint="silent has to go") as house,
        Person(house) as ann,
        ExitStack() as leaving,
    ):
        live = ann.connect(ann.create("here", "here")["table"])
        # One is Ann's socket, one her browser's other connection.
        eve = [leaving.enter_context(Raw(house)) for _ in range(4)]
        assert eve[0].rest() == b""
        assert b" 200 " in get(house)
        live.play()


def test_behind_a_proxy_connections_are_not_counted_by_address(settings: Settings) -> None:
    proxied = replace(settings, behind_proxy=True, connections_per_address=1, connects="1/hour")
    with running(proxied) as house, ExitStack() as leaving:
        for _ in range(3):
            leaving.enter_context(Raw(house))
        assert b" 200 " in get(house)


@contextmanager
def no_more_files() -> Iterator[None]:
    """The process can open no more files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    opened: list[int] = []
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        with contextlib.suppress(OSError):
            while True:
                opened.append(os.dup(0))
        yield
    finally:
        for each in opened:
            os.close(each)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_without_files_people_are_turned_away(caplog: pytest.LogCaptureFixture) -> None:
    with closing(Listener(socket.AF_INET, socket.SOCK_STREAM)) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.setblocking(False)
        place = listening.getsockname()
        with socket.create_connection(place) as first, socket.create_connection(place) as second:
            with no_more_files():
                for client in (first, second):
                    with pytest.raises(BlockingIOError):
                        listening.accept()
                    assert client.recv(1) == b""
            with socket.create_connection(place):
                connection, _ = listening.accept()
                connection.close()
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 2


def test_the_server_asks_for_as_many_files_as_it_needs() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
        assert files_allowed(100) == 100
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 200
        assert files_allowed(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300
        if hard != resource.RLIM_INFINITY:
            assert files_allowed(hard + 1) == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_neighbours_share_what_one_address_may_do() -> None:
    places, rates = AddressPlaces(1), AddressRates({"try": "1/hour"})
    for first, neighbour, stranger in (
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"),
        ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"),
    ):
        assert [places.take(each) for each in (first, neighbour, stranger)] == [True, False, True]
        assert [rates.allows("try", each) for each in (first, neighbour, stranger)] == [True, False, True]
        places.leave(neighbour)
        assert places.take(first)


# What comes over a socket.


def closed_with(house: House, person: Person, *frames: bytes) -> tuple[int, str]:
    """How the server closes a socket over which these frames come, while somebody plays at the table."""
    table = person.create("here", "here")["table"]
    with Raw(house) as eve:
        eve.upgrade(table)
        eve.send(b"".join(frames))
        said = eve.rest()
    person.connect(table).play()
    # The last frame is the one that closes.
    at = said.rindex(bytes([FIN | 0x8]))
    return int.from_bytes(said[at + 2 : at + 4], "big"), said[at + 4 :].decode()


@pytest.mark.parametrize(
    ("frames", "closes"),
    [
        ([frame(PING, b"x")] * 30, (1008, "rate_limited")),
        ([frame(PING)] * 100_000, (1008, "rate_limited")),
        ([frame(TEXT, b"{")] * 30, (1008, "rate_limited")),
        ([frame(TEXT, last=False)] + [frame(CONTINUATION, last=False)] * 9, (1009, "too_large")),
        ([frame(TEXT, b"\xff\xfe")], (1007, "malformed")),
        ([frame(TEXT, b"\xff", last=False), frame(CONTINUATION, b"x")], (1007, "malformed")),
    ],
)
def test_a_socket_that_is_abused_is_closed(
    settings: Settings, frames: list[bytes], closes: tuple[int, str]
) -> None:
    few = replace(settings, frame_burst=20, frames_per_second=0.0, fragments_per_message=8)
    # And the log has nothing to say about it.
    with running(few) as house, Person(house) as ann:
        assert closed_with(house, ann, *frames) == closes


def test_nonsense_before_the_handshake_is_over_ends_it(settings: Settings) -> None:
    async def babble() -> bool:
        line, transport = protocol(Socket, settings), Transport()
        line.connection_made(transport)
        line.data_received(upgrade("http://127.0.0.1:8000", "table"))
        assert not transport.aborted
        # No client may send frames without a mask.
        line.data_received(b"\x81\x01x")
        return transport.aborted

    assert asyncio.run(babble())


def test_a_message_may_come_in_pieces(settings: Settings) -> None:
    with running(settings) as house, Person(house) as ann:
        live = ann.connect(ann.create("here", "here")["table"])
        live._socket.send(iter(['{"type":"loo', 'k","seat"', ":0}"]))
        live.until(lambda message: message["type"] == "state" and message["view"]["seat"] == 0)


def test_who_sends_after_the_line_is_closed_learns_that_it_is(settings: Settings) -> None:
    async def send(kind: str) -> None:
        line = protocol(Socket, settings)
        line.handshake_complete = line.close_sent = True
        await line.send({"type": kind})

    for kind in ("websocket.send", "websocket.close"):
        with pytest.raises(ClientDisconnected):
            asyncio.run(send(kind))


def test_an_address_has_so_many_sockets(settings: Settings) -> None:
    with running(replace(settings, sockets_per_address=2)) as house, Person(house) as ann:
        tables = [ann.create("here", "here")["table"] for _ in range(3)]
        lives = [ann.connect(table) for table in tables[:2]]
        refused_at_the_door(ann.open_socket(tables[2]), "crowded")
        lives[0].close()
        # The place is free as soon as the server has noticed.
        while True:
            opened = ann.open_socket(tables[2])
            if '"hello"' in str(opened.recv(PATIENCE)):
                break
        lives[1].play()


def test_an_address_opens_so_many_sockets_in_a_while(settings: Settings) -> None:
    with running(replace(settings, handshakes="2/hour")) as house, Person(house) as ann:
        table = ann.create("here", "here")["table"]
        lives = [ann.connect(table) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            ann.open_socket(table)
        assert refused.value.response.status_code == 403
        lives[0].play()


def test_an_address_sends_so_many_messages_over_all_its_sockets(settings: Settings) -> None:
    with running(replace(settings, messages="3/hour")) as house, Person(house) as ann:
        lives = [ann.connect(ann.create("here", "here")["table"]) for _ in range(2)]
        for live in (*lives, lives[0]):
            live.look(0)
        lives[1].send(type="look", seat=1)
        assert lives[1].refusal()["code"] == "rate_limited"


def test_one_address_does_not_take_all_places_of_spectators(settings: Settings) -> None:
    async def watch() -> list[str]:
        hub = Hub(replace(settings, spectators_per_address=2, spectators_per_table=5))
        room = await hub.create(TableIn("hit_z_road", [ChairIn("here"), ChairIn("here")]))
        found = []
        for address in ["192.0.2.1"] * 3 + ["192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"]:
            try:
                await room.enter(Screen(NOTHING, address))
                found.append("in")
            except Refusal as refusal:
                found.append(refusal.code)
        await hub.close()
        return found

    assert asyncio.run(watch()) == ["in", "in", "crowded", "in", "in", "in", "full"]
