"""Variants."""

from typing import Any, Final

import pytest

import lastfire
from lastfire.games.dead_of_winter.rules.counts import CROSSROADS_CARDS, SURVIVOR_CARDS
from tests.games.dead_of_winter.table import BITTEN, new, seat
from tests.rule import rule


@rule("DOW-VAR-1", "DOW-VAR-2", "DOW-VAR-3", "DOW-VAR-5")
@pytest.mark.parametrize(("seats", "options"), [(4, {"coop": True}), (2, {}), (1, {})])
def test_co_op_plays_the_hard_side_without_secrets_or_exile(seats: int, options: dict[str, Any]) -> None:
    match = new(seats, 3, **options)
    view = match.view(0)
    assert view["coop"]
    assert view["hard"]
    assert [seat["secret"] for seat in view["seats"]] == [None] * seats
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    assert match.ask is not None
    assert not [option for option in match.ask.options if option.verb == "call_vote"]


@rule("DOW-VAR-4", "DOW-END-7")
@pytest.mark.parametrize(("food", "won"), [(9, True), (0, False)])
def test_in_co_op_all_win_or_all_lose(food: int, won: bool) -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        coop=True,
        objective="too_many_mouths",
        round=1,
        morale=1,
        food=food,
    )
    table.night_falls()
    assert table.match.over
    assert table.match.returns == [float(won)] * 3


@rule("DOW-VAR-6")
def test_in_co_op_cards_marked_for_other_games_are_out() -> None:
    assert new(4, 1).view(None)["decks"]["crossroads"] == CROSSROADS_CARDS
    assert new(4, 1, coop=True).view(None)["decks"]["crossroads"] < CROSSROADS_CARDS


@rule("DOW-VAR-7")
def test_two_use_the_co_op_rules_or_play_the_prisoners_dilemma() -> None:
    assert new(2).view(None)["coop"]
    assert [seat["secret"] for seat in new(2).view(0)["seats"]] == [None, None]
    match = new(2, 1, prisoners_dilemma=True)
    assert not match.view(None)["coop"]
    assert match.view(0)["seats"][0]["secret"] is not None


@rule("DOW-VAR-2")
def test_co_op_plays_the_harder_side_unless_the_gentler_one_is_chosen() -> None:
    assert new(4, 1, coop=True).view(None)["hard"]
    assert new(1, 1).view(None)["hard"]
    assert not new(4, 1, coop=True, coop_side="normal").view(None)["hard"]
    assert not new(1, 1, coop_side="normal").view(None)["hard"]
    assert new(4, 1, coop=False, hardcore=True).view(None)["hard"]


@rule("DOW-VAR-10")
def test_the_betrayer_variant_has_one_regular_objective_per_player() -> None:
    match = new(4, 1, betrayer=True)
    table = match._table
    assert len(table.mix) + 4 == 5  # type: ignore[attr-defined]


@rule("DOW-VAR-11", "DOW-OBJ-3")
def test_hardcore_plays_the_harder_side_and_all_else_as_usual() -> None:
    view = new(4, 1, hardcore=True, main_objective="we_need_more_samples").view(0)
    assert view["hard"]
    assert not view["coop"]
    assert view["rounds"] == 5
    assert view["seats"][0]["secret"] is not None


@rule("DOW-VAR-12")
def test_with_elimination_the_last_survivor_is_the_last() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        elimination=True,
        hands={0: ["junk"]},
        dice={0: [4]},
        first=0,
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.seat(0)["out"]
    assert table.group(0) == []
    assert table.view()["removed"] == ["junk"]
    # The turn goes on with the next player; the first player token passes to the right.
    assert table.asked == ("turn", 1)
    assert table.view()["first"] == 2
    assert table.view()["decks"]["survivors"] == SURVIVOR_CARDS - 3


@rule("DOW-VAR-12", "DOW-ROUND-4")
def test_everybody_left_has_a_turn_when_the_first_player_drops_out() -> None:
    table = seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"], elimination=True, first=0)
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("turn", 1)
    table.ends_turn()
    assert table.asked == ("turn", 2)
    round_ = table.view()["round"]
    table.ends_turn()
    assert table.view()["round"] == round_ - 1


@rule("DOW-VAR-12", "DOW-ROUND-4")
def test_nobody_has_two_turns_when_the_first_player_drops_out_in_anothers() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown", "brian_lee"],
        ["rod_miller"],
        elimination=True,
        at={"ashley_ross": "school"},
        first=0,
        turn=1,
    )
    # Olivia is bitten at the school, and the bite takes the last survivor of the first player.
    table.falls(BITTEN)
    table.does("move", survivor="olivia_brown").chooses("to", place="school").chooses("give_up")
    assert table.seat(0)["out"]
    table.ends_turn()
    assert table.asked == ("turn", 2)


@rule("DOW-VAR-12")
def test_no_crossroads_card_asks_a_player_who_is_out() -> None:
    # Rod Miller's card waits for no more than that he is in play.
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        elimination=True,
        watched="rod_miller",
        crossroads=["horde"],
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.seat(0)["out"]
    assert table.asked == ("turn", 1)
    assert "crossroads_opened" not in table.told()


@rule("DOW-VAR-4", "DOW-VAR-12")
def test_together_nobody_wins_when_nobody_is_left() -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], elimination=True, coop=True,
        at={"ashley_ross": "school", "olivia_brown": "school"},
        objective="eight_weeks_of_darkness",
    )  # fmt: skip
    table.falls(BITTEN, BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="library")
    table.does("move", survivor="olivia_brown").chooses("to", place="library")
    assert table.asked is None
    assert table.view()["result"]["ending"] == "empty"
    assert table.view()["result"]["winners"] == []


