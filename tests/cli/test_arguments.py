"""What people type: every mistake gives one clear line and the right exit status."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lastfire
from lastfire.cli import main
from lastfire.cli.values import default_language

MISTAKES = {
    "dance": "invalid choice: 'dance'",
    "play chess": "'chess' is not a game; there is hit-z-road",
    "play": "the following arguments are required: game",
    "play hit-z-road --seats four": "argument --seats: 'four' is not a whole number",
    "play hit-z-road --seats 0": "argument --seats: 0 is less than 1",
    "play hit-z-road --seats 9 --plain": "seats: hit_z_road is for 1 to 4 players, not 9",
    "play hit-z-road --seats 2 --people 3 --plain": "--people: 3 is more than 2 seats",
    "play hit-z-road --seats 2 --bots random,random --plain": "--bots: 2 bots for 1 free seats",
    "play hit-z-road --seats 2 --seat 3 --plain": "--seat: there is no seat 3 at a table of 2",
    "play hit-z-road --seat 0 --plain": "argument --seat: 0 is less than 1",
    "play hit-z-road --names A,A --plain": "--names: two people have the same name",
    "play hit-z-road --names A,B --people 1 --plain": "--names: 2 names for 1 people",
    "play hit-z-road --names A,,B": "'A,,B' has an empty place between its commas",
    "play hit-z-road --bots clever --plain": "--bots: 'clever' is not one of random, heuristic, search",
    "play hit-z-road --option journey": "--option: 'journey' is not NAME=VALUE",
    "play hit-z-road --option dragons=on": "; lastfire options hit-z-road explains them",
    "play hit-z-road --option journey=maybe": "--option journey: 'maybe' is neither on nor off",
    "play hit-z-road --option journey_legs=7": "--option journey_legs: 7 is not from 1 to 3",
    "play hit-z-road --option journey_legs=two": "--option journey_legs: 'two' is not a whole number",
    "play hit-z-road --option poker_set=royal": "--option poker_set: 'royal' is not one of original",
    "play hit-z-road --option journey=on --option journey=off": "--option: journey is given twice",
    "play hit-z-road": "this is not a terminal: --plain plays in lines of text",
    "play hit-z-road --load nothing.lastfire": "nothing.lastfire: No such file or directory",
    "watch hit-z-road --pace slow": "argument --pace: invalid choice: 'slow'",
    "simulate hit-z-road --games 0": "argument --games: 0 is less than 1",
    "simulate hit-z-road --seats 2 --bots random,random,random": "--bots: 3 bots for 2 seats",
    "simulate hit-z-road --out games.csv": "--out: games.csv ends neither in .jsonl nor in .parquet",
    "simulate hit-z-road --out missing/games.jsonl": "--out: there is no folder missing",
    "arena hit-z-road": "the following arguments are required: --line-up",
    "arena hit-z-road --line-up random,random --iterations 9": "--iterations: nobody in the line-up searches",
    "arena hit-z-road --line-up random,clever": "--line-up: 'clever' is not one of",
    "arena hit-z-road --line-up random,random,random,random,random": "--line-up: 5 bots",
    "odds hit-z-road --survivors 0 --zombies 3": "--survivors: 0 is not from 1 to 20",
    "odds hit-z-road --survivors 5 --zombies 3 --skulls -1": "--skulls: -1 is not from 0 to 20",
    "odds hit-z-road --survivors 5": "the following arguments are required: --zombies",
    "cards hit-z-road --level 7": "--level: 7 is not from 1 to 3",
    "cards hit-z-road --kind crises": "--kind: all cards of hit_z_road are of one kind",
    "cards dead-of-winter --level 1": "--level: the cards of dead_of_winter have no levels",
    "cards dead-of-winter --kind dragons": "--kind: 'dragons' is not one of survivors, items, crises",
    "odds dead-of-winter --survivors 5 --zombies 3": "argument game: invalid choice: 'dead-of-winter'",
    "balance hit-z-road": "hit-z-road has no variants whose balance is studied; "
    "there is dead-of-winter, dawn-of-the-zeds",
    "balance dead-of-winter --chapter 99": "--chapter: 99 is not one of 1 to ",
    "balance dead-of-winter --page missing/balance.html": "--page: there is no folder missing",
    "balance dead-of-winter --page .": "--page: . is a folder",
    "options chess": "'chess' is not a game; there is hit-z-road, dead-of-winter",
    "resume chess": "chess is neither a saved game nor a file; see lastfire saves",
    "resume": "there is no game to go on with; lastfire play begins one",
    "completion basic": "invalid choice: 'basic'",
    "watch hit-z-road --plain --beliefs": "--beliefs: nobody can betray anybody in hit-z-road",
    "rules hit-z-road --id HZR-NOTHING-1": "--id: no rule is called 'HZR-NOTHING-1'",
    "serve --port 70000": "argument --port: 70000 is not from 0 to 65535",
    "replay nothing.lastfire": "nothing.lastfire: No such file or directory",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_gives_one_clear_line(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status = main(line.split())
    printed = capsys.readouterr()
    absent = "No such file" in MISTAKES[line] or line.startswith("resume")
    assert status == (1 if absent else 2)
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert MISTAKES[line] in printed.err
    assert printed.err.startswith("lastfire")


@pytest.mark.parametrize("line", [line for line in MISTAKES if "No such file" not in MISTAKES[line]])
def test_a_mistake_is_told_in_japanese(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(line.split()) in (1, 2)
    said = capsys.readouterr().err
    assert re.search("[ぁ-ん]", said)
    # Commands to type, and names, stay as they are.
    words = re.sub(r"'[^']*'|lastfire [-a-z ]+|[a-z]+(-[a-z]+)+", "", said)
    assert not re.search(r"\b(is|are|not|of|the|for|one|see|there)\b", words)


def test_a_damaged_save_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.lastfire"
    file.write_bytes(b"LASTFIRE 1\nnonsense")
    assert main(["replay", str(file)]) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"lastfire: {file}: it is damaged")
    assert error.count("\n") == 1


@pytest.mark.parametrize("game", ["hit-z-road", "hit_z_road"])
def test_both_spellings_of_a_game_work(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", game, "--level", "1", "--lang", "en"]) == 0
    assert "Hidden Room" in capsys.readouterr().out


def test_no_command_prints_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    assert "simulate" in out
    assert "watch" in out


def test_every_command_has_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (
        "serve",
        "play",
        "watch",
        "replay",
        "simulate",
        "arena",
        "balance",
        "resume",
        "saves",
        "options",
        "completion",
        "odds",
        "cards",
        "rules",
        "bench",
    ):
        assert main([command, "--help"]) == 0
        assert f"usage: lastfire {command}" in capsys.readouterr().out


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"lastfire {lastfire.__version__}\n"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_help_loads_neither_screen_nor_server() -> None:
    code = (
        "import sys; from lastfire.cli import main; main(['--help']); "
        "print([name for name in ('textual', 'rich', 'starlette', 'multiprocessing', 'asyncio', 'pyarrow')"
        " if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_a_broken_pipe_is_quiet() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "lastfire.cli", "rules", "hit-z-road"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141
