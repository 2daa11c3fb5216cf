"""The commands, their arguments, and what happens when something goes wrong."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

import lastfire
from lastfire import guests
from lastfire.cli import signs
from lastfire.cli.helps import WRONG, JapaneseParser, Parser, asked_language, parsing_in
from lastfire.cli.values import (
    PACES,
    Games,
    UsageError,
    count,
    dashed,
    default_language,
    number,
    port,
    seconds,
    words_list,
)
from lastfire.engine.errors import SpokenError
from lastfire.engine.words import LANGUAGES, Name
from lastfire.games import has_part, part

FAILED: Final = 1
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
OF_GAMES: Final = ("balance", "odds")
"""Commands that only some games have, in a module of their own."""
_NO_PSYCOPG: Final = Name(
    "PostgreSQL needs psycopg: pip install --require-hashes -r requirements/postgres.txt",
    "PostgreSQLを使うにはpsycopgが必要です：pip install --require-hashes -r requirements/postgres.txt",
)
SHELLS: Final = ("bash", "zsh", "fish", "tcsh", "powershell")


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command line; returns the exit status."""
    signs.prepare()
    lang = _help_language(sys.argv[1:] if argv is None else argv)
    guests.speaking.set(lang)
    try:
        with parsing_in(lang):
            parser = make_parser(lang)
            args = parser.parse_args(argv)
        if args.command is None:
            parser.print_help()
            return 0
        _settle_language(args)
        status: int = _module(args).run(args)
        sys.stdout.flush()
        return status
    except SystemExit as stopped:
        return stopped.code if isinstance(stopped.code, int) else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has heard enough. Python flushes once more at its end: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (lastfire.SetupError, UsageError) as error:
        return _tell(error.text(lang), WRONG)
    except (SpokenError, lastfire.GuestRefused) as error:
        return _tell(error.text(lang), FAILED)
    except OSError as error:
        told = error.strerror or str(error)
        return _tell(f"{error.filename}: {told}" if error.strerror and error.filename else told, FAILED)
    except lastfire.LastfireError as error:
        return _tell(str(error), FAILED)
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        return _tell(_NO_PSYCOPG.text(lang), FAILED)


def _module(args: argparse.Namespace) -> ModuleType:
    """What carries a command out: a module of the terminal, or of the game that has the command."""
    module = part(args.game, f"terminal.{args.command}") if args.command in OF_GAMES else None
    return module or importlib.import_module(f"lastfire.cli.{args.module}")


def _settle_language(args: argparse.Namespace) -> None:
    """The language that was asked for, else that of the system; raises UsageError if it cannot be shown."""
    if "lang" not in args:
        return
    shown = vars(args).get("json", False) or signs.can_show("ja")
    if args.lang is None:
        args.lang = default_language() if shown else "en"
    elif args.lang == "ja" and not shown:
        raise UsageError(
            Name(
                f"--lang: this output ({signs.encoding()}) cannot show Japanese; "
                "PYTHONIOENCODING=utf-8 lets it",
                f"--lang：この出力（{signs.encoding()}）は日本語を表示できません。"
                "PYTHONIOENCODING=utf-8 で表示できます",
            )
        )


def _help_language(arguments: Sequence[str]) -> str:
    """The language of help and errors: the one asked for, else that of the system, where it can be shown."""
    wanted = asked_language(arguments) or default_language()
    return "ja" if wanted == "ja" and signs.can_show("ja") else "en"


def _tell(text: str, status: int) -> int:
    """One line about an error."""
    print("lastfire: " + " ".join(text.split()), file=sys.stderr)
    return status


