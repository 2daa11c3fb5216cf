"""Recovery phrases: words that can be told apart, and a secret that nobody guesses."""

import hashlib
import itertools
import secrets
from typing import Any

import pytest

from lastfire.server import phrases
from lastfire.server.phrases import (
    WORDS,
    Phrase,
    UnknownWord,
    is_secret_of,
    new_phrase,
    new_salt,
    read_phrase,
)


def distance_is_one(one: str, other: str) -> bool:
    """Whether one letter more, less or another makes one word of the other."""
    if abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    at = next((i for i in range(len(short)) if short[i] != long[i]), len(short))
    return short[at + (len(short) == len(long)) :] == long[at + 1 :]


def test_there_are_256_words_and_no_two_are_mistaken_for_each_other() -> None:
    assert len(WORDS) == 256
    assert len({phrases._spelling(text) for word in WORDS for text in (word.en, word.ja)}) == 512
    assert all(word.en.isascii() and word.en.isalpha() and word.en.islower() for word in WORDS)
    assert all("ぁ" <= each <= "ヶ" or each == "ー" for word in WORDS for each in word.ja)
    near = [
        (one.en, other.en)
        for one, other in itertools.combinations(WORDS, 2)
        if distance_is_one(one.en, other.en)
    ]
    assert near == []


def test_a_phrase_is_read_in_either_language_however_it_is_written() -> None:
    phrase = Phrase(tuple(range(0, 240, 20)))
    english = " ".join(word.en for word in phrase.words)
    japanese = "　".join(word.ja for word in phrase.words)
    mixed = "、".join(word.en if i % 2 else word.ja for i, word in enumerate(phrase.words))
    katakana = "".join(chr(ord(each) + 0x60) if "ぁ" <= each <= "ゖ" else each for each in japanese)
    for text in (
        english,
        english.upper(),
        f"  {english}\n",
        english.replace(" ", ", "),
        japanese,
        mixed,
        katakana,
    ):
        assert read_phrase(text) == phrase
    assert read_phrase(english.rpartition(" ")[0]) is None
    assert read_phrase(f"{english} anchor") is None
    assert read_phrase("") is None
    with pytest.raises(UnknownWord, match="brain"):
        read_phrase(english.rpartition(" ")[0] + " brain")


def test_a_phrase_has_72_secret_bits_and_each_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    real = secrets.token_bytes

    def draw(count: int) -> bytes:
        drawn.append(count)
        return real(count)

    monkeypatch.setattr(secrets, "token_bytes", draw)
    phrase = new_phrase()
    assert drawn == [phrases.WORDS_IN_PHRASE]
    assert len(phrase.numbers) - len(bytes.fromhex(phrase.handle)) == 9


def test_every_word_counts() -> None:
    phrase, salt = new_phrase(), new_salt()
    digest = phrase.digest(salt)
    assert is_secret_of(phrase, salt, digest)
    last = phrases.WORDS_IN_PHRASE - 1
    for place in (3, 7, last):
        numbers = list(phrase.numbers)
        numbers[place] = (numbers[place] + 1) % 256
        assert not is_secret_of(Phrase(tuple(numbers)), salt, digest)
    assert not is_secret_of(phrase, new_salt(), digest)


def test_where_there_is_nobody_just_as_much_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = hashlib.scrypt

    def reckon(text: bytes, **how: Any) -> bytes:
        asked.append(how["n"])
        return real(text, **how)

    monkeypatch.setattr(hashlib, "scrypt", reckon)
    phrase = new_phrase()
    assert not is_secret_of(phrase, None, bytes(32))
    # Not even one whose digest was made without a salt.
    assert not is_secret_of(phrase, None, phrase.digest(phrases._BLANK))
    assert asked == [phrases._SCRYPT["n"]] * 3
