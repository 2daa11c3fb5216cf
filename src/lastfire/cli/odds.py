"""``lastfire odds``: the exact prospects of a hand-to-hand fight."""

import argparse
import json

from lastfire.cli.values import UsageError
from lastfire.hit_z_road.forecast import odds


def run(args: argparse.Namespace) -> int:
    """Print the prospects."""
    if args.game != "hit_z_road":
        raise UsageError(f"odds: {args.game} knows no hand-to-hand fights; play shows its odds")
    try:
        found = odds(args.survivors, args.zombies, args.skulls, args.adrenaline)
    except ValueError as error:
        raise UsageError(f"--{error}") from error
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
