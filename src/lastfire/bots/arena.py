"""The arena: which of these bots wins how often, and how sure is that?

Every seed is played once with each rotation of the line-up, so that every bot meets the same luck
from every chair. Such a set of games is a *trial*. Intervals are 95 % Wilson intervals; because the
games of a trial share their luck, the number of games put into the formula is the number of
independent games that would spread as much as the trials did.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import ceil, sqrt
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import Any, Final, NamedTuple

import lastfire
from lastfire import bots
from lastfire.bots.bot import Bot, Deal
from lastfire.engine.errors import LastfireError, SetupError
from lastfire.engine.sight import Sight
from lastfire.engine.step import Ask
from lastfire.engine.words import fill
from lastfire.processes import begin_as_worker, deaf

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""

SURE: Final = 1.959964
"""Standard errors on either side of a 95 % interval."""
FEW: Final = 10
"""From fewer trials nothing can be said about how they spread."""
WAITING_PER_PROCESS: Final = 2


class Stopped(LastfireError):
    """The arena was closed before this game was over."""


class Interval(NamedTuple):
    """An estimate and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


class Row(NamedTuple):
    """How one bot of the line-up did, per chair it sat on."""

    bot: str
    chairs: int
    share: Interval
    """Of the games, which it won; a shared win counts as its share. Solo: the returns."""
    decided: Interval
    """The same among the games that anybody won."""
    score: Interval
    alive: float
    decisions: int
    seconds: float
    """Mean time of a decision."""


class Result(NamedTuple):
    """What an arena found. ``str()`` is a table; ``table()`` its rows, ``json()`` everything."""

    game: str
    seats: int
    line_up: tuple[str, ...]
    games: int
    trials: int
    seed: int
    nobody: float
    """Of the games, which nobody won."""
    rows: tuple[Row, ...]

    def table(self) -> list[list[str]]:
        """A heading and one row per bot, as text."""
        wins = ["wins per chair [95 %]", "of decided games [95 %]"]
        if self.seats == 1:
            wins = ["returns [95 %]", "of games with any [95 %]"]
        head = ["bot", "chairs", *wins, "score [95 %]"]
        head += ["alive", "decisions", "ms each"]
        rows = [
            [
                row.bot,
                str(row.chairs),
                str(row.share),
                str(row.decided),
                f"{row.score.mean:.2f} [{row.score.low:.2f}, {row.score.high:.2f}]",
                f"{row.alive:.3f}",
                str(row.decisions),
                f"{1000 * row.seconds:.2f}",
            ]
            for row in self.rows
        ]
        return [head, *rows]

    def json(self) -> dict[str, Any]:
        """Everything as JSON values."""
        found = self._asdict()
        found["line_up"] = list(self.line_up)
        found["rows"] = [
            {name: list(value) if isinstance(value, Interval) else value for name, value in row.items()}
            for row in (row._asdict() for row in self.rows)
        ]
        return found

    def __str__(self) -> str:
        table = self.table()
        widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
        counts = {"seats": self.seats, "games": self.games, "trials": self.trials}
        counted = fill("{seats:seat|seats}, {games:game|games} in {trials:trial|trials}", counts)
        lines = [f"{self.game}, {counted} from seed {self.seed}; nobody won {self.nobody:.1%}"]
        lines += [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in table
        ]
        return "\n".join(lines)


