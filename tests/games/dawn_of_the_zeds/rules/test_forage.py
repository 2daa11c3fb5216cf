"""The Forage Action."""

import pytest

from tests.games.dawn_of_the_zeds.phase import act, acting, can_do
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def forages(game: Game, unit: str, *dice: int) -> Game:
    """The unit forages, and these dice fall."""
    return act(game.falls(*dice)).answers("unit", unit).answers("forage")


def stores(game: Game) -> tuple[int, int]:
    return game.now.supplies, game.now.ammo


@rule("DOZ-FORAGE-1")
@pytest.mark.parametrize(
    "unit", ["staub", "furies", "regular_civilians_1", "rangers", "red_diamond_guards_1"]
)
@pytest.mark.parametrize("space", ["town_center", "uptown", "farm", "ingeburg", "chromotechnics_lab"])
def test_heroes_and_all_civilians_forage_in_named_spaces_and_town_center(unit: str, space: str) -> None:
    assert "forage" in can_do(act(lay("walking_zeds").put(unit, space)), unit)


@rule("DOZ-FORAGE-1")
@pytest.mark.parametrize("space", ["highway_1", "highway_start", "inner_catacombs", "tunnel_1", "lab"])
def test_nobody_forages_elsewhere(space: str) -> None:
    assert "forage" not in can_do(act(lay("walking_zeds").put("agee", space)), "agee")


@rule("DOZ-FORAGE-1", "DOZ-UNIT-20")
@pytest.mark.parametrize("unit", ["national_guard", "vip"])
def test_neither_the_guard_nor_refugees_forage(unit: str) -> None:
    assert "forage" not in can_do(act(lay("apocalypse").put(unit, "farm")), unit)


@rule("DOZ-FORAGE-2")
def test_nobody_but_pickles_forages_beside_zeds() -> None:
    game = lay("apocalypse").put("pickles", "farm").put("staub", "farm").put("zeds_1", "farm")
    act(game.has(event_actions=1))
    assert "forage" in can_do(game, "pickles")
    game.answers("move", "forest_2")
    assert "forage" not in can_do(game, "staub")


@rule("DOZ-FORAGE-2")
def test_nobody_but_pickles_forages_in_chaos() -> None:
    game = lay("walking_zeds").put("pickles", "farm").put("horatius", "farm").chaos("farm")
    act(game.has(event_actions=1))
    assert "forage" in can_do(game, "pickles")
    game.answers("move", "forest_2")
    assert "forage" not in can_do(game, "horatius")


@rule("DOZ-FORAGE-3")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_three_or_less_finds_nothing(die: int) -> None:
    game = forages(lay("outbreak").put("hunt", "farm"), "hunt", die)
    assert stores(game) == (0, 0)


@rule("DOZ-FORAGE-3")
def test_what_is_added_to_the_die_counts() -> None:
    game = forages(lay("walking_zeds").put("hauser", "farm"), "hauser", 3)
    assert stores(game) == (1, 0)


@rule("DOZ-FORAGE-4")
@pytest.mark.parametrize("die", [4, 5])
@pytest.mark.parametrize(
    ("space", "found"),
    [
        ("lucky_strike_mine", (0, 1)),
        ("guard_post", (0, 1)),
        ("farm", (1, 0)),
        ("uptown", (1, 0)),
        ("ingeburg", (1, 0)),
        ("town_center", (1, 0)),
    ],
)
def test_four_or_five_finds_one_ammo_in_mine_or_guard_post_else_one_supply(
    die: int, space: str, found: tuple[int, int]
) -> None:
    assert stores(forages(lay("walking_zeds").put("hunt", space), "hunt", die)) == found


@rule("DOZ-FORAGE-5")
@pytest.mark.parametrize(
    ("space", "found"),
    [
        ("farm", (2, 0)),
        ("lucky_strike_mine", (0, 2)),
        ("guard_post", (0, 2)),
        ("ingeburg", (0, 1)),
        ("campground", (0, 1)),
    ],
)
def test_six_finds_what_the_space_has(space: str, found: tuple[int, int]) -> None:
    assert stores(forages(lay("walking_zeds").put("hunt", space), "hunt", 6)) == found


@rule("DOZ-FORAGE-5")
@pytest.mark.parametrize("space", ["town_center", "town_basement", "uptown"])
@pytest.mark.parametrize(("answer", "found"), [("supply", (1, 0)), ("ammo", (0, 1))])
def test_six_in_town_finds_what_the_player_likes(space: str, answer: str, found: tuple[int, int]) -> None:
    game = forages(lay("walking_zeds").put("hunt", space), "hunt", 6)
    assert stores(game.answers(answer)) == found


@rule("DOZ-FORAGE-5")
def test_more_than_six_counts_as_six() -> None:
    assert stores(forages(lay("walking_zeds").put("hauser", "farm"), "hauser", 6)) == (2, 0)


