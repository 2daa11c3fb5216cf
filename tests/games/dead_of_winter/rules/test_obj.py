"""Main and secret objectives, and what everyone is after."""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.card import ORIGINAL, PUBLISHED
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects.conditions import (
    ControlAtLeast,
    ControlExactly,
    LargestGroup,
    MainObjectiveDone,
    MoraleGone,
)
from tests.games.dead_of_winter.table import BLANK, Game, new, seat
from tests.rule import rule


def ends(objective: str = "too_many_mouths", **what: object) -> Game:
    """The last night of a colony that holds out."""
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        objective=objective,
        round=1,
        food=9,
        **what,  # type: ignore[arg-type]
    )
    return table.night_falls()


@rule("DOW-GOAL-1", "DOW-GOAL-2")
def test_one_main_objective_for_all_and_a_secret_one_for_each() -> None:
    match = new(4, 1)
    ids = {match.view(watcher)["objective"]["id"] for watcher in range(4)}
    assert len(ids) == 1
    secrets = [match.view(watcher)["seats"][watcher]["secret"] for watcher in range(4)]
    assert None not in secrets
    assert len(set(secrets)) == 4


@rule("DOW-GOAL-3", "DOW-GOAL-5", "DOW-GOAL-7")
def test_regular_objectives_want_the_colony_to_succeed_and_betrayals_want_it_to_fall() -> None:
    for card in BOX.secrets:
        assert isinstance(card.goals[0], MoraleGone if card.betrayal else MainObjectiveDone)
        assert len(card.goals) >= 2


@rule("DOW-GOAL-4", "DOW-END-7", "DOW-END-8")
def test_only_the_own_objective_decides() -> None:
    table = ends(
        secrets={0: "hunger", 1: "hope", 2: "cult_leader"}, hands={0: ["food_1", "food_2", "food_3"]}
    )
    assert table.view()["result"]["objective"]
    assert table.match.returns == [1.0, 0.0, 0.0]


@rule("DOW-GOAL-6")
def test_exiled_objectives_speak_to_both_kinds_of_exile() -> None:
    for card in BOX.exiled:
        assert card.loyal
        assert card.betrayer


@rule("DOW-OBJ-1", "DOW-OBJ-2", "DOW-OBJ-3")
def test_a_main_objective_has_a_name_a_length_two_sides_with_setup_and_goal() -> None:
    for card in BOX.main:
        assert card.name.en
        assert card.name.ja
        assert card.length in ("short", "medium", "long")
        for side in (card.normal, card.hard):
            assert side.goals
            assert 0 < side.morale <= 10
            assert 0 < side.rounds <= 10
        # The hard side asks for more in every respect, or for as much.
        assert card.hard.zombies >= card.normal.zombies
        assert card.hard.morale <= card.normal.morale


@rule("DOW-EXILE-3", "DOW-OBJ-4")
def test_no_exiled_objective_asks_a_lone_betrayer_for_a_group() -> None:
    alone = [card for card in BOX.secrets if any(isinstance(goal, ControlExactly) for goal in card.goals)]
    assert [card.id for card in alone if card.betrayal] == ["runaway"]
    for card in BOX.exiled:
        assert not any(isinstance(goal, ControlAtLeast | LargestGroup) for goal in card.betrayer)


@rule("DOW-OBJ-4", "DOW-OBJ-5")
def test_a_secret_objective_has_a_name_a_goal_and_an_origin() -> None:
    for card in BOX.secrets:
        assert card.name.en
        assert card.words().ja
        assert card.origin in (PUBLISHED, ORIGINAL)


@rule("DOW-OBJ-6")
def test_a_goal_met_in_a_turn_and_lost_before_the_check_does_not_count() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"ashley_ross": "school", "olivia_brown": "library", "rod_miller": "hospital"},
        objective="kill_them",
        zombies={"school": 3},
    )
    # Three zombies outside would do; the night brings three more before the check.
    assert table.view()["objective"]["goals"][0]["met"]
    table.night_falls()
    assert not table.match.over
    assert table.last("objective_checked") == {"done": 0}


