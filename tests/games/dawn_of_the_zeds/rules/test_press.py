"""Zeds Movement Pressure."""

import pytest

import lastfire
from lastfire.games.dawn_of_the_zeds.rules.card import END, REGULAR, SPECIAL
from lastfire.games.dawn_of_the_zeds.rules.cards import EVENTS
from lastfire.games.dawn_of_the_zeds.rules.state import NO_ENTRY, TOWN_FALLS
from tests.games.dawn_of_the_zeds.steps import begins_zeds_phase
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule

# Level I, in which Hunting Cabin bears the symbol and activates Mountain and Suburbs. A test looks at the
# moves before the first activation.
PRESSING = """
hunting_cabin spread hate_that nightfall tough_zeds absolute_chaos unknown_mob guard_helicopter full_barn
tsunami double_shift nuclear super_mad bikers smart_zeds mercenaries fire_brigades contamination
mysterious_doctor bats local_outbreak alien_artifact dark_fair doc_problem eruption shortcuts steam_pipes
"""


def table(seats: int = 2, card: str = "hunting_cabin", level: str = "outbreak", **options: str) -> Game:
    """A table whose activations are left to luck: they come after what is looked at."""
    return lay(level, seats, **options).event(card)


def pressed(game: Game) -> list[tuple[str, ...]]:
    """The groups that moved before the first track was activated."""
    moved: list[tuple[str, ...]] = []
    for record in game.match.records(None):
        if record.kind == "track_activated":
            break
        if record.kind == "zeds_advance":
            moved.append(tuple(record.args["unit"]))
    return moved


def begins(game: Game) -> Game:
    return begins_zeds_phase(game.any_luck())


@rule("DOZ-PRESS-1", "DOZ-COOP-14")
def test_a_lone_player_knows_no_pressure() -> None:
    game = begins(table(1).put("zeds_34", "forest_6"))
    assert pressed(game) == []


@rule("DOZ-PRESS-1", "DOZ-PRESS-6")
@pytest.mark.parametrize(("seats", "moves"), [(2, 1), (3, 2), (4, 3)])
def test_a_pressure_card_brings_a_move_for_each_player_but_one(seats: int, moves: int) -> None:
    game = table(seats).put("zeds_34", "forest_6").put("zeds_33", "highway_6").put("zeds_32", "mountain_6")
    game.put("zeds_25", "suburbs_6")
    assert len(pressed(begins(game))) == moves


@rule("DOZ-PRESS-1", "DOZ-VERSUS-9")
def test_in_versus_there_is_no_pressure() -> None:
    game = begins(table(3, mode="versus").put("zeds_34", "forest_6"))
    assert pressed(game) == []


@rule("DOZ-PRESS-1", "DOZ-PRESS-6")
@pytest.mark.parametrize(("option", "moves"), [("off", 0), ("heavy", 2)])
def test_pressure_can_be_switched_off_or_doubled(option: str, moves: int) -> None:
    game = table(2, pressure=option).put("zeds_34", "forest_6").put("zeds_33", "highway_6")
    game.put("zeds_32", "mountain_6")
    assert len(pressed(begins(game))) == moves


@rule("DOZ-PRESS-1")
def test_a_card_without_the_symbol_brings_no_pressure() -> None:
    game = begins(table(4, card="well_armed").put("zeds_34", "highway_6"))
    assert pressed(game) == []


@rule("DOZ-PRESS-2", "DOZ-PRESS-3")
def test_the_symbol_is_on_27_cards() -> None:
    assert sorted(card.id for card in EVENTS if card.pressure) == sorted(PRESSING.split())


@rule("DOZ-PRESS-2")
def test_every_regular_card_with_3_or_4_event_actions_bears_the_symbol() -> None:
    for card in EVENTS:
        if card.kind == REGULAR:
            assert card.pressure == (card.actions >= 3 or card.id == "local_outbreak"), card.id


@rule("DOZ-PRESS-4")
def test_special_and_end_cards_never_bear_the_symbol() -> None:
    assert [card.id for card in EVENTS if card.kind in (SPECIAL, END) and card.pressure] == []


@rule("DOZ-PRESS-5")
def test_pressure_comes_before_the_start_effects() -> None:
    game = begins(table(card="tough_zeds").put("zeds_34", "forest_6").put("zeds_5", "mountain_start"))
    kinds = [record.kind for record in game.match.records(None)]
    assert kinds.index("zeds_advance") < kinds.index("marker_placed") < kinds.index("track_activated")


@rule("DOZ-PRESS-7")
def test_the_group_of_highest_total_strength_moves_and_each_only_once() -> None:
    game = table(3).put("zeds_34", "forest_6").put("zeds_10", "highway_4").put("zeds_15", "highway_4")
    assert pressed(begins(game)) == [("zeds_10", "zeds_15"), ("zeds_34",)]


@rule("DOZ-PRESS-7")
def test_current_strength_counts_and_super_zeds_and_spreaders_count() -> None:
    game = table(3).put("zeds_34", "forest_6", "reduced").put("zeds_25", "highway_6")
    game.put("doom", "suburbs_6").put("infected_vermin", "highway_6")
    assert pressed(begins(game)) == [("infected_vermin", "zeds_25"), ("doom",)]


@rule("DOZ-PRESS-8")
def test_among_the_strongest_groups_the_lead_player_chooses() -> None:
    game = table(2).put("zeds_10", "forest_6").put("zeds_12", "highway_6").has(lead=1)
    begins(game).answers("space", "highway_6", seat=1)
    assert pressed(game) == [("zeds_12",)]


@rule("DOZ-PRESS-9")
def test_a_group_on_a_start_moves_by_pressure() -> None:
    game = begins(table().put("zeds_34", "forest_start").put("zeds_1", "highway_6"))
    assert pressed(game) == [("zeds_34",)]


