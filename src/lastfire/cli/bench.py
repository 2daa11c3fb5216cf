"""``lastfire bench``: how fast this machine plays.

Time is processor time of this process, so that its neighbours matter less. All measures take turns,
round by round, so that a slow spell of the machine meets all of them; medians are printed with the
slowest and the fastest round. ``--peers`` measures catanatron (Settlers of Catan, four random players)
in the same rounds, and compares within each round.

Answers are counted in the loop that everybody writes: look at ``ask.options``, choose, ``answer``. Forks,
deals, views, saves and search start from games of heuristic bots: random players seldom get as far as the
positions that anybody thinks about.
"""

import argparse
import gc
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import lastfire
from lastfire import bots, engine
from lastfire.cli.simulate import columns
from lastfire.cli.values import UsageError, game_options
from lastfire.engine.game import OptionValue
from lastfire.engine.match import RandomPolicy
from lastfire.engine.words import Name

SEATS: Final = 4
PEER: Final = "catanatron"
EVERY: Final = 9
"""A position is taken after so many answers."""
MOST_GAMES: Final = 60
"""So many games are looked through for positions."""
ITERATIONS: Final = 60
"""Playouts of the searching bot for each answer that is measured."""
SEARCHED: Final = 20
"""So many of the positions in which it looks ahead."""

Work = Callable[[int], int]
"""Does a piece of work, given its number; returns how much it was."""


@dataclass
class Measure:
    """One thing to measure in a game, or of a peer.

    ``per_second`` counts work per second, otherwise microseconds for each.
    """

    of: str
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


def every_position(_: lastfire.Match) -> bool:
    """Any position will do."""
    return True


def positions(
    game: str,
    options: dict[str, OptionValue],
    count: int = 60,
    seats: int = SEATS,
    wanted: Callable[[lastfire.Match], bool] = every_position,
) -> list[lastfire.Match]:
    """Positions from all stretches of games of heuristic bots, played with these options.

    Those that are wanted, fewer than ``count`` where ``MOST_GAMES`` games have no more of them.
    """
    found: list[lastfire.Match] = []
    for seed in range(1, MOST_GAMES + 1):
        if len(found) == count:
            break
        players = [bots.make("heuristic", seed=seed + seat) for seat in range(seats)]
        match = lastfire.new(game, seats=seats, seed=seed, **options)
        answers = 0
        while (ask := match.ask) is not None and len(found) < count:
            if answers % EVERY == EVERY - 1 and wanted(match):
                found.append(match.fork())
            bots.move(match, players[ask.seat])
            answers += 1
    return found


class LookedAhead(Exception):
    """A searching bot has asked for a deal."""


def looks_ahead(searcher: bots.Bot, match: lastfire.Match) -> bool:
    """Whether a searching bot tries anything here: some questions it answers as it judges."""

    def deal(_: int) -> lastfire.Match:
        raise LookedAhead

    ask = match.ask
    assert ask is not None
    try:
        searcher.choose(match.sight(ask.seat), ask, deal)
    except LookedAhead:
        return True
    return False


def answers_given(match: lastfire.Match, seed: int) -> int:
    """Play a match at random, as a program does that looks at every option; how many answers it took."""
    dice = Random(seed)
    answers = 0
    while (ask := match.ask) is not None:
        match.answer(dice.randrange(len(ask.options)))
        answers += 1
    return answers


def ours(name: str, options: dict[str, OptionValue], seats: int = SEATS) -> list[Measure]:
    """What is measured of Lastfire, in the game of that name played with these options by so many."""
    matches = positions(name, options, seats=seats)
    saves = [match.save() for match in matches]
    searcher = bots.make("search", seed=1, iterations=ITERATIONS)
    searched = positions(name, options, SEARCHED, seats, partial(looks_ahead, searcher))

    def playout(number: int) -> int:
        match = lastfire.new(name, seats=seats, seed=number, **options)
        return match.playout(RandomPolicy(number).choose)

    def game(number: int) -> int:
        return answers_given(lastfire.new(name, seats=seats, seed=number, **options), number)

    def game_without_past(number: int) -> int:
        match = lastfire.new(name, seats=seats, seed=number, past=False, **options)
        return answers_given(match, number)

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
        match = searched[number * 7 % len(searched)]
        ask = match.ask
        assert ask is not None
        iterations = 0

        def counted(seed: int) -> lastfire.Match:
            nonlocal iterations
            iterations += 1
            return match.deal(ask.seat, seed)

        searcher.choose(match.sight(ask.seat), ask, counted)
        return iterations

    measures = [
        Measure(name, "answers, with undo", game, True),
        Measure(name, "answers, past=False", game_without_past, True),
        Measure(name, "answers in playouts", playout, True),
        Measure(name, "fork in mid-game", fork, False),
        Measure(name, "deal in mid-game", deal, False),
        Measure(name, "view", view, False),
        Measure(name, "save", save, False),
        Measure(name, "load", load, False),
    ]
    # In some ways to play a searching bot hardly ever comes to where it looks ahead.
    return [*measures, Measure(name, "search iterations", search, True)] if searched else measures


