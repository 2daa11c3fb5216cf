"""The waste pile and cleaning."""

import pytest

from tests.games.dead_of_winter.table import EXILED, seat
from tests.rule import rule


@rule("DOW-WASTE-1", "DOW-WASTE-4")
def test_played_cards_lie_in_the_waste_pile_newest_on_top() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [3, 2]},
        hands={0: ["food_2", "junk", "fuel"], 1: ["junk"]},
        waste=["medicine"],
    )
    table.does("play", item="food_2")
    table.falls(6)
    table.does("play", item="junk").chooses("die", face=2)
    assert table.view()["waste"] == ["medicine", "food_2", "junk"]
    assert table.hand(0) == ["fuel"]
    assert table.hand(1) == ["junk"]


@rule("DOW-WASTE-2")
@pytest.mark.parametrize("die", [1, 6])
def test_with_somebody_at_the_colony_any_die_cleans_waste(die: int) -> None:
    table = seat(
        ["ashley_ross", "olivia_brown"],
        ["brian_lee"],
        at={"olivia_brown": "school"},
        dice={0: [die], 1: [4]},
        waste=["junk"],
    )
    table.does("clean_waste")
    assert table.view()["waste"] == []
    assert table.dice(0) == []
    assert table.dice(1) == [4]


@rule("DOW-WASTE-2")
def test_without_anybody_at_the_colony_nobody_cleans() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],  # at the colony, of another player
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [6], 1: [6]},
        waste=["junk"],
    )
    assert not table.offers("clean_waste")
    table.ends_turn()
    assert table.offers("clean_waste")


@rule("DOW-WASTE-2")
def test_cleaning_takes_a_die_and_something_to_clean() -> None:
    assert not seat(["ashley_ross", "mike_cho"], dice={1: [6]}, waste=["junk"]).offers("clean_waste")
    assert not seat(["ashley_ross", "mike_cho"], dice={0: [6]}).offers("clean_waste")


@rule("DOW-WASTE-3", "DOW-WASTE-4")
def test_the_three_topmost_cards_leave_the_game() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [2]},
        waste=["junk", "food_1", "fuel", "medicine", "food_2"],
        removed=["food_3"],
    )
    table.does("clean_waste")
    assert table.view()["waste"] == ["junk", "food_1"]
    assert sorted(table.view()["removed"]) == ["food_2", "food_3", "fuel", "medicine"]


@rule("DOW-WASTE-3")
def test_of_fewer_than_three_all_leave() -> None:
    table = seat(["brandon_kane", "mike_cho"], dice={0: [2]}, waste=["junk", "food_1"], removed=["fuel"])
    table.does("clean_waste")
    assert table.view()["waste"] == []
    assert sorted(table.view()["removed"]) == ["food_1", "fuel", "junk"]
    # Brandon was not needed for that.
    assert not table.person("brandon_kane")["used"]


@rule("DOW-WASTE-3", "DOW-ABILITY-8")
def test_with_brandon_five_leave_once_a_round() -> None:
    waste = ["food_1"] * 10
    table = seat(["brandon_kane", "mike_cho"], dice={0: [2, 2]}, waste=waste)
    table.does("clean_waste").chooses("use_it")
    assert len(table.view()["waste"]) == 5
    assert table.last("ability_used") == {"seat": 0, "survivor": "brandon_kane"}
    table.does("clean_waste")
    assert len(table.view()["waste"]) == 2


@rule("DOW-WASTE-3", "DOW-ABILITY-2", "DOW-EQUIP-2")
def test_brandon_and_the_mop_help_at_the_colony_only() -> None:
    table = seat(
        ["brandon_kane", "mike_cho", "ashley_ross"],
        at={"brandon_kane": "school", "ashley_ross": "library"},
        dice={0: [2, 2]},
        waste=["food_1"] * 10,
        gear={"ashley_ross": ["mop"]},
    )
    table.does("clean_waste")
    assert len(table.view()["waste"]) == 7
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [2, 2]},
        waste=["food_1"] * 10,
        gear={"ashley_ross": ["mop"]},
    )
    table.does("clean_waste").chooses("use_it").does("clean_waste")
    assert len(table.view()["waste"]) == 2


@rule("DOW-WASTE-1", "DOW-EXILE-18")
def test_an_exiles_cards_do_not_lie_there() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        hands={0: ["food_2"]},
        waste=["junk"],
        exiled={0: next(iter(EXILED))},
    )
    table.does("play", item="food_2")
    assert table.view()["waste"] == ["junk"]
    assert table.view()["removed"] == ["food_2"]
    assert table.food == 12
