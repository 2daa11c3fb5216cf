"""Survivor abilities, and those that John Price borrows."""

import pytest

from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.counts import SURVIVOR_CARDS
from tests.games.dead_of_winter.table import BITTEN, BLANK, FROSTBITE, FULL, WOUND, card_of, seat
from tests.rule import rule


@rule("DOW-ABILITY-1", "DOW-ABILITY-3")
def test_a_survivor_card_shows_everything_it_has() -> None:
    card = GAME.catalogue()["survivors"]["loretta_clay"]
    assert {key: card[key] for key in ("influence", "attack", "search", "place", "die", "once")} == {
        "influence": 20,
        "attack": 2,
        "search": 4,
        "place": "colony",
        "die": 4,
        "once": True,
    }
    assert card["name"]["en"] == "Loretta Clay"
    assert card["occupation"] == {"en": "Cook", "ja": "料理人"}
    assert card["text"]["en"] == (
        "Once per round, while this survivor is at the colony, you may spend a die of 4 or higher to add "
        "2 food tokens to the food supply."
    )
    assert len(BOX.survivors) == SURVIVOR_CARDS
    assert {survivor.id for survivor in BOX.survivors} <= set(GAME.catalogue()["survivors"])
    # The job is shown and nothing else asks for it.
    assert len({survivor.occupation.en for survivor in BOX.survivors}) == SURVIVOR_CARDS


@rule("DOW-ABILITY-2")
@pytest.mark.parametrize("place", ["colony", "school"])
def test_an_ability_works_only_at_its_place(place: str) -> None:
    table = seat(
        ["loretta_clay", "brian_lee"],
        at={"loretta_clay": place, "brian_lee": place},
        dice={0: [5]},
    )
    assert table.offers("ability", survivor="loretta_clay") is (place == "colony")
    # Brian's names no place.
    assert table.offers("ability", survivor="brian_lee")


