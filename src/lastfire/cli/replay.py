"""``lastfire replay``: the log of a saved game."""

import argparse
import json
from pathlib import Path

import lastfire
from lastfire.cli.tables import teller_of
from lastfire.cli.values import UsageError


def read_match(path: Path) -> lastfire.Match:
    """The match in a file; raises SaveError naming the file."""
    data = path.read_bytes()
    try:
        return lastfire.load(data)
    except lastfire.SaveError as error:
        raise lastfire.SaveError(f"{path}: {error}") from error


def write_match(path: Path, match: lastfire.Match) -> None:
    """Save a match; the file is either the old one or the whole new one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(match.save())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def run(args: argparse.Namespace) -> int:
    """Print the log."""
    match = read_match(args.file)
    seat = None
    if args.seat is not None:
        if args.seat > match.seats:
            raise UsageError(f"--seat: {args.seat} is not from 1 to {match.seats}")
        seat = args.seat - 1
    teller = teller_of(match.game)
    catalogue = lastfire.games()[match.game].catalogue()
    for record in match.records(seat):
        if args.json:
            values = {"number": record.number, "kind": record.kind, "args": record.args}
            print(json.dumps(values, ensure_ascii=False))
        else:
            for line in teller.record_lines(record, catalogue, None, args.lang):
                print(line)
    if not match.over and not args.json:
        ask = match.ask
        assert ask is not None
        print(ask.text(args.lang))
    return 0