@rule("DOW-VAR-13")
def test_in_the_prisoners_dilemma_each_holds_a_regular_and_a_betrayal_objective() -> None:
    held: set[str] = set()
    for seed in range(40):
        match = new(2, seed, prisoners_dilemma=True)
        secrets = lastfire.registered_games()["dead_of_winter"].catalogue()["secrets"]
        for seat_ in range(2):
            own = match.view(seat_)["seats"][seat_]
            assert not secrets[own["secret"]]["betrayal"]
            assert secrets[own["betrayal"]]["betrayal"]
            held |= {own["secret"], own["betrayal"]}
            # Neither card is seen by the other player, nor by anybody else.
            for other in (1 - seat_, None):
                shown = match.view(other)["seats"][seat_]
                assert (shown["secret"], shown["betrayal"]) == (None, None)
        assert match.view(0)["mix"] == {"regular": 2, "betrayal": 2, "pair": True}
    # Justice cannot be done where nobody is exiled; most others come up.
    assert "justice" not in held
    assert len(held) > 25


@rule("DOW-VAR-13", "DOW-VAR-15")
def test_in_the_prisoners_dilemma_two_begin_as_two_always_do() -> None:
    match = new(2, 4, prisoners_dilemma=True)
    view = match.view(0)
    assert view["hard"]
    assert len(view["hand"]) == 7
    assert match.view(None)["decks"]["crossroads"] == new(2, 4).view(None)["decks"]["crossroads"]
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    assert match.ask is not None
    assert [len(seat_["group"]) for seat_ in match.view(None)["seats"]] == [3, 3]
    assert not [option for option in match.ask.options if option.verb == "call_vote"]


FALLS: Final[dict[str, Any]] = {
    "objective": "eight_weeks_of_darkness",
    "secrets": {0: "loner", 1: "loner"},
    # Both betrayals can be met with a survivor or two and the waste and food as they are.
    "betrayals": {0: "accept_your_fate", 1: "gluttony"},
}


@rule("DOW-VAR-14")
@pytest.mark.parametrize(
    ("starvation", "food", "winners"),
    [(2, 6, []), (2, 5, [0]), (0, 6, [1]), (0, 0, [])],
    ids=["both betray", "one betrays", "the other betrays", "neither can"],
)
def test_one_who_betrays_wins_alone_and_two_who_do_both_lose(
    starvation: int, food: int, winners: list[int]
) -> None:
    # Nobody has fed the colony: hunger takes the last morale.
    table = seat(
        ["ashley_ross"], ["brian_lee"], **FALLS,
        starvation=max(0, starvation - 1), food=0, morale=1, hands={1: ["food_1"] * food},
    )  # fmt: skip
    table.night_falls()
    assert table.match.over
    result = table.view()["result"]
    assert result["ending"] == "morale"
    assert result["winners"] == winners
    assert table.match.returns == [float(seat_ in winners) for seat_ in range(2)]
    # Both cards are laid open, and what was asked for.
    assert [(row["secret"], row["betrayal"]) for row in result["seats"]] == [
        ("loner", "accept_your_fate"), ("loner", "gluttony"),
    ]  # fmt: skip
    assert [row["won"] for row in result["seats"]] == [seat_ in winners for seat_ in range(2)]
    assert [goal["met"] for goal in result["seats"][1]["betrayal_goals"]] == [True, food == 6]


@rule("DOW-VAR-14", "DOW-END-7")
def test_when_the_colony_succeeds_the_regular_objectives_decide() -> None:
    table = seat(
        ["ashley_ross"], ["brian_lee", "olivia_brown"], **FALLS,
        round=1, food=9, morale=3, hands={1: ["food_1"] * 6},
    )  # fmt: skip
    table.night_falls()
    assert table.view()["result"]["ending"] == "objective"
    # The first has one survivor, the second has two; and nobody has betrayed, whatever they hold.
    assert table.view()["result"]["winners"] == [0]


@rule("DOW-VAR-14", "DOW-END-5")
def test_when_the_rounds_run_out_neither_objective_is_met() -> None:
    table = seat(
        ["ashley_ross"], ["brian_lee"], **{**FALLS, "objective": "home_sweet_home"},
        round=1, food=9, morale=3,
    )  # fmt: skip
    table.night_falls()
    assert table.view()["result"]["ending"] == "rounds"
    assert table.view()["result"]["winners"] == []


@rule("DOW-VAR-1")
@pytest.mark.parametrize(
    ("seats", "options", "field"),
    [
        (7, {}, "seats"),
        (0, {}, "seats"),
        (4, {"coop": True, "betrayer": True}, "betrayer"),
        (4, {"coop": True, "betrayal_pool": "per_player"}, "betrayal_pool"),
        (2, {"betrayer": True}, "betrayer"),
        (4, {"prisoners_dilemma": True}, "prisoners_dilemma"),
        (2, {"prisoners_dilemma": True, "coop": True}, "prisoners_dilemma"),
        (2, {"prisoners_dilemma": True, "betrayer": True}, "betrayer"),
        (4, {"main_objective": "world_peace"}, "main_objective"),
        (4, {"hardcore": "yes"}, "hardcore"),
        (4, {"coop": True, "hardcore": True, "coop_side": "normal"}, "coop_side"),
        (4, {"zombies": 9}, "zombies"),
    ],
)
def test_set_ups_that_cannot_be_are_refused_by_name(seats: int, options: dict[str, Any], field: str) -> None:
    with pytest.raises(lastfire.SetupError) as refused:
        new(seats, 1, **options)
    assert refused.value.field == field
