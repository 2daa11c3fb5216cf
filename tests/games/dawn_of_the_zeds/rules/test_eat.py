"""The Eat Phase."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import EAT
from tests.games.dawn_of_the_zeds.phase import play_phase
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Event cards: ``wandering`` eats nothing, ``well_armed`` 1, ``whats_that_smell`` 2, ``pantry`` rolls.


def eats(game: Game) -> Game:
    """The Eat Phase alone."""
    return play_phase(game, EAT)


@rule("DOZ-EAT-1")
@pytest.mark.parametrize(("card", "left"), [("wandering", 5), ("well_armed", 4), ("whats_that_smell", 3)])
def test_a_number_on_the_card_is_lost_in_supplies(card: str, left: int) -> None:
    assert eats(lay("apocalypse").event(card).has(supplies=5)).now.supplies == left


def _mouths(beds: int, camp: int) -> Game:
    game = lay("apocalypse").event("pantry").has(supplies=5)
    for number in range(1, beds + 1):
        game.put(f"regular_civilians_{number}", "hospital", "reduced", "comatose")
    for number in range(1, camp + 1):
        game.put(f"villagers_{number}", "refugee_camp", "refugees")
    return game


@rule("DOZ-EAT-2")
@pytest.mark.parametrize(("die", "left"), [(3, 4), (4, 5)])
def test_a_die_of_at_most_the_units_in_beds_and_camp_takes_one_supply(die: int, left: int) -> None:
    assert eats(_mouths(2, 1).falls(die)).now.supplies == left


@rule("DOZ-EAT-2")
def test_it_takes_one_however_many_they_are() -> None:
    assert eats(_mouths(3, 3).falls(1)).now.supplies == 4


@rule("DOZ-EAT-2")
def test_with_nobody_in_beds_and_camp_the_die_takes_nothing() -> None:
    assert eats(_mouths(0, 0).falls(1)).now.supplies == 5


@rule("DOZ-EAT-3", "DOZ-COOP-7")
def test_each_missing_supply_is_a_hit_on_a_unit_of_the_players_choice() -> None:
    game = lay("apocalypse", seats=2).event("whats_that_smell").has(supplies=0, lead=1)
    game.put("furies", "uptown").put("national_guard", "farm")
    eats(game)
    assert game.asked_seat == 1
    game.answers("unit", "national_guard")
    game.answers("unit", "national_guard")
    assert game.hits("national_guard") == 2
    assert game.hits("furies") == 0


@rule("DOZ-EAT-3")
def test_supplies_that_are_there_are_lost_first() -> None:
    game = lay("apocalypse").event("whats_that_smell").has(supplies=1).put("national_guard", "farm")
    eats(game)
    assert game.now.supplies == 0
    assert game.hits("national_guard") == 1


@rule("DOZ-EAT-4")
def test_comatose_units_and_those_in_the_camp_are_not_chosen() -> None:
    game = lay("apocalypse").event("well_armed").put("furies", "hospital", "reduced", "comatose")
    game.put("villagers_1", "refugee_camp", "refugees").put("villagers_2", "farm", "refugees")
    game.put("national_guard", "farm").put("staub", "hospital", "reduced")
    assert eats(game).options == ["unit unit=staub", "unit unit=villagers_2", "unit unit=national_guard"]
    game.answers("unit", "national_guard")


@rule("DOZ-EAT-4")
def test_the_hits_may_go_to_different_units() -> None:
    game = lay("apocalypse").event("whats_that_smell").put("furies", "uptown").put("national_guard", "farm")
    game.falls(1)  # Furies are tough
    eats(game).answers("unit", "furies").answers("unit", "national_guard")
    assert (game.hits("furies"), game.hits("national_guard")) == (1, 1)


@rule("DOZ-EAT-4", "DOZ-GOAL-8")
def test_with_nobody_to_choose_nothing_happens() -> None:
    game = eats(lay("apocalypse").event("well_armed").put("furies", "hospital", "reduced", "comatose"))
    assert game.where("furies") == "hospital"


@rule("DOZ-EAT-5", "DOZ-UNIT-70")
def test_salvation_troops_add_one_to_the_die() -> None:
    assert eats(_mouths(2, 1).put("salvation", "uptown").falls(3)).now.supplies == 5


@rule("DOZ-EAT-5")
def test_what_salvation_troops_add_is_told_beside_the_die() -> None:
    game = eats(_mouths(2, 1).put("salvation", "uptown").falls(6))
    assert game.told("eat_rolled")[0].args == {"die": 6, "roll": 7, "mouths": 3}


@rule("DOZ-EAT-5")
def test_salvation_troops_in_a_coma_add_nothing() -> None:
    game = _mouths(2, 0).put("salvation", "hospital", "reduced", "comatose").falls(3)
    assert eats(game).now.supplies == 4


@rule("DOZ-UNIT-75")
def test_with_the_courier_the_second_supply_eaten_is_free() -> None:
    game = lay("brains").event("whats_that_smell").put("courier", "uptown").has(supplies=5)
    assert eats(game).now.supplies == 4


@rule("DOZ-FATE-6", "DOZ-EAT-3")
def test_a_card_may_be_played_before_supplies_are_missing() -> None:
    game = lay("directors_cut").event("well_armed").put("national_guard", "farm").holds("rescue_signal")
    eats(game)
    assert game.asked == "hold_card"
    game.answers("play", "rescue_signal")
    assert game.now.supplies == 1
    assert game.hits("national_guard") == 0
