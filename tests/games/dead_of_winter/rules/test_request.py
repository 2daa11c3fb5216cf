"""Requests."""

import pytest

from tests.games.dead_of_winter.table import BLANK, EXILED, Game, seat
from tests.rule import rule

ALL = ["weapon", "fuel", "education", "food", "medicine", "tool", "survivor"]


def asking(*cards: str, symbol: str, many: int = 1, **what: object) -> Game:
    """Seat 0 asks seat 1 for cards of a symbol; seat 2 looks on with a card in hand."""
    what.setdefault("dice", {0: [3]})
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        hands={1: cards, 2: ["junk"]},
        **what,  # type: ignore[arg-type]
    )
    table.does("request", player=1).chooses("symbol", symbol=symbol)
    # Of one card in hand no more than one can be asked for.
    return table.chooses("count", count=many) if len(cards) > 1 else table


@rule("DOW-REQUEST-1")
def test_the_active_player_asks_another_for_a_kind_of_card_without_a_die() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        dice={0: [3]},
        hands={1: ["food_2"], 0: ["fuel"]},
    )
    # Who has no cards is not asked, nor is oneself.
    assert table.options("request") == [{"player": 1}]
    table.does("request", player=1)
    assert [option["symbol"] for option in table.options("symbol")] == ALL
    table.chooses("symbol", symbol="food")
    assert table.asked == ("offer", 1)
    table.chooses("card", item="food_2")
    assert table.food == 12
    assert table.dice(0) == [3]
    assert table.hand(0) == ["fuel"]


@rule("DOW-REQUEST-1")
def test_one_may_ask_for_several_cards() -> None:
    table = asking("food_1", "food_2", symbol="food")
    table.chooses("card", item="food_1")
    table.does("request", player=1).chooses("symbol", symbol="food").chooses("card", item="food_2")
    assert table.food == 13
    assert table.hand(1) == []
    assert table.hand(2) == ["junk"]


@rule("DOW-REQUEST-2")
def test_giving_is_voluntary() -> None:
    table = asking("food_1", "food_2", symbol="food")
    ask = table.match.ask
    assert ask is not None
    assert [option.notation for option in ask.options] == ["no", "card item=food_1", "card item=food_2"]
    table.chooses("no")
    assert table.hand(1) == ["food_1", "food_2"]
    assert table.food == 10
    assert table.asked == ("turn", 0)


@rule("DOW-REQUEST-2", "DOW-SECRET-4")
def test_who_has_no_such_card_is_asked_all_the_same() -> None:
    table = asking("fuel", symbol="education")
    assert table.asked == ("offer", 1)
    table.chooses("no")
    assert table.told()[-1] == "declined"


@rule("DOW-REQUEST-3")
def test_equipment_is_not_given_on_request() -> None:
    table = asking("fuel", symbol="weapon", gear={"brian_lee": ["pistol"]})
    ask = table.match.ask
    assert ask is not None
    assert [option.notation for option in ask.options] == ["no"]
    table.chooses("no")
    assert table.person("brian_lee")["gear"] == [{"item": "pistol", "used": False}]


@rule("DOW-REQUEST-4", "DOW-REQUEST-5")
def test_a_given_card_is_shown_to_all_and_played_at_once() -> None:
    table = asking("food_3", "fuel", symbol="food")
    table.chooses("card", item="food_3")
    assert [r.args for r in table.match.records(2) if r.kind == "offered"] == [
        {"player": 1, "item": "food_3"}
    ]
    assert table.food == 13
    assert table.view()["waste"] == ["food_3"]
    assert table.hand(1) == ["fuel"]
    assert table.hand(0) == []


@rule("DOW-REQUEST-5")
def test_the_asker_plays_it_as_their_own() -> None:
    table = asking("fuel", symbol="fuel")
    table.chooses("card", item="fuel")
    # Ashley and Mike are the asker's; Brian is not.
    assert table.asked == ("survivor", 0)
    table.chooses("survivor", survivor="mike_cho").chooses("to", place="school")
    assert table.where("mike_cho") == "school"
    assert table.where("brian_lee") == "colony"
    assert not table.all_of("exposed")


