"""`./play` does what is needed, only that, and says what is absent."""

import importlib.util
import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import build_client

ROOT = Path(__file__).parents[1]

if TYPE_CHECKING:
    import play
else:
    # The command is called play, without .py.
    loader = SourceFileLoader("play", str(ROOT / "play"))
    play = importlib.util.module_from_spec(importlib.util.spec_from_loader("play", loader))
    loader.exec_module(play)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout with one source file of the client."""
    client = tmp_path / "client"
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "package.json").write_text("{}")
    (web / "package-lock.json").write_text("{}")
    (web / "src" / "main.ts").write_text("one")
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    monkeypatch.setattr(build_client, "WEB", web)
    monkeypatch.setattr(build_client, "CLIENT", client)
    monkeypatch.setattr(build_client, "STAMP", client / ".stamp")
    monkeypatch.setattr(build_client, "MODULES_STAMP", web / "node_modules" / ".stamp")
    return tmp_path


@pytest.fixture
def npm(tree: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In place of npm: notes what it is asked to do, and leaves what npm would leave."""
    asked: list[str] = []

    def stand_in(*arguments: str, node: Path | None = None) -> str:
        asked.append(" ".join(arguments[:2]))
        if arguments[0] == "ci":
            (tree / "web" / "node_modules").mkdir(exist_ok=True)
        else:
            (tree / "client").mkdir(exist_ok=True)
            (tree / "client" / "index.html").write_text("built")
        return ""

    monkeypatch.setattr(build_client, "npm", stand_in)
    return asked


INSTALL, BUILD = "ci --ignore-scripts", "run build"


# The client is built when, and only when, its sources are others than those it was built from


def test_a_client_is_built_once(npm: list[str]) -> None:
    build_client.build()
    build_client.build()
    assert npm == [INSTALL, BUILD]


def test_an_edited_source_is_built_again_with_the_packages_that_are_there(tree: Path, npm: list[str]) -> None:
    build_client.build()
    (tree / "web" / "src" / "main.ts").write_text("two")
    build_client.build()
    assert npm == [INSTALL, BUILD, BUILD]


def test_a_renamed_source_is_built_again(tree: Path, npm: list[str]) -> None:
    build_client.build()
    (tree / "web" / "src" / "main.ts").rename(tree / "web" / "src" / "other.ts")
    build_client.build()
    assert npm == [INSTALL, BUILD, BUILD]


def test_a_changed_lock_installs_and_builds_again(tree: Path, npm: list[str]) -> None:
    build_client.build()
    (tree / "web" / "package-lock.json").write_text('{"a": 1}')
    build_client.build()
    assert npm == [INSTALL, BUILD, INSTALL, BUILD]


def test_what_npm_installed_is_no_source(tree: Path, npm: list[str]) -> None:
    build_client.build()
    (tree / "web" / "node_modules" / "some.js").write_text("x")
    build_client.build()
    assert npm == [INSTALL, BUILD]


