"""Choosing and driving a path."""

import pytest

from tests.games.hit_z_road.table import BLANK, FATAL, KILL, meet, seat
from tests.rule import rule


@rule("HZR-PATH-1")
def test_encounters_are_played_player_by_player() -> None:
    table = seat(3, [("hospital",), ("church",)], order=[1, 2, 0])
    table.nobody_bids()
    assert table.asked == ("choose_path", 1)
    table.drives(1, 2)
    assert table.asked == ("before_melee", 1)
    assert table.view()["driving"] == {"seat": 1, "path": 2, "slot": 0, "card": "church"}
    table.flees(1)
    assert table.asked == ("choose_path", 2)
    table.drives(2, 3)
    assert table.asked == ("before_melee", 0)


@rule("HZR-PATH-2")
def test_a_path_already_driven_cannot_be_chosen() -> None:
    table = seat(4)
    table.nobody_bids()
    assert table.open_paths == [1, 2, 3, 4]
    table.drives(0, 2)
    assert table.open_paths == [1, 3, 4]
    assert [path["taken_by"] for path in table.view()["paths"]] == [None, 0, None, None]
    table.drives(1, 4)
    assert table.open_paths == [1, 3]


@rule("HZR-PATH-3")
def test_nobody_stays_off_the_road() -> None:
    table = seat(2)
    table.nobody_bids()
    assert table.verbs == {"drive"}
    table.drives(0, 1)
    table.drives(1, 2)
    assert [table.group(number).cards for number in range(2)] == [2, 2]


@rule("HZR-PATH-4")
def test_the_left_card_is_finished_before_the_right_one_begins() -> None:
    table = meet("hospital", "police_armoury")
    assert table.asked == ("before_melee", 0)
    assert table.group(0).goods == (4, 5, 4)
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.fights(0)
    assert table.told() == ["melee_rolled", "card_won", "scavenged", "card_won"]
    assert table.group(0).goods == (8, 5, 4)
    assert table.group(0).won == ("hospital", "police_armoury")


@rule("HZR-PATH-5", "HZR-FLEE-9")
def test_the_right_card_follows_a_left_card_that_was_fled() -> None:
    table = meet("hospital", "police_armoury", seats=3)
    before = table.group(1)
    table.flees(0)
    assert table.told() == ["fled", "scavenged", "card_won"]
    assert table.group(0).won == ("police_armoury",)
    assert table.group(1) == before


@rule("HZR-PATH-5", "HZR-PATH-4")
def test_the_right_card_follows_a_left_card_that_was_won() -> None:
    table = meet("police_armoury", "hospital")
    assert table.asked == ("before_melee", 0)
    assert table.view()["driving"] == {"seat": 0, "path": 1, "slot": 1, "card": "hospital"}
    assert table.group(0).won == ("police_armoury",)


@rule("HZR-PATH-6", "HZR-EVENT-1")
def test_scavenge_event_fight() -> None:
    table = meet("encircled", falls=[BLANK])
    assert table.told() == ["path_chosen", "scavenged", "event_rolled", "survivors_lost", "fight_begins"]
    assert table.group(0).ammo == 5
    assert table.group(0).people == 4
    assert table.asked == ("before_melee", 0)


@rule("HZR-PATH-7", "HZR-FLEE-8", "HZR-EVENT-3")
def test_without_zombies_nothing_is_fought() -> None:
    table = meet("police_armoury", "fuel_tanker")
    assert table.told() == ["path_chosen", "scavenged", "card_won", "scavenged", "card_won"]
    assert table.view()["fight"] is None
    assert table.asked == ("choose_path", 1)
    assert table.group(0).goods == (8, 8, 4)


@rule("HZR-PATH-8")
def test_a_card_survived_is_won_and_lies_face_down() -> None:
    table = meet("hospital", "school_bus", seats=3)
    before = table.group(2)
    table.falls(KILL, KILL, KILL, KILL, BLANK)
    table.falls(KILL, BLANK, BLANK, BLANK, BLANK)
    table.fights(0)
    assert table.group(0).won == ("hospital", "school_bus")
    assert table.group(0).vp == 1
    assert table.cards[0] == (None, None)
    assert table.view()["paths"][0]["gone"] == [True, True]
    assert table.group(2) == before


@rule("HZR-PATH-9")
def test_a_card_is_won_when_it_is_over() -> None:
    table = meet("school_bus", "hospital")
    assert table.asked == ("before_melee", 0)
    assert table.group(0).won == ("school_bus",)
    assert table.group(0).tokens == ("wheel",)


@rule("HZR-PATH-9", "HZR-ELIM-3")
def test_a_card_won_first_does_not_save_the_second() -> None:
    table = meet("police_armoury", "airport", seats=3, people={0: 1}, adrenaline={0: 0})
    assert table.group(0).won == ("police_armoury",)
    table.falls(FATAL)
    table.fights(0)
    assert table.group(0).won == ()


@rule("HZR-PATH-10", "HZR-TOKEN-21")
def test_the_token_comes_with_the_won_card_and_cannot_be_refused() -> None:
    table = meet("road_brawl")
    assert table.group(0).tokens == ()
    table.falls(KILL, KILL, KILL, KILL, KILL)
    table.fights(0)
    assert table.told()[:3] == ["melee_rolled", "card_won", "token_taken"]
    assert table.group(0).tokens == ("wounded",)
    assert table.group(1).tokens == ()


@rule("HZR-PATH-11")
def test_won_cards_are_open_to_all() -> None:
    table = meet("police_armoury", "farm")
    for watcher in (0, 1, None):
        assert table.group(0, watcher).won == ("police_armoury", "farm")
        assert table.group(0, watcher).vp == 2


@rule("HZR-PATH-11")
def test_by_option_only_the_number_of_won_cards_is_open() -> None:
    table = meet("police_armoury", "farm", won_cards_open=False)
    assert table.group(0, 0).won == ("police_armoury", "farm")
    assert table.group(0, 0).vp == 2
    for watcher in (1, None):
        assert table.group(0, watcher).won is None
        assert table.group(0, watcher).vp is None
        assert table.group(0, watcher).cards == 2
    # Other things stay open.
    assert table.group(0, 1).goods == table.group(0, 0).goods


@rule("HZR-PATH-12")
@pytest.mark.parametrize(("seats", "unused"), [(2, [3]), (3, [])])
def test_paths_left_over_are_discarded(seats: int, unused: list[int]) -> None:
    table = seat(seats)
    table.nobody_bids()
    left = set(table.cards[2])
    for number in range(2):
        table.drives(number, number + 1)
    assert [told["path"] for told in table.all_told("path_unused")] == unused
    if unused:
        assert not left & table.on_the_table


@rule("HZR-PATH-13", "HZR-FLEE-4", "HZR-ELIM-2")
def test_cards_fled_from_or_left_unfinished_are_gone() -> None:
    table = meet("hospital", "airport", seats=3, people={0: 1}, adrenaline={0: 0})
    table.flees(0)
    assert table.view()["paths"][0]["gone"] == [True, False]
    table.falls(FATAL)
    table.fights(0)
    assert table.view()["paths"][0]["gone"] == [True, True]
    assert not {"hospital", "airport"} & table.on_the_table
