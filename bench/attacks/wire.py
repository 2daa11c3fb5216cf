"""Bytes as no well-behaved client sends them: half a request, a handshake by hand, single frames."""

import asyncio
import base64
import os
import struct
from typing import Final
from urllib.parse import urlsplit

TEXT: Final = 0x1
CONTINUATION: Final = 0x0
PING: Final = 0x9
FIN: Final = 0x80


class Wire:
    """A connection by hand, from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def closed(self) -> None:
        """Wait until the server has closed the connection; what it says meanwhile is read."""
        try:
            while await self.reader.read(65536):
                pass
        except ConnectionError:
            return

    def let_go(self) -> None:
        self.writer.transport.abort()


async def dial(address: str, source: str) -> Wire:
    """Connect to a server from this address of loopback."""
    place = urlsplit(address)
    return Wire(*await asyncio.open_connection(place.hostname, place.port, local_addr=(source, 0)))


def request(address: str, path: str, *headers: str, method: str = "GET") -> bytes:
    """A request, up to where a body begins."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {urlsplit(address).netloc}", f"Origin: {address}", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def upgrade(address: str, table: str, *headers: str) -> bytes:
    """The request that opens the socket of a table."""
    return request(
        address,
        f"/api/tables/{table}/live",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *headers,
    )


async def open_socket(address: str, table: str, source: str) -> Wire:
    """The socket of a table, once the server has agreed; ConnectionError when it does not."""
    wire = await dial(address, source)
    wire.writer.write(upgrade(address, table))
    try:
        head = await wire.reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        raise ConnectionRefusedError("closed before the handshake") from error
    if b" 101 " not in head.split(b"\r\n")[0]:
        wire.let_go()
        raise ConnectionRefusedError(head.split(b"\r\n")[0].decode())
    return wire


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """One frame of a client. Its mask is zero, which a server cannot object to."""
    size = len(payload)
    head = bytes([(FIN if last else 0) | opcode])
    if size < 126:
        head += bytes([FIN | size])
    elif size < 65536:
        head += bytes([FIN | 126]) + struct.pack("!H", size)
    else:
        head += bytes([FIN | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + payload
