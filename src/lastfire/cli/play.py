"""``lastfire play`` and ``lastfire watch``: set up a sitting, then show it."""

import argparse
import sys
from pathlib import Path

import lastfire
from lastfire.cli import signs
from lastfire.cli.files import check_writable
from lastfire.cli.keeping import Keeper, find
from lastfire.cli.lines import teller_of
from lastfire.cli.replay import read_match
from lastfire.cli.sitting import Sitting, draw_seed, seat_people, seated, usual_bot
from lastfire.cli.values import UsageError, check_bots, dashed, game_options


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or everybody leaves."""
    return show(make_sitting(args), args)


def show(sitting: Sitting, args: argparse.Namespace) -> int:
    """Show a sitting as the arguments ask for, until it is over."""
    if args.plain:
        from lastfire.cli.plain import play_plain

        return play_plain(sitting, args.lang, sys.stdin)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("this is not a terminal: --plain plays in lines of text")
    if not signs.can_show_all():
        raise UsageError(
            f"this terminal ({signs.encoding()}) cannot show the table: --plain plays in lines of text"
        )
    from lastfire.cli.screen.app import play_on_screen

    return play_on_screen(sitting, args.lang, args.pace, args.theme)


def make_sitting(args: argparse.Namespace) -> Sitting:
    """The match and its chairs, from the arguments. Raises UsageError."""
    check_bots(args.game, args.bots)
    watching = args.command == "watch"
    if args.beliefs and not teller_of(args.game).has_beliefs:
        raise UsageError(f"--beliefs: nobody can betray anybody in {dashed(args.game)}")
    people = 0 if watching else args.people or len(args.names) or 1
    seed = draw_seed() if args.seed is None else args.seed
    if args.load is not None:
        args.load = find(str(args.load))
        for given, name in ((args.seed is not None, "seed"), (args.option, "option")):
            if given:
                raise UsageError(f"--{name}: the saved game brings its own")
        match = read_match(args.load)
        if match.game != args.game:
            raise UsageError(f"--load: {args.load} is a game of {match.game}")
        if args.seats not in (None, match.seats):
            raise UsageError(f"--seats: {args.load} is a game of {match.seats}")
        if not (watching or args.people or args.names or args.bots):
            return seated(args.load, keeper_of(args.save, args.load))
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
    chairs = seat_people(match.seats, args.names, people, args.bots or [usual_bot(args.game)])
    keeper = keeper_of(args.save, args.load)
    return Sitting(match, chairs, seed, keeper, fresh=args.load is None, beliefs=args.beliefs)


def keeper_of(save: Path | None, load: Path | None) -> Keeper:
    """Where the game keeps itself; raises UsageError for a file that holds something else."""
    if save is None:
        return Keeper()
    check_writable(save, "--save")
    if save.exists() and not (load is not None and save.resolve() == load.resolve()):
        raise UsageError(f"--save: {save} exists; --load goes on with it, another name keeps both")
    return Keeper(save, named=True)


def _seats(people: int, bots: int) -> int:
    """How many seats when nobody says: those named, else a full table."""
    return people + bots if bots else max(4, people)
