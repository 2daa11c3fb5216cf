"""Bandits. [LN-BANDIT-1..32, LN-SETUP-15, LN-SETUP-16]"""

from collections import Counter
from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.board.places import NO_DECK
from lastfire.games.dead_of_winter.rules.holdings import keep_of_module
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import (
    bandits,
    place_bandit,
    remove_bandits,
)
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import TOWN, bandits_of
from lastfire.games.dead_of_winter.rules.long_night.bandits.strips import STRIPS
from lastfire.games.dead_of_winter.rules.long_night.bandits.words import BANDIT
from lastfire.games.dead_of_winter.rules.long_night.raxxon.side_effects import DEAD_SCENT
from lastfire.games.dead_of_winter.rules.names import COLONY
from lastfire.games.dead_of_winter.rules.state import ColonyTable, unpack_table
from lastfire.games.dead_of_winter.rules.turn.attack import targets_of
from tests.games.dead_of_winter.long_night.bandits_table import (
    ALL_STRIPS,
    at,
    everywhere,
    look,
    open_cards,
    to_next_round,
    with_bandits,
)
from tests.games.dead_of_winter.table import ANY_CARD, BITTEN, BLANK, PERSON, PLACE, Game, new, take
from tests.rule import rule

NEXT = "despair"  # a crisis that does nothing when it is revealed


@rule("LN-SETUP-15", "LN-SETUP-16")
def test_the_hideout_has_no_item_deck_and_nothing_lies_there_and_no_bandit_is_on_the_board() -> None:
    match = new(long_night="mixed", bandits=True)
    view = match.view(None)
    assert with_bandits().table.board.deck[PLACE["hideout"]] == NO_DECK
    found = view["modules"]["bandits"]["look"]
    assert found["supply"] == 20
    assert found["stockpile"] == []
    assert set(found["bandits"].values()) == {0}


@rule("LN-SETUP-29", "LN-HIDEOUT-1")
def test_the_hideout_has_four_survivor_spaces_one_entrance_of_four_and_no_noise() -> None:
    game = with_bandits()
    board = game.table.board
    assert board.room[8] == 4
    assert [board.spaces[entrance] for entrance in range(len(board.spaces))][13] == 4
    assert len(game.place("hideout")["gates"]) == 1
    assert board.noise[8] == 0


# With the crisis.


@rule("LN-BANDIT-1", "LN-SETUP-6")
def test_a_crisis_brings_a_bandit_for_each_number_of_its_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRIPS, NEXT, (1, 3, 5))
    game = to_next_round(with_bandits(crises=[NEXT]))
    assert everywhere(game) == {"police_station": 1, "school": 1, "hospital": 1}
    assert look(game)["strip"] == ["police_station", "school", "hospital"]


@rule("LN-BANDIT-2", "LN-SETUP-24", "LN-SETUP-25")
def test_a_crisis_without_a_strip_brings_two_each_to_a_random_location() -> None:
    game = with_bandits(crises=[NEXT])
    game.falls(4, 4)
    to_next_round(game)
    assert everywhere(game) == {"library": 2}
    assert look(game)["strip"] is None


@rule("LN-BANDIT-2")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_an_option_says_how_many_come_without_a_strip(count: int) -> None:
    game = with_bandits(crises=[NEXT], no_strip_bandits=count)
    game.falls(*[1, 2, 3][:count])
    to_next_round(game)
    assert sum(everywhere(game).values()) == count


@rule("LN-BANDIT-1")
def test_without_a_crisis_card_no_bandit_comes() -> None:
    game = with_bandits(crises=[])
    pile = game.table.piles[0]
    pile.middle = []
    to_next_round(game)
    assert everywhere(game) == {}


@rule("LN-BANDIT-3", "LN-BANDIT-4")
def test_a_bandit_that_finds_no_empty_survivor_space_is_not_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRIPS, NEXT, (1, 6))
    game = with_bandits(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "gas_station", "mike_cho": "gas_station"},
        crises=[NEXT],
    )
    to_next_round(game)
    assert everywhere(game) == {"police_station": 1}
    assert game.last("bandit_kept_out") == {"place": "gas_station"}


