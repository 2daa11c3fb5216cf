"""The crossroads cards that are over when they have happened, one by one: when each opens, when it
does not, and what every option does.
"""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.cards.crossroads import CROSSROADS
from tests.games.dead_of_winter.table import (
    BITTEN,
    BLANK,
    CARD,
    EXILED,
    FROSTBITE,
    FULL,
    SECRET,
    WOUND,
    Game,
    seat,
)

EXILE = next(iter(EXILED))
BETRAYAL = list(SECRET)[-1]
OTHERS = (["olivia_brown", "brian_lee"], ["rod_miller", "alexis_grey"])


def begins(card: str, *groups: list[str], **what: Any) -> Game:
    """The card is drawn at the beginning of the turn of seat 0, whose group comes first."""
    return seat(*groups, crossroads=[card], turn_begins=True, **what)


def watched(card: str, *groups: list[str], **what: Any) -> Game:
    """The card is being watched for in the turn of seat 0."""
    return seat(*groups, watched=card, **what)


def is_open(table: Game, card: str) -> bool:
    """Whether a card lies open."""
    shown = table.view()["crossroads"]
    return shown is not None and shown["id"] == card


def is_done(table: Game, card: str) -> bool:
    """Whether a card has been opened and is over."""
    return CARD[card] in table.table.past_crossroads and table.table.open_card < 0


def is_waiting(table: Game, card: str) -> bool:
    """Whether a card is still being watched for."""
    return table.table.watched == CARD[card] and table.asked == ("turn", 0)


def votes(table: Game, thumb: str) -> Game:
    """Everybody votes alike."""
    assert table.asked is not None
    assert table.asked[0] == "crossroads_vote"
    while table.asked is not None and table.asked[0] == "crossroads_vote":
        table.chooses(thumb)
    return table


def takes(table: Game, option: int) -> Game:
    """The open card's option with this number is chosen."""
    assert table.asked is not None
    assert table.asked[0] == "crossroads"
    return table.chooses("choose", option=option)


def moves(table: Game, survivor: str = "ashley_ross", to: str = "school", die: str = BLANK) -> Game:
    """A survivor moves, without fuel, and rolls."""
    table.falls(die)
    return table.does("move", survivor=survivor).chooses("to", place=to)


def searches(table: Game, survivor: str, card: str) -> Game:
    """A survivor searches, without what may help them, and keeps the first card."""
    table.does("search", survivor=survivor)
    if table.offers("not_now"):
        table.chooses("not_now")
    return table.chooses("keep", item=card)


def test_each_names_its_options() -> None:
    for card in CROSSROADS:
        assert 1 <= len(card.choices) <= 3
        assert not card.vote or len(card.choices) == 2
        for choice in card.choices:
            assert choice.words().en.endswith(".")
            assert choice.words().ja.endswith("。")


# 1 Car Crash


def drives(card: str, **what: Any) -> Game:
    """Ashley moves to the school with fuel."""
    table = watched(card, hands={0: ["fuel"]}, **what)
    table.does("play", item="fuel").chooses("survivor", survivor="ashley_ross")
    return table.chooses("to", place="school")


def test_car_crash_walk_home() -> None:
    table = takes(drives("car_crash"), 1)
    assert table.where("ashley_ross") == "colony"
    assert table.wounds("ashley_ross") == (0, 1)
    assert is_done(table, "car_crash")


def test_car_crash_press_on() -> None:
    table = drives("car_crash")
    table.falls(BLANK, WOUND, BLANK)
    takes(table, 2)
    assert table.where("ashley_ross") == "school"
    assert table.wounds("ashley_ross") == (1, 0)


def test_car_crash_needs_fuel_and_somebody_not_exiled() -> None:
    assert is_waiting(moves(watched("car_crash", hands={0: ["fuel"]})), "car_crash")
    away = {"ashley_ross": "library", "mike_cho": "library"}
    assert is_waiting(drives("car_crash", exiled={0: EXILE}, at=away), "car_crash")


# 2 Wavering Loyalties

MANY = (
    ["ashley_ross", "mike_cho", "sparky"],
    ["olivia_brown", "brian_lee"],
    ["rod_miller", "alexis_grey", "jenny_clark"],
)


def test_wavering_loyalties_a_survivor_goes_over_to_a_player_with_fewer() -> None:
    table = takes(begins("wavering_loyalties", *MANY), 1)
    # Only seat 1 has fewer, so nothing is asked about that.
    table.chooses("survivor", survivor="sparky")
    assert table.group(1) == ["olivia_brown", "brian_lee", "sparky"]
    assert table.group(0) == ["ashley_ross", "mike_cho"]


@pytest.mark.parametrize(("die", "morale"), [(3, 5), (4, 6)])
def test_wavering_loyalties_a_die_on_morale(die: int, morale: int) -> None:
    table = begins("wavering_loyalties", *MANY)
    table.falls(die)
    assert takes(table, 2).morale == morale


def test_wavering_loyalties_who_goes_over_to_an_exile_leaves_the_colony() -> None:
    away = {"olivia_brown": "school"}
    table = takes(
        begins(
            "wavering_loyalties", ["ashley_ross", "mike_cho"], ["olivia_brown"], at=away, exiled={1: EXILE}
        ),
        1,
    )
    table.chooses("survivor", survivor="mike_cho")
    # The exile chooses the place, and it is on the way there that the roll is made.
    assert table.asked == ("refuge", 1)
    table.falls(WOUND)
    table.chooses("to", place="library")
    assert table.group(1) == ["olivia_brown", "mike_cho"]
    assert table.where("mike_cho") == "library"
    assert table.wounds("mike_cho") == (1, 0)
    assert table.where("ashley_ross") == "colony"


def test_wavering_loyalties_needs_more_than_somebody() -> None:
    assert is_waiting(begins("wavering_loyalties"), "wavering_loyalties")


# 3 Horde


def test_horde_break_through() -> None:
    table = moves(watched("horde"))
    table.falls(WOUND, BLANK, FROSTBITE)
    takes(table, 1)
    assert table.wounds("ashley_ross") == (1, 1)
    assert table.where("ashley_ross") == "school"


def test_horde_turn_back() -> None:
    table = takes(moves(watched("horde")), 2)
    assert table.where("ashley_ross") == "colony"
    assert not table.offers("move", survivor="ashley_ross")
    assert table.offers("move", survivor="mike_cho")


def test_horde_does_not_come_when_fuel_is_used() -> None:
    assert is_waiting(drives("horde"), "horde")


# 5 Spoiled


def test_spoiled_eat_it_anyway() -> None:
    table = watched("spoiled", dice={0: [3]}).does("spend_food")
    assert is_open(table, "spoiled")
    assert table.food == 9
    takes(table, 1).chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.dice(0) == [4]


def test_spoiled_throw_it_away() -> None:
    table = takes(watched("spoiled", dice={0: [3]}).does("spend_food"), 2)
    assert table.food == 9
    assert table.dice(0) == [3]
    assert table.asked == ("turn", 0)


def test_spoiled_is_about_tokens_not_cards() -> None:
    table = watched("spoiled", dice={0: [3]}, hands={0: ["food_1"]}).does("play", item="food_1")
    assert is_waiting(table, "spoiled")


# 6 Maude

SHOP = {"ashley_ross": "grocery_store"}


def test_maude_bring_her_food_home() -> None:
    table = takes(begins("maude", at=SHOP), 1)
    assert table.where("ashley_ross") == "colony"
    assert table.food == 13


def test_maude_empty_her_shelves() -> None:
    deck = ["hammer", "food_1", "wrench", "food_2", "junk"]
    table = takes(begins("maude", at=SHOP, decks={"grocery_store": deck}), 2)
    assert table.hand(0) == ["food_1", "food_2"]
    assert table.place("grocery_store")["deck"] == FULL["grocery_store"] - 2
    assert table.last("revealed_items")["items"] == ["hammer", "food_1", "wrench", "food_2"]
    assert not table.offers("play", item="food_1")


def test_maude_needs_a_survivor_of_yours_at_the_grocery_store_not_exiled() -> None:
    assert is_waiting(begins("maude", at={"olivia_brown": "grocery_store"}), "maude")
    away = {"ashley_ross": "grocery_store", "mike_cho": "library"}
    assert is_waiting(begins("maude", at=away, exiled={0: EXILE}), "maude")


# 7 Sparky


def test_sparky_lets_loose_on_the_colony() -> None:
    table = takes(begins("sparky", ["sparky", "mike_cho"], zombies={"colony": 7, "school": 2}), 1)
    assert table.zombies("colony") == [0] * 6
    assert table.zombies("school") == [2]
    assert "exposed" not in table.told()


