"""What is in the box."""

import pytest

import lastfire
from lastfire import SetupError
from lastfire.games.hit_z_road.rules.cards import (
    ADVENTURE_CARDS,
    CARDS_BY_LEVEL,
    POKER_CARDS_BY_LEVEL,
    check_counts,
)
from tests.games.hit_z_road.table import BLANK, CASUALTY, FATAL, KILL, meet, seat
from tests.rule import rule


@rule("HZR-BOX-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    match = lastfire.new("hit_z_road", seats=seats)
    assert match.seats == seats
    assert [shown["seat"] for shown in match.view(None)["seats"]] == list(range(seats))


@rule("HZR-BOX-1")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(SetupError) as refused:
        lastfire.new("hit_z_road", seats=seats)
    assert refused.value.field == "seats"


@rule("HZR-BOX-2..3")
def test_76_cards_of_which_16_are_marked() -> None:
    # Cards of somebody's own come on top. That as many are declared is checked whenever the game is loaded.
    assert all(number >= printed for number, printed in zip(CARDS_BY_LEVEL, (20, 28, 28), strict=True))
    assert POKER_CARDS_BY_LEVEL == (4, 6, 6)
    with pytest.raises(ValueError, match=r"CARDS_BY_LEVEL\[0\] says 20, and 19"):
        check_counts(ADVENTURE_CARDS[1:])


@rule("HZR-BOX-4", "HZR-SETUP-1")
def test_everybody_has_a_colour_of_their_own_with_a_leader_and_a_marker() -> None:
    table = seat(4)
    view = table.view()
    assert sorted(shown["seat"] for shown in view["seats"]) == [0, 1, 2, 3]
    table.bids(0, 1)
    table.bids(1, 2)
    assert table.bids_made == [1, 2, 0, 0]
    # The leader alone keeps a group alive.
    alone = seat(4, people={2: 1})
    assert alone.group(2).alive


@rule("HZR-BOX-5")
def test_only_ammo_gas_and_adrenaline_pay() -> None:
    table = seat(3)
    table.bids(0, 2)
    table.passes(1, 2, 0)
    assert table.asked == ("pay_bid", 0)
    assert table.mixes == {(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)}
    before = table.group(0)
    table.pays(0, ammo=1, adrenaline=1)
    assert table.group(0).people == before.people == 5


@rule("HZR-BOX-6")
def test_resources_survivors_and_zombies_never_run_out() -> None:
    # 44 ammo lie before the players already, more than the box holds, and the armoury gives 4 more.
    table = meet("police_armoury", "farm", seats=3, ammo={0: 20, 1: 20, 2: 4})
    assert table.group(0).ammo == 26
    # All 18 grey survivors are in a group already, and one more joins.
    crowd = {0: 6, 1: 7, 2: 7, 3: 7}
    table = meet("lone_survivor", seats=4, people=crowd)
    assert [table.group(number).people for number in range(4)] == [7, 7, 7, 7]
    # A volley may draw more than ten zombies.
    table = meet("street_ambush", ammo={0: 4})
    table.falls(*[CASUALTY] * 8)
    table.shoots(0, 4)
    assert table.zombies == 14
    table.flees(0)


@rule("HZR-BOX-7")
def test_nine_special_tokens() -> None:
    given: dict[str, int] = {}
    for card in lastfire.registered_games()["hit_z_road"].catalogue()["cards"].values():
        if card["token"] is not None:
            given[card["token"]] = given.get(card["token"], 0) + 1
    assert given == {
        "map": 2,
        "infected": 2,
        "wheel": 1,
        "molotov": 1,
        "scope": 1,
        "timmy": 1,
        "wounded": 1,
    }
    assert set(lastfire.registered_games()["hit_z_road"].catalogue()["tokens"]) == set(given)


@rule("HZR-BOX-8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_n_players_use_the_initiative_tiles_1_to_n(seats: int) -> None:
    view = lastfire.new("hit_z_road", seats=seats, seed=seats).view(None)
    assert sorted(shown["initiative"] for shown in view["seats"]) == list(range(1, seats + 1))


@rule("HZR-BOX-9")
def test_the_bidding_spaces_are_0_to_10() -> None:
    table = seat(2)
    assert table.bids_made == [0, 0]
    assert table.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("HZR-BOX-10", "HZR-SETUP-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_epilogue_cards_are_visible_from_the_beginning(seats: int) -> None:
    epilogue = seat(seats).view()["epilogue"]
    assert [card["category"] for card in epilogue] == ["ammo", "gas", "adrenaline", "survivors"]
    # At the start all have the same.
    assert [card["most"] for card in epilogue] == [list(range(seats))] * 4
    assert [card["holder"] for card in epilogue] == [None] * 4


@rule("HZR-BOX-11")
def test_the_contaminated_areas_are_the_key_tiles() -> None:
    table = seat(2, journey=True, tiles=(4, 6), from_round=4)
    assert [tile["size"] for tile in table.view()["journey"]["tiles"]] == [2, 4]
    # The +2 tile lies on this stage, so it cannot be a key as well; a round later it is one again.
    assert table.keys == [0, 0, 0]
    assert seat(2, journey=True, tiles=(4, 6), from_round=5).keys == [0, 0, 2]


@rule("HZR-BOX-12")
def test_a_roll_takes_as_many_dice_as_its_rule_demands() -> None:
    table = meet("large_crowd", ammo={0: 5})
    table.falls(*[KILL] * 7, *[BLANK] * 3)
    table.shoots(0, 5)
    assert table.told("volley")[0]["faces"] == [KILL] * 7 + [BLANK] * 3
    assert table.zombies == 1
    table.flees(0)


@rule("HZR-BOX-13", "HZR-BOX-15")
def test_the_six_faces_of_a_black_die() -> None:
    table = meet("church", adrenaline={0: 0}, ammo={0: 1})
    table.rolls_sides(0, 1, 2, 3, 4, 5)
    table.shoots(0, 3)
    faces = table.told("volley")[0]["faces"]
    assert sorted(faces) == ["blank", "bonus_kill", "casualty", "kill", "kill", "opportunity"]
    # Three of six show a target.
    assert table.zombies == 1
    table.flees(0)


@rule("HZR-BOX-14..15")
def test_the_six_faces_of_a_red_die() -> None:
    faces = []
    for sides in ((0, 1, 2), (3, 4, 5)):
        table = meet("camp_breakout", people={0: 3}, adrenaline={0: 1})
        table.rolls_sides(*sides)
        table.fights(0)
        rolled = table.told("melee_rolled")[0]
        assert rolled["black"] == 0
        faces += rolled["faces"]
    assert sorted(faces) == ["bonus_kill", "casualty", "fatal", "kill", "kill", "opportunity"]


@rule("HZR-BOX-13..14")
def test_only_a_red_die_is_fatal() -> None:
    table = meet("camp_breakout", people={0: 4})
    table.falls(BLANK, FATAL, KILL, KILL)
    table.falls(KILL, KILL, KILL)
    table.falls(FATAL, KILL, KILL)
    table.fights(0)
    assert [roll["faces"] for roll in table.told("melee_rolled")] == [
        [BLANK, FATAL, KILL, KILL],
        [KILL, KILL, KILL],
        [FATAL, KILL, KILL],
    ]
    assert [roll["black"] for roll in table.told("melee_rolled")] == [1, 0, 0]
    assert table.group(0).people == 2
