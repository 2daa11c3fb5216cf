"""The Arrest Action."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.sources import COMPONENT_SOURCE
from tests.games.dawn_of_the_zeds.table import Game
from tests.games.dawn_of_the_zeds.versus import acts, can, versus
from tests.rule import rule


def can_arrest(game: Game, unit: str, target: str = "looters_1") -> bool:
    """Whether a unit may try to arrest another in the Action Phase."""
    acts(game.put("wright", "highway_1"))
    return can(game, "unit", f"={unit}") and can(game.answers("unit", unit), "arrest", target)


def tries(game: Game, unit: str = "santana", target: str = "looters_1") -> Game:
    """A unit tries an Arrest."""
    return acts(game).answers("unit", unit).answers("arrest", target)


@rule("DOZ-VERSUS-78", "DOZ-ACTION-6")
@pytest.mark.parametrize(
    ("space", "target", "possible"),
    [
        ("forest_2", "forest_2", True),
        ("forest_2", "forest_1", True),
        ("forest_2", "farm", True),
        ("forest_2", "st_thomas", False),
        ("town_center", "uptown", True),
        ("forest_2", "suburbs_2", False),
    ],
)
def test_an_arrest_names_an_un_zeds_unit_in_the_same_or_the_next_space(
    space: str, target: str, possible: bool
) -> None:
    assert can_arrest(versus().put("santana", space).put("looters_1", target), "santana") == possible


@rule("DOZ-VERSUS-78")
def test_it_costs_an_action() -> None:
    game = versus().put("santana", "forest_2").put("looters_1", "forest_1").falls(1).has(player_actions=0)
    tries(game)
    assert game.now.event_actions == 1


@rule("DOZ-VERSUS-79")
@pytest.mark.parametrize(
    "unit",
    ["santana", "furies", "regular_civilians_1", "rangers", "petras_angels", "national_guard", "riot_squad"],
)
def test_heroes_all_civilians_and_the_guard_may_arrest(unit: str) -> None:
    assert can_arrest(versus().put(unit, "forest_2").put("looters_1", "forest_1"), unit)


@rule("DOZ-VERSUS-79", "DOZ-UNIT-58", "DOZ-UNIT-66")
@pytest.mark.parametrize(
    ("unit", "marks"),
    [
        ("pickles", ()),
        ("horatius", ()),
        ("villagers_1", ()),
        ("villagers_1", ("refugees",)),
        ("vip", ()),
        ("regular_civilians_1", ("defiant",)),
    ],
)
def test_animals_refugees_villagers_and_defiant_units_may_not(unit: str, marks: tuple[str, ...]) -> None:
    assert not can_arrest(
        versus("directors_cut").put(unit, "forest_2", *marks).put("looters_1", "forest_1"), unit
    )


@rule("DOZ-VERSUS-79", "DOZ-CHAOS-4")
def test_units_in_a_chaos_space_may_not() -> None:
    assert not can_arrest(
        versus().put("santana", "farm").put("looters_1", "forest_2").chaos("farm"), "santana"
    )


@rule("DOZ-VERSUS-80")
def test_an_un_zeds_unit_on_a_start_cannot_be_arrested() -> None:
    assert not can_arrest(versus().put("santana", "forest_6").put("looters_1", "forest_start"), "santana")
    assert not can_arrest(versus().put("santana", "forest_start").put("looters_1", "forest_start"), "santana")


@rule("DOZ-VERSUS-81")
@pytest.mark.parametrize(
    ("target", "die", "arrested"),
    [("looters_1", 3, False), ("looters_1", 4, True), ("dr_marteuse", 4, False), ("dr_marteuse", 5, True)],
)
def test_an_arrest_succeeds_on_4_and_on_5_against_dr_marteuse(target: str, die: int, arrested: bool) -> None:
    game = tries(versus().put("santana", "forest_2").put(target, "forest_1").falls(die), target=target)
    assert (game.where(target) == "gone") == arrested


@rule("DOZ-VERSUS-82")
@pytest.mark.parametrize(
    ("target", "die", "arrested"),
    [("looters_1", 2, False), ("looters_1", 3, True), ("dr_marteuse", 3, False), ("dr_marteuse", 4, True)],
)
def test_in_the_same_space_1_is_added(target: str, die: int, arrested: bool) -> None:
    game = tries(versus().put("santana", "forest_2").put(target, "forest_2").falls(die), target=target)
    assert (game.where(target) == "gone") == arrested


@rule("DOZ-VERSUS-83")
@pytest.mark.parametrize("unit", ["schmidt", "hunt", "red_diamond_guards_1"])
def test_the_police_roll_two_dice_and_use_the_better_one(unit: str) -> None:
    game = tries(versus("directors_cut").put(unit, "forest_2").put("looters_1", "forest_1").falls(1, 4), unit)
    assert game.where("looters_1") == "gone"


@rule("DOZ-VERSUS-84")
@pytest.mark.parametrize(("unit", "dice"), [("santana", (4, 1)), ("schmidt", (1, 5))])
def test_with_a_super_weapon_component_everybody_rolls_two_dice_and_nobody_three(
    unit: str, dice: tuple[int, int]
) -> None:
    game = versus("brains").put(unit, "forest_2").put("looters_1", "forest_1").falls(*dice)
    tries(game.force(COMPONENT_SOURCE + 4), unit)
    assert game.where("looters_1") == "gone"


@rule("DOZ-VERSUS-85", "DOZ-VERSUS-113")
def test_each_unit_tries_one_arrest_a_turn() -> None:
    game = (
        versus().put("santana", "forest_2").put("looters_1", "forest_1").put("johnson", "forest_2").falls(1)
    )
    tries(game).answers("unit", "santana")
    assert not can(game, "arrest")
    game = (
        versus().put("santana", "forest_2").put("looters_1", "forest_1").put("johnson", "forest_2").falls(1)
    )
    assert can(tries(game).answers("unit", "johnson"), "arrest", "looters_1")


@rule("DOZ-VERSUS-86")
def test_who_is_arrested_leaves_the_game_without_a_saving_roll() -> None:
    # One die falls, and no other.
    game = tries(versus().put("santana", "forest_2").put("looters_1", "forest_1", hits=1).falls(6))
    assert game.where("looters_1") == "gone"
    assert game.told("arrest_made")


@rule("DOZ-VERSUS-87")
def test_a_failure_has_no_other_effect() -> None:
    game = tries(versus().put("santana", "forest_2").put("looters_1", "forest_1").falls(1))
    assert (game.where("looters_1"), game.where("santana")) == ("forest_1", "forest_2")
    assert (game.hits("looters_1"), game.hits("santana")) == (0, 0)
    assert game.now.infection == 0


@rule("DOZ-VERSUS-81", "DOZ-VERSUS-82", "DOZ-VERSUS-83")
@pytest.mark.parametrize(
    ("unit", "space", "chance"),
    [
        ("santana", "forest_2", 1 / 2),
        ("santana", "forest_1", 2 / 3),
        # The Police roll two dice.
        ("hunt", "forest_2", 3 / 4),
        ("hunt", "forest_1", 8 / 9),
    ],
)
def test_an_arrest_has_its_chance(unit: str, space: str, chance: float) -> None:
    game = acts(versus().put(unit, space).put("looters_1", "forest_1")).answers("unit", unit)
    at = game.options.index("arrest unit=looters_1")
    assert game.match.odds(0)["options"][str(at)] == {"succeeds": pytest.approx(chance)}
