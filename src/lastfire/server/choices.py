"""What an operator may set: each field of ``Settings`` is a flag of ``lastfire serve`` and a variable.

A new field appears by itself. The flag wins over the variable, the variable over the default.
"""

import ast
import dataclasses
import inspect
from collections.abc import Mapping
from functools import cache
from typing import Final, get_type_hints

from lastfire.engine.errors import SpokenError
from lastfire.engine.words import Name
from lastfire.server import settings
from lastfire.server.rates import rate_of
from lastfire.server.settings import Settings

VARIABLES: Final = "LASTFIRE_"
ELSEWHERE: Final = ("data", "listens_on", "hosts")
"""Fields that have flags of other names: --data, --host, --allow-host."""
_ON: Final = ("on", "true", "yes", "1")
_OFF: Final = ("off", "false", "no", "0")
_KINDS: Final = (bool, int, float, str, tuple[str, ...])

Value = bool | int | float | str | tuple[str, ...]


class BadChoice(SpokenError):
    """A setting has a value that it cannot have; the words name the flag or the variable."""


@dataclasses.dataclass(frozen=True)
class Choice:
    """One field of ``Settings``."""

    name: str
    kind: object
    words: str
    default: object

    @property
    def flag(self) -> str:
        """How it is called on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """How it is called in the environment."""
        return f"{VARIABLES}{self.name.upper()}"

    def read(self, text: str, source: str) -> Value:
        """The value in a text; raises BadChoice, which names the source."""
        text = text.strip()
        if self.kind is bool:
            if text.lower() in (*_ON, *_OFF):
                return text.lower() in _ON
            raise _bad(source, text, "neither on nor off", "onでもoffでもありません")
        if self.kind == tuple[str, ...]:
            return tuple(word.strip() for word in text.split(",") if word.strip())
        if self.kind is str:
            if self.name in settings.ONE_OF and text not in settings.ONE_OF[self.name]:
                listed = settings.ONE_OF[self.name]
                raise _bad(
                    source,
                    text,
                    f"not one of {', '.join(listed)}",
                    f"次のどれでもありません：{'、'.join(listed)}",
                )
            if rate_of(str(self.default)) and not rate_of(text):
                raise _bad(
                    source, text, "not a rate such as 30/minute", "30/minute のような頻度ではありません"
                )
            return text
        try:
            value = int(text) if self.kind is int else float(text)
        except ValueError:
            raise _bad(source, text, "not a number", "数ではありません") from None
        # A limit of nothing would let nobody in.
        if not 0 < value < 1e12:
            raise _bad(source, text, "not a number above 0", "0より大きい数ではありません")
        return value


def _bad(source: str, text: str, en: str, ja: str) -> BadChoice:
    return BadChoice(Name(f"{source}: {text!r} is {en}", f"{source}：{text!r}は{ja}"))


@cache
def choices() -> tuple[Choice, ...]:
    """Every field that can be written as a text, in the order of ``Settings``."""
    types = get_type_hints(Settings)
    words = _words()
    return tuple(
        Choice(field.name, types[field.name], words[field.name], field.default)
        for field in dataclasses.fields(Settings)
        if types[field.name] in _KINDS and field.name not in ELSEWHERE
    )


def _words() -> dict[str, str]:
    """What stands below each field, in one line."""
    (found,) = [
        part
        for part in ast.parse(inspect.getsource(settings)).body
        if isinstance(part, ast.ClassDef) and part.name == Settings.__name__
    ]
    words: dict[str, str] = {}
    for field, below in zip(found.body, found.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            said = ast.literal_eval(below.value)
            words[ast.unparse(field.target)] = " ".join(said.replace("``", "").split()).removesuffix(".")
    return words


def chosen(flags: Mapping[str, str | bool | None], environment: Mapping[str, str]) -> dict[str, Value]:
    """The fields that were given, by name; raises BadChoice."""
    found: dict[str, Value] = {}
    for choice in choices():
        given = flags.get(choice.name)
        if isinstance(given, bool):
            found[choice.name] = given
        elif given is not None:
            found[choice.name] = choice.read(given, choice.flag)
        elif environment.get(choice.variable):
            found[choice.name] = choice.read(environment[choice.variable], choice.variable)
    return found
