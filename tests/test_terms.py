"""What browser and terminal say alike is written once, in Python, and both fill it alike."""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lastfire import terms
from lastfire.engine.words import Name, fill
from lastfire.games import NAMES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "lastfire"
CLIENT = ROOT / "web" / "src"
CASES = json.loads((CLIENT / "lib" / "fill.cases.json").read_text(encoding="utf-8"))
SHARED = [terms, *[import_module(f"lastfire.games.{name}.rules.words.terms") for name in NAMES]]
TELLING = r"^cli/|/terminal/|/rules/words/|/rules/game\.py"
NOT_TELLING = r"\.test\.|fixtures|terms\.ts|messages\.ts"
NOT_SAID = r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|(?m:^\s*//[^\n]*$)"
LONG = 8
"""Japanese does not part its words; from this many characters on it is taken for more than one."""
APART = {
    "face down": "how a path lies in Hit Z Road, how a card is added in Dead of Winter",
    "keep the dice": "a choice in Dead of Winter, an answer in Dawn of the Zeds",
    "the die shows {}": "a die of each game: what a code needs, what a card rolls",
    "no exile": "the choice itself in the browser, quoted in a sentence of the log",
}
"""What is the same on both sides and yet means two things, each with the reason."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["template"]))
def test_a_template_is_filled_as_in_the_browser(case: dict[str, Any]) -> None:
    """``web/src/lib/spoken.test.ts`` reads the same cases."""
    assert fill(case["template"], case["values"]) == case["said"]


def test_what_both_sides_say_is_written_once() -> None:
    shared = {normal(text): "shared" for module in SHARED for text in spoken(module)}
    terminal = of_terminal()
    browser = of_browser()
    twice = [
        f"{text!r}: {terminal.get(text) or shared[text]} and {browser[text]}"
        for text in sorted(browser)
        if (text in terminal or text in shared) and has_words(text) and text not in APART
    ]
    assert twice == []


def test_both_sides_were_read() -> None:
    assert len(of_terminal()) > 300
    assert len(of_browser()) > 700


@pytest.mark.parametrize("module", SHARED, ids=lambda module: str(module.__name__))
def test_a_template_has_the_same_fields_in_both_languages(module: object) -> None:
    for name in names(module):
        fields = [set(re.findall(r"\{(\w+)", text)) for text in (name.en, name.ja)]
        assert fields[0] == fields[1]


def names(module: object) -> list[Name]:
    """All words of a shared file."""
    groups: dict[str, dict[str, Name]] = vars(module)["GROUPS"]
    alone: dict[str, Name] = vars(module)["TERMS"]
    return [*alone.values(), *[name for group in groups.values() for name in group.values()]]


def spoken(module: object) -> Iterator[str]:
    for name in names(module):
        yield from (name.en, name.ja)


def of_terminal() -> dict[str, str]:
    """What the terminal, and the vocabulary of the games, say by themselves, with the file that says it."""
    found: dict[str, str] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        place = file.relative_to(SOURCE).as_posix()
        if not re.search(TELLING, place) or place.endswith("terms.py"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Name":
                for text in [said_by(each) for each in node.args]:
                    if text is not None:
                        found.setdefault(normal(text), place)
    return found


def said_by(node: ast.expr) -> str | None:
    """A string, with a field for what is put into it."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else None


def of_browser() -> dict[str, str]:
    """What the browser says by itself, with the file that says it."""
    found: dict[str, str] = {}
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix not in (".ts", ".svelte") or re.search(NOT_TELLING, file.name):
            continue
        text = re.sub(NOT_SAID, "", file.read_text("utf-8"), flags=re.S)
        for string in re.findall(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`", text):
            said = next((part for part in string if part), "")
            found.setdefault(normal(said), file.relative_to(CLIENT).as_posix())
    return found


def normal(text: str) -> str:
    """A text without what makes no other sentence of it: capitals, stops, the names of its fields."""
    text = re.sub(r"\{\w+:[^|}]*\|([^}]*)\}", r"{} \1", text)
    text = re.sub(r"\$?\{[^{}]*\}", "{}", text)
    return text.strip().rstrip(".:!?。：！？、").lower()


def has_words(text: str) -> bool:
    """Whether it is more than one word, besides its fields."""
    bare = text.replace("{}", "")
    if re.search(r"[぀-ヿ一-鿿]", bare):
        return len(re.sub(r"[\W\d]", "", bare)) >= LONG
    return len(re.findall(r"[a-z]+", bare)) > 1
