"""Luck: what one game tells of another, and of what is still to come."""

from collections import Counter

import pytest

import lastfire
from lastfire.engine.chance import EVERYONE, Chance, audience, may_see
from lastfire.engine.errors import ScriptError
from lastfire.engine.match import RandomPolicy
from lastfire.engine.numbers import Numbers
from lastfire.engine.pile import Pile

SEEDS = 10_000
DEAL = 0x5DEECE66D


def dice(seed: int, count: int) -> list[int]:
    chance = Chance()
    chance.reseed(seed)
    return [chance.roll(6) for _ in range(count)]


def chi_square(pairs: Counter[tuple[int, int]]) -> float:
    expected = sum(pairs.values()) / 36
    return sum((pairs[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    rolls = [dice(seed, 8) for seed in range(SEEDS)]
    for at in range(8):
        for apart in (1, 2, 3):
            pairs = Counter((rolls[s][at], rolls[s + apart][at]) for s in range(SEEDS - apart))
            # 35 degrees of freedom: 85 is passed once in 200,000 times.
            assert chi_square(pairs) < 85, (at, apart, chi_square(pairs))


def test_two_dice_of_a_game_are_independent_over_seeds_in_a_row() -> None:
    rolls = [dice(seed, 8) for seed in range(SEEDS)]
    for at in range(7):
        pairs = Counter((row[at], row[at + 1]) for row in rolls)
        assert chi_square(pairs) < 85, (at, chi_square(pairs))


def test_two_dice_in_a_row_are_independent_within_a_game() -> None:
    rolls = dice(5, 200_000)
    assert chi_square(Counter(zip(rolls[::2], rolls[1::2], strict=True))) < 85


def _meets(chance: Chance, other: Chance, within: int = 200) -> bool:
    walking = Chance(chance.luck_1, chance.luck_2)
    for _ in range(within):
        if (walking.luck_1, walking.luck_2) == (other.luck_1, other.luck_2):
            return True
        walking.below(2)
    return False


def test_a_policy_of_the_same_seed_does_not_walk_along_the_luck_of_the_game() -> None:
    match = lastfire.new("hit_z_road", seats=4, seed=5)
    assert not _meets(RandomPolicy(5)._chance, match._table.chance)


def test_no_deal_seed_reaches_the_luck_of_the_game() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=7)
    for seed in (7, 7 ^ DEAL):
        assert not _meets(match.deal(0, seed)._table.chance, match._table.chance)


def test_huge_seeds_do_not_fold_onto_small_ones() -> None:
    small = lastfire.new("hit_z_road", seats=4, seed=0)
    assert small.digest() != lastfire.new("hit_z_road", seats=4, seed=1 << 62 | 1).digest()


def test_both_generators_run_through_all_their_numbers() -> None:
    for modulus, multiplier in ((1073741789, 771645345), (536870909, 520332806)):
        assert all(modulus % divisor for divisor in range(2, 32_769)), "prime"
        rest, primes, divisor = modulus - 1, set(), 2
        while divisor * divisor <= rest:
            while rest % divisor == 0:
                primes.add(divisor)
                rest //= divisor
            divisor += 1
        primes.add(rest)
        # A primitive root: no power below modulus - 1 comes back to 1.
        assert all(pow(multiplier, (modulus - 1) // prime, modulus) != 1 for prime in primes - {1})


def test_a_script_comes_first_and_uses_up_as_much_luck() -> None:
    plain, scripted = Chance(5, 6), Chance(5, 6)
    scripted.script = [4, 2]
    assert [scripted.roll(6), scripted.roll(6)] == [4, 2]
    rolled = [plain.roll(6) for _ in range(5)]
    assert [scripted.roll(6) for _ in range(3)] == rolled[2:]
    scripted.script = [6] * 9
    with pytest.raises(ScriptError):
        scripted.roll(6)


def test_a_pile_is_a_known_top_an_unordered_middle_and_a_known_bottom() -> None:
    chance = Chance(3, 4)
    pile = Pile([1, 2, 3], top=(9,), bottom=(7, 8))
    assert len(pile) == 6
    drawn = [pile.draw(chance) for _ in range(6)]
    assert drawn[0] == 9
    assert sorted(drawn[1:4]) == [1, 2, 3]
    assert drawn[4:] == [7, 8]
    assert chance.outcomes == drawn[1:4], "only the middle is luck"
    assert chance.news == 6, "but every card is news"
    with pytest.raises(IndexError):
        pile.draw(chance)
    pile.put_on_top(5)
    pile.put_at_bottom(4)
    assert Numbers(pile.pack()).pile().pack() == pile.pack()
    pile.shuffle_in([6])
    assert (pile.top, pile.middle, pile.bottom) == ((), [4, 5, 6], ())


def test_an_audience_is_a_set_of_seats() -> None:
    assert [may_see(audience(0, 2), seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert all(may_see(EVERYONE, seat) for seat in (-1, 0, 3))
