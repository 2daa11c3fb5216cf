"""What the dice that everybody sees tell of the dice to come."""

import pytest

import lastfire
from lastfire.engine.chance import EVERYONE, Chance
from lastfire.engine.match import RandomPolicy
from tests.luck_attack import Attack, Seen, State, roll_on

DICE = 40
NEARBY = 5_000
"""So many halves on either side are tried: the whole search is ``python -m tests.luck_attack``."""


def spectate(match: lastfire.Match, patch: pytest.MonkeyPatch) -> list[Seen]:
    """Let the match go on at random, and write down 40 dice that everybody sees."""
    seen: list[Seen] = []
    luck = match._table.chance
    first = luck.news
    roll = Chance.roll

    def watched(chance: Chance, sides: int, seen_by: int = EVERYONE) -> int:
        face = roll(chance, sides, seen_by)
        if chance is luck and seen_by == EVERYONE:
            # Hidden draws use up numbers too: a spectator sees that a card is drawn, not which.
            seen.append((chance.news - 1 - first, sides, face))
        return face

    patch.setattr(Chance, "roll", watched)
    policy = RandomPolicy(5)
    while len(seen) < DICE and match.ask is not None:
        match.answer(policy.choose(match.ask))
    patch.undo()
    assert len(seen) >= DICE
    return seen


def found_near(seen: list[Seen], half: int) -> State | None:
    return Attack(seen[:DICE]).among(max(1, half - NEARBY), half + NEARBY)


def test_the_quick_generator_is_computed_from_the_dice_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=99)
    match._table.chance.quicken()
    state = (match._table.chance.luck_1, match._table.chance.luck_2)
    seen = spectate(match, monkeypatch)
    found = found_near(seen, state[1])
    assert found == state
    numbers = list(roll_on(found, seen[-1][0] + 21))
    luck = match._table.chance
    assert [luck.roll(6) for _ in range(20)] == [number % 6 for number in numbers[-20:]]


def test_the_luck_of_a_match_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=99)
    # Where the quick generator would begin, the attack has been shown to find it.
    quick = match.fork()._table.chance
    quick.quicken()
    assert found_near(spectate(match, monkeypatch), quick.luck_2) is None
