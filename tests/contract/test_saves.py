"""Saves that are damaged, foreign or impossible are refused with a reason."""

import json
import zlib
from hashlib import sha256
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lastfire
from lastfire import bots


def played(answers: int = 12) -> lastfire.Match:
    match = lastfire.new("hit_z_road", seats=3, seed=5)
    for _ in range(answers):
        match.answer(0)
    return match


def pack(saved: object) -> bytes:
    body = json.dumps(saved, separators=(",", ":"), sort_keys=True).encode()
    return b"LASTFIRE 1\n" + sha256(body).digest()[:8] + zlib.compress(body, 9)


def unpack(data: bytes) -> dict[str, object]:
    saved = json.loads(zlib.decompress(data[len(b"LASTFIRE 1\n") + 8 :]))
    assert isinstance(saved, dict)
    return saved


def test_a_save_is_small() -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=5)
    largest = 0
    while match.ask is not None:
        match.answer(len(match.ask.ids) // 2)
        largest = max(largest, len(match.save()))
    assert largest < 8000


THE_LONG_NIGHT: Final = {"long_night": "mixed", "raxxon": True, "bandits": True, "improvements": True}


@pytest.mark.parametrize(
    ("game", "options"), [("hit_z_road", {}), ("dead_of_winter", {}), ("dead_of_winter", THE_LONG_NIGHT)]
)
def test_a_save_of_a_whole_game_of_everybody_is_small(game: str, options: dict[str, Any]) -> None:
    """Played as bots play, so that the games are long."""
    seats = lastfire.registered_games()[game].seats[-1]
    longest = 0
    for seed in range(3):
        match = lastfire.new(game, seats=seats, seed=seed, **options)
        bot = bots.make("heuristic", seed)
        answers = 0
        while match.ask is not None:
            bots.move(match, bot)
            answers += 1
        saved = match.save()
        assert len(saved) <= 8000
        assert lastfire.load(saved).digest() == match.digest()
        longest = max(longest, answers)
    assert longest > (300 if game == "dead_of_winter" else 60)


@given(st.data())
def test_any_flipped_byte_is_noticed(data: st.DataObject) -> None:
    saved = bytearray(played().save())
    at = data.draw(st.integers(0, len(saved) - 1))
    saved[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(lastfire.SaveError):
        lastfire.load(bytes(saved))


@given(st.binary(max_size=200))
def test_bytes_that_are_no_save_are_refused(data: bytes) -> None:
    with pytest.raises(lastfire.SaveError):
        lastfire.load(data)
    with pytest.raises(lastfire.SaveError):
        lastfire.load(b"LASTFIRE 1\n" + data)


def test_a_cut_save_is_refused() -> None:
    saved = played().save()
    for length in range(0, len(saved), 7):
        with pytest.raises(lastfire.SaveError):
            lastfire.load(saved[:length])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "go"),
        ("game", 7),
        ("version", 0),
        ("version", None),
        ("version", "1"),
        ("version", True),
        ("seats", 9),
        ("seats", "3"),
        ("options", {"journey": 3}),
        ("options", {"no_such": 1}),
        ("options", []),
        ("base", []),
        ("base", [1, 2]),
        ("base", "x"),
        ("outcomes", [99] * 60),
        ("answers", [1, 2, 3]),
        ("answers", [0, 400]),
        ("answers", {}),
        ("luck", [1]),
        ("luck", [1, 2]),
        ("digest", "0"),
    ],
)
def test_an_impossible_match_is_refused(field: str, value: object) -> None:
    saved = unpack(played(40).save())
    lastfire.load(pack(saved))
    saved[field] = value
    with pytest.raises(lastfire.SaveError):
        lastfire.load(pack(saved))


def test_no_words_of_a_made_up_save_are_said_again() -> None:
    # A terminal would do what they ask.
    saved = unpack(played().save())
    for field in ("game", "version"):
        for read in (lastfire.load, lambda data: lastfire.go_on(data, 1)):
            with pytest.raises(lastfire.SaveError) as refused:
                read(pack({**saved, field: "\x1b[31m"}))
            assert "\x1b" not in str(refused.value)


@pytest.mark.parametrize("field", ["game", "version", "seats", "base", "answers", "luck", "digest"])
def test_a_missing_part_is_refused(field: str) -> None:
    saved = unpack(played().save())
    del saved[field]
    with pytest.raises(lastfire.SaveError):
        lastfire.load(pack(saved))


def test_a_bomb_is_refused() -> None:
    body = b"[" + b" " * 50_000_000 + b"]"
    data = b"LASTFIRE 1\n" + sha256(body).digest()[:8] + zlib.compress(body, 9)
    with pytest.raises(lastfire.SaveError):
        lastfire.load(data)


def test_a_dealt_match_can_be_saved_too() -> None:
    deal = played().deal(0, 9)
    assert lastfire.load(deal.save()).digest() == deal.digest()
