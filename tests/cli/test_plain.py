"""The plain mode: a whole game by numbers on standard input."""

import io
import random
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import lastfire
from last_can import GAME as LAST_CAN
from lastfire import games
from lastfire.cli import main

PLAY = ["play", "hit-z-road", "--plain", "--lang", "en"]


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    status = main([*PLAY, *arguments])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def typed_game(seats: int, seed: int) -> tuple[str, lastfire.Match]:
    """A random game, with what has to be typed to play it: numbers, and amounts behind them."""
    match = lastfire.new("hit_z_road", seats=seats, seed=seed)
    dice = random.Random(seed)
    lines = []
    while (ask := match.ask) is not None:
        option = dice.choice(ask.options)
        verbs = list(dict.fromkeys(other.verb for other in ask.options))
        same = [other for other in ask.options if other.verb == option.verb]
        amounts = [
            str(option.args[name])
            for name in option.args
            if len({other.args[name] for other in same}) > 1 and option.verb not in ("bid", "drive")
        ]
        if option.verb == "pass":
            lines.append("0")
        elif option.verb in ("bid", "drive"):
            lines.append(str(next(iter(option.args.values()))))
        elif len(verbs) == 1 and amounts:
            lines.append(" ".join(amounts))
        else:
            lines.append(" ".join([str(verbs.index(option.verb) + 1), *amounts]))
        match.answer(option.position)
    return "\n".join(lines) + "\n", match


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (2, 11), (3, 5), (4, 3)])
def test_people_play_a_whole_game(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed, match = typed_game(seats, seed)
    saved = tmp_path / "game"
    status, out, err = play(
        monkeypatch,
        capsys,
        typed,
        "--people",
        str(seats),
        "--seats",
        str(seats),
        "--seed",
        str(seed),
        "--save",
        str(saved),
    )
    assert (status, err) == (0, "")
    assert lastfire.load(saved.read_bytes()).digest() == match.digest()
    result = match.view(None)["result"]
    for score in result["scores"]:
        assert f"{score['total']}" in out
    assert out.count("Round 1 of 8 begins (level 1 cards).") == 1
    assert "is not one of the rows" not in out


def test_one_person_plays_with_bots_in_japanese(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "l\n" + "1\n0\n2\n" * 400
    status, out, err = play(monkeypatch, capsys, typed, "--seed", "3", "--seats", "3")
    assert (status, err) == (0, "")
    assert "ゲーム終了" in out
    assert "Player" not in out.partition("プレイヤー")[2]


def test_the_end_of_the_input_leaves_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game"
    status, out, err = play(monkeypatch, capsys, "", "--seed", "3", "--save", str(saved))
    assert status == 1
    assert err == "The input ended before the game.\n"
    assert "raise your bid or pass" in out
    assert not lastfire.load(saved.read_bytes()).over


def test_commands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "here.lastfire"
    typed = f"v\n?\nbla\nu\n3\nu\ns {saved}\ns {tmp_path / 'no' / 'where'}\nq\n"
    status, out, _ = play(monkeypatch, capsys, typed, "--seed", "3", "--people", "2", "--seats", "2")
    assert status == 0
    assert "Path 1" in out
    assert "A number chooses the row" in out
    assert "bla is not one of the rows" in out
    assert "Nothing to undo." in out
    assert "Player 1 bids 3." in out or "Player 2 bids 3." in out
    assert "Undone." in out
    assert f"Saved to {saved}." in out
    assert "Not saved: " in out
    assert "You left the game.\n" in out
    assert out.endswith(" continues it.\n")
    first = lastfire.new("hit_z_road", seats=2, seed=3)
    assert lastfire.load(saved.read_bytes()).digest() == first.digest()


def test_a_loaded_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed, match = typed_game(2, 11)
    lines = typed.splitlines(keepends=True)
    saved = str(tmp_path / "game")
    play(
        monkeypatch,
        capsys,
        "".join([*lines[:20], "q\n"]),
        "--people",
        "2",
        "--seats",
        "2",
        "--seed",
        "11",
        "--save",
        saved,
    )
    status, _, _ = play(
        monkeypatch, capsys, "".join(lines[20:]), "--people", "2", "--load", saved, "--save", saved
    )
    assert status == 0
    assert lastfire.load(Path(saved).read_bytes()).digest() == match.digest()


def test_watching_prints_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "watch",
                "hit-z-road",
                "--plain",
                "--seed",
                "4",
                "--bots",
                "random",
                "--seats",
                "2",
                "--lang",
                "en",
            ]
        )
        == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Round 1 of 8 begins (level 1 cards)."
    assert any(line.startswith("The game is over: ") for line in lines)


def test_a_game_without_a_judgement_is_played_by_bots_that_need_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games._GAMES, LAST_CAN.name, LAST_CAN)
    name = LAST_CAN.name
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n2\n" * 400))
    assert main(["play", name, "--plain", "--seats", "3", "--lang", "en"]) == 0
    capsys.readouterr()
    refused = "heuristic cannot play last-can, which nobody has written a judgement of"
    for line, argument in (
        (["play", name, "--plain", "--bots", "heuristic"], "--bots"),
        (["simulate", name, "--bots", "heuristic"], "--bots"),
        (["arena", name, "--line-up", "heuristic,random"], "--line-up"),
    ):
        assert main(line) == 2
        assert capsys.readouterr().err == f"lastfire: {argument}: {refused}\n"


def test_a_game_without_a_teller_is_played_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games._GAMES, LAST_CAN.name, LAST_CAN)
    name = LAST_CAN.name
    monkeypatch.setattr("sys.stdin", io.StringIO("v\n" + "1\n2\n" * 200))
    line = ["play", name, "--plain", "--seats", "2", "--bots", "random", "--seed", "3", "--lang", "en"]
    assert main(line) == 0
    assert f'"game": "{name}"' in capsys.readouterr().out
    assert main(["simulate", name, "--seats", "2", "--games", "20"]) == 0
    assert "20 games, " in capsys.readouterr().out
    assert main(["arena", name, "--line-up", "random,random", "--games", "20"]) == 0
    assert "20 games in 20 trials" in capsys.readouterr().out
    assert main(["cards", name]) == 0


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_terminal_breaks_lines_between_words(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for width in (1000, 50):
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        monkeypatch.setattr("sys.stdin", io.StringIO("v\nq\n"))
        arguments = ["dawn-of-the-zeds", "--plain", "--seats", "1", "--seed", "3", "--lang", lang]
        assert main(["play", *arguments]) == 0
        told.append(capsys.readouterr().out)
    whole, broken = told
    assert max(cell_len(line) for line in whole.splitlines()) > 50
    assert max(cell_len(line) for line in broken.splitlines()) < 50
    assert "".join(broken.split()) == "".join(whole.split())
    if lang == "en":
        assert broken.split() == whole.split()
