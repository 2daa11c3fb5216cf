"""Unruly helpless survivors. [LN-UNRULY-1..16]"""

import pytest

from lastfire.games.dead_of_winter.rules.board.people import remove_helpless
from lastfire.games.dead_of_winter.rules.effects.survivor_verbs import RemoveAllHelpless
from lastfire.games.dead_of_winter.rules.harm.death import kill_helpless
from lastfire.games.dead_of_winter.rules.long_night.everywhere.unruly import calm, turn_unruly, unruly
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.night.colony import food_needed, zombies_due
from lastfire.games.dead_of_winter.rules.words.actions import COUNT
from tests.games.dead_of_winter.long_night.night import by_card, look, night
from tests.games.dead_of_winter.table import Game
from tests.rule import rule

AWAY = {"olivia_brown": "school", "rod_miller": "library"}
THREE = (["ashley_ross", "mike_cho"], ["olivia_brown"], ["rod_miller"])


def home(helpless: int, wild: int, **what: object) -> Game:
    """Two survivors and so many helpless ones at the colony, ``wild`` of them unruly."""
    return night(*THREE, at=AWAY, helpless=helpless, unruly=wild, **what)  # type: ignore[arg-type]


@rule("LN-UNRULY-1")
def test_an_unruly_helpless_survivor_is_one_of_the_helpless() -> None:
    table = home(3, 0)
    assert turn_unruly(table.table, 2) == 2
    assert table.helpless == 3
    assert look(table)["unruly"] == 2
    assert calm(table.table, 1) == 1
    assert (table.helpless, unruly(table.table)) == (3, 1)


