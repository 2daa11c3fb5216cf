"""Writes the browser's types and the words it shares: ``python -m lastfire.server.typescript``.

Every struct of ``messages.py``, and every ``TypedDict`` of a game's ``rules/view.py`` and ``rules/odds.py``,
becomes an interface of the same name and fields, so that the two sides cannot drift apart. The words of
``lastfire.terms``, and of a game's ``rules/words/terms.py``, become constants of the same names.
"""

import ast
import importlib
import inspect
import json
import pkgutil
import re
import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, UnsetType

from lastfire import terms
from lastfire.engine.words import Name, Words
from lastfire.games import part, registered_games
from lastfire.server import messages

WEB: Final = Path(__file__).parents[3] / "web" / "src"

_HEAD: Final = """\
// The messages between server and browser. Written by `python -m lastfire.server.typescript`
// from src/lastfire/server/messages.py: change that file, not this one.
"""
_VIEW_HEAD: Final = """\
// What a view of {title} holds. Ids are those of the catalogue. Written by
// `python -m lastfire.server.typescript` from src/lastfire/games/{name}/rules/view.py: change that file,
// not this one.
"""
_ODDS_HEAD: Final = """\
// What the odds of {title} hold. Written by `python -m lastfire.server.typescript`
// from src/lastfire/games/{name}/rules/odds.py and what it imports: change those, not this one.
"""
_PARTS_HEAD: Final = """\
// What the modules of an expansion of {title} show. Written by `python -m lastfire.server.typescript`
// from the view.py files in src/lastfire/games/{name}/rules/{package}: change those, not this one.
"""
_TERMS_HEAD: Final = """\
// Words that browser and terminal share. Written by `python -m lastfire.server.typescript`
// from src/lastfire/{source}: change that file, not this one.
"""
_LONG: Final = 100
_WORDS: Final = "import type {{ Words }} from '{lib}/messages';\n"
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
    "Leaving": messages.Leaving,
    "SeatEventKind": messages.SeatEventKind,
    "OptionType": messages.OptionType,
    "OptionValue": messages.OptionValue,
}


def files() -> dict[Path, str]:
    """Every file that is written, with its text."""
    found = {
        WEB / "lib" / "messages.ts": typescript(),
        WEB / "lib" / "terms.ts": shared_words(terms, "terms.py"),
    }
    for name, game in registered_games().items():
        view = part(name, "rules.view")
        # A game may be here without a screen of its own.
        if view is not None and (WEB / "games" / name).is_dir():
            head = _VIEW_HEAD.format(title=game.title.en, name=name)
            found[WEB / "games" / name / "types.ts"] = view_types([view], head)
            odds = part(name, "rules.odds")
            if odds is not None:
                head = _ODDS_HEAD.format(title=game.title.en, name=name)
                found[WEB / "games" / name / "odds.ts"] = odds_types(odds, head)
            found |= _of_expansions(name, game.title.en)
            words = part(name, "rules.words.terms")
            if words is not None:
                source = f"games/{name}/rules/words/terms.py"
                found[WEB / "games" / name / "terms.ts"] = shared_words(words, source)
    return found


def typescript() -> str:
    """The messages."""
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == messages.__name__
    ]
    parts = [_HEAD]
    for name, alias in _ALIASES.items():
        parts.append(f"export type {name} = {_type(alias, {})};\n")
    parts += [_struct(struct) for struct in structs]
    for name in ("ServerMessage", "ClientMessage"):
        parts.append(f"export type {name} = {_type(getattr(messages, name), _ALIASES)};\n")
    return "\n".join(parts)


def _of_expansions(name: str, title: str) -> dict[Path, str]:
    """What the chapters of each package of a game's rules show of their own, where the browser draws it."""
    found = {}
    rules = importlib.import_module(f"lastfire.games.{name}.rules")
    for package in [each.name for each in pkgutil.iter_modules(rules.__path__) if each.ispkg]:
        where = WEB / "games" / name / package
        if where.is_dir():
            inside = importlib.import_module(f"{rules.__name__}.{package}")
            chapters = [each.name for each in pkgutil.iter_modules(inside.__path__) if each.ispkg]
            named = [part(name, f"rules.{package}.{chapter}.view") for chapter in chapters]
            views = [view for view in named if view is not None]
            if not views:
                continue
            head = _PARTS_HEAD.format(title=title, name=name, package=package)
            found[where / "types.ts"] = view_types(views, head, "../../../lib")
    return found


