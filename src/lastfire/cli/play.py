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
from lastfire.engine.words import Name


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or everybody leaves."""
    return show(make_sitting(args), args)


def show(sitting: Sitting, args: argparse.Namespace) -> int:
    """Show a sitting as the arguments ask for, until it is over."""
    check_place(args)
    if args.plain:
        from lastfire.cli.plain import play_plain

        return play_plain(sitting, args.lang, sys.stdin)
    from lastfire.cli.screen.app import play_on_screen

    return play_on_screen(sitting, args.lang, args.pace, args.theme)


def check_place(args: argparse.Namespace) -> None:
    """Raise UsageError where a sitting cannot be shown as the arguments ask for."""
    if args.plain:
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError(
            Name(
                "this is not a terminal: --plain plays in lines of text",
                "端末ではありません。--plain を付けると文章で遊べます",
            )
        )
    if not signs.can_show_all():
        raise UsageError(
            Name(
                f"this terminal ({signs.encoding()}) cannot show the table: --plain plays in lines of text",
                f"この端末（{signs.encoding()}）はテーブルを表示できません。--plain を付けると文章で遊べます",
            )
        )


def make_sitting(args: argparse.Namespace) -> Sitting:
    """The match and its chairs, from the arguments. Raises UsageError."""
    check_bots(args.game, args.bots)
    watching = args.command == "watch"
    if args.beliefs and not teller_of(args.game).has_beliefs:
        raise UsageError(
            Name(
                f"--beliefs: nobody can betray anybody in {dashed(args.game)}",
                f"--beliefs：{dashed(args.game)}に裏切り者はいません",
            )
        )
    people = 0 if watching else args.people or len(args.names) or 1
    seed = draw_seed() if args.seed is None else args.seed
    if args.load is not None:
        args.load = find(str(args.load))
        for given, name in ((args.seed is not None, "seed"), (args.option, "option")):
            if given:
                raise UsageError(
                    Name(
                        f"--{name}: the saved game brings its own",
                        f"--{name}：保存されたゲームのものが使われます",
                    )
                )
        match = read_match(args.load)
        if match.game != args.game:
            raise UsageError(
                Name(
                    f"--load: {args.load} is a game of {match.game}",
                    f"--load：{args.load}は{match.game}のゲームです",
                )
            )
        if args.seats not in (None, match.seats):
            raise UsageError(
                Name(
                    f"--seats: {args.load} is a game of {match.seats}",
                    f"--seats：{args.load}は{match.seats}人のゲームです",
                )
            )
        if not (watching or args.people or args.names or args.bots or args.seat):
            return seated(args.load, keeper_of(args.save, args.load))
    else:
        seats = args.seats or _seats(people, len(args.bots))
        match = lastfire.new(args.game, seats=seats, seed=seed, **game_options(args.game, args.option))
    if people > match.seats:
        raise UsageError(
            Name(
                f"--people: {people} is more than {match.seats} seats",
                f"--people：{people}人は{match.seats}席より多い人数です",
            )
        )
    if args.seat is not None and args.seat > match.seats:
        raise UsageError(
            Name(
                f"--seat: there is no seat {args.seat} at a table of {match.seats}",
                f"--seat：{match.seats}席のテーブルに{args.seat}番目の席はありません",
            )
        )
    if len(args.names) > people:
        raise UsageError(
            Name(
                f"--names: {len(args.names)} names for {people} people",
                f"--names：{people}人に対して名前が{len(args.names)}つあります",
            )
        )
    if len(set(args.names)) < len(args.names):
        raise UsageError(Name("--names: two people have the same name", "--names：同じ名前の人がいます"))
    if people + len(args.bots) > match.seats:
        raise UsageError(
            Name(
                f"--bots: {len(args.bots)} bots for {match.seats - people} free seats",
                f"--bots：空席は{match.seats - people}つですが、ボットが{len(args.bots)}つ指定されています",
            )
        )
    first = 0 if args.seat is None else args.seat - 1
    chairs = seat_people(match.seats, args.names, people, args.bots or [usual_bot(args.game)], first)
    keeper = keeper_of(args.save, args.load)
    return Sitting(match, chairs, seed, keeper, fresh=args.load is None, beliefs=args.beliefs)


def keeper_of(save: Path | None, load: Path | None) -> Keeper:
    """Where the game keeps itself; raises UsageError for a file that holds something else."""
    if save is None:
        return Keeper()
    check_writable(save, "--save")
    if save.exists() and not (load is not None and save.resolve() == load.resolve()):
        raise UsageError(
            Name(
                f"--save: {save} exists; --load goes on with it, another name keeps both",
                f"--save：{save}はすでにあります。--load で続きを遊ぶか、別の名前にしてください",
            )
        )
    return Keeper(save, named=True)


def _seats(people: int, bots: int) -> int:
    """How many seats when nobody says: those named, else a full table."""
    return people + bots if bots else max(4, people)