def peers() -> list[Measure]:
    """The same of catanatron. Raises UsageError where it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError as error:
        raise UsageError(
            Name(
                "--peers: this needs catanatron: pip install 'lastfire[bench]'",
                "--peers：catanatronが必要です：pip install 'lastfire[bench]'",
            )
        ) from error
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
        Measure(PEER, "decisions", play, True),
        Measure(PEER, "copy in mid-game", copy, False),
    ]


RATIOS: Final = (
    ("answers, with undo", "decisions"),
    ("answers, past=False", "decisions"),
    ("answers in playouts", "decisions"),
    ("fork in mid-game", "copy in mid-game"),
)
"""What is compared with what."""

Found = dict[tuple[str, str], list[float]]
"""The figure of every round, by what it is of and its name."""


def measure(measures: list[Measure], rounds: int, seconds: float) -> Found:
    """All measures, taking turns; each warms up first."""
    for each in measures:
        each.take(0.0)
    # What lies ready for one measure is nothing that the garbage collector should go over in another.
    gc.collect()
    gc.freeze()
    found: Found = {(each.of, each.name): [] for each in measures}
    for _ in range(rounds):
        for each in measures:
            found[each.of, each.name].append(each.take(seconds))
    gc.unfreeze()
    return found


def times_as_fast(found: Found, game: str, name: str, peer: str) -> float:
    """How many times as fast as the peer a game was, in the median of the rounds."""
    per_second = name.startswith("answers")
    pairs = zip(found[game, name], found[PEER, peer], strict=True)
    return median([own / other if per_second else other / own for own, other in pairs])


def run(args: argparse.Namespace) -> int:
    """Measure, then print."""
    if args.server:
        return _server()
    if args.option and not args.game:
        raise UsageError(Name("--option: name the game first", "--option：先にゲームを指定してください"))
    options = game_options(args.game, args.option) if args.game else {}
    games = [args.game] if args.game else list(lastfire.registered_games())
    measures = peers() if args.peers else []
    for game in games:
        measures += ours(game, options, args.seats)
    found = measure(measures, args.rounds, args.seconds)
    result: dict[str, Any] = {
        "lastfire": lastfire.__version__,
        "compiled": engine.COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": games,
        "options": options,
        "seats": args.seats,
        "rounds": args.rounds,
        "seconds": args.seconds,
        "measures": [
            {
                "of": each.of,
                "name": each.name,
                "unit": "1/s" if each.per_second else "us",
                "median": median(found[each.of, each.name]),
                "min": min(found[each.of, each.name]),
                "max": max(found[each.of, each.name]),
            }
            for each in measures
        ],
    }
    if args.peers:
        result["catanatron"] = version("catanatron")
        result["ratios"] = {
            game: {name: times_as_fast(found, game, name, peer) for name, peer in RATIOS} for game in games
        }
    if args.json:
        print(json.dumps(result))
    else:
        _print(result)
    return 0


def _print(result: dict[str, Any]) -> None:
    build = "compiled" if result["compiled"] else "pure Python"
    print(f"Lastfire {result['lastfire']}, {build} rules, Python {result['python']} on {result['machine']}")
    seats = "1 seat" if result["seats"] == 1 else f"{result['seats']} seats"
    rounds = "1 round" if result["rounds"] == 1 else f"{result['rounds']} rounds"
    print(f"{seats}, {rounds} of {result['seconds']:g} s")
    if result["options"]:
        print(", ".join(f"{name}={value}" for name, value in result["options"].items()))
    ratios = result.get("ratios", {})
    rows = [["", "median", "min", "max", "", f"× {PEER}" if ratios else ""]]
    heading = ""
    for each in result["measures"]:
        if each["of"] != heading:
            heading = each["of"]
            rows.append([f"{heading} {result.get(heading, '')}".strip(), "", "", "", "", ""])
        digits = 0 if each["median"] >= 1000 else 1
        figures = [f"{each[name]:,.{digits}f}" for name in ("median", "min", "max")]
        unit = "per second" if each["unit"] == "1/s" else "µs"
        ratio = ratios.get(heading, {}).get(each["name"])
        rows.append([f"  {each['name']}", *figures, unit, "" if ratio is None else f"{ratio:.1f}"])
    for line in columns(rows, left=(0, 4)):
        print(line)


def _server() -> int:
    """The load test of the server, which lies beside the sources."""
    program = Path(lastfire.__file__).parents[2] / "bench" / "server.py"
    if not program.is_file():
        raise UsageError(
            Name(
                "--server: the load test lies in the source tree only, as bench/server.py",
                "--server：負荷テストはソースツリーにしかありません（bench/server.py）",
            )
        )
    return subprocess.run([sys.executable, str(program)], check=False).returncode
