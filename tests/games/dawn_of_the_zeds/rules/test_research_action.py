"""The Research Action; what the cards do is in ``test_research``."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.decks.names import RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from tests.games.dawn_of_the_zeds.phase import act, can_do
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def lab(unit: str = "wright", current: str = "dpc_commission", **numbers: int) -> Game:
    """A Scientist in the Lab, with Jerky on top of the deck, so that a success brings 2 Supplies."""
    game = lay("brains").put(unit, "lab").has(**numbers)
    game.t.research = RESEARCH_CARD[current]
    game.force(RESEARCH_SOURCE + RESEARCH_CARD[current])
    game.t.early_left = [RESEARCH_CARD["jerky"]]
    game.t.early_to_come = 1
    return game


def researches(game: Game, unit: str, die: int) -> Game:
    game.falls(die)
    return act(game).answers("unit", unit).answers("research")


def current(game: Game) -> int:
    return game.now.research


@rule("DOZ-RESEARCH-1")
@pytest.mark.parametrize("space", ["town_center", "staff_office", "chromotechnics_lab"])
def test_only_in_the_lab_a_scientist_researches(space: str) -> None:
    game = lab().put("agee", space).has(event_actions=1)
    assert "research" not in can_do(act(game), "agee")


@rule("DOZ-RESEARCH-1")
def test_a_scientist_in_the_lab_researches() -> None:
    assert "research" in can_do(act(lab()), "wright")


@rule("DOZ-RESEARCH-2")
@pytest.mark.parametrize("die", [1, 6])
def test_a_card_that_shows_a_supply_costs_one_whether_or_not_it_succeeds(die: int) -> None:
    game = lab(current="stalled", supplies=3)
    game.falls(die)
    if die == 6:
        game.draws("jerky")
    act(game).answers("unit", "wright").answers("research")
    assert game.now.supplies == (2 if die == 1 else 4)


@rule("DOZ-RESEARCH-2")
def test_without_that_supply_there_is_no_research() -> None:
    assert "research" not in can_do(act(lab(current="stalled")), "wright")


@rule("DOZ-RESEARCH-3")
def test_a_die_below_the_number_reveals_nothing() -> None:
    game = researches(lab(), "wright", 2)
    assert current(game) == RESEARCH_CARD["dpc_commission"]


@rule("DOZ-RESEARCH-3", "DOZ-RESEARCH-5")
def test_a_die_of_the_number_reveals_the_next_card() -> None:
    game = lab().falls(3).draws("jerky")
    act(game).answers("unit", "wright").answers("research")
    assert current(game) == RESEARCH_CARD["jerky"]
    assert game.now.supplies == 2


@rule("DOZ-RESEARCH-4")
def test_after_a_success_there_is_no_more_research_this_turn() -> None:
    game = lab(event_actions=2).falls(3).draws("jerky")
    game.t.early_left.append(RESEARCH_CARD["sasha"])
    game.t.early_to_come = 2
    act(game).answers("unit", "wright").answers("research")
    assert "research" not in can_do(game, "wright")


@rule("DOZ-RESEARCH-4")
def test_after_a_failure_it_may_be_tried_again() -> None:
    game = researches(lab(event_actions=2), "wright", 1)
    assert "research" in can_do(game, "wright")


@rule("DOZ-RESEARCH-7")
def test_with_an_empty_deck_there_is_no_research() -> None:
    game = lab()
    game.t.early_left = []
    game.t.early_to_come = 0
    assert "research" not in can_do(act(game), "wright")


@rule("DOZ-UNIT-63")
def test_the_professor_adds_one_to_research_rolls() -> None:
    game = lab("agee").falls(2).draws("jerky")
    act(game).answers("unit", "agee").answers("research")
    assert current(game) == RESEARCH_CARD["jerky"]


@rule("DOZ-RESEARCH-6")
def test_while_short_materials_is_current_a_supply_may_be_paid_instead_of_an_action() -> None:
    game = lab(current="short_materials", supplies=1).falls(1)
    act(game).answers("unit", "wright").answers("research").answers("yes")
    assert (game.now.supplies, game.now.player_actions) == (0, 1)


@rule("DOZ-RESEARCH-6")
def test_or_the_action_as_ever() -> None:
    game = lab(current="short_materials", supplies=1).falls(1)
    act(game).answers("unit", "wright").answers("research").answers("no")
    assert (game.now.supplies, game.now.player_actions) == (1, 0)


@rule("DOZ-RESEARCH-3", "DOZ-UNIT-63")
@pytest.mark.parametrize(
    ("unit", "card", "chance"),
    [
        ("wright", "dpc_commission", 4 / 6),
        ("agee", "dpc_commission", 5 / 6),
        ("agee", "short_materials", 3 / 6),
    ],
)
def test_research_has_its_chance(unit: str, card: str, chance: float) -> None:
    game = act(lab(unit, card)).answers("unit", unit)
    at = game.options.index("research")
    assert game.match.odds(0)["options"][str(at)] == {"succeeds": pytest.approx(chance)}
