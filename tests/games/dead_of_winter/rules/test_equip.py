"""Equipment."""

import pytest

from lastfire.games.dead_of_winter.rules.names import SCHOOL
from tests.games.dead_of_winter.table import BITTEN, BLANK, FROSTBITE, FULL, WOUND, seat
from tests.rule import rule


@rule("DOW-EQUIP-1")
def test_gear_goes_to_any_of_ones_own_survivors_wherever_they_are() -> None:
    table = seat(
        ["ashley_ross", "mike_cho", "rod_miller"],
        ["brian_lee"],
        at={"mike_cho": "school", "rod_miller": "hospital"},
        hands={0: ["pistol"]},
    )
    table.does("play", item="pistol")
    assert [option["survivor"] for option in table.options("survivor")] == [
        "ashley_ross",
        "mike_cho",
        "rod_miller",
    ]
    table.chooses("survivor", survivor="rod_miller")
    assert table.person("rod_miller")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("mike_cho")["gear"] == []
    assert table.hand(0) == []


@rule("DOW-EQUIP-2")
def test_the_bearer_has_the_effect_and_nobody_else() -> None:
    table = seat(
        ["ashley_ross", "olivia_brown"],
        at={"ashley_ross": "school", "olivia_brown": "school"},
        dice={0: [6, 5]},
        zombies={"school": 2},
        gear={"ashley_ross": ["pistol"]},
    )
    table.falls(WOUND)
    table.does("attack", survivor="olivia_brown").chooses("die", face=5)
    assert table.wounds("olivia_brown") == (1, 0)
    table.does("attack", survivor="ashley_ross").chooses("with", item="pistol")
    assert table.wounds("ashley_ross") == (0, 0)
    assert len(table.all_of("exposed")) == 1


@rule("DOW-EQUIP-2")
def test_once_a_round_gear_does_not_help_twice() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [5, 5]},
        zombies={"school": 2},
        gear={"ashley_ross": ["martial_arts"]},
    )
    table.does("attack", survivor="ashley_ross").chooses("with", item="martial_arts")
    table.falls(WOUND)
    table.does("attack", survivor="ashley_ross")
    assert table.wounds("ashley_ross") == (1, 0)


@rule("DOW-EQUIP-3")
def test_gear_cannot_be_taken_off() -> None:
    table = seat(["ashley_ross"], ["brian_lee"], at={"brian_lee": "school"}, gear={"ashley_ross": ["pistol"]})
    ask = table.match.ask
    assert ask is not None
    assert not [option for option in ask.options if "pistol" in option.args.values()]
    assert not table.options("hand_off")
    assert table.hand(0) == []


@rule("DOW-EQUIP-4", "DOW-CRISIS-6")
def test_it_leaves_by_being_given_to_the_crisis() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        gear={"ashley_ross": ["pistol"], "brian_lee": ["hammer"]},
        crisis="fuel_shortage",
    )
    assert table.options("give_gear") == [{"item": "pistol"}]
    table.does("give_gear", item="pistol")
    assert table.person("ashley_ross")["gear"] == []
    assert table.person("brian_lee")["gear"] == [{"item": "hammer", "used": False}]
    assert table.view()["crisis"]["given"] == 1


@rule("DOW-EQUIP-4")
def test_only_ones_own_gear_goes_to_the_crisis() -> None:
    table = seat(
        ["brian_lee", "rod_miller"],
        ["ashley_ross", "mike_cho"],
        gear={"brian_lee": ["pistol"], "mike_cho": ["pistol"]},
        crisis="fuel_shortage",
        turn=1,
    )
    table.does("give_gear", item="pistol")
    assert table.person("mike_cho")["gear"] == []
    assert table.person("brian_lee")["gear"] == [{"item": "pistol", "used": False}]


@rule("DOW-EQUIP-4")
def test_it_leaves_by_being_handed_off() -> None:
    table = seat(["ashley_ross", "mike_cho"], ["brian_lee"], gear={"ashley_ross": ["pistol"]})
    table.does("hand_off", survivor="ashley_ross").chooses("survivor", survivor="brian_lee").chooses("yes")
    assert table.person("ashley_ross")["gear"] == []
    assert table.person("brian_lee")["gear"] == [{"item": "pistol", "used": False}]
    assert table.person("mike_cho")["gear"] == []