@rule("LN-BANDIT-5")
def test_nobody_moves_to_a_location_filled_by_survivors_and_bandits() -> None:
    game = with_bandits(
        ["ashley_ross", "mike_cho"], at={"mike_cho": "gas_station"}, bandits={"gas_station": 1, "school": 3}
    )
    game.does("move", survivor="ashley_ross")
    assert not game.offers("to", place="gas_station")
    assert game.offers("to", place="school")


@rule("LN-BANDIT-6")
def test_no_bandit_comes_to_the_colony() -> None:
    game = with_bandits()
    assert not place_bandit(game.table, COLONY)
    assert bandits(game.table) == 0


@rule("LN-BANDIT-26")
def test_with_all_twenty_on_the_board_no_more_are_placed() -> None:
    full = {"police_station": 3, "grocery_store": 3, "school": 4, "library": 3, "hospital": 3, "hideout": 4}
    game = with_bandits(bandits=full)
    assert look(game)["supply"] == 0
    assert game.table.has_room(PLACE["hospital"])
    assert not place_bandit(game.table, PLACE["hospital"])
    assert remove_bandits(game.table, PLACE["school"], 1) == 1
    assert place_bandit(game.table, PLACE["hospital"])


@rule("LN-BANDIT-28")
def test_each_location_means_the_six_town_locations() -> None:
    game = with_bandits(raxxon=True)
    assert game.table.board.town == TOWN
    assert PLACE["hideout"] not in TOWN


@rule("LN-BANDIT-30", "LN-BANDIT-31")
def test_there_are_22_strips_of_one_to_three_numbers_fewer_than_two_on_average() -> None:
    assert len(ALL_STRIPS) == 22
    assert all(1 <= len(strip) <= 3 and sorted(set(strip)) == list(strip) for strip in ALL_STRIPS)
    numbers = [number for strip in ALL_STRIPS for number in strip]
    assert len(numbers) / 22 == 1.5
    assert {numbers.count(place) for place in TOWN} == {5, 6}
    assert set(numbers) == set(TOWN)


@rule("LN-BANDIT-30")
def test_only_a_single_number_is_on_two_crises() -> None:
    assert all(strip in ALL_STRIPS for strip in STRIPS.values())
    strips = Counter(STRIPS.values())
    assert {strip for strip, count in strips.items() if count == 2} == {(place,) for place in TOWN}
    assert max(strips.values()) == 2


# At night.


@rule("LN-BANDIT-7", "LN-ROUND-12")
def test_each_bandit_brings_one_zombie_to_its_location_and_none_to_the_colony() -> None:
    # N1: counted at the colony, in the half-rate batch, three survivors and two bandits would bring three.
    game = with_bandits(
        ["ashley_ross", "mike_cho"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"rod_miller": "school"},
        bandits={"school": 2, "hideout": 1},
        crises=[NEXT],
        no_strip_bandits=0,
    )
    to_next_round(game)
    assert sum(game.zombies("colony")) == 2
    assert game.zombies("school") == [3]
    assert game.zombies("hideout") == [1]


@rule("LN-ROUND-13")
def test_survivors_at_raxxon_and_at_the_hideout_bring_zombies_there() -> None:
    game = with_bandits(
        *GROUPS,
        at={"ashley_ross": "hideout", "brian_lee": "raxxon"},
        raxxon=True,
        no_strip_bandits=0,
    )
    to_next_round(game)
    assert game.zombies("hideout") == [1]
    assert game.zombies("raxxon") == [1]


@rule("LN-BANDIT-18")
def test_an_overrun_kills_a_survivor_before_bandits_leave() -> None:
    game = with_bandits(
        ["ashley_ross", "mike_cho"],
        at={"mike_cho": "library"},
        bandits={"library": 1},
        zombies={"library": 2},
        no_strip_bandits=0,
    )
    # Two come, for the survivor and the bandit: the second overruns the library.
    to_next_round(game)
    assert not game.is_in_play("mike_cho")
    assert at(game, "library") == 1


