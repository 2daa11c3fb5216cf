"""Golden games: the same on every machine, in both builds. Rewritten with ``--write`` below.

python -m tests.contract.test_playthroughs --write
"""

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.contract.games import NAMES, TABLES, random_match

FOLDER: Final = Path(__file__).parent / "playthroughs"


def playthrough(name: str, seats: int, options: dict[str, Any]) -> str:
    """One random game: its digests at every question and what everybody saw."""
    lines: list[str] = []
    told = 0
    for match, _ in random_match(name, seats, options, seed=2026):
        for record in match.records(None, since=told):
            lines.append(f"  {record.text('en')}")
            told += 1
        ask = match.ask
        question = f"{ask.seat} {ask.question} {len(ask.ids)}" if ask else f"over {match.returns}"
        lines.append(f"{match.digest()[:12]} {question}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)
def test_the_game_goes_as_written_down(name: str, seats: int, options: dict[str, Any]) -> None:
    file = FOLDER / f"{NAMES[TABLES.index((name, seats, options))]}.txt"
    assert playthrough(name, seats, options) == file.read_text(encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.contract.test_playthroughs --write")
    for i, (name_, seats_, options_) in enumerate(TABLES):
        (FOLDER / f"{NAMES[i]}.txt").write_text(playthrough(name_, seats_, options_), encoding="utf-8")
