"""What happens at once: the first player orders it where the order can matter."""

from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules.effects.basic import RemoveFromGame
from lastfire.games.dead_of_winter.rules.effects.verb import carry_out
from lastfire.games.dead_of_winter.rules.effects.whom import EachYouControl
from tests.games.dead_of_winter.table import BITTEN, BLANK, WOUND, Game, seat
from tests.rule import rule

FROZEN: Final[dict[str, Any]] = {
    "wounds": {"ashley_ross": 1, "mike_cho": 1},
    "frostbite": {"ashley_ross": 1, "mike_cho": 1},
    "turn_begins": True,
}
"""Two survivors of the active player who will die of their frostbite."""
ARMED: Final = ["pistol", "pistol", "pistol", "shotgun"]


def frost(*, morale: int, first: int = 1, **what: Any) -> Game:
    """The turn of the first of three begins with two of three survivors dying of frostbite."""
    groups = what.pop("groups", (["ashley_ross", "mike_cho", "brian_lee"], ["olivia_brown"], ["rod_miller"]))
    return seat(*groups, **FROZEN, morale=morale, first=first, **what)


@rule("DOW-TIES-2", "DOW-EXPO-8")
def test_the_first_player_says_who_dies_first_where_the_game_can_end() -> None:
    table = frost(morale=2)
    # All wounds have been placed, and nobody has died.
    assert table.asked == ("lost_first", 1)
    assert table.options("survivor") == [{"survivor": "mike_cho"}, {"survivor": "ashley_ross"}]
    assert (table.wounds("ashley_ross"), table.wounds("mike_cho")) == ((2, 1), (2, 1))
    assert table.morale == 2
    table.chooses("survivor", survivor="ashley_ross")
    # The last one left is not asked about.
    assert table.match.over
    assert [record["survivor"] for record in table.all_of("killed")] == ["ashley_ross", "mike_cho"]


@rule("DOW-TIES-2", "DOW-DEATH-7")
def test_nobody_is_asked_where_the_order_cannot_matter() -> None:
    table = frost(morale=3)
    assert table.asked == ("turn", 0)
    # Leaders go last, so that nobody is chosen who dies as well.
    assert [record["survivor"] for record in table.all_of("killed")] == ["mike_cho", "ashley_ross"]
    assert table.seat(0)["leader"] == "brian_lee"
    assert table.morale == 1


@rule("DOW-TIES-2", "DOW-END-1")
@pytest.mark.parametrize(("first_to_die", "returns"), [("mike_cho", [1, 0, 0]), ("ashley_ross", [0, 0, 0])])
def test_the_order_can_decide_the_game(first_to_die: str, returns: list[int]) -> None:
    # Four weapons on one of them: at morale 1 the game is over with the first death.
    table = frost(
        morale=1, secrets={0: "trigger_happy"}, gear={"ashley_ross": ARMED}, at={"ashley_ross": "school"}
    )
    assert table.asked == ("lost_first", 1)
    table.chooses("survivor", survivor=first_to_die)
    assert table.match.over
    assert table.match.returns == returns


@rule("DOW-TIES-2", "DOW-EXILE-17")
def test_exiles_cost_no_morale_so_their_order_cannot_end_the_game() -> None:
    table = frost(
        morale=1, exiled={0: "handy"}, at=dict.fromkeys(("ashley_ross", "mike_cho", "brian_lee"), "school")
    )
    assert table.asked == ("turn", 0)
    assert table.group(0) == ["brian_lee"]
    assert table.morale == 1


@rule("DOW-TIES-2", "DOW-DEATH-8")
def test_the_first_player_says_who_dies_first_where_a_whole_group_goes_with_somebody_else() -> None:
    groups = (["ashley_ross"], ["brian_lee", "mike_cho"], ["rod_miller"])
    hurt = {"ashley_ross": 2, "brian_lee": 2}
    table = seat(*groups, wounds=hurt, crisis="illness", morale=6, first=2, turn=2)
    table.ends_turn().ends_turn().ends_turn()
    assert table.asked == ("lost_first", 2)
    assert table.options("survivor") == [{"survivor": "ashley_ross"}, {"survivor": "brian_lee"}]
    table.chooses("survivor", survivor="brian_lee")
    assert [record["survivor"] for record in table.all_of("killed")] == ["brian_lee", "ashley_ross"]
    # The wound of everybody else was placed before anybody died.
    kinds = [record.kind for record in table.match.records(None)]
    assert max(i for i, kind in enumerate(kinds) if kind == "wounded") < kinds.index("killed")


