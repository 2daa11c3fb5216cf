"""Action dice and the player turn."""

from tests.games.dead_of_winter.table import ANY_CARD, new, seat
from tests.rule import rule


@rule("DOW-DICE-1", "DOW-DICE-2", "DOW-DICE-4", "DOW-DICE-5", "DOW-ROUND-2")
def test_all_roll_before_any_turn_one_die_each_and_one_per_survivor() -> None:
    table = seat(
        ["ashley_ross", "mike_cho", "sparky"],
        ["olivia_brown"],
        ["rod_miller", "alexis_grey"],
        dice={0: [6, 6, 6, 6], 1: [6]},
        helpless=3,
        food=9,
    )
    table.ends_turn().ends_turn()
    # Three, then a crisis, then four, two and three dice.
    table.draws(ANY_CARD)
    table.falls(3, 3, 5, 5, 1, 1, 2, 4, 6)
    table.ends_turn()
    told = [record.kind for record in table.match.records(None)]
    assert (
        told.index("crisis_revealed")
        < told.index("dice_rolled")
        < len(told) - told[::-1].index("turn_begins")
    )
    first = table.view()["first"]
    order = [(first + i) % 3 for i in range(3)]
    rolled = {record["seat"]: record["dice"] for record in table.all_of("dice_rolled")}
    assert {number: len(rolled[number]) for number in order} == {0: 4, 1: 2, 2: 3}
    for number in order:
        assert table.dice(number) == rolled[number]
        assert table.seat(number)["used_dice"] == 0
    # What was left of the old round's dice is gone.
    assert len(table.dice(0)) == 4


@rule("DOW-DICE-3", "DOW-SETUP-22")
def test_two_survivors_give_three_dice() -> None:
    match = new(4, 3, main_objective="raiding_party")
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    for number in range(4):
        view = match.view(number)["seats"][number]
        assert len(view["group"]) == 2
        assert len(view["dice"]) == 3


@rule("DOW-DICE-3", "DOW-VAR-9")
def test_with_two_players_three_survivors_give_four_dice() -> None:
    match = new(2, 3, main_objective="raiding_party")
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    assert [len(view["dice"]) for view in match.view(None)["seats"]] == [4, 4]


@rule("DOW-DICE-6", "DOW-DICE-7", "DOW-DICE-8")
def test_dice_belong_to_the_player_and_go_from_unused_to_used() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [3, 5], 1: [6, 6]},
        zombies={"school": 3},
    )
    for left in ([3], []):
        table.falls("blank")
        table.does("attack", survivor="ashley_ross")
        if left:
            table.chooses("die", face=5)
        assert table.dice(0) == left
    assert table.seat(0)["used_dice"] == 2
    assert table.dice(1) == [6, 6]
    # Nobody acts with another's dice.
    assert not table.offers("attack", survivor="ashley_ross")


@rule("DOW-DICE-9", "DOW-TURN-4")
def test_some_actions_want_a_face_others_take_any_die() -> None:
    table = seat(
        ["james_meyers", "olivia_brown"],
        at={"james_meyers": "school"},
        dice={0: [1]},
        zombies={"school": 1, "library": 1},
        waste=["junk"],
    )
    assert not table.offers("attack", survivor="james_meyers")
    assert not table.offers("search", survivor="james_meyers")
    assert table.offers("barricade", place="school")
    assert table.offers("attract", place="school")
    assert table.offers("clean_waste")
    table = seat(["james_meyers"], at={"james_meyers": "school"}, dice={0: [6]}, zombies={"school": 1})
    assert table.offers("attack", survivor="james_meyers")
    assert table.offers("search", survivor="james_meyers")


@rule("DOW-DICE-10")
def test_the_die_of_a_survivor_who_died_is_still_there() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [5, 4, 1]},
        frostbite={"mike_cho": 1},
        wounds={"mike_cho": 1},
        turn_begins=True,
    )
    assert not table.is_in_play("mike_cho")
    assert table.dice(0) == [5, 4, 1]


@rule("DOW-DICE-11", "DOW-SURV-1", "DOW-SURV-2", "DOW-SURV-3", "DOW-MOVE-4")
def test_a_newcomer_brings_no_die_before_the_next_roll_and_may_move_at_once() -> None:
    table = seat(["ashley_ross"], hands={0: ["outsider_1"]}, dice={0: [5]}, strangers=["sparky"], food=9)
    table.does("play", item="outsider_1")
    assert table.group(0) == ["ashley_ross", "sparky"]
    assert table.where("sparky") == "colony"
    assert table.dice(0) == [5]
    assert table.offers("move", survivor="sparky")
    table.night_falls()
    assert len(table.dice(0)) == 3


@rule("DOW-DICE-12")
def test_chance_tests_use_a_die_of_six() -> None:
    table = seat(["ashley_ross", "mike_cho"], noise={"school": 1})
    table.falls(6)
    table.night_falls()
    assert table.last("noise_rolled") == {"place": "school", "die": 6}


@rule("DOW-TURN-1", "DOW-XROAD-20")
def test_the_card_is_drawn_before_frostbite_wounds() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        frostbite={"olivia_brown": 1},
        crossroads=["car_crash"],
    )
    table.ends_turn()
    kinds = [record.kind for record in table.match.records(0)]
    assert kinds.index("watches") < kinds.index("frostbite_spreads")


@rule("DOW-TURN-2", "DOW-TURN-3", "DOW-TURN-5", "DOW-TURN-6")
def test_as_many_actions_as_one_likes_in_any_order_and_only_on_ones_own_turn() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [2, 2], 1: [6]},
        hands={0: ["food_1", "food_2"], 1: ["food_2"]},
        crisis="despair",
        food=0,
    )
    table.does("play", item="food_1")
    table.does("barricade", place="colony").chooses("gate", gate=1)
    table.does("play", item="food_2")
    assert table.food == 3
    assert table.asked == ("turn", 0)
    for verb in ("move", "spend_food", "request", "call_vote", "end_turn"):
        assert table.offers(verb), verb
    # Stopping with a die left is allowed.
    table.ends_turn()
    assert table.asked == ("turn", 1)
    assert not table.offers("move", survivor="ashley_ross")


@rule("DOW-TURN-7")
def test_an_exile_goes_on_taking_turns() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [6]},
        zombies={"school": 1},
        exiled={0: "handy"},
    )
    assert table.asked == ("turn", 0)
    assert table.offers("attack", survivor="ashley_ross")
    assert table.offers("search", survivor="mike_cho")
    assert table.offers("move", survivor="mike_cho")
