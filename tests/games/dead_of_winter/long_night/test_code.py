"""The containment code. [LN-CODE-1..26]"""

from typing import Any

import pytest

from lastfire.games.dead_of_winter.rules.long_night.raxxon.code import is_met
from tests.games.dead_of_winter.long_night.night import nobody_calls_a_vote, traps
from tests.games.dead_of_winter.long_night.raxxon_table import (
    ASHLEY,
    MIKE,
    OLIVIA,
    ROD,
    all_vote,
    everywhere,
    ordinary,
    shown,
    state_of,
    to_next_round,
    with_raxxon,
)
from tests.games.dead_of_winter.table import ANY_CARD, BLANK, Game
from tests.rule import rule

MET = {0: [1], 1: [4]}
"""The code of the log on top, by two players."""


def lays(table: Game, *faces: int) -> Game:
    for face in faces:
        table.does("lay_die", face=face)
    return table


# Dice.


@rule("LN-CODE-1")
def test_dice_are_laid_with_an_own_survivor_there() -> None:
    """Not by anybody, as one source can be read."""
    assert not with_raxxon(dice={0: [3]}).offers("lay_die")
    assert not with_raxxon(dice={0: [3]}, at={OLIVIA: "raxxon"}).offers("lay_die")
    assert with_raxxon(dice={0: [3]}, at={MIKE: "raxxon"}).options("lay_die") == [{"face": 3}]


@rule("LN-CODE-1")
def test_why_no_die_can_be_laid_is_told() -> None:
    away = with_raxxon(dice={0: [3]}).match.hindrances()
    said = {each.rule for each in away if each.verb == "lay_die"}
    assert said == {"LN-CODE-1"}
    spent = with_raxxon(at={MIKE: "raxxon"}).match.hindrances()
    assert {each.words.en for each in spent if each.verb == "lay_die"} == {"You have no unused dice."}


@rule("LN-CODE-1", "LN-CODE-2", "LN-CODE-3", "LN-CODE-4")
def test_any_number_of_dice_of_any_face_for_nothing_else() -> None:
    table = with_raxxon(dice={0: [1, 1, 6]}, at={MIKE: "raxxon"}, hands={0: ["junk"]})
    assert table.options("lay_die") == [{"face": 1}, {"face": 6}]
    lays(table, 1, 6, 1)
    assert shown(table)["dice"] == [[1, 1, 6], [], []]
    assert (table.dice(0), table.seat(0)["used_dice"]) == ([], 3)
    assert (table.food, table.hand(0), table.morale) == (10, ["junk"], 6)
    assert table.view()["survivors"][MIKE]["moved"] is False
    # There is no way back.
    assert not table.offers("lay_die")
    assert table.offers("end_turn")


@rule("LN-CODE-5", "LN-CODE-8")
def test_dice_of_several_players_lie_together() -> None:
    table = with_raxxon(dice={0: [1], 1: [4]}, at={MIKE: "raxxon", OLIVIA: "raxxon"})
    lays(table, 1).ends_turn()
    assert not shown(table)["met"]
    lays(table, 4)
    assert shown(table)["met"]
    table.night_falls()
    assert table.asked == ("contain", 0)


@rule("LN-CODE-6")
def test_an_exile_adds_dice_too() -> None:
    table = with_raxxon(
        dice={0: [4]}, at={MIKE: "raxxon", ASHLEY: "school"}, exiled={0: "handy"}, laid={1: [1]}
    )
    lays(table, 4)
    assert shown(table)["met"]


@rule("LN-CODE-7")
@pytest.mark.parametrize("dies", [True, False])
def test_dice_stay_when_their_survivor_leaves_or_dies(dies: bool) -> None:
    table = with_raxxon(dice={0: [1, 4]}, at={MIKE: "raxxon"}, wounds={MIKE: 2})
    lays(table, 1, 4)
    table.falls("wound" if dies else BLANK)
    table.does("move", survivor=MIKE).chooses("to", place="school")
    assert table.is_in_play(MIKE) != dies
    assert shown(table)["dice"][0] == [1, 4]
    table.night_falls()
    assert table.asked == ("contain", 0)


