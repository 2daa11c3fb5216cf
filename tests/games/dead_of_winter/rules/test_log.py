"""What the log says: whoever reads nothing else knows who decided what, and by how much something changed."""

from typing import Final

from tests.games.dead_of_winter.table import Game, seat
from tests.rule import rule

NAMES: Final = ("Ann", "Rook", "Cleo", "Dora")


def said(table: Game, kind: str, lang: str = "en") -> list[str]:
    """The sentences of one kind of record, as everybody reads them."""
    return [record.text(lang, NAMES) for record in table.match.records(None) if record.kind == kind]


def voting(first: int = 0) -> Game:
    """Ann and Rook are at the colony, Cleo is not."""
    away = {"rod_miller": "school"}
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        crossroads=["christmas"], turn_begins=True, at=away, turn=0, first=first,
    )  # fmt: skip
    assert table.asked is not None
    assert table.asked[0] == "crossroads_vote"
    return table


@rule("DOW-VOTE-3", "DOW-VOTE-12")
def test_a_vote_says_who_votes_and_for_what_by_name() -> None:
    table = voting()
    assert table.view()["vote"]["voters"] == [0, 1]
    assert said(table, "vote_opened") == ["A vote is held on “Christmas”. Voters: Ann, Rook."]
    table.chooses("up").chooses("up")
    assert said(table, "voted") == ["Ann votes: “Celebrate”.", "Rook votes: “Celebrate”."]
    assert said(table, "vote_result") == [
        "The vote ends with 2 votes for “Celebrate” and 0 votes for “Save the food”."
    ]
    assert said(table, "option_happens") == ["“Christmas”: “Celebrate”."]
    assert said(table, "vote_result", "ja") == ["投票の結果：「祝う」2票、「食料を節約する」0票。"]


@rule("DOW-VOTE-7", "DOW-TIES-1")
def test_a_tie_says_who_broke_it_and_how() -> None:
    table = voting(first=1)
    table.chooses("up").chooses("down")
    assert table.view()["vote"] == {
        "kind": "crossroads",
        "player": None,
        "crossroads": "christmas",
        "voters": [1, 0],
        "in": [1, 0],
    }
    table.chooses("down")
    assert said(table, "tie_broken") == ["The vote is tied. Rook breaks the tie: “Save the food”."]
    assert table.last("tie_broken")["seat"] == 1
    table = seat(["ashley_ross"], ["olivia_brown"], ["rod_miller"], ["alexis_grey"]).does(
        "call_vote", player=1
    )
    for vote in ("up", "down", "up", "down"):
        table.chooses(vote)
    assert table.match.ask is not None
    assert table.match.ask.about == {"crossroads": None, "player": 1}
    table.chooses("down")
    assert said(table, "vote_called") == ["Ann calls a vote to exile Rook. Voters: Ann, Rook, Cleo, Dora."]
    assert said(table, "voted")[:2] == ["Ann votes: exile.", "Rook votes: no exile."]
    assert said(table, "tie_broken") == ["The vote is tied. Ann breaks the tie: no exile."]
    assert said(table, "vote_result", "ja") == ["投票の結果：「追放する」2票、「追放しない」2票。"]
    assert said(table, "tie_broken", "ja") == ["投票は同数。Annが「追放しない」に決める。"]


@rule("DOW-XROAD-7")
def test_a_choice_is_told_by_its_name_and_by_who_chose() -> None:
    table = seat(crossroads=["supply_drop"], dice={0: [5, 5, 3]}, turn_begins=True)
    opened = table.last("crossroads_opened")
    assert (opened["reader"], opened["chooser"]) == (2, 0)
    table.chooses("choose", option=2)
    assert said(table, "option_chosen") == ["Ann chooses “Leave it”."]
    assert table.last("option_chosen")["option"] == 2


def test_morale_is_told_by_how_much_it_changed_and_what_it_is_now() -> None:
    table = seat(crossroads=["christmas"], turn_begins=True, morale=6, food=9)
    while table.asked is not None and table.asked[0] != "turn":
        table.chooses("up")
    assert said(table, "morale_changed") == ["Morale rises by 1 to 7 (a crossroads card)."]
    assert said(table, "morale_changed", "ja") == ["クロスロードカードにより、士気を1上げる（現在7）。"]


@rule("DOW-REQUEST-1")
def test_a_request_is_said_in_plain_words() -> None:
    table = seat(["ashley_ross"], ["olivia_brown"], hands={1: ["food_1", "fuel", "fuel"]}, turn=0)
    table.does("request", player=1).chooses("symbol", symbol="tool").chooses("count", count=1)
    assert said(table, "requested") == ["Ann requests a tool card from Rook."]
    assert table.match.ask is not None
    assert table.match.ask.text("en", NAMES).startswith("Rook: Ann requests a tool card.")
    table = seat(["ashley_ross"], ["olivia_brown"], hands={1: ["food_1", "fuel", "fuel"]}, turn=0)
    table.does("request", player=1).chooses("symbol", symbol="education").chooses("count", count=2)
    assert said(table, "requested") == ["Ann requests 2 education cards from Rook."]
    assert said(table, "requested", "ja") == ["AnnはRookに教育カードを2枚要求する。"]
