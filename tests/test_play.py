"""`./play` does what is needed, only that, and says what is absent."""

import fcntl
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING

import bare_machine
import build_client
import pytest
from bare_machine import Absent
from build_client import StepFailed

ROOT = Path(__file__).parents[1]

if TYPE_CHECKING:
    import play
else:
    # The command is called play, without .py.
    loader = SourceFileLoader("play", str(ROOT / "play"))
    play = importlib.util.module_from_spec(importlib.util.spec_from_loader("play", loader))
    loader.exec_module(play)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is fetched into this checkout, and no test waits for another that sets up."""
    folder = tmp_path / "fetched"
    monkeypatch.setattr(bare_machine, "FETCHED", folder)
    return folder


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

    def stand_in(*arguments: str, node: Path | None = None, cwd: Path | None = None) -> str:
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
    for kind in ("bench", "parquet", "test"):
        (pinned / f"{kind}.txt").write_text(f"a==1\n{kind}==1")
    monkeypatch.setattr(play, "REQUIREMENTS", pinned)
    python = play.python_of(tmp_path / "venv")
    python.parent.mkdir(parents=True)
    python.write_text("")
    play.finish(tmp_path / "venv", "run")
    return tmp_path / "venv"


def test_a_finished_environment_is_ready(venv: Path) -> None:
    assert play.is_ready(venv, "run")
    assert not play.is_ready(venv, "test")


def test_who_comes_second_waits_until_the_first_has_set_up(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with play.alone():
        pass
    first = (own_folder / "set-up.lock").open()
    fcntl.flock(first, fcntl.LOCK_EX)
    said: list[str] = []

    def hear(text: str, **_: object) -> None:
        said.append(text)
        first.close()

    monkeypatch.setattr("builtins.print", hear)
    with play.alone():
        assert said == ["Another ./play is setting up this checkout. This one goes on when that is done."]


def test_what_the_first_has_set_up_the_second_leaves_alone(
    venv: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    play.stamp_of(venv, "run").unlink()
    monkeypatch.setattr(play, "VENV", venv)

    @contextmanager
    def waited() -> Iterator[None]:
        play.finish(venv, "run")
        yield

    monkeypatch.setattr(play, "alone", waited)
    play.set_up_python("run")
    assert commands == []


def test_an_environment_for_tests_serves_every_command(venv: Path) -> None:
    play.stamp_of(venv, "run").unlink()
    play.finish(venv, "test")
    assert all(play.is_ready(venv, kind) for kind in ("run", "bench", "parquet", "test"))


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("serve --open", "run"),
        ("bench", "run"),
        ("bench dead-of-winter --peers", "bench"),
        ("bench --server", "test"),
        ("simulate hit-z-road --out games.parquet", "parquet"),
        ("simulate hit-z-road --out=games.parquet", "parquet"),
        ("simulate hit-z-road --out games.jsonl", "run"),
    ],
)
def test_the_packages_that_a_command_needs(line: str, kind: str) -> None:
    command, *rest = line.split()
    assert play.kind_for(command, rest) == kind


@pytest.mark.parametrize(
    ("line", "full"),
    [
        ("", "serve --open"),
        ("--port 8155", "serve --open --port 8155"),
        ("--no-open --port 8155", "serve --no-open --port 8155"),
        ("serve --port 8155", "serve --port 8155"),
        ("--help", "--help"),
        ("--version", "--version"),
        ("test -q tests/text", "test -q tests/text"),
    ],
)
def test_without_a_command_the_options_are_those_of_playing_in_the_browser(line: str, full: str) -> None:
    assert play.said(line.split()) == full.split()


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
    """In place of running commands: notes them. This Python comes with pip."""
    asked: list[list[str]] = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)

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


# What Debian keeps in packages of its own is fetched without root


Answer = Callable[[list[str]], str]


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for what is fetched."""
    monkeypatch.setattr(bare_machine, "FETCHED", tmp_path / "fetched")
    return tmp_path / "fetched"


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands of a bare machine, which may be added to: which finds these and no others."""
    present = ["apt-get", "dpkg-deb"]
    monkeypatch.setattr(shutil, "which", lambda name, path=None: f"/bin/{name}" if name in present else None)
    return present


def debian(files: list[str], asked: list[list[str]]) -> Callable[..., str]:
    """In place of running commands: a Debian whose every package holds these files."""

    def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        asked.append(command)
        if "download" in command:
            (cwd / "some.deb").write_text("")
        if command[:2] == ["dpkg-deb", "-x"]:
            for file in files:
                target = Path(command[3], file)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text("")
        return ""

    return run


WHEEL = "usr/share/python-wheels/pip-1.2-py3-none-any.whl"


def test_a_python_without_pip_is_given_debians(
    venv: Path,
    fetched: Path,
    machine: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[list[str]] = []
    whole = debian([WHEEL], asked)

    def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        if "--clear" in command:
            Path(command[-1]).mkdir(exist_ok=True)
        return whole(command, cwd)

    monkeypatch.setattr(build_client, "run", run)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    play.make_venv(venv)
    wheel = str(fetched / "pip" / WHEEL)
    assert [command[0] for command in asked] == [
        "apt-get",
        "apt-get",
        "dpkg-deb",
        sys.executable,
        str(play.python_of(venv)),
    ]
    assert "--without-pip" in asked[3]
    assert asked[4][1:] == [f"{wheel}/pip", "install", "--no-index", "--no-deps", wheel]
    # Once fetched it serves every environment.
    asked.clear()
    play.make_venv(venv.parent / "other")
    assert [command[0] for command in asked] == [sys.executable, str(play.python_of(venv.parent / "other"))]


def test_apt_writes_nothing_outside_the_checkout(
    fetched: Path, machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(build_client, "run", debian(["some/file"], asked))
    bare_machine.fetch_debian("some", fetched / "some")
    assert (fetched / "some" / "some" / "file").is_file()
    update = asked[0]
    for place in ("Dir::State=", "Dir::Cache="):
        (said,) = [word for word in update if word.startswith(place)]
        assert Path(said.removeprefix(place)).is_relative_to(fetched)
    assert [path.name for path in fetched.iterdir()] == ["some"]


def test_without_apt_a_python_without_pip_is_named(
    tmp_path: Path,
    fetched: Path,
    machine: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine.clear()
    monkeypatch.setattr(play, "VENV", tmp_path / "venv")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert refusal(capsys, "setup", steps="1/4 A Python environment in .venv\n") == (
        "This Python comes without pip, and none could be fetched (this machine has no apt-get). "
        "On Debian: sudo apt-get install -y python3-venv\n"
    )


def test_a_network_that_is_down_is_told_in_the_words_of_apt(
    fetched: Path, machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        if "download" in command:
            raise StepFailed(command, "E: Unable to locate package python3-pip-whl")
        return "Err:1 somewhere\nW: Failed to fetch it  Temporary failure resolving\n"

    monkeypatch.setattr(build_client, "run", run)
    with pytest.raises(StepFailed) as failed:
        bare_machine.pip_wheel()
    assert bare_machine.in_one_line(failed.value) == (
        "W: Failed to fetch it  Temporary failure resolving; E: Unable to locate package python3-pip-whl"
    )
    assert list(fetched.iterdir()) == []


# Debian's packages are installed where that needs no password


def installing(monkeypatch: pytest.MonkeyPatch, user: int, *, sudo_asks: bool = False) -> list[str]:
    """What is run to install chromium."""
    asked: list[str] = []

    def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        if sudo_asks:
            raise StepFailed(command, "sudo: a password is required")
        asked.append(" ".join(command))
        return ""

    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(build_client, "run", run)
    bare_machine.install_debian("chromium")
    return asked


APT = "env DEBIAN_FRONTEND=noninteractive apt-get -q"


def test_root_installs(machine: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert installing(monkeypatch, user=0) == [
        f"{APT} update",
        f"{APT} install -y --no-install-recommends chromium",
    ]


def test_who_may_be_root_installs(machine: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    machine.append("sudo")
    assert installing(monkeypatch, user=1000) == [
        "sudo -n true",
        f"sudo -n {APT} update",
        f"sudo -n {APT} install -y --no-install-recommends chromium",
    ]


def test_nobody_is_asked_for_a_password(machine: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Absent, match="there is no sudo"):
        installing(monkeypatch, user=1000)
    machine.append("sudo")
    with pytest.raises(Absent, match="sudo asks for a password"):
        installing(monkeypatch, user=1000, sudo_asks=True)


def test_a_machine_without_apt_installs_nothing(machine: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    machine.clear()
    with pytest.raises(Absent, match="no apt-get"):
        installing(monkeypatch, user=0)


# A browser


@pytest.fixture
def bad_browsers(fetched: Path, machine: list[str], monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Which browsers do not start, and why. There is one in every place but the PATH; nothing is run."""
    bad: dict[str, str] = {}

    def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        if command[1:] == ["-m", "tests.browser.launch"]:
            assert env is not None
            assert env["PLAYWRIGHT_NODEJS_PATH"] == "/bin/node"
            if (why := bad.get(env["LASTFIRE_CHROMIUM"])) is not None:
                raise StepFailed(command, why)
        return ""

    machine.append("node")
    monkeypatch.delenv("LASTFIRE_CHROMIUM", raising=False)
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH", raising=False)
    monkeypatch.setattr(build_client, "run", run)
    monkeypatch.setattr(play, "node", lambda: None)
    monkeypatch.setattr(bare_machine, "packaged_browser", lambda node: "packaged")
    monkeypatch.setattr(bare_machine, "debian_browser", lambda: "debian's")
    return bad


