"""A browser that does not start says why in one line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.browser


def launch(browser: Path) -> tuple[int, str]:
    """What ./play test is told of a browser."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.browser.launch"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "building"), "LASTFIRE_CHROMIUM": str(browser)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_a_browser_that_lacks_a_library(tmp_path: Path) -> None:
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\necho 'error while loading shared libraries: libnss3.so' >&2\nexit 127\n")
    program.chmod(0o755)
    assert launch(program) == (1, "error while loading shared libraries: libnss3.so\n")


def test_a_browser_that_is_not_there(tmp_path: Path) -> None:
    code, said = launch(tmp_path / "chromium")
    assert code == 1
    assert str(tmp_path) in said
    assert len(said.splitlines()) == 1
