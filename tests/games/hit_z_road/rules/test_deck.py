"""The adventure deck."""

from collections import Counter
from typing import Any

import pytest

import lastfire
from lastfire import Match
from tests.games.hit_z_road.table import CARD, meet, play_on, seat
from tests.rule import rule


def dealt(match: Match) -> list[dict[str, Any]]:
    return [record.args for record in match.records(None) if record.kind == "card_dealt"]


def whole_game(seats: int, seed: int) -> Match:
    """A game that lasted all eight rounds."""
    while True:
        match = play_on(lastfire.new("hit_z_road", seats=seats, seed=seed), seed)
        if match.view(None)["round"] == 8:
            return match
        seed += 1000


@pytest.fixture(scope="module", params=[1, 2, 3, 4])
def long_games(request: pytest.FixtureRequest) -> list[Match]:
    seats: int = request.param
    return [whole_game(seats, seed) for seed in range(6)]


@rule("HZR-DECK-1", "HZR-SOLO-16")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_than_four_never_meet_a_poker_card(seats: int) -> None:
    for seed in range(60):
        match = play_on(lastfire.new("hit_z_road", seats=seats, seed=seed), seed)
        for record in match.records(None):
            if record.kind in ("card_dealt", "card_turned") and record.args["card"] is not None:
                assert not CARD[record.args["card"]].poker


@rule("HZR-DECK-2")
def test_four_meet_every_poker_card_sooner_or_later() -> None:
    seen = set()
    for seed in range(40):
        match = play_on(lastfire.new("hit_z_road", seats=4, seed=seed), seed)
        seen |= {args["card"] for args in dealt(match)}
    assert {card.id for card in CARD.values() if card.poker} <= seen


@rule("HZR-DECK-3", "HZR-DECK-6", "HZR-DECK-10..11", "HZR-PLAN-2")
def test_levels_lie_apart_and_the_deck_ends_with_round_8(long_games: list[Match]) -> None:
    for match in long_games:
        round_ = 0
        for record in match.records(None):
            if record.kind == "round_begins":
                round_ += 1
                assert record.args == {"round": round_, "level": (1, 1, 2, 2, 2, 3, 3, 3)[round_ - 1]}
            elif record.kind in ("card_dealt", "card_turned") and record.args["card"] is not None:
                assert CARD[record.args["card"]].level == (1, 1, 2, 2, 2, 3, 3, 3)[round_ - 1]
        assert round_ == 8
        assert match.view(None)["deck"] == [0, 0, 0]
        assert match.over


@rule("HZR-DECK-7..8", "HZR-PLAN-3..4")
def test_48_or_64_cards_are_dealt(long_games: list[Match]) -> None:
    for match in long_games:
        count = 64 if match.seats == 4 else 48
        assert len(dealt(match)) == count
    first = lastfire.new("hit_z_road", seats=long_games[0].seats)
    cards = 8 if first.seats == 4 else 6
    levels = [16, 24, 24] if first.seats == 4 else [12, 18, 18]
    assert first.view(None)["deck"] == [levels[0] - cards, *levels[1:]]


@rule("HZR-DECK-9", "HZR-PATH-13")
def test_no_card_comes_twice(long_games: list[Match]) -> None:
    for match in long_games:
        seen = [
            record.args["card"]
            for record in match.records(None)
            if record.kind in ("card_dealt", "card_turned") and record.args["card"] is not None
        ]
        assert len(set(seen)) == len(seen)
        if match.seats > 1:
            assert len(seen) == (64 if match.seats == 4 else 48)


@rule("HZR-DECK-4")
def test_chance_leaves_four_cards_of_every_level_out() -> None:
    # Four of the printed cards; where there are more, as many more.
    in_all = Counter(card.level for card in CARD.values() if not card.poker)
    too_many = {level: in_all[level] - dealt for level, dealt in ((1, 12), (2, 18), (3, 18))}
    assert min(too_many.values()) >= 4
    missing: Counter[str] = Counter()
    for seed in range(40):
        match = whole_game(2, seed)
        there = {args["card"] for args in dealt(match)}
        absent = [card for card in CARD.values() if not card.poker and card.id not in there]
        assert Counter(card.level for card in absent) == too_many
        missing.update(card.id for card in absent)
    # Every card is left out now and then, none always.
    assert set(missing) == {card.id for card in CARD.values() if not card.poker}
    assert max(missing.values()) < 40


