"""The end of the game, and who has won."""

from tests.games.dead_of_winter.table import Game, seat
from tests.rule import rule


def last_night(**what: object) -> Game:
    """Three players before the last night of Eight Weeks of Darkness."""
    what.setdefault("round", 1)
    what.setdefault("food", 9)
    return seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"], **what)  # type: ignore[arg-type]


@rule("DOW-END-1", "DOW-END-4")
def test_morale_at_zero_ends_the_game_at_once_and_the_objective_is_not_looked_at() -> None:
    table = last_night(morale=1, food=0, objective="eight_weeks_of_darkness")
    table.night_falls()
    assert table.match.over
    told = [record.kind for record in table.match.records(None)]
    assert "objective_checked" not in told
    assert "waste_checked" not in told
    assert table.view()["result"]["ending"] == "morale"
    assert not table.view()["result"]["objective"]


@rule("DOW-END-2", "DOW-END-5")
def test_the_last_round_ends_the_game_and_the_objective_is_not_looked_at_again() -> None:
    table = last_night(objective="raiding_party")
    table.night_falls()
    told = [record.kind for record in table.match.records(None)]
    assert told.count("objective_checked") == 1
    assert table.view()["result"]["ending"] == "rounds"
    assert table.view()["round"] == 0


@rule("DOW-END-3")
def test_the_completed_objective_ends_the_game_at_once() -> None:
    table = last_night(objective="too_many_mouths")
    table.night_falls()
    assert table.view()["result"]["ending"] == "objective"
    # The marker does not move any more.
    assert table.view()["round"] == 1


@rule("DOW-END-6")
def test_all_objectives_are_revealed_at_the_end() -> None:
    table = last_night(secrets={0: "hope", 1: "cult_leader", 2: "leader"})
    assert table.seat(1)["secret"] is None
    table.night_falls()
    assert [table.seat(number)["secret"] for number in range(3)] == ["hope", "cult_leader", "leader"]
    assert [record["secret"] for record in table.all_of("secret_shown")] == ["hope", "cult_leader", "leader"]


@rule("DOW-END-7", "DOW-END-8", "DOW-END-9")
def test_whoever_has_met_the_own_objective_wins_several_may() -> None:
    table = last_night(secrets={0: "loner", 1: "germ_a_phobe", 2: "hunger"}, objective="too_many_mouths")
    table.night_falls()
    assert table.view()["result"]["winners"] == [0, 1]
    assert table.match.returns == [1.0, 1.0, 0.0]


@rule("DOW-END-7")
def test_a_betrayer_wins_when_morale_falls() -> None:
    table = last_night(
        secrets={0: "loner", 1: "gluttony", 2: "hunger"}, morale=1, food=0, hands={1: ["food_1"] * 6}
    )
    table.night_falls()
    assert table.view()["result"]["winners"] == [1]


@rule("DOW-END-10")
def test_everybody_may_lose() -> None:
    table = last_night(secrets={0: "hunger", 1: "hope", 2: "leader"}, objective="raiding_party")
    table.night_falls()
    assert table.view()["result"]["winners"] == []
    assert table.match.returns == [0.0, 0.0, 0.0]
