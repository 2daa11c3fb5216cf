"""Crossroads cards: the watch, the trigger, the choice."""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.cards import BOX
from tests.games.dead_of_winter.table import BITTEN, BLANK, CARD, EXILED, Game, new, seat
from tests.rule import rule

EXILE = next(iter(EXILED))
CROSSROADS = {card.id: card for card in BOX.crossroads}


def watchers(table: Game) -> list[int]:
    """The seats that see which card is being watched for."""
    return [number for number in range(table.match.seats) if table.view(number)["watching"] is not None]


@rule("DOW-XROAD-1", "DOW-XROAD-8")
def test_a_card_has_a_name_a_trigger_and_one_two_or_three_options_or_a_vote() -> None:
    cards = GAME.catalogue()["crossroads"].values()
    options = [len(card["choices"]) for card in cards]
    assert set(options) == {1, 2, 3}
    assert options.count(2) > len(options) * 3 / 4
    assert any(card["vote"] for card in cards)
    for card in cards:
        for words in (card["name"], card["trigger"], *[choice["text"] for choice in card["choices"]]):
            assert words["en"]
            assert words["ja"]


@rule("DOW-XROAD-2")
@pytest.mark.parametrize(("turn", "reader"), [(0, 2), (1, 0), (2, 1)])
def test_the_player_to_the_right_draws_a_card_at_the_start_of_the_turn(turn: int, reader: int) -> None:
    table = seat(crossroads=["horde", "riot"], turn=turn, turn_begins=True)
    assert table.asked == ("turn", turn)
    assert table.view()["reader"] == reader
    assert table.view()["decks"]["crossroads"] == 1
    assert table.view(reader)["watching"] == "horde"


@rule("DOW-XROAD-2")
def test_an_exiled_neighbour_watches_as_usual() -> None:
    away = {"rod_miller": "school", "alexis_grey": "school"}
    table = seat(crossroads=["horde"], at=away, exiled={2: EXILE}, turn_begins=True)
    assert watchers(table) == [2]


@rule("DOW-XROAD-2")
def test_a_neighbour_who_is_out_of_the_game_is_skipped() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown", "brian_lee", "sparky"],
        ["rod_miller"],
        ["alexis_grey"],
        crossroads=["rod_miller", "horde"],
        first=1,
        turn=1,
        turn_begins=True,
        elimination=True,
    )
    table.chooses("choose", option=2)
    assert table.seat(2)["out"]
    table.ends_turn()
    assert table.asked == ("turn", 3)
    assert watchers(table) == [1]


@rule("DOW-XROAD-3")
def test_the_drawer_keeps_it_from_everybody_else() -> None:
    table = seat(crossroads=["horde"]).ends_turn()
    assert watchers(table) == [0]
    assert table.view()["watching"] is None
    assert table.all_of("watches", 0) == [{"seat": 0, "crossroads": "horde"}]
    for other in (None, 1, 2):
        assert table.all_of("watches", other) == []


@rule("DOW-XROAD-3")
def test_for_one_who_plays_alone_nobody_reads_it() -> None:
    match = new(seats=1, seed=3)
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    assert match.view(0)["reader"] is None
    assert match.view(0)["watching"] is None


@rule("DOW-XROAD-4")
def test_it_may_be_set_off_at_any_time_of_the_turn() -> None:
    table = seat(watched="horde", hands={0: ["food_1", "food_1"]})
    table.does("play", item="food_1").does("play", item="food_1")
    assert table.asked == ("turn", 0)
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("crossroads", 0)


@rule("DOW-XROAD-4", "DOW-XROAD-15")
def test_a_state_that_comes_about_sets_it_off_and_one_that_holds_does_so_at_once() -> None:
    table = seat(watched="crazed_survivor")
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("crossroads", 0)
    table = seat(crossroads=["crazed_survivor"], at={"ashley_ross": "school"}, turn_begins=True)
    assert table.asked == ("crossroads", 0)


@rule("DOW-XROAD-5")
def test_when_it_is_set_off_everybody_sees_it_whether_its_reader_likes_it_or_not() -> None:
    table = seat(crossroads=["crazed_survivor"], at={"ashley_ross": "school"}, turn_begins=True)
    for watcher in (None, 0, 1, 2):
        assert table.view(watcher)["crossroads"] == {"id": "crazed_survivor", "seat": 0}
        opened = {"seat": 0, "crossroads": "crazed_survivor", "reader": 2, "chooser": 0}
        assert table.last("crossroads_opened", watcher) == opened
    assert table.asked == ("crossroads", 0)


