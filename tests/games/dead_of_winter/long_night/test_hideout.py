"""The Bandits' Hideout. [LN-HIDEOUT-1..26]"""

from typing import Any

import pytest

from lastfire.engine.chance import EVERYONE
from lastfire.games.dead_of_winter.rules.board.zombies import add_zombies
from lastfire.games.dead_of_winter.rules.long_night.bandits.bandits import place_bandit
from lastfire.games.dead_of_winter.rules.long_night.bandits.state import TOWN
from lastfire.games.dead_of_winter.rules.long_night.bandits.stockpile import (
    add_to_stockpile,
    give_to_stockpile,
)
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests.games.dead_of_winter.long_night.bandits_table import (
    at,
    everywhere,
    look,
    open_cards,
    to_next_round,
    with_bandits,
)
from tests.games.dead_of_winter.table import BITTEN, BLANK, PERSON, PLACE, WOUND, Game
from tests.rule import rule

GROUPS = (["ashley_ross", "mike_cho"], ["brian_lee"], ["rod_miller"])


def at_hideout(*dice: int, **what: Any) -> Game:
    """Ashley Ross (attack 2, search 5) at the Hideout; a card in the stockpile, a bandit at the school."""
    what.setdefault("bandits", {"school": 1})
    what.setdefault("stockpile", ["fuel"])
    what.setdefault("at", {"ashley_ross": "hideout"})
    return with_bandits(*what.pop("groups", GROUPS), dice={0: list(dice)}, **what)


@rule("LN-HIDEOUT-1")
def test_a_survivor_goes_to_the_hideout_by_a_move_and_rolls_for_exposure() -> None:
    game = with_bandits(*GROUPS)
    game.falls(WOUND)
    game.does("move", survivor="ashley_ross").chooses("to", place="hideout")
    assert game.where("ashley_ross") == "hideout"
    assert game.wounds("ashley_ross") == (1, 0)


@rule("LN-HIDEOUT-2")
def test_exiles_and_others_may_be_at_the_hideout_together() -> None:
    game = with_bandits(
        ["ashley_ross"],
        ["brian_lee"],
        ["rod_miller"],
        at={"ashley_ross": "library", "brian_lee": "hideout"},
        exiled={0: "handy"},
    )
    game.falls(BLANK)
    game.does("move", survivor="ashley_ross").chooses("to", place="hideout")
    assert game.where("ashley_ross") == game.where("brian_lee") == "hideout"


@rule("LN-HIDEOUT-3")
@pytest.mark.parametrize("die", [1, 4, 5, 6])
def test_a_search_of_the_hideout_takes_a_die_at_least_as_high_as_the_search_value(die: int) -> None:
    # N2: any die would do.
    game = at_hideout(die)
    assert game.offers("search_hideout") == (die >= 5)
    assert not game.offers("search", survivor="ashley_ross")


@rule("LN-HIDEOUT-4")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_an_attack_of_the_hideout_takes_a_die_at_least_as_high_as_the_attack_value(die: int) -> None:
    # N2: any die would do.
    assert at_hideout(die).offers("attack_hideout") == (die >= 2)


@rule("LN-HIDEOUT-3", "LN-HIDEOUT-4")
@pytest.mark.parametrize(("what", "dice", "left"), [("search", (4, 5), [4]), ("attack", (1, 2), [1])])
def test_no_lower_die_pays_beside_one_that_does(what: str, dice: tuple[int, int], left: list[int]) -> None:
    # N2: any die would do.
    game = at_hideout(*dice)
    game.falls(2 if what == "search" else 1)
    game.does(f"{what}_hideout")
    assert game.dice(0) == left


@rule("LN-HIDEOUT-3", "LN-HIDEOUT-4")
def test_who_can_do_nothing_this_turn_neither_searches_nor_attacks_it() -> None:
    def idle(t: ColonyTable) -> None:
        t.idle |= 1 << PERSON["ashley_ross"]

    for there, can in ((None, True), (idle, False)):
        game = at_hideout(6, more=there)
        assert game.offers("search_hideout") is can
        assert game.offers("attack_hideout") is can


