"""``lastfire cards``: the cards of a game."""

import argparse
import json

import lastfire
from lastfire.cli.lines import teller_of
from lastfire.cli.signs import to_json


def run(args: argparse.Namespace) -> int:
    """Print the cards that were asked for; with ``--missing``, 1 if something is."""
    teller = teller_of(args.game)
    catalogue = lastfire.registered_games()[args.game].catalogue()
    chosen = teller.chosen_cards(catalogue, args)
    if args.missing:
        count, absent = teller.missing(catalogue, chosen)
        if args.json:
            print(json.dumps({"game": args.game, "cards": count, "missing": absent}))
        else:
            print("\n".join(absent) if absent else f"all {count} cards are complete")
        return 1 if absent else 0
    if args.json:
        print(to_json(chosen, 2))
        return 0
    for line in teller.card_lines(catalogue, chosen, args.lang):
        print(line)
    return 0
