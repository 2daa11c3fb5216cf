"""``lastfire bench``: how fast this machine plays.

Time is processor time of this process, so that its neighbours matter less. All measures take turns,
round by round, so that a slow spell of the machine meets all of them; medians are printed with the
slowest and the fastest round. ``--peers`` measures catanatron (Settlers of Catan, four random players)
in the same rounds.
"""

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final

import lastfire
from lastfire import bots, engine
from lastfire.cli.simulate import columns
from lastfire.cli.values import UsageError
from lastfire.engine.chance import Chance
from lastfire.engine.match import RandomPolicy

SEATS: Final = 4
ITERATIONS: Final = 60
"""Playouts of the searching bot for each answer that is measured."""

Work = Callable[[int], int]
"""Does a piece of work, given its number; returns how much it was."""


@dataclass
class Measure:
    """One thing to measure. ``per_second`` counts work per second, otherwise microseconds for each."""

    name: str
    work: Work
    per_second: bool

    def take(self, seconds: float) -> float:
        """Work for about so long; returns the figure."""
        clock = time.process_time
        done = 0
        number = 0
        start = clock()
        while True:
            done += self.work(number)
            number += 1
            spent = clock() - start
            if spent >= seconds and done:
                break
        return done / spent if self.per_second else spent / done * 1e6


def positions(game: str, count: int = 60) -> list[lastfire.Match]:
    """Positions from all stretches of random games."""
    found: list[lastfire.Match] = []
    seed = 0
    while len(found) < count:
        seed += 1
        chance = Chance()
        chance.reseed(seed)
        match = lastfire.new(game, seats=SEATS, seed=seed)
        answers = 0
        while match.ask is not None:
            match.answer(chance.below(len(match.ask.ids)))
            answers += 1
            if answers % 9 == 0 and match.ask is not None and len(found) < count:
                found.append(match.fork())
    return found


def ours(name: str) -> list[Measure]:
    """What is measured of Lastfire, in the game of that name."""
    matches = positions(name)
    saves = [match.save() for match in matches]
    searcher = bots.make("search", seed=1, iterations=ITERATIONS)

    def playout(number: int) -> int:
        match = lastfire.new(name, seats=SEATS, seed=number)
        return match.playout(RandomPolicy(number).choose)

    def game(number: int) -> int:
        chance = Chance()
        chance.reseed(number)
        match = lastfire.new(name, seats=SEATS, seed=number)
        answers = 0
        while (ask := match.ask) is not None:
            match.answer(chance.below(len(ask.ids)))
            answers += 1
        return answers

    def fork(number: int) -> int:
        for match in matches:
            match.fork()
        return len(matches)

    def deal(number: int) -> int:
        for match in matches:
            match.deal(0, number)
        return len(matches)

    def view(number: int) -> int:
        for match in matches:
            match.view(0)
        return len(matches)

    def save(number: int) -> int:
        matches[number % len(matches)].save()
        return 1

    def load(number: int) -> int:
        lastfire.load(saves[number % len(saves)])
        return 1

    def search(number: int) -> int:
        match = matches[number * 7 % len(matches)]
        ask = match.ask
        assert ask is not None
        iterations = 0

        def counted(seed: int) -> lastfire.Match:
            nonlocal iterations
            iterations += 1
            return match.deal(ask.seat, seed)

        searcher.choose(match.sight(ask.seat), ask, counted)
        return iterations

    return [
        Measure("decisions, playouts", playout, True),
        Measure("decisions, games that can be undone", game, True),
        Measure("fork in mid-game", fork, False),
        Measure("deal in mid-game", deal, False),
        Measure("view", view, False),
        Measure("save", save, False),
        Measure("load", load, False),
        Measure("search iterations", search, True),
    ]


def peers() -> list[Measure]:
    """The same of catanatron. Raises UsageError where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as error:
        raise UsageError("--peers: this needs catanatron: pip install 'lastfire[bench]'") from error
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    decided = [0]

    class Counting(RandomPlayer):  # type: ignore[misc]
        """A random player that counts."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            decided[0] += 1
            return super().decide(game, playable_actions)

    def begin(seed: int) -> Any:
        return Game([Counting(color) for color in colors], seed=seed)

    middles = []
    for seed in range(10):
        game = begin(seed)
        for _ in range(100 + 20 * seed):
            if game.winning_color() is None:
                game.play_tick()
        middles.append(game)

    def play(number: int) -> int:
        decided[0] = 0
        begin(number).play()
        return decided[0]

    def copy(number: int) -> int:
        for game in middles:
            game.copy()
        return len(middles)

    return [
        Measure("catanatron: decisions", play, True),
        Measure("catanatron: copy in mid-game", copy, False),
    ]


RATIOS: Final = (
    ("decisions, playouts", "catanatron: decisions"),
    ("fork in mid-game", "catanatron: copy in mid-game"),
)
"""What is compared with what."""


def measure(measures: list[Measure], rounds: int, seconds: float) -> dict[str, list[float]]:
    """All measures, taking turns; each warms up first."""
    for each in measures:
        each.take(0.0)
    found: dict[str, list[float]] = {each.name: [] for each in measures}
    for _ in range(rounds):
        for each in measures:
            found[each.name].append(each.take(seconds))
    return found


def run(args: argparse.Namespace) -> int:
    """Measure, then print."""
    if args.server:
        return _server()
    measures = ours(args.game) + (peers() if args.peers else [])
    found = measure(measures, args.rounds, args.seconds)
    result: dict[str, Any] = {
        "lastfire": lastfire.__version__,
        "compiled": engine.COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "game": args.game,
        "seats": SEATS,
        "rounds": args.rounds,
        "seconds": args.seconds,
        "measures": [
            {
                "name": each.name,
                "unit": "1/s" if each.per_second else "us",
                "median": median(found[each.name]),
                "min": min(found[each.name]),
                "max": max(found[each.name]),
            }
            for each in measures
        ],
        "ratios": {},
    }
    if args.peers:
        result["catanatron"] = version("catanatron")
        for name, peer in RATIOS:
            faster = median(found[name]) / median(found[peer])
            result["ratios"][name] = faster if "decisions" in name else 1 / faster
    if args.json:
        print(json.dumps(result))
    else:
        _print(result)
    return 0


def _print(result: dict[str, Any]) -> None:
    build = "compiled" if result["compiled"] else "pure Python"
    print(f"Lastfire {result['lastfire']}, {build} rules, Python {result['python']} on {result['machine']}")
    print(f"{result['game']}, {result['seats']} seats, {result['rounds']} rounds of {result['seconds']:g} s")
    rows = [["", "median", "min", "max", ""]]
    for each in result["measures"]:
        digits = 0 if each["median"] >= 1000 else 1
        figures = [f"{each[name]:,.{digits}f}" for name in ("median", "min", "max")]
        rows.append([each["name"], *figures, "per second" if each["unit"] == "1/s" else "µs"])
    for line in columns(rows, left=(0, 4)):
        print(line)
    for name, ratio in result["ratios"].items():
        print(f"{name}: {ratio:.1f} times as fast as catanatron {result['catanatron']} in the same rounds")


def _server() -> int:
    """The load test of the server, which lies beside the sources."""
    program = Path(lastfire.__file__).parents[2] / "bench" / "server.py"
    if not program.is_file():
        raise UsageError("--server: the load test lies in the source tree only, as bench/server.py")
    return subprocess.run([sys.executable, str(program)], check=False).returncode
