"""Games of other packages: installed, found by everybody, and refused where they cannot be used."""

import os
from pathlib import Path

import pytest

import lastfire
from last_can import GAME as LAST_CAN
from lastfire import engine, games
from lastfire.cli.workers import WorkerError, work_in_order
from lastfire.engine.pack import INTERFACE
from tests.guests.installing import package, run_with

WITH_THE_GUEST = [*games.NAMES, "last_can"]
"""The games of the house, and the one that is installed."""

# An installed game


def test_an_installed_game_is_offered_and_its_rules_are_not_imported_for_that(installed: Path) -> None:
    program = (
        "import sys; from lastfire.cli.commands import make_parser; make_parser().format_help();"
        "import lastfire; print(list(lastfire.registered_games()));"
        "print([name for name in sys.modules if name.startswith('last_can') or name.endswith('.rules')])"
    )
    assert run_with(installed, "-c", program) == f"{WITH_THE_GUEST}\n[]\n"


def test_an_installed_game_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game"
    line = ("-m", "lastfire", "watch", "last-can", "--plain", "--bots", "heuristic,random", "--seed", "3")
    assert "has 10 cans at home" in run_with(installed, *line, "--save", str(saved))
    assert "finds 3 cans." in run_with(installed, "-m", "lastfire", "replay", str(saved))
    program = f"import lastfire, pathlib; print(lastfire.load(pathlib.Path({str(saved)!r}).read_bytes()))"
    assert run_with(installed, "-c", program) == "<Match of last_can, 2 seats: over>\n"
    play = ("-m", "lastfire", "play", "last-can", "--plain", "--lang", "en", "--save", str(tmp_path / "left"))
    assert ": 0 of 10 cans at home." in run_with(installed, *play, status=1)


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_workers_know_an_installed_game(installed: Path, command: str) -> None:
    bots = ("--line-up", "heuristic,random") if command == "arena" else ("--bots", "heuristic,random")
    said = run_with(
        installed, "-m", "lastfire", command, "last-can", *bots, "--games", "40", "--jobs", "2", "--json"
    )
    assert '"heuristic"' in said


def test_an_installed_game_has_an_environment(installed: Path) -> None:
    program = (
        "import gymnasium, lastfire.envs; env = gymnasium.make('lastfire/LastCan-v0', seats=3);"
        "seen, info = env.reset(seed=1); print(env.unwrapped.match, len(seen['observation']))"
    )
    assert run_with(installed, "-c", program).startswith("<Match of last_can, 3 seats: seat 0 is asked> ")


def test_the_server_offers_an_installed_game(installed: Path) -> None:
    program = """
from pathlib import Path
from tempfile import TemporaryDirectory
from starlette.testclient import TestClient
from lastfire.server.app import create_app
from lastfire.server.settings import Settings

HERE = "http://127.0.0.1"
folder = TemporaryDirectory()
app = create_app(Settings(Path(folder.name)))
with folder, TestClient(app, HERE, headers={"origin": HERE}) as client:
    print([game["name"] for game in client.get("/api/games").json()["games"]])
    print(client.get("/api/games/last_can/catalogue").json())
    chairs = [{"who": "here"}, {"who": "bot", "bot": "search"}]
    print(client.post("/api/tables", json={"game": "last_can", "chairs": chairs}).status_code)
    print(client.get("/api/games/last_can/rules").json())
"""
    said = run_with(installed, "-W", "ignore", "-c", program).splitlines()
    assert said == [str(WITH_THE_GUEST), "{'cards': {}}", "201", "{'rules': []}"]


# Refused ones

BROKEN = {
    "cannot_be_imported": ("import absent", "ModuleNotFoundError: No module named 'absent' (%s.py, line 1)"),
    "fails_at_once": ("x = 1\n1 / 0", "ZeroDivisionError: division by zero (%s.py, line 2)"),
    "has_no_game": ("", "there is no GAME in %s"),
    "is_no_game": ("GAME = 3", "it is a int, not a Game of lastfire.engine"),
    "has_another_name": (
        "from last_can.rules import GAME",
        "it calls itself 'last_can'; a name is in lower_snake_case",
    ),
    "is_from_the_future": (
        "from last_can.rules import LastCan\nGAME = LastCan()\nGAME.name, GAME.engine = __name__, (2, 0)",
        f"it needs version 2.0 of the engine's interface, this is {INTERFACE[0]}.{INTERFACE[1]}",
    ),
}


def refusal(name: str) -> str:
    """The line that says why a broken guest is not there."""
    return f"{name}, brought by package {name} 1.0, cannot be used: {BROKEN[name][1].replace('%s', name)}"