@rule("DOZ-PRESS-10")
def test_a_group_that_cannot_move_is_passed_over() -> None:
    game = table(3).put("zeds_34", "forest_6").ground("forest_5", NO_ENTRY).put("zeds_33", "highway_6")
    game.put("zeds_1", "ingeburg").put("zeds_2", "ingeburg")
    assert pressed(begins(game)) == [("zeds_1", "zeds_2"), ("zeds_33",)]


@rule("DOZ-PRESS-10")
def test_a_group_that_can_move_in_part_is_not_passed_over() -> None:
    game = table(2).put("zeds_34", "highway_6").put("zeds_15", "highway_6").put("zeds_1", "ingeburg")
    game.put("zeds_33", "forest_6")
    assert pressed(begins(game)) == [("zeds_34",)]


@rule("DOZ-PRESS-11", "DOZ-UNIT-57")
def test_a_pressure_move_that_a_die_stops_is_used_up() -> None:
    game = table(2, level="apocalypse").put("zeds_34", "forest_6").put("kingman", "st_thomas")
    game.put("zeds_33", "highway_6").falls(5)
    assert pressed(begins(game)) == []
    assert game.where("zeds_34") == "forest_6"


@rule("DOZ-PRESS-12")
def test_a_pressure_move_fights_and_brings_chaos() -> None:
    game = table(2, level="apocalypse").put("zeds_34", "forest_5").put("regular_civilians_7", "st_thomas")
    game.falls(1, 3)
    assert pressed(begins(game)) == [("zeds_34",)]
    assert game.where("regular_civilians_7") == "farm"
    assert game.chaos_in("st_thomas") == 1


@rule("DOZ-PRESS-13")
def test_pressure_neither_heals_reanimators_nor_moves_anybody_twice() -> None:
    game = table(3).put("reanimator", "forest_6", hits=1).put("were", "highway_6")
    assert pressed(begins(game)) == [("were",), ("reanimator",)]
    assert game.where("were") == "ingeburg"
    assert game.hits("reanimator") == 1


@rule("DOZ-PRESS-13")
def test_berserkers_that_win_under_pressure_advance_again() -> None:
    game = table().put("berserker", "forest_6").put("regular_civilians_7", "forest_5", "reduced", hits=1)
    game.falls(3, 4, 1)
    begins(game).answers("roll")
    assert pressed(game) == [("berserker",), ("berserker",)]
    assert game.where("berserker") == "st_thomas"


@rule("DOZ-PRESS-14")
def test_in_catacombs_only_the_strongest_unit_is_pressed_and_rolls() -> None:
    game = table(2, card="bats", level="walking_zeds").put("zeds_10", "outer_catacombs")
    game.put("zeds_33", "outer_catacombs").put("zeds_34", "highway_6", "reduced").falls(2)
    assert pressed(begins(game)) == [("zeds_33",)]


@rule("DOZ-PRESS-14", "DOZ-PRESS-8")
def test_among_equally_strong_units_in_catacombs_the_players_choose_who_is_pressed() -> None:
    game = table(2, card="bats", level="walking_zeds").put("zeds_10", "outer_catacombs")
    game.put("zeds_12", "outer_catacombs").falls(2)
    begins(game).answers("unit", "zeds_12")
    assert pressed(game) == [("zeds_12",)]
    alike = table(2, card="bats", level="walking_zeds").put("zeds_10", "outer_catacombs")
    begins(alike.put("zeds_11", "outer_catacombs").falls(2))
    assert alike.asked != "first_to_move"
    assert len(pressed(alike)) == 1


@rule("DOZ-PRESS-14", "DOZ-PRESS-7")
def test_units_in_catacombs_do_not_add_up_for_pressure() -> None:
    game = table(2, card="bats", level="walking_zeds").put("zeds_10", "outer_catacombs")
    game.put("zeds_15", "outer_catacombs").put("zeds_25", "highway_6")
    assert pressed(begins(game)) == [("zeds_25",)]


@rule("DOZ-PRESS-15", "DOZ-END-1")
def test_a_pressure_move_may_end_the_game_in_town_center() -> None:
    game = begins(table().put("zeds_34", "uptown"))
    assert game.now.ending == TOWN_FALLS


@rule("DOZ-PRESS-16")
def test_a_pressed_group_moves_again_when_its_track_is_activated() -> None:
    game = table(2, card="hunting_cabin").put("zeds_34", "mountain_start").put("zeds_1", "suburbs_start")
    begins(game)
    assert pressed(game) == [("zeds_34",)]
    assert game.where("zeds_34") == "leftys_pass"


@rule("DOZ-PRESS-17")
def test_moves_that_no_group_can_make_are_lost() -> None:
    game = begins(table(4).put("zeds_34", "forest_6"))
    assert pressed(game) == [("zeds_34",)]
    assert game.where("zeds_34") == "forest_5"


@rule("DOZ-PRESS-1", "DOZ-PRESS-6", "DOZ-VERSUS-9")
@pytest.mark.parametrize(
    ("seats", "options", "moves"),
    [
        (1, {}, 0),
        (2, {}, 1),
        (4, {}, 3),
        (3, {"pressure": "heavy"}, 4),
        (4, {"pressure": "off"}, 0),
        (3, {"mode": "versus"}, 0),
    ],
)
def test_everybody_is_shown_how_many_moves_the_symbol_brings(
    seats: int, options: dict[str, str], moves: int
) -> None:
    match = lastfire.new("dawn_of_the_zeds", seats=seats, seed=1, **options)
    assert [match.view(seat)["pressure_moves"] for seat in (None, *range(seats))] == [moves] * (seats + 1)
