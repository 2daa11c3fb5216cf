"""``lastfire options``: what can be agreed on before a game, with every value and its meaning."""

import argparse
from typing import Any

import lastfire
from lastfire.cli.signs import to_json
from lastfire.cli.values import dashed, spoken
from lastfire.cli.width import wrap
from lastfire.cli.words import say
from lastfire.engine.game import GameOption

WIDTH = 80


def run(args: argparse.Namespace) -> int:
    """Print the options of a game."""
    game = lastfire.registered_games()[args.game]
    options = list(game.options.values())
    if args.json:
        print(to_json([_json(option) for option in options], 2))
        return 0
    for line in wrap(say("options_of", args.lang, title=game.title.text(args.lang)), WIDTH):
        print(line)
    for option in options:
        print()
        print(f"{option.name}={_values(option)}")
        for line in wrap(option.words.text(args.lang), WIDTH - 4):
            print(f"    {line}")
        print("    " + say("option_default", args.lang, value=spoken(option.default)))
        for choice, words in zip(option.choices, option.choice_words, strict=True):
            print(f"      {choice}: {words.text(args.lang)}")
    if options:
        example = f"lastfire play {dashed(args.game)} --option {options[0].name}={_other(options[0])}"
        print("\n" + say("options_example", args.lang, example=example))
    return 0


def _values(option: GameOption) -> str:
    """The values as they are typed."""
    if option.type == "bool":
        return "on|off"
    if option.type == "int":
        return f"{option.low}..{option.high}"
    return "|".join(option.choices) if len(option.choices) < 5 else "CHOICE"


def _other(option: GameOption) -> str:
    """A value that is not the default one, if there is any."""
    values = option.choices or ((True, False) if option.type == "bool" else (option.low, option.high))
    return spoken(next((value for value in values if value != option.default), option.default))


def _json(option: GameOption) -> dict[str, Any]:
    value: dict[str, Any] = {"name": option.name, "type": option.type, "default": option.default}
    if option.type == "int":
        value |= {"low": option.low, "high": option.high}
    if option.choices:
        words = zip(option.choices, option.choice_words, strict=True)
        value["choices"] = [{"value": choice, "words": said.json()} for choice, said in words]
    return value | {"words": option.words.json()}
