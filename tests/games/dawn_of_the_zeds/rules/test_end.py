"""How the game ends."""

import pytest

from lastfire.engine.step import Flow
from lastfire.games.dawn_of_the_zeds.rules.board.chaos import lay_chaos
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    CHAOS_WINS,
    EVENT,
    OVER,
    STILL_ON,
    SURVIVED,
    TOWN_FALLS,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.zeds import START_EFFECTS
from tests.games.dawn_of_the_zeds.phase import act
from tests.games.dawn_of_the_zeds.steps import advancing
from tests.games.dawn_of_the_zeds.table import SPACE, Carried, lay
from tests.rule import rule

ENDS = ["end_b1", "end_b2", "end_g", "end_y", "end_o", "end_r"]


def laying_chaos(space: str) -> Carried:
    def step(t: DawnTable) -> Flow:
        yield from lay_chaos(t, SPACE[space])

    return step


@rule("DOZ-END-1", "DOZ-GOAL-2")
def test_the_players_lose_at_once_when_zeds_enter_town_center() -> None:
    game = lay(seats=2).put("zeds_1", "uptown").put("furies", "town_center").carries_out(advancing("zeds_1"))
    assert game.now.ending == TOWN_FALLS
    assert game.match.over
    assert game.match.returns == [0.0, 0.0]


@rule("DOZ-END-2", "DOZ-CHAOS-3")
def test_the_players_lose_at_once_when_a_chaos_marker_is_missing() -> None:
    game = lay("apocalypse").has(chaos_left=0).carries_out(laying_chaos("farm"))
    assert game.now.ending == CHAOS_WINS
    assert game.match.over


@rule("DOZ-END-2")
def test_the_last_marker_may_be_laid() -> None:
    game = lay("apocalypse").has(chaos_left=1).carries_out(laying_chaos("farm"))
    assert game.now.ending == STILL_ON
    assert game.now.chaos_left == 0


@rule("DOZ-END-3", "DOZ-GOAL-3")
@pytest.mark.parametrize("card", ENDS)
def test_the_players_win_at_the_start_of_the_action_phase_of_the_end_card(card: str) -> None:
    game = lay("directors_cut", seats=2).put("furies", "uptown").event(card).begin(ACTION)
    assert game.now.ending == SURVIVED
    assert game.match.over
    assert game.match.returns == [1.0, 1.0]


@rule("DOZ-END-3")
def test_no_other_card_ends_the_game() -> None:
    assert act(lay().put("furies", "uptown").event("well_armed")).asked == "who_acts"


@rule("DOZ-END-4")
def test_the_end_card_activates_its_tracks_first() -> None:
    game = lay().put("zeds_1", "highway_start").event("end_b1").draws("zeds_5", "zeds_6")
    game.begin(ZEDS, START_EFFECTS)
    assert game.where("zeds_1") == "ingeburg"
    assert game.now.ending == SURVIVED


@rule("DOZ-END-6")
def test_a_loss_in_the_zeds_phase_of_the_end_card_is_a_loss() -> None:
    game = lay().put("zeds_1", "highway_1").event("end_b1").draws("zeds_5", "zeds_6")
    game.begin(ZEDS, START_EFFECTS)
    assert game.now.ending == TOWN_FALLS


@rule("DOZ-END-5")
def test_without_heroes_the_game_goes_on() -> None:
    game = lay().put("hunt", "cemetery").put("furies", "uptown")
    assert act(game).asked == "who_acts"
    assert game.now.ending == STILL_ON


@rule("DOZ-END-7")
def test_an_empty_deck_means_that_the_town_has_stood() -> None:
    game = lay().event("end_b1").begin(EVENT)
    assert (game.now.phase, game.now.ending) == (OVER, SURVIVED)


@rule("DOZ-FATE-6", "DOZ-END-3")
def test_cards_that_may_be_played_at_any_time_are_offered_before_the_town_stands() -> None:
    game = lay("directors_cut").event("end_r").holds("rescue_signal").begin(ACTION)
    assert game.asked == "hold_card"
    game.answers("play", "rescue_signal")
    assert (game.now.supplies, game.now.ammo) == (2, 2)
    assert game.now.ending == SURVIVED
