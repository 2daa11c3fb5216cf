"""Melee."""

import pytest

from tests.games.hit_z_road.table import BLANK, BONUS_KILL, CASUALTY, FATAL, KILL, OPPORTUNITY, meet
from tests.rule import rule


@rule("HZR-MELEE-1")
def test_zombies_neither_shot_nor_fled_are_met_in_melee() -> None:
    table = meet("small_prison", ammo={0: 0}, gas={0: 0})
    table.falls(KILL, BLANK)
    table.falls(KILL, KILL, BLANK, BLANK, BLANK)
    # Without gas the rest of the zombies can only be fought.
    table.shoots(0, 1)
    assert table.told()[:3] == ["volley", "melee_rolled", "card_won"]


@rule("HZR-MELEE-1")
def test_who_can_neither_shoot_nor_flee_is_not_asked() -> None:
    table = meet("large_crowd", ammo={0: 0}, gas={0: 1}, falls=[KILL] * 5 + [KILL] * 3 + [BLANK] * 2)
    assert table.told()[:4] == ["path_chosen", "fight_begins", "melee_rolled", "melee_rolled"]
    assert table.group(0).people == 5


@rule("HZR-MELEE-2", "HZR-MELEE-4")
@pytest.mark.parametrize("people", [1, 2, 5, 7])
def test_every_survivor_and_the_leader_add_one_die(people: int) -> None:
    table = meet("large_crowd", people={0: people})
    table.falls(OPPORTUNITY, *[BLANK] * (people - 1))
    table.fights(0)
    assert len(table.told("melee_rolled")[0]["faces"]) == people
    assert table.zombies == 8
    assert table.group(0).people == people


@rule("HZR-MELEE-3")
def test_a_roll_is_settled_as_a_whole() -> None:
    # Three zombies, three kills and a casualty: the casualty counts though all zombies fall.
    table = meet("small_prison", "large_crowd", adrenaline={0: 0}, seats=3)
    table.falls(KILL, KILL, KILL, CASUALTY, CASUALTY)
    table.fights(0)
    assert table.group(0).people == 3
    assert table.group(0).won == ("small_prison",)
    assert table.group(1).people == 5


@rule("HZR-MELEE-4..5")
def test_blanks_do_nothing_and_each_kill_fells_one() -> None:
    table = meet("large_crowd", adrenaline={0: 0}, people={0: 4})
    table.falls(BLANK, KILL, KILL, BLANK)
    table.falls(BLANK, BLANK, BLANK, BLANK)
    table.falls(KILL, KILL, KILL, KILL)
    table.falls(KILL, KILL, BLANK, BLANK)
    table.fights(0)
    assert [roll["left"] for roll in table.told("melee_rolled")] == [6, 6, 2, 0]
    assert table.group(0).people == 4


