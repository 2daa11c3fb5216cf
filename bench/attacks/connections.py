"""Attacks by connections that are opened and used for nothing."""

import asyncio
import time
from collections import Counter

from bench.attacks.stage import ATTACKER, Target
from bench.attacks.wire import Wire, dial, request


async def _held(target: Target, wanted: int, first: bytes, more: bytes, sources: int = 1) -> str:
    """Keep so many connections for as long as they last; send ``first`` at once, ``more`` every second."""
    lasted: list[float] = []
    outcomes: Counter[str] = Counter()
    places = asyncio.Semaphore(200)

    async def hold(number: int) -> None:
        source = f"127.0.{1 + number % sources}.2" if sources > 1 else ATTACKER
        while target.goes_on():
            try:
                async with places:
                    wire = await dial(target.address, source)
            except OSError:
                outcomes["could not connect"] += 1
                await asyncio.sleep(1)
                continue
            began = time.perf_counter()
            await target.at_most(drip(wire))
            lasted.append(time.perf_counter() - began)
            wire.let_go()
            outcomes["closed by the server" if target.goes_on() else "held to the end"] += 1
            await asyncio.sleep(1)

    async def drip(wire: Wire) -> None:
        wire.writer.write(first)
        dripping = asyncio.create_task(keep_dripping(wire))
        try:
            await wire.closed()
        finally:
            dripping.cancel()

    async def keep_dripping(wire: Wire) -> None:
        while more:
            await asyncio.sleep(1)
            wire.writer.write(more)

    await asyncio.gather(*[hold(number) for number in range(wanted)])
    longest = max(lasted, default=0.0)
    told = ", ".join(f"{what} {count} times" for what, count in sorted(outcomes.items()))
    return f"{wanted} connections of {sources} addresses: {told}; the longest lasted {longest:.0f} s"


async def silent(target: Target) -> str:
    """1,500 connections over which nothing is ever sent."""
    return await _held(target, 1500, b"", b"")


async def slow_headers(target: Target) -> str:
    """300 requests, a byte a second."""
    return await _held(target, 300, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", b"x")


async def slow_bodies(target: Target) -> str:
    """300 requests whose body comes a byte a second."""
    head = request(
        target.address,
        "/api/tables",
        "Content-Type: application/json",
        "Content-Length: 10000",
        method="POST",
    )
    return await _held(target, 300, head + b"{", b" ")


async def files(target: Target) -> str:
    """600 silent connections from 20 addresses on a server that may open 256 files."""
    return await _held(target, 600, b"", b"", sources=20)


async def unread(target: Target) -> str:
    """150 connections that ask for the catalogue of a game over and over and read nothing."""
    asked = request(target.address, "/api/games/dead_of_winter/catalogue") * 50
    opened = refused = 0
    wires: list[Wire] = []
    while target.goes_on():
        if len(wires) < 150:
            try:
                wire = await dial(target.address, ATTACKER)
            except OSError:
                refused += 1
                await asyncio.sleep(0.1)
                continue
            # What nobody takes out stays with the server.
            wire.reader._transport.pause_reading()  # type: ignore[attr-defined]
            wire.writer.write(asked)
            wires.append(wire)
            opened += 1
        else:
            wires = [each for each in wires if not each.writer.transport.is_closing()]
            await asyncio.sleep(0.1)
    for wire in wires:
        wire.let_go()
    return f"{opened} connections that read nothing, {refused} refused"


async def connects(target: Target) -> str:
    """Connections opened and closed as fast as 50 hands can."""
    count = refused = 0

    async def knock() -> None:
        nonlocal count, refused
        while target.goes_on():
            try:
                wire = await dial(target.address, ATTACKER)
            except OSError:
                refused += 1
                await asyncio.sleep(0.1)
                continue
            wire.let_go()
            count += 1

    await asyncio.gather(*[knock() for _ in range(50)])
    return f"{count} connections, {refused} not made"


async def garbage(target: Target) -> str:
    """What is no request at all, over a new connection each time, to fill the log."""
    count = 0

    async def babble() -> None:
        nonlocal count
        while target.goes_on():
            try:
                wire = await dial(target.address, ATTACKER)
                wire.writer.write(b"\x00\xff no request\r\n\r\n")
                await target.at_most(wire.closed())
                wire.let_go()
                count += 1
            except OSError:
                await asyncio.sleep(0.1)

    await asyncio.gather(*[babble() for _ in range(20)])
    return f"{count} times"