def test_a_browser_of_this_machine_is_taken(
    bad_browsers: dict[str, str], machine: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    machine.append("google-chrome")
    assert play.find_browser() == {
        "PLAYWRIGHT_NODEJS_PATH": "/bin/node",
        "LASTFIRE_CHROMIUM": "/bin/google-chrome",
    }
    assert capsys.readouterr().out == "The browser /bin/google-chrome\n"


def test_the_browser_that_somebody_chose_comes_first(
    bad_browsers: dict[str, str], machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.append("chromium")
    monkeypatch.setenv("LASTFIRE_CHROMIUM", "chosen")
    assert (play.find_browser() or {})["LASTFIRE_CHROMIUM"] == "chosen"


def test_where_there_is_none_a_package_brings_it(bad_browsers: dict[str, str]) -> None:
    found = play.find_browser() or {}
    assert found["LASTFIRE_CHROMIUM"] == "packaged"
    assert bare_machine.remembered() == found


def test_a_browser_that_does_not_start_is_told_and_passed_over(
    bad_browsers: dict[str, str], machine: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    machine.append("chromium")
    bad_browsers["/bin/chromium"] = "error while loading shared libraries: libnss3.so"
    bad_browsers["packaged"] = "one\nspawn error: no such version of the C library\nthree"
    assert (play.find_browser() or {})["LASTFIRE_CHROMIUM"] == "debian's"
    assert capsys.readouterr().out.splitlines() == [
        "The browser /bin/chromium",
        "    error while loading shared libraries: libnss3.so",
        "A browser from a package",
        "    spawn error: no such version of the C library",
        "Debian's browser",
    ]


def test_playwrights_browser_is_the_last_resort(
    bad_browsers: dict[str, str], machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> str:
        raise Absent("Debian's package needs root, and there is no sudo")

    bad_browsers["packaged"] = "no"
    monkeypatch.setattr(bare_machine, "debian_browser", refused)
    assert (play.find_browser() or {})["LASTFIRE_CHROMIUM"] == bare_machine.PLAYWRIGHTS_OWN


@pytest.fixture
def every_check_passes(
    bad_browsers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, ...]]:
    """In place of the checks: all pass. Notes what pytest is asked."""
    asked: list[tuple[str, ...]] = []

    def run_pytest(arguments: list[str], browser: dict[str, str] | None) -> tuple[bool, str]:
        asked.append((*arguments, str(browser and browser["LASTFIRE_CHROMIUM"])))
        return True, "99 passed in 1 s"

    monkeypatch.setattr(play, "set_up_python", lambda kind: None)
    monkeypatch.setattr(play, "set_up_client", lambda: None)
    monkeypatch.setattr(play, "check_python", lambda: {"ruff check": lambda: True})
    monkeypatch.setattr(play, "check_client", lambda: {"client build": lambda: True})
    monkeypatch.setattr(play, "run_pytest", run_pytest)
    monkeypatch.setattr(play, "browser_tests", lambda: "7 tests in tests/browser/test_games.py")
    return asked


def test_the_tests_are_given_the_browser_that_was_found(
    every_check_passes: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.main(["test"]) == 0
    assert every_check_passes == [(*play.EVERY_CORE, "packaged")]
    assert "NOT RUN" not in capsys.readouterr().out


def test_without_any_browser_the_rest_is_run_and_the_end_is_a_failure(
    bad_browsers: dict[str, str],
    every_check_passes: list[tuple[str, ...]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad_browsers.update(dict.fromkeys(["packaged", "debian's", bare_machine.PLAYWRIGHTS_OWN], "no"))
    assert play.main(["test"]) == play.STOPPED
    assert every_check_passes == [(*play.EVERY_CORE, "-m", "not browser", "None")]
    assert capsys.readouterr().out.splitlines()[-5:] == [
        "passed  ruff check",
        "passed  client build",
        "passed  pytest",
        "NOT RUN browser tests, because no browser could be had: 7 tests in tests/browser/test_games.py",
        "99 passed in 1 s",
    ]


def test_a_check_that_cannot_be_started_has_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert not play.run_check("nothing", ["no-such-command"])
    assert "\n== nothing\n" in (said := capsys.readouterr().out)
    assert "no-such-command" in said


def test_a_check_shows_all_it_said_under_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    says = "import sys; print('out', flush=True); print('wrong', file=sys.stderr, flush=True); sys.exit({})"
    assert play.run_check("good", [sys.executable, "-c", says.format(0)])
    assert capsys.readouterr().out == "\n== good\nout\nwrong\n"
    assert not play.run_check("bad", [sys.executable, "-c", says.format(1)])
    assert capsys.readouterr().out == "\n== bad\nout\nwrong\n"


def test_each_of_the_checks_is_told_of_in_their_order_whatever_is_done_first() -> None:
    checks = {"ruff check": lambda: False, "mypy": lambda: True, "client build": lambda: False}
    assert list(play.run_side_by_side(checks).items()) == [
        ("ruff check", False),
        ("mypy", True),
        ("client build", False),
    ]


def test_the_package_holds_no_browser_for_other_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    with pytest.raises(Absent, match="Linux on x86-64 only"):
        bare_machine.packaged_browser(None)


@pytest.fixture
def package(fetched: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In place of npm and Node: a package whose browser prints what it is given. Notes what npm is asked."""
    asked: list[str] = []

    def npm(*arguments: str, node: Path | None = None, cwd: Path | None = None) -> str:
        asked.append(" ".join(arguments[:2]))
        assert cwd is not None
        packed = cwd / "node_modules" / "@sparticuz" / "chromium" / "bin"
        packed.mkdir(parents=True)
        program = '#!/bin/sh\nprintf "%s\\n" "$LD_LIBRARY_PATH" "$FONTCONFIG_FILE" "$@"\n'
        (packed / "chromium.br").write_text(program)
        for name in ("al2023", "fonts", "swiftshader"):
            (cwd / f"{name}-file").write_text(name)
            with tarfile.open(packed / f"{name}.tar.br", "w") as archive:
                archive.add(cwd / f"{name}-file", f"{name}/file")
        return ""

    def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        shutil.copyfile(command[-2], command[-1])
        return ""

    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(build_client, "npm", npm)
    monkeypatch.setattr(build_client, "run", run)
    return asked


def test_the_packaged_browser_is_told_where_its_libraries_and_fonts_lie(
    package: list[str], fetched: Path
) -> None:
    program = bare_machine.packaged_browser(None)
    said = subprocess.run([program, "--headless", "a b"], capture_output=True, text=True, check=True).stdout
    folder = fetched / "browser"
    libraries, fonts, *arguments = said.splitlines()
    assert libraries.split(":")[0] == str(folder / "lib")
    assert Path(fonts).read_text(encoding="ascii") == bare_machine.FONTS
    assert arguments == ["--headless", "a b"]
    for name in ("al2023", "fonts", "swiftshader"):
        assert (folder / name / "file").read_text() == name


def test_the_packaged_browser_is_unpacked_once(package: list[str]) -> None:
    assert bare_machine.packaged_browser(None) == bare_machine.packaged_browser(None)
    assert package == ["ci --ignore-scripts"]


def test_a_package_that_was_half_unpacked_is_fetched_again(
    package: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = build_client.run

    def breaks_off(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(build_client, "run", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        bare_machine.packaged_browser(None)
    monkeypatch.setattr(build_client, "run", whole)
    bare_machine.packaged_browser(None)
    assert package == ["ci --ignore-scripts"] * 2


# A C compiler


@pytest.fixture
def bad_compilers(
    tmp_path: Path, machine: list[str], fetched: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    """Which compilers do not compile, and why. The headers of Python are there."""
    bad: dict[str, str] = {}

    def compiles(compiler: str, flags: list[str]) -> None:
        assert flags == ["-Iheaders"]
        if compiler in bad:
            raise StepFailed([compiler], bad[compiler])

    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("CFLAGS", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: None)
    monkeypatch.setattr(play, "COMPILER_VENV", tmp_path / "zig")
    monkeypatch.setattr(play, "set_up_tool", lambda venv, kind: None)
    monkeypatch.setattr(bare_machine, "header_flags", lambda: ["-Iheaders"])
    monkeypatch.setattr(bare_machine, "install_debian", lambda *packages: None)
    monkeypatch.setattr(bare_machine, "require_compiling", compiles)
    return bad


def test_a_compiler_of_this_machine_is_taken(bad_compilers: dict[str, str], machine: list[str]) -> None:
    machine.append("gcc")
    assert play.find_compiler() == {"CC": "gcc", "CFLAGS": "-Iheaders"}


def test_the_compiler_that_somebody_chose_comes_first(
    bad_compilers: dict[str, str], machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.extend(["gcc", "icx"])
    monkeypatch.setenv("CC", "icx -m64")
    monkeypatch.setenv("CFLAGS", "-g0")
    assert play.find_compiler() == {"CC": "icx -m64", "CFLAGS": "-g0 -Iheaders"}


def test_where_no_compiler_works_a_package_brings_one(
    bad_compilers: dict[str, str],
    machine: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    machine.append("gcc")
    bad_compilers["gcc"] = "tiny.c:2:10: fatal error: stdio.h: No such file or directory"
    compiler = f"{play.python_of(play.COMPILER_VENV)} -m ziglang cc"
    assert play.find_compiler() == {
        "CC": compiler,
        "CFLAGS": "-Iheaders",
        "LDSHARED": f"{compiler} -shared",
    }
    assert capsys.readouterr().out.splitlines() == [
        "Python's headers",
        "The C compiler gcc",
        "    tiny.c:2:10: fatal error: stdio.h: No such file or directory",
        "A C compiler from a package",
    ]


def test_debians_compiler_is_the_last_resort(bad_compilers: dict[str, str]) -> None:
    bad_compilers[f"{play.python_of(play.COMPILER_VENV)} -m ziglang cc"] = "no"
    assert play.find_compiler()["CC"] == "gcc"


def test_an_absent_compiler_is_named(bad_compilers: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*packages: str) -> None:
        raise Absent("Debian's package needs root, and there is no sudo")

    bad_compilers[f"{play.python_of(play.COMPILER_VENV)} -m ziglang cc"] = "no"
    monkeypatch.setattr(bare_machine, "install_debian", refused)
    with pytest.raises(play.Missing, match=r"needs a C compiler\..*apt-get install -y gcc libc6-dev"):
        play.find_compiler()


def python_installed_in(include: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python that expects its headers there."""
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": include})


def test_headers_that_are_there_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Python.h").write_text("")
    python_installed_in(str(tmp_path), monkeypatch)
    assert bare_machine.header_flags() == [f"-I{tmp_path}"]


def test_the_headers_of_debians_python_are_fetched_without_root(
    fetched: Path, machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(build_client, "run", debian(["usr/include/python3.99/Python.h"], asked))
    python_installed_in("/usr/include/python3.99", monkeypatch)
    headers = fetched / "python3.99" / "usr" / "include"
    for _ in range(2):
        assert bare_machine.header_flags() == [f"-I{headers / 'python3.99'}", f"-I{headers}"]
    assert [command[-1] for command in asked if "download" in command] == ["libpython3.99-dev"]


def test_absent_headers_are_named(
    tmp_path: Path, machine: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    python_installed_in(str(tmp_path), monkeypatch)
    with pytest.raises(play.Missing, match=f"there is no Python.h in {tmp_path}.*install -y python3-dev"):
        play.find_compiler()


def test_a_compiler_that_lacks_a_header_does_not_pass(tmp_path: Path) -> None:
    # Empty: neither Python.h nor anything else is there.
    compiler = f"{sys.executable} -c 'raise SystemExit(1)'"
    with pytest.raises(StepFailed):
        bare_machine.require_compiling(compiler, [f"-I{tmp_path}"])
    bare_machine.require_compiling(f"{sys.executable} -c 'raise SystemExit(0)'", [])


# The compiled build


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In place of compiling: notes what is built. There is gcc."""
    done: list[str] = []
    monkeypatch.setattr(play, "COMPILED_VENV", tmp_path)
    for name in ("set_up_python", "set_up_client", "make_venv", "install"):
        monkeypatch.setattr(play, name, lambda *arguments: None)
    monkeypatch.setattr(play, "find_compiler", lambda: {"CC": "gcc"})
    monkeypatch.setattr(bare_machine, "is_gcc", lambda compiler: compiler == "gcc")
    monkeypatch.setattr(play, "compile_wheel", lambda compiler: done.append("plain"))
    monkeypatch.setattr(play, "compile_guided", lambda compiler: done.append("guided"))
    return done


def test_the_compiled_build_is_made_once(built: list[str]) -> None:
    assert [play.compile_rules([]) for _ in range(2)] == [0, 0]
    assert built == ["plain"]


def test_what_a_build_leaves_beside_the_sources_asks_for_no_other(
    built: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    for folder in ("lastfire", "lastfire.egg-info"):
        (tmp_path / "src" / folder).mkdir(parents=True)
    source, note = tmp_path / "src" / "lastfire" / "a.py", tmp_path / "src" / "lastfire.egg-info" / "PKG-INFO"
    for file in (source, note, tmp_path / "setup.py", tmp_path / "pyproject.toml"):
        file.write_text("one")
    play.compile_rules([])
    note.write_text("two")
    play.compile_rules([])
    assert built == ["plain"]
    source.write_text("two")
    play.compile_rules([])
    assert built == ["plain", "plain"]


def test_a_profile_guided_build_takes_the_place_of_any_other(built: list[str]) -> None:
    for arguments in ([], [play.GUIDED], [play.GUIDED], []):
        assert play.compile_rules(arguments) == 0
    assert built == ["plain", "guided"]


def test_a_build_that_broke_off_is_made_again(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_off(compiler: dict[str, str]) -> None:
        raise KeyboardInterrupt

    play.compile_rules([])
    whole = play.compile_guided
    monkeypatch.setattr(play, "compile_guided", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        play.compile_rules([play.GUIDED])
    monkeypatch.setattr(play, "compile_guided", whole)
    play.compile_rules([])
    assert built == ["plain", "plain"]


@pytest.mark.parametrize("compiler", [{"CC": "clang"}, {}])
def test_a_profile_guided_build_without_gcc_leaves_what_is_there(
    compiler: dict[str, str], built: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play.compile_rules([])
    monkeypatch.setattr(play, "find_compiler", lambda: compiler)
    with pytest.raises(play.Missing, match="--profile-guided needs gcc"):
        play.compile_rules([play.GUIDED])
    play.compile_rules([])
    assert built == ["plain"]


def test_an_unknown_argument_of_the_compiled_build_is_refused(
    built: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.compile_rules(["--fast"]) == play.STOPPED
    assert "knows --profile-guided and nothing else" in capsys.readouterr().err
    assert built == []


def test_what_is_counted_first_arranges_the_second_build(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.delenv("LDFLAGS", raising=False)
    linked: list[str] = []

    def compiles(compiler: dict[str, str]) -> None:
        done.append(compiler["CFLAGS"])
        linked.append(compiler["LDFLAGS"])

    monkeypatch.setattr(play, "compile_wheel", compiles)
    monkeypatch.setattr(build_client, "run", lambda command: done.append(Path(command[-1]).name))
    play.compile_guided({"CC": "gcc", "CFLAGS": "-Iheaders"})
    counting, training, arranged = done
    folder = counting.split("-fprofile-generate=")[1].split()[0]
    assert counting.startswith("-Iheaders ")
    assert training == "training.py"
    assert arranged.startswith(f"-Iheaders -fprofile-use={folder} ")
    # What counts needs the library that writes the counts.
    assert linked == ["-fprofile-generate", "-flto=auto"]


@pytest.mark.parametrize(
    ("says", "is_gcc"),
    [("#define __GNUC__ 12", True), ("#define __GNUC__ 4\n#define __clang__ 1", False), ("", False)],
)
def test_gcc_is_told_from_those_that_say_they_are(says: str, is_gcc: bool) -> None:
    assert bare_machine.is_gcc(shlex.join([sys.executable, "-c", f"print({says!r})"])) is is_gcc


# As it is started


def test_help_needs_no_set_up(tmp_path: Path) -> None:
    shutil.copy(ROOT / "play", tmp_path)
    shutil.copytree(ROOT / "building", tmp_path / "building")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "play"), "--help"], capture_output=True, text=True, check=True
    )
    assert "./play test" in done.stdout
    assert not (tmp_path / ".venv").exists()


def test_the_commands_are_in_the_help() -> None:
    for command in ("./play setup", "./play test", "./play compile"):
        assert command in (play.__doc__ or "")
