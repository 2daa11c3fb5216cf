"""Building Barricades."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import BARRICADE, STRONGPOINT
from tests.games.dawn_of_the_zeds.phase import act, can_do
from tests.games.dawn_of_the_zeds.table import SPACE, Game, lay
from tests.rule import rule


def builds(game: Game, unit: str, space: str) -> Game:
    return act(game).answers("unit", unit).answers("build", space)


def building(game: Game, unit: str) -> list[str]:
    """Where a unit can build."""
    return [option.removeprefix("build space=") for option in can_do(act(game), unit) if "build" in option]


@rule("DOZ-BUILD-1")
def test_a_barricade_costs_an_action_and_two_supplies() -> None:
    game = builds(lay("apocalypse").put("staub", "highway_1").has(supplies=3), "staub", "highway_1")
    assert game.now.ground[SPACE["highway_1"]] == BARRICADE
    assert game.now.supplies == 1
    assert game.now.player_actions == 0


@rule("DOZ-BUILD-1", "DOZ-UNIT-73")
@pytest.mark.parametrize(("unit", "supplies"), [("staub", 2), ("bauer", 1)])
def test_what_a_barricade_costs_is_told_before_it_is_built(unit: str, supplies: int) -> None:
    game = act(lay("apocalypse").put(unit, "highway_1").has(supplies=3)).answers("unit", unit)
    at = game.options.index("build space=highway_1")
    assert game.match.odds(0)["options"][str(at)]["supplies"] == supplies


@rule("DOZ-BUILD-1")
def test_with_one_supply_nothing_is_built() -> None:
    assert building(lay("apocalypse").put("staub", "highway_1").has(supplies=1), "staub") == []


@rule("DOZ-BUILD-1")
def test_a_barricade_goes_into_the_units_own_space() -> None:
    assert building(lay("apocalypse").put("staub", "farm").has(supplies=2), "staub") == ["farm"]


@rule("DOZ-UNIT-73", "DOZ-BUILD-1")
def test_bauers_crew_pays_one_supply_and_builds_next_door_as_well() -> None:
    game = lay("apocalypse").put("bauer", "highway_1").has(supplies=1)
    assert building(game, "bauer") == ["highway_1", "uptown", "highway_2"]
    game.answers("build", "highway_2")
    assert game.now.ground[SPACE["highway_2"]] == BARRICADE
    assert game.now.supplies == 0


@rule("DOZ-BUILD-2")
@pytest.mark.parametrize("space", ["highway_start", "town_center", "inner_catacombs"])
def test_no_barricade_on_a_start_in_town_center_or_in_catacombs(space: str) -> None:
    assert building(lay("walking_zeds").put("staub", space).has(supplies=2), "staub") == []


@rule("DOZ-BUILD-2")
@pytest.mark.parametrize("space", ["town_basement", "tunnel_1", "uptown", "ingeburg"])
def test_a_barricade_anywhere_else(space: str) -> None:
    assert building(lay("walking_zeds").put("staub", space).has(supplies=2), "staub") == [space]


@rule("DOZ-BUILD-2")
def test_no_barricade_in_a_chaos_space() -> None:
    game = lay("apocalypse").put("bauer", "highway_4").has(supplies=2).chaos("ingeburg")
    assert building(game, "bauer") == ["highway_4", "nuclear_plant"]


@rule("DOZ-BUILD-3")
@pytest.mark.parametrize("there", [BARRICADE, STRONGPOINT])
def test_a_track_takes_one_barricade_or_strongpoint(there: int) -> None:
    game = lay("apocalypse").put("staub", "highway_1").has(supplies=2).ground("ingeburg", there)
    assert building(game, "staub") == []


@rule("DOZ-BUILD-3")
def test_other_tracks_do_not_count() -> None:
    game = lay("apocalypse").put("staub", "highway_1").has(supplies=2).ground("farm", BARRICADE)
    assert building(game, "staub") == ["highway_1"]


@rule("DOZ-BUILD-3")
def test_an_option_allows_any_number_on_a_track() -> None:
    game = lay("apocalypse", barricades_per_track="unlimited").put("bauer", "highway_1").has(supplies=2)
    game.ground("highway_2", BARRICADE)
    assert building(game, "bauer") == ["highway_1", "uptown"]


@rule("DOZ-BUILD-4")
@pytest.mark.parametrize("unit", ["staub", "furies", "regular_civilians_1", "rangers", "riot_squad"])
def test_heroes_and_all_civilians_build(unit: str) -> None:
    assert building(lay("apocalypse").put(unit, "highway_1").has(supplies=2), unit) == ["highway_1"]


@rule("DOZ-UNIT-18", "DOZ-BUILD-4")
def test_defiant_civilians_build() -> None:
    game = lay("apocalypse").put("regular_civilians_1", "ingeburg", "defiant").has(supplies=2)
    assert building(game, "regular_civilians_1") == ["ingeburg"]


@rule("DOZ-BUILD-4")
@pytest.mark.parametrize("unit", ["pickles", "horatius", "vip", "national_guard"])
def test_animals_refugees_and_the_guard_do_not_build(unit: str) -> None:
    assert building(lay("walking_zeds").put(unit, "highway_1").has(supplies=2), unit) == []


@rule("DOZ-BUILD-1", "DOZ-GOAL-7")
def test_below_level_two_nobody_builds() -> None:
    assert building(lay("outbreak").put("hunt", "highway_1").has(supplies=2), "hunt") == []


@rule("DOZ-UNIT-75")
def test_with_the_courier_the_second_supply_of_a_phase_is_free() -> None:
    game = lay("brains").put("courier", "town_center").put("staub", "highway_1").has(supplies=1)
    builds(game, "staub", "highway_1")
    assert game.now.ground[SPACE["highway_1"]] == BARRICADE
    assert game.now.supplies == 0


@rule("DOZ-UNIT-75")
def test_with_the_courier_the_third_supply_of_a_phase_is_paid() -> None:
    game = lay("brains").put("courier", "town_center").put("staub", "highway_1").put("darling", "farm")
    builds(game.has(supplies=4, event_actions=1), "staub", "highway_1")
    game.answers("unit", "darling").answers("build", "farm")
    assert game.now.supplies == 1
