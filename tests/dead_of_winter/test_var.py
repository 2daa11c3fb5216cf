"""Variants."""

from typing import Any

import pytest

import lastfire
from tests.dead_of_winter.table import BITTEN, new, seat
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
    assert new(4, 1).view(None)["decks"]["crossroads"] == 80
    assert new(4, 1, coop=True).view(None)["decks"]["crossroads"] < 80


@rule("DOW-VAR-7")
def test_two_use_the_co_op_rules_unless_they_choose_not_to() -> None:
    assert new(2).view(None)["coop"]
    match = new(2, 1, two_player_coop=False)
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
    assert table.view()["decks"]["survivors"] == 27


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
        ["ashley_ross"], ["olivia_brown"], elimination=True, coop=True, two_player_coop=True,
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
def test_the_game_of_mistrust_deals_one_of_each_kind() -> None:
    betrayers = 0
    for seed in range(60):
        match = new(2, seed, prisoners_dilemma=True)
        table = match._table
        secrets = table.box.secrets  # type: ignore[attr-defined]
        dealt = table.secret  # type: ignore[attr-defined]
        betrayers += sum(secrets[card].betrayal for card in dealt)
        assert sum(secrets[card].betrayal for card in [*dealt, *table.mix]) == 2  # type: ignore[attr-defined]
    assert 40 < betrayers < 80


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
