"""Attacks by ordinary requests: many of them, and dear ones."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Callable

from bench.attacks.stage import ATTACKER, Target
from bench.attacks.wire import Wire, dial, request
from lastfire.server.seats import SeatSigner


async def _flood(target: Target, hands: int, made: Callable[[int], bytes], many: bool = False) -> str:
    """Send requests as fast as so many hands can, each over a connection for as long as that is kept."""
    outcomes: Counter[str] = Counter()
    numbers = itertools.count()

    def source() -> str:
        if not many:
            return ATTACKER
        number = next(numbers)
        return f"127.{1 + number // 60_000}.{number // 250 % 240}.{2 + number % 250}"

    async def send() -> None:
        while target.goes_on():
            try:
                wire = await dial(target.address, source())
            except OSError:
                outcomes["could not connect"] += 1
                await asyncio.sleep(0.05)
                continue
            try:
                await target.at_most(ask(wire))
            except (OSError, asyncio.IncompleteReadError):
                outcomes["closed by the server"] += 1
            wire.let_go()

    async def ask(wire: Wire) -> None:
        while target.goes_on():
            wire.writer.write(made(next(numbers)))
            head = await wire.reader.readuntil(b"\r\n\r\n")
            outcomes[head.split()[1].decode()] += 1
            lines = head.lower().split(b"\r\n")
            sizes = [int(line.split(b":")[1]) for line in lines if line.startswith(b"content-length:")]
            await wire.reader.readexactly(sizes[0] if sizes else 0)
            if many or b"connection: close" in lines:
                return

    await asyncio.gather(*[send() for _ in range(hands)])
    return ", ".join(f"{what} {count} times" for what, count in outcomes.most_common())


def _post(target: Target, path: str, body: object) -> bytes:
    text = json.dumps(body).encode()
    headers = ("Content-Type: application/json", f"Content-Length: {len(text)}")
    return request(target.address, path, *headers, method="POST") + text


async def gets(target: Target) -> str:
    """Requests for tables, rules and pages over twenty connections, as fast as they are answered."""
    paths = (
        f"/api/tables/{target.table}",
        "/api/games",
        "/api/games/dead_of_winter/rules",
        "/api/tables/nothing",
        "/",
        "/health",
    )
    return await _flood(target, 20, lambda number: request(target.address, paths[number % len(paths)]))


async def link_guesses(target: Target) -> str:
    """Links to a seat, signed with another key or changed, over twenty connections."""
    signer = SeatSigner(bytes(32))

    def made(number: int) -> bytes:
        token = signer.link(target.table, number % 2, f"guess {number}")
        return _post(target, f"/api/tables/{target.table}/sit", {"token": token, "name": "Eve"})

    return await _flood(target, 20, made)


async def tables_by_many(target: Target) -> str:
    """New tables by ten hands, each from another address every time."""
    wanted = {"game": "dead_of_winter", "chairs": [{"who": "link"}] * 5}
    return await _flood(target, 10, lambda _: _post(target, "/api/tables", wanted), many=True)