@rule("LN-HIDEOUT-19", "LN-HIDEOUT-24")
def test_who_drops_out_of_the_game_by_the_wound_chooses_no_bandit() -> None:
    game = at_hideout(
        6, wounds={"ashley_ross": 2}, bandits={"school": 1, "library": 1}, elimination=True,
        groups=(["ashley_ross"], *GROUPS[1:]),
    )  # fmt: skip
    game.falls(2)
    game.does("attack_hideout")
    assert game.seat(0)["out"]
    assert everywhere(game) == {"school": 1, "library": 1}
    assert game.asked == ("turn", 1)


@rule("LN-HIDEOUT-3", "LN-HIDEOUT-4")
def test_both_need_a_survivor_at_the_hideout() -> None:
    game = at_hideout(6, at={"ashley_ross": "school"})
    assert not game.offers("search_hideout")
    assert not game.offers("attack_hideout")


@rule("LN-HIDEOUT-3", "LN-HIDEOUT-5")
def test_of_several_survivors_the_player_says_who_searches() -> None:
    game = at_hideout(4, 5, at={"ashley_ross": "hideout", "mike_cho": "hideout"})
    game.falls(1)
    game.does("search_hideout").chooses("survivor", survivor="mike_cho").chooses("die", face=4)
    assert game.wounds("mike_cho") == (1, 0)
    # With a five left, both could; the next search is hers alone by her value.
    assert game.offers("search_hideout")


@rule("LN-HIDEOUT-6", "LN-BANDIT-14")
def test_a_survivor_there_may_attack_zombies_bandits_and_other_survivors_as_anywhere() -> None:
    # N7: no rule brings a bandit there, but an effect may, and then it can be attacked.
    game = at_hideout(
        2,
        2,
        at={"ashley_ross": "hideout", "brian_lee": "hideout"},
        bandits={"hideout": 1},
        zombies={"hideout": 1},
    )
    game.does("attack", survivor="ashley_ross")
    assert game.offers("zombie")
    assert game.offers("survivor", survivor="brian_lee")
    game.falls(4)
    game.chooses("bandit")
    assert at(game, "hideout") == 0
    game.falls(BLANK)
    game.does("attack", survivor="ashley_ross").chooses("zombie")
    assert game.zombies("hideout") == [0]


@rule("LN-HIDEOUT-6")
def test_an_effect_may_bring_a_bandit_to_the_hideout() -> None:
    game = at_hideout()
    assert place_bandit(game.table, PLACE["hideout"])
    assert at(game, "hideout") == 1


@rule("LN-HIDEOUT-7")
@pytest.mark.parametrize(
    ("bandits", "stockpile", "possible"),
    [({}, [], False), ({"school": 1}, [], True), ({}, ["fuel"], True)],
)
def test_the_hideout_is_attacked_while_there_is_a_bandit_or_a_card(
    bandits: dict[str, int], stockpile: list[str], possible: bool
) -> None:
    assert at_hideout(6, bandits=bandits, stockpile=stockpile).offers("attack_hideout") == possible


@rule("LN-HIDEOUT-8")
def test_neither_brings_a_roll_for_exposure() -> None:
    game = at_hideout(6, 6, zombies={"hideout": 2})
    game.falls(2)
    game.does("search_hideout")
    game.falls(3)
    game.does("attack_hideout")
    assert game.all_of("exposed") == []
    assert game.zombies("hideout") == [2]


@rule("LN-HIDEOUT-9")
def test_the_hideout_is_searched_only_while_the_stockpile_holds_a_card() -> None:
    assert not at_hideout(6, stockpile=[]).offers("search_hideout")
    assert at_hideout(6, bandits={}).offers("search_hideout")


@rule("LN-HIDEOUT-10", "LN-HIDEOUT-15", "LN-HIDEOUT-5")
@pytest.mark.parametrize("die", [3, 4])
def test_a_search_of_3_or_4_brings_a_random_card_that_everybody_sees(die: int) -> None:
    game = at_hideout(6, stockpile=["fuel", "pistol"])
    pistol = game.table.states[1].cards()[1]
    game.falls(die)
    game.draws(pistol)
    game.does("search_hideout")
    assert game.hand(0) == ["pistol"]
    assert open_cards(game) == ["fuel"]
    assert game.table.knows[pistol] == EVERYONE
    assert game.last("taken_from_stockpile", seat=2) == {"seat": 0, "item": "pistol"}
    assert game.dice(0) == []


@rule("LN-HIDEOUT-11")
def test_an_outsider_is_taken_like_any_other_card() -> None:
    game = at_hideout(6, stockpile=["outsider_1"])
    game.falls(5)
    game.does("search_hideout")
    assert game.hand(0) == ["outsider_1"]
    assert len(game.group(0)) == 2


