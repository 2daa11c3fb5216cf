"""Helps that are free once a round: their player says when they are used, each time or once for all."""

from typing import Any, Final

import pytest

from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.cards import BOX
from lastfire.games.dead_of_winter.rules.effects.powers import BuildsMore, CleansMore, LoudLook, SeesMore
from lastfire.games.dead_of_winter.rules.names import (
    HELP_OF_CROSSROADS,
    HELPING_ITEMS,
    HELPING_SURVIVORS,
    HELPS,
    ITEMS,
    SURVIVORS,
)
from tests.games.dead_of_winter.table import BLANK, FROSTBITE, PERSON, Game, seat
from tests.rule import rule

WASTE: Final = ["food_1"] * 12


def cleaner(**what: Any) -> Game:
    """Brandon and dice enough to clean waste three times."""
    return seat(["brandon_kane", "mike_cho"], dice={0: [2, 2, 2]}, waste=WASTE, **what)


def left(table: Game) -> int:
    """How many cards lie in the waste pile."""
    return len(table.view()["waste"])


@rule("DOW-ABILITY-15")
def test_a_help_is_asked_about_when_it_first_fits() -> None:
    table = cleaner().does("clean_waste")
    assert table.asked == ("help", 0)
    ask = table.match.ask
    assert ask is not None
    assert ask.about == {"survivor": "brandon_kane", "help": "brandon_kane", "rolls": 0}
    assert [option.verb for option in ask.options] == ["use_it", "not_now", "always"]
    # The die is paid, but nothing has been cleaned yet.
    assert table.dice(0) == [2, 2]
    assert left(table) == 12
    table.chooses("use_it")
    assert left(table) == 7
    assert table.person("brandon_kane")["used"]
    # Once a round: there is nothing to ask about any more.
    table.does("clean_waste")
    assert table.asked == ("turn", 0)
    assert left(table) == 4


@rule("DOW-ABILITY-15")
def test_a_help_that_is_saved_is_asked_about_again() -> None:
    table = cleaner().does("clean_waste").chooses("not_now")
    assert left(table) == 9
    assert not table.person("brandon_kane")["used"]
    table.does("clean_waste")
    assert table.asked == ("help", 0)
    table.chooses("use_it")
    assert left(table) == 4


@rule("DOW-ABILITY-16")
def test_a_help_may_be_used_whenever_it_first_fits() -> None:
    table = cleaner().does("clean_waste").chooses("always")
    # It is used now, and everybody sees that it will be.
    assert left(table) == 7
    for watcher in (None, 0, 1):
        assert table.seat(0, watcher)["standing"] == ["brandon_kane"]
    # In the next round it is used without a question.
    table.ends_turn()
    while table.asked is not None and table.asked != ("turn", 0):
        table.ends_turn()
    before = left(table)
    table.does("clean_waste")
    while table.asked == ("die", 0):
        table.match.answer(0)
    assert table.asked == ("turn", 0)
    assert left(table) == before - 5


@rule("DOW-ABILITY-16")
def test_it_can_be_taken_back_on_ones_own_turn_once_for_each_help() -> None:
    table = cleaner().does("clean_waste").chooses("always")
    assert table.options("ask_again") == [{"help": "brandon_kane"}]
    before = table.view(0)
    table.does("ask_again", help="brandon_kane")
    assert table.seat(0)["standing"] == []
    assert not table.offers("ask_again")
    # It is no act, and can be taken back like any other answer.
    assert table.asked == ("turn", 0)
    table.match.undo(0)
    assert table.view(0) == before
    table.does("ask_again", help="brandon_kane")
    # Even if it is left to itself again, it stays so for the rest of the turn.
    table.match._table.used_ability = 0  # type: ignore[attr-defined]
    table.does("clean_waste").chooses("always")
    assert not table.offers("ask_again")
    table.ends_turn()
    while table.asked is not None and table.asked != ("turn", 0):
        table.ends_turn()
    assert table.offers("ask_again", help="brandon_kane")