@rule("LN-CODE-8", "LN-CODE-9", "LN-CODE-10")
@pytest.mark.parametrize(
    ("log", "dice", "met"),
    [
        ("claw_1_4", [1, 4], True),
        ("claw_1_4", [1, 1], False),
        ("claw_1_4", [4], False),
        ("claw_1_4", [2, 1, 6, 4], True),
        ("reaper_2_2", [2], False),
        ("reaper_2_2", [2, 5], False),
        ("reaper_2_2", [2, 2], True),
        ("reaper_2_2", [2, 2, 2], True),
    ],
)
def test_when_a_code_is_met(log: str, dice: list[int], met: bool) -> None:
    table = with_raxxon(log=log, laid={0: dice[:1], 2: dice[1:]})
    assert is_met(state_of(table)) == shown(table)["met"] == met


@rule("LN-CODE-11")
def test_the_dice_go_back_with_the_next_roll() -> None:
    table = with_raxxon(log="reaper_2_2", laid={0: [1, 4]})
    table.draws(ANY_CARD)
    table.falls(4)
    to_next_round(table)
    assert shown(table)["dice"] == [[], [], []]
    assert len(table.dice(0)) == 3


@rule("LN-CODE-12", "LN-CODE-24", "LN-ROUND-3")
def test_every_night_begins_with_the_code() -> None:
    table = with_raxxon(log="reaper_2_2", food=100)
    for night in range(1, 4):
        table.heard()
        to_next_round(table)
        told = table.told()
        assert told.index("code_missed") < told.index("released") < told.index("fed")
        assert len(shown(table)["released"]) + len(shown(table)["over"]) == night


# The vote.


@rule("LN-CODE-13", "LN-CODE-15", "LN-CODE-26")
def test_on_thumbs_up_the_experiment_is_gone_and_nothing_comes() -> None:
    table = with_raxxon(laid=MET)
    table.night_falls()
    asked = []
    for vote in ("up", "down", "up"):
        assert table.asked is not None
        asked.append(table.asked)
        assert "voted" not in table.told()
        assert table.view(1)["vote"]["in"] == [seat for _, seat in asked[:-1]]
        table.chooses(vote)
    assert asked == [("contain", 0), ("contain", 1), ("contain", 2)]
    assert table.told()[:4] == ["voted", "voted", "voted", "vote_result"]
    assert table.last("vote_result")["choice"] == "contain"
    assert shown(table)["let_out"] == [0, 1, 0]
    assert everywhere(table) == []
    assert (shown(table)["over"], shown(table)["released"], shown(table)["contained"]) == (
        ["claw_1_4"],
        [],
        1,
    )
    assert table.all_of("released") == []


@rule("LN-CODE-26")
def test_the_dice_lie_open() -> None:
    table = with_raxxon(dice={0: [1]}, at={MIKE: "raxxon"})
    lays(table, 1)
    for watcher in (None, 1, 2):
        assert table.view(watcher)["modules"]["raxxon"]["look"]["dice"] == [[1], [], []]


@rule("LN-CODE-13", "LN-CODE-14")
def test_exiles_do_not_vote_and_the_first_player_breaks_a_tie() -> None:
    table = with_raxxon(
        laid=MET,
        exiled={2: "handy"},
        at={ROD: "school", "alexis_grey": "library"},
        first=1,
        turn=1,
    )
    table.night_falls()
    assert table.asked == ("contain", 1)
    table.chooses("down")
    assert table.asked == ("contain", 0)
    table.chooses("up")
    assert table.asked == ("tie", 1)
    table.chooses("up")
    assert shown(table)["over"] == ["claw_1_4"]


@rule("LN-CODE-25")
def test_an_exiled_first_player_breaks_the_tie_and_names_the_location() -> None:
    table = with_raxxon(
        laid=MET,
        exiled={1: "handy"},
        at={OLIVIA: "school", "brian_lee": "library"},
        first=1,
        turn=1,
    )
    table.night_falls()
    all_vote(table, "up", "down")
    assert table.asked == ("tie", 1)
    table.chooses("down")
    assert table.asked == ("spared", 1)


def let_out(place: str, rolls: tuple[int, ...] = (6, 6), **what: Any) -> Game:
    """The code of two Claws is met, players let them out, and the first player names a location."""
    table = with_raxxon(laid=MET, **what)
    table.night_falls()
    all_vote(table, "down", "down", "down")
    assert table.asked == ("spared", 0)
    table.draws(ANY_CARD)
    table.falls(*rolls)
    table.heard()
    table.chooses("to", place=place)
    return table


