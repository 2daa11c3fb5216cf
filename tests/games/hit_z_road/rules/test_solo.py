"""One player."""

from typing import Any

import pytest

import lastfire
from tests.games.hit_z_road.table import CARD, CASUALTY, Game, plain, play_on, seat
from tests.rule import rule

OPEN = ["farm", "fuel_stop", "police_armoury"]
"""Path 2 left, path 3 left and right: the cards that are dealt face up."""


@rule("HZR-SOLO-1")
def test_alone_nobody_bids() -> None:
    table = seat(1, draws=OPEN)
    assert table.asked == ("choose_path", 0)
    assert table.view()["phase"] == "encounter"
    assert table.view()["auction"] is None
    match = play_on(lastfire.new("hit_z_road", seats=1, seed=3), 3)
    assert not {"bid_made", "passed", "auction_ends"} & {record.kind for record in match.records(None)}


@rule("HZR-SOLO-2")
def test_alone_six_cards_a_round_for_eight_rounds() -> None:
    for seed in range(12):
        match = play_on(lastfire.new("hit_z_road", seats=1, seed=seed), seed)
        rounds = [record.args["round"] for record in match.records(None) if record.kind == "round_begins"]
        dealt = [record for record in match.records(None) if record.kind == "card_dealt"]
        assert len(dealt) == 6 * len(rounds)
        assert rounds == list(range(1, len(rounds) + 1))
        if match.view(None)["seats"][0]["alive"]:
            assert len(rounds) == 8
            assert match.view(None)["deck"] == [0, 0, 0]


@rule("HZR-SOLO-3", "HZR-SOLO-6..7")
def test_which_cards_lie_face_down() -> None:
    table = seat(1, draws=OPEN)
    for watcher in (0, None):
        paths = table.view(watcher)["paths"]
        assert [path["cards"] for path in paths] == [
            [None, None],
            ["farm", None],
            ["fuel_stop", "police_armoury"],
        ]
        assert [path["face_down"] for path in paths] == [[True, True], [False, True], [False, False]]
    assert [told["card"] for told in table.all_told("card_dealt")] == [
        None,
        None,
        "farm",
        None,
        "fuel_stop",
        "police_armoury",
    ]
    assert table.view()["deck"] == [6, 18, 18]


@rule("HZR-SOLO-4..5")
@pytest.mark.parametrize("gift", [(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)])
def test_path_1_gives_two_resources_of_choice_before_a_card_is_seen(gift: tuple[int, int, int]) -> None:
    table = seat(1, draws=[*OPEN, "rabid_dogs", "church"])
    table.drives(0, 1)
    assert table.asked == ("take_gift", 0)
    assert table.about == {"count": 2}
    assert table.mixes == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}
    assert table.view()["paths"][0]["cards"] == [None, None]
    assert table.all_told("card_turned") == []
    table.takes(0, *gift)
    assert table.asked == ("discard", 0)
    assert table.group(0).goods == tuple(4 + found for found in gift)


@rule("HZR-SOLO-4")
@pytest.mark.parametrize(
    ("falls", "goods"), [(("ammo", "gas"), (5, 5, 4)), (("adrenaline", "adrenaline"), (4, 4, 6))]
)
def test_by_option_chance_picks_the_gift(falls: tuple[str, str], goods: tuple[int, int, int]) -> None:
    table = seat(1, draws=[*OPEN, "rabid_dogs", "church"], solo_random_gift=True)
    table.falls(*falls)
    table.drives(0, 1)
    assert table.asked == ("discard", 0)
    assert table.group(0).goods == goods
    assert len(table.told("gift_taken")) == 1


@rule("HZR-SOLO-4")
@pytest.mark.parametrize("path", [2, 3])
def test_other_paths_give_nothing_in_advance(path: int) -> None:
    table = seat(1, draws=["rabid_dogs", "church", "hospital"])
    table.drives(0, path)
    assert table.asked != ("take_gift", 0)
    assert table.told("gift_taken") == []


@rule("HZR-SOLO-8")
def test_path_3_costs_two_in_advance() -> None:
    table = seat(1, draws=OPEN)
    assert table.keys == [0, 0, 2]
    table.drives(0, 3)
    assert table.asked == ("pay_key", 0)
    assert table.group(0).goods == (4, 4, 4)
    table.pays(0, ammo=1, gas=1)
    assert table.group(0).goods == (7, 5, 4)


@rule("HZR-SOLO-8")
def test_path_3_is_closed_to_who_has_less_than_two() -> None:
    table = seat(1, draws=OPEN, ammo={0: 1}, gas={0: 0}, adrenaline={0: 0})
    assert table.open_paths == [1, 2]


@rule("HZR-SOLO-9")
def test_a_card_stays_down_until_it_is_resolved() -> None:
    table = seat(1, draws=[*OPEN, "church", "hospital"])
    table.drives(0, 1)
    table.takes(0, ammo=2)
    assert table.view()["paths"][0]["cards"] == ["church", None]
    assert table.view()["paths"][0]["face_down"] == [False, True]
    table.flees(0)
    assert table.told("card_turned") == [{"path": 1, "slot": 1, "card": "hospital"}]
    assert table.view()["paths"][0]["cards"] == [None, "hospital"]


@rule("HZR-SOLO-9")
def test_by_option_all_cards_of_the_path_are_turned_at_once() -> None:
    table = seat(1, draws=[*OPEN, "church", "hospital"], solo_reveal="both")
    table.drives(0, 1)
    assert table.view()["paths"][0]["cards"] == [None, None]
    table.takes(0, ammo=2)
    assert table.view()["paths"][0]["cards"] == ["church", "hospital"]
    table = seat(1, draws=["church", "fuel_stop", "farm", "hospital"], solo_reveal="both")
    table.drives(0, 2)
    assert table.view()["paths"][1]["cards"] == ["church", "hospital"]
    # The other path stays down.
    assert table.view()["paths"][0]["cards"] == [None, None]


