"""The luck of a match: a secret that nobody can compute, words that people add, and the proof afterwards."""

import hashlib
from collections import Counter

import pytest

import lastfire
from lastfire.engine.chance import Chance
from lastfire.engine.luck import Luck, secret_of
from lastfire.engine.match import RandomPolicy


def dice(key: bytes, count: int) -> list[int]:
    chance = Chance()
    chance.seal(key)
    return [chance.roll(6) for _ in range(count)]


def match_of(seed: int = 3, word: str = "") -> lastfire.Match:
    return lastfire.new("hit_z_road", seats=3, seed=seed, word=word)


def play_on(match: lastfire.Match, answers: int, seed: int = 8) -> lastfire.Match:
    policy = RandomPolicy(seed)
    for _ in range(answers):
        if match.ask is not None:
            match.answer(policy.choose(match.ask))
    return match


# The stream.


def test_the_stream_is_blake2b_over_a_counter() -> None:
    key = bytes(range(32))
    first, second = (hashlib.blake2b(i.to_bytes(8, "big"), key=key).digest() for i in (0, 1))
    numbers = [
        int.from_bytes(block[at : at + 7], "big") for block in (first, second) for at in range(0, 64, 8)
    ]
    assert dice(key, 16) == [number % 6 for number in numbers]


def test_all_faces_and_all_pairs_of_faces_are_equally_likely() -> None:
    rolls = dice(secret_of(11), 360_000)
    faces = Counter(rolls)
    # 5 and 35 degrees of freedom: passed once in 200,000 times.
    assert sum((faces[face] - 60_000) ** 2 / 60_000 for face in range(6)) < 34
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    assert sum((pairs[a, b] - 5_000) ** 2 / 5_000 for a in range(6) for b in range(6)) < 85


def test_a_stream_goes_on_anywhere() -> None:
    whole = dice(secret_of(1), 20)
    for drawn in range(20):
        chance = Chance()
        chance.seal(secret_of(1), drawn)
        assert [chance.copy().roll(6), *(chance.roll(6) for _ in range(drawn, 20))][1:] == whole[drawn:]


def test_several_dice_at_once_are_as_many_dice_in_a_row() -> None:
    chance = Chance()
    chance.seal(secret_of(1))
    chance.noting = False
    assert chance.roll_all((10, 11, 12, 13, 14, 15), 9) == [10 + face for face in dice(secret_of(1), 9)]


def test_deals_and_playouts_leave_the_stream() -> None:
    match = match_of()
    assert match._table.chance.key
    for other in (match.deal(0, 5), match.deal(None, 5)):
        assert not other._table.chance.key
        assert other.secret == other.commitment == ""
    quick = match.fork()
    quick.playout(RandomPolicy(1).choose, limit=1)
    assert not quick._table.chance.key
    assert quick.secret == ""
    assert match.secret


# The secret and its commitment.


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    match = match_of()
    assert match.commitment == hashlib.sha256(bytes.fromhex(match.secret)).hexdigest()
    assert match.commitment != match_of(4).commitment


def test_equal_seeds_and_words_give_equal_games() -> None:
    assert match_of(3, "fire").digest() == match_of(3, "fire").digest()
    assert len({match_of(3).digest(), match_of(3, "fire").digest(), match_of(3, "ash").digest()}) == 3


# Words.


def test_a_word_changes_all_dice_to_come_and_nothing_that_was() -> None:
    match = play_on(match_of(), 6)
    other = match.fork()
    other.add_word(1, "banana")
    assert [record.text("en") for record in other.records(None)] == [
        record.text("en") for record in match.records(None)
    ]
    assert other.ask is not None
    assert match.ask is not None
    assert other.ask.ids == match.ask.ids
    assert (other.words, match.words) == ([(6, 1, "banana")], [])
    with_word, without = other._table.chance.copy(), match._table.chance.copy()
    assert [with_word.roll(6) for _ in range(20)] != [without.roll(6) for _ in range(20)]


def test_forks_saves_and_undo_agree_on_the_words() -> None:
    match = play_on(match_of(word="first"), 5)
    match.add_word(2, "second")
    fork = match.fork()
    assert fork.digest() == match.digest()
    for each in (match, fork):
        play_on(each, 9)
    match.add_word(0, "third")
    assert [text for _, _, text in fork.words] == ["first", "second"]
    loaded = lastfire.load(match.save())
    assert loaded.digest() == match.digest()
    assert loaded.words == match.words == [(-1, -1, "first"), (5, 2, "second"), (14, 0, "third")]
    assert play_on(loaded, 100).digest() == play_on(match, 100).digest()


def test_no_undo_passes_a_word() -> None:
    match = match_of()
    while match.ask is not None and not match.can_undo(match.ask.seat):
        match.answer(0)
    ask = match.ask
    assert ask is not None
    match.add_word(ask.seat, "stay")
    assert not match.can_undo(ask.seat)


def test_what_is_taken_back_after_a_word_keeps_the_word() -> None:
    match = match_of()
    taken_back = 0
    while (ask := match.ask) is not None:
        match.add_word(ask.seat, "keep")
        digest, words = match.digest(), match.words
        match.answer(0)
        if match.can_undo(ask.seat):
            match.undo(ask.seat)
            assert match.digest() == digest
            assert match.words == words
            match.answer(0)
            taken_back += 1
    assert taken_back


@pytest.mark.parametrize("word", ["", "x" * 81, "two\nlines", "\x1b[31m", 7, None])
def test_what_is_no_word_is_refused(word: object) -> None:
    match = match_of()
    digest = match.digest()
    with pytest.raises(lastfire.WordRefused, match="word"):
        match.add_word(0, word)
    assert match.digest() == digest
    if word != "":
        with pytest.raises(lastfire.SetupError, match="word"):
            lastfire.new("hit_z_road", seats=3, word=word)


def test_only_a_running_match_with_a_secret_takes_words() -> None:
    match = match_of()
    with pytest.raises(lastfire.NoSuchSeat):
        match.add_word(3, "late")
    with pytest.raises(lastfire.WordRefused, match="no secret"):
        match.deal(0, 1).add_word(0, "dealt")
    over = play_on(match, 1000)
    assert over.over
    with pytest.raises(lastfire.WordRefused, match="over"):
        over.add_word(0, "late")


def test_a_word_of_another_seat_is_another_word() -> None:
    keys = set()
    for seat in (-1, 0, 1):
        chance = Chance()
        chance.seal(Luck(secret_of(1)).first_key())
        chance.add_word(seat, "same")
        keys.add(chance.key)
    assert len(keys) == 3
