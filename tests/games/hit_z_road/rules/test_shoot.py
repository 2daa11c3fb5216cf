"""Shooting."""

import pytest

from tests.games.hit_z_road.table import BLANK, BONUS_KILL, CARD, CASUALTY, KILL, OPPORTUNITY, meet
from tests.rule import rule


@rule("HZR-SHOOT-1")
def test_a_volley_may_be_fired_or_not() -> None:
    table = meet("church", seats=3)
    assert table.verbs == {"shoot", "flee", "fight"}
    before = table.group(1)
    table.falls(KILL, BLANK)
    table.shoots(0, 1)
    assert table.zombies == 3
    assert table.asked == ("after_volley", 0)
    assert table.group(1) == before
    table = meet("church", "large_crowd")
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.fights(0)
    assert table.told("volley") == []
    assert table.group(0).ammo == 6
    assert table.group(0).won == ("church",)


@rule("HZR-SHOOT-2")
@pytest.mark.parametrize("ammo", [0, 1, 3])
def test_from_one_ammo_to_the_whole_stock(ammo: int) -> None:
    table = meet("hospital", ammo={0: ammo})
    assert table.shots == list(range(1, ammo + 1))
    if ammo:
        table.falls(*[BLANK] * 2 * ammo)
        table.shoots(0, ammo)
        assert table.group(0).ammo == 0


@rule("HZR-SHOOT-3", "HZR-SHOOT-11")
@pytest.mark.parametrize("people", [1, 5, 7])
def test_two_dice_for_each_ammo_however_few_survivors(people: int) -> None:
    table = meet("large_crowd", people={0: people})
    table.falls(*[BLANK] * 6)
    table.shoots(0, 3)
    assert table.told("volley")[0]["faces"] == [BLANK] * 6
    assert table.group(0).ammo == 1
    assert table.group(0).people == people


@rule("HZR-SHOOT-4")
def test_one_volley_a_fight() -> None:
    table = meet("hospital", "large_crowd", seats=3)
    table.falls(BLANK, BLANK)
    table.shoots(0, 1)
    assert table.group(0).ammo == 3
    assert table.verbs == {"fight", "flee"}
    table.flees(0)
    # The next fight has room for its own.
    assert table.asked == ("before_melee", 0)
    assert table.shots == [1, 2, 3]


@rule("HZR-SHOOT-4")
def test_by_option_volleys_go_on_until_the_melee() -> None:
    table = meet("hospital", single_volley=False)
    table.falls(BLANK, KILL)
    table.shoots(0, 1)
    assert table.verbs == {"fight", "flee", "shoot"}
    table.falls(KILL, KILL)
    table.shoots(0, 1)
    assert table.zombies == 2
    assert table.shots == [1, 2]
    assert table.told("volley")[0]["left"] == 2
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.asked == ("spend_adrenaline", 0)
    table.falls(KILL, KILL, BLANK, BLANK, BLANK)
    table.spends(0)
    assert table.group(0).ammo == 4  # two of four fired, two found afterwards


@rule("HZR-SHOOT-5..6")
def test_every_target_kills_and_the_rest_does_nothing() -> None:
    table = meet("large_crowd", seats=3)
    table.falls(KILL, BONUS_KILL, KILL, CASUALTY, BLANK, OPPORTUNITY, CASUALTY, BONUS_KILL)
    before = table.group(1)
    table.shoots(0, 4)
    assert table.zombies == 4
    assert table.told("volley")[0] == {
        "seat": 0,
        "ammo": 4,
        "kills": 4,
        "added": 0,
        "left": 4,
        "faces": [KILL, BONUS_KILL, KILL, CASUALTY, BLANK, OPPORTUNITY, CASUALTY, BONUS_KILL],
    }
    assert table.group(0).people == 5
    assert table.group(1) == before


@rule("HZR-SHOOT-7")
def test_adrenaline_improves_no_volley() -> None:
    table = meet("large_crowd")
    table.falls(OPPORTUNITY, BONUS_KILL, BONUS_KILL, CASUALTY)
    table.shoots(0, 2)
    assert table.asked == ("after_volley", 0)
    assert table.zombies == 6
    assert table.group(0).adrenaline == 4


@rule("HZR-SHOOT-8")
def test_no_red_dice_in_a_volley() -> None:
    table = meet("camp_breakout")
    # Side 0 of a red die is fatal; all of these are blank.
    table.rolls_sides(0, 0, 0, 0)
    table.shoots(0, 2)
    assert table.told("volley")[0]["faces"] == [BLANK] * 4
    assert table.group(0).people == 5


@rule("HZR-SHOOT-9..10")
def test_hits_beyond_the_last_zombie_go_to_waste() -> None:
    table = meet("small_prison", "church")
    table.falls(*[KILL] * 6)
    table.shoots(0, 3)
    assert table.told()[:2] == ["volley", "card_won"]
    assert table.told("volley")[0]["left"] == 0
    # None of them reaches the next card.
    assert table.zombies == 4


@rule("HZR-SHOOT-10")
def test_a_volley_that_leaves_nobody_wins_without_melee() -> None:
    table = meet("small_prison", "large_crowd", people={0: 1}, seats=3)
    before = table.group(2)
    table.falls(KILL, KILL, BLANK, KILL)
    table.shoots(0, 2)
    assert table.told("melee_rolled") == []
    assert table.group(0).won == ("small_prison",)
    assert table.group(0).people == 1
    assert table.group(2) == before


@rule("HZR-SHOOT-2", "HZR-SCAV-4")
def test_a_volley_beyond_what_a_game_can_hold_breaks_nothing() -> None:
    table = meet("large_crowd", ammo={0: 120})
    assert table.shots == list(range(1, 100))
    assert table.verbs == {"fight", "flee", "shoot"}
    table.falls(*[KILL] * 198)
    table.shoots(0, 99)
    assert table.group(0).ammo == 21 + CARD["gunsmith_town"].ammo


@rule("HZR-SHOOT-2")
def test_no_game_holds_as_much_ammo_as_a_volley_may_take() -> None:
    for seats in (1, 4):
        found = sum(card.ammo for card in CARD.values() if seats == 4 or not card.poker)
        gifts = 2 * 8 if seats == 1 else 0
        assert 4 + found + gifts < 99