def test_sparky_of_nine_zombies_one_is_left() -> None:
    table = takes(begins("sparky", ["sparky", "mike_cho"], zombies={"colony": 9}), 1)
    while table.asked is not None and table.asked[0] == "gate":
        table.match.answer(0)
    assert sum(table.zombies("colony")) == 1


def test_sparky_tricks() -> None:
    assert takes(begins("sparky", ["sparky", "mike_cho"], zombies={"colony": 1}), 2).morale == 7


def test_sparky_without_zombies_only_the_tricks_are_left() -> None:
    table = begins("sparky", ["sparky", "mike_cho"])
    assert table.options("choose") == [{"option": 2}]
    assert takes(table, 2).morale == 7


def test_sparky_of_somebody_else() -> None:
    assert is_waiting(begins("sparky", ["ashley_ross"], ["sparky", "brian_lee"], ["rod_miller"]), "sparky")


# 8 Maria Lopez

MARIA = ["maria_lopez", "ashley_ross"]


def test_maria_lopez_feed_the_pupils() -> None:
    table = begins("maria_lopez", MARIA)
    assert table.where("maria_lopez") == "school"
    takes(table, 1).chooses("card", item="baseball_bat")
    assert table.food == 7
    assert table.hand(0) == ["baseball_bat"]
    assert table.place("school")["deck"] == FULL["school"] - 1


def test_maria_lopez_leave_them_the_pantry() -> None:
    table = takes(begins("maria_lopez", MARIA), 2)
    assert sorted(table.view()["removed"]) == ["food_1"] * 3 + ["food_2"] * 3
    assert table.place("school")["deck"] == FULL["school"] - 6


def test_maria_lopez_stays_away_from_a_full_school_and_cannot_pay_what_is_not_there() -> None:
    full = dict.fromkeys(("olivia_brown", "brian_lee", "rod_miller", "alexis_grey"), "school")
    table = begins("maria_lopez", MARIA, *OTHERS, at=full, food=2)
    assert table.where("maria_lopez") == "colony"
    assert table.options("choose") == [{"option": 2}]
    takes(table, 2)
    assert table.food == 2
    assert table.place("school")["deck"] == FULL["school"] - 6


def test_maria_lopez_of_somebody_else() -> None:
    assert is_waiting(begins("maria_lopez", ["ashley_ross"], ["maria_lopez"], ["rod_miller"]), "maria_lopez")


# 9 Brian Lee


@pytest.mark.parametrize(
    ("option", "place", "other"), [(1, "hospital", "grocery_store"), (2, "grocery_store", "hospital")]
)
def test_brian_lee_clears_and_holds_a_place(option: int, place: str, other: str) -> None:
    table = begins("brian_lee", ["brian_lee"], ["olivia_brown"], zombies={place: 2, other: 2})
    takes(table, option)
    assert table.zombies(place) == [0]
    assert table.barricades(place) == [4]
    assert table.zombies(other) == [2]
    assert table.barricades(other) == [0]


def test_brian_lee_has_to_be_at_the_colony_and_yours() -> None:
    assert is_waiting(
        begins("brian_lee", ["brian_lee"], ["olivia_brown"], at={"brian_lee": "school"}), "brian_lee"
    )
    assert is_waiting(begins("brian_lee"), "brian_lee")


# 10 Lover's Quarrel

PAIR = {"ashley_ross": "school", "mike_cho": "school"}


def test_lovers_quarrel_is_loud() -> None:
    table = takes(begins("lovers_quarrel", at=PAIR), 1)
    assert table.noise("school") == 4


def test_lovers_quarrel_or_takes_the_rest_of_the_turn() -> None:
    table = begins(
        "lovers_quarrel",
        ["ashley_ross", "mike_cho", "sparky"],
        dice={0: [6, 6]},
        zombies={"school": 1, "colony": 1},
        at=PAIR,
    )
    takes(table, 2)
    for survivor in ("ashley_ross", "mike_cho"):
        for verb in ("attack", "search", "move"):
            assert not table.offers(verb, survivor=survivor)
    assert table.offers("move", survivor="sparky")
    assert table.offers("attack", survivor="sparky")


def test_lovers_quarrel_of_which_pair() -> None:
    group = ["ashley_ross", "mike_cho", "jenny_clark", "buddy_davis"]
    table = begins("lovers_quarrel", group, at={**PAIR, "jenny_clark": "library", "buddy_davis": "library"})
    table.chooses("to", place="library")
    takes(table, 1)
    assert table.noise("library") == 4
    assert table.noise("school") == 0


@pytest.mark.parametrize(
    "at",
    [
        {"ashley_ross": "school"},
        {**PAIR, "olivia_brown": "school"},
        {"ashley_ross": "school", "sparky": "school"},
    ],
)
def test_lovers_quarrel_needs_two_humans_alone(at: dict[str, str]) -> None:
    assert is_waiting(
        begins("lovers_quarrel", ["ashley_ross", "mike_cho", "sparky"], *OTHERS, at=at), "lovers_quarrel"
    )


# 11 Mugging

ALLEY = {"ashley_ross": "school", "olivia_brown": "school", "brian_lee": "library"}


def mugging(**what: Any) -> Game:
    return begins("mugging", at=ALLEY, exiled={1: EXILE}, **what)


def test_mugging_hand_it_over() -> None:
    table = takes(mugging(hands={0: ["fuel", "junk", "pistol"], 1: ["medicine"]}), 1)
    table.chooses("card", item="pistol")
    assert table.hand(0) == ["pistol"]
    assert table.hand(1) == ["fuel", "junk", "medicine"]
    # Seat 2 knows nothing of these cards, seat 0 knows what it gave and seat 1 what it got.
    assert table.seat(1, 2)["hand"]["known"] == []
    assert sorted(table.seat(1, 0)["hand"]["known"]) == ["fuel", "junk"]


def test_mugging_with_an_empty_hand_nothing_is_handed_over() -> None:
    table = takes(mugging(), 1)
    assert is_done(table, "mugging")
    assert table.hand(1) == []


def test_mugging_resist_with_bare_hands() -> None:
    table = takes(mugging(hands={0: ["fuel"]}), 2)
    assert not table.offers("yes")
    table.chooses("no")
    assert table.wounds("ashley_ross") == (2, 0)
    assert table.is_in_play("olivia_brown")


@pytest.mark.parametrize("things", [{"hands": {0: ["pistol"]}}, {"gear": {"mike_cho": ["pistol"]}}])
def test_mugging_resist_with_a_weapon_in_hand_or_equipped(things: dict[str, Any]) -> None:
    table = takes(mugging(**things), 2).chooses("yes")
    assert table.wounds("ashley_ross") == (1, 0)
    assert not table.is_in_play("olivia_brown")
    assert table.morale == 6


def test_mugging_with_several_exiles_one_is_meant() -> None:
    table = begins(
        "mugging",
        at={**ALLEY, "mike_cho": "library"},
        exiled={1: EXILE},
        gear={"mike_cho": ["pistol"]},
    )
    table.chooses("survivor", survivor="brian_lee")
    takes(table, 2).chooses("yes")
    assert not table.is_in_play("brian_lee")
    assert table.wounds("mike_cho") == (1, 0)


def test_mugging_needs_an_exile_at_the_same_place_and_no_exile_of_your_own() -> None:
    assert is_waiting(begins("mugging", at=ALLEY), "mugging")
    apart = {**ALLEY, "olivia_brown": "hospital"}
    assert is_waiting(begins("mugging", at=apart, exiled={1: EXILE}), "mugging")
    both = {**ALLEY, "mike_cho": "hospital"}
    table = begins("mugging", at=both, exiled={0: EXILE, 1: list(EXILED)[1]}, secrets={0: BETRAYAL})
    assert is_waiting(table, "mugging")


# 12 Hunger


def comes(outsider: str, stranger: str) -> Game:
    table = watched("hunger", hands={0: [outsider]}, strangers=[stranger])
    return table.does("play", item=outsider)


def test_hunger_let_him_eat() -> None:
    table = takes(comes("outsider_2", "buddy_davis"), 1)
    assert table.food == 0
    assert table.morale == 6


def test_hunger_bar_the_pantry() -> None:
    table = takes(comes("outsider_2", "buddy_davis"), 2)
    assert table.food == 15
    assert table.morale == 5


def test_hunger_needs_a_man_and_a_helpless_survivor() -> None:
    assert is_waiting(comes("outsider_2", "carla_thompson"), "hunger")
    assert is_waiting(comes("outsider_1", "buddy_davis"), "hunger")


# 13 Thin Ice


def test_thin_ice_breaks() -> None:
    table = moves(watched("thin_ice"))
    table.falls(3)
    takes(table, 1)
    assert table.wounds("ashley_ross") == (0, 1)
    assert table.hand(0) == []