@rule("DOW-EQUIP-5", "DOW-EQUIP-6")
def test_there_is_no_limit_and_copies_are_allowed() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        hands={0: ["pistol", "pistol", "pistol", "hammer"]},
        gear={"ashley_ross": ["shotgun", "mop", "wrench"]},
    )
    for item in ("pistol", "pistol", "pistol", "hammer"):
        table.does("play", item=item).chooses("survivor", survivor="ashley_ross")
    assert sorted(thing["item"] for thing in table.person("ashley_ross")["gear"]) == [
        "hammer",
        "mop",
        "pistol",
        "pistol",
        "pistol",
        "shotgun",
        "wrench",
    ]
    assert table.person("mike_cho")["gear"] == []


@rule("DOW-EQUIP-6")
def test_each_copy_has_its_own_use() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school"},
        dice={0: [5, 5, 5]},
        zombies={"school": 3},
        gear={"ashley_ross": ["pistol", "pistol"]},
    )
    for _ in range(2):
        table.does("attack", survivor="ashley_ross").chooses("with", item="pistol")
    table.falls(BLANK)
    table.does("attack", survivor="ashley_ross")
    assert table.zombies("school") == [0]


@rule("DOW-EQUIP-7", "DOW-HAND-3")
def test_a_used_item_stays_used_when_it_is_handed_off() -> None:
    table = seat(
        ["ashley_ross", "thomas_heart"],
        at={"ashley_ross": "school", "thomas_heart": "school"},
        dice={0: [5, 5]},
        zombies={"school": 2},
        gear={"ashley_ross": ["pistol"]},
    )
    table.does("attack", survivor="ashley_ross").chooses("with", item="pistol")
    table.does("hand_off", survivor="ashley_ross")
    assert table.person("thomas_heart")["gear"] == [{"item": "pistol", "used": True}]
    table.falls(WOUND)
    table.does("attack", survivor="thomas_heart")
    assert table.wounds("thomas_heart") == (1, 0)


@rule("DOW-EQUIP-7", "DOW-EQUIP-9")
def test_a_used_item_stays_used_through_death_and_a_new_equip() -> None:
    table = seat(
        ["ashley_ross", "thomas_heart"],
        ["brian_lee"],
        at={"brian_lee": "library"},
        wounds={"ashley_ross": 2},
        dice={0: [5, 5, 5]},
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
        gear={"ashley_ross": ["pistol"]},
    )
    table.does("attack", survivor="ashley_ross").chooses("with", item="pistol")
    table.falls(WOUND)
    table.does("attack", survivor="ashley_ross")
    assert not table.is_in_play("ashley_ross")
    assert table.hand(0) == ["pistol"]
    table.does("play", item="pistol")
    assert table.person("thomas_heart")["gear"] == [{"item": "pistol", "used": True}]
    table.falls(BLANK)
    table.does("attack", survivor="thomas_heart")
    assert table.last("exposed") == {"survivor": "thomas_heart", "face": "blank"}


@rule("DOW-EQUIP-8")
def test_gear_is_open_to_all() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        hands={0: ["hammer"]},
        gear={"ashley_ross": ["pistol"]},
        crisis="fuel_shortage",
    )
    assert table.view(None)["survivors"]["ashley_ross"]["gear"] == [{"item": "pistol", "used": False}]
    table.does("give_gear", item="pistol").does("give", item="hammer")
    # What came from equipment is known, what came from the hand is not.
    assert table.view(1)["crisis"]["known"] == ["pistol"]
    assert table.view(1)["crisis"]["given"] == 2
    assert sorted(table.view(0)["crisis"]["known"]) == ["hammer", "pistol"]


@rule("DOW-EQUIP-9")
def test_of_the_dead_at_the_colony_it_goes_to_the_hand() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school"},
        gear={"ashley_ross": ["pistol", "hammer"], "mike_cho": ["mop"], "brian_lee": ["wrench"]},
        hands={0: ["fuel"]},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="colony")
    table.chooses("give_up")  # Mike
    # Both died at the colony: Mike's newcomer never sees the hand, which went with the last of them.
    assert table.person("brian_lee")["gear"] == [{"item": "wrench", "used": False}]
    assert sorted(table.last("gear_returned")["items"]) == ["mop"]
    assert sorted(table.view()["removed"]) == ["fuel", "hammer", "mop", "pistol"]
    assert table.hand(0) == []


@rule("DOW-EQUIP-9")
def test_a_hand_with_what_came_back_stays_while_somebody_lives() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": "school"},
        wounds={"ashley_ross": 2},
        gear={"ashley_ross": ["pistol", "hammer"]},
        hands={0: ["fuel"], 1: ["junk"]},
    )
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="colony")
    assert table.hand(0) == ["fuel", "hammer", "pistol"]
    assert table.hand(1) == ["junk"]
    assert sorted(table.seat(0, watcher=1)["hand"]["known"]) == ["hammer", "pistol"]