@rule("DOW-REQUEST-5", "DOW-CARD-9")
def test_a_card_that_cannot_be_played_now_is_not_given() -> None:
    table = asking("medicine", "adrenaline_shot", symbol="medicine")
    # Nobody is wounded; a die can be set.
    assert table.options("card") == [{"item": "adrenaline_shot"}]
    table = asking("medicine", "adrenaline_shot", symbol="medicine", wounds={"mike_cho": 1}, dice={1: [2]})
    assert table.options("card") == [{"item": "medicine"}]


@rule("DOW-REQUEST-5", "DOW-EQUIP-1")
def test_gear_given_is_equipped_by_the_asker() -> None:
    table = asking("pistol", "fuel", symbol="weapon")
    table.chooses("card", item="pistol").chooses("survivor", survivor="mike_cho")
    assert table.person("mike_cho")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("brian_lee")["gear"] == []
    assert table.hand(1) == ["fuel"]


@rule("DOW-REQUEST-6")
def test_fuel_given_may_feed_a_lighter() -> None:
    table = asking(
        "fuel",
        symbol="fuel",
        at={"ashley_ross": "school", "mike_cho": "library"},
        gear={"ashley_ross": ["lighter"]},
        zombies={"school": 4, "library": 1},
        dice={0: [2], 2: [2]},
    )
    table.chooses("card", item="fuel")
    assert table.asked == ("use", 0)
    # Mike has no lighter.
    assert table.options("attack") == [{"survivor": "ashley_ross"}]
    assert table.options("play") == [{"item": "fuel"}]
    table.chooses("attack", survivor="ashley_ross")
    assert table.zombies("school") == [0]
    assert table.zombies("library") == [1]
    assert table.dice(0) == []
    assert table.dice(2) == [2]
    assert table.view()["waste"] == ["fuel"]
    assert not table.all_of("moved")


