"""The Research deck and the Super Weapon; the Research Action is in ``test_research_action``."""

import pytest

from lastfire.engine.chance import Chance
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.card import EARLY, LATE_SPECIAL, LATE_STANDARD, STARTING
from lastfire.games.dawn_of_the_zeds.rules.cards import RESEARCH
from lastfire.games.dawn_of_the_zeds.rules.decks.names import RESEARCH_CARD
from lastfire.games.dawn_of_the_zeds.rules.decks.research_deck import (
    can_reveal,
    put_early_on_top,
    reveal_research,
)
from lastfire.games.dawn_of_the_zeds.rules.decks.super_weapon import components
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.setup import set_up
from lastfire.games.dawn_of_the_zeds.rules.sources import RESEARCH_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import DawnTable
from tests.games.dawn_of_the_zeds.decks import component, only_late, research_deck, revealed, reveals
from tests.games.dawn_of_the_zeds.table import Carried, Game, lay
from tests.rule import rule


def revealing(count: int, back: int = 0) -> Carried:
    """So many Research cards are revealed, after so many Early ones were put back on top."""

    def step(t: DawnTable) -> Flow:
        for _ in range(back):
            put_early_on_top(t)
        for _ in range(count):
            yield from reveal_research(t)

    return step


def in_turn(game: Game) -> list[str]:
    """The cards that were revealed, in order."""
    return [record.args["research"] for record in game.told("research_revealed")]


def kind(card: str) -> int:
    return RESEARCH[RESEARCH_CARD[card]].kind


@rule("DOZ-SETUP-16")
@pytest.mark.parametrize(("length", "early"), [("short", 3), ("normal", 4), ("epic", 7)])
def test_early_cards_of_the_length_lie_over_five_late_special_and_two_standard_ones(
    length: str, early: int
) -> None:
    table = set_up(DawnOfTheZeds().agree(1, {"level": "brains", "length": length}), Chance())
    assert table.research == RESEARCH_CARD["dpc_commission"]
    game = research_deck(lay("brains", length=length)).any_luck().has(supplies=20).put("agee", "lab")
    game.carries_out(revealing(table.early_to_come + 7))
    while game.asked:
        game.match.answer(0)
    kinds = [kind(card) for card in in_turn(game)]
    # Cards may put further Early ones on top, and the Antidote comes back once.
    late = kinds[max(i for i, each in enumerate(kinds) if each == EARLY) + 1 :]
    assert kinds[:early] == [EARLY] * early
    assert EARLY not in late
    assert late.count(LATE_STANDARD) <= 2


@rule("DOZ-RESEARCH-3", "DOZ-RESEARCH-5")
def test_the_revealed_card_becomes_current_and_takes_effect_at_once() -> None:
    game = revealed(research_deck(lay("brains")), "jerky")
    assert game.now.research == RESEARCH_CARD["jerky"]
    assert game.now.supplies == 2


@rule("DOZ-RESEARCH-6")
def test_an_ongoing_card_works_only_while_it_is_current() -> None:
    game = revealed(research_deck(lay("brains")), "hope")
    assert game.now.in_force == [RESEARCH_SOURCE + RESEARCH_CARD["hope"]]
    game = revealed(research_deck(lay("brains"), "hope"), "sasha")
    assert game.now.in_force == []


@rule("DOZ-RESEARCH-7")
def test_with_an_empty_deck_nothing_can_be_revealed() -> None:
    game = lay("brains").carries_out(reveals)
    assert in_turn(game) == []
    assert not can_reveal(game.now)


@rule("DOZ-RESEARCH-8")
def test_the_antidote_first_notes_the_final_component_and_goes_back_into_the_deck() -> None:
    game = revealed(research_deck(lay("brains")), "antidote")
    assert game.now.final_component
    assert not game.now.antidote
    assert RESEARCH_CARD["antidote"] in game.now.late_left
    assert len(game.now.late_left) == 5


