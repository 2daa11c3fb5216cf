"""What people type as arguments, read and checked."""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import lastfire
from lastfire import guests
from lastfire.engine.errors import SpokenError
from lastfire.engine.game import GameOption, OptionValue
from lastfire.engine.words import Name

PACES: Final = {"calm": 1.6, "normal": 0.8, "quick": 0.3, "off": 0.0}
"""Seconds that a bot's answer stays on the screen."""

ON: Final = ("on", "true", "yes", "1")
OFF: Final = ("off", "false", "no", "0")


class Refusal(SpokenError):
    """A command cannot be carried out; what a package of its own says may be in one language."""


class UsageError(Refusal):
    """The arguments do not fit together."""


class WrongValue(argparse.ArgumentTypeError):
    """A value cannot be read; said in the language of the command, as argparse keeps no more than a text."""

    def __init__(self, words: Name) -> None:
        super().__init__(words.text(guests.speaking.get()))


def not_one_of(argument: str, value: str, known: Sequence[str]) -> Name:
    """That an argument has none of the values it may have."""
    return Name(
        f"{argument}: {value!r} is not one of {', '.join(known)}",
        f"{argument}：{value!r}は次のどれでもありません：{'、'.join(known)}",
    )


def dashed(name: str) -> str:
    """A game's name as it is typed."""
    return name.replace("_", "-")


class Games:
    """The games that a command is for, and how they are read: hyphens and underscores are the same.

    To be completed they are listed as they are typed.
    """

    def __init__(self, names: Sequence[str], why: Name | None = None) -> None:
        self._names = tuple(names)
        self._why = why

    def __call__(self, text: str) -> str:
        name = text.replace("-", "_")
        if name in self._names:
            return name
        if self._why is not None and name in lastfire.registered_games():
            raise WrongValue(
                Name(
                    f"{dashed(name)} {self._why.en}; there is {self}",
                    f"{dashed(name)}{self._why.ja}（あるのは{self}）",
                )
            )
        raise WrongValue(
            Name(
                f"{text!r} is not a game; there is {self}",
                f"{text!r}というゲームはありません（あるのは{self}）",
            )
        )

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
        raise WrongValue(Name(f"{text!r} is not a whole number", f"{text!r}は整数ではありません")) from None


def count(text: str) -> int:
    """A whole number from 1."""
    value = number(text)
    if value < 1:
        raise WrongValue(Name(f"{value} is less than 1", f"{value}は1より小さい値です"))
    return value


def port(text: str) -> int:
    """A port number."""
    value = number(text)
    if not 0 <= value <= 65535:
        raise WrongValue(Name(f"{value} is not from 0 to 65535", f"{value}は0から65535の範囲にありません"))
    return value


def seconds(text: str) -> float:
    """A length of time."""
    try:
        value = float(text)
    except ValueError:
        raise WrongValue(
            Name(f"{text!r} is not a number of seconds", f"{text!r}は秒数ではありません")
        ) from None
    if not 0 < value <= 3600:
        raise WrongValue(
            Name(f"{text} is not from 0 to 3600 seconds", f"{text}は0秒から3600秒の範囲にありません")
        )
    return value


def words_list(text: str) -> list[str]:
    """Words with commas between them."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise WrongValue(
            Name(
                f"{text!r} has an empty place between its commas",
                f"{text!r}のコンマの間に空のところがあります",
            )
        )
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
            raise UsageError(not_one_of(argument, name, bots.NAMES))
        if name not in bots.names_for(game):
            raise UsageError(
                Name(
                    f"{argument}: {name} cannot play {dashed(game)}, which nobody has written a judgement of",
                    f"{argument}：{dashed(game)}の評価がまだ書かれていないため、{name}は遊べません",
                )
            )


def game_options(game: str, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game from ``name=value``; raises UsageError naming what is wrong."""
    known = lastfire.registered_games()[game].options
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise UsageError(
                Name(
                    f"--option: {text!r} is not NAME=VALUE",
                    f"--option：{text!r}は「名前=値」の形ではありません",
                )
            )
        if name not in known:
            raise UsageError(
                Name(
                    f"--option: {name!r} is not one of {', '.join(known)}; "
                    f"lastfire options {dashed(game)} explains them",
                    f"--option：{name!r}は次のどれでもありません：{'、'.join(known)}"
                    f"（説明は lastfire options {dashed(game)}）",
                )
            )
        if name in values:
            raise UsageError(
                Name(f"--option: {name} is given twice", f"--option：{name}が2回指定されています")
            )
        values[name] = option_value(game, known[name], value.strip())
    return values


def option_value(game: str, option: GameOption, text: str) -> OptionValue:
    """One value as its option needs it."""

    def refused(en: str, ja: str) -> UsageError:
        see = f"lastfire options {dashed(game)}"
        return UsageError(
            Name(f"--option {option.name}: {en} (see {see})", f"--option {option.name}：{ja}（{see} を参照）")
        )

    if option.type == "bool":
        if text.lower() in ON:
            return True
        if text.lower() in OFF:
            return False
        raise refused(f"{text!r} is neither on nor off", f"{text!r}はonでもoffでもありません")
    if option.type == "int":
        try:
            value = int(text)
        except ValueError:
            raise refused(f"{text!r} is not a whole number", f"{text!r}は整数ではありません") from None
        if not option.low <= value <= option.high:
            raise refused(
                f"{value} is not from {option.low} to {option.high}",
                f"{value}は{option.low}から{option.high}の範囲にありません",
            )
        return value
    if text not in option.choices:
        raise refused(
            f"{text!r} is not one of {', '.join(option.choices)}",
            f"{text!r}は次のどれでもありません：{'、'.join(option.choices)}",
        )
    return text


def spoken_options(options: Mapping[str, OptionValue]) -> str:
    """Options as they are typed."""
    return " ".join(f"{name}={spoken(value)}" for name, value in options.items())


def spoken(value: OptionValue) -> str:
    """The value of an option as it is typed."""
    return "on" if value is True else "off" if value is False else str(value)