def arena(
    game: str,
    seats: int,
    line_up: Sequence[str],
    games: int = 400,
    seed: int = 0,
    jobs: int = 1,
    settings: Mapping[str, Mapping[str, object]] | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Let bots play ``games`` games, rounded up to whole trials, and say how each of them did.

    ``line_up`` names a bot for each of the ``seats``, ``settings`` holds settings by bot name,
    ``options`` those of the game. ``jobs`` processes share the work; the result does not depend on
    how many, but for the seconds. Raises SetupError, naming the field, before anything is played.
    """
    plan = Plan(game, tuple(line_up), seed, dict(settings or {}), dict(options or {}))
    if len(plan.line_up) != seats:
        raise SetupError("line_up", f"{len(plan.line_up)} bots are named for {seats!r} seats")
    plan.check()
    for name, number in (("games", games), ("jobs", jobs)):
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            raise SetupError(name, f"{number!r} is not a number of at least 1")
    rotations = plan.rotations
    trials = ceil(games / rotations)
    found: dict[int, list[Played]] = {}
    for trial, played in _play_all(plan, trials, jobs):
        found[trial] = played
        if progress is not None:
            progress(len(found) * rotations, trials * rotations)
    return _sum_up(plan, [found[trial] for trial in range(trials)])


class Played(NamedTuple):
    """One game, by the places of the line-up: plain numbers that travel between processes."""

    returns: list[float]
    scores: list[float]
    alive: list[bool]
    decisions: list[int]
    seconds: list[float]


class Plan(NamedTuple):
    """What is to be played: names and numbers only, so that it travels to other processes."""

    game: str
    line_up: tuple[str, ...]
    seed: int
    settings: dict[str, Mapping[str, object]]
    options: dict[str, object]

    def check(self) -> None:
        """Raise SetupError for anything that could not be played."""
        for name in self.settings:
            if name not in self.line_up:
                raise SetupError("settings", f"{name!r} is not in the line-up")
        for name in self.line_up:
            bots.make(name, 0, **self.settings.get(name, {}))
            if self.game in lastfire.registered_games() and name not in bots.names_for(self.game):
                raise SetupError("line_up", f"{name} cannot play {self.game}, which has no judgement yet")
        lastfire.new(self.game, len(self.line_up), self.seed, **self.options)

    @property
    def rotations(self) -> int:
        """How many rotations of the line-up differ."""
        seats = len(self.line_up)
        return next(
            turn for turn in range(1, seats + 1) if self.line_up == self.line_up[turn:] + self.line_up[:turn]
        )

    def play(self, trial: int, stop: "Event | None" = None) -> list[Played]:
        """All games of one trial."""
        return [self._play(trial, turn, stop) for turn in range(self.rotations)]

    def _play(self, trial: int, turn: int, stop: "Event | None") -> Played:
        seats = len(self.line_up)
        match = lastfire.new(self.game, seats, self.seed + trial, **self.options)
        # The bot at place i of the line-up sits on chair (i + turn) % seats.
        clocks = [
            Clock(
                bots.make(name, (self.seed + trial) * 16 + place, **self.settings.get(name, {})),
                stop,
            )
            for place, name in enumerate(self.line_up)
        ]
        bots.play(match, [clocks[(chair - turn) % seats] for chair in range(seats)])
        chairs = [(place + turn) % seats for place in range(seats)]
        returns = match.returns
        result = match.view(None).get("result") or {}
        by_seat = {score["seat"]: score for score in result.get("scores", [])}
        return Played(
            [returns[chair] for chair in chairs],
            [float(by_seat[chair]["total"]) if chair in by_seat else returns[chair] for chair in chairs],
            [bool(by_seat[chair]["alive"]) if chair in by_seat else True for chair in chairs],
            [clock.decisions for clock in clocks],
            [clock.seconds for clock in clocks],
        )


class Clock(Bot):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot, stop: "Event | None") -> None:
        self.bot = bot
        self.stop = stop
        self.decisions = 0
        self.seconds = 0.0

    @property
    def needs_sight(self) -> bool:
        return self.bot.needs_sight

    def choose(self, sight: Sight, ask: Ask, deal: Deal) -> int:
        if self.stop is not None and self.stop.is_set():
            raise Stopped("the arena is closed")
        began = perf_counter()
        position = self.bot.choose(sight, ask, deal)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return position


def _play_all(plan: Plan, trials: int, jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """Every trial with its number, in the order in which they end."""
    if jobs == 1:
        for trial in range(trials):
            yield trial, plan.play(trial)
        return
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin_process, (plan, stop))
    try:
        waiting: dict[Future[list[Played]], int] = {}
        following = 0
        while waiting or following < trials:
            while following < trials and len(waiting) < jobs * WAITING_PER_PROCESS:
                with deaf():
                    waiting[pool.submit(_play_trial, following)] = following
                following += 1
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future.result()
    finally:
        # Also after Ctrl-C: the games under way end at their next decision.
        stop.set()
        pool.shutdown(cancel_futures=True)


_PLAN: list[tuple[Plan, Event]] = []
"""What this process was started for."""


def _begin_process(plan: Plan, stop: Event) -> None:
    begin_as_worker()
    _PLAN.append((plan, stop))


def _play_trial(trial: int) -> list[Played]:
    plan, stop = _PLAN[0]
    return plan.play(trial, stop)


def wilson(share: float, games: float) -> Interval:
    """The 95 % Wilson interval of a share seen in so many independent games."""
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of independent values with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    half = SURE * sqrt(spread / len(values))
    return Interval(mean, mean - half, mean + half)


def _spread(values: Sequence[float]) -> tuple[float, float]:
    """The mean of the trials, and the square of its standard error."""
    mean = sum(values, 0.0) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sum([(value - mean) ** 2 for value in values], 0.0) / (len(values) - 1) / len(values)


def _share(mean: float, values: Sequence[float], games: int) -> Interval:
    """A share with its interval, from how the trials spread."""
    error = _spread(values)[1]
    independent = float(games)
    if len(values) >= FEW and error > 0:
        independent = min(max(mean * (1 - mean) / error, float(len(values))), 4.0 * games)
    return wilson(min(max(mean, 0.0), 1.0), independent)


def _sum_up(plan: Plan, trials: list[list[Played]]) -> Result:
    games = [game for trial in trials for game in trial]
    decided = [[game for game in trial if sum(game.returns, 0.0) > 0] for trial in trials]
    rows = []
    for name in dict.fromkeys(plan.line_up):
        places = [place for place, other in enumerate(plan.line_up) if other == name]

        def mean(of: Callable[[Played], Sequence[float]], some: list[Played], places: list[int]) -> float:
            return sum([of(game)[place] for game in some for place in places], 0.0) / (
                len(some) * len(places)
            )

        share = [mean(lambda game: game.returns, trial, places) for trial in trials]
        of_decided = [mean(lambda game: game.returns, trial, places) for trial in decided if trial]
        won = [game for trial in decided for game in trial]
        score, error = _spread([mean(lambda game: game.scores, trial, places) for trial in trials])
        decisions = sum(game.decisions[place] for game in games for place in places)
        seconds = sum([game.seconds[place] for game in games for place in places], 0.0)
        rows.append(
            Row(
                name,
                len(places),
                _share(mean(lambda game: game.returns, games, places), share, len(games)),
                _share(mean(lambda game: game.returns, won, places), of_decided, len(won))
                if won
                else Interval(0.0, 0.0, 1.0),
                Interval(score, score - SURE * sqrt(error), score + SURE * sqrt(error)),
                mean(lambda game: game.alive, games, places),
                decisions,
                seconds / decisions if decisions else 0.0,
            )
        )
    return Result(
        plan.game,
        len(plan.line_up),
        plan.line_up,
        len(games),
        len(trials),
        plan.seed,
        1 - sum(len(trial) for trial in decided) / len(games),
        tuple(rows),
    )
