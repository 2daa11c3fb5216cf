"""Whether a card is declared with the types that its fields ask for.

A type checker says so where it is run. Whoever adds a card in a pack may not run one, and a number where
a yes or no belongs would be played without a word.
"""

import ast
import sys
import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from lastfire.engine.pack import CardRefused

_HINTS: dict[type, dict[str, Any]] = {}
_CLASSES: dict[str, dict[str, ast.ClassDef]] = {}


def check_card(card: object, name: str) -> None:
    """Raise CardRefused, naming card, class, field, what belongs there and what stands there."""
    if not is_dataclass(card):
        return
    values = {field.name: getattr(card, field.name) for field in fields(card)}
    wrong = _misfit(type(card), values)
    if wrong:
        raise CardRefused(f"card {name}: {wrong}")
    for value in values.values():
        for part in value if isinstance(value, tuple) else (value,):
            check_card(part, name)


def misfit_in(error: Exception) -> str:
    """The same of a value that could not even be made: a compiled class refuses wrong types itself.

    It says neither which class it is nor which field; what it was to be made from still stands in the
    frame where it failed. Empty for any other error.
    """
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    if at is None or at.tb_frame.f_code.co_name != "__init__":
        return ""
    made = at.tb_frame.f_locals
    kind = type(made.get("self"))
    return _misfit(kind, made) if is_dataclass(kind) else ""


def _misfit(kind: type, values: Mapping[str, object]) -> str:
    """The first field of a class that one of these values does not fit; empty if they all do."""
    for name, wanted in hints_of(kind).items():
        if name in values and not _fits(values[name], wanted):
            return f"{kind.__name__}.{name} takes {spelled(wanted)}, not {values[name]!r}"
    return ""


def _fits(value: object, wanted: Any) -> bool:
    """Whether a value is of a type as annotations write it. A yes or no is no number here."""
    if wanted is Any or wanted is object:
        return True
    if wanted is None or wanted is type(None):
        return value is None
    if wanted is int or wanted is float:
        return isinstance(value, (int, wanted)) and not isinstance(value, bool)
    origin, inside = get_origin(wanted), get_args(wanted)
    if origin is Union or origin is types.UnionType:
        return any(_fits(value, one) for one in inside)
    if origin is Literal:
        return value in inside
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if len(inside) == 2 and inside[1] is Ellipsis:
            return all(_fits(each, inside[0]) for each in value)
        return len(value) == len(inside) and all(map(_fits, value, inside))
    kind = wanted if origin is None else origin
    return not isinstance(kind, type) or isinstance(value, kind)


def spelled(wanted: Any) -> str:
    """A type as people write it."""
    inside = [spelled(each) for each in get_args(wanted)]
    if get_origin(wanted) in (Union, types.UnionType):
        return " or ".join(inside)
    if inside:
        return f"{get_origin(wanted).__name__}[{', '.join(inside)}]"
    if wanted is Ellipsis:
        return "..."
    return "None" if wanted is type(None) else getattr(wanted, "__name__", str(wanted))


def hints_of(kind: type) -> dict[str, Any]:
    """The types of the fields of a class."""
    if kind not in _HINTS:
        found: dict[str, Any] = {}
        for each in reversed(kind.__mro__):
            if each.__module__ != "builtins":
                found |= _own_hints(each)
        _HINTS[kind] = found
    return _HINTS[kind]


def _own_hints(kind: type) -> dict[str, Any]:
    """Those that the class itself declares; a compiled class remembers only half of them: read its source."""
    module = sys.modules[kind.__module__]
    file = Path(module.__file__ or "")
    if file.suffix == ".py":
        return get_type_hints(kind)
    if kind.__module__ not in _CLASSES:
        source = file.with_name(file.name.partition(".")[0] + ".py").read_text(encoding="utf-8")
        body = ast.parse(source).body
        _CLASSES[kind.__module__] = {each.name: each for each in body if isinstance(each, ast.ClassDef)}
    declared = _CLASSES[kind.__module__].get(kind.__name__)
    return {
        line.target.id: eval(ast.unparse(line.annotation), vars(module))
        for line in (declared.body if declared is not None else [])
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
