"""What docs/guides/host.md shows is what lies in hosting/, and what lies there works."""

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Final

import pytest

from lastfire.cli.commands import make_parser
from lastfire.server.choices import choices

ROOT: Final = Path(__file__).parents[1]
HOSTING: Final = ROOT / "hosting"
PAGE: Final = (ROOT / "docs" / "guides" / "host.md").read_text(encoding="utf-8")
ELSEWHERE: Final = {"LASTFIRE_DATA", "LASTFIRE_HOST", "LASTFIRE_PORT", "LASTFIRE_ALLOW_HOST"}


@pytest.mark.parametrize(
    ("language", "file"), [("ini", "lastfire.service"), ("caddy", "Caddyfile"), ("nginx", "nginx.conf")]
)
def test_the_page_quotes_the_files(language: str, file: str) -> None:
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block in (HOSTING / file).read_text(encoding="utf-8")


def test_every_file_is_on_the_page() -> None:
    assert {file.name for file in HOSTING.iterdir() if file.name not in PAGE} == set()


def test_variables_and_commands_on_the_page_are_known() -> None:
    units = [file.read_text(encoding="utf-8") for file in HOSTING.iterdir()]
    known = {choice.variable for choice in choices()} | ELSEWHERE
    for text in (PAGE, *units):
        assert set(re.findall(r"LASTFIRE_[A-Z_]+", text)) <= known
        for line in re.findall(r"bin/lastfire ((?:serve|backup|check|restore|notice|tables) [^'\n]*)", text):
            words = shlex.split(line.replace('"', " ").replace("$$(", " ").split(" | ")[0])
            words = [word for word in words if not word.startswith(("+%", "$("))]
            if words[0] in ("backup", "check"):
                words = words[:2] if words[0] == "backup" else [words[0], "--data", "backup"]
            assert make_parser().parse_args(words).command == words[0]


def unit(name: str) -> configparser.RawConfigParser:
    # Some settings may stand in a unit several times.
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((HOSTING / name).read_text(encoding="utf-8"))
    return parser


def test_the_service_stops_as_gently_as_the_server_can() -> None:
    service = unit("lastfire.service")["Service"]
    assert service["KillSignal"] == "SIGTERM"
    # Longer than goodbye, the graceful shutdown and the checkpoints take.
    assert int(service["TimeoutStopSec"]) >= 30
    assert service["Restart"] == "always"


@pytest.mark.parametrize("name", ["lastfire.service", "lastfire-backup.timer"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    for file in HOSTING.glob("lastfire*"):
        text = file.read_text(encoding="utf-8").replace("/srv/lastfire/current/bin/lastfire", "/bin/true")
        (tmp_path / file.name).write_text(text)
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        # A machine without systemd: that it can be read, section by section, is all that can be said.
        assert "Unit" in unit(name)
        return
    done = subprocess.run(
        [analyze, "verify", str(tmp_path / name)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "lastfire" in line]) == (0, [])


def instructions() -> list[tuple[str, str]]:
    """The Containerfile, line by line."""
    lines = (HOSTING / "Containerfile").read_text(encoding="utf-8").splitlines()
    said = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, rest in said]


def container_tool() -> str | None:
    """A program that can build and run images here."""
    for tool in ("podman", "docker"):
        if (
            shutil.which(tool)
            and not subprocess.run([tool, "info"], capture_output=True, check=False).returncode
        ):
            return tool
    return None


def test_the_container_is_built_and_serves(tmp_path: Path) -> None:
    tool = container_tool()
    if tool is None:
        serve_in_the_same_steps(tmp_path)
    else:
        serve_in_a_container(tool)


def serve_in_a_container(tool: str) -> None:
    subprocess.run(
        [tool, "build", "--quiet", "-f", "hosting/Containerfile", "-t", "lastfire-test", "."],
        cwd=ROOT,
        check=True,
    )
    run = [tool, "run", "--detach", "--rm", "--publish", "127.0.0.1::8000", "lastfire-test"]
    container = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    try:
        port = [tool, "port", container, "8000"]
        place = subprocess.run(port, capture_output=True, text=True, check=True).stdout.split()[0]
        with subprocess.Popen(
            [tool, "logs", "--follow", container], stdout=subprocess.PIPE, text=True
        ) as logs:
            assert logs.stdout is not None
            assert logs.stdout.readline().startswith("Lastfire: ")
            check_that_it_plays(f"http://{place}")
            subprocess.run([tool, "stop", container], check=True, capture_output=True)
    finally:
        subprocess.run([tool, "rm", "--force", container], check=False, capture_output=True)


def serve_in_the_same_steps(place: Path) -> None:
    """The steps of the Containerfile, in their order, in folders of this machine; nobody is made a user."""
    asked: list[str] = []
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LASTFIRE_"))}
    stand_ins = place / "bin"
    stand_ins.mkdir()
    for name in ("useradd", "chown"):
        (stand_ins / name).write_text(f'#!/bin/sh\necho "{name} $*" >> {place}/asked\n')
        (stand_ins / name).chmod(0o755)
    (stand_ins / "python3").symlink_to(sys.executable)
    env["PATH"] = f"{stand_ins}:{env['PATH']}"

    def here(text: str) -> str:
        for path in ("/src", "/srv/lastfire", "/data"):
            text = re.sub(rf"(?<![\w/.]){path}\b", f"{place}{path}", text)
        return text

    start: list[str] = []
    for word, rest in instructions():
        asked.append(word)
        if word == "COPY" and not rest.startswith("--from"):
            copy_sources(place / "src")
        elif word == "RUN":
            done = subprocess.run(
                ["sh", "-ec", here(rest)], env=env, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{rest}\n{done.stdout}{done.stderr}"
        elif word == "ENV":
            name, _, value = rest.partition("=")
            env[name] = here(value)
        elif word in ("ENTRYPOINT", "CMD"):
            start += [here(each) for each in json.loads(rest)]
    assert asked.count("FROM") == 2
    assert (place / "asked").read_text().splitlines()[0].startswith("useradd --system")
    # What was installed is all that is needed: the sources are not in the image.
    shutil.rmtree(place / "src")
    with subprocess.Popen(
        start, env={**env, "LASTFIRE_PORT": "0"}, cwd=place, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Lastfire: "), line
            address = line.split()[1].replace("localhost", "127.0.0.1")
            check_that_it_plays(address)
            (health,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
            asks = json.loads(health.partition("CMD ")[2].replace("http://127.0.0.1:8000", address))
            subprocess.run([here(each) for each in asks], env=env, check=True)
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) in (0, -signal.SIGTERM)
        finally:
            server.kill()
    assert (place / "data" / "lastfire.db").exists()


def copy_sources(to: Path) -> None:
    """What a checkout holds, and the client if it is built: else it is built in the image."""
    kept = ("building", "docs", "hosting", "requirements", "src", "web", "play", "pyproject.toml", "setup.py")
    skipped = shutil.ignore_patterns("node_modules", "__pycache__", "pictures", "*.egg-info")
    for name in (*kept, "LICENSE", "README.md", "MANIFEST.in"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=skipped)
        else:
            to.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, to / name)


def check_that_it_plays(address: str) -> None:
    """The server answers, serves its page, and knows every game."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    assert json.load(opener.open(f"{address}/health")) == {"health": "good"}
    assert b"<title>Lastfire" in opener.open(f"{address}/").read()
    games = json.load(opener.open(f"{address}/api/games"))["games"]
    assert {game["name"] for game in games} >= {"hit_z_road", "dead_of_winter", "dawn_of_the_zeds"}
