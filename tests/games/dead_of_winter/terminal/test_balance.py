"""``lastfire balance``: how a game comes out."""

import json
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lastfire.bots.arena import wilson
from lastfire.cli.commands import main
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.bot.study import OBJECTIVES, Case, Chapter, Outcome, chapters, play_case
from lastfire.games.dead_of_winter.terminal import balance

GENTLE = Case(Name("four, gentle", "4人・やさしい"), 4, {"coop": True, "coop_side": "normal"})
CASES = (
    Chapter(
        Name("A few", "少し"), (GENTLE, GENTLE._replace(words=Name("random", "でたらめ"), player="random"))
    ),
    Chapter(
        Name("One betrayer", "裏切り者1人"),
        (
            Case(Name("betrays", "裏切る"), 3, {"betrayer": True}, one_betrayer=True),
            Case(Name("stays", "残る"), 3, {"betrayer": True}, player="loyal", one_betrayer=True),
        ),
    ),
)


GAMES = 4


@cache
def played(words: Name, number: int) -> Outcome:
    case = next(case for chapter in CASES for case in chapter.cases if case.words == words)
    return play_case(case, number)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few cases and few games, each of them played once for all tests."""
    monkeypatch.setattr(balance, "chapters", lambda: CASES)
    monkeypatch.setattr(balance, "PIECE", GAMES)
    monkeypatch.setattr(balance, "play_case", lambda case, number: played(case.words, number))


def test_it_prints_shares_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "dead-of-winter", "--games", str(GAMES), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    gentle, careless = told["chapters"][0]["cases"]
    games = [played(GENTLE.words, number) for number in range(GAMES)]
    assert [game.objective for game in games] == list(OBJECTIVES[:GAMES])
    assert gentle["games"] == GAMES
    assert gentle["colony"] == pytest.approx(list(wilson(sum(game.colony for game in games) / GAMES, GAMES)))
    assert gentle["betrayer"] is None
    assert careless["colony"][0] == 0
    assert told["chapters"][1]["cases"][0]["betrayer"] is not None

    assert main(["balance", "dead-of-winter", "--games", str(GAMES)]) == 0
    english = capsys.readouterr().out
    assert "four, gentle" in english
    assert str(wilson(sum(game.colony for game in games) / GAMES, GAMES)) in english
    assert "What a betrayer who betrays costs the colony" in english

    assert main(["balance", "dead-of-winter", "--games", str(GAMES), "--lang", "ja"]) == 0
    assert "4人・やさしい" in capsys.readouterr().out


def test_the_page_shows_every_interval_and_loads_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "balance.html"
    assert main(["balance", "dead-of-winter", "--games", str(GAMES), "--page", str(file)]) == 0
    page = file.read_text(encoding="utf-8")
    seen: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            seen.append(tag)
            assert not any(name in ("src", "href") for name, _ in attrs)

    Reader().feed(page)
    assert seen.count("circle") == 4
    assert "http" not in page
    capsys.readouterr()


def test_just_as_many_games_are_played_as_were_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for games in (1, GAMES + 1):
        assert main(["balance", "dead-of-winter", "--games", str(games), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert {case["games"] for chapter in told["chapters"] for case in chapter["cases"]} == {games}


def test_a_page_that_cannot_be_written_is_told_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def play_case(case: Case, number: int) -> Outcome:
        raise AssertionError("a game was played")

    monkeypatch.setattr(balance, "play_case", play_case)
    for page in (tmp_path / "no" / "page.html", tmp_path, Path("/proc/page.html")):
        assert main(["balance", "dead-of-winter", "--page", str(page)]) == 2
        assert capsys.readouterr().err.startswith("lastfire: --page: ")
    assert list(tmp_path.iterdir()) == []


def test_games_without_a_study_are_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "hit-z-road"]) == 2
    assert "game" in capsys.readouterr().err


def test_some_chapters_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "dead-of-winter", "--games", str(GAMES), "--chapter", "1"]) == 0
    printed = capsys.readouterr().out
    assert "four, gentle" in printed
    assert "One betrayer" not in printed
    assert main(["balance", "dead-of-winter", "--games", str(GAMES), "--chapter", "2", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.index("One betrayer") < printed.index("four, gentle")
    assert main(["balance", "dead-of-winter", "--chapter", "3"]) == 2
    assert "chapter" in capsys.readouterr().err


def test_every_game_of_a_case_plays_the_next_objective() -> None:
    assert [GENTLE.objective(number) for number in range(10)] == list(OBJECTIVES)


def test_the_study_names_every_objective_side_and_variant() -> None:
    asked = chapters()
    named = {case.options.get("main_objective") for case in asked[0].cases}
    assert named == set(OBJECTIVES)
    assert len(asked[0].cases) == 2 * len(OBJECTIVES)
    assert {case.seats for case in asked[1].cases} == {1, 2, 3, 4, 5}
    options = {name for case in asked[2].cases for name in case.options}
    assert {"coop", "betrayer", "betrayal_pool", "hardcore", "elimination", "prisoners_dilemma"} <= options
