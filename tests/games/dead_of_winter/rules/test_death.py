"""Wounds and death, and who comes instead."""

from typing import Any, Final

from lastfire.games.dead_of_winter.rules.board.places import BASE_PLACES
from lastfire.games.dead_of_winter.rules.cards import BOX
from tests.games.dead_of_winter.table import BITTEN, EXILED, WOUND, Game, seat
from tests.rule import rule

EXILE_CARD = next(iter(EXILED))


@rule("DOW-DEATH-1", "DOW-DEATH-3", "DOW-DEATH-4", "DOW-DEATH-5")
def test_three_wounds_kill_standee_and_card_go_and_morale_falls() -> None:
    table = seat(["ashley_ross", "mike_cho"], wounds={"ashley_ross": 2, "mike_cho": 1})
    table.falls(WOUND)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert not table.is_in_play("ashley_ross")
    assert table.place("school")["survivors"] == []
    assert table.view()["gone"] == ["ashley_ross"]
    assert table.morale == 5
    assert table.wounds("mike_cho") == (1, 0)


@rule("DOW-DEATH-7")
def test_a_new_leader_is_picked_from_the_following() -> None:
    table = seat(["ashley_ross", "mike_cho", "brian_lee"])
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("new_leader", 0)
    table.chooses("survivor", survivor="brian_lee")
    assert table.seat(0)["leader"] == "brian_lee"
    assert table.group(0) == ["mike_cho", "brian_lee"]


@rule("DOW-DEATH-7", "DOW-EXPO-8")
def test_nobody_picks_a_leader_who_dies_of_the_same_frost() -> None:
    cold = ["ashley_ross", "brian_lee"]
    table = seat(
        ["ashley_ross", "mike_cho", "brian_lee"],
        ["olivia_brown"],
        wounds=dict.fromkeys(cold, 1),
        frostbite=dict.fromkeys(cold, 1),
        turn_begins=True,
    )
    assert table.asked == ("turn", 0)
    assert table.group(0) == ["mike_cho"]
    assert table.seat(0)["leader"] == "mike_cho"


@rule("DOW-DEATH-7", "DOW-CRISIS-2")
def test_nobody_picks_a_leader_who_dies_of_the_same_crisis() -> None:
    table = seat(
        ["ashley_ross", "mike_cho", "brian_lee"],
        ["olivia_brown"],
        wounds={"ashley_ross": 2, "mike_cho": 2},
        crisis="illness",
    )
    table.night_falls()
    assert table.asked == ("turn", 1)
    assert table.group(0) == ["brian_lee"]
    assert table.seat(0)["leader"] == "brian_lee"


@rule("DOW-DEATH-7")
def test_a_follower_who_dies_leaves_the_leader_in_place() -> None:
    table = seat(["ashley_ross", "mike_cho", "brian_lee"])
    table.falls(BITTEN)
    table.does("move", survivor="brian_lee").chooses("to", place="school")
    assert table.asked == ("turn", 0)
    assert table.seat(0)["leader"] == "ashley_ross"


@rule("DOW-DEATH-8", "DOW-DEATH-9", "DOW-DICE-11", "DOW-SURV-3")
def test_the_last_survivor_takes_the_hand_along_and_a_new_one_leads() -> None:
    table = seat(
        ["ashley_ross"],
        hands={0: ["junk", "food_2"], 1: ["food_1"]},
        dice={0: [5, 2]},
        strangers=["sparky"],
        gear={"ashley_ross": ["pistol"]},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.hand(0) == []
    assert sorted(table.view()["removed"]) == ["food_2", "junk"]
    assert table.hand(1) == ["food_1"]
    assert table.group(0) == ["sparky"]
    assert table.where("sparky") == "colony"
    assert table.seat(0)["leader"] == "sparky"
    # The dice are the player's; the newcomer may use them at once and brings none.
    assert table.dice(0) == [5, 2]
    assert table.offers("move", survivor="sparky")


@rule("DOW-EQUIP-10")
def test_equipment_of_the_dead_is_shuffled_into_the_deck_of_that_place() -> None:
    table = seat(["ashley_ross", "mike_cho"], gear={"ashley_ross": ["junk"], "mike_cho": ["pistol"]})
    before = table.place("school")["deck"]
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.place("school")["deck"] == before + 1
    assert table.last("gear_shuffled") == {"place": "school", "survivor": "ashley_ross", "items": ["junk"]}
    assert [thing["item"] for thing in table.person("mike_cho")["gear"]] == ["pistol"]
    assert table.hand(0) == []


@rule("DOW-EQUIP-9")
def test_equipment_of_the_dead_at_the_colony_returns_to_the_hand() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"],
        at={"ashley_ross": "school", "mike_cho": "library"},
        gear={"ashley_ross": ["pistol"]},
        hands={0: ["junk"]},
    )
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="colony")
    while table.asked is not None and table.asked[0] == "bite":
        table.chooses("give_up")
    assert table.hand(0) == ["junk", "pistol"]


