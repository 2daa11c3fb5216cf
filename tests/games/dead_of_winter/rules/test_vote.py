"""Votes and the vote to exile."""

import pytest

from tests.games.dead_of_winter.table import Game, seat
from tests.rule import rule


def called(**what: object) -> Game:
    """Seat 0 calls a vote to exile seat 1."""
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        ["alexis_grey"],
        **what,  # type: ignore[arg-type]
    )
    return table.does("call_vote", player=1)


@rule("DOW-VOTE-1", "DOW-VOTE-2")
def test_once_a_turn_another_player_can_be_named() -> None:
    table = seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"])
    assert [option["player"] for option in table.options("call_vote")] == [1, 2]
    table.does("call_vote", player=2)
    for _ in range(3):
        table.chooses("down")
    assert table.asked == ("turn", 0)
    assert not table.offers("call_vote")
    table.ends_turn()
    assert table.offers("call_vote", player=0)


@rule("DOW-VOTE-3", "DOW-VOTE-4", "DOW-VOTE-10")
def test_everybody_votes_the_named_player_too_and_no_vote_is_seen_before_all_are_in() -> None:
    table = called()
    for number in range(4):
        assert table.asked == ("exile_vote", number)
        assert {option.verb for option in table.match.ask.options} == {"up", "down"}  # type: ignore[union-attr]
        assert table.view()["vote"]["in"] == list(range(number))
        assert "voted" not in [record.kind for record in table.match.records(None)]
        table.chooses("up" if number == 3 else "down")
    assert [record["up"] for record in table.all_of("voted")] == [0, 0, 0, 1]


@rule("DOW-VOTE-5", "DOW-VOTE-6")
@pytest.mark.parametrize(("votes", "exiled"), [("up up up down", True), ("up down down down", False)])
def test_thumbs_up_exile_and_the_larger_side_wins(votes: str, exiled: bool) -> None:
    table = called()
    for vote in votes.split():
        table.chooses(vote)
    while table.asked is not None and table.asked[0] == "refuge":
        table.falls("blank")
        table.chooses("to", place="school")
    assert table.seat(1)["exiled"] is exiled


@rule("DOW-VOTE-7", "DOW-TIES-1")
@pytest.mark.parametrize("verdict", ["up", "down"])
def test_the_first_player_settles_a_tie(verdict: str) -> None:
    table = called(first=2, turn=0)
    for vote in ("up", "down", "up", "down"):
        table.chooses(vote)
    assert table.asked == ("tie", 2)
    if verdict == "up":
        table.falls("blank")
    table.chooses(verdict)
    if verdict == "up":
        table.chooses("to", place="school")
    assert table.seat(1)["exiled"] is (verdict == "up")


@rule("DOW-VOTE-7", "DOW-EXILE-16")
def test_the_first_player_settles_a_tie_even_from_exile() -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        at={"rod_miller": "school"}, exiled={2: "handy"}, first=2, turn=0,
        secrets={2: "cult_leader"},
    )  # fmt: skip
    table.does("call_vote", player=1)
    assert table.asked is not None
    voters = []
    while table.asked[0] == "exile_vote":
        voters.append(table.asked[1])
        table.chooses("up" if len(voters) == 1 else "down")
    assert sorted(voters) == [0, 1]
    assert table.asked == ("tie", 2)
    table.chooses("down")
    assert not table.seat(1)["exiled"]


@rule("DOW-VOTE-8", "DOW-VOTE-12")
def test_a_crossroads_card_calls_a_vote_and_may_narrow_it() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        at={"rod_miller": "school"},
        helpless=2,
        crossroads=["helpless"],
        turn_begins=True,
    )
    voters = []
    while table.asked is not None and table.asked[0] == "crossroads_vote":
        voters.append(table.asked[1])
        table.chooses("down")
    assert voters == [0, 1]
    assert table.asked == ("turn", 0)
    assert table.helpless == 2


@rule("DOW-VOTE-11")
def test_exiles_may_call_a_vote_unless_the_table_says_otherwise() -> None:
    where = {"ashley_ross": "school"}
    table = seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"], at=where, exiled={0: "handy"})
    assert table.offers("call_vote", player=1)
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        at=where,
        exiled={0: "handy"},
        exiled_call_votes=False,
    )
    assert not table.offers("call_vote")


@rule("DOW-VOTE-9")
def test_no_time_presses_a_vote() -> None:
    # The question waits for as long as players talk: nothing else goes on, and nothing is lost.
    table = called()
    before = table.match.digest()
    assert table.match.fork().digest() == before
    assert table.asked == ("exile_vote", 0)
