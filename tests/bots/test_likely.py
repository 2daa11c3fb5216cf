"""The answer that is lit for a person: the first choice of the bots, or nothing."""

import pytest

import lastfire
from lastfire import Option, bots
from tests.games.dead_of_winter.table import Game, seat


def lit(match: lastfire.Match) -> Option | None:
    """The option that is lit."""
    position = bots.likely(match)
    assert match.ask is not None
    return None if position is None else match.ask.options[position]


def notation(game: Game) -> str:
    """What is lit, in words."""
    option = lit(game.match)
    return "" if option is None else option.notation


def test_with_no_die_left_the_end_of_the_turn_is_lit() -> None:
    assert notation(seat(["thomas_heart", "mike_cho"], at={"thomas_heart": "school"})) == "end_turn"


def test_the_card_to_ask_for_is_the_one_the_bots_would_ask_for() -> None:
    game = seat(["mike_cho"], hands={1: ["junk"]}, crisis="unending_hordes")
    game.does("request", player=1)
    bot = bots.make("heuristic")
    assert bots.likely(game.match) == bots.choice(game.match, bot)


def test_nothing_is_lit_where_one_chooses_for_others() -> None:
    game = seat(["mike_cho"], ["rod_miller"], ["ashley_ross"])
    game.does("call_vote", player=1)
    question, _ = game.asked or ("", 0)
    assert question == "exile_vote"
    assert notation(game) == ""


@pytest.mark.parametrize("number", range(3))
def test_nothing_that_may_kill_is_lit(number: int) -> None:
    match = lastfire.new("dead_of_winter", seats=4, seed=number)
    bot = bots.make("heuristic")
    avoided = 0
    while (ask := match.ask) is not None:
        option = lit(match)
        if option is not None:
            chances = match.odds(ask.seat)["options"].get(str(option.position), {})
            assert chances.get("exposure", {}).get("death", 0.0) == 0.0
            assert option.verb != "call_vote"
        else:
            avoided += 1
        bots.move(match, bot)
    assert avoided > 5


def test_on_the_road_it_is_what_the_bots_would_do() -> None:
    match = lastfire.new("hit_z_road", seats=3, seed=4)
    bot = bots.make("heuristic")
    while not match.over:
        assert bots.likely(match) == bots.choice(match, bot)
        bots.move(match, bot)
    assert bots.likely(match) is None
