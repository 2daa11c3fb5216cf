"""Attacks on what is kept: tables that have to be opened, a second server, a full disk, damaged files."""

import asyncio
import contextlib
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx

from bench.attacks.stage import ATTACKER, NotStarted, Served, Stage, browser, play, report, set_up, staged
from bench.load import fill
from lastfire.server.folder import DATABASE
from lastfire.server.mending import check

_COLD: Final = 2_000
_SMALL: Final = 64 * 1024


async def cold_tables(stage: Stage, seconds: float) -> bool:
    """Tables that nobody has opened since the server began, each asked for once by one address."""
    copies = await asyncio.to_thread(_stored, stage)
    served = Served()
    outcomes: Counter[int] = Counter()
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with (
        browser(stage) as http,
        httpx.AsyncClient(base_url=stage.address, timeout=60, transport=transport) as eve,
    ):
        people = asyncio.create_task(play(stage, http, served, seconds))

        async def ask() -> None:
            while copies and not people.done():
                with contextlib.suppress(httpx.HTTPError):
                    outcomes[(await eve.get(f"/api/tables/{copies.pop()}")).status_code] += 1

        await asyncio.gather(people, *[ask() for _ in range(10)])
    print(f"  {outcomes[200]} tables opened, {outcomes[429]} requests refused")
    return report(served, visited=False)


def _stored(stage: Stage) -> list[str]:
    """Put copies of a table that was played for long into the database; returns their names."""
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), _COLD)
        with closing(sqlite3.connect(stage.data / DATABASE)) as db:
            db.execute("ATTACH ? AS other", (str(Path(folder) / DATABASE),))
            for table in ("tables", "answers", "checkpoints"):
                db.execute(f"INSERT INTO {table} SELECT * FROM other.{table}")
            db.commit()
            return [row[0] for row in db.execute("SELECT table_id FROM tables")]


async def second_server(stage: Stage, seconds: float) -> bool:
    """Other servers are started on the same folder, one after the other."""
    served = Served()
    said: Counter[str] = Counter()
    async with browser(stage) as http:
        people = asyncio.create_task(play(stage, http, served, seconds))
        while not people.done():
            other = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "lastfire", "serve", "--port", "0", "--no-browser"),
                *("--data", str(stage.data)),
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            out, complaint = await other.communicate()
            lines = (out + complaint).decode().strip().splitlines()
            said[f"exit {other.returncode}, {len(lines)} line(s)"] += 1
        await people
    print("  " + ", ".join(f"{what}: {count} times" for what, count in said.items()))
    sound = check(stage.data).sound
    print(f"  the folder is {'sound' if sound else 'DAMAGED'}")
    return report(served, visited=False) and sound and all(not each.startswith("exit 0") for each in said)


async def disk_full(stage: Stage, seconds: float) -> bool:
    """The disk takes nothing for five seconds: nothing is said to be kept then, and later all goes on."""
    served, after = Served(), Served()
    async with browser(stage) as http:
        await play(stage, http, served, 3)
        pid = stage.process.pid
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (_SMALL, limits[1]))
        full = Served()
        await play(stage, http, full, 5)
        told = Counter(each.split(":")[1].strip()[:60] for each in full.failures)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        await play(stage, http, after, max(3.0, seconds - 8))
    print(f"  while it was full: {len(full.answers)} answers kept; {dict(told)}")
    sound = check(stage.data).sound
    print(f"  the folder is {'sound' if sound else 'DAMAGED'}")
    return report(after, visited=False) and sound and bool(full.failures)


async def damaged(stage: Stage, seconds: float) -> bool:
    """Files with bits turned over and ends cut off: does a server open what it can, or say why not?"""
    luck = random.Random(1)
    outcomes: Counter[str] = Counter()
    bad = 0
    async with browser(stage) as http:
        served = Served()
        await asyncio.gather(*[play(stage, http, served, 4) for _ in range(4)])
        for _ in range(12):
            await set_up(http, [{"who": "here"}] * 2)
    with closing(sqlite3.connect(stage.data / DATABASE)) as db:
        names = [row[0] for row in db.execute("SELECT table_id FROM tables")]
    stage.process.send_signal(signal.SIGKILL)
    stage.process.wait()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        bad += await asyncio.to_thread(_one_damage, stage.data, names, luck, outcomes)
    told = ", ".join(f"{what} {count} times" for what, count in outcomes.most_common())
    print(f"  {told}; {bad} answers 5xx that are no refusal")
    return not bad


def _one_damage(data: Path, names: list[str], luck: random.Random, outcomes: Counter[str]) -> int:
    """Damage a copy, start a server on it, and open every table: how many answers were faults of ours."""
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for each in data.iterdir():
            if each.is_file():
                (Path(folder) / each.name).write_bytes(each.read_bytes())
        victim = Path(folder) / luck.choice((DATABASE, f"{DATABASE}-wal"))
        text = bytearray(victim.read_bytes())
        if text and luck.random() < 0.4:
            del text[luck.randrange(len(text)) :]
        for _ in range(10):
            if text:
                text[luck.randrange(len(text))] ^= 1 << luck.randrange(8)
        victim.write_bytes(text)
        try:
            with staged(data=Path(folder)) as other:
                for name in names:
                    answer = httpx.get(f"{other.address}/api/tables/{name}", trust_env=False, timeout=60)
                    code = "" if answer.status_code == 200 else answer.json()["error"]["code"]
                    outcomes[f"{answer.status_code} {code}".strip()] += 1
                    bad += code == "internal"
        except NotStarted:
            outcomes["start refused"] += 1
    return bad