@rule("HZR-DECK-3")
def test_the_deck_is_shuffled() -> None:
    first = {dealt(lastfire.new("hit_z_road", seats=3, seed=seed))[0]["card"] for seed in range(150)}
    assert first == {card.id for card in CARD.values() if card.level == 1 and not card.poker}


@rule("HZR-DECK-5")
def test_what_setup_removed_is_never_shown() -> None:
    # Whatever any seat sees, it sees no card but those dealt, in its view, options and records.
    match = lastfire.new("hit_z_road", seats=2, seed=11)
    names = sorted(CARD, key=len, reverse=True)
    shown = {args["card"] for args in dealt(match)}
    for watcher in (0, 1, None):
        text = repr(match.view(watcher)) + repr([record.args for record in match.records(watcher)])
        assert {name for name in names if f"'{name}'" in text} == shown
    play_on(match)
    shown = {args["card"] for args in dealt(match)}
    for watcher in (0, 1, None):
        text = repr(match.view(watcher)) + repr([record.args for record in match.records(watcher)])
        assert {name for name in names if f"'{name}'" in text} == shown


@rule("HZR-DECK-5", "HZR-DECK-12")
def test_the_next_cards_are_open_to_luck_but_their_level_is_known() -> None:
    # From one position, every card of the level not yet seen may come next.
    match = lastfire.new("hit_z_road", seats=2, seed=4)
    seen = {args["card"] for args in dealt(match)}
    assert match.view(None)["deck"] == [6, 18, 18]
    following = set()
    for seed in range(120):
        other = match.deal(0, seed)
        while other.ask is not None and other.view(None)["round"] == 1:
            other.answer(0)
        if other.ask is None:
            continue  # nobody lived to see the second round
        following |= {
            card for path in other.view(None)["paths"] for card in path["cards"] if card is not None
        }
        assert other.view(None)["deck"] == [0, 18, 18]
    level_1 = {card.id for card in CARD.values() if card.level == 1 and not card.poker}
    assert following == level_1 - seen


@rule("HZR-DECK-13")
def test_the_snake_costs_a_survivor() -> None:
    table = meet("snake", seats=3)
    assert table.group(0).people == 4
    assert table.group(0).goods == (6, 5, 4)
    assert table.group(1).people == 5


@rule("HZR-DECK-14")
def test_the_marked_cards_are_our_own() -> None:
    cards = lastfire.registered_games()["hit_z_road"].catalogue()["cards"].values()
    assert {card["origin"] for card in cards if card["poker"]} == {"original"}
    # They are true to the averages of their level: totals of 4, 6 and 6 cards.
    totals = [
        tuple(
            sum(card[field] for card in cards if card["poker"] and card["level"] == level)
            for field in ("ammo", "gas", "adrenaline", "zombies", "vp")
        )
        for level in (1, 2, 3)
    ]
    assert totals == [(4, 2, 2, 4, 2), (4, 3, 3, 14, 3), (2, 0, 3, 26, 3)]


@rule("HZR-DECK-2", "HZR-DECK-14")
def test_there_is_one_set_of_poker_cards() -> None:
    option = lastfire.registered_games()["hit_z_road"].options["poker_set"]
    assert option.choices == ("original",)
    with pytest.raises(lastfire.SetupError) as refused:
        lastfire.new("hit_z_road", seats=4, poker_set="none")
    assert refused.value.field == "poker_set"


@rule("HZR-DECK-15")
def test_the_molotov_cocktail_comes_and_goes_with_our_own_cards() -> None:
    table = meet("bottle_garage", seats=4)
    assert table.group(0).tokens == ("molotov",)
    table = meet("fuel_depot", seats=4, tokens={0: ["molotov"]})
    assert table.asked == ("use_token", 0)
    table.throws(0)
    assert table.group(0).tokens == ()
    assert "fuel_depot" in (table.group(0).won or ())


@rule("HZR-DECK-11")
@pytest.mark.parametrize(("round_", "level"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3)])
def test_the_level_of_a_round(round_: int, level: int) -> None:
    table = seat(3, from_round=round_, seed=round_)
    assert table.view()["level"] == level
    assert table.round == round_
