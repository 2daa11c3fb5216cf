"""Playing a card."""

import pytest

from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.cards import BOX
from tests.games.dead_of_winter.table import BITTEN, BLANK, EXILED, WOUND, seat
from tests.rule import rule


@rule("DOW-CARD-1", "DOW-CARD-2")
def test_an_item_card_shows_everything_it_has() -> None:
    items = GAME.catalogue()["items"]
    card = items["shotgun"]
    assert card["symbol"] == "weapon"
    assert card["mode"] == "equip"
    assert card["once"] is True
    assert card["decks"] == {"police_station": 1, "gas_station": 1}
    assert card["text"]["en"] == (
        "Once per round, when this survivor attacks, you may kill 2 zombies instead of 1, without rolling "
        "for exposure. If you do, and this survivor's location has an empty noise space, place 1 noise "
        "token there."
    )
    symbols = {"weapon", "fuel", "education", "food", "medicine", "tool", "survivor"}
    assert {item["symbol"] for item in items.values()} == set(GAME.catalogue()["symbols"]) == symbols
    assert len(BOX.kind) == sum(sum(items[item.id]["decks"].values()) for item in BOX.items)


@rule("DOW-CARD-3")
def test_any_number_of_cards_without_a_die() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        wounds={"mike_cho": 1},
        dice={0: [2]},
        hands={0: ["food_1", "food_2", "medicine"], 1: ["food_1"]},
        food=1,
    )
    table.does("play", item="food_1").does("play", item="medicine").does("play", item="food_2")
    assert table.food == 4
    assert table.wounds("mike_cho") == (0, 0)
    assert table.hand(0) == []
    assert table.hand(1) == ["food_1"]
    assert table.dice(0) == [2]


@rule("DOW-CARD-4")
def test_nobody_plays_a_card_on_anothers_turn() -> None:
    table = seat(["ashley_ross", "mike_cho"], hands={0: ["food_1"], 1: ["food_2"]})
    assert table.asked == ("turn", 0)
    assert table.options("play") == [{"item": "food_1"}]
    table.ends_turn()
    assert table.asked == ("turn", 1)
    assert table.options("play") == [{"item": "food_2"}]


@rule("DOW-CARD-5", "DOW-CARD-8")
@pytest.mark.parametrize(("item", "gained"), [("food_1", 1), ("food_2", 2), ("food_3", 3)])
def test_food_adds_its_tokens_and_goes_on_top_of_the_waste(item: str, gained: int) -> None:
    table = seat(["ashley_ross", "mike_cho"], hands={0: [item]}, waste=["junk"], food=5)
    table.does("play", item=item)
    assert table.food == 5 + gained
    assert table.view()["waste"] == ["junk", item]
    assert table.view()["removed"] == []


@rule("DOW-CARD-6", "DOW-SURV-1")
@pytest.mark.parametrize(("item", "helpless"), [("outsider_1", 0), ("outsider_2", 1), ("outsider_3", 2)])
def test_outsiders_leave_the_game_and_bring_people(item: str, helpless: int) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        hands={0: [item]},
        waste=["junk"],
        strangers=["buddy_davis", "sparky"],
    )
    table.does("play", item=item)
    assert table.view()["removed"] == [item]
    assert table.view()["waste"] == ["junk"]
    assert table.hand(0) == []
    assert table.group(0) == ["ashley_ross", "mike_cho", "buddy_davis"]
    assert table.group(1) == ["brian_lee"]
    assert table.where("buddy_davis") == "colony"
    assert table.helpless == helpless


@rule("DOW-CARD-7")
def test_gear_does_not_reach_the_waste_by_being_played() -> None:
    table = seat(["ashley_ross", "mike_cho"], hands={0: ["pistol"]}, waste=["junk"])
    table.does("play", item="pistol").chooses("survivor", survivor="mike_cho")
    assert table.view()["waste"] == ["junk"]
    assert table.person("mike_cho")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("ashley_ross")["gear"] == []


@rule("DOW-CARD-7", "DOW-EXILE-18")
def test_an_exiles_gear_stays_in_the_game() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        hands={0: ["pistol"]},
        exiled={0: next(iter(EXILED))},
    )
    table.does("play", item="pistol").chooses("survivor", survivor="mike_cho")
    assert table.person("mike_cho")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("ashley_ross")["gear"] == []
    assert table.view()["removed"] == []


@rule("DOW-CARD-9")
def test_no_card_breaks_into_what_is_being_carried_out() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"mike_cho": "school"},
        wounds={"mike_cho": 1},
        hands={0: ["medicine", "food_1"], 1: ["medicine"]},
    )
    assert table.offers("play", item="medicine")
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("bite", 0)
    ask = table.match.ask
    assert ask is not None
    assert [option.verb for option in ask.options] == ["give_up", "risk_it"]
    table.falls(BLANK)
    table.chooses("risk_it")
    assert table.offers("play", item="medicine")


