"""Before the first round."""

import pytest

import lastfire
from tests.games.hit_z_road.table import FATAL, meet, play_on, seat
from tests.rule import rule

EVERY_COUNT = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@rule("HZR-SETUP-2..3", "HZR-SETUP-5", "HZR-SETUP-7")
@EVERY_COUNT
def test_every_group_starts_with_five_people_and_four_of_each_resource(seats: int) -> None:
    view = lastfire.new("hit_z_road", seats=seats, seed=3).view(None)
    for shown in view["seats"]:
        assert shown["people"] == 5
        assert (shown["ammo"], shown["gas"], shown["adrenaline"]) == (4, 4, 4)
        assert shown["bid"] == 0
        assert set(shown["tokens"].values()) == {0}
        assert shown["won"] == 0
        assert shown["won_cards"] == []
        assert (shown["map_vp"], shown["journey_vp"], shown["leg_vp"]) == (0, 0, 0)
        assert not shown["wheel_armed"]
    assert view["fight"] is None
    assert view["round"] == 1


@rule("HZR-SETUP-4")
def test_chance_hands_out_the_initiative_tiles() -> None:
    orders = {tuple(lastfire.new("hit_z_road", seats=3, seed=seed).view(None)["order"]) for seed in range(60)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@rule("HZR-SETUP-4")
def test_everybody_has_one_tile() -> None:
    view = lastfire.new("hit_z_road", seats=4, seed=5).view(None)
    assert [view["order"].index(number) + 1 for number in range(4)] == [
        shown["initiative"] for shown in view["seats"]
    ]
    assert view["turn"] == view["order"][0]


@rule("HZR-SETUP-8..11", "HZR-SETUP-12")
@pytest.mark.parametrize(("seats", "paths"), [(4, 4), (3, 3), (2, 3), (1, 3)])
def test_the_number_of_paths(seats: int, paths: int) -> None:
    match = lastfire.new("hit_z_road", seats=seats, seed=2)
    for _ in range(40):
        if match.ask is None:
            break
        shown = match.view(None)["paths"]
        assert [path["path"] for path in shown] == list(range(1, paths + 1))
        assert [len(path["cards"]) for path in shown] == [2] * paths
        match.answer(0)


@rule("HZR-SETUP-13", "HZR-PLAN-5")
@pytest.mark.parametrize(("seats", "out"), [(4, [0]), (4, [0, 1]), (3, [2])])
def test_eliminations_never_alter_the_number_of_paths(seats: int, out: list[int]) -> None:
    table = seat(seats, out=out, from_round=2)
    assert len(table.cards) == seats
    assert None not in {card for path in table.cards for card in path}


@rule("HZR-SETUP-13", "HZR-PLAN-5")
def test_an_elimination_in_play_leaves_the_paths_as_many() -> None:
    table = meet("airport", seats=4, people={0: 1}, adrenaline={0: 0})
    table.falls(FATAL)
    table.fights(0)
    assert not table.group(0).alive
    for number in (1, 2, 3):
        assert table.asked is not None
        assert table.asked[0] == "choose_path" or number == 3
        if number < 3:
            table.drives(number, table.open_paths[0])
    assert table.round == 2
    assert len(table.cards) == 4


@rule("HZR-SETUP-14")
def test_everybody_sees_what_every_group_owns() -> None:
    table = seat(3, people={1: 2}, ammo={1: 7}, gas={1: 0}, adrenaline={1: 1}, tokens={1: ["map", "scope"]})
    for watcher in (0, 1, 2, None):
        group = table.group(1, watcher)
        assert (group.people, *group.goods) == (2, 7, 0, 1)
        assert group.tokens == ("map", "scope")


@rule("HZR-SETUP-6", "HZR-SETUP-7")
def test_epilogue_cards_stay_in_sight_until_the_end() -> None:
    match = play_on(lastfire.new("hit_z_road", seats=4, seed=1), 1)
    assert len(match.view(None)["epilogue"]) == 4


@rule("HZR-SETUP-1")
def test_two_markers_never_mix_up() -> None:
    table = seat(3)
    table.bids(0, 3)
    assert table.bids_made == [3, 0, 0]
    table.bids(1, 7)
    assert table.bids_made == [3, 7, 0]
    table.passes(2, 0, 1)
    before = table.group(2)
    table.pays(1, ammo=4, gas=3)
    assert table.group(1).goods == (0, 1, 4)
    assert table.group(2) == before
    table.pays(0, gas=3)
    assert table.bids_made == [0, 0, 0]