@rule("HZR-MELEE-6")
def test_an_opportunity_is_one_kill_for_one_adrenaline() -> None:
    table = meet("large_crowd")
    table.falls(OPPORTUNITY, OPPORTUNITY, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.zombies == 8
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.spends(0, kills=2)
    assert table.zombies == 6
    assert table.group(0).adrenaline == 2
    # Unpaid it is worthless.
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.spends(0)
    assert table.zombies == 6
    assert table.group(0).adrenaline == 2


@rule("HZR-MELEE-6")
def test_adrenaline_kills_nobody_without_the_face() -> None:
    table = meet("large_crowd")
    table.falls(KILL, BLANK, BLANK, BLANK, BLANK)
    table.falls(CASUALTY, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    assert [roll["left"] for roll in table.told("melee_rolled")] == [7, 7]
    assert table.spendings == {(1, 0), (0, 0)}


@rule("HZR-MELEE-7")
def test_a_bonus_kill_fells_one_and_a_second_for_one_adrenaline() -> None:
    table = meet("large_crowd")
    table.falls(BONUS_KILL, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.zombies == 7
    assert table.spendings == {(0, 1), (0, 0)}
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.spends(0, kills=1)
    assert table.zombies == 6
    assert table.group(0).adrenaline == 3


@rule("HZR-MELEE-8")
def test_the_lightning_of_each_die_is_used_or_left() -> None:
    table = meet("large_crowd")
    table.falls(BONUS_KILL, BONUS_KILL, OPPORTUNITY, BLANK, BLANK)
    table.fights(0)
    assert table.zombies == 6
    assert table.spendings == {(0, 3), (0, 2), (0, 1), (0, 0)}
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.spends(0, kills=2)
    assert table.zombies == 4


@rule("HZR-MELEE-9")
def test_a_casualty_costs_a_life_or_one_adrenaline() -> None:
    table = meet("large_crowd", seats=3)
    before = table.group(1)
    table.falls(CASUALTY, CASUALTY, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.spendings == {(2, 0), (1, 0), (0, 0)}
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK)
    table.spends(0, saves=1)
    assert table.group(0).people == 4
    assert table.group(0).adrenaline == 3
    assert table.group(1) == before


@rule("HZR-MELEE-9")
def test_other_losses_cannot_be_bought_off() -> None:
    table = meet("snake", "large_crowd")
    assert table.asked == ("before_melee", 0)
    assert table.group(0).people == 4
    assert table.group(0).adrenaline == 4


@rule("HZR-MELEE-10", "HZR-ADREN-7")
def test_a_fatal_face_cannot_be_bought_off() -> None:
    table = meet("camp_breakout")
    table.falls(BLANK, BLANK, FATAL, FATAL, OPPORTUNITY)
    table.fights(0)
    assert table.spendings == {(0, 1), (0, 0)}
    table.falls(OPPORTUNITY, KILL, KILL)
    table.spends(0)
    assert table.group(0).people == 3
    assert table.group(0).adrenaline == 4


@rule("HZR-MELEE-11")
def test_the_next_roll_takes_the_survivors_that_are_left() -> None:
    table = meet("large_crowd", adrenaline={0: 0})
    table.falls(CASUALTY, CASUALTY, BLANK, BLANK, KILL)
    table.falls(CASUALTY, KILL, KILL)
    table.falls(KILL, KILL)
    table.falls(KILL, KILL)
    table.falls(KILL, BLANK)
    table.fights(0)
    rolls = table.told("melee_rolled")
    assert [len(roll["faces"]) for roll in rolls] == [5, 3, 2, 2, 2]
    assert [roll["left"] for roll in rolls] == [7, 5, 3, 1, 0]
    assert table.group(0).people == 2


@rule("HZR-MELEE-12")
def test_no_die_is_rolled_twice_in_a_roll() -> None:
    table = meet("large_crowd")
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    # All that can be done about this roll is to spend adrenaline.
    assert table.verbs == {"spend"}
    assert table.view()["fight"]["melee_rolls"] == 1
    assert table.view()["fight"]["black"] == [OPPORTUNITY, BLANK, BLANK, BLANK, BLANK]


@rule("HZR-MELEE-13")
def test_in_a_melee_nobody_shoots_or_flees_any_more() -> None:
    table = meet("large_crowd", single_volley=False)
    for _ in range(3):
        table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
        if table.asked == ("before_melee", 0):
            table.fights(0)
        else:
            table.spends(0)
        assert table.verbs == {"spend"}
    assert table.group(0).goods == (4, 4, 4)


@rule("HZR-MELEE-14")
def test_who_outlives_the_last_zombie_wins_the_card() -> None:
    table = meet("hospital", "large_crowd", people={0: 2}, adrenaline={0: 0})
    table.falls(KILL, KILL)
    table.falls(KILL, KILL)
    table.falls(KILL, CASUALTY)
    table.fights(0)
    assert table.told("card_won") == [{"seat": 0, "card": "hospital", "vp": 1}]
    assert table.group(0).people == 1


@rule("HZR-MELEE-15", "HZR-ELIM-1")
def test_who_loses_the_last_survivor_is_eliminated() -> None:
    table = meet("hospital", people={0: 2}, adrenaline={0: 0}, seats=3)
    before = table.group(2)
    table.falls(CASUALTY, CASUALTY)
    table.fights(0)
    assert table.told() == ["melee_rolled", "survivors_lost", "eliminated"]
    assert not table.group(0).alive
    assert table.group(2).people == before.people


@rule("HZR-MELEE-16")
def test_kills_beyond_the_last_zombie_go_to_waste() -> None:
    table = meet("small_prison", "church")
    table.falls(KILL, KILL, KILL, KILL, BONUS_KILL)
    table.fights(0)
    assert table.told("melee_rolled")[0]["kills"] == 3
    assert table.told("melee_rolled")[0]["left"] == 0
    assert table.group(0).won == ("small_prison",)
    assert table.zombies == 4


@rule("HZR-MELEE-17")
def test_the_leader_falls_last() -> None:
    # A group of one is the leader, and still rolls, drives and wins.
    table = meet("small_prison", "large_crowd", people={0: 2}, adrenaline={0: 0})
    table.falls(CASUALTY, KILL)
    table.falls(KILL)
    table.falls(KILL)
    table.fights(0)
    assert table.group(0).people == 1
    assert table.group(0).alive
    assert table.group(0).won == ("small_prison",)
