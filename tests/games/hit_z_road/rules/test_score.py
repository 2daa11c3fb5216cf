"""Victory points."""

import pytest

from tests.games.hit_z_road.table import last_round, seat
from tests.rule import rule


@rule("HZR-SCORE-1", "HZR-ELIM-5")
def test_points_are_for_the_living() -> None:
    table = last_round(3, out=[2], won={0: ["farm"]}, map_vp={2: 12})
    assert not table.score(2)["alive"]
    assert table.score(2)["total"] == 0
    assert [told["seat"] for told in table.all_told("scored")] == [0, 1]
    assert table.result["winners"] == [0]


@rule("HZR-SCORE-2")
def test_each_won_card_counts_its_points() -> None:
    table = last_round(3, won={0: ["chemical_blast", "hospital", "fuel_quarrel"], 1: ["town_alarm"]})
    assert [table.score(number)["cards"] for number in range(3)] == [3, 2, 0]
    assert table.group(0).vp == 3


@rule("HZR-SCORE-3")
def test_confirmed_maps_are_added() -> None:
    table = last_round(2, map_vp={1: 12}, tokens={0: ["map"]}, won={1: ["farm"]})
    assert table.score(1)["maps"] == 12
    assert table.score(1)["total"] == 13
    assert table.score(0)["total"] == 0


@rule("HZR-SCORE-4..5", "HZR-BOX-10")
@pytest.mark.parametrize("category", ["ammo", "gas", "adrenaline", "survivors"])
def test_an_epilogue_card_is_worth_3_to_who_has_strictly_most(category: str) -> None:
    more = {"people" if category == "survivors" else category: {1: 6}}
    table = last_round(3, **more)
    assert table.score(1)["epilogue"] == [category]
    assert table.score(1)["epilogue_vp"] == 3
    assert table.score(1)["total"] == 3
    assert [table.score(number)["total"] for number in (0, 2)] == [0, 0]
    assert {"category": category, "seat": 1, "vp": 3} in table.all_told("epilogue")


@rule("HZR-SCORE-4")
def test_all_four_epilogue_cards_are_worth_12() -> None:
    table = last_round(2, people={0: 6}, ammo={0: 5}, gas={0: 5}, adrenaline={0: 5})
    assert table.score(0)["epilogue"] == ["ammo", "gas", "adrenaline", "survivors"]
    assert table.score(0)["total"] == 12


@rule("HZR-SCORE-5")
def test_the_eliminated_do_not_compete() -> None:
    table = last_round(3, out=[0], ammo={1: 2, 2: 1})
    assert table.score(1)["epilogue"] == ["ammo"]
    assert table.view()["epilogue"][0] == {"category": "ammo", "most": [1], "holder": 1}


@rule("HZR-SCORE-6")
def test_the_leader_counts_as_a_survivor() -> None:
    table = last_round(2, people={0: 1, 1: 2})
    assert table.score(1)["epilogue"] == ["survivors"]
    # One against two: were the leader left out, it would be none against one.
    shown = seat(2, people={0: 1, 1: 1}).view()["epilogue"][3]
    assert shown == {"category": "survivors", "most": [0, 1], "holder": None}


@rule("HZR-SCORE-7")
def test_most_points_win() -> None:
    table = last_round(4, won={0: ["farm"], 3: ["chemical_blast"]}, ammo={1: 5}, people={0: 5})
    assert [table.score(number)["total"] for number in range(4)] == [1, 3, 0, 2]
    assert table.result["winners"] == [1]
    assert table.match.returns == [0, 1, 0, 0]
    assert table.all_told("game_over") == [{"reason": "points", "winners": [1]}]
    assert [told["total"] for told in table.all_told("scored")] == [1, 3, 0, 2]
