"""What the game is about, who decides what, and how a turn goes."""

import pytest

from lastfire.engine.match import new_match
from lastfire.games.dawn_of_the_zeds.rules.board.counters import put
from lastfire.games.dawn_of_the_zeds.rules.board.spaces import TOWN_CENTER
from lastfire.games.dawn_of_the_zeds.rules.decks.event_deck import build_event_deck
from lastfire.games.dawn_of_the_zeds.rules.game import DawnOfTheZeds
from lastfire.games.dawn_of_the_zeds.rules.state import (
    ACTION,
    EAT,
    EVENT,
    FOUR_R,
    HOUSEKEEPING,
    INFECTION,
    STILL_ON,
    TOWN_FALLS,
    ZEDS,
    DawnTable,
)
from lastfire.games.dawn_of_the_zeds.rules.turn.phases import next_phase
from lastfire.games.dawn_of_the_zeds.rules.units.kinds import FIRST_RAIDERS
from lastfire.games.dawn_of_the_zeds.rules.units.names import UNIT
from tests.games.dawn_of_the_zeds.phase import acting, can_do
from tests.games.dawn_of_the_zeds.steps import advancing, begins_with_tracks
from tests.games.dawn_of_the_zeds.table import SPACE, lay
from tests.rule import rule

SURFACE = ["forest", "mountain", "highway", "suburbs"]


@rule("DOZ-GOAL-1")
@pytest.mark.parametrize("track", SURFACE)
def test_zeds_come_along_a_track_space_by_space_to_town_center(track: str) -> None:
    start = SPACE[f"{track}_start"]
    for space in range(start, start - 7, -1):
        game = lay()
        game.put("zeds_1", _id(space)).carries_out(advancing("zeds_1"))
        assert game.where("zeds_1") == _id(space - 1)
        assert game.now.ending == STILL_ON
    game = lay().put("zeds_1", _id(start - 7)).carries_out(advancing("zeds_1"))
    assert game.now.at[UNIT["zeds_1"]] == TOWN_CENTER
    assert game.now.ending == TOWN_FALLS


def _id(space: int) -> str:
    return next(name for name, number in SPACE.items() if number == space)


@rule("DOZ-GOAL-4")
def test_cards_move_the_zeds_and_nobody_is_asked() -> None:
    game = lay().put("zeds_1", "forest_6").put("zeds_2", "highway_6")
    begins_with_tracks(game, "forest")
    assert (game.where("zeds_1"), game.where("zeds_2")) == ("forest_5", "highway_6")
    assert game.asked == "who_acts"


@rule("DOZ-GOAL-4")
def test_players_act_with_heroes_and_civilians_and_never_with_zeds() -> None:
    game = lay(seats=2).put("zeds_1", "forest_6").put("furies", "town_center").has(event_actions=2)
    game.put("piazza", "farm", owner=0).put("hunt", "uptown", owner=1)
    game.put("regular_civilians_1", "campground").begin(ACTION)
    assert acting(game) == ["piazza", "hunt", "furies", "regular_civilians_1"]


@rule("DOZ-GOAL-4")
def test_no_question_of_a_whole_co_operative_game_is_about_moving_zeds() -> None:
    game = DawnOfTheZeds()
    match = new_match(game, game.agree(1, {"level": "basic", "length": "short"}), 5)
    while (ask := match.ask) is not None:
        if ask.question in ("who_acts", "deed"):
            units = [str(option.args["unit"]) for option in ask.options if option.verb == "unit"]
            assert all(UNIT[unit] < FIRST_RAIDERS for unit in units)
        match.answer(ask.number % len(ask.options))


@rule("DOZ-GOAL-6")
def test_a_card_overrides_the_level_and_the_level_overrides_the_general_rules() -> None:
    """Units move freely; level IV has them roll to leave Catacombs; a red diamond spares that roll."""
    game = lay("walking_zeds").put("piazza", "tunnel_1").has(event_actions=1).begin(ACTION)
    assert "move space=guard_post" in can_do(game, "piazza")
    assert game.answers("move", "guard_post").where("piazza") == "guard_post"

    game = lay("walking_zeds").put("piazza", "inner_catacombs").falls(4).has(event_actions=1).begin(ACTION)
    game.answers("unit", "piazza").answers("move", "guard_post")
    assert game.where("piazza") == "inner_catacombs"

    game = lay("walking_zeds").put("hernandez", "inner_catacombs").has(event_actions=1).begin(ACTION)
    game.answers("unit", "hernandez").answers("move", "guard_post")
    assert game.where("hernandez") == "guard_post"


# The turn.


def phases(level: str) -> list[int]:
    """The phases of a turn, from its first to its last."""
    t = lay(level).t
    t.phase = HOUSEKEEPING
    found: list[int] = []
    while not found or t.phase != HOUSEKEEPING:
        next_phase(t)
        found.append(t.phase)
    return found


@rule("DOZ-TURN-2")
def test_the_phases_of_the_basic_game() -> None:
    assert phases("basic") == [EVENT, ZEDS, ACTION, HOUSEKEEPING]


@rule("DOZ-TURN-4")
def test_level_i_adds_the_infection_and_the_eat_phase() -> None:
    assert phases("outbreak") == [EVENT, INFECTION, EAT, ZEDS, ACTION, HOUSEKEEPING]


@rule("DOZ-TURN-1", "DOZ-TURN-3", "DOZ-TURN-4")
@pytest.mark.parametrize("level", ["apocalypse", "brains", "walking_zeds", "directors_cut"])
def test_the_4r_phase_comes_with_level_ii(level: str) -> None:
    assert phases(level) == [EVENT, FOUR_R, INFECTION, EAT, ZEDS, ACTION, HOUSEKEEPING]


@rule("DOZ-TURN-5")
def test_after_housekeeping_comes_another_turn_however_many_there_were() -> None:
    game = lay().put("furies", "town_center").has(turn=70).any_luck()
    build_event_deck(game.t)
    game.begin(HOUSEKEEPING)
    assert game.now.turn == 71
    assert game.now.ending == STILL_ON


@rule("DOZ-TURN-5", "DOZ-GOAL-2")
def test_the_event_deck_alone_limits_the_turns() -> None:
    """A town that no Zeds come to stands until the End card, which is the last of the deck."""
    game = lay(length="short").put("furies", "town_center").any_luck()
    build_event_deck(game.t)
    game.begin(EVENT)
    turns = set()
    while not game.match.over:
        for unit, space in enumerate(game.now.at):
            if unit >= FIRST_RAIDERS and space < TOWN_CENTER:
                _take_off(game.now, unit)
        turns.add(game.now.turn)
        game.match.answer(0 if game.asked != "who_acts" else game.options.index("pass"))
    assert max(turns) <= 17
    assert game.now.revealed == 16


def _take_off(t: DawnTable, unit: int) -> None:
    """A Zeds unit goes back into its cup."""
    put(t, unit, t.box.homes[unit])
