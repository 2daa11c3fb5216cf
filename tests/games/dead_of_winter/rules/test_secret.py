"""Who may know what."""

from typing import Any, Final

import pytest

from lastfire.engine.pile import Pile
from lastfire.engine.words import Name
from lastfire.games.dead_of_winter.rules import GAME
from lastfire.games.dead_of_winter.rules.counts import CRISIS_CARDS
from lastfire.games.dead_of_winter.rules.deal import backs
from lastfire.games.dead_of_winter.rules.effects.verb import together
from lastfire.games.dead_of_winter.rules.state import ColonyTable
from tests import secrecy
from tests.games.dead_of_winter.table import FULL, PLACE, Game, new, seat
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
    assert view["places"][1]["deck"] == FULL["police_station"] - 1  # the pistol came from there
    assert view["decks"]["crises"] == CRISIS_CARDS - 1


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


LOOKS: Final[list[tuple[str, dict[str, Any], list[tuple[str, dict[str, Any]]], str, dict[str, Any], str]]] = [
    # Whose ability it is, what lies there, what is answered, what all are told, what only some see.
    (
        "annaleigh_chan", {"hands": {1: ["fuel"], 2: ["junk"]}}, [("player", {"player": 2})],
        "card_looked_at", {"seat": 0, "player": 2}, "card_seen",
    ),
    (
        "sophie_robinson", {}, [("to", {"place": "library"})],
        "deck_looked_at", {"seat": 0, "place": "library"}, "saw",
    ),
    (
        "talia_jones", {"crises": ["illness", "despair"]}, [],
        "crises_looked_at", {"seat": 0, "count": 2}, "crisis_seen",
    ),
]  # fmt: skip


@rule("DOW-SECRET-9")
@pytest.mark.parametrize(
    ("who", "what", "answers", "told", "args", "seen"), LOOKS, ids=[look[0] for look in LOOKS]
)
def test_everybody_sees_where_somebody_looks_and_nobody_else_what_they_see(
    who: str,
    what: dict[str, Any],
    answers: list[tuple[str, dict[str, Any]]],
    told: str,
    args: dict[str, Any],
    seen: str,
) -> None:
    table = seat([who, "mike_cho"], ["olivia_brown"], ["rod_miller"], ["brian_lee"], **what)
    table.does("ability", survivor=who)
    for verb, chosen in answers:
        table.chooses(verb, **chosen)
    for watcher in (None, 0, 1, 2, 3):
        assert table.last(told, watcher) == args
    # Only who looks sees it, and whoever held the card.
    sees = [watcher for watcher in (None, 0, 1, 2, 3) if table.all_of(seen, watcher)]
    assert sees == ([0, 2] if who == "annaleigh_chan" else [0])
    for watcher in (None, 1, 3):
        assert secrecy.compare(table.match, watcher, (1, 2))


@rule("DOW-SECRET-9")
def test_everybody_sees_which_deck_is_looked_through_and_how_many_cards_are_taken() -> None:
    table = seat(
        ["ashley_ross"], ["olivia_brown"], ["rod_miller"], watched="thin_ice",
    )  # fmt: skip
    table.falls("blank", 4)
    table.does("move", survivor="ashley_ross").chooses("to", place="school").chooses("choose", option=1)
    table.chooses("to", place="library")
    for watcher in (None, 0, 1, 2):
        assert table.last("deck_searched", watcher) == {"seat": 0, "place": "library"}
    table.match.answer(0)
    for watcher in (None, 0, 1, 2):
        assert table.all_of("card_drawn", watcher) == [{"seat": 0, "place": "library"}]
    assert [watcher for watcher in (None, 0, 1, 2) if table.all_of("took", watcher)] == [0]


@rule("DOW-SECRET-9", "DOW-ZOMBIE-2", "DOW-SPACE-3")
def test_the_log_names_the_entrance() -> None:
    table = seat(
        ["ashley_ross", "mike_cho"], ["olivia_brown", "brian_lee"], ["rod_miller"],
        at={"rod_miller": "library"},
        zombies={"colony": [0, 3, 0, 0, 0, 0]}, barricades={"colony": [3, 0, 0, 0, 0, 0]},
    )  # fmt: skip
    table.night_falls()
    said = {
        lang: [
            record.text(lang)
            for record in table.match.records(None)
            if record.kind in ("zombie_came", "barricade_broken", "overrun")
        ]
        for lang in ("en", "ja")
    }
    assert said["en"] == [
        "A zombie destroys a barricade at colony entrance 1.",
        "Zombies overrun colony entrance 2.",
        "A zombie is added to the Library.",
    ]
    assert said["ja"] == [
        "ゾンビがコロニーの入口1のバリケードを1個破壊する。",
        "コロニーの入口2が突破される。",
        "図書館にゾンビが1体加わる。",
    ]