@rule("DOW-REQUEST-6", "DOW-ATTACK-20")
def test_medicine_given_may_go_into_edwards_attack() -> None:
    table = seat(
        ["edward_white", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        at={"brian_lee": "school"},
        hands={1: ["medicine"], 2: ["medicine"]},
        dice={0: [4, 1, 1]},
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
    )
    # Nobody is wounded: there is no other use for it.
    table.does("request", player=1).chooses("symbol", symbol="medicine").chooses("card", item="medicine")
    assert sum(table.zombies("colony")) == 0
    assert table.dice(0) == [1]
    assert table.hand(1) == []
    assert table.hand(2) == ["medicine"]
    assert table.view()["waste"] == ["medicine"]


@rule("DOW-REQUEST-6", "DOW-EXILE-14")
def test_an_exile_may_eat_what_is_given() -> None:
    table = asking(
        "food_2",
        symbol="food",
        at={"ashley_ross": "school", "mike_cho": "library"},
        exiled={0: next(iter(EXILED))},
    )
    table.chooses("card", item="food_2").chooses("feed_die", item="food_2")
    assert table.dice(0) == [4]
    assert table.food == 10
    assert table.view()["removed"] == ["food_2"]


@rule("DOW-REQUEST-7")
def test_a_given_card_cannot_go_to_the_crisis() -> None:
    table = asking("fuel", symbol="fuel", crisis="fuel_shortage")
    table.chooses("card", item="fuel")
    assert table.asked == ("survivor", 0)
    assert not table.options("give")
    table.chooses("survivor", survivor="ashley_ross").chooses("to", place="school")
    assert table.view()["crisis"]["given"] == 0
    assert table.hand(0) == []
    assert table.view()["waste"] == ["fuel"]


@rule("DOW-REQUEST-8")
def test_a_given_card_cannot_go_to_the_main_objective() -> None:
    table = asking("medicine", symbol="medicine", objective="find_the_cure", wounds={"mike_cho": 1})
    table.chooses("card", item="medicine")
    assert table.view()["objective"]["stock"] == []
    assert table.view()["waste"] == ["medicine"]
    assert table.wounds("mike_cho") == (0, 0)
    # It would not be given for that alone either.
    table = asking("medicine", symbol="medicine", objective="find_the_cure")
    assert not table.options("card")


@rule("DOW-REQUEST-9")
def test_gear_got_by_request_may_later_go_to_the_crisis() -> None:
    table = asking("pistol", symbol="weapon", crisis="fuel_shortage")
    table.chooses("card", item="pistol").chooses("survivor", survivor="mike_cho")
    table.does("give_gear", item="pistol")
    assert table.view()["crisis"]["given"] == 1
    assert table.view()["crisis"]["givers"] == [1, 0, 0]
    assert table.person("mike_cho")["gear"] == []


@rule("DOW-REQUEST-10")
def test_asker_and_giver_need_not_share_a_place() -> None:
    table = asking(
        "food_1", symbol="food", at={"brian_lee": "school", "ashley_ross": "library", "mike_cho": "library"}
    )
    table.chooses("card", item="food_1")
    assert table.food == 11
    assert table.hand(2) == ["junk"]


@rule("DOW-REQUEST-11")
@pytest.mark.parametrize("exile", [0, 1])
def test_exiles_may_ask_and_may_be_asked(exile: int) -> None:
    at = {"ashley_ross": "school", "mike_cho": "library", "brian_lee": "hospital"}
    table = asking("fuel", symbol="fuel", at=at, exiled={exile: next(iter(EXILED))})
    table.chooses("card", item="fuel").chooses("survivor", survivor="mike_cho")
    table.chooses("to", place="police_station")
    assert table.where("mike_cho") == "police_station"
    assert table.hand(1) == []
    # Whose card it is to play decides where it goes.
    assert table.view()["waste"] == ([] if exile == 0 else ["fuel"])
    assert table.view()["removed"] == (["fuel"] if exile == 0 else [])


@rule("DOW-REQUEST-5", "DOW-ATTACK-17")
def test_a_given_lamp_lets_the_askers_survivor_attack() -> None:
    table = asking("reading_lamp", symbol="tool", at={"ashley_ross": "school"}, zombies={"school": 1})
    table.falls(BLANK)
    table.chooses("card", item="reading_lamp")
    if table.asked == ("attacker", 0):
        table.chooses("survivor", survivor="ashley_ross")
    assert table.zombies("school") == [0]
    assert table.dice(0) == [3]


@rule("DOW-REQUEST-5")
def test_the_card_that_was_given_is_the_one_that_is_played() -> None:
    # Only the first five fuel cards are starters: the one that is given comes from a place.
    table = seat(
        ["ashley_ross"],
        ["brian_lee"],
        ["rod_miller"],
        hands={0: ["fuel"], 2: ["fuel"] * 4, 1: ["fuel"]},
        crossroads=["creature_comforts"],
        turn_begins=True,
    )
    # Everybody gets to know the starter, which stays in the hand.
    table.chooses("card", item="fuel").chooses("no").chooses("no").chooses("no")
    assert table.seat(0, 2)["hand"]["known"] == ["fuel"]
    given = table.seat(1)["hand"]["backs"]
    assert "starter" not in given
    table.does("request", player=1).chooses("symbol", symbol="fuel").chooses("card", item="fuel")
    table.chooses("to", place="school")
    assert table.seat(0)["hand"]["backs"] == {"starter": 1}


@rule("DOW-REQUEST-12")
def test_several_cards_may_be_asked_for_at_once() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], ["brian_lee"], ["olivia_brown"],
        hands={1: ["food_1", "food_2", "food_2", "junk"], 2: ["food_3"]},
    )  # fmt: skip
    table.does("request", player=1).chooses("symbol", symbol="food")
    # No more than the player has cards in hand, whatever they are.
    assert [option["count"] for option in table.options("count")] == [1, 2, 3, 4]
    table.chooses("count", count=2)
    assert table.last("requested") == {"seat": 0, "player": 1, "symbol": "food", "count": 2}
    assert table.asked == ("offer", 1)
    table.chooses("card", item="food_1")
    # The first is played before the second is given, and what is given is not more than asked for.
    assert table.food == 11
    assert table.asked == ("offer", 1)
    table.chooses("card", item="food_2")
    assert table.food == 13
    assert table.asked == ("turn", 0)
    assert table.hand(1) == ["food_2", "junk"]