@rule("DOW-ABILITY-16")
def test_only_what_a_group_has_is_to_be_asked_about_again() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], ["brian_lee"], ["rod_miller"],
        dice={0: [1, 1]}, gear={"ashley_ross": ["hammer"]},
        at={"ashley_ross": "school", "brian_lee": "school"},
    )  # fmt: skip
    table.does("barricade", place="school").chooses("always")
    assert table.offers("ask_again", help="hammer")
    table.does("hand_off", survivor="ashley_ross").chooses("yes")
    assert not table.offers("ask_again")
    # The choice is the player's, not the item's: its new owner is asked.
    table.ends_turn()
    assert not table.offers("ask_again")
    assert table.seat(1)["standing"] == []


@rule("DOW-ABILITY-15", "DOW-BARR-1")
def test_a_hammer_may_be_saved() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        dice={0: [1, 1]},
        gear={"ashley_ross": ["hammer"]},
        at={"ashley_ross": "school"},
    )
    table.does("barricade", place="school").chooses("not_now")
    assert table.barricades("school") == [1]
    assert table.person("ashley_ross")["gear"] == [{"item": "hammer", "used": False}]
    table.does("barricade", place="school").chooses("use_it")
    assert table.barricades("school") == [3]


@rule("DOW-ABILITY-15", "DOW-SPACE-14")
def test_a_hammer_is_not_asked_about_with_one_token_left() -> None:
    many = {"colony": 18, "school": 1}
    table = seat(
        ["ashley_ross", "mike_cho"], dice={0: [1]}, gear={"ashley_ross": ["hammer"]},
        at={"ashley_ross": "library"}, barricades=many, token_limits=True,
    )  # fmt: skip
    table.does("barricade", place="library")
    assert table.asked == ("turn", 0)
    assert table.barricades("library") == [1]


@rule("DOW-ABILITY-15", "DOW-WASTE-3")
def test_of_two_helps_the_second_is_offered_when_the_first_is_saved() -> None:
    table = cleaner(gear={"mike_cho": ["mop"]}).does("clean_waste")
    table.chooses("not_now")
    assert table.asked == ("help", 0)
    ask = table.match.ask
    assert ask is not None
    assert ask.about["help"] == "mop"
    table.chooses("use_it")
    assert left(table) == 7
    assert table.person("mike_cho")["gear"] == [{"item": "mop", "used": True}]
    assert not table.person("brandon_kane")["used"]


@rule("DOW-ABILITY-15", "DOW-SEARCH-13")
def test_every_help_of_a_search_is_asked_about_by_itself() -> None:
    table = seat(
        ["janet_taylor", "mike_cho"],
        at={"janet_taylor": "hospital"},
        dice={0: [6, 6]},
        decks={"hospital": ["junk", "mop", "fuel", "food_2", "medicine"]},
        gear={"janet_taylor": ["hospital_blueprints"]},
    )
    table.does("search", survivor="janet_taylor").chooses("not_now").chooses("use_it")
    assert table.view(0)["seen"] == ["junk", "mop"]
    # Two cards are seen and may be kept; the first is named, the other goes with it.
    table.chooses("keep", item="junk")
    assert table.hand(0) == ["junk", "mop"]
    assert not table.person("janet_taylor")["used"]
    table.does("search", survivor="janet_taylor").chooses("use_it")
    assert table.view(0)["seen"] == ["fuel", "food_2"]
    assert table.last("ability_used") == {"seat": 0, "survivor": "janet_taylor"}


@rule("DOW-ABILITY-15", "DOW-SEARCH-13")
def test_jenny_may_keep_her_long_look_for_another_place() -> None:
    table = seat(
        ["jenny_clark", "mike_cho"], at={"jenny_clark": "school"}, dice={0: [6, 6]},
        decks={"school": ["junk", "food_2"], "library": ["fuel", "junk", "cookbook", "food_1"]},
    )  # fmt: skip
    table.does("search", survivor="jenny_clark").chooses("not_now")
    assert table.view(0)["seen"] == ["junk"]
    table.chooses("keep", item="junk").falls(BLANK)
    table.does("move", survivor="jenny_clark").chooses("to", place="library")
    table.does("search", survivor="jenny_clark").chooses("use_it")
    assert table.view(0)["seen"] == ["fuel", "junk", "cookbook", "food_1"]


@rule("DOW-ABILITY-15", "DOW-ABILITY-12")
def test_john_is_asked_about_what_he_borrows_apart_from_its_owner() -> None:
    table = seat(
        ["john_price", "arthur_thurston"], at={"john_price": "school", "arthur_thurston": "school"},
        dice={0: [6, 6]}, decks={"school": ["junk", "food_1", "food_2"]},
    )  # fmt: skip
    table.does("search", survivor="john_price")
    ask = table.match.ask
    assert ask is not None
    assert ask.about == {"survivor": "john_price", "help": "arthur_thurston", "rolls": 0}
    table.chooses("use_it")
    assert not table.person("arthur_thurston")["used"]