def make_parser(lang: str = "en") -> argparse.ArgumentParser:
    """All commands with their arguments."""
    kind = JapaneseParser if lang == "ja" else Parser
    parser = kind(
        prog="lastfire",
        description="Zombie-survival board games on one rules engine.",
        epilog="lastfire <command> --help says more about a command.",
    )
    parser.add_argument("--version", action="version", version=f"lastfire {lastfire.__version__}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(dest="command", metavar="<command>", parser_class=kind)

    def command(name: str, words: str, module: str = "") -> Parser:
        made = commands.add_parser(name, help=words, description=words)
        made.set_defaults(module=module or name)
        return made

    _serve(command("serve", "Serve the browser client on this machine."))
    _backup(
        command(
            "backup", "Copy the tables of a server and its key to a new folder; it may be running.", "keep"
        )
    )
    _restore(command("restore", "Put a backup of a server in place.", "keep"))
    _check(command("check", "Check everything that a server has kept; it may be running.", "keep"))
    _repair(command("repair", "Mend what is damaged of what a server has kept.", "keep"))
    _migrate(
        command(
            "migrate", "Take the tables of a server to PostgreSQL or back; no server may be running.", "keep"
        )
    )
    _tables(command("tables", "List, close or delete the tables of a server; it may be running."))
    _people(command("people", "List or delete the people who keep a name at a server; it may be running."))
    _notice(
        command(
            "notice", "Tell everybody at every table what is planned; the server may be running.", "announce"
        )
    )
    _stop(
        command(
            "stop", "Stop the server of a data folder when what is under way there is finished.", "announce"
        )
    )
    _play(command("play", "Play in the terminal, alone or with others at one keyboard."))
    _watch(command("watch", "Watch bots play.", "play"))
    _resume(command("resume", "Go on with a game that was left."))
    _saves(command("saves", "List the games that were left or finished."))
    _replay(command("replay", "Print the log of a saved game."))
    _verify(command("verify", "Check that the luck of a saved game came from its secret."))
    _simulate(command("simulate", "Let bots play many games and count."))
    _arena(command("arena", "Compare bots, each in every seat."))
    _balance(command("balance", "How a game comes out, by objective, variant, players and betrayer."))
    _odds(command("odds", "The exact chances of a fight."))
    _options_of(command("options", "List the options of a game, with their values and what they mean."))
    _cards(command("cards", "Print the cards of a game."))
    _rules(command("rules", "Print the rules of a game, with the code and the tests of each."))
    _bench(command("bench", "Measure the speed of the engine on this machine."))
    _completion(command("completion", "Print a script that completes these commands in your shell."))
    return parser


def _game(parser: argparse.ArgumentParser, only: Sequence[str] = (), why: Name | None = None) -> None:
    """The game; ``why`` says of all but some that they are not for this command."""
    games = Games(only or tuple(lastfire.registered_games()), why)
    parser.add_argument("game", type=games, choices=games, metavar="game", help=f"one of {games}")


def _games_with(command: str) -> tuple[str, ...]:
    """The games that have this command."""
    return tuple(game for game in lastfire.registered_games() if has_part(game, f"terminal.{command}"))


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="language (default: that of the system)",
    )


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as journey=on; may be repeated (lastfire options lists them)",
    )


def _screen(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pace", choices=tuple(PACES), default="normal", help="how fast bots move")
    parser.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    parser.add_argument("--theme", choices=("night", "day"), default="night", help="colours of the screen")


def _serve(parser: argparse.ArgumentParser) -> None:
    # A default that is a text is read as an argument is: one line says what is wrong with a variable.
    variables = os.environ
    parser.add_argument(
        "--host",
        default=variables.get("LASTFIRE_HOST") or "127.0.0.1",
        help="address to listen on (default: this machine only)",
    )
    parser.add_argument(
        "--port",
        type=port,
        default=variables.get("LASTFIRE_PORT") or 8000,
        help="first port to try (default: 8000; 0: any)",
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open a browser (default: no)"
    )
    _data(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which others reach this server; may be given several times",
    )
    from lastfire.server.choices import choices  # The other commands do not need them.

    for choice in choices():
        if choice.kind is bool:
            parser.add_argument(
                choice.flag, action=argparse.BooleanOptionalAction, default=None, help=choice.words
            )
        else:
            parser.add_argument(choice.flag, metavar="VALUE", help=choice.words.replace("%", "%%"))


def _database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default=os.environ.get("LASTFIRE_DATABASE") or "",
        metavar="ADDRESS",
        help="PostgreSQL database of the tables, in place of the data folder",
    )


def _data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=os.environ.get("LASTFIRE_DATA") or None,
        metavar="DIR",
        help="where the server keeps its tables",
    )


def _kept(parser: argparse.ArgumentParser) -> None:
    """Where a command about what a server has kept finds it, and how it answers."""
    _data(parser)
    _database(parser)
    _language(parser)
    _json(parser)


def _orders(parser: Parser, words: dict[str, str]) -> dict[str, Parser]:
    """A parser for each order that a command takes, by name."""
    orders = parser.add_subparsers(dest="order", metavar="<order>", required=True, parser_class=type(parser))
    made: dict[str, Parser] = {}
    for name, text in words.items():
        made[name] = orders.add_parser(name, help=text, description=text)
        made[name].set_defaults(order=name)
        _kept(made[name])
    return made


