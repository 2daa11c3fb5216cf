"""The Tunnel and its Catacombs."""

import pytest

from lastfire.games.dawn_of_the_zeds.rules.state import ACTION
from tests.games.dawn_of_the_zeds.steps import activating, advancing
from tests.games.dawn_of_the_zeds.table import Game, lay
from tests.rule import rule


def tunnel() -> Game:
    return lay("walking_zeds")


def moves(game: Game, unit: str, space: str) -> Game:
    """A player unit takes a Move Action to a space."""
    return game.has(event_actions=1).begin(ACTION).answers("unit", unit).answers("move", space)


@rule("DOZ-TUNNEL-1", "DOZ-TUNNEL-2")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_zeds_leave_catacombs_on_1_to_3(die: int) -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").falls(die).carries_out(activating("tunnel"))
    assert game.where("zeds_5") == "marteuse_office"


@rule("DOZ-TUNNEL-1", "DOZ-TUNNEL-2")
@pytest.mark.parametrize("die", [4, 5])
def test_zeds_stay_in_catacombs_on_4_and_5(die: int) -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").falls(die).carries_out(activating("tunnel"))
    assert game.where("zeds_5") == "outer_catacombs"


@rule("DOZ-TUNNEL-1", "DOZ-TUNNEL-4")
@pytest.mark.parametrize(
    ("die", "space"),
    [(1, "tunnel_1"), (2, "guard_post"), (3, "inner_catacombs"), (4, "marteuse_office"), (6, "tunnel_6")],
)
def test_a_lost_unit_comes_out_at_the_number_it_rolls(die: int, space: str) -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").falls(6, die).carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == space


@rule("DOZ-TUNNEL-1", "DOZ-TUNNEL-2", "DOZ-TUNNEL-3")
@pytest.mark.parametrize(("die", "space"), [(3, "guard_post"), (4, "inner_catacombs")])
def test_a_player_unit_rolls_when_its_move_would_leave_catacombs_and_has_used_its_action(
    die: int, space: str
) -> None:
    game = tunnel().put("piazza", "inner_catacombs").falls(die)
    moves(game, "piazza", "guard_post")
    assert game.where("piazza") == space
    assert game.now.player_actions == 0


@rule("DOZ-TUNNEL-2")
def test_a_move_through_both_catacombs_rolls_at_each() -> None:
    game = tunnel().put("piazza", "outer_catacombs").falls(1, 2)
    moves(game, "piazza", "guard_post")
    assert game.where("piazza") == "guard_post"


@rule("DOZ-TUNNEL-4")
def test_a_lost_player_unit_comes_out_at_the_number_it_rolls_too() -> None:
    game = tunnel().put("piazza", "inner_catacombs").falls(6, 6)
    moves(game, "piazza", "guard_post")
    assert game.where("piazza") == "tunnel_6"


@rule("DOZ-TUNNEL-5")
def test_lost_zeds_that_roll_the_space_they_came_from_are_eliminated() -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").falls(6, 5).carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == "cup"


@rule("DOZ-TUNNEL-5")
def test_a_lost_hero_that_rolls_the_space_it_came_from_is_dead_without_a_saving_roll() -> None:
    game = tunnel().put("piazza", "inner_catacombs").put("hunt", "town_center").falls(6, 3)
    moves(game, "piazza", "guard_post")
    assert game.where("piazza") == "cemetery"


@rule("DOZ-TUNNEL-6")
def test_lost_zeds_attack_who_is_where_they_come_out() -> None:
    game = tunnel().put("zeds_15", "outer_catacombs").put("regular_civilians_7", "tunnel_1")
    game.falls(6, 1, 3, 4).carries_out(advancing("zeds_15"))
    assert game.where("zeds_15") == "tunnel_1"
    assert game.where("regular_civilians_7") == "town_basement"


@rule("DOZ-TUNNEL-6")
def test_a_lost_player_unit_attacks_zeds_where_it_comes_out_and_goes_back_if_it_loses() -> None:
    game = tunnel().put("regular_civilians_7", "inner_catacombs").put("zeds_15", "tunnel_6").falls(6, 6, 3, 4)
    moves(game, "regular_civilians_7", "guard_post")
    assert game.where("regular_civilians_7") == "inner_catacombs"
    assert game.is_marked("regular_civilians_7", "reduced")


@rule("DOZ-TUNNEL-6")
def test_a_lost_unit_without_room_stays_where_it_was() -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").put("zeds_6", "guard_post").falls(6, 2)
    game.carries_out(advancing("zeds_5"))
    assert game.where("zeds_5") == "outer_catacombs"
    other = tunnel().put("piazza", "inner_catacombs").put("hunt", "tunnel_6").falls(6, 6)
    moves(other, "piazza", "guard_post")
    assert other.where("piazza") == "inner_catacombs"


