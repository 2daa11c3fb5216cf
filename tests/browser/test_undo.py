"""An answer taken back can be given anew: every question that lies over the table comes back whole."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import lastfire
from tests.browser.colony import MOMENT, PANEL, by_pressing, glowing, settle
from tests.browser.conftest import Lay, Open
from tests.browser.screen import Screen
from tests.games.dead_of_winter.table import BITTEN, Game, new, seat

pytestmark = pytest.mark.browser

PAIR = ["ashley_ross", "mike_cho"]
OTHERS = ["brian_lee"]


def leader() -> lastfire.Match:
    return new(2)


def follower() -> lastfire.Match:
    match = new(2)
    match.answer(0)
    return match


def search() -> Game:
    table = seat(
        PAIR,
        OTHERS,
        at={"ashley_ross": "school"},
        dice={0: [6, 6]},
        decks={"school": ["junk", "food_1", "food_2"]},
    )
    return table.does("search", survivor="ashley_ross").chooses("noise")


def take() -> Game:
    deck = ["junk", "outsider_1", "food_1", "medicine"]
    table = seat(["gabriel_diaz", "mike_cho"], OTHERS, at={"gabriel_diaz": "school"}, decks={"school": deck})
    return table.does("ability", survivor="gabriel_diaz")


def offer() -> Game:
    table = seat(PAIR, OTHERS, turn=1, hands={0: ["food_1", "food_2"]})
    return table.does("request", player=0).chooses("symbol", symbol="food").chooses("count", count=1)


def opened(card: str, **what: object) -> Game:
    return seat(PAIR, OTHERS, crossroads=[card], turn_begins=True, **what)  # type: ignore[arg-type]


def all_for(table: Game) -> Game:
    return table.chooses("up").chooses("up")


def pledge() -> Game:
    return opened("creature_comforts", hands={0: ["fuel", "fuel"], 1: ["fuel"]})


def pledge_die() -> Game:
    return all_for(opened("radio_signal", dice={0: [5, 1], 1: [2, 2]}))


def stake() -> Game:
    return all_for(opened("gambling", hands={0: ["pistol", "fuel"], 1: ["medicine"]}))


def extra_die() -> Game:
    hands = {0: ["food_2", "fuel"], 1: ["junk"]}
    table = seat(
        ["buddy_davis", "mike_cho"],
        OTHERS,
        crossroads=["buddy_davis"],
        turn_begins=True,
        hands=hands,
        crises=["worn_out"],
    )
    return table.chooses("choose", option=1).night_falls()


def exile_vote() -> Game:
    return seat(PAIR, OTHERS, ["rod_miller"]).does("call_vote", player=1)


def tie() -> Game:
    table = seat(PAIR, OTHERS, ["rod_miller"], ["alexis_grey"]).does("call_vote", player=1)
    for vote in ("up", "down", "up", "down"):
        table.chooses(vote)
    return table


def crossroads_vote() -> Game:
    return opened("radio_signal", dice={0: [5], 1: [2]})


def crossroads() -> Game:
    return opened("supply_drop", dice={0: [5, 5, 3]})


def may() -> Game:
    table = seat(
        ["james_meyers", "mike_cho"],
        OTHERS,
        crossroads=["james_meyers"],
        turn_begins=True,
        hands={0: ["medicine", "medicine"], 1: ["medicine"]},
    )
    return table.chooses("choose", option=1)


def bite() -> Game:
    away = {"ashley_ross": "school"}
    table = seat(PAIR, ["forest_plum", "olivia_brown"], turn=1, at=away)
    table.falls(BITTEN)
    return table.does("move", survivor="forest_plum").chooses("to", place="school")


# Each question that lies over the table, and which answer is pressed (from behind: of its buttons).
QUESTIONS = (
    (leader, 1),
    (follower, 1),
    (search, 1),
    (take, 1),
    (offer, -1),
    (pledge, -1),
    (pledge_die, -1),
    (stake, -1),
    (extra_die, -1),
    (exile_vote, 0),
    (crossroads_vote, 0),
    (tie, 1),
    (crossroads, 1),
    (may, 0),
    (bite, 0),
)


def test_every_question_that_lies_over_the_table_is_among_them() -> None:
    logic = (Path(__file__).parents[2] / "web/src/games/dead_of_winter/logic/logic.ts").read_text("utf-8")
    panels = re.search(r"export const PANELS: [^(]+\(\[(.+?)\]", logic, re.DOTALL)
    assert panels is not None
    assert sorted(re.findall(r"'(\w+)'", panels[1])) == sorted(begin.__name__ for begin, _ in QUESTIONS)


@pytest.mark.parametrize(("begin", "which"), QUESTIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_an_answer_taken_back_can_be_given_anew(
    screen: Open, lay_out: Lay, begin: Callable[[], Game | lastfire.Match], which: int
) -> None:
    # With motion: a table that shows everything at once has not been seen to lose a question.
    ann = screen({"pace": "quick"})
    begun = begin()
    match = begun.match if isinstance(begun, Game) else begun
    ask = match.ask
    assert ask is not None
    assert ask.question == begin.__name__
    lay_out(ann, match, "".join("h" if seat == ask.seat else "l" for seat in range(match.seats)))
    number = ann.wait_for_turn()
    asked = _offered(ann, number)
    by_pressing(ann, number, which)
    number = ann.wait_past(number)
    ann.undo()
    number = ann.wait_for_turn(number)
    assert _offered(ann, number) == asked
    by_pressing(ann, number, which)
    ann.wait_past(number)


def _offered(screen: Screen, number: int) -> list[str]:
    """The words of everything that a question over the table offers."""
    settle(screen, number)
    return glowing(screen, f":is({PANEL}) button, {MOMENT}").all_inner_texts()