@rule("DOW-OBJ-7", "DOW-OBJ-8", "DOW-OBJ-9", "DOW-REQUEST-8")
def test_needed_cards_are_added_face_up_as_many_as_one_likes() -> None:
    table = seat(
        ["ashley_ross"],
        objective="leave_it_all_behind",
        hands={0: ["pistol", "fuel", "fuel", "junk"]},
    )
    assert not table.offers("contribute", item="junk")
    for item in ("pistol", "fuel", "fuel"):
        table.does("contribute", item=item)
    assert table.view()["objective"]["stock"] == ["pistol", "fuel", "fuel"]
    assert table.hand(0) == ["junk"]


@rule("DOW-OBJ-9")
def test_a_kind_of_which_enough_lies_there_is_not_taken() -> None:
    # Three players: three weapons and three fuel are needed.
    table = seat(
        ["ashley_ross"], ["brian_lee"], ["rod_miller"], objective="leave_it_all_behind",
        stock=["pistol", "pistol", "pistol", "fuel"], hands={0: ["shotgun", "fuel"]},
    )  # fmt: skip
    assert not table.offers("contribute", item="shotgun")
    assert table.offers("contribute", item="fuel")


@rule("DOW-OBJ-9", "DOW-EXILE-19")
def test_with_a_player_exiled_fewer_cards_are_needed() -> None:
    what: dict[str, Any] = {
        "objective": "leave_it_all_behind", "stock": ["pistol", "pistol"], "hands": {0: ["shotgun"]},
        "at": {"rod_miller": "school"},
    }  # fmt: skip
    groups = (["ashley_ross"], ["brian_lee"], ["rod_miller"])
    assert seat(*groups, **what).offers("contribute", item="shotgun")
    assert not seat(*groups, exiled={2: "handy"}, **what).offers("contribute", item="shotgun")


@rule("DOW-OBJ-9")
def test_the_stockpile_takes_no_more_than_it_needs() -> None:
    what: dict[str, Any] = {"objective": "stockpile", "hands": {0: ["hammer"]}}
    goods = ["pistol", "cookbook", "mop", "adrenaline_shot", "food_2", "outsider_1"]
    assert seat(stock=goods[:5], **what).offers("contribute", item="hammer")
    assert not seat(stock=goods, **what).offers("contribute", item="hammer")


@rule("DOW-OBJ-9")
@pytest.mark.parametrize(
    ("round_", "fuel", "taken"), [(3, 5, True), (3, 6, False), (1, 1, True), (1, 2, False)]
)
def test_winter_needs_the_fuel_of_all_rounds_that_are_left(round_: int, fuel: int, taken: bool) -> None:
    # Three players burn two cards a round.
    table = seat(
        ["ashley_ross"], ["brian_lee"], ["rod_miller"], objective="winter_has_come", round=round_,
        stock=["fuel"] * fuel, hands={0: ["fuel"]},
    )  # fmt: skip
    assert table.offers("contribute", item="fuel") is taken


@rule("DOW-OBJ-10")
def test_starters_do_not_count_where_they_are_excluded() -> None:
    # The first medicine laid out is a starter, the sixth comes from a deck.
    table = seat(["ashley_ross"], objective="find_the_cure", hands={0: ["medicine"]})
    assert not table.offers("contribute")
    table = seat(["ashley_ross"], objective="find_the_cure", hands={1: ["medicine"] * 5, 0: ["medicine"]})
    table.does("contribute", item="medicine")
    assert table.view()["objective"]["stock"] == ["medicine"]


@rule("DOW-OBJ-9", "DOW-CARD-11")
def test_the_stockpile_takes_items_of_every_symbol_outsiders_too() -> None:
    goods = ["pistol", "cookbook", "hammer", "adrenaline_shot", "food_2", "outsider_1"]
    table = seat(["ashley_ross"], objective="stockpile", hands={0: goods})
    for item in goods:
        table.does("contribute", item=item)
    goal = table.view()["objective"]["goals"][0]
    assert (goal["now"], goal["need"]) == (6, 6)
    assert goal["met"]