def test_a_build_that_broke_off_is_done_again(
    tree: Path, npm: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = build_client.npm

    def breaks_off(*arguments: str, node: Path | None = None) -> str:
        whole(*arguments)
        if arguments[0] == "run":
            raise build_client.StepFailed(["npm"], "no space left")
        return ""

    monkeypatch.setattr(build_client, "npm", breaks_off)
    with pytest.raises(build_client.StepFailed):
        build_client.build()
    monkeypatch.setattr(build_client, "npm", whole)
    assert not build_client.is_built()
    build_client.build()
    assert npm == [INSTALL, BUILD, BUILD]
    assert build_client.is_built()


def test_an_edit_during_the_build_is_not_taken_for_built(
    tree: Path, npm: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = build_client.npm

    def edited_meanwhile(*arguments: str, node: Path | None = None) -> str:
        (tree / "web" / "src" / "main.ts").write_text("two")
        return whole(*arguments)

    build_client.install_modules()
    monkeypatch.setattr(build_client, "npm", edited_meanwhile)
    build_client.build()
    assert not build_client.is_built()


# Node


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0\n", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_the_versions_of_node_that_build_the_client(version: str, good: bool) -> None:
    assert build_client.suits(version) is good


def test_our_own_node_comes_before_any_other(tmp_path: Path) -> None:
    path = build_client.environment(tmp_path)["PATH"]
    assert path.split(os.pathsep)[0] == str(tmp_path)


def test_certificates_that_somebody_chose_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "chosen.pem")
    assert build_client.environment(None)["NODE_EXTRA_CA_CERTS"] == "chosen.pem"


# The environment


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that holds what run.txt names."""
    pinned = tmp_path / "requirements"
    pinned.mkdir()
    (pinned / "run.txt").write_text("a==1")
    (pinned / "test.txt").write_text("a==1\nb==1")
    monkeypatch.setattr(play, "REQUIREMENTS", pinned)
    python = play.python_of(tmp_path / "venv")
    python.parent.mkdir(parents=True)
    python.write_text("")
    play.finish(tmp_path / "venv", "run")
    return tmp_path / "venv"


def test_a_finished_environment_is_ready(venv: Path) -> None:
    assert play.is_ready(venv, "run")
    assert not play.is_ready(venv, "test")


def test_changed_requirements_are_installed(venv: Path) -> None:
    (play.REQUIREMENTS / "run.txt").write_text("a==2")
    assert not play.is_ready(venv, "run")


def test_an_environment_whose_python_has_gone_is_not_ready(venv: Path) -> None:
    play.python_of(venv).unlink()
    assert not play.is_ready(venv, "run")


def test_an_environment_is_moved_with_care(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ROOT", play.ROOT / "elsewhere")
    monkeypatch.setattr(build_client, "fingerprint", lambda files, *facts: " ".join(facts))
    assert not play.is_ready(venv, "run")


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """In place of running commands: notes them."""
    asked: list[list[str]] = []

    def note(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        asked.append(command)
        if "--clear" in command:
            Path(command[-1]).mkdir(exist_ok=True)
        return ""

    monkeypatch.setattr(build_client, "run", note)
    return asked


def test_a_sound_environment_is_kept(venv: Path, commands: list[list[str]]) -> None:
    play.make_venv(venv)
    play.install(venv, "run")
    play.make_venv(venv)
    assert [command[2] for command in commands] == ["venv", "pip"]


def test_an_environment_is_made_anew_after_an_installation_broke_off(
    venv: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks_off(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        raise KeyboardInterrupt

    play.make_venv(venv)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(build_client, "run", breaks_off)
        with pytest.raises(KeyboardInterrupt):
            play.install(venv, "run")
    play.make_venv(venv)
    assert [command[2] for command in commands] == ["venv", "venv"]


def test_an_environment_of_another_python_is_made_anew(venv: Path, commands: list[list[str]]) -> None:
    play.stamp_of(venv, "sound").write_text("3.11.0rc1")
    play.make_venv(venv)
    assert [command[2:4] for command in commands] == [["venv", "--clear"]]


# What is absent is named, with the command that installs it


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str, steps: str = "") -> str:
    """What ./play says when it stops because something is absent."""
    assert play.main(list(arguments)) == play.MISSING
    said = capsys.readouterr()
    assert said.out == steps
    return said.err


def test_an_absent_browser_and_font(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "chromium", lambda: None)
    monkeypatch.setattr(play, "has_japanese_font", lambda: False)
    assert refusal(capsys, "test") == (
        "The tests need chromium fonts-noto-cjk. On Debian: sudo apt-get install -y chromium fonts-noto-cjk\n"
    )


def test_an_absent_font_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "chromium", lambda: "chromium")
    monkeypatch.setattr(play, "has_japanese_font", lambda: False)
    assert refusal(capsys, "test").endswith("sudo apt-get install -y fonts-noto-cjk\n")


def test_an_absent_compiler(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert "apt-get install -y gcc" in refusal(capsys, "compile")


def test_a_python_without_venv(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "VENV", tmp_path / "venv")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert refusal(capsys, "setup", steps="1/4 A Python environment in .venv\n") == (
        "This Python cannot make virtual environments. On Debian: sudo apt-get install -y python3-venv\n"
    )


def test_an_old_python_with_no_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(play.Missing, match=r"needs Python 3\.11 or newer, and this is 3\.9"):
        play.use_a_python_that_suits((3, 9, 2))


def test_an_old_python_goes_on_in_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    def become(program: str, arguments: list[str]) -> None:
        raise SystemExit(program)

    monkeypatch.setattr(shutil, "which", lambda name: name if name in ("python3.12", "python3.11") else None)
    monkeypatch.setattr(os, "execv", become)
    with pytest.raises(SystemExit, match=r"python3\.12"):
        play.use_a_python_that_suits((3, 9, 2))


def test_a_failed_step_shows_the_end_of_what_it_printed(capsys: pytest.CaptureFixture[str]) -> None:
    program = "print(*range(100), sep='\\n'); raise SystemExit(3)"
    with pytest.raises(build_client.StepFailed) as failed:
        build_client.run([sys.executable, "-c", program])
    play.tell(failed.value)
    lines = capsys.readouterr().err.split()
    assert lines[-play.TAIL :] == [str(number) for number in range(100 - play.TAIL, 100)]
    assert "failed." in lines


def test_a_command_that_is_not_there_is_a_failed_step() -> None:
    with pytest.raises(build_client.StepFailed, match="no-such-command"):
        build_client.run(["no-such-command"])


# As it is started


def test_help_needs_no_set_up(tmp_path: Path) -> None:
    for name in ("play", "build_client.py"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "play"), "--help"], capture_output=True, text=True, check=True
    )
    assert "./play test" in done.stdout
    assert not (tmp_path / ".venv").exists()


def test_the_commands_are_in_the_help() -> None:
    for command in ("./play setup", "./play test", "./play compile"):
        assert command in (play.__doc__ or "")
