"""``lastfire odds``: the exact prospects of a hand-to-hand fight."""

import argparse
import json
from typing import Final

from lastfire.cli.values import UsageError, number
from lastfire.engine.errors import SetupError
from lastfire.engine.words import Name

WORDS: Final = "The exact prospects of a melee."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What a fight depends on."""
    parser.add_argument("--survivors", type=number, required=True, help="survivors of the player")
    parser.add_argument("--zombies", type=number, required=True, help="zombies on the card")
    parser.add_argument("--skulls", type=number, default=0, help="strength of the horde (default: 0)")
    parser.add_argument("--adrenaline", type=number, default=0, help="adrenaline to spend (default: 0)")


def run(args: argparse.Namespace) -> int:
    """Print the prospects."""
    # Here and not above: to list the commands and their arguments takes no rules.
    from lastfire.games.hit_z_road.rules.odds import odds

    try:
        found = odds(args.survivors, args.zombies, args.skulls, args.adrenaline)
    except SetupError as error:
        raise UsageError(Name(f"--{error.text('en')}", f"--{error.text('ja')}")) from error
    if args.json:
        values = {
            "survivors": args.survivors,
            "zombies": args.zombies,
            "skulls": args.skulls,
            "adrenaline": args.adrenaline,
            "odds": {"win": found.win, "survivors": found.survivors, "adrenaline": found.adrenaline},
        }
        print(json.dumps(values))
    elif args.lang == "ja":
        print(f"勝つ確率         {found.win:.2%}")
        print(f"残る生存者       平均{found.survivors:.2f}人")
        print(f"残るアドレナリン 平均{found.adrenaline:.2f}個")
    else:
        print(f"win              {found.win:.2%}")
        print(f"survivors left   {found.survivors:.2f} on average")
        print(f"adrenaline left  {found.adrenaline:.2f} on average")
    return 0