def test_thin_ice_holds() -> None:
    table = moves(watched("thin_ice"))
    table.falls(4)
    takes(table, 1).chooses("to", place="library").chooses("card", item="cookbook")
    assert table.hand(0) == ["cookbook"]
    assert table.place("library")["deck"] == FULL["library"] - 1
    assert table.wounds("ashley_ross") == (0, 0)


def test_thin_ice_whoever_has_looked_through_a_deck_does_not_look_through_another() -> None:
    table = moves(watched("thin_ice"))
    table.falls(4)
    takes(table, 1).chooses("to", place="library")
    assert table.asked == ("card", 0)
    assert not table.match.can_undo(0)


def test_thin_ice_go_round() -> None:
    table = takes(moves(watched("thin_ice")), 2)
    assert table.wounds("ashley_ross") == (0, 0)
    assert is_done(table, "thin_ice")


def test_thin_ice_waits_for_a_move() -> None:
    table = watched("thin_ice", hands={0: ["food_1"]}).does("play", item="food_1")
    assert is_waiting(table, "thin_ice")


# 14 Helpless

OUT = {"ashley_ross": "school", "mike_cho": "library"}


@pytest.mark.parametrize(("count", "morale"), [(1, 5), (2, 5), (3, 4)])
def test_helpless_are_sent_away(count: int, morale: int) -> None:
    table = votes(begins("helpless", helpless=count), "up")
    assert table.helpless == 0
    assert table.morale == morale


def test_helpless_stay() -> None:
    table = votes(begins("helpless", helpless=3), "down")
    assert table.helpless == 3
    assert table.morale == 6


# All cards that ask for a survivor at the colony and nothing else.
AT_THE_COLONY = [
    "helpless",
    "christmas",
    "creature_comforts",
    "outbreak",
    "collapsing_barriers",
    "radio_signal",
    "toxic_waste",
    "supply_drop",
    "gambling",
    "lighthouse",
    "outsiders",
    "riot",
    "the_sunshine_state",
    "old_divisions",
]


@pytest.mark.parametrize("card", AT_THE_COLONY)
def test_needs_a_survivor_of_yours_at_the_colony(card: str) -> None:
    table = begins(card, at=OUT, helpless=9, zombies={"colony": 3}, barricades={"colony": 3})
    assert is_waiting(table, card)
    table = begins(
        card, at={"ashley_ross": "school"}, helpless=9, zombies={"colony": 3}, barricades={"colony": 3}
    )
    assert not is_waiting(table, card)


# 15 Christmas


def test_christmas_is_celebrated() -> None:
    table = votes(begins("christmas"), "up")
    assert table.food == 5
    assert table.morale == 7


def test_christmas_with_forest_plum_brings_gifts() -> None:
    deck = ["hammer", "food_1", "wrench"]
    table = begins(
        "christmas", ["ashley_ross"], ["forest_plum"], ["rod_miller"], decks={"grocery_store": deck}
    )
    votes(table, "up")
    assert table.asked == ("count", 1)
    assert len(table.options("count")) == 5
    table.chooses("count", count=2)
    assert table.view()["seen"] is None
    assert table.view(2)["seen"] == ["hammer", "food_1"]
    assert table.asked == ("receiver", 1)
    assert not table.offers("player", player=1)
    table.chooses("player", player=2).chooses("player", player=0)
    assert table.hand(2) == ["hammer"]
    assert table.hand(0) == ["food_1"]
    assert table.asked == ("turn", 0)


def test_christmas_with_forest_plum_in_exile_brings_none() -> None:
    table = begins(
        "christmas",
        ["ashley_ross"],
        ["forest_plum"],
        ["rod_miller"],
        at={"forest_plum": "school"},
        exiled={1: EXILE},
    )
    votes(table, "up")
    assert table.asked == ("turn", 0)


def test_christmas_is_put_off() -> None:
    table = votes(begins("christmas"), "down")
    assert (table.food, table.morale) == (10, 6)


def test_christmas_needs_five_food() -> None:
    table = begins("christmas", food=4)
    # There is nothing to vote on.
    assert table.options("choose") == [{"option": 2}]
    takes(table, 2)
    assert (table.food, table.morale) == (4, 6)


# 17 Arthur Thurston


def test_arthur_thurston_faces_it_alone() -> None:
    table = takes(begins("arthur_thurston", ["arthur_thurston", "ashley_ross"]), 1)
    assert table.where("arthur_thurston") == "school"
    assert table.wounds("arthur_thurston") == (2, 0)
    assert table.morale == 6


def test_arthur_thurston_tells_the_others() -> None:
    table = takes(begins("arthur_thurston", ["arthur_thurston", "ashley_ross"]), 2)
    assert table.wounds("arthur_thurston") == (0, 0)
    assert table.morale == 5


def test_arthur_thurston_of_an_exile() -> None:
    away = {"arthur_thurston": "library"}
    table = begins("arthur_thurston", ["arthur_thurston"], ["olivia_brown"], at=away, exiled={0: EXILE})
    assert is_waiting(table, "arthur_thurston")


# 19 Sophie Robinson


def test_sophie_robinson_is_pulled_out() -> None:
    table = takes(moves(watched("sophie_robinson")), 1)
    assert table.group(0) == ["ashley_ross", "mike_cho", "sophie_robinson"]
    assert table.wounds("sophie_robinson") == (2, 0)
    assert table.where("sophie_robinson") == "colony"


def test_sophie_robinson_is_left_and_her_cargo_taken() -> None:
    table = moves(watched("sophie_robinson", decks={"library": ["junk", "fuel", "fuel"]}))
    takes(table, 2).chooses("to", place="library")
    assert table.hand(0) == ["fuel", "junk"]
    assert table.seat(0, 1)["hand"]["known"] == []
    assert "sophie_robinson" in table.view()["gone"]


def test_sophie_robinson_has_to_be_in_the_deck_and_the_colony_not_full() -> None:
    table = watched("sophie_robinson", ["ashley_ross"], ["sophie_robinson"], ["rod_miller"])
    assert is_waiting(moves(table), "sophie_robinson")
    assert is_waiting(moves(watched("sophie_robinson", helpless=19)), "sophie_robinson")


# 20 Wounded Survivor


def found(**what: Any) -> Game:
    table = watched(
        "wounded_survivor",
        at={"ashley_ross": "school", "mike_cho": "library"},
        dice={0: [6]},
        decks={"school": ["junk"]},
        strangers=["buddy_davis"],
        **what,
    )
    return searches(table, "ashley_ross", "junk")


def test_wounded_survivor_is_carried_home() -> None:
    table = found()
    table.falls(BLANK, WOUND)
    takes(table, 1)
    assert "buddy_davis" in table.group(0)
    assert table.wounds("buddy_davis") == (1, 0)


def test_wounded_survivor_is_left() -> None:
    assert takes(found(), 2).group(0) == ["ashley_ross", "mike_cho"]


def test_wounded_survivor_is_not_found_by_exiles() -> None:
    assert is_waiting(found(exiled={0: EXILE}), "wounded_survivor")


# 21 Creature Comforts


def test_creature_comforts_three_fuel_warm_everybody() -> None:
    table = begins("creature_comforts", hands={0: ["fuel"], 1: ["fuel", "fuel"], 2: ["fuel"]})
    table.chooses("card", item="fuel").chooses("no")
    assert table.asked == ("pledge", 1)
    assert table.view()["waste"] == []
    table.chooses("card", item="fuel").chooses("card", item="fuel")
    assert table.view()["waste"] == ["fuel"] * 3
    assert table.hand(2) == ["fuel"]
    assert table.morale == 7


def test_creature_comforts_too_little_fuel_stays_in_hand() -> None:
    table = begins("creature_comforts", hands={0: ["fuel"], 1: ["junk"], 2: ["fuel", "fuel"]})
    table.chooses("card", item="fuel").chooses("no")
    # Seat 1 is asked although it has no fuel; its answer tells nobody that.
    assert table.asked == ("pledge", 1)
    assert not table.offers("card")
    table.chooses("no").chooses("no")
    assert table.view()["waste"] == []
    assert table.hand(0) == ["fuel"]
    assert table.morale == 6
    assert is_done(table, "creature_comforts")


# 22 Outbreak

NO_DOCTOR = (["ashley_ross", "mike_cho"], ["jenny_clark", "brian_lee"], ["rod_miller", "alexis_grey"])


def test_outbreak_one_is_sent_away() -> None:
    table = votes(begins("outbreak", helpless=2), "up")
    assert table.helpless == 1
    assert table.morale == 5


