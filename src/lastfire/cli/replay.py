"""``lastfire replay``: the log of a saved game."""

import argparse
from pathlib import Path

import lastfire
from lastfire.cli.earlier import LOG_BEGINS, OfOtherRules, rules_line, versions_of
from lastfire.cli.keeping import find
from lastfire.cli.lines import teller_of
from lastfire.cli.signs import to_json
from lastfire.cli.values import UsageError
from lastfire.engine.words import Name, seat_name
from lastfire.terms import HAS_TO_CHOOSE


def read_match(path: Path) -> lastfire.Match:
    """The match in a file; raises SaveError naming the file."""
    data = path.read_bytes()
    try:
        return lastfire.load(data)
    except lastfire.OtherVersion as error:
        raise OfOtherRules(path, error) from error
    except lastfire.SaveError as error:
        raise lastfire.SaveError(f"{path}: {error}") from error


def run(args: argparse.Namespace) -> int:
    """Print the log."""
    match = read_match(find(args.kept))
    seat = None
    if args.seat is not None:
        if args.seat > match.seats:
            raise UsageError(
                Name(
                    f"--seat: {args.seat} is not from 1 to {match.seats}",
                    f"--seat：{args.seat}は1から{match.seats}の範囲にありません",
                )
            )
        seat = args.seat - 1
    teller = teller_of(match.game)
    catalogue = lastfire.registered_games()[match.game].catalogue()
    before = rules_line(match, LOG_BEGINS, args.lang)
    if before:
        # As data it comes before the records, and has no number as they have.
        now = lastfire.registered_games()[match.game].version
        rules = {"kind": "rules", "args": {"version": now, "earlier_versions": versions_of(match)}}
        print(to_json(rules) if args.json else before)
    records = match.records(seat)
    for record in records if args.json else teller.gathered(records):
        if args.json:
            values = {"number": record.number, "kind": record.kind, "args": record.args}
            print(to_json(values))
        else:
            for line in teller.record_lines(record, catalogue, None, args.lang, match.options):
                print(line)
    if not match.over and not args.json:
        ask = match.ask
        assert ask is not None
        # What is asked may tell of cards that only the seat that is asked has seen.
        asked = seat_name(ask.seat, args.lang, None)
        print(ask.text(args.lang) if seat == ask.seat else HAS_TO_CHOOSE.text(args.lang).format(name=asked))
    return 0
