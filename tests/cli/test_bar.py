"""How far a long command has come, where there is no terminal to draw a bar on."""

import pytest

from lastfire.cli import bar


def test_without_a_terminal_a_line_comes_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr(bar, "monotonic", lambda: now)
    with bar.progress("games") as tell:
        for done in range(1001):
            tell(done, 1000)
            now += 0.25
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        "games: 120 of 1,000, about 4 min left",
        "games: 240 of 1,000, about 3 min left",
        "games: 360 of 1,000, about 3 min left",
        "games: 480 of 1,000, about 2 min left",
        "games: 600 of 1,000, about 2 min left",
        "games: 720 of 1,000, about 70 s left",
        "games: 840 of 1,000, about 40 s left",
        "games: 960 of 1,000, about 10 s left",
    ]


def test_what_is_soon_done_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with bar.progress("games") as tell:
        tell(1, 2)
        tell(2, 2)
    assert capsys.readouterr().err == ""