def test_outbreak_everybody_falls_ill() -> None:
    table = votes(begins("outbreak", helpless=2, at={"alexis_grey": "school"}), "down")
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("olivia_brown") == (1, 0)
    assert table.wounds("alexis_grey") == (0, 0)
    assert table.helpless == 2


def test_outbreak_without_doctor_and_nurse_the_helpless_die_on_a_one() -> None:
    table = begins("outbreak", *NO_DOCTOR, helpless=3)
    table.falls(2, 1, 6)
    votes(table, "down")
    assert table.helpless == 2
    assert table.morale == 5


def test_outbreak_needs_somebody_helpless() -> None:
    assert is_waiting(begins("outbreak"), "outbreak")


# 24 Brandon Kane

BRANDON = (["ashley_ross"], ["brandon_kane", "mike_cho"], ["rod_miller"])


def test_brandon_kane_is_dragged_home() -> None:
    table = begins("brandon_kane", *BRANDON, removed=["fuel"])
    assert table.where("brandon_kane") == "grocery_store"
    takes(table, 1)
    assert table.where("brandon_kane") == "colony"
    assert table.wounds("brandon_kane") == (1, 0)


def test_brandon_kane_sorts_the_rubbish() -> None:
    removed = ["pistol", "fuel", "fuel", "outsider_1", *["food_1"] * 7, "junk", "outsider_2"]
    table = takes(begins("brandon_kane", *BRANDON, removed=removed, waste=["medicine"]), 2)
    assert table.view()["waste"] == ["medicine", "fuel", "fuel", *["food_1"] * 7, "junk"]
    assert table.view()["removed"] == ["pistol", "outsider_1", "outsider_2"]


def test_brandon_kane_in_exile_or_out_of_play() -> None:
    assert is_waiting(begins("brandon_kane"), "brandon_kane")
    away = {"brandon_kane": "school", "mike_cho": "library"}
    assert is_waiting(begins("brandon_kane", *BRANDON, at=away, exiled={1: EXILE}), "brandon_kane")


# 25 No Ammo


def shoots(card: str, *groups: list[str], way: str = "with", **what: Any) -> Game:
    """Ashley shoots a zombie at the school with her pistol, or hits it without."""
    table = watched(
        card,
        *groups,
        at={"ashley_ross": "school", **what.pop("at", {})},
        zombies={"school": 1},
        gear={"ashley_ross": ["pistol"]},
        dice={0: [6, 5, 4], **what.pop("dice", {})},
        **what,
    )
    if way == "plain":
        table.falls(BLANK)
    table.does("attack", survivor="ashley_ross").chooses("die", face=6)
    return table.chooses(way, item="pistol") if way == "with" else table.chooses(way)


def test_no_ammo_the_weapon_is_thrown_away() -> None:
    table = takes(shoots("no_ammo"), 1)
    assert table.view()["waste"] == ["pistol"]
    assert table.person("ashley_ross")["gear"] == []
    assert table.zombies("school") == [0]
    assert table.dice(0) == [5, 4]


def test_no_ammo_the_dice_are_used_up() -> None:
    table = takes(shoots("no_ammo"), 2)
    assert table.dice(0) == []
    assert table.seat(0)["used_dice"] == 3
    assert [thing["item"] for thing in table.person("ashley_ross")["gear"]] == ["pistol"]


def test_no_ammo_needs_the_weapon_to_be_used() -> None:
    assert is_waiting(shoots("no_ammo", way="plain"), "no_ammo")


# 26 Forest Plum

FOREST = (["ashley_ross", "jenny_clark"], ["forest_plum", "brian_lee"], ["rod_miller"])


def test_forest_plum_goes_shopping() -> None:
    table = takes(begins("forest_plum", *FOREST), 1)
    assert table.where("forest_plum") == "grocery_store"
    assert table.noise("grocery_store") == 4


def test_forest_plum_somebody_trips() -> None:
    table = takes(begins("forest_plum", *FOREST, at={"jenny_clark": "school"}), 2)
    assert table.wounds("jenny_clark") == (1, 0)
    assert table.wounds("forest_plum") == (0, 0)
    assert table.wounds("rod_miller") == (0, 0)


def test_forest_plum_finds_no_room_in_a_full_shop() -> None:
    full = dict.fromkeys(("ashley_ross", "brian_lee", "rod_miller"), "grocery_store")
    table = begins("forest_plum", *FOREST, at=full)
    assert table.options("choose") == [{"option": 2}]
    takes(table, 2)
    assert table.wounds("jenny_clark") == (1, 0)


def test_forest_plum_out_of_play() -> None:
    assert is_waiting(begins("forest_plum"), "forest_plum")


# 28 Little Survivors


def test_little_survivors_are_taken_home() -> None:
    table = takes(moves(watched("little_survivors")), 1)
    assert table.helpless == 3
    assert table.morale == 7


def test_little_survivors_are_left() -> None:
    table = takes(moves(watched("little_survivors")), 2)
    assert table.helpless == 0
    assert table.morale == 6


def test_little_survivors_hide_where_anybody_else_is() -> None:
    assert is_waiting(moves(watched("little_survivors", at={"rod_miller": "school"})), "little_survivors")
    away = {"ashley_ross": "library", "mike_cho": "library"}
    assert is_waiting(moves(watched("little_survivors", at=away, exiled={0: EXILE})), "little_survivors")


# 29 Prophet

DESERT = {"ashley_ross": "school", "mike_cho": "library", "olivia_brown": "school"}


def test_prophet_wins_a_follower() -> None:
    table = takes(begins("prophet", at=DESERT, exiled={0: EXILE}), 1)
    assert table.group(0) == ["ashley_ross", "mike_cho", "olivia_brown"]
    assert table.group(1) == ["brian_lee"]
    assert table.seat(1)["leader"] == "brian_lee"


def test_prophet_preaches_doom() -> None:
    table = takes(begins("prophet", at=DESERT, exiled={0: EXILE}), 2)
    assert table.morale == 5
    assert table.group(1) == ["olivia_brown", "brian_lee"]


def test_prophet_is_an_exile_in_company() -> None:
    assert is_waiting(begins("prophet", at=DESERT), "prophet")
    assert is_waiting(
        begins("prophet", at={**DESERT, "olivia_brown": "colony"}, exiled={0: EXILE}), "prophet"
    )


# 31 Collapsing Barriers


def barriers(**what: Any) -> Game:
    return begins(
        "collapsing_barriers", **{"zombies": {"colony": 1}, "barricades": {"colony": 2, "school": 1}, **what}
    )


def test_collapsing_barriers_are_propped_up() -> None:
    table = votes(barriers(at={"rod_miller": "school", "alexis_grey": "school"}), "up")
    table.falls(WOUND, BLANK)
    table.chooses("survivor", survivor="mike_cho").chooses("survivor", survivor="brian_lee")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.wounds("brian_lee") == (0, 0)
    assert sum(table.barricades("colony")) == 2
    assert table.asked == ("turn", 0)


def test_collapsing_barriers_fall() -> None:
    table = votes(barriers(), "down")
    assert sum(table.barricades("colony")) == 0
    assert table.barricades("school") == [1]


def test_collapsing_barriers_need_a_barricade_and_a_zombie() -> None:
    assert is_waiting(barriers(zombies={"school": 1}), "collapsing_barriers")
    assert is_waiting(barriers(barricades={"school": 1}), "collapsing_barriers")


# 32 Radio Signal


def test_radio_signal_is_answered() -> None:
    table = votes(begins("radio_signal", dice={0: [5, 1], 1: [2], 2: [6]}), "up")
    table.chooses("die", face=1).chooses("no_die")
    assert table.asked == ("pledge_die", 1)
    assert table.dice(0) == [5, 1]
    table.chooses("die", face=2).chooses("die", face=6)
    assert table.dice(0) == [5]
    assert table.dice(1) == []
    assert table.dice(2) == []
    assert table.helpless == 1
    assert table.morale == 7


def test_radio_signal_with_too_few_dice_pledged() -> None:
    table = votes(begins("radio_signal", dice={0: [5, 1], 1: [2], 2: [6]}), "up")
    table.chooses("die", face=1).chooses("no_die").chooses("no_die").chooses("no_die")
    assert table.dice(0) == [5, 1]
    assert table.helpless == 0
    assert table.morale == 5


def test_radio_signal_with_too_few_dice_nobody_is_asked() -> None:
    table = votes(begins("radio_signal", dice={0: [5, 1]}), "up")
    assert is_done(table, "radio_signal")
    assert table.morale == 5


def test_radio_signal_is_turned_off() -> None:
    table = votes(begins("radio_signal", dice={0: [5, 1, 1]}), "down")
    assert table.morale == 5
    assert table.dice(0) == [5, 1, 1]


# 33 Toxic Waste