@rule("DOW-XROAD-6")
def test_all_options_are_known_before_one_is_chosen() -> None:
    table = seat(crossroads=["riot"], helpless=7, turn_begins=True)
    assert table.options("choose") == [{"option": 1}, {"option": 2}, {"option": 3}]
    assert table.match.ask is not None
    assert table.match.ask.about["crossroads"] == "riot"
    assert len(GAME.catalogue()["crossroads"]["riot"]["choices"]) == 3
    assert (table.food, table.helpless, table.morale) == (10, 7, 6)


@rule("DOW-XROAD-7")
def test_the_active_player_must_choose() -> None:
    table = seat(crossroads=["riot"], helpless=7, turn=1, turn_begins=True)
    assert table.asked == ("crossroads", 1)
    assert {option.verb for option in table.match.ask.options} == {"choose"}  # type: ignore[union-attr]


@rule("DOW-XROAD-7", "DOW-TIES-3")
def test_a_card_may_name_another_chooser_or_call_a_vote() -> None:
    table = seat(
        ["ashley_ross"],
        ["thomas_heart"],
        ["rod_miller"],
        watched="thomas_heart",
        at={"ashley_ross": "school"},
        zombies={"school": 1},
        gear={"ashley_ross": ["pistol"]},
        dice={0: [6]},
    )
    table.does("attack", survivor="ashley_ross").chooses("with", item="pistol")
    assert table.asked == ("crossroads", 1)
    table = seat(crossroads=["helpless"], helpless=1, turn_begins=True)
    assert table.asked == ("crossroads_vote", 0)


def test_only_players_with_a_survivor_at_the_place_vote_and_no_exile() -> None:
    at = {"olivia_brown": "school", "rod_miller": "library", "alexis_grey": "library"}
    table = seat(crossroads=["helpless"], helpless=1, at={**at, "brian_lee": "school"}, turn_begins=True)
    table.chooses("up")
    assert table.asked == ("turn", 0)
    table = seat(watched="bitter_cold_night", at={**at, "brian_lee": "hospital"}, exiled={1: EXILE})
    table.falls("frostbite")
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    # Olivia is there, but her player may not vote; the mover's player decides alone.
    assert table.asked == ("crossroads_vote", 0)
    table.chooses("down")
    assert not table.is_in_play("ashley_ross")


@rule("DOW-TIES-1")
def test_the_first_player_decides_where_nobody_may_vote() -> None:
    at = dict.fromkeys(("brian_lee", "rod_miller", "alexis_grey"), "school")
    table = seat(
        ["ashley_ross"],
        ["sophie_robinson", "brian_lee"],
        ["rod_miller", "alexis_grey"],
        watched="airplane",
        at={**at, "sophie_robinson": "library"},
        first=1,
    )
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="hospital")
    assert table.asked == ("crossroads", 1)
    table.chooses("choose", option=2)
    assert table.last("option_chosen")["seat"] == 1
    assert table.asked == ("turn", 0)


@rule("DOW-TIES-1")
def test_the_first_player_breaks_a_tie_even_without_a_vote() -> None:
    at = dict.fromkeys(("rod_miller", "alexis_grey"), "school")
    table = seat(crossroads=["helpless"], helpless=1, at=at, first=2, turn_begins=True)
    table.chooses("up").chooses("down")
    assert table.asked == ("tie", 2)
    table.chooses("up")
    assert table.helpless == 0


@rule("DOW-XROAD-9", "DOW-XROAD-10")
def test_the_option_takes_effect_at_once_and_the_card_leaves_the_game() -> None:
    table = seat(crossroads=["crazed_survivor"], at={"ashley_ross": "school"}, turn_begins=True)
    table.falls(BLANK, BLANK)
    table.chooses("choose", option=1)
    assert table.food == 13
    assert table.asked == ("turn", 0)
    assert table.view()["crossroads"] is None
    assert watchers(table) == []
    table.ends_turn()
    assert table.view()["decks"]["crossroads"] == 0
    assert CARD["crazed_survivor"] in table.table.past_crossroads


@rule("DOW-XROAD-10")
def test_a_turn_brings_one_card_at_most() -> None:
    table = seat(
        crossroads=["crazed_survivor", "harman_brooks"], at={"ashley_ross": "school"}, turn_begins=True
    )
    table.chooses("choose", option=2)
    assert watchers(table) == []
    assert table.view()["decks"]["crossroads"] == 1


@rule("DOW-XROAD-11", "DOW-SECRET-8")
def test_a_card_not_set_off_goes_under_the_deck_unseen() -> None:
    table = seat(crossroads=["horde", "riot"], turn_begins=True)
    table.ends_turn()
    assert table.table.piles[7].bottom == (CARD["horde"],)
    # Seat 0 now reads the next one; only seat 2 has heard of the first and knows where it lies.
    assert watchers(table) == [0]
    assert table.view(0)["watching"] == "riot"
    assert table.all_of("watched_on", 2) == [{"crossroads": "horde"}]
    for other in (None, 0, 1):
        assert table.all_of("watched_on", other) == []
        assert table.all_of("crossroads_opened", other) == []