def _backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "to", type=Path, metavar="BACKUP", help="the folder to make; it must not be there yet"
    )
    _kept(parser)


def _restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("backup", type=Path, metavar="BACKUP", help="the folder that lastfire backup made")
    parser.add_argument(
        "--replace", action="store_true", help="put aside what is kept there, under another name"
    )
    _kept(parser)


def _check(parser: argparse.ArgumentParser) -> None:
    _kept(parser)


def _repair(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--go-back",
        action="store_true",
        help="take a table with a damaged log back to the last answer that can be played again",
    )
    _kept(parser)


def _migrate(parser: argparse.ArgumentParser) -> None:
    for name, words in (("source", "what to take everything from"), ("target", "what to take it to")):
        parser.add_argument(name, choices=("sqlite", "postgres"), help=words)
    _kept(parser)


def _tables(parser: Parser) -> None:
    orders = _orders(
        parser,
        {
            "list": "All tables, those first at which nothing has happened for longest.",
            "close": "Nothing more can happen at these tables; they can be looked at and downloaded.",
            "delete": "Forget these tables and all that people did there.",
            "lay-out": (
                "Prepare tables of an earlier Lastfire to go on under later rules; it is still needed once."
            ),
        },
    )
    for name in ("close", "delete"):
        orders[name].add_argument(
            "tables", nargs="+", metavar="TABLE", help="the last part of the table's address"
        )
    orders["lay-out"].add_argument(
        "--with",
        dest="python",
        type=Path,
        required=True,
        metavar="PYTHON",
        help="the interpreter of the environment in which the earlier Lastfire is installed",
    )


def _people(parser: Parser) -> None:
    orders = _orders(
        parser,
        {
            "list": "Everybody who keeps a name, those first who have not been here for longest.",
            "delete": "Forget these people: name, recovery phrase, and which seats were whose.",
        },
    )
    orders["delete"].add_argument(
        "people", nargs="+", metavar="PERSON", help="the number that lastfire people list shows"
    )


def _notice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", nargs="?", default="", metavar="TEXT", help="what to say, in your own words")
    parser.add_argument(
        "--at", metavar="TIME", help="when the server is restarted: 18:30, or 2026-11-24T18:30"
    )
    parser.add_argument("--minutes", type=count, metavar="N", help="for how many minutes it is gone")
    parser.add_argument("--off", action="store_true", help="take back what was said")
    _kept(parser)


def _stop(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=count, default=60, metavar="N", help="how long to wait for it (default: 60)"
    )
    _data(parser)
    _language(parser)
    _json(parser)


