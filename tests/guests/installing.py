"""Packages of other people, installed into a folder of their own, and Python started beside them."""

import os
import subprocess
import sys
from pathlib import Path

from lastfire import guests


def run_with(folder: Path, *arguments: str, status: int = 0, cwd: Path | None = None) -> str:
    """Run Python where the packages of a folder are installed: all that it said."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "LANG": "C.UTF-8"},
        cwd=cwd or folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode == status, said[-4000:]
    return said


def package(folder: Path, name: str, code: str, *, group: str = guests.GAMES, entry: str = "") -> None:
    """An installed package ``name`` 1.0, with one module and one entry point."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    known = folder / f"{name}-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (known / "entry_points.txt").write_text(f"[{group}]\n{entry or name} = {name}:GAME\n", encoding="utf-8")
