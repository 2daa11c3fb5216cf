"""What a crafted save can cost: saves of real games, changed at random and loaded, over and over.

    python bench/saves.py [--saves 100000] [--seed 1] [--game dead_of_winter] [--keep FOLDER]

Every save has a right checksum, so that all of it reaches the rules. Each is loaded, shown to every
seat and answered once, in a process that
may take 1 s of processor time and 200 MB more than before; what takes more is counted, and kept in
FOLDER. A save is loaded or refused with SaveError; anything else is counted as well.
"""

import argparse
import multiprocessing
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

import lastfire
from lastfire.engine.match import Match
from lastfire.engine.notation import decode, encode

SECONDS: Final = 1.0
MEGABYTES: Final = 200
TOO_MUCH: Final = ("too slow", "too large")
NUMBERS: Final = (
    0,
    1,
    -1,
    2,
    -2,
    7,
    100,
    1000,
    -1000,
    10**6,
    10**9,
    -(10**9),
    2**31,
    2**62,
    2**63,
    2**64,
    10**30,
)
OPTIONS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "hit_z_road": ({}, {"journey": True, "journey_legs": 3}, {"single_volley": False}),
    "dead_of_winter": ({}, {"long_night": "mixed", "raxxon": True, "bandits": True, "improvements": True}),
    "dawn_of_the_zeds": ({}, {"level": "apocalypse"}, {"mode": "versus"}, {"level": "directors_cut"}),
}


class TooSlow(BaseException):
    """The time is up. No handler of ordinary errors may take it for one."""


def positions(luck: random.Random, game: str) -> Iterator[bytes]:
    """Saves of random games: as they were played, dealt anew, and with a table laid out in mid-game."""
    while True:
        seats = luck.choice(lastfire.registered_games()[game].seats)
        try:
            match = lastfire.new(
                game, seats=seats, seed=luck.randrange(2**32), **luck.choice(OPTIONS.get(game, ({},)))
            )
        except lastfire.SetupError:
            continue  # Not for so many players.
        for number in range(luck.randrange(1, 200)):
            if match.ask is None:
                break
            if number % 20 == 19:
                yield match.save()
                # A deal begins in mid-game, so that all that lies there then is in its save.
                yield match.deal(luck.randrange(seats), luck.randrange(2**32)).save()
            match.answer(luck.randrange(len(match.ask.ids)))


def mutated(luck: random.Random, save: bytes) -> bytes:
    """The same save with a few things changed, and its checksum right again."""
    saved = decode(save)
    for _ in range(luck.choice((1, 1, 1, 2, 3, 8))):
        part = luck.choice(("base", "base", "base", "base", "outcomes", "answers", "luck", "given", "seats"))
        if part == "seats":
            saved["seats"] = luck.choice((1, 2, 3, 4, 5, luck.choice(NUMBERS)))
        else:
            saved[part] = changed(luck, saved[part])
    return encode(saved)


def crafted(luck: random.Random, save: bytes) -> bytes:
    """What a patient stranger makes: a changed table with the dice and the digest that belong to it."""
    saved = decode(save)
    game = lastfire.registered_games()[saved["game"]]
    setup = game.agree(saved["seats"], saved["options"])
    base = saved["base"][4:]
    for _ in range(luck.choice((1, 1, 2, 5))):
        base = changed(luck, base)
    table = game.unpack(base, setup)
    table.chance.reseed(luck.randrange(2**32))
    match = Match(game, setup, table)
    match._begin()
    for _ in range(luck.randrange(4)):
        if match.ask is not None:
            match.answer(luck.randrange(len(match.ask.ids)))
    return match.save()


