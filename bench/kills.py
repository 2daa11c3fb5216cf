"""A server with SQLite that is killed in the middle of play, again and again: is anything lost?

    python -m bench.kills [--kills 300] [--tables 6]

Each table has two screens, and both answer every question at once, so that always one of them is late. The
server is killed (SIGKILL) a fraction of a second after everybody is back, and started anew on the same
folder; its screens come back and send again what was not acknowledged, as pages do. At the end every log has
to hold exactly what was acknowledged, and every table is played again from its log.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bench.several import Play, Server, compare
from lastfire.server.folder import DATABASE
from lastfire.server.mending import check
from lastfire.server.sqlite import sqlite_storage


async def kill(play: Play, kills: int) -> None:
    """Kill the server so often, each time once every table has gone on."""
    (server,) = play.servers
    for number in range(1, kills + 1):
        await asyncio.sleep(play.luck.uniform(0.0, 0.6))
        play.killed_at = time.perf_counter()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        while any(at < play.killed_at for at, _ in play.waiting.values()):
            await asyncio.sleep(0.02)
        if number % 20 == 0:
            print(f"{number} kills, {play.count()} acknowledged", flush=True)
    play.over = True


async def played(server: Server, tables: int, kills: int) -> Play:
    """Everybody plays, and the server is killed."""
    play = Play([server])
    playing = [asyncio.create_task(play.tables()) for _ in range(tables)]
    await kill(play, kills)
    await asyncio.gather(*playing)
    return play


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.kills",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=6)
    arguments = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server(data)
        server.start()
        try:
            play = asyncio.run(played(server, arguments.tables, arguments.kills))
        finally:
            server.kill()
        faults = server.faults()
        print(f"{arguments.kills} kills in {time.perf_counter() - began:.0f} s, {faults} tracebacks")
        report = check(data)
        good = compare(sqlite_storage(data / DATABASE), report, play)
    print("good" if good and not faults else "NOT GOOD")
    return 0 if good and not faults else 1


if __name__ == "__main__":
    sys.exit(main())
