"""The example of the guide runs as it stands."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"


def test_the_example_plays_a_game() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("wins: [")
    assert done.stderr == ""
