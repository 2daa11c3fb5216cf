"""Writes the browser's message types: ``python -m lastfire.server.typescript``.

Every struct of ``messages.py`` becomes an interface of the same name and fields, so that the two
sides cannot drift apart.
"""

import inspect
import re
import types
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType

from lastfire.server import messages

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"

_HEAD: Final = """\
// The messages between server and browser. Written by `python -m lastfire.server.typescript`
// from src/lastfire/server/messages.py: change that file, not this one.
"""
_SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}
_ALIASES: Final[dict[str, Any]] = {
    "Pace": messages.Pace,
    "Who": messages.Who,
    "Dice": messages.Dice,
    "OptionType": messages.OptionType,
    "OptionValue": messages.OptionValue,
}


def typescript() -> str:
    """The whole file."""
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == messages.__name__
    ]
    parts = [_HEAD]
    for name, alias in _ALIASES.items():
        parts.append(f"export type {name} = {_type(alias, aliased=False)};\n")
    parts += [_interface(struct) for struct in structs]
    for name in ("ServerMessage", "ClientMessage"):
        parts.append(f"export type {name} = {_type(getattr(messages, name))};\n")
    return "\n".join(parts)


def _interface(struct: type[Struct]) -> str:
    text = inspect.cleandoc(struct.__doc__ or "").replace("``", "`")
    if "\n" in text:
        lines = ["/**", *(f" * {line}".rstrip() for line in text.splitlines()), " */"]
    else:
        lines = [f"/** {text} */"]
    lines.append(f"export interface {struct.__name__} {{")
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: '{tag}';")
    for name, hint in get_type_hints(struct, include_extras=True).items():
        # A field that may be left out is typed with UnsetType.
        optional = "?" if UnsetType in get_args(hint) else ""
        lines.append(f"  {name}{optional}: {_type(hint)};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any, aliased: bool = True) -> str:
    """A Python type as a TypeScript type."""
    if aliased:
        for name, alias in _ALIASES.items():
            if hint == alias:
                return name
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f"'{each}'" for each in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if re.search(r"[ |]", inner) else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    if origin in (Union, types.UnionType):
        # bool | int | str says number once, and a field that may be left out says "?".
        each = [_type(arg) for arg in args if arg is not UnsetType]
        return " | ".join(dict.fromkeys(each))
    raise TypeError(f"{hint!r} has no TypeScript type here")


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
