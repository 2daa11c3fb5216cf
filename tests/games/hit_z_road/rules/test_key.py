"""Locked paths."""

import pytest

from lastfire import IllegalAnswer
from tests.games.hit_z_road.table import FATAL, KILL, meet, seat
from tests.rule import rule


@rule("HZR-KEY-1..2", "HZR-KEY-4..5", "HZR-KEY-12")
@pytest.mark.parametrize(
    ("seats", "out", "keys"),
    [
        (4, [], [0, 0, 0, 0]),
        (4, [1], [0, 0, 0, 2]),
        (4, [1, 3], [0, 0, 2, 4]),
        (3, [], [0, 0, 0]),
        (3, [2], [0, 0, 2]),
        (2, [], [0, 0, 2]),
        (1, [], [0, 0, 2]),
    ],
)
@pytest.mark.parametrize("round_", [1, 2, 4, 8])
def test_where_the_keys_lie(seats: int, out: list[int], keys: list[int], round_: int) -> None:
    table = seat(seats, out=out, from_round=round_)
    assert table.keys == keys
    if seats > 1:
        assert keys.count(0) >= seats - len(out)


@rule("HZR-KEY-3")
def test_three_began_and_one_is_out() -> None:
    assert seat(3, out=[0], from_round=2).keys == [0, 0, 2]


@rule("HZR-KEY-3")
def test_by_option_three_players_have_no_key() -> None:
    assert seat(3, out=[0], from_round=2, three_player_key=False).keys == [0, 0, 0]
    # The option is about three players alone.
    assert seat(4, out=[0], from_round=2, three_player_key=False).keys == [0, 0, 0, 2]
    assert seat(2, three_player_key=False).keys == [0, 0, 2]


@rule("HZR-KEY-6..8")
def test_a_key_is_paid_in_any_mix_before_the_left_card() -> None:
    table = seat(2, [("farm",), ("cellar",), ("fuel_tanker",)], ammo={0: 1}, gas={0: 1}, adrenaline={0: 2})
    table.nobody_bids()
    before = table.group(1)
    table.drives(0, 3)
    assert table.asked == ("pay_key", 0)
    assert table.about == {"price": 2, "path": 3}
    # Nothing of the tanker's four gas yet.
    assert table.mixes == {(1, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)}
    assert table.group(0).goods == (1, 1, 2)
    table.pays(0, gas=1, adrenaline=1)
    assert table.told()[:2] == ["paid", "scavenged"]
    assert table.told("paid")[0]["for"] == "key"
    assert table.group(0).gas == 4
    assert table.group(1) == before


@rule("HZR-KEY-6")
def test_the_large_key_costs_four() -> None:
    table = seat(4, [(), (), (), ("small_prison",)], out=[2, 3])
    table.nobody_bids()
    table.drives(0, 4)
    assert table.about == {"price": 4, "path": 4}
    assert {sum(mix) for mix in table.mixes} == {4}
    table.pays(0, ammo=4)
    assert table.group(0).goods == (3, 4, 4)
    table.flees(0)


@rule("HZR-KEY-8")
def test_what_the_path_gives_comes_too_late_for_its_key() -> None:
    table = seat(2, [(), (), ("fuel_tanker",)], ammo={0: 1}, gas={0: 0}, adrenaline={0: 0})
    table.nobody_bids()
    assert table.open_paths == [1, 2]


@rule("HZR-KEY-9")
@pytest.mark.parametrize(("ammo", "paths"), [(4, [1, 2, 3, 4]), (3, [1, 2, 3]), (2, [1, 2, 3]), (1, [1, 2])])
def test_who_cannot_pay_may_not_choose(ammo: int, paths: list[int]) -> None:
    table = seat(4, out=[2, 3], ammo={0: ammo}, gas={0: 0}, adrenaline={0: 0})
    table.nobody_bids()
    assert table.open_paths == paths


@rule("HZR-KEY-9")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = seat(2, ammo={0: 1}, gas={0: 0}, adrenaline={0: 0})
    table.nobody_bids()
    before = table.match.digest()
    with pytest.raises(IllegalAnswer):
        table.match.answer(2)
    assert table.match.digest() == before


@rule("HZR-KEY-10")
def test_a_key_comes_with_the_next_planning_phase() -> None:
    table = meet("airport", seats=3, people={0: 1}, adrenaline={0: 0})
    table.falls(FATAL)
    table.fights(0)
    assert table.keys == [0, 0, 0]
    assert table.open_paths == [2, 3]
    before = table.group(1).resources
    table.drives(1, 3)
    # Path 3 was free; seat 2 takes the last path, and the key comes with round 2.
    assert table.group(1).resources > before
    assert table.told("paid") == []
    assert table.round == 2
    kinds = table.told()
    assert kinds.index("round_begins") < kinds.index("key_laid")
    assert table.all_told("key_laid") == [{"path": 3, "size": 2}]
    assert table.keys == [0, 0, 2]


@rule("HZR-KEY-11", "HZR-KEY-4")
def test_keys_are_laid_anew_each_round_by_position() -> None:
    table = seat(2)
    table.nobody_bids()
    table.drives(0, 3)
    table.pays(0, ammo=2)
    table.drives(1, 1)
    assert table.round == 2
    assert table.keys == [0, 0, 2]
    assert table.all_told("key_laid") == [{"path": 3, "size": 2}] * 2


@rule("HZR-KEY-12")
def test_a_group_with_nothing_always_finds_a_free_path() -> None:
    table = seat(4, out=[3], ammo={2: 0}, gas={2: 0}, adrenaline={2: 0}, order=[0, 1, 2])
    table.nobody_bids()
    table.drives(0, 1)
    table.drives(1, 2)
    # Path 3 is all that is left to seat 2, and it is free.
    assert table.told("path_chosen") == [{"seat": 1, "path": 2}, {"seat": 2, "path": 3}]


@rule("HZR-KEY-7", "HZR-PAY-6")
def test_a_key_with_a_single_way_to_pay_is_not_asked() -> None:
    table = seat(2, [(), (), ("small_prison",)], ammo={0: 0}, gas={0: 0}, adrenaline={0: 3})
    table.nobody_bids()
    table.drives(0, 3)
    assert table.told("paid") == [
        {"seat": 0, "ammo": 0, "gas": 0, "adrenaline": 2, "for": "key", "card": None}
    ]
    assert table.asked == ("before_melee", 0)
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.fights(0)