@rule("LN-BANDIT-18", "LN-BANDIT-19")
def test_an_overrun_that_finds_no_survivor_drives_all_bandits_of_that_location_away() -> None:
    game = with_bandits(bandits={"library": 2, "school": 2}, zombies={"library": 2}, no_strip_bandits=0)
    before = game.morale
    to_next_round(game)
    assert everywhere(game) == {"school": 2}
    assert game.all_of("killed") == []
    assert game.morale == before


@rule("LN-BANDIT-18")
def test_bandits_stay_where_nobody_is_but_nothing_overruns_them() -> None:
    # C10: the other reading removes them wherever no survivor is.
    game = with_bandits(bandits={"library": 1}, no_strip_bandits=0)
    to_next_round(game)
    assert at(game, "library") == 1


@rule("LN-BANDIT-20")
@pytest.mark.parametrize("option", [False, True])
def test_a_spreading_bite_leaves_bandits_alone_unless_an_option_says_otherwise(option: bool) -> None:
    game = with_bandits(
        ["ashley_ross", "mike_cho"],
        dice={0: [6]},
        at={"ashley_ross": "school"},
        bandits={"school": 2},
        zombies={"school": 1},
        bite_removes_bandits=option,
    )
    game.falls(BITTEN)
    game.does("attack", survivor="ashley_ross").chooses("zombie")
    assert at(game, "school") == (0 if option else 2)


def two_among_bandits(**more: Any) -> Game:
    """Somebody is about to attack beside another player's survivor and two bandits, who go after a bite."""
    return with_bandits(
        ["ashley_ross"],
        ["brian_lee"],
        ["rod_miller"],
        dice={0: [6]},
        at={"ashley_ross": "school", "brian_lee": "school"},
        bandits={"school": 2},
        zombies={"school": 1},
        bite_removes_bandits=True,
        **more,
    )


@rule("LN-BANDIT-20")
def test_by_that_option_too_bandits_stay_where_somebody_outlives_the_bite() -> None:
    game = two_among_bandits()
    game.falls(BITTEN, BLANK)
    game.does("attack", survivor="ashley_ross").chooses("zombie").chooses("risk_it")
    assert not game.is_in_play("ashley_ross")
    assert game.is_in_play("brian_lee")
    assert at(game, "school") == 2


@rule("LN-BANDIT-20")
def test_nor_do_they_leave_where_somebody_is_whom_bites_pass_over() -> None:
    def scented(t: ColonyTable) -> None:
        keep_of_module(t, "raxxon", DEAD_SCENT, PERSON["brian_lee"])

    game = two_among_bandits(raxxon=True, more=scented)
    game.falls(BITTEN)
    game.does("attack", survivor="ashley_ross").chooses("zombie")
    assert not game.is_in_play("ashley_ross")
    assert at(game, "school") == 2


@rule("LN-BANDIT-21", "LN-BANDIT-24", "LN-ROUND-4", "LN-ROUND-2")
def test_each_bandit_takes_the_top_card_of_its_deck_to_the_open_stockpile_once_zombies_have_come() -> None:
    game = with_bandits(
        bandits={"school": 2},
        decks={"school": ["scissors"]},
        zombies={"school": 3},
        no_strip_bandits=0,
    )
    to_next_round(game)
    # The second zombie drove them away before they could scavenge.
    assert open_cards(game) == []
    game = with_bandits(bandits={"school": 2}, decks={"school": ["scissors", "medicine"]}, no_strip_bandits=0)
    to_next_round(game)
    assert open_cards(game) == ["scissors", "medicine"]
    assert all(look(game, seat)["stockpile"] == ["scissors", "medicine"] for seat in range(3))


@rule("LN-BANDIT-22")
def test_a_bandit_scavenges_nothing_from_an_empty_deck() -> None:
    game = with_bandits(
        bandits={"school": 2, "hideout": 1},
        decks={"school": ["scissors"]},
        bare=["school"],
        no_strip_bandits=0,
    )
    to_next_round(game)
    assert open_cards(game) == ["scissors"]


@rule("LN-BANDIT-23")
def test_bandits_scavenge_in_the_order_of_the_location_numbers() -> None:
    game = with_bandits(
        bandits={"library": 1, "police_station": 1},
        decks={"library": ["fuel"], "police_station": ["pistol"]},
        no_strip_bandits=0,
    )
    to_next_round(game)
    assert open_cards(game) == ["pistol", "fuel"]
    assert [told["place"] for told in game.all_of("scavenged")] == ["police_station", "library"]


