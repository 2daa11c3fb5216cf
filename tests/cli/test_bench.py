"""The benchmark measures what it says, and says on what."""

import json
import sys

import pytest

import lastfire
from lastfire import engine
from lastfire.cli import main

QUICK = ["bench", "--rounds", "1", "--seconds", "0.001"]


def test_figures_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] == engine.COMPILED
    assert found["lastfire"] == lastfire.__version__
    names = [each["name"] for each in found["measures"]]
    assert "fork in mid-game" in names
    assert "search iterations" in names
    assert "catanatron: decisions" in names
    assert all(0 < each["min"] <= each["median"] <= each["max"] for each in found["measures"])
    assert set(found["ratios"]) == {"decisions, playouts", "fork in mid-game"}


def test_figures_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert ("compiled" if engine.COMPILED else "pure Python") in out
    assert "decisions, playouts" in out


def test_without_the_peer_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert main([*QUICK, "--peers"]) == 2
    assert capsys.readouterr().err.startswith("lastfire: --peers: this needs catanatron")