@rule("LN-CODE-16")
def test_on_thumbs_down_the_experiment_is_released_all_the_same() -> None:
    table = let_out("school", (2, 5))
    assert everywhere(table) == [("claw", "grocery_store"), ("claw", "hospital")]
    assert shown(table)["released"] == ["claw_1_4"]
    told = table.told()
    assert told.index("place_spared") < told.index("released")


@rule("LN-CODE-17", "LN-CODE-18", "LN-CODE-20")
def test_three_fewer_are_added_there_and_none_that_is_there_goes() -> None:
    table = let_out("school", zombies={"school": 3}, barricades={"school": 1}, at={MIKE: "school"})
    assert (table.zombies("school"), table.barricades("school")) == ([3], [1])
    assert table.is_in_play(MIKE)
    assert table.last("zombies_spared") == {"place": "school", "count": 1}
    # Elsewhere they come.
    other = let_out("library", zombies={"school": 3}, barricades={"school": 1}, at={MIKE: "school"})
    assert (other.zombies("school"), other.barricades("school")) == ([3], [0])


@rule("LN-CODE-20")
def test_no_trap_goes_off_for_one_that_stays_away() -> None:
    table = let_out("school", zombies={"school": 3}, traps={"school": 1}, at={MIKE: "school"})
    assert (table.zombies("school"), traps(table, "school")) == ([3], [1])


@rule("LN-CODE-19")
def test_first_those_of_survivors_stay_away_then_those_of_noise() -> None:
    table = let_out(
        "school", at={MIKE: "school"}, noise={"school": 4}, agreed={"noise": "d6"}, rolls=(6, 6, 1, 1, 1, 1)
    )
    assert (table.zombies("school"), table.noise("school")) == ([2], 0)
    assert [each["count"] for each in table.all_of("zombies_spared")] == [1, 1, 1]


@rule("LN-CODE-19", "LN-CODE-17")
def test_it_holds_for_this_round_alone() -> None:
    table = let_out("school", at={MIKE: "school"}, food=100)
    nobody_calls_a_vote(table)
    assert (shown(table)["spared"], shown(table)["fewer"]) == (None, 0)
    assert table.zombies("school") == [0]
    table.draws(ANY_CARD)
    table.falls(6, 6)
    to_next_round(table)
    assert ordinary(table, "school") == 1


@rule("LN-CODE-21", "LN-CODE-23")
def test_at_the_colony_the_last_of_the_batch_stay_away() -> None:
    table = let_out("colony", helpless=2)
    # Eight people draw four.
    assert table.zombies("colony") == [1, 0, 0, 0, 0, 0]
    there = let_out("colony", helpless=2, zombies={"colony": [0, 2, 0, 0, 0, 1]})
    assert there.zombies("colony") == [1, 2, 0, 0, 0, 1]


@rule("LN-CODE-21", "LN-CODE-22")
def test_any_location_may_be_named() -> None:
    table = with_raxxon(laid=MET, bandits=True)
    table.night_falls()
    all_vote(table, "down", "down", "down")
    places = [each["place"] for each in table.options("to")]
    assert places == [place["place"] for place in table.view()["places"]]
    assert {"colony", "raxxon"} < set(places)
    named = let_out("raxxon", at={MIKE: "raxxon", OLIVIA: "raxxon"})
    assert named.zombies("raxxon") == [0]


@rule("LN-CODE-17")
def test_what_the_night_brings_is_still_told_when_a_location_is_named() -> None:
    table = with_raxxon(laid=MET, at={ROD: "school", MIKE: "raxxon"}, dice={0: []})
    for _ in range(3):
        table.ends_turn()
    all_vote(table, "down", "down", "down")
    assert table.asked == ("spared", 0)
    told = table.match.odds(0)["night"]
    assert told is not None
    assert told["zombies"]["school"] == 1


def test_everybody_remembers_who_laid_what_the_code_lacked_and_who_withheld_it() -> None:
    # Claw 1 and 4: the first 4 is lacking, the second is not; a 6 is not withheld, a 1 is.
    table = with_raxxon(
        dice={0: [4, 4], 1: [1], 2: [6]}, at={MIKE: "raxxon", OLIVIA: "raxxon", ASHLEY: "raxxon"}
    )
    lays(table, 4, 4)
    assert shown(table)["helped"] == [1, 0, 0]
    table.night_falls()
    assert table.all_of("code_missed")
    assert shown(table)["withheld"] == [0, 1, 0]
