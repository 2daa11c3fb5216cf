"""Spending food tokens."""

import pytest

from tests.games.dead_of_winter.table import EXILED, seat
from tests.rule import rule


@rule("DOW-FOOD-1", "DOW-FOOD-2", "DOW-FOOD-4")
def test_a_token_raises_one_unused_die_by_one() -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [3, 5], 1: [3]}, food=4)
    table.does("spend_food").chooses("die", face=3)
    assert table.dice(0) == [5, 4]
    assert table.dice(1) == [3]
    assert table.food == 3


@rule("DOW-FOOD-1", "DOW-FOOD-3")
def test_several_tokens_raise_the_same_die_or_another() -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [2, 5]}, food=4)
    table.does("spend_food").chooses("die", face=2)
    table.does("spend_food").chooses("die", face=3)
    assert table.dice(0) == [5, 4]
    table.does("spend_food").chooses("die", face=5)
    assert table.dice(0) == [6, 4]
    assert table.food == 1


@rule("DOW-FOOD-1")
def test_without_food_nothing_is_spent() -> None:
    assert not seat(["ashley_ross", "mike_cho"], dice={0: [3]}, food=0).offers("spend_food")
    assert seat(["ashley_ross", "mike_cho"], dice={0: [3]}, food=1).offers("spend_food")


@rule("DOW-FOOD-4")
def test_a_used_die_cannot_be_raised() -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [3], 1: [2]}, food=4)
    assert table.offers("spend_food")
    table.does("barricade", place="colony").chooses("gate", gate=1)
    assert table.dice(0) == []
    assert not table.offers("spend_food")


@rule("DOW-FOOD-5")
def test_a_six_cannot_be_raised() -> None:
    assert not seat(["ashley_ross", "mike_cho"], dice={0: [6, 6], 1: [1]}).offers("spend_food")
    table = seat(["ashley_ross", "mike_cho"], dice={0: [6, 5]})
    table.does("spend_food")
    # Only the five can be raised, so nothing is asked.
    assert table.dice(0) == [6, 6]
    assert not table.offers("spend_food")


@rule("DOW-FOOD-6")
@pytest.mark.parametrize("player", [0, 1])
def test_anybody_may_spend_on_their_turn_and_asks_nobody(player: int) -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [3], 1: [3], 2: [3]}, turn=player)
    table.does("spend_food")
    assert table.asked == ("turn", player)
    assert [table.dice(seat_) for seat_ in range(3)] == [[4 if s == player else 3] for s in range(3)]
    assert table.food == 9


@rule("DOW-FOOD-6", "DOW-EXILE-13", "DOW-EXILE-14")
def test_an_exile_spends_no_token_but_eats_a_card() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [3], 1: [3]},
        hands={0: ["food_3"], 1: ["food_1"]},
        exiled={0: next(iter(EXILED))},
    )
    assert not table.offers("spend_food")
    table.does("feed_die", item="food_3")
    assert table.dice(0) == [4]
    assert table.dice(1) == [3]
    assert table.food == 10
    assert table.view()["removed"] == ["food_3"]
    table.ends_turn()
    assert table.offers("spend_food")
    assert not table.offers("feed_die")


@rule("DOW-FOOD-1", "DOW-FOOD-2")
@pytest.mark.parametrize(("option", "die", "wounds"), [(1, 4, 1), (2, 3, 0)])
def test_the_token_is_gone_before_the_die_is_raised(option: int, die: int, wounds: int) -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], dice={0: [3]}, food=4, watched="spoiled")
    table.does("spend_food")
    assert table.food == 3
    assert table.dice(0) == [3]
    table.chooses("choose", option=option)
    if table.asked == ("survivor", 0):
        table.chooses("survivor", survivor="mike_cho")
    assert table.dice(0) == [die]
    assert table.wounds("mike_cho") == (wounds, 0)
    assert table.wounds("ashley_ross") == table.wounds("brian_lee") == (0, 0)
    assert table.food == 3