def view_types(views: list[types.ModuleType], head: str, lib: str = "../../lib") -> str:
    """The types of a game's view, in the order in which they are declared."""
    parts = [head]
    for view in views:
        aliases = {name: value for name, value in vars(view).items() if get_origin(value) is Literal}
        parts += [f"export type {name} = {_type(value, {})};\n" for name, value in aliases.items()]
        comments = _comments(view)
        for kind in vars(view).values():
            if is_typeddict(kind) and kind.__module__ == view.__name__:
                hints = get_type_hints(kind)
                fields = {name: (_type(hint, aliases), False) for name, hint in hints.items()}
                parts.append(_interface(kind, fields, comments.get(kind.__name__, {})))
    if any(re.search(r"\bWords\b", said) for said in parts):
        parts[0] += _WORDS.format(lib=lib)
    return "\n".join(parts)


def odds_types(module: types.ModuleType, head: str) -> str:
    """The types of a game's odds: those that a module declares, after what they are made of."""
    kinds: dict[Any, None] = {}

    def add(hint: Any) -> None:
        if is_typeddict(hint):
            for inner in get_type_hints(hint).values():
                add(inner)
            kinds[hint] = None
        for arg in get_args(hint):
            add(arg)

    for declared in vars(module).values():
        if is_typeddict(declared) and declared.__module__ == module.__name__:
            add(declared)
    said = [head]
    for kind in kinds:
        fields = {
            name: (_type(hint, {}), name in kind.__optional_keys__)
            for name, hint in get_type_hints(kind).items()
        }
        comments = _comments(importlib.import_module(kind.__module__))
        said.append(_interface(kind, fields, comments.get(kind.__name__, {})))
    return "\n".join(said)


def shared_words(module: types.ModuleType, source: str) -> str:
    """The ``TERMS`` and the ``GROUPS`` of a module, each word in both languages."""
    lines = [_TERMS_HEAD.format(source=source), "export const TERMS = {"]
    lines += _words_lines(module.TERMS, "  ")
    for name, group in module.GROUPS.items():
        lines += [f"  {name}: {{", *_words_lines(group, "    "), "  },"]
    return "\n".join([*lines, "} as const;", ""])


def _words_lines(words: dict[str, Name], indent: str) -> list[str]:
    lines = []
    for name, each in words.items():
        en, ja = _quoted(each.en), _quoted(each.ja)
        if len(en) + len(ja) > _LONG:
            lines += [f"{indent}{name}: {{", f"{indent}  en: {en},", f"{indent}  ja: {ja},", f"{indent}}},"]
        else:
            lines.append(f"{indent}{name}: {{ en: {en}, ja: {ja} }},")
    return lines


def _quoted(text: str) -> str:
    """A string of the browser."""
    return json.dumps(text, ensure_ascii=False) if "'" in text else f"'{text}'"


def _comments(module: types.ModuleType) -> dict[str, dict[str, str]]:
    """By class and field, the string that stands below the field."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            fields = found[node.name] = {}
            for before, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(before, ast.AnnAssign) and isinstance(after, ast.Expr):
                    field, said = before.target, after.value
                    if isinstance(field, ast.Name) and isinstance(said, ast.Constant):
                        fields[field.id] = str(said.value)
    return found


def _struct(struct: type[Struct]) -> str:
    # A field that may be left out is typed with UnsetType.
    fields = {
        name: (_type(hint, _ALIASES), UnsetType in get_args(hint))
        for name, hint in get_type_hints(struct, include_extras=True).items()
    }
    tag = struct.__struct_config__.tag
    if tag is not None:
        fields = {"type": (f"'{tag}'", False), **fields}
    return _interface(struct, fields, {})


def _interface(kind: type, fields: dict[str, tuple[str, bool]], comments: dict[str, str]) -> str:
    """An interface, from the types of its fields and whether each may be left out."""
    # What is made without a class statement has the words of a dict.
    lines = _comment(kind.__doc__ or "", "") if kind.__doc__ != dict.__doc__ else []
    lines.append(f"export interface {kind.__name__} {{")
    for name, (said, optional) in fields.items():
        lines += _comment(comments.get(name, ""), "  ")
        lines.append(f"  {name}{'?' if optional else ''}: {said};")
    return "\n".join([*lines, "}", ""])


def _comment(said: str, indent: str) -> list[str]:
    text = inspect.cleandoc(said).replace("``", "`")
    if not text:
        return []
    if "\n" not in text:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in text.splitlines()), f"{indent} */"]


def _type(hint: Any, aliases: dict[str, Any]) -> str:
    """A Python type as a TypeScript type."""
    for name, alias in aliases.items():
        if hint == alias:
            return name
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if hint is Words:
        return "Words"
    if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Struct)):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0], aliases)
    if origin is Literal:
        return " | ".join(f"'{each}'" for each in args)
    if origin is list:
        inner = _type(args[0], aliases)
        return f"({inner})[]" if re.search(r"[ |]", inner) else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1], aliases)}>"
    if origin in (Union, types.UnionType):
        # bool | int | str says number once, and a field that may be left out says "?".
        each = [_type(arg, aliases) for arg in args if arg is not UnsetType]
        return " | ".join(dict.fromkeys(each))
    raise TypeError(f"{hint!r} has no TypeScript type here")


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
