"""What the tests of guests share."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import lastfire
from lastfire import games
from lastfire.games.hit_z_road.rules import cards as road_cards

ROOT = Path(__file__).parents[2]
EXAMPLES = ("last_can", "night_roads")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example packages are installed, as pip does it without a network."""
    target = tmp_path_factory.mktemp("guests")
    for name in EXAMPLES:
        # Building leaves files beside the sources.
        source = tmp_path_factory.mktemp("source") / name
        shutil.copytree(ROOT / "examples" / name, source, ignore=shutil.ignore_patterns("__pycache__"))
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
        command += ["--no-index", "--disable-pip-version-check", "--target", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
    return target


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The registry, to be left as it was found."""
    for name in ("_GAMES", "_FOLDERS", "_REGISTERED", "_PACKS"):
        monkeypatch.setattr(games, name, dict(getattr(games, name)))
    for game in lastfire.registered_games().values():
        monkeypatch.setattr(game, "packs", dict(game.packs))
        monkeypatch.setattr(game, "options", dict(game.options))
    known = dict(road_cards.BY_ID)
    yield
    road_cards.BY_ID.clear()
    road_cards.BY_ID.update(known)
