"""Somebody who plays whole games in the plain mode by typing."""

import random
from typing import TextIO, cast

import pytest

from lastfire.cli.plain import play_plain
from lastfire.cli.sitting import Sitting
from lastfire.cli.words import say


class Typist:
    """Types a random row at every question, and Enter where somebody is to sit down."""

    def isatty(self) -> bool:
        return False

    def __init__(self, sitting: Sitting, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
        self.sitting = sitting
        self.dice = random.Random(seed)
        self.capsys = capsys
        self.out = ""
        self.asked = 0

    def is_cover(self, last: str) -> bool:
        """Whether it is not a question that stands there last."""
        return not last.startswith("  ")

    def says_otherwise(self) -> str:
        """What is typed now and then instead of an answer."""
        return ""

    def readline(self) -> str:
        self.out += self.capsys.readouterr().out
        ask = self.sitting.match.ask
        assert ask is not None
        if self.is_cover(self.out.rstrip().rpartition("\n")[2]):
            return "\n"
        self.asked += 1
        otherwise = self.says_otherwise()
        if otherwise:
            return otherwise
        rows = self.sitting.teller.rows(ask, self.sitting.match.view(ask.seat))
        at = self.dice.randrange(len(rows))
        return f"{rows[at].number(at + 1)}\n"


def played(typist: Typist, lang: str) -> str:
    """What a whole game prints."""
    assert play_plain(typist.sitting, lang, cast(TextIO, typist)) == 0
    assert typist.sitting.match.over
    out = typist.out + typist.capsys.readouterr().out
    assert say("plain_wrong", lang, text="").split("?")[0].strip(" 「」") not in out
    return out
