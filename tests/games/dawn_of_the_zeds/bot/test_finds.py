"""The bots know what foraging is likely to bring."""

import pytest

import lastfire
from lastfire.games.dawn_of_the_zeds.bot.finds import Finds, chances, sort_of
from lastfire.games.dawn_of_the_zeds.rules.actions.forage import LITTLE, MUCH, NOTHING_FOUND
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import BY_ID, TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.sight import seen


def test_one_die() -> None:
    assert chances(0, False) == pytest.approx(
        {(NOTHING_FOUND, 1): 3 / 6, (LITTLE, 1): 2 / 6, (MUCH, 1): 1 / 6}
    )


def test_what_adds_to_the_die_makes_much_out_of_little() -> None:
    assert chances(1, False)[MUCH, 1] == pytest.approx(2 / 6)


def test_the_better_of_two_dice_and_doubles_twice() -> None:
    found = chances(0, True)
    assert found[MUCH, 1] == pytest.approx(10 / 36)
    assert found[MUCH, 2] == pytest.approx(1 / 36)
    assert found[LITTLE, 2] == pytest.approx(2 / 36)
    assert sum(found.values()) == pytest.approx(1)


def test_the_mine_gives_ammo_alone_and_the_mayor_helps_others_in_town() -> None:
    s = seen(lastfire.new("dawn_of_the_zeds", 1, 1), 0)
    piazza, mayor = 0, 1
    finds = Finds(s)
    mine = sort_of(BY_ID["lucky_strike_mine"])
    assert sum(likely * choice[0][1] for likely, choice in finds.of(piazza, mine)) == pytest.approx(4 / 6)

    def ammo(unit: int) -> float:
        return sum(likely * choice[-1][1] for likely, choice in finds.of(unit, sort_of(TOWN_CENTER)))

    assert ammo(piazza) == pytest.approx(2 / 6)
    assert ammo(mayor) == pytest.approx(1 / 6)
