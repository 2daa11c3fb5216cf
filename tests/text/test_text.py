"""The words of the cards are those that have been read and reviewed."""

import re

import pytest

import lastfire
from tests.text import write

GAMES = list(lastfire.registered_games())
LATIN = re.compile("[A-Za-z]")
JAPANESE = re.compile("[぀-ヿ一-鿿。、「」（）：]")

NAMES_IN_LATIN = re.compile("WZED放送局|DPC委員会|ハイポZ銃|4Rフェイズ")
"""Names with Latin letters in Japanese too."""


@pytest.mark.parametrize("game", GAMES)
def test_the_reviewed_words_are_the_words_of_the_cards(game: str) -> None:
    reviewed = (write.HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert write.lines(game) == reviewed, "python -m tests.text.write, then read what changed"


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_said_in_both_languages(game: str) -> None:
    lines = [line for line in write.lines(game) if not line.startswith("#")]
    assert len(lines) > 70
    for line in lines:
        _, english, japanese = line.split(" | ")
        assert LATIN.search(english), line
        assert JAPANESE.search(japanese), line
        assert not JAPANESE.search(english), line
        assert not LATIN.search(NAMES_IN_LATIN.sub("", japanese)), line


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_whole(game: str) -> None:
    """Nothing is left between two sentences, or at the end of one."""
    for line in write.lines(game):
        _, *said = line.split(" | ")
        for words in said:
            assert "  " not in words, line
            assert not re.search(r"[.;:,。：、；][.;,。、；]| [.;:,]", words), line
            assert not re.search("[{}]", words), line
            if re.search("[.。]", words):
                assert words.endswith((".", "。")), line