@rule("DOZ-FORAGE-6")
@pytest.mark.parametrize(("die", "found"), [(4, (1, 0)), (6, (2, 0))])
def test_who_forages_with_two_dice_uses_either(die: int, found: tuple[int, int]) -> None:
    game = forages(lay("outbreak").put("johnson", "farm"), "johnson", 6, 4)
    assert game.options == ["number number=4", "number number=6"]
    assert stores(game.answers("number", die)) == found


@rule("DOZ-FORAGE-6")
@pytest.mark.parametrize(
    ("space", "finds"),
    [("uptown", [(0, 0), (1, 1)]), ("farm", [(0, 0), (1, 0)])],
)
def test_before_a_die_is_chosen_it_is_said_what_each_finds(space: str, finds: list[tuple[int, int]]) -> None:
    game = forages(lay("outbreak").put("johnson", space), "johnson", 2, 6)
    shown = game.match.odds(0)["options"]
    assert [(each["finds"]["supplies"], each["finds"]["ammo"]) for each in shown.values()] == finds


@rule("DOZ-FORAGE-6", "DOZ-FORAGE-7")
@pytest.mark.parametrize(
    ("space", "dice", "is_asked"),
    [
        ("farm", (2, 6), False),
        ("ingeburg", (2, 4), False),
        ("ingeburg", (4, 6), True),
        ("lucky_strike_mine", (2, 4), True),
    ],
)
def test_in_the_basic_game_no_die_is_chosen_where_neither_finds_ammo(
    space: str, dice: tuple[int, int], is_asked: bool
) -> None:
    game = forages(lay().put("johnson", space), "johnson", *dice)
    assert (game.asked == "forage_die") is is_asked


@rule("DOZ-FORAGE-6")
def test_natural_doubles_give_the_result_twice() -> None:
    assert stores(forages(lay("outbreak").put("johnson", "farm"), "johnson", 6, 6)) == (4, 0)


@rule("DOZ-FORAGE-6")
def test_doubles_in_town_let_the_player_choose_twice() -> None:
    game = forages(lay("outbreak").put("johnson", "uptown"), "johnson", 6, 6)
    assert stores(game.answers("supply").answers("ammo")) == (1, 1)


@rule("DOZ-FORAGE-6")
def test_dice_that_find_the_same_are_no_doubles() -> None:
    assert stores(forages(lay("outbreak").put("johnson", "farm"), "johnson", 4, 5)) == (1, 0)


@rule("DOZ-FORAGE-6", "DOZ-UNIT-58")
def test_pickles_forages_with_one_die_among_zeds() -> None:
    game = lay("apocalypse").put("pickles", "farm").put("zeds_1", "farm")
    assert stores(forages(game, "pickles", 6)) == (2, 0)


@rule("DOZ-FORAGE-7")
def test_in_the_basic_game_supplies_are_not_found() -> None:
    assert stores(forages(lay().put("hunt", "farm"), "hunt", 6)) == (0, 0)


@rule("DOZ-FORAGE-7")
def test_in_the_basic_game_six_in_town_finds_ammo() -> None:
    assert stores(forages(lay().put("hunt", "uptown"), "hunt", 6)) == (0, 1)


@rule("DOZ-FORAGE-8")
def test_forage_may_be_repeated_by_the_same_unit_in_the_same_space() -> None:
    game = forages(lay("outbreak").put("hunt", "farm").has(event_actions=1), "hunt", 6, 6)
    game.answers("unit", "hunt").answers("forage")
    assert stores(game) == (4, 0)


@rule("DOZ-UNIT-18")
def test_defiant_civilians_forage() -> None:
    game = lay("outbreak").put("regular_civilians_1", "ingeburg", "defiant")
    assert stores(forages(game, "regular_civilians_1", 4)) == (1, 0)


@rule("DOZ-UNIT-60")
def test_staub_finds_one_more_supply_whatever_the_die() -> None:
    assert stores(forages(lay("apocalypse").put("staub", "farm"), "staub", 1)) == (1, 0)


@rule("DOZ-UNIT-53")
def test_the_mayor_adds_one_to_the_forage_of_others_in_town() -> None:
    game = lay("outbreak").put("hernandez", "farm").put("hunt", "uptown")
    assert stores(forages(game, "hunt", 3)) == (1, 0)


@rule("DOZ-UNIT-53")
def test_the_mayor_adds_nothing_for_himself_or_out_of_town() -> None:
    game = lay("outbreak").put("hernandez", "uptown").put("hunt", "farm").has(event_actions=1)
    forages(game, "hunt", 3, 3)
    game.answers("unit", "hernandez").answers("forage")
    assert stores(game) == (0, 0)


@rule("DOZ-FORAGE-2", "DOZ-CHAOS-4")
def test_a_unit_in_chaos_does_not_act_at_all() -> None:
    assert acting(act(lay("apocalypse").put("staub", "farm").chaos("farm"))) == []
