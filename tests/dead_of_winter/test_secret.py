"""Who may know what."""

from tests import secrecy
from tests.dead_of_winter.table import Game, new, seat
from tests.rule import rule


def hidden() -> Game:
    return seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        hands={0: ["fuel", "pistol"], 1: ["medicine"], 2: ["junk", "junk"]},
        secrets={0: "hope", 1: "cult_leader", 2: "leader"},
        crisis="despair",
        waste=["food_1"],
        removed=["food_2"],
        gear={"rod_miller": ["mop"]},
        wounds={"olivia_brown": 1},
        dice={1: [4, 2]},
    )


@rule("DOW-SECRET-1", "DOW-SECRET-2", "DOW-SECRET-3")
def test_an_objective_is_sent_to_its_owner_only_who_may_look_any_time() -> None:
    table = hidden()
    for watcher in (0, 1, 2, None):
        shown = [table.seat(number, watcher)["secret"] for number in range(3)]
        mine = ["hope", "cult_leader", "leader"]
        assert shown == [mine[number] if number == watcher else None for number in range(3)]
    text = str(table.view(0)) + str([record.args for record in table.match.records(0)])
    assert "cult_leader" not in text


@rule("DOW-SECRET-4", "DOW-SECRET-5")
def test_hands_are_known_to_their_holders_and_their_number_to_all() -> None:
    table = hidden()
    assert table.hand(0) == ["fuel", "pistol"]
    for watcher in (1, 2, None):
        assert table.seat(0, watcher)["hand"] == {
            "count": 2,
            "backs": {"starter": 1, "police_station": 1},
            "known": [],
        }
        assert "pistol" not in str(table.view(watcher))
    assert table.view(None)["hand"] is None


@rule("DOW-SECRET-6")
def test_the_number_of_cards_in_each_deck_is_open() -> None:
    view = hidden().view()
    assert view["places"][1]["deck"] == 19  # the pistol came from there
    assert view["decks"]["crises"] == 19


@rule("DOW-SECRET-7", "DOW-CRISIS-7")
def test_how_many_cards_lie_at_the_crisis_and_whose_is_open_but_not_which() -> None:
    table = hidden()
    table.does("give", item="fuel")
    for watcher in (1, 2, None):
        crisis = table.view(watcher)["crisis"]
        assert (crisis["given"], crisis["givers"], crisis["known"]) == (1, [1, 0, 0], [])
        assert "crisis_gave" not in [record.kind for record in table.match.records(watcher)]
    assert table.view(0)["crisis"]["known"] == ["fuel"]


@rule("DOW-SECRET-8", "DOW-XROAD-3")
def test_a_crossroads_card_is_known_to_its_drawer_only() -> None:
    match = new(4, 3)
    while match.ask is not None and match.ask.question != "turn":
        match.answer(0)
    view = match.view(None)
    reader = view["reader"]
    if reader is not None:
        for watcher in (*range(4), None):
            shown = match.view(watcher)["watching"]
            assert (shown is not None) == (watcher == reader)
            seen = [record.kind for record in match.records(watcher)]
            assert ("watches" in seen) == (watcher == reader)


@rule("DOW-SECRET-9")
def test_what_lies_on_the_table_is_open() -> None:
    view = hidden().view()
    assert view["waste"] == ["food_1"]
    assert view["removed"] == ["food_2"]
    assert view["survivors"]["rod_miller"]["gear"] == [{"item": "mop", "used": False}]
    assert view["survivors"]["olivia_brown"]["wounds"] == 1
    assert view["seats"][1]["dice"] == [4, 2]


@rule("DOW-SECRET-4")
def test_whoever_looks_through_a_deck_knows_what_is_in_it() -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
        watched="thin_ice",
        hands={1: ["mop", "reading_lamp"], 2: ["flashlight", "cookbook"]},
    )  # fmt: skip
    table.falls("blank", 4)
    table.does("move", survivor="ashley_ross").chooses("to", place="school").chooses("choose", option=1)
    table.chooses("to", place="library")
    for watcher in (None, 0, 1, 2):
        assert secrecy.compare(table.match, watcher, (1, 2)), "the hands of others are dealt anew"


@rule("DOW-SECRET-4")
def test_what_a_player_was_seen_doing_can_be_done_in_a_deal() -> None:
    table = seat(
        ["james_meyers"], ["olivia_brown"], ["rod_miller"],
        crossroads=["james_meyers"],
        hands={0: ["medicine", "fuel", "fuel"], 1: ["medicine", "junk", "junk"], 2: ["medicine", "food_1"]},
        turn_begins=True,
    )  # fmt: skip
    table.chooses("choose", option=1).chooses("yes")
    assert table.asked == ("player", 0)
    for seed in range(20):
        deal = table.match.deal(None, seed)
        assert deal.ask is not None
        assert deal.ask.question == "player"
        hands = [deal.view(holder)["hand"] for holder in range(3)]
        assert sum(hand.count("medicine") for hand in hands) >= 3
