"""Search."""

import pytest

from lastfire.games.dead_of_winter.rules.finding import finds
from tests.games.dead_of_winter.table import FULL, PLACE, Game, seat
from tests.rule import rule


def gas(*cards: str, **what: object) -> Game:
    """Forest Plum (search 5) at the gas station with a five; Mike Cho elsewhere."""
    what.setdefault("dice", {0: [5]})
    what.setdefault("at", {"forest_plum": "gas_station"})
    return seat(["forest_plum", "mike_cho"], decks={"gas_station": cards}, **what)  # type: ignore[arg-type]


@rule("DOW-SEARCH-1")
def test_there_is_no_search_at_the_colony() -> None:
    table = seat(["forest_plum", "mike_cho"], at={"mike_cho": "school"}, dice={0: [6]})
    assert table.options("search") == [{"survivor": "mike_cho"}]


@rule("DOW-SEARCH-2")
def test_a_search_takes_a_die_of_at_least_the_searchers_own_value() -> None:
    table = seat(
        ["forest_plum", "talia_jones"],
        at={"forest_plum": "gas_station", "talia_jones": "gas_station"},
        dice={0: [4]},
    )
    # Forest needs 5, Talia 1, at the same place.
    assert table.options("search") == [{"survivor": "talia_jones"}]
    table.does("search", survivor="talia_jones")
    assert table.dice(0) == []


@rule("DOW-SEARCH-3", "DOW-SECRET-6")
def test_only_the_searcher_sees_the_card() -> None:
    table = gas("lighter", "fuel")
    table.does("search", survivor="forest_plum")
    assert table.view(0)["seen"] == ["lighter"]
    assert table.view(1)["seen"] is None
    assert table.view(None)["seen"] is None
    assert table.hand(0) == []
    assert [r.args["item"] for r in table.match.records(0) if r.kind == "saw"] == ["lighter"]
    assert not [r for r in table.match.records(1) if r.kind == "saw"]


@rule("DOW-SEARCH-4")
def test_the_searcher_may_keep_the_first_card() -> None:
    table = gas("lighter", "fuel")
    table.does("search", survivor="forest_plum").chooses("keep", item="lighter")
    assert table.hand(0) == ["lighter"]
    assert table.seat(0, watcher=1)["hand"] == {"count": 1, "backs": {"gas_station": 1}, "known": []}
    assert table.noise("gas_station") == 0
    assert table.place("gas_station")["deck"] == FULL["gas_station"] - 1


@rule("DOW-SEARCH-5", "DOW-SEARCH-7", "DOW-SEARCH-8", "DOW-SEARCH-9", "DOW-SEARCH-12")
def test_worked_case_forest_makes_noise_and_keeps_the_fuel() -> None:
    table = gas("lighter", "fuel", noise={"school": 1}, dice={0: [5, 1]})
    table.does("search", survivor="forest_plum").chooses("noise")
    assert table.view(0)["seen"] == ["lighter", "fuel"]
    table.chooses("keep", item="fuel")
    assert table.noise("gas_station") == 1
    assert table.noise("school") == 1
    assert table.hand(0) == ["fuel"]
    assert table.dice(0) == [1]
    deck = table.table.piles[6]
    assert [table.table.box.items[table.table.kind(card)].id for card in deck.bottom] == ["lighter"]


@rule("DOW-SEARCH-8")
def test_what_is_not_kept_goes_under_the_deck_in_the_order_seen() -> None:
    table = gas("lighter", "fuel", "switchblade", "food_1")
    table.does("search", survivor="forest_plum").chooses("noise").chooses("noise").chooses("noise")
    table.chooses("keep", item="fuel")
    deck = table.table.piles[6]
    kinds = [table.table.box.items[table.table.kind(card)].id for card in deck.bottom]
    assert kinds == ["lighter", "switchblade", "food_1"]
    # Only the searcher knows them.
    assert [table.table.knows[card] for card in deck.bottom] == [1, 1, 1]
    assert table.view(0)["seen"] is None


