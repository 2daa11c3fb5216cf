"""Ties."""

import pytest

from tests.games.hit_z_road.table import last_round, seat
from tests.rule import rule


@rule("HZR-TIES-1")
def test_two_bids_above_zero_are_never_equal() -> None:
    table = seat(4)
    for number in range(4):
        if number:
            assert number not in table.spaces
        table.bids(number, number + 1)
        others = [bid for bid in table.bids_made if bid]
        assert len(set(others)) == len(others)
        assert not set(table.spaces) & set(others)


@rule("HZR-TIES-2")
def test_between_bids_of_zero_the_former_order_decides() -> None:
    table = seat(4, order=[2, 1, 3, 0])
    table.passes(2, 1)
    table.bids(3, 1)
    table.passes(0, 2, 1, 3)
    assert table.order == [3, 2, 1, 0]


@rule("HZR-TIES-3")
@pytest.mark.parametrize("category", ["ammo", "gas", "adrenaline", "survivors"])
def test_a_tie_leaves_the_card_with_nobody(category: str) -> None:
    more = {"people" if category == "survivors" else category: {0: 6, 2: 6}}
    table = last_round(3, **more)
    assert [table.score(number)["epilogue_vp"] for number in range(3)] == [0, 0, 0]
    assert {"category": category, "seat": None, "vp": 0} in table.all_told("epilogue")
    shown = {card["category"]: card for card in table.view()["epilogue"]}[category]
    assert shown == {"category": category, "most": [0, 2], "holder": None}


@rule("HZR-TIES-4")
def test_a_tie_at_nothing_is_a_tie() -> None:
    table = last_round(2, gas={0: 0, 1: 0})
    assert table.view()["epilogue"][1]["holder"] is None
    assert [table.score(number)["epilogue_vp"] for number in range(2)] == [0, 0]


@rule("HZR-TIES-5")
def test_a_single_unit_takes_the_card_if_the_others_have_none() -> None:
    table = last_round(3, gas={0: 0, 1: 1, 2: 0})
    assert table.score(1)["epilogue"] == ["gas"]
    assert table.result["winners"] == [1]


@rule("HZR-TIES-6")
def test_among_equal_points_the_larger_group_wins() -> None:
    # The most survivors are shared by seats 0 and 1, so that epilogue card is nobody's.
    table = last_round(3, won={0: ["farm"], 2: ["police_armoury"]}, people={2: 4})
    assert [table.score(number)["total"] for number in range(3)] == [1, 0, 1]
    assert table.result["winners"] == [0]
    assert table.match.returns == [1, 0, 0]


@rule("HZR-TIES-7")
def test_equal_in_points_and_people_players_win_together() -> None:
    table = last_round(3, won={0: ["farm"], 2: ["police_armoury"]})
    assert table.result["winners"] == [0, 2]
    assert table.match.returns == [0.5, 0, 0.5]
    assert table.all_told("game_over") == [{"reason": "points", "winners": [0, 2]}]