@rule("DOW-REQUEST-12", "DOW-REQUEST-2")
def test_everybody_may_be_asked_at_once_from_the_left_on() -> None:
    table = seat(
        ["ashley_ross"], ["brian_lee"], ["olivia_brown"], ["rod_miller"],
        hands={0: ["food_1"], 2: ["food_2"], 3: ["junk", "food_3"]}, turn=2,
    )  # fmt: skip
    # The second has nothing in hand, so there is nobody but the first and the fourth.
    table.does("request_all").chooses("symbol", symbol="food").chooses("count", count=2)
    assert table.last("requested_all") == {"seat": 2, "symbol": "food", "count": 2}
    assert table.asked == ("offer", 3)
    table.chooses("no")
    assert table.asked == ("offer", 0)
    table.chooses("card", item="food_1")
    # Nobody is left who has cards and has not declined.
    assert table.asked == ("turn", 2)
    assert table.food == 11
    assert table.hand(3) == ["food_3", "junk"]


@rule("DOW-REQUEST-12")
def test_when_enough_is_given_nobody_else_is_asked() -> None:
    table = seat(
        ["ashley_ross"], ["brian_lee"], ["olivia_brown"],
        hands={1: ["fuel"], 2: ["fuel"]},
    )  # fmt: skip
    table.does("request_all").chooses("symbol", symbol="fuel").chooses("count", count=1)
    table.chooses("card", item="fuel").chooses("to", place="school")
    assert table.asked == ("turn", 0)
    assert table.hand(2) == ["fuel"]
    # Who was not asked has not declined.
    assert table.offers("request", player=2)


@rule("DOW-REQUEST-12")
def test_asking_everybody_needs_more_than_one_to_ask() -> None:
    assert not seat(hands={1: ["junk"]}).offers("request_all")
    assert seat(hands={1: ["junk"], 2: ["junk"]}).offers("request_all")
    assert not seat(["ashley_ross"], ["brian_lee"], hands={1: ["junk"]}).offers("request_all")


@rule("DOW-REQUEST-12", "DOW-XROAD-15")
def test_what_a_given_card_sets_off_happens_before_the_next_is_given() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], ["brian_lee"], ["olivia_brown"],
        hands={1: ["fuel", "fuel"]}, watched="fuel_tanker", at={"mike_cho": "school"},
    )  # fmt: skip
    table.does("request", player=1).chooses("symbol", symbol="fuel").chooses("count", count=2)
    table.chooses("card", item="fuel").chooses("survivor", survivor="mike_cho")
    table.chooses("to", place="library")
    # The card that waits for a move is opened before anything more is given.
    assert table.asked == ("crossroads", 0)
    table.chooses("choose", option=2)
    assert table.asked == ("offer", 1)
    table.chooses("card", item="fuel")
    # Mike has moved, so it takes Ashley.
    table.chooses("to", place="school")
    assert table.asked == ("turn", 0)


@rule("DOW-REQUEST-13")
def test_who_gives_nothing_of_a_kind_may_be_asked_for_another() -> None:
    table = asking("food_1", "food_2", symbol="food")
    table.chooses("no")
    table.does("request", player=1)
    assert [option["symbol"] for option in table.options("symbol")] == [s for s in ALL if s != "food"]
    table.chooses("symbol", symbol="fuel").chooses("count", count=1).chooses("no")
    table.does("request", player=1)
    assert [option["symbol"] for option in table.options("symbol")] == [
        s for s in ALL if s not in ("food", "fuel")
    ]
    # All others may still be asked for food.
    for kind in ("weapon", "education", "medicine", "tool", "survivor"):
        if kind != "weapon":
            table.does("request", player=1)
        table.chooses("symbol", symbol=kind).chooses("count", count=1).chooses("no")
    assert table.options("request") == [{"player": 2}]
    table.ends_turn()
    assert table.offers("request", player=2)


@rule("DOW-REQUEST-13")
def test_who_has_declined_is_left_out_when_everybody_is_asked() -> None:
    table = seat(
        ["ashley_ross"], ["brian_lee"], ["olivia_brown"],
        hands={1: ["fuel", "food_1"], 2: ["fuel"]},
    )  # fmt: skip
    table.does("request", player=1).chooses("symbol", symbol="fuel").chooses("count", count=1).chooses("no")
    table.does("request_all").chooses("symbol", symbol="fuel")
    # Only the other can be asked, who has one card: how many is no question.
    assert table.asked == ("offer", 2)
    table.chooses("no")
    # For fuel nobody is left, for other kinds both are.
    table.does("request_all")
    assert [option["symbol"] for option in table.options("symbol")] == [s for s in ALL if s != "fuel"]
