"""Every game can be checked: all of its luck follows from the secret, and a forgery is found."""

from typing import Any

import pytest

import lastfire
from lastfire.engine.match import RandomPolicy, _played_again
from lastfire.engine.notation import decode, encode
from tests.contract.games import NAMES, TABLES

every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=NAMES)


def played(name: str, seats: int, options: dict[str, Any], seed: int = 31) -> lastfire.Match:
    """A whole random game, with words before and during it."""
    match = lastfire.new(name, seats=seats, seed=seed, word="before", **options)
    policy = RandomPolicy(seed)
    answers = 0
    while match.ask is not None:
        if answers in (3, 20):
            match.add_word(answers % seats, f"after {answers}")
        match.answer(policy.choose(match.ask))
        answers += 1
    return match


def forged(match: lastfire.Match, **changes: object) -> bytes:
    """A save that tells something else and can be loaded all the same."""
    saved = decode(match.save()) | changes
    again = _played_again(lastfire.registered_games()[match.game], saved)
    return encode(saved | {"digest": again.digest()})


@every_table
def test_a_whole_game_is_proved(name: str, seats: int, options: dict[str, Any]) -> None:
    match = played(name, seats, options)
    proof = lastfire.verify(match.save())
    assert proof.match.digest() == match.digest()
    assert (proof.commitment, proof.secret) == (match.commitment, match.secret)
    assert [(word.answers, word.seat, word.text) for word in proof.words] == match.words
    assert len(proof.draws) == match._table.chance.drawn
    assert all(0 <= which < count for count, which in proof.draws)


@pytest.mark.parametrize("name", ["hit_z_road", "dead_of_winter"])
def test_a_forgery_is_found(name: str) -> None:
    match = played(name, 3, {})
    forgeries: list[dict[str, object]] = [{"secret": "ab" * 32}, {"words": []}]
    for changes in forgeries:
        data = forged(match, **changes)
        assert lastfire.load(data).records(None)
        with pytest.raises(lastfire.Unproved, match="its secret"):
            lastfire.verify(data)


def test_one_die_exchanged_is_found_and_named() -> None:
    match = lastfire.new("hit_z_road", seats=1, seed=6)
    for _ in range(200):
        if match.ask is None:
            break
        match.answer(0)
        outcomes = match._table.chance.outcomes
        if outcomes and match.ask is not None:
            break
    saved = decode(match.save())
    number = len(saved["outcomes"])
    found = 0
    for face in range(6):
        if face == saved["outcomes"][-1]:
            continue
        try:
            data = forged(match, outcomes=[*saved["outcomes"][:-1], face])
        except lastfire.LastfireError:
            continue  # This die would have led to another question.
        with pytest.raises(lastfire.Unproved, match=rf"outcome {number} .* was {face}, its secret gives"):
            lastfire.verify(data)
        found += 1
    assert found


def test_a_deal_proves_nothing() -> None:
    with pytest.raises(lastfire.Unproved, match="no secret"):
        lastfire.verify(lastfire.new("hit_z_road", seats=2, seed=6).deal(0, 1).save())


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": 7},
        {"secret": "ab"},
        {"secret": "zz" * 32},
        {"words": 3},
        {"words": [[0, 0]]},
        {"words": [[0, "0", "word"]]},
        {"words": [[0, 0, "two\nlines"]]},
        {"words": [[0, 9, "word"]]},
        {"words": [[99, 0, "word"]]},
        {"luck": [1, 1]},
    ],
)
def test_luck_that_makes_no_sense_is_refused(changes: dict[str, object]) -> None:
    match = lastfire.new("hit_z_road", seats=2, seed=6)
    with pytest.raises(lastfire.SaveError):
        lastfire.load(encode(decode(match.save()) | changes))