@rule("LN-UNRULY-2", "LN-UNRULY-4")
@pytest.mark.parametrize(("wild", "food"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_the_unruly_eat_for_two_before_halving(wild: int, food: int) -> None:
    table = home(3, wild)
    assert food_needed(table.table) == food
    table.night_falls()
    assert table.last("fed")["count"] == food


@rule("LN-UNRULY-3", "LN-UNRULY-4")
@pytest.mark.parametrize(("wild", "zombies"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_the_unruly_draw_zombies_for_two_before_halving(wild: int, zombies: int) -> None:
    table = home(3, wild)
    assert zombies_due(table.table, COLONY) == zombies
    table.night_falls()
    assert sum(table.zombies("colony")) == zombies
    assert (table.zombies("school"), table.zombies("library")) == ([1], [1])


@rule("LN-UNRULY-5", "LN-UNRULY-7", "LN-UNRULY-10")
def test_medicine_calms_one_at_a_time_without_a_die_as_long_as_it_lasts() -> None:
    table = home(3, 3, hands={0: ["medicine", "medicine"]}, dice={0: [1]})
    for left in (2, 1):
        table.does("calm").chooses("card", item="medicine")
        assert unruly(table.table) == left
    assert not table.offers("calm")
    assert table.dice(0) == [1]
    assert table.helpless == 3


@rule("LN-UNRULY-5")
def test_there_must_be_somebody_to_calm_and_a_medicine_card_in_hand() -> None:
    assert not home(2, 0, hands={0: ["medicine"]}).offers("calm")
    assert not home(2, 1, hands={0: ["fuel"], 1: ["medicine"]}).offers("calm")
    assert home(2, 1, hands={0: ["medicine"]}).offers("calm")


@rule("LN-UNRULY-6")
def test_the_card_heals_nobody() -> None:
    table = home(2, 1, hands={0: ["medicine"]}, wounds={"mike_cho": 1})
    table.does("calm").chooses("card", item="medicine")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.asked == ("turn", 0)


@rule("LN-UNRULY-8")
def test_the_card_goes_to_the_waste_pile() -> None:
    table = home(2, 1, hands={0: ["medicine"]}).does("calm").chooses("card", item="medicine")
    assert table.view()["waste"] == ["medicine"]
    assert table.hand(0) == []
    assert table.last("wasted") == {"seat": 0, "item": "medicine"}


@rule("LN-UNRULY-8", "LN-UNRULY-9")
def test_the_card_of_an_exiled_player_leaves_the_game() -> None:
    table = night(
        ["rod_miller"], ["ashley_ross"], ["olivia_brown"],
        at={"rod_miller": "school"}, exiled={0: "handy"}, helpless=2, unruly=1, hands={0: ["medicine"]},
    )  # fmt: skip
    table.does("calm").chooses("card", item="medicine")
    assert table.view()["waste"] == []
    assert table.view()["removed"] == ["medicine"]
    assert unruly(table.table) == 0


@rule("LN-UNRULY-9")
def test_nobody_of_the_player_has_to_be_at_the_colony() -> None:
    table = night(
        ["rod_miller"], ["ashley_ross"], ["olivia_brown"],
        at={"rod_miller": "school"}, helpless=2, unruly=1, hands={0: ["medicine"]},
    )  # fmt: skip
    table.does("calm").chooses("card", item="medicine")
    assert unruly(table.table) == 0


@rule("LN-UNRULY-11")
def test_any_card_with_the_medicine_symbol_serves_and_its_player_says_which() -> None:
    table = home(2, 1, hands={0: ["medicine", "adrenaline_shot", "fuel"]})
    table.does("calm")
    assert table.asked == ("calm", 0)
    assert {option["item"] for option in table.options("card")} == {"medicine", "adrenaline_shot"}
    table.chooses("card", item="adrenaline_shot")
    assert table.view()["waste"] == ["adrenaline_shot"]
    assert unruly(table.table) == 0


@rule("LN-UNRULY-11")
def test_nobody_learns_from_the_question_whether_there_is_another_medicine_card() -> None:
    table = home(2, 1, hands={0: ["medicine", "fuel"]})
    table.does("calm")
    assert table.asked == ("calm", 0)
    assert table.options("card") == [{"item": "medicine"}]


@rule("LN-UNRULY-12")
def test_the_unruly_fill_one_survivor_space() -> None:
    calm_room, wild_room = (home(5, wild).table.room(COLONY) for wild in (0, 5))
    assert calm_room == wild_room


def overrun_at(wild: int, helpless: int = 3, **what: object) -> Game:
    """Nobody but the helpless at a colony whose first entrance is full when the night comes."""
    return night(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"ashley_ross": "hospital", **AWAY}, zombies={"colony": [3, 0, 0, 0, 0, 0]},
        helpless=helpless, unruly=wild, **what,  # type: ignore[arg-type]
    ).night_falls()  # fmt: skip


@rule("LN-UNRULY-13", "LN-UNRULY-14")
@pytest.mark.parametrize(("chosen", "left"), [(0, 1), (1, 0)])
def test_in_an_overrun_the_first_player_says_who_dies(chosen: int, left: int) -> None:
    table = overrun_at(1, first=1, turn=1)
    assert table.asked == ("unruly_go", 1)
    table.chooses("count", count=chosen)
    assert (table.helpless, unruly(table.table)) == (2, left)
    assert table.morale == 5


@rule("LN-UNRULY-13", "LN-UNRULY-14")
def test_nobody_chooses_where_all_are_alike() -> None:
    table = overrun_at(3)
    assert table.asked == ("call_token_vote", 0)
    assert (table.helpless, unruly(table.table)) == (2, 2)
    assert table.morale == 5


@rule("LN-UNRULY-13")
@pytest.mark.parametrize(("order", "left"), [("ordinary", 1), ("unruly", 0)])
def test_by_option_one_kind_goes_first(order: str, left: int) -> None:
    table = overrun_at(1, unruly_kill_order=order)
    assert (table.helpless, unruly(table.table)) == (2, left)


@rule("LN-UNRULY-13")
def test_who_leaves_is_chosen_alike_and_never_more_than_there_are() -> None:
    t = home(4, 3).table
    flow = remove_helpless(t, 2)
    ask = next(iter(flow))
    assert ask.ids == (COUNT[1], COUNT[2])
    table = home(4, 3)
    by_card(table, kill_helpless(table.table, 4))
    assert (table.helpless, unruly(table.table)) == (0, 0)


@rule("LN-UNRULY-14")
def test_each_of_the_unruly_costs_one_morale() -> None:
    table = home(2, 2)
    by_card(table, kill_helpless(table.table, 2))
    assert table.morale == 4


@rule("LN-UNRULY-15")
def test_cards_count_them_once() -> None:
    table = home(3, 3)
    by_card(table, RemoveAllHelpless(3).do(table.table, 0))
    assert table.morale == 5
    assert (table.helpless, unruly(table.table)) == (0, 0)


@rule("LN-UNRULY-16")
def test_no_more_become_unruly_than_there_are() -> None:
    table = home(3, 1)
    assert turn_unruly(table.table, 5) == 2
    assert turn_unruly(table.table, 1) == 0
    assert (table.helpless, unruly(table.table)) == (3, 3)
