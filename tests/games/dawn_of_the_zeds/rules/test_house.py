"""Housekeeping, and restoring order."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE, EVENT_SOURCE
from lastfire.games.dawn_of_the_zeds.rules.state import (
    BARRICADE,
    FERRY,
    HOUSEKEEPING,
    MINEFIELD_4,
    NO_ENTRY,
)
from lastfire.games.dawn_of_the_zeds.rules.used import (
    ABILITY,
    is_used,
    is_used_up,
    mark_used,
    mark_used_up,
)
from tests.games.dawn_of_the_zeds.phase import act, play_phase
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule


def keeps_house(game: Game) -> Game:
    """Housekeeping alone."""
    return play_phase(game, HOUSEKEEPING)


@rule("DOZ-HOUSE-1")
def test_event_actions_return_to_zero_and_player_actions_are_readied() -> None:
    game = keeps_house(lay(seats=3).has(event_actions=2, player_actions=0))
    assert (game.now.event_actions, game.now.player_actions) == (0, 0b111)


@rule("DOZ-HOUSE-1", "DOZ-ACTION-3")
def test_character_actions_are_readied() -> None:
    game = lay().put("hunt", "uptown")
    mark_used(game.t, ABILITY, 3)
    assert not is_used(keeps_house(game).now, ABILITY, 3)


@rule("DOZ-HOUSE-2")
def test_zeds_actions_return_to_zero() -> None:
    game = lay("outbreak", seats=2, mode="versus")
    assert game.t.versus is not None
    game.t.versus.actions = 3
    game.t.versus.schemes = [0]
    versus = keeps_house(game).now.versus
    assert versus is not None
    assert versus.actions == 0


@rule("DOZ-HOUSE-3", "DOZ-CHAOS-7", "DOZ-CHAOS-11")
@pytest.mark.parametrize(
    "unit", ["staub", "furies", "regular_civilians_1", "rangers", "national_guard", "raiders", "bubba_gang"]
)
def test_each_chaos_space_with_one_of_these_loses_one_marker(unit: str) -> None:
    game = keeps_house(lay("brains").put(unit, "farm").chaos("farm").chaos("ingeburg"))
    assert game.chaos_in("farm") == 0
    assert game.chaos_in("ingeburg") == 1
    assert game.now.chaos_left == 9


@rule("DOZ-CHAOS-7")
@pytest.mark.parametrize(
    ("unit", "marks"),
    [("villagers_1", ("refugees",)), ("villagers_1", ()), ("vip", ()), ("pickles", ()), ("horatius", ())],
)
def test_refugees_villagers_and_animals_do_not_restore_order(unit: str, marks: tuple[str, ...]) -> None:
    assert keeps_house(lay("walking_zeds").put(unit, "farm", *marks).chaos("farm")).chaos_in("farm") == 1


@rule("DOZ-CHAOS-7")
def test_defiant_civilians_restore_order() -> None:
    game = lay("apocalypse").put("regular_civilians_1", "ingeburg", "defiant").chaos("ingeburg")
    assert keeps_house(game).chaos_in("ingeburg") == 0


@rule("DOZ-CHAOS-8")
def test_each_marker_removed_so_raises_infection_by_one() -> None:
    game = lay("apocalypse").put("staub", "farm").put("furies", "ingeburg").chaos("farm").chaos("ingeburg")
    assert keeps_house(game).now.infection == 2


@rule("DOZ-CHAOS-8")
def test_raiders_raise_infection_too() -> None:
    assert keeps_house(lay("apocalypse").put("raiders", "farm").chaos("farm")).now.infection == 1


@rule("DOZ-CHAOS-8", "DOZ-UNIT-74")
def test_the_riot_squad_does_not_raise_infection_nor_who_stands_beside_it() -> None:
    game = lay("apocalypse").put("riot_squad", "farm").put("staub", "farm").chaos("farm")
    assert keeps_house(game).now.infection == 0


@rule("DOZ-CHAOS-8", "DOZ-UNIT-63")
@pytest.mark.parametrize(("components", "infection"), [(0, 6), (1, 3)])
def test_the_professor_lowers_infection_with_a_super_weapon(components: int, infection: int) -> None:
    game = lay("brains").put("agee", "farm").chaos("farm").has(infection=5)
    for number in range(components):
        game.force(COMPONENT_SOURCE + number)
    assert keeps_house(game).now.infection == infection


@rule("DOZ-CHAOS-9")
def test_order_is_not_restored_beside_zeds() -> None:
    game = lay("apocalypse").put("staub", "farm").put("zeds_1", "farm").chaos("farm")
    assert keeps_house(game).chaos_in("farm") == 1


@rule("DOZ-CHAOS-10")
def test_several_units_remove_one_marker() -> None:
    game = lay("apocalypse").put("staub", "farm").put("furies", "farm").chaos("farm", 2)
    assert keeps_house(game).chaos_in("farm") == 1


@rule("DOZ-VERSUS-56")
def test_un_zeds_restore_order() -> None:
    game = lay("apocalypse", seats=2, mode="versus").put("looters_1", "farm").chaos("farm")
    assert game.t.versus is not None
    game.t.versus.schemes = [0]
    assert keeps_house(game).chaos_in("farm") == 0
    assert game.now.infection == 1


@rule("DOZ-HOUSE-4")
def test_the_antidote_lowers_infection_by_one() -> None:
    assert keeps_house(lay("brains").has(antidote=True, infection=5)).now.infection == 4


@rule("DOZ-HOUSE-5")
def test_elwood_lowers_infection_by_one() -> None:
    assert keeps_house(lay("walking_zeds").has(elwood=True, infection=5)).now.infection == 4


@rule("DOZ-HOUSE-4", "DOZ-HOUSE-5")
def test_without_them_infection_stays() -> None:
    assert keeps_house(lay("walking_zeds").has(infection=5)).now.infection == 5


@rule("DOZ-HOUSE-6")
def test_no_entry_leaves_and_what_was_built_stays() -> None:
    lasting = BARRICADE | MINEFIELD_4 | FERRY
    game = keeps_house(lay("apocalypse").ground("farm", NO_ENTRY | lasting))
    assert game.now.ground[SPACE["farm"]] == lasting


@rule("DOZ-HOUSE-6")
def test_what_the_event_card_says_is_over() -> None:
    game = lay("walking_zeds").event("airborne_rumors")
    assert game.t.in_force[0] >= EVENT_SOURCE
    assert keeps_house(game).now.in_force == []


@rule("DOZ-HOUSE-6")
def test_components_stay_in_force() -> None:
    game = keeps_house(lay("brains").force(COMPONENT_SOURCE))
    assert game.now.in_force == [COMPONENT_SOURCE]


@rule("DOZ-HOUSE-7", "DOZ-HOUSE-3")
def test_order_is_restored_before_the_antidote_helps() -> None:
    game = lay("brains").put("staub", "farm").chaos("farm").has(antidote=True, infection=0)
    assert keeps_house(game).now.infection == 0


@rule("DOZ-HOUSE-8")
def test_memory_markers_of_a_turn_leave_and_those_of_a_game_stay() -> None:
    game = lay()
    mark_used(game.t, ABILITY, 3)
    mark_used_up(game.t, 1)
    keeps_house(game)
    assert not is_used(game.now, ABILITY, 3)
    assert is_used_up(game.now, 1)


@rule("DOZ-CHAOS-12")
def test_chaos_removed_by_a_card_leaves_infection_alone() -> None:
    game = lay("walking_zeds").chaos("farm").chaos("ingeburg").put("furies", "uptown").holds("mr_clean")
    act(game).answers("play", "mr_clean")
    while game.asked == "remove_chaos":
        game.match.answer(0)
    assert game.now.chaos_left == 12
    assert game.now.infection == 0


@rule("DOZ-VERSUS-90")
def test_a_zeds_player_with_an_empty_hand_draws_a_scheme() -> None:
    game = lay("outbreak", seats=2, mode="versus").draws("panic")
    assert game.t.versus is not None
    game.t.versus.scheme_pile.middle = [0, 7]
    keeps_house(game)
    assert game.now.versus is not None
    assert game.now.versus.schemes == [7]
