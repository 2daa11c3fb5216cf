"""The rules pages read well, and page, code and tests agree about the rules."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lastfire
from lastfire import rulebook
from lastfire.engine.words import LANGUAGES, Name

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "lastfire"
TESTS = ROOT / "tests"
PAGES = ROOT / "docs" / "rules"

CHAPTERS = {
    "HZR-BOX": 15, "HZR-SETUP": 14, "HZR-DECK": 15, "HZR-PLAN": 10, "HZR-AUCTION": 20, "HZR-PAY": 7,
    "HZR-ORDER": 6, "HZR-PATH": 13, "HZR-KEY": 12, "HZR-SCAV": 4, "HZR-EVENT": 24, "HZR-SHOOT": 11,
    "HZR-FLEE": 10, "HZR-MELEE": 17, "HZR-HORDE": 8, "HZR-ADREN": 10, "HZR-TOKEN": 23, "HZR-ELIM": 8,
    "HZR-END": 6, "HZR-SCORE": 8, "HZR-SOLO": 16, "HZR-TIES": 7, "HZR-JOURNEY": 13,
}  # fmt: skip

RULINGS = [f"K{number}" for number in range(1, 37)] + [f"N{number}" for number in range(1, 8)]


def page(game: str) -> str:
    return "\n".join([rulebook.page_text(each) for each in rulebook.pages(game)])


# The page


def test_every_chapter_of_hit_z_road_has_all_its_rules() -> None:
    found: dict[str, int] = {}
    for rule in rulebook.rules("hit_z_road"):
        found[rule.group] = found.get(rule.group, 0) + 1
    assert found == CHAPTERS
    assert len({rule.id for rule in rulebook.rules("hit_z_road")}) == 277


@pytest.mark.parametrize("game", rulebook.games())
def test_every_rule_is_a_sentence_in_both_languages_with_a_source(game: str) -> None:
    for rule in rulebook.rules(game):
        assert rule.text.en.endswith("."), rule.id
        assert not re.search("[぀-ヿ一-鿿]", rule.text.en), rule.id
        assert rule.text.ja.endswith("。"), rule.id
        assert re.search("[぀-ヿ]", rule.text.ja), rule.id
        assert rule.source, rule.id


@pytest.mark.parametrize("game", rulebook.games())
def test_no_two_rules_say_the_same(game: str) -> None:
    for language in LANGUAGES:
        texts = [rule.text.text(language) for rule in rulebook.rules(game)]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("game", rulebook.games())
def test_every_source_key_is_explained(game: str) -> None:
    explained = set(
        re.findall(r"^\| (\w+) \| .+ \|$", page(game).partition("\n# Sources\n")[2], re.MULTILINE)
    )
    for rule in rulebook.rules(game):
        for part in re.split("[;,] ", rule.source):
            key = part.split()[0]
            assert key in explained or (key.startswith("§") and "S §" in rule.source), (rule.id, part)


def test_every_contradiction_of_the_sources_is_settled_in_a_ruling() -> None:
    settled: dict[str, set[str]] = {}
    for rule in rulebook.rules("hit_z_road"):
        for ruling in re.findall(r"\b[KN]\d+\b", rule.ruling.en):
            settled.setdefault(ruling, set()).add(rule.id)
    assert sorted(settled) == sorted(RULINGS)

    listed = re.findall(r"^\| ([KN]\d+) \| .+ \| (.+) \|$", page("hit_z_road"), re.MULTILINE)
    assert [ruling for ruling, _ in listed] == RULINGS
    for ruling, rules in listed:
        assert set(rulebook.expand(rules)) == settled[ruling], ruling


@pytest.mark.parametrize("game", rulebook.games())
def test_every_id_on_a_page_is_a_rule(game: str) -> None:
    known = {rule.id for rule in rulebook.rules(game)}
    for reference in re.findall(r"[A-Z]+-[0-9A-Z]+-\d+(?:\.\.\d+)?", page(game)):
        assert set(rulebook.expand(reference)) <= known, reference


# The options


@pytest.mark.parametrize("game", rulebook.games())
def test_the_options_of_the_page_are_the_options_of_the_game(game: str) -> None:
    played = lastfire.registered_games()[game].options
    described = rulebook.options(game)
    assert sorted(described) == sorted(played)
    for name, option in described.items():
        assert option.type == played[name].type, name
        assert option.default == played[name].default, name
        if option.type == "choice":
            assert option.choices == tuple(played[name].choices), name
        if option.type == "int":
            assert (option.low, option.high) == (played[name].low, played[name].high), name


@pytest.mark.parametrize("game", rulebook.games())
def test_every_option_is_explained_in_a_ruling_with_its_default(game: str) -> None:
    explained: set[str] = set()
    for rule in rulebook.rules(game):
        for name, default in re.findall(r"[Oo]ption `(\w+)`(?: \(default (\w+)\))?", rule.ruling.en):
            option = rulebook.options(game)[name]
            explained.add(name)
            word = str(option.default)
            if isinstance(option.default, bool):
                word = "on" if option.default else "off"
            assert default in ("", word), (rule.id, name)
    assert explained == set(rulebook.options(game))


# Page, code and tests together


def test_every_rule_is_shown_by_a_test() -> None:
    shown = rulebook.rule_tests(TESTS)
    assert [
        rule.id for game in rulebook.games() for rule in rulebook.rules(game) if rule.id not in shown
    ] == []


def test_every_test_for_a_rule_names_a_rule_that_exists() -> None:
    assert sorted(rulebook.rule_tests(TESTS).keys() - rulebook.ids()) == []


def test_every_rule_a_docstring_names_exists() -> None:
    places = rulebook.code_places(SOURCE)
    assert {rule: where for rule, where in places.items() if rule not in rulebook.ids()} == {}


def test_every_rule_id_anywhere_in_the_code_exists() -> None:
    prefixes = "|".join(sorted({id_.partition("-")[0] for id_ in rulebook.ids()}))
    for file in sorted(SOURCE.rglob("*.py")):
        for reference in re.findall(
            rf"\b(?:{prefixes})-[A-Z]+-\d+(?:\.\.\d+)?", file.read_text(encoding="utf-8")
        ):
            assert set(rulebook.expand(reference)) <= rulebook.ids(), (file, reference)


# Reading references


def test_references_are_single_ids_lists_and_ranges() -> None:
    assert rulebook.expand("HZR-PAY-3") == ["HZR-PAY-3"]
    assert rulebook.expand("HZR-PAY-3, HZR-KEY-1") == ["HZR-PAY-3", "HZR-KEY-1"]
    assert rulebook.expand("HZR-PAY-3..5") == ["HZR-PAY-3", "HZR-PAY-4", "HZR-PAY-5"]
    assert rulebook.expand("HZR-PAY-3..4,\n    HZR-KEY-1") == ["HZR-PAY-3", "HZR-PAY-4", "HZR-KEY-1"]


@pytest.mark.parametrize("wrong", ["", "HZR-PAY", "HZR-PAY-3, 4", "HZR-PAY-5..3", "HZR-PAY-3-5", "pay 3"])
def test_other_references_are_refused(wrong: str) -> None:
    with pytest.raises(rulebook.RulebookError):
        rulebook.expand(wrong)


def test_places_in_code_are_found_by_their_docstrings_and_comments(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "round.py").write_text(
        '"""[HZR-PLAN-1]"""\n'
        "class Deck:\n"
        '    """Cards [HZR-DECK-9, HZR-DECK-10]."""\n'
        "    def draw(self):\n"
        '        """[HZR-DECK-9..11] And list[int] is no rule."""\n'
        "def other():\n"
        '    text = "[HZR-PAY-1] stands in no docstring"\n'
        "    # This goes over two lines. [HZR-PAY-3,\n"
        "    # HZR-PAY-4]\n"
        "    return text\n"
        "# A constant. [HZR-PAY-3]\n"
        "PRICE = 1\n",
        encoding="utf-8",
    )
    assert rulebook.code_places(tmp_path) == {
        "HZR-PLAN-1": ["game/round.py"],
        "HZR-DECK-9": ["game/round.py:Deck", "game/round.py:Deck.draw"],
        "HZR-DECK-10": ["game/round.py:Deck", "game/round.py:Deck.draw"],
        "HZR-DECK-11": ["game/round.py:Deck.draw"],
        "HZR-PAY-3": ["game/round.py:other", "game/round.py"],
        "HZR-PAY-4": ["game/round.py:other"],
    }


def test_a_docstring_with_a_broken_reference_is_refused(tmp_path: Path) -> None:
    (tmp_path / "round.py").write_text('"""[HZR-PAY-1 and 2]"""\n', encoding="utf-8")
    with pytest.raises(rulebook.RulebookError, match=r"round\.py"):
        rulebook.code_places(tmp_path)


def test_tests_are_found_by_their_rules(tmp_path: Path) -> None:
    (tmp_path / "test_pay.py").write_text(
        '@rule("HZR-PAY-1", "HZR-PAY-3..4")\n'
        "def test_pays(): ...\n"
        '@rule("HZR-KEY-1")\n'
        "class TestKeys:\n"
        '    @rule("HZR-KEY-2")\n'
        "    def test_two(self): ...\n"
        "    def helper(self): ...\n"
        "def test_nothing(): ...\n",
        encoding="utf-8",
    )
    assert rulebook.rule_tests(tmp_path) == {
        "HZR-PAY-1": ["test_pay.py::test_pays"],
        "HZR-PAY-3": ["test_pay.py::test_pays"],
        "HZR-PAY-4": ["test_pay.py::test_pays"],
        "HZR-KEY-1": ["test_pay.py::TestKeys::test_two"],
        "HZR-KEY-2": ["test_pay.py::TestKeys::test_two"],
    }


# Reading pages


def test_a_game_without_a_page_is_refused() -> None:
    with pytest.raises(rulebook.RulebookError, match="no rules page for 'chess'"):
        rulebook.rules("chess")


PAGE = """# A game

