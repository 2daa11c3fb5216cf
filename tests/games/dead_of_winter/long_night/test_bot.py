"""What the heuristic bot makes of what is in every match of The Long Night."""

from functools import partial

from lastfire import bots
from tests.games.dead_of_winter.long_night.night import night
from tests.games.dead_of_winter.table import Game


def chosen(table: Game) -> str:
    """What the bot answers now, in the words of the table."""
    match = table.match
    ask = match.ask
    assert ask is not None
    bot = bots.make("heuristic", 1)
    position = bot.choose(match.sight(ask.seat), ask, partial(match.deal, ask.seat))
    return ask.options[position].notation


def test_it_lets_the_token_pass_and_calls_no_vote() -> None:
    table = night(["ashley_ross"], ["olivia_brown"], ["rod_miller"], coop=True).night_falls()
    assert table.asked == ("call_token_vote", 0)
    assert chosen(table) == "no"


def test_it_calms_the_unruly_with_medicine_that_nobody_needs() -> None:
    table = night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        helpless=6, unruly=6, hands={0: ["medicine"] * 3}, round=7, coop=True,
    )  # fmt: skip
    assert chosen(table) == "calm"


def test_it_gives_up_the_unruly_first() -> None:
    table = night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "school", "olivia_brown": "hospital", "rod_miller": "library"}, coop=True,
        helpless=3, unruly=1, zombies={"colony": [3, 0, 0, 0, 0, 0]},
    ).night_falls()  # fmt: skip
    assert table.asked == ("unruly_go", 0)
    assert chosen(table) == "count count=1"
