"""The levels, and what each of them adds."""

from itertools import pairwise

import pytest

from lastfire.engine.match import new_match
from lastfire.games.dawn_of_the_zeds.rules.cards import EVENTS, FATES, UNITS
from lastfire.games.dawn_of_the_zeds.rules.colours import BLUE, GREEN, ORANGE, RED, YELLOW
from lastfire.games.dawn_of_the_zeds.rules.decks.names import EVENT, FATE
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.levels import (
    ADDITIONS,
    BARRICADE_RULES,
    CHAOS_RULES,
    FOUR_R_RULES,
    HOSPITAL_RULES,
    INFECTION_RULES,
    LEVEL,
    LEVELS,
    REFUGEES_RULES,
    RESEARCH_RULES,
    SUPER_ZEDS_RULES,
    SUPPLIES_RULES,
    TUNNEL_RULES,
)
from lastfire.games.dawn_of_the_zeds.rules.state import SETUP
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import HERO, HEROIC_CIVILIANS, KIND_OF
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.rules.test_setup import begun, table_of
from tests.games.dawn_of_the_zeds.table import lay
from tests.rule import rule

WHAT_A_BASIC_GAME_ASKS_OF_A_UNIT = {"move", "forage", "shoot", "use", "use_second", "use_third", "play"}


def brings(level: str) -> set[int]:
    """The systems that a level has and the one before it has not."""
    number = [each.id for each in LEVELS].index(level)
    added = LEVELS[number].uses & ~(LEVELS[number - 1].uses if number else 0)
    return {1 << bit for bit in range(len(ADDITIONS)) if added >> bit & 1}


def colours_of(level: str) -> set[int]:
    """The colours of the Event and Fate cards that a match of this level can turn up."""
    t = table_of(begun(level))
    return {t.box.events[card].colour for card in t.events_left} | {
        t.box.fates[card].colour for card in t.fates.middle
    }


def event_colour(card: str) -> int:
    return EVENTS[EVENT[card]].colour


@rule("DOZ-LEVEL-1")
def test_the_basic_game_has_no_system_that_later_levels_add() -> None:
    assert brings("basic") == set()
    assert LEVEL["basic"].uses == 0
    assert colours_of("basic") == {BLUE}
    assert lay("basic").t.tracks == 4


@rule("DOZ-LEVEL-1")
def test_what_units_do_in_the_basic_game() -> None:
    done = set()
    for seed in range(8):
        match = begun("basic", seed, length="short")
        while (ask := match.ask) is not None:
            if ask.question == "deed":
                done |= {option.verb for option in ask.options}
            match.answer((ask.number * 7 + seed) % len(ask.options))
    assert {"move", "forage", "shoot"} <= done <= WHAT_A_BASIC_GAME_ASKS_OF_A_UNIT | {"pass"}


@rule("DOZ-LEVEL-2")
def test_level_i_adds_infection_hospital_supplies_and_super_zeds() -> None:
    assert brings("outbreak") == {INFECTION_RULES, HOSPITAL_RULES, SUPPLIES_RULES, SUPER_ZEDS_RULES}
    assert colours_of("outbreak") == {BLUE}


@rule("DOZ-LEVEL-3")
def test_level_ii_adds_4r_chaos_barricades_refugees_and_green_cards() -> None:
    assert brings("apocalypse") == {FOUR_R_RULES, CHAOS_RULES, BARRICADE_RULES, REFUGEES_RULES}
    assert colours_of("apocalypse") == {BLUE, GREEN}
    for card in ("raiders_appear", "rangers_deploy", "national_guard", "unknown_mob"):
        assert event_colour(card) == GREEN


@rule("DOZ-LEVEL-4")
def test_level_iii_adds_research_noelle_petras_angels_and_yellow_cards() -> None:
    assert brings("brains") == {RESEARCH_RULES}
    assert colours_of("brains") == {BLUE, GREEN, YELLOW}
    assert event_colour("noelle") == event_colour("bikers") == YELLOW
    assert table_of(begun("brains")).research >= 0
    assert table_of(begun("apocalypse")).research < 0


@rule("DOZ-LEVEL-5")
def test_level_iv_adds_the_tunnel_elwood_and_orange_cards() -> None:
    assert brings("walking_zeds") == {TUNNEL_RULES}
    assert colours_of("walking_zeds") == {BLUE, GREEN, YELLOW, ORANGE}
    assert event_colour("elwood") == ORANGE
    assert lay("walking_zeds").t.tracks == 5
    assert lay("brains").t.tracks == 4


@rule("DOZ-LEVEL-6")
def test_level_v_adds_red_event_and_fate_cards_alone() -> None:
    assert brings("directors_cut") == set()
    assert colours_of("directors_cut") == {BLUE, GREEN, YELLOW, ORANGE, RED}
    assert any(card.colour == RED for card in EVENTS)
    assert any(card.colour == RED for card in FATES)
    assert not any(unit.colour == RED for unit in UNITS if KIND_OF[unit.number] in (HERO, HEROIC_CIVILIANS))


@rule("DOZ-LEVEL-7")
def test_each_level_keeps_what_those_below_it_have() -> None:
    for lower, higher in pairwise(LEVELS):
        assert higher.uses & lower.uses == lower.uses
        assert colours_of(higher.id) >= colours_of(lower.id)
    assert LEVELS[-1].uses == (1 << len(ADDITIONS)) - 1


@rule("DOZ-LEVEL-9")
@pytest.mark.parametrize(
    ("level", "colour", "cards"),
    [
        ("outbreak", BLUE, 9),
        ("apocalypse", GREEN, 9),
        ("brains", YELLOW, 7),
        ("walking_zeds", ORANGE, 10),
        ("directors_cut", RED, 9),
    ],
)
def test_how_many_fate_cards_a_level_adds(level: str, colour: int, cards: int) -> None:
    t = table_of(begun(level))
    assert sum(t.box.fates[card].colour == colour for card in t.fates.middle) == cards
    assert len(FATE) == 44


@rule("DOZ-LEVEL-10")
def test_the_only_options_are_those_of_our_own_page() -> None:
    assert set(DawnOfTheZeds().options) == {
        *("level", "mode", "length", "hero_choice", "town_terrain", "tunnel_stacking", "tunnel_entrances"),
        *("refugees_chaos_infection", "barricades_per_track", "pressure", "zeds_income_bonus"),
        *("versus_match", "hatch_space_5", "hidden_fate"),
    }


@rule("DOZ-LEVEL-11", "DOZ-GOAL-5")
@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_versus_is_played_at_every_level_and_is_none_itself(level: str) -> None:
    game = DawnOfTheZeds()
    match = new_match(game, game.agree(2, {"level": level, "mode": "versus"}), 1)
    t = table_of(match)
    assert t.phase == SETUP or match.ask is not None
    assert (t.zeds_seat, t.heroes) == (1, 1)
    assert "versus" not in LEVEL


def test_a_card_of_each_colour_is_known() -> None:
    assert {unit.colour for unit in UNITS if unit.id in UNIT} >= {BLUE, GREEN, YELLOW, ORANGE}
