"""The crossroads cards that last: when each opens and when not, what every option does, how long it
holds and when it ends.
"""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.cards.lasting_crossroads import LASTING_CROSSROADS
from tests.games.dead_of_winter.rules.test_crossroads_cards import (
    OTHERS,
    begins,
    is_done,
    is_waiting,
    moves,
    searches,
    takes,
    votes,
    watched,
)
from tests.games.dead_of_winter.table import (
    BITTEN,
    BLANK,
    EXILED,
    FROSTBITE,
    FULL,
    WOUND,
    Game,
    seat,
)
from tests.rule import rule

EXILE = next(iter(EXILED))
AWAY = {"ashley_ross": "library", "mike_cho": "library"}


def lasts(table: Game, card: str) -> bool:
    """Whether a card is in force, or stays with somebody."""
    view = table.view()
    return card in view["lasting"] or any(card in person["attached"] for person in view["survivors"].values())


def on_to(table: Game, question: str, player: int) -> Game:
    """Players end their turns until this question is put to this seat."""
    for _ in range(20):
        if table.asked == (question, player):
            return table
        if table.asked is not None and table.asked[0] == "bite":
            table.chooses("give_up")
            continue
        assert table.asked is not None
        assert table.asked[0] == "turn", table.asked
        table.ends_turn()
    raise AssertionError(f"{question} is never put to seat {player}")


def turn_of(table: Game, player: int) -> Game:
    """The next turn of a seat, from somebody else's turn on."""
    return on_to(table, "turn", player)


def from_crossroads(table: Game) -> list[int]:
    """What crossroads cards did to morale so far."""
    return [fact["change"] for fact in table.all_of("morale_changed") if fact["reason"] == "crossroads"]


def test_there_are_twenty_five_of_them_and_each_names_its_options() -> None:
    assert len(LASTING_CROSSROADS) == 25
    for card in LASTING_CROSSROADS:
        assert 1 <= len(card.choices) <= 3
        assert not card.vote or len(card.choices) == 2
        for choice in card.choices:
            assert choice.words().en.endswith(".")
            assert choice.words().ja.endswith("。")


# 4 Addiction


def treated(**what: Any) -> Game:
    """Mike gets medicine."""
    what.setdefault("hands", {0: ["medicine"]})
    table = watched("addiction", wounds={"mike_cho": 2}, **what)
    return table.does("play", item="medicine")


def test_addiction_end_it() -> None:
    table = takes(treated(), 1)
    assert not table.is_in_play("mike_cho")
    assert table.is_in_play("ashley_ross")
    assert table.morale == 6
    assert not lasts(table, "addiction")


def test_addiction_takes_a_die_at_the_start_of_each_turn() -> None:
    table = takes(treated(crises=["illness", "worn_out"]), 2)
    assert table.person("mike_cho")["attached"] == ["addiction"]
    for _ in range(2):
        table.ends_turn()
        on_to(table, "addiction", 0)
        dice = table.dice(0)
        # No medicine in hand, so dice are all there is.
        assert {option.verb for option in table.match.ask.options} == {"die"}  # type: ignore[union-attr]
        table.chooses("die", face=dice[-1])
        assert table.dice(0) == dice[:-1]
        assert table.asked == ("turn", 0)


