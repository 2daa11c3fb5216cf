"""Hand-off."""

from typing import Any

from tests.games.dead_of_winter.table import EXILED, Game, seat
from tests.rule import rule


@rule("DOW-HAND-1", "DOW-HAND-2")
def test_an_item_passes_to_anybody_at_the_same_place_without_a_die() -> None:
    table = seat(
        ["ashley_ross", "mike_cho", "rod_miller"],
        ["brian_lee", "olivia_brown"],
        at={
            "ashley_ross": "school",
            "mike_cho": "school",
            "brian_lee": "school",
            "olivia_brown": "library",
        },
        dice={0: [3]},
        gear={"ashley_ross": ["pistol"], "brian_lee": ["hammer"], "rod_miller": ["mop"]},
        helpless=2,
    )
    # Rod is alone at the colony but for helpless survivors; Brian is not the active player's.
    assert table.options("hand_off") == [{"survivor": "ashley_ross"}]
    table.does("hand_off", survivor="ashley_ross")
    # One's own and others', whoever is there; not Olivia, not Rod.
    assert table.options("survivor") == [{"survivor": "mike_cho"}, {"survivor": "brian_lee"}]
    table.chooses("survivor", survivor="brian_lee").chooses("yes")
    assert table.asked == ("turn", 0)
    assert [thing["item"] for thing in table.person("brian_lee")["gear"]] == ["pistol", "hammer"]
    assert table.person("mike_cho")["gear"] == []
    assert table.dice(0) == [3]


@rule("DOW-HAND-2")
def test_ones_own_survivor_may_receive() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school", "mike_cho": "school"},
        gear={"ashley_ross": ["pistol"]},
    )
    table.does("hand_off", survivor="ashley_ross")
    assert table.person("mike_cho")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("brian_lee")["gear"] == []


@rule("DOW-HAND-3")
def test_it_is_on_the_receiver_at_once_and_never_in_a_hand() -> None:
    table = seat(
        ["ashley_ross", "thomas_heart"],
        ["brian_lee"],
        at={"ashley_ross": "school", "thomas_heart": "school"},
        dice={0: [5]},
        zombies={"school": 1},
        gear={"ashley_ross": ["pistol", "mop"]},
    )
    table.does("hand_off", survivor="ashley_ross").chooses("card", item="pistol")
    assert table.hand(0) == []
    assert table.person("ashley_ross")["gear"] == [{"item": "mop", "used": False}]
    table.does("attack", survivor="thomas_heart").chooses("with", item="pistol")
    assert not table.all_of("exposed")


@rule("DOW-HAND-4")
def test_hand_offs_are_not_limited_in_number() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        gear={"ashley_ross": ["pistol", "mop"], "mike_cho": ["hammer"]},
    )
    table.does("hand_off", survivor="ashley_ross").chooses("card", item="pistol")
    table.chooses("survivor", survivor="mike_cho")
    table.does("hand_off", survivor="ashley_ross").chooses("survivor", survivor="mike_cho")
    table.does("hand_off", survivor="mike_cho").chooses("survivor", survivor="brian_lee").chooses("yes")
    assert table.person("ashley_ross")["gear"] == []
    assert [thing["item"] for thing in table.person("mike_cho")["gear"]] == ["pistol", "mop"]
    assert [thing["item"] for thing in table.person("brian_lee")["gear"]] == ["hammer"]
    # So that a turn comes to an end, each item goes on once in it.
    assert not table.options("hand_off")
    table.ends_turn()
    assert table.offers("hand_off", survivor="brian_lee")


@rule("DOW-HAND-5")
def test_exiles_hand_off_too() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        at={"ashley_ross": "school", "mike_cho": "library", "brian_lee": "school"},
        gear={"ashley_ross": ["pistol"], "mike_cho": ["mop"]},
        exiled={0: next(iter(EXILED))},
    )
    table.does("hand_off", survivor="ashley_ross").chooses("yes")
    assert table.person("brian_lee")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("mike_cho")["gear"] == [{"item": "mop", "used": False}]


def lend(**what: Any) -> Game:
    """Ashley is about to hand something to Brian, who is somebody else's; Mike stands by."""
    return seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        at={"ashley_ross": "school", "brian_lee": "school", **what.pop("at", {})},
        gear={"ashley_ross": what.pop("things", ["pistol"])},
        **what,
    )


@rule("DOW-HAND-6")
def test_the_player_of_the_receiver_is_asked() -> None:
    table = lend().does("hand_off", survivor="ashley_ross")
    assert table.asked == ("accept", 1)
    ask = table.match.ask
    assert ask is not None
    assert ask.about == {"player": 0, "item": "pistol", "survivor": "brian_lee"}
    table.chooses("yes")
    assert table.person("brian_lee")["gear"] == [{"item": "pistol", "used": False}]
    assert table.last("handed_off") == {"survivor": "ashley_ross", "item": "pistol", "victim": "brian_lee"}
    assert table.asked == ("turn", 0)


@rule("DOW-HAND-6")
def test_nobody_has_to_take_an_item_and_is_not_offered_it_twice_in_a_turn() -> None:
    table = lend(things=["pistol", "mop"]).does("hand_off", survivor="ashley_ross")
    table.chooses("card", item="pistol").chooses("no")
    assert [thing["item"] for thing in table.person("ashley_ross")["gear"]] == ["pistol", "mop"]
    assert table.person("brian_lee")["gear"] == []
    assert table.last("not_taken") == {
        "player": 1, "survivor": "ashley_ross", "item": "pistol", "victim": "brian_lee",
    }  # fmt: skip
    # The mop may still be offered to Brian's player, the pistol to nobody here.
    table.does("hand_off", survivor="ashley_ross")
    assert table.asked == ("accept", 1)
    table.chooses("no")
    assert not table.options("hand_off")
    # In a later turn it may be offered again.
    table.ends_turn().ends_turn().ends_turn()
    while table.asked is not None and table.asked != ("turn", 0):
        table.ends_turn()
    assert table.offers("hand_off", survivor="ashley_ross")


@rule("DOW-HAND-6")
def test_who_refuses_does_not_stand_between_others() -> None:
    table = lend(at={"olivia_brown": "school", "mike_cho": "school"}).does("hand_off", survivor="ashley_ross")
    table.chooses("survivor", survivor="brian_lee").chooses("no")
    table.does("hand_off", survivor="ashley_ross")
    assert table.options("survivor") == [{"survivor": "olivia_brown"}, {"survivor": "mike_cho"}]
    # One's own survivor takes it without a question.
    table.chooses("survivor", survivor="mike_cho")
    assert table.asked == ("turn", 0)
    assert table.person("mike_cho")["gear"] == [{"item": "pistol", "used": False}]
