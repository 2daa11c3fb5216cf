"""The spread of a bite."""

from tests.games.dead_of_winter.table import BITTEN, BLANK, EXILED, FROSTBITE, WOUND, Game, seat
from tests.rule import rule

# By influence: Sparky 10, Forest Plum 14, John Price 18, Jenny Clark 24, Annaleigh Chan 38, Ashley 52.

EXILE_CARDS = list(EXILED)


def bitten_at_the_school(**what: object) -> Game:
    """Ashley moves to the school and is bitten there."""
    at = {"forest_plum": "school", "jenny_clark": "school", "annaleigh_chan": "school"}
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["forest_plum", "olivia_brown"],
        ["jenny_clark", "annaleigh_chan"],
        at={**at, **what.pop("at", {})},  # type: ignore[dict-item]
        **what,  # type: ignore[arg-type]
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    return table


@rule("DOW-BITE-1", "DOW-BITE-2", "DOW-BITE-5", "DOW-BITE-10")
def test_the_bite_jumps_to_the_lowest_influence_where_the_mover_has_come() -> None:
    table = bitten_at_the_school()
    assert not table.is_in_play("ashley_ross")
    assert table.asked == ("bite", 1)
    assert table.last("bite_reaches") == {"survivor": "forest_plum"}
    assert table.offers("give_up")
    assert table.offers("risk_it")


@rule("DOW-BITE-2")
def test_survivors_of_exiles_are_reached_too() -> None:
    table = bitten_at_the_school(exiled={1: EXILE_CARDS[0]})
    assert table.asked == ("bite", 1)
    morale = table.morale
    table.chooses("give_up")
    assert not table.is_in_play("forest_plum")
    assert table.morale == morale


@rule("DOW-BITE-6")
def test_giving_up_kills_that_survivor_and_ends_the_spread() -> None:
    table = bitten_at_the_school()
    table.chooses("give_up")
    assert not table.is_in_play("forest_plum")
    assert table.is_in_play("jenny_clark")
    assert table.is_in_play("annaleigh_chan")
    assert table.asked == ("turn", 0)
    assert table.morale == 4


@rule("DOW-BITE-7")
def test_a_blank_saves_and_ends_the_spread() -> None:
    table = bitten_at_the_school()
    table.falls(BLANK)
    table.chooses("risk_it")
    assert table.is_in_play("forest_plum")
    assert table.is_in_play("jenny_clark")
    assert table.asked == ("turn", 0)
    assert table.morale == 5


@rule("DOW-BITE-8")
def test_any_other_face_kills_and_the_bite_goes_on() -> None:
    table = bitten_at_the_school()
    table.falls(WOUND)
    table.chooses("risk_it")
    assert not table.is_in_play("forest_plum")
    assert table.asked == ("bite", 2)
    assert table.last("bite_reaches") == {"survivor": "jenny_clark"}
    table.falls(FROSTBITE)
    table.chooses("risk_it")
    assert not table.is_in_play("jenny_clark")
    assert table.last("bite_reaches") == {"survivor": "annaleigh_chan"}
    table.falls(BLANK)
    table.chooses("risk_it")
    assert table.wounds("annaleigh_chan") == (0, 0)


@rule("DOW-BITE-9")
def test_the_spread_ends_when_nobody_is_left_there() -> None:
    table = bitten_at_the_school(morale=9, strangers=["buddy_davis", "harman_brooks"])
    for _ in range(3):
        table.falls(WOUND)
        table.chooses("risk_it")
    assert table.asked == ("turn", 0)
    assert table.place("school")["survivors"] == []
    assert table.is_in_play("olivia_brown")


@rule("DOW-BITE-3")
def test_helpless_survivors_are_skipped() -> None:
    table = seat(["ashley_ross", "mike_cho"], at={"ashley_ross": "school", "mike_cho": "school"}, helpless=3)
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="colony")
    assert table.asked is not None
    assert table.asked[0] == "bite"
    table.chooses("give_up")
    assert table.helpless == 3


@rule("DOW-BITE-4")
def test_sparky_and_the_bearer_of_rotten_flesh_are_skipped() -> None:
    table = bitten_at_the_school(
        at={"sparky": "school"}, gear={"forest_plum": ["rotten_flesh"], "sparky": []}
    )
    assert table.last("bite_reaches") == {"survivor": "jenny_clark"}
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["sparky", "olivia_brown"],
        ["jenny_clark", "annaleigh_chan"],
        at={"sparky": "school", "jenny_clark": "school"},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.last("bite_reaches") == {"survivor": "jenny_clark"}


@rule("DOW-BITE-11", "DOW-BITE-12")
def test_a_replacement_comes_after_the_spread_and_is_no_part_of_it() -> None:
    table = seat(
        ["ashley_ross"],
        ["forest_plum", "olivia_brown"],
        ["jenny_clark", "annaleigh_chan"],
        at={"ashley_ross": "school"},
        strangers=["sparky", "buddy_davis"],
        hands={0: ["fuel"]},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="colony")
    # Sparky, 10, would be the lowest at the colony; but nobody has come yet.
    assert table.group(0) == []
    assert table.asked == ("bite", 1)
    table.falls(WOUND)
    table.chooses("risk_it")
    assert table.group(0) == []
    table.falls(BLANK)
    table.chooses("risk_it")
    assert table.group(0) == ["sparky"]
    assert table.where("sparky") == "colony"
    assert table.seat(0)["leader"] == "sparky"


@rule("DOW-ABILITY-14", "DOW-BITE-1")
def test_a_bite_that_kills_buddy_takes_john_along_and_jumps_to_somebody_else() -> None:
    table = seat(
        ["buddy_davis", "mike_cho"],
        ["john_price"],
        ["jenny_clark", "annaleigh_chan"],
        at={"buddy_davis": "school", "john_price": "school", "jenny_clark": "school"},
        wounds={"john_price": 3},
        dice={0: [3]},
        zombies={"school": 1},
        strangers=["sparky"],
    )
    table.falls(BITTEN)
    table.does("attack", survivor="buddy_davis").chooses("zombie")
    # John had the lowest influence there, but he is dead already.
    assert not table.is_in_play("john_price")
    assert table.asked == ("bite", 2)
    assert table.last("bite_reaches") == {"survivor": "jenny_clark"}
    assert table.group(1) == []
    table.falls(BLANK)
    table.chooses("risk_it")
    assert table.group(1) == ["sparky"]
    assert table.morale == 4