@rule("DOW-EQUIP-10")
def test_of_the_dead_elsewhere_it_is_shuffled_into_the_deck() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        wounds={"ashley_ross": 2},
        gear={"ashley_ross": ["pistol", "mop"]},
        decks={"school": ["junk"]},
        hands={0: ["fuel"]},
    )
    cards = [card for card, _ in table.table.gear]
    table.falls(FROSTBITE)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.place("school")["deck"] == FULL["school"] + 2
    assert table.place("library")["deck"] == FULL["library"]
    assert table.hand(0) == ["fuel"]
    pile = table.table.piles[SCHOOL]
    assert pile.top == ()
    assert set(cards) <= set(pile.middle)


@rule("DOW-EQUIP-2")
def test_snow_shoes_turn_frostbite_into_a_wound() -> None:
    table = seat(["ashley_ross", "mike_cho"], gear={"ashley_ross": ["snow_shoes"]})
    table.falls(FROSTBITE, FROSTBITE)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    table.does("move", survivor="mike_cho").chooses("to", place="library")
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("mike_cho") == (0, 1)


@rule("DOW-EQUIP-2")
@pytest.mark.parametrize("place", ["colony", "school"])
def test_the_cookbook_and_the_barricade_book_work_at_the_colony(place: str) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        at={"ashley_ross": place},
        gear={"ashley_ross": ["cookbook", "barricades_123"], "brian_lee": ["leadership"]},
        dice={0: [2]},
    )
    assert table.offers("use", item="cookbook") is (place == "colony")
    assert table.offers("use", item="barricades_123") is (place == "colony")
    assert not table.offers("use", item="leadership")  # Brian's
    if place == "colony":
        table.does("use", item="cookbook").does("use", item="barricades_123").chooses("gate", gate=4)
        assert table.food == 11
        assert table.barricades("colony") == [0, 0, 0, 1, 0, 0]
        assert table.dice(0) == [2]
        assert not table.options("use")


@rule("DOW-EQUIP-2")
def test_the_sniper_rifle_reaches_any_place_and_is_no_attack() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        gear={"ashley_ross": ["sniper_rifle"]},
        zombies={"hospital": 2, "library": 1},
    )
    table.does("use", item="sniper_rifle")
    assert table.options("to") == [{"place": "library"}, {"place": "hospital"}]
    table.chooses("to", place="hospital")
    assert table.zombies("hospital") == [1]
    assert table.zombies("library") == [1]
    assert not table.all_of("exposed")
    assert not table.offers("use", item="sniper_rifle")


@rule("DOW-EQUIP-2")
def test_books_and_the_walkie_talkie_change_dice() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        dice={0: [2, 6], 1: [5], 2: [1]},
        gear={"ashley_ross": ["leadership", "walkie_talkie"], "mike_cho": ["jazzercise"]},
    )
    table.does("use", item="leadership")
    assert table.dice(0) == [6, 3]
    table.does("use", item="walkie_talkie")
    assert (table.dice(0), table.dice(1), table.dice(2)) == ([6, 4], [4], [1])
    table.falls(5)
    table.does("use", item="jazzercise").chooses("die", face=4)
    # One die and no more.
    assert table.asked == ("turn", 0)
    assert table.dice(0) == [6, 5]


@rule("DOW-EQUIP-2")
@pytest.mark.parametrize(("own", "theirs", "works"), [(5, 2, True), (6, 2, False), (5, 1, False)])
def test_the_walkie_talkie_needs_a_die_to_raise_and_one_to_lower(own: int, theirs: int, works: bool) -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        dice={0: [own], 1: [theirs]},
        gear={"ashley_ross": ["walkie_talkie"]},
    )
    assert table.offers("use", item="walkie_talkie") is works


@rule("DOW-EQUIP-2")
def test_the_walkie_talkie_takes_whichever_die_of_whomever() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        dice={0: [2, 5, 6], 1: [5, 1, 3], 2: [4]},
        gear={"ashley_ross": ["walkie_talkie"]},
    )
    table.does("use", item="walkie_talkie").chooses("player", player=1)
    assert table.options("die") == [{"face": 3}, {"face": 5}]
    table.chooses("die", face=3)
    assert table.options("die") == [{"face": 2}, {"face": 5}]
    table.chooses("die", face=5)
    assert (table.dice(0), table.dice(1), table.dice(2)) == ([6, 6, 2], [5, 2, 1], [4])


@rule("DOW-EQUIP-2", "DOW-DICE-2")
def test_night_vision_goggles_bring_a_die_each_round() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "rod_miller"],
        gear={"mike_cho": ["night_vision"]},
        food=20,
    )
    table.night_falls()
    assert len(table.dice(0)) == 4
    assert len(table.dice(1)) == 3
