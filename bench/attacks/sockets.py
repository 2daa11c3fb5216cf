"""Attacks over the sockets of a table."""

import asyncio
import contextlib
from collections.abc import Callable
from itertools import count

from bench.attacks.stage import ATTACKER, Target
from bench.attacks.wire import CONTINUATION, PING, TEXT, Wire, frame, open_socket


async def _flood(target: Target, sockets: int, bursts: Callable[[], bytes], first: bytes = b"") -> str:
    """Send as much as so many sockets take, and read nothing; a socket that is closed is opened again."""
    opened = refused = sent = 0

    async def send(wire: Wire) -> None:
        nonlocal sent
        wire.writer.write(first)
        while target.goes_on() and not wire.writer.transport.is_closing():
            burst = bursts()
            wire.writer.write(burst)
            await wire.writer.drain()
            sent += len(burst)
            await asyncio.sleep(0)

    async def flood() -> None:
        nonlocal opened, refused
        while target.goes_on():
            try:
                wire = await open_socket(target.address, target.table, ATTACKER)
            except OSError:
                refused += 1
                await asyncio.sleep(0.1)
                continue
            opened += 1
            wire.reader._transport.pause_reading()  # type: ignore[attr-defined]
            with contextlib.suppress(ConnectionError):
                await target.at_most(send(wire))
            wire.let_go()

    await asyncio.gather(*[flood() for _ in range(sockets)])
    return f"{sent / 1e6:.1f} MB over {opened} sockets, {refused} refused"


async def pings(target: Target) -> str:
    """Pings over two sockets; the pongs are never read."""
    burst = frame(PING, bytes(125)) * 500
    return await _flood(target, 2, lambda: burst)


async def fragments(target: Target) -> str:
    """A message of empty pieces that never ends, over two sockets."""
    burst = frame(CONTINUATION, last=False) * 5000
    return await _flood(target, 2, lambda: burst, frame(TEXT, last=False))


async def bad_text(target: Target) -> str:
    """Messages that are no UTF-8, over ten sockets that are opened again and again."""
    burst = frame(TEXT, b"\xff\xfe")
    return await _flood(target, 10, lambda: burst)


async def messages(target: Target) -> str:
    """Tiny messages that make no sense, over ten sockets."""
    burst = frame(TEXT, b"{") * 5000
    return await _flood(target, 10, lambda: burst)


async def history(target: Target) -> str:
    """Twenty sockets that ask for everything again and again, as fast as they may, and read nothing."""
    opened = refused = 0

    async def ask() -> None:
        nonlocal opened, refused
        while target.goes_on():
            try:
                wire = await open_socket(target.address, target.table, ATTACKER)
            except OSError:
                refused += 1
                await asyncio.sleep(0.1)
                continue
            opened += 1
            wire.reader._transport.pause_reading()  # type: ignore[attr-defined]
            with contextlib.suppress(ConnectionError):
                while target.goes_on() and not wire.writer.transport.is_closing():
                    wire.writer.write(frame(TEXT, b'{"type":"history","since":0}'))
                    await wire.writer.drain()
                    await asyncio.sleep(0.06)
            wire.let_go()

    await asyncio.gather(*[ask() for _ in range(20)])
    return f"{opened} sockets, {refused} refused"


async def reconnects(target: Target) -> str:
    """Sockets opened and left at once, by twenty hands."""
    numbers, refused = count(), count()

    async def knock() -> None:
        while target.goes_on():
            try:
                wire = await open_socket(target.address, target.table, ATTACKER)
            except OSError:
                next(refused)
                await asyncio.sleep(0.01)
                continue
            next(numbers)
            wire.let_go()

    await asyncio.gather(*[knock() for _ in range(20)])
    return f"{next(numbers)} sockets, {next(refused)} refused"


async def spectators(target: Target) -> str:
    """One address takes as many of a table's places for spectators as it gets; then another one comes."""
    wires: list[Wire] = []
    refused = 0
    while target.goes_on() and len(wires) < 300 and not refused:
        try:
            wires.append(await open_socket(target.address, target.table, ATTACKER))
            hello = await wires[-1].reader.read(2000)
            refused += b'"refused"' in hello
        except OSError:
            refused += 1
    other = "finds no place"
    with contextlib.suppress(OSError):
        wire = await open_socket(target.address, target.table, "127.0.0.3")
        if b'"hello"' in await wire.reader.read(2000):
            other = "finds a place"
        wires.append(wire)
    for wire in wires:
        wire.let_go()
    return f"{len(wires) - 2} places taken by one address; a spectator of another one {other}"