def _play(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--seats", type=count, help="how many play (default: 4, or people and bots named)")
    parser.add_argument("--people", type=count, help="how many people (default: 1, or the names given)")
    parser.add_argument("--names", type=words_list, default=[], metavar="A,B", help="names of the people")
    parser.add_argument(
        "--seat",
        type=count,
        metavar="N",
        help="seat of the first person, counted from 1; others take the free ones in order (default: 1; in "
        "Versus, the last seat leads the Zeds)",
    )
    parser.add_argument(
        "--bots", type=words_list, default=[], metavar="BOT,...", help="bots of the other seats"
    )
    parser.add_argument("--seed", type=number, help="any whole number (default: drawn)")
    _options(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game, by file or name")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game saves itself")
    _language(parser)
    _screen(parser)
    parser.set_defaults(beliefs=False)


def _watch(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--seats", type=count, help="how many play (default: 4, or the bots named)")
    parser.add_argument("--bots", type=words_list, default=[], metavar="BOT,...", help="who plays")
    parser.add_argument("--seed", type=number, help="any whole number (default: drawn)")
    _options(parser)
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game, by file or name")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game saves itself")
    _language(parser)
    _screen(parser)
    parser.add_argument(
        "--beliefs",
        action="store_true",
        help="show whom every bot takes for the betrayer, turn by turn (Dead of Winter)",
    )
    parser.set_defaults(people=0, names=[], seat=None)


def _resume(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "kept",
        nargs="?",
        metavar="GAME",
        help="its name in lastfire saves, or the file of a saved game (default: the latest that is not over)",
    )
    _language(parser)
    _screen(parser)


def _saves(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--names", action="store_true", help="names alone, one on each line")
    _language(parser)
    _json(parser)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kept", metavar="GAME", help="a saved game: its file, or its name in lastfire saves")
    parser.add_argument("--seat", type=count, metavar="N", help="as seen from this seat, counted from 1")
    _language(parser)
    _json(parser)


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("kept", metavar="GAME", help="a saved game: its file, or its name in lastfire saves")
    parser.add_argument(
        "--commitment",
        default="",
        metavar="HASH",
        help="the SHA-256 of the secret that the table showed at the start",
    )
    _language(parser)
    _json(parser)


def _simulate(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--seats", type=count, default=4, help="how many play (default: 4)")
    parser.add_argument(
        "--bots",
        type=words_list,
        default=["random"],
        metavar="BOT,...",
        help="who plays, by seat; fewer than seats are repeated (default: random)",
    )
    parser.add_argument("--games", type=count, default=100, help="how many games (default: 100)")
    parser.add_argument("--jobs", type=count, default=1, help="how many processes (default: 1)")
    parser.add_argument("--seed", type=number, default=1, help="any whole number (default: 1)")
    _options(parser)
    _json(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write every game and decision to FILE.jsonl or FILE.parquet"
    )


def _arena(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument(
        "--line-up", type=words_list, required=True, metavar="BOT,...", help="the bots, one for each seat"
    )
    parser.add_argument("--games", type=count, default=200, help="how many games (default: 200)")
    parser.add_argument("--jobs", type=count, default=1, help="how many processes (default: 1)")
    parser.add_argument("--seed", type=number, default=1, help="any whole number (default: 1)")
    parser.add_argument("--iterations", type=count, help="playouts of a searching bot for one answer")
    _json(parser)


def _balance(parser: argparse.ArgumentParser) -> None:
    _game(
        parser,
        _games_with("balance"),
        Name("has no variants whose balance is studied", "には調整を調べる変種がありません"),
    )
    parser.add_argument("--games", type=count, default=200, help="how many games a line (default: 200)")
    parser.add_argument("--chapter", type=count, nargs="+", metavar="N", help="only these tables, by number")
    parser.add_argument("--jobs", type=count, default=1, help="how many processes (default: 1)")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page with plots as well")
    _language(parser)
    _json(parser)


def _odds(parser: Parser) -> None:
    games = parser.add_subparsers(dest="game", metavar="game", required=True, parser_class=type(parser))
    for game in _games_with("odds"):
        module = part(game, "terminal.odds")
        assert module is not None
        # Either spelling is understood; the one with help is shown and completed.
        made = games.add_parser(dashed(game), help=module.WORDS, description=module.WORDS)
        for spelling in (made, games.add_parser(game, description=module.WORDS)):
            spelling.set_defaults(game=game)
            module.add_arguments(spelling)
            _language(spelling)
            _json(spelling)


def _options_of(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    _language(parser)
    _json(parser)


def _cards(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--level", type=count, help="cards of this level only (Hit Z Road)")
    parser.add_argument(
        "--kind", metavar="KIND", help="cards of this kind only, such as crises (Dead of Winter)"
    )
    parser.add_argument(
        "--set", metavar="SET", help="cards of this set only, such as long_night (Dead of Winter)"
    )
    parser.add_argument("--missing", action="store_true", help="what is not there yet, and nothing else")
    _language(parser)
    _json(parser)


def _rules(parser: argparse.ArgumentParser) -> None:
    _game(parser)
    parser.add_argument("--id", metavar="ID", help="rules whose id begins so, such as HZR-PAY")
    parser.add_argument("--missing", action="store_true", help="rules without code or without a test")
    _language(parser)
    _json(parser)


def _completion(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="which shell")


def _bench(parser: argparse.ArgumentParser) -> None:
    games = Games(tuple(lastfire.registered_games()))
    parser.add_argument(
        "game",
        nargs="?",
        type=games,
        choices=games,
        metavar="game",
        help="which game (default: every game)",
    )
    parser.add_argument("--seats", type=count, default=4, help="how many play (default: 4)")
    _options(parser)
    parser.add_argument("--rounds", type=count, default=5, help="how often each is measured (default: 5)")
    parser.add_argument(
        "--seconds", type=seconds, default=0.3, help="how long each takes in a round (default: 0.3)"
    )
    parser.add_argument("--peers", action="store_true", help="measure catanatron in the same run")
    parser.add_argument("--server", action="store_true", help="measure the server instead (source tree only)")
    _json(parser)