@rule("DOW-TIES-2", "DOW-EXPO-8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_first_player_says_whether_addiction_or_frostbite_comes_first(answer: str) -> None:
    hurt = {"wounds": {"mike_cho": 1}, "frostbite": {"mike_cho": 1}}
    table = watched("addiction", hands={0: ["medicine"]}, **hurt)
    table = takes(table.does("play", item="medicine").chooses("face", face="wound"), 2)
    assert table.wounds("mike_cho") == (0, 1)
    while table.asked is not None and table.asked[0] != "first":
        table.ends_turn()
    assert table.asked == ("first", table.view()["first"])
    assert table.asked[1] != 0
    table.chooses(answer)
    assert table.asked == ("addiction", 0)
    assert table.wounds("mike_cho") == ((0, 1) if answer == "yes" else (1, 1))
    table.chooses("die", face=table.dice(0)[-1])
    assert table.asked == ("turn", 0)
    assert table.wounds("mike_cho") == (1, 1)


def test_addiction_is_stilled_by_medicine() -> None:
    table = takes(treated(hands={0: ["medicine", "medicine"], 1: ["medicine"]}), 2)
    assert table.wounds("mike_cho") == (1, 0)
    table.ends_turn()
    on_to(table, "addiction", 0)
    dice = table.dice(0)
    table.chooses("play", item="medicine")
    assert table.wounds("mike_cho") == (0, 0)
    assert table.dice(0) == dice
    assert table.hand(0) == []
    assert table.view()["waste"] == ["medicine", "medicine"]


def test_addiction_follows_the_addict_and_asks_whoever_has_neither_dice_nor_medicine_too() -> None:
    table = watched("addiction", wounds={"olivia_brown": 2}, hands={0: ["medicine"]})
    takes(table.does("play", item="medicine"), 2).ends_turn()
    # Not to be asked would tell the others that the hand holds no medicine.
    assert table.asked == ("addiction", 1)
    table.chooses("no")
    assert table.asked == ("turn", 1)
    table = watched("addiction", wounds={"olivia_brown": 2}, hands={0: ["medicine"], 1: ["medicine"]})
    takes(table.does("play", item="medicine"), 2).ends_turn()
    assert table.asked == ("addiction", 1)
    assert not table.offers("die")
    table.chooses("play", item="medicine")
    assert table.wounds("olivia_brown") == (0, 0)


def test_addiction_dies_with_the_addict() -> None:
    table = takes(treated(dice={0: [6]}, zombies={"colony": 1}), 2)
    assert lasts(table, "addiction")
    table.falls(BITTEN)
    table.does("move", survivor="mike_cho").chooses("to", place="school")
    assert not table.is_in_play("mike_cho")
    assert not lasts(table, "addiction")


def test_addiction_needs_medicine() -> None:
    table = watched("addiction", ["olivia_brown", "mike_cho"], wounds={"mike_cho": 1})
    table.does("ability", survivor="olivia_brown")
    assert table.wounds("mike_cho") == (0, 0)
    assert is_waiting(table, "addiction")


# 16 Talia Jones

TALIA = ["talia_jones", "mike_cho"]


def test_talia_jones_knows_where_things_are() -> None:
    deck = ["hammer", "food_1", "wrench", "rotten_flesh"]
    table = takes(begins("talia_jones", TALIA, decks={"grocery_store": deck}), 1)
    table.chooses("to", place="grocery_store")
    for item in deck:
        table.chooses("card", item=item)
    assert table.hand(0) == sorted(deck)
    assert table.place("grocery_store")["deck"] == FULL["grocery_store"] - 4
    assert not lasts(table, "talia_jones")


def test_talia_jones_knows_what_is_coming() -> None:
    table = begins("talia_jones", TALIA, crises=["despair", "worn_out"], hands={1: ["fuel"], 2: ["fuel"]})
    takes(table, 2)
    assert lasts(table, "talia_jones")
    table.night_falls()
    assert table.last("crisis_removed") == {"crisis": "despair"}
    assert table.view()["crisis"] is None
    assert not lasts(table, "talia_jones")
    assert not table.offers("give")
    table.heard()
    table.night_falls()
    assert "crisis_skipped" in table.told()
    # Only one is skipped.
    assert table.view()["crisis"]["id"] == "worn_out"
    assert table.morale == 6


def test_talia_jones_of_somebody_else() -> None:
    assert is_waiting(begins("talia_jones", ["ashley_ross"], TALIA, ["rod_miller"]), "talia_jones")


# 18 Gray Beard


def test_gray_beard_is_paid_off() -> None:
    table = takes(moves(watched("gray_beard", hands={0: ["junk", "food_1"], 1: ["fuel"]})), 1)
    assert len(table.hand(0)) == 1
    assert sorted([*table.hand(0), *table.view()["removed"]]) == ["food_1", "junk"]
    assert table.hand(1) == ["fuel"]
    assert not table.is_in_play("gray_beard")


def test_gray_beard_takes_the_lead_and_the_cards() -> None:
    table = moves(watched("gray_beard", crisis="despair", hands={0: ["junk"], 1: ["fuel"]}))
    takes(table, 2)
    assert table.seat(0)["leader"] == "gray_beard"
    assert table.group(0) == ["ashley_ross", "mike_cho", "gray_beard"]
    assert not table.offers("give")
    table.ends_turn()
    assert table.offers("give", item="fuel")


def test_gray_beard_attacks_once_a_round_without_a_roll() -> None:
    away = dict.fromkeys(("olivia_brown", "brian_lee", "rod_miller"), "hospital")
    what: dict[str, Any] = {
        "zombies": {"colony": [3, 0, 0, 0, 0, 0]},
        "at": {**away, "alexis_grey": "library"},
    }
    table = takes(moves(watched("gray_beard", hands={0: ["junk"]}, dice={0: [6, 6, 6]}, **what)), 2)
    for least in (0, 1):
        table.heard()
        if least:
            table.falls(WOUND)
        table.does("attack", survivor="gray_beard")
        if table.asked == ("die", 0):
            table.chooses("die", face=6)
        if not least:
            assert table.asked == ("help", 0)
            table.chooses("use_it")
        assert table.told().count("exposed") == least
    assert table.wounds("gray_beard") == (1, 0)
    turn_of(table.ends_turn(), 0)
    table.heard()
    table.does("attack", survivor="gray_beard")
    while table.asked != ("turn", 0):
        table.match.answer(0)
    assert "exposed" not in table.told()


def test_gray_beard_can_be_killed_and_crises_get_cards_again() -> None:
    table = takes(moves(watched("gray_beard", crisis="despair", hands={0: ["junk"]})), 2)
    table.falls(BITTEN)
    table.does("move", survivor="gray_beard").chooses("to", place="hospital")
    assert not table.is_in_play("gray_beard")
    if table.asked is not None and table.asked[0] == "new_leader":
        table.chooses("survivor", survivor="mike_cho")
    assert table.offers("give", item="junk")
    turn_of(table.ends_turn(), 1)
    assert not lasts(table, "gray_beard")


def test_gray_beard_has_to_be_in_the_deck_and_somebody_has_to_move() -> None:
    assert is_waiting(moves(watched("gray_beard", gone=["gray_beard"])), "gray_beard")
    table = watched("gray_beard", hands={0: ["food_1"]})
    assert is_waiting(table.does("play", item="food_1"), "gray_beard")


def test_gray_beard_without_cards_cannot_be_paid() -> None:
    table = moves(watched("gray_beard"))
    assert table.options("choose") == [{"option": 2}]


# 23 Olivia Brown


def tries(die: str, **what: Any) -> Game:
    """The vote lets Olivia try, and in the next round she does."""
    table = begins("olivia_brown", **what)
    votes(table, "up")
    assert table.person("olivia_brown")["attached"] == ["olivia_brown"]
    table.night_falls()
    assert table.asked == ("may", 1)
    table.falls(die)
    return table.chooses("yes")


def is_bitten(table: Game) -> Game:
    """Alexis, in whose player's turn the round begins, moves and is bitten."""
    assert table.asked == ("turn", 2)
    table.falls(BITTEN)
    return table.does("move", survivor="alexis_grey").chooses("to", place="school")


def test_olivia_brown_comes_to_the_colony_first() -> None:
    table = votes(begins("olivia_brown", at={"olivia_brown": "school"}), "down")
    assert table.where("olivia_brown") == "colony"
    assert not lasts(table, "olivia_brown")
    assert table.night_falls().asked == ("turn", 2)


def test_olivia_brown_stays_where_she_is_in_exile() -> None:
    away = {"olivia_brown": "school", "brian_lee": "school"}
    table = votes(begins("olivia_brown", at=away, exiled={1: EXILE}), "down")
    assert table.where("olivia_brown") == "school"


def test_olivia_brown_cures_a_bite_with_medicine_at_once() -> None:
    table = is_bitten(tries(BLANK, hands={1: ["medicine", "fuel"], 0: ["junk"]}))
    # Everybody is asked in turn, whoever may have any.
    assert table.asked == ("may", 2)
    assert not table.offers("yes")
    table.chooses("no")
    assert table.asked == ("may", 0)
    table.chooses("no")
    # Which medicine is asked even of one kind: nobody learns whether there is another.
    table.chooses("yes").chooses("card", item="medicine")
    assert table.is_in_play("alexis_grey")
    assert table.wounds("alexis_grey") == (0, 0)
    assert table.hand(1) == ["fuel"]
    assert table.view()["waste"] == ["medicine"]
    assert table.morale == 6


def test_olivia_brown_the_cure_is_for_that_round_only() -> None:
    table = tries(BLANK, hands={1: ["medicine"]}, crises=["worn_out"])
    table.night_falls()
    assert table.asked == ("may", 1)
    table.chooses("no")
    assert table.asked == ("turn", 1)
    table.falls(BITTEN)
    table.does("move", survivor="brian_lee").chooses("to", place="school")
    assert table.asked == ("turn", 1)
    assert not table.is_in_play("brian_lee")


@pytest.mark.parametrize(("die", "wounds"), [(WOUND, (1, 0)), (FROSTBITE, (0, 1))])
def test_olivia_brown_is_hurt_and_there_is_no_cure(die: str, wounds: tuple[int, int]) -> None:
    table = tries(die, hands={1: ["medicine"]})
    assert table.wounds("olivia_brown") == wounds
    is_bitten(table)
    assert not table.is_in_play("alexis_grey")
    assert table.hand(1) == ["medicine"]


def test_olivia_brown_need_not_try_and_cannot_outside_the_colony() -> None:
    table = votes(begins("olivia_brown"), "up")
    table.night_falls().chooses("no")
    assert table.wounds("olivia_brown") == (0, 0)
    assert table.asked == ("turn", 2)
    turn_of(table, 1)
    moves(table, "olivia_brown", "school")
    assert table.night_falls().asked == ("turn", 1)


def test_olivia_brown_has_to_be_in_play() -> None:
    table = begins("olivia_brown", ["ashley_ross"], ["brian_lee"], ["rod_miller"])
    assert is_waiting(table, "olivia_brown")


# 27 Daniel Smith

SHERIFF = ["daniel_smith", "mike_cho"]


def test_daniel_smith_locks_somebody_up() -> None:
    what: dict[str, Any] = {"gear": {"olivia_brown": ["pistol"]}, "wounds": {"olivia_brown": 1}}
    table = takes(begins("daniel_smith", SHERIFF, *OTHERS, helpless=1, dice={0: [3], 1: [6, 6]}, **what), 1)
    assert table.helpless == 0
    assert table.dice(0) == []
    table.chooses("survivor", survivor="olivia_brown")
    assert table.where("olivia_brown") == "police_station"
    assert table.hand(1) == ["pistol"]
    assert table.morale == 6
    table.ends_turn()
    for verb in ("move", "search", "attack", "ability"):
        assert not table.offers(verb, survivor="olivia_brown")
    assert table.offers("move", survivor="brian_lee")
    turn_of(table.ends_turn(), 1)
    assert not table.offers("move", survivor="olivia_brown")
    assert not table.offers("search", survivor="olivia_brown")


def test_daniel_smith_leaves_it_unsolved() -> None:
    table = takes(begins("daniel_smith", SHERIFF, helpless=2, dice={0: [3]}), 2)
    assert table.morale == 5
    assert table.helpless == 1
    assert table.dice(0) == [3]


def test_daniel_smith_needs_a_die_and_a_cell() -> None:
    table = begins("daniel_smith", SHERIFF, helpless=1)
    assert table.options("choose") == [{"option": 2}]
    full = dict.fromkeys(("olivia_brown", "brian_lee", "alexis_grey"), "police_station")
    table = takes(begins("daniel_smith", SHERIFF, *OTHERS, helpless=1, dice={0: [1]}, at=full), 1)
    assert {option["survivor"] for option in table.options("survivor")} == set(full)


def test_daniel_smith_needs_somebody_helpless() -> None:
    assert is_waiting(begins("daniel_smith", SHERIFF), "daniel_smith")
    assert is_waiting(begins("daniel_smith", ["mike_cho"], SHERIFF[:1], helpless=1), "daniel_smith")


# 30 Music


def heard_music(**what: Any) -> Game:
    """Ashley searches at the school."""
    at = what.pop("at", {"ashley_ross": "school"})
    table = watched("music", at=at, dice={0: [6]}, decks={"school": ["junk"]}, **what)
    return searches(table, "ashley_ross", "junk")


def test_music_sing_along() -> None:
    table = takes(heard_music(), 1)
    assert table.morale == 7
    assert len(table.night_falls().dice(0)) == 3


def test_music_a_die_more_for_one_round() -> None:
    table = takes(heard_music(crises=["worn_out"]), 2)
    assert table.morale == 6
    table.night_falls()
    assert [len(table.dice(player)) for player in range(3)] == [4, 4, 4]
    table.night_falls()
    assert [len(table.dice(player)) for player in range(3)] == [3, 3, 3]


def test_music_is_not_for_exiles() -> None:
    table = heard_music(at={"ashley_ross": "school", "mike_cho": "school"}, exiled={0: EXILE})
    assert is_waiting(table, "music")


# 34 Alexis Grey

READERS = (["alexis_grey", "mike_cho"], ["olivia_brown", "brian_lee"], ["rod_miller", "jenny_clark"])


def test_alexis_grey_stays_at_the_library() -> None:
    table = takes(begins("alexis_grey", *READERS), 1)
    assert table.where("alexis_grey") == "library"
    for _ in range(2):
        assert not table.offers("move", survivor="alexis_grey")
        assert table.offers("move", survivor="mike_cho")
        turn_of(table.ends_turn(), 0)


def test_alexis_grey_never_goes_back() -> None:
    table = takes(begins("alexis_grey", *READERS), 2)
    assert table.where("alexis_grey") == "colony"
    table.does("move", survivor="alexis_grey")
    assert {"place": "library"} not in table.options("to")
    assert {"place": "school"} in table.options("to")
    table.falls(BLANK)
    table.chooses("to", place="school")
    table.does("move", survivor="mike_cho")
    assert {"place": "library"} in table.options("to")


def test_alexis_grey_who_finds_no_room_stays_once_she_is_there() -> None:
    full = dict.fromkeys(("olivia_brown", "brian_lee", "jenny_clark"), "library")
    table = takes(begins("alexis_grey", *READERS, at=full), 1)
    assert table.where("alexis_grey") == "colony"
    assert table.offers("move", survivor="alexis_grey")


def test_alexis_grey_is_not_for_exiles() -> None:
    at = {"alexis_grey": "school", "mike_cho": "school"}
    assert is_waiting(begins("alexis_grey", *READERS, exiled={0: EXILE}, at=at), "alexis_grey")


def test_alexis_greys_card_ends_with_her() -> None:
    table = takes(begins("alexis_grey", *READERS), 2)
    table.falls(BITTEN)
    table.does("move", survivor="alexis_grey").chooses("to", place="school")
    turn_of(table.ends_turn(), 1)
    assert not lasts(table, "alexis_grey")


# 36 Bev Russell

MOTHER = ["bev_russell", "mike_cho"]


def left_behind(**what: Any) -> Game:
    return takes(begins("bev_russell", MOTHER, *OTHERS, **what), 1)


@rule("DOW-XROAD-23")
def test_bev_russell_left_at_the_school_draws_zombies_and_takes_a_space() -> None:
    table = left_behind()
    assert not table.is_in_play("bev_russell")
    assert table.group(0) == ["mike_cho"]
    assert table.seat(0)["leader"] == "mike_cho"
    assert table.place("school")["survivors"] == ["bev_russell"]
    assert table.place("school")["heads"] == 1
    assert table.morale == 6
    table.night_falls()
    assert table.zombies("school") == [1]
    assert table.zombies("library") == [0]


@rule("DOW-XROAD-24")
def test_bev_russell_left_at_the_school_cannot_be_killed() -> None:
    table = left_behind(zombies={"school": 4}, at={"olivia_brown": "library"})
    table.night_falls()
    # The fifth zombie overruns the school, where nobody else is.
    assert table.last("overrun")["place"] == "school"
    assert table.place("school")["survivors"] == ["bev_russell"]
    assert table.all_of("killed") == []
    assert table.morale == 6


@rule("DOW-XROAD-24")
def test_bev_russell_left_at_the_school_cannot_be_attacked_or_bitten() -> None:
    table = left_behind(dice={0: [6, 6], 1: [6, 6]}, at={"olivia_brown": "school"}, zombies={"colony": 1})
    table.ends_turn()
    assert not table.offers("attack", survivor="olivia_brown")
    assert table.offers("attack", survivor="brian_lee")
    table.falls(BITTEN)
    table.does("move", survivor="brian_lee").chooses("to", place="school")
    assert table.last("bite_reaches") == {"survivor": "olivia_brown"}
    table.chooses("give_up")
    assert table.place("school")["survivors"] == ["bev_russell"]


def test_bev_russell_wounds_whoever_moves_to_the_school() -> None:
    table = moves(left_behind(), "mike_cho", "school")
    assert table.wounds("mike_cho") == (1, 0)
    table.ends_turn()
    moves(table, "olivia_brown", "library")
    assert table.wounds("olivia_brown") == (0, 0)
    moves(table, "brian_lee", "school", WOUND)
    assert table.wounds("brian_lee") == (2, 0)


def test_bev_russell_burns_the_school_out() -> None:
    what: dict[str, Any] = {"zombies": {"school": 3, "library": 1}, "objective": "raiding_party"}
    table = takes(begins("bev_russell", MOTHER, **what), 2)
    assert table.where("bev_russell") == "school"
    assert table.place("school")["deck"] == 0
    assert table.place("library")["deck"] == FULL["library"]
    assert len(table.view()["removed"]) == FULL["school"]
    assert table.zombies("school") == [0]
    assert table.zombies("library") == [1]
    assert table.view()["objective"]["goals"][0]["now"] == 1
    assert moves(table, "mike_cho", "school").wounds("mike_cho") == (0, 0)


def test_bev_russell_stays_with_her_player_where_the_school_is_full() -> None:
    full = dict.fromkeys(("olivia_brown", "brian_lee", "alexis_grey", "rod_miller"), "school")
    table = begins("bev_russell", MOTHER, *OTHERS, at=full)
    assert table.where("bev_russell") == "colony"
    assert table.options("choose") == [{"option": 2}]


def test_bev_russell_as_an_exiles_last_survivor_is_replaced_outside() -> None:
    what: dict[str, Any] = {"exiled": {0: EXILE}, "at": {"bev_russell": "library"}}
    table = takes(begins("bev_russell", ["bev_russell"], *OTHERS, strangers=["jenny_clark"], **what), 1)
    assert table.asked == ("refuge", 0)
    table.chooses("to", place="school")
    assert table.place("school")["survivors"] == ["bev_russell", "jenny_clark"]
    assert table.group(0) == ["jenny_clark"]


def test_bev_russell_of_somebody_else() -> None:
    assert is_waiting(begins("bev_russell", ["ashley_ross"], MOTHER, ["rod_miller"]), "bev_russell")


# 37 The Deputy

ARMS = ["pistol", "fuel", "fuel", "shotgun", "food_1", "junk", "fuel", "sniper_rifle", "pistol"]


def test_the_deputy_gives_arms_for_a_promise() -> None:
    what: dict[str, Any] = {"at": {"ashley_ross": "library"}, "decks": {"police_station": ARMS}}
    table = takes(begins("the_deputy", objective="raiding_party", **what), 1)
    assert table.hand(0) == ["pistol", "shotgun", "sniper_rifle"]
    assert table.place("police_station")["deck"] == FULL["police_station"] - 3
    assert len(table.last("revealed_items")["items"]) == 8
    assert sorted(table.seat(0, watcher=1)["hand"]["known"]) == ["pistol", "shotgun", "sniper_rifle"]
    goals = table.view()["objective"]["goals"]
    assert len(goals) == 2
    assert goals[1]["met"]


@pytest.mark.parametrize("place", ["gas_station", "hospital", "police_station", "school"])
def test_the_deputys_promise_has_to_be_kept(place: str) -> None:
    what: dict[str, Any] = {"at": {"ashley_ross": "library"}, "zombies": {place: 1}}
    table = takes(begins("the_deputy", objective="kill_them", **what), 1)
    goals = table.view()["objective"]["goals"]
    assert goals[0]["met"]
    assert goals[1]["met"] == (place == "school")
    table.night_falls()
    assert (table.asked is None) == (place == "school")


def test_the_deputy_is_left_alone() -> None:
    table = takes(begins("the_deputy", at={"ashley_ross": "library"}, objective="kill_them"), 2)
    assert table.hand(0) == []
    assert len(table.view()["objective"]["goals"]) == 1


def test_the_deputy_meets_those_outside_who_are_not_exiled() -> None:
    assert is_waiting(begins("the_deputy", at={"olivia_brown": "school"}), "the_deputy")
    assert is_waiting(begins("the_deputy", at=AWAY, exiled={0: EXILE}), "the_deputy")


# 38 Sewer Passage

DOWN = {"ashley_ross": "library"}


def test_sewer_passage_is_a_safe_way_both_ways_for_everybody() -> None:
    table = begins("sewer_passage", at=DOWN)
    table.falls(3, BLANK, WOUND, BLANK)
    takes(table, 1)
    assert table.wounds("ashley_ross") == (1, 0)
    assert lasts(table, "sewer_passage")
    table.does("move", survivor="mike_cho").chooses("to", place="hospital")
    moves(table, "ashley_ross", "hospital")
    table.ends_turn()
    table.does("move", survivor="olivia_brown").chooses("to", place="hospital")
    moves(table, "brian_lee", "school")
    turn_of(table, 0)
    table.does("move", survivor="mike_cho").chooses("to", place="colony")
    assert table.where("mike_cho") == "colony"


def test_sewer_passage_swallows_somebody() -> None:
    table = begins("sewer_passage", at=DOWN)
    table.falls(6, WOUND, FROSTBITE, WOUND)
    takes(table, 1)
    assert not table.is_in_play("ashley_ross")
    assert not lasts(table, "sewer_passage")
    moves(table, "mike_cho", "hospital")


def test_sewer_passage_who_goes_is_chosen() -> None:
    table = begins("sewer_passage", at=AWAY)
    takes(table, 1)
    table.falls(1, WOUND)
    table.chooses("survivor", survivor="mike_cho")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.wounds("ashley_ross") == (0, 0)


def test_sewer_passage_is_closed_again() -> None:
    table = takes(begins("sewer_passage", at=DOWN), 2)
    moves(table, "mike_cho", "hospital")
    assert not lasts(table, "sewer_passage")


def test_sewer_passage_begins_at_the_library() -> None:
    assert is_waiting(begins("sewer_passage", at={"ashley_ross": "school"}), "sewer_passage")


# 39 Horse


def test_horse_carries_its_rider_and_eats() -> None:
    table = takes(moves(watched("horse")), 1)
    assert table.person("ashley_ross")["attached"] == ["horse"]
    # Five at the colony eat 3, and the horse 1.
    turn_of(table.ends_turn(), 0)
    assert table.food == 6
    table.does("move", survivor="ashley_ross").chooses("to", place="library")
    assert table.where("ashley_ross") == "library"
    moves(table, "mike_cho", "library", WOUND)
    assert table.wounds("mike_cho") == (1, 0)


def test_horse_eats_outside_when_its_rider_is_exiled() -> None:
    table = takes(moves(watched("horse", secrets={0: "safety"})), 1)
    table.ends_turn()
    table.does("call_vote", player=0)
    while table.asked is not None and table.asked[0] == "exile_vote":
        table.chooses("up")
    table.falls(BLANK)
    table.chooses("to", place="library")
    turn_of(table.ends_turn(), 2)
    table.night_falls()
    # Four are left at the colony.
    assert table.food == 8


def test_horse_dies_with_its_rider() -> None:
    table = takes(moves(watched("horse", dice={1: [6, 6]}, wounds={"ashley_ross": 2})), 1)
    table.ends_turn()
    moves(table, "olivia_brown", "school")
    table.falls(1)
    table.does("attack", survivor="olivia_brown")
    while table.asked is not None and table.asked[0] != "turn":
        table.match.answer(0)
    assert not table.is_in_play("ashley_ross")
    assert not lasts(table, "horse")
    turn_of(table.ends_turn(), 2)
    table.night_falls()
    assert table.food == 8


def test_horse_is_eaten() -> None:
    assert takes(moves(watched("horse")), 2).food == 13


def test_horse_is_not_for_exiles() -> None:
    at = {"ashley_ross": "library", "mike_cho": "library"}
    assert is_waiting(moves(watched("horse", at=at, exiled={0: EXILE})), "horse")


# 43 Army


def test_army_wants_food() -> None:
    table = votes(begins("army", objective="kill_them", food=8), "up")
    goals = table.view()["objective"]["goals"]
    assert len(goals) == 2
    assert goals[1]["met"]
    # Six people eat 3 and leave 5.
    table.night_falls()
    assert table.asked is None
    assert table.last("game_over")["ending"] == "objective"


def test_army_does_not_get_enough() -> None:
    table = votes(begins("army", objective="kill_them", food=7), "up")
    table.night_falls()
    assert table.asked is not None
    assert not table.view()["objective"]["goals"][1]["met"]


def test_army_fights() -> None:
    table = begins("army", at={"brian_lee": "school"})
    table.falls(1, 2, 3, 4, 5)
    votes(table, "down")
    hurt = ["alexis_grey", "rod_miller", "olivia_brown"]
    for name in ("alexis_grey", "rod_miller", "olivia_brown", "ashley_ross", "mike_cho", "brian_lee"):
        assert table.wounds(name) == ((1, 0) if name in hurt else (0, 0))
    assert not lasts(table, "army")


def test_army_obeys_thomas_heart() -> None:
    table = begins("army", ["ashley_ross"], ["thomas_heart"], ["rod_miller"])
    assert table.asked == ("turn", 0)
    assert is_done(table, "army")
    assert not lasts(table, "army")
    table = begins("army", ["ashley_ross"], ["thomas_heart"], ["rod_miller"], at={"thomas_heart": "school"})
    assert table.asked is not None
    assert table.asked[0] == "crossroads_vote"


def test_army_comes_to_the_colony() -> None:
    assert is_waiting(begins("army", at=AWAY), "army")


# 51 Flier

EVERYWHERE = ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")


def flier(colony: int, others: int, last: int) -> Game:
    """So many barricades at the colony, at most other places, and at the gas station."""
    barricades: dict[str, int] = {"colony": colony, **dict.fromkeys(EVERYWHERE, others)}
    barricades["gas_station"] = last
    return begins("flier", barricades=barricades, crises=["worn_out"])


@pytest.mark.parametrize(
    ("colony", "others", "last", "change"),
    [(2, 2, 2, [1]), (2, 2, 1, []), (2, 2, 0, [-1]), (0, 3, 3, [-1]), (3, 3, 3, [1])],
)
def test_flier_looks_at_all_barricades_at_the_end_of_next_round(
    colony: int, others: int, last: int, change: list[int]
) -> None:
    table = flier(colony, others, last)
    assert is_done(table, "flier")
    assert lasts(table, "flier")
    table.night_falls()
    assert from_crossroads(table) == []
    assert lasts(table, "flier")
    table.night_falls()
    assert from_crossroads(table) == change
    assert not lasts(table, "flier")


def test_flier_is_for_the_colony() -> None:
    assert is_waiting(begins("flier", at=AWAY), "flier")


# 53 Missing Child

SPREAD = {
    "ashley_ross": "police_station",
    "mike_cho": "grocery_store",
    "olivia_brown": "school",
    "brian_lee": "library",
    "rod_miller": "hospital",
    "alexis_grey": "gas_station",
}


def look(table: Game, *survivors: str) -> None:
    """These search and keep what they see first."""
    for survivor in survivors:
        table.does("search", survivor=survivor)
        while table.asked is not None and table.asked[0] != "turn":
            table.match.answer(0)


def test_missing_child_is_found_when_every_place_is_searched_in_time() -> None:
    what: dict[str, Any] = {"crises": ["worn_out"], "helpless": 1, "at": SPREAD, "dice": {0: [6, 6]}}
    table = takes(begins("missing_child", **what), 1)
    assert lasts(table, "missing_child")
    look(table, "ashley_ross", "mike_cho")
    table.falls(*[6] * 9)
    table.night_falls()
    assert from_crossroads(table) == []
    look(table, "rod_miller", "alexis_grey")
    turn_of(table.ends_turn(), 1)
    look(table, "olivia_brown", "brian_lee")
    assert from_crossroads(table) == []
    table.night_falls()
    assert from_crossroads(table) == [1]
    assert table.helpless == 1
    assert not lasts(table, "missing_child")


def test_missing_child_is_not_found() -> None:
    table = votes(begins("missing_child", helpless=2, crises=["worn_out"]), "up")
    table.night_falls()
    assert table.helpless == 2
    table.night_falls()
    assert table.helpless == 1
    assert from_crossroads(table) == [-1]
    assert not lasts(table, "missing_child")


@rule("DOW-TIES-2")
@pytest.mark.parametrize(("answer", "over"), [("yes", False), ("no", True)])
def test_the_first_player_says_whether_flier_or_missing_child_comes_first(answer: str, over: bool) -> None:
    barricades = dict.fromkeys(("colony", *EVERYWHERE), 2)
    table = seat(
        ["ashley_ross", "mike_cho"], ["rod_miller", "alexis_grey"], ["olivia_brown", "brian_lee"],
        crossroads=["flier", "missing_child"], turn_begins=True, barricades=barricades, helpless=2, food=9,
        crises=["worn_out"], morale=1,
    )  # fmt: skip
    assert lasts(table, "flier")
    votes(table.ends_turn(), "up")
    assert lasts(table, "missing_child")
    table.night_falls()
    assert table.morale == 1
    table.night_falls()
    assert table.asked == ("first", table.view()["first"])
    assert table.morale == 1
    table.chooses(answer)
    assert from_crossroads(table) == ([-1] if over else [1, -1])
    assert table.match.over is over


def test_missing_child_earlier_searches_do_not_count() -> None:
    dice = {player: [6, 6] for player in range(3)}
    table = watched("missing_child", helpless=1, at=SPREAD, dice=dice, crises=["worn_out"])
    table.does("search", survivor="ashley_ross").match.answer(0)
    takes(table, 1)
    look(table, "mike_cho")
    table.ends_turn()
    look(table, "olivia_brown", "brian_lee")
    table.ends_turn()
    look(table, "rod_miller", "alexis_grey")
    places = [fact["place"] for fact in table.all_of("searched")]
    assert sorted(places) == sorted(EVERYWHERE)
    table.night_falls().night_falls()
    assert from_crossroads(table) == [-1]


def test_missing_child_is_given_up() -> None:
    table = votes(begins("missing_child", helpless=2), "down")
    assert table.morale == 5
    assert table.helpless == 1
    assert not lasts(table, "missing_child")


def test_missing_child_needs_somebody_helpless() -> None:
    assert is_waiting(begins("missing_child"), "missing_child")


# 57 Ashley Ross

BUILDERS = ["ashley_ross", "jenny_clark"]


def test_ashley_ross_builds_a_watchtower_over_entrance_1() -> None:
    zombies = {"colony": [2, 2, 0, 0, 0, 0]}
    table = begins("ashley_ross", BUILDERS, zombies=zombies, dice={0: [6, 6, 6], 1: [6]})
    table.falls(WOUND, BLANK)
    takes(table, 1)
    assert table.wounds("ashley_ross") == (1, 0)
    table.does("attack", survivor="jenny_clark").chooses("zombie").chooses("gate", gate=1)
    table.falls(WOUND)
    table.does("attack", survivor="jenny_clark").chooses("zombie").chooses("gate", gate=2)
    assert table.wounds("jenny_clark") == (1, 0)
    # The tower stands for everybody, and for good.
    table.ends_turn()
    table.does("attack", survivor="olivia_brown").chooses("zombie").chooses("gate", gate=1)
    assert table.wounds("olivia_brown") == (0, 0)
    assert table.zombies("colony")[:2] == [0, 1]


@pytest.mark.parametrize(("cards", "morale"), [(14, 6), (15, 5), (29, 5), (30, 4)])
def test_ashley_ross_digs_a_pit(cards: int, morale: int) -> None:
    waste = ["fuel"] * 15 + ["medicine"] * 15
    table = begins("ashley_ross", BUILDERS, waste=waste[:cards])
    table.falls(BLANK)
    assert takes(table, 2).night_falls().morale == morale


def test_ashley_ross_rests() -> None:
    table = takes(begins("ashley_ross", BUILDERS, waste=["fuel"] * 10), 3)
    assert not lasts(table, "ashley_ross")
    assert table.night_falls().morale == 5


def test_ashley_ross_is_not_for_exiles() -> None:
    at = {"ashley_ross": "school", "jenny_clark": "school"}
    assert is_waiting(begins("ashley_ross", BUILDERS, exiled={0: EXILE}, at=at), "ashley_ross")


# 58 Edward White

CHEMISTS = ["edward_white", "mike_cho"]


def test_edward_white_brews_medicine_for_food_this_turn() -> None:
    removed = ["medicine", "fuel", "medicine", "adrenaline_shot", "medicine"]
    table = takes(begins("edward_white", CHEMISTS, removed=removed, food=3), 1)
    table.does("buy_medicine").chooses("card", item="medicine")
    table.does("buy_medicine").chooses("card", item="adrenaline_shot")
    assert table.food == 1
    table.does("buy_medicine")
    assert table.hand(0) == ["adrenaline_shot", "medicine", "medicine"]
    assert sorted(table.view()["removed"]) == ["fuel", "medicine"]
    assert not table.offers("buy_medicine")


def test_edward_white_only_in_that_turn_and_only_for_its_player() -> None:
    table = takes(begins("edward_white", CHEMISTS, removed=["medicine"]), 1)
    assert table.offers("buy_medicine")
    table.ends_turn()
    assert not table.offers("buy_medicine")
    turn_of(table, 0)
    assert not table.offers("buy_medicine")


def test_edward_white_needs_removed_medicine_and_may_be_left_alone() -> None:
    assert not takes(begins("edward_white", CHEMISTS, removed=["fuel"]), 1).offers("buy_medicine")
    assert not takes(begins("edward_white", CHEMISTS, removed=["medicine"]), 2).offers("buy_medicine")
    assert is_waiting(begins("edward_white", ["mike_cho"], CHEMISTS[:1], ["rod_miller"]), "edward_white")


# 60 Sleep


def yawned(**what: Any) -> Game:
    """The reader says that somebody has yawned."""
    what.setdefault("wounds", {"olivia_brown": 1, "brian_lee": 2, "rod_miller": 1, "ashley_ross": 1})
    table = watched("sleep", dice={0: [6], 1: [6, 5], 2: [4]}, crises=["worn_out"], **what)
    moves(table, "mike_cho")
    table.match.bring_in(2)
    return table


def test_sleep_heals_those_who_rest_at_the_start_of_their_turn() -> None:
    table = yawned()
    assert is_done(table, "sleep")
    # This player's turn has begun long since.
    assert not table.offers("rest")
    table.ends_turn()
    table.does("rest")
    assert table.dice(1) == []
    assert table.seat(1)["used_dice"] == 2
    assert table.wounds("olivia_brown") == (0, 0)
    assert table.wounds("brian_lee") == (1, 0)
    assert table.wounds("rod_miller") == (1, 0)
    assert not table.offers("rest")
    assert table.asked == ("turn", 1)
    table.ends_turn()
    assert table.offers("rest")
    moves(table, "alexis_grey")
    assert not table.offers("rest")


def test_sleep_ends_with_the_round() -> None:
    table = yawned()
    assert lasts(table, "sleep")
    table.night_falls()
    assert not lasts(table, "sleep")
    assert not table.offers("rest")


def test_sleep_is_announced_by_the_reader_alone() -> None:
    table = watched("sleep")
    ask = table.match.ask
    assert ask is not None
    assert ask.aside_for(2) is not None
    assert ask.aside_for(0) is None
    assert ask.aside_for(1) is None
    moves(table)
    assert is_waiting(table, "sleep")


# 61 Buddy Davis

TRAINERS = ["buddy_davis", "mike_cho"]


def test_buddy_davis_turns_food_into_dice_for_the_rest_of_the_game() -> None:
    hands = {0: ["food_2", "fuel"], 1: ["junk"]}
    table = takes(begins("buddy_davis", TRAINERS, hands=hands, crises=["worn_out"]), 1)
    table.night_falls()
    # Seat 2, which begins, has no hand; the others are asked whether or not they have food.
    assert table.asked == ("extra_die", 0)
    table.chooses("card", item="food_2")
    assert table.asked == ("extra_die", 1)
    assert not table.offers("card")
    table.chooses("no")
    assert [len(table.dice(player)) for player in range(3)] == [4, 3, 3]
    assert table.view()["waste"] == ["food_2"]
    # Six people have eaten 3; the card itself feeds nobody.
    assert table.food == 7
    table.night_falls()
    assert table.asked == ("extra_die", 1)
    table.chooses("no")
    table.chooses("no")
    assert [len(table.dice(player)) for player in range(3)] == [3, 3, 3]


def test_buddy_davis_is_cheered() -> None:
    table = takes(begins("buddy_davis", TRAINERS, hands={0: ["food_1"]}), 2)
    assert table.morale == 7
    assert table.night_falls().asked == ("turn", 2)


def test_buddy_davis_has_to_begin_the_turn_at_the_colony() -> None:
    table = begins("buddy_davis", TRAINERS, at={"buddy_davis": "school"})
    assert is_waiting(table, "buddy_davis")
    assert is_waiting(moves(table, "buddy_davis", "colony"), "buddy_davis")


# 62 Dynamite

MINERS = (["mike_cho", "ashley_ross"], ["edward_white", "olivia_brown"], ["john_price", "rod_miller"])


def test_dynamite_blows_up() -> None:
    table = begins("dynamite", *MINERS, zombies={"colony": 3})
    assert table.asked == ("crossroads", 1)
    table.falls(1)
    takes(table, 1)
    assert not table.is_in_play("edward_white")
    assert not table.is_in_play("john_price")
    assert table.is_in_play("mike_cho")
    assert table.morale == 4
    assert table.zombies("colony") == [1, 1, 1, 0, 0, 0]


def test_dynamite_turns_zombies_into_barricades() -> None:
    table = begins("dynamite", *MINERS, zombies={"colony": [2, 1, 0, 0, 0, 0], "school": 2})
    table.falls(2, 2)
    takes(table, 1)
    assert table.asked == ("gate", 1)
    table.chooses("gate", gate=2)
    assert table.zombies("colony") == [1, 0, 0, 0, 0, 0]
    assert table.barricades("colony") == [1, 1, 0, 0, 0, 0]
    assert table.zombies("school") == [2]
    assert table.is_in_play("edward_white")
    assert table.all_of("zombies_killed") == []


def test_dynamite_more_than_enough() -> None:
    table = begins("dynamite", *MINERS, zombies={"colony": [2, 1, 0, 0, 0, 0]})
    table.falls(6, 5)
    takes(table, 1)
    assert table.asked == ("turn", 0)
    assert table.zombies("colony") == [0] * 6
    assert table.barricades("colony") == [2, 1, 0, 0, 0, 0]


def test_dynamite_is_buried() -> None:
    table = takes(begins("dynamite", *MINERS, crises=["worn_out"]), 2)
    assert table.morale == 7
    table.night_falls()
    assert [len(table.dice(player)) for player in range(3)] == [2, 2, 2]
    table.night_falls()
    assert [len(table.dice(player)) for player in range(3)] == [3, 3, 3]


def test_dynamite_needs_both() -> None:
    assert is_waiting(begins("dynamite", MINERS[0], MINERS[1], ["rod_miller"]), "dynamite")
    assert is_waiting(begins("dynamite", MINERS[0], MINERS[2], ["sparky"]), "dynamite")


# 64 Andrew Evans

FARMERS = ["andrew_evans", "mike_cho"]


def test_andrew_evans_grows_food_at_the_colony_once_a_round() -> None:
    table = takes(begins("andrew_evans", FARMERS, dice={0: [1, 1, 1]}), 1)
    assert table.where("andrew_evans") == "grocery_store"
    assert not table.offers("ability", survivor="andrew_evans")
    moves(table, "andrew_evans", "colony")
    table.does("ability", survivor="andrew_evans")
    assert table.food == 12
    assert table.dice(0) == [1, 1]
    assert not table.offers("ability", survivor="andrew_evans")
    table.ends_turn()
    assert not table.offers("ability", survivor="andrew_evans")
    turn_of(table, 0)
    assert table.offers("ability", survivor="andrew_evans")


def test_andrew_evans_needs_a_die() -> None:
    table = takes(begins("andrew_evans", FARMERS), 1)
    moves(table, "andrew_evans", "colony")
    assert not table.offers("ability", survivor="andrew_evans")


def test_andrew_evans_shares() -> None:
    table = takes(begins("andrew_evans", FARMERS, dice={0: [1, 1, 1]}), 2)
    assert table.morale == 7
    moves(table, "andrew_evans", "colony")
    assert not table.offers("ability", survivor="andrew_evans")


def test_andrew_evans_is_not_for_exiles() -> None:
    at = {"andrew_evans": "school", "mike_cho": "school"}
    assert is_waiting(begins("andrew_evans", FARMERS, exiled={0: EXILE}, at=at), "andrew_evans")


# 68 Welcome Home


def test_welcome_home_spares_one_attack_a_round() -> None:
    what: dict[str, Any] = {"zombies": {"school": 4}, "dice": {0: [6, 6]}, "gear": {"mike_cho": ["pistol"]}}
    table = moves(watched("welcome_home", **what))
    table.falls(WOUND)
    takes(table, 1)
    assert table.wounds("ashley_ross") == (1, 0)
    assert table.person("ashley_ross")["attached"] == ["welcome_home"]
    # It is no item: nothing to hand off, nothing to give.
    assert table.person("ashley_ross")["gear"] == []
    table.does("attack", survivor="ashley_ross")
    ask = table.match.ask
    assert ask is not None
    assert ask.about == {"survivor": "ashley_ross", "help": "welcome_home", "rolls": 1}
    table.chooses("use_it")
    assert table.last("roll_spared") == {"crossroads": "welcome_home", "survivor": "ashley_ross"}
    assert table.wounds("ashley_ross") == (1, 0)
    table.falls(FROSTBITE)
    table.does("attack", survivor="ashley_ross")
    assert table.wounds("ashley_ross") == (1, 1)


def test_welcome_home_covers_an_attack_that_kills_two() -> None:
    what: dict[str, Any] = {
        "zombies": {"school": 2},
        "dice": {0: [6]},
        "gear": {"ashley_ross": ["baseball_bat"]},
    }
    table = moves(watched("welcome_home", **what))
    table.falls(BLANK)
    takes(table, 1)
    table.heard()
    table.does("attack", survivor="ashley_ross").chooses("with", item="baseball_bat")
    assert table.zombies("school") == [0]
    assert "exposed" not in table.told()


def test_welcome_home_kills_whoever_goes_in() -> None:
    table = moves(watched("welcome_home"))
    table.falls(BITTEN)
    takes(table, 1)
    assert not table.is_in_play("ashley_ross")
    assert not lasts(table, "welcome_home")


def test_welcome_home_is_passed_by() -> None:
    table = takes(moves(watched("welcome_home")), 2)
    assert not lasts(table, "welcome_home")
    assert is_done(table, "welcome_home")


def test_welcome_home_needs_a_move() -> None:
    table = watched("welcome_home", hands={0: ["food_1"]}).does("play", item="food_1")
    assert is_waiting(table, "welcome_home")


# 71 Janet Taylor

NURSES = ["janet_taylor", "mike_cho"]


def test_janet_taylor_heals_at_the_colony_for_cards() -> None:
    what: dict[str, Any] = {
        "wounds": {"mike_cho": 2, "olivia_brown": 1},
        "hands": {0: ["junk", "food_1"], 1: ["fuel"]},
    }
    table = begins("janet_taylor", NURSES, **what)
    assert is_done(table, "janet_taylor")
    table.does("tend").chooses("card", item="food_1")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.food == 10
    table.does("tend").chooses("card", item="junk")
    assert table.wounds("mike_cho") == (0, 0)
    assert table.wounds("olivia_brown") == (1, 0)
    assert table.view()["waste"] == ["food_1", "junk"]
    assert not table.offers("tend")
    table.ends_turn()
    table.does("tend").chooses("card", item="fuel")
    assert table.wounds("olivia_brown") == (0, 0)


def test_janet_taylor_heals_only_where_she_is() -> None:
    what: dict[str, Any] = {"hands": {0: ["junk"], 1: ["fuel"]}, "at": {"olivia_brown": "school"}}
    table = begins("janet_taylor", NURSES, wounds={"olivia_brown": 1, "mike_cho": 1}, **what)
    moves(table, "janet_taylor", "library")
    assert not table.offers("tend")
    table.ends_turn()
    assert not table.offers("tend")
    turn_of(table, 0)
    moves(table, "janet_taylor", "colony")
    assert table.offers("tend")


def test_janet_taylor_is_not_for_exiles() -> None:
    at = {"janet_taylor": "school", "mike_cho": "school"}
    assert is_waiting(begins("janet_taylor", NURSES, exiled={0: EXILE}, at=at), "janet_taylor")


# 73 Voyeur

ALONE = {"ashley_ross": "school", "olivia_brown": "school"}


def test_voyeur_takes_a_card_that_has_to_wait() -> None:
    hands = {0: ["fuel"], 1: ["medicine", "junk"]}
    table = begins("voyeur", at=ALONE, hands=hands, wounds={"mike_cho": 1}, crises=["worn_out"])
    assert table.seat(1, watcher=0)["hand"]["known"] != []
    assert table.seat(1, watcher=2)["hand"]["known"] == []
    takes(table, 1)
    assert sorted(option["item"] for option in table.options("card")) == ["junk", "medicine"]
    table.chooses("card", item="medicine")
    assert table.hand(0) == ["fuel", "medicine"]
    assert table.hand(1) == ["junk"]
    assert table.seat(0, watcher=1)["hand"]["known"] == ["medicine"]
    assert table.seat(0, watcher=2)["hand"]["known"] == []
    assert not table.offers("play", item="medicine")
    assert table.offers("play", item="fuel")
    turn_of(table.ends_turn(), 0)
    assert table.offers("play", item="medicine")


def test_voyeur_another_card_of_that_kind_can_be_played() -> None:
    hands = {0: ["medicine"], 1: ["medicine"]}
    table = takes(begins("voyeur", at=ALONE, hands=hands, wounds={"mike_cho": 2}), 1)
    table.chooses("card", item="medicine")
    table.does("play", item="medicine")
    assert table.wounds("mike_cho") == (1, 0)
    assert table.hand(0) == ["medicine"]
    assert not table.offers("play", item="medicine")


def test_voyeur_tells_everybody() -> None:
    table = takes(begins("voyeur", at=ALONE, hands={0: ["fuel"], 1: ["medicine", "junk"]}), 2)
    assert sorted(table.seat(1, watcher=2)["hand"]["known"]) == ["junk", "medicine"]
    assert table.seat(0, watcher=2)["hand"]["known"] == []
    assert table.hand(1) == ["junk", "medicine"]


def test_voyeur_an_empty_hand_can_only_be_shown() -> None:
    assert begins("voyeur", at=ALONE).options("choose") == [{"option": 2}]


def test_voyeur_of_several_pairs_one_is_chosen() -> None:
    at = {**ALONE, "mike_cho": "library", "alexis_grey": "library"}
    table = begins("voyeur", at=at, hands={1: ["junk"], 2: ["fuel"]})
    assert table.asked == ("place", 0)
    takes(table.chooses("to", place="library"), 1)
    assert table.options("card") == [{"item": "fuel"}]


def test_voyeur_needs_two_of_different_players_alone() -> None:
    assert is_waiting(begins("voyeur", at={**ALONE, "rod_miller": "school"}), "voyeur")
    assert is_waiting(begins("voyeur", at={"ashley_ross": "school", "mike_cho": "school"}), "voyeur")


# 74 The Arctic King


def found(*groups: list[str], **what: Any) -> Game:
    """Ashley searches at the gas station."""
    at = {"ashley_ross": "gas_station", **what.pop("at", {})}
    decks = {"gas_station": ["lighter", "fuel", "medicine", "fuel"]}
    table = watched("the_arctic_king", *groups, at=at, dice={0: [6, 6]}, decks=decks, **what)
    return searches(table, "ashley_ross", "lighter")


def test_the_arctic_king_is_safe_and_loud() -> None:
    table = takes(found(), 1)
    assert table.person("ashley_ross")["attached"] == ["the_arctic_king"]
    table.heard()
    table.does("move", survivor="ashley_ross").chooses("to", place="school")
    assert "exposed" not in table.told()
    assert table.noise("gas_station") == 1
    assert table.noise("school") == 1
    moves(table, "mike_cho", "library")
    assert table.noise("library") == 0


def test_the_arctic_king_draws_a_zombie_at_the_colony_and_breaks_down_after_four_moves() -> None:
    groups = ["ashley_ross"], ["olivia_brown"], ["rod_miller"]
    at = {"olivia_brown": "police_station", "rod_miller": "grocery_store"}
    table = takes(found(*groups, at=at, crises=["cabin_fever", "worn_out"]), 1)
    for count, place in enumerate(("colony", "hospital", "school", "library"), 1):
        came = len([fact for fact in table.all_of("zombie_came") if fact["place"] == "colony"])
        table.heard()
        table.does("move", survivor="ashley_ross").chooses("to", place=place)
        assert "exposed" not in table.told()
        comes = len([fact for fact in table.all_of("zombie_came") if fact["place"] == "colony"])
        assert comes - came == (1 if count <= 2 else 0)
        assert table.last("worn") == {"crossroads": "the_arctic_king", "count": count}
        assert lasts(table, "the_arctic_king") == (count < 4)
        if count < 4:
            turn_of(table.ends_turn(), 0)
    assert table.noise("school") == 1
    assert table.noise("library") == 1
    assert table.person("ashley_ross")["attached"] == []


def test_the_arctic_king_is_lost_with_its_driver() -> None:
    table = takes(found(zombies={"gas_station": 2}), 1)
    table.falls(BITTEN)
    table.does("attack", survivor="ashley_ross")
    assert not table.is_in_play("ashley_ross")
    table.ends_turn()
    assert not lasts(table, "the_arctic_king")


def test_the_arctic_king_gives_fuel() -> None:
    table = takes(found(), 2)
    table.chooses("card", item="fuel").chooses("card", item="fuel")
    assert table.hand(0) == ["fuel", "fuel", "lighter"]
    assert not lasts(table, "the_arctic_king")


def test_the_arctic_king_stands_at_the_gas_station() -> None:
    table = watched(
        "the_arctic_king", at={"ashley_ross": "school"}, dice={0: [6]}, decks={"school": ["junk"]}
    )
    assert is_waiting(searches(table, "ashley_ross", "junk"), "the_arctic_king")


# 77 Hunted


def test_hunted_charge() -> None:
    table = moves(watched("hunted"), die=WOUND)
    table.falls(BLANK, WOUND, BLANK, FROSTBITE)
    takes(table, 1)
    if table.asked == ("rolls_first", table.view()["first"]):
        table.chooses("survivor", survivor="ashley_ross")
    assert table.wounds("ashley_ross") == (2, 0)
    assert table.wounds("mike_cho") == (0, 1)
    assert table.wounds("olivia_brown") == (0, 0)
    assert not lasts(table, "hunted")


def test_hunted_every_move_of_anybody_is_dangerous() -> None:
    table = takes(moves(watched("hunted"), die=WOUND), 2)
    table.falls(BLANK, 3)
    table.does("move", survivor="mike_cho").chooses("to", place="library")
    assert table.wounds("mike_cho") == (0, 0)
    table.ends_turn()
    table.falls(WOUND, 2)
    table.does("move", survivor="olivia_brown").chooses("to", place="library")
    assert table.wounds("olivia_brown") == (2, 0)
    table.ends_turn()
    # Rod rolls no exposure die, but he is hunted like all others.
    table.falls(1)
    table.does("move", survivor="rod_miller").chooses("to", place="school")
    assert table.wounds("rod_miller") == (1, 0)


def test_hunted_on_the_way_into_exile_too() -> None:
    table = takes(moves(watched("hunted", secrets={1: "hope"}), die=WOUND), 2)
    table.does("call_vote", player=1)
    while table.asked is not None and table.asked[0] == "exile_vote":
        table.chooses("up")
    table.chooses("survivor", survivor="brian_lee")
    table.falls(BLANK, 1)
    table.chooses("to", place="hospital")
    table.falls(BLANK, 6)
    table.chooses("to", place="hospital")
    assert table.wounds("brian_lee") == (1, 0)
    assert table.wounds("olivia_brown") == (0, 0)


@pytest.mark.parametrize("die", [BLANK, FROSTBITE])
def test_hunted_needs_a_normal_wound(die: str) -> None:
    assert is_waiting(moves(watched("hunted"), die=die), "hunted")
