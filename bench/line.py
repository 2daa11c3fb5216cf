"""A socket of a table for measurements: it costs so little that thousands fit beside the server."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from bench.attacks.wire import TEXT, frame, upgrade

_PING: Final = 0x9
_PONG: Final = 0xA
_CLOSE: Final = 0x8


class Ask(msgspec.Struct):
    """The open ask, as much of it as has to be read to answer."""

    number: int
    seat: int
    options: list[msgspec.Raw]


class Message(msgspec.Struct):
    """As much of a message as has to be read."""

    type: str
    version: int = -1
    ask: Ask | int | None = None
    key: str | None = None
    code: str = ""


read = msgspec.json.Decoder(Message).decode


class Line(asyncio.Protocol):
    """One socket. ``heard`` is called with each message, ``lost`` once when the line is closed."""

    def __init__(
        self,
        address: str,
        table: str,
        cookie: str,
        heard: Callable[[Message], None],
        lost: Callable[[], None],
    ) -> None:
        self._request = upgrade(address, table, *([f"Cookie: {cookie}"] if cookie else []))
        self._heard = heard
        self._lost = lost
        self._left = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server has agreed."""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected: shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionRefusedError("closed before the handshake"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Take apart what comes: the server sends each message in one frame."""
        left = self._left
        left += data
        if not self._open:
            end = left.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in left[:30]:
                self._transport.close()
                return
            del left[: end + 4]
            self._open = True
            self.opened.set_result(None)
        while len(left) >= 2:
            size, start = left[1], 2
            if size == 126:
                size, start = int.from_bytes(left[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(left[2:10], "big"), 10
            if len(left) < start + size:
                return
            kind = left[0] & 0xF
            payload = bytes(left[start : start + size])
            del left[: start + size]
            if kind == TEXT:
                self._heard(read(payload))
            elif kind == _PING:
                self._transport.write(frame(_PONG, payload))
            elif kind == _CLOSE:
                self._transport.close()

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._transport.write(frame(TEXT, msgspec.json.encode(message)))

    def let_go(self) -> None:
        """Go away."""
        self._transport.abort()


async def join(
    address: str,
    table: str,
    cookie: str,
    heard: Callable[[Message], None],
    lost: Callable[[], None] = lambda: None,
    source: str = "127.0.0.1",
) -> Line:
    """Open the socket of a table; ConnectionError when the server does not agree."""
    host, port = address.removeprefix("http://").split(":")
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(address, table, cookie, heard, lost), host, int(port), local_addr=(source, 0)
    )
    await line.opened
    return line
