"""No card, token, survivor or resource is lost or made, at any question of any game."""

from typing import Any

import pytest

from lastfire.dead_of_winter.state import (
    CRISES,
    CROSSROADS,
    EXILED_OBJECTIVES,
    ITEM_CARDS,
    STRANGERS,
    ColonyTable,
)
from lastfire.hit_z_road.cards import ADVENTURE_CARDS
from lastfire.hit_z_road.state import RoadTable
from tests.contract.games import TABLES, random_match

PLAYED = [(seats, options) for name, seats, options in TABLES if name == "hit_z_road"]


@pytest.mark.parametrize(("seats", "options"), PLAYED)
def test_every_card_lies_somewhere_exactly_once(seats: int, options: dict[str, Any]) -> None:
    for seed in range(8):
        for match, _ in random_match("hit_z_road", seats, options, seed):
            t = match._table
            assert isinstance(t, RoadTable)
            places = [card for pile in t.unseen for card in pile.middle]
            places += [card for card in t.paths if card >= 0]
            places += [card for group in t.groups for card in group.won]
            assert sorted(places + t.box) == list(range(len(ADVENTURE_CARDS)))


@pytest.mark.parametrize(("seats", "options"), PLAYED)
def test_nothing_is_ever_negative_and_bids_are_covered(seats: int, options: dict[str, Any]) -> None:
    for seed in range(8):
        for match, _ in random_match("hit_z_road", seats, options, seed):
            view = match.view(None)
            bids = [group["bid"] for group in view["seats"] if group["bid"]]
            assert len(set(bids)) == len(bids)
            for group in view["seats"]:
                assert min(group["people"], group["ammo"], group["gas"], group["adrenaline"]) >= 0
                assert min(group["tokens"].values()) >= 0
                assert group["alive"] == (group["people"] > 0)
                if view["phase"] == "auction":
                    assert group["bid"] <= group["ammo"] + group["gas"] + group["adrenaline"]
            free = [path for path in view["paths"] if path["taken_by"] is None and not path["key"]]
            if seats > 1 and view["phase"] == "auction":
                assert len(free) >= len(view["order"])


# Dead of Winter.

COLONIES = [(seats, options) for name, seats, options in TABLES if name == "dead_of_winter"]


def zones_of_items(t: ColonyTable) -> list[int]:
    """Every item card, wherever it lies."""
    cards = [card for hand in t.hands for card in hand]
    for place in range(1, 7):
        pile = t.piles[place]
        cards += [*pile.top, *pile.middle, *pile.bottom]
    cards += [card for card, _ in t.gear]
    return [*cards, *t.waste, *t.removed, *t.boxed, *t.seen, *t.given, *t.stock]


def pile_of(t: ColonyTable, which: int) -> list[int]:
    pile = t.piles[which]
    return [*pile.top, *pile.middle, *pile.bottom]


@pytest.mark.parametrize(("seats", "options"), COLONIES)
def test_every_card_and_survivor_of_the_colony_is_somewhere_exactly_once(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(8):
        for match, _ in random_match("dead_of_winter", seats, options, seed):
            t = match._table
            assert isinstance(t, ColonyTable)
            assert sorted(zones_of_items(t)) == list(range(ITEM_CARDS))
            crossroads = [*pile_of(t, CROSSROADS), *t.past_crossroads]
            crossroads += [card for card in (t.watched, t.open_card) if card >= 0]
            assert len(crossroads) == len(set(crossroads))
            crises = [*pile_of(t, CRISES), *t.past_crises, *[card for card in (t.crisis,) if card >= 0]]
            assert len(crises) == len(set(crises))
            people = [*pile_of(t, STRANGERS), *t.gone]
            people += [s for group in (*t.groups, *t.drafts) for s in group]
            people += [s for s, place in enumerate(t.place) if place >= 0 and t.controller[s] < 0]
            assert len(people) == len(set(people))
            secrets = [card for card in (*t.secret, *t.mix, *t.spare) if card >= 0]
            assert sorted(secrets) == ([] if t.house.coop else list(range(34)))
            exiled = [*pile_of(t, EXILED_OBJECTIVES), *[card for card in t.exile_card if card >= 0]]
            assert sorted(exiled) == list(range(10))


@pytest.mark.parametrize(("seats", "options"), COLONIES)
def test_spaces_are_never_overfull_and_nothing_is_negative(seats: int, options: dict[str, Any]) -> None:
    for seed in range(8):
        for match, _ in random_match("dead_of_winter", seats, options, seed):
            view = match.view(None)
            assert 0 <= view["morale"] <= 10
            assert min(view["food"], view["helpless"], view["starvation"], view["round"]) >= 0
            for place in view["places"]:
                assert 0 <= place["noise"] <= 4
                for gate in place["gates"]:
                    assert min(gate["zombies"], gate["barricades"]) >= 0
                    assert gate["zombies"] + gate["barricades"] <= gate["spaces"]
            for survivor in view["survivors"].values():
                assert min(survivor["wounds"], survivor["frostbite"]) >= 0
                assert survivor["wounds"] + survivor["frostbite"] < 4