@rule("LN-HIDEOUT-12")
def test_no_die_makes_the_hideout_the_random_location() -> None:
    game = with_bandits(*GROUPS, crises=["despair"], no_strip_bandits=1)
    game.falls(6)
    to_next_round(game)
    assert everywhere(game) == {"gas_station": 1}
    assert max(TOWN) == 6 < PLACE["hideout"]


@rule("LN-HIDEOUT-13")
def test_a_search_of_1_wounds_and_brings_no_card() -> None:
    game = at_hideout(6)
    game.falls(1)
    game.does("search_hideout")
    assert game.wounds("ashley_ross") == (1, 0)
    assert (game.hand(0), open_cards(game)) == ([], ["fuel"])


@rule("LN-HIDEOUT-14")
def test_a_search_of_2_brings_nothing() -> None:
    game = at_hideout(6)
    game.falls(2)
    game.does("search_hideout")
    assert game.wounds("ashley_ross") == (0, 0)
    assert (game.hand(0), open_cards(game), everywhere(game)) == ([], ["fuel"], {"school": 1})


@rule("LN-HIDEOUT-16", "LN-HIDEOUT-24")
def test_a_search_of_5_brings_a_card_of_choice() -> None:
    game = at_hideout(6, stockpile=["fuel", "pistol", "fuel"])
    game.falls(5)
    game.does("search_hideout")
    assert game.asked == ("stockpile", 0)
    game.chooses("card", item="pistol")
    assert game.hand(0) == ["pistol"]
    assert open_cards(game) == ["fuel", "fuel"]


@rule("LN-HIDEOUT-17", "LN-HIDEOUT-24")
def test_a_search_of_6_brings_two_cards_of_choice() -> None:
    game = at_hideout(6, stockpile=["fuel", "pistol", "medicine"])
    game.falls(6)
    game.does("search_hideout").chooses("card", item="pistol").chooses("card", item="fuel")
    assert game.hand(0) == ["fuel", "pistol"]
    assert open_cards(game) == ["medicine"]


@rule("LN-HIDEOUT-23")
def test_a_row_gives_as_many_cards_as_there_are() -> None:
    game = at_hideout(6)
    game.falls(6)
    game.does("search_hideout")
    assert game.hand(0) == ["fuel"]
    assert open_cards(game) == []


@rule("LN-HIDEOUT-18")
def test_an_attack_of_1_wounds_and_removes_nobody() -> None:
    game = at_hideout(6)
    game.falls(1)
    game.does("attack_hideout")
    assert game.wounds("ashley_ross") == (1, 0)
    assert everywhere(game) == {"school": 1}


@rule("LN-HIDEOUT-19", "LN-HIDEOUT-24")
def test_an_attack_of_2_wounds_and_removes_a_bandit_anywhere() -> None:
    game = at_hideout(6, bandits={"school": 1, "library": 1}, first=1)
    game.falls(2)
    game.does("attack_hideout")
    assert game.asked == ("bandit_gone", 0)
    assert not game.offers("done")
    game.chooses("to", place="library")
    assert game.wounds("ashley_ross") == (1, 0)
    assert everywhere(game) == {"school": 1}


@rule("LN-HIDEOUT-19")
def test_who_dies_of_that_wound_has_removed_the_bandit_all_the_same() -> None:
    game = at_hideout(6, wounds={"ashley_ross": 2})
    game.falls(2)
    game.does("attack_hideout")
    assert not game.is_in_play("ashley_ross")
    assert everywhere(game) == {}


@rule("LN-HIDEOUT-20", "LN-HIDEOUT-24")
@pytest.mark.parametrize("die", [3, 4])
def test_an_attack_of_3_or_4_removes_a_bandit_anywhere(die: int) -> None:
    game = at_hideout(6, bandits={"school": 2, "library": 1})
    game.falls(die)
    game.does("attack_hideout").chooses("to", place="school")
    assert everywhere(game) == {"school": 1, "library": 1}
    assert game.wounds("ashley_ross") == (0, 0)


