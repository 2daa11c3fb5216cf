"""``lastfire balance dawn-of-the-zeds``: how a game comes out."""

import json
from functools import cache
from pathlib import Path

import pytest

from lastfire.bots.arena import wilson
from lastfire.cli.commands import main
from lastfire.engine.words import Name
from lastfire.games.dawn_of_the_zeds.bot.study import (
    FIRST_HEROES_WIN,
    RANDOM,
    SEARCH,
    Case,
    Chapter,
    Outcome,
    chapters,
    play_case,
)
from lastfire.games.dawn_of_the_zeds.terminal import balance

GAMES = 3
SHORT: dict[str, bool | int | str] = {"length": "short"}
CAREFUL = Case(Name("careful", "慎重に"), 1, SHORT)
CARELESS = Case(Name("careless", "手当たり次第"), 1, SHORT, RANDOM)
VERSUS = Case(Name("versus", "対戦"), 2, {**SHORT, "mode": "versus"}, RANDOM, RANDOM, fewer=3)
MATCH = Case(
    Name("match", "マッチ"), 2, {**SHORT, "mode": "versus", "versus_match": True}, RANDOM, RANDOM, fewer=3
)
CASES = (
    Chapter(Name("Alone", "1人"), (CAREFUL, CARELESS)),
    Chapter(Name("Against somebody", "対戦"), (VERSUS, MATCH), FIRST_HEROES_WIN),
)


@cache
def played(words: Name, number: int) -> Outcome:
    case = next(case for chapter in CASES for case in chapter.cases if case.words == words)
    return play_case(case, number)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few cases and few games, each of them played once for all tests."""
    monkeypatch.setattr(balance, "chapters", lambda: CASES)
    monkeypatch.setattr(balance, "play_case", lambda case, number: played(case.words, number))


def told(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What the command prints."""
    assert main(["balance", "dawn-of-the-zeds", "--games", str(GAMES), *more]) == 0
    return capsys.readouterr().out


def test_it_counts_how_often_the_town_stands_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(told(capsys, "--json"))
    case = said["chapters"][0]["cases"][0]
    games = [played(CAREFUL.words, number) for number in range(GAMES)]
    assert case["games"] == GAMES
    assert case["won"] == pytest.approx(list(wilson(sum(game.won for game in games) / GAMES, GAMES)))
    assert case["score"][0] == pytest.approx(sum(game.score for game in games) / GAMES)
    assert case["cards"] == pytest.approx(sum(game.cards for game in games) / GAMES)
    assert sum(case["endings"].values()) == GAMES


def test_a_case_that_takes_long_plays_fewer_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(told(capsys, "--json"))["chapters"][1]["cases"][0]["games"] == 1


def test_a_chapter_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "--chapter", "2")
    assert "Against somebody" in said
    assert "Alone" not in said
    assert "対戦" in told(capsys, "--chapter", "2", "--lang", "ja")
    assert main(["balance", "dawn-of-the-zeds", "--chapter", "3"]) == 2


def test_the_page_says_the_same_and_by_which_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "balance.md"
    told(capsys, "--page", str(file))
    page = file.read_text()
    assert page.startswith("# How Dawn of the Zeds comes out\n")
    assert f"`./play balance dawn-of-the-zeds --games {GAMES}`" in page
    assert page.count("| careful | 3 | ") == 1


def test_a_match_is_won_by_who_leads_the_heroes_first_or_by_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = json.loads(told(capsys, "--json"))
    assert said["chapters"][1]["cases"][1]["won_by"]["en"] == "who leads the Heroes first wins the match"
    assert played(MATCH.words, 0).won in (0.0, 0.5, 1.0)
    plain = told(capsys)
    assert "the town stands" in plain
    assert "who leads the Heroes first wins the match" in plain


def test_what_is_seldom_is_told_to_the_tenth() -> None:
    outcome = Outcome(0.0, "town_falls", 12, 3)
    for wins, told in ((7, "0.7 % [0.3, 1.4]"), (99, "9.9 % [8.2, 11.9]"), (100, "10 % [8, 12]")):
        games = [outcome._replace(won=float(number < wins)) for number in range(1000)]
        row = balance.page(
            [Chapter(CAREFUL.words, (CAREFUL,))], [balance.line_of(CAREFUL, games)], "", "en"
        ).splitlines()[-1]
        assert row.split(" | ")[2] == told


def test_games_that_take_long_are_jobs_of_their_own() -> None:
    assert balance.jobs_of((CAREFUL, VERSUS), 12) == (
        (0, 0, 10),
        (0, 10, 12),
        *[(1, n, n + 1) for n in range(4)],
    )


def test_everything_that_was_asked_for_is_compared() -> None:
    everybody, short, normal, players, versus, matches, thinking = chapters()
    for chapter in (everybody, short, normal, versus, matches):
        assert len(chapter.cases) == 6
    assert {case.options["length"] for case in short.cases} == {"short"}
    assert {case.options["length"] for case in normal.cases} == {"normal"}
    assert {case.options.get("versus_match") for case in matches.cases} == {True}
    assert {case.seats for case in players.cases} == {1, 2, 3, 4}
    assert {case.options.get("pressure") for case in players.cases} == {None, "off", "standard", "heavy"}
    assert {(case.defenders == SEARCH, case.zeds == SEARCH) for case in thinking.cases} == {
        (False, False),
        (True, False),
        (False, True),
    }