def test_toxic_waste_the_windows_are_opened() -> None:
    table = votes(
        begins(
            "toxic_waste", at={"olivia_brown": "school", "rod_miller": "school", "alexis_grey": "library"}
        ),
        "up",
    )
    table.chooses("survivor", survivor="mike_cho")
    # The turn has just begun, so frostbite wounds seat 0 at once.
    assert table.wounds("mike_cho") == (1, 1)
    assert table.wounds("brian_lee") == (0, 1)
    assert table.wounds("rod_miller") == (0, 0)
    assert table.asked == ("turn", 0)


def test_toxic_waste_is_brought_inside() -> None:
    table = begins("toxic_waste", removed=["fuel", "food_1", "medicine", "adrenaline_shot", "junk"])
    votes(table, "down")
    assert table.view()["waste"] == ["fuel", "medicine", "adrenaline_shot"]
    assert table.view()["removed"] == ["food_1", "junk"]


# 35 James Meyers

JAMES = (["james_meyers", "ashley_ross"], *OTHERS)
HANDS = {0: ["medicine"], 1: ["medicine", "fuel"], 2: ["adrenaline_shot", "medicine"]}


def test_james_meyers_treats_everybody() -> None:
    table = takes(begins("james_meyers", *JAMES, hands=HANDS), 1)
    assert sorted(table.seat(1, 0)["hand"]["known"]) == ["fuel", "medicine"]
    assert table.seat(1, 2)["hand"]["known"] == []
    table.chooses("yes")
    table.chooses("player", player=2).chooses("card", item="adrenaline_shot")
    table.chooses("player", player=2).chooses("card", item="medicine")
    assert not table.offers("player", player=2)
    table.chooses("player", player=1).chooses("card", item="medicine")
    assert table.view()["removed"] == ["adrenaline_shot", "medicine", "medicine"]
    assert table.hand(0) == ["medicine"]
    assert table.hand(1) == ["fuel"]
    assert table.morale == 7


def test_james_meyers_may_refrain_or_find_too_little() -> None:
    table = takes(begins("james_meyers", *JAMES, hands=HANDS), 1).chooses("no")
    assert table.morale == 6
    table = takes(begins("james_meyers", *JAMES, hands={1: ["medicine", "medicine"]}), 1)
    assert not table.offers("yes")
    table.chooses("no")
    assert table.hand(1) == ["medicine", "medicine"]


def test_james_meyers_in_a_private_session() -> None:
    table = takes(begins("james_meyers", *JAMES), 2).chooses("player", player=2)
    assert table.seat(2, 0)["secret"] is not None
    assert table.seat(2, 1)["secret"] is None
    assert table.seat(1, 0)["secret"] is None


def test_james_meyers_of_somebody_else() -> None:
    assert is_waiting(begins("james_meyers", OTHERS[0], ["james_meyers"], ["rod_miller"]), "james_meyers")


# 40 Thomas Heart

THOMAS = (["ashley_ross", "mike_cho"], ["thomas_heart"], ["rod_miller", "alexis_grey"])


def test_thomas_heart_lashes_out() -> None:
    table = shoots("thomas_heart", *THOMAS, at={"alexis_grey": "library"})
    assert table.asked == ("crossroads", 1)
    takes(table, 1)
    for survivor in ("mike_cho", "mike_cho", "rod_miller", "rod_miller"):
        assert table.asked == ("survivor", 1)
        assert not table.offers("survivor", survivor="ashley_ross")
        assert not table.offers("survivor", survivor="thomas_heart")
        table.chooses("survivor", survivor=survivor)
    assert table.wounds("mike_cho") == (2, 0)
    assert table.wounds("rod_miller") == (2, 0)
    assert table.wounds("thomas_heart") == (0, 0)


def test_thomas_heart_alone_hurts_nobody() -> None:
    table = takes(shoots("thomas_heart", *THOMAS, at={"thomas_heart": "library"}), 1)
    assert is_done(table, "thomas_heart")
    assert "wounded" not in table.told()


def test_thomas_heart_is_sedated() -> None:
    table = takes(shoots("thomas_heart", *THOMAS, hands={0: ["medicine"], 2: ["medicine"]}), 2)
    table.chooses("card", item="medicine").chooses("no").chooses("no").chooses("card", item="medicine")
    assert table.view()["removed"] == ["medicine", "medicine"]
    assert is_done(table, "thomas_heart")


def test_thomas_heart_without_medicine_lashes_out() -> None:
    table = takes(
        shoots(
            "thomas_heart",
            *THOMAS,
            at={"rod_miller": "library", "alexis_grey": "library"},
            hands={0: ["medicine"]},
        ),
        2,
    )
    table.chooses("card", item="medicine").chooses("no").chooses("no").chooses("no")
    # Three wounds kill Mike; the fourth finds nobody.
    assert not table.is_in_play("mike_cho")
    assert table.hand(0) == ["medicine"]
    assert is_done(table, "thomas_heart")


def test_thomas_heart_is_killed() -> None:
    table = takes(shoots("thomas_heart", *THOMAS, strangers=["sparky"]), 3)
    assert not table.is_in_play("thomas_heart")
    assert table.group(1) == ["sparky"]
    assert table.morale == 5


def test_thomas_heart_out_of_play_or_without_a_weapon() -> None:
    assert is_waiting(shoots("thomas_heart"), "thomas_heart")
    assert is_waiting(shoots("thomas_heart", *THOMAS, way="plain"), "thomas_heart")


# 41 Rod Miller

ROD = (
    ["ashley_ross", "mike_cho", "jenny_clark"],
    ["rod_miller", "olivia_brown"],
    ["alexis_grey", "brian_lee"],
)


def test_rod_miller_is_rushed_to_help() -> None:
    table = takes(begins("rod_miller", *ROD), 1)
    table.falls(BLANK, WOUND, BLANK, BLANK, BLANK, FROSTBITE)
    table.chooses("survivor", survivor="jenny_clark").chooses("survivor", survivor="ashley_ross")
    # They roll at the same place: the first player says in which order.
    assert table.asked == ("rolls_first", table.view()["first"])
    table.chooses("survivor", survivor="rod_miller").chooses("survivor", survivor="jenny_clark")
    assert {table.where(s) for s in ("rod_miller", "jenny_clark", "ashley_ross")} == {"hospital"}
    assert table.where("mike_cho") == "colony"
    assert table.wounds("rod_miller") == (1, 0)
    assert table.wounds("jenny_clark") == (0, 0)
    assert table.wounds("ashley_ross") == (1, 1)  # frostbite wounds as the turn goes on


def test_rod_miller_room_is_made_for_him() -> None:
    table = takes(
        begins(
            "rod_miller",
            *ROD,
            at={"alexis_grey": "hospital", "brian_lee": "hospital", "olivia_brown": "hospital"},
        ),
        1,
    )
    table.falls(*[BLANK] * 6)
    table.chooses("survivor", survivor="mike_cho").chooses("survivor", survivor="ashley_ross")
    table.chooses("survivor", survivor="brian_lee").chooses("survivor", survivor="olivia_brown")
    table.chooses("survivor", survivor="mike_cho").chooses("survivor", survivor="rod_miller")
    assert sorted(table.place("hospital")["survivors"]) == [
        "alexis_grey",
        "ashley_ross",
        "mike_cho",
        "rod_miller",
    ]
    assert table.where("brian_lee") == "colony"
    assert table.where("olivia_brown") == "colony"


def test_rod_miller_cannot_come_where_exiles_fill_the_beds() -> None:
    beds = {"olivia_brown": "hospital", "sparky": "hospital"}
    groups = (["ashley_ross", "mike_cho", "jenny_clark"], ["olivia_brown", "sparky"], ["rod_miller"])
    table = begins("rod_miller", *groups, at=beds, exiled={1: EXILE}, strangers=["buddy_davis"])
    # Two beds are free and no exile may go to the colony, so only the other option is left.
    assert table.options("choose") == [{"option": 2}]
    takes(table, 2)
    assert not table.is_in_play("rod_miller")


def test_rod_miller_is_left_to_die() -> None:
    table = takes(begins("rod_miller", *ROD), 2)
    assert not table.is_in_play("rod_miller")
    assert table.morale == 5


def test_rod_miller_out_of_play() -> None:
    table = begins("rod_miller", ["ashley_ross"], ["olivia_brown"], ["alexis_grey"])
    assert is_waiting(table, "rod_miller")


# 42 Supply Drop


def test_supply_drop_is_fetched() -> None:
    table = takes(begins("supply_drop"), 1)
    table.falls(BLANK, WOUND, BLANK)
    table.chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.food == 15
    assert table.morale == 6


