"""The vote to leave the first player token where it is. [LN-TOKENVOTE-1..10]"""

import pytest

import lastfire
from tests.games.dead_of_winter.long_night.night import night, nobody_calls_a_vote
from tests.games.dead_of_winter.table import Game, seat
from tests.rule import rule

FOUR = (["ashley_ross"], ["olivia_brown"], ["rod_miller"], ["alexis_grey"])


def evening(**what: object) -> Game:
    """The first player token is about to pass."""
    what.setdefault("long_night", "mixed")
    return night(*FOUR, **what).night_falls()  # type: ignore[arg-type]


def votes(table: Game, *thumbs: str) -> Game:
    """Everybody entitled votes, in the order of the table."""
    for thumb in thumbs:
        assert table.asked is not None
        assert table.asked[0] == "token_vote"
        table.chooses(thumb)
    return table


@rule("LN-TOKENVOTE-1", "LN-TOKENVOTE-3")
@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_anybody_may_call_the_vote_before_the_token_passes(caller: int) -> None:
    table = evening()
    for number in range(caller):
        assert table.asked == ("call_token_vote", number)
        assert table.view()["first"] == 0
        table.chooses("no")
    assert table.asked == ("call_token_vote", caller)
    table.chooses("yes")
    assert table.last("token_vote_called")["seat"] == caller
    votes(table, "down", "down", "down", "down")
    assert table.view()["first"] == 3


@rule("LN-TOKENVOTE-1")
def test_players_are_asked_from_the_first_player_to_the_left() -> None:
    table = evening(first=2, turn=2)
    asked = []
    while table.asked is not None and table.asked[0] == "call_token_vote":
        asked.append(table.asked[1])
        table.chooses("no")
    assert asked == [2, 3, 0, 1]


@rule("LN-TOKENVOTE-3")
def test_nobody_calls_and_the_token_goes_to_the_right() -> None:
    table = nobody_calls_a_vote(evening(first=2, turn=2))
    assert table.view()["first"] == 1
    assert table.all_of("token_vote_called") == []


@rule("LN-TOKENVOTE-2", "LN-TOKENVOTE-4", "LN-TOKENVOTE-6")
def test_a_vote_that_succeeds_leaves_the_token_and_is_held_once() -> None:
    table = evening()
    table.chooses("yes")
    votes(table, "down", "up", "up", "up")
    assert table.asked == ("turn", 0)
    assert table.view()["first"] == 0
    assert table.last("token_stays")["seat"] == 0
    assert table.view()["modules"]["long_night"]["look"]["kept"] == [0, 1, 1, 1]


@rule("LN-TOKENVOTE-3", "LN-TOKENVOTE-6")
def test_a_vote_that_fails_lets_the_token_pass_and_is_not_held_again() -> None:
    table = evening()
    table.chooses("yes")
    votes(table, "up", "down", "down", "down")
    assert table.asked == ("turn", 3)
    assert table.view()["first"] == 3


@rule("LN-TOKENVOTE-5")
@pytest.mark.parametrize(("thumb", "first"), [("up", 1), ("down", 0)])
def test_the_first_player_decides_a_tie(thumb: str, first: int) -> None:
    table = evening(first=1, turn=1)
    table.chooses("yes")
    votes(table, "up", "up", "down", "down")
    assert table.asked == ("tie", 1)
    table.chooses(thumb)
    assert table.view()["first"] == first


@rule("LN-TOKENVOTE-4", "LN-TOKENVOTE-7")
def test_an_exiled_player_calls_but_does_not_vote() -> None:
    table = evening(exiled={2: "handy"}, at={"rod_miller": "school"}, food=99)
    table.chooses("no").chooses("no")
    assert table.asked == ("call_token_vote", 2)
    table.chooses("yes")
    asked = []
    while table.asked is not None and table.asked[0] == "token_vote":
        asked.append(table.asked[1])
        table.chooses("up")
    assert asked == [0, 1, 3]
    assert table.view()["first"] == 0


@rule("LN-TOKENVOTE-7")
def test_by_option_an_exiled_player_does_not_call() -> None:
    table = evening(exiled={2: "handy"}, at={"rod_miller": "school"}, exiled_call_votes=False)
    asked = []
    while table.asked is not None and table.asked[0] == "call_token_vote":
        asked.append(table.asked[1])
        table.chooses("no")
    assert asked == [0, 1, 3]


@rule("LN-TOKENVOTE-8")
def test_no_vote_is_held_when_the_game_ends_with_its_last_round() -> None:
    table = evening(round=1, objective="we_need_more_samples")
    assert table.asked is None
    assert table.view()["result"]["ending"] == "rounds"


@rule("LN-TOKENVOTE-9")
def test_in_the_base_game_the_token_always_passes() -> None:
    table = seat(*FOUR).night_falls()
    assert table.asked == ("turn", 3)


@rule("LN-TOKENVOTE-10")
def test_no_vote_is_seen_before_all_are_in() -> None:
    table = evening()
    table.chooses("yes")
    for number in range(4):
        assert table.asked == ("token_vote", number)
        assert table.view()["vote"]["in"] == list(range(number))
        assert table.all_of("voted") == []
        table.chooses("up")
    assert [record["up"] for record in table.all_of("voted")] == [1, 1, 1, 1]


def test_who_sits_alone_is_not_asked() -> None:
    match = lastfire.new("dead_of_winter", seats=1, seed=1, long_night="mixed")
    asked = set()
    while match.ask is not None and len(match.records(None)) < 400:
        asked.add(match.ask.question)
        match.answer(0)
    assert "call_token_vote" not in asked
