"""Cards of The Long Night that need rules, and rules of the base game that it repeats.

[LN-SCENARIO-19..30]
"""

from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.holdings import holding_of, turn_starters
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import bandits_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.state import improvements_of
from lastfire.games.dead_of_winter.rules.long_night.improvements.ten import TEN
from lastfire.games.dead_of_winter.rules.long_night.raxxon.state import raxxon_of
from lastfire.games.dead_of_winter.rules.names import SCHOOL
from lastfire.games.dead_of_winter.rules.night.colony import food_needed
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.night import night, nobody_calls_a_vote
from tests.games.dead_of_winter.long_night.raxxon_table import with_raxxon
from tests.games.dead_of_winter.table import ANY_CARD, Game, number_of
from tests.rule import rule

ASHLEY: Final = "ashley_ross"
MIKE: Final = "mike_cho"
OLIVIA: Final = "olivia_brown"
ROD: Final = "rod_miller"
GROUPS: Final = ([ASHLEY, MIKE], [OLIVIA], [ROD])
FUEL_OR_FIRE: Final = "fuel_or_fire"


# Fuel or Fire.


@rule("LN-SCENARIO-19")
def test_fuel_or_fire_moves_somebody_without_a_roll() -> None:
    table = night(*GROUPS, hands={0: [FUEL_OR_FIRE]}, zombies={"colony": 1})
    table.does("play", item=FUEL_OR_FIRE)
    table.chooses("first_effect")
    table.chooses("survivor", survivor=MIKE).chooses("to", place="school")
    assert table.where(MIKE) == "school"
    assert not table.all_of("exposed")
    assert sum(table.zombies("colony")) == 1


@rule("LN-SCENARIO-19")
def test_fuel_or_fire_kills_a_zombie_beside_ones_own_without_a_roll() -> None:
    table = night(
        *GROUPS, hands={0: [FUEL_OR_FIRE]}, at={MIKE: "school"}, zombies={"school": 2, "library": 1}
    )
    table.does("play", item=FUEL_OR_FIRE)
    table.chooses("second_effect")
    while table.asked is not None and table.asked[0] != "turn":
        table.chooses("to", place="school")
    assert (table.zombies("school"), table.zombies("library")) == ([1], [1])
    assert not table.all_of("exposed")
    assert table.view()["waste"] == [FUEL_OR_FIRE]


@rule("LN-SCENARIO-20")
@pytest.mark.parametrize(("special", "ordinary", "left"), [(1, 0, 1), (1, 1, 1), (0, 1, 0)])
def test_fuel_or_fire_reaches_no_special_zombie(special: int, ordinary: int, left: int) -> None:
    table = with_raxxon(
        *GROUPS, hands={0: [FUEL_OR_FIRE]}, at={MIKE: "school"}, specials={"school": ["claw"] * special},
        zombies={"school": ordinary},
    )  # fmt: skip
    table.does("play", item=FUEL_OR_FIRE)
    if ordinary:
        table.chooses("second_effect")
    else:
        # Only the move is left to be chosen.
        assert not table.offers("second_effect")
    assert len(raxxon_of(table.table).at(SCHOOL)) == special
    if ordinary:
        assert table.zombies("school") == [left]


# What is as in the base game.


@rule("LN-SCENARIO-21")
def test_a_card_not_set_off_goes_under_the_deck_and_one_that_was_leaves_the_game() -> None:
    table = night(*GROUPS, crossroads=["horde", "riot"], turn_begins=True)
    horde = number_of(table.table.box.crossroads, "horde")
    table.ends_turn()
    assert table.table.piles[7].bottom == (horde,)
    opened = night(*GROUPS, watched="spoiled", dice={0: [3]}, food=4)
    opened.does("spend_food")
    opened.chooses("choose", option=2)
    t = opened.table
    spoiled = number_of(t.box.crossroads, "spoiled")
    assert spoiled in t.past_crossroads
    assert spoiled not in (*t.piles[7].top, *t.piles[7].middle, *t.piles[7].bottom)


