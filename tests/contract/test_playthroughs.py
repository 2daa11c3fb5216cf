"""Golden games: the same on every machine, in both builds.

They are also the recorded games of the present version of the rules: a game that goes on otherwise needs a
new version, as ``tests/test_versions.py`` says. Written anew with

python -m tests.contract.test_playthroughs --write
"""

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.contract.games import NAMES, TABLES, part, random_match

FOLDER: Final = Path(__file__).parent / "playthroughs"


def is_written_down(name: str, options: dict[str, Any]) -> bool:
    """Whether games with these options stay as they are: not where cards are still being added."""
    growing = getattr(part(name, "options"), "GROWING", ())
    return not any(option in options for option in growing)


GOLDEN: Final = [
    (id_, table) for id_, table in zip(NAMES, TABLES, strict=True) if is_written_down(table[0], table[2])
]


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


def positions(text: str) -> list[str]:
    """What a playthrough says of positions and questions, without the sentences that tell of it."""
    return [line for line in text.splitlines() if not line.startswith("  ")]


@pytest.mark.parametrize(("id_", "table"), GOLDEN, ids=[id_ for id_, _ in GOLDEN])
def test_the_game_goes_as_written_down(id_: str, table: tuple[str, int, dict[str, Any]]) -> None:
    now, before = playthrough(*table), (FOLDER / f"{id_}.txt").read_text(encoding="utf-8")
    assert positions(now) == positions(before), (
        f"{table[0]} goes on otherwise than before: give it a new version, as CONTRIBUTING says (Change what"
        " a game does), then python -m tests.contract.test_playthroughs --write"
    )
    assert now == before


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.contract.test_playthroughs --write")
    for id_, table in GOLDEN:
        (FOLDER / f"{id_}.txt").write_text(playthrough(*table), encoding="utf-8")
