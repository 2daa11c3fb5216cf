"""The help of the commands, and errors in a set-up, in both languages."""

import argparse
import re
from collections.abc import Iterator

import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.commands import make_parser
from lastfire.cli.helps import JAPANESE, in_japanese

OWN_WORDS = ("usage: ", "positional arguments", "options")


def helps(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Everything that the help of a command and of those below it says."""
    yield from (words for words in (parser.description, parser.epilog) if words)
    for action in parser._actions:
        if action.help:
            yield action.help
        if isinstance(action, argparse._SubParsersAction):
            yield from (choice.help for choice in action._choices_actions if choice.help)
            for below in action.choices.values():
                yield from helps(below)


def test_all_help_is_there_in_japanese_and_nothing_else_is() -> None:
    said = {words for words in helps(make_parser()) if not words.startswith("one of ")}
    assert said | set(OWN_WORDS) >= set(JAPANESE)
    for words in said:
        assert re.search("[ぁ-んァ-ヶ一-龥]", in_japanese(words)), words
    assert in_japanese("one of hit-z-road") == "次のどれか：hit-z-road"


@pytest.mark.parametrize("command", [["--help"], ["play", "--help"], ["odds", "hit-z-road", "--help"]])
def test_help_is_told_in_the_language_that_is_asked_for(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(command) == 0
    english = capsys.readouterr().out
    assert english.startswith("usage: lastfire")
    assert not re.search("[ぁ-ん]", english)
    assert main([*command, "--lang", "ja"]) == 0
    japanese = capsys.readouterr().out
    assert japanese.startswith("使い方: lastfire")
    assert "このヘルプを表示して終わる" in japanese
    assert not re.search(r"[a-z]{3,} [a-z]{2,} [a-z]{2,} [a-z]", japanese)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(command) == 0
    assert capsys.readouterr().out == japanese


def test_a_setup_that_cannot_be_is_refused_in_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "hit-z-road", "--seats", "7", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "lastfire: seats: hit_z_road is for 1 to 4 players, not 7\n"
    assert main(["play", "hit-z-road", "--seats", "7", "--lang", "ja"]) == 2
    assert capsys.readouterr().err == "lastfire: seats：ヒット・Z・ロードは1〜4人用です（指定：7）\n"


def test_options_that_exclude_each_other_are_refused_in_both_languages() -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        lastfire.new("dead_of_winter", seats=3, prisoners_dilemma=True)
    assert refused.value.text("en") == (
        "prisoners_dilemma: the prisoner's dilemma variant is for two players"
    )
    assert refused.value.text("ja") == "prisoners_dilemma：囚人のジレンマバリアントは2人用です"
    assert lastfire.SetupError("seed", "only a program").text("ja") == "seed：only a program"


def test_the_rules_are_told_in_japanese(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hit-z-road", "--id", "HZR-AUCTION-16", "--lang", "ja"]) == 0
    told = capsys.readouterr().out
    for words in ("== 競り", "出典：", "裁定：", "コード：", "ルール1件"):
        assert words in told