@rule("DOW-SEARCH-6", "DOW-SEARCH-11")
def test_noise_can_be_made_while_a_space_is_free() -> None:
    table = gas("lighter", "fuel", "switchblade", "food_1", noise={"gas_station": 2, "school": 4})
    table.does("search", survivor="forest_plum").chooses("noise").chooses("noise")
    assert table.noise("gas_station") == 4
    assert not table.offers("noise")
    assert table.view(0)["seen"] == ["lighter", "fuel", "switchblade"]


@rule("DOW-SEARCH-11")
def test_the_odds_say_how_likely_noise_brings_a_zombie() -> None:
    table = gas("lighter", "fuel", "switchblade", "food_1")
    table.does("search", survivor="forest_plum")
    ask = table.match.ask
    assert ask is not None
    noise = next(option for option in ask.options if option.verb == "noise")
    assert table.match.odds(0)["options"] == {
        str(noise.position): {"zombie": 0.5, "finds": finds(table.table, 0, PLACE["gas_station"])}
    }


@rule("DOW-SEARCH-11")
def test_noise_of_an_earlier_search_stays() -> None:
    table = gas("lighter", "fuel", "switchblade", "food_1", dice={0: [5, 6]}, noise={"gas_station": 3})
    table.does("search", survivor="forest_plum").chooses("die", face=5)
    table.chooses("noise").chooses("keep", item="fuel")
    table.does("search", survivor="forest_plum")
    # No space is left, so the one card seen is kept without a question.
    assert table.asked == ("turn", 0)
    assert table.hand(0) == ["fuel", "switchblade"]
    assert table.noise("gas_station") == 4


@rule("DOW-SEARCH-7")
def test_one_card_has_to_be_kept() -> None:
    table = gas("food_1", "food_1", "fuel")
    table.does("search", survivor="forest_plum").chooses("noise").chooses("noise")
    # One option for each kind of card and noise: none to keep nothing.
    ask = table.match.ask
    assert ask is not None
    assert [option.notation for option in ask.options] == ["keep item=food_1", "keep item=fuel", "noise"]
    table.chooses("keep", item="food_1")
    assert table.hand(0) == ["food_1"]
    assert table.hand(1) == []


@rule("DOW-SEARCH-10")
def test_one_survivor_searches_as_often_as_dice_allow() -> None:
    table = gas("lighter", "fuel", dice={0: [5, 5, 4]})
    table.does("search", survivor="forest_plum").chooses("keep", item="lighter")
    table.does("search", survivor="forest_plum").chooses("keep", item="fuel")
    assert table.hand(0) == ["fuel", "lighter"]
    assert not table.offers("search", survivor="forest_plum")


@rule("DOW-SEARCH-13")
def test_effects_on_a_search_add_up() -> None:
    table = seat(
        ["janet_taylor", "mike_cho"],
        at={"janet_taylor": "hospital", "mike_cho": "hospital"},
        dice={0: [6, 6]},
        decks={"hospital": ["junk", "mop", "fuel", "food_2", "medicine", "outsider_2"]},
        gear={"janet_taylor": ["hospital_blueprints"]},
    )
    table.does("search", survivor="janet_taylor").chooses("use_it").chooses("use_it")
    # One for the search, one for Janet, one for the blueprints: three cards, all of them kept.
    assert table.view(0)["seen"] == ["junk", "mop", "fuel"]
    table.chooses("noise")
    table.chooses("keep", item="fuel")
    assert not table.offers("noise")
    table.chooses("keep", item="mop").chooses("keep", item="food_2")
    assert table.hand(0) == ["food_2", "fuel", "mop"]
    # Both are used up, and Mike never had them.
    table.does("search", survivor="mike_cho")
    assert table.view(0)["seen"] == ["medicine"]