@rule("LN-BANDIT-25", "LN-BANDIT-32")
def test_a_bandit_left_alone_stays_takes_a_card_and_brings_a_zombie() -> None:
    game = with_bandits(
        ["ashley_ross", "mike_cho"],
        at={"mike_cho": "school"},
        bandits={"school": 1},
        decks={"school": ["scissors"]},
        no_strip_bandits=0,
    )
    to_next_round(game)
    assert everywhere(game) == {"school": 1}
    assert game.wounds("mike_cho") == (0, 0)
    assert open_cards(game) == ["scissors"]
    assert game.zombies("school") == [2]


@rule("LN-BANDIT-27")
def test_a_bandit_brought_to_raxxon_takes_cards_of_its_deck() -> None:
    game = with_bandits(raxxon=True, bandits={"raxxon": 1}, no_strip_bandits=0)
    if len(game.table.deck(PLACE["raxxon"])) == 0:
        game.table.pile(game.table.board.deck[PLACE["raxxon"]]).put_on_top(take(game.table, "fuel"))
    before = len(game.table.deck(PLACE["raxxon"]))
    to_next_round(game)
    assert len(open_cards(game)) == 1
    assert len(game.table.deck(PLACE["raxxon"])) == before - 1


@rule("LN-BANDIT-27")
@pytest.mark.parametrize(("place", "more"), [("raxxon", 0), ("school", 1)])
def test_no_bandit_comes_to_raxxon_where_a_card_does_not_name_it(place: str, more: int) -> None:
    game = with_bandits(
        *GROUPS, raxxon=True, at={"ashley_ross": place}, dice={0: [6]}, bandits={"library": 1},
        stockpile=["wrench"], watched="old_debts",
    )  # fmt: skip
    game.draws(ANY_CARD)
    game.falls(*[BLANK] * (1 - more))
    game.does("search", survivor="ashley_ross")
    while game.asked is not None and game.asked[0] not in ("crossroads", "turn"):
        game.match.answer(0)
    game.chooses("choose", option=1)
    assert open_cards(game) == []
    assert at(game, place) == more


# Attacks.


def _facing(*dice: int, **what: object) -> dict[str, object]:
    return {
        "dice": {0: list(dice)},
        "at": {"ashley_ross": "school", "brian_lee": "library"},
        "bandits": {"school": 2},
        **what,
    }


GROUPS = (["ashley_ross"], ["brian_lee"], ["rod_miller"])


@rule("LN-BANDIT-8")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_an_attack_on_a_bandit_takes_a_die_at_least_as_high_as_the_attackers_value(die: int) -> None:
    # C04: any die would do if only the roll counted. Ashley Ross has attack value 2.
    game = with_bandits(*GROUPS, **_facing(die))  # type: ignore[arg-type]
    assert game.offers("attack", survivor="ashley_ross") == (die >= 2)


@rule("LN-BANDIT-9", "LN-BANDIT-10", "LN-BANDIT-11", "LN-BANDIT-12", "LN-BANDIT-13")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_is_rolled_again_and_1_to_4_removes_the_bandit(die: int) -> None:
    # C04: the spent six does not count, the roll does.
    game = with_bandits(*GROUPS, **_facing(6))  # type: ignore[arg-type]
    morale = game.morale
    game.falls(die)
    game.does("attack", survivor="ashley_ross")
    assert at(game, "school") == (1 if die <= 4 else 2)
    assert game.dice(0) == []
    assert game.wounds("ashley_ross") == (0, 0)
    assert game.hand(0) == []
    assert game.morale == morale
    assert game.all_of("exposed") == game.all_of("zombies_killed") == game.all_of("killed") == []


@rule("LN-BANDIT-14")
def test_a_bandit_is_attacked_only_from_its_own_location() -> None:
    game = with_bandits(["brian_lee"], dice={0: [6]}, at={"brian_lee": "library"}, bandits={"school": 2})
    assert not game.offers("attack", survivor="brian_lee")


