"""The round."""

from tests.games.dead_of_winter.table import Game, seat
from tests.rule import rule


def rounds() -> Game:
    return seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        first=1,
        turn=1,
        crisis="despair",
        given={0: ["medicine", "medicine", "medicine"]},
    )


@rule("DOW-ROUND-1", "DOW-ROUND-3", "DOW-ROUND-4", "DOW-ROUND-5")
def test_turns_go_to_the_left_from_the_first_player_once_each_then_the_colony_phase() -> None:
    table = rounds()
    for number in (1, 2, 0):
        assert table.asked == ("turn", number)
        assert "fed" not in table.told()
        table.ends_turn()
    assert "fed" in table.told()


@rule("DOW-ROUND-6", "DOW-ROUND-7")
def test_the_colony_phase_has_its_seven_steps_in_order_and_a_new_round_begins_with_a_crisis() -> None:
    table = rounds()
    table.night_falls()
    told = [record.kind for record in table.match.records(None)]
    steps = ("fed", "waste_checked", "crisis_prevented", "zombie_came", "objective_checked", "first_player",
             "round_begins", "crisis_revealed", "dice_rolled")  # fmt: skip
    places = [told.index(step) for step in steps]
    assert places == sorted(places)


@rule("DOW-ROUND-8")
def test_what_is_once_a_round_is_renewed() -> None:
    table = seat(["ashley_ross", "mike_cho"], gear={"mike_cho": ["cookbook"]})
    table.does("ability", survivor="ashley_ross").chooses("gate", gate=1)
    table.does("use", item="cookbook")
    assert not table.offers("ability", survivor="ashley_ross")
    assert not table.offers("use", item="cookbook")
    table.night_falls()
    while table.asked != ("turn", 0):
        table.ends_turn()
    assert table.offers("ability", survivor="ashley_ross")
    assert table.offers("use", item="cookbook")
