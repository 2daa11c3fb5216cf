"""``lastfire odds``: the exact prospects of a hand-to-hand."""

import argparse
import json
from typing import Final

from lastfire.cli.values import UsageError, number
from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name

WORDS: Final = "The exact prospects of a hand-to-hand."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a hand-to-hand depends on."""
    parser.add_argument("--zeds", type=number, required=True, help="Strength on the Zeds side")
    parser.add_argument("--unit", type=number, required=True, help="Strength of the unit that fights them")
    parser.add_argument("--shift", type=number, default=0, help="columns to the right (default: 0)")
    parser.add_argument("--extra", type=number, default=0, help="dice rolled beyond two (default: 0)")
    parser.add_argument("--again", action="store_true", help="roll again after a loss")
    parser.add_argument("--zeds-left", type=number, default=6, help="Hits the Zeds can take (default: 6)")
    parser.add_argument("--unit-left", type=number, default=4, help="Hits the unit can take (default: 4)")
    parser.add_argument(
        "--zeds-ignore", type=number, default=0, help="sides of a die that save Zeds (default: 0)"
    )
    parser.add_argument(
        "--unit-ignores", type=number, default=0, help="sides that save the unit (default: 0)"
    )


def run(args: argparse.Namespace) -> int:
    """Print the prospects."""
    # Here and not above: to list the commands and their arguments takes no rules.
    from lastfire.games.dawn_of_the_zeds.rules.combat.odds import odds

    given = {
        "zeds": args.zeds,
        "unit": args.unit,
        "shift": args.shift,
        "extra": args.extra,
        "zeds_left": args.zeds_left,
        "unit_left": args.unit_left,
        "zeds_ignore": args.zeds_ignore,
        "unit_ignores": args.unit_ignores,
    }
    try:
        found = odds(**given, rolls_again=args.again)
    except SetupError as error:
        raise UsageError(Name(f"--{error.text('en')}", f"--{error.text('ja')}")) from error
    if args.json:
        print(json.dumps({**given, "again": args.again, "odds": found}))
        return 0
    zeds_hits = sum([hits * chance for hits, chance in enumerate(found["zeds_hits"])])
    unit_hits = sum([hits * chance for hits, chance in enumerate(found["unit_hits"])])
    if args.lang == "ja":
        print(f"ユニットが勝つ確率     {found['wins']:.2%}")
        print(f"ゼッズが受けるヒット   平均{zeds_hits:.2f}")
        print(f"ユニットが受けるヒット 平均{unit_hits:.2f}")
        print(f"ゼッズが倒れる確率     {found['zeds_fall']:.2%}")
        print(f"ユニットが倒れる確率   {found['unit_falls']:.2%}")
    else:
        print(f"the unit wins         {found['wins']:.2%}")
        print(f"Hits on the Zeds      {zeds_hits:.2f} on average")
        print(f"Hits on the unit      {unit_hits:.2f} on average")
        print(f"the Zeds fall         {found['zeds_fall']:.2%}")
        print(f"the unit falls        {found['unit_falls']:.2%}")
    return 0