@rule("DOW-ABILITY-4")
def test_influence_decides_who_leads_and_who_is_bitten() -> None:
    assert len({survivor.influence for survivor in BOX.survivors}) == SURVIVOR_CARDS
    table = seat(
        ["ashley_ross", "mike_cho"],
        ["brian_lee", "buddy_davis"],
        at={"mike_cho": "school", "brian_lee": "school", "buddy_davis": "school"},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    # Mike 30, Buddy 36, Brian 68.
    assert table.last("bite_reaches") == {"survivor": "mike_cho"}


@rule("DOW-ABILITY-5")
def test_a_number_in_front_is_the_face_of_one_die() -> None:
    table = seat(
        ["thomas_heart", "mike_cho"],
        ["brian_lee"],
        dice={0: [4, 4, 4, 4, 4], 1: [6]},
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
    )
    # Five dice of 4 do not make the 5 that Thomas needs.
    assert not table.offers("ability", survivor="thomas_heart")
    table = seat(
        ["thomas_heart", "mike_cho"],
        ["brian_lee"],
        dice={0: [5, 4], 1: [6]},
        zombies={"colony": [3, 0, 0, 0, 0, 0], "school": 1},
    )
    table.does("ability", survivor="thomas_heart")
    assert table.dice(0) == [4]
    assert table.dice(1) == [6]
    assert sum(table.zombies("colony")) == 1
    assert table.zombies("school") == [1]


@rule("DOW-ABILITY-6")
def test_without_a_number_an_ability_costs_no_die() -> None:
    table = seat(
        ["gray_beard", "mike_cho"],
        ["brian_lee"],
        ["alexis_grey"],
        hands={1: ["fuel"], 2: ["junk"]},
    )
    table.does("ability", survivor="gray_beard").chooses("player", player=1)
    assert table.hand(0) == ["fuel"]
    assert table.hand(1) == []
    assert table.hand(2) == ["junk"]
    assert table.seat(0)["used_dice"] == 0


@rule("DOW-ABILITY-7")
def test_an_ability_without_a_limit_works_again_and_again() -> None:
    # David's card sets none, and every search is paid for.
    table = seat(
        ["rod_miller", "david_garcia"],
        at={"rod_miller": "hospital", "david_garcia": "hospital"},
        dice={0: [3, 3, 3]},
    )
    for _ in range(3):
        table.does("search", survivor="david_garcia")
        assert len(table.view(0)["seen"]) == 2
        table.match.answer(0)
    assert len(table.hand(0)) == 3
    assert table.dice(0) == []


@rule("DOW-ABILITY-8", "DOW-ROUND-8")
def test_once_a_round_means_once_and_on_ones_own_turn() -> None:
    table = seat(
        ["brian_lee", "mike_cho"],
        ["ashley_ross", "rod_miller"],
        dice={0: [3, 2], 1: [1]},
        food=20,
    )
    assert table.options("ability") == [{"survivor": "brian_lee"}]  # not Ashley's
    table.does("ability", survivor="brian_lee").chooses("die", face=2)
    assert table.dice(0) == [3, 3]
    assert not table.options("ability")
    table.ends_turn()
    assert table.options("ability") == [{"survivor": "ashley_ross"}]
    table.ends_turn()
    table.ends_turn()
    # The next round, and it is seat 0 again.
    assert table.asked == ("turn", 0)
    assert table.offers("ability", survivor="brian_lee")


@rule("DOW-ABILITY-8")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    everybody = ["brian_lee", "james_meyers", "olivia_brown", "gray_beard", "annaleigh_chan", "ashley_ross"]
    table = seat(
        everybody,
        ["mike_cho"],
        at={"mike_cho": "school"},
        wounds={"mike_cho": 1},
        dice={1: [3]},
        hands={0: ["fuel"]},
        barricades={"colony": [3] * 6},
    )
    assert not table.options("ability")
    table = seat(
        everybody,
        ["mike_cho"],
        at={"mike_cho": "colony"},
        wounds={"mike_cho": 1},
        dice={0: [6]},
        hands={1: ["fuel"]},
    )
    # A six cannot be raised.
    assert {option["survivor"] for option in table.options("ability")} == {*everybody} - {"brian_lee"}


@rule("DOW-ABILITY-9")
@pytest.mark.parametrize(("die", "fits"), [(3, False), (4, True), (6, True)])
def test_loretta_cooks_with_a_four_or_more(die: int, fits: bool) -> None:
    table = seat(["loretta_clay", "mike_cho"], dice={0: [die], 1: [4]})
    assert table.offers("ability", survivor="loretta_clay") is fits
    if fits:
        table.does("ability", survivor="loretta_clay")
        assert table.food == 12
        assert table.dice(0) == []
        assert table.dice(1) == [4]


# John Price


@rule("DOW-ABILITY-10")
def test_john_has_what_others_have_once_he_has_arrived() -> None:
    # Harman takes frostbite as a wound; on arrival John does not yet.
    table = seat(
        ["john_price", "mike_cho"],
        ["harman_brooks"],
        at={"harman_brooks": "school", "john_price": "library"},
        dice={0: [3]},
        zombies={"school": 1},
    )
    table.falls(FROSTBITE)
    table.does("move", survivor="john_price").chooses("to", place="school")
    assert table.wounds("john_price") == (0, 1)
    table.falls(FROSTBITE)
    table.does("attack", survivor="john_price").chooses("zombie")
    assert table.wounds("john_price") == (1, 1)
    assert table.wounds("harman_brooks") == (0, 0)


@rule("DOW-ABILITY-10")
def test_a_bite_on_arrival_kills_john_beside_sparky() -> None:
    table = seat(
        ["john_price", "mike_cho"],
        ["sparky", "brian_lee"],
        at={"sparky": "school"},
    )
    table.falls(BITTEN)
    table.does("move", survivor="john_price").chooses("to", place="school")
    assert not table.is_in_play("john_price")
    assert table.is_in_play("sparky")
    table = seat(
        ["john_price", "mike_cho"],
        ["sparky", "brian_lee"],
        at={"sparky": "school", "john_price": "school"},
        dice={0: [3]},
        zombies={"school": 1},
    )
    table.falls(BITTEN)
    table.does("attack", survivor="john_price").chooses("zombie")
    assert table.wounds("john_price") == (1, 0)


@rule("DOW-ABILITY-10", "DOW-ABILITY-14")
@pytest.mark.parametrize(
    ("friend", "wounds", "frostbite", "bitten", "death"),
    [("sparky", 0, 2, 1, 1), ("harman_brooks", 2, 2, 1, 6), ("buddy_davis", 3, 2, 1, 12)],
)
def test_the_odds_of_johns_move_know_that_he_goes_alone(
    friend: str, wounds: int, frostbite: int, bitten: int, death: int
) -> None:
    table = seat(
        ["john_price", "mike_cho"],
        [friend],
        at={"john_price": "school", friend: "school"},
        wounds={"john_price": wounds},
    )
    ask = table.match.ask
    assert ask is not None
    move = next(o for o in ask.options if o.verb == "move" and o.args["survivor"] == "john_price")
    chances = table.match.odds(0)["options"][str(move.position)]["exposure"]
    told = [round(12 * chances[what], 9) for what in ("frostbite", "bitten", "death")]
    assert told == [frostbite, bitten, death]
    table.does("move", survivor="john_price")
    assert all(option["exposure"] == chances for option in table.match.odds(0)["options"].values())


@rule("DOW-ABILITY-10")
def test_at_the_colony_john_has_nothing() -> None:
    table = seat(["john_price", "mike_cho"], ["brian_lee"], dice={0: [3]})
    assert not table.options("borrow")
    table = seat(
        ["john_price", "mike_cho"],
        ["brian_lee"],
        ["olivia_brown"],
        at={"john_price": "school", "brian_lee": "school", "olivia_brown": "library"},
        wounds={"olivia_brown": 1, "john_price": 1},
        dice={0: [3]},
    )
    # Brian is there, Olivia is not.
    assert table.options("borrow") == [{"survivor": "brian_lee"}]


@rule("DOW-ABILITY-11")
def test_john_uses_several_borrowed_abilities_together() -> None:
    table = seat(
        ["john_price", "mike_cho"],
        ["arthur_thurston", "david_garcia"],
        at={"john_price": "school", "arthur_thurston": "school", "david_garcia": "school"},
        dice={0: [3]},
        decks={"school": ["junk", "food_1", "food_2"]},
    )
    table.does("search", survivor="john_price").chooses("use_it")
    # One more of Arthur's, to be kept, and one more of David's.
    assert table.view(0)["seen"] == ["junk", "food_1", "food_2"]
    table.chooses("keep", item="food_1").chooses("keep", item="food_2")
    assert table.hand(0) == ["food_1", "food_2"]


@rule("DOW-ABILITY-12")
def test_johns_use_is_not_its_owners() -> None:
    table = seat(
        ["john_price", "brian_lee"],
        ["mike_cho"],
        at={"john_price": "school", "brian_lee": "school"},
        dice={0: [1], 1: [1]},
    )
    table.does("borrow", survivor="brian_lee")
    assert table.dice(0) == [2]
    assert not table.offers("borrow", survivor="brian_lee")
    assert not table.person("brian_lee")["used"]
    table.does("ability", survivor="brian_lee")
    assert table.dice(0) == [3]
    assert table.dice(1) == [1]
    assert not table.offers("ability", survivor="brian_lee")


@rule("DOW-ABILITY-13")
def test_forests_ability_takes_john_out_of_the_game() -> None:
    table = seat(
        ["john_price", "mike_cho"],
        ["forest_plum", "brian_lee"],
        at={"john_price": "school", "forest_plum": "school"},
        morale=5,
    )
    table.does("borrow", survivor="forest_plum")
    assert not table.is_in_play("john_price")
    assert table.is_in_play("forest_plum")
    assert table.morale == 6
    assert table.view()["gone"] == ["john_price"]


@rule("DOW-ABILITY-14")
def test_john_dies_of_three_wounds_when_buddy_leaves() -> None:
    at = {"john_price": "school", "buddy_davis": "school", "mike_cho": "library"}
    wounds = {"john_price": 3, "buddy_davis": 3}
    table = seat(["john_price", "mike_cho", "buddy_davis"], ["brian_lee"], at=at, wounds=wounds)
    table.falls(BLANK)
    table.does("move", survivor="mike_cho").chooses("to", place="school")
    assert table.is_in_play("john_price")
    table.falls(BLANK)
    table.does("move", survivor="buddy_davis").chooses("to", place="hospital")
    assert not table.is_in_play("john_price")
    assert table.wounds("buddy_davis") == (3, 0)
    assert table.morale == 5


@rule("DOW-ABILITY-14")
def test_john_dies_of_three_wounds_when_he_leaves_himself() -> None:
    table = seat(
        ["john_price", "mike_cho"],
        ["buddy_davis"],
        at={"john_price": "school", "buddy_davis": "school"},
        wounds={"john_price": 3, "buddy_davis": 3},
    )
    table.does("move", survivor="john_price").chooses("to", place="library")
    # No roll comes to that.
    assert table.last("killed") == {"survivor": "john_price", "place": "library", "cause": "wounds"}
    assert table.wounds("buddy_davis") == (3, 0)


@rule("DOW-ABILITY-14", "DOW-TURN-1")
def test_john_dies_with_buddy_before_anybody_can_help_him() -> None:
    table = seat(
        ["mike_cho", "buddy_davis", "john_price"],
        ["brian_lee"],
        at={"john_price": "school", "buddy_davis": "school"},
        wounds={"buddy_davis": 2, "john_price": 3},
        frostbite={"buddy_davis": 1},
        hands={0: ["medicine"]},
        turn_begins=True,
    )
    assert table.asked == ("turn", 0)
    assert table.group(0) == ["mike_cho"]
    assert table.morale == 4


@rule("DOW-ABILITY-14", "DOW-DEATH-7")
def test_john_is_dead_when_buddys_player_picks_a_leader() -> None:
    table = seat(
        ["buddy_davis", "john_price", "mike_cho", "sparky"],
        ["brian_lee"],
        at={"john_price": "school", "buddy_davis": "school"},
        wounds={"buddy_davis": 2, "john_price": 3},
        frostbite={"buddy_davis": 1},
        turn_begins=True,
    )
    assert table.asked == ("new_leader", 0)
    assert [option["survivor"] for option in table.options("survivor")] == ["mike_cho", "sparky"]
    table.chooses("survivor", survivor="sparky")
    assert table.asked == ("turn", 0)
    assert table.seat(0)["leader"] == "sparky"


# The survivors one by one, as far as no other chapter shows them.


@rule("DOW-ABILITY-2")
def test_forest_leaves_for_morale_at_the_start_of_his_turn_only() -> None:
    table = seat(["forest_plum", "mike_cho"], ["brian_lee"], morale=5)
    table.does("ability", survivor="forest_plum")
    assert table.morale == 6
    assert table.group(0) == ["mike_cho"]
    assert not table.all_of("killed")
    table = seat(["forest_plum", "mike_cho"], ["brian_lee"], hands={0: ["food_1"]}, morale=5)
    table.does("play", item="food_1")
    assert not table.offers("ability", survivor="forest_plum")


@rule("DOW-ABILITY-2", "DOW-ABILITY-7")
def test_james_rolls_any_number_of_dice_again() -> None:
    table = seat(["james_meyers", "mike_cho"], dice={0: [1, 2, 6], 1: [1]})
    table.does("ability", survivor="james_meyers").chooses("die", face=1).chooses("die", face=2)
    table.falls(5, 4)
    table.chooses("done")
    assert table.dice(0) == [6, 5, 4]
    assert table.dice(1) == [1]


@rule("DOW-ABILITY-2")
def test_olivia_heals_somebody_at_her_place() -> None:
    table = seat(
        ["olivia_brown", "mike_cho"],
        ["brian_lee", "rod_miller"],
        at={"olivia_brown": "school", "brian_lee": "school"},
        wounds={"mike_cho": 1, "brian_lee": 1, "olivia_brown": 1},
        frostbite={"brian_lee": 1},
    )
    table.does("ability", survivor="olivia_brown")
    assert table.options("survivor") == [{"survivor": "olivia_brown"}, {"survivor": "brian_lee"}]
    table.chooses("survivor", survivor="brian_lee").chooses("face", face="frostbite")
    assert table.wounds("brian_lee") == (1, 0)
    assert table.wounds("olivia_brown") == table.wounds("mike_cho") == (1, 0)


@rule("DOW-ABILITY-2")
@pytest.mark.parametrize("helpless", [0, 1])
def test_bev_fights_for_the_helpless(helpless: int) -> None:
    table = seat(
        ["bev_russell", "mike_cho"],
        dice={0: [1]},
        helpless=helpless,
        zombies={"colony": [1, 1, 0, 0, 0, 0], "school": 1},
    )
    assert table.offers("ability", survivor="bev_russell") is (helpless > 0)
    if helpless:
        table.does("ability", survivor="bev_russell")
        assert sum(table.zombies("colony")) == 0
        assert table.zombies("school") == [1]
        assert not table.all_of("exposed")


@rule("DOW-ABILITY-2")
def test_maria_kills_one_zombie_at_the_school() -> None:
    table = seat(
        ["maria_lopez", "mike_cho"],
        at={"maria_lopez": "school"},
        dice={0: [1]},
        zombies={"school": 2, "library": 1},
    )
    table.does("ability", survivor="maria_lopez")
    assert table.zombies("school") == [1]
    assert table.zombies("library") == [1]
    assert not table.all_of("exposed")


@rule("DOW-ABILITY-2")
def test_gabriel_finds_an_outsider_among_four_cards_shown_to_all() -> None:
    table = seat(
        ["gabriel_diaz", "mike_cho"],
        ["brian_lee"],
        at={"gabriel_diaz": "school"},
        decks={"school": ["junk", "outsider_1", "food_1", "medicine", "food_2"]},
    )
    table.does("ability", survivor="gabriel_diaz")
    assert table.last("revealed_items", 1)["items"] == ["junk", "outsider_1", "food_1", "medicine"]
    assert table.options("card") == [{"item": "outsider_1"}]
    table.chooses("card", item="outsider_1")
    assert table.hand(0) == ["outsider_1"]
    assert table.seat(0, watcher=1)["hand"]["known"] == ["outsider_1"]
    assert table.place("school")["deck"] == FULL["school"] - 1
    assert table.table.piles[3].top == ()  # shuffled


@rule("DOW-ABILITY-2")
def test_gabriel_needs_an_item_deck() -> None:
    table = seat(["gabriel_diaz", "mike_cho"])
    assert not table.offers("ability", survivor="gabriel_diaz")


@rule("DOW-ABILITY-2")
def test_annaleigh_looks_at_a_card_and_leaves_it() -> None:
    table = seat(
        ["annaleigh_chan", "mike_cho"],
        ["brian_lee"],
        ["alexis_grey"],
        hands={1: ["fuel", "junk"]},
    )
    table.draws(card_of(table, "fuel", table.table.hands[1]))
    table.does("ability", survivor="annaleigh_chan")
    assert table.hand(1) == ["fuel", "junk"]
    assert table.hand(0) == []
    assert table.seat(1, watcher=0)["hand"]["known"] == ["fuel"]
    assert table.seat(1, watcher=2)["hand"]["known"] == []


@rule("DOW-ABILITY-2")
@pytest.mark.parametrize("swapped", [False, True])
def test_talia_orders_the_next_two_crises(swapped: bool) -> None:
    table = seat(["talia_jones", "mike_cho"], ["brian_lee"], crises=["despair", "illness"], food=20)
    table.does("ability", survivor="talia_jones")
    assert [r.args["crisis"] for r in table.match.records(0) if r.kind == "crisis_seen"] == [
        "despair",
        "illness",
    ]
    assert not [r for r in table.match.records(1) if r.kind == "crisis_seen"]
    table.chooses("swap" if swapped else "in_order")
    table.night_falls()
    assert table.view()["crisis"]["id"] == ("illness" if swapped else "despair")


@rule("DOW-ABILITY-2")
def test_sophie_looks_at_the_top_card_of_a_deck() -> None:
    table = seat(
        ["sophie_robinson", "mike_cho"],
        ["brian_lee"],
        at={"mike_cho": "hospital"},
        dice={0: [6]},
        decks={"hospital": ["mop", "junk"]},
    )
    table.does("ability", survivor="sophie_robinson").chooses("to", place="hospital")
    assert [r.args["item"] for r in table.match.records(0) if r.kind == "saw"] == ["mop"]
    assert not [r for r in table.match.records(1) if r.kind == "saw"]
    assert table.place("hospital")["deck"] == FULL["hospital"]
    assert table.table.knows[table.table.piles[5].top[0]] == 1
    table.does("search", survivor="mike_cho").chooses("keep", item="mop")
    assert table.hand(0) == ["mop"]


@rule("DOW-ABILITY-2")
def test_buddy_lives_with_three_wounds_and_dies_of_four() -> None:
    table = seat(
        ["buddy_davis", "mike_cho"],
        at={"buddy_davis": "school"},
        wounds={"buddy_davis": 2},
        dice={0: [2, 2]},
        zombies={"school": 2},
    )
    table.falls(WOUND)
    table.does("attack", survivor="buddy_davis")
    assert table.wounds("buddy_davis") == (3, 0)
    table.falls(WOUND)
    table.does("attack", survivor="buddy_davis")
    assert not table.is_in_play("buddy_davis")
    assert table.is_in_play("mike_cho")


@rule("DOW-ABILITY-2")
def test_harman_takes_frostbite_as_a_wound_and_sparky_a_bite() -> None:
    table = seat(["harman_brooks", "sparky", "mike_cho"])
    table.falls(FROSTBITE, BITTEN, FROSTBITE)
    table.does("move", survivor="harman_brooks").chooses("to", place="school")
    table.does("move", survivor="sparky").chooses("to", place="library")
    table.does("move", survivor="mike_cho").chooses("to", place="hospital")
    assert table.wounds("harman_brooks") == (1, 0)
    assert table.wounds("sparky") == (1, 0)
    assert table.wounds("mike_cho") == (0, 1)