@rule("LN-HIDEOUT-21")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_an_attack_of_5_removes_up_to_two_bandits(wanted: int) -> None:
    game = at_hideout(6, bandits={"school": 2, "library": 1})
    game.falls(5)
    game.does("attack_hideout")
    for _ in range(wanted):
        game.chooses("to", place="school")
    if wanted < 2:
        game.chooses("done")
    assert at(game, "school") == 2 - wanted
    assert (at(game, "library"), game.hand(0)) == (1, [])


@rule("LN-HIDEOUT-22")
def test_an_attack_of_6_removes_up_to_two_bandits_and_brings_a_random_card() -> None:
    game = at_hideout(6, bandits={"school": 1, "library": 1})
    game.falls(6)
    game.does("attack_hideout").chooses("to", place="school").chooses("to", place="library")
    assert everywhere(game) == {}
    assert game.hand(0) == ["fuel"]


@rule("LN-HIDEOUT-23")
def test_a_row_removes_as_many_bandits_as_there_are() -> None:
    game = at_hideout(6, bandits={"school": 1}, stockpile=[])
    game.falls(6)
    game.does("attack_hideout").chooses("to", place="school")
    assert everywhere(game) == {}
    assert game.asked == ("turn", 0)
    assert game.hand(0) == []


@rule("LN-HIDEOUT-25")
def test_equipment_left_behind_at_the_hideout_goes_to_the_stockpile() -> None:
    game = at_hideout(2, gear={"ashley_ross": ["scissors"]}, zombies={"hideout": 1})
    game.falls(BITTEN)
    game.does("attack", survivor="ashley_ross")
    while game.asked is not None and game.asked[0] != "turn":
        game.chooses("plain" if game.offers("plain") else "zombie")
    assert not game.is_in_play("ashley_ross")
    assert open_cards(game) == ["fuel", "scissors"]
    assert game.hand(0) == []


@rule("LN-HIDEOUT-25")
def test_nothing_else_adds_a_card_to_the_stockpile() -> None:
    game = at_hideout(6, bandits={}, no_strip_bandits=0)
    list(add_zombies(game.table, PLACE["hideout"], 2))
    to_next_round(game)
    assert open_cards(game) == ["fuel"]


@rule("LN-HIDEOUT-26")
def test_an_effect_may_put_hand_cards_face_up_into_the_stockpile() -> None:
    game = at_hideout(hands={0: ["medicine"], 1: ["pistol"]})
    (card,) = game.table.hands[1]
    give_to_stockpile(game.table, 1, card)
    assert open_cards(game) == ["fuel", "pistol"]
    assert game.hand(1) == []
    assert game.table.knows[card] == EVERYONE
    (card,) = game.table.hands[0]
    game.table.hands[0].remove(card)
    add_to_stockpile(game.table, card)
    assert look(game, 2)["stockpile"] == ["fuel", "pistol", "medicine"]


@rule("LN-HIDEOUT-13", "LN-HIDEOUT-22")
def test_both_tables_can_be_read_by_all() -> None:
    tables = look(at_hideout())
    assert len(tables["search"]) == len(tables["attack"]) == 6
    assert tables["search"][0]["en"] == "Place 1 wound on the survivor who performed this action."
    assert tables["search"][1]["en"] == "Nothing happens."


@rule("LN-HIDEOUT-7")
def test_the_hideout_is_searched_but_not_attacked_past_a_special_zombie() -> None:
    game = at_hideout(6, specials={"hideout": "siren"})
    assert game.offers("search_hideout")
    assert not game.offers("attack_hideout")
    game = at_hideout(6, specials={"school": "siren"})
    assert game.offers("attack_hideout")


def _why(game: Game, verb: str) -> list[tuple[dict[str, Any], str]]:
    return [(each.args, each.rule) for each in game.match.hindrances() if each.verb == verb]


def test_people_are_told_why_the_hideout_cannot_be_searched_or_attacked() -> None:
    me = {"survivor": "ashley_ross"}
    assert _why(at_hideout(1), "search_hideout") == [(me, "LN-HIDEOUT-3")]
    assert _why(at_hideout(1), "attack_hideout") == [(me, "LN-HIDEOUT-4")]
    assert _why(at_hideout(6, stockpile=[]), "search_hideout") == [(me, "LN-HIDEOUT-9")]
    assert _why(at_hideout(6, stockpile=[], bandits={}), "attack_hideout") == [(me, "LN-HIDEOUT-7")]
    possible = at_hideout(6)
    assert _why(possible, "search_hideout") == _why(possible, "attack_hideout") == []
