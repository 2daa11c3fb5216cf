"""What cards are declared with: ``python -m tests.text.write`` writes docs/reference anew.

Every class that says and does something, with its fields, and what a card of the game says with it. The
code is the original: names, fields and words are taken from it.
"""

import inspect
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Final

import lastfire
from lastfire.engine.declared import hints_of, spelled
from lastfire.engine.effect import Effect
from lastfire.engine.words import LANGUAGES
from tests.contract.games import part

FOLDER: Final = Path(__file__).parents[2] / "docs" / "reference"

HEAD: Final = """# What cards of {title} are declared with

Written from the code by `python -m tests.text.write`. A field with `= …` may be left out. The words are those
of the card named in the last column: they come from the same value that is carried out.
[A pack](../guides/add-a-pack.md) declares its cards with the same classes, from the same modules: `card`, for
example, is `lastfire.games.{game}.rules.card`.
"""


def page(game: str) -> str:
    """The page of a game."""
    cards = part(game, "declared").CARDS
    said: dict[type, tuple[Effect, str]] = {}
    for card in cards:
        for effect in effects_in(card):
            said.setdefault(type(effect), (effect, card.id))
    lines = [HEAD.format(game=game, title=lastfire.registered_games()[game].title.en), "## Cards", ""]
    lines += ["| declared as | in | what it is |", "|---|---|---|"]
    kinds = {type(card) for card in cards if type(card).__module__.startswith("lastfire.")}
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        lines.append(f"| {declared(kind)} | {home(kind)} | {summary(kind)} |")
    for base in bases(game):
        lines += ["", f"## {base.__name__}", "", summary(base), ""]
        lines += ["| declared as | in | what it is | says | 言葉 | on |", "|---|---|---|---|---|---|"]
        for kind in sorted(concrete(base), key=lambda kind: kind.__name__):
            row = [declared(kind), home(kind), summary(kind), "", "", ""]
            if kind in said:
                effect, card_id = said[kind]
                row[3:] = [*(effect.words().text(lang) for lang in LANGUAGES), card_id]
            lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines) + "\n"


def bases(game: str) -> list[type]:
    """The kinds of thing a game's cards say and do: what it derives from ``Effect`` itself."""
    own = f"lastfire.games.{game}."
    found = [kind for kind in Effect.__subclasses__() if kind.__module__.startswith(own)]
    return sorted(found, key=lambda kind: kind.__name__)


def concrete(base: type) -> Iterator[type]:
    """The classes of a kind that cards can have; those in between are for the others to derive from."""
    kinds: list[type] = base.__subclasses__()
    for kind in kinds:
        if not kind.__name__.startswith("_") and kind.__module__.startswith("lastfire."):
            if is_dataclass(kind):
                yield kind
            yield from concrete(kind)


def effects_in(value: Any) -> Iterator[Effect]:
    """Everything that says and does something in a card, but what is not declared on cards."""
    if isinstance(value, Effect) and is_dataclass(value):
        yield value
    if isinstance(value, tuple):
        for each in value:
            yield from effects_in(each)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from effects_in(getattr(value, field.name))


def declared(kind: type) -> str:
    """A class as it is called, with the types of its fields; but not what only a box fills in."""
    said = []
    for field in (each for each in fields(kind) if each.repr) if is_dataclass(kind) else ():
        default = "" if field.default is MISSING else f" = {field.default!r}"
        said.append(f"{field.name}: {spelled(hints_of(kind)[field.name])}{default}")
    return f"`{kind.__name__}({', '.join(said)})`".replace("|", "or")


def home(kind: type) -> str:
    """The module that it is imported from, without what all of them begin with."""
    return f"`{kind.__module__.partition('.rules.')[2]}`"


def summary(kind: type) -> str:
    """The first sentence of its description, without rules; nothing where it has none of its own."""
    described = kind.__dict__.get("__doc__") or ""
    if described.startswith(f"{kind.__name__}("):
        return ""  # What a dataclass writes where nothing is written.
    first = inspect.cleandoc(described).partition("\n\n")[0]
    return re.sub(r"\s*\[[A-Z]+-[^\]]*\]", "", " ".join(first.split())).replace("``", "`").replace("|", "or")


def main() -> None:
    """Write the page of every game."""
    for game in lastfire.registered_games():
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")
