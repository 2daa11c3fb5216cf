"""Every setting of a server is a flag and a variable, and a wrong value is refused in one line."""

import dataclasses
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from lastfire.cli import main
from lastfire.cli.commands import make_parser
from lastfire.server.choices import BadChoice, choices, chosen
from lastfire.server.settings import Settings
from tests.server.house import House, Person

OURS = ("data", "client", "listens_on", "hosts", "clock", "secret_luck")
"""Those that have flags of other names, or are for programs."""


def test_every_field_is_a_flag_and_a_variable() -> None:
    assert {choice.name for choice in choices()} == {
        field.name for field in dataclasses.fields(Settings) if field.name not in OURS
    }
    parser = make_parser()
    for choice in choices():
        value = "yes" if choice.kind is bool else str(choice.default or "x")
        flags = vars(parser.parse_args(["serve", choice.flag, *([] if choice.kind is bool else [value])]))
        by_flag, by_variable = chosen(flags, {}), chosen({}, {choice.variable: value})
        assert by_flag == by_variable
        if choice.kind is not bool and choice.default:
            assert by_flag == {choice.name: choice.default}


def test_the_flag_wins_over_the_variable_and_both_over_the_default() -> None:
    assert chosen({}, {}) == {}
    assert chosen({}, {"LASTFIRE_HTTPS": "on"}) == {"https": True}
    assert chosen({"https": False}, {"LASTFIRE_HTTPS": "on"}) == {"https": False}
    assert chosen({"joins": "7/hour"}, {"LASTFIRE_JOINS": "8/hour"}) == {"joins": "7/hour"}
    assert chosen({}, {"LASTFIRE_ORIGINS": "https://a.example, https://b.example"}) == {
        "origins": ("https://a.example", "https://b.example")
    }
    # An empty variable is none.
    assert chosen({}, {"LASTFIRE_JOINS": ""}) == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("https", "perhaps"),
        ("joins", "many"),
        ("joins", "0/minute"),
        ("largest_body", "x"),
        ("largest_body", "0"),
        ("largest_body", "1.5"),
        ("absent_seconds", "nan"),
        ("log_level", "loud"),
        ("log_format", "xml"),
    ],
)
def test_a_wrong_value_is_refused_by_the_name_it_was_given(
    name: str, value: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(BadChoice):
        chosen({name: value}, {})
    monkeypatch.setenv(f"LASTFIRE_{name.upper()}", value)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"lastfire: LASTFIRE_{name.upper()}: {value!r} is n")
    assert said.count("\n") == 1


@contextmanager
def served(*flags: str, **variables: str) -> Iterator[tuple[House, "subprocess.Popen[str]"]]:
    """``lastfire serve`` itself."""
    with subprocess.Popen(
        [sys.executable, "-m", "lastfire", "serve", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LASTFIRE_PORT": "0", **variables},
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Lastfire: http://"), (line, process.communicate())
            yield House(line.split()[1], Path()), process
        finally:
            process.kill()


def create(house: House, **headers: str) -> httpx.Response:
    with Person(house) as ann:
        chairs = [{"who": "here"}, {"who": "here"}]
        return ann.post("/api/tables", {"game": "hit_z_road", "chairs": chairs}, **headers)


def test_a_server_behind_a_proxy(tmp_path: Path) -> None:
    variables: dict[str, Any] = {"LASTFIRE_DATA": str(tmp_path), "LASTFIRE_ALLOW_HOST": "games.example"}
    with served("--https", "--behind-proxy", "--creates", "1/hour", **variables) as (house, process):
        told = {"host": "games.example", "origin": "https://games.example"}
        first = create(house, **told, **{"x-forwarded-for": "192.0.2.1"})
        assert first.status_code == 201, first.text
        # Over http to us, over https to the browser; and each visitor has a share of their own.
        assert "Secure" in first.headers["set-cookie"]
        assert create(house, **told, **{"x-forwarded-for": "192.0.2.1"}).status_code == 429
        assert create(house, **told, **{"x-forwarded-for": "192.0.2.2"}).status_code == 201
        assert create(house, host="other.example").status_code == 421
        process.send_signal(signal.SIGINT)
        assert process.communicate()[1] == ""
    assert (tmp_path / "lastfire.db").exists()


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    flags = ("--behind-proxy", "--trusted-proxy", "192.0.2.9", "--creates", "1/hour", "--data", str(tmp_path))
    with served(*flags) as (house, _):
        codes = [create(house, **{"x-forwarded-for": f"192.0.2.{i}"}).status_code for i in (1, 2)]
    assert codes == [201, 429]