@rule("LN-SCENARIO-28")
def test_a_food_token_raises_an_unused_die_by_one_to_six_at_most() -> None:
    table = night(*GROUPS, dice={0: [5, 6]}, food=4)
    table.does("spend_food")
    assert (table.dice(0), table.food) == ([6, 6], 3)
    assert not table.offers("spend_food")


@rule("LN-SCENARIO-29")
def test_a_card_given_on_request_is_shown_played_at_once_and_not_for_the_crisis() -> None:
    table = night(*GROUPS, hands={1: ["fuel", "food_3"]}, crisis="fuel_shortage")
    table.does("request", player=1).chooses("symbol", symbol="fuel").chooses("count", count=1)
    table.chooses("card", item="fuel")
    shown = [record.args for record in table.match.records(2) if record.kind == "offered"]
    assert shown == [{"player": 1, "item": "fuel"}]
    assert not table.options("give")
    table.chooses("survivor", survivor=ASHLEY).chooses("to", place="school")
    assert table.view()["crisis"]["given"] == 0
    assert table.view()["waste"] == ["fuel"]


def voted(*votes: str, first: int = 0, exiled: bool = False) -> Game:
    """A vote to exile seat 1, up to the first question that is none."""
    what: dict[str, Any] = {"secrets": {3: "cult_leader"}}
    if exiled:
        what |= {"exiled": {3: "handy"}, "at": {"alexis_grey": "school"}}
    table = night([ASHLEY], [OLIVIA], [ROD], ["alexis_grey"], first=first, turn=3 if exiled else 0, **what)
    table.does("call_vote", player=1)
    for vote in votes:
        assert table.asked is not None
        assert table.asked[0] == "exile_vote"
        table.chooses(vote)
    return table


@rule("LN-SCENARIO-30")
def test_most_votes_decide_and_the_first_player_breaks_a_tie() -> None:
    assert not voted("up", "down", "down", "down").seat(1)["exiled"]
    table = voted("up", "down", "up", "down", first=2)
    assert table.asked == ("tie", 2)
    table.chooses("down")
    assert not table.seat(1)["exiled"]


@rule("LN-SCENARIO-30")
def test_an_exile_calls_a_vote_and_does_not_vote() -> None:
    table = voted("down", "down", "down", exiled=True)
    assert table.asked == ("turn", 3)
    assert not table.seat(1)["exiled"]


@rule("LN-SCENARIO-30")
@pytest.mark.parametrize("may", [True, False])
def test_an_option_keeps_exiles_from_calling_one(may: bool) -> None:
    table = night(
        [ASHLEY], [OLIVIA], [ROD], exiled={0: "handy"}, at={ASHLEY: "school"}, secrets={0: "cult_leader"},
        exiled_call_votes=may,
    )  # fmt: skip
    assert table.offers("call_vote", player=1) is may


def test_a_table_of_this_file_is_one_of_the_long_night() -> None:
    t = night(*GROUPS).table
    assert isinstance(t, ColonyTable)
    assert [module.id for module in t.edition.modules] == ["long_night"]


# What crossroads cards can do.


def opened(card: str, *groups: Any, **what: Any) -> Game:
    """A turn at whose beginning a crossroads card is set off, if it is."""
    what = {"raxxon": True, "bandits": True, "improvements": True, **what}
    return night(*groups, crossroads=[card], turn_begins=True, food=10, **what)


def finished(*numbers: int) -> Any:
    """These improvements are finished."""

    def plant(t: ColonyTable) -> None:
        state = improvements_of(t)
        for number in numbers:
            if number in state.row:
                state.row.remove(number)
            state.done.append(number)

    return plant


@rule("LN-SCENARIO-22")
def test_another_than_the_active_player_may_choose() -> None:
    table = opened("fatima_rhodes", [ASHLEY], ["fatima_rhodes", OLIVIA], [ROD])
    assert table.asked == ("crossroads", 1)
    assert table.view()["turn"] == 0