@rule("DOW-TIES-2")
def test_a_whole_group_alone_needs_no_order() -> None:
    groups = (["ashley_ross", "mike_cho"], ["brian_lee"], ["rod_miller"])
    table = seat(*groups, wounds={"ashley_ross": 2, "mike_cho": 2}, crisis="illness", strangers=["sparky"])
    table.night_falls()
    assert table.group(0) == ["sparky"]


@rule("DOW-TIES-2", "DOW-DEATH-10")
def test_who_leaves_without_being_killed_costs_nothing_and_needs_no_order() -> None:
    table = seat(morale=1)
    t = table.table
    before = t.groups[0][:]
    asked = [ask.question for ask in carry_out(t, 0, (RemoveFromGame(EachYouControl()),))]
    assert asked == []
    assert not set(t.groups[0]) & set(before)
    assert t.morale == 1


@rule("DOW-TIES-2", "DOW-ABILITY-14")
def test_who_leans_on_another_counts_with_those_who_die() -> None:
    # John has three wounds and lives by Buddy's ability; with Buddy he dies.
    table = seat(
        ["mike_cho", "buddy_davis", "brian_lee"], ["john_price", "rod_miller"], ["olivia_brown"],
        at={"buddy_davis": "school", "john_price": "school"},
        wounds={"buddy_davis": 2, "mike_cho": 1, "john_price": 3},
        frostbite={"buddy_davis": 1, "mike_cho": 1},
        turn_begins=True, morale=3,
    )  # fmt: skip
    assert table.asked == ("lost_first", 0)
    table.chooses("survivor", survivor="buddy_davis")
    assert [record["survivor"] for record in table.all_of("killed")] == [
        "buddy_davis", "john_price", "mike_cho",
    ]  # fmt: skip
    assert table.match.over


def hunted(**what: Any) -> Game:
    """Ashley has moved to the School and is hunted there: all of her player's survivors roll twice."""
    table = seat(
        ["ashley_ross", "mike_cho"], ["olivia_brown"], ["rod_miller"],
        watched="hunted", first=2, turn=0, **what,
    )  # fmt: skip
    table.falls(WOUND)
    return table.does("move", survivor="ashley_ross").chooses("to", place="school")


@rule("DOW-TIES-2")
def test_the_first_player_says_who_rolls_first_where_a_bite_can_spread_between_them() -> None:
    table = hunted(at={"mike_cho": "school", "olivia_brown": "library", "rod_miller": "library"})
    table.falls(BITTEN)
    table.chooses("choose", option=1)
    assert table.asked == ("rolls_first", 2)
    table.chooses("survivor", survivor="mike_cho")
    # Mike is bitten, the bite reaches Ashley, and she is given up: she has nothing left to roll.
    assert table.asked == ("bite", 0)
    table.chooses("give_up")
    assert [record["survivor"] for record in table.all_of("exposed")] == ["ashley_ross", "mike_cho"]


@rule("DOW-TIES-2")
@pytest.mark.parametrize(("morale", "asked"), [(3, False), (2, True)])
def test_apart_the_order_of_rolls_matters_where_the_game_can_end(morale: int, asked: bool) -> None:
    table = hunted(
        at={"mike_cho": "hospital", "olivia_brown": "library", "rod_miller": "library"}, morale=morale
    )
    table.falls(*[BLANK] * 4)
    table.chooses("choose", option=1)
    assert (table.asked == ("rolls_first", 2)) is asked
    if asked:
        table.chooses("survivor", survivor="mike_cho")
    assert table.asked == ("turn", 0)
    rolled = [record["survivor"] for record in table.all_of("exposed")][1:]
    order = ["mike_cho", "ashley_ross"] if asked else ["ashley_ross", "mike_cho"]
    assert rolled == [survivor for survivor in order for _ in range(2)]


@rule("DOW-TIES-2")
@pytest.mark.parametrize("answer", ["edward_white", "john_price"])
def test_two_killed_by_the_same_blast_die_in_the_order_of_the_first_player(answer: str) -> None:
    table = seat(
        ["edward_white", "mike_cho"], ["john_price", "brian_lee"], ["rod_miller"],
        crossroads=["dynamite"], turn_begins=True, morale=2, first=2,
    )  # fmt: skip
    table.falls(1)
    table.chooses("choose", option=1)
    assert table.asked == ("lost_first", 2)
    table.chooses("survivor", survivor=answer)
    assert table.all_of("killed")[0]["survivor"] == answer
    assert table.match.over
