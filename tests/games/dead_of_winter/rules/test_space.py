"""The board, its spaces, what is in the box; ties and order."""

from dataclasses import replace

import pytest

from lastfire.games.dead_of_winter.rules import counts
from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES
from lastfire.games.dead_of_winter.rules.board.tracks import (
    BARRICADE_TOKENS,
    FOOD_TOKENS,
    HELPLESS_TOKENS,
    NOISE_TOKENS,
    STARVATION_TOKENS,
)
from lastfire.games.dead_of_winter.rules.cards import BOX, check_counts
from lastfire.games.dead_of_winter.rules.names import EXPOSURE_DIE
from tests.games.dead_of_winter.table import BLANK, WOUND, new, seat
from tests.rule import rule


@rule("DOW-SPACE-2", "DOW-SPACE-3", "DOW-SPACE-4", "DOW-SPACE-5")
def test_spaces_by_place() -> None:
    places = new().view(None)["places"]
    assert [len(place["gates"]) for place in places] == [6, 1, 1, 1, 1, 1, 1]
    assert [gate["spaces"] for gate in places[0]["gates"]] == [3] * 6
    assert [place["gates"][0]["spaces"] for place in places[1:]] == [4, 4, 4, 3, 4, 3]
    assert [place["room"] for place in places] == [24, 3, 3, 4, 3, 4, 2]


@rule("DOW-SPACE-6")
def test_a_place_has_four_noise_spaces() -> None:
    table = seat(
        ["talia_jones", "mike_cho"], at={"talia_jones": "school"}, dice={0: [6, 6]}, noise={"school": 3}
    )
    table.does("search", survivor="talia_jones")
    assert table.offers("noise")
    table.chooses("noise")
    assert table.noise("school") == 4
    assert not table.offers("noise")


@rule("DOW-SPACE-7")
def test_printed_symbols_show_the_most_frequent_first() -> None:
    places = new()._game.catalogue()["places"]
    printed = {
        "police_station": ["weapon", "fuel", "tool", "food", "survivor"],
        "grocery_store": ["food", "medicine", "tool", "survivor"],
        "school": ["food", "education", "tool", "medicine", "survivor"],
        "library": ["education", "fuel", "food", "tool", "survivor"],
        "hospital": ["medicine", "fuel", "food", "tool", "survivor"],
        "gas_station": ["fuel", "weapon", "food", "medicine", "survivor"],
    }
    for place, symbols in printed.items():
        assert places[place]["symbols"] == symbols, place


@rule("DOW-SPACE-8", "DOW-SPACE-9", "DOW-SPACE-11")
def test_tracks_supplies_and_areas_are_shown() -> None:
    view = new().view(None)
    for field in ("morale", "round", "food", "starvation", "waste", "objective", "crisis", "decks"):
        assert field in view
    for field in ("leader", "group", "dice", "used_dice", "secret", "hand"):
        assert field in view["seats"][0]


@rule("DOW-SPACE-10", "DOW-SPACE-15", "DOW-EXPO-3")
def test_dice_in_the_box() -> None:
    assert len(EXPOSURE_DIE) == 12


@rule("DOW-SPACE-12")
def test_cards_in_the_box() -> None:
    # That as many are declared as ``counts`` says is checked whenever the game is loaded.
    assert counts.MAIN_OBJECTIVES >= 10
    assert counts.SECRET_OBJECTIVES >= 24
    assert counts.BETRAYAL_OBJECTIVES >= 10
    assert counts.EXILED_OBJECTIVES >= 10
    assert counts.SURVIVOR_CARDS >= 30
    assert counts.CRISIS_CARDS >= 20
    assert counts.CROSSROADS_CARDS >= 80
    assert [card.number for card in BOX.crossroads] == list(range(1, counts.CROSSROADS_CARDS + 1))


def test_a_card_too_many_or_too_few_is_noticed_when_the_game_is_loaded() -> None:
    with pytest.raises(
        ValueError, match=f"counts.CRISIS_CARDS says {len(BOX.crises)}, and {len(BOX.crises) - 1}"
    ):
        check_counts(replace(BOX, crises=BOX.crises[1:]))


@rule("DOW-SPACE-13")
def test_item_cards_in_the_box() -> None:
    assert all(
        number >= printed for number, printed in zip(counts.ITEMS_BY_DECK, (25, *[20] * 6), strict=True)
    )
    assert len(BOX.kind) == counts.ITEM_CARDS


@rule("DOW-SPACE-14")
def test_tokens_in_the_box_limit_a_game_only_by_choice() -> None:
    assert (FOOD_TOKENS, NOISE_TOKENS, BARRICADE_TOKENS, HELPLESS_TOKENS, STARVATION_TOKENS) == (
        20,
        20,
        20,
        20,
        5,
    )
    for limited, food in ((False, 22), (True, 20)):
        table = seat(["ashley_ross"], hands={0: ["food_3"]}, food=19, token_limits=limited)
        table.does("play", item="food_3")
        assert table.food == food


@rule("DOW-SPACE-14", "DOW-SPACE-10")
@pytest.mark.parametrize(("limited", "wounds"), [(False, (1, 0)), (True, (0, 0))])
def test_wound_tokens_are_limited_only_on_demand(limited: bool, wounds: tuple[int, int]) -> None:
    hurt = [card.id for card in BOX.survivors if card.id not in ("ashley_ross", "rod_miller", "sparky")][:13]
    table = seat(
        ["ashley_ross", *hurt], ["rod_miller"], ["sparky"],
        wounds=dict.fromkeys(hurt[1:], 2), frostbite={hurt[0]: 1}, token_limits=limited,
    )  # fmt: skip
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.wounds("ashley_ross") == wounds


@rule("DOW-TIES-5")
def test_all_influences_differ_so_lowest_and_highest_are_never_tied() -> None:
    assert len(set(BOX.influence)) == counts.SURVIVOR_CARDS


@rule("DOW-TIES-3", "DOW-MOVE-5")
def test_card_text_beats_the_general_rule() -> None:
    # A move needs a roll, but Rod Miller's card says otherwise.
    table = seat(["rod_miller", "mike_cho"])
    table.does("move", survivor="rod_miller").chooses("to", place="school")
    assert not table.all_of("exposed")
    table.falls(BLANK)
    table.does("move", survivor="mike_cho").chooses("to", place="school")
    assert len(table.all_of("exposed")) == 1


@rule("DOW-TIES-4")
def test_the_six_places_outside_have_the_numbers_of_a_die() -> None:
    assert [place.noun.id for place in BASE_PLACES[1:]] == [
        place["place"] for place in new().view(None)["places"] if place["place"] != "colony"
    ]
    assert len(BASE_PLACES[1:]) == 6
