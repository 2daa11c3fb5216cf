"""Shell completion: every shell gets a script, and Bash does with it what it should."""

import subprocess
from pathlib import Path

import pytest
import shtab

from lastfire.cli import main
from lastfire.cli.commands import SHELLS


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_a_script_with_all_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = script(shell, capsys)
    for word in ("simulate", "resume", "hit-z-road", "dead-of-winter", "dawn-of-the-zeds"):
        assert word in said
    assert set(SHELLS) == set(shtab.SUPPORTED_SHELLS)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("lastfire res", {"resume"}),
        ("lastfire play ", {"hit-z-road", "dead-of-winter", "dawn-of-the-zeds"}),
        ("lastfire odds ", {"hit-z-road", "dawn-of-the-zeds"}),
        ("lastfire balance ", {"dead-of-winter", "dawn-of-the-zeds"}),
        ("lastfire play hit-z-road --pl", {"--plain"}),
        ("lastfire play hit-z-road --sea", {"--seat", "--seats"}),
        ("lastfire play hit-z-road --lang ", {"en", "ja"}),
        ("lastfire play hit-z-road --bots ", {"random", "heuristic", "search"}),
        ("lastfire resume ", {"hit-z-road-7"}),
        ("lastfire completion b", {"bash"}),
    ],
)
def test_bash_offers_what_fits(
    typed: str, offered: set[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "script").write_text(script("bash", capsys))
    # The script asks the command for the names of kept games.
    stub = "lastfire() { [ \"$*\" = 'saves --names' ] && echo hit-z-road-7; }"
    words = typed.split(" ")
    asked = " ".join(f"'{word}'" for word in words)
    code = (
        f"{stub}; source '{tmp_path / 'script'}'; COMP_WORDS=({asked}); COMP_CWORD={len(words) - 1};"
        f" _shtab_lastfire lastfire '{words[-1]}' '{words[-2]}'; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) >= offered
    if not words[-1] and not words[-2].startswith("--"):
        assert {word for word in done.stdout.split() if not word.startswith("-")} == offered
