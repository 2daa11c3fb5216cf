"""Hordes."""

import pytest

from tests.games.hit_z_road.table import BLANK, CARD, CASUALTY, FATAL, KILL, OPPORTUNITY, meet
from tests.rule import rule


@rule("HZR-HORDE-1..2", "HZR-HORDE-5", "HZR-HORDE-8")
@pytest.mark.parametrize(
    ("card", "skulls"), [("church", 0), ("outpost", 1), ("airport", 2), ("camp_breakout", 3)]
)
def test_one_red_die_for_each_skull(card: str, skulls: int) -> None:
    table = meet(card, seats=3)
    assert table.about["skulls"] == skulls
    assert table.view()["fight"]["red_dice"] == skulls
    before = table.group(1)
    table.falls(OPPORTUNITY, *[BLANK] * (4 - skulls), *[FATAL] * skulls)
    table.fights(0)
    rolled = table.told("melee_rolled")[0]
    assert rolled["black"] == 5 - skulls
    assert len(rolled["faces"]) == 5
    assert table.view()["fight"]["red"] == [FATAL] * skulls
    assert table.group(1) == before


@rule("HZR-HORDE-3")
@pytest.mark.parametrize("people", [1, 2])
def test_never_more_red_dice_than_survivors(people: int) -> None:
    table = meet("camp_breakout", people={0: people}, seats=3)
    assert table.view()["fight"]["red_dice"] == people
    table.falls(*[OPPORTUNITY] * people)
    table.fights(0)
    assert table.told("melee_rolled")[0]["black"] == 0
    assert len(table.told("melee_rolled")[0]["faces"]) == people


@rule("HZR-HORDE-4")
def test_nobody_is_asked_about_red_dice() -> None:
    table = meet("airport")
    table.falls(OPPORTUNITY, BLANK, BLANK, KILL, KILL)
    table.fights(0)
    assert table.told("melee_rolled")[0]["black"] == 3


@rule("HZR-HORDE-5")
def test_red_dice_replace_and_do_not_add() -> None:
    table = meet("outpost", people={0: 7})
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK, BLANK, KILL)
    table.fights(0)
    assert len(table.told("melee_rolled")[0]["faces"]) == 7


@rule("HZR-HORDE-6..7")
def test_red_dice_are_counted_out_before_each_roll_and_skulls_stay() -> None:
    # The skulls of the horde do not shrink with it: one zombie left, still three red dice.
    table = meet("camp_breakout", adrenaline={0: 0})
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.falls(CASUALTY, BLANK, FATAL, CASUALTY, CASUALTY)
    table.falls(KILL)
    table.fights(0)
    rolls = table.told("melee_rolled")
    assert [roll["black"] for roll in rolls] == [2, 2, 0]
    assert [len(roll["faces"]) for roll in rolls] == [5, 5, 1]
    assert [roll["left"] for roll in rolls] == [1, 1, 0]


@rule("HZR-HORDE-7")
def test_a_volley_does_not_thin_out_the_skulls() -> None:
    table = meet("night_siege")
    table.falls(KILL, KILL, KILL, KILL)
    table.shoots(0, 2)
    assert table.about["skulls"] == 2
    assert table.view()["fight"]["red_dice"] == 2
    table.flees(0)


@rule("HZR-HORDE-8")
def test_only_cards_with_skulls_are_hordes() -> None:
    assert {card.id for card in CARD.values() if card.skulls} == {
        "outpost",
        "explosives",
        "night_siege",
        "house_alarm",
        "fire_alarm",
        "airport",
        "camp_breakout",
        "fuel_depot",
        "stadium",
    }
    table = meet("large_crowd")
    table.falls(OPPORTUNITY, *[BLANK] * 4)
    table.fights(0)
    assert table.told("melee_rolled")[0]["black"] == 5
