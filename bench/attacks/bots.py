"""Attacks on what all tables share behind their sockets: the time to think, and the disk."""

import asyncio
import itertools
import json
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from typing import Final

import httpx

from bench.attacks.stage import ATTACKER, Json, Served, Stage, browser, live, play, report, set_up, spread

_SEARCH: Final[Json] = {"who": "bot", "bot": "search"}
_PATIENCE_MS: Final = 5000.0
"""A search bot thinks for 600 ms; so long a person waits for it."""
_QUICK: Final[Json] = {"who": "bot", "bot": "heuristic"}


async def _bots_of_others(stage: Stage, seconds: float, bot: Json, watched: bool) -> bool:
    """Thirty tables of bots alone, and how long the bot of another table takes meanwhile."""
    served = Served()
    waits: list[float] = []
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with AsyncExitStack() as leaving:
        http = await leaving.enter_async_context(browser(stage))
        eve = await leaving.enter_async_context(
            httpx.AsyncClient(
                base_url=stage.address, headers={"origin": stage.address}, timeout=60, transport=transport
            )
        )
        # The process that thinks is started now.
        await _time_bots(stage, http, [], time.perf_counter() + 3)
        tables = [(await set_up(eve, [bot] * 4, "off"))[0] for _ in range(30)]
        watching: list[asyncio.Task[None]] = []
        if watched:
            watching = [asyncio.create_task(_watch(stage, table)) for table in tables]
            await asyncio.sleep(1)
        used = stage.processor_seconds()
        began = time.perf_counter()
        people = asyncio.create_task(play(stage, http, served, seconds))
        await _time_bots(stage, http, waits, began + seconds)
        await people
        took = time.perf_counter() - began
        used = stage.processor_seconds() - used
        for each in watching:
            each.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    p50, _ = spread(waits)
    print(f"  30 tables of bots of one address, {'watched' if watched else 'watched by nobody'}")
    print(f"  another table's search bot: {len(waits)} answers, p50 {p50:.0f} ms, worst {max(waits):.0f} ms")
    print(f"  server: memory {stage.memory():.0f} MB, processor {used / took * 100:.0f} %")
    return report(served, visited=False) and max(waits) < _PATIENCE_MS


async def _watch(stage: Stage, table: str) -> None:
    async with live(stage, table, ATTACKER) as watching:
        async for _ in watching:
            pass


async def _time_bots(stage: Stage, http: httpx.AsyncClient, waits: list[float], until: float) -> None:
    """Play against a search bot, and note how long each of its answers takes."""
    while time.perf_counter() < until:
        table, cookie = await set_up(http, [_SEARCH, {"who": "here"}])
        asked_at: float | None = None
        count = itertools.count()
        async with live(stage, table, cookie=cookie) as socket:
            while (left := until - time.perf_counter()) > 0:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), left))
                except TimeoutError:
                    break
                if message["type"] != "state":
                    continue
                if asked_at is not None:
                    waits.append((time.perf_counter() - asked_at) * 1000)
                    asked_at = None
                ask = message["ask"]
                if ask is None:
                    break
                if message["waiting"]["bot"]:
                    asked_at = time.perf_counter()
                elif ask["options"]:
                    answer = {"ask": ask["number"], "position": 0, "key": str(next(count))}
                    await socket.send(json.dumps({"type": "answer", **answer}))
                else:
                    await socket.send(json.dumps({"type": "look", "seat": ask["seat"]}))
        if asked_at is not None:
            # It has not answered yet, and has taken at least so long.
            waits.append((time.perf_counter() - asked_at) * 1000)


async def search_bots(stage: Stage, seconds: float) -> bool:
    """Thirty tables of search bots that one address has made and nobody watches."""
    return await _bots_of_others(stage, seconds, _SEARCH, watched=False)


async def watched_bots(stage: Stage, seconds: float) -> bool:
    """Thirty tables of search bots that one address has made and watches."""
    return await _bots_of_others(stage, seconds, _SEARCH, watched=True)


async def quick_bots(stage: Stage, seconds: float) -> bool:
    """Thirty tables of heuristic bots that take no time, that one address has made and watches."""
    return await _bots_of_others(stage, seconds, _QUICK, watched=True)


async def storage_fault(stage: Stage, seconds: float) -> bool:
    """Another program locks the database for 14 seconds while bots play: they must go on by themselves."""
    async with browser(stage) as http:
        table, cookie = await set_up(http, [_QUICK] * 4, "quick")
        async with live(stage, table, cookie=cookie) as socket:
            versions: list[tuple[float, int]] = []
            told: list[str] = []

            async def listen() -> None:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "state":
                        versions.append((time.perf_counter(), message["version"]))
                    elif message["type"] not in ("hello", "chairs"):
                        told.append(str(message)[:160])

            listening = asyncio.create_task(listen())
            await asyncio.sleep(3)
            with closing(sqlite3.connect(stage.data / "lastfire.db", isolation_level=None)) as db:
                db.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(14)
                db.execute("ROLLBACK")
            released = time.perf_counter()
            before = versions[-1][1]
            await asyncio.sleep(max(seconds - 17, 12))
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
    after = [at - released for at, version in versions if version > before]
    for each in told:
        print(f"  the table was told: {each}")
    print(f"  {before} answers before the lock, {versions[-1][1] - before} after it")
    if not after:
        print("  the table stays FROZEN")
        return False
    print(f"  the bots went on {max(after[0], 0.0):.1f} s after the lock was gone")
    return True
