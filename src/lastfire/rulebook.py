"""The rules pages as values, and where code and tests carry them out.

The pages under ``docs/rules`` are the original; a wheel brings a copy along as ``lastfire/rules``.
A rule is found by its id (``HZR-AUCTION-4``). Docstrings, and comments on constants, name the rules
they carry out in square brackets; tests name the rules they show with ``@rule(...)``. Both take single
ids, several with commas between them, and ranges such as ``HZR-AUCTION-4..7``.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Protocol

from lastfire.engine.errors import LastfireError
from lastfire.engine.words import Name

RULE_COLUMNS = ("id", "rule", "規則", "source", "ruling", "裁定")
OPTION_COLUMNS = ("option", "type", "default", "values", "what it does", "説明")

_ID = r"[A-Z]+-[0-9A-Z]+-\d+"
_REFERENCE = re.compile(rf"({_ID})(?:\.\.(\d+))?")
_BRACKET = re.compile(rf"\[\s*({_ID}[^\]]*)\]")
_MARK = re.compile(r"^\s*@rule\(", re.MULTILINE)
_COMMENT = re.compile(r"#.*\[")
_EXPANSION = re.compile(r"^An expansion of \[[^]]+\]\((\w+)\.md\)", re.MULTILINE)
_CHAPTER = re.compile(r"## ([A-Z]+-[0-9A-Z]+): (.+) \| (.+)")

_Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class RulebookError(LastfireError):
    """A rules page, or a reference to a rule, that cannot be read."""


class _Page(Protocol):
    """A file of the source tree or of an installed package."""

    @property
    def name(self) -> str: ...
    def read_text(self, encoding: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a rules page."""

    id: str
    text: Name
    source: str
    ruling: Name
    chapter: Name

    @property
    def group(self) -> str:
        """The chapter's part of the id: ``HZR-AUCTION`` of ``HZR-AUCTION-4``."""
        return self.id.rpartition("-")[0]


@dataclass(frozen=True, slots=True)
class RuleOption:
    """What a page says about an option of its game."""

    name: str
    type: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


def games() -> tuple[str, ...]:
    """The games that have a rules page."""
    return tuple(sorted({_game_of(page) for page in _pages()}))


@cache
def rules(game: str) -> list[Rule]:
    """Every rule of a game, in the order of its page, and then those of its expansions."""
    return [rule for page in pages(game) for rule in parse_rules(page_text(page), page)]


def pages(game: str) -> tuple[str, ...]:
    """The pages of a game: its own, then those of its expansions. Raises RulebookError if it has none."""
    found = [page for page in sorted(_pages()) if _game_of(page) == game]
    if game not in found:
        raise RulebookError(f"no rules page for {game!r}; there is one for {', '.join(games())}")
    found.remove(game)
    return (game, *found)


def parse_rules(text: str, game: str) -> list[Rule]:
    """The rules of a page, which belongs to a game."""
    found: list[Rule] = []
    lines = text.splitlines()
    groups: set[str] = set()
    for heading in lines:
        chapter = _CHAPTER.fullmatch(heading)
        if chapter is None:
            continue
        group, title = chapter[1], Name(chapter[2], chapter[3])
        if group in groups:
            raise RulebookError(f"{game}: chapter {group} stands there twice")
        groups.add(group)
        for count, (number, cells) in enumerate(_table(lines, heading, RULE_COLUMNS), start=1):
            id_, text, text_ja, source, ruling, ruling_ja = cells
            if id_ != f"{group}-{count}":
                raise RulebookError(f"{game}, line {number}: {id_} stands where {group}-{count} belongs")
            if bool(ruling) != bool(ruling_ja):
                raise RulebookError(f"{game}, line {number}: the ruling of {id_} is in one language only")
            found.append(Rule(id_, Name(text, text_ja), source, Name(ruling, ruling_ja), title))
    if len(found) != sum(line.startswith(tuple(f"| {group}-" for group in groups)) for line in lines):
        raise RulebookError(f"{game}: a rule stands outside the table of its chapter")
    return found


@cache
def options(game: str) -> dict[str, RuleOption]:
    """The options that a game's pages name, in their order."""
    found: dict[str, RuleOption] = {}
    for page in pages(game):
        for number, cells in _table(page_text(page).splitlines(), "## Options", OPTION_COLUMNS):
            where = f"{page}, line {number}"
            option = _read_option(cells, where)
            if option.name in found:
                raise RulebookError(f"{where}: option {option.name} stands there twice")
            found[option.name] = option
    return found


@cache
def ids() -> frozenset[str]:
    """The ids of all rules of all games."""
    return frozenset(rule.id for game in games() for rule in rules(game))


def expand(references: str) -> list[str]:
    """The ids meant by ``"HZR-PAY-1"``, ``"HZR-PAY-1, HZR-PAY-3"`` or ``"HZR-PAY-1..4"``."""
    found: list[str] = []
    for part in references.split(","):
        match = _REFERENCE.fullmatch(part.strip())
        if match is None:
            raise RulebookError(
                f"{part.strip()!r} in {references!r} is neither a rule id nor a range of them"
            )
        group, _, first = match[1].rpartition("-")
        last = match[2] or first
        if int(last) < int(first):
            raise RulebookError(f"{part.strip()!r} runs backwards")
        found.extend(f"{group}-{number}" for number in range(int(first), int(last) + 1))
    return found


@cache
def rule_tests(tests_dir: Path) -> dict[str, list[str]]:
    """The tests that show each rule, as ``file.py::test``, read from their ``@rule(...)``."""
    found: dict[str, list[str]] = {}
    for path, _, tree in _sources(tests_dir, _MARK):
        for test, references in _marked(tree.body, path, (), ()):
            for rule in references:
                found.setdefault(rule, []).append(f"{path}::{test}")
    return found


