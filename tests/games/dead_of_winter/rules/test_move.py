"""Moving."""

import pytest

from tests.games.dead_of_winter.table import BITTEN, BLANK, EXILED, WOUND, seat
from tests.rule import rule

ALL = ["colony", "police_station", "grocery_store", "school", "library", "hospital", "gas_station"]


@rule("DOW-MOVE-1")
def test_each_survivor_moves_once_a_turn_without_a_die() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], dice={0: [3]})
    assert table.options("move") == [{"survivor": "ashley_ross"}, {"survivor": "mike_cho"}]
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.where("ashley_ross") == "school"
    assert table.where("mike_cho") == "colony"
    assert table.dice(0) == [3]
    assert table.options("move") == [{"survivor": "mike_cho"}]


@rule("DOW-MOVE-1")
def test_in_the_next_turn_they_may_move_again() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee", "rod_miller"], food=20)
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    table.ends_turn()
    assert table.options("move") == [{"survivor": "brian_lee"}, {"survivor": "rod_miller"}]
    table.ends_turn()
    table.ends_turn()  # the first player token has gone to the right
    assert table.offers("move", survivor="ashley_ross")


@rule("DOW-MOVE-2")
def test_the_destination_is_any_other_place_with_room() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "rod_miller"],
        at={"ashley_ross": "school", "brian_lee": "gas_station", "rod_miller": "gas_station"},
    )
    table.does("move", survivor="ashley_ross")
    # Not where she is, and the gas station has two spaces.
    assert [option["place"] for option in table.options("to")] == [
        place for place in ALL if place not in ("school", "gas_station")
    ]
    table.falls(BLANK)
    table.chooses("to", place="colony")
    assert table.where("ashley_ross") == "colony"


@rule("DOW-MOVE-2")
@pytest.mark.parametrize(("helpless", "moves"), [(23, True), (24, False)])
def test_where_one_is_is_no_destination(helpless: int, moves: bool) -> None:
    # Everything else is full, and the hospital, where Ashley is, has a space.
    spaces = {
        "police_station": ["mike_cho", "brian_lee", "rod_miller"],
        "grocery_store": ["sparky", "talia_jones", "john_price"],
        "school": ["carla_thompson", "andrew_evans", "gabriel_diaz", "david_garcia"],
        "library": ["arthur_thurston", "edward_white", "bev_russell"],
        "gas_station": ["buddy_davis", "gray_beard"],
    }
    at = {name: place for place, people in spaces.items() for name in people}
    table = seat(
        ["ashley_ross"],
        list(at),
        at={"ashley_ross": "hospital", **at},
        helpless=helpless,
    )
    assert table.offers("move", survivor="ashley_ross") is moves


@rule("DOW-MOVE-2")
def test_a_full_colony_takes_nobody() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], at={"ashley_ross": "school"}, helpless=22)
    table.does("move", survivor="ashley_ross")
    assert not table.offers("to", place="colony")
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], at={"ashley_ross": "school"}, helpless=21)
    table.does("move", survivor="ashley_ross")
    assert table.offers("to", place="colony")


@rule("DOW-MOVE-3")
def test_a_move_is_followed_by_a_roll_for_the_mover() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], at={"mike_cho": "school", "brian_lee": "school"})
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("mike_cho") == table.wounds("brian_lee") == (0, 0)


@rule("DOW-MOVE-3")
def test_fuel_spares_the_roll() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], hands={0: ["fuel", "fuel"], 1: ["fuel"]})
    table.does("play", item="fuel").chooses("survivor", survivor="mike_cho").chooses("to", place="school")
    assert table.where("mike_cho") == "school"
    assert not table.all_of("exposed")
    assert table.hand(0) == ["fuel"]
    assert table.view()["waste"] == ["fuel"]
    # It was Mike's move of the turn.
    assert table.options("move") == [{"survivor": "ashley_ross"}]


@rule("DOW-MOVE-3", "DOW-ABILITY-2")
def test_rod_needs_no_roll() -> None:
    table = seat(["rod_miller", "mike_cho"])
    table.does("move", survivor="rod_miller").chooses("to", place="school")
    assert not table.all_of("exposed")
    table.falls(WOUND)
    table.does("move", survivor="mike_cho").chooses("to", place="school")
    assert table.wounds("mike_cho") == (1, 0)


@rule("DOW-MOVE-3", "DOW-BITE-10")
def test_a_bite_spreads_where_the_mover_arrives() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "olivia_brown"],
        at={"brian_lee": "school"},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("bite", 1)
    table.chooses("give_up")
    assert not table.is_in_play("brian_lee")
    assert table.is_in_play("mike_cho")
    assert table.is_in_play("olivia_brown")


@rule("DOW-MOVE-4", "DOW-SURV-2")
def test_a_newcomer_may_move_in_the_same_turn_once() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        hands={0: ["outsider_1"]},
        strangers=["buddy_davis"],
    )
    table.does("play", item="outsider_1")
    table.falls(BLANK)
    table.does("move", survivor="buddy_davis").chooses("to", place="school")
    assert table.where("buddy_davis") == "school"
    assert table.options("move") == [{"survivor": "ashley_ross"}, {"survivor": "mike_cho"}]


@rule("DOW-MOVE-5")
def test_being_placed_is_no_move() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "grocery_store", "brian_lee": "grocery_store"},
        crossroads=["maude"],
        turn_begins=True,
    )
    table.chooses("choose", option=1)
    assert table.where("ashley_ross") == "colony"
    assert table.where("brian_lee") == "grocery_store"
    assert not table.all_of("exposed")
    assert not table.all_of("moved")
    assert table.offers("move", survivor="ashley_ross")


@rule("DOW-MOVE-6")
def test_exiles_may_not_move_into_the_colony() -> None:
    at = {"ashley_ross": "school", "mike_cho": "library"}
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], at=at, exiled={0: next(iter(EXILED))})
    table.does("move", survivor="ashley_ross")
    assert not table.offers("to", place="colony")
    assert table.offers("to", place="library")
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], at=at, exiled={1: next(iter(EXILED))})
    table.does("move", survivor="ashley_ross")
    assert table.offers("to", place="colony")


@rule("DOW-MOVE-3", "DOW-EXILE-6")
@pytest.mark.parametrize(("mover", "rolls"), [("rod_miller", 0), ("olivia_brown", 1)])
def test_on_the_way_out_of_the_colony_what_always_works_counts(mover: str, rolls: int) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        [mover, "brian_lee"],
        ["alexis_grey"],
        at={"brian_lee": "school"},
        hands={1: ["fuel"]},
    )
    table.does("call_vote", player=1).chooses("up").chooses("up").chooses("up")
    if rolls:
        table.falls(BLANK)
    # A card is not: the fuel in hand is not asked for.
    assert table.asked == ("refuge", 1)
    table.chooses("to", place="library")
    assert len(table.all_of("exposed")) == rolls
    assert table.where(mover) == "library"
    assert table.hand(1) == ["fuel"]