def changed(luck: random.Random, numbers: list[int]) -> list[int]:
    """A list of numbers with one change."""
    found = numbers[:]
    at = luck.randrange(len(found)) if found else 0
    kind = luck.randrange(8)
    if not found or kind == 0:
        found.insert(at, luck.choice(NUMBERS))
    elif kind == 1:
        del found[at]
    elif kind == 2:
        other = luck.randrange(len(found))
        found[at], found[other] = found[other], found[at]
    elif kind == 3:
        found[at:at] = found[at : at + luck.randrange(40)]
    elif kind == 4:
        found[at] += luck.choice((1, -1, 2, 10, 64, 1000))
    elif kind == 5:
        found = found * luck.choice((2, 3, 50)) if len(found) < 2000 else found[:at]
    else:
        found[at] = luck.choice(NUMBERS)
    return found


_Made = TypeVar("_Made")


def within_limits(work: Callable[[], _Made]) -> _Made | str:
    """What this makes, or what came of it instead."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        return work()
    except lastfire.SaveError:
        return "refused"
    except TooSlow:
        return "too slow"
    except MemoryError:
        return "too large"
    except Exception as error:  # noqa: BLE001 - whatever else comes out is a fault, and is counted by name
        return type(error).__name__
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def load(save: bytes) -> str:
    """How loading a save comes out, and going on with it."""
    match = within_limits(lambda: lastfire.load(save))
    if isinstance(match, str):
        return match
    went = within_limits(lambda: go_on(match))
    return "loaded" if went is None else f"{went} later"


def is_wrong(came_out: str) -> bool:
    """Whether this may not happen. A table that no game leads to may break a rule later on."""
    return came_out.startswith(TOO_MUCH) or not came_out.endswith(("loaded", "refused", "later"))


def go_on(match: lastfire.Match) -> None:
    """What a server does at once with a match that it has loaded; the chances are reckoned elsewhere."""
    for seat in (None, *range(match.seats)):
        match.view(seat)
    if match.ask is not None:
        match.answer(len(match.ask.ids) - 1)


def address_space() -> int:
    """How many bytes of addresses this process uses now."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()


def work(game: str, seed: int, count: int, keep: Path | None) -> tuple[Counter[str], float, float]:
    """Load so many changed saves; returns how they came out, the worst time, and the memory taken in MB."""
    luck = random.Random(f"{game} {seed}")
    lastfire.new(game, seats=lastfire.registered_games()[game].seats[-1])
    saves = positions(luck, game)
    ready = [next(saves) for _ in range(24)]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    most = address_space() + MEGABYTES * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    found: Counter[str] = Counter()
    worst = 0.0
    for number in range(count):
        if number % 20 == 0:
            ready[luck.randrange(len(ready))] = next(saves)
        save: bytes | str = mutated(luck, luck.choice(ready))
        if number % 2:
            save = ""
            # Many changed tables are refused before there is a match to save.
            while isinstance(save, str):
                save = within_limits(lambda: crafted(luck, luck.choice(ready)))
        assert isinstance(save, bytes)
        began = time.process_time()
        came_out = load(save)
        worst = max(worst, time.process_time() - began)
        found[came_out] += 1
        if keep is not None and is_wrong(came_out):
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{game}-{seed}-{number}-{came_out.replace(' ', '_')}.save").write_bytes(save)
    return found, worst, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def measure(games: list[str], saves: int, seed: int, keep: Path | None) -> bool:
    """Print how each game does; returns whether nothing was too slow, too large or otherwise wrong."""
    good = True
    # A process for each game: what one has taken is not taken for another's.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        for game in games:
            found, worst, memory = pool.submit(work, game, seed, saves // len(games), keep).result()
            told = ", ".join(f"{count} {name}" for name, count in found.most_common())
            print(f"{game}: {told}; worst {worst:.2f} s, {memory:.0f} MB", flush=True)
            good = good and not any(is_wrong(name) for name in found)
    return good


def main() -> None:
    games = list(lastfire.registered_games())
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--saves", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=games)
    parser.add_argument("--keep", type=Path)
    arguments = parser.parse_args()
    chosen = [arguments.game] if arguments.game else games
    sys.exit(0 if measure(chosen, arguments.saves, arguments.seed, arguments.keep) else 1)


if __name__ == "__main__":
    main()
