"""What people type as arguments, read and checked."""

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Final

import lastfire
from lastfire.engine.game import GameOption, OptionValue

PACES: Final = {"calm": 1.6, "normal": 0.8, "quick": 0.3, "off": 0.0}
"""Seconds that a bot's answer stays on the screen."""

ON: Final = ("on", "true", "yes", "1")
OFF: Final = ("off", "false", "no", "0")


class UsageError(lastfire.LastfireError):
    """The arguments do not fit together."""


def game_name(text: str) -> str:
    """The name of a game; hyphens and underscores are the same."""
    name = text.replace("-", "_")
    if name not in lastfire.games():
        known = ", ".join(game.replace("_", "-") for game in lastfire.games())
        raise argparse.ArgumentTypeError(f"{text!r} is not a game; there is {known}")
    return name


def number(text: str) -> int:
    """Any whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def count(text: str) -> int:
    """A whole number from 1."""
    value = number(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{value} is less than 1")
    return value


def port(text: str) -> int:
    """A port number."""
    value = number(text)
    if not 0 <= value <= 65535:
        raise argparse.ArgumentTypeError(f"{value} is not from 0 to 65535")
    return value


def seconds(text: str) -> float:
    """A length of time."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds") from None
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not from 0 to 3600 seconds")
    return value


def words_list(text: str) -> list[str]:
    """Words with commas between them."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty place between its commas")
    return words


def default_language() -> str:
    """Japanese where the system speaks it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "ja" if os.environ[variable].startswith("ja") else "en"
    return "en"


def check_bots(names: Sequence[str], argument: str = "--bots") -> None:
    """Raise UsageError for a bot that does not exist."""
    from lastfire import bots  # Not needed for most commands, and not quick.

    for name in names:
        if name not in bots.NAMES:
            raise UsageError(f"{argument}: {name!r} is not one of {', '.join(bots.NAMES)}")


def game_options(game: str, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game from ``name=value``; raises UsageError naming what is wrong."""
    known = lastfire.games()[game].options
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UsageError(f"--option: {text!r} is not NAME=VALUE")
        if name not in known:
            raise UsageError(f"--option: {name!r} is not one of {', '.join(known)}")
        if name in values:
            raise UsageError(f"--option: {name} is given twice")
        values[name] = option_value(known[name], value.strip())
    return values


def option_value(option: GameOption, text: str) -> OptionValue:
    """One value as its option needs it."""
    if option.type == "bool":
        if text.lower() in ON:
            return True
        if text.lower() in OFF:
            return False
        raise UsageError(f"--option {option.name}: {text!r} is neither on nor off")
    if option.type == "int":
        try:
            value = int(text)
        except ValueError:
            raise UsageError(f"--option {option.name}: {text!r} is not a whole number") from None
        if not option.low <= value <= option.high:
            raise UsageError(f"--option {option.name}: {value} is not from {option.low} to {option.high}")
        return value
    if text not in option.choices:
        raise UsageError(f"--option {option.name}: {text!r} is not one of {', '.join(option.choices)}")
    return text


def spoken_options(options: Mapping[str, OptionValue]) -> str:
    """Options as they are typed."""
    return " ".join(
        f"{name}={'on' if value is True else 'off' if value is False else value}"
        for name, value in options.items()
    )
