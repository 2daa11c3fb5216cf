"""``lastfire play`` and ``lastfire watch``: set up a sitting, then show it."""

import argparse
import sys

import lastfire
from lastfire.cli.replay import read_match
from lastfire.cli.sitting import Sitting, draw_seed, seat_people
from lastfire.cli.values import UsageError, check_bots, game_options


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or everybody leaves."""
    sitting = make_sitting(args)
    if args.plain:
        from lastfire.cli.plain import play_plain

        return play_plain(sitting, args.lang, sys.stdin)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("this is not a terminal: --plain plays in lines of text")
    from lastfire.cli.screen.app import play_on_screen

    return play_on_screen(sitting, args.lang, args.pace, args.theme)


def make_sitting(args: argparse.Namespace) -> Sitting:
    """The match and its chairs, from the arguments. Raises UsageError."""
    check_bots(args.bots)
    watching = args.command == "watch"
    people = 0 if watching else args.people or len(args.names) or 1
    seed = draw_seed() if args.seed is None else args.seed
    if args.load is not None:
        for given, name in ((args.seed is not None, "seed"), (args.option, "option")):
            if given:
                raise UsageError(f"--{name}: the saved game brings its own")
        match = read_match(args.load)
        if match.game != args.game:
            raise UsageError(f"--load: {args.load} is a game of {match.game}")
        if args.seats not in (None, match.seats):
            raise UsageError(f"--seats: {args.load} is a game of {match.seats}")
    else:
        seats = args.seats or _seats(people, len(args.bots))
        match = lastfire.new(args.game, seats=seats, seed=seed, **game_options(args.game, args.option))
    if people > match.seats:
        raise UsageError(f"--people: {people} is more than {match.seats} seats")
    if len(args.names) > people:
        raise UsageError(f"--names: {len(args.names)} names for {people} people")
    if len(set(args.names)) < len(args.names):
        raise UsageError("--names: two people have the same name")
    if people + len(args.bots) > match.seats:
        raise UsageError(f"--bots: {len(args.bots)} bots for {match.seats - people} free seats")
    chairs = seat_people(match.seats, args.names, people, args.bots or ["heuristic"])
    return Sitting(match, chairs, seed, args.save, fresh=args.load is None, beliefs=args.beliefs)


def _seats(people: int, bots: int) -> int:
    """How many seats when nobody says: those named, else a full table."""
    return people + bots if bots else max(4, people)