def test_supply_drop_cheers_annaleigh_chan() -> None:
    table = begins("supply_drop", ["ashley_ross", "mike_cho"], ["annaleigh_chan"], ["rod_miller"])
    takes(table, 1).falls(BLANK, BLANK, BLANK)
    table.chooses("survivor", survivor="mike_cho")
    assert table.food == 15
    assert table.morale == 7


def test_supply_drop_is_lost_with_the_runner() -> None:
    table = begins("supply_drop", ["ashley_ross", "mike_cho"], ["annaleigh_chan"], at={"mike_cho": "school"})
    takes(table, 1).falls(BITTEN)
    table.chooses("survivor", survivor="mike_cho")
    assert not table.is_in_play("mike_cho")
    assert table.food == 10
    assert table.morale == 5


def test_supply_drop_is_left() -> None:
    assert takes(begins("supply_drop"), 2).food == 10


# 44 Gambling


def test_gambling_the_highest_die_takes_all() -> None:
    table = begins(
        "gambling",
        at={"rod_miller": "school"},
        hands={0: ["pistol", "fuel", "junk"], 1: ["medicine"], 2: ["food_1", "food_2"]},
    )
    votes(table, "up")
    assert table.asked == ("stake", 0)
    table.chooses("card", item="pistol").chooses("card", item="fuel")
    # Two survivors, two cards at most; then everybody sees the stakes.
    assert table.asked == ("stake", 1)
    assert sorted(table.view(2)["seen"]) == ["fuel", "pistol"]
    table.chooses("done")
    # Rod is away, so seat 2 may stake one card.
    table.falls(1, 5, 5, 2, 4)
    table.chooses("card", item="food_1")
    # 5 against 5: one die each is rolled again, 2 against 4.
    assert table.hand(0) == ["junk"]
    assert table.hand(1) == ["medicine"]
    assert table.hand(2) == ["food_1", "food_2", "fuel", "pistol"]
    assert table.view()["seen"] is None


def test_gambling_without_stakes_is_soon_over() -> None:
    table = votes(begins("gambling", hands={0: ["pistol"]}), "up").chooses("done")
    assert is_done(table, "gambling")
    assert table.hand(0) == ["pistol"]


def test_gambling_is_forbidden() -> None:
    table = votes(begins("gambling", hands={0: ["pistol"]}), "down")
    assert is_done(table, "gambling")


# 45 Bitter Cold Night


def freezes(**what: Any) -> Game:
    table = watched("bitter_cold_night", **{"at": {"olivia_brown": "school", "rod_miller": "school"}, **what})
    return moves(table, die=FROSTBITE)


def test_bitter_cold_night_all_are_let_in() -> None:
    table = freezes()
    # Those with a survivor at the school vote, the mover's player among them.
    table.chooses("up")
    assert table.asked == ("crossroads_vote", 1)
    table.chooses("up").chooses("up")
    assert table.wounds("ashley_ross") == (0, 2)
    assert table.wounds("olivia_brown") == (0, 1)
    assert table.wounds("rod_miller") == (0, 1)
    assert table.wounds("mike_cho") == (0, 0)


def test_bitter_cold_night_the_door_stays_shut() -> None:
    table = votes(freezes(), "down")
    assert not table.is_in_play("ashley_ross")
    assert table.wounds("olivia_brown") == (0, 0)


def test_bitter_cold_night_needs_frostbite_and_company() -> None:
    assert is_waiting(freezes(at={}), "bitter_cold_night")
    table = watched("bitter_cold_night", at={"olivia_brown": "school"})
    assert is_waiting(moves(table, die=WOUND), "bitter_cold_night")


# 46 Lighthouse


def test_lighthouse_takes_a_die_and_zombies_everywhere() -> None:
    table = begins(
        "lighthouse", dice={0: [6, 2]}, zombies={"colony": [0, 2, 0, 0, 0, 0], "school": 3, "library": 1}
    )
    table.chooses("die", face=2)
    assert table.dice(0) == [6]
    assert table.zombies("colony") == [0, 1, 0, 0, 0, 0]
    assert table.zombies("school") == [2]
    assert table.zombies("library") == [0]


def test_lighthouse_stays_dark() -> None:
    table = begins("lighthouse", dice={0: [6, 2]}, zombies={"school": 3}).chooses("no_die")
    assert table.zombies("school") == [3]
    assert table.dice(0) == [6, 2]
    assert is_done(begins("lighthouse", zombies={"school": 3}), "lighthouse")


# 47 Sacrament


def test_sacrament_is_survived() -> None:
    table = moves(watched("sacrament"))
    table.falls(BLANK, WOUND)
    takes(table, 1)
    assert table.morale == 7
    assert table.wounds("ashley_ross") == (1, 0)


def test_sacrament_is_not_survived() -> None:
    table = moves(watched("sacrament", wounds={"ashley_ross": 2}))
    table.falls(WOUND)
    takes(table, 1)
    assert not table.is_in_play("ashley_ross")
    assert table.morale == 5


def test_sacrament_is_passed_by() -> None:
    assert takes(moves(watched("sacrament")), 2).morale == 6


def test_sacrament_is_not_for_exiles() -> None:
    away = {"ashley_ross": "library", "mike_cho": "library"}
    assert is_waiting(moves(watched("sacrament", at=away, exiled={0: EXILE})), "sacrament")


# 48 Outsiders


def test_outsiders_are_let_in() -> None:
    table = begins("outsiders", strangers=["sparky", "buddy_davis", "jenny_clark"])
    votes(table, "up")
    assert table.group(0) == ["ashley_ross", "mike_cho", "sparky"]
    assert table.group(1) == ["olivia_brown", "brian_lee", "buddy_davis"]
    assert table.group(2) == ["rod_miller", "alexis_grey", "jenny_clark"]
    assert table.helpless == 3


def test_outsiders_are_kept_out() -> None:
    table = votes(begins("outsiders"), "down")
    assert table.group(0) == ["ashley_ross", "mike_cho"]
    assert table.helpless == 0


def test_outsiders_do_not_come_to_a_full_colony() -> None:
    assert is_waiting(begins("outsiders", helpless=18), "outsiders")


# 49 Riot


def test_riot_let_them_plunder() -> None:
    table = takes(begins("riot", helpless=7), 1)
    assert table.food == 0


def test_riot_hold_them_back() -> None:
    table = takes(begins("riot", helpless=7, at={"rod_miller": "school"}), 2)
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("alexis_grey") == (1, 0)
    assert table.wounds("rod_miller") == (0, 0)


def test_riot_make_an_example() -> None:
    table = takes(begins("riot", helpless=7), 3)
    assert table.helpless == 6
    assert table.morale == 5


def test_riot_needs_more_helpless_than_others() -> None:
    assert is_waiting(begins("riot", helpless=6), "riot")


# 50 The Sunshine State


def test_the_sunshine_state_two_leave() -> None:
    table = takes(begins("the_sunshine_state", helpless=3), 1)
    assert table.helpless == 1
    assert table.morale == 5


def test_the_sunshine_state_they_stay() -> None:
    table = takes(begins("the_sunshine_state", helpless=3), 2)
    assert table.helpless == 3
    assert table.morale == 6


def test_the_sunshine_state_needs_two_helpless() -> None:
    assert is_waiting(begins("the_sunshine_state", helpless=1), "the_sunshine_state")


# 52 Airplane

SKY = (["ashley_ross", "mike_cho"], ["sophie_robinson", "brian_lee"], ["rod_miller"])


def test_airplane_flies() -> None:
    table = watched("airplane", *SKY, hands={1: ["hammer", "fuel"], 2: ["fuel"]})
    votes(moves(table), "up")
    table.chooses("no").chooses("card", item="hammer")
    table.chooses("no").chooses("no").chooses("card", item="fuel")
    assert table.view()["removed"] == ["hammer", "fuel"]
    assert not table.is_in_play("sophie_robinson")
    assert table.morale == 7


def test_airplane_without_fuel_keeps_its_tools() -> None:
    table = watched("airplane", *SKY, hands={1: ["hammer"]})
    votes(moves(table), "up")
    table.chooses("no").chooses("card", item="hammer")
    table.chooses("no").chooses("no").chooses("no")
    assert table.hand(1) == ["hammer"]
    assert table.is_in_play("sophie_robinson")
    assert table.morale == 6
    assert is_done(table, "airplane")


def test_airplane_stays_on_the_ground() -> None:
    table = votes(moves(watched("airplane", *SKY)), "down")
    assert table.is_in_play("sophie_robinson")
    assert is_done(table, "airplane")


def test_airplane_needs_its_pilot() -> None:
    assert is_waiting(moves(watched("airplane")), "airplane")


# 54 Abandoned