@rule("DOZ-RESEARCH-8")
def test_its_number_stays_the_current_need_until_the_next_card() -> None:
    game = revealed(research_deck(lay("brains")), "antidote")
    current = RESEARCH[game.now.research]
    assert (current.need, current.supply) == (6, True)
    game = only_late(research_deck(lay("brains"))).draws("antidote").falls(0).draws("stalled")
    game.carries_out(revealing(2))
    current = RESEARCH[game.now.research]
    assert (current.id, current.need) == ("stalled", 4)


@rule("DOZ-RESEARCH-9")
def test_the_second_time_it_gives_the_antidote_for_good() -> None:
    game = only_late(research_deck(lay("brains"))).draws("antidote", "antidote", "super_weapon")
    game.carries_out(revealing(3)).answers("component", "zeds_treats")
    assert game.now.antidote
    assert RESEARCH_CARD["antidote"] not in game.now.late_left


@rule("DOZ-RESEARCH-10")
def test_a_super_weapon_card_gives_a_component_of_the_players_choice() -> None:
    game = component(research_deck(lay("brains", seats=2)), "hypo_z_gun")
    revealed(game, "super_weapon")
    assert "component component=hypo_z_gun" not in game.options
    assert len(game.options) == 4
    game.answers("component", "gas_grenade", seat=0)
    assert components(game.now) == [1, 3]


def with_three(game: Game) -> Game:
    for name in ("zeds_knuckles", "hypo_z_gun", "zeds_treats"):
        component(game, name)
    return game


@rule("DOZ-RESEARCH-11")
def test_the_fourth_component_comes_while_agee_is_in_the_lab() -> None:
    game = with_three(research_deck(lay("brains"))).put("agee", "lab")
    revealed(game, "super_weapon").answers("component", "gas_grenade")
    assert len(components(game.now)) == 4


@rule("DOZ-RESEARCH-11")
@pytest.mark.parametrize("space", ["staff_office", "town_center", "aside"])
def test_otherwise_the_fourth_component_is_lost(space: str) -> None:
    game = with_three(research_deck(lay("brains"))).put("agee", space).put("wright", "lab")
    revealed(game, "super_weapon")
    assert game.asked == ""
    assert len(components(game.now)) == 3
    assert len(game.now.late_left) == 4


@rule("DOZ-RESEARCH-10")
def test_there_is_no_fifth_component() -> None:
    game = component(with_three(research_deck(lay("brains"))), "gas_grenade").put("agee", "lab")
    revealed(game, "super_weapon")
    assert game.asked == ""
    assert len(components(game.now)) == 4


@rule("DOZ-RESEARCH-17")
def test_a_card_put_on_top_is_a_random_early_one_not_used_in_this_game() -> None:
    game = only_late(research_deck(lay("brains")))
    game.t.early_left = [RESEARCH_CARD["jerky"], RESEARCH_CARD["sasha"]]
    game.draws("sasha").carries_out(revealing(1, back=1))
    assert in_turn(game) == ["sasha"]
    assert game.now.early_to_come == 0
    assert game.now.early_left == [RESEARCH_CARD["jerky"]]


@rule("DOZ-RESEARCH-17")
def test_without_an_unused_early_card_nothing_happens() -> None:
    game = only_late(research_deck(lay("brains")))
    game.t.early_left = [RESEARCH_CARD["sasha"]]
    game.draws("sasha", "super_weapon").carries_out(revealing(2, back=2)).answers("component", "zeds_treats")
    assert in_turn(game) == ["sasha", "super_weapon"]
    assert len(game.told("early_on_top")) == 1


@rule("DOZ-RESEARCH-17", "DOZ-GOAL-7")
def test_a_level_without_research_has_no_card_to_put_on_top() -> None:
    game = lay("apocalypse").carries_out(revealing(0, back=1))
    assert game.now.early_to_come == 0


@rule("DOZ-RESEARCH-18")
def test_there_are_25_research_cards() -> None:
    counts = dict.fromkeys((STARTING, EARLY, LATE_STANDARD, LATE_SPECIAL), 0)
    for card in RESEARCH:
        counts[card.kind] += card.count
    assert list(counts.values()) == [1, 13, 6, 5]
