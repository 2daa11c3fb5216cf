"""``lastfire cards``: the cards of a game."""

import argparse
import json
from typing import Any

import lastfire
from lastfire.cli.values import UsageError
from lastfire.cli.width import pad, wrap


def run(args: argparse.Namespace) -> int:
    """Print the cards that were asked for."""
    catalogue = lastfire.games()[args.game].catalogue()
    cards: list[dict[str, Any]] = list(catalogue["cards"].values())
    levels = sorted({card["level"] for card in cards})
    if args.level is not None:
        if args.level not in levels:
            raise UsageError(f"--level: {args.level} is not from {levels[0]} to {levels[-1]}")
        cards = [card for card in cards if card["level"] == args.level]
    if args.missing:
        return _missing(args.game, cards, args.json)
    cards.sort(key=lambda card: (card["level"], card["poker"], number_of(card), card["id"]))
    if args.json:
        print(json.dumps(cards, ensure_ascii=False, indent=2))
        return 0
    for card in cards:
        print(line(card, args.lang))
        words = [card["text"][args.lang]] if card["text"][args.lang] else []
        if card["token"] is not None:
            token = catalogue["tokens"][card["token"]]
            colon = ": " if args.lang == "en" else "："
            words.append(f"[{token['name'][args.lang]}]{colon}{token['text'][args.lang]}")
        for text in words:
            for part in wrap(text, 90):
                print(f"         {part}")
    return 0


def number_of(card: dict[str, Any]) -> int:
    """The number in ``"II-3"``; 0 where there is none."""
    digits = card["number"].rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def line(card: dict[str, Any], lang: str) -> str:
    """What stands on a card, in one line."""
    if lang == "ja":
        names = {
            "ammo": "弾薬",
            "gas": "ガソリン",
            "adrenaline": "アドレナリン",
            "zombies": "ゾンビ",
            "skulls": "ドクロ",
        }
        points = f"{card['vp']}点"
        facts = [f"{name}{card[key]}" for key, name in names.items() if card[key]]
    else:
        points = f"{card['vp']} VP"
        facts = [
            f"{key} {card[key]}" for key in ("ammo", "gas", "adrenaline", "zombies", "skulls") if card[key]
        ]
    return (
        f"{pad(card['number'], 8)} {pad(card['name'][lang], 30)} {pad(points, 6)}{'  '.join(facts)}".rstrip()
    )


def _missing(game: str, cards: list[dict[str, Any]], as_json: bool) -> int:
    """Cards that lack a name or a text in a language, or whose event says nothing."""
    absent = [
        card["number"]
        for card in cards
        if not (card["name"]["en"] and card["name"]["ja"])
        or bool(card["text"]["en"]) != bool(card["text"]["ja"])
        or (card["event"] != "none" and not card["text"]["en"])
    ]
    if as_json:
        print(json.dumps({"game": game, "cards": len(cards), "missing": absent}))
    else:
        print("\n".join(absent) if absent else f"all {len(cards)} cards are complete")
    return 0
