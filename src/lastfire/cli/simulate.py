"""``lastfire simulate``: bots play many games; a summary, and every game and decision as rows.

Rows of a game (``row`` = "game"):

| column | what it is |
|---|---|
| game, game_seed | number of the game, counted from 0; ``lastfire watch --seed`` with it plays the same |
| version, layout | of the game's rules; the key of its layout in ``lastfire.envs``, none without that extra |
| seats, bots, options | how many played, which bot sat where, options of the game as they are typed |
| decisions, rounds | how many answers were given; in which round it ended |
| returns | by seat: what the game was worth (1: won) |
| ... | what the game says of its end, see below |
| winners, reason | seats that won, and by what |
| digest | a fingerprint of the last position |

Rows of a decision (``row`` = "decision"):

| column | what it is |
|---|---|
| game, game_seed, number | which game, and which decision of it, counted from 0 |
| round, seat, bot | when, and who decided |
| question, options | what was asked, and how many options there were |
| offered | the fixed numbers of the options, in their order |
| position, action, notation | the option chosen: its place, its fixed number, its verb and arguments |
| return | how the game ended for this seat |
| ... | what the game says of this seat, see below |

Columns of Hit Z Road: scores, alive and counted by seat (points, whether the group survived, whether its
points were compared: not in a game that a single survivor has won); score for a decision.

Columns of Dead of Winter: main_objective (which), objective (whether it was completed), morale and
starvation at the end, lost (survivors dead or gone); by seat secrets (which secret objective), groups
(survivors at the end), betrayers, exiled; betrayer for a decision.
"""

import argparse
import hashlib
import json
import math
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

import lastfire
from lastfire import bots
from lastfire.cli.bar import progress
from lastfire.cli.lines import teller_of
from lastfire.cli.lines.telling import Statistic
from lastfire.cli.output import Out, open_out
from lastfire.cli.values import UsageError, check_bots, game_options, spoken_options
from lastfire.cli.workers import work_in_order
from lastfire.engine.game import OptionValue
from lastfire.engine.words import Name, fill


@dataclass(frozen=True)
class Plan:
    """What all games of a run have in common."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue]
    with_decisions: bool
    layout: str | None


@dataclass
class Played:
    """One game as it ended."""

    row: dict[str, Any]
    decisions: list[dict[str, Any]] = field(default_factory=list)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run: small enough to type, different for every run and game."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def layout_key(game: str, seats: int, options: dict[str, Any]) -> str | None:
    """What tells the layout of observations apart; None without the extra ``env``, or without a layout."""
    if any(find_spec(package) is None for package in ("gymnasium", "numpy", "pettingzoo")):
        return None
    from lastfire import envs

    if not envs.has_layout(game):
        return None
    rules = lastfire.registered_games()[game]
    return envs.layout(game, seats, *rules.additions(rules.agree(seats, options))).key


def play_one(plan: Plan, number: int) -> Played:
    """Play one game of a run to its end."""
    seed = seed_of(plan.seed, number)
    match = lastfire.new(plan.game, seats=plan.seats, seed=seed, **plan.options)
    players = [bots.make(name, seed=seed + seat) for seat, name in enumerate(plan.bots)]
    teller = teller_of(plan.game)
    decisions: list[dict[str, Any]] = []
    count = 0
    while (ask := match.ask) is not None:
        seat = ask.seat
        position = bots.choice(match, players[seat])
        if plan.with_decisions:
            option = ask.options[position]
            view = match.view(None)
            decisions.append(
                {
                    "row": "decision",
                    "game": number,
                    "game_seed": seed,
                    "number": count,
                    "round": teller.round_of(view),
                    "seat": seat,
                    "bot": plan.bots[seat],
                    "question": ask.question,
                    "options": len(ask.ids),
                    "offered": list(ask.ids),
                    "position": position,
                    "action": option.id,
                    "notation": option.notation,
                }
            )
        match.answer(position)
        count += 1
    view = match.view(None)
    outcome = teller.outcome(view, lastfire.registered_games()[plan.game].catalogue())
    returns = match.returns
    for decision in decisions:
        decision["return"] = returns[decision["seat"]]
        decision |= teller.seat_outcome(outcome, decision["seat"])
    row = {
        "row": "game",
        "game": number,
        "game_seed": seed,
        "version": lastfire.registered_games()[plan.game].version,
        "layout": plan.layout,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "options": spoken_options(match.options),
        "decisions": count,
        "rounds": teller.round_of(view),
        "returns": returns,
        **outcome,
        "digest": match.digest(),
    }
    return Played(row, decisions)


class Tally:
    """What the games of a run come to, seat by seat and as a whole."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.teller = teller_of(plan.game)
        self.games = 0
        self.decisions = 0
        self.returns = [0.0] * plan.seats
        self.squares = [0.0] * plan.seats
        self.sums = {statistic.name: [0] * plan.seats for statistic in self.teller.statistics}
        self.counted = {statistic.name: [0] * plan.seats for statistic in self.teller.statistics}
        self.totals: dict[str, Counter[str] | int] = {
            statistic.name: Counter() if statistic.how == "words" else 0 for statistic in self.teller.totals
        }

    def add(self, row: dict[str, Any]) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += row["decisions"]
        for seat in range(self.plan.seats):
            self.returns[seat] += row["returns"][seat]
            self.squares[seat] += row["returns"][seat] ** 2
            for statistic in self.teller.statistics:
                if not statistic.where or row[statistic.where][seat]:
                    self.sums[statistic.name][seat] += row[statistic.column][seat]
                    self.counted[statistic.name][seat] += 1
        for statistic in self.teller.totals:
            counted = self.totals[statistic.name]
            if isinstance(counted, Counter):
                counted[row[statistic.column]] += 1
            else:
                self.totals[statistic.name] = counted + row[statistic.column]

    def json(self, seconds: float) -> dict[str, Any]:
        """The summary as JSON values. Only ``seconds`` and ``decisions_per_second`` vary by machine."""
        by_points = self.plan.seats == 1 and self.teller.solo_points
        rows = []
        for seat in range(self.plan.seats):
            share = self.returns[seat] / self.games
            low, high = interval(share, self.squares[seat], self.games, by_points)
            row = {
                "seat": seat + 1,
                "bot": self.plan.bots[seat],
                "games": self.games,
                "wins": round(self.returns[seat], 6),
                "share": round(share, 6),
                "share_low": round(low, 6),
                "share_high": round(high, 6),
            }
            for statistic in self.teller.statistics:
                total, games = self.sums[statistic.name][seat], self.counted[statistic.name][seat]
                row[statistic.name] = self._measured(statistic, total, games)
            rows.append(row)
        totals: dict[str, Any] = {}
        for statistic in self.teller.totals:
            counted = self.totals[statistic.name]
            if isinstance(counted, Counter):
                totals[statistic.name] = dict(sorted(counted.items()))
            else:
                totals[statistic.name] = self._measured(statistic, counted, self.games)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "mean_decisions": round(self.decisions / self.games, 4),
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds) if seconds > 0 else None,
            **totals,
            "by_seat": rows,
        }

    def _measured(self, statistic: Statistic, total: int, games: int) -> float | int | None:
        """What a sum over so many games says; nothing where there are none."""
        if statistic.how in ("mean", "share"):
            return round(total / games, 4) if games else None
        return total if statistic.how == "yes" else games - total