## ABC-ONE: The first chapter | 最初の章

| id | rule | 規則 | source | ruling | 裁定 |
|---|---|---|---|---|---|
| ABC-ONE-1 | One. | 一つ。 | S §1 | | |
| ABC-ONE-2 | Two. | 二つ。 | ours | Because. | 理由。 |
"""


CHAPTER = Name("The first chapter", "最初の章")


def test_a_page_is_read_row_by_row() -> None:
    assert rulebook.parse_rules(PAGE, "abc") == [
        rulebook.Rule("ABC-ONE-1", Name("One.", "一つ。"), "S §1", Name("", ""), CHAPTER),
        rulebook.Rule("ABC-ONE-2", Name("Two.", "二つ。"), "ours", Name("Because.", "理由。"), CHAPTER),
    ]


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("ABC-ONE-2", "ABC-ONE-3", "ABC-ONE-3 stands where ABC-ONE-2 belongs"),
        ("ABC-ONE-2", "ABC-TWO-2", "ABC-TWO-2 stands where ABC-ONE-2 belongs"),
        ("| Because. |", "| Because. | Or not. |", "7 cells instead of 6"),
        ("| 理由。 |", "| |", "in one language only"),
        ("| 規則 ", "", "needs a table with the columns"),
        ("| ABC-ONE-2", "\n| ABC-ONE-2", "outside the table"),
        ("\n| ABC-ONE-2", "\n## ABC-ONE: Again | 再び\n| ABC-ONE-2", "stands there twice|needs a table"),
    ],
)
def test_a_page_with_a_slip_is_refused(was: str, becomes: str, message: str) -> None:
    assert was in PAGE
    with pytest.raises(rulebook.RulebookError, match=message):
        rulebook.parse_rules(PAGE.replace(was, becomes), "abc")


def test_an_installed_package_reads_the_pages_it_brought_along(tmp_path: Path) -> None:
    package = tmp_path / "lastfire"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    shutil.copytree(PAGES, package / "rules", dirs_exist_ok=True)
    program = "from lastfire import rulebook; print(rulebook.__file__, len(rulebook.rules('hit_z_road')))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.split() == [str(package / "rulebook.py"), "277"]


@pytest.mark.parametrize("game", ["hit_z_road", "dawn_of_the_zeds"])
def test_every_rule_stands_in_the_code_that_carries_it_out(game: str) -> None:
    places = rulebook.code_places(SOURCE)
    assert [rule.id for rule in rulebook.rules(game) if rule.id not in places] == []