@rule("DOW-DEATH-6", "DOW-SURV-5")
def test_a_helpless_survivor_who_dies_costs_one() -> None:
    table = seat(
        ["thomas_heart"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"thomas_heart": "school", "olivia_brown": "library", "rod_miller": "library"},
        helpless=1,
        zombies={"colony": [3, 0, 0, 0, 0, 0]},
    )
    table.night_falls()
    assert table.helpless == 0
    assert table.morale == 5
    assert table.view()["gone"] == []


@rule("DOW-DEATH-10", "DOW-DEATH-11")
def test_a_survivor_removed_is_not_killed_and_is_replaced_like_one() -> None:
    table = seat(["forest_plum"], hands={0: ["junk"]}, strangers=["sparky"])
    table.does("ability", survivor="forest_plum")
    assert not table.is_in_play("forest_plum")
    assert "killed" not in table.told()
    assert table.morale == 7
    assert table.view()["removed"] == ["junk"]
    assert table.group(0) == ["sparky"]
    assert table.seat(0)["leader"] == "sparky"


@rule("DOW-DEATH-2", "DOW-EXILE-17")
def test_an_exiles_dead_cost_no_morale() -> None:
    table = seat(["ashley_ross", "mike_cho"], at={"ashley_ross": "school"}, exiled={0: EXILE_CARD})
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="library")
    assert not table.is_in_play("ashley_ross")
    assert table.morale == 6


FULL: Final[dict[str, Any]] = {"helpless": 22, "strangers": ["sparky"]}
"""With two survivors beside them, the colony has no space left."""


def bitten_away(**what: Any) -> Game:
    """A last survivor moves from one place outside to another and is bitten there."""
    table = seat(
        ["ashley_ross"], ["brian_lee"], ["rod_miller"],
        at={"ashley_ross": "school", **what.pop("at", {})}, **{**FULL, **what},
    )  # fmt: skip
    table.falls(BITTEN)
    return table.does("move", survivor="ashley_ross").chooses("to", place="hospital")


@rule("DOW-DEATH-12", "DOW-DEATH-9")
def test_while_the_colony_is_full_a_newcomer_starts_where_the_player_likes() -> None:
    table = bitten_away()
    assert table.asked == ("refuge", 0)
    places = [option["place"] for option in table.options("to")]
    assert places == [place.noun.id for place in BASE_PLACES if place.noun.id != "colony"]
    table.chooses("to", place="library")
    assert table.where("sparky") == "library"
    assert table.seat(0)["leader"] == "sparky"
    assert table.place("colony")["heads"] == 24
    # It is no move: nobody rolls, and the newcomer may still go.
    assert len(table.all_of("exposed")) == 1
    assert not table.person("sparky")["moved"]


@rule("DOW-DEATH-12")
def test_with_a_space_left_a_newcomer_starts_at_the_colony() -> None:
    table = bitten_away(helpless=21)
    assert table.asked == ("turn", 0)
    assert table.where("sparky") == "colony"


@rule("DOW-DEATH-12", "DOW-SPACE-5")
def test_only_while_no_place_has_a_space_a_newcomer_enters_a_full_colony() -> None:
    # Bev's card leaves the game while her figure stays at the School: no space is freed.
    rooms = {
        "police_station": 3,
        "grocery_store": 3,
        "school": 3,
        "library": 3,
        "hospital": 4,
        "gas_station": 2,
    }
    crowd = [card.id for card in BOX.survivors if card.id not in ("bev_russell", "rod_miller", "sparky")][:18]
    where = [place for place, room in rooms.items() for _ in range(room)]
    table = seat(
        ["bev_russell"], crowd, ["rod_miller"],
        at={"bev_russell": "school", **dict(zip(crowd, where, strict=True))},
        helpless=23, strangers=["sparky"], crossroads=["bev_russell"], turn_begins=True,
    )  # fmt: skip
    table.chooses("choose", option=1)
    assert not table.is_in_play("bev_russell")
    assert table.where("sparky") == "colony"
    assert table.place("colony")["heads"] == 25