@rule("LN-SCENARIO-23")
def test_a_card_may_stay_with_a_survivor_and_act_at_the_start_of_turns() -> None:
    table = night(*GROUPS, watched="no_place_left_in_the_world", at={ASHLEY: "school"}, dice={0: [6]})
    table.draws(ANY_CARD)
    table.does("search", survivor=ASHLEY)
    while table.asked is not None and table.asked[0] not in ("crossroads", "turn"):
        table.match.answer(0)
    table.chooses("choose", option=1)
    card = number_of(table.table.box.crossroads, "no_place_left_in_the_world")
    (held,) = [held for held in table.table.lasting if held.number == card]
    assert table.table.box.survivors[held.bearer].id == ASHLEY
    assert held in turn_starters(table.table, 0)
    assert held not in turn_starters(table.table, 1)


@rule("LN-SCENARIO-24")
def test_a_card_may_change_a_rule_for_the_rest_of_the_game() -> None:
    for option, more in (("up", 1), ("down", 0)):
        table = opened("curfew", *GROUPS)
        before = food_needed(table.table)
        while table.asked is not None and table.asked[0] != "turn":
            table.chooses(option)
        assert food_needed(table.table) == before + more
        nobody_calls_a_vote(table.night_falls())
        assert food_needed(table.table) == before + more


@rule("LN-SCENARIO-25")
@pytest.mark.parametrize(
    ("plant", "set_off"), [(finished(0), True), (finished(1), False), (finished(), False)]
)
def test_a_trigger_may_ask_whether_a_certain_improvement_is_finished(plant: Any, set_off: bool) -> None:
    assert improvements_named()[0] == "greenhouse"
    table = opened("weeds", *GROUPS, plant=plant)
    assert (table.asked != ("turn", 0)) is set_off


def improvements_named() -> list[str]:
    return [improvement.id for improvement in TEN]


@rule("LN-SCENARIO-26")
@pytest.mark.parametrize(
    ("own", "theirs", "wounds"),
    [((1, 1, 1, 1, 1), (2, 2, 1, 1), 1), ((1,) * 5, (2, 2, 2, 1), 2), ((1,) * 5, (2, 1, 1, 1), 0)],
)
def test_an_option_may_compare_the_sums_of_two_players_dice(
    own: tuple[int, ...], theirs: tuple[int, ...], wounds: int
) -> None:
    def plant(t: ColonyTable) -> None:
        bandits_of(t).bandits[SCHOOL] = 1
        # They fall before anybody is asked anything.
        t.chance.script += [die - 1 for die in (*own, *theirs)]

    people = (["rosa_rodriguez"], [OLIVIA], [ROD])
    table = opened("scars", *people, at={"rosa_rodriguez": "school"}, plant=plant)
    while table.asked is not None and table.asked[0] != "turn":
        table.match.answer(0)
    assert table.wounds("rosa_rodriguez") == (wounds, 0)
    assert table.where("rosa_rodriguez") == ("school" if wounds else "colony")


@rule("LN-SCENARIO-27")
def test_an_option_may_forbid_a_player_requests_for_the_rest_of_the_game() -> None:
    people = (["chloe_larousse"], [OLIVIA], [ROD])
    for forbidden in (False, True):
        in_force = [("chloe_larousse", "")] if forbidden else []
        hands = {0: ["junk"], 1: ["fuel"], 2: ["food_1"]}
        table = night(*people, bandits=True, lasting=in_force, plant=owner, hands=hands)
        assert bool(table.options("request")) is not forbidden
        table.ends_turn()
        assert table.options("request")


def owner(t: ColonyTable) -> None:
    """The card in force has noted whom it is about."""
    for held in t.lasting:
        if held.number >= 0:
            holding_of(t, held).begin(t, held)
