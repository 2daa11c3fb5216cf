"""Modules add to the game without an edit of it: a toy module is played in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from tests.test_house import ROOT

CHECKS = Path(__file__).with_name("toy_checks.py")


def test_a_toy_module_is_played_saved_dealt_and_shown() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
         "-p", "tests.games.dead_of_winter.toy", str(CHECKS)],
        cwd=ROOT, env=dict(os.environ), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert done.returncode == 0, said[-8000:]
    assert " passed" in said