@rule("DOW-SECRET-3", "DOW-REQUEST-12")
@pytest.mark.parametrize("watcher", [1, None])
def test_a_card_that_would_have_been_set_off_is_not_watched_in_a_deal(watcher: int | None) -> None:
    # “The Deputy” was watched a turn ago; now it lies below the others, as far as most can tell.
    table = seat(
        ["mike_cho"], ["brian_lee"], ["rod_miller"],
        hands={2: ["fuel", "fuel"]}, crossroads=["the_deputy", "abandoned"], turn_begins=True,
    )  # fmt: skip
    table.ends_turn()
    assert table.view(0)["watching"] == "abandoned"
    # Between the two cards that are given a survivor goes out, which would have set it off.
    table.does("request", player=2).chooses("symbol", symbol="fuel").chooses("count", count=2)
    table.chooses("card", item="fuel").chooses("to", place="library")
    assert table.asked == ("offer", 2)
    for seed in range(20):
        ask = table.match.deal(watcher, seed).ask
        assert ask is not None
        assert (ask.question, ask.seat) == ("offer", 2)


@rule("DOW-GOAL-2", "DOW-SECRET-1")
def test_a_player_is_told_what_they_need_to_win_and_nobody_elses() -> None:
    table = seat(
        ["ashley_ross"],
        ["olivia_brown"],
        ["rod_miller"],
        secrets={0: "hoarder", 1: "justice", 2: "cult_leader"},
        hands={0: ["fuel", "fuel"], 1: ["fuel"]},
    )
    goals = [table.view(number)["win"]["goals"] for number in range(3)]
    texts = [together([Name(**goal["words"]) for goal in each]) for each in goals]
    for number, secret in enumerate(("hoarder", "justice", "cult_leader")):
        assert texts[number].json() == GAME.catalogue()["secrets"][secret]["text"]
    assert goals[0][-1]["met"] is True
    # Who holds a betrayal objective is for nobody to know: the number of those is not told.
    (hidden,) = [goal for goal in goals[1] if "betrayers" in goal["words"]["en"]]
    assert (hidden["now"], hidden["need"], hidden["met"]) == (None, None, None)
    assert table.view(None)["win"] is None


def with_a_stranger(t: ColonyTable) -> None:
    """Four cards are left in the deck at the school; one of them came from the hospital."""
    origin = t.box.origin
    stranger, *_ = [card for card in range(t.box.item_cards) if origin[card] == PLACE["hospital"]]
    three = [card for card in range(t.box.item_cards) if origin[card] == PLACE["school"]][:3]
    hospital, school = t.deck(PLACE["hospital"]), t.deck(PLACE["school"])
    t.boxed += [card for card in school.middle if card not in three]
    t.piles[t.board.deck[PLACE["hospital"]]] = Pile([card for card in hospital.middle if card != stranger])
    t.piles[t.board.deck[PLACE["school"]]] = Pile(sorted([*three, stranger]))


@rule("DOW-SECRET-4")
def test_a_deal_has_the_backs_that_everybody_sees() -> None:
    # Whoever looked at the stranger, its back is not among the others any more.
    for dice in range(12):
        table = seat(
            ["ashley_ross"], ["olivia_brown"], ["rod_miller"],
            dice={0: [6]}, at={"ashley_ross": "school"}, plant=with_a_stranger,
        )  # fmt: skip
        table.table.chance.reseed(dice, "test")
        table.does("search", survivor="ashley_ross")
        assert table.asked == ("search", 0)
        for watcher in (None, 1, 2):
            for seed in range(6):
                dealt = table.match.deal(watcher, seed)._table
                assert isinstance(dealt, ColonyTable)
                assert backs(dealt) == backs(table.table)