@rule("DOW-CARD-10", "DOW-DEATH-1")
def test_medicine_in_hand_does_not_stop_the_third_wound() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        wounds={"ashley_ross": 2, "mike_cho": 2},
        hands={0: ["medicine"]},
    )
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert not table.is_in_play("ashley_ross")
    assert table.hand(0) == ["medicine"]
    # It heals afterwards.
    table.does("play", item="medicine")
    assert table.wounds("mike_cho") == (1, 0)


@rule("DOW-CARD-3", "DOW-CARD-10")
def test_medicine_reaches_ones_own_and_whoever_is_beside_them() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "olivia_brown"],
        at={"mike_cho": "school", "brian_lee": "school", "olivia_brown": "library"},
        wounds={"ashley_ross": 1, "brian_lee": 1, "olivia_brown": 1},
        frostbite={"brian_lee": 1},
        hands={0: ["medicine"]},
    )
    table.does("play", item="medicine")
    assert table.options("survivor") == [{"survivor": "ashley_ross"}, {"survivor": "brian_lee"}]
    table.chooses("survivor", survivor="brian_lee").chooses("face", face="wound")
    assert table.wounds("brian_lee") == (0, 1)
    assert table.wounds("ashley_ross") == table.wounds("olivia_brown") == (1, 0)


@rule("DOW-CARD-3")
def test_medicine_is_not_played_on_the_sound() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"brian_lee": "school"},
        wounds={"brian_lee": 1},
        hands={0: ["medicine", "food_1"]},
    )
    assert table.options("play") == [{"item": "food_1"}]


@rule("DOW-CARD-3", "DOW-CARD-5")
def test_a_card_that_would_do_nothing_is_not_played() -> None:
    nothing = ["scissors", "megaphone", "reading_lamp", "junk", "adrenaline_shot", "pad_lock", "medicine"]
    table = seat(
        ["ashley_ross"],
        ["brian_lee"],
        at={"ashley_ross": "library", "brian_lee": "school"},
        wounds={"brian_lee": 1},
        dice={1: [3]},
        hands={0: [*nothing, "food_1"]},
        zombies={"library": 0, "school": 1},
        barricades={"library": 3},
    )
    # No zombie, no space, no die, no rival, nobody wounded where Ashley is.
    assert table.options("play") == [{"item": "food_1"}]
    table = seat(
        ["ashley_ross"],
        ["brian_lee"],
        at={"ashley_ross": "library", "brian_lee": "library"},
        wounds={"brian_lee": 1},
        dice={0: [3]},
        hands={0: [*nothing, "food_1"]},
        zombies={"library": 1, "school": 1},
    )
    assert {option["item"] for option in table.options("play")} == {*nothing, "food_1"}


@rule("DOW-CARD-11")
@pytest.mark.parametrize(("cards", "met"), [(3, False), (4, True)])
def test_outsiders_count_as_item_cards_for_a_collector(cards: int, met: bool) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        secrets={0: "collector", 1: "hunger"},
        hands={0: ["outsider_1", "outsider_2", "outsider_2", "outsider_3"][:cards]},
        round=1,
        food=20,
    )
    table.night_falls()
    result = table.view()["result"]
    assert result["objective"]
    assert all(goal["met"] for goal in result["seats"][0]["goals"]) is met
    assert not all(goal["met"] for goal in result["seats"][1]["goals"])


@rule("DOW-CARD-12")
def test_an_outsider_may_wait_for_a_later_turn() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "rod_miller"],
        hands={0: ["outsider_1"]},
        strangers=["buddy_davis"],
        food=20,
    )
    table.ends_turn().ends_turn()
    table.ends_turn()
    assert table.asked == ("turn", 0)
    table.does("play", item="outsider_1")
    assert "buddy_davis" in table.group(0)
    assert table.group(1) == ["brian_lee", "rod_miller"]


@rule("DOW-CARD-13")
def test_an_outsider_may_be_asked_for() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        hands={1: ["outsider_2", "fuel"]},
        strangers=["buddy_davis"],
    )
    table.does("request", player=1).chooses("symbol", symbol="survivor").chooses("count", count=1)
    table.chooses("card", item="outsider_2")
    assert table.group(0) == ["ashley_ross", "mike_cho", "buddy_davis"]
    assert table.group(1) == ["brian_lee"]
    assert table.helpless == 1
    assert table.view()["removed"] == ["outsider_2"]