@rule("DOW-SEARCH-13")
def test_david_looks_at_one_more_in_every_search_and_keeps_one() -> None:
    table = seat(
        ["david_garcia", "mike_cho"],
        at={"david_garcia": "hospital", "mike_cho": "hospital"},
        dice={0: [6, 6]},
        decks={"hospital": ["junk", "mop", "fuel", "food_2"]},
    )
    table.does("search", survivor="david_garcia")
    assert table.view(0)["seen"] == ["junk", "mop"]
    table.chooses("keep", item="mop").does("search", survivor="david_garcia")
    assert table.view(0)["seen"] == ["fuel", "food_2"]
    table.chooses("keep", item="fuel")
    assert table.hand(0) == ["fuel", "mop"]


@rule("DOW-SEARCH-13")
def test_jenny_looks_at_three_more_once_a_round() -> None:
    table = seat(
        ["jenny_clark", "mike_cho"],
        at={"jenny_clark": "hospital", "mike_cho": "hospital"},
        dice={0: [6, 6]},
        decks={"hospital": ["junk", "mop", "fuel", "food_2", "medicine"]},
    )
    table.does("search", survivor="jenny_clark").chooses("use_it")
    assert table.view(0)["seen"] == ["junk", "mop", "fuel", "food_2"]
    table.chooses("keep", item="mop").does("search", survivor="jenny_clark")
    assert table.view(0)["seen"] == ["medicine"]


@rule("DOW-SEARCH-13")
def test_a_flashlight_shows_three_cards_for_one_noise_once_a_round() -> None:
    table = seat(
        ["mike_cho", "ashley_ross"],
        at={"mike_cho": "hospital", "ashley_ross": "hospital"},
        dice={0: [6]},
        decks={"hospital": ["junk", "mop", "fuel", "food_2", "medicine"]},
        gear={"mike_cho": ["flashlight"]},
    )
    table.does("search", survivor="mike_cho").chooses("noise").chooses("use_it")
    assert table.view(0)["seen"] == ["junk", "mop", "fuel", "food_2"]
    table.chooses("noise")
    assert table.view(0)["seen"] == ["junk", "mop", "fuel", "food_2", "medicine"]
    assert table.noise("hospital") == 2


@rule("DOW-SEARCH-14", "DOW-SEARCH-6")
def test_an_empty_deck_stays_empty() -> None:
    table = gas("lighter", "fuel", bare=["gas_station"], dice={0: [5, 5]})
    table.does("search", survivor="forest_plum").chooses("noise")
    # There is a free noise space, but no card to see.
    assert not table.offers("noise")
    table.chooses("keep", item="lighter").does("search", survivor="forest_plum")
    assert table.hand(0) == ["fuel", "lighter"]
    assert table.place("gas_station")["deck"] == 0
    table = gas(bare=["gas_station"], at={"forest_plum": "gas_station", "mike_cho": "school"})
    assert table.options("search") == [{"survivor": "mike_cho"}]


@rule("DOW-SEARCH-13")
@pytest.mark.parametrize(
    ("deck", "janet", "blueprints"),
    [(["junk"], False, False), (["junk", "mop"], True, False), (["food_2", "junk", "mop"], True, True)],
)
def test_nothing_is_offered_where_there_is_no_more_to_see(
    deck: list[str], janet: bool, blueprints: bool
) -> None:
    table = seat(
        ["janet_taylor", "mike_cho"],
        at={"janet_taylor": "hospital"},
        dice={0: [6]},
        decks={"hospital": deck},
        bare=["hospital"],
        gear={"janet_taylor": ["hospital_blueprints"], "mike_cho": ["flashlight"]},
    )
    table.does("search", survivor="janet_taylor")
    while table.asked in (("search", 0), ("help", 0)):
        table.match.answer(0)
    assert table.person("janet_taylor")["used"] is janet
    assert table.person("janet_taylor")["gear"][0]["used"] is blueprints
    assert table.hand(0) == deck