@rule("DOW-OBJ-10", "DOW-OBJ-1")
def test_a_main_objective_says_where_starters_do_not_count_and_exiles_are_out() -> None:
    for card in BOX.main:
        for hard in (False, True):
            side = card.side(hard)
            said = side.words()
            assert ("Starter items cannot be added to this card." in said.en) is not side.starters_count
            assert ("初期アイテムは置けない。" in said.ja) is not side.starters_count
            assert ("Whenever a player is exiled" in said.en) is side.exile_removes
            assert ("追放されたプレイヤーは" in said.ja) is side.exile_removes
            # Everybody reads the same beside the board.
            table = seat(["ashley_ross"], objective=card.id, hardcore=hard)
            goals = table.view()["objective"]["goals"]
            shown = [goal["words"] for goal in goals]
            for sentence in " ".join([words["en"] for words in shown]).removesuffix(".").split(". "):
                assert sentence.lower() in said.en.lower()
            assert sorted("".join([words["ja"] for words in shown]).split("。")) == sorted(
                said.ja.split("。")
            )


@rule("DOW-OBJ-11")
@pytest.mark.parametrize(
    ("hand", "won"), [(["food_3", "food_3"], False), (["food_1", "food_1", "food_1"], True)]
)
def test_hunger_counts_cards_not_tokens(hand: list[str], won: bool) -> None:
    table = ends(secrets={0: "hunger"}, hands={0: hand})
    assert (0 in table.view()["result"]["winners"]) is won


@rule("DOW-OBJ-12")
@pytest.mark.parametrize(("own", "won"), [(2, False), (3, True)])
def test_hoarder_needs_more_cards_than_everybody_else(own: int, won: bool) -> None:
    table = ends(secrets={0: "hoarder"}, hands={0: ["junk"] * own, 1: ["fuel", "fuel"]})
    assert (0 in table.view()["result"]["winners"]) is won


@rule("DOW-OBJ-13", "DOW-CARD-11")
def test_a_card_serves_several_goals_and_outsiders_are_item_cards() -> None:
    table = ends(secrets={0: "collector", 1: "the_way_back_home"},
                 hands={0: ["outsider_1", "outsider_1", "outsider_2", "junk"],
                        1: ["fuel", "fuel", "food_1", "pistol"]})  # fmt: skip
    assert table.view()["result"]["winners"] == [0, 1]


@rule("DOW-OBJ-14")
@pytest.mark.parametrize(("die", "samples"), [(3, 0), (4, 1)])
def test_a_kill_rolls_for_a_sample_before_exposure(die: int, samples: int) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [5]},
        zombies={"school": 1},
        objective="we_need_more_samples",
    )
    table.falls(die, BLANK)
    table.does("attack", survivor="ashley_ross")
    assert table.view()["objective"]["samples"] == samples
    told = table.told()
    assert told.index("sample_rolled") < told.index("exposed")


@rule("DOW-OBJ-15")
def test_zombies_that_are_not_killed_give_no_sample() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [5]},
        zombies={"library": 1},
        objective="we_need_more_samples",
    )
    table.does("attract", place="school")
    table.chooses("count", count=1)
    assert table.zombies("school") == [1]
    assert "sample_rolled" not in table.told()


@rule("DOW-OBJ-16", "DOW-SEARCH-14")
def test_raiding_party_counts_empty_decks() -> None:
    table = seat(["ashley_ross"], objective="raiding_party", food=9)
    for place in (1, 3):
        table.table.piles[place].middle = []
    assert table.view()["objective"]["goals"][0]["now"] == 2
    table.night_falls()
    assert table.view()["result"]["ending"] == "objective"


@pytest.mark.parametrize(("fuel", "over"), [(1, True), (2, False)])
def test_winter_burns_fuel_every_night_or_the_game_is_lost(fuel: int, over: bool) -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        objective="winter_has_come", stock=["fuel"] * fuel, food=9,
    )  # fmt: skip
    table.night_falls()
    assert table.match.over is over
    if over:
        assert table.view()["result"]["ending"] == "cold"
        assert table.morale > 0
    else:
        assert table.view()["objective"]["stock"] == []
        assert table.view()["removed"] == ["fuel", "fuel"]
