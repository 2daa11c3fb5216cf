"""Elimination."""

import pytest

from tests.games.hit_z_road.table import COAST, FATAL, KILL, meet, pairs, plain, seat
from tests.rule import rule


@rule("HZR-ELIM-1", "HZR-ELIM-7")
def test_a_group_is_out_the_moment_its_last_survivor_falls() -> None:
    table = meet("snake", "police_armoury", seats=3, people={0: 1})
    assert table.told() == ["path_chosen", "scavenged", "survivors_lost", "eliminated"]
    assert table.order == [1, 2]
    assert table.asked == ("choose_path", 1)


@rule("HZR-ELIM-2")
def test_unfinished_cards_go_to_the_box() -> None:
    table = meet("snake", "police_armoury", seats=3, people={0: 1})
    assert table.view()["paths"][0]["gone"] == [True, True]
    assert table.cards[0] == (None, None)
    assert not {"snake", "police_armoury"} & table.on_the_table
    # Its path is not free for others.
    assert table.open_paths == [2, 3]


@rule("HZR-ELIM-3")
def test_everything_an_eliminated_group_had_leaves_the_game() -> None:
    table = meet(
        "airport",
        seats=3,
        people={0: 1},
        ammo={0: 9},
        gas={0: 3},
        adrenaline={0: 0},
        tokens={0: ["map", "map"]},
        map_vp={0: 12},
        won={0: ["farm", "cellar"]},
    )
    others = [table.group(number) for number in (1, 2)]
    table.falls(FATAL)
    table.fights(0)
    gone = table.group(0)
    assert not gone.alive
    assert gone.people == 0
    assert gone.goods == (0, 0, 0)
    assert gone.tokens == ()
    assert gone.won == ()
    assert gone.vp == 0
    assert gone.map_vp == 0
    assert gone.initiative is None
    assert not {"farm", "cellar"} & table.on_the_table
    # The others only move up in the order.
    for number, before in zip((1, 2), others, strict=True):
        now = table.group(number)
        assert now.initiative == number
        assert (now.people, now.goods, now.tokens, now.won) == (
            before.people,
            before.goods,
            before.tokens,
            before.won,
        )


@rule("HZR-ELIM-4", "HZR-END-1")
def test_the_others_still_drive() -> None:
    table = seat(2, [("snake",), ("church",)], people={0: 1})
    table.nobody_bids()
    table.drives(0, 1)
    assert not table.group(0).alive
    # Seat 1 is the only one alive, and must still drive before anything is decided.
    assert table.asked == ("choose_path", 1)
    assert table.view()["phase"] == "encounter"
    table.drives(1, 2)
    assert table.asked == ("before_melee", 1)
    table.flees(1)
    assert table.asked is None
    assert table.result["winners"] == [1]


@rule("HZR-ELIM-4", "HZR-ORDER-6")
def test_an_elimination_in_the_middle_skips_nobody() -> None:
    table = seat(4, [("farm",), ("snake",)], people={1: 1})
    table.nobody_bids()
    table.drives(0, 1)
    table.drives(1, 2)
    assert table.asked == ("choose_path", 2)
    table.drives(2, 3)
    # Seat 3 takes the path that is left.
    assert {"seat": 3, "path": 4} in table.told("path_chosen")
    assert table.round == 2
    assert table.order == [0, 2, 3]


@rule("HZR-ELIM-5", "HZR-ELIM-8")
def test_who_is_eliminated_does_nothing_more_and_cannot_win() -> None:
    table = seat(
        3,
        [("snake", "beach")],
        then=pairs(COAST),
        written=[plain(card) for card in COAST],
        from_round=7,
        people={0: 1},
        won={0: ["chemical_blast", "town_alarm"]},
    )
    table.nobody_bids()
    table.drives(0, 1)
    asked = set()
    while table.asked is not None:
        asked.add(table.asked[1])
        if table.asked[0] == "bid":
            table.passes(table.asked[1])
        else:
            table.drives(table.asked[1], 2 if 2 in table.open_paths else 1)
        assert not table.group(0).alive
        assert 0 not in table.order
    assert asked == {1, 2}
    assert 0 not in table.result["winners"]
    assert table.match.returns[0] == 0


@rule("HZR-ELIM-6")
@pytest.mark.parametrize("left", range(6))
@pytest.mark.parametrize("right", range(6))
def test_one_survivor_outlives_a_roll_that_kills(left: int, right: int) -> None:
    # Two people, one zombie, two red dice, no adrenaline: a die that kills costs nobody, so in no
    # roll of one die per survivor do both sides fall.
    deadly = sum(side in (0, 5) for side in (left, right))
    hits = sum(side in (2, 3, 4) for side in (left, right))
    table = seat(
        3,
        [("church",)],
        written=[plain("church", zombies=1, skulls=2)],
        people={0: 2},
        ammo={0: 0},
        gas={0: 0},
        adrenaline={0: 0},
    )
    table.nobody_bids()
    others = [table.group(number).people for number in (1, 2)]
    table.rolls_sides(left, right)
    if not hits and deadly < 2:
        table.falls(*[KILL] * (2 - deadly))
    table.drives(0, 1)
    assert table.group(0).alive is (hits > 0 or deadly < 2)
    assert table.group(0).people == 2 - deadly
    assert ("church" in (table.group(0).won or ())) is table.group(0).alive
    assert [table.group(number).people for number in (1, 2)] == others
