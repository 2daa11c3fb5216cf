"""``lastfire rules``: the rules of a game, with the code and the tests of each."""

import argparse
from pathlib import Path
from typing import Any, Final

import lastfire
from lastfire import rulebook
from lastfire.cli.signs import to_json
from lastfire.cli.values import UsageError
from lastfire.cli.width import wrap
from lastfire.cli.words import say
from lastfire.engine.words import Name

WIDTH = 100
LABELS: Final = {
    "source": Name("source", "出典"),
    "ruling": Name("ruling", "裁定"),
    "code": Name("code", "コード"),
    "tests": Name("tests", "テスト"),
}


def run(args: argparse.Namespace) -> int:
    """Print the rules that were asked for."""
    package = Path(lastfire.__file__).parent
    tests = package.parents[1] / "tests"
    has_tests = (package.parents[1] / "pyproject.toml").is_file() and tests.is_dir()
    code = rulebook.code_places(package)
    shown = rulebook.rule_tests(tests) if has_tests else {}
    rules: list[dict[str, Any]] = [
        {
            "id": rule.id,
            "chapter": rule.chapter.json(),
            "text": rule.text.json(),
            "source": rule.source,
            "ruling": rule.ruling.json(),
            "code": code.get(rule.id, []),
            "tests": shown.get(rule.id, []) if has_tests else None,
        }
        for rule in rulebook.rules(args.game)
    ]
    if args.id is not None:
        wanted = args.id.upper()
        rules = [rule for rule in rules if rule["id"] == wanted or rule["id"].startswith(wanted + "-")]
        if not rules:
            raise UsageError(
                Name(f"--id: no rule is called {args.id!r}", f"--id：{args.id!r}というルールはありません")
            )
    total = len(rules)
    if args.missing:
        rules = [rule for rule in rules if not rule["code"] or rule["tests"] == []]
    if args.json:
        print(to_json(rules, 2))
        return 0
    chapter = ""
    for rule in rules:
        if rule["chapter"][args.lang] != chapter:
            chapter = rule["chapter"][args.lang]
            print(f"\n== {chapter}")
        _print(rule, args.lang)
    without_code = sum(not rule["code"] for rule in rules)
    line = say("rules_counted", args.lang, total=total, code=without_code)
    if has_tests:
        line += say("rules_untested", args.lang, count=sum(rule["tests"] == [] for rule in rules))
    print("\n" + line)
    return 0


def _print(rule: dict[str, Any], lang: str) -> None:
    """One rule with everything about it."""
    head, *more = wrap(rule["text"][lang], WIDTH - 16)
    print(f"{rule['id']:<16}{head}")
    for part in more:
        print(f"{'':16}{part}")
    for name, text in (("source", rule["source"]), ("ruling", rule["ruling"][lang])):
        _print_rows(name, [part for part in wrap(text, WIDTH - 25) if part], lang)
    for name in ("code", "tests"):
        _print_rows(name, rule[name] or [], lang)


def _print_rows(name: str, rows: list[str], lang: str) -> None:
    """Rows with a label before the first."""
    label = f"{LABELS[name].text(lang)}{': ' if lang == 'en' else '：'}"
    for number, row in enumerate(rows):
        print(f"{'':16}{label if number == 0 else ''}{row}")
