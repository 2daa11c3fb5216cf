"""No card, token or resource of Hit Z Road is lost or made, at any question of any game."""

from typing import Any

import pytest

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