@rule("DOW-CARD-14")
def test_an_outsider_may_be_given_to_the_crisis() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        hands={0: ["outsider_1"]},
        crisis="fuel_shortage",
        strangers=["buddy_davis"],
    )
    table.does("give", item="outsider_1")
    assert table.view()["crisis"]["given"] == 1
    assert table.view()["crisis"]["givers"][:2] == [1, 0]
    assert table.group(0) == ["ashley_ross", "mike_cho"]
    assert table.hand(0) == []


@rule("DOW-CARD-15")
@pytest.mark.parametrize(("helpless", "room"), [(20, True), (21, False)])
def test_nobody_joins_a_full_colony(helpless: int, room: bool) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "rod_miller"],
        at={"rod_miller": "school"},
        helpless=helpless,
        hands={0: ["outsider_1", "food_1"]},
    )
    # Three survivors and the helpless, on 24 spaces.
    assert table.offers("play", item="outsider_1") is room
    assert table.offers("play", item="food_1")


@rule("DOW-CARD-15", "DOW-EXILE-12")
@pytest.mark.parametrize("room", [True, False])
def test_for_an_exile_only_places_outside_count(room: bool) -> None:
    spaces = {
        "police_station": ["mike_cho", "brian_lee", "rod_miller"],
        "grocery_store": ["sparky", "talia_jones", "john_price"],
        "school": ["carla_thompson", "andrew_evans", "gabriel_diaz", "david_garcia"],
        "library": ["arthur_thurston", "edward_white", "bev_russell"],
        "hospital": ["olivia_brown", "james_meyers", "alexis_grey", "forest_plum"],
        "gas_station": ["buddy_davis", "gray_beard"] if not room else ["buddy_davis"],
    }
    at = {name: place for place, people in spaces.items() for name in people}
    others = [name for name in at if name != "mike_cho"]
    table = seat(
        ["mike_cho"],
        others,
        at=at,
        hands={0: ["outsider_2"]},
        exiled={0: next(iter(EXILED))},
        helpless=24,
        strangers=["brandon_kane"],
    )
    assert table.offers("play", item="outsider_2") is room
    assert table.offers("move", survivor="mike_cho") is room
    if room:
        table.does("play", item="outsider_2")
        assert table.where("brandon_kane") == "gas_station"
        assert table.helpless == 24


# The items one by one, as far as no other chapter shows them.


@rule("DOW-CARD-5")
def test_junk_rolls_one_die_again() -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [1, 2], 1: [1]}, hands={0: ["junk"]})
    table.falls(6)
    table.does("play", item="junk").chooses("die", face=1)
    assert table.dice(0) == [6, 2]
    assert table.dice(1) == [1]


@rule("DOW-CARD-5")
def test_adrenaline_sets_a_die() -> None:
    table = seat(["ashley_ross", "mike_cho"], dice={0: [1, 2], 1: [1]}, hands={0: ["adrenaline_shot"]})
    table.does("play", item="adrenaline_shot").chooses("die", face=2).chooses("die", face=6)
    assert table.dice(0) == [6, 1]
    assert table.dice(1) == [1]
    assert table.view()["waste"] == ["adrenaline_shot"]


@rule("DOW-CARD-5", "DOW-ATTACK-18")
def test_scissors_kill_a_zombie_beside_ones_own_without_a_roll() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school", "brian_lee": "library"},
        hands={0: ["scissors"]},
        zombies={"school": 2, "library": 1},
    )
    table.does("play", item="scissors")
    assert table.zombies("school") == [1]
    assert table.zombies("library") == [1]
    assert not table.all_of("exposed")


@rule("DOW-CARD-5")
def test_a_reading_lamp_lets_somebody_attack_without_a_die() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school", "mike_cho": "library", "brian_lee": "hospital"},
        hands={0: ["reading_lamp"]},
        zombies={"school": 2, "hospital": 1},
        dice={0: [1]},
    )
    table.falls(WOUND)
    table.does("play", item="reading_lamp")
    assert table.zombies("school") == [1]
    assert table.zombies("hospital") == [1]
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.dice(0) == [1]


@rule("DOW-SURV-4", "DOW-SPACE-5", "DOW-CARD-15")
def test_no_more_helpless_survivors_come_than_there_are_spaces() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        hands={0: ["outsider_3"]},
        helpless=19,
        strangers=["buddy_davis"],
    )
    # Of 24 spaces 22 are taken: Buddy has one of the two, and of the two who came with him one the other.
    table.does("play", item="outsider_3")
    assert table.where("buddy_davis") == "colony"
    assert table.helpless == 20
    assert table.place("colony")["heads"] == table.place("colony")["room"] == 24
