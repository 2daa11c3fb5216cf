"""``lastfire rules``: the rules of a game, with the code and the tests of each."""

import argparse
from pathlib import Path
from typing import Any

import lastfire
from lastfire import rulebook
from lastfire.cli.signs import to_json
from lastfire.cli.values import UsageError
from lastfire.cli.width import wrap

WIDTH = 100


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
            "chapter": rule.chapter,
            "text": {"en": rule.text_en, "ja": rule.text_ja},
            "source": rule.source,
            "ruling": rule.ruling,
            "code": code.get(rule.id, []),
            "tests": shown.get(rule.id, []) if has_tests else None,
        }
        for rule in rulebook.rules(args.game)
    ]
    if args.id is not None:
        wanted = args.id.upper()
        rules = [rule for rule in rules if rule["id"] == wanted or rule["id"].startswith(wanted + "-")]
        if not rules:
            raise UsageError(f"--id: no rule is called {args.id!r}")
    total = len(rules)
    if args.missing:
        rules = [rule for rule in rules if not rule["code"] or rule["tests"] == []]
    if args.json:
        print(to_json(rules, 2))
        return 0
    chapter = ""
    for rule in rules:
        if rule["chapter"] != chapter:
            chapter = rule["chapter"]
            print(f"\n== {chapter}")
        _print(rule, args.lang)
    without_code = sum(not rule["code"] for rule in rules)
    line = f"{total} rule{'' if total == 1 else 's'}; {without_code} without code"
    if has_tests:
        line += f", {sum(rule['tests'] == [] for rule in rules)} without a test"
    print("\n" + line)
    return 0


def _print(rule: dict[str, Any], lang: str) -> None:
    """One rule with everything about it."""
    head, *more = wrap(rule["text"][lang], WIDTH - 16)
    print(f"{rule['id']:<16}{head}")
    rows = [("", part) for part in more]
    for name in ("source", "ruling"):
        rows += [
            (name if i == 0 else "", part) for i, part in enumerate(wrap(rule[name], WIDTH - 25)) if part
        ]
    for name in ("code", "tests"):
        rows += [(name if i == 0 else "", place) for i, place in enumerate(rule[name] or [])]
    for name, text in rows:
        print(f"{'':16}{name + ': ' if name else ''}{text}" if name else f"{'':16}{text}")