@rule("HZR-SOLO-10")
def test_the_other_cards_are_discarded_unseen() -> None:
    table = seat(1, draws=["farm", "fuel_stop", "police_armoury", "cellar"])
    table.drives(0, 2)
    assert table.round == 2
    assert table.told("path_unused") == [{"path": 1}, {"path": 3}]
    assert table.told("card_turned") == [{"path": 2, "slot": 1, "card": "cellar"}]
    assert not {"fuel_stop", "police_armoury"} & table.on_the_table
    assert table.group(0).won == ("farm", "cellar")


@rule("HZR-SOLO-10", "HZR-DECK-9")
def test_what_was_discarded_face_up_never_comes_again() -> None:
    for seed in range(15):
        match = play_on(lastfire.new("hit_z_road", seats=1, seed=seed), seed)
        seen = [
            record.args["card"]
            for record in match.records(None)
            if record.kind in ("card_dealt", "card_turned") and record.args["card"] is not None
        ]
        assert len(set(seen)) == len(seen)


def alone_at_the_coast(**prepared: Any) -> Game:
    """A solo game whose last round costs and yields nothing."""
    draws = ["farm", "fuel_stop", "police_armoury", "motel_rest"]
    table = seat(1, draws=draws, written=[plain(card) for card in draws], from_round=8, **prepared)
    table.drives(0, 2)
    return table


@rule("HZR-SOLO-11")
def test_no_epilogue_cards_alone() -> None:
    table = alone_at_the_coast()
    assert table.match.over
    assert table.view()["epilogue"] == []
    assert table.score(0)["epilogue"] == []
    assert table.all_told("epilogue") == []


@rule("HZR-SOLO-12")
@pytest.mark.parametrize(
    ("people", "ammo", "gas", "adrenaline", "sets"),
    [(5, 4, 4, 4, 4), (1, 4, 4, 4, 1), (5, 2, 9, 9, 2), (5, 9, 3, 9, 3), (5, 9, 9, 0, 0), (6, 6, 7, 8, 6)],
)
def test_sets_of_one_each_are_worth_a_point(
    people: int, ammo: int, gas: int, adrenaline: int, sets: int
) -> None:
    table = alone_at_the_coast(people={0: people}, ammo={0: ammo}, gas={0: gas}, adrenaline={0: adrenaline})
    assert table.score(0)["sets"] == sets
    assert table.score(0)["total"] == sets


@rule("HZR-SOLO-13")
def test_the_solo_score_is_cards_maps_and_sets() -> None:
    table = alone_at_the_coast(won={0: ["chemical_blast", "hospital"]}, map_vp={0: 6}, gas={0: 2})
    score = table.score(0)
    assert (score["cards"], score["maps"], score["sets"], score["total"]) == (3, 6, 2, 11)
    assert table.result["reason"] == "solo"
    assert table.result["winners"] == [0]
    assert table.match.returns == [0.11]


@rule("HZR-SOLO-14")
def test_the_solo_game_is_lost_with_the_last_survivor() -> None:
    table = seat(1, draws=["snake", *OPEN[1:]], people={0: 1}, won={0: ["hospital"]}, map_vp={0: 12})
    table.drives(0, 2)
    assert table.match.over
    assert table.result["reason"] == "nobody"
    assert table.result["winners"] == []
    assert table.score(0)["total"] == 0
    assert table.match.returns == [0]
    assert table.round == 1


@rule("HZR-SOLO-14")
def test_a_casualty_may_end_it() -> None:
    table = seat(1, draws=["church", *OPEN[1:]], people={0: 1}, adrenaline={0: 0})
    table.drives(0, 2)
    table.falls(CASUALTY)
    table.fights(0)
    assert table.match.over
    assert table.result["winners"] == []


@rule("HZR-SOLO-15")
@pytest.mark.parametrize(
    ("points", "band"),
    [(0, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (18, 3), (19, 4), (21, 4), (22, 5), (40, 5)],
)
def test_six_bands_rate_the_solo_score(points: int, band: int) -> None:
    table = alone_at_the_coast(map_vp={0: points}, gas={0: 0})
    assert table.score(0)["total"] == points
    assert table.result["rating"] == band


@rule("HZR-SOLO-14..15")
def test_a_group_that_did_not_survive_is_not_rated() -> None:
    table = seat(1, draws=["snake", "farm"], from_round=3, people={0: 1}, map_vp={0: 12})
    table.drives(0, 2)
    assert table.match.over
    assert not table.score(0)["alive"]
    assert table.result["rating"] is None
    assert table.result["winners"] == []


@rule("HZR-SOLO-15")
def test_only_who_plays_alone_is_rated() -> None:
    match = play_on(lastfire.new("hit_z_road", seats=2, seed=1), 1)
    assert match.view(None)["result"]["rating"] is None
    assert len(lastfire.registered_games()["hit_z_road"].catalogue()["ratings"]) == 6


@rule("HZR-SOLO-16")
def test_alone_no_poker_card_comes() -> None:
    seen = set()
    for seed in range(40):
        match = play_on(lastfire.new("hit_z_road", seats=1, seed=seed), seed)
        seen |= {
            record.args["card"]
            for record in match.records(None)
            if record.kind in ("card_dealt", "card_turned") and record.args["card"] is not None
        }
    assert not {card for card in seen if CARD[card].poker}
    assert seen == {card.id for card in CARD.values() if not card.poker}