@rule("DOZ-TUNNEL-6", "DOZ-CHAOS-1")
def test_lost_zeds_hold_the_named_space_where_they_come_out() -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").falls(6, 2).carries_out(advancing("zeds_5"))
    assert game.chaos_in("guard_post") == 1


@rule("DOZ-TUNNEL-7")
def test_zeds_in_catacombs_move_singly_and_the_strongest_first() -> None:
    game = tunnel().put("zeds_5", "outer_catacombs").put("zeds_34", "outer_catacombs")
    game.falls(1).carries_out(activating("tunnel"))
    assert game.where("zeds_34") == "marteuse_office"
    assert game.where("zeds_5") == "outer_catacombs"


@rule("DOZ-TUNNEL-7", "DOZ-GOAL-9")
def test_among_equally_strong_zeds_in_catacombs_the_players_choose_who_moves_first() -> None:
    game = tunnel().put("zeds_10", "outer_catacombs").put("zeds_12", "outer_catacombs").falls(1)
    game.carries_out(activating("tunnel"))
    assert game.asked == "first_to_move"
    game.answers("unit", "zeds_12")
    assert game.where("zeds_12") == "marteuse_office"
    assert game.where("zeds_10") == "outer_catacombs"


@rule("DOZ-TUNNEL-7")
def test_nobody_is_asked_which_of_two_zeds_that_are_the_same_moves_first() -> None:
    game = tunnel().put("zeds_10", "outer_catacombs").put("zeds_11", "outer_catacombs").falls(1)
    game.put("zeds_12", "tunnel_6").carries_out(activating("tunnel"))
    assert game.asked == ""
    assert len(game.told("zeds_advance")) == 2


@rule("DOZ-TUNNEL-7")
def test_zeds_that_enter_catacombs_together_attack_there_one_by_one() -> None:
    game = lay("walking_zeds", tunnel_stacking="two_per_side").put("zeds_34", "tunnel_6")
    game.put("zeds_25", "tunnel_6").put("regular_civilians_7", "outer_catacombs", "reduced", hits=1)
    game.falls(6, 6, 1).carries_out(activating("tunnel")).answers("roll")
    assert game.where("zeds_34") == "tunnel_6"
    assert game.where("zeds_25") == "outer_catacombs"
    assert game.where("regular_civilians_7") == "cemetery"


@rule("DOZ-TUNNEL-7")
def test_zeds_in_catacombs_form_no_mob() -> None:
    game = tunnel().put("zeds_10", "outer_catacombs").put("zeds_15", "outer_catacombs")
    game.put("regular_civilians_7", "marteuse_office").falls(1, 6, 6, 3, 1, 3)
    game.carries_out(activating("tunnel")).answers("unit", "zeds_10")
    assert game.is_marked("zeds_10", "reduced")
    assert game.where("zeds_10") == "outer_catacombs"
    assert game.where("zeds_15") == "marteuse_office"
    assert game.where("regular_civilians_7") == "inner_catacombs"


@rule("DOZ-TUNNEL-8")
def test_a_player_unit_picks_one_of_several_zeds_in_catacombs() -> None:
    game = tunnel().put("zeds_5", "inner_catacombs").put("zeds_15", "inner_catacombs")
    game.put("regular_civilians_7", "guard_post").falls(6, 6)
    moves(game, "regular_civilians_7", "inner_catacombs")
    game.answers("unit", "zeds_15")
    assert game.where("zeds_15") == "marteuse_office"
    assert game.where("zeds_5") == "inner_catacombs"
    assert game.hits("zeds_5") == 0


@rule("DOZ-TUNNEL-9", "DOZ-UNIT-9")
@pytest.mark.parametrize("unit", ["hernandez", "hunt", "pickles", "red_diamond_guards_1"])
def test_units_with_the_red_diamond_leave_without_a_roll(unit: str) -> None:
    game = tunnel().put(unit, "inner_catacombs")
    moves(game, unit, "guard_post")
    assert game.where(unit) == "guard_post"


@rule("DOZ-TUNNEL-10")
def test_entering_catacombs_needs_no_roll_and_does_not_end_a_move() -> None:
    game = tunnel().put("piazza", "guard_post").put("zeds_5", "tunnel_6")
    moves(game, "piazza", "inner_catacombs")
    assert game.where("piazza") == "inner_catacombs"
    other = tunnel().put("piazza", "guard_post").falls(1)
    moves(other, "piazza", "marteuse_office")
    assert other.where("piazza") == "marteuse_office"
    zeds = tunnel().put("zeds_5", "tunnel_6").carries_out(activating("tunnel"))
    assert zeds.where("zeds_5") == "outer_catacombs"


@rule("DOZ-TUNNEL-11")
def test_a_retreat_out_of_catacombs_needs_no_roll() -> None:
    game = (
        tunnel().put("regular_civilians_7", "inner_catacombs").put("zeds_15", "marteuse_office").falls(3, 4)
    )
    game.carries_out(activating("tunnel"))
    assert game.where("regular_civilians_7") == "guard_post"