@cache
def code_places(src: Path) -> dict[str, list[str]]:
    """The places that carry out each rule, as ``file.py:function``.

    They are read from docstrings, and from comments for what has no docstring, such as a constant.
    """
    found: dict[str, list[str]] = {}
    for path, text, tree in _sources(src, _BRACKET):
        for name, words in (*_docstrings(tree, ()), *_comments(text, tree)):
            place = f"{path}:{name}" if name else path
            for bracket in _BRACKET.finditer(words):
                try:
                    references = expand(bracket[1])
                except RulebookError as error:
                    raise RulebookError(f"{place}: {error}") from None
                for rule in references:
                    places = found.setdefault(rule, [])
                    if place not in places:
                        places.append(place)
    return found


def _pages() -> dict[str, _Page]:
    """The pages by game: those of the source tree, otherwise those of the installed package."""
    root = Path(__file__).parents[2]
    if (root / "pyproject.toml").is_file():
        files: list[_Page] = list((root / "docs" / "rules").iterdir())
    else:
        files = list(resources.files("lastfire").joinpath("rules").iterdir())
    return {
        page.name.removesuffix(".md"): page
        for page in files
        if page.name.endswith(".md") and page.name != "README.md"
    }


def page_text(page: str) -> str:
    """A rules page as it is written."""
    return _pages()[page].read_text(encoding="utf-8")


@cache
def _game_of(page: str) -> str:
    """The game that a page belongs to; an expansion names its game."""
    named = _EXPANSION.search(page_text(page))
    return page if named is None else named[1]


def _table(lines: list[str], heading: str, columns: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    """The rows of the first table under a heading, with their line numbers."""
    if heading not in lines:
        raise RulebookError(f"the heading {heading!r} is missing")
    at = lines.index(heading) + 1
    while at < len(lines) and not lines[at].startswith(("|", "#")):
        at += 1
    if at == len(lines) or _cells(lines[at]) != list(columns):
        raise RulebookError(f"the heading {heading!r} needs a table with the columns {' | '.join(columns)}")
    at += 2
    while at < len(lines) and lines[at].startswith("|"):
        cells = _cells(lines[at])
        if len(cells) != len(columns):
            raise RulebookError(f"line {at + 1} has {len(cells)} cells instead of {len(columns)}")
        yield at + 1, cells
        at += 1


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def _read_option(cells: list[str], where: str) -> RuleOption:
    name, kind, default, values = cells[0].strip("`"), cells[1], cells[2], cells[3]
    if kind == "bool" and values == "on, off" and default in ("on", "off"):
        return RuleOption(name, kind, default == "on")
    if kind == "choice" and default in (choices := tuple(value.strip() for value in values.split(","))):
        return RuleOption(name, kind, default, choices=choices)
    bounds = re.fullmatch(r"(-?\d+)\.\.(\d+)", values)
    if kind == "int" and bounds is not None and int(bounds[1]) <= int(default) <= int(bounds[2]):
        return RuleOption(name, kind, int(default), low=int(bounds[1]), high=int(bounds[2]))
    raise RulebookError(f"{where}: type, default and values of option {name} do not fit together")


def _sources(folder: Path, wanted: re.Pattern[str]) -> Iterator[tuple[str, str, ast.Module]]:
    """The files in which something is found; reading the others would take most of the time."""
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if wanted.search(text):
            yield file.relative_to(folder).as_posix(), text, ast.parse(text, str(file))


def _docstrings(node: ast.Module | _Definition, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The docstrings, each with the name of what it belongs to."""
    docstring = ast.get_docstring(node)
    if docstring is not None:
        yield ".".join(names), docstring
    for child in node.body:
        if isinstance(child, _Definition):
            yield from _docstrings(child, (*names, child.name))


def _comments(text: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The comments, each run of lines as one, with the name of the definition it stands in."""
    block: list[str] = []
    last = 0
    if not _COMMENT.search(text):
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        line = token.start[0]
        if block and line != last + 1:
            yield _name_at(tree, last), " ".join(block)
            block = []
        block.append(token.string.lstrip("#:").strip())
        last = line
    if block:
        yield _name_at(tree, last), " ".join(block)


def _name_at(node: ast.Module | _Definition, line: int) -> str:
    """The name of the innermost definition around a line; empty outside of any."""
    for child in node.body:
        if isinstance(child, _Definition) and child.lineno <= line <= (child.end_lineno or child.lineno):
            inner = _name_at(child, line)
            return f"{child.name}.{inner}" if inner else child.name
    return ""


def _marked(
    body: list[ast.stmt], path: str, names: tuple[str, ...], inherited: tuple[str, ...]
) -> Iterator[tuple[str, list[str]]]:
    """The tests with the rules they show; the rules of a class hold for all its tests."""
    for node in body:
        if not isinstance(node, _Definition):
            continue
        marks = list(inherited)
        for decorator in node.decorator_list:
            marks.extend(_rules_of(decorator, path))
        if isinstance(node, ast.ClassDef):
            yield from _marked(node.body, path, (*names, node.name), tuple(marks))
        elif node.name.startswith("test"):
            yield "::".join((*names, node.name)), list(dict.fromkeys(marks))


def _rules_of(decorator: ast.expr, path: str) -> Iterator[str]:
    if not isinstance(decorator, ast.Call):
        return
    called = decorator.func
    if not (isinstance(called, ast.Name) and called.id == "rule"):
        return
    for argument in decorator.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise RulebookError(f"{path}, line {decorator.lineno}: @rule takes the ids as plain strings")
        try:
            yield from expand(argument.value)
        except RulebookError as error:
            raise RulebookError(f"{path}, line {decorator.lineno}: {error}") from None
