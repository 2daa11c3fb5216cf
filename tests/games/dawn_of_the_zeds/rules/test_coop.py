"""Several players together; the order of seats in the Action Phase is in ``test_action``."""

import pytest

from lastfire import Match
from lastfire.engine.errors import SetupError
from lastfire.engine.match import new_match
from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.arrival import hero_enters
from lastfire.games.dawn_of_the_zeds.rules.combat.hits import take_hits
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.state import NOBODY, DawnTable
from lastfire.games.dawn_of_the_zeds.rules.turn.pressure import pressure_moves
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.phase import act, acting
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, lay
from tests.rule import rule


def begun(seats: int, level: str = "basic") -> Match:
    """A match at its first question."""
    game = DawnOfTheZeds()
    return new_match(game, game.agree(seats, {"level": level}), 7)


def table_of(match: Match) -> DawnTable:
    table = match._table
    assert isinstance(table, DawnTable)
    return table


def shares(match: Match) -> list[int]:
    """How many Heroes each player has."""
    t = table_of(match)
    owners = [owner for owner in t.owner if owner != NOBODY]
    return [owners.count(seat) for seat in range(t.heroes)]


def entering(hero: str, space: str = "town_center") -> Carried:
    def step(t: DawnTable) -> Flow:
        yield from hero_enters(t, UNIT[hero], SPACE[space])

    return step


def hitting(unit: str, count: int) -> Carried:
    def step(t: DawnTable) -> Flow:
        yield from take_hits(t, UNIT[unit], count)

    return step


@rule("DOZ-COOP-1")
def test_one_to_four_hero_players_play_together() -> None:
    for seats in (1, 2, 3, 4):
        assert table_of(begun(seats)).heroes == seats
    game = DawnOfTheZeds()
    with pytest.raises(SetupError):
        new_match(game, game.agree(5, {"mode": "defence"}), 7)


@rule("DOZ-COOP-1")
def test_five_play_against_a_zeds_player_alone() -> None:
    game = DawnOfTheZeds()
    match = new_match(game, game.agree(5, {"level": "outbreak", "mode": "versus"}), 7)
    assert table_of(match).heroes == 4


@rule("DOZ-COOP-2")
@pytest.mark.parametrize(("seats", "dealt"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_the_four_heroes_are_dealt_to_the_players(seats: int, dealt: list[int]) -> None:
    assert shares(begun(seats)) == dealt


@rule("DOZ-COOP-3")
def test_with_three_players_the_first_lead_player_gets_the_second_hero() -> None:
    match = begun(3)
    assert table_of(match).lead == 0
    assert shares(match)[0] == 2


@rule("DOZ-COOP-2", "DOZ-COOP-6")
def test_units_that_are_no_heroes_are_common() -> None:
    game = act(lay(seats=2).put("furies", "uptown").has(player_actions=0, event_actions=1))
    assert (game.asked_seat, acting(game)) == (0, ["furies"])
    game.answers("pass")
    assert (game.asked_seat, acting(game)) == (1, ["furies"])


@rule("DOZ-COOP-7")
def test_seat_0_leads_the_first_turn_and_the_next_seat_the_next() -> None:
    match = begun(3)
    leads: dict[int, int] = {}
    while match.ask is not None and table_of(match).turn < 5:
        leads[table_of(match).turn] = table_of(match).lead
        match.answer(len(match.ask.options) - 1)
    assert [leads[turn] for turn in (1, 2, 3, 4)] == [0, 1, 2, 0]


@rule("DOZ-COOP-7", "DOZ-COOP-8")
@pytest.mark.parametrize("lead", [0, 1])
def test_the_lead_player_picks_the_defender_and_saves_common_units(lead: int) -> None:
    game = lay(seats=2).put("zeds_1", "highway_2").put("furies", "highway_1").put("hunt", "highway_1")
    game.has(lead=lead).carries_out(advancing("zeds_1"))
    assert (game.asked, game.asked_seat) == ("defender", lead)
    game.falls(6, 6).answers("unit", "furies")


@rule("DOZ-COOP-8")
def test_the_owner_decides_about_the_saving_roll_of_a_hero() -> None:
    game = lay(seats=2).put("piazza", "farm", "reduced", owner=1).carries_out(hitting("piazza", 1))
    assert (game.asked, game.asked_seat) == ("save", 1)
    game.answers("let_go")


@rule("DOZ-COOP-8")
def test_the_owner_decides_about_the_reroll_of_a_hero() -> None:
    game = lay(seats=2).put("zeds_1", "highway_2").put("schmidt", "highway_1", owner=1).falls(1, 1)
    game.carries_out(advancing("zeds_1"))
    assert (game.asked, game.asked_seat) == ("roll_again", 1)
    game.falls(6, 6).answers("roll_again")


@rule("DOZ-COOP-8")
def test_the_lead_player_decides_about_the_saving_roll_of_a_common_unit() -> None:
    game = lay(seats=2).put("regular_civilians_1", "farm", "reduced", hits=1).has(lead=1)
    game.carries_out(hitting("regular_civilians_1", 1))
    assert (game.asked, game.asked_seat) == ("save", 1)
    game.answers("let_go")


@rule("DOZ-COOP-11")
def test_a_hero_that_comes_later_goes_to_the_player_with_the_fewest_heroes() -> None:
    game = lay(seats=3).put("hunt", "farm", owner=0).put("schmidt", "farm", owner=2)
    game.carries_out(entering("johnson"))
    assert game.now.owner[UNIT["johnson"]] == 1


@rule("DOZ-COOP-11")
def test_the_lead_player_chooses_among_those_with_as_few() -> None:
    game = lay(seats=3).put("hunt", "farm", owner=0).has(lead=2).carries_out(entering("johnson"))
    assert game.asked_seat == 2
    assert len(game.options) == 2
    game.answers("number", 3)
    assert game.now.owner[UNIT["johnson"]] == 2


@rule("DOZ-COOP-11")
def test_heroes_that_are_dead_do_not_count() -> None:
    game = lay(seats=2).put("hunt", "cemetery", owner=0).put("schmidt", "farm", owner=1)
    game.carries_out(entering("johnson"))
    assert game.now.owner[UNIT["johnson"]] == 0


@rule("DOZ-COOP-13")
def test_all_hero_players_see_the_same() -> None:
    match = begun(3, "outbreak")
    sights = [match.view(seat) for seat in range(3)]
    for sight in sights:
        sight.pop("seat", None)
        sight.pop("ask", None)
    assert sights[0] == sights[1] == sights[2]


@rule("DOZ-COOP-14")
def test_a_lone_player_has_no_movement_pressure() -> None:
    alone = lay("walking_zeds").event("bats")
    assert pressure_moves(alone.t) == 0
    together = lay("walking_zeds", seats=2).event("bats")
    assert pressure_moves(together.t) == 1


@rule("DOZ-COOP-14")
def test_a_lone_player_runs_everything() -> None:
    game = lay().put("hunt", "uptown").put("furies", "east_side").put("schmidt", "farm")
    assert acting(act(game)) == ["schmidt", "hunt", "furies"]
    assert game.asked_seat == 0
