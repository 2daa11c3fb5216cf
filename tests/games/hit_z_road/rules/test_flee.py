"""Fleeing."""

import pytest

from tests.games.hit_z_road.table import BLANK, CASUALTY, KILL, OPPORTUNITY, meet
from tests.rule import rule


@rule("HZR-FLEE-1")
@pytest.mark.parametrize(("gas", "may"), [(0, False), (1, False), (2, True), (4, True)])
def test_two_gas_buy_a_way_out(gas: int, may: bool) -> None:
    table = meet("large_crowd", "police_armoury", gas={0: gas}, seats=3)
    assert ("flee" in table.verbs) is may
    if may:
        before = table.group(1)
        table.flees(0)
        assert table.group(0).goods == (8, gas - 2, 4)
        assert table.group(0).people == 5
        assert table.group(1) == before


@rule("HZR-FLEE-2", "HZR-MELEE-13")
def test_the_first_melee_roll_closes_the_way_out() -> None:
    table = meet("large_crowd")
    table.falls(OPPORTUNITY, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.asked == ("spend_adrenaline", 0)
    assert not table.view()["fight"]["may_flee"]
    table.falls(KILL, KILL, KILL, KILL, OPPORTUNITY)
    table.spends(0, kills=1)
    # The roll went on without a word about fleeing or shooting.
    assert table.told()[:2] == ["adrenaline_spent", "melee_rolled"]
    assert table.verbs == {"spend"}


@rule("HZR-FLEE-3", "HZR-FLEE-7")
def test_after_a_volley_one_may_flee_and_the_ammo_is_gone() -> None:
    table = meet("large_crowd", "fuel_tanker")
    table.falls(BLANK, KILL, CASUALTY, KILL)
    table.shoots(0, 2)
    assert "flee" in table.verbs
    table.flees(0)
    assert table.told("fled") == [{"seat": 0, "card": "large_crowd", "gas": 2, "vp": 0}]
    assert table.group(0).goods == (2, 6, 4)


@rule("HZR-FLEE-4")
def test_the_card_left_behind_goes_to_the_box_with_its_points() -> None:
    table = meet("town_alarm", "large_crowd")
    table.flees(0)
    assert table.group(0).won == ()
    assert table.group(0).vp == 0
    assert table.view()["paths"][0]["gone"] == [True, False]
    assert "town_alarm" not in table.on_the_table


@rule("HZR-FLEE-5", "HZR-TOKEN-21")
def test_the_card_left_behind_hands_out_no_token() -> None:
    table = meet("road_brawl")
    table.flees(0)
    assert table.group(0).tokens == ()
    assert table.all_told("token_taken") == []


@rule("HZR-FLEE-6")
def test_what_the_event_has_done_stays_done() -> None:
    table = meet("encircled", falls=[BLANK], seats=3)
    assert table.group(0).people == 4
    before = table.group(2)
    table.flees(0)
    assert table.group(0).people == 4
    assert table.group(2) == before


@rule("HZR-FLEE-6", "HZR-TOKEN-15")
def test_a_token_given_up_before_the_flight_is_gone() -> None:
    table = meet("hungry_boy", tokens={0: ["timmy", "map"]})
    table.gives_up_timmy(0)
    table.flees(0)
    assert table.group(0).tokens == ("map",)


@rule("HZR-FLEE-8")
def test_without_zombies_there_is_nothing_to_flee_from() -> None:
    table = meet("snake", "robbed_boot")
    # The event of the right card is asked at once: nobody could flee from the snake.
    assert table.asked == ("discard", 0)
    assert table.verbs == {"pay"}


@rule("HZR-FLEE-9..10")
def test_both_cards_of_a_path_may_be_fled_for_two_gas_each() -> None:
    table = meet("hospital", "large_crowd", gas={0: 3}, seats=3)
    table.flees(0)
    assert table.group(0).gas == 2
    assert table.asked == ("before_melee", 0)
    assert table.zombies == 8
    table.flees(0)
    assert table.group(0).gas == 0
    assert table.group(0).won == ()
    assert table.group(0).people == 5
    assert table.asked == ("choose_path", 1)


@rule("HZR-FLEE-10", "HZR-FLEE-1")
def test_too_little_gas_for_the_second_flight() -> None:
    table = meet("church", "large_crowd", gas={0: 3})
    table.flees(0)
    assert table.group(0).gas == 1
    assert table.verbs == {"fight", "shoot"}