@rule("DOW-SECRET-8")
def test_the_drawer_alone_knows_which_card_lies_at_the_bottom() -> None:
    names = ["horde", "riot", "helpless", "gambling", "outsiders"]
    table = seat(crossroads=names, turn_begins=True)
    table.ends_turn()

    def bottoms(watcher: int) -> set[int]:
        found = set()
        for seed in range(20):
            deal = table.match.deal(watcher, seed)
            found.add(deal._table.piles[7].bottom[0])  # type: ignore[attr-defined]
        return found

    assert bottoms(2) == {CARD["horde"]}
    assert len(bottoms(1)) > 1


@rule("DOW-XROAD-12")
def test_an_option_that_cannot_be_met_cannot_be_chosen() -> None:
    groups = (["loretta_clay"], ["olivia_brown"], ["rod_miller"])
    table = seat(*groups, crossroads=["loretta_clay"], food=0, turn_begins=True)
    assert table.options("choose") == [{"option": 1}]
    table = seat(*groups, crossroads=["loretta_clay"], food=1, turn_begins=True)
    assert table.options("choose") == [{"option": 1}, {"option": 2}]


@rule("DOW-XROAD-13")
def test_what_is_done_if_able_may_fail() -> None:
    table = seat(
        watched="book_of_the_dead", at={"ashley_ross": "library"}, dice={0: [6]}, decks={"library": ["junk"]}
    )
    table.does("search", survivor="ashley_ross").chooses("keep", item="junk")
    assert table.offers("choose", option=2)
    table.chooses("choose", option=2)
    assert table.food == 14


@rule("DOW-XROAD-14")
def test_all_of_nothing_is_legal() -> None:
    table = seat(crossroads=["riot"], helpless=7, food=0, turn_begins=True)
    assert table.offers("choose", option=1)
    table.chooses("choose", option=1)
    assert table.food == 0
    assert table.asked == ("turn", 0)


@rule("DOW-XROAD-15")
def test_the_action_is_finished_first() -> None:
    table = seat(
        watched="heads_up",
        at={"ashley_ross": "police_station"},
        dice={0: [6]},
        decks={"police_station": ["junk", "pistol"]},
    )
    table.does("search", survivor="ashley_ross").chooses("noise").chooses("keep", item="pistol")
    assert table.asked == ("crossroads", 0)
    assert table.hand(0) == ["pistol"]
    assert table.dice(0) == []


@rule("DOW-XROAD-16")
def test_a_move_and_its_roll_come_before_the_card() -> None:
    table = seat(watched="horde")
    table.falls("wound")
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert table.asked == ("crossroads", 0)
    assert table.where("ashley_ross") == "school"
    assert table.wounds("ashley_ross") == (1, 0)
    kinds = table.told()
    assert kinds.index("moved") < kinds.index("exposed") < kinds.index("crossroads_opened")


@rule("DOW-XROAD-17")
def test_a_move_that_kills_the_mover_sets_nothing_off() -> None:
    table = seat(watched="horde")
    table.falls(BITTEN)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert not table.is_in_play("ashley_ross")
    assert table.asked == ("turn", 0)
    assert table.view(2)["watching"] == "horde"


@rule("DOW-XROAD-18")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    table = seat(
        ["maria_lopez"],
        ["olivia_brown"],
        ["sparky"],
        crossroads=["maria_lopez"],
        decks={"school": ["junk", "megaphone"]},
        turn_begins=True,
    )
    table.chooses("choose", option=1).chooses("card", item="megaphone")
    school = table.table.piles[3]
    assert (school.top, school.bottom) == ((), ())
    table = seat(watched="sophie_robinson", strangers=["sophie_robinson", "sparky"])
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    table.chooses("choose", option=1)
    assert table.table.piles[8].top == ()


@rule("DOW-XROAD-19")
def test_only_what_the_active_player_has_or_does_counts() -> None:
    groups = (["ashley_ross"], ["sparky"], ["rod_miller"])
    table = seat(*groups, crossroads=["sparky"], turn_begins=True)
    assert table.asked == ("turn", 0)
    table = seat(*groups, crossroads=["sparky"], turn=1, turn_begins=True)
    assert table.asked == ("crossroads", 1)
    table = seat(crossroads=["crazed_survivor"], at={"olivia_brown": "school"}, turn_begins=True)
    assert table.asked == ("turn", 0)


