"""Attack a server of this machine, and say whether people are still served.

    python -m bench.attacks NAME [--seconds 20]
    python -m bench.attacks all

A server with the settings it comes with is started for each attack, and stopped after it. The attacker is a
process of its own and comes from 127.0.0.2; at 127.0.0.1 somebody plays, an answer every 50 ms, and somebody
asks for a table over a new connection every 200 ms. People count as served when nothing fails and their times
stay below 100 ms (p99). An attack is bounded in time, connections and the memory that it may drive the server
to.
"""

import argparse
import asyncio
import inspect
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bench.attacks import bots, connections, floods, keeping, sockets
from bench.attacks.stage import Attack, Stage, Target, probe, staged


async def nothing(target: Target) -> str:
    """No attack: what the machine gives."""
    await asyncio.sleep(max(0.0, target.until - time.perf_counter()))
    return "no attack"


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (
        nothing,
        connections.silent,
        connections.slow_headers,
        connections.slow_bodies,
        connections.files,
        connections.unread,
        connections.connects,
        connections.garbage,
        sockets.pings,
        sockets.fragments,
        sockets.bad_text,
        sockets.messages,
        sockets.history,
        sockets.reconnects,
        sockets.spectators,
        floods.gets,
        floods.link_guesses,
        floods.tables_by_many,
    )
}
"""They run beside the server, in a process of their own."""
SCENES: Final[dict[str, Callable[[Stage, float], Awaitable[bool]]]] = {
    scene.__name__: scene
    for scene in (
        bots.search_bots,
        bots.watched_bots,
        bots.quick_bots,
        bots.storage_fault,
        keeping.cold_tables,
        keeping.second_server,
        keeping.disk_full,
        keeping.damaged,
    )
}
"""They are both attack and measurement."""
FILES: Final = {"files": 256}
"""How many files the server may open."""


def tried(name: str, seconds: float) -> bool:
    """Start a server, attack it, and say whether people were served."""
    with staged(FILES.get(name)) as stage:
        if name in SCENES:
            print(f"{name}: {inspect.getdoc(SCENES[name])}")
            return asyncio.run(_scene(name, stage, seconds))
        return asyncio.run(probe(stage, name, seconds))


async def _scene(name: str, stage: Stage, seconds: float) -> bool:
    return await SCENES[name](stage, seconds)


async def _attack(name: str, target: Target) -> None:
    # As if from another machine: it takes no time from the server that the server wants.
    os.nice(10)
    print(await ATTACKS[name](target), flush=True)


def main() -> None:
    names = [*ATTACKS, *SCENES]
    parser = argparse.ArgumentParser(
        prog="python -m bench.attacks",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", choices=[*names, "all"])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--against", help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.against:
        target = Target(arguments.against, arguments.table, time.perf_counter() + arguments.seconds)
        asyncio.run(_attack(arguments.name, target))
        return
    wanted = names if arguments.name == "all" else [arguments.name]
    bad = [name for name in wanted if not tried(name, arguments.seconds)]
    if bad:
        raise SystemExit(f"people were not served: {', '.join(bad)}")


if __name__ == "__main__":
    main()