@rule("LN-BANDIT-16", "LN-BANDIT-10")
def test_zombies_do_not_protect_bandits() -> None:
    game = with_bandits(*GROUPS, **_facing(6, zombies={"school": 2}))  # type: ignore[arg-type]
    game.does("attack", survivor="ashley_ross")
    assert game.offers("zombie")
    game.falls(1)
    game.chooses("bandit")
    assert at(game, "school") == 1
    assert game.zombies("school") == [2]


@rule("LN-BANDIT-29")
def test_bandits_fill_the_locations_an_exile_could_go_to() -> None:
    full = {"police_station": 3, "grocery_store": 3, "school": 4, "library": 3, "hospital": 3, "hideout": 4}
    game = with_bandits(
        ["ashley_ross"],
        ["brian_lee", "mike_cho"],
        ["rod_miller"],
        at={"mike_cho": "gas_station", "rod_miller": "hospital"},
        bandits=full,
    )
    game.falls(BLANK)
    game.does("call_vote", player=1)
    while game.asked is not None and game.asked[0] == "exile_vote":
        game.chooses("up")
    assert game.options("to") == []
    assert game.where("brian_lee") in ("gas_station", "hospital")


def test_the_state_is_packed_and_copied_whole() -> None:
    game = with_bandits(bandits={"school": 2}, stockpile=["mop"], no_strip_bandits=1, leader_takes_card=False)
    state = bandits_of(game.table)
    state.has_taken = True
    assert state.copy().pack() == state.pack()
    again = unpack_table(game.table.pack(), game.table.edition)
    assert again.pack() == game.table.pack()


def test_everything_lies_open_so_that_a_deal_leaves_it_alone() -> None:
    game = with_bandits(bandits={"school": 2}, stockpile=["mop", "fuel"])
    dealt = game.match.deal(1, seed=5)
    assert dealt.view(1)["modules"] == game.view(1)["modules"]


def test_learners_see_the_numbers() -> None:
    game = with_bandits(bandits={"school": 2, "hideout": 1}, stockpile=["mop"])
    numbers = {each["id"]: each["number"] for each in game.view()["modules"]["bandits"]["numbers"]}
    assert numbers["bandits_3"] == 2
    assert numbers["bandits_8"] == 1
    assert (numbers["bandits_left"], numbers["stockpile"], numbers["leader"]) == (17, 1, 0)


@rule("LN-BANDIT-15")
@pytest.mark.parametrize("specials", [{}, {"school": "siren"}, {"library": "siren"}])
def test_no_bandit_is_attacked_past_a_special_zombie(specials: dict[str, str]) -> None:
    game = with_bandits(*GROUPS, **_facing(6, specials=specials))  # type: ignore[arg-type]
    ashley = PERSON["ashley_ross"]
    assert (BANDIT in targets_of(game.table, 0, ashley)) == ("school" not in specials)


@rule("LN-BANDIT-17")
def test_food_1_or_trade_brings_a_food_token_or_removes_a_bandit_where_the_player_is() -> None:
    what: dict[str, Any] = {"hands": {0: ["food_1_or_trade"]}, "at": {"ashley_ross": "school"}, "food": 3}
    game = with_bandits(*GROUPS, bandits={"school": 2, "library": 2}, **what)
    game.does("play", item="food_1_or_trade").chooses("second_effect")
    assert everywhere(game) == {"school": 1, "library": 2}
    assert game.food == 3
    game = with_bandits(*GROUPS, bandits={"school": 1}, **what)
    game.does("play", item="food_1_or_trade").chooses("first_effect")
    assert (everywhere(game), game.food) == ({"school": 1}, 4)
    game = with_bandits(*GROUPS, bandits={"library": 1}, **what)
    game.does("play", item="food_1_or_trade")
    assert (everywhere(game), game.food) == ({"library": 1}, 4)


@rule("LN-BANDIT-30", "LN-BANDIT-31")
def test_every_crisis_of_the_long_night_has_one_of_the_strips() -> None:
    box = with_bandits(raxxon=True, improvements=True).table.box
    assert sorted(STRIPS.values()) == sorted(ALL_STRIPS)
    assert set(STRIPS) <= {card.id for card in box.crises}
