"""What people type as arguments, read and checked."""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import lastfire
from lastfire.engine.game import GameOption, OptionValue

PACES: Final = {"calm": 1.6, "normal": 0.8, "quick": 0.3, "off": 0.0}
"""Seconds that a bot's answer stays on the screen."""

ON: Final = ("on", "true", "yes", "1")
OFF: Final = ("off", "false", "no", "0")


class UsageError(lastfire.LastfireError):
    """The arguments do not fit together."""


def dashed(name: str) -> str:
    """A game's name as it is typed."""
    return name.replace("_", "-")


class Games:
    """The games that a command is for, and how they are read: hyphens and underscores are the same.

    To be completed they are listed as they are typed.
    """

    def __init__(self, names: Sequence[str], why: str = "") -> None:
        self._names = tuple(names)
        self._why = why

    def __call__(self, text: str) -> str:
        name = text.replace("-", "_")
        if name in self._names:
            return name
        if name in lastfire.registered_games():
            raise argparse.ArgumentTypeError(f"{dashed(name)} {self._why}; there is {self}")
        raise argparse.ArgumentTypeError(f"{text!r} is not a game; there is {self}")

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return map(dashed, self._names)

    def __str__(self) -> str:
        return ", ".join(self)


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


def check_bots(game: str, names: Sequence[str], argument: str = "--bots") -> None:
    """Raise UsageError for a bot that does not exist, or that cannot play this game."""
    from lastfire import bots  # Not needed for most commands, and not quick.

    for name in names:
        if name not in bots.NAMES:
            raise UsageError(f"{argument}: {name!r} is not one of {', '.join(bots.NAMES)}")
        if name not in bots.names_for(game):
            raise UsageError(
                f"{argument}: {name} cannot play {dashed(game)}, which nobody has written a judgement of"
            )


def game_options(game: str, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game from ``name=value``; raises UsageError naming what is wrong."""
    known = lastfire.registered_games()[game].options
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UsageError(f"--option: {text!r} is not NAME=VALUE")
        if name not in known:
            raise UsageError(
                f"--option: {name!r} is not one of {', '.join(known)}; "
                f"lastfire options {dashed(game)} explains them"
            )
        if name in values:
            raise UsageError(f"--option: {name} is given twice")
        values[name] = option_value(game, known[name], value.strip())
    return values


def option_value(game: str, option: GameOption, text: str) -> OptionValue:
    """One value as its option needs it."""
    see = f" (see lastfire options {dashed(game)})"
    if option.type == "bool":
        if text.lower() in ON:
            return True
        if text.lower() in OFF:
            return False
        raise UsageError(f"--option {option.name}: {text!r} is neither on nor off{see}")
    if option.type == "int":
        try:
            value = int(text)
        except ValueError:
            raise UsageError(f"--option {option.name}: {text!r} is not a whole number{see}") from None
        if not option.low <= value <= option.high:
            raise UsageError(
                f"--option {option.name}: {value} is not from {option.low} to {option.high}{see}"
            )
        return value
    if text not in option.choices:
        raise UsageError(f"--option {option.name}: {text!r} is not one of {', '.join(option.choices)}{see}")
    return text


def spoken_options(options: Mapping[str, OptionValue]) -> str:
    """Options as they are typed."""
    return " ".join(f"{name}={spoken(value)}" for name, value in options.items())


def spoken(value: OptionValue) -> str:
    """The value of an option as it is typed."""
    return "on" if value is True else "off" if value is False else str(value)