def interval(share: float, squares: float, games: int, by_points: bool) -> tuple[float, float]:
    """The 95 % interval of a share: Wilson's for wins, the normal one for points."""
    z = 1.959964
    if by_points:
        spread = max(0.0, squares / games - share * share)
        half = z * math.sqrt(spread / games)
        return share - half, share + half
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def run(args: argparse.Namespace) -> int:
    """Play, count, write."""
    check_bots(args.game, args.bots)
    if len(args.bots) > args.seats:
        raise UsageError(
            Name(
                f"--bots: {len(args.bots)} bots for {args.seats} seats",
                f"--bots：席は{args.seats}つですが、ボットが{len(args.bots)}つ指定されています",
            )
        )
    names = tuple(args.bots[seat % len(args.bots)] for seat in range(args.seats))
    options = game_options(args.game, args.option)
    key = layout_key(args.game, args.seats, options) if args.out is not None else None
    plan = Plan(args.game, args.seats, names, args.seed, options, args.out is not None, key)
    # Wrong options are told now, not by a worker.
    lastfire.new(plan.game, seats=plan.seats, seed=plan.seed, **plan.options)
    tally = Tally(plan)
    start = time.monotonic()
    with open_out(args.out, tally.teller) as out:
        _play_all(plan, args.games, args.jobs, tally, out)
    summary = tally.json(time.monotonic() - start)
    if args.json:
        print(json.dumps(summary))
    else:
        print_summary(summary)
    return 0


def _play_all(plan: Plan, games: int, jobs: int, tally: Tally, out: Out) -> None:
    with progress("games") as tell, closing(work_in_order(play_one, plan, games, jobs)) as results:
        for played in results:
            tally.add(played.row)
            out.write(played.row, played.decisions)
            tell(tally.games, games)


def print_summary(summary: dict[str, Any]) -> None:
    """The summary as a table."""
    teller = teller_of(summary["game"])
    share = "mean" if summary["seats"] == 1 and teller.solo_points else "share"
    rows = [["seat", "bot", "games", "wins", share, "95 % interval", *[m.head for m in teller.statistics]]]
    for row in summary["by_seat"]:
        rows.append(
            [
                str(row["seat"]),
                row["bot"],
                str(row["games"]),
                f"{row['wins']:.1f}",
                f"{row['share']:.1%}",
                f"{row['share_low']:.1%} to {row['share_high']:.1%}",
                *[_spoken(statistic, row[statistic.name]) for statistic in teller.statistics],
            ]
        )
    for text in columns(rows, left=(1,)):
        print(text)
    for statistic in teller.totals:
        print(f"{statistic.head}: {_spoken(statistic, summary[statistic.name])}")
    rate = summary["decisions_per_second"]
    print(
        fill("{games:game|games}, ", summary) + f"{summary['mean_decisions']:.1f} decisions each, "
        f"{rate if rate is not None else '?'} decisions/s with bots choosing, {summary['seconds']:.1f} s"
    )


def _spoken(statistic: Statistic, value: Any) -> str:
    """One value of the summary as it is printed."""
    if value is None:
        return "-"
    if statistic.how == "words":
        return ", ".join(f"{word} {count}" for word, count in value.items())
    if statistic.how == "share":
        return f"{value:.1%}"
    return f"{value:.2f}" if statistic.how == "mean" else str(value)


def columns(rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> list[str]:
    """A table as lines, numbers at the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(widths[i]) if i in left else cell.rjust(widths[i]) for i, cell in enumerate(row)
        ).rstrip()
        for row in rows
    ]