@rule("DOW-ABILITY-15")
def test_a_flashlight_may_be_saved_for_a_later_noise() -> None:
    table = seat(
        ["mike_cho", "ashley_ross"], at={"mike_cho": "hospital"}, dice={0: [6]},
        decks={"hospital": ["junk", "mop", "fuel", "food_2", "medicine"]}, gear={"mike_cho": ["flashlight"]},
    )  # fmt: skip
    table.does("search", survivor="mike_cho").chooses("noise").chooses("not_now")
    assert table.view(0)["seen"] == ["junk", "mop"]
    table.chooses("noise").chooses("use_it")
    assert table.view(0)["seen"] == ["junk", "mop", "fuel", "food_2", "medicine"]


@rule("DOW-ABILITY-15", "DOW-EXPO-11")
def test_a_card_that_spares_an_attack_may_be_saved_at_the_price_of_the_roll() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], ["brian_lee"], ["rod_miller"],
        zombies={"school": 4}, dice={0: [6, 6]}, watched="welcome_home",
    )  # fmt: skip
    table.falls(BLANK, BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school").chooses("choose", option=1)
    table.does("attack", survivor="ashley_ross")
    assert table.asked == ("help", 0)
    # What saving it costs is shown beside it.
    odds = table.match.odds(0)["options"]
    assert list(odds) == ["1"]
    assert odds["1"]["exposure"]["rolls"] == 1
    table.falls(FROSTBITE)
    table.chooses("not_now")
    assert table.wounds("ashley_ross") == (0, 1)
    table.does("attack", survivor="ashley_ross").chooses("always")
    assert table.wounds("ashley_ross") == (0, 1)
    assert table.seat(0)["standing"] == ["welcome_home"]


@rule("DOW-ABILITY-15")
def test_everything_that_helps_once_a_round_can_be_left_to_itself() -> None:
    """Whoever adds a card of this kind has to add it to the list of helps."""
    helping = (BuildsMore, CleansMore, LoudLook, SeesMore)
    assert {card.kind for card in BOX.items if isinstance(card.power, helping)} == set(HELPING_ITEMS)
    assert {card.survivor for card in BOX.survivors if isinstance(card.power, helping) and card.once} == set(
        HELPING_SURVIVORS
    )
    assert len({noun.id for noun in HELPS}) == len(HELPS)
    for help_, noun in enumerate(HELPS):
        entry = GAME.catalogue()["helps"][noun.id]
        card = GAME.catalogue()[entry["on"]][noun.id]
        for lang in ("en", "ja"):
            assert card["name"][lang] in entry["name"][lang]
        if help_ < len(HELPING_ITEMS):
            assert noun is ITEMS[HELPING_ITEMS[help_]]
        elif help_ < len(HELPING_ITEMS) + len(HELPING_SURVIVORS):
            assert noun.id == SURVIVORS[HELPING_SURVIVORS[help_ - len(HELPING_ITEMS)]].id
        else:
            assert help_ in HELP_OF_CROSSROADS.values()
    assert {
        "gray_beard": len(HELPS) - 2,
        "welcome_home": len(HELPS) - 1,
    } == HELP_OF_CROSSROADS
    assert PERSON["brandon_kane"] in HELPING_SURVIVORS


@rule("DOW-ABILITY-16")
@pytest.mark.parametrize("seed", range(3))
def test_turns_of_a_careless_program_come_to_an_end(seed: int) -> None:
    """Whatever can be taken back is taken back, whatever can be left to itself is."""
    table = cleaner(gear={"mike_cho": ["mop", "hammer"]})
    for _ in range(400):
        ask = table.match.ask
        assert ask is not None
        if ask.seat != 0:
            return
        verbs = [option.verb for option in ask.options]
        wanted = [
            verb for verb in ("ask_again", "always", "clean_waste", "barricade", "request") if verb in verbs
        ]
        table.match.answer(verbs.index(wanted[0]) if wanted else seed % len(verbs))
    raise AssertionError("the turn does not end")
