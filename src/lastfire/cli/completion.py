"""``lastfire completion``: a script that completes our commands in a shell."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import shtab

from lastfire import bots
from lastfire.cli.commands import make_parser


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    parser = make_parser()
    for action in _actions(parser):
        if action.dest in ("data", "backup", "to"):
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest in ("bots", "line_up"):
            action.complete = shtab.cmd("echo " + " ".join(bots.NAMES))  # type: ignore[attr-defined]
        elif action.dest == "kept":
            action.complete = shtab.cmd("lastfire saves --names")  # type: ignore[attr-defined]
    print(shtab.complete(parser, args.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of all commands."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