@rule("DOW-XROAD-20")
def test_the_watch_begins_before_frostbite_wounds() -> None:
    table = seat(
        crossroads=["crazed_survivor"],
        at={"ashley_ross": "school"},
        frostbite={"ashley_ross": 1},
        turn_begins=True,
    )
    assert table.asked == ("crossroads", 0)
    assert table.wounds("ashley_ross") == (0, 1)
    table.chooses("choose", option=2)
    assert table.wounds("ashley_ross") == (1, 1)


@rule("DOW-XROAD-20")
def test_a_death_by_frostbite_can_set_it_off() -> None:
    table = seat(
        ["ashley_ross", "mike_cho", "sparky"],
        ["olivia_brown", "brian_lee", "jenny_clark"],
        ["rod_miller", "alexis_grey", "buddy_davis"],
        crossroads=["lovers_quarrel"],
        at=dict.fromkeys(("ashley_ross", "mike_cho", "sparky"), "school"),
        frostbite={"sparky": 2},
        turn_begins=True,
    )
    # Sparky dies of frostbite and leaves two humans alone.
    assert not table.is_in_play("sparky")
    assert table.asked == ("crossroads", 0)
    assert table.view()["crossroads"] == {"id": "lovers_quarrel", "seat": 0}


@rule("DOW-XROAD-21")
def test_a_card_that_adds_survivors_is_not_set_off_while_the_colony_is_full() -> None:
    table = seat(crossroads=["outsiders"], helpless=18, turn_begins=True)
    assert table.asked == ("turn", 0)
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    # Now there is a free space.
    assert table.asked == ("crossroads_vote", 0)


@rule("DOW-XROAD-22")
def test_old_divisions_also_needs_somebody_helpless() -> None:
    assert seat(crossroads=["old_divisions"], turn_begins=True).asked == ("turn", 0)
    assert seat(crossroads=["old_divisions"], helpless=1, turn_begins=True).asked == ("crossroads_vote", 0)


def test_an_act_before_the_card_was_drawn_sets_nothing_off() -> None:
    table = seat(crossroads=["horde"])
    table.falls(BLANK)
    table.does("move", survivor="ashley_ross").chooses("to", place="school").ends_turn()
    assert table.asked == ("turn", 1)
    assert table.view(0)["watching"] == "horde"
    table.falls(BLANK)
    table.does("move", survivor="olivia_brown").chooses("to", place="library")
    assert table.asked == ("crossroads", 1)


def test_an_empty_crossroads_deck_brings_nothing() -> None:
    table = seat(turn_begins=True)
    assert table.asked == ("turn", 0)
    assert watchers(table) == []
    table.ends_turn()
    assert table.asked == ("turn", 1)


def test_cards_about_hidden_objectives_stay_out_of_the_cooperative_game_and_mature_ones_may() -> None:
    everything = new(seats=3).view(None)["decks"]["crossroads"]
    assert everything == len(CROSSROADS)
    coop = new(seats=3, coop=True).view(None)["decks"]["crossroads"]
    assert coop == len([card for card in CROSSROADS.values() if card.coop])
    tame = new(seats=3, mature_cards=False).view(None)["decks"]["crossroads"]
    assert tame == len([card for card in CROSSROADS.values() if not card.mature])
    assert not CROSSROADS["mugging"].coop
    assert not CROSSROADS["prophet"].coop


def bev_stays(**what: Any) -> Game:
    """Bev Russell is left at the school by her own card."""
    table = seat(
        ["bev_russell", "ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        crossroads=["bev_russell"],
        turn_begins=True,
        **what,
    )
    table.chooses("choose", option=1)
    assert not table.is_in_play("bev_russell")
    assert "bev_russell" in table.place("school")["survivors"]
    return table


@rule("DOW-XROAD-23")
def test_bev_left_at_the_school_counts_when_zombies_are_added() -> None:
    table = bev_stays()
    table.night_falls()
    assert table.zombies("school") == [1]
    assert table.zombies("library") == [0]


@rule("DOW-XROAD-24")
def test_bev_left_there_cannot_be_attacked_nor_killed_in_an_overrun() -> None:
    table = bev_stays(zombies={"school": 4}, at={"olivia_brown": "school"}, dice={1: [6]}, morale=6)
    table.ends_turn()
    table.falls(BLANK)
    table.does("attack", survivor="olivia_brown")
    # A zombie is all there is to attack: it dies, and Olivia rolls.
    assert table.zombies("school") == [3]
    table.ends_turn()
    # Two of them bring two zombies: one finds a space, the other overruns Olivia.
    table.ends_turn()
    assert not table.is_in_play("olivia_brown")
    assert table.place("school")["survivors"] == ["bev_russell"]