def cleans(**what: Any) -> Game:
    table = watched("abandoned", **{"dice": {0: [1, 6], 1: [3, 4], 2: []}, "waste": ["junk"], **what})
    return table.does("clean_waste").chooses("die", face=1)


def test_abandoned_is_taken_in() -> None:
    table = votes(cleans(helpless=1), "up")
    assert table.helpless == 2
    assert sum(table.zombies("colony")) == 5
    assert table.dice(0) == [6]


def test_abandoned_is_left() -> None:
    table = votes(cleans(helpless=1), "down")
    assert table.asked == ("die", 1)
    table.chooses("die", face=3)
    assert table.helpless == 1
    assert sum(table.zombies("colony")) == 5
    assert table.dice(0) == []
    assert table.dice(1) == [4]
    assert table.asked == ("turn", 0)


def test_abandoned_needs_somebody_helpless() -> None:
    assert is_waiting(cleans(), "abandoned")


# 55 Mike Cho

ROOFS = (["ashley_ross", "jenny_clark"], *OTHERS)
ROOF = {"ashley_ross": "school", "jenny_clark": "library"}


def test_mike_cho_fights_beside_you() -> None:
    table = takes(begins("mike_cho", *ROOFS, at=ROOF, zombies={"school": 3, "library": 1}), 1)
    table.chooses("to", place="school").chooses("survivor", survivor="jenny_clark")
    assert table.group(0) == ["ashley_ross", "jenny_clark", "mike_cho"]
    assert table.wounds("mike_cho") == (1, 0)
    assert table.wounds("jenny_clark") == (1, 0)
    assert table.wounds("ashley_ross") == (0, 0)
    assert table.zombies("school") == [0]
    assert table.zombies("library") == [1]


def test_mike_cho_vanishes() -> None:
    table = takes(begins("mike_cho", *ROOFS, at=ROOF, zombies={"school": 3}), 2)
    assert table.zombies("school") == [0]
    assert not table.is_in_play("mike_cho")


def test_mike_cho_has_to_be_in_the_deck_and_zombies_about() -> None:
    assert is_waiting(begins("mike_cho", *ROOFS, at=ROOF, zombies={"hospital": 1}), "mike_cho")
    assert is_waiting(begins("mike_cho", at=OUT, zombies={"school": 1}), "mike_cho")


# 56 John Price


def school(**what: Any) -> Game:
    table = watched(
        "john_price",
        *what.pop("groups", ()),
        at={"ashley_ross": what.pop("place", "school")},
        dice={0: [6]},
        decks={"school": ["junk"], "library": ["junk"]},
    )
    return searches(table, "ashley_ross", "junk")


def test_john_price_is_taken_along() -> None:
    table = takes(school(), 1)
    assert table.group(0) == ["ashley_ross", "mike_cho", "john_price"]
    assert table.zombies("school") == [2]


def test_john_price_is_robbed_of_his_lunch() -> None:
    table = takes(school(), 2)
    assert table.food == 12
    assert "john_price" in table.view()["gone"]
    assert table.zombies("school") == [0]


def test_john_price_is_at_the_school_and_in_the_deck() -> None:
    assert is_waiting(school(place="library"), "john_price")
    groups = (["ashley_ross"], ["john_price"], ["rod_miller"])
    assert is_waiting(school(groups=groups), "john_price")


# 59 Heads Up


@pytest.mark.parametrize("option", [1, 2])
def test_heads_up_is_loud_either_way(option: int) -> None:
    table = watched(
        "heads_up",
        at={"ashley_ross": "police_station"},
        dice={0: [6]},
        decks={"police_station": ["junk"]},
        noise={"police_station": 1},
    )
    takes(searches(table, "ashley_ross", "junk"), option)
    assert table.noise("police_station") == 4


def test_heads_up_is_about_the_police_station() -> None:
    table = watched("heads_up", at={"ashley_ross": "library"}, dice={0: [6]}, decks={"library": ["junk"]})
    assert is_waiting(searches(table, "ashley_ross", "junk"), "heads_up")


# 63 Gabriel Diaz


def test_gabriel_diaz_brings_others() -> None:
    table = takes(begins("gabriel_diaz", at=OUT, hands={0: ["junk"]}), 1)
    assert table.group(0) == ["ashley_ross", "mike_cho", "gabriel_diaz"]
    assert table.helpless == 3


def test_gabriel_diaz_is_given_something() -> None:
    table = takes(begins("gabriel_diaz", at=OUT, hands={0: ["junk", "fuel"]}), 2).chooses("card", item="junk")
    assert table.view()["removed"] == ["junk"]
    assert table.hand(0) == ["fuel"]
    assert not table.is_in_play("gabriel_diaz")


def test_gabriel_diaz_is_asked_even_of_one_kind_and_not_of_an_empty_hand() -> None:
    table = takes(begins("gabriel_diaz", at=OUT, hands={0: ["junk"]}), 2)
    assert table.asked == ("card", 0)
    table = begins("gabriel_diaz", at=OUT)
    assert table.options("choose") == [{"option": 1}]


def test_gabriel_diaz_needs_somebody_outside_who_is_not_exiled() -> None:
    assert is_waiting(begins("gabriel_diaz"), "gabriel_diaz")
    assert is_waiting(begins("gabriel_diaz", at=OUT, exiled={0: EXILE}), "gabriel_diaz")


# 65 Annaleigh Chan

ANNA = (["annaleigh_chan", "ashley_ross"], *OTHERS)


def test_annaleigh_chan_screams() -> None:
    table = takes(begins("annaleigh_chan", *ANNA), 1)
    assert [table.zombies(place["place"]) for place in table.view()["places"][1:]] == [[1]] * 6
    assert sum(table.zombies("colony")) == 0


def test_annaleigh_chan_is_silenced() -> None:
    table = takes(begins("annaleigh_chan", *ANNA), 2)
    assert not table.is_in_play("annaleigh_chan")
    assert table.morale == 5


def test_annaleigh_chan_of_somebody_else() -> None:
    table = begins("annaleigh_chan", ["ashley_ross"], ["annaleigh_chan"], ["rod_miller"])
    assert is_waiting(table, "annaleigh_chan")


# 66 David Garcia

DAVID = (["david_garcia", "ashley_ross"], *OTHERS)


def test_david_garcia_looks_at_a_card_of_everybody_at_the_colony() -> None:
    table = begins(
        "david_garcia",
        *DAVID,
        at={"david_garcia": "library", "rod_miller": "school", "alexis_grey": "school"},
        hands={0: ["junk"], 1: ["fuel"], 2: ["pistol"]},
    )
    assert table.where("david_garcia") == "colony"
    assert table.seat(1, 0)["hand"]["known"] == ["fuel"]
    assert table.seat(2, 0)["hand"]["known"] == []
    assert table.seat(1, 2)["hand"]["known"] == []


def test_david_garcia_accuses_somebody() -> None:
    table = begins("david_garcia", *DAVID, at={"rod_miller": "school", "alexis_grey": "school"})
    # Seat 2 has nobody at the colony, so seat 1 is the one.
    takes(table, 1)
    assert table.last("vote_called") == {"seat": 0, "player": 1, "voters": [0, 1, 2]}
    for _ in range(3):
        table.chooses("down")
    assert table.asked == ("turn", 0)
    # The vote of the turn is not used up.
    assert table.offers("call_vote", player=2)


def test_david_garcia_closes_the_books() -> None:
    assert is_done(takes(begins("david_garcia", *DAVID), 2), "david_garcia")


def test_david_garcia_of_somebody_else() -> None:
    assert is_waiting(
        begins("david_garcia", ["ashley_ross"], ["david_garcia"], ["rod_miller"]), "david_garcia"
    )


# 67 Crazed Survivor


def test_crazed_survivor_trades() -> None:
    table = takes(begins("crazed_survivor", at=OUT), 1)
    table.falls(BLANK, WOUND)
    table.chooses("survivor", survivor="mike_cho")
    assert table.food == 13
    assert table.wounds("mike_cho") == (1, 0)


def test_crazed_survivor_is_left() -> None:
    assert takes(begins("crazed_survivor", at=OUT), 2).food == 10


def test_crazed_survivor_is_outside() -> None:
    assert is_waiting(begins("crazed_survivor", at={"olivia_brown": "school"}), "crazed_survivor")


# 69 Book of the Dead


def reads(place: str = "library", **what: Any) -> Game:
    table = watched(
        "book_of_the_dead",
        at={"ashley_ross": place, "mike_cho": "hospital"},
        dice={0: [6]},
        decks={place: ["junk"]},
        **what,
    )
    return searches(table, "ashley_ross", "junk")


def test_book_of_the_dead_is_read_aloud() -> None:
    assert takes(reads(), 1).morale == 7


