"""An answer taken back can be given anew: every question that lies over the table comes back whole."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import lastfire
from tests.browser.colony import MOMENT, PANEL, by_pressing, glowing, settle
from tests.browser.conftest import Lay, Open
from tests.browser.screen import Screen
from tests.games.dead_of_winter.long_night.bandits_table import with_bandits
from tests.games.dead_of_winter.long_night.crossroads_table import with_card
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.long_night.raxxon_table import with_raxxon
from tests.games.dead_of_winter.long_night.test_improve import NUMBER, building
from tests.games.dead_of_winter.long_night.test_scenario import scenario
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


# Those of The Long Night.

TRIO = (PAIR, ["olivia_brown"], ["rod_miller"])


def contain() -> Game:
    return with_raxxon(*TRIO, laid={0: [1, 6], 1: [4]}).night_falls()


def call_token_vote() -> Game:
    return night(*TRIO).night_falls()


def token_vote() -> Game:
    return call_token_vote().chooses("yes")


def unruly_go() -> Game:
    away = {
        "ashley_ross": "hospital",
        "mike_cho": "hospital",
        "olivia_brown": "school",
        "rod_miller": "library",
    }
    gates = {"colony": [3, 0, 0, 0, 0, 0]}
    return night(*TRIO, at=away, zombies=gates, helpless=3, unruly=1).night_falls()


def stockpile() -> Game:
    table = with_bandits(
        *TRIO,
        at={"ashley_ross": "hideout"},
        dice={0: [6, 6]},
        stockpile=["fuel", "medicine", "junk"],
    )
    table.falls(6)
    return table.does("search_hideout")


def taker() -> Game:
    return with_raxxon(*TRIO, hands={0: ["red_pill"]}).does("play", item="red_pill")


def effect() -> Game:
    table = building("greenhouse", "latrine", dice={0: [3]}, hands={0: ["junk_or_advance"]})
    return table.does("play", item="junk_or_advance")


def improvement() -> Game:
    return effect().chooses("second_effect")


def joins() -> Game:
    table = scenario(
        "chimp_and_the_code",
        1,
        hands={0: ["coolant_tank"]},
        at={"ashley_ross": "raxxon", "olivia_brown": "raxxon"},
        stock=["coolant_tank", "test_serum"],
    )
    return table.does("contribute", item="coolant_tank")


def trust() -> Game:
    return with_card("oh_what_a_feeling", at={"ashley_ross": "school", "olivia_brown": "school"})


def blast() -> Game:
    table = with_card("lily_mae", ["lily_mae", "mike_cho"], *TRIO[1:], zombies={"colony": 9})
    return table.chooses("choose", option=2).night_falls()


def named_item() -> Game:
    return with_card("weeds", finished=[NUMBER["greenhouse"]]).chooses("choose", option=3)


def give_named() -> Game:
    table = with_card("weeds", finished=[NUMBER["greenhouse"]], hands={1: ["fuel"]}).chooses(
        "choose", option=3
    )
    return table.chooses("card", item="fuel")


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
    (contain, 0),
    (call_token_vote, -1),
    (token_vote, 0),
    (unruly_go, 0),
    (stockpile, 1),
    (effect, -1),
    (improvement, 1),
    (joins, 1),
    (trust, 0),
    (blast, -1),
    (named_item, 1),
    (give_named, 0),
)
# A die falls at once, so that nobody takes their answer back.
ROLLED = (taker,)


def test_every_question_that_lies_over_the_table_is_among_them() -> None:
    logic = (Path(__file__).parents[2] / "web/src/games/dead_of_winter/logic/logic.ts").read_text("utf-8")
    panels = re.search(r"export const PANELS: [^(]+\(\[(.+?)\]", logic, re.DOTALL)
    assert panels is not None
    assert sorted(re.findall(r"'(\w+)'", panels[1])) == sorted(
        begin.__name__ for begin in (*ROLLED, *(begin for begin, _ in QUESTIONS))
    )


@pytest.mark.parametrize(("begin", "which"), QUESTIONS, ids=lambda value: getattr(value, "__name__", ""))
def test_an_answer_taken_back_can_be_given_anew(
    page_kept: Open, lay_out: Lay, begin: Callable[[], Game | lastfire.Match], which: int
) -> None:
    # With motion: a table that shows everything at once has not been seen to lose a question.
    ann = page_kept({"pace": "quick"})
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


@pytest.mark.parametrize("begin", ROLLED, ids=lambda value: getattr(value, "__name__", ""))
def test_what_a_die_has_decided_is_not_taken_back(
    page_kept: Open, lay_out: Lay, begin: Callable[[], Game]
) -> None:
    ann = page_kept({"pace": "quick"})
    table = begin()
    ask = table.match.ask
    assert ask is not None
    assert ask.question == begin.__name__
    lay_out(ann, table.match, "".join("h" if seat == ask.seat else "l" for seat in range(table.match.seats)))
    number = ann.wait_for_turn()
    by_pressing(ann, number, 1)
    number = ann.wait_for_turn(number)
    settle(ann, number)
    expect(ann.page.get_by_role("button", name="Undo").first).to_be_disabled()


def _offered(screen: Screen, number: int) -> list[str]:
    """The words of everything that a question over the table offers."""
    settle(screen, number)
    return glowing(screen, f":is({PANEL}) button, {MOMENT}").all_inner_texts()
