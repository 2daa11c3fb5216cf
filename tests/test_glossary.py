"""What the glossary says not to say is said nowhere: on no card, in no record, on no screen, on no page."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import lastfire
from lastfire import rulebook
from lastfire.cli import helps
from lastfire.engine.words import Name
from tests.text import write

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "glossary.md"
COLUMNS = ["term", "日本語", "what is meant", "source", "do not say", "except"]
AREAS = {
    "Dead of Winter": "dead_of_winter",
    "Hit Z Road": "hit_z_road",
    "Dawn of the Zeds": "dawn_of_the_zeds",
}
COMMON = ""
ASIDE = r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|(?m:^\s*//[^\n]*$)|import .*?;"
"""What a file of the client says to its readers alone."""
PLAIN_LETTERS = re.compile(r"[\x00-\x7f’“”–…−]+")


@dataclass(frozen=True)
class Ban:
    """Words that are not said in an area (a game, or everywhere), and what is no case of them."""

    area: str
    term: str
    words: str
    exceptions: tuple[str, ...]

    def found_in(self, text: str) -> bool:
        """Whether a text says it."""
        for phrase in self.exceptions:
            text = text.replace(phrase, "")
        if PLAIN_LETTERS.fullmatch(self.words):
            return re.search(rf"(?<![\w-]){re.escape(self.words)}(?![\w-])", text, re.IGNORECASE) is not None
        return self.words in text


def bans() -> list[Ban]:
    """Every ban of the page, in its order."""
    found = []
    area = COMMON
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            area = AREAS.get(line.removeprefix("## "), COMMON)
        if not line.startswith("| ") or line.startswith("| term"):
            continue
        cells = [cell.strip() for cell in line[1:-1].split("|")]
        assert len(cells) == len(COLUMNS), line
        term, japanese, meaning, _, banned, exceptions = cells
        assert all((term, japanese, meaning)), line
        phrases = [part.partition(":") for part in exceptions.split(";") if part]
        assert all(phrase.strip() and reason.strip() for phrase, _, reason in phrases), line
        spared = tuple(phrase.strip() for phrase, _, _ in phrases)
        found += [Ban(area, term, words.strip(), spared) for words in banned.split(",") if words.strip()]
    return found


BANS = bans()


def said_by(template: str) -> str:
    """What a sentence with fields says whatever they are filled with."""
    both = re.sub(r"\{[^{}:]*:([^{}|]*)\|([^{}]*)\}", r"\1 \2", template)
    return re.sub(r"\{[^{}]*\}", "…", both)


def names_in(value: Any) -> Iterator[Name]:
    """Every pair of words in a nest of values."""
    if isinstance(value, Name):
        yield value
    elif isinstance(value, dict):
        if set(value) == {"en", "ja"}:
            yield Name(value["en"], value["ja"])
        else:
            for part in value.values():
                yield from names_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from names_in(part)


def of_games() -> Iterator[tuple[str, str, str]]:
    """Cards, options, actions, questions and records: the game, where, what is said."""
    for name, game in lastfire.registered_games().items():
        for line in write.lines(name):
            yield name, "card", line.partition(" | ")[2]
        for said in names_in(game.catalogue()):
            yield from ((name, "catalogue", text) for text in (said.en, said.ja))
        for option in game.options.values():
            for said in (option.words, *option.choice_words):
                yield from ((name, f"option {option.name}", text) for text in (said.en, said.ja))
        words = game.vocabulary
        for said in (
            *[action.words for action in words.actions],
            *[sentence for question in words.questions for sentence in question.sentences],
            *[record.words for record in words.records],
        ):
            yield from ((name, "sentence", said_by(text)) for text in (said.en, said.ja))
        for said in names_in([[noun.name for noun in nouns] for nouns in words.nouns.values()]):
            yield from ((name, "noun", text) for text in (said.en, said.ja))


def of_terminal() -> Iterator[tuple[str, str, str]]:
    """What the terminal says beside the words of the games."""
    for module in pkgutil.walk_packages(lastfire.__path__, "lastfire."):
        if not re.search(r"lastfire\.(cli|games\.\w+\.terminal)\b", module.name) or "__main__" in module.name:
            continue
        area = next((game for game in AREAS.values() if f".{game}." in module.name), COMMON)
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, dict | list | tuple):
                for said in names_in(value):
                    yield from ((area, module.name, said_by(text)) for text in (said.en, said.ja))
    for english, japanese in helps.JAPANESE.items():
        yield from ((COMMON, "help", text) for text in (english, japanese))


def of_client() -> Iterator[tuple[str, str, str]]:
    """The strings of the browser client: those of its catalogues, elsewhere those with a space."""
    for file in sorted((ROOT / "web" / "src").rglob("*")):
        if file.suffix not in (".ts", ".svelte") or ".test." in file.name or file.name.startswith("fixtures"):
            continue
        area = next((part for part in file.parts if part in AREAS.values()), COMMON)
        is_catalogue = file.name.endswith("words.ts") or file.name in ("moments.ts", "terms.ts")
        text = re.sub(
            r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|(?m:^\s*//[^\n]*$)|import .*?;",
            "",
            file.read_text("utf-8"),
            flags=re.S,
        )
        for string in re.findall(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`", text):
            said = re.sub(
                r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "…", next((part for part in string if part), "")
            )
            if is_catalogue or " " in said or not PLAIN_LETTERS.fullmatch(said or "-"):
                yield area, str(file.relative_to(ROOT)), said


def of_pages() -> Iterator[tuple[str, str, str]]:
    """Rules with their rulings and what stands before them, guides, and the pages at the root."""
    for game in rulebook.games():
        for rule in rulebook.rules(game):
            for said in (rule.text, rule.ruling, rule.chapter):
                yield from ((game, rule.id, prose(text)) for text in (said.en, said.ja))
        for page in rulebook.pages(game):
            text = rulebook.page_text(page)
            first = rulebook.parse_rules(text, page)[0].group
            for line in text[: text.index(f"\n## {first}")].splitlines():
                yield game, f"docs/rules/{page}.md", prose(line)
    for file in (*(ROOT / "docs" / "guides").glob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"):
        text = re.sub(r"```.*?```", "", file.read_text(encoding="utf-8"), flags=re.S)
        for line in text.splitlines():
            yield COMMON, file.name, prose(line)


def prose(line: str) -> str:
    """A line without what it quotes of code."""
    return re.sub(r"`[^`]*`|\]\([^)]*\)", "…", line)


def slips(texts: Iterator[tuple[str, str, str]]) -> list[str]:
    """Where banned words are said."""
    return [
        f"{where}: {text!r} says {ban.words!r} where the glossary says {ban.term!r}"
        for area, where, text in texts
        for ban in BANS
        if ban.area in (COMMON, area) and ban.found_in(text)
    ]


@pytest.mark.parametrize("texts", [of_games, of_terminal, of_client, of_pages])
def test_nothing_is_said_that_the_glossary_bans(texts: Any) -> None:
    assert slips(texts()) == []


@pytest.mark.parametrize("texts", [of_games, of_terminal, of_client, of_pages])
def test_there_is_something_to_be_read(texts: Any) -> None:
    """In both languages, of every kind."""
    read = list(texts())
    assert len(read) > 400
    games = AREAS.values() if texts in (of_games, of_pages) else ("dead_of_winter", COMMON)
    for area in games:
        said = [text for game, _, text in read if game == area]
        assert any(re.search("[a-z]{4}", text) for text in said), area
        assert any(re.search("[ぁ-ん]{2}", text) for text in said), area


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: f"{ban.area}-{ban.words}")
def test_a_planted_word_is_found(ban: Ban) -> None:
    is_english = PLAIN_LETTERS.fullmatch(ban.words) is not None
    sentence = f"They say {ban.words}, as it happens." if is_english else f"それは{ban.words}である。"
    area = ban.area or "hit_z_road"
    assert any(f"says {ban.words!r}" in slip for slip in slips(iter([(area, "planted", sentence)])))
    assert any(
        f"says {ban.words!r}" in slip for slip in slips(iter([(area, "planted", sentence.capitalize())]))
    )


def test_words_are_whole() -> None:
    ban = Ban(COMMON, "entrance", "gate", ("Open the gates",))
    for innocent in ("They navigate.", "It is a gateway.", "A toll-gate stands there.", "Open the gates!"):
        assert not ban.found_in(innocent.replace("Open the gates!", "")), innocent
    assert ban.found_in("At the gate.")
    assert not Ban(COMMON, "entrance", "gates", ("Open the gates",)).found_in("Open the gates: each player …")


def test_terms_are_told_once_and_do_not_ban_each_other() -> None:
    """No term of an area stands there twice, and what is said to be right is nowhere banned there."""
    area, seen = COMMON, set()
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            area = AREAS.get(line.removeprefix("## "), COMMON)
        if line.startswith("| ") and not line.startswith("| term"):
            term, japanese = (cell.strip() for cell in line[1:-1].split("|")[:2])
            assert (area, term) not in seen, line
            seen.add((area, term))
            assert slips(iter([(area, term, term), (area, term, japanese)])) == []
    assert len(seen) > 80
