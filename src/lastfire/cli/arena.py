"""``lastfire arena``: which bots win how often, each having sat in every seat."""

import argparse
import json

import lastfire
from lastfire.bots.arena import arena
from lastfire.cli.bar import progress
from lastfire.cli.values import UsageError, check_bots
from lastfire.engine.words import Name


def run(args: argparse.Namespace) -> int:
    """Play, then print what was found."""
    check_bots(args.game, args.line_up, "--line-up")
    if args.iterations is not None and "search" not in args.line_up:
        raise UsageError(
            Name("--iterations: nobody in the line-up searches", "--iterations：顔ぶれに先読み型がいません")
        )
    seats = lastfire.registered_games()[args.game].seats
    if len(args.line_up) not in seats:
        raise UsageError(
            Name(
                f"--line-up: {len(args.line_up)} bots; the game is for {seats[0]} to {seats[-1]}",
                f"--line-up：ボットは{len(args.line_up)}つですが、ゲームは{seats[0]}〜{seats[-1]}人用です",
            )
        )
    settings = {"search": {"iterations": args.iterations}} if args.iterations is not None else {}
    with progress("games") as tell:
        found = arena(
            args.game,
            len(args.line_up),
            args.line_up,
            games=args.games,
            seed=args.seed,
            jobs=args.jobs,
            settings=settings,
            progress=tell,
        )
    print(json.dumps(found.json()) if args.json else found)
    return 0