@pytest.mark.parametrize("zombies", [0, 2])
def test_book_of_the_dead_is_obeyed(zombies: int) -> None:
    table = takes(reads(zombies={"library": zombies}), 2)
    assert table.zombies("library") == [max(0, zombies - 1)]
    assert table.food == 14


def test_book_of_the_dead_is_in_the_library_and_not_for_exiles() -> None:
    assert is_waiting(reads("school"), "book_of_the_dead")
    assert is_waiting(reads(exiled={0: EXILE}), "book_of_the_dead")


# 70 Rascals


def rascals(place: str = "hospital") -> Game:
    table = watched("rascals", at={"ashley_ross": place}, dice={0: [6]}, decks={place: ["junk"]})
    return searches(table, "ashley_ross", "junk")


def test_rascals_are_joined() -> None:
    table = takes(rascals(), 1)
    assert table.morale == 7
    assert table.zombies("colony") == [1, 1, 1, 1, 1, 0]


def test_rascals_are_hushed() -> None:
    table = takes(rascals(), 2)
    assert table.morale == 6
    assert sum(table.zombies("colony")) == 0


def test_rascals_are_at_the_hospital() -> None:
    assert is_waiting(rascals("school"), "rascals")


# 72 Old Divisions


def test_old_divisions_break_open() -> None:
    crisis = next(iter({card.id for card in seat().table.box.crises}))
    table = begins("old_divisions", helpless=2, crisis=crisis, given={1: ["fuel"]})
    votes(table, "up")
    assert table.helpless == 1
    assert table.morale == 5
    assert table.view()["crisis"] is None
    assert table.table.piles[0].bottom != ()
    assert table.table.given == []
    # The card given leaves the game unseen.
    assert table.view()["removed"] == []
    assert table.seat(1)["hand"]["count"] == 0
    table.night_falls()
    assert "crisis_skipped" in table.told()


def test_old_divisions_heal() -> None:
    table = votes(begins("old_divisions", helpless=2), "down")
    assert table.helpless == 2
    assert table.morale == 6


def test_old_divisions_need_somebody_helpless() -> None:
    assert is_waiting(begins("old_divisions"), "old_divisions")


# 75 Carla Thompson

CARLA = (["carla_thompson", "ashley_ross"], *OTHERS)


def test_carla_thompson_takes_the_call() -> None:
    table = begins("carla_thompson", *CARLA)
    assert table.where("carla_thompson") == "police_station"
    table.falls(BLANK, WOUND)
    takes(table, 1)
    assert table.wounds("carla_thompson") == (1, 0)
    assert table.morale == 7


def test_carla_thompson_does_not_come_back() -> None:
    table = begins("carla_thompson", *CARLA, wounds={"carla_thompson": 2})
    table.falls(WOUND)
    takes(table, 1)
    assert not table.is_in_play("carla_thompson")
    assert table.morale == 5


def test_carla_thompson_lets_it_ring() -> None:
    table = takes(begins("carla_thompson", *CARLA), 2)
    assert table.morale == 6
    assert table.where("carla_thompson") == "police_station"


def test_carla_thompson_of_somebody_else() -> None:
    assert is_waiting(
        begins("carla_thompson", ["ashley_ross"], ["carla_thompson"], ["rod_miller"]), "carla_thompson"
    )


# 76 Jenny Clark


def jenny(searcher: str = "jenny_clark", **what: Any) -> Game:
    table = watched(
        "jenny_clark",
        ["jenny_clark", "ashley_ross"],
        *OTHERS,
        at={"jenny_clark": "school", "ashley_ross": "school"},
        dice={0: [6]},
        decks={"school": ["junk", "food_1", "food_2", "medicine", "scissors"]},
        **what,
    )
    return searches(table, searcher, "junk")


def test_jenny_clark_leads_them_home() -> None:
    table = takes(jenny(), 1)
    assert table.where("jenny_clark") == "colony"
    assert table.zombies("colony") == [2, 2, 1, 1, 1, 1]


def test_jenny_clark_leads_them_away() -> None:
    table = takes(jenny(), 2)
    assert not table.is_in_play("jenny_clark")
    assert sum(table.zombies("colony")) == 0


def test_jenny_clark_has_to_search_herself_and_not_in_exile() -> None:
    assert is_waiting(jenny("ashley_ross"), "jenny_clark")
    assert is_waiting(jenny(exiled={0: EXILE}), "jenny_clark")


# 78 Loretta Clay

LORETTA = (["loretta_clay", "ashley_ross"], ["olivia_brown"], ["rod_miller"])


def test_loretta_clay_cooks_well() -> None:
    table = begins("loretta_clay", *LORETTA)
    table.falls(5)
    assert takes(table, 1).morale == 7


def test_loretta_clay_cooks() -> None:
    table = begins("loretta_clay", *LORETTA)
    table.falls(4)
    takes(table, 1)
    assert table.morale == 6
    assert table.food == 10


def test_loretta_clay_cooks_badly() -> None:
    table = begins("loretta_clay", *LORETTA, at={"rod_miller": "school"}, helpless=2)
    table.falls(2, 2, 3, 1)
    takes(table, 1)
    # By number: Loretta, Olivia, Ashley.
    assert table.wounds("loretta_clay") == (1, 0)
    assert table.wounds("olivia_brown") == (0, 0)
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("rod_miller") == (0, 0)
    assert table.helpless == 2


def test_loretta_clay_pours_it_out() -> None:
    assert takes(begins("loretta_clay", *LORETTA), 2).food == 9


def test_loretta_clay_of_somebody_else() -> None:
    assert is_waiting(
        begins("loretta_clay", ["ashley_ross"], ["loretta_clay"], ["rod_miller"]), "loretta_clay"
    )


# 79 Fuel Tanker


def test_fuel_tanker_is_driven_home() -> None:
    table = takes(moves(watched("fuel_tanker", removed=["fuel"] * 5 + ["junk"])), 1)
    for _ in range(4):
        table.chooses("card", item="fuel")
    assert table.hand(0) == ["fuel"] * 4
    assert sorted(table.view()["removed"]) == ["fuel", "junk"]
    assert table.zombies("colony") == [1] * 6
    assert table.asked == ("turn", 0)


def test_fuel_tanker_may_be_emptied_in_part() -> None:
    table = takes(moves(watched("fuel_tanker", removed=["fuel"] * 2)), 1)
    table.chooses("card", item="fuel").chooses("done")
    assert table.hand(0) == ["fuel"]
    assert table.view()["removed"] == ["fuel"]


def test_fuel_tanker_is_left() -> None:
    table = takes(moves(watched("fuel_tanker", removed=["fuel"])), 2)
    assert table.hand(0) == []
    assert sum(table.zombies("colony")) == 0


def test_fuel_tanker_is_not_for_exiles() -> None:
    away = {"ashley_ross": "library", "mike_cho": "library"}
    assert is_waiting(moves(watched("fuel_tanker", at=away, exiled={0: EXILE})), "fuel_tanker")


# 80 Harman Brooks

HARMAN = (["ashley_ross"], ["harman_brooks", "mike_cho"], ["rod_miller", "olivia_brown"])


def test_harman_brooks_goes_hunting() -> None:
    assert takes(begins("harman_brooks", *HARMAN), 1).food == 13


def test_harman_brooks_gathers_herbs() -> None:
    hurt = {"ashley_ross": 2, "harman_brooks": 1, "rod_miller": 1}
    table = takes(
        begins("harman_brooks", *HARMAN, wounds=hurt, frostbite={"mike_cho": 1, "rod_miller": 1}), 2
    )
    assert not table.offers("survivor", survivor="olivia_brown")
    table.chooses("survivor", survivor="ashley_ross")
    assert not table.offers("survivor", survivor="ashley_ross")
    table.chooses("survivor", survivor="rod_miller").chooses("face", face="frostbite")
    table.chooses("survivor", survivor="mike_cho")
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.wounds("rod_miller") == (1, 0)
    assert table.wounds("mike_cho") == (0, 0)
    assert table.wounds("harman_brooks") == (1, 0)
    assert table.asked == ("turn", 0)


def test_harman_brooks_may_heal_fewer() -> None:
    table = takes(begins("harman_brooks", *HARMAN, wounds={"ashley_ross": 2}), 2).chooses("done")
    assert table.wounds("ashley_ross") == (2, 0)


def test_harman_brooks_in_exile_or_out_of_play() -> None:
    assert is_waiting(begins("harman_brooks"), "harman_brooks")
    away = {"harman_brooks": "school", "mike_cho": "library"}
    assert is_waiting(begins("harman_brooks", *HARMAN, at=away, exiled={1: EXILE}), "harman_brooks")