@pytest.fixture(scope="module")
def among_broken(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The guests that are well, and beside them all the broken ones."""
    folder = tmp_path_factory.mktemp("broken")
    for name, (code, _) in BROKEN.items():
        package(folder / "site", name, code)
    return Path(f"{folder / 'site'}{os.pathsep}{installed}")


def test_broken_guests_are_refused_in_one_line_each_and_the_others_stay(
    among_broken: Path, tmp_path: Path
) -> None:
    program = "import lastfire; print([game.name for game in lastfire.registered_games().values()])"
    said = run_with(among_broken, "-c", program, cwd=tmp_path).splitlines()
    assert sorted(said) == sorted([*map(refusal, BROKEN), str(WITH_THE_GUEST)])
    assert "Hit Z Road" in run_with(among_broken, "-m", "lastfire", "options", "hit-z-road", cwd=tmp_path)


@pytest.mark.parametrize("name", BROKEN)
def test_who_asks_for_a_broken_guest_is_told_why(name: str, among_broken: Path, tmp_path: Path) -> None:
    played = run_with(among_broken, "-m", "lastfire", "options", name, status=1, cwd=tmp_path)
    assert played == f"lastfire: {refusal(name)}\n"


def test_a_name_of_the_house_is_not_taken_over(tmp_path: Path) -> None:
    package(tmp_path / "site", "impostor", "GAME = 3", entry="hit_z_road")
    program = "import lastfire; print(lastfire.new('hit_z_road', seats=2))"
    said = run_with(tmp_path / "site", "-c", program).splitlines()
    assert "<Match of hit_z_road, 2 seats: seat 0 is asked>" in said or "seat 1" in said[-1]
    listed = run_with(tmp_path / "site", "-c", "import lastfire; list(lastfire.registered_games())")
    refused = "hit_z_road, brought by package impostor 1.0, cannot be used: the name is taken by this house\n"
    assert listed == refused


def test_of_two_guests_of_one_name_the_first_stays(installed: Path, tmp_path: Path) -> None:
    package(tmp_path / "site", "other_can", "GAME = 3", entry="last_can")
    both = Path(f"{tmp_path / 'site'}{os.pathsep}{installed}")
    said = run_with(
        both, "-c", "import lastfire; print(lastfire.registered_games()['last_can'])", cwd=tmp_path
    )
    assert "last_can, brought by package other_can 1.0, cannot be used: the name is taken by package" in said
    assert "LastCan object" in said


# Registered by a program


def seats_of(game: str, number: int) -> int:
    """A job for a worker."""
    return lastfire.new(game, seats=2 + number).seats


@pytest.mark.usefixtures("registry")
def test_a_registered_game_and_its_parts_are_found() -> None:
    assert LAST_CAN.name not in lastfire.registered_games()
    lastfire.register(LAST_CAN, "last_can")
    assert lastfire.new("last_can", seats=2).ask is not None
    assert games.has_part("last_can", "terminal.lines")
    assert not games.has_part("last_can", "terminal.screen")
    assert list(lastfire.registered_games())[-1] == "last_can"


@pytest.mark.usefixtures("registry")
def test_workers_are_told_of_a_game_that_was_registered() -> None:
    lastfire.register(LAST_CAN, "last_can")
    assert games.is_known_elsewhere("last_can")
    assert list(work_in_order(seats_of, "last_can", 3, 2)) == [2, 3, 4]


class Nameless(type(LAST_CAN)):  # type: ignore[misc]
    """A game that no module holds."""


@pytest.mark.usefixtures("registry")
def test_workers_refuse_a_game_they_cannot_import() -> None:
    lastfire.register(Nameless())
    assert not games.is_known_elsewhere("last_can")
    said = (
        "last_can, brought by this program, cannot be used: it is registered in its program alone; a module"
    )
    with pytest.raises(WorkerError, match=said):
        list(work_in_order(seats_of, "last_can", 3, 2))


@pytest.mark.usefixtures("registry")
@pytest.mark.parametrize(
    ("game", "why"),
    [
        (3, "it is a int, not a Game of lastfire.engine"),
        (lastfire.registered_games()["hit_z_road"], "the name is taken by this house"),
    ],
)
def test_what_cannot_be_registered_is_refused(game: object, why: str) -> None:
    with pytest.raises(lastfire.GuestRefused, match=why):
        lastfire.register(game)


@pytest.mark.usefixtures("registry")
def test_a_refusal_is_told_in_both_languages() -> None:
    with pytest.raises(lastfire.GuestRefused) as refused:
        lastfire.register(lastfire.registered_games()["hit_z_road"])
    assert (
        refused.value.text("ja") == "このプログラムのhit_z_roadは使えません：その名前はLastfireが使っています"
    )
    assert refused.value.text("en") == str(refused.value)


def test_a_game_says_what_it_needs_of_the_engine() -> None:
    assert engine.INTERFACE == INTERFACE == (1, 1)
    assert LAST_CAN.engine == (1, 0)
    assert all(hasattr(engine, name) for name in engine.__all__)
